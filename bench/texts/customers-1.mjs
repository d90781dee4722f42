/**
 * Made-up customers of a support desk whose facts change, in the order of reporting. Each line: `writer[@date] | facts
 * | text`. Writers A and B are two agents; a writer in lower case means that the customer speaks. Facts: `name=value`
 * is told with no word that marks a change, `name!=value` with one; `name<=value` is an older value reported late.
 * For a customer with a `user`, all writes and questions name that user. `questions`: `fact: question / question`.
 */
export const CUSTOMERS_1 = [
  {
    name: 'Hanna Brandt',
    lines: `
A | address=Mill Lane ; city=Leeds | Hanna Brandt lives at 14 Mill Lane in Leeds.
A | | Hanna Brandt was friendly on the phone and thanked us twice.
A | plan=Basic | Hanna Brandt is on the Basic plan.
A | phone=0113 496 0182 | Hanna Brandt's phone number is 0113 496 0182.
B | work=0113 496 0777 | Hanna Brandt's work number is 0113 496 0777.
A | email=hanna.brandt@post.example | Hanna Brandt's e-mail address is hanna.brandt@post.example.
A | invoice=books@brandt.example | Invoices for Hanna Brandt go to books@brandt.example.
B | pay=direct debit | Hanna Brandt pays by direct debit.
A | day=Tuesday | Hanna Brandt's preferred delivery day is Tuesday.
A | | Hanna Brandt asked whether we ship to Norway; we do not.
A | manager=Colin Reeve | Hanna Brandt's account manager is Colin Reeve.
A | plan=Plus | Hanna Brandt is on the Plus plan.
B | address!=Quay Street | Hanna Brandt has moved to 9 Quay Street in Leeds.
A | | Hanna Brandt has a golden retriever called Moss.
A | device=Pixel 7 | Hanna Brandt uses a Pixel 7.
B | phone!=0113 496 0455 | Hanna Brandt's phone number changed to 0113 496 0455.
A | order=being packed | Order 51823 of Hanna Brandt is being packed.
A | day!=Friday | Hanna Brandt now prefers delivery on Friday.
A | order=shipped | Order 51823 of Hanna Brandt has been shipped.
A | manager!=Dilys Penn | Hanna Brandt's new account manager is Dilys Penn.
A | | Hanna Brandt's sister lives at 77 Park Row in Leeds.
B | pay!=credit card | Hanna Brandt no longer pays by direct debit, she pays by credit card.
A | plan!=Premium | Hanna Brandt switched from Plus to the Premium plan.
A | | Hanna Brandt likes the new packaging.`,
    questions: `
address: Where does Hanna Brandt live? / What is the address of Hanna Brandt?
plan: Which plan is Hanna Brandt on? / What plan does Hanna Brandt have?
phone: What is Hanna Brandt's phone number?
day: On which day does Hanna Brandt want deliveries? / What is Hanna Brandt's preferred delivery day?
manager: Who is the account manager of Hanna Brandt?
pay: How does Hanna Brandt pay?
order: What is the status of Hanna Brandt's order 51823?
work: What is Hanna Brandt's work number?`,
  },
  {
    name: 'Hanna Brand',
    lines: `
A | address=Castle Road ; city=York | Hanna Brand lives at 3 Castle Road in York.
A | plan=Family | Hanna Brand is on the Family plan.
B | phone=01904 496 210 | Hanna Brand's phone number is 01904 496 210.
A | | Hanna Brand complained about the hold music.
A | email=h.brand@mail.example | Hanna Brand's e-mail address is h.brand@mail.example.
A | pay=invoice | Hanna Brand pays by invoice.
A | manager=Colin Reeve | Hanna Brand's account manager is Colin Reeve.
A | day=Monday | Hanna Brand's preferred delivery day is Monday.
B | device=iPhone 12 | Hanna Brand uses an iPhone 12.
A | language=German | Hanna Brand's preferred language is German.
A | | Hanna Brand collects stamps.
A | contact=Peter Brand | The contact person for Hanna Brand is Peter Brand.
A | device=iPhone 15 | Hanna Brand uses an iPhone 15.
A | email!=hanna@brand.example | Hanna Brand's e-mail address is now hanna@brand.example.
A | | Hanna Brand ordered two lamps as a present.
B | contact!=Nora Brand | The contact person for Hanna Brand has changed from Peter Brand to Nora Brand.
A | order=on back order | Order 60114 of Hanna Brand is on back order.
A | day=Thursday | Hanna Brand's preferred delivery day is Thursday.
A | | Hanna Brand was born in Bremen.
B | order!=delivered | Update: order 60114 of Hanna Brand is now delivered.
A | | Hanna Brand plays the cello in an orchestra.
B | | Have a nice weekend, everyone!`,
    questions: `
address: Where does Hanna Brand live?
email: What is Hanna Brand's e-mail address? / Which e-mail address do we have for Hanna Brand?
device: Which phone does Hanna Brand use?
contact: Who is the contact person for Hanna Brand?
order: What is the status of Hanna Brand's order 60114?
day: What is Hanna Brand's preferred delivery day?
pay: How does Hanna Brand pay?`,
  },
  {
    name: 'Marek Novotny',
    lines: `
A@2026-01-12 | address=Oak Avenue | Marek Novotny lives at 21 Oak Avenue in Bristol.
A@2026-01-12 | plan=Starter | Marek Novotny's tariff is Starter.
A@2026-01-15 | phone=0117 496 0020 | Marek Novotny can be reached at 0117 496 0020.
A@2026-01-20 | email=marek@novotny.example | The e-mail of Marek Novotny is marek@novotny.example.
B@2026-02-02 | pay=PayPal | Marek Novotny pays with PayPal.
B@2026-02-02 | | Marek Novotny wanted to know how the loyalty points work.
A@2026-02-10 | device=ThinkPad T14 | Marek Novotny works on a ThinkPad T14.
A@2026-02-11 | language=Czech | Marek Novotny speaks Czech.
A@2026-02-20 | manager=Ruth Okafor | Ruth Okafor is the account manager of Marek Novotny.
A@2026-02-21 | | Marek Novotny has two children, Filip and Jana.
B@2026-03-03 | address=Harbour Walk | Marek Novotny lives at 5 Harbour Walk in Bristol.
A@2026-03-04 | | Marek Novotny went on holiday to Brno in 2025.
A@2026-03-15 | plan!=Business | Marek Novotny has upgraded his tariff from Starter to Business.
B@2026-04-01 | phone=0117 496 0999 | Marek Novotny can be reached at 0117 496 0999.
A@2026-04-02 | day=Wednesday | Marek Novotny wants his parcels on Wednesday.
A@2026-04-09 | | Marek Novotny prefers e-mail to phone calls.
B@2026-05-06 | manager=Sven Halvorsen | Sven Halvorsen is the account manager of Marek Novotny.
A@2026-05-20 | day!=Saturday | Marek Novotny wants his parcels on Saturday from now on.
A@2026-06-01 | pay!=bank transfer | Since June Marek Novotny pays by bank transfer instead of PayPal.
A@2025-08-01 | address<=Elm Close | Marek Novotny lives at 2 Elm Close in Bath.
A@2026-06-09 | | Marek Novotny asked for a paper catalogue.
A@2026-07-01 | device!=MacBook Air | Marek Novotny now works on a MacBook Air.
B@2026-07-02 | | Marek Novotny's brother Jan works at the port.`,
    questions: `
address: Where does Marek Novotny live? / What is Marek Novotny's address?
plan: Which tariff does Marek Novotny have?
phone: Under which number can Marek Novotny be reached?
manager: Who is the account manager of Marek Novotny?
day: On which day does Marek Novotny want his parcels?
pay: How does Marek Novotny pay?
device: Which computer does Marek Novotny work on?
language: Which language does Marek Novotny speak?`,
  },
  {
    name: 'Marek Novak',
    lines: `
A | address=Station Road | Marek Novak lives at 88 Station Road in Cardiff.
A | plan=Starter | Marek Novak's tariff is Starter.
B | phone=029 2018 0330 | Marek Novak's mobile number is 029 2018 0330.
B | email=mnovak@inbox.example | The e-mail of Marek Novak is mnovak@inbox.example.
A | manager=Ruth Okafor | Marek Novak's account manager is Ruth Okafor.
A | | Marek Novak called about a missing screw.
A | pay=cash on delivery | Marek Novak pays cash on delivery.
A | day=Tuesday | Marek Novak likes to get deliveries on Tuesday.
B | language=Polish | Marek Novak's language is Polish.
A | | Marek Novak's warranty number is W-20418.
A | pay!=credit card | Marek Novak changed his payment method to credit card.
A | phone!=029 2018 0717 | Marek Novak has a new mobile number: 029 2018 0717.
B | day!=Monday | Marek Novak would now like to get deliveries on Monday.
A | | Marek Novak bought a drill and a ladder.
A | plan=Flex | Marek Novak's tariff is Flex.
A | order=awaiting payment | The status of Marek Novak's order 70440 is awaiting payment.
A | | Marek Novak thinks our prices are fair.
A | order=paid | The status of Marek Novak's order 70440 is paid.
A | order!=dispatched | The status of Marek Novak's order 70440 is now dispatched.
B | address!=Bute Street | Marek Novak moved from Station Road to 12 Bute Street in Cardiff.
A | | Marek Novak's garage is at 90 Station Road in Cardiff.
A | | Marek Novak follows rugby.`,
    questions: `
address: Where does Marek Novak live?
phone: What is Marek Novak's mobile number? / How can I call Marek Novak?
plan: What is Marek Novak's tariff?
pay: What is Marek Novak's payment method?
day: When does Marek Novak like to get deliveries?
order: What is the status of Marek Novak's order 70440? / Has order 70440 of Marek Novak been dispatched?
email: What is the e-mail of Marek Novak?`,
  },
  {
    name: 'Kestrel Bakery',
    lines: `
A | hours=7 am to 3 pm | Kestrel Bakery is open from 7 am to 3 pm.
A | address=Market Square | Kestrel Bakery is located at 1 Market Square in Durham.
A | contact=Agnes Doyle | The contact person at Kestrel Bakery is Agnes Doyle.
A | phone=0191 498 0101 | The phone number of Kestrel Bakery is 0191 498 0101.
B | plan=Silver | Kestrel Bakery has the Silver contract.
A | | Kestrel Bakery sent us a box of scones.
A | billing=Box 40 | The billing address of Kestrel Bakery is PO Box 40 in Durham.
A | delivery=rear gate | Deliveries for Kestrel Bakery go to the rear gate.
A | day=Thursday | Kestrel Bakery's delivery day is Thursday.
B | staff=12 | Kestrel Bakery has 12 employees.
A | terminal=model T2 | Kestrel Bakery's card terminal is a model T2.
A | | Kestrel Bakery asked for the safety data sheet of the flour dust filter.
A | contact=Bram Visser | The contact person at Kestrel Bakery is Bram Visser.
A | hours!=6 am to 2 pm | Since September, Kestrel Bakery is open from 6 am to 2 pm.
B | billing!=Saddler Street | The billing address of Kestrel Bakery has changed to 30 Saddler Street in Durham.
A | | Kestrel Bakery was founded in 1987.
A | plan!=Gold | Kestrel Bakery's contract was upgraded to Gold.
A | day!=Monday | Kestrel Bakery's delivery day has changed to Monday.
A | staff=15 | Kestrel Bakery has 15 employees.
A | terminal!=model T5 | Kestrel Bakery's card terminal was replaced: it is now a model T5.
B | delivery!=front door | Deliveries for Kestrel Bakery no longer go to the rear gate but to the front door.
A | | Kestrel Bakery and Northfield Dental share a car park.`,
    questions: `
hours: When is Kestrel Bakery open? / What are the opening hours of Kestrel Bakery?
contact: Who is the contact person at Kestrel Bakery?
billing: What is the billing address of Kestrel Bakery?
plan: Which contract does Kestrel Bakery have?
day: What is Kestrel Bakery's delivery day?
staff: How many employees does Kestrel Bakery have?
terminal: Which card terminal does Kestrel Bakery use?
delivery: Where do deliveries for Kestrel Bakery go?
address: Where is Kestrel Bakery located?`,
  },
  {
    name: 'Northfield Dental',
    lines: `
A@2025-10-01 | hours=8:30 to 17:00 | The opening hours of Northfield Dental are 8:30 to 17:00.
A@2025-10-01 | contact=Dr Emeka Obi | Dr Emeka Obi is the contact person of Northfield Dental.
A@2025-10-03 | plan=Standard | The service level of Northfield Dental is Standard.
B@2025-10-03 | phone=0121 496 0340 | The reception of Northfield Dental has the number 0121 496 0340.
A@2025-10-07 | fax=0121 496 0341 | The fax number of Northfield Dental is 0121 496 0341.
A@2025-10-20 | | Northfield Dental uses three X-ray machines.
B@2025-11-02 | limit=5,000 pounds | The credit limit of Northfield Dental is 5,000 pounds.
A@2025-11-05 | address=Abbey Court | Northfield Dental is based at 4 Abbey Court in Solihull.
A@2025-11-09 | software=DentaSoft 8 | Northfield Dental runs DentaSoft 8.
A@2025-12-01 | technician=Lena Fischer | The technician assigned to Northfield Dental is Lena Fischer.
A@2026-01-08 | | Northfield Dental was closed over Christmas.
B@2026-02-03 | hours=9:00 to 18:30 | The opening hours of Northfield Dental are 9:00 to 18:30.
A@2026-02-14 | limit=8,000 pounds | The credit limit of Northfield Dental is 8,000 pounds.
A@2026-03-01 | plan!=Enhanced | The service level of Northfield Dental changed from Standard to Enhanced.
A@2026-03-02 | | Northfield Dental paid invoice 9917 on 2 March 2026.
B@2026-04-11 | technician=Omar Haddad | The technician assigned to Northfield Dental is Omar Haddad.
A@2026-05-01 | software!=DentaSoft 9 | Northfield Dental has updated to DentaSoft 9.
A@2025-03-01 | hours<=10:00 to 16:00 | The opening hours of Northfield Dental are 10:00 to 16:00.
A@2026-06-20 | contact!=Beth Lowry | Beth Lowry has taken over from Dr Emeka Obi as the contact person of Northfield Dental.
A@2026-07-15 | phone!=0121 496 0800 | The reception of Northfield Dental now has the number 0121 496 0800.
A@2026-08-01 | address!=Warwick Road | Northfield Dental relocated to 230 Warwick Road in Solihull.
A@2026-08-02 | | Northfield Dental would like a demo in the autumn.`,
    questions: `
hours: What are the opening hours of Northfield Dental? / When does Northfield Dental open?
contact: Who is the contact person of Northfield Dental?
plan: What is the service level of Northfield Dental?
phone: What is the number of the reception of Northfield Dental?
limit: What is the credit limit of Northfield Dental?
address: Where is Northfield Dental based?
software: Which software does Northfield Dental run?
technician: Which technician is assigned to Northfield Dental?
fax: What is the fax number of Northfield Dental?`,
  },
]
