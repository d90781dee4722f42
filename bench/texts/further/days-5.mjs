/** Made-up records whose facts change, by an author of whom nothing is in training. Format: ../customers-1.mjs. */
export const DAYS_5 = [
  {
    name: 'Yusuf Demir',
    user: 'yusuf.d',
    lines: `
a@2025-01-11 | nap=12:30 | Baby Elif goes down for her nap at 12:30.
a@2025-01-11 | milk=Lactina 1 | Formula: Lactina 1, three scoops.
a@2025-01-13 | nappy=size 2 | Nappies for her: size 2.
b@2025-01-19 | midwife=Clodagh | Our midwife is Clodagh, Tuesdays.
a@2025-01-26 | leave=3 March | My parental leave lasts until 3 March.
a@2025-02-01 | | Selin, my wife, is on leave for the whole year.
a@2025-02-08 | | Elif napped in the car at ten, doesn't count.
a@2025-02-14 | sitter=Farah | Farah babysits when we go out.
A@2025-02-20 | nappy=size 3 | Shopping for Elif: wipes, and a carton of size 3 nappies.
a@2025-02-22 | | A pack of swim nappies, medium, is in the loft.
b@2025-02-26 | leave!=31 March | HR agreed to stretch my time at home with Elif until 31 March.
a@2025-03-09 | jabs=Dr. Pereira | Elif gets her vaccinations from Dr. Pereira.
a@2025-03-16 | nap=13:15 | Elif's midday sleep is at 13:15, silence in the house please.
a@2025-03-21 | | My sister's twins nap at two, lucky her.
a@2025-04-02 | milk!=Goatling | Lactina gave her a rash, we went over to Goatling on the nurse's advice.
a@2025-04-05 | | One tin of Goatling lasts five days.
A@2025-04-19 | sitter=Wiktoria | Yusuf books Wiktoria for evenings out; she wants £13 an hour from him.
a@2025-04-27 | | Farah brought Elif a stuffed otter.
a@2025-05-10 | | The nursery in Tower Street may have a place in autumn.
b@2025-05-22 | nappy!=size 4 | She has outgrown the 3s, buy size 4.
a@2025-06-01 | jabs=Dr. Quayle | Next injection for Elif: 18 June, 9:40, at Dr. Quayle's.
a@2025-06-07 | | Selin reckons Elif is teething.
a@2025-06-15 | pram=Nomad 2 | The pram is a Nomad 2.`,
    questions: `
nap: When is Elif's nap? / What time does the baby sleep at midday?
milk: Which formula does Elif get?
nappy: Which size of nappies does Elif need?
leave: Until when am I on parental leave?
sitter: Who babysits for us?
jabs: Who vaccinates Elif?
midwife: Who is our midwife?
pram: Which pram do we have?`,
  },
  {
    name: 'Clementine Rowe',
    user: 'clem',
    lines: `
a | tv=Flixory ; tvprice=£10.99 | Subscriptions first: Flixory for TV, £10.99 each month.
a | veg=Mudlark Farm | A veg box from Mudlark Farm turns up at the door.
a | boxday=Fridays | Veg box deliveries are Fridays.
a | | My neighbour gets hers on Saturdays, from some other farm.
a | phone=10 GB | Mobile contract: 10 GB and free texts.
a | read=The Almanac | I'm a paying reader of The Almanac.
a | | Flixory's sci-fi section is pitiful.
A | razor=every 6 weeks | Clem's razor blades ship every 6 weeks.
a | lenses=Iris & Pine | Contact lenses I order from Iris & Pine.
a | choir=Grace Chapel | Choir rehearses at Grace Chapel.
b | | Next week only, we sing in the town hall, big concert.
a | tvprice=£13.49 | The streaming bill debits £13.49 on the 20th.
a | boxday=Tuesdays | Be in on Tuesdays before nine for the vegetables, the driver won't leave them in the rain.
a | | Free trial of PuzzleMint, ends by itself.
a | phone!=25 GB | Got bumped to 25 GB for the same money because I threatened to walk.
a | | Dad is still on one gig and proud of it.
b | veg!=Rootstock | Mudlark went bust, poor things. It's Rootstock who fill the box.
a | | Rootstock put beetroot in three weeks running.
A | razor=every 10 weeks | Interval for the blades parcel: every 10 weeks.
a | read=Orbit Weekly | File the Orbit Weekly receipt, that's my one paid magazine.
b | tv!=Kinolane | Pulled the plug on Flixory; films come from Kinolane.
a | | Kinolane lets you have four screens at once.
a | | I may pause the vegetables in August.
a | choir=St. Osmund's | Singing practice, Monday 19:30, St. Osmund's, bring the blue folder.
a | backup=Vaultie | My photos are backed up with Vaultie.
a | | The alto next to me has a subscription for socks, of all things.`,
    questions: `
tv: Which streaming service do I have?
tvprice: How much is my TV streaming per month?
veg: Who delivers my veg box?
boxday: On which day does the veg box come?
phone: How much data do I have on my mobile contract?
razor: How often do razor blades come?
read: Which magazine do I pay for?
choir: Where does my choir rehearse?
backup: Where are my photos backed up?
lenses: Where do I order contact lenses?`,
  },
  {
    name: 'Renate Vogt',
    lines: `
A | apotheke=Löwen-Apotheke | Renate Vogt holt ihre Medikamente in der Löwen-Apotheke.
A | dosis=20 mg | Vom Blutdruckmittel nimmt Frau Vogt täglich 20 mg.
A | skat=mittwochs | Skatrunde mit den Nachbarn: mittwochs, 15 Uhr, bei Renate.
A | | Ihr Bruder Dieter spielt freitags im Verein.
B | friseur=Salon Heike | Renate lässt sich die Haare im Salon Heike machen.
A | enkel=Geige | Enkel Leo lernt Geige.
A | | Enkelin Frieda singt im Kinderchor.
B | urlaub=Usedom | Den Sommerurlaub verbringt Renate Vogt auf Usedom.
A | putzhilfe=Frau Nowak | Als Putzhilfe kommt Frau Nowak.
A | fernsehen=Kanal Süd | Am liebsten schaut sie Kanal Süd.
A | skat=montags | Bei Frau Vogt wird montags Skat gespielt, Kaffee stellt sie um halb drei hin.
A | | Diesen Monat fällt einmal aus, weil Dieter Geburtstag feiert.
B | dosis=30 mg | Tagesmenge der Blutdrucktabletten laut Medikamentenplan von Renate Vogt: 30 mg.
A | | Das Schilddrüsenmittel, 75 Mikrogramm, nimmt sie nüchtern.
A | friseur!=Haarwerk | Heike hat aufgehört, deshalb sitzt Renate nun bei Haarwerk unter der Haube.
A | | Die Dauerwelle hat 68 Euro gekostet.
A | enkel!=Schlagzeug | Leo hat die Geige hingeschmissen und ist aufs Schlagzeug umgestiegen.
B | | Frieda wünscht sich zu Weihnachten eine Gitarre.
A | putzhilfe=Herr Marković | Herr Marković macht bei Frau Vogt sauber, 14 Euro die Stunde.
A | | Renate überlegt, ob sie nächstes Jahr ins betreute Wohnen zieht.
B | urlaub=Bad Ischl | Zugfahrkarten besorgen: Renate Vogt fährt in den Sommerferien nach Bad Ischl.
A | | Eine Freundin war auf Usedom und hatte zwei Wochen Regen.
A | apotheke!=Apotheke am Markt | Weil die Löwen-Apotheke umgebaut wird, hat Renate zur Apotheke am Markt gewechselt.
B | notruf=Holger | Im Notfall soll Sohn Holger angerufen werden.`,
    questions: `
apotheke: In welcher Apotheke holt Renate Vogt ihre Medikamente?
dosis: Wie viel Blutdruckmittel nimmt Renate Vogt am Tag?
skat: Wann ist bei Renate Vogt Skatrunde?
friseur: Zu welchem Friseur geht Renate Vogt?
enkel: Welches Instrument lernt Renate Vogts Enkel Leo?
putzhilfe: Wer putzt bei Renate Vogt?
urlaub: Wohin fährt Renate Vogt im Sommer in Urlaub?
fernsehen: Welchen Sender schaut Renate Vogt am liebsten?
notruf: Wer soll für Renate Vogt im Notfall angerufen werden?`,
  },
  {
    name: 'Mateo Rinaldi',
    user: 'mateo.r',
    lines: `
A@2024-10-03 | moveday=1 February | Mateo relocates to Rotterdam on 1 February.
A@2024-10-03 | mover=Van Dorp | His furniture will be carried by Van Dorp.
a@2024-10-12 | home=studio in Blijdorp | I've rented a studio in Blijdorp to begin with.
a@2024-10-20 | course=Dutch A1 | I take an evening class, Dutch A1.
a@2024-11-05 | | My colleague Inês is already in Dutch B2.
B@2024-11-11 | visa=Ms Terpstra | Mateo's case worker at the immigration office is Ms Terpstra.
a@2024-11-18 | bike=Gazelle | A second-hand Gazelle is waiting for me there.
a@2024-11-30 | | A van for one day costs about €90, in case.
B@2024-12-04 | moveday=15 February | Lift reserved for the removal of Mateo's things: 15 February, eight in the morning.
a@2024-12-15 | | Sent three boxes of books ahead by post.
a@2025-01-07 | mover!=Haverkamp | Van Dorp doubled the price at the last minute, so Haverkamp got the contract.
a@2025-02-20 | bank=Polderbank | Salary account opened: Polderbank.
a@2025-03-04 | | My Italian account at Banca Tirso stays open for the mortgage.
a@2025-03-19 | course=Dutch A2 | Homework on Wednesdays for Dutch A2, chapter by chapter.
a@2025-04-01 | home!=flat in Kralingen | Out of the studio at last, I've got a two-room flat in Kralingen.
a@2025-04-08 | | Inês swears Delfshaven is the better part of town.
B@2025-04-22 | visa=Mr Hoekstra | Mateo's residence permit questions go to Mr Hoekstra, room 2.14.
a@2025-05-02 | | Ms Terpstra once asked for my birth certificate in two languages.
a@2025-05-13 | bike!=Cortina | Somebody stole the Gazelle off the bridge, I ride a Cortina with two locks.
a@2025-05-28 | | The Cortina's light flickers on cobbles.
a@2025-06-09 | bank=Noordgeld | Reference for HR: my pay goes to Noordgeld, IBAN on file.
b@2025-06-21 | | I might try for the B1 exam before Christmas.
a@2025-07-01 | huisarts=Dr. de Wit | My Dutch GP is Dr. de Wit.
a@2025-07-10 | sport=padel | Sunday is padel.`,
    questions: `
moveday: On which date was my move to Rotterdam?
mover: Which removal firm did I take?
home: Where in Rotterdam do I live? / What kind of place do I live in?
course: Which Dutch course am I doing?
visa: Who is my case worker at the immigration office?
bike: What bike do I ride?
bank: Which bank does my salary go to?
huisarts: Who is my GP in Rotterdam?
sport: Which sport do I do on Sundays?`,
  },
  {
    name: 'Sharon Pike',
    user: 'sharon.p',
    lines: `
a | goal=70 kilos | My goal weight is 70 kilos.
a | plan=low-carb | I'm doing low-carb, so no bread.
a | class=spin ; instructor=Leanne | My class is spin, Leanne teaches it.
a | tablet=500 mg | Metformin, 500 mg with breakfast.
b | | The statin is a 20 mg one, bedtime.
a | buddy=Trish | Trish is my gym buddy, we keep each other honest.
a | | Trish wants to get to nine stone by her son's wedding.
a | steps=8,000 | Step target: 8,000.
a | | Did 14,000 on Sunday, blisters and all.
a | nurse=Nurse Pollard | Blood sugar reviews are with Nurse Pollard.
a | plan=Mediterranean | Suggest dinners for me that fit the Mediterranean diet, lots of fish.
a | | My husband lives on pies and loses weight, there's no justice.
a | class!=aqua aerobics | Spin did my back in; I have swapped it for aqua aerobics.
a | instructor=Dom | Dom runs my exercise class, ask him whether I need floats.
b | | Leanne waved at me from her bike.
a | tablet!=850 mg | Following the blood test they upped the metformin to 850 mg.
a | steps=10,000 | Ping me at eight if I haven't walked my 10,000 for the day.
a | | I have an urge to buy one of those under-desk treadmills.
b | buddy!=Colette | Trish gave up in week five, it's me and Colette at the gym.
a | | Colette sometimes brings her mother along.
a | goal=66 kilos | Put on the chart: aiming for 66 kilos by Christmas.
a | lastorder=8 pm | I don't eat after 8 pm.
a | nurse=Nurse Bhatt | Diabetic clinic on the 12th, Nurse Bhatt will check my sugar as always.
a | | Podiatrist is a Mr Lund, he just does the feet.
a | locker=61 | My locker at the gym is number 61.`,
    questions: `
goal: What weight am I aiming for? / What is my goal weight?
plan: Which diet do I follow?
class: Which fitness class do I take?
instructor: Who teaches my fitness class?
tablet: How much metformin do I take?
buddy: Who do I go to the gym with?
steps: How many steps a day do I aim for?
nurse: Which nurse does my blood sugar reviews?
lastorder: What time do I stop eating in the evening?
locker: Which locker do I have at the gym?`,
  },
]
