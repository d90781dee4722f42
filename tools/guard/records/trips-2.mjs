/** Made-up records whose facts change: travel, hotels, events, weddings, music and film crews, restaurants. Format: bench/texts/customers-1.mjs. */
export const TRIPS_2 = [
  {
    name: 'Callum Reyes',
    user: 'callum.r',
    lines: `
a | airline=Finnair ; depart=3 April | We fly to Japan with Finnair, leaving on 3 April.
a | base=Asakusa | Our Tokyo hotel is in Asakusa.
a | | My brother did Korea last year and stayed in Hongdae.
a | pass=a 14-day rail pass | For trains we have a 14-day rail pass.
a | budget=€6,000 | Total budget for the honeymoon: €6,000.
a | cats=neighbour Ruth | Our neighbour Ruth feeds the cats while we are off.
A | net=pocket wifi | Callum has reserved a pocket wifi for pick-up at Haneda.
a | seats=row 31 | We sit in row 31, window and middle.
a | | Elena wants to see snow monkeys if there is any time left.
a | airline=Turkish | Our tickets are Turkish via Istanbul, the confirmation came in last night.
a | | Apparently Finnair has the better blankets.
a | budget=€7,400 | I added everything up with Elena and we can spend €7,400.
b | base!=Yanaka | The place by the temple cancelled on us, so we sleep in a wooden house in Yanaka.
a | | In Kyoto it's a capsule hotel for one night, as a joke.
a | pass=single tickets | Whenever we board a Shinkansen we'll pay for single tickets at the machine.
a | | One could do it all by night bus, but my back says no.
A | depart!=9 April | Callum's wedding trip slipped by some days because of Elena's exam; wheels up on 9 April.
a | | We'll be at the airport hotel the evening before.
b | cats!=Elena's dad | Ruth broke her wrist, so Elena's dad moves in with the cats for those weeks.
a | | The cats are called Pickle and Duke.
a | net=an eSIM | Maps and messages run over an eSIM that I installed on both phones.
a | | Economy on the way out is thirteen hours with the stop, my friend Joost did it in eleven.
b | budget!=€6,800 | Vet bills bit into it, so we've trimmed the whole trip to €6,800.
a | doctor=travel clinic in Mill Road | For jabs we go to the travel clinic in Mill Road.`,
    questions: `
airline: Who do we fly with to Japan? / Which airline is the honeymoon booked on?
depart: When do we leave for Japan?
base: Which part of Tokyo do we stay in?
pass: How do we pay for trains in Japan?
budget: How much money do we have for the honeymoon?
cats: Who looks after the cats while we're in Japan?
net: How do we get internet in Japan?
seats: In which row are our seats?
doctor: Where do we get our vaccinations?`,
  },
  {
    name: 'Pension Alpenrose',
    lines: `
A | wirtin=Resi Hofer ; zimmer=elf | Die Pension Alpenrose gehört Resi Hofer und hat elf Gästezimmer.
A | preis=84 Euro | Ein Doppelzimmer in der Alpenrose kostet 84 Euro mit Frühstück.
B | ruhetag=Donnerstag | Am Donnerstag bleibt die Gaststube der Alpenrose kalt.
A | wlan=nur in der Stube | Internet gibt es in der Alpenrose nur in der Stube.
A | | Das Gasthaus Enzian gegenüber verlangt 95 Euro und hat einen Pool.
A | hund=10 Euro | Für einen Hund berechnet die Alpenrose 10 Euro je Nacht.
B | abholung=der Knecht Sepp | Vom Bahnhof holt einen der Knecht Sepp mit dem Traktor ab.
A | baujahr=1926 | Über der Tür der Alpenrose steht 1926, da wurde sie gebaut.
A | heizung=Öl | Geheizt wird in der Alpenrose mit Öl.
A | | Ein Gast aus Kassel hat sich über die Kuhglocken beschwert.
A | preis=97 Euro | Zu zweit zahlt man in der Alpenrose 97 Euro die Nacht, Semmeln und Eier inbegriffen.
B | | Kinder unter sechs schlafen umsonst.
A | wirtin!=ihr Neffe Lukas | Resi hat sich ins Austragshaus zurückgezogen, der Chef in der Alpenrose heißt seither Lukas, ihr Neffe Lukas eben.
A | | Resi bäckt aber noch den Strudel, Gott sei Dank.
B | wlan=bis unters Dach | In der Alpenrose kann man bis unters Dach Filme streamen, sogar in der Sauna.
A | | Der Enzian überlegt, ob er Glasfaser legen lässt.
A | heizung!=Hackschnitzel | Der alte Tank ist draußen, im Keller brennen Hackschnitzel aus dem eigenen Wald.
B | | Die Sauna wird elektrisch warm.
A | ruhetag=Montag und Dienstag | Wer am Montag und Dienstag in der Alpenrose essen will, steht vor verschlossener Tür.
A | | An Fronleichnam kochen sie ausnahmsweise durchgehend.
B | abholung!=Rufbus | Sepp darf nicht mehr fahren, seine Augen! Alpenrose-Gäste nehmen ab dem Gleis den Rufbus.
A | zimmer=vierzehn | Mit vierzehn Zimmern ist die Alpenrose das größte Haus im Tal.
A | | Zimmer drei hat den schönsten Balkon.
A | preis!=105 Euro | Zum Sommer hat Lukas das Doppelzimmer der Alpenrose auf 105 Euro angehoben.`,
    questions: `
wirtin: Wer führt die Pension Alpenrose? / Wem gehört die Alpenrose?
zimmer: Wie viele Zimmer hat die Alpenrose?
preis: Was kostet ein Doppelzimmer in der Alpenrose?
ruhetag: Wann hat die Gaststube der Alpenrose zu?
wlan: Wo hat man in der Alpenrose Internet?
abholung: Wie kommen Gäste der Alpenrose vom Bahnhof zur Pension?
heizung: Womit heizt die Pension Alpenrose?
baujahr: Aus welchem Jahr ist das Haus der Alpenrose?
hund: Was kostet ein Hund in der Alpenrose?`,
  },
  {
    name: 'Salt Road',
    lines: `
A@2024-03-11 | director=Ines Calloway ; days=38 | Salt Road: feature, directed by Ines Calloway, 38 shooting days.
A@2024-03-11 | lead=Rufus Adeyemi | The lead in Salt Road is played by Rufus Adeyemi.
A@2024-03-13 | location=Almería | Salt Road will be filmed around Almería.
B@2024-03-20 | camera=Alexa 35 | Salt Road is shot on the Alexa 35.
A@2024-03-28 | cash=£3.2m | The financing of Salt Road stands at £3.2m.
B@2024-04-02 | office=Unit 6, Talbot Yard | Production office of Salt Road: Unit 6, Talbot Yard.
A@2024-04-02 | score=Hedda Lund | Hedda Lund is going to write the score of Salt Road.
B@2024-04-09 | | A rival picture, Dust Parish, is directed by a 24-year-old.
A@2024-04-19 | stunts=Bea Farrow | Stunts on Salt Road: Bea Farrow.
B@2024-05-06 | location=Fuerteventura | Crew of Salt Road, please fly to Fuerteventura; the base camp is by the old salt pans.
A@2024-05-07 | | Some pick-ups might be done in a tank in Malta.
A@2024-05-15 | lead!=Jonah Keel | Rufus tore a ligament and had to pull out; his part fell to Jonah Keel.
B@2024-05-15 | | Jonah's stand-in is a surfer from Cofete.
A@2024-05-29 | cash=£2.6m | Spend plan for Salt Road, signed by the bond company: £2.6m all in.
B@2024-06-03 | camera=16 mm film | Rushes of Salt Road go to the lab in Madrid twice a week, every foot of it is 16 mm film.
A@2024-06-03 | | The second unit has a drone that nobody can land.
A@2024-06-08 | | For the dunes, a borrowed iPhone was used as a crash cam.
B@2024-06-10 | days!=31 | The schedule of Salt Road was cut to 31 days.
A@2024-06-22 | | Day nine was lost to a sandstorm.
B@2024-07-01 | | Hedda came to visit and recorded the wind.
A@2024-07-18 | office!=a portacabin | Talbot Yard was let to a gym, so the paperwork of Salt Road lives in a portacabin at the studio gate.
A@2024-09-02 | | One producer finds the title weak and suggests Brine.
A@2024-09-10 | cash=£2.9m | Auditors' sheet, bottom line for Salt Road: £2.9m.
B@2024-10-14 | score=a choir from Tallinn | All the music one hears in Salt Road is sung by a choir from Tallinn, no instruments.`,
    questions: `
director: Who directs Salt Road?
days: How many days of shooting does Salt Road have?
lead: Who plays the main part in Salt Road? / Who is the star of Salt Road?
location: Where is Salt Road being filmed?
camera: What is Salt Road shot on?
cash: How big is the budget of Salt Road?
office: Where is the production office of Salt Road?
score: Who provides the music for Salt Road?
stunts: Who is in charge of stunts on Salt Road?`,
  },
  {
    name: 'Abernathy wedding',
    lines: `
A@2025-02-01 | planner=Gwen | The Abernathy wedding is being handled by Gwen.
A@2025-02-01 | colour=sage green ; flowers=peonies | Abernathy wedding: sage green linen, peonies on every table.
B@2025-02-05 | ceremony=in the chapel | The Abernathy couple say their vows in the chapel at three.
A@2025-02-05 | contact=Mrs Abernathy senior | For questions on the Abernathy wedding write to Mrs Abernathy senior.
B@2025-02-11 | car=a 1958 Bentley | The Abernathy bride arrives in a 1958 Bentley.
A@2025-02-11 | deposit=£2,000 | Deposit received for the Abernathy wedding: £2,000.
B@2025-02-14 | | The Okafor wedding, a week later, is all burgundy.
A@2025-02-20 | kids=no children | It's an adults' party: no children at the Abernathy wedding.
A@2025-02-20 | | The groom's brother wants to arrive by parachute. We said we'd ask.
B@2025-03-02 | planner=Tobias | Tobias has the Abernathy folder and answers whatever comes in about it.
A@2025-03-02 | | Gwen is doing the Okafors.
A@2025-03-10 | flowers=dried grasses | Centrepieces for the Abernathys: dried grasses in stone jars.
B@2025-03-10 | | The buttonholes have a sprig of rosemary in them.
A@2025-03-19 | ceremony!=under the cedar | The vicar can't do that Saturday, so it became a registrar and vows under the cedar.
B@2025-03-19 | | Should it pour, there's a marquee.
A@2025-04-01 | contact!=the groom | The mother fell out with everybody; all mail on the Abernathy day goes to the groom from today.
A@2025-04-08 | colour=terracotta | Napkins, runners, candles for the Abernathys: order them in terracotta.
B@2025-04-08 | | The bridesmaids think it looks like flowerpots.
A@2025-04-22 | kids=a bouncy castle | The Abernathys have nineteen little ones on the list and want a bouncy castle and fish fingers.
B@2025-05-03 | car!=a rowing boat | Bentley's gearbox is shot. The bride will come across the lake in a rowing boat.
B@2025-05-03 | | The groom's parents come by coach.
B@2025-05-09 | | The Okafors paid £3,500 up front.
A@2025-05-10 | speech=four | There will be four speeches at the Abernathy dinner.`,
    questions: `
planner: Who of us is responsible for the Abernathy wedding?
colour: What is the colour scheme of the Abernathy wedding? / Which colour is the Abernathy table linen?
flowers: What stands on the tables at the Abernathy wedding?
ceremony: Where do the Abernathys say their vows?
contact: Who do we write to about the Abernathy wedding?
car: How does the Abernathy bride arrive?
kids: Are there children at the Abernathy wedding, and what is planned for them?
deposit: How much deposit did we get for the Abernathy wedding?
speech: How many speeches are there at the Abernathy wedding?`,
  },
  {
    name: 'Marisol Quintero',
    lines: `
A | route=the old harbour | Marisol Quintero guides visitors round the old harbour.
A | start=at ten | Marisol's walk sets off at ten.
B | meet=the fountain | Marisol meets her groups beside the fountain.
A | langs=English and Spanish | Marisol does her tours in English and Spanish.
A | price=€18 ; group=fifteen | Marisol charges €18 a person and takes fifteen at most.
A | | Her colleague Benno charges €25 and sings.
B | agency=CityTrails | Marisol works for CityTrails.
A | bike=a folding bike | She comes to work on a folding bike.
A | | One guest fainted last week in the heat; all ended well.
A | meet=tram stop Rathaus | Look for Marisol's yellow umbrella at tram stop Rathaus.
B | | Benno waits at the opera steps.
B | agency!=freelance | CityTrails let half its guides go. Marisol is freelance from this month on.
A | | She still has lunch with the CityTrails crowd.
A | route=street art in the north docks | What Marisol shows people: street art in the north docks, with two studios and a squat.
A | | Should the council repaint the wall, she'd have to rethink the end.
B | start!=16:30 | Because of the sun Marisol pushed the walk to 16:30.
A | | Saturday last it began at noon, for a hen party.
A | langs2=Portuguese | Marisol passed her exam, so Portuguese has joined English and Spanish.
B | group=nine | There are never more than nine people with Marisol, she doesn't like to shout.
B | | School classes count as one person on her list, she jokes.
A | price=pay what you like | With Marisol it's pay what you like, hat at the end.
A | | She thinks about buying a microphone.
B | meet!=clock of the fish hall | The stop is a building site, so Marisol's umbrella has gone up under the clock of the fish hall.
B | phone=0170 3920 114 | You reach Marisol under 0170 3920 114.`,
    questions: `
route: What does Marisol Quintero's tour show? / Which area does Marisol guide people through?
start: What time does Marisol's tour start?
meet: Where does Marisol Quintero meet her group?
price: What does Marisol's tour cost?
group: How many people does Marisol take on a tour?
agency: Who does Marisol Quintero work for?
langs2: Which language did Marisol add to her tours?
bike: How does Marisol get to work?
phone: What is Marisol Quintero's number?`,
  },
]
