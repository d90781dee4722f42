/** Made-up records whose facts change: support desks, utilities, banks, travel, clinics, gyms, schools, housing, insurance, workshops. Format: bench/texts/customers-1.mjs. */
export const DESKS_2 = [
  {
    name: 'Octavia KT-61',
    lines: `
A | owner=Tariq Mansoor ; odometer=88,400 km | Octavia KT-61 belongs to Tariq Mansoor, odometer 88,400 km.
A | tyres=summer tyres | Octavia KT-61 stands on summer tyres.
B | bay=bay 2 ; mechanic=Lubo | Lubo is working on Octavia KT-61 in bay 2.
A | status=waiting for parts | Job on Octavia KT-61: waiting for parts.
A | quote=640 euros | The repair of Octavia KT-61 is quoted at 640 euros.
B | | Mr Mansoor's trailer has summer tyres as well.
A | colour=dark green | Octavia KT-61 is dark green.
B | | The green of Octavia KT-61 is a metallic one.
A | status=in repair | Job on Octavia KT-61: in repair.
A | quote!=815 euros | With the seized caliper added, the estimate for Octavia KT-61 rises to 815 euros.
B | | Mr Mansoor found 640 euros steep already.
A | bay!=outdoor lot | Someone rolled Octavia KT-61 out of bay 2; look for it on the outdoor lot.
A | mechanic!=Henrike | Lubo is off sick, Henrike finishes Octavia KT-61.
A | courtesy=a Fabia | Mr Mansoor drives a Fabia as courtesy car while Octavia KT-61 is here.
B | tyres!=winter tyres | Winter tyres have been fitted to Octavia KT-61.
A | | Four steel rims for Octavia KT-61 lie in rack 19.
A | | Lubo had fixed the horn of Octavia KT-61 in spring.
B | | Mrs Mansoor's Yaris is quoted at 290 euros.
B | status!=ready for collection | Octavia KT-61 is done and can be fetched.
A | odometer=88,412 km | Odometer of Octavia KT-61 after the test drive: 88,412 km.
A | battery=Varta 60 Ah ; inspection=March 2027 | Octavia KT-61 has a Varta 60 Ah battery, its inspection is valid until March 2027.
B | inspection!=March 2029 | Octavia KT-61 passed, the sticker was renewed until March 2029.
A | | Would Mr Mansoor sell Octavia KT-61? He's thinking about it.
A | keys=two | We hold two keys for Octavia KT-61.`,
    questions: `
odometer: What is the mileage of Octavia KT-61? / How many kilometres does Octavia KT-61 have on the clock?
tyres: Which tyres are on Octavia KT-61? / What kind of tyres does Octavia KT-61 have?
bay: Where is Octavia KT-61 standing? / Where is Octavia KT-61 parked?
mechanic: Who is the mechanic on Octavia KT-61?
status: What is the status of the job on Octavia KT-61? / How far along is the work on Octavia KT-61?
quote: How much is the repair of Octavia KT-61 estimated to cost? / What is the quote for Octavia KT-61?
inspection: Until when is the inspection of Octavia KT-61 valid?
colour: What colour is Octavia KT-61?
courtesy: Which courtesy car does the owner of Octavia KT-61 have?`,
  },
  {
    name: 'Wilhelmina Asante',
    lines: `
A@2025-03-02 | account=Classic account ; branch=Kingsway | Prof Wilhelmina Asante holds a Classic account at the Kingsway branch.
A@2025-03-02 | adviser=Neil Bagshaw | Personal adviser to Prof Asante: Neil Bagshaw.
B@2025-03-19 | overdraft=1,000 pounds | Prof Asante has an overdraft of 1,000 pounds.
A@2025-04-07 | card=ending 2290 | Wilhelmina Asante's debit card is the one ending 2290.
A@2025-04-07 | creditcard=ending 7714 | Wilhelmina Asante's credit card is the one ending 7714.
A@2025-05-12 | | Prof Asante gave a talk at the branch about Ghanaian trade.
B@2025-06-01 | employer=Aldwych College | Wilhelmina Asante is employed by Aldwych College.
A@2025-06-30 | statements=paper | Statements reach Prof Asante on paper.
A@2025-08-14 | savings=2.1 percent | Prof Asante's savings earn 2.1 percent.
A@2025-09-03 | | Wilhelmina Asante's husband Kofi has an overdraft of 500 pounds.
B@2025-09-22 | savings=1.8 percent | Interest on the savings of Prof Asante is 1.8 percent.
A@2025-10-10 | card!=ending 6038 | Card ending 2290 was swallowed by a machine; W. Asante received a replacement ending 6038.
A@2025-10-11 | | Prof Asante complained about the machine on Kingsway.
A@2025-11-25 | account!=Premier account | Prof Asante qualified for a Premier account and it has replaced Classic.
B@2025-12-05 | | Premier accounts include airport lounges, Prof Asante noted.
A@2026-01-09 | overdraft!=2,500 pounds | We raised Prof Asante's overdraft to 2,500 pounds.
A@2026-01-20 | | Wilhelmina Asante thought of applying for 5,000 pounds.
A@2026-02-02 | adviser!=Maeve Tierney | Neil Bagshaw retired in January, Prof Asante is with Maeve Tierney.
B@2026-03-16 | employer!=University of Kent | Wilhelmina Asante left Aldwych College for the University of Kent.
A@2026-04-01 | statements!=app only | Paper stopped, Prof Asante reads her statements in the app only.
A@2024-11-05 | employer<=British Library | Wilhelmina Asante is employed by the British Library.
A@2026-04-28 | question=first pet | Security question for Prof Asante: first pet.
B@2026-05-04 | birthplace=Kumasi | Wilhelmina Asante was born in Kumasi.
A@2026-05-05 | | Neil Bagshaw sent Prof Asante a postcard from Kent.`,
    questions: `
account: What type of account does Wilhelmina Asante have? / Which account does Prof Asante hold?
adviser: Who is Wilhelmina Asante's personal adviser? / Who advises Prof Asante?
overdraft: How high is Wilhelmina Asante's overdraft? / What is the overdraft limit of Prof Asante?
card: What are the last digits of Wilhelmina Asante's debit card? / Which debit card does Prof Asante have?
employer: Who is Wilhelmina Asante's employer? / Where does Prof Asante work?
statements: How does Wilhelmina Asante get her statements?
savings: What interest rate does Wilhelmina Asante get on her savings? / How much interest do Prof Asante's savings earn?
creditcard: What are the last digits of Wilhelmina Asante's credit card?
branch: At which branch is Wilhelmina Asante's account?`,
  },
  {
    name: 'Lindqvist Optics',
    lines: `
A | contract=8x5 support | Lindqvist Optics bought 8x5 support.
A | version=4.2 | Lindqvist Optics runs version 4.2 of our server.
B | admin=Per Hallgren ; adminmail=per@lindqvist.example | Admin at Lindqvist Optics is Per Hallgren, per@lindqvist.example.
A | ticket=open ; severity=low | Ticket 3307 of Lindqvist Optics is open, its severity low.
B | | Ticket 3290 of Lindqvist Optics was closed last week.
A | seats=40 | Lindqvist Optics has 40 seats.
A | | The test system at Lindqvist Optics is on version 5.0 beta.
A | severity!=critical | Ticket 3307 escalated to critical, all shops of Lindqvist Optics are offline.
B | assignee=Dot Ferreira | Dot Ferreira handles ticket 3307 for Lindqvist Optics.
A | | The hearing-aid branch of Lindqvist Optics bought phone support with 15 seats.
A | | Per Hallgren sent us logs from two shops.
A | version!=4.3.1 | Patch rolled out: Lindqvist Optics up from 4.2 to 4.3.1.
A | assignee!=Kwame Antwi | Dot passed ticket 3307 of Lindqvist Optics on to Kwame Antwi.
B | ticket=waiting for customer | Ticket 3307 of Lindqvist Optics is waiting for customer.
A | | Lindqvist Optics may open a shop in Malmö with ten more seats.
A | contract!=24x7 support | Following the outage Lindqvist Optics signed for 24x7 support.
B | seats=55 | Seat count, Lindqvist Optics: 55.
A | | Lindqvist Optics paid 4,300 euros for 2025.
A | admin!=Sigrun Dahl ; adminmail!=sigrun@lindqvist.example | Per Hallgren has left the company; Sigrun Dahl, sigrun@lindqvist.example, is admin at Lindqvist Optics.
B | | Sigrun Dahl prefers chat over calls.
A | ticket!=resolved | A loose cable was behind it all: ticket 3307 of Lindqvist Optics resolved.
A | hosting=on premises ; invoice=AP department | Lindqvist Optics hosts on premises, and invoices go to the AP department.
B | timezone=CET ; ceo=Malin Lindqvist | Lindqvist Optics sits in CET, and the CEO is Malin Lindqvist.`,
    questions: `
contract: Which support contract does Lindqvist Optics have? / What level of support does Lindqvist Optics have?
version: Which version of our server does Lindqvist Optics run?
admin: Who is the admin at Lindqvist Optics?
adminmail: What is the e-mail address of the admin at Lindqvist Optics? / Which address do e-mails to Lindqvist Optics' admin go to?
ticket: What is the status of Lindqvist Optics' ticket 3307?
severity: What is the severity of ticket 3307 of Lindqvist Optics? / How severe is ticket 3307 of Lindqvist Optics?
seats: How many seats does Lindqvist Optics have?
assignee: Who is in charge of ticket 3307 of Lindqvist Optics? / Who is working on ticket 3307 of Lindqvist Optics?
hosting: How does Lindqvist Optics host its system?
ceo: Who is the CEO of Lindqvist Optics?`,
  },
  {
    name: 'Duncan Farquharson',
    user: 'farquharson',
    lines: `
A | cover=third-party cover ; plate=SF58 KLM | Duncan Farquharson has third-party cover for his car, plate SF58 KLM.
a | caravan=WN20 ZZT | My caravan is registered as WN20 ZZT.
A | premium=412 pounds | Mr Farquharson pays a premium of 412 pounds a year.
a | status=single ; job=a roofer | I'm single and I work as a roofer.
B | broker=Elspeth Innes | Mr Farquharson's broker is Elspeth Innes.
a | mileage=12,000 miles | I drive about 12,000 miles a year.
A | | A tree fell next to Mr Farquharson's house; no damage.
a | | Last year my father paid 380 pounds for his car.
a | parking=on the street | At night the car is on the street.
A | excess=250 pounds | The excess for Mr Farquharson is 250 pounds.
a | | What would fully comprehensive cost me?
a | plate!=SG24 RTV | I've sold the old Astra, the insured car is now SG24 RTV.
a | | The new one is a red estate.
A | cover!=fully comprehensive | Duncan Farquharson has gone fully comprehensive.
a | status!=married | Ailsa and I tied the knot on Saturday.
B | premium!=538 pounds | At renewal Mr Farquharson's yearly premium became 538 pounds.
a | parking!=in a garage | No more street parking for me: we've rented a garage and that's where the car sleeps.
a | job!=a site manager | My knees gave up on roofs, so I work as a site manager.
a | mileage!=7,000 miles | With the shorter commute I only do 7,000 miles a year.
A | | Ms Innes thinks Mr Farquharson should also insure his tools.
A | premium!=497 pounds | Mr Farquharson sent his no-claims proof, which corrects the premium to 497 pounds.
a | licence=1998 ; glasses=only for reading | I've had my licence since 1998 and I need glasses only for reading.
a | | Ailsa's job is in Perth, twenty miles off.
a | | I drove a taxi in Dundee until 2009.`,
    questions: `
cover: What kind of car insurance cover does Duncan Farquharson have? / How is Mr Farquharson's car insured?
premium: How much is Duncan Farquharson's yearly premium? / What does Mr Farquharson pay for his insurance a year?
status: What is my marital status?
job: What is my job? / What do I work as?
mileage: How many miles do I drive in a year? / What is my yearly mileage?
parking: Where is my car parked at night?
caravan: What is the registration of my caravan?
broker: Who is Duncan Farquharson's broker?`,
  },
  {
    name: 'Pump Station Ravensmoor',
    lines: `
A@2025-01-14 | mode=automatic ; operator=Glenys Rudd | Pump Station Ravensmoor runs in automatic mode under operator Glenys Rudd.
A@2025-01-14 | flow=320 m3/h ; alarm=green | Flow at Ravensmoor: 320 m3/h, alarm lamp green.
B@2025-01-20 | pump=KSB 80 | The main pump at Ravensmoor is a KSB 80.
B@2025-01-20 | standby=Wilo 50 | On standby at Ravensmoor: a Wilo 50.
A@2025-02-02 | | The flow at Pump Station Heald is 410 m3/h.
A@2025-02-17 | fence=steel mesh | Visitors from the county admired the fence of Ravensmoor, which is steel mesh.
A@2025-03-05 | mode!=manual | Ravensmoor had to be taken over to manual mode after the sensor fault.
B@2025-03-05 | alarm!=amber | The lamp at Ravensmoor has gone from green to amber.
A@2025-03-06 | | At Pump Station Heald the lamp has been red since Monday.
A@2025-03-19 | flow=270 m3/h | Flow at Ravensmoor: 270 m3/h.
B@2025-04-08 | alarm!=green | Sensor exchanged and Ravensmoor shows green once more.
B@2025-04-09 | mode!=automatic | Manual operation of Ravensmoor ended at noon, automatic again.
A@2025-04-22 | | A Grundfos 95 was offered to us for Ravensmoor at 18,000 euros.
A@2025-05-30 | pump!=Grundfos 95 | The KSB 80 went to scrap; a Grundfos 95 does the main work at Ravensmoor.
A@2025-06-11 | | A Grundfos 95 weighs 410 kg, which is why Ravensmoor borrowed a crane.
B@2025-07-01 | operator!=Ivo Marsh | Glenys Rudd was promoted, which leaves Ravensmoor in the hands of Ivo Marsh.
A@2025-07-08 | | Ivo Marsh suggested lowering the flow at Ravensmoor at night.
A@2025-08-15 | interval=every six weeks ; gate=padlock 12 | Ravensmoor is inspected every six weeks and its gate has padlock 12.
B@2025-09-02 | flow!=355 m3/h | With the bigger impeller Ravensmoor's flow climbed to 355 m3/h.
A@2025-09-20 | interval!=monthly | The regulator insists: Ravensmoor is to be inspected monthly instead of every six weeks.
B@2025-10-03 | | Filters at Ravensmoor are rinsed every six weeks.
A@2025-11-11 | gate!=keypad | Padlock 12 has been swapped for a keypad at the Ravensmoor gate.
B@2024-06-01 | pump<=Flygt 60 | The main pump at Ravensmoor is a Flygt 60.
A@2025-12-01 | depth=14 metres ; parish=Upper Heald | The well at Ravensmoor is 14 metres deep and lies in the parish of Upper Heald.`,
    questions: `
mode: In which mode does Pump Station Ravensmoor run? / How is Pump Station Ravensmoor operated?
operator: Who is the operator of Pump Station Ravensmoor?
flow: What is the flow at Pump Station Ravensmoor? / How much water flows through Pump Station Ravensmoor?
alarm: What colour is the alarm lamp at Pump Station Ravensmoor?
pump: What is the main pump at Pump Station Ravensmoor? / Which model is the main pump at Ravensmoor?
interval: How often is Pump Station Ravensmoor inspected?
gate: How is the gate at Pump Station Ravensmoor locked? / What kind of lock is on the Ravensmoor gate?
standby: Which pump is on standby at Pump Station Ravensmoor?
depth: How deep is the well at Pump Station Ravensmoor?`,
  },
  {
    name: 'Tilda & Sons Plumbing',
    lines: `
A | signatory=Tilda Boateng ; founded=1991 | Tilda & Sons Plumbing, founded in 1991, has Tilda Boateng as its authorised signatory.
A | loan=40,000 pounds | Outstanding on the loan of Tilda & Sons: 40,000 pounds.
B | rate=6.4 percent | Tilda & Sons pay 6.4 percent on the loan.
A | | The house mortgage of Tilda Boateng runs at 4.9 percent.
A | form=sole trader ; bookkeeper=Mr Ansah | Tilda & Sons Plumbing trades as a sole trader, Mr Ansah keeps the books.
B | limit=5,000 pounds | Daily transfer limit for Tilda & Sons: 5,000 pounds.
A | terminal=rented | The card reader of Tilda & Sons is rented.
A | | Privately Tilda Boateng may transfer 2,000 pounds a day.
B | | Kofi Boateng wants to know what an overdraft would cost Tilda & Sons.
A | form!=limited company | Tilda & Sons Plumbing was incorporated, it's a limited company.
A | loan=31,500 pounds | Outstanding on the loan of Tilda & Sons: 31,500 pounds.
B | | The van loan of Tilda & Sons was paid off back in 2019.
A | rate!=5.8 percent | We agreed to cut the interest of Tilda & Sons to 5.8 percent.
A | signatory!=Kofi Boateng | Tilda Boateng stepped back in favour of Kofi Boateng, who signs for Tilda & Sons.
B | | Kofi Boateng's signature fills half the page.
A | limit!=12,000 pounds | Tilda & Sons may transfer up to 12,000 pounds a day as of today.
A | | Tilda & Sons asked us to think about 20,000 pounds for quarter days.
B | terminal!=their own | Tilda & Sons bought the card reader outright, so it is their own.
A | bookkeeper!=Ledger Lane LLP | Ledger Lane LLP does the books for Tilda & Sons since Mr Ansah emigrated.
A | | Mr Ansah wrote to Tilda & Sons from Accra to say hello.
A | loan=0 pounds | Outstanding on the loan of Tilda & Sons: 0 pounds.
B | | A cousin of the Boatengs runs a plumbing firm as a partnership in Luton.
A | vat=GB 330 1127 08 ; sort=20-48-11 | VAT number of Tilda & Sons: GB 330 1127 08; sort code 20-48-11.
A | slot=Wednesday mornings | Kofi Boateng comes in for Tilda & Sons on Wednesday mornings.`,
    questions: `
signatory: Who is the authorised signatory of Tilda & Sons Plumbing? / Who may sign for Tilda & Sons?
loan: How much is outstanding on the loan of Tilda & Sons Plumbing? / What does Tilda & Sons still owe on its loan?
rate: What interest rate does Tilda & Sons Plumbing pay on the loan?
form: What is the legal form of Tilda & Sons Plumbing? / What kind of business is Tilda & Sons legally?
bookkeeper: Who does the bookkeeping for Tilda & Sons Plumbing?
limit: What is the daily transfer limit of Tilda & Sons Plumbing? / How much can Tilda & Sons transfer per day?
terminal: On what terms does Tilda & Sons Plumbing have its card reader? / Who owns the card reader that Tilda & Sons uses?
vat: What is the VAT number of Tilda & Sons Plumbing?
sort: What is the sort code of Tilda & Sons Plumbing?`,
  },
]
