/** Made-up records whose facts change: support desks, utilities, banks, travel, clinics, gyms, schools, housing, insurance, workshops. Format: bench/texts/customers-1.mjs. */
export const DESKS_1 = [
  {
    name: 'Orla Vanterpool',
    lines: `
A | address=Tanner's Yard ; city=Norwich | Supply address for Orla Vanterpool: 6 Tanner's Yard, Norwich.
A | tariff=EcoFix 12 ; pay=direct debit | Orla Vanterpool took out EcoFix 12 and pays by direct debit.
B | meter=E14-70922 | Orla's electricity meter carries the serial number E14-70922.
A | | The gas meter at Orla's place sits behind the stairs.
A | instalment=84 pounds | Ms Vanterpool's monthly instalment is 84 pounds.
A | mobile=07700 900113 | Best way to get hold of Orla is her mobile, 07700 900113.
B | landlord=Gil Prentice | Orla Vanterpool rents from Gil Prentice.
A | heating=storage heaters | Orla's flat is heated with storage heaters.
A | | Ms Vanterpool would consider NightSaver if it saved her a tenner a month.
B | instalment!=97 pounds | After the annual review Orla's instalment went up to 97 pounds.
A | | The neighbour of Orla at number 8 is charged 110 pounds a month.
A | readings=by post | Orla Vanterpool sends in her readings by post.
A | | The September direct debit was collected from Orla on the 3rd.
A | meter!=SM-330418 | Orla's old meter E14-70922 was taken out this morning, SM-330418 hangs in its place.
B | | The new meter comes with a small display in Orla's hall.
A | readings!=automatically | Since the engineer's visit Orla's readings reach us automatically.
A | tariff=NightSaver | Orla Vanterpool is on NightSaver.
A | heating!=heat pump | Gil had the storage heaters ripped out; a heat pump does the job in Orla's flat these days.
A | | Orla's holiday cottage in Cromer has an oil boiler.
B | landline=01603 496 221 | Ms Vanterpool's landline is 01603 496 221.
A | | Orla rang about a possible move to Ipswich, nothing decided.
A | pay!=debit card | Direct debit cancelled at Orla's request, she pays each instalment by debit card over the phone.
B | instalment!=91 pounds | Orla Vanterpool's monthly amount is down to 91 pounds.
A | mobile!=07700 900846 | 07700 900113 is dead (lost SIM), ring Orla on 07700 900846.`,
    questions: `
tariff: Which tariff is Orla Vanterpool on? / What energy tariff does Orla Vanterpool have?
pay: How does Orla Vanterpool pay her energy bill? / What is Orla Vanterpool's payment method?
meter: What is the serial number of Orla Vanterpool's electricity meter?
instalment: How much does Orla Vanterpool pay per month? / How high is Ms Vanterpool's monthly payment?
mobile: What is Orla Vanterpool's mobile number?
heating: What kind of heating does Orla Vanterpool have in her flat? / How does Orla Vanterpool heat her flat?
readings: How do we get the meter readings of Orla Vanterpool?
landlord: Who is Orla Vanterpool's landlord?
landline: What is the landline number of Orla Vanterpool?`,
  },
  {
    name: 'Jonas Reiter',
    user: 'jonas.r',
    lines: `
a | membership=Off-Peak | I signed up for the Off-Peak membership.
a | goal=losing ten kilos | What I want out of this is losing ten kilos.
A | trainer=Svea Lund ; locker=41 | Jonas Reiter trains with Svea Lund and keeps his things in locker 41.
a | | By Christmas I'd like to be down to 85 kg.
a | | My brother has Locker 40 and snores in the sauna.
a | weight=98 kg ; bench=50 kg | I weigh 98 kg and my best bench press is 50 kg.
a | days=Mondays and Thursdays | I come in on Mondays and Thursdays.
A | card=RF-2207 ; emergency=Katrin Reiter | Jonas's entry card is RF-2207 and his emergency contact is Katrin Reiter.
a | | I used to weigh 75 kg when I was twenty.
a | diet=no particular diet | I don't follow any particular diet.
a | weight=93 kg | The scales say 93 kg this morning, shoes off.
A | membership!=Anytime | Jonas Reiter traded his Off-Peak membership in for Anytime.
a | | Could I maybe get a trial lesson with Marco one day?
a | bench!=65 kg | New personal record on the bench press: 65 kg!
A | | Svea Lund says Jonas squats 60 kg with poor form.
a | | Low-carb is what my wife swears by, she looks great.
a | diet!=low-carb | I've gone low-carb.
A | card!=RF-3150 | RF-2207 was blocked after Jonas lost it; RF-3150 opens the gate for him.
a | | My parking card is still in the glove box.
A | trainer!=Marco Di Stefano | With Svea on maternity leave, Marco Di Stefano has taken Jonas over.
a | goal!=a half marathon | Forget the kilos, my goal is a half marathon in May.
a | weight=89 kg | I'm at 89 kg.
a | shoe=44 ; job=a shift worker at the brewery | My shoe size is 44, and I'm a shift worker at the brewery.`,
    questions: `
goal: What is my training goal? / What am I training for?
trainer: Who is Jonas Reiter's trainer? / Who does Jonas Reiter train with?
weight: How much do I weigh? / What is my body weight?
bench: How much can I bench press?
card: Which entry card does Jonas Reiter have? / What is the number of Jonas Reiter's entry card?
diet: What diet do I follow? / How do I eat?
locker: Which locker does Jonas Reiter use?
days: On which days do I come to the gym?`,
  },
  {
    name: 'Okonjo booking',
    lines: `
A@2026-02-03 | hotel=Seeblick ; room=double room | The Okonjo booking is for a double room at the Hotel Seeblick.
A@2026-02-03 | arrival=18 July ; nights=seven nights | Mr and Mrs Okonjo arrive on 18 July and stay seven nights.
A@2026-02-03 | reference=HX-7731 | Reference of the Okonjo booking: HX-7731.
B@2026-02-09 | board=breakfast only | The Okonjos booked breakfast only.
B@2026-02-09 | status=provisional | At this stage the Okonjo booking is provisional.
A@2026-02-15 | deposit=120 euros | A deposit of 120 euros was paid for the Okonjo booking.
A@2026-02-20 | | Mrs Okonjo asked if the Hotel Alpenrose has a pool.
B@2026-03-01 | status!=confirmed | Seeblick wrote back: the Okonjo booking is confirmed.
A@2026-03-04 | transfer=by train | The Okonjos travel to the hotel by train.
A@2026-03-11 | | The friends of the Okonjos arrive on 20 July.
A@2026-03-22 | room!=family suite | As the grandson is coming along, the double room was exchanged for a family suite.
B@2026-03-23 | | Family suites there have a lake view and two bathrooms, Mrs Okonjo read.
A@2026-04-02 | arrival!=25 July | The Okonjos have been rebooked to 25 July.
A@2026-04-02 | | Mr Okonjo was at the lake in July 2019 and loved it.
B@2026-04-18 | board!=half board | Dinner included after all, so half board for the Okonjos.
A@2026-04-20 | | Half board would be 31 euros more at the Alpenrose, Mr Okonjo noted.
A@2026-05-05 | transfer!=rental car | Instead of taking the train, the Okonjos will drive up in a rental car.
A@2026-05-06 | car=Opel Zafira ; transfer=rental car | The rental car in the Okonjo booking is an Opel Zafira.
A@2026-05-22 | | The daughter of the Okonjos stays five nights and comes by motorbike.
B@2026-05-30 | nights=ten nights | The stay of the Okonjos is ten nights long.
A@2026-06-08 | hotel!=Alpenrose | Seeblick has water damage; the Okonjos have been put up at the Alpenrose.
A@2026-06-09 | | The Okonjos wished for extra pillows and a cot.
B@2026-01-10 | arrival<=4 July | Mr and Mrs Okonjo arrive on 4 July.
A@2026-06-15 | language=English | The Okonjos want all papers in English.`,
    questions: `
hotel: Which hotel are the Okonjos booked into? / In which hotel will Mr and Mrs Okonjo stay?
room: What kind of room is reserved in the Okonjo booking?
arrival: When do Mr and Mrs Okonjo arrive? / What is the arrival date of the Okonjo booking?
nights: How many nights do the Okonjos stay? / How long is the stay of the Okonjos?
board: Which meals are included in the Okonjo booking? / What board do the Okonjos have?
status: What is the status of the Okonjo booking?
transfer: How do the Okonjos get to the hotel? / What means of transport do the Okonjos use to reach the hotel?
reference: What is the reference number of the Okonjo booking?
deposit: How high is the deposit on the Okonjo booking?`,
  },
  {
    name: 'Biscuit',
    lines: `
A | breed=beagle ; owner=Fenna de Wit | Biscuit is a beagle, owned by Fenna de Wit.
A | weight=16.8 kg ; chip=528-0091 | Biscuit weighed in at 16.8 kg; her chip ends in 528-0091.
B | food=chicken kibble | Fenna feeds Biscuit chicken kibble.
A | vet=Dr Amrit Sahota | Dr Amrit Sahota looks after Biscuit.
A | | Fenna's cat Toffee is insured with Katzengarant.
B | drug=Metacam 1.0 ml | For her hip Biscuit gets Metacam 1.0 ml a day.
A | mood=very anxious | In the waiting room Biscuit is very anxious.
A | | Biscuit's litter brother Crumb weighs 21 kg.
B | weight!=15.2 kg | Biscuit has slimmed down to 15.2 kg.
A | food!=salmon wet food | No more kibble: Biscuit eats salmon wet food.
A | | Fenna asked if chicken broth would be all right as a treat.
A | drug!=Metacam 0.6 ml | Dose lowered, Biscuit is to have Metacam 0.6 ml from tonight.
B | insurer=Pfotenschutz | Biscuit is insured with Pfotenschutz.
A | vet=Dr Lotte Kramer | Biscuit's vet is Dr Lotte Kramer.
A | | Dr Sahota sends his regards to Biscuit.
B | | Dr Kramer might put Biscuit on Librela next year.
A | mood!=relaxed | Biscuit has become quite relaxed in the waiting room.
A | insurer!=Tierhelp | Fenna gave notice to Pfotenschutz, it's Tierhelp that covers Biscuit.
A | collar=green ; stitches=still in | Biscuit wears a green collar and her stitches are still in.
B | stitches!=out | Biscuit's stitches came out on Friday.
A | | Fenna worries that Biscuit's scar will show.
A | owner!=Joost de Wit | After the divorce Joost de Wit kept Biscuit, he is the owner on file.
A | weight=14.1 kg | On the scales today: Biscuit, 14.1 kg.
B | birthday=3 May | Biscuit's birthday is 3 May.`,
    questions: `
owner: Who is the owner of Biscuit? / Who does Biscuit belong to?
weight: How much does Biscuit weigh? / What is Biscuit's weight?
food: What does Biscuit eat? / What food is Biscuit given?
vet: Who is Biscuit's vet?
drug: Which medication does Biscuit get, and how much of it? / What is Biscuit's daily dose?
mood: How does Biscuit behave in the waiting room?
insurer: Which company is Biscuit insured with? / Who is Biscuit's insurer?
stitches: What is the state of Biscuit's stitches?
breed: What breed is Biscuit?
birthday: When is Biscuit's birthday?`,
  },
  {
    name: 'Harbour View Apartments',
    lines: `
A | caretaker=Stan Wojcik | Stan Wojcik is caretaker at Harbour View Apartments.
A | units=36 ; built=1974 | Harbour View Apartments was built in 1974 and has 36 units.
B | lift=working | Lift at Harbour View Apartments: working.
A | code=4471 | The front door of Harbour View Apartments opens with code 4471.
A | cleaner=Sparkle Ltd | Sparkle Ltd cleans the stairwells of Harbour View Apartments.
A | bins=Tuesday | Bins at Harbour View Apartments are emptied on Tuesday.
B | | Code 9920 is for the bike shed of Harbour View Apartments.
A | | A resident of Harbour View Apartments suggested moving the bins to the yard.
A | fee=210 euros | The service charge at Harbour View Apartments stands at 210 euros.
B | lift!=out of order | The lift at Harbour View Apartments broke down overnight.
A | | Sparkle Ltd cleans at Dock House too.
A | code!=8305 | Front door code at Harbour View Apartments reset, 4471 is void, use 8305.
A | facade=grey | Harbour View Apartments has a grey facade.
B | | Stan Wojcik is away until the 14th; messages to his voicemail please.
A | lift!=working | The lift is running again at Harbour View Apartments.
A | bins!=Friday | The council shifted the bin day of Harbour View Apartments to Friday.
B | | Paper is collected at Harbour View Apartments every other Monday.
A | caretaker=Birgit Aalto | Birgit Aalto is caretaker at Harbour View Apartments.
A | facade!=pale yellow | The painters are done; Harbour View Apartments shines in pale yellow.
A | | Will the balconies of Harbour View Apartments be painted too?
A | | Dock House next door charges its owners 190 euros.
B | fee!=235 euros | As voted at the meeting, owners at Harbour View Apartments pay a charge of 235 euros.
A | cleaner!=Brightside Services | Brightside Services has the cleaning contract for Harbour View Apartments, Sparkle was let go.
B | manager=Ottoline Crewe ; meeting=9 October | The manager of Harbour View Apartments is Ottoline Crewe and the next owners' meeting is on 9 October.`,
    questions: `
caretaker: Who is the caretaker of Harbour View Apartments?
lift: What is the state of the lift at Harbour View Apartments? / Can people use the lift at Harbour View Apartments?
code: What is the code for the front door of Harbour View Apartments? / Which code opens the front door at Harbour View Apartments?
cleaner: Which company cleans at Harbour View Apartments? / Who cleans the stairs of Harbour View Apartments?
bins: On which day are the bins emptied at Harbour View Apartments?
fee: How high is the service charge at Harbour View Apartments? / What do owners at Harbour View Apartments pay in service charge?
facade: What colour is the facade of Harbour View Apartments?
manager: Who is the manager of Harbour View Apartments?
units: How many units does Harbour View Apartments have?`,
  },
  {
    name: 'Leonie Achterberg',
    lines: `
A | class=4b ; teacher=Mr Pohl | Leonie Achterberg is in class 4b with Mr Pohl as class teacher.
A | pickup=her grandmother | Leonie is picked up by her grandmother.
B | lunch=vegetarian lunch | Leonie Achterberg has the vegetarian lunch.
A | club=chess club | On Wednesday afternoons Leonie goes to the chess club.
A | | Leonie's cousin Finn is in class 2a with Ms Lorenz.
A | maths=a 3 ; seat=by the window | Leonie sits by the window, and her mark in maths is a 3.
B | bus=line 17 | Leonie comes to school on bus line 17.
A | father=0151 5550 118 ; mother=0151 5550 642 | Numbers for Leonie: father 0151 5550 118, mother 0151 5550 642.
A | | Leonie had a nosebleed during PE; all fine.
B | | Mr Pohl also teaches biology to 6c.
A | pickup!=nobody | Leonie is allowed to walk home by herself from today, nobody picks her up.
B | | Finn takes the 22 to school.
A | | Leonie's mother wonders whether the drama club would suit her.
B | lunch!=packed lunch | Canteen lunch cancelled for Leonie: a packed lunch from home does it.
A | maths!=a 2 | Leonie has improved to a 2 in maths.
A | | In German, Leonie got a 3 for her essay.
A | class!=5a ; teacher!=Ms Yilmaz | Leonie was moved up to 5a, where Ms Yilmaz is class teacher.
B | club=drama club | On Wednesday afternoons Leonie goes to the drama club.
A | | Line 17 was twenty minutes late on Tuesday, so was Leonie.
A | seat!=front row | Because of her new glasses Leonie has been placed in the front row.
A | bus!=bicycle | Leonie rides her bicycle to school since the holidays, no bus any more.
A | | Leonie's grandmother brought cake for the whole class.
B | doctor=Dr Haverkamp ; birthday=11 November | Leonie was born on 11 November, her family doctor is Dr Haverkamp.
B | lunch!=vegetarian lunch | After half a term of sandwiches Leonie is back to the vegetarian lunch.`,
    questions: `
class: Which class is Leonie Achterberg in?
teacher: Who is Leonie Achterberg's class teacher?
pickup: Who picks Leonie Achterberg up from school? / By whom is Leonie Achterberg collected after school?
lunch: What does Leonie Achterberg have for lunch? / What is the lunch arrangement for Leonie Achterberg?
club: Which club does Leonie Achterberg go to on Wednesdays? / What does Leonie Achterberg do on Wednesday afternoons?
maths: What is Leonie Achterberg's mark in maths?
seat: Where does Leonie Achterberg sit in the classroom?
bus: How does Leonie Achterberg get to school?
mother: What is the phone number of Leonie Achterberg's mother?
doctor: Who is Leonie Achterberg's family doctor?`,
  },
]
