/** Made-up records: projects, sites, ships, machines, events and shops. Format: bench/texts/customers-1.mjs. */
export const SITES_1 = [
  {
    name: 'Heron',
    lines: `
A | database=PostgreSQL 14 ; region=Frankfurt | Heron keeps its bookings in PostgreSQL 14, hosted in Frankfurt.
B | oncall=Teo Lindqvist | Anyone paging about Heron at night wakes up Teo Lindqvist.
A | release=Tuesdays | Heron ships on Tuesdays, after the stand-up.
B | | Bittern, the service next door, has moved to MongoDB and is very proud of it.
A | language=Kotlin ; owner=Team Wading | The Heron backend is pure Kotlin and belongs to Team Wading.
B | | Ines floated a Rust rewrite of the Heron worker in the retro; parked without a vote.
B | alerts=#heron-alarms ; queue=RabbitMQ | Heron's alerts land in #heron-alarms, its confirmation mails go out through RabbitMQ.
A | | Heron stand-up: cake from Teo, the flaky calendar test is fixed, nothing else.
A | region=Stockholm | HRN-212, traceroute: Heron's pods answer out of Stockholm, nine milliseconds from the office.
A | | Teo also covers Bittern for the whole of August, daytime only.
B | oncall!=Priya Raman | Teo gave up the night pager for Heron; from now on it rings at Priya Raman's.
A | | The staging copy of Heron runs on SQLite, and that is on purpose.
A | database=CockroachDB ; backup=03:15 | Post-mortem HRN-240: the booking rows of Heron sit in a three-node CockroachDB cluster, dumped nightly at 03:15.
B | | Sales asked whether Heron could be offered out of Singapore too. Answer: not this year.
A | release=Thursday morning | Change calendar: deploy window for Heron is Thursday morning, nine to ten, frozen the rest of the week.
B | alerts!=#ops-night | Heron's noise no longer has a channel of its own, it goes to #ops-night.
A | | Bittern deploys on Fridays at four, to everybody's horror.
B | sla=99.5 % | The contract promises Heron's customers 99.5 % a month.
B | owner=Platform Crew | The budget sheet books Heron's two engineers and its cloud bill under Platform Crew.
A | oncall=Mateusz Wrona | Winter roster, Heron, 22:00 to 06:00, every night: Mateusz Wrona on the duty phone.`,
    questions: `
database: Where does Heron store its data? / Which DB is behind Heron?
region: In which data centre location does Heron run?
oncall: Who do I call when Heron breaks in the middle of the night? / Who is on call for Heron?
release: When does Heron get deployed?
language: What is Heron programmed in?
owner: Which team is responsible for Heron?
alerts: In which Slack channel do I find the warnings of Heron?
queue: Which message broker does Heron use?
backup: At what time is Heron backed up?
sla: What availability have we guaranteed for Heron?`,
  },
  {
    name: 'Kanalgasse 9',
    lines: `
A@2023-03-06 | manager=Walpurga Zeiler ; flats=34 flats | Site diary Kanalgasse 9, day one. Site manager is Walpurga Zeiler, the permit is for 34 flats.
B@2023-03-08 | concrete=Hofer Transportbeton ; architect=Studio Vierkant | Kanalgasse 9 gets its concrete from Hofer Transportbeton and its drawings from Studio Vierkant.
A@2023-03-13 | hours=7 to 16 | Work on Kanalgasse 9 goes from 7 to 16, Monday to Friday.
A@2023-03-20 | handover=June 2024 | The buyers of Kanalgasse 9 were promised their keys for June 2024.
B@2023-03-28 | | The neighbouring plot, Kanalgasse 11, has switched its supplier to Mörtinger.
A@2023-04-04 | crane=Liebherr 81 K ; safety=Emre Tokgöz | Put up today at Kanalgasse 9: the Liebherr 81 K. Safety officer Emre Tokgöz signed the load test.
B@2023-04-19 | | A passer-by praised the mural on the hoarding of Kanalgasse 9.
A@2023-05-15 | | Ms Zeiler would like to start at 5 in the heat of July; the city has not answered.
A@2023-06-01 | concrete=Alpenmix | Delivery notes 118 to 140 for Kanalgasse 9, ceiling over ground floor, all on Alpenmix letterhead, invoice monthly.
B@2023-06-22 | flats!=31 | After the change of plan Kanalgasse 9 has three dwellings fewer, so 31 in all.
A@2023-07-10 | | At Kanalgasse 11 the crane is a Potain, rented by the week.
B@2023-08-02 | manager=Jonas Pichlmair | Complaints about dust from Kanalgasse 9 were answered by Jonas Pichlmair, who runs the site and has the container next to the gate.
B@2023-08-03 | | Ms Zeiler sends greetings from the hospital project in Wels, she has her hands full there.
A@2023-09-11 | hours=half past six | Noise notice on the door of Kanalgasse 9: machines start at half past six and fall silent at three.
A@2023-10-05 | | Investor's rumour: Kanalgasse 9 could be finished by Easter. Nobody on the site believes it.
B@2023-11-14 | heating=district heating ; lift=Kronlift | Kanalgasse 9 is connected to district heating, and Kronlift got the order for the elevator.
A@2023-12-01 | handover=October 2024 | Letter to all purchasers of Kanalgasse 9: moving in is possible in October 2024, penalties are waived.
B@2024-01-17 | safety!=Lucia Marek | Emre is on parental leave; the helmets and harnesses at Kanalgasse 9 are Lucia Marek's business instead.
B@2024-02-09 | | Emre's brother also trained as a safety officer, but works at the port.
A@2024-02-20 | | A colleague's block in Steyr has gone over to a heat pump.
A@2024-03-04 | manager=Agnes Thallinger | Site meeting Kanalgasse 9, chaired by site manager Agnes Thallinger, minutes attached, next one Monday.`,
    questions: `
manager: Who leads the building site at Kanalgasse 9? / Who is in charge at Kanalgasse 9?
flats: How many apartments will there be in Kanalgasse 9?
concrete: Who supplies the concrete for Kanalgasse 9?
hours: From what time is there work going on at Kanalgasse 9?
handover: When do the owners of Kanalgasse 9 get their keys?
crane: Which crane stands at Kanalgasse 9?
safety: Who is responsible for work safety at Kanalgasse 9?
architect: Who designed Kanalgasse 9?
heating: How will Kanalgasse 9 be heated?
lift: Which company builds the elevator in Kanalgasse 9?`,
  },
  {
    name: 'MV Solveig',
    lines: `
A | master=Captain Birk Aasen ; homeport=Haugesund | MV Solveig sails under Captain Birk Aasen, registered in Haugesund.
B | cargo=salted cod ; route=Bergen to Vigo | MV Solveig plies Bergen to Vigo, eleven days the round trip, with salted cod in the hold.
B | callsign=LKQX7 ; crew=nine hands | Radio check MV Solveig, call sign LKQX7, nine hands on board.
A | | The Ragnhild, her sister ship, has been renamed and hauls timber these days.
A | fuel=marine diesel | MV Solveig burns marine diesel, about six tonnes a day at sea.
B | | The cook of MV Solveig caught a sea trout from the stern. Mood excellent.
B | agent=Pardo e Hijos | MV Solveig's papers in Spain are handled by Pardo e Hijos.
A | route=Ålesund and Aberdeen | Noon report: MV Solveig is halfway between Ålesund and Aberdeen, the shuttle she does twice a week.
B | | The chief mate used to sail from Lerwick to Tórshavn with another company.
A | cargo!=fish-feed pellets | MV Solveig carries no more fish for the table; the hold is full of fish-feed pellets now.
B | | The owners were offered a rebuild of MV Solveig to hydrogen and thanked politely.
B | crew=seven persons | Muster list MV Solveig, signed by all: seven persons, one bunk cabin locked.
A | insurance=Nordlys Mutual ; drydock=Szczecin | MV Solveig is insured with Nordlys Mutual, who insist on a drydock every fifth spring, always in Szczecin.
A | | Ragnhild's crew has been cut down to five, the union is not amused.
B | master=Captain Ylva Sundt | Pilot boarded MV Solveig at 05:20 and was received on the bridge by Captain Ylva Sundt, who has the command and the keys to the safe.
A | | Birk Aasen's son is second engineer on a ferry.
A | fuel=bio-methanol | Bunker note for MV Solveig: 40 cubic metres of bio-methanol, tanks cleaned, main engine runs on nothing else.
A | homeport!=Kristiansund | Repainted on the stern of MV Solveig: she belongs to Kristiansund now, the old letters are sanded away.
B | | A shipyard in Gdynia sent a calendar and an offer.
A | route=Florø–Hirtshals | Timetable pinned in the mess of MV Solveig, in force: Florø–Hirtshals, Mondays and Thursdays.`,
    questions: `
master: Who commands MV Solveig?
homeport: Which port does MV Solveig call home? / Where is MV Solveig registered?
cargo: What does MV Solveig transport?
route: Which line does MV Solveig sail?
callsign: How do I call MV Solveig by radio?
crew: How many people work on MV Solveig?
fuel: What does the engine of MV Solveig run on?
agent: Who takes care of the port formalities of MV Solveig in Spain?
insurance: Who insures MV Solveig?
drydock: Where is MV Solveig taken for drydock?`,
  },
  {
    name: 'Loaf & Ladle',
    lines: `
A | opens=half past seven ; closed=Mondays | Loaf & Ladle unlocks its door at half past seven and stays shut on Mondays.
B | address=22 Tanner Row | You find Loaf & Ladle at 22 Tanner Row, under the green awning.
A | flour=Gilchrist Mill ; bestseller=rye with caraway | Loaf & Ladle bakes with flour from Gilchrist Mill, and what goes fastest is the rye with caraway.
B | | A regular wrote a poem about the soup of Loaf & Ladle and taped it to the till.
A | manager=Oona Fairley ; phone=01632 960 417 | Shop manager of Loaf & Ladle is Oona Fairley, telephone 01632 960 417.
A | | The florist next door now opens at ten and closes for lunch.
B | payment=cash only | A handwritten card by the till of Loaf & Ladle: cash only, sorry.
A | | Oona dreams of a second branch on the harbour front, but the bank laughed.
B | opens=six sharp | Commuters queue outside Loaf & Ladle before dawn, the first roll goes over the counter at six sharp.
A | | Oona's mobile, for family and floods, is 07700 900 318.
A | flour!=Beck & Daughters | Loaf & Ladle dropped the old mill; its sacks come from Beck & Daughters instead.
B | seats=eleven ; soup=Farida | Loaf & Ladle has eleven seats, window sill included, for those who want the soup that Farida cooks.
B | | The rival bakery Crumb has gone over to a Danish flour nobody can pronounce.
A | payment=contactless | Till update at Loaf & Ladle: the reader beeps for every purchase, contactless, drawer for coins removed.
B | address=the old chapel in Fenwick Street | Delivery driver's note for Loaf & Ladle: unload at the old chapel in Fenwick Street, ramp on the left, ovens are right behind the altar window.
A | | The tenant who took the shop in Tanner Row sells bicycles.
B | | In the Advent of 2019, before our time, Loaf & Ladle is said to have sold 412 walnut stollen and little else.
A | | For the Christmas fair only, Loaf & Ladle sells mulled apple juice from a hut.
B | closed!=Wednesdays | Loaf & Ladle has shifted its rest day, it is Wednesdays now.
A | manager=Desmond Achebe-Hall | Hygiene inspection at Loaf & Ladle passed; signed for the shop: Desmond Achebe-Hall, manager.`,
    questions: `
opens: When can I get bread at Loaf & Ladle in the morning?
closed: On which day is Loaf & Ladle not open?
address: Where is Loaf & Ladle?
flour: Who delivers flour to Loaf & Ladle?
bestseller: What sells best at Loaf & Ladle?
manager: Who runs Loaf & Ladle?
phone: What number do I dial to reach Loaf & Ladle?
payment: How can customers pay at Loaf & Ladle?
seats: How many customers can sit in Loaf & Ladle?
soup: Who cooks the soups of Loaf & Ladle?`,
  },
  {
    name: 'Lab K2',
    lines: `
A | head=Professor Nadezhda Orlik ; room=basement of the Huygens wing | Lab K2 is led by Professor Nadezhda Orlik and sits in the basement of the Huygens wing.
B | coolant=liquid helium ; microscope=Tescan Vega | Lab K2 cools its cryostat with liquid helium, two dewars a week; the electron microscope is a Tescan Vega.
A | | Lab K4 has swapped its microscope for a Hitachi and throws a party about it.
B | safety=Bram Oosterhuis | Questions about chemicals in Lab K2 go to Bram Oosterhuis, he keeps the list.
B | booking=paper calendar ; waste=Tuesday noon | Lab K2, house rules: beam time is entered in the paper calendar, solvent waste is picked up on Tuesday noon.
A | | Bram's poster won the second prize in Utrecht.
A | sample=perovskite films ; shift=eight to eight | Lab K2 measures perovskite films, in one long shift from eight to eight.
B | | A visitor from Kyoto asked whether Lab K2 would take on graphene. Orlik said maybe one day.
A | coolant=pulse-tube cooler | Maintenance log Lab K2: cryostat held at 3.9 K by the pulse-tube cooler, no deliveries needed, compressor oil topped up.
B | | The dewars in the corridor belong to Lab K4, please do not touch.
A | room!=third floor of Tower Zuid | Lab K2 has moved, up to the third floor of Tower Zuid.
B | booking=labslots.example | Doctoral students without a reservation at labslots.example were sent away from Lab K2 today, rightly.
B | | The old lab in the basement is being turned into a bike store.
A | funding=NWO grant 21-087 | Lab K2 lives on NWO grant 21-087.
A | sample=diamond chips with nitrogen vacancies | On every stage of Lab K2 this term: diamond chips with nitrogen vacancies, forty-two catalogued, no other material in the queue.
B | safety!=Chiamaka Udeh | Bram retired; the one who checks gloves and gas bottles in Lab K2 is Chiamaka Udeh from now on.
A | | Chiamaka's flatmate works as safety officer for the zoo.
B | | Lab K4's group might get a grant from the province, says the canteen.
A | head=Dr Sietske van Loon | Annual report, Lab K2: written and signed by Dr Sietske van Loon, head of laboratory.
A | booking=Ruben | Beam time e-mail to all: whoever needs Lab K2 texts Ruben, he draws up the week's plan, the web form is offline for good.`,
    questions: `
head: Who heads Lab K2?
room: Where in the building is Lab K2?
coolant: How is the cryostat in Lab K2 kept cold?
microscope: What electron microscope does Lab K2 have?
safety: Who answers for safety in Lab K2?
booking: How do I reserve time in Lab K2?
sample: What material is being examined in Lab K2?
shift: What are the working hours in Lab K2?
waste: When is the waste of Lab K2 collected?
funding: What money is Lab K2 financed with?`,
  },
]
