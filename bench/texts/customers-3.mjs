/**
 * Customers written after customers-1.mjs and customers-2.mjs had led to repairs. No repair was made with these
 * customers in view. Format: see customers-1.mjs.
 */
export const CUSTOMERS_3 = [
  {
    name: 'Greta Lindqvist',
    lines: `
A | address=Kiln Lane | Greta Lindqvist's home is 31 Kiln Lane, Norwich.
A | plan=Green 200 | Greta Lindqvist is signed up for the tariff Green 200.
B | phone=01603 496 118 | Greta Lindqvist's telephone number is 01603 496 118.
A | | Greta Lindqvist was pleased with the engineer.
A | pay=monthly instalments | Greta Lindqvist pays in monthly instalments.
A | manager=Hugo Marsh | Greta Lindqvist is looked after by Hugo Marsh.
B | heating=gas boiler | Greta Lindqvist heats with a gas boiler.
A | email=greta@lindqvist.example | Greta Lindqvist's email is greta@lindqvist.example.
A | reading=41,220 | Greta Lindqvist's meter reading is 41,220.
A | visit=12 December | The next visit at Greta Lindqvist's is on 12 December.
A | | Greta Lindqvist's brother Nils lives at 4 Kiln Lane in Norwich.
B | address!=Elm Hill | Greta Lindqvist has moved to 2 Elm Hill in Norwich.
A | plan!=Green 400 | Greta Lindqvist changed her tariff from Green 200 to Green 400.
A | phone!=01603 496 700 | Greta Lindqvist's telephone number has changed: it is now 01603 496 700.
A | visit!=16 December | The next visit at Greta Lindqvist's was postponed to 16 December.
A | reading=41,905 | Greta Lindqvist's meter reading is 41,905.
B | manager!=Tess Boyle | Greta Lindqvist is now looked after by Tess Boyle.
A | heating!=heat pump | Greta Lindqvist replaced the gas boiler with a heat pump.
A | email!=g.l@fjord.example | Greta Lindqvist's new email is g.l@fjord.example.
A | pay!=annual payment | Greta Lindqvist no longer pays in monthly instalments.`,
    questions: `
address: Where does Greta Lindqvist live?
plan: Which tariff does Greta Lindqvist have?
phone: What is Greta Lindqvist's telephone number?
visit: When is the next visit at Greta Lindqvist's?
reading: What is Greta Lindqvist's meter reading?
manager: Who looks after Greta Lindqvist?
heating: How does Greta Lindqvist heat?
email: What is Greta Lindqvist's email?`,
  },
  {
    name: 'Dmitri Volkov',
    user: 'dmitri',
    lines: `
a | city=Riga | I live in Riga.
a | gym=Centrs | My gym is the branch Centrs.
a | plan=off-peak | My membership is off-peak.
b | trainer=Inga | My trainer is Inga.
a | weight=88 kg | I weigh 88 kg.
a | | I hurt my knee skiing.
a | pay=card | I pay by card.
a | goal=10 km | My goal is to run 10 km.
a | locker=214 | My locker number is 214.
a | class=Tuesday | My spinning class is on Tuesday.
a | job=nurse | I work as a nurse.
a | city!=Jurmala | Last month I moved to Jurmala.
b | plan!=full | I upgraded my membership from off-peak to full.
a | trainer!=Karlis | My new trainer is Karlis.
a | weight=84 kg | I weigh 84 kg.
a | class!=Thursday | My spinning class has been moved to Thursday.
a | locker!=309 | My locker number is 309 now.
a | pay!=direct debit | I switched from card to direct debit.
a | gym!=Purvciems | My gym is now the branch Purvciems.
a | job!=physiotherapist | I no longer work as a nurse, I am a physiotherapist now.`,
    questions: `
city: Where do I live?
gym: Which branch is my gym?
plan: What is my membership?
trainer: Who is my trainer?
weight: How much do I weigh?
class: When is my spinning class?
locker: What is my locker number?
pay: How do I pay?
job: What do I do for a living?`,
  },
  {
    name: 'Juniper Hotel',
    lines: `
A@2026-01-10 | hours=7:00 to 10:00 | Breakfast at the Juniper Hotel is from 7:00 to 10:00.
A@2026-01-10 | manager=Sofia Conti | The general manager of the Juniper Hotel is Sofia Conti.
B@2026-01-12 | rooms=48 | The Juniper Hotel has 48 rooms.
A@2026-01-12 | rate=95 euros | The contract rate of the Juniper Hotel is 95 euros a night.
A@2026-01-20 | supplier=Alba Linen | The Juniper Hotel gets its linen from Alba Linen.
A@2026-02-01 | address=Pier Street | The Juniper Hotel stands at 6 Pier Street in Oban.
A@2026-02-11 | | The Juniper Hotel has a terrace over the harbour.
A@2026-02-20 | deadline=30 April | The deadline for the Juniper Hotel's offer is 30 April 2026.
B@2026-03-01 | phone=01631 496 500 | The front desk of the Juniper Hotel has the number 01631 496 500.
A@2026-03-15 | deadline!=15 May | The deadline for the Juniper Hotel's offer was extended to 15 May 2026.
B@2026-04-01 | manager!=Ewan Ross | Ewan Ross succeeded Sofia Conti as general manager of the Juniper Hotel.
A@2026-04-10 | rate!=102 euros | The contract rate of the Juniper Hotel rose from 95 euros to 102 euros a night.
A@2026-05-01 | hours=6:30 to 10:30 | Breakfast at the Juniper Hotel is from 6:30 to 10:30.
A@2026-05-05 | supplier!=Tay Laundry | The Juniper Hotel now gets its linen from Tay Laundry.
A@2026-06-01 | rooms!=52 | The Juniper Hotel now has 52 rooms.
A@2026-06-09 | | The Juniper Hotel is close to the ferry.
A@2026-07-01 | phone!=01631 496 900 | The front desk of the Juniper Hotel now has the number 01631 496 900.`,
    questions: `
hours: When is breakfast at the Juniper Hotel?
manager: Who is the general manager of the Juniper Hotel?
rooms: How many rooms does the Juniper Hotel have?
rate: What is the contract rate of the Juniper Hotel?
supplier: Where does the Juniper Hotel get its linen from?
deadline: What is the deadline for the Juniper Hotel's offer?
phone: What is the number of the front desk of the Juniper Hotel?`,
  },
]
