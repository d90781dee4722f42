/** More customers in the format of customers-1.mjs. Each has a `user`, and most of them speak for themselves. */
export const CUSTOMERS_2 = [
  {
    name: 'Ines Carvalho',
    user: 'ines.carvalho',
    lines: `
a | address=Rua da Alegria | I live at Rua da Alegria 40 in Porto.
a | | Hello, thanks for the quick reply!
a | plan=Basic | I'm on the Basic plan.
a | phone=+351 222 010 404 | My phone number is +351 222 010 404.
A | manager=Colin Reeve | Ines Carvalho's account manager is Colin Reeve.
a | email=ines@carvalho.example | My e-mail address is ines@carvalho.example.
b | pay=credit card | I pay by credit card.
a | day=Wednesday | My preferred delivery day is Wednesday.
a | | I have a cat called Figo.
a | device=Galaxy S21 | My phone is a Galaxy S21.
a | language=Portuguese | My preferred language is Portuguese.
a | | My mother lives in Braga.
a | address!=Rua do Sol | I've moved, I live at Rua do Sol 7 in Porto now.
b | plan!=Family | I have switched to the Family plan.
a | day=Friday | My preferred delivery day is Friday.
a | email!=icarvalho@novo.example | My new e-mail address is icarvalho@novo.example.
A | manager=Dilys Penn | Ines Carvalho's account manager is Dilys Penn.
b | device!=Galaxy S24 | My phone is now a Galaxy S24.
a | | I ordered a blue kettle last year and still love it.
a | pay!=PayPal | I no longer pay by credit card, I pay with PayPal.
a | | My work number is +351 222 010 555.
b | | Could you send me the manual again?`,
    questions: `
address: Where do I live? / What is my address?
plan: Which plan am I on?
email: What is my e-mail address?
day: What is my preferred delivery day? / When should my parcels be delivered?
manager: Who is the account manager of Ines Carvalho?
device: Which phone do I have?
pay: How do I pay?
phone: What is my phone number?`,
  },
  {
    name: 'Tom Whitaker',
    user: 'tom-w',
    lines: `
a@2026-01-05 | address=Glebe Street | I live at 18 Glebe Street in Glasgow.
a@2026-01-05 | plan=Solo | My plan is Solo.
a@2026-01-06 | pay=direct debit | My payment method is direct debit.
a@2026-01-09 | employer=Calder Shipping | I work for Calder Shipping.
b@2026-01-15 | phone=0141 496 0088 | You can reach me at 0141 496 0088.
a@2026-02-01 | | I was on hold for ten minutes.
a@2026-02-03 | day=Monday | I want my deliveries on Monday.
a@2026-02-10 | | I was born in Aberdeen.
b@2026-03-01 | device=iPad 9 | I read your magazine on an iPad 9.
a@2026-03-05 | plan=Duo | My plan is Duo.
a@2026-03-20 | | I have two sons and a daughter.
b@2026-04-02 | address=Byres Road | I live at 101 Byres Road in Glasgow.
a@2026-04-10 | day!=Thursday | From now on I want my deliveries on Thursday.
a@2025-06-01 | address<=Hope Street | I live at 6 Hope Street in Paisley.
a@2026-05-02 | pay!=credit card | My payment method has changed to credit card.
a@2026-05-20 | phone!=0141 496 0600 | My number has changed, you can reach me at 0141 496 0600 now.
a@2026-06-03 | employer!=Morven Energy | I left Calder Shipping and now work for Morven Energy.
b@2026-06-30 | plan!=Household | I upgraded my plan from Duo to Household.
a@2026-07-02 | | I visited Lisbon in May 2024.
a@2026-07-09 | device!=iPad Air | I now read your magazine on an iPad Air.
a@2026-07-15 | | My daughter Isla turns 9 on 3 October.
b@2026-08-01 | | I like the crossword most.`,
    questions: `
address: Where do I live? / What is my address?
plan: What is my plan? / Which plan do I have?
pay: What is my payment method?
employer: Who do I work for?
phone: Under which number can you reach me?
day: On which day do I want my deliveries?
device: What do I read your magazine on?`,
  },
  {
    name: 'Priya Raman',
    user: 'priya.raman',
    lines: `
A | address=Victoria Terrace | Priya Raman lives at 52 Victoria Terrace in Leicester.
A | plan=Bronze | Priya Raman has the Bronze membership.
a | pay=debit card | I pay with my debit card.
A | phone=0116 496 0234 | The phone number of Priya Raman is 0116 496 0234.
b | diet=vegetarian | I am vegetarian.
A | | Priya Raman is always polite.
a | day=Saturday | I prefer deliveries on Saturday.
A | contact=Arjun | The emergency contact of Priya Raman is her brother Arjun.
A | | Priya Raman teaches chemistry at a school in Leicester.
a | slot=9 am | My delivery slot starts at 9 am.
A | gap=hotmail.example | Priya Raman's e-mail address is priya@hotmail.example.
a | allergy=peanuts | I am allergic to peanuts.
A | plan=Silver | Priya Raman has the Silver membership.
B | phone!=0116 496 0990 | The phone number of Priya Raman is now 0116 496 0990.
a | diet!=vegan | I'm not vegetarian any more, I'm vegan now.
a | slot!=11 am | My delivery slot now starts at 11 am.
a | gap!=proton.example | My e-mail address is now priya@proton.example.
A | contact!=Meera | The emergency contact of Priya Raman has changed to her cousin Meera.
b | day!=Sunday | I prefer deliveries on Sunday these days.
B | address!=Narborough Road | Priya Raman now lives at 8 Narborough Road in Leicester.
A | plan!=Gold | Priya Raman's membership was upgraded from Silver to Gold.
a | | I love the mango pickle.`,
    questions: `
address: Where does Priya Raman live?
plan: Which membership does Priya Raman have?
phone: What is the phone number of Priya Raman?
contact: Who is the emergency contact of Priya Raman?
diet: Am I vegetarian or vegan?
slot: When does my delivery slot start?
day: On which day do I prefer deliveries?
gap: What is my e-mail address?
allergy: What am I allergic to?`,
  },
  {
    name: 'Lucas Meyer',
    user: 'lucas.meyer',
    lines: `
A | gap=Lindenstraße | Lucas Meyer lives at Lindenstraße 12 in Kassel.
A | plan=S | Lucas Meyer's tariff is Mobil S.
A | phone=+49 561 555 0120 | Lucas Meyer's landline number is +49 561 555 0120.
A | mobile=+49 171 555 0133 | Lucas Meyer's mobile number is +49 171 555 0133.
B | device=Fritz 7530 | Lucas Meyer's router is a Fritz 7530.
A | speed=50 Mbit/s | The speed of Lucas Meyer's line is 50 Mbit/s.
A | | Lucas Meyer reported an outage on Sunday evening.
A | language=German | Lucas Meyer's contract language is German.
a | gap!=Königsplatz | I live at Königsplatz 3 in Kassel now.
A | technician=Uwe Kranz | Lucas Meyer's technician is Uwe Kranz.
A | appointment=3 December | Lucas Meyer's appointment is on 3 December.
A | | Lucas Meyer has a door code that only the technician knows.
B | device=Fritz 7590 | Lucas Meyer's router is a Fritz 7590.
A | speed!=100 Mbit/s | The speed of Lucas Meyer's line was increased to 100 Mbit/s.
A | mobile!=+49 171 555 0999 | Lucas Meyer's mobile number has changed to +49 171 555 0999.
A | plan!=L | Lucas Meyer switched his tariff from Mobil S to Mobil L.
A | appointment!=7 December | Lucas Meyer's appointment was moved to 7 December.
B | technician!=Jana Wolf | Lucas Meyer's technician is no longer Uwe Kranz but Jana Wolf.
A | speed!=250 Mbit/s | The speed of Lucas Meyer's line is now 250 Mbit/s.
A | | Lucas Meyer's neighbour has the same outage.
A | | Lucas Meyer likes hiking.`,
    questions: `
gap: Where does Lucas Meyer live?
device: Which router does Lucas Meyer have? / What is Lucas Meyer's router?
speed: How fast is Lucas Meyer's line? / What is the speed of Lucas Meyer's line?
mobile: What is Lucas Meyer's mobile number?
phone: What is Lucas Meyer's landline number?
plan: What is Lucas Meyer's tariff?
appointment: When is Lucas Meyer's appointment?
technician: Who is Lucas Meyer's technician?`,
  },
  {
    name: 'Aiko Tanaka',
    user: 'aiko',
    lines: `
a | city=Osaka | I live in Osaka.
a | job=translator | I work as a translator.
a | | Good morning! The tea arrived safely.
a | plan=monthly | My subscription is monthly.
b | email=aiko@tea.example | My email is aiko@tea.example.
a | favourite=sencha | My favourite tea is sencha.
a | phone=+81 6 5550 0142 | My phone number is +81 6 5550 0142.
a | pay=bank transfer | I pay by bank transfer.
a | weight=200 g | My standing order is 200 g a month.
a | | I have been to Kyoto many times.
a | device=Windows laptop | I use a Windows laptop.
b | city!=Sapporo | I moved to Sapporo last month.
a | weight=300 g | My standing order is 300 g a month.
a | favourite!=gyokuro | My favourite tea is gyokuro now.
a | plan!=yearly | I changed my subscription to yearly.
a | job!=editor | I now work as an editor.
b | phone!=+81 11 555 0190 | My new phone number is +81 11 555 0190.
a | | My brother Kenji lives in Osaka.
a | device!=MacBook | I don't use a Windows laptop any more, I use a MacBook.
a | pay!=credit card | I now pay by credit card.
a | | I drink three cups a day.
a | email=tanaka@leaf.example | My email is tanaka@leaf.example.`,
    questions: `
city: Where do I live? / In which city do I live?
job: What do I work as?
plan: Is my subscription monthly or yearly?
email: What is my email?
favourite: What is my favourite tea?
phone: What is my phone number?
weight: How much tea is my standing order?
device: Which computer do I use?
pay: How do I pay?`,
  },
  {
    name: 'Samuel Osei',
    user: 'osei.s',
    lines: `
B | address=Union Grove | Samuel Osei lives at 27 Union Grove in Aberdeen.
B | car=Skoda Fabia | Samuel Osei drives a Skoda Fabia.
A | policy=third party | Samuel Osei's cover is third party.
A | premium=38 pounds | Samuel Osei's monthly premium is 38 pounds.
B | excess=250 pounds | Samuel Osei's excess is 250 pounds.
A | adviser=Fiona Grant | Samuel Osei's adviser is Fiona Grant.
A | | Samuel Osei passed his driving test in 2009.
B | claim=open | Claim 4471 of Samuel Osei is open.
A | renewal=15 January 2027 | Samuel Osei's policy renews on 15 January 2027.
A | email=samuel@osei.example | Samuel Osei's e-mail is samuel@osei.example.
B | | Samuel Osei parks in the street.
A | mileage=9,000 miles | Samuel Osei drives 9,000 miles a year.
A | premium=41 pounds | Samuel Osei's monthly premium is 41 pounds.
A | car!=Toyota Yaris | Samuel Osei sold the Skoda Fabia and now drives a Toyota Yaris.
B | claim=under review | Claim 4471 of Samuel Osei is under review.
A | policy!=comprehensive | Samuel Osei's cover was changed from third party to comprehensive.
B | adviser!=Niall Brady | Samuel Osei's adviser is now Niall Brady.
A | address!=Rosemount Place | Samuel Osei has moved house: he now lives at 64 Rosemount Place in Aberdeen.
A | renewal!=1 March 2027 | Samuel Osei's renewal was moved from 15 January 2027 to 1 March 2027.
B | claim!=settled | Claim 4471 of Samuel Osei has now been settled.
A | premium!=45 pounds | Samuel Osei's monthly premium went up from 41 pounds to 45 pounds.
A | | Samuel Osei's wife Abena drives a Honda Jazz.
A | | Claim 4417 of Samuel Osei was closed in 2021.`,
    questions: `
address: Where does Samuel Osei live? / What is Samuel Osei's address?
car: Which car does Samuel Osei drive?
policy: What cover does Samuel Osei have?
premium: What is Samuel Osei's monthly premium? / How much does Samuel Osei pay a month?
claim: What is the state of claim 4471 of Samuel Osei?
adviser: Who is Samuel Osei's adviser?
renewal: When does Samuel Osei's policy renew?
excess: What is Samuel Osei's excess?`,
  },
]
