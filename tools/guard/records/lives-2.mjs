/** Made-up records whose facts change: private lives: families, health, pets, studies, jobs, homes, hobbies. Format: bench/texts/customers-1.mjs. */
export const LIVES_2 = [
  {
    name: 'Lucía Ferrer',
    user: 'lucia.f',
    lines: `
a | status=single | I've been on my own for a year and I'm happily single.
a | home=with my mother | I live with my mother.
a | called=Luci | Everyone calls me Luci.
b | therapist=Inés ; session=Mondays at 6 | My therapist is Inés, and I see her Mondays at 6.
a | closest=Rocío | Rocío is my closest friend.
a | sister=divorced | My sister Pilar is divorced.
a | mood=anxious | Lately I feel anxious most of the day.
a | | Rocío asked me to be godmother to her son.
b | status!=dating Mateo | Mateo and I have started going out together.
a | | Mateo has a daughter of five from his first marriage.
a | mood!=calm | These days I feel calm.
a | | I would love to be married by a lake one day.
b | home!=with Mateo | I moved out of my mother's place and into Mateo's.
a | mother=Calle Olmo 3 | My mother's address is Calle Olmo 3.
a | | Inés thinks I should write a diary.
b | session!=Thursdays at 7 | My sessions with Inés take place Thursdays at 7 instead.
a | called!=Lucha | Nobody says Luci any more, I go by Lucha.
a | status!=engaged to Mateo | He asked, I said yes: Mateo and I are engaged!
a | | Pilar was not thrilled about the engagement.
b | therapist!=Dr. Bosch | Inés went on maternity leave, and my therapy continues under Dr. Bosch.
a | mateo_friend=Rubén | Mateo's best friend is called Rubén.
A | closest=Amaia | The friend Lucía is closest to is Amaia.
a | ring=52 | My ring size is 52.
b | status!=married to Mateo | We tied the knot on Saturday, Mateo and I!`,
    questions: `
status: What is my relationship status? / Am I in a relationship?
home: Who do I live with?
called: What do people call me? / What is my nickname?
therapist: Who is my therapist?
mood: How do I feel? / What is my mood like?
sister: What is my sister Pilar's marital status?
ring: What is my ring size?`,
  },
  {
    name: 'Saturday game group',
    lines: `
A | venue=Café Würfel ; start=19:00 | The game group meets at Café Würfel, doors 19:00.
A | host=Benno | Benno hosts the evenings.
B | members=9 | Nine people belong to the group.
A | campaign=Frostfall | The running campaign is Frostfall.
A | dues=5 euros | Dues: 5 euros a month each.
B | till=Silke | Silke keeps the kitty.
A | rhythm=every Saturday | Meetings are held every Saturday.
B | snack=Imbiss 5 | After the last round some of us eat at Imbiss 5.
A | rival=Keller 9 | The Thursday group plays in Keller 9.
A | | Jörg brought a new dice tower, much admired.
B | members=11 | The group has eleven people, Nadine and Oke included.
A | venue!=Jörg's attic | Café Würfel has shut, we play in Jörg's attic.
A | | The attic has a heater but only two sockets.
B | start=18:00 | Kick-off is 18:00.
A | | Silke suggested raising the dues to 10 euros; no vote yet.
A | rhythm!=every other Saturday | From weekly to fortnightly: we meet every other Saturday.
B | campaign!=The Salt Throne | Frostfall is finished at last and The Salt Throne is the campaign we play.
B | oke=smuggler | In The Salt Throne, Oke plays a smuggler.
A | dues=7 euros | The monthly contribution is 7 euros.
B | host!=Nadine | Benno handed the hosting over to Nadine.
A | | Benno still brings the crisps.
B | till!=Oke | The kitty was passed to Oke.
A | members!=10 | Jörg's cousin left us, which makes ten.
A | visitor=2 euros | Visitors pay 2 euros an evening.`,
    questions: `
venue: Where does the Saturday game group play? / Where are the meetings of the Saturday game group?
start: At what time does the Saturday game group start?
host: Who hosts the evenings of the Saturday game group?
members: How many members does the Saturday game group have?
campaign: Which campaign is the Saturday game group playing?
dues: How much are the monthly dues of the Saturday game group?
till: Who looks after the money of the Saturday game group? / Who keeps the kitty of the Saturday game group?
rhythm: How often does the Saturday game group meet?
snack: Where do some of the Saturday game group eat after the last round?
visitor: What does a visitor pay at the Saturday game group?`,
  },
  {
    name: 'Noah Lindqvist',
    user: 'noah.l',
    lines: `
a | diet=vegan | I'm vegan.
a | weight=91 kg ; height=184 cm | I weigh 91 kg and I'm 184 cm tall.
a | breakfast=porridge | For breakfast I have porridge.
b | target=1,900 kcal | My daily limit is 1,900 kcal.
a | coffee=four cups | I drink four cups of coffee a day.
a | adviser=Tindra Ek | My dietitian is Tindra Ek.
a | window=16:8 | I fast on the 16:8 pattern.
a | | I'm allergic to hazelnuts.
a | | My wife Saga eats everything, meat included.
b | weight!=87 kg | Four kilos gone, the scales say 87 kg.
a | target!=2,100 kcal | Tindra raised my limit to 2,100 kcal.
a | | Walnuts make my mouth itch too.
a | vitamin=B12 1,000 µg | I take 1,000 µg of B12 a week.
b | diet!=pescatarian | I gave up being vegan and eat fish again, so pescatarian it is.
a | | On Sunday I cooked cod for the whole family.
a | coffee!=one cup | I've cut my coffee down to a single cup a day.
a | tea=two cups | Of green tea I drink two cups a day.
b | breakfast=skyr with berries | My breakfast is skyr with berries.
a | | As a teenager I weighed 70 kg.
A | adviser=Dr. Holmgren | Noah Lindqvist's dietitian is Dr. Holmgren.
a | window!=none | I have stopped fasting altogether.
a | | Saga is thinking about fasting in Lent.
b | weight=84 kg | I'm at 84 kg.
a | saga=66 kg | Saga weighs 66 kg.`,
    questions: `
diet: What kind of diet do I follow?
weight: How much do I weigh? / What is my weight?
breakfast: What do I have for breakfast?
target: What is my daily calorie limit? / How many calories may I eat a day?
coffee: How much coffee do I drink a day?
window: What is my fasting pattern?
height: How tall am I?
vitamin: How much B12 do I take a week?`,
  },
  {
    name: 'Gertrude the van',
    user: 'van-owner',
    lines: `
a | colour=orange ; year=1989 | My van Gertrude is orange and was built in 1989.
a | plate=KI-GT 89 | Gertrude's plate is KI-GT 89.
a | km=212,000 km | There are 212,000 km on her clock.
b | parked=behind the boathouse | I keep Gertrude parked behind the boathouse.
a | test=October 2025 | Gertrude's next inspection is due in October 2025.
a | insurer=Nordwind | Nordwind insures the van for me.
a | trailer=KI-AN 402 | The trailer has the plate KI-AN 402.
b | battery=90 Ah lead | On board there is a 90 Ah lead battery.
a | mechanic=Hinnerk | Hinnerk does the repairs on Gertrude.
a | | I scraped the left mirror at the ferry.
a | colour!=mint | Gertrude has been resprayed, she's mint from bumper to bumper.
a | | Only the roof rack and the rims are black.
b | km=219,500 km | Odometer: 219,500 km.
a | battery!=200 Ah lithium | I tore out the lead battery and fitted 200 Ah of lithium.
a | | My brother's camper is insured with Altona Direkt.
b | test!=October 2027 | Passed! The sticker is good until October 2027.
a | | The tester moaned about a rusty exhaust.
a | parked=Weber's barn | Gertrude stands in Weber's barn.
b | plate!=FL-GT 89 | As I re-registered her in Flensburg, the van carries FL-GT 89.
a | | I'd love a second, smaller van for the town.
a | insurer!=Seemann & Co | I cancelled Nordwind and insured her through Seemann & Co.
a | starter=70 Ah | The starter battery has 70 Ah.
a | | A buyer offered me 9,000 euros for Gertrude. I laughed.
a | km!=230,100 km | Norway and back has brought her to 230,100 km.`,
    questions: `
colour: What colour is my van Gertrude?
plate: What is the number plate of my van Gertrude?
km: How many kilometres has my van Gertrude done? / What is the mileage of my van Gertrude?
parked: Where is my van Gertrude parked?
test: When is the next inspection of my van Gertrude due?
insurer: Who is my van Gertrude insured with?
battery: What battery is on board my van Gertrude, apart from the starter battery?
year: In which year was my van Gertrude built?
mechanic: Who repairs my van Gertrude?`,
  },
  {
    name: 'Marta Sobczak',
    user: 'marta.s',
    lines: `
a@2024-09-02 | title=junior buyer ; firm=Velten Foods | I'm a junior buyer at Velten Foods.
a@2024-09-02 | boss=Ralf Onken | My boss is Ralf Onken.
a@2024-09-10 | commute=tram 6 | I get to the office on tram 6.
b@2024-09-12 | desk=3.07 | At work I sit in room 3.07.
a@2024-09-20 | salary=2,900 euros | My salary is 2,900 euros before tax.
a@2024-10-01 | leave=28 days | I have 28 days of holiday a year.
a@2024-10-05 | | My cousin Bartek is a senior buyer at a car maker.
b@2024-10-15 | mail=m.sobczak@velten.example | You reach me at work under m.sobczak@velten.example.
a@2024-10-16 | private=marta.s@kiosk.example | Privately I use marta.s@kiosk.example.
a@2025-01-10 | commute!=folding bike | Enough of tram 6, I ride my folding bike to the office.
a@2025-01-11 | | The tram driver waved when I overtook him.
b@2025-03-01 | title!=senior buyer | I was promoted to senior buyer!
a@2025-03-03 | salary!=3,450 euros | With the promotion came a raise, I earn 3,450 euros before tax.
a@2025-03-20 | | A headhunter rang about a job at Ostmann; I said I'd think about it.
a@2025-04-02 | homeoffice=Fridays | I work from home on Fridays.
a@2025-04-18 | boss!=Sabine Thoma | Ralf has retired and I report to Sabine Thoma.
a@2025-04-19 | | Sabine used to run the dairy department.
b@2025-05-06 | desk=2.15 | My desk is in room 2.15.
a@2025-06-01 | homeoffice!=Mondays and Fridays | Sabine allowed me a second day at home, so it's Mondays and Fridays.
a@2025-06-15 | sabine=2.30 | Sabine sits in 2.30, next to the copier.
a@2025-08-30 | title!=head of purchasing ; firm!=Ostmann ; mail!=sobczak@ostmann.example | I left Velten and head purchasing at Ostmann, where my address is sobczak@ostmann.example.
a@2025-09-01 | | Ostmann has a canteen with three soups a day.
a@2025-09-09 | salary=4,800 euros | I earn 4,800 euros before tax.
b@2025-09-10 | side=140 euros | On the side I make 140 euros a month with home-made jam.`,
    questions: `
title: What is my job title? / What do I work as?
firm: Which company do I work for?
salary: How much do I earn before tax? / What is my salary?
mail: What is my e-mail address at work?
private: What is my private e-mail address?
side: How much do I make a month with home-made jam?`,
  },
  {
    name: 'Living-room aquarium',
    lines: `
A | size=180 l ; temp=24 °C | Tank by the living-room window: 180 l, water at 24 °C.
B | ph=7.4 | pH of the aquarium: 7.4.
A | filter=Turbino 200 | Filter in use: Turbino 200.
B | light=8 h | The lamp burns 8 h a day.
A | change=every 7 days | A third of the water is changed every 7 days.
A | tetras=14 | Neon tetras: 14.
B | shrimps=30 | About 30 shrimps live in the tank.
A | feeder=Lotte | Lotte feeds the fish.
A | nano=26 °C | The little nano tank in the study runs at 26 °C.
A | ph=6.9 | Measured the aquarium's pH, 6.9.
B | | Lotte was away for the weekend and Opa fed the fish twice.
A | filter!=Silvara 350 | Turbino 200 broke for good; filter swapped for a Silvara 350.
A | | The Silvara 350 hums a bit at night.
B | light!=6 h | Algae! Lamp reset from 8 h to 6 h.
A | nano_light=7 h | The nano's lamp burns 7 h a day.
A | tetras!=11 | Three tetras died, that leaves 11.
A | | Dad wonders whether 250 l would fit on the cabinet.
B | temp!=25 °C | Heater raised by a degree to 25 °C.
A | change=every 10 days | A third of the tank is refilled with fresh water every 10 days.
A | | Someone in the forum keeps his discus at 29 °C.
B | tetras!=20 | Restocked: the school of tetras counts 20 fish.
A | ph!=6.5 | Peat in the filter has pushed the pH to 6.5.
B | feeder=Mats | The fish get their food from Mats.
A | guppies=8 | In the nano tank there are 8 guppies.`,
    questions: `
temp: How warm is the water of the living-room aquarium? / What is the water temperature in the living-room aquarium?
ph: What is the pH of the living-room aquarium?
filter: Which filter does the living-room aquarium have?
light: How many hours a day is the lamp of the living-room aquarium on?
change: How often is part of the water in the living-room aquarium changed?
tetras: How many neon tetras are in the living-room aquarium?
feeder: Who feeds the fish in the living-room aquarium?
size: How many litres does the living-room aquarium hold?
shrimps: How many shrimps are in the living-room aquarium?`,
  },
]
