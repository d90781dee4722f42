/** Made-up records whose facts change: private lives: families, health, pets, studies, jobs, homes, hobbies. Format: bench/texts/customers-1.mjs. */
export const LIVES_1 = [
  {
    name: 'Ilse Kramer',
    user: 'ilse.k',
    lines: `
a | flat=Gartenstraße 8 | I live at Gartenstraße 8 in Celle.
a | gp=Dr. Pohl | My family doctor is Dr. Pohl.
a | pill=5 mg | I take 5 mg of ramipril every morning for my blood pressure.
a | eye=Dr. Matuschek | For my eyes I see Dr. Matuschek.
A | cleaner=Frau Yilmaz ; clean_day=Thursday | Frau Yilmaz comes to clean for Ilse every Thursday.
a | voice=alto | In the church choir I sing alto.
a | | My friend Herta swears by Dr. Sauer, her own doctor.
a | tv=Loewe | The television in my living room is a Loewe.
b | gp!=Dr. Asmus | Dr. Pohl has closed his practice, so Dr. Asmus looks after me now.
a | | Dr. Asmus wants to see my last blood results.
a | pill=7.5 mg | My ramipril dose is 7.5 mg.
A | clean_day!=Tuesday | The cleaning at Ilse's was shifted from Thursday to Tuesday.
a | | My kitchen radio gave up the ghost yesterday.
b | flat!=Lindenhof, apartment 12 | I've left Gartenstraße for good and have apartment 12 at the Lindenhof.
a | | Apartment 12 looks out onto the courtyard and has a small balcony.
b | pill!=10 mg | The doctor put my ramipril up to 10 mg.
a | | In the seventies I sang soprano in Hanover.
a | voice!=tenor | Our choirmaster has put me with the tenors, imagine that.
A | cleaner=Herr Baran | Herr Baran cleans at Ilse's.
a | | I might get myself a smaller television in spring.
a | key=Herta | Herta keeps my spare key.
b | key!=my son Uwe | I took the spare key back from Herta; my son Uwe has it.
a | emergency=Uwe | In an emergency please ring Uwe first.
a | aid=left ear | I wear a hearing aid in my left ear.`,
    questions: `
flat: What is my address? / Where do I live?
gp: Who is my family doctor?
pill: How much ramipril do I take? / What is my dose of ramipril?
cleaner: Who does the cleaning for Ilse Kramer?
clean_day: On which day is the cleaning done at Ilse Kramer's?
voice: Which part do I sing in the church choir?
key: Who has my spare key?
eye: Which doctor do I go to for my eyes?
aid: In which ear do I have a hearing aid?`,
  },
  {
    name: 'Biscuit',
    lines: `
A@2025-02-03 | weight=6.4 kg ; chip=941 000 227 118 | Biscuit tips the scales at 6.4 kg; chip no. 941 000 227 118.
A@2025-02-03 | food=chicken kibble ; portion=60 g | Biscuit is fed chicken kibble, 60 g twice a day.
B@2025-02-05 | vet=Dr. Lund | Vet for Biscuit: Dr. Lund.
B@2025-02-05 | crumpet=4.1 kg | Crumpet, Biscuit's sister, weighs 4.1 kg.
A@2025-02-11 | roam=indoors only | Biscuit is an indoor cat and never goes out.
A@2025-02-20 | sleep=laundry basket | Biscuit sleeps in the laundry basket.
B@2025-03-02 | collar=red | The collar Biscuit wears is red.
A@2025-03-09 | | Biscuit hid under the sofa when the plumber came.
A@2025-03-30 | weight=6.1 kg | Weighed Biscuit today: 6.1 kg.
B@2025-04-04 | portion!=45 g | Biscuit's helping has been cut to 45 g twice a day.
B@2025-04-06 | | Biscuit begged for tuna at lunch; he got none.
A@2024-09-15 | weight<=5.2 kg | Biscuit weighs 5.2 kg.
A@2025-05-01 | roam!=garden by day | Since the flap went in, Biscuit roams the garden by day.
A@2025-05-02 | flap=grey | The new cat flap for Biscuit is grey.
B@2025-05-17 | collar!=green with a bell | Biscuit lost his red collar, he wears a green one with a bell.
B@2025-05-20 | | Dr. Lund was on holiday, so a locum clipped Biscuit's claws once.
A@2025-06-08 | food!=renal wet food | No more kibble for Biscuit: strictly renal wet food.
A@2025-06-12 | | Should Biscuit perhaps get a water fountain?
B@2025-07-01 | vet=Dr. Achterberg | Biscuit is under the care of Dr. Achterberg.
B@2025-07-05 | | The toy mouse Biscuit carries around is red, too.
A@2025-07-19 | | Crumpet likes the laundry basket as well.
A@2025-08-03 | weight!=5.6 kg | Biscuit is down to 5.6 kg.
B@2025-08-22 | sleep!=window hammock | The window hammock has become Biscuit's bed, the basket stays empty.
B@2025-09-01 | insurer=Pfotenschutz | Biscuit is insured with Pfotenschutz.`,
    questions: `
weight: How much does Biscuit weigh? / How heavy is Biscuit?
food: What is Biscuit fed? / What does Biscuit eat?
portion: How big is each of Biscuit's meals?
vet: Who is Biscuit's vet?
roam: Is Biscuit allowed outside? / Where may Biscuit roam?
sleep: Where does Biscuit sleep?
collar: Which collar does Biscuit wear? / What does Biscuit's collar look like?
chip: What is the number of Biscuit's chip?
insurer: Which company insures Biscuit?`,
  },
  {
    name: 'Tobias Wendt',
    user: 'tobi.w',
    lines: `
a | major=physics ; minor=maths | I study physics at Göttingen with maths as my minor.
a | room=214 | In the student hall I have room 214.
a | job=barista ; pay=12.50 euros | I work as a barista in the station café for 12.50 euros an hour.
a | laptop=Dell | My laptop is a second-hand Dell.
b | love=single | I'm single at the moment.
a | | My flatmate Aaron is doing his degree in law.
a | supervisor=Prof. Ahrens | Prof. Ahrens supervises my bachelor's thesis.
a | exam=14 July | The resit in electrodynamics is on 14 July.
a | | I was nearly late for the tutorial in optics.
b | job!=lab tutor ; pay!=14 euros | I quit the café and tutor first-years in the lab, that's 14 euros an hour.
a | minor!=philosophy | Dropped maths as a minor and took up philosophy.
a | | Philosophy of science is what I like most in my minor.
a | exam!=2 August | They've put the electrodynamics resit back to 2 August.
b | oral=9 August | My oral exam in mechanics is on 9 August.
a | love=with Jule | Jule and I are a couple.
a | | Jule studies medicine and lives in room 310.
A | room=017 | Tobias Wendt's room in the hall is 017, right by the bikes.
a | | The Dell is getting slow, and a new laptop would be nice.
b | supervisor!=Dr. Lim | Because Prof. Ahrens fell ill, Dr. Lim supervises my thesis instead.
a | | Until school was over I wanted to become a pilot.
a | title=Noise in thin films | The title of my thesis is "Noise in thin films".
a | title=Noise in graphene | My thesis is called "Noise in graphene".
b | aaron=11 euros | Aaron gets 11 euros an hour in a bar.
a | love!=single | Jule broke up with me last night.`,
    questions: `
minor: What is my minor subject?
job: What do I work as besides my studies? / What is my job?
pay: What is my hourly wage? / How much do I earn an hour?
love: What is my relationship status? / Do I have a girlfriend?
supervisor: Who is the supervisor of my bachelor's thesis?
exam: When is my resit in electrodynamics?
title: What is the title of my thesis? / What is my bachelor's thesis called?
major: What do I study as my main subject?
oral: When is my oral exam in mechanics?`,
  },
  {
    name: 'Okonkwo-Reyes household',
    lines: `
A | wifi=mango-river-42 | Wi-Fi password at home: mango-river-42.
A | bins=Monday | Bins go out on Monday evening.
B | pickup=Grandma Ngozi ; time=15:30 | Grandma Ngozi picks Ada up from school at 15:30.
A | guest=welcome-friends | The guest network has its own password, welcome-friends.
A | sitter=Fenna | Fenna babysits for us.
B | power=Nordstrom | Electricity comes from Nordstrom.
A | slot=Saturday 9-11 | Groceries arrive Saturday between 9 and 11.
A | heat=21 degrees | Living-room thermostat is set to 21 degrees.
B | | Fenna's little brother also babysits, in the next village.
A | wifi!=papaya-cloud-77 | mango-river-42 no longer works, use papaya-cloud-77 for the Wi-Fi.
A | paper=every other Friday | Paper is collected every other Friday.
B | pickup=Uncle Beto | It's Uncle Beto who fetches Ada from school.
A | heat=19 degrees | Living-room thermostat: 19 degrees.
A | bed=17 degrees | The bedroom thermostat stands at 17 degrees.
B | time!=16:15 | With recorder class added, school pick-up is at 16:15 from this week.
A | | The man from Nordstrom read the meter and was very polite.
A | bins=Wednesday | Bin night: Wednesday.
B | power!=Solvia | Our contract with Nordstrom ran out; Solvia delivers the electricity.
B | | Solvia has a nicer app than the neighbours' supplier, they say.
A | sitter!=Mrs Pruitt | Mrs Pruitt does the babysitting these days since Fenna is abroad.
A | | Can we ask the shop for a Friday slot?
B | slot!=Thursday 18-20 | The shop gave us Thursday 18-20 for the groceries in place of Saturday.
B | ballet=17:00 | On Tuesdays Ada's ballet is over at 17:00.
A | pickup!=Grandma Ngozi | Grandma Ngozi is back to fetching Ada from school.`,
    questions: `
wifi: What is the Wi-Fi password of the Okonkwo-Reyes household? / How do I log in to the main Wi-Fi of the Okonkwo-Reyes household?
bins: On which evening does the Okonkwo-Reyes household put the bins out?
pickup: Who collects Ada of the Okonkwo-Reyes household from school?
time: At what time does Ada of the Okonkwo-Reyes household get picked up from school?
sitter: Who is the babysitter of the Okonkwo-Reyes household?
power: Which company supplies the Okonkwo-Reyes household with electricity?
slot: When are the groceries of the Okonkwo-Reyes household delivered?
heat: To what temperature is the living room of the Okonkwo-Reyes household heated?
guest: What is the password of the guest network of the Okonkwo-Reyes household?
ballet: When does Ada of the Okonkwo-Reyes household finish ballet on Tuesdays?`,
  },
  {
    name: 'Priya Raman',
    user: 'priya-runs',
    lines: `
a@2025-01-06 | best=54:20 | My personal best over 10 km is 54:20.
a@2025-01-06 | volume=25 km | I run about 25 km a week.
a@2025-01-09 | coach=Dunstan ; fee=40 pounds | Dunstan coaches me for 40 pounds a month.
b@2025-01-15 | goal=Leeds half | The race I'm training for is the Leeds half.
a@2025-01-20 | shoe=UK 6 | I wear running shoes in UK 6.
a@2025-02-01 | pulse=61 | My resting pulse is 61.
a@2025-02-02 | half=2:02:40 | Over the half marathon my best time is 2:02:40.
b@2025-02-14 | longday=Sunday | Sunday is when I do my long run.
a@2025-03-01 | neel=49:58 | My partner Neel ran 49:58 over 10 km.
a@2025-03-16 | best!=52:47 | Smashed my 10 km record today, 52:47!
a@2025-03-17 | | My calves hurt after yesterday's 10 km.
b@2025-04-01 | volume!=38 km | I've built up to 38 km a week.
a@2025-04-05 | | I used to row for my college before I took up running.
a@2025-04-20 | shoe!=UK 6.5 | Black toenails again, so I went half a size up: UK 6.5 for running.
a@2025-04-21 | boots=UK 7 | My hiking boots are UK 7.
b@2025-05-02 | goal!=York marathon | Forget the Leeds half, I have signed up for the York marathon in its place.
a@2025-05-03 | | Neel may come to York to cheer.
a@2025-06-01 | pulse=54 | Resting pulse this morning: 54.
a@2024-06-10 | best<=58:05 | 58:05 is my personal best over 10 km.
b@2025-06-11 | coach!=Marguerite ; fee!=55 pounds | Dunstan stopped coaching; I train under Marguerite, who charges 55 pounds a month.
a@2025-06-15 | | Marguerite said my stride is too long.
a@2025-07-06 | best!=51:12 | I lowered my 10 km best to 51:12.
b@2025-07-08 | longday=Saturday | I do my long runs on Saturday.
a@2025-07-09 | swim=Tuesday | Tuesday is my day for swimming.`,
    questions: `
best: What is my personal best over 10 km? / How fast is my quickest 10 km?
volume: How many kilometres do I run a week?
coach: Who is my running coach?
fee: How much does my coach charge a month?
goal: Which race am I training for?
shoe: What size are my running shoes?
pulse: What is my resting pulse?
longday: On which day do I do my long run?
half: What is my best time over the half marathon?
swim: On which day do I go swimming?`,
  },
  {
    name: 'Rosewood Lane flat',
    lines: `
A | rent=780 euros ; extra=140 euros | Rent for the Rosewood Lane flat is 780 euros plus 140 euros for heating and water.
A | owner=Frau Dr. Seidel | The flat belongs to Frau Dr. Seidel.
B | caretaker=Mr Kubik | Caretaker in the house: Mr Kubik.
A | lease=31 March 2026 | The lease runs until 31 March 2026.
A | walls=white | Living-room walls are white.
B | bay=17 | Parking bay 17 goes with the flat.
A | boiler=gas boiler | Hot water is made by a gas boiler from 1998.
B | cellar=compartment 4 | Cellar compartment 4 belongs to the flat.
A | landing=910 euros | The flat across the landing costs 910 euros.
A | rent!=815 euros | Notice received: rent goes from 780 to 815 euros, valid as of this month.
B | | Mr Kubik salted the steps in front of the house.
A | walls!=sage green | We painted over the white; the living room is sage green.
A | kitchen=yellow | The kitchen walls are yellow.
B | lease!=31 March 2028 | Lease renewed to 31 March 2028.
A | | The boiler man came, cleaned it and left a bill.
B | caretaker=Ms Drozd | Ms Drozd is the caretaker.
A | | Ms Drozd's office is on the ground floor, to the left.
A | owner!=Hallberg Immobilien | Frau Dr. Seidel sold the flat to Hallberg Immobilien.
A | | Hallberg Immobilien would like to install a lift some day.
B | boiler!=heat pump | The old gas boiler was ripped out and a heat pump makes the hot water.
B | bay=22 | Our parking bay is number 22.
A | extra=165 euros | Heating and water come to 165 euros on top of the rent.
B | | A previous tenant painted the door blue once.
A | meter=884213 | Water meter of the flat: no. 884213.`,
    questions: `
rent: How much is the rent of the Rosewood Lane flat without heating and water?
extra: What do heating and water cost for the Rosewood Lane flat?
owner: Who owns the Rosewood Lane flat? / Who is the owner of the Rosewood Lane flat?
caretaker: Who is the caretaker at the Rosewood Lane flat?
lease: Until when does the lease of the Rosewood Lane flat run?
walls: What colour are the living-room walls of the Rosewood Lane flat?
boiler: How is the water heated in the Rosewood Lane flat? / What makes the hot water in the Rosewood Lane flat?
bay: Which parking bay belongs to the Rosewood Lane flat?
cellar: Which cellar compartment goes with the Rosewood Lane flat?
meter: What is the number of the water meter of the Rosewood Lane flat?`,
  },
]
