/** Made-up records whose facts change: software, sales, suppliers, shops, events, machines, public offices. Format: bench/texts/customers-1.mjs. */
export const WORK_4 = [
  {
    name: 'The Rolling Leek',
    lines: `
B | pitch=Harbour Steps ; dish=leek tart | The Rolling Leek, soup truck, parks at Harbour Steps; signature dish: leek tart.
B | price=6.50 | A bowl from the Rolling Leek costs 6.50.
A | colour=green ; fuel=diesel | The truck is green all over and burns diesel.
B | gas=two bottles | On board: two bottles of gas for the stove.
A | days=Wednesday to Friday | You meet the Rolling Leek Wednesday to Friday.
B | permit=31 October | Street permit of the Rolling Leek is valid to 31 October.
A | driver=Zeb | Zeb drives the Rolling Leek.
A | | Zeb's father drove an ice-cream van.
B | | The Hungry Turnip, a rival truck, asks 7.20 a bowl.
A | cups=paper bowls | Soup from the Rolling Leek is served in paper bowls.
B | insta=@rollingleek ; built=1998 | Follow the truck, built in 1998, at @rollingleek.
A | | On Friday the Rolling Leek catered a wedding in Paxton.
B | | The Rolling Leek spent the summer of 2021 at Station Forecourt.
A | price!=7 | Bowl price at the Rolling Leek rounded up to 7, no more small change.
B | cups!=returnable jars | The Rolling Leek abolished paper bowls and fills returnable jars.
A | | A jar deposit is two pounds at the Rolling Leek.
B | pitch!=Station Forecourt | Harbour Steps is a building site, hence the Rolling Leek sets up on Station Forecourt.
B | | A regular wishes the Rolling Leek came to Elm Park.
A | driver!=Farida | Behind the wheel of the Rolling Leek sits Farida ever since Zeb broke his wrist.
A | fuel!=electric | Workshop pulled the diesel motor, the Rolling Leek is electric.
B | permit!=30 April | The council prolonged the Rolling Leek's permit to 30 April.
A | days!=Tuesday to Saturday | Trade is good: the Rolling Leek turns out Tuesday to Saturday.
B | colour=purple | A purple truck, that is the Rolling Leek.
A | | There is a green leek painted on the truck's door.`,
    questions: `
pitch: Where does the Rolling Leek park? / Where can I find the Rolling Leek?
price: How much is a bowl of soup at the Rolling Leek?
colour: What colour is the Rolling Leek?
fuel: What does the Rolling Leek's engine run on?
days: On which days is the Rolling Leek open?
permit: Until when is the street permit of the Rolling Leek valid?
driver: Who drives the Rolling Leek?
cups: What does the Rolling Leek serve its soup in?
dish: What is the signature dish of the Rolling Leek?
built: In which year was the Rolling Leek built?`,
  },
  {
    name: 'Tomasz Wilk',
    user: 'tomasz.wilk',
    lines: `
a | shop=Wilk Cycles ; town=Gdynia | Tomasz Wilk here, I run Wilk Cycles in Gdynia.
a | mail=tomasz@wilk.example | Order confirmations please to tomasz@wilk.example.
A | group=dealer price list 2 ; prepay=prepayment | Tomasz Wilk buys on dealer price list 2, by prepayment.
a | tyres=Contrada ; staff=three mechanics | We have three mechanics, and the tyres I stock are Contrada.
a | pallet=the courtyard | Put pallets in the courtyard, please.
a | | Small parcels may go to my neighbour at the florist's.
A | agent=Ewelina ; turnover=80,000 | Tomasz Wilk is advised by Ewelina; yearly turnover 80,000.
a | iban=PL00 1111 TEST | Refunds to PL00 1111 TEST.
a | | My brother has a shop in Sopot with five mechanics.
b | mail!=orders@wilk.example | The old mailbox is full of spam, confirmations to orders@wilk.example from here on.
A | | The shop newsletter goes to Tomasz's wife at ola@wilk.example.
A | group!=dealer price list 1 | Volume bonus reached: T. Wilk was reclassified to dealer price list 1.
a | | Are there trade prices for helmets?
a | tyres!=Velgrip | I've given up on Contrada and carry Velgrip tyres.
A | | Tomasz's own racing bike still has Contrada tyres.
A | agent!=Bogdan | Ewelina moved on to another firm, Bogdan advises Mr Wilk.
A | | Bogdan advises the shop in Sopot, too.
b | staff!=five mechanics | Two apprentices passed their exam, we're five mechanics.
A | prepay!=open account | Wilk need not prepay any more; he is on open account.
a | pallet!=the side ramp | Courtyard is being dug up and pallets must be left at the side ramp.
a | | Last winter the side ramp was iced up for days.
A | turnover=112,000 | T. Wilk's turnover per year is 112,000.
a | | I visited your fair stand in Poznań.
a | floor=concrete ; forklift=none | The ramp has a concrete floor; forklift: none.`,
    questions: `
mail: Which e-mail address do my order confirmations go to?
group: Which price list does Tomasz Wilk buy on? / What are Tomasz Wilk's prices based on?
prepay: On which payment terms does Tomasz Wilk buy?
tyres: Which brand of tyres do I sell?
staff: How many mechanics do I have? / How many mechanics work in my shop?
pallet: Where should pallets for me be left?
agent: Who advises Tomasz Wilk? / Who is Tomasz Wilk's adviser?
turnover: What is Tomasz Wilk's yearly turnover?
iban: Which account do my refunds go to?
town: In which town is my shop?`,
  },
  {
    name: 'Fellside Folk Festival',
    lines: `
A@2026-01-11 | dates=5 to 7 June ; site=Hartley Meadow | Fellside Folk Festival takes place on Hartley Meadow, 5 to 7 June.
A@2026-01-11 | ticket=38 pounds | A weekend ticket to Fellside costs 38 pounds.
A@2026-01-12 | dayticket=17 pounds | Day tickets to Fellside are 17 pounds.
B@2026-01-20 | headliner=The Tarn Sisters | Headliner at Fellside: The Tarn Sisters.
B@2026-01-25 | cap=2,500 visitors ; stages=two stages ; dogs=no dogs | Fellside is licensed for 2,500 visitors, has two stages and a rule: no dogs.
A@2026-02-01 | | Hartley Meadow hosted a dog show in 2024.
A@2026-02-20 | chair=Aidan Rook | Committee chair of the Fellside festival is Aidan Rook.
A@2026-03-01 | toilets=Cleanloo | Portable toilets for Fellside are hired from Cleanloo.
B@2026-03-04 | camp=Low Field ; showers=four showers | Campers at Fellside pitch on Low Field, where there are four showers.
A@2026-03-09 | headliner!=Gorse and Thistle | The Tarn Sisters cancelled; Gorse and Thistle top the Fellside bill in their place.
A@2026-03-10 | | The Tarn Sisters' fiddler will still give a workshop at Fellside.
B@2026-03-22 | ticket=44 pounds | For the whole weekend Fellside takes 44 pounds.
A@2026-03-30 | stages!=three stages | A children's tent joins the line-up, so Fellside counts three stages.
B@2026-04-02 | | Rainwater ran across Hartley Meadow all week.
B@2026-04-05 | site!=Quarry Park | Hartley Meadow is too wet, Fellside has been relocated to Quarry Park.
A@2026-04-06 | | Buses to Quarry Park leave every ten minutes.
A@2026-04-08 | | Quarry Park is also the home of the Moor Festival, 3 to 5 July.
B@2026-04-19 | dates!=19 to 21 June | Fellside had to be postponed by two weeks, to 19 to 21 June.
A@2026-04-20 | | Holders of day tickets ask whether they get a refund from Fellside.
B@2026-04-28 | cap!=3,200 visitors | The council raised Fellside's limit to 3,200 visitors.
A@2026-05-03 | chair!=Morwenna Leake | Aidan stood down at the meeting and Morwenna Leake chairs the Fellside committee.
A@2026-05-04 | | Morwenna Leake sang at Fellside as a girl.
A@2025-11-01 | ticket<=35 pounds | Fellside charges 35 pounds for the weekend.
B@2026-05-20 | toilets!=Loo & Co | Cleanloo went bust; the toilets at Fellside are Loo & Co's.`,
    questions: `
dates: When is the Fellside Folk Festival? / On which dates does the Fellside Folk Festival take place?
site: Where is the Fellside Folk Festival held?
ticket: How much is a weekend ticket for the Fellside Folk Festival?
headliner: Who is the headliner of the Fellside Folk Festival?
cap: How many visitors may the Fellside Folk Festival have?
stages: How many stages does the Fellside Folk Festival have?
chair: Who chairs the committee of the Fellside Folk Festival?
toilets: Which firm provides the toilets at the Fellside Folk Festival?
dayticket: How much is a day ticket for the Fellside Folk Festival?
camp: Where do people camp at the Fellside Folk Festival?`,
  },
  {
    name: 'Ruderclub Möwe',
    lines: `
A | vorsitz=Annegret Thoms ; beitrag=120 Euro | Vorsitzende des Ruderclubs Möwe ist Annegret Thoms, der Beitrag 120 Euro im Jahr.
B | | Jugendliche zahlen bei der Möwe 60 Euro.
A | training=montags um 18 Uhr | Training bei der Möwe: montags um 18 Uhr.
A | trainer=Ole Jessen | Den Achter der Möwe trainiert Ole Jessen.
B | bootshaus=Uferweg 5 | Das Bootshaus der Möwe steht am Uferweg 5.
A | mitglieder=84 Mitglieder ; farbe=blau-weiß | Der Club hat 84 Mitglieder, die Vereinsfarben sind blau-weiß.
B | kasse=Hilmar Dose | Kassenwart der Möwe ist Hilmar Dose.
B | boot=Albatros ; gegruendet=1921 | Das Rennboot der 1921 gegründeten Möwe heißt Albatros.
A | | Der alte Kahn "Lachs" liegt noch im Schuppen der Möwe.
A | training!=mittwochs um 19 Uhr | Das Training der Möwe findet künftig nicht mehr montags statt, sondern mittwochs um 19 Uhr.
B | | Am Montag traf sich der Vorstand der Möwe.
A | | Der Ruderclub Kormoran trainiert mittwochs um 17 Uhr.
A | mitglieder=91 Mitglieder | Die Möwe zählt 91 Mitglieder.
A | vorsitz!=Rainer Kuhlmann | Auf der Jahresversammlung wurde Rainer Kuhlmann zum Nachfolger von Annegret Thoms an der Spitze der Möwe gewählt.
B | | Annegret Thoms bekam zum Abschied ein Paddel.
B | beitrag!=145 Euro | Die Versammlung beschloss eine Beitragserhöhung, die Möwe verlangt 145 Euro im Jahr.
A | | Ein Mitglied der Möwe schlug vor, Familienbeiträge einzuführen.
B | boot!=Seeadler | Die Albatros ist verkauft, im Rennen startet die Möwe mit der Seeadler.
A | trainer!=Wiebke Lorenz | Ole Jessen hat aufgehört; den Achter der Möwe betreut inzwischen Wiebke Lorenz.
B | | Wiebke Lorenz hat früher in Ratzeburg gerudert.
A | bootshaus!=Am Nordhafen 2 | Nach dem Brand ist die Möwe in ein neues Bootshaus gezogen: Am Nordhafen 2.
B | kasse=Silke Brandes | Kassenwartin der Möwe ist Silke Brandes.
A | | Silke Brandes führte 2020 die Kasse im Schützenverein.
A | regatta=Gold ; satzung=2018 | Bei der Stadtregatta holte die Möwe Gold; die Satzung stammt von 2018.`,
    questions: `
vorsitz: Wer hat im Ruderclub Möwe den Vorsitz? / Wer steht an der Spitze vom Ruderclub Möwe?
beitrag: Wie hoch ist der Jahresbeitrag im Ruderclub Möwe?
training: Wann ist Training im Ruderclub Möwe?
trainer: Wer trainiert den Achter vom Ruderclub Möwe?
bootshaus: Wo ist das Bootshaus vom Ruderclub Möwe? / Welche Adresse hat das Bootshaus vom Ruderclub Möwe?
mitglieder: Wie viele Mitglieder hat der Ruderclub Möwe?
kasse: Wer führt die Kasse im Ruderclub Möwe?
boot: Wie heißt das Rennboot vom Ruderclub Möwe?
farbe: Welche Farben hat der Ruderclub Möwe?
gegruendet: Wann wurde der Ruderclub Möwe gegründet?`,
  },
  {
    name: 'Press 3',
    lines: `
A | state=running ; mould=mould M-17 | Press 3 is running with mould M-17.
A | force=220 tonnes ; hall=Hall 2 | Press 3 stands in Hall 2, clamping force 220 tonnes.
B | cycle=34 seconds ; oil=HLP 46 | One cycle on Press 3 lasts 34 seconds; the hydraulic oil is HLP 46.
B | fitter=Bohdan ; material=polypropylene | Press 3, fitter Bohdan, is fed with polypropylene.
A | counter=812,400 shots | Shot counter of Press 3 shows 812,400 shots.
A | | Press 4 is fed with nylon.
B | service=in week 20 | Next service of Press 3 is in week 20.
A | state=down | Press 3 is down.
A | | A seal on the ejector of Press 3 had burst.
B | | Bohdan asked the maker of Press 3 for a drawing.
A | state!=running | Seal fitted, Press 3 is back up and running.
B | mould!=mould M-22 | Tool change this morning: M-17 came out, Press 3 carries mould M-22.
A | | M-17 was cleaned and oiled before storage.
B | | Would M-30 fit into Press 3? Ludmila is measuring.
B | cycle!=29 seconds | Better cooling shortened the cycle of Press 3 to 29 seconds.
A | | A trial on Press 5 got by with 26 seconds a cycle.
A | counter=846,100 shots | 846,100 shots are on the counter of Press 3.
B | oil!=HLP 68 | Press 3 was drained and refilled, from HLP 46 to HLP 68.
A | | Cooling water at Press 3 is 14 degrees on arrival.
A | fitter!=Ludmila | Bohdan is on the night crew now, so Press 3 falls to Ludmila.
B | material!=ABS | The polypropylene silo was emptied, ABS goes into Press 3 from this week.
A | service!=in week 23 | Service of Press 3 could not be done in week 20; the new appointment is in week 23.
B | | Press 1 will be down for painting in week 25.
B | serial=PX-00912 ; supply=400 volts | Serial number on the plate of Press 3: PX-00912, supply 400 volts.`,
    questions: `
state: What is the state of Press 3? / How is Press 3 doing?
mould: Which mould is in Press 3?
cycle: How long is a cycle on Press 3?
oil: Which hydraulic oil is in Press 3?
fitter: Which fitter is responsible for Press 3? / Who looks after Press 3?
material: Which material does Press 3 process?
counter: How many shots has Press 3 done? / What does the shot counter of Press 3 say?
service: When is the next service of Press 3?
hall: In which hall is Press 3?
serial: What is the serial number of Press 3?`,
  },
  {
    name: 'Van 12',
    lines: `
A@2025-08-04 | plate=KT25 EXM ; driver=Lorcan Byrne | Van 12, plate KT25 EXM, is driven by Lorcan Byrne.
A@2025-08-04 | tyres=summer tyres | Van 12 stands on summer tyres.
B@2025-08-05 | trailer=TR19 EXM | The trailer behind Van 12 has the plate TR19 EXM.
A@2025-08-06 | insurer=Castor Mutual ; depot=Swindon ; toll=5521 | Van 12, insured with Castor Mutual and stationed in Swindon, has toll badge 5521.
A@2025-09-01 | odo=41,200 km | Mileage of Van 12: 41,200 km.
B@2025-09-02 | tracker=device 0071 ; payload=1,150 kg | Van 12 may load 1,150 kg; a tracker, device 0071, is wired in.
A@2025-09-19 | | Lorcan got a parking fine in Bath while out with Van 12.
B@2025-11-03 | tyres!=winter tyres | Frost is coming, the garage put winter tyres on Van 12.
B@2025-11-04 | | Van 14 is still waiting for its winter tyres.
A@2025-12-02 | odo=52,950 km | Van 12 has 52,950 km on the clock.
A@2026-01-05 | mot=9 February | The roadworthiness test of Van 12 expires on 9 February.
A@2026-01-12 | insurer!=Pollux Direct | Castor's premium was too high and cover for Van 12 lies with Pollux Direct.
B@2026-01-20 | | Pollux Direct pays for a hire car up to ten days.
A@2026-01-29 | | For a fair Van 12 spent two nights in Reading.
B@2026-02-06 | mot!=6 February 2027 | Van 12 passed its roadworthiness test and is good until 6 February 2027.
A@2026-02-10 | colour=white | Van 12 is white.
B@2026-03-02 | driver!=Anneliese Groot | Lorcan handed in the keys; Anneliese Groot took Van 12 over.
A@2026-03-03 | | Anneliese asked if the radio of Van 12 can be repaired.
B@2026-03-10 | | Anneliese had Van 3, plate KP21 EXM, for a weekend.
B@2026-03-24 | colour!=yellow | For the campaign Van 12 was resprayed in yellow.
A@2026-03-27 | | The logo on Van 12's yellow side measures 90 centimetres.
A@2026-04-02 | tyres!=summer tyres | Season over: summer tyres are mounted on Van 12 again.
B@2026-04-13 | depot!=Reading | Van 12's home yard is Reading, Swindon being closed for good.
A@2026-04-21 | plate!=LM26 EXM | After the theft of the plates Van 12 was re-registered as LM26 EXM.`,
    questions: `
plate: What is the number plate of Van 12? / Which registration does Van 12 have?
driver: Who drives Van 12?
tyres: Which tyres are on Van 12?
insurer: Who insures Van 12? / With which company is Van 12 insured?
depot: Where is Van 12 based?
odo: What is the mileage of Van 12?
mot: Until when is the roadworthiness test of Van 12 valid?
colour: What colour is Van 12?
trailer: What is the number plate of Van 12's trailer?
payload: How much may be loaded into Van 12?`,
  },
]
