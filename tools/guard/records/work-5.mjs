/** Made-up records whose facts change: software, sales, suppliers, shops, events, machines, public offices. Format: bench/texts/customers-1.mjs. */
export const WORK_5 = [
  {
    name: 'Larkhill Leisure Centre',
    lines: `
B | temp=27 degrees ; pool=25 metres | The pool at Larkhill is 25 metres long and 27 degrees warm.
A | entry=4.20 | Adult admission at Larkhill Leisure Centre: 4.20.
A | concession=2.60 | Pensioners get into Larkhill for 2.60.
B | manager=Tunde Afolabi | Duty manager at Larkhill is Tunde Afolabi.
A | hours=until 22:00 ; cafe=Splash Café | Larkhill is open until 22:00, with the Splash Café inside.
A | sauna=out of order | The sauna at Larkhill is out of order.
A | lockers=coins ; cleaning=Brightmop | Lockers at Larkhill work with coins; cleaning is done by Brightmop.
B | teaching=31 degrees | Teaching pool at Larkhill: 31 degrees.
A | parking=free | Parking at Larkhill is free.
B | | Parents want the paddling pool to be warmer, at least 30 degrees.
A | boiler=gas boiler | Larkhill is heated by a gas boiler.
B | temp!=25 degrees | To save energy Larkhill turned the pool down by two, to 25 degrees.
A | sauna=open | Guests sweat at Larkhill, the sauna is open.
A | entry!=4.80 | Adults pay sixty pence more at Larkhill, that is 4.80.
B | | The hotel across the road from Larkhill has a sauna as well.
B | parking!=two pounds a day | The car park at Larkhill isn't free any longer: two pounds a day.
A | boiler!=heat pump | Out with the gas boiler, Larkhill gets its warmth from a heat pump.
A | | The grant for Larkhill's heating covered half of the bill.
B | lockers!=wristbands | Coin locks were torn out, the Larkhill lockers respond to wristbands.
A | hours!=until 20:00 | Staff shortage, Larkhill shuts two hours earlier and is open until 20:00.
A | | The kiosk at Larkhill sells goggles until 18:00.
B | manager!=Carys Benbow | Carys Benbow relieved Tunde as duty manager of Larkhill for good.
A | | Tunde coaches the water polo juniors at Larkhill in his free time.
B | | Carys Benbow ran an ice rink in Hove once.`,
    questions: `
temp: How warm is the swimming pool at Larkhill Leisure Centre? / What is the water temperature in the pool at Larkhill Leisure Centre?
entry: How much do adults pay to get into Larkhill Leisure Centre?
manager: Who is the duty manager at Larkhill Leisure Centre?
hours: Until when is Larkhill Leisure Centre open? / When does Larkhill Leisure Centre close?
sauna: What is the state of the sauna at Larkhill Leisure Centre?
lockers: What do I need to use a locker at Larkhill Leisure Centre?
parking: What does parking cost at Larkhill Leisure Centre?
boiler: How is Larkhill Leisure Centre heated?
concession: How much do pensioners pay at Larkhill Leisure Centre?
teaching: How warm is the teaching pool at Larkhill Leisure Centre?`,
  },
  {
    name: 'Bürgeramt Nordhain',
    lines: `
A@2026-01-07 | oeffnung=8 bis 15 Uhr ; leitung=Frau Heitkamp | Das Bürgeramt Nordhain hat von 8 bis 15 Uhr geöffnet, Leiterin ist Frau Heitkamp.
A@2026-01-07 | adresse=Rathausplatz 1 | Sitz des Bürgeramts Nordhain: Rathausplatz 1.
B@2026-01-09 | post=Postfach 300 ; schluessel=05-557 | Postanschrift des Bürgeramts Nordhain ist Postfach 300, Behördenschlüssel 05-557.
A@2026-01-12 | gebuehr=10 Euro | Eine Meldebescheinigung kostet im Bürgeramt Nordhain 10 Euro.
B@2026-01-13 | ausweis=37 Euro ; foto=6 Euro | Für den Personalausweis nimmt das Bürgeramt Nordhain 37 Euro, für ein Foto 6 Euro.
A@2026-01-20 | termin=ohne Termin | Ins Bürgeramt Nordhain kann man ohne Termin kommen.
B@2026-01-22 | wartezeit=20 Minuten | Die Wartezeit in Nordhain liegt bei 20 Minuten.
A@2026-02-02 | | Das Bürgeramt Südhain ist freitags zu.
B@2026-02-11 | hotline=0555 1150 | Telefonisch hilft das Bürgeramt Nordhain unter 0555 1150.
A@2026-02-16 | zahlung=nur bar | Am Schalter in Nordhain zahlt man nur bar.
B@2026-02-19 | | Ein Bürger lobte Frau Heitkamp für ihre Geduld.
B@2026-03-02 | termin!=nur mit Termin | Das Bürgeramt Nordhain hat die freie Sprechstunde abgeschafft, Einlass nur mit Termin.
A@2026-03-05 | | Termine für Nordhain vergibt das Portal vier Wochen im Voraus.
A@2026-03-09 | wartezeit=5 Minuten | In Nordhain wartet man 5 Minuten.
B@2026-03-16 | gebuehr!=12 Euro | Die Gebühr für die Meldebescheinigung ist in Nordhain auf 12 Euro gestiegen.
A@2026-03-20 | | Im Stadtrat fragt man, ob die Bescheinigung in Nordhain kostenlos sein sollte.
A@2026-04-01 | adresse!=Gerberstraße 18 | Wegen der Rathaussanierung ist das Bürgeramt Nordhain in die Gerberstraße 18 ausgewichen.
B@2026-04-02 | | Die Stadtbücherei bleibt am Rathausplatz 1.
B@2026-04-14 | zahlung!=auch mit Karte | Kartenleser sind da: in Nordhain zahlt man jetzt auch mit Karte.
A@2026-04-20 | oeffnung!=9 bis 17 Uhr | Geänderte Öffnungszeiten im Bürgeramt Nordhain: 9 bis 17 Uhr.
A@2026-05-04 | leitung!=Herr Yilmaz | Auf Frau Heitkamp folgt als Leiter in Nordhain Herr Yilmaz.
B@2026-05-06 | | Herr Yilmaz hat zuvor das Standesamt in Südhain geführt.
A@2026-05-12 | hotline=0555 2200 | Telefonisch hilft das Bürgeramt Nordhain unter 0555 2200.`,
    questions: `
oeffnung: Wann hat das Bürgeramt Nordhain offen? / Welche Öffnungszeiten hat das Bürgeramt Nordhain?
leitung: Wer leitet das Bürgeramt Nordhain?
adresse: Wo ist das Bürgeramt Nordhain? / Welche Adresse hat das Bürgeramt Nordhain?
gebuehr: Was kostet eine Meldebescheinigung im Bürgeramt Nordhain?
termin: Braucht man einen Termin für das Bürgeramt Nordhain?
wartezeit: Wie lange wartet man im Bürgeramt Nordhain?
hotline: Welche Telefonnummer hat das Bürgeramt Nordhain?
zahlung: Wie kann man im Bürgeramt Nordhain bezahlen?
ausweis: Was kostet ein Personalausweis im Bürgeramt Nordhain?
post: Wie lautet die Postanschrift vom Bürgeramt Nordhain?`,
  },
  {
    name: 'Brigid Maccabe',
    user: 'brigid.m',
    lines: `
a | office=treasurer ; club=Tarn Valley Chess Club | Brigid Maccabe, treasurer of Tarn Valley Chess Club.
a | bank=Fellgate Bank | Our club account is with Fellgate Bank.
A | rating=1640 ; home=Sedbergh | Brigid Maccabe lives in Sedbergh; chess rating 1640.
a | | My son Donal has a rating of 1910.
a | night=Wednesday ; clock=six digital clocks | Club night for us is Wednesday; we own six digital clocks.
a | venue=the Black Swan ; opening=the Caro-Kann | We play in the back room of the Black Swan; with black I choose the Caro-Kann.
A | fee=25 pounds | Tarn Valley members pay 25 pounds, Brigid says.
A | | Juniors are charged 8 pounds at Tarn Valley.
b | | I learned the game from my grandfather in Sligo.
a | car=an old Fiesta | I drive to matches in an old Fiesta.
A | | Brigid drove four juniors to Carlisle.
a | rating=1705 | After the Easter open my rating is 1705.
a | venue!=the Methodist hall | The pub has shut its doors, so our games are in the Methodist hall.
a | | The Black Swan had the better pies, I must say.
b | night!=Monday | Because the hall is taken on Wednesdays, we meet on Monday.
A | | In Kendal, Brigid says, club night is Friday.
a | | Some of us fancy a second evening in winter.
A | fee!=30 pounds | Hall rent drove the Tarn Valley subscription up a fiver, to 30 pounds.
a | bank!=Beacon Credit Union | I moved the club's money out of Fellgate to Beacon Credit Union.
a | opening!=the French Defence | I got bored with the Caro-Kann, meanwhile I answer with the French Defence.
a | | Donal answers with the Sicilian whatever the weather.
A | car=a Zoe | Brigid drives to matches in a Zoe.
b | office!=club president | They elected me club president; someone else does the sums.
a | icon=a stone bridge | Our club badge shows a stone bridge.`,
    questions: `
office: Which office do I hold in the chess club? / What is my position in the club?
bank: Where is our club account? / Who do we bank with as a club?
night: On which day is our club night?
venue: Where does our club play?
opening: Which opening do I play with the black pieces?
fee: How much is the membership fee in Brigid Maccabe's club, Tarn Valley?
clock: How many digital clocks does our club own?
home: Where does Brigid Maccabe live?`,
  },
  {
    name: 'Planning application 22/0815',
    lines: `
B@2026-01-15 | status=received ; officer=Ms Prideaux | Application 22/0815 received, planning officer is Ms Prideaux.
B@2026-01-15 | applicant=Thornbury Homes ; area=0.4 hectares | Applicant in 22/0815: Thornbury Homes, site area 0.4 hectares.
A@2026-01-16 | units=14 flats ; storeys=four storeys | 22/0815 is for a block of 14 flats on four storeys.
A@2026-01-16 | | Application 22/0816, across the lane, is for a bungalow.
B@2026-01-20 | status=validated | Application 22/0815 is validated.
B@2026-01-22 | fee=6,468 pounds ; ward=Castle | The fee for 22/0815, in Castle ward, was set at 6,468 pounds.
A@2026-01-27 | deadline=16 April | A decision on 22/0815 is due by 16 April.
A@2026-02-03 | comments=12 comments | 22/0815 has drawn 12 comments.
B@2026-02-16 | | Residents called to ask how high 22/0815 would be.
A@2026-02-24 | comments=57 comments | 57 comments are on file for 22/0815.
A@2026-02-25 | | Most of the neighbours of 22/0815 dislike the flat roof.
B@2026-03-04 | agent=Lowther Architects ; spaces=9 spaces | Agent in 22/0815 is Lowther Architects; the scheme has 9 spaces for cars.
A@2026-03-10 | storeys!=three storeys | Revised drawings for 22/0815 lop off the top floor and leave three storeys.
A@2026-03-10 | units!=11 flats | With that, 22/0815 has come down to 11 flats.
B@2026-03-12 | | One of the flats in 22/0815 is for wheelchair users.
B@2026-03-18 | officer!=Mr Deverell | Ms Prideaux's files were redistributed; 22/0815 landed with Mr Deverell.
A@2026-03-19 | | Mr Deverell handled the supermarket application, 21/1102.
A@2026-03-25 | deadline!=28 May | Both sides agreed on an extension of time for 22/0815, giving 28 May.
A@2026-04-03 | | Could the committee visit the site of 22/0815 in April?
B@2026-04-15 | agent!=Studio Penrose | Thornbury dismissed Lowther; correspondence on 22/0815 is to be sent to Studio Penrose.
A@2026-04-21 | spaces!=12 spaces | The amended plan for 22/0815 squeezes in three more cars, that makes 12 spaces.
B@2026-05-20 | status!=approved | The committee has approved 22/0815 with conditions.
A@2026-05-20 | | In 2023 a similar block in Mill Street was refused.
B@2026-05-21 | | An approved shed in the next street has nothing to do with 22/0815.`,
    questions: `
status: What is the status of planning application 22/0815? / How far has planning application 22/0815 got?
officer: Who is the planning officer for application 22/0815? / Who handles planning application 22/0815 at the council?
units: How many flats are in planning application 22/0815?
storeys: How many storeys does the building in planning application 22/0815 have?
deadline: What is the deadline for a decision on planning application 22/0815?
comments: How many comments are there on planning application 22/0815?
agent: Who is the agent in planning application 22/0815?
spaces: How many parking spaces are in planning application 22/0815?
applicant: Who is the applicant in planning application 22/0815?
fee: What is the fee for planning application 22/0815?`,
  },
  {
    name: 'MV Solveig',
    lines: `
A | master=Captain Rasmussen ; flag=Norway | Ferry MV Solveig sails under the flag of Norway, master Captain Rasmussen.
A | route=Larvik to Hirtshals | MV Solveig plies from Larvik to Hirtshals.
B | berth=berth 4 ; draught=5.8 metres | In Larvik the Solveig, draught 5.8 metres, uses berth 4.
B | crew=61 crew | Solveig has 61 crew.
B | dep=07:45 | Solveig's morning departure is 07:45.
A | eve=18:30 | The evening sailing of the Solveig leaves at 18:30.
B | | Her sister ship Sigrun departs at 08:15.
A | fuel=marine gas oil ; speed=21 knots | The Solveig runs on marine gas oil at a service speed of 21 knots.
B | hull=black | Solveig's hull is black.
A | | Passengers were sick on Tuesday's crossing aboard the Solveig.
B | dep!=07:15 | Half an hour sooner in the summer timetable, Solveig casts off in the morning at 07:15.
B | berth!=berth 2 | Because of dredging the Solveig was shifted from berth 4 to berth 2.
A | | At Hirtshals the Solveig lies at berth 9.
A | | Berth 2 has a shore power plug.
A | master!=Captain Eide | Rasmussen signed off for good, Captain Eide commands the Solveig.
B | | Captain Eide's first ship was a coaster.
A | hull=white | MV Solveig has a white hull.
A | flag!=Denmark | The owners reflagged MV Solveig to Denmark.
B | crew=54 crew | Solveig has 54 crew.
A | | Sigrun manages with 58 crew.
B | speed!=18 knots | To burn less, the Solveig slowed down from 21 to 18 knots.
A | fuel!=methanol | The yard converted Solveig's engines and methanol goes into her tanks.
A | | The owners think about a gas-powered newbuild beside the Solveig.
B | callsign=LXSO9 | Call sign of the Solveig is LXSO9.`,
    questions: `
master: Who is the captain of MV Solveig? / Who commands MV Solveig?
flag: Under which flag does MV Solveig sail?
berth: Which berth does MV Solveig use in Larvik?
crew: How many crew does MV Solveig have?
dep: When does MV Solveig leave in the morning? / What is the morning departure time of MV Solveig?
fuel: Which fuel does MV Solveig use?
speed: What is the service speed of MV Solveig?
hull: What colour is the hull of MV Solveig?
eve: When does MV Solveig leave in the evening?
route: Which route does MV Solveig sail?`,
  },
  {
    name: 'Desmond Achterberg',
    user: 'desmond.a',
    lines: `
A | job=crane operator ; site=Docklands Tower | Desmond Achterberg, crane operator at Docklands Tower.
A | crane=Crane 7 | Desmond sits in Crane 7.
a | town=Woolwich | I rent a flat in Woolwich.
A | licence=10 August | D. Achterberg's operator licence runs until 10 August.
a | firstaid=Level 2 | My first-aid certificate is Level 2.
A | shift=days ; foreman=Mick Tarrant | Des works days; his foreman is Mick Tarrant.
A | radio=channel 6 ; boots=size 44 | Call Des on the radio, channel 6; his boots are size 44.
a | | My cousin works nights on Crane 9.
a | phone=07700 900871 | My own phone is 07700 900871.
B | | Desmond's site phone has a cracked screen.
A | | Mick Tarrant means to retire in 2031.
A | shift!=nights | Desmond got rostered onto nights.
a | | I was a bus driver before all this.
B | site!=Canal Quarter | Docklands Tower is topped out and Desmond was sent to Canal Quarter.
A | crane!=Crane 2 | At the new place he climbs into Crane 2 rather than Crane 7.
b | | Crane 2 has a heated cabin, lovely.
B | licence!=12 March 2031 | Desmond's operator licence got renewed, valid through 12 March 2031.
A | foreman!=Shazia Iqbal | It is Shazia Iqbal whom Desmond takes orders from, ever since the transfer.
B | | Shazia Iqbal herself listens on channel 1.
b | town!=Deptford | My landlord wanted the flat back and I've found one in Deptford.
A | radio=channel 11 | Des is reached over channel 11.
a | | I'm hoping for days again, the children hardly see me.
B | boots!=size 45 | The 44s pinched, stores exchanged Desmond's boots for size 45.
A | union=member 20931 | In the union Desmond is member 20931.`,
    questions: `
site: Which building site does Desmond Achterberg work on? / Where does Desmond Achterberg work?
crane: Which crane does Desmond Achterberg operate?
town: Where do I live? / In which part of town is my flat?
licence: Until when is Desmond Achterberg's operator licence valid?
shift: Which shift does Desmond Achterberg work?
foreman: Who is Desmond Achterberg's foreman? / Who gives Desmond Achterberg his orders?
radio: On which radio channel can Desmond Achterberg be reached?
boots: What size are Desmond Achterberg's boots?
phone: What is my phone number?
firstaid: Which level is my first-aid certificate?`,
  },
]
