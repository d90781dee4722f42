/**
 * Customers written before the ranking took account of superseded statements, and first scored after that change. No
 * repair before that score was made with them in view. Format: see customers-1.mjs.
 */
export const CUSTOMERS_4 = [
  {
    name: 'Yusuf Demir',
    lines: `
A | address=Cable Street | Yusuf Demir's home address is 116 Cable Street, Hull.
A | plan=Fibre 100 | Yusuf Demir has subscribed to Fibre 100.
B | phone=01482 496 300 | Yusuf Demir's contact number is 01482 496 300.
A | | Yusuf Demir said the installer left muddy footprints.
A | router=Nova R2 | Yusuf Demir's router is a Nova R2.
A | billday=3rd | Yusuf Demir's bill is due on the 3rd of each month.
B | engineer=Petra Kovac | Petra Kovac is the engineer assigned to Yusuf Demir.
A | ticket=waiting for parts | Ticket 8812 of Yusuf Demir is waiting for parts.
A | | Yusuf Demir coaches a youth football team.
A | employer=Humber Ferries | Yusuf Demir works for Humber Ferries.
A | plan!=Fibre 500 | Yusuf Demir has been moved up to Fibre 500.
B | address!=Anlaby Road | Yusuf Demir has relocated to 40 Anlaby Road, Hull.
A | router!=Nova R5 | Yusuf Demir swapped his Nova R2 for a Nova R5.
A | billday!=17th | Yusuf Demir's bill is now due on the 17th of each month.
B | phone!=01482 496 811 | Yusuf Demir's contact number has been updated to 01482 496 811.
A | ticket!=closed | Ticket 8812 of Yusuf Demir has been closed.
A | | Yusuf Demir's neighbour at 118 Cable Street also wants fibre.
A | engineer!=Rhys Morgan | Rhys Morgan is now the engineer assigned to Yusuf Demir.
A | employer!=Orchard Foods | Yusuf Demir left Humber Ferries and joined Orchard Foods.
A | | Yusuf Demir asked about the loyalty voucher.`,
    questions: `
address: Where does Yusuf Demir live? / What is the home address of Yusuf Demir?
plan: Which package is Yusuf Demir subscribed to?
phone: What is the contact number of Yusuf Demir?
router: Which router does Yusuf Demir have?
billday: When is Yusuf Demir's bill due?
engineer: Who is the engineer assigned to Yusuf Demir?
ticket: What is the status of ticket 8812 of Yusuf Demir?
employer: Who does Yusuf Demir work for?`,
  },
  {
    name: 'Clara Duval',
    user: 'clara.duval',
    lines: `
a | city=Lyon | I live in Lyon.
a | seat=aisle | My preferred seat is on the aisle.
a | card=Silver | My frequent flyer status is Silver.
b | meal=vegetarian meal | I always order the vegetarian meal.
a | airport=Lyon Airport | My home airport is Lyon Airport.
a | | The lounge in Vienna was crowded.
a | passport=17 May 2027 | My passport expires on 17 May 2027.
a | email=clara@duval.example | You can write to me at clara@duval.example.
a | hotel=Hotel Miramar | I stay at the Hotel Miramar.
a | | My sister flies with another airline.
b | job=architect | I'm an architect.
a | checkin=2 pm | My check-in is at 2 pm.
a | city!=Geneva | I moved to Geneva in spring.
a | card!=Gold | My frequent flyer status went up to Gold.
b | airport!=Geneva Airport | My home airport is Geneva Airport now.
a | meal!=gluten-free meal | I don't order the vegetarian meal any more, I order the gluten-free meal.
a | seat!=window | My preferred seat is now at the window.
a | passport!=4 June 2036 | I renewed my passport, it now expires on 4 June 2036.
a | email!=duval@alpes.example | My address for mail has changed, you can write to me at duval@alpes.example now.
a | hotel!=Hotel Bellevue | I've switched from the Hotel Miramar to the Hotel Bellevue.
a | checkin!=4 pm | My check-in was pushed back to 4 pm.
a | | I took about three hundred photographs.`,
    questions: `
city: Where do I live? / Which city do I live in?
seat: What is my preferred seat?
card: What is my frequent flyer status?
meal: Which meal do I order?
airport: What is my home airport?
passport: When does my passport expire?
email: Where can you write to me?
hotel: In which hotel do I stay?
checkin: When is my check-in?`,
  },
  {
    name: 'Halden Motors',
    lines: `
A@2026-01-08 | address=Dock Street | Halden Motors has its workshop at 12 Dock Street in Grimsby.
A@2026-01-08 | owner=Stig Halden | The owner of Halden Motors is Stig Halden.
B@2026-01-09 | hours=8 am to 5 pm | Halden Motors works from 8 am to 5 pm.
A@2026-01-15 | discount=4 percent | Halden Motors gets a discount of 4 percent.
A@2026-01-20 | terms=30 days | The payment term of Halden Motors is 30 days.
B@2026-02-02 | driver=Wes | Wes delivers to Halden Motors.
A@2026-02-11 | | Halden Motors repairs old Volvos.
A@2026-02-12 | lifts=3 | Halden Motors has 3 car lifts.
A@2026-03-01 | oil=Castrum 5W | Halden Motors buys the oil Castrum 5W.
B@2026-03-05 | rating=B | The credit rating of Halden Motors is B.
A@2026-04-01 | discount=6 percent | Halden Motors gets a discount of 6 percent.
A@2026-04-14 | | Halden Motors sent back two faulty filters.
A@2026-05-01 | terms!=14 days | The payment term of Halden Motors was shortened to 14 days.
B@2026-05-11 | owner!=Ingrid Halden | Ingrid Halden has become the owner of Halden Motors.
A@2026-06-01 | hours!=7 am to 4 pm | Halden Motors now works from 7 am to 4 pm.
A@2026-06-10 | lifts!=5 | Halden Motors now has 5 car lifts.
A@2026-06-12 | | Halden Motors employs two apprentices.
B@2026-07-02 | driver!=Bea | Bea has taken over deliveries to Halden Motors from Wes.
A@2026-07-20 | oil!=Castrum 0W | Halden Motors switched to the oil Castrum 0W.
A@2026-08-01 | rating!=A | The credit rating of Halden Motors improved to A.
A@2026-08-15 | address!=Freeman Road | Halden Motors moved its workshop to 77 Freeman Road in Grimsby.`,
    questions: `
address: Where is the workshop of Halden Motors?
owner: Who is the owner of Halden Motors?
hours: When does Halden Motors work?
discount: What discount does Halden Motors get?
terms: What is the payment term of Halden Motors?
driver: Who delivers to Halden Motors?
lifts: How many car lifts does Halden Motors have?
oil: Which oil does Halden Motors buy?
rating: What is the credit rating of Halden Motors?`,
  },
  {
    name: 'Nadia Osman',
    user: 'nadia-o',
    lines: `
A | gp=Dr Hale | Nadia Osman's doctor is Dr Hale.
A | dose=10 mg | Nadia Osman takes 10 mg of lisinopril.
B | pharmacy=Mere Pharmacy | Nadia Osman collects her medicine from Mere Pharmacy.
A | appointment=9 March | Nadia Osman's next appointment is on 9 March.
A | address=Lea Bank | Nadia Osman lives at 5 Lea Bank in Luton.
A | contact=Hassan | Nadia Osman's next of kin is Hassan.
B | insurer=Medicor | Nadia Osman is insured with Medicor.
A | | Nadia Osman is afraid of needles.
A | weight=71 kg | Nadia Osman's weight is 71 kg.
A | blood=O positive | Nadia Osman's blood type is O positive.
A | transport=bus | Nadia Osman comes by bus.
A | dose!=20 mg | Nadia Osman's dose of lisinopril was raised to 20 mg.
B | pharmacy!=Stopsley Chemist | Nadia Osman now collects her medicine from Stopsley Chemist.
A | appointment!=23 March | Nadia Osman's next appointment was rescheduled to 23 March.
A | gp!=Dr Nair | Nadia Osman's new doctor is Dr Nair.
B | address!=Wardown Crescent | Nadia Osman moved from Lea Bank to 18 Wardown Crescent in Luton.
A | weight=68 kg | Nadia Osman's weight is 68 kg.
A | insurer!=Aviva | Nadia Osman changed insurer and is now with Aviva.
A | contact!=Leila | Nadia Osman's next of kin is no longer Hassan, it is Leila.
A | | Nadia Osman brought us dates and coffee.
A | transport!=taxi | Nadia Osman comes by taxi these days.`,
    questions: `
gp: Who is Nadia Osman's doctor?
dose: How much lisinopril does Nadia Osman take?
pharmacy: Where does Nadia Osman collect her medicine?
appointment: When is Nadia Osman's next appointment?
address: Where does Nadia Osman live? / What is Nadia Osman's address?
contact: Who is Nadia Osman's next of kin?
insurer: Who is Nadia Osman insured with?
weight: What is Nadia Osman's weight?
transport: How does Nadia Osman come to the practice?
blood: What is Nadia Osman's blood type?`,
  },
  {
    name: 'Bruno Keller',
    user: 'bruno.keller',
    lines: `
a | editor=Vim | I write my code in Vim.
a | language=Python | My main programming language is Python.
a | team=payments team | I'm on the payments team.
a | laptop=XPS 13 | My work laptop is an XPS 13.
b | lead=Sigrid | My team lead is Sigrid.
a | office=Zurich | I work from the Zurich office.
a | | Our canteen has good soup.
a | standup=9:30 | Our stand-up is at 9:30.
a | cloud=Azure | We deploy to Azure.
a | database=MySQL 5 | Our database is MySQL 5.
a | title=engineer | My title is engineer.
b | branch=develop | Our default branch is develop.
a | | I cycle to work when it is dry.
a | editor!=Helix | I've switched from Vim to Helix.
a | team!=search team | I moved to the search team.
a | language!=Rust | My main programming language is Rust these days.
b | lead!=Adaeze | My team lead is Adaeze now.
a | standup!=10:15 | Our stand-up has moved to 10:15.
a | laptop!=Framework 16 | My new work laptop is a Framework 16.
a | cloud!=Hetzner | We no longer deploy to Azure, we deploy to Hetzner.
a | database!=PostgreSQL 17 | Our database is PostgreSQL 17 now.
a | title!=staff engineer | I was promoted from engineer to staff engineer.
a | office!=Basel | I now work from the Basel office.
b | branch!=main | Our default branch was renamed to main.`,
    questions: `
editor: Which editor do I write my code in?
language: What is my main programming language?
team: Which team am I on?
laptop: What is my work laptop?
lead: Who is my team lead?
office: Which office do I work from?
standup: When is our stand-up?
cloud: Where do we deploy to?
database: What is our database?
title: What is my title?
branch: What is our default branch?`,
  },
  {
    name: 'Oakfield School',
    lines: `
A | head=Mrs Lowther | The head teacher of Oakfield School is Mrs Lowther.
A | pupils=412 | Oakfield School has 412 pupils.
B | caterer=Fresh Plate | Lunches at Oakfield School come from Fresh Plate.
A | start=8:45 | Lessons at Oakfield School start at 8:45.
A | phone=01785 496 014 | Oakfield School can be called on 01785 496 014.
A | bus=route 12 | Oakfield School is served by bus route 12.
A | | Oakfield School won a gardening prize.
B | budget=18,000 pounds | The book budget of Oakfield School is 18,000 pounds.
A | uniform=green | The uniform of Oakfield School is green.
A | system=EduTrack | Oakfield School keeps its records in EduTrack.
A | fee=25 pounds | The trip fee at Oakfield School is 25 pounds.
A | pupils=437 | Oakfield School has 437 pupils.
B | head!=Mr Abara | Mr Abara replaced Mrs Lowther as head teacher of Oakfield School.
A | start!=9:00 | Lessons at Oakfield School will start at 9:00 from now on.
A | caterer!=Green Fork | Lunches at Oakfield School now come from Green Fork.
A | phone!=01785 496 220 | Oakfield School can now be called on 01785 496 220.
A | | Oakfield School has its own orchard.
B | budget!=16,500 pounds | The book budget of Oakfield School was cut to 16,500 pounds.
A | bus!=route 14 | Oakfield School is no longer served by bus route 12 but by route 14.
A | system!=Bromcom | Oakfield School has migrated from EduTrack to Bromcom.
A | uniform!=navy | The uniform of Oakfield School changed from green to navy.
A | fee!=30 pounds | The trip fee at Oakfield School has risen to 30 pounds.`,
    questions: `
head: Who is the head teacher of Oakfield School?
pupils: How many pupils does Oakfield School have?
caterer: Where do lunches at Oakfield School come from?
start: When do lessons at Oakfield School start?
phone: On which number can Oakfield School be called?
bus: Which bus route serves Oakfield School?
budget: What is the book budget of Oakfield School?
system: Where does Oakfield School keep its records?
uniform: What colour is the uniform of Oakfield School?
fee: What is the trip fee at Oakfield School?`,
  },
  {
    name: 'Elif Arslan',
    user: 'elif',
    lines: `
a@2026-02-01 | city=Izmir | I'm living in Izmir.
a@2026-02-01 | job=florist | I work as a florist.
a@2026-02-03 | partner=Can | My boyfriend is Can.
a@2026-02-07 | gym=twice a week | I go to the gym twice a week.
a@2026-02-10 | | I was late for the film.
b@2026-02-15 | pet=one cat | I have one cat.
a@2026-03-01 | phone=iPhone 11 | My phone is an iPhone 11.
a@2026-03-04 | rent=600 euros | My rent is 600 euros.
a@2026-03-20 | show=The Harbour | I'm watching the series The Harbour.
a@2026-04-01 | bedtime=11 pm | I go to bed at 11 pm.
b@2026-04-20 | coffee=espresso | My favourite coffee is espresso.
a@2026-05-01 | city=Ankara | I'm living in Ankara.
a@2026-05-09 | pet!=two cats | I have two cats now.
a@2026-05-20 | job!=teacher | I've started working as a teacher instead of a florist.
a@2026-06-02 | rent!=750 euros | My rent has gone up to 750 euros.
a@2026-06-10 | phone!=Fairphone 6 | I replaced my iPhone 11 with a Fairphone 6.
a@2026-06-25 | gym!=once a week | I only go to the gym once a week now.
a@2026-07-01 | bedtime!=10 pm | I go to bed at 10 pm now.
b@2026-07-08 | coffee!=cortado | My favourite coffee is now a cortado.
a@2026-07-20 | show!=Night Shift | I finished The Harbour and am now watching the series Night Shift.
a@2026-08-01 | | I planted tomatoes with my aunt.
a@2026-08-09 | partner!=Deniz | Can and I split up; my boyfriend is Deniz now.`,
    questions: `
city: Where am I living?
job: What do I work as?
partner: Who is my boyfriend?
gym: How often do I go to the gym?
pet: How many cats do I have?
phone: Which phone do I have?
rent: How much is my rent?
show: Which series am I watching?
bedtime: When do I go to bed?
coffee: What is my favourite coffee?`,
  },
  {
    name: 'Project Lighthouse',
    lines: `
A | deadline=1 June | Project Lighthouse is due on 1 June.
A | owner=Mina Sato | Project Lighthouse is owned by Mina Sato.
B | status=in planning | Project Lighthouse is in planning.
A | budget=40,000 euros | Project Lighthouse has a budget of 40,000 euros.
A | host=server eu-3 | Project Lighthouse is hosted on the server eu-3.
A | meeting=Tuesday at 10 | The weekly meeting of Project Lighthouse is on Tuesday at 10.
A | | Project Lighthouse started as a hackathon idea.
B | version=1.4 | The latest release of Project Lighthouse is 1.4.
A | channel=#lh-dev | The chat channel of Project Lighthouse is #lh-dev.
A | size=six people | The team of Project Lighthouse has six people.
A | sponsor=Karl Weiss | The sponsor of Project Lighthouse is Karl Weiss.
A | status!=in testing | Project Lighthouse is now in testing.
B | deadline!=15 July | The due date of Project Lighthouse slipped to 15 July.
A | owner!=Pablo Ruiz | Mina Sato handed Project Lighthouse over to Pablo Ruiz.
A | budget!=55,000 euros | The budget of Project Lighthouse was increased to 55,000 euros.
A | | Project Lighthouse has a nice logo.
A | host!=server eu-9 | Project Lighthouse was migrated to the server eu-9.
B | version=1.5 | The latest release of Project Lighthouse is 1.5.
A | meeting!=Thursday at 2 | The weekly meeting of Project Lighthouse was moved to Thursday at 2.
A | channel!=#lighthouse | The chat channel of Project Lighthouse is now #lighthouse.
A | size=eight people | The team of Project Lighthouse has eight people.
A | sponsor!=Ana Prado | Ana Prado has succeeded Karl Weiss as the sponsor of Project Lighthouse.`,
    questions: `
deadline: When is Project Lighthouse due?
owner: Who owns Project Lighthouse?
status: What is the status of Project Lighthouse?
budget: What is the budget of Project Lighthouse?
host: Where is Project Lighthouse hosted?
meeting: When is the weekly meeting of Project Lighthouse?
version: What is the latest release of Project Lighthouse?
channel: What is the chat channel of Project Lighthouse?
size: How many people are on the team of Project Lighthouse?
sponsor: Who is the sponsor of Project Lighthouse?`,
  },
  {
    name: 'Jonas Becker',
    user: 'jonas.becker',
    lines: `
a | city=Erfurt | Ich wohne in Erfurt.
a | job=Tischler | Ich arbeite als Tischler.
a | plan=Tarif Komfort | Mein Tarif ist Komfort.
a | phone=0361 555 0120 | Meine Telefonnummer ist 0361 555 0120.
b | car=Golf | Ich fahre einen Golf.
a | | Der Techniker war sehr freundlich.
a | pay=Lastschrift | Ich zahle per Lastschrift.
a | day=Montag | Mein Liefertag ist Montag.
a | contact=Frau Simon | Meine Ansprechpartnerin ist Frau Simon.
a | city!=Weimar | Ich bin nach Weimar gezogen.
a | plan!=Tarif Premium | Mein Tarif ist jetzt Premium.
b | car!=Polo | Ich fahre jetzt einen Polo.
a | phone!=03643 555 099 | Meine neue Telefonnummer ist 03643 555 099.
a | day!=Freitag | Mein Liefertag ist jetzt Freitag.
a | pay!=Rechnung | Ich zahle nicht mehr per Lastschrift, sondern per Rechnung.
a | job!=Lehrer | Ich arbeite nicht mehr als Tischler, sondern als Lehrer.
a | contact!=Herr Vogt | Mein Ansprechpartner ist nun Herr Vogt.
a | | Ich habe zwei Katzen.`,
    questions: `
city: Wo wohne ich?
job: Als was arbeite ich?
plan: Was ist mein Tarif?
phone: Was ist meine Telefonnummer?
car: Welches Auto fahre ich?
pay: Wie zahle ich?
day: Wann ist mein Liefertag?`,
  },
  {
    name: 'Rosalind Achebe',
    lines: `
B | address=Pembroke Gardens | Rosalind Achebe is registered at 8 Pembroke Gardens in Exeter.
B | fund=Balanced Fund | Rosalind Achebe invests in the Balanced Fund.
A | risk=low | Rosalind Achebe's risk profile is low.
A | saving=200 pounds | Rosalind Achebe saves 200 pounds a month.
B | bank=Severn Bank | Rosalind Achebe banks with Severn Bank.
A | adviser=Tim Oduya | Rosalind Achebe is advised by Tim Oduya.
A | retire=2041 | Rosalind Achebe plans to retire in 2041.
A | | Rosalind Achebe keeps bees.
B | status=single | Rosalind Achebe is single.
A | letter=by post | Rosalind Achebe gets her statements by post.
A | email=r.achebe@mail.example | Rosalind Achebe uses the e-mail address r.achebe@mail.example.
A | | Rosalind Achebe's cousin banks with Tamar Bank.
A | saving=350 pounds | Rosalind Achebe saves 350 pounds a month.
B | risk!=medium | Rosalind Achebe's risk profile has been raised to medium.
A | address!=Topsham Road | Rosalind Achebe is now registered at 151 Topsham Road in Exeter.
A | fund!=Growth Fund | Rosalind Achebe moved her money from the Balanced Fund to the Growth Fund.
B | adviser!=Gwen Parry | Rosalind Achebe is now advised by Gwen Parry.
A | retire!=2045 | Rosalind Achebe has postponed her retirement to 2045.
A | status!=married | Rosalind Achebe got married in August.
A | bank!=Dart Bank | Rosalind Achebe has closed her account with Severn Bank and now banks with Dart Bank.
A | letter!=online | Rosalind Achebe now gets her statements online.
A | email!=rosa@achebe.example | Please use rosa@achebe.example as the new e-mail address of Rosalind Achebe.
A | | Rosalind Achebe prefers morning calls.`,
    questions: `
address: Where is Rosalind Achebe registered? / What is the address of Rosalind Achebe?
fund: Which fund does Rosalind Achebe invest in?
risk: What is Rosalind Achebe's risk profile?
saving: How much does Rosalind Achebe save a month?
bank: Which bank does Rosalind Achebe bank with?
adviser: Who advises Rosalind Achebe?
retire: When does Rosalind Achebe plan to retire?
status: Is Rosalind Achebe married or single?
letter: How does Rosalind Achebe get her statements?
email: What is the e-mail address of Rosalind Achebe?`,
  },
]
