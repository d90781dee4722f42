/** Made-up records: users talking with their private assistant about home, money, love, gadgets, studies, retirement. Format: bench/texts/customers-1.mjs. */
export const USERS_1 = [
  {
    name: 'Nadia Whitlock',
    user: 'nadia',
    lines: `
a | flat=Harcourt Terrace | i'm renting a one-bed on Harcourt Terrace, top floor, no lift
a | job=bakery | I do the early shift at a bakery in town, alarm goes off at four
a | status=single | Been single for a year and honestly enjoying it.
a | ride=Corsa | my car is an ancient Corsa with 140k on the clock
a | | The phone in the shop is 07700 900862 but nobody ever picks up
a | diet=vegetarian | vegetarian here, ever since uni
a | mobile=07700 900114 | You can put down 07700 900114 as my mobile.
a | evenings=spin class | Tuesday nights are spin class for me
a | | Rosie downstairs has a Fiesta she wants to get rid of
a | gp=Dr. Haile | surgery is the one by the church, Dr. Haile, if you ever have to book for me
a | allergy=kiwi | remember please that kiwi makes my throat swell up
a | job=dental nurse | As a dental nurse I get to wear scrubs all day, nine to five, heaven
a | | saw a sweet place on Elm Grove but it's way too dear
a | status=seeing Callum | Callum and I had dinner on the pier, I've been seeing Callum for three months
a | | my sister is vegan, so Christmas dinner will be complicated
a | diet!=pescatarian | caved in Portugal over grilled sardines, so call me pescatarian these days
a | flat=Wharf Court | All my post comes to 22 Wharf Court, buzzer 6.
a | | Callum's Golf is in the garage till Thursday
a | ride!=bicycle | the Corsa flunked its MOT and went to the scrapyard, I get everywhere by bicycle
a | | Walnuts give me an itchy mouth as well, on top of the other thing
a | evenings=bouldering | if you need me after work midweek I'm at the bouldering hall with chalk up to my elbows
a | | Only did yoga this week because my wrist was sore
a | mobile!=07700 900377 | some kid on a moped nicked my phone. fresh sim: 07700 900377
a | status!=engaged | He went down on one knee on Sunday and I said yes, we're engaged!!
a | | I might keep my own surname, not sure`,
    questions: `
flat: Where do I live? / Which address should the parcel go to?
job: What do I do for a living?
status: Am I single? / What's my relationship status?
diet: What kind of diet do I follow?
ride: How do I get around? / What do I drive or ride?
mobile: What's my mobile number?
evenings: What sport do I do in the evenings midweek?
allergy: Which fruit makes my throat swell?
gp: Which doctor am I registered with?`,
  },
  {
    name: 'Tomasz Wrona',
    user: 'tomasz',
    lines: `
a@2024-09-02 | laptop=ThinkPad X1 ; os=Fedora | Daily driver is a ThinkPad X1 running Fedora, in case you need to give me commands.
a@2024-09-02 | backup=USB disk | backups: every sunday onto a USB disk in the drawer
a@2024-09-05 | isp=Netvia | internet comes from Netvia, 250 mbit
a@2024-09-11 | | my brother swears by his MacBook Air
a@2024-09-14 | phone=Fairphone 4 | Pocket device: Fairphone 4
a@2024-09-20 | passwords=KeePass | I keep my logins in KeePass
a@2024-10-01 | watch=Garmin Instinct | on the wrist: Garmin Instinct, love the battery
a@2024-10-02 | printer=Brother | printer is a Brother, black and white laser
a@2024-10-03 | desk=bedroom | The desk is squeezed into a corner of the bedroom.
a@2024-10-09 | | the company gave me a Dell Latitude for work stuff, not to be mixed up with my private machine
a@2024-10-22 | os=Debian 12 | apt on my box complains about held packages, it's Debian 12
a@2024-11-04 | | Considering Orange Fibre, their offer runs till christmas
a@2024-11-18 | backup=NAS in the cellar | Each night at two, restic pushes my home folder to the NAS in the cellar.
a@2024-11-19 | | One copy a year goes to my parents' house too
a@2024-12-02 | phone!=Pixel 8 | dropped the Fairphone into the canal. Got a Pixel 8 for it
a@2024-12-15 | | Tried NixOS in a virtual machine for fun, headache
a@2025-01-07 | desk!=old nursery | Zosia has her own place, so the old nursery became my study
a@2025-01-19 | isp=Telmar | Invoice from Telmar for this month's line: 34,90. can you file it under household?
a@2025-01-20 | | The line was down for twenty minutes today, digger in the street
a@2025-02-06 | laptop=Framework 13 | swapping the ports on my Framework 13 is the best party trick
a@2025-02-28 | passwords!=Bitwarden | migrated the whole vault over to Bitwarden, family sharing won me over
a@2025-03-03 | | Keyboard layout is Polish programmer's, as always
a@2025-03-12 | | wife's phone is a Galaxy A54, she wants it fixed by friday
a@2025-03-30 | phone=iPhone 15 | why does my iPhone 15 keep asking for the apple id
a@2025-04-02 | | Garmin strap tore, ordered a nylon one`,
    questions: `
laptop: Which laptop do I own? / What private computer am I using?
os: Which Linux do I run? / What distribution is on my machine?
backup: Where do my backups go?
isp: Who is my internet provider? / Who do I pay for the internet line?
phone: What phone do I have?
passwords: Which password manager do I use?
desk: Which room do I work in at home?
watch: What watch do I wear?
printer: What make is my printer?`,
  },
  {
    name: 'Priya Menon',
    user: 'priya.m',
    lines: `
a@2024-10-04 | course=Biochemistry | First year of Biochemistry, wish me luck
a@2024-10-04 | room=Ashby Hall | they put me in Ashby Hall, shared kitchen with seven people
A@2024-10-07 | tutor=Dr. Fenwick | Priya's personal tutor is Dr. Fenwick.
a@2024-10-12 | home=Leicester | going home for me means Leicester, mum, dad and the budgie
a@2024-10-15 | money=maintenance loan | I get by on my maintenance loan, barely
a@2024-10-21 | society=fencing | joined fencing at freshers fair, I am so bad at it
a@2024-11-02 | | my flatmate Dot does chemical engineering and never sleeps
a@2024-11-10 | notes=paper notebooks | All my lecture notes are in paper notebooks, colour coded
a@2024-11-18 | bestie=Amara | Amara is my best friend here, we do everything together
a@2024-12-01 | | what if I did a year in Toronto? just dreaming
a@2025-01-14 | course!=Philosophy | Registry signed the transfer form: I'm a Philosophy student from this term
a@2025-01-20 | | Kant makes my brain hurt
a@2025-01-28 | tutor=Prof. Adeyemi | Meeting with my tutor Prof. Adeyemi on Thursday, remind me to bring the essay plan
A@2025-02-09 | money=barista | Priya pulls espresso as a barista at the station three mornings a week to pay her way.
a@2025-02-16 | | Dad paid for the train home this once
a@2025-02-24 | notes=iPad | scribbled down the seminar on my iPad, search works on handwriting, magic
a@2025-03-01 | | Dr. Oyelaran gives the logic lectures
a@2025-03-11 | bestie!=not speaking | amara and i had a massive fight about the trip, we're not speaking
a@2025-03-19 | society!=debating | Hung up the foil, debating has my Wednesday nights
a@2025-04-03 | | The fencing lot still invite me to their socials
a@2025-04-22 | | Viewed a studio on Priory Street, mouldy, no thanks
a@2025-06-28 | room!=Calthorpe Road | keys to the shared house on Calthorpe Road are in my hand, four girls, one bathroom
a@2025-07-09 | money=bookshop | five shifts this week in the bookshop, that's my rent sorted
a@2025-07-15 | | Amara liked my photo, whatever that means
a@2025-08-01 | grade=2:1 | Results are out, overall 2:1 so far`,
    questions: `
course: What am I studying? / Which degree am I doing?
room: Where do I live as a student?
tutor: Who is my tutor?
money: How do I earn my money? / Where do I work next to my studies?
notes: What do I take notes on?
bestie: Are Amara and I still close?
society: Which student society do I go to?
grade: What overall grade do I have so far?
home: Where do my parents live?`,
  },
  {
    name: 'Elliot Marsh',
    user: 'elliot-marsh',
    lines: `
A | bank=Northway | User banks with Northway; his salary is paid in there.
A | rent=£940 | Rent: £940 a month, standing order on the 1st.
A | saving=deposit on a flat | The user is putting money aside for the deposit on a flat.
A | pot=£3,200 | £3,200 in the savings pot as of today.
A | | User's brother Miles earns considerably more and the user is touchy about it.
A | debt=student loan | Only debt mentioned: what is left of a student loan.
A | pension=5% | He pays 5% of his wage into the workplace pension.
A | budget=spreadsheet | User tracks his spending in a spreadsheet he built himself.
A | payday=25th | Payday is the 25th.
A | insurance=Cobalt Mutual ; insured=£18 | Contents insurance at Cobalt Mutual costs Elliot £18 monthly.
A | | User asked what a Lifetime ISA is; explained, no decision.
A | rent=£1,015 | The landlord takes £1,015 from Elliot's account each month.
A | | His flatmate pays £780 for the smaller room.
A | pot!=£4,650 | After the bonus the savings pot has grown to £4,650.
A | | User thinks Monzo has the nicest app of all banks.
A | budget=YNAB | He spends Sunday evenings sorting his categories in YNAB.
A | debt!=owes nothing | He made the last loan payment in May; Elliot owes nothing to anyone.
A | | Joint account with Sara for groceries at Halford Building Society, in addition to his own.
A | payday!=last Friday | Employer merged payrolls: money arrives on the last Friday of the month.
A | | This December the wages came early, on the 19th.
A | pension=8% | Payslip lines: 8% pension, £41 cycle scheme.
A | saving=six months in New Zealand | The user scrimps for one thing: six months in New Zealand, camper van included.
A | | Lent Miles £200 for a tyre, to be paid back by Easter.
A | | User wonders if crypto would be quicker; advised caution.
A | bank!=Starley | Elliot used the switch guarantee, everything at Northway is closed and Starley holds his main account.
A | pot=£5,900 | Balance of the pot this morning: £5,900.`,
    questions: `
bank: Which bank does Elliot have his main account with? / Where should my salary be paid in?
rent: How much rent does Elliot pay?
saving: What am I saving for? / What is Elliot putting money aside for?
pot: How much is in the savings pot?
debt: Does Elliot have debts? / How much debt have I got?
pension: What percentage goes into my pension?
budget: What does Elliot use to track his spending?
payday: When do I get paid?
insurance: Who is my contents insurance with?
insured: How much does my contents insurance cost?`,
  },
  {
    name: 'Greg Tolland',
    user: 'greg_t',
    lines: `
a | dog=Bramble | My dog is Bramble, a border terrier, thirteen and deaf as a post.
a | work=bus depot | I'm a fitter at the bus depot, forty years this autumn.
a | camper=Swift caravan | we go away in a Swift caravan, 1998, damp in one corner
a | pub=Nag's Head | My local is the Nag's Head, quiz on Mondays.
a | knee=painkillers | for the bad knee I take painkillers, nothing else helps
a | wheels=Škoda estate | Škoda estate for towing, goes like a train
a | | Our Kevin has just bought a motorhome the size of Wales
a | wife_job=school kitchen | Maureen works in the school kitchen
a | plot=leeks | on the allotment it's leeks, nothing but leeks, for showing
a | birthday=9 April | I was born on 9 April 1959, same day as the Hancocks' lad
a | grandkids=four | Between Kevin and Sandra we've got four grandkids.
a | | Stan two doors down has a labrador who steals sausages
a | work!=retired | They gave me a clock and a cake. I'm retired, me!
a | dog=Pickle | Pickle chewed through the telly cable; we've had her from the rescue a fortnight and it's just the one dog in the house, Bramble's ashes are on the shelf
a | | Maureen would like a cat as well one day
a | knee!=titanium joint | surgeon did it in March, I'm walking about on a titanium joint
a | | Physio is on the second floor, Tuesdays at ten
a | pub=Railway Arms | Saturday, usual stool, Railway Arms, pint of mild. That's me every week.
a | | The Nag's Head did a decent carvery for Stan's birthday
a | camper!=VW van | sold the caravan to a young couple, bought a VW van with a pop-up roof
a | | I could see us in Brittany with that next year
a | plot=dahlias | My bed up at the allotment is wall to wall dahlias
a | wife_job!=part-time librarian | Maureen's had enough of custard: she's a part-time librarian in the village from this week
a | | They say the depot might shut altogether
a | | Left Pickle with Kevin for the one night
a | wheels=no car | With the van on the drive there's no car, it does the shopping run and all`,
    questions: `
dog: What is my dog called? / Which dog do I have?
work: Do I still go to work? / What do I do?
camper: What do we go on holiday in?
pub: Which pub is my local?
knee: What was done about my knee?
plot: What do I grow on the allotment?
wife_job: Where does Maureen work? / What is Maureen's job?
wheels: Which car do I have?
birthday: When is my birthday?
grandkids: How many grandchildren do I have?`,
  },
]
