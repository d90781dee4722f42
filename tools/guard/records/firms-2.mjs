/** Made-up records whose facts change: small firms: a bakery, a joiner's office (German), a sales lead, an office move, a database migration. Format: bench/texts/customers-1.mjs. */
export const FIRMS_2 = [
  {
    name: 'Crumb & Sons',
    user: 'wilf.crumb',
    lines: `
w | oven=deck oven from 1998 | We bake in a deck oven from 1998.
w | flour=Harrow Mill | Our flour is from Harrow Mill.
w | start=3 a.m. | My day in the bakehouse starts at 3 a.m.
A | shops=two shops | Crumb & Sons has two shops, in Ely and in March.
w | closed=Sundays | Sundays we're closed.
w | sales=Petra | The till in Ely is Petra's job.
w | yeast=Solent Yeast | Yeast comes from Solent Yeast.
w | | My brother-in-law's bakery in Diss shuts on Wednesdays.
w | bestseller=seeded rye | What sells best is the seeded rye.
A | tax=Hobbs LLP | Hobbs LLP does the taxes for Wilf's bakery.
w | | Solent were late with the yeast twice in August.
w | flour=Netherfield | The sacks piled up in my storeroom all say Netherfield, stoneground.
w | | Perhaps we'll try spelt from a farm near Thetford.
w | start=eleven at night | By eleven at night I've got my apron on and the first dough is turning.
w | | Last Easter I began at one, an exception.
A | shops=three counters | There are three counters where people can buy Wilf's bread: Ely, March and the station in Cambridge.
w | | The station rent is daylight robbery if you ask me.
w | oven!=rack oven by Brunner | The old lady finally cracked; the bread bakes in a rack oven by Brunner, bought on credit.
w | sales!=Danilo | Petra had her baby in June and isn't coming back, so in Ely you'll be served by Danilo.
w | | Danilo's sister helps out in March on Saturdays.
w | | A customer told Danilo our rye was the best in the Fens.
w | bestseller=cinnamon knots | Nothing flies off the shelf like the cinnamon knots, four hundred a day.
w | closed!=Mondays | People wanted rolls for their Sunday breakfast, so we've swapped: the day off is Mondays.
A | | Wilf opened on one bank holiday Monday for the carnival.
w | van=Kangoo | The van is a Kangoo.`,
    questions: `
oven: What kind of oven do I bake in?
flour: Which mill do I get my flour from? / Whose flour do we use?
start: When do I start work? / At what hour does my day in the bakehouse begin?
shops: How many shops does Crumb & Sons have?
closed: On which day is my bakery closed?
sales: Who works at the till in Ely?
bestseller: What is our best-selling product?
yeast: Where do I get my yeast?
tax: Who does the taxes for my bakery?`,
  },
  {
    name: 'Tischlerei Rademacher',
    lines: `
A | chef=Jörn Rademacher | Die Tischlerei Rademacher wird von Jörn Rademacher geführt.
A | telefon=030 23125 014 | Telefonisch ist die Tischlerei unter 030 23125 014 zu erreichen.
B | lehrling=Emre | Der Lehrling in der Werkstatt heißt Emre.
A | holz=Holzhandel Petersen | Ihr Holz bezieht die Tischlerei vom Holzhandel Petersen.
A | halle=Gewerbehof Lindenau | Die Werkstatt liegt im Gewerbehof Lindenau.
B | software=Excel | Angebote schreibt Frau Rademacher in Excel.
A | zahlung=Überweisung | Rademachers zahlen unsere Rechnungen per Überweisung.
B | | Die Schlosserei nebenan zahlt immer bar.
A | berater=Herr Quandt | Bei uns im Haus betreut Herr Quandt die Tischlerei.
A | pause=12 Uhr | Um 12 Uhr ist Mittagspause, dann geht niemand ans Telefon.
B | versicherung=Nordstern | Die Betriebshaftpflicht läuft über die Nordstern.
A | | Jörn Rademachers Handynummer ist 0171 3920 066, nur für Notfälle.
A | holz=Sägewerk im Solling | Eiche und Lärche holt der Geselle jeden Freitag mit dem Hänger beim Sägewerk im Solling ab.
B | | Frau Rademacher überlegt, im Sommer eine zweite Bürokraft zu suchen.
A | lehrling!=Svea | Emre hat seine Gesellenprüfung bestanden, ausgebildet wird jetzt Svea.
B | software=Handwerk Plus | Das letzte Angebot kam als PDF mit der Fußzeile „erstellt mit Handwerk Plus“, wie alle anderen auch.
A | | Svea kommt am Donnerstag ausnahmsweise nicht, sie hat Berufsschule.
A | zahlung=Lastschrift | Für Rademachers Rechnungen liegt uns ein Mandat vor, wir buchen am 10. per Lastschrift ab.
B | halle!=alte Molkerei | Die Tischlerei ist umgezogen, Anlieferungen bitte an die alte Molkerei in Grünau.
A | | In der Molkerei gab es früher Quark und Butter, sagt der Nachbar.
A | chef!=Wiebke | Jörn hat sich zur Ruhe gesetzt und den Betrieb seiner Tochter Wiebke übergeben.
B | | Jörn hilft noch aus, wenn eine Treppe eingebaut wird.
B | telefon=030 23125 077 | Auf dem Lieferwagen steht groß: 030 23125 077.
A | | Herr Quandt fand die Werkstatt sehr aufgeräumt.
A | | Die Nordstern hat den Brandschutz geprüft und nichts beanstandet.`,
    questions: `
chef: Wer leitet die Tischlerei Rademacher? / Wem gehört die Tischlerei?
telefon: Welche Telefonnummer hat die Tischlerei Rademacher?
lehrling: Wie heißt der Lehrling bei Rademacher? / Wer macht dort die Ausbildung?
holz: Woher bekommt die Tischlerei ihr Holz?
halle: Wo ist die Werkstatt der Tischlerei Rademacher?
software: Womit schreibt Frau Rademacher die Angebote?
zahlung: Wie bezahlt die Tischlerei unsere Rechnungen?
berater: Wer betreut bei uns die Tischlerei Rademacher?
versicherung: Bei wem ist die Tischlerei haftpflichtversichert?`,
  },
  {
    name: 'Bluefin Diving',
    lines: `
K@2025-01-13 | stage=first call | Pipeline, Bluefin Diving: first call done.
K@2025-01-13 | seats=12 seats | They'd want 12 seats of our booking system.
K@2025-01-13 | decider=Bruno Tate | The yes or no comes from Bruno Tate.
L@2025-01-15 | rival=Tidebook | We are up against Tidebook there.
K@2025-01-15 | budget=4,000 a year | Budget at Bluefin: 4,000 a year.
K@2025-01-20 | rep=Katya | Our sales rep for the divers is Katya.
L@2025-01-21 | | Bluefish Catering is a different lead; it has 40 seats and belongs to Owen.
K@2025-01-22 | source=boat show | How Bluefin found us: at the boat show.
K@2025-01-22 | base=Falmouth | Their base is in Falmouth.
K@2025-01-27 | | Bruno's brother runs a surf school, also a Tidebook customer, with 6 seats.
L@2025-01-29 | blocker=no card terminal | What keeps Bluefin from signing is that we have no card terminal.
K@2025-02-03 | | Bruno is a nice chap, he sent us a photo of a cuttlefish.
K@2025-02-06 | seats=nineteen logins | With the seasonal instructors counted in, Bruno's list comes to nineteen logins.
L@2025-02-06 | rival=pen and paper | Gwen's alternative to us, which costs nothing: pen and paper.
K@2025-02-12 | | They are thinking about a branch in Newquay, after the summer maybe.
K@2025-02-18 | decider!=his wife Gwen | It turned out that Bruno doesn't hold the purse strings, his wife Gwen does.
L@2025-02-19 | stage=offer sent | The offer went out to Bluefin by courier; stage in the CRM: offer sent.
K@2025-02-24 | | Gwen wondered aloud if we'd sponsor a beach clean.
L@2025-02-25 | | Owen would have started with a lower price.
K@2025-03-03 | rep!=Sam Adeyemi | Katya is on parental leave from today, Bluefin belongs to Sam Adeyemi.
K@2025-03-05 | blocker=the two-year term | Our terminal demo was a hit. Gwen's one remaining headache is the two-year term.
L@2025-03-10 | budget!=5,500 | She squeezed some more out of the bank and can spend up to 5,500 per annum.
L@2025-03-11 | | For the trial month in March Bluefin paid nothing.
K@2025-03-19 | stage=signed | Gwen's ink is on page nine: Bluefin signed.
K@2025-03-20 | | Lunch with Bruno and Gwen, crab sandwiches.`,
    questions: `
stage: How far are we with Bluefin Diving? / What stage is the Bluefin lead in?
seats: How many seats does Bluefin Diving need?
decider: Who makes the decision at Bluefin Diving?
rival: Who or what are we competing with at Bluefin?
budget: How much can Bluefin spend per year?
rep: Which of our sales people looks after Bluefin Diving?
blocker: What is holding Bluefin back from signing?
source: How did Bluefin hear about us?
base: Where is Bluefin Diving based?`,
  },
  {
    name: 'Porto office',
    lines: `
A | addr=Rua das Flores 112 | The Porto office is at Rua das Flores 112.
A | head=Inês Carvalho | Head of the Porto office: Inês Carvalho.
B | desks=14 desks | There are 14 desks in Porto.
A | net=Vodalis | Internet in Porto is by Vodalis.
A | wifi=Flores-Guest | The guest network is called Flores-Guest.
B | clean=Limpa Lda | Limpa Lda cleans the Porto premises.
A | | The Lisbon office has 31 desks and a roof terrace.
A | hours=9 to 18 | Porto is staffed from 9 to 18.
B | coffee=capsule machine | In the kitchen of Porto there is a capsule machine.
A | park=none | Parking spaces in Porto: none.
B | keys=reception | Visitors' keys are kept at reception.
A | | Inês speaks five languages.
A | addr!=Avenida da Boavista 1420 | The lease ran out in May and Porto moved to Avenida da Boavista 1420, third floor.
A | wifi=Boavista-Visitors | Guests who want to get online in Porto pick Boavista-Visitors from the list.
B | | The third floor has a view of the sea on clear days.
A | | Porto's meeting-room screens are on a network of their own, Boavista-AV.
B | desks!=22 | Porto has grown to 22 places to sit.
A | park=four in the courtyard | Inês hands out the four in the courtyard by lottery, so some of the staff come by car.
B | | On 24 June everybody in Porto was off for São João.
A | coffee=Italian bean grinder | Luís, who can do latte art, polishes the Italian bean grinder after every espresso he pulls in the Porto kitchen.
B | hours=8 to 20 | Somebody from Porto picks up the phone from 8 to 20, thanks to two shifts.
A | | Vodalis had an outage on Tuesday.
B | | Lisbon could get a sister office in Faro; nothing's signed.
A | head!=Luís Prata | Inês has gone to Madrid for the group; Luís Prata has stepped into her shoes.
B | clean=the landlord's crew | Bins, floors and windows in Porto are the business of the landlord's crew, it is in the rent.
A | | Luís would rather have plants than pictures on the walls.`,
    questions: `
addr: What is the address of the Porto office? / Where is our Porto office?
head: Who runs the Porto office?
desks: How many desks does Porto have?
wifi: What is the guest Wi-Fi in Porto called?
clean: Who cleans the Porto office?
hours: What are the office hours in Porto?
coffee: How is coffee made in the Porto office?
park: How many parking spaces are there at the Porto office?
net: Which provider does the Porto office get its internet from?
keys: Where are the visitors' keys kept in Porto?`,
  },
  {
    name: 'ledger migration',
    user: 'tomek',
    lines: `
t | target=Postgres 15 | The ledger is going to be migrated to Postgres 15.
t | cutover=9 November | I've set the cutover for 9 November.
t | size=410 GB | The ledger database is 410 GB in size.
A | sponsor=Helga Brunn | Sponsor of Tomek's migration: Helga Brunn.
t | tool=pgloader | I copy the tables over with pgloader.
t | tester=Minh | Reconciliation tests are Minh's job.
t | chan=#ledger-move | Our channel is #ledger-move.
t | plan_b=restore from tape | If it all goes wrong, we restore from tape.
t | region=Frankfurt | The cluster stands in Frankfurt.
t | | The CRM database, by the way, is only 60 GB and goes to MySQL.
t | | Minh found eleven rows with a negative tax rate.
A | target=CockroachDB | Tomek's design paper, as approved by the architects, names CockroachDB as the destination.
t | | Helga asked me whether we couldn't have used a spreadsheet. She was joking, I hope.
t | size!=265 GB | After we threw out the audit junk, the ledger shrank to 265 GB.
t | tool=a Debezium stream | Row by row, a Debezium stream is carrying the tables across as I write.
t | | For the currency table alone I ran one plain CSV import.
t | | It's possible that the bank will ask us to wait until the new year.
t | cutover!=23 November | Audit got in the way, we pushed the big night back to 23 November.
t | plan_b=the old primary | Should the night fail, we point the app at the old primary, which stays warm for a month.
A | | The tapes were last tested in spring and were fine.
t | tester!=Beatriz | Minh was called away to payments, so Beatriz compares the sums.
t | | Minh also does karaoke, brilliantly.
t | sponsor=the CFO | My steering reports are addressed to the CFO, who pays for all this.
t | | Helga sent a farewell mail to all staff from her holiday home.
t | | The staging cluster is in Dublin.`,
    questions: `
target: Which database are we migrating the ledger to?
cutover: When is the cutover of the ledger? / On which night do we switch over?
size: How big is the ledger database?
tool: What do I use to copy the tables?
tester: Who does the reconciliation tests?
plan_b: What is our fallback if the migration fails?
sponsor: Who sponsors the ledger migration?
chan: In which channel do we talk about the migration?
region: Where is the ledger cluster?`,
  },
]
