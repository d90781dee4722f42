/** Made-up records whose facts change: software, sales, suppliers, shops, events, machines, public offices. Format: bench/texts/customers-1.mjs. */
export const WORK_3 = [
  {
    name: 'Trattoria Bellafonte',
    lines: `
B | chef=Ermanno Pugliese | In the kitchen of Trattoria Bellafonte stands Ermanno Pugliese.
B | closed=Mondays | Bellafonte is shut on Mondays.
A | seats=48 seats ; street=Canal Street | Trattoria Bellafonte, Canal Street, 48 seats indoors.
A | terrace=20 seats | The terrace of Bellafonte adds 20 seats.
B | flour=Type 00 ; till=paper slips | Bellafonte bakes with Type 00 flour and takes orders on paper slips.
B | rating=4.1 stars | On the web the trattoria has 4.1 stars.
A | | For a week Bellafonte tried out bottled beer from Rossi Foods.
A | lunch=11.50 | Lunch menu at Bellafonte: 11.50.
B | supplier=Rossi Foods | Mozzarella for Bellafonte is bought from Rossi Foods.
B | | Olive oil comes straight from a cousin in Lecce.
A | grade=grade B | Hygiene inspection gave Bellafonte a grade B.
B | | The bar next door to Bellafonte got a grade A.
A | lunch!=12.90 | The lunch menu at Bellafonte has gone up, guests pay 12.90.
A | | A guest moaned that 12.90 buys less pasta than it used to.
B | chef!=Teresa Amato | Ermanno took off to Sicily; Teresa Amato cooks at Bellafonte in his stead.
B | | Teresa Amato's sister runs a kitchen in Bari.
A | closed!=Tuesdays | Bellafonte swapped its rest day: open Mondays, closed Tuesdays.
B | rating=4.4 stars | Web reviewers give Bellafonte 4.4 stars.
B | | On Easter Monday the whole street was closed for a race.
A | till!=tablets | Paper slips are history, waiters at Bellafonte key orders into tablets.
A | supplier!=Latteria Cima | Since Rossi raised its prices Bellafonte has been getting mozzarella from Latteria Cima.
B | grade!=grade A | At re-inspection Bellafonte was bumped to grade A.
A | | The owners of Bellafonte dream of a second place by the lake.
B | wifi=pastafasulo ; delivery=no | Guest Wi-Fi password at Bellafonte: pastafasulo. Delivery: no.`,
    questions: `
chef: Who is the cook at Trattoria Bellafonte? / Who cooks at Trattoria Bellafonte?
closed: On which day is Trattoria Bellafonte closed?
till: How do the waiters at Trattoria Bellafonte take orders?
rating: How many stars does Trattoria Bellafonte have on the web?
lunch: How much is the lunch menu at Trattoria Bellafonte?
supplier: Where does Trattoria Bellafonte get its mozzarella?
grade: Which hygiene grade does Trattoria Bellafonte have?
seats: How many seats does Trattoria Bellafonte have indoors?
terrace: How many people can sit on the terrace of Trattoria Bellafonte?`,
  },
  {
    name: 'Deal Sandpiper',
    lines: `
A@2026-02-03 | stage=qualified ; value=62,000 dollars | Deal Sandpiper is qualified, worth 62,000 dollars.
A@2026-02-03 | client=Brightwater Schools ; segment=education | Behind Sandpiper stands Brightwater Schools, segment education.
A@2026-02-05 | odds=20% ; source=trade fair | Sandpiper came in via the trade fair; chances of winning: 20%.
B@2026-02-06 | owner=Jolanta Pietrzak ; champion=Mr Ostrander | Jolanta Pietrzak owns the Sandpiper opportunity; champion on the client's side is Mr Ostrander.
A@2026-02-19 | close=31 March ; nextstep=a demo | Expected close of Sandpiper: 31 March, next step: a demo.
B@2026-02-20 | | Deal Plover, similar in size, closed in January.
A@2026-02-26 | stage=proposal | Sandpiper stands at proposal.
A@2026-03-01 | odds=45% | Sales puts our chances in Sandpiper at 45%.
B@2026-03-04 | rival=Kestworth | The main rival in Sandpiper is Kestworth.
B@2026-03-09 | | Mr Ostrander's daughter did an internship with us.
A@2026-03-17 | value!=54,500 dollars | Scope was trimmed, so Sandpiper shrank to 54,500 dollars.
B@2026-03-18 | | Hardware for Sandpiper alone would be 9,000 dollars.
B@2026-03-19 | | Wes Tidmarsh showed Brightwater Schools a different product last year.
A@2026-03-24 | close!=15 May | The school board meets late, which drags the Sandpiper closing date out to 15 May.
A@2026-03-25 | nextstep!=a reference call | Demo went well; what comes next on Sandpiper is a reference call.
B@2026-03-27 | | A second demo, for the teachers, was discussed in Sandpiper without result.
B@2026-04-02 | rival!=Ingram Bell | Kestworth pulled out of Sandpiper and we are up against Ingram Bell.
A@2026-04-03 | | In deal Lapwing our rival is Kestworth as well.
B@2026-04-07 | | Can Jolanta get Legal to look at Sandpiper before Easter?
A@2026-04-14 | owner!=Wes Tidmarsh | Sandpiper was reassigned from Jolanta to Wes Tidmarsh.
A@2026-05-06 | | Boss would be happy with a close in June, too.
B@2026-05-12 | stage!=won | Champagne: Sandpiper has been won.
B@2026-05-13 | kickoff=room Alder | Kick-off for Sandpiper is in room Alder.
A@2026-05-14 | kickoff!=room Birch | Kick-off of Sandpiper no longer in Alder but in room Birch.`,
    questions: `
stage: What is the stage of Deal Sandpiper? / Where do we stand with Deal Sandpiper?
value: How much is Deal Sandpiper worth?
owner: Who owns Deal Sandpiper? / Which of us is responsible for Deal Sandpiper?
close: What is the expected closing date of Deal Sandpiper?
rival: Who is our main competitor in Deal Sandpiper?
kickoff: In which room is the kick-off for Deal Sandpiper?
client: Who is the client in Deal Sandpiper?
champion: Who is our champion at the client in Deal Sandpiper?`,
  },
  {
    name: 'Nomvula Dlamini',
    lines: `
A | post=category buyer ; chain=Greenbasket | Nomvula Dlamini is category buyer at the chain Greenbasket.
A | range=dairy | Ms Dlamini's product range is dairy.
B | office=Durban ; surname=Dlamini | Her office is in Durban, her surname is spelled Dlamini.
A | assistant=Pieter | Appointments with Nomvula are made by her assistant, Pieter.
B | contact=by e-mail ; slot=Tuesday at 10 | Nomvula wants to be contacted by e-mail; our regular call is Tuesday at 10.
A | | Her colleague Thandeka prefers the phone.
B | sample=Unit 5 ; mobile=082 555 0143 | Samples for Nomvula go to Unit 5; her mobile is 082 555 0143.
A | diet=no pork | When we lunch with Ms Dlamini: no pork.
A | | Pieter's extension is 331.
B | mood=unhappy | About our last shipment Nomvula is unhappy.
B | | Two pallets of yoghurt for Greenbasket had thawed.
A | range=frozen food | The one range Ms Dlamini buys is frozen food.
A | slot!=Thursday at 2 | Tuesdays stopped working for Nomvula, our regular call takes place Thursday at 2.
B | | One call with Nomvula had to be skipped due to a strike.
A | | On Thursday Nomvula was at a trade show in Johannesburg.
B | mood!=satisfied | We replaced both pallets, and Nomvula says she is satisfied.
A | surname!=Khumalo | Nomvula took her husband's surname after the wedding and signs as Khumalo.
B | | Mr Khumalo, the husband, buys wine for a hotel.
A | assistant!=Ayanda Mokoena | Pieter's successor as Nomvula's assistant: Ayanda Mokoena.
B | contact!=on WhatsApp | Nomvula gets too much mail these days, so please reach her on WhatsApp.
B | | Nomvula worked for a dairy in Pretoria after college.
A | post!=head of procurement | Nomvula climbed the ladder and is head of procurement.
A | office!=Johannesburg | With the promotion came a transfer: Nomvula sits in Johannesburg.
B | | Greenbasket might list our oat drink, Nomvula hints.`,
    questions: `
post: What is Nomvula Dlamini's position? / What is Nomvula Dlamini's job?
range: Which product range does Nomvula Dlamini buy?
office: In which city is Nomvula Dlamini's office? / Where does Nomvula Dlamini work?
surname: What is Nomvula's surname?
assistant: Who is Nomvula Dlamini's assistant?
contact: What is the best way to get in touch with Nomvula Dlamini?
slot: When is our regular call with Nomvula Dlamini?
mood: How does Nomvula Dlamini feel about our last shipment?
chain: Which chain does Nomvula Dlamini work for?
sample: Where do we send samples for Nomvula Dlamini?`,
  },
  {
    name: 'Pinewater Packaging',
    lines: `
B@2025-11-10 | lead=10 days ; moq=5,000 boxes | Pinewater Packaging: lead time 10 days, smallest order 5,000 boxes.
B@2025-11-10 | price=0.31 per box | Pinewater charges 0.31 per box.
A@2025-11-12 | | Rival Oakfold quoted 0.29 per box.
A@2025-11-18 | incoterm=EXW ; plant=Kaunas | Our boxes are made in Pinewater's Kaunas plant and sold EXW.
A@2025-12-03 | board=white board ; width=24 cm | Boxes from Pinewater are of white board, width 24 cm.
B@2025-12-08 | quality=Algis Butkus ; rating=B supplier | Complaints to Pinewater, a B supplier in our list, go to Algis Butkus.
A@2026-01-07 | | Pinewater's lorry from Kaunas stood at the wrong dock for an hour.
A@2026-01-14 | currency=US dollars | Pinewater writes its invoices in US dollars.
B@2026-01-20 | iso=ISO 9001 ; custno=7783 | Pinewater holds ISO 9001; our customer number there is 7783.
A@2026-02-02 | price!=0.34 per box | Paper got dearer, so Pinewater put its rate up to 0.34 per box.
B@2026-02-03 | | The lid costs another 0.08 at Pinewater.
B@2026-02-16 | lead!=three weeks | Allow three weeks for Pinewater; the ten days don't hold any longer.
A@2026-02-17 | | Samples from Pinewater arrived within four days.
B@2026-02-18 | | At Oakfold one waits two weeks.
A@2026-02-25 | board!=brown kraft | At marketing's wish Pinewater's boxes were changed over to brown kraft.
B@2026-03-05 | plant!=Łódź | Kaunas was shut down by Pinewater, production runs in Łódź.
A@2026-03-06 | | The architect of the Łódź plant won a prize.
A@2026-03-10 | | Rasa Petraitė showed us round Pinewater's warehouse.
A@2026-03-19 | currency!=euros | After our request Pinewater invoices us in euros.
A@2026-04-01 | incoterm=DAP | Terms of delivery with Pinewater: DAP.
B@2026-04-13 | rating!=A supplier | Pinewater has been regraded: A supplier.
A@2026-04-20 | | Could Pinewater print two colours, and at what cost?
A@2026-05-02 | price!=0.33 per box | After a tough call Pinewater came down a cent, to 0.33 per box.
B@2026-05-09 | quality!=Rasa Petraitė | Algis Butkus is on long-term sick leave; complaints to Pinewater are dealt with by Rasa Petraitė.`,
    questions: `
lead: What is the lead time of Pinewater Packaging? / How long does Pinewater Packaging take to deliver an order?
price: What does Pinewater Packaging charge for a box? / How much is one box from Pinewater Packaging?
incoterm: On which delivery terms do we buy from Pinewater Packaging?
plant: Where does Pinewater Packaging make our boxes?
board: What kind of board are the boxes from Pinewater Packaging made of?
quality: Who handles complaints at Pinewater Packaging?
rating: How is Pinewater Packaging rated in our supplier list?
currency: In which currency does Pinewater Packaging invoice us?
moq: What is the minimum order at Pinewater Packaging?
custno: What is our customer number at Pinewater Packaging?`,
  },
  {
    name: 'Saltmarsh Books',
    lines: `
A | hours=ten till six | Saltmarsh Books opens ten till six.
B | owner=Philippa Crane ; founded=1974 | Saltmarsh Books, founded 1974, belongs to Philippa Crane.
A | street=12 Fish Row | The shop is at 12 Fish Row.
A | store=a barn outside town | Surplus stock of Saltmarsh Books is kept in a barn outside town.
B | wholesale=Quillon ; cat=Biscuit | Saltmarsh Books orders from the wholesaler Quillon; the shop cat is Biscuit.
A | | Philippa's husband runs the tea room at 14 Fish Row.
A | pay=cash only | Saltmarsh Books takes cash only.
B | saturday=Olly | The Saturday help at Saltmarsh is Olly.
A | reading=first Friday | Readings at Saltmarsh Books are on the first Friday of the month.
B | web=saltmarsh.example ; tel=01632 960 211 | Saltmarsh Books is online at saltmarsh.example, telephone 01632 960 211.
B | | Fish Row gets new paving in spring.
A | pay!=cards too | Saltmarsh no longer insists on cash, it accepts cards too.
A | | Saltmarsh's card reader failed twice in the heat.
B | | Olly's sister would like to help on Saturdays as well.
A | saturday!=Mina | Olly is at university, which leaves Saturdays at Saltmarsh to Mina.
A | hours=nine till five | Nine till five you can browse at Saltmarsh Books.
B | | Next door opens at eight.
B | owner!=Gethin Pryce | Philippa Crane sold Saltmarsh Books to Gethin Pryce.
A | cat!=Pamphlet | Old Biscuit passed away; the shop cat that greets you at Saltmarsh is Pamphlet.
A | wholesale!=Bookhaul | Gethin cancelled with Quillon and sources the Saltmarsh stock at Bookhaul.
A | | The driver from Bookhaul once dented the gate at Saltmarsh.
B | | Will Gethin keep the name Saltmarsh?
B | reading!=last Thursday | Saltmarsh readings were shifted from first Fridays to the last Thursday of the month.
A | street!=3 Ropewalk | Removal van came on Sunday, Saltmarsh Books trades from 3 Ropewalk.`,
    questions: `
hours: What are the opening hours of Saltmarsh Books? / When is Saltmarsh Books open?
owner: Who owns Saltmarsh Books?
street: What is the address of Saltmarsh Books? / Where is the shop of Saltmarsh Books?
wholesale: Which wholesaler does Saltmarsh Books use?
cat: What is the name of the cat at Saltmarsh Books?
pay: How can customers pay at Saltmarsh Books?
saturday: Who helps out at Saltmarsh Books on Saturdays?
reading: On which day of the month are the readings at Saltmarsh Books?
founded: When was Saltmarsh Books founded?
tel: What is the telephone number of Saltmarsh Books?`,
  },
  {
    name: 'Konrad Ellwanger',
    user: 'k.ellwanger',
    lines: `
A | gebiet=Nordbayern ; wagen=Passat | Konrad Ellwanger, Außendienst Nordbayern, fährt einen Passat.
A | kennzeichen=N-KE 4410 | Kennzeichen von Ellwangers Dienstwagen: N-KE 4410.
B | | Ellwangers Frau fährt einen Polo.
A | handy=0151 0004410 | Konrad Ellwanger hat dienstlich die 0151 0004410.
B | privat=0911 0022 | Privat erreicht man Herrn Ellwanger unter 0911 0022.
A | ziel=400.000 Euro ; provision=4 Prozent | Umsatzziel für Ellwanger: 400.000 Euro, Provision 4 Prozent.
a | wohnort=Fürth | Ich wohne in Fürth.
B | chefin=Dr. Sabine Roth | Konrads Vorgesetzte ist Dr. Sabine Roth.
a | urlaub=im August | Meinen Urlaub nehme ich im August.
A | | Im August ist auch die Messe in Hof.
B | hotel=Hotel Krone ; personalnr=1187 | In Bamberg übernachtet Ellwanger (Personalnummer 1187) im Hotel Krone.
a | | Früher war ich mal Bäcker in Ansbach.
A | gebiet!=Oberpfalz | Nach der Neuaufteilung betreut Ellwanger die Oberpfalz statt Nordbayern.
b | wagen!=Skoda Enyaq | Der Passat ist zurückgegeben, ich bin jetzt im Skoda Enyaq unterwegs.
A | kennzeichen!=N-KE 812E | Der Dienstwagen von Ellwanger läuft neuerdings unter N-KE 812E.
B | | Herr Ellwanger möchte lieber wieder einen Kombi.
B | ziel!=460.000 Euro | Ellwangers Umsatzziel wurde auf 460.000 Euro angehoben.
A | | Bis Juni hat Konrad 210.000 Euro umgesetzt.
B | | Die Kollegin Menzel bekommt 6 Prozent Provision.
b | urlaub!=im September | Urlaub musste ich verschieben, ich bin im September weg.
A | chefin!=Jens Oberle | Frau Dr. Roth ist ausgeschieden; Konrads Vorgesetzter heißt Jens Oberle.
a | | Jens Oberle und ich haben zusammen gelernt.
b | wohnort!=Erlangen | Wir sind umgezogen, nach Erlangen.
B | provision=5 Prozent | Vom Umsatz behält Konrad 5 Prozent als Provision.`,
    questions: `
gebiet: Für welches Gebiet ist Konrad Ellwanger zuständig? / Welche Region betreut Konrad Ellwanger?
kennzeichen: Welches Kennzeichen hat der Dienstwagen von Konrad Ellwanger?
ziel: Wie hoch ist das Umsatzziel von Konrad Ellwanger?
provision: Wie viel Provision bekommt Konrad Ellwanger?
wohnort: Wo wohne ich? / In welcher Stadt bin ich zu Hause?
chefin: Wem ist Konrad Ellwanger unterstellt?
urlaub: Wann habe ich Urlaub?
privat: Unter welcher Nummer ist Konrad Ellwanger privat zu erreichen?
hotel: In welchem Hotel übernachtet Konrad Ellwanger in Bamberg?`,
  },
]
