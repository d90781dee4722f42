/** Made-up records: private life, told to an assistant. Format: bench/texts/customers-1.mjs. */
export const PARENTS_2 = [
  {
    name: 'Luis Ocampo',
    user: 'luis',
    lines: `
a@2024-02-01 | dialysis_days=Mondays, Wednesdays and Fridays ; chair=chair eleven | I'm on the machine Mondays, Wednesdays and Fridays, always in chair eleven next to the radiator.
a@2024-02-01 | nurse=Carmen Rojas | The one who puts in my needles is Carmen Rojas, and she never misses.
A@2024-02-06 | fluid=800 ml | Luis may drink 800 ml a day, soup included.
a@2024-02-11 | | My neighbour in the ward, don Ernesto, gets a whole litre, the lucky devil.
b@2024-02-20 | ride=ambulance service | The municipal ambulance service picks me up at the foot of the hill.
a@2024-03-04 | dry_weight=71.5 kilos ; binder=Fosrenal | They want me to leave at 71.5 kilos, and with meals I chew Fosrenal.
a@2024-03-15 | | My cousin in Quilpué had a transplant and eats like a king.
a@2024-03-28 | hobby=mandolin | While the machine hums I play the mandolin in my head; at home I play it for real.
a@2024-04-10 | nurse=Javiera | Javiera sticks me at every session and sings boleros so that I look the other way.
b@2024-04-19 | | Carmen's daughter wants to study nursing in Concepción.
a@2024-05-02 | ride=my nephew Beto | I wait on the bench until my nephew Beto brings the pickup round, and he drops me at the clinic door.
A@2024-05-20 | dialysis_days!=Tuesdays, Thursdays and Saturdays | The clinic has switched the user to Tuesdays, Thursdays and Saturdays, early slot.
a@2024-06-03 | | Don Ernesto asked for the night shift and they gave it to him, he sleeps through it.
a@2024-06-14 | fluid=Three small glasses | Three small glasses from sunrise to bedtime, that's my ration, and the ice cubes count.
a@2024-06-30 | | The doctor talked about doing it at home with a bag in the belly. I said I would sleep on it.
a@2024-07-09 | dry_weight=sixty-nine and a bit ; chair=by the fish tank | My target on the scale is sixty-nine and a bit, and I sit by the fish tank, which is good for the nerves.
b@2024-07-22 | | When I was a stevedore I weighed ninety.
a@2024-08-05 | diet_rule=bananas | Of all forbidden things it's bananas that I miss the most.
a@2024-08-11 | list=number 38 | On the transplant list I am number 38, my wife checks every Sunday.
a@2024-08-30 | nurse!=Rodrigo | The bolero singer is on maternity leave so Rodrigo does my needles now.`,
    questions: `
dialysis_days: On which weekdays does Luis have dialysis? / When are my treatment days?
chair: Where in the dialysis room is Luis's place?
nurse: Which nurse connects Luis to the machine? / Who puts me on the machine?
fluid: How much is Luis allowed to drink? / What is my daily liquid limit?
ride: How does Luis get to the clinic? / Who takes me to dialysis?
dry_weight: What should Luis weigh after a session?
binder: Which phosphate binder do I take?
hobby: What instrument does Luis play?
diet_rule: Which fruit is Luis not permitted to have?
list: What is Luis's position in the queue for a kidney?`,
  },
  {
    name: 'Birgit Solheim',
    user: 'birgit',
    lines: `
a | project=a christening gown | On my needles lies a christening gown in white merino for little Tiril.
a | group=Strikkekafé Nygård ; needles=bamboo | I sit with the ladies of Strikkekafé Nygård, where everyone laughs at me for my bamboo needles.
A | knee=the left knee | Birgit is waiting for surgery on the left knee.
a | | Solveig from the group broke her hip on the ice and knits in bed.
b | wool=Rauma | I buy only wool from Rauma, the colours don't run.
a | grandchildren=four grandchildren | I have four grandchildren, all of them with cold feet.
a | minding=every Thursday | I mind Tiril every Thursday while her mother works.
b | | My sister Gunvor minds her grandson too, on Mondays, over in Askøy.
a | project=mittens with moose | Row 42 this evening: mittens with moose on the back, for a boy's birthday.
a | needles!=steel circulars | My wrists complained, so I changed over to steel circulars.
a | | I would love to try Shetland yarn once, if I ever get to Lerwick.
a | grandchildren=five of them | There are five of them to knit for, and the youngest, Aksel, has a head like a melon.
A | surgery_date=9 September | The user's operation is planned for 9 September at Haukeland.
b | | The cabin on Sotra is where my late husband kept forty jigsaws.
a | minding=Wednesdays and Fridays ; meeting_cake=almond cake | On Wednesdays and Fridays the pram stands in my hall and I sing until she sleeps; for the ladies I bake almond cake.
a | | Solveig has gone over to lambswool from Hillesvåg, forty skeins, she is a bit mad.
a | | Gunvor has a new knee since Easter and is dancing already.
a | surgery_date!=2 October | They called from Haukeland, my operation has been put off to 2 October.
a | | My first cardigan, at school, had one arm longer than the other.
b | group=the reading room at Landås ; phone=555-0148 | On knitting evenings you reach me at 555-0148, and I'm with my circle in the reading room at Landås.`,
    questions: `
project: What is Birgit knitting? / What am I working on with my wool?
group: Where does Birgit go to knit with others? / Where does my knitting circle meet?
needles: What kind of needles does Birgit use?
knee: What will Birgit have operated on?
wool: Which yarn does Birgit buy? / What wool do I have at home?
grandchildren: How many grandkids does Birgit have?
minding: When does Birgit babysit Tiril? / On which days do I have Tiril?
surgery_date: When is Birgit's operation?
meeting_cake: What does Birgit bake for the ladies?
phone: What is my number on knitting evenings?`,
  },
  {
    name: 'Arjun Menon',
    user: 'arjun',
    lines: `
a@2024-01-10 | nap=at eleven | Our daughter Diya naps at eleven, and the whole house walks on tiptoe.
a@2024-01-10 | milk=formula with a green lid | She drinks the formula with a green lid, 120 ml each time.
b@2024-01-17 | | My brother's twins in Thrissur refuse every bottle, his wife is at her wits' end.
a@2024-01-25 | help=My mother-in-law | My mother-in-law has the baby while we are at the office.
A@2024-02-03 | vaccines=Lakeshore ; lullaby=Omanathinkal Kidavo | Arjun takes the child to Lakeshore for her injections and can only get her to sleep with Omanathinkal Kidavo.
a@2024-03-01 | diapers=medium pants ; rash_cream=zinc paste | I buy medium pants in the sixty-pack, and for the rash we use zinc paste.
a@2024-03-12 | | My colleague Suresh is on to cloth nappies and lectures all of us about it.
a@2024-04-09 | nap=between one and three | Never phone me between one and three, she's asleep on my chest and I dare not breathe.
a@2024-04-21 | milk=cow's milk, warmed | What the little one gets: cow's milk, warmed, morning and night, in the cup with the elephant.
b@2024-05-04 | | Amma says in her time babies got ragi at three months.
a@2024-05-19 | help!=a creche in Kaloor | My wife's mother went home to Palakkad, so Diya has been going to a creche in Kaloor since Monday.
A@2024-06-02 | seat=rear-facing | In the user's car the child sits rear-facing.
a@2024-06-11 | | Suresh turned his girl's seat round to face forward and she screams less.
a@2024-06-23 | vaccines!=Dr. Annamma | We've moved the jabs to Dr. Annamma because the hospital queue is two hours.
a@2024-07-06 | first_word=kaakka | Her first word was kaakka, she said it to a crow on the washing line.
a@2024-07-15 | | If we have a second one, I will take a year off. If.
b@2024-07-30 | diapers=extra large ; steps=nine steps | On your list please: extra large, tape style, two packs; and she made nine steps alone yesterday!
a@2024-08-08 | | As a baby I myself slept in a saree tied to a beam.
a@2024-08-20 | help=Leelamma next door | At eight I hand the bag and the child over the wall to Leelamma next door, and run for the boat.`,
    questions: `
nap: When does Arjun's baby have her daytime sleep? / When should nobody ring because my daughter is sleeping?
milk: What does Arjun's child drink? / Which milk does my daughter get?
help: Who takes care of Diya during working hours? / Where does my child stay while I'm at work?
vaccines: Where does Arjun's child get vaccinated?
lullaby: Which song puts Arjun's child to sleep?
diapers: What size of nappies does Diya need?
rash_cream: What do we put on a sore bottom?
seat: How is the child seat mounted in Arjun's car?
first_word: What was the first thing Diya said?
steps: How far has Diya walked on her own?`,
  },
  {
    name: 'Chloe Tran',
    user: 'chloe',
    lines: `
a | host=the Bertrand family ; uni=Lyon 2 | I'm staying with the Bertrand family, and the university that took me is Lyon 2.
a | level=B1 group | The placement test put me in the B1 group for French.
b | | My friend Georgia got Madrid for her exchange and eats dinner at eleven.
a | phone=07700 900318 ; volunteering=soup kitchen | Sunday nights I help at the soup kitchen near Perrache, so text me there on my French SIM, 07700 900318, not the Aussie one.
a | breakfast=Vegemite from home | I have Vegemite from home on baguette each morning and they all stare.
A | buddy=Inès | The user's tandem partner at the university is Inès.
a | return_flight=18 December ; seat=34K | I fly home on 18 December, seat 34K, I checked twice.
b | | My tandem girl wants to come to Melbourne next winter and surf, in winter!
a | level=Madame Roche's advanced class | Subjunctive twice a week: I sit in Madame Roche's advanced class, front row.
a | | Georgia has changed host families twice already.
a | host=above a cheese shop | Come up to the second floor, my studio is above a cheese shop and you'll smell it before you see it.
A | return_flight!=4 February | Chloe rebooked her trip home to 4 February so that she can sit the January exams.
a | | Back in Footscray I had a job in a bubble tea place, never again.
b | breakfast=a tartine with fig jam | What I start the day on is a tartine with fig jam and a bowl of coffee, like a proper local.
b | | Everyone tells me to get a Navigo card but that is Paris, not here.
a | buddy!=Maxime | My tandem girl left for her Erasmus in Oslo, I do the talking with Maxime now.
a | volunteering=read to the elderly | My good deed of the week is that I read to the elderly in a home in Bron, mostly Simenon.
a | | My parents rang from Đà Nẵng, they're visiting Grandma until Tết.
b | bank=the blue card from BNP | Rent and everything goes off the blue card from BNP.`,
    questions: `
host: Where does Chloe live in Lyon? / Where am I living during the exchange?
uni: At which university is Chloe spending her exchange?
level: Which French course is Chloe in? / In which language group am I?
phone: What's my number in France?
breakfast: What does Chloe eat in the morning?
buddy: Who is Chloe's tandem partner? / With whom do I practise speaking?
return_flight: When does Chloe travel back to Australia?
seat: Where on the plane will I sit?
volunteering: What unpaid work does Chloe do?
bank: What do I pay with in Lyon?`,
  },
  {
    name: 'Ezekiel Otieno',
    user: 'ezekiel',
    lines: `
a@2023-08-03 | race=Nairobi Marathon ; target=under 3:20 | I'm training for the Nairobi Marathon, and the dream of my life is one of those under 3:20.
a@2023-08-03 | shoes=Pegasus, the orange ones | On my feet are the Pegasus, the orange ones.
b@2023-08-09 | partner=Wanjiru | I do the long runs with Wanjiru from accounts.
a@2023-08-20 | | My brother Otis runs barefoot on the farm and still beats me.
a@2023-09-01 | long_run=Sunday at dawn | My big one of the week is Sunday at dawn, out past Karura.
A@2023-09-12 | injury=a sore Achilles | Ezekiel complains of a sore Achilles.
a@2023-09-30 | coach=an app called Stride | My training plan comes out of an app called Stride.
a@2023-10-29 | | Last year at Lewa I was 4 hours flat with cramps, we don't talk about it.
a@2023-11-15 | race=Kilimanjaro, in the last week of February | The number I pin on my shirt is for Kilimanjaro, in the last week of February, so hills and more hills.
a@2023-11-28 | shoes!=Hoka pair | The orange ones split at the toe, I've replaced them with a Hoka pair.
b@2023-12-06 | | My friend in accounts is being courted by a triathlon club.
a@2023-12-19 | coach=Mama Chebet | Six by a kilometre, then Mama Chebet shouts at me from her stool and writes tomorrow's session on my hand.
a@2024-01-04 | injury=my right hip ; physio=Grace at Westlands | What hurts is my right hip, each time I go downhill; Grace at Westlands works on it with her elbows.
A@2024-01-11 | long_run!=Saturday afternoon | The user shifted his longest session to Saturday afternoon because of church duty.
a@2024-01-16 | | Otis has switched to cycling after the goat accident.
a@2024-01-27 | | They offered me a pacer's place at three fifty. I declined, too slow for me and too much balloon.
a@2024-02-01 | drink=uji with lemon ; bib=2207 | My bib is 2207, and an hour ahead of the gun I'll drink uji with lemon, like before every run.
a@2024-02-06 | partner=two bankers and a dog | At kilometre twenty it's me, two bankers and a dog, nobody talks.
a@2024-02-10 | | Grace's husband did Boston once; she says never let him start about it.`,
    questions: `
race: Which race is Ezekiel preparing for? / What event am I entered in?
target: What marathon time does Ezekiel dream of?
shoes: What does Ezekiel run in? / Which trainers do I wear?
partner: Who does Ezekiel do his long runs with? / Who runs with me?
long_run: When is Ezekiel's longest session of the week?
injury: Which part of his body is giving Ezekiel trouble?
coach: Who or what decides on Ezekiel's training? / Who plans my sessions?
physio: Who treats my running injury?
drink: What does Ezekiel have before he goes running?
bib: What's my start number?`,
  },
]
