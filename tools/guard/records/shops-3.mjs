/** Made-up records whose facts change: support desks, shops, hotels, landlords, couriers and their customers (3 of 5). Format: bench/texts/customers-1.mjs. */
export const SHOPS_3 = [
  {
    name: 'Teo Brankovic',
    user: 'teo.b',
    lines: `
a | ride=Yamaha scooter | I do my rounds on a Yamaha scooter.
a | zone=Harbourside ; start=10 am | Deliveries all day in Harbourside, kicking off at 10 am.
a | boss=Gunnar | My dispatcher's a guy called Gunnar.
a | | The night dispatcher is Petra but I never get her.
a | pay=€13.20 | They give me €13.20 an hour.
a | | Tips were rubbish on Sunday, four euros in nine hours.
a | locker=locker 27 | My stuff stays in locker 27.
a | nav=Wayfern | I find my way with Wayfern.
a | bag=45 litres | The thermal bag on my back holds 45 litres.
b | zone=the Old Town | I carry food up and down the Old Town.
a | | Did one run out to the airport for a mate, never ever again.
a | ride!=cargo e-bike | scooter got nicked, so it's a cargo e-bike for me
a | | Lena from our crew has a Vespa and adores it.
b | | Tried a mate's electric moped for an evening, wobbly thing.
b | start=noon | I clock on at noon.
a | pay!=€14.05 | After the strike our hourly went up, €14.05.
a | | Riders in Graz make €15 or so, people say.
b | boss=Iwona | Iwona sends me the jobs.
a | | She talks fast and calls everyone chief.
b | locker=locker 31 | Helmet and rain gear of mine: locker 31, by the stairs.
a | | I'm thinking about going over to the parcel side.
a | nav=MapMoth | MapMoth tells me where to turn.
a | depot=Rennweg | Our depot is on Rennweg.
a | | Next Tuesday I won't be in before three, dentist.
b | zone!=Northgate | They've put me on Northgate, hills and all.`,
    questions: `
ride: What vehicle do I deliver with? / What do I ride for work?
zone: Which part of town do I deliver in?
start: When does my working day begin?
boss: Who dispatches me? / Who gives me my orders at work?
pay: What is my hourly wage?
locker: Which locker is mine?
nav: Which navigation app do I use?
bag: How big is my delivery bag?
depot: Where is our depot?`,
  },
  {
    name: 'Bartholomew Quist',
    lines: `
A@2025-02-01 | fabric=moss green velvet ; legs=oak | Bartholomew Quist ordered a corner sofa, no. 30117, moss green velvet on oak legs.
A@2025-02-01 | sales=Delphine | The sale to Mr Quist was Delphine's, she is his contact at the showroom.
A@2025-02-01 | | He stroked a walnut sideboard for a while and left without it.
A@2025-02-01 | eta=week 11 | For 30117 the factory estimates week 11.
B@2025-02-03 | paid=£400 | Mr Quist has put down £400.
A@2025-02-03 | crew=two men | Delivery crew for Quist: two men.
A@2025-02-05 | floor=third floor | The Quist sofa has to go up to the third floor.
A@2025-02-05 | | The lift there fits a pram but not a corner unit.
B@2025-02-07 | | The people on the fourth floor wanted three men for a piano.
B@2025-02-10 | fabric=rust corduroy | On the works ticket for 30117 the cover reads rust corduroy.
A@2025-02-10 | | His armchair is a separate order, in cream boucle.
A@2025-02-17 | eta=week 14 | Bartholomew can expect the sofa in week 14.
A@2025-02-18 | | The Danish warehouse was on strike for two days.
B@2025-02-24 | sales!=Hamish | Delphine has gone on maternity leave and her customers, Quist among them, passed to Hamish.
A@2025-03-03 | paid=£950 | Ledger, Quist: £950 received in total.
B@2025-03-05 | legs!=black steel | He rang about the feet: scrap the oak, black steel please.
A@2025-03-05 | | In Hamish's opinion that will look like a bus seat.
A@2025-03-10 | crew=three men with a stair climber | We send three men with a stair climber to Mr Quist.
A@2025-03-11 | | He may add the footstool once he sees the sofa in place.
B@2025-03-12 | eta!=week 15 | Easter pushed Quist's sofa back, to week 15.
A@2025-03-14 | contact=his sister Ines | On the day itself, ring his sister Ines, not Bartholomew.
A@2025-03-14 | | The days before that he is in Oslo.
B@2025-03-18 | fabric!=charcoal wool | The corduroy mill went bust, and Bartholomew settled on charcoal wool.
A@2025-03-18 | | Taking away the old couch is in the price.`,
    questions: `
fabric: What is Quist's sofa covered in? / Which upholstery did Bartholomew Quist choose?
legs: What legs does the Quist sofa have?
sales: Who in the showroom looks after Bartholomew Quist?
eta: When will the sofa of Bartholomew Quist arrive?
paid: How much has Mr Quist paid so far?
crew: Who carries the sofa up for Bartholomew Quist?
floor: To which storey does Quist's sofa go?
contact: Whom do we phone on the day of delivery to Quist?`,
  },
  {
    name: 'Leopold Anquetil',
    lines: `
A | box=Box 14 | Records set aside for Leopold Anquetil are in Box 14.
A | standing=every Halcyon release | Leopold has a standing order: every Halcyon release on vinyl.
B | credit=€20 | Store credit, Anquetil: €20.
A | visit=Saturdays | Anquetil drops in on Saturdays.
A | deck=Lenco L75 | At home Leopold plays everything on a Lenco L75.
B | | A pal of his owns a Thorens and won't shut up about it.
A | disc=5% | His loyalty discount is 5%.
A | | He once sat in the listening booth for three hours.
B | box=Box 38 | Anything for Anquetil belongs in Box 38.
A | credit=€64 | Anquetil's card shows €64 to spend.
A | | Thirty singles he brought us were too scratched to buy.
B | | His niece keeps a box here too, number 51.
B | visit=Tuesday lunchtimes | You will meet Leopold here Tuesday lunchtimes, sandwich in hand.
A | | During the fair he came on Sunday with his kids.
A | standing!=Moonraker reissues | Too much techno for him: the Halcyon order is cancelled, he signed up for the Moonraker reissues.
B | | Box sets would tempt him if we split the payments.
A | deck!=Rega Planar 3 | The old Lenco died and he treated himself to a Rega Planar 3.
B | | The needle alone costs more than my bike.
A | disc=10% | At the till we take 10% off for Leopold.
A | tell=postcard | When something arrives he likes to get a postcard.
B | seek=Green Hours by Ilka Moreau | On Anquetil's want list: Green Hours by Ilka Moreau.
A | | He also hunts for anything by the Petticoat Five.
A | credit!=€12 | Two LPs later his balance is down to €12.
B | | Inner sleeves must be polylined, he insists.`,
    questions: `
box: Where do we put records for Leopold Anquetil?
standing: What does Leopold Anquetil get from us automatically? / What is Anquetil's standing order?
credit: How much credit does Leopold Anquetil have left?
visit: When does Anquetil usually come to the shop?
deck: Which turntable does Leopold Anquetil own?
disc: What reduction does Anquetil get?
tell: How does Leopold Anquetil want to be notified?
seek: Which album is Anquetil searching for?`,
  },
  {
    name: 'Pumpernickel',
    lines: `
A | kennel=run 5 ; food=180 g | Pumpernickel the beagle boards in run 5, with 180 g per meal.
A | vet=Dr Lisowski | Vet on the beagle's card: Dr Lisowski.
A | | His owner, Mrs Tolland, cried a little at the gate.
B | pal=Duchess | Pumpernickel is let out together with Duchess.
A | pickup=Sunday evening | Pumpernickel goes home Sunday evening.
B | pill=half a tablet | With breakfast the beagle has half a tablet for his thyroid.
A | ring=07700 900226 | Mrs Tolland's holiday number is 07700 900226.
B | | Her son can be tried on 07700 900650, though he is abroad.
A | kennel=run 11 | You'll find Pumpernickel in run 11, out of the draught.
B | | Duchess had a sore paw on Monday.
A | food=140 g | P.'s bowl, morning and night: 140 g.
B | | The spaniel next to him eats raw, 300 g.
A | pal=Bruno | In the yard Pumpernickel romps with Bruno.
A | pill!=a whole tablet | Dr Lisowski doubled the thyroid dose over the phone: a whole tablet each morning.
B | | The vet believes he could lose a kilo.
A | food=155 g | Each time the beagle eats, 155 g on the scales.
B | | Ms Osei fed the cats while I did the dogs.
A | pickup=Thursday at four | Mrs Tolland fetches her beagle on Thursday at four.
A | blanket=tartan | His own blanket, the tartan one, must stay in the basket.
B | | He hates the hairdryer and tolerates the brush.
A | ring!=07700 900881 | Owner's phone fell overboard. For Mrs Tolland use 07700 900881 from today.
B | vet!=Dr Amankwah | Lisowski's practice merged, Pumpernickel's file went over to Dr Amankwah.
A | walk=7:30 and 16:00 | The beagle is walked at 7:30 and 16:00.
A | | Thunder today, so he only got ten minutes on the lawn.
B | | Mrs Tolland might bring a puppy too next time.`,
    questions: `
kennel: Which run is Pumpernickel in?
food: How much does Pumpernickel get to eat per meal? / What is the beagle's portion?
vet: Who is Pumpernickel's vet?
pal: Which dog does Pumpernickel play with?
pickup: When is Pumpernickel collected?
pill: How much thyroid medicine does Pumpernickel get?
ring: How do we reach Pumpernickel's owner on holiday?
blanket: Which blanket belongs to Pumpernickel?
walk: When do we walk Pumpernickel?`,
  },
  {
    name: 'Gerlinde Wachowiak',
    lines: `
A | adresse=Kastanienweg 3 ; kdnr=K-20871 | Gerlinde Wachowiak, Kundennummer K-20871, lässt an den Kastanienweg 3 liefern.
A | zahlart=auf Rechnung | Frau Wachowiak bestellt auf Rechnung.
A | bestellung=in Bearbeitung | Bestellung 5590 von Gerlinde Wachowiak, eine Gartenbank, ist in Bearbeitung.
B | farbe=anthrazit | Die Gartenbank soll anthrazit sein.
A | | Die Auflagen dazu führen wir nur in Beige.
A | termin=8. April | Zugesagter Liefertermin der Bank: 8. April.
B | mail=g.wachowiak@post.example | Schriftliches bitte an g.wachowiak@post.example.
A | | Ihr Mann kauft unter eigener Kundennummer und zahlt per Lastschrift.
A | farbe!=salbeigrün | Frau Wachowiak hat es sich anders überlegt und nimmt die Bank in salbeigrün.
B | bearbeiter=Herr Niemczyk | Zuständig für sie ist im Kundendienst Herr Niemczyk.
A | bestellung=beim Spediteur | Die Bank für Frau Wachowiak liegt beim Spediteur.
B | | Eine Retoure vom Februar betraf einen Sonnenschirm.
A | | Ihre Nachbarin wollte dieselbe Bank in weiß.
A | termin=17. April | Mit der Bank kommt der Wagen zu Frau Wachowiak am 17. April.
B | | An Karfreitag wird nicht ausgefahren.
A | adresse!=Am Wehr 28 | Die Kundin ist umgezogen: Am Wehr 28 statt Kastanienweg.
A | | Im Kastanienweg wohnt ihre Tochter.
B | zahlart=Kreditkarte | Gerlinde Wachowiak begleicht ihre Einkäufe mit Kreditkarte.
A | | Ein passender Tisch würde sie reizen, sagt sie.
B | bearbeiter=Frau Opitz | Um die Anliegen von Frau Wachowiak kümmert sich Frau Opitz.
A | | Herr Niemczyk lobte ihre Geduld.
A | bestellung!=zugestellt | Laut Sendungsverfolgung wurde die Gartenbank inzwischen zugestellt.
B | | Eine Schraube fehlte und ging per Brief hinterher.
A | rabatt=7 Prozent | Als Stammkundin erhält sie 7 Prozent Rabatt.`,
    questions: `
adresse: Wohin liefern wir an Gerlinde Wachowiak? / Wie lautet die Anschrift von Frau Wachowiak?
zahlart: Wie bezahlt Gerlinde Wachowiak?
bestellung: Wie ist der Stand der Bestellung 5590?
farbe: In welcher Farbe bekommt Frau Wachowiak die Gartenbank?
termin: Wann wird die Bank bei Gerlinde Wachowiak geliefert?
bearbeiter: Wer betreut Frau Wachowiak im Kundendienst?
mail: An welche E-Mail-Adresse schreiben wir Gerlinde Wachowiak?
kdnr: Welche Kundennummer hat Gerlinde Wachowiak?
rabatt: Wie viel Nachlass bekommt Frau Wachowiak?`,
  },
]
