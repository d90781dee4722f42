/** Made-up records whose facts change: support desks, utilities, banks, travel, clinics, gyms, schools, housing, insurance, workshops. Format: bench/texts/customers-1.mjs. */
export const DESKS_3 = [
  {
    name: 'Ring Tour 44',
    lines: `
A | guide=Sunniva Berg ; seats=16 | Ring Tour 44 has 16 seats, and Sunniva Berg guides it.
A | start=Reykjavik | Ring Tour 44 sets off from Reykjavik.
B | price=2,190 euros | A place on Ring Tour 44 costs 2,190 euros.
A | coach=Setra | The group of Ring Tour 44 travels in a Setra coach.
A | booked=9 | Booked so far on Ring Tour 44: 9.
B | | On Ring Tour 45, twelve places are taken.
A | night3=guesthouse in Vik | Night three of Ring Tour 44: guesthouse in Vik.
A | night4=hotel in Hofn | Night four of Ring Tour 44: hotel in Hofn.
B | booked=13 | Booked so far on Ring Tour 44: 13.
A | | A guest on Ring Tour 44 would rather start in Akureyri.
B | single=380 euros | For a single room, Ring Tour 44 guests pay 380 euros on top.
A | guide!=Halldor Jons | Sunniva Berg broke her ankle, so Halldor Jons leads Ring Tour 44.
B | | Halldor Jons has led Ring Tour 31 and Ring Tour 38.
A | coach!=two minibuses | Two minibuses will carry the people of Ring Tour 44, the Setra is no longer available.
A | booked!=16 | Ring Tour 44 sold out: 16 booked.
B | night3!=farm near Skogar | Vik is full; the Ring Tour 44 group spends the third night at a farm near Skogar.
A | | Icelandic horses are kept at the farm, a guest of Ring Tour 44 found out.
B | start!=Keflavik | The meeting point for Ring Tour 44 has been relocated to Keflavik.
B | price!=1,990 euros | The price of Ring Tour 44 was slashed by 200 euros and is 1,990 euros.
A | | Insurance for Ring Tour 44 is 59 euros extra.
A | diet=two vegans | Ring Tour 44 diets: two vegans.
A | diet=four vegans | Ring Tour 44 diets: four vegans.
B | | Lunch stops of Ring Tour 44 are at petrol stations, one vegan grumbled.
B | days=8 | Ring Tour 44 takes 8 days.`,
    questions: `
guide: Who is the guide of Ring Tour 44? / Who leads Ring Tour 44?
start: Where does Ring Tour 44 start?
price: How much does Ring Tour 44 cost per person? / What is the price of Ring Tour 44?
coach: What vehicle does the group of Ring Tour 44 travel in? / How is the group of Ring Tour 44 transported?
booked: How many places on Ring Tour 44 are booked? / How many people are booked on Ring Tour 44?
night3: Where does the group of Ring Tour 44 spend the third night?
diet: What special diets are there on Ring Tour 44? / Which dietary needs does the group of Ring Tour 44 have?
night4: Where does the group of Ring Tour 44 spend the fourth night?
days: How many days does Ring Tour 44 last?`,
  },
  {
    name: 'Agathe Niederberger',
    lines: `
A | ward=Ward 3 ; bed=bed 12 | Mrs Agathe Niederberger lies on Ward 3 in bed 12.
A | pressure=158 over 95 | Blood pressure, Mrs Niederberger: 158 over 95.
B | diet=diabetic diet ; mobility=with a walking frame | Mrs Niederberger gets a diabetic diet and walks with a walking frame.
A | kin=Reto Niederberger | Next of kin of Mrs Niederberger is her son Reto Niederberger.
B | | Mrs Niederberger's roommate is on insulin and in bed 13.
A | consultant=Dr Felber | Dr Felber is in charge of Mrs Niederberger.
A | pressure=144 over 88 | Blood pressure, Mrs Niederberger: 144 over 88.
B | | Mrs Niederberger is allergic to penicillin.
A | drug=ramipril 5 mg ; discharge=Monday | Mrs Niederberger takes ramipril 5 mg, discharge is set for Monday.
B | | Before she was widowed Mrs Niederberger ran an inn.
A | ward!=Ward 5 ; bed!=bed 2 | Transferred: Mrs Niederberger has come over from Ward 3 to Ward 5, bed 2.
A | | Mrs Niederberger would love to go home on Thursday for the cat's sake.
B | drug!=losartan 50 mg | Ramipril gave Mrs Niederberger a cough, hence losartan 50 mg in its stead.
A | mobility!=with a stick | The physio reports that Mrs Niederberger gets about with a stick, frame returned.
A | discharge!=Wednesday | Mrs Niederberger's discharge is put off until Wednesday.
B | ward=Ward 5 ; consultant!=Dr Caminada | On Ward 5 it is Dr Caminada, not Dr Felber, who is in charge of Mrs Niederberger.
A | pressure=131 over 82 | Blood pressure, Mrs Niederberger: 131 over 82.
B | | The pressure of her roommate went up to 170 over 100, Mrs Niederberger told us.
A | diet!=soft food | Until the tooth has healed, Mrs Niederberger is given soft food rather than the diabetic diet.
A | | Dr Caminada might halve the losartan of Mrs Niederberger one day.
B | height=1.62 m | Mrs Niederberger is 1.62 m tall.
A | | Reto Niederberger visited his mother with tulips.
B | discharge!=Friday | Bad news for Mrs Niederberger, she has to stay two days longer and leaves on Friday.
A | gp=Dr Arnet ; religion=Catholic | Mrs Niederberger's GP is Dr Arnet; she is Catholic.`,
    questions: `
ward: Which ward is Agathe Niederberger on?
bed: Which bed is Agathe Niederberger in?
pressure: What is Agathe Niederberger's blood pressure?
diet: What diet is Agathe Niederberger on? / What kind of food does Mrs Niederberger get?
mobility: How does Agathe Niederberger get around? / Which walking aid does Mrs Niederberger use?
consultant: Which doctor is in charge of Agathe Niederberger? / Who is Mrs Niederberger's consultant?
drug: Which drug does Agathe Niederberger take? / What medication is Mrs Niederberger on?
discharge: When will Agathe Niederberger be discharged? / On which day can Mrs Niederberger go home?
kin: Who is Agathe Niederberger's next of kin?
gp: Who is Agathe Niederberger's GP?`,
  },
  {
    name: 'Pulse Studio Eastgate',
    lines: `
A | lead=Tamika Rowe ; opening=6:00 | Pulse Studio Eastgate opens at 6:00, and Tamika Rowe is studio lead.
A | members=812 | Pulse Studio Eastgate counts 812 members.
B | fee=29.90 | A month at Pulse Studio Eastgate is 29.90.
A | treadmills=Technogym | The treadmills at Eastgate are Technogym.
A | rowers=Concept2 | The rowing machines at Eastgate are from Concept2.
A | wifi=pulse-guest-17 | Guest wifi password at Eastgate: pulse-guest-17.
B | staffwifi=crew-88-east | Staff wifi password at Eastgate: crew-88-east.
A | sauna=closed | Sauna at Pulse Studio Eastgate: closed.
B | yoga=7 pm | Thursday yoga at Eastgate begins at 7 pm.
A | | Pilates on Tuesdays begins at 6 pm at Eastgate.
A | members=847 | Pulse Studio Eastgate counts 847 members.
B | sauna!=open | Good news, the sauna at Eastgate has reopened.
A | | Someone left a towel on the Eastgate sauna stove.
A | opening!=5:30 | Early birds can enter Pulse Studio Eastgate at 5:30 starting this week, half an hour sooner.
A | | Pulse Studio Westgate unlocks at 7:00.
B | lead!=Piet Brouwer | Pulse Studio Eastgate is run by Piet Brouwer since Tamika Rowe opened her own place.
A | wifi!=pulse-guest-18 | Yearly rotation done: guests at Eastgate log on with pulse-guest-18.
A | fee!=34.90 | Pulse Studio Eastgate puts its fee up by five euros to 34.90.
B | | Some at Eastgate say they'd leave if it ever cost 39.90.
A | treadmills!=Life Fitness | Out with the Technogym treadmills, in with Life Fitness ones at Eastgate.
B | yoga!=6:30 pm | Eastgate's Thursday yoga has been brought forward to 6:30 pm.
A | members!=779 | After the fee rise Eastgate's membership fell to 779.
A | | Piet Brouwer hopes for a thousand members at Eastgate.
B | area=1,150 m2 ; towels=two euros | Eastgate has 1,150 m2, and towel hire is two euros.`,
    questions: `
lead: Who is the studio lead at Pulse Studio Eastgate? / Who runs Pulse Studio Eastgate?
opening: When does Pulse Studio Eastgate open in the morning?
members: How many members does Pulse Studio Eastgate have?
fee: How much is the monthly fee at Pulse Studio Eastgate? / What does Pulse Studio Eastgate cost per month?
treadmills: What make are the treadmills at Pulse Studio Eastgate?
wifi: What is the guest wifi password at Pulse Studio Eastgate? / How do guests get on the wifi at Eastgate?
sauna: What is the state of the sauna at Pulse Studio Eastgate? / Can members use the sauna at Eastgate?
yoga: When does yoga start on Thursdays at Pulse Studio Eastgate?
staffwifi: What is the staff wifi password at Pulse Studio Eastgate?
rowers: What make are the rowing machines at Pulse Studio Eastgate?`,
  },
  {
    name: 'Spanish B1 evening course',
    lines: `
A | room=room 204 ; day=Tuesdays | The Spanish B1 evening course meets on Tuesdays in room 204.
A | tutor=Inmaculada Rey | Inmaculada Rey teaches the Spanish B1 evening course.
B | book=Aula 3 | Course book of Spanish B1: Aula 3.
A | enrolled=11 ; start=18:00 | Spanish B1 has 11 learners and begins at 18:00.
A | | Spanish A2 has 19 learners in room 110.
B | exam=12 June | The Spanish B1 exam will be held on 12 June.
B | | One Spanish B1 learner had worked through Gente Hoy 2 in Madrid years ago.
A | fee=145 euros ; centre=Lindenhof | Spanish B1 costs 145 euros at the Lindenhof centre.
B | | Ms Rey was late once because of snow; the Spanish B1 group waited.
A | room!=room 309 | The ceiling drips in 204; look for Spanish B1 in room 309.
A | enrolled!=14 | Three latecomers joined Spanish B1, which makes 14.
B | | Room 309 has a projector but no clock, says Spanish B1.
A | | How about Thursdays? a few in Spanish B1 asked, no answer yet.
B | tutor=Gonzalo Prieto | Gonzalo Prieto teaches the Spanish B1 evening course.
A | exam!=26 June | Exam for Spanish B1 postponed by a fortnight, so 26 June.
A | | The oral exam of Italian B1 is on 19 June.
B | day!=Mondays | Spanish B1 trades Tuesdays for Mondays.
A | start!=18:30 | For the commuters' sake Spanish B1 lessons kick off half an hour later, at 18:30.
A | | Spanish B1 has a coffee break at 19:15.
B | room!=room 204 | Repairs finished, Spanish B1 returns to room 204.
A | enrolled!=12 | Two people dropped out of Spanish B1, leaving 12.
B | book!=Gente Hoy 2 | Aula 3 gave way to Gente Hoy 2 in Spanish B1.
A | | The workbook for Spanish B1 is sold at the porter's desk.
B | platform=Moodle ; code=SPA-B1-77 | Spanish B1 uses Moodle, course code SPA-B1-77.`,
    questions: `
room: In which room is the Spanish B1 evening course? / Where does Spanish B1 meet?
day: On which day does the Spanish B1 evening course take place?
tutor: Who is the tutor of the Spanish B1 evening course? / Who teaches Spanish B1?
book: Which textbook does the Spanish B1 evening course use?
enrolled: How many learners are enrolled in the Spanish B1 evening course? / How many people take Spanish B1?
start: At what time does the Spanish B1 evening course start?
exam: When is the exam of the Spanish B1 evening course? / What is the exam date for Spanish B1?
fee: How much does the Spanish B1 evening course cost?
platform: Which online platform does the Spanish B1 evening course use?`,
  },
  {
    name: 'Ewa Szymanska',
    user: 'ewa.sz',
    lines: `
a | flat=flat 3 ; flatmate=Julia ; rent=780 euros | I rent flat 3, share it with Julia and pay 780 euros a month.
A | deposit=1,560 euros | The deposit held for Ewa Szymanska is 1,560 euros.
a | email=ewa.s@kolo.example | Write to me at ewa.s@kolo.example.
a | workmail=eszymanska@lab.example | My address at work is eszymanska@lab.example, only for emergencies please.
a | boiler=leaking | The boiler in my kitchen is leaking.
A | cellar=cellar 9 | Ewa Szymanska uses cellar 9.
a | | The lady in flat 4 says her boiler has never leaked.
a | job=a lab assistant | I work as a lab assistant.
A | notice=three months | Ms Szymanska's notice period is three months.
a | | Would a bigger flat with two balconies be available this year?
A | boiler!=repaired | The plumber was at Ms Szymanska's: boiler repaired, no more drips.
a | flatmate!=my sister Ola | Julia's moved out; my sister Ola lives here with me instead.
a | | Ola plays the accordion, I hope nobody minds.
A | rent!=815 euros | By the index clause Ms Szymanska's rent is adjusted to 815 euros.
a | | I paid 600 euros when I lived in Gdynia.
a | email!=ewa@szymanska.example | Kolo shuts down its mail service, so please use ewa@szymanska.example from here on.
A | flat!=flat 11 ; rent!=960 euros | Ms Szymanska signed for flat 11 at 960 euros and handed back the keys of flat 3.
a | | Flat 11 has two balconies and smells of fresh paint.
A | deposit!=1,920 euros | Topped up by 360 euros, the deposit of E. Szymanska is 1,920 euros.
a | job!=head of the night lab | I've been made head of the night lab.
a | | There's a lab assistant at the university who breeds parrots, I met her once.
a | | The couple in flat 12 keep their skis in cellar 7.
A | cellar=cellar 2 | Ewa Szymanska uses cellar 2.
A | bell=Szymanska/Ola ; pets=none | The bell label reads Szymanska/Ola and no pets are registered for Ms Szymanska: none.`,
    questions: `
flatmate: Who do I share my flat with? / Who is my flatmate?
deposit: How high is Ewa Szymanska's deposit? / How much deposit do we hold for Ms Szymanska?
email: What is my private e-mail address? / Which e-mail address should people use to write to me privately?
cellar: Which cellar does Ewa Szymanska have?
job: What is my job? / What do I work as?
workmail: What is my e-mail address at work?
notice: How long is Ewa Szymanska's notice period?`,
  },
  {
    name: 'Claim KF-2291',
    lines: `
A@2026-01-07 | status=received | Claim KF-2291: received.
A@2026-01-07 | holder=Rosalind Meek ; cause=a burst pipe | Rosalind Meek filed claim KF-2291; stated cause is a burst pipe.
A@2026-01-08 | handler=Bo Nyberg | Claim KF-2291 is on the desk of Bo Nyberg.
B@2026-01-08 | | Bo Nyberg also has claim KF-2288, hail on a greenhouse.
A@2026-01-12 | estimate=3,400 pounds | Damage under KF-2291 is estimated at 3,400 pounds.
A@2026-01-15 | status=under review | Claim KF-2291: under review.
B@2026-01-19 | | Ms Meek called to hear how KF-2291 is getting on.
A@2026-01-20 | visit=27 January ; adjuster=Crane & Holt | Crane & Holt, adjusters on KF-2291, inspect on 27 January.
A@2026-01-22 | | Could Crane & Holt come on the 9th of February? Ms Meek asked about KF-2291.
B@2026-01-25 | visit!=2 February | Due to flooding on the roads the KF-2291 inspection is moved back to 2 February.
A@2026-02-03 | cause!=a faulty washing machine | The inspection showed it wasn't a burst pipe: KF-2291 was caused by a faulty washing machine.
A@2026-02-04 | | The washing machine of KF-2291 was eleven years old.
B@2026-02-06 | estimate!=5,150 pounds | Floor joists are wet too; revised estimate on KF-2291, 5,150 pounds.
A@2026-02-10 | | Ms Meek hoped for 7,000 pounds from KF-2291.
A@2026-02-17 | handler!=Zainab Qureshi | KF-2291 was reassigned, Zainab Qureshi has it.
B@2026-02-20 | priority=normal ; lodging=with her niece | KF-2291 has normal priority; Ms Meek stays with her niece meanwhile.
A@2026-02-27 | priority!=urgent | Mould found, KF-2291 bumped to urgent.
B@2026-02-28 | | The neighbour below Ms Meek has his own claim of 900 pounds, separate from KF-2291.
A@2026-03-02 | | The niece's flat is in Hove and has one spare bed, per KF-2291.
B@2026-03-03 | lodging!=a serviced flat | On KF-2291 we moved Ms Meek out of her niece's place into a serviced flat.
A@2026-03-16 | status=approved | Claim KF-2291: approved.
B@2026-03-17 | | An earlier claim of Ms Meek, KF-1704, was refused in 2021.
A@2026-03-30 | status!=paid out | The money for KF-2291 has gone to Ms Meek; paid out.
A@2026-03-30 | iban=ending 0071 ; excess=300 pounds | Payee account on KF-2291 is the one ending 0071, the excess 300 pounds.`,
    questions: `
status: What is the status of claim KF-2291? / How far has claim KF-2291 got?
cause: What is the cause of the damage in claim KF-2291? / What is behind the damage in KF-2291?
handler: Who handles claim KF-2291? / Who is responsible for KF-2291?
estimate: How high is the damage estimate for claim KF-2291?
visit: What is the inspection date for claim KF-2291? / When is the inspection for KF-2291?
priority: What priority does claim KF-2291 have?
lodging: Where is the holder of claim KF-2291 staying? / Where does Ms Meek stay during KF-2291?
adjuster: Which firm is the adjuster on claim KF-2291?
excess: How much is the excess on claim KF-2291?`,
  },
]
