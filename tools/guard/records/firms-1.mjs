/** Made-up records whose facts change: small firms: a joinery, a support ticket, a software team, a container, a freelance illustrator. Format: bench/texts/customers-1.mjs. */
export const FIRMS_1 = [
  {
    name: 'Halden Joinery',
    lines: `
A@2024-09-02 | foreman=Piet Larsen | The workshop at Halden Joinery is run by Piet Larsen.
A@2024-09-02 | timber=Oakridge Mills | Halden Joinery gets its timber from Oakridge Mills.
B@2024-09-05 | terms=30 days | Halden Joinery has 30 days to pay our invoices.
A@2024-09-11 | staff=six people | Halden Joinery employs six people.
A@2024-09-11 | | A competitor of theirs, Brekke Doors, employs twenty-two.
A@2024-09-19 | van=white Transit | For deliveries Halden Joinery uses a white Transit.
B@2024-09-19 | line=020 7946 0311 | The Halden office picks up on 020 7946 0311.
B@2024-09-19 | | Piet Larsen's own mobile is 07700 900 418, for emergencies on site only.
A@2024-10-01 | samples=Dock Street | Customers can look at sample kitchens in Halden's showroom on Dock Street.
A@2024-10-01 | cover=Norvik Mutual | Halden Joinery has its liability cover with Norvik Mutual.
B@2024-10-08 | founded=1987 | Founding year of Halden Joinery, says the sign above the gate: 1987.
A@2024-10-14 | | Piet said he finds the oak from Oakridge a bit knotty this year.
B@2024-11-04 | staff=nine | Counting the apprentice and both fitters, there are nine on Halden's payroll.
A@2024-11-12 | | Halden is toying with the idea of a second workshop in Wray.
A@2024-11-26 | timber=Corran Sawmill | Every board in Halden's yard carries the stamp of Corran Sawmill.
B@2024-12-03 | | For the December invoice alone we gave Halden ten extra days because of the flood.
A@2025-01-07 | foreman!=Solveig Aas | Piet retired at Christmas, and it is Solveig Aas who gives the orders at the benches.
A@2025-01-09 | | Solveig trained as a boatbuilder before she came to cabinetmaking.
B@2025-01-20 | terms=a fortnight after delivery | Money from Halden is due a fortnight after delivery, as agreed with their bookkeeper.
A@2025-02-03 | van=electric Maxus | Stairs and doors from Halden arrive at the building sites in an electric Maxus.
A@2025-02-03 | | Norvik Mutual sent Halden a calendar and a box of chocolates.
B@2025-02-17 | line!=020 7946 0388 | Halden, new number for the office: 020 7946 0388
A@2025-03-04 | samples!=garden centre in Wray | The rooms on Dock Street have been given up; what Halden wants to show is on display at the garden centre in Wray.
A@2025-03-10 | | On Saturday the garden centre display was closed for stocktaking.`,
    questions: `
foreman: Who is in charge of the workshop at Halden Joinery? / Who is Halden's foreman?
timber: Which sawmill supplies Halden Joinery? / Where does Halden's wood come from?
terms: When does Halden Joinery have to pay us? / What are Halden's payment terms?
staff: How many people work at Halden Joinery?
van: What vehicle does Halden deliver with?
line: Which number do I call to reach the Halden office?
samples: Where can one see Halden's sample kitchens?
cover: Who insures Halden Joinery against liability?
founded: When was Halden Joinery founded?`,
  },
  {
    name: 'ticket 88213',
    lines: `
A | status=open | Ticket 88213 (label printer at Teale Pharmacy keeps jamming): open.
A | owner=Rashid | Rashid is handling 88213.
A | prio=P3 | 88213 was filed as a P3.
B | cause=worn roller | Rashid's diagnosis for the jams at Teale: a worn roller.
A | caller=Mrs Okafor | The person who raised 88213 is Mrs Okafor from the dispensary.
A | firmware=2.8.1 | The printer in ticket 88213 runs firmware 2.8.1.
B | | Ticket 88231, a scanner at Teale Pharmacy, is a P1 and sits with Noor.
B | model=Zenda ZT-40 | The machine concerned is a Zenda ZT-40.
A | floor=basement | You find the machine in the basement of the pharmacy.
B | | There is another label printer upstairs at the till, which works fine.
A | fallback=by hand | Until the printer works, Teale writes its labels by hand.
A | | The pharmacy was unhappy that the first reply took four hours.
A | prio=P1 | Patients are waiting in line for their medicine, treat 88213 as P1.
B | | Rashid asked if anyone knows the ZT-50; nobody does.
A | firmware=3.0.2 | Screenshot from Teale's settings page: "ZT-40, build 3.0.2, up to date".
A | | A 3.1 beta exists, and Zenda might offer it to us next month.
B | owner!=Ingrid | Rashid's shift ended, he handed the pharmacy case on to Ingrid.
B | cause!=humidity in the store room | It was not the roller at all: the paper swells from the humidity in the store room.
A | | Noor had a similar jam at a bakery in May that was caused by flour.
A | fallback=loan printer | A loan printer stands on the counter at Teale and does the job for the time being.
A | status=waiting for the customer | 88213: waiting for the customer (they have to move the paper stock).
B | | Mrs Okafor is off sick on Friday, her colleague Liam will take calls that day.
B | caller!=Mr Teale | Please don't ring Mrs Okafor about 88213 any more, Mr Teale himself wants to be our contact.
A | status=solved | Paper kept upstairs since Monday, no jam since; 88213 solved.
A | | The survey for 88213 came back with four stars out of five.`,
    questions: `
status: What is the state of ticket 88213? / Is the label printer case at Teale still open?
owner: Who is working on ticket 88213? / Whose case is the printer at Teale Pharmacy?
prio: What priority does 88213 have?
cause: Why does the label printer at Teale jam? / What was the cause in ticket 88213?
caller: Whom do we talk to about 88213?
firmware: Which firmware is on the printer of ticket 88213?
fallback: How does Teale make its labels for the time being?
model: Which printer model is ticket 88213 about?
floor: Where in the pharmacy is the printer of 88213?`,
  },
  {
    name: 'Mirjam Vos',
    user: 'mirjam.v',
    lines: `
a | team=Falcon | I'm a developer in team Falcon.
a | lead=Gareth | Gareth is our team lead.
a | ci=Jenkins | Our builds run on Jenkins.
a | standup=9:30 | Standup is at 9:30 every day.
A | stack=Java 17 | The services of Mirjam's team are written in Java 17.
a | | Team Osprey next door has its standup at 9:00, way too early for me.
a | seat=window by the kitchen | I sit at the window by the kitchen.
a | board=Jira | Our tickets are in Jira.
b | release=every other Thursday | We ship every other Thursday.
a | | I read a nice post about GitLab runners, I'd like to try them on a side project.
a | editor=IntelliJ | I write my code in IntelliJ.
a | ci=Actions | A green tick from GitHub Actions is what lets our pull requests through.
a | | Gareth brought home-made fudge for the whole floor.
a | mentor=Ruud | The trainee I mentor is Ruud.
b | | Ruud's university mentor, Professor Smit, rang to ask how he's doing.
A | standup!=10:15 | Because of the school runs, the daily of Mirjam's team was put back to 10:15.
a | | On Monday there was no daily, everyone was at the fire drill.
a | lead=Anneke | Who signs off my holidays and does my reviews? Anneke.
a | release=whenever main is green | Each merge goes straight to production whenever main is green.
a | | We may rewrite the billing service in Rust, it's only talk so far.
a | seat!=home office in Zwolle | I gave up my desk in the building; I work full time from my home office in Zwolle.
b | board=Linear | All the stories and bugs of Falcon are in Linear.
A | stack!=Kotlin | Mirjam's team finished porting its services, the last Java class is gone and everything is Kotlin.
a | | Osprey still uses Java 11, poor souls.
a | | My husband also works from home, but on the top floor.
a | team!=Harrier | They have renamed us: Falcon goes by Harrier.`,
    questions: `
team: What is my team called? / Which team am I in?
lead: Who is my team lead? / Who is my boss?
ci: What do our builds run on?
standup: When is my daily standup?
stack: Which language are my team's services written in?
seat: Where do I work, where is my desk?
board: Which tool do we keep our tickets in?
release: How often do we release? / When do we ship?
editor: Which editor do I use?
mentor: Which trainee do I mentor?`,
  },
  {
    name: 'container MSKU 770215',
    lines: `
A@2025-04-01 | ship=Aurelia Bay | Container MSKU 770215 with the garden chairs is booked on the Aurelia Bay.
A@2025-04-01 | eta=12 May | Estimated arrival of MSKU 770215: 12 May.
A@2025-04-01 | port=Felixstowe | Port of discharge for the chairs: Felixstowe.
B@2025-04-03 | broker=Mallory & Finch | Mallory & Finch take care of customs for 770215.
A@2025-04-03 | where=quay at Ningbo | The box is standing on the quay at Ningbo.
B@2025-04-04 | | MSKU 770251 (parasols) travels on the Corona Strait and is due on 3 June.
A@2025-04-07 | haulier=Pell Transport | From the port to our depot, Pell Transport will carry 770215.
B@2025-04-07 | pieces=1,120 | According to the packing list there are 1,120 chairs in it.
A@2025-04-09 | seal=HX40981 | Seal number HX40981.
B@2025-04-10 | terms=FOB | We bought the chairs FOB.
A@2025-04-10 | | A customer in Hull asked if she could have forty chairs straight off the quay.
A@2025-04-16 | where=east of Sri Lanka | Tracker shows the chairs east of Sri Lanka.
A@2025-04-17 | | The Suez pilots are threatening a strike, which could cost us a week.
B@2025-04-22 | ship!=Tamar Express | Transhipped in Colombo, our box left aboard the Tamar Express.
A@2025-04-23 | eta=19 May | Carrier's mail this morning: berthing with the chairs on 19 May.
B@2025-04-28 | | Two years ago the chairs came through Rotterdam and were damp.
A@2025-05-02 | pieces!=1,096 | The supplier admitted a miscount; in truth 1,096 chairs were loaded.
A@2025-05-06 | port=London Gateway | The captain has a slot at London Gateway, that's where cranes will lift off 770215.
B@2025-05-07 | | Felixstowe's cranes are out of order until the weekend.
A@2025-05-09 | haulier=Ostrey Brothers | Ostrey Brothers have the trailer and the release code for collecting the chairs.
B@2025-05-12 | | Mallory & Finch asked for the commercial invoice again.
A@2025-05-14 | broker!=our own customs desk | We withdrew the mandate from Mallory & Finch; clearance is done by our own customs desk.
A@2025-05-20 | where=bay 7 | 770215 is in bay 7 at the depot, doors open, being emptied.
B@2025-05-20 | | Four chairs have scratched armrests.
B@2025-05-21 | | The driver waited fifty minutes at the gate.`,
    questions: `
ship: Which vessel is container MSKU 770215 on? / What ship carried the garden chairs?
eta: When were the garden chairs due to arrive? / What is the ETA of MSKU 770215?
port: At which port is MSKU 770215 unloaded?
broker: Who does the customs clearance for the chairs?
where: Where is MSKU 770215 at the moment?
haulier: Which haulier collects MSKU 770215 from the port?
pieces: How many chairs are in the container?
seal: What is the seal number of 770215?
terms: On which delivery terms did we buy the garden chairs?`,
  },
  {
    name: 'Odile Farrant',
    user: 'odile',
    lines: `
a | rate=£320 a day | As an illustrator I charge £320 a day.
a | client=Pebble Press | My main client is Pebble Press.
a | studio=attic | I draw up in the attic of my house.
a | tablet=Cintiq 16 | I work on a Cintiq 16.
A | agent=none | Odile's agent: none, she negotiates herself.
a | books=spreadsheet | I keep my accounts in a spreadsheet.
a | | My friend Tamsin asks £450 for the same kind of work.
a | deadline=15 March ; project=otter book | The otter book must be finished by 15 March.
b | editor=Fergus | My editor at Pebble Press is called Fergus.
a | | Fergus can't stand the colour purple.
b | | For crime novels, Pebble Press has a different editor, Joan.
a | site=odiledraws.example | My portfolio is at odiledraws.example.
a | tablet=iPad Pro | Every line I've drawn this winter was done on the iPad Pro on my knees.
a | | I'm considering raising my prices in the summer.
a | deadline!=2 April | Got two and a half more weeks for the otters, delivery is 2 April.
A | agent=Lucinda Marsh | Lucinda Marsh represents Odile and takes fifteen per cent.
a | | Lucinda also represents two cartoonists and a potter.
a | studio=old dairy on Finch Lane | There's a wood stove and north light in the old dairy on Finch Lane, where I spend my working hours with three other artists.
a | | The attic has been full of my son's drum kit ever since.
b | rate=£400 | A day of my time costs £400.
a | | For the hospice I drew one poster free of charge.
a | books!=Mr Pendle | I've had it with columns and sums: Mr Pendle, an accountant, does all that for me.
a | editor!=Yasmin | Fergus left publishing to grow apples, and Yasmin inherited me.
a | client=Lantern Games | Four fifths of what I earn comes from Lantern Games.
a | | Lantern Games sits in Dundee, I've never been there.`,
    questions: `
rate: What do I charge per day? / What is my day rate?
client: Who is my most important client?
studio: Where do I work as an illustrator? / Where is my studio?
tablet: What device do I draw on?
agent: Who is Odile's agent? / Does Odile have an agent?
books: Who or what takes care of my bookkeeping?
deadline: When do I have to hand in the otter book?
editor: Who is my editor at Pebble Press?
site: Where can people see my portfolio?
project: Which book has to be delivered on the deadline?`,
  },
]
