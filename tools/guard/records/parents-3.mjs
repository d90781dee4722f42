/** Made-up records: private life, told to an assistant. Format: bench/texts/customers-1.mjs. */
export const PARENTS_3 = [
  {
    name: 'Fabio Caruso',
    user: 'fabio',
    lines: `
a | hives=two hives ; place=behind the allotments in Corticella | I keep two hives behind the allotments in Corticella.
a | feed=sugar syrup | In autumn I feed the bees with sugar syrup, two to one.
b | | Gino from the next plot has a dozen colonies and an opinion on each.
a | jar=hexagonal ; price=8 euros | I fill hexagonal jars and ask 8 euros for one, neighbours included.
a | plot=plot 27 | My vegetables grow on plot 27, beans mostly.
A | allergy=wasp stings | Fabio is allergic to wasp stings and carries a pen in his jacket.
a | | My wife, on the other hand, sneezes at birch and nothing else.
a | mite=oxalic acid | Against the varroa I use oxalic acid, on a cold still day.
b | hives=seven colonies | Spring count done: seven colonies came through, and each one is strong.
a | | I was offered a swarm from a chimney in San Lazzaro and said no grazie.
a | market=first Sunday | You'll find my honey on the table by the church every first Sunday.
a | place=on Signora Tonelli's roof | To visit my girls you climb the ladder, mind the geraniums: they live on Signora Tonelli's roof.
a | | Gino has switched to fondant for his winter stores and regrets it already.
a | mite!=a brood break | No more chemistry for me, I do a brood break in July instead.
b | | When I was a boy my uncle had straw skeps and no gloves.
a | price=a ten-euro note | A jar costs a ten-euro note, and whoever returns the glass gets a kiss on the cheek.
a | plot!=the corner one with the fig | The committee let me swap, so I dig the corner one with the fig now.
a | market=Thursdays outside the library ; helper=Pietro | My stall is up Thursdays outside the library, four till the last jar, and when we harvest my helper is Pietro, who is eleven and fearless.
a | | The boy's sister prefers her grandfather's pigeons.
a | | There is talk of Bologna forbidding beehives near playgrounds; talk, I say.`,
    questions: `
hives: How many beehives does Fabio own? / How many bee families do I have?
place: Where are Fabio's bees? / Where do I keep my beehives?
feed: What do Fabio's bees get before winter?
jar: What shape of glass does Fabio use?
price: What does a customer pay for Fabio's honey?
plot: Where does Fabio grow his vegetables? / Which garden bed is mine?
allergy: What is Fabio allergic to?
mite: How does Fabio fight varroa?
market: When can people buy honey from Fabio? / When do I sell?
helper: Who assists Fabio at the harvest?`,
  },
  {
    name: 'Sinéad Gallagher',
    user: 'sinead',
    lines: `
a@2024-01-08 | insulin=four injections a day ; target=6.5 | Cormac does four injections a day and the clinic wants his average at 6.5.
a@2024-01-08 | hypo=jelly babies | If he goes low, it's jelly babies, five of them, and then wait.
b@2024-01-15 | | The lad next door, Ruairí, is coeliac, so you can imagine the birthday parties on our road.
a@2024-01-27 | consultant=Dr Mulvaney | We see Dr Mulvaney in Sligo every three months.
a@2024-02-06 | sport=hurling | Cormac plays hurling, corner back, with a plaster on every finger.
A@2024-02-13 | school_contact=Ms Feeney | The user named Ms Feeney as the person at school who knows what to do.
a@2024-02-25 | alarm=3 a.m. | I set my alarm for 3 a.m. to check his sugar.
a@2024-03-10 | | My husband gets up at five for the cows, so nobody sleeps in this house.
a@2024-03-22 | insulin=a pump on his belt | There's a pump on his belt like a wee radio, and that does all the dosing.
a@2024-04-02 | | The secretary in the diabetes unit retired and the lines are a disaster.
b@2024-04-14 | hypo=a carton of apple juice | Remember for the trip: a carton of apple juice in every pocket, that's what brings him up.
a@2024-04-29 | alarm!=half one | His sensor beeps for itself after two, so I've changed the night check to half one.
a@2024-05-11 | | Cormac would love to do a scuba course; I said we'd ask.
A@2024-05-20 | school_contact=the PE teacher | If Cormac collapses in class, it is the PE teacher who has the kit and the training.
a@2024-06-03 | sport=the swimming squad ; bus=the 7:40 | Every hour out of school belongs to the swimming squad, hair green from chlorine, and he gets the 7:40 to school from the cross.
a@2024-06-15 | | Ruairí has taken up Gaelic football, his mother washes the jersey every night.
a@2024-07-01 | consultant!=Dr Okafor | Now that he's sixteen he's been moved to Dr Okafor at the young adult clinic.
a@2024-07-19 | | In the early days I weighed every pea on his plate.
a@2024-08-08 | phone=555-0171 ; dog=Bran | Cormac's own mobile is 555-0171, and if he won't answer, send Bran the collie up to lick him.
b@2024-08-20 | | My own number is on the fridge and hasn't been different in twenty years.
a@2024-09-09 | hypo!=glucose gel | The juice got squashed in the bag once too often, so we've gone over to glucose gel.`,
    questions: `
insulin: How does Cormac get his insulin?
target: What average blood sugar is Cormac meant to have?
hypo: What should Cormac be given when his sugar is low? / What do I give my son for a hypo?
consultant: Which diabetes specialist does Cormac see?
sport: What sport does Cormac do?
school_contact: Who at school is responsible for Cormac's diabetes?
alarm: What time do I get up to test his sugar? / When is Sinéad's night check?
bus: Which bus does Cormac take to school?
phone: What's my son's mobile number?
dog: What is the name of the Gallaghers' dog?`,
  },
  {
    name: 'Koh Wei Ling',
    user: 'weiling',
    lines: `
a | flat=Block 214 | I live on the ninth floor of Block 214, Toa Payoh, lift always spoil.
a | mahjong=Madam Teo's ; kopi=kopi-o kosong | Mahjong is at Madam Teo's, and there my order is kopi-o kosong.
b | | Madam Teo herself takes hers with condensed milk, three spoons, then complain about sugar.
a | helper=Siti ; exercise=tai chi | Siti helps me with the cooking and the windows, so each morning I have time for tai chi in the void deck with the uncles.
A | eye_drops=at bedtime | Wei Ling's glaucoma drops are to be given at bedtime.
a | daughter=Adelaide | My daughter is in Adelaide with the two boys.
b | | My neighbour's son went to Perth and bought a boat.
a | clinic=polyclinic | For my sugar and my eyes I queue at the polyclinic, bring book.
a | kopi=teh halia | At the coffee shop the boss sees me and shouts for teh halia, no need to say anything.
a | flat=Bishan Street 13 | The delivery man should ring at Bishan Street 13, fourth floor, red shoe rack outside.
a | | My helper's cousin has started working for the Lims at Block 87.
a | exercise=aqua aerobics | My doctor asked what I do for my joints and is pleased: aqua aerobics at sunrise, me in a flower cap, that's enough for one day.
A | eye_drops!=morning and evening | The pressure went up, so the user's drops are now given morning and evening.
a | | I never learnt bridge, though my late husband played for the club.
a | mahjong=the clan association ; stakes=ten cents | We set up our tiles in the clan association, upstairs, good aircon, and the stakes are ten cents, no more.
a | | The Lims invited me to their table too. I don't go, they gamble.
b | daughter!=Punggol | My girl has come home for good, she and the boys have moved to Punggol, I can see their block when I take the LRT.
a | lucky=green cardigan | When I need to win I wear the green cardigan.
a | | My cardigan lady in Katong closed down.
b | | Before all these flats we had a kampong house with a well and a durian tree.`,
    questions: `
flat: What is Wei Ling's address? / Where do I live?
mahjong: Where does Wei Ling play mahjong?
kopi: What does Wei Ling drink at the coffee shop? / What's my usual drink?
helper: Who helps Wei Ling in the household?
eye_drops: When must Wei Ling take her glaucoma medicine?
exercise: How does Wei Ling keep fit?
daughter: Where does Wei Ling's daughter live?
clinic: Where does Wei Ling go for her check-ups? / Who treats my diabetes?
stakes: What do we play for?
lucky: What does Wei Ling wear for luck?`,
  },
  {
    name: 'Matti Lehtonen',
    user: 'matti',
    lines: `
a@2022-09-04 | callsign=OH3XQK ; rig=Kenwood TS-520 | My call is OH3XQK and I transmit on a Kenwood TS-520, older than my wife.
a@2022-09-18 | antenna=a dipole ; hearing=the right ear | In the birches hangs a dipole, forty metres of wire, but what fails is my own receiver: I am going deaf on the right ear.
b@2022-10-02 | scale=H0 | The railway that I'm building is in H0 and goes round twice.
a@2022-10-20 | | My pal Reijo has everything in N gauge, you need a magnifier to see his locomotives.
A@2022-11-13 | net=Sunday net | Matti runs the Sunday net for the Tampere radio club.
a@2022-12-28 | engine=Dr13 diesel ; station_name=Nokianvirta | The pride of my line is a Dr13 diesel, hand painted, and the little terminus it runs to is called Nokianvirta.
a@2023-02-05 | rig=an Icom that fits in a shoebox | I call CQ with an Icom that fits in a shoebox, the rest of the desk is for my wife's sewing.
a@2023-03-12 | | Reijo lost his licence papers twice but never his call.
a@2023-05-14 | antenna!=a vertical | The storm took two birches, so I put up a vertical instead.
a@2023-07-02 | | I saw a seven-element beam at Friedrichshafen and could only cry.
a@2023-08-27 | engine=steam, the Ukko-Pekka | What visitors ask to see running first is steam, the Ukko-Pekka, with a smoke unit that sets off the fire alarm.
A@2023-10-01 | net!=Friday beginners' hour | The user gave that round to Reijo and now leads the Friday beginners' hour instead.
a@2023-11-19 | scale=0 gauge ; room=the sauna dressing room | I build in 0 gauge, everything big enough for my thumbs, and all of it runs through the sauna dressing room.
a@2023-12-10 | | The grandchildren got a wooden train, with magnets, far more reliable.
b@2024-01-21 | log=a paper logbook | My contacts go in a paper logbook, number fourteen.
a@2024-02-18 | | As a conscript I was a telegraphist in Riihimäki.
a@2024-03-17 | | Last week I reached Tristan da Cunha and cheered so loud that the cat left.
a@2024-04-07 | | Reijo claims he once worked Pitcairn from the toilet.
a@2024-05-05 | log=the laptop of my grandson | Every contact I make goes straight in the laptop of my grandson, with time and signal report.`,
    questions: `
callsign: What is Matti's call sign?
rig: Which transceiver does Matti use? / What radio do I operate?
antenna: What kind of aerial does Matti have?
scale: In which scale does Matti build his model railway?
net: What does Matti run for his radio club? / Which session do I lead on the air?
engine: What is the star locomotive of Matti's layout?
hearing: Which side does Matti hear badly on?
station_name: What is the terminus on my layout called?
room: Where is Matti's layout?
log: Where does Matti record his contacts? / Where do I note my QSOs?`,
  },
  {
    name: 'Priscilla Boateng',
    user: 'priscilla',
    lines: `
a | hostel=Volta Hall ; ward=paediatrics | I have a bed in Volta Hall, top bunk, and this semester my ward placement is in paediatrics.
b | | Akosua in the bunk below studies law and argues with the kettle.
a | year=Level 200 ; phone=0302 555 0119 | I'm a nursing student in Level 200, and for calls my number is 0302 555 0119.
A | worst_subject=pharmacology | Priscilla finds pharmacology the hardest of all her subjects.
a | side_income=braid hair | To earn something I braid hair, so on Saturdays I'm booked out.
a | | Auntie Esi wanted me to become a seamstress like her.
a | church=Ridge Church ; choir_part=soprano | On Sundays I sing soprano at Ridge Church.
b | ward=surgical, with Sister Mensah | Report at six thirty sharp: surgical, with Sister Mensah, who counts the swabs and the minutes.
a | | My friend Naa was put in the eye clinic and now reads letters with everyone.
a | hostel=a chamber and hall in Madina | When you visit, take the trotro to Zongo junction, I rent a chamber and hall in Madina, the blue gate.
A | phone!=0302 555 0164 | The user's SIM was stolen; her number has changed to 0302 555 0164.
a | | I sometimes dream of Canada, like everyone on the course. Just a dream.
a | side_income=sell bofrot | Every cedi I earn comes out of a basin on my head: I sell bofrot at the lorry station before class, thirty by seven o'clock.
b | | Akosua's phone was snatched as well and she is using her brother's now.
a | year!=Level 300 | Results are out and I've been promoted to Level 300!
a | mentor=Mr Tetteh | When I get stuck I ask Mr Tetteh, he has been a midwife for thirty years.
a | | Naa's mentor never shows up.
a | | In secondary school I sang in the back row of everything and swept the chapel.
a | choir_part=alto ; uniform_size=12 | With this throat they put me in the alto row, and my uniform is a 12.`,
    questions: `
hostel: Where does Priscilla live? / Where do I stay as a student?
ward: Which department is Priscilla's placement in? / Where am I doing my practical?
year: What stage of her studies is Priscilla at?
phone: How can I be reached by phone? / What is Priscilla's number?
worst_subject: Which subject gives Priscilla the most trouble?
side_income: How does Priscilla earn a bit of money?
church: Which church does Priscilla sing in?
choir_part: Which voice does Priscilla sing?
mentor: Who does Priscilla turn to for advice?
uniform_size: What size is Priscilla's uniform?`,
  },
]
