/** Made-up records whose facts change: support desks, utilities, banks, travel, clinics, gyms, schools, housing, insurance, workshops. Format: bench/texts/customers-1.mjs. */
export const DESKS_4 = [
  {
    name: 'Giorgos Pappas',
    lines: `
A | van=a Ford Transit ; vanplate=BX-GP 410 | Giorgos Pappas drives a Ford Transit, plate BX-GP 410.
A | trailer=BX-TR 88 | The trailer of Giorgos Pappas has the plate BX-TR 88.
A | oil=5W-30 | For Mr Pappas we use 5W-30 oil.
B | moto=a Honda CB500 | On Sundays Giorgos rides a Honda CB500.
A | appointment=Thursday at 8:00 | Mr Pappas has an appointment on Thursday at 8:00.
A | brakes=worn | Brake pads on the van of Mr Pappas: worn.
B | contact=text message | Mr Pappas wishes to be informed by text message.
A | | The van of Mr Pappas rattles, he says, only when it's empty.
A | appointment!=Friday at 10:30 | Giorgos can't make Thursday, pencilled him in for Friday at 10:30 and struck the old slot.
B | discount=5 percent | Mr Pappas is granted 5 percent off labour.
A | | His wife Eleni has an appointment on Saturday at 9:00 for her Polo.
A | brakes!=new | Mr Pappas's van left with new brake pads.
B | | The rear brake pads of the Honda belonging to Mr Pappas are half worn.
A | van!=a Mercedes Sprinter ; vanplate!=BX-GP 411 | Mr Pappas part-exchanged the Transit for a Mercedes Sprinter, plate BX-GP 411.
A | | Sprinters hardly ever rattle, we told Mr Pappas.
B | | Giorgos dreams of a Moto Guzzi.
A | oil!=0W-20 | On the card of Mr Pappas 0W-20 supersedes 5W-30.
B | moto!=a Moto Guzzi V7 | Giorgos has finally let the Honda go and got himself a Moto Guzzi V7.
A | discount!=10 percent | We doubled the discount of Mr Pappas to 10 percent.
A | | Mr Pappas borrowed a scooter from us in 2022.
B | contact!=phone call | Texts don't reach Mr Pappas on the road; he'd have us phone him, so phone call it is.
A | appointment!=the 14th at 7:15 | Next and only booking for Mr Pappas: the 14th at 7:15.
A | nickname=Jorgo ; business=fruit and vegetables | Everybody calls him Jorgo; Mr Pappas deals in fruit and vegetables.
B | payer=Pappas Frucht GmbH | Bills for Giorgos go to Pappas Frucht GmbH.`,
    questions: `
van: What van does Giorgos Pappas drive? / Which model is Mr Pappas's van?
vanplate: What is the number plate of Giorgos Pappas's van?
oil: Which oil do we use for Giorgos Pappas? / What engine oil goes into Mr Pappas's van?
moto: Which motorcycle does Giorgos Pappas have? / What does Giorgos ride on Sundays?
appointment: When is Giorgos Pappas's appointment? / When does Mr Pappas come in next?
brakes: What condition are the brake pads on Giorgos Pappas's van in?
contact: How does Giorgos Pappas want to be contacted? / What is the best way to inform Mr Pappas?
discount: What discount does Giorgos Pappas get on labour?
trailer: What is the number plate of Giorgos Pappas's trailer?
payer: Who gets the bills for Giorgos Pappas?`,
  },
  {
    name: 'Ines Caldeira',
    user: 'icaldeira-7',
    lines: `
a | laptop=a Dell XPS ; os=Windows 10 | I use a Dell XPS with Windows 10.
a | username=icaldeira | My login is icaldeira.
A | tier=Free tier ; quota=5 GB | Ines Caldeira is on the Free tier with 5 GB of storage.
a | browser=Firefox ; theme=light theme | I open your app in Firefox with the light theme.
a | | My colleague Rui has 50 GB, lucky him.
a | tablet=an iPad Mini | At home I read on an iPad Mini.
b | office=Porto office ; boss=Duarte | I sit in the Porto office and report to Duarte.
a | | In Chrome the sidebar flickers, a friend tells me.
b | backup=weekly | Backups of my files run weekly.
a | tier!=Team tier | I've just upgraded to the Team tier, invoice please.
A | quota!=100 GB | With that purchase the storage of Ines Caldeira expanded to 100 GB.
a | os!=Windows 11 | IT pushed Windows 11 onto my machine last night.
a | | Is there a version for Linux?
b | theme!=dark theme | My eyes hurt, so I flipped to the dark theme.
a | | Red labels are hard to read in the dark theme, if you ask me.
b | username!=ines.c | Please note my login was renamed to ines.c.
a | browser!=Edge | I gave up on Firefox; Edge it is for me.
a | | Rui is getting a Lenovo next week and I'd like one too.
b | theme!=light theme | I couldn't stand it, so I went back to the light theme.
b | office!=Lisbon office | As of Monday you'll find me in the Lisbon office.
a | | I was in the Braga office for two years, before Porto.
A | backup!=nightly | Ms Caldeira's weekly backup was turned into a nightly one.
a | laptop!=a Lenovo Yoga | The Dell died and I was handed a Lenovo Yoga.
A | language=Portuguese ; licence=K7-2210 | Ines Caldeira has her interface in Portuguese; licence key K7-2210.`,
    questions: `
laptop: Which laptop do I have? / What computer do I work on?
os: Which operating system do I use? / What runs on my laptop as operating system?
username: What is my username? / What do I log in as?
quota: How much storage does Ines Caldeira have? / What is Ines Caldeira's storage quota?
browser: Which browser do I use? / In which browser do I open your app?
theme: Which theme do I use? / How is the theme set in my app?
office: Which office do I work in? / Where is my office?
tablet: Which tablet do I have?
licence: What is Ines Caldeira's licence key?`,
  },
  {
    name: 'Brennan household',
    lines: `
A | speed=50 Mbit ; router=Fritzbox 7530 | The Brennan household surfs at 50 Mbit through a Fritzbox 7530.
A | people=four | Four people live in the Brennan household.
B | billpayer=Declan Brennan | Bills of the Brennan household are in the name of Declan Brennan.
A | gas=Norgas | Norgas supplies the Brennan household with gas.
A | power=Voltera | Electricity of the Brennan household is from Voltera.
B | | The Brennans' tenant upstairs pays his own power bill.
A | fault=open | Line fault of the Brennan household: open.
A | | Someone from the Brennan household waited 40 minutes on the hotline.
B | speed!=100 Mbit | The Brennan household booked up to 100 Mbit.
A | fault!=fixed | The technician found the chewed cable, fault at the Brennans' fixed.
A | | On the router of the Brennans a green lamp blinks at night.
B | people!=five | Baby Aoife is here, which makes five in the Brennan household.
A | gas!=Flamma | The Brennan household cancelled with Norgas and is supplied by Flamma.
A | | Flamma delivers to 9,000 homes, the Brennans read.
B | wlan=brennan-home ; guestwlan=brennan-visit | WLAN name of the Brennan household: brennan-home; for guests brennan-visit.
A | | Declan Brennan had 16 Mbit in his student days.
A | boxes=weekly | The recycling of the Brennan household is fetched weekly.
B | billpayer!=Noreen Brennan | Put the Brennan household's bills in the name of Noreen Brennan, as Declan asked in writing.
A | router!=Speedport 4 | Fritzbox sent back, the Brennan household is wired up to a Speedport 4.
A | | Noreen Brennan considers a 250 Mbit contract for the office in her shed.
B | boxes!=every second week | Recycling at the Brennan household has been thinned out to every second week.
A | speed!=250 Mbit | On the Brennans' line there are 250 Mbit as of midnight.
A | people!=four | Eldest son off to Galway, so the Brennan household is down to four.
B | water=City Works | City Works supplies the Brennans with water.`,
    questions: `
speed: How fast is the internet of the Brennan household? / What internet speed does the Brennan household have?
router: Which router does the Brennan household have?
people: How many people live in the Brennan household? / How big is the Brennan household?
billpayer: In whose name are the bills of the Brennan household? / Who gets the bills of the Brennan household?
gas: Who is the gas supplier of the Brennan household? / Where does the Brennan household get its gas from?
fault: What is the status of the line fault of the Brennan household?
boxes: How often is the recycling of the Brennan household collected?
power: Who is the electricity supplier of the Brennan household?
guestwlan: What is the name of the guest WLAN of the Brennan household?`,
  },
  {
    name: 'Yusuf Demir',
    user: 'y.demir',
    lines: `
a | mortgage=fixed at 2.9 percent ; rate=900 euros | My mortgage is fixed at 2.9 percent and I pay it off with 900 euros a month.
a | income=3,150 euros | I take home 3,150 euros a month.
A | iban=ending 4410 | Yusuf Demir's main account is the one ending 4410.
A | savingsiban=ending 4428 | For his savings Yusuf Demir keeps a second account, the one ending 4428.
a | adviser=Frau Kessler | Frau Kessler advises me.
a | | My father-in-law offered me his 20 Nordwind shares.
a | pin=by post | I have my PIN letters sent by post.
a | | My brother Emre has a mortgage at 4.1 percent.
A | risk=cautious | Mr Demir's investor profile: cautious.
a | shares=30 | I own 30 shares of Nordwind.
b | | Is it possible to skip a payment in August?
a | shares=45 | I own 45 shares of Nordwind.
a | income!=3,600 euros | I got a pay rise, 3,600 euros land in my account each month.
A | risk!=balanced | After a long talk Mr Demir's profile was reset from cautious to balanced.
a | | My wife takes home 2,900 euros.
b | rate!=1,100 euros | We agreed that I pay off the house faster, with 1,100 euros a month.
a | | I paid 650 euros of rent before we bought.
A | adviser!=Herr Olbrich | Frau Kessler's customers, Mr Demir among them, were handed to Herr Olbrich.
a | | Frau Kessler's daughter went to school with me.
A | mortgage!=fixed at 3.4 percent | The old fixed rate ran out; Mr Demir's mortgage is fixed at 3.4 percent until 2036.
a | | I'd take 3.0 percent any day.
a | pin!=in the app | Letters get stolen here, so I fetch my PIN in the app.
a | shares!=none | I sold the lot, of Nordwind shares I have none.
a | birthplace=Adana ; taxclass=three | I was born in Adana and I'm in tax class three.`,
    questions: `
rate: How much do I pay on my mortgage each month? / What is my monthly mortgage payment?
income: What is my monthly income? / How much do I earn a month after tax?
pin: How do I receive my PIN? / How does my PIN get to me?
risk: What is Yusuf Demir's investor profile? / What is Mr Demir's attitude to risk as an investor?
shares: How many Nordwind shares do I own? / How many shares of Nordwind do I have?
savingsiban: What are the last digits of Yusuf Demir's savings account?
taxclass: Which tax class am I in?`,
  },
  {
    name: 'Hotel Zum Anker',
    lines: `
A | stars=three stars ; rooms=24 | Hotel Zum Anker has three stars and 24 rooms.
A | chef=Benno Raabe | Chef at the Anker: Benno Raabe.
B | checkin=2 pm | At Hotel Zum Anker guests check in from 2 pm.
B | checkout=11 am | At Hotel Zum Anker guests check out by 11 am.
A | pool=under construction | Pool at Hotel Zum Anker: under construction.
A | | Hotel Krone across the road has four stars and a pool.
A | score=8.1 | Guest rating of the Anker on our portal: 8.1.
B | breakfast=14 euros | Breakfast at the Anker costs 14 euros.
A | commission=15 percent | Commission agreed with Hotel Zum Anker: 15 percent.
B | | Hotel Zum Anker was a customs house until 1920.
A | pool!=open | The Anker's pool took its first swimmers on Sunday, so it's open.
A | | For the winter the Anker plans to heat its pool to 28 degrees.
A | score=8.4 | Guest rating of the Anker on our portal: 8.4.
B | chef!=Mareike Thoma | Benno Raabe hung up his apron and Mareike Thoma cooks at the Anker.
A | | Mareike Thoma trained at the Krone.
B | stars!=four stars | The inspectors gave Hotel Zum Anker its fourth star: four stars on the sign.
A | checkin!=3 pm | Cleaners need longer, hence check-in at the Anker not before 3 pm any more.
A | commission!=13 percent | Hotel Zum Anker bargained us down to 13 percent.
B | | Guests say the Anker's breakfast would be worth 20 euros.
A | breakfast!=17 euros | Breakfast at the Anker has gone from 14 to 17 euros.
A | | Children under six eat breakfast at the Anker for free.
B | pool!=closed | Pump failure, the Anker pool is closed until further notice.
A | score!=7.9 | The Anker slipped to a rating of 7.9.
A | owner=Familie Sievers ; parking=18 spaces | Hotel Zum Anker belongs to Familie Sievers and its car park has 18 spaces.`,
    questions: `
stars: How many stars does Hotel Zum Anker have?
chef: Who is the chef at Hotel Zum Anker? / Who cooks at the Anker?
checkin: From what time can guests check in at Hotel Zum Anker? / When is check-in at the Anker?
pool: What is the state of the pool at Hotel Zum Anker? / Can guests swim in the pool of the Anker?
score: What is the guest rating of Hotel Zum Anker on our portal? / How do guests rate the Anker?
breakfast: How much is breakfast at Hotel Zum Anker?
commission: What commission do we get from Hotel Zum Anker? / How much commission does the Anker pay us?
checkout: By what time do guests have to check out of Hotel Zum Anker?
owner: Who owns Hotel Zum Anker?`,
  },
  {
    name: 'Dr Petra Holloway',
    lines: `
A | role=registrar ; pager=4417 | Dr Petra Holloway is a registrar and carries pager 4417.
A | clinic=Monday clinic | Dr Holloway holds the Monday clinic.
B | room=Room B6 | Dr Holloway consults in Room B6.
B | secretary=Yvonne Tait | Yvonne Tait is secretary to Dr Holloway.
A | list=22 patients | On the waiting list of Dr Holloway: 22 patients.
A | hours=full time ; hospital=St Brannock's | Dr Holloway works full time at St Brannock's.
B | | Yvonne Tait sits in Room B5.
A | | Dr Holloway's colleague Dr Iqbal was made a consultant last year.
A | parking=permit C-19 | Dr Holloway parks with permit C-19.
B | | Would Dr Holloway take on a Thursday clinic? HR is asking around.
A | list=31 patients | On the waiting list of Dr Holloway: 31 patients.
B | role!=consultant | The board has appointed Dr Holloway consultant, her registrar days are over.
A | | Dr Holloway was a ship's doctor before St Brannock's.
A | pager!=4502 | Dr Holloway's pager was dropped in a sink, dial 4502 to page her.
A | | The ward phone near Dr Holloway's room is 4417-1.
B | room!=Room A1 | With the east wing ready, Dr Holloway has left B6 and sees people in Room A1.
B | | Room A1 is bright and has a view of Dr Holloway's beloved chestnut tree.
A | clinic!=Wednesday clinic | Instead of Mondays Dr Holloway runs the Wednesday clinic.
B | secretary!=Craig Lomax | Craig Lomax types the letters of Dr Holloway, he filled Yvonne Tait's post as secretary.
A | hours!=four days | Dr Holloway has cut her full time post to four days.
A | list!=19 patients | An extra Saturday brought Dr Petra Holloway's waiting list down to 19 patients.
B | | Dr Iqbal has 40 people waiting, Dr Holloway remarked.
A | | Dr Holloway's locum in May has pager 4533.
A | gmc=7700213 ; bleepbackup=switchboard | Registration number of Dr Petra Holloway is 7700213; if she can't be paged, try the switchboard.`,
    questions: `
role: What is Dr Petra Holloway's position? / What grade of doctor is Dr Holloway?
pager: What is Dr Petra Holloway's pager number? / Which number pages Dr Holloway?
clinic: On which day does Dr Petra Holloway hold her clinic? / Which clinic does Dr Holloway run?
room: In which room does Dr Petra Holloway see patients? / Where is Dr Holloway's consulting room?
secretary: Who is Dr Petra Holloway's secretary?
list: How many patients are on Dr Petra Holloway's waiting list? / How long is Dr Holloway's waiting list?
hours: How much does Dr Petra Holloway work? / What are Dr Holloway's working hours?
hospital: At which hospital does Dr Petra Holloway work?
parking: Which parking permit does Dr Petra Holloway have?`,
  },
]
