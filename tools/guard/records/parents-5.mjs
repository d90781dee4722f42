/** Made-up records: private life, told to an assistant. Format: bench/texts/customers-1.mjs. */
export const PARENTS_5 = [
  {
    name: 'Pavel Dvořák',
    user: 'pavel',
    lines: `
a | band=Mlha nad Svratkou ; bass=four strings | I play bass in Mlha nad Svratkou, a Fender with four strings and a cigarette burn.
a | rehearsal=a cellar in Židenice | We make our noise in a cellar in Židenice, next to the boilers.
b | | Our drummer Ota also beats for a brass band, under a false name.
A | choir_voice=tenor ; earplugs=wax | In the church choir Pavel is a tenor, and at concerts he puts wax in his ears, from the pharmacy.
a | | My nephew Filip has a band with a lawyer and a logo. And no songs.
a | van=Škoda with a roof box ; fee=five thousand crowns | Our gear travels in a Škoda with a roof box, and we ask five thousand crowns a night, plus soup.
a | hearing_test=12 May | My hearing test is on 12 May at St. Anne's.
b | bass=a fretless five | I lend nobody my bass, don't even ask: a fretless five, I oil the neck with lemon.
a | | Ota has sold his double pedal and bought a canoe.
a | rehearsal=above the fire station | Should you hear thunder above the fire station on a Wednesday, that's us, come up, bring beer.
b | | The firemen's own brass band has moved to the school gym, they couldn't hear themselves.
a | fee=a percentage of the door | Write in the contract that we take a percentage of the door, and the soup stays.
A | hearing_test!=3 June | The clinic rang: the user's hearing test has been shifted to 3 June.
a | | As a boy I had the accordion forced on me for six years.
a | band!=Noční linka ; singer=Zuzka | We've renamed ourselves, it's Noční linka on all the posters now, and our singer is Zuzka.
b | | Filip's lot were called something English before, that didn't help either.
a | | Ota's other outfit, the brass one, gets paid in sausages these days.
a | choir_voice=with the baritones | At mass look left, I stand with the baritones, between the dentist and the widow's brother.
a | | Someone offered us a tour bus from a bankrupt circus, we laughed and walked on.
a | manager=my wife Jana | Bookings go through my wife Jana, she is stricter than any agency.`,
    questions: `
band: What is Pavel's group called? / Which band am I in?
bass: What instrument does Pavel play on stage, exactly?
rehearsal: Where does Pavel's group practise? / Where do we rehearse?
choir_voice: Which part does Pavel sing in church?
earplugs: How does Pavel protect his ears?
van: How do we transport our equipment?
fee: What does Pavel's group get for a gig? / How are we paid for a concert?
hearing_test: When is Pavel's appointment for his ears?
singer: Who sings in Pavel's group?
manager: Who takes care of our bookings?`,
  },
  {
    name: 'Imani Walters',
    user: 'imani',
    lines: `
b@2023-09-05 | apartment=unit 1204 ; shift=nights at the hospital laundry | We're in unit 1204, Jane and Finch, and I work nights at the hospital laundry.
a@2023-09-05 | afterschool=Miss Pearl ; reading=far below grade | My Jaden goes to Miss Pearl downstairs when school's out, and the teacher told me he reads far below grade.
a@2023-09-19 | | My girl Keisha in Kingston minds six children and a goat.
a@2023-10-03 | | There's a bigger place going in the next tower, two balconies, but what would we pay it with.
A@2023-10-17 | inhaler=brown puffer | Jaden gets the brown puffer at breakfast for his asthma.
a@2023-11-02 | winter_boots=size thirteen | Winter boots for Jaden: size thirteen, kids'.
a@2023-11-20 | | Jaden's father says he might come over from Montego Bay for Christmas. Might.
a@2023-12-08 | car=we take the bus | I got no car, we take the bus for everything, church included.
a@2024-01-10 | shift=seven to three | Call me after my tea, I'm folding sheets seven to three and phones stay in the locker.
a@2024-01-28 | | The lady in 1206 has changed to nights and cries about it through the wall.
a@2024-03-01 | afterschool!=the Boys and Girls Club | Miss P had her hip done, so Jaden has switched to the Boys and Girls Club till I come.
b@2024-03-19 | | In Jamaica we walked three miles to school, and I tell him that daily.
a@2024-04-06 | club=track club | Jaden joined nothing yet except the track club, and he's quick.
A@2024-05-02 | inhaler=a purple disc | For his chest the user gives her son one breath from a purple disc at night, as the nurse wrote down, and that is all he needs.
a@2024-05-25 | | I went to see a house in Brampton with a porch. It's only for dreaming.
a@2024-06-13 | apartment=the basement on Driftwood Avenue ; winter_boots=a men's five | Send the parcels to the basement on Driftwood Avenue, side door; and in it please boots, he's a men's five, at the age of nine!
a@2024-07-20 | car!=Corolla | The pastor sold me his Corolla, so no more bus for us now.
b@2024-08-15 | | Mama is over on a visit with her own blood pressure pills, yellow, in her handbag, not to be mixed with anything of ours.
a@2024-09-03 | teacher=Mr. Bhatti ; lunch=jollof from the neighbour | Grade four: Mr. Bhatti is his teacher, and for lunch he carries jollof from the neighbour.`,
    questions: `
apartment: Where do Imani and Jaden live? / What's our address?
shift: What hours does Imani work? / When am I at work?
afterschool: Where is Jaden after school? / Who has my son until I'm home?
reading: How good is Jaden at reading?
inhaler: Which asthma medicine does Jaden get?
winter_boots: What size boots does Jaden need?
car: How do Imani and Jaden get around? / What do I drive?
club: Which sports group does Jaden belong to?
teacher: Who teaches Jaden?
lunch: What does Jaden eat at school?`,
  },
  {
    name: 'Jakob Sørensen',
    user: 'jakob',
    lines: `
b@2024-01-20 | boat=Molly ; berth=pontoon C, berth 8 | I have a folkboat, Molly, at pontoon C, berth 8 in Aarhus.
a@2024-02-02 | beer=brown ale | In the boathouse I brew brown ale, twenty litres each time.
a@2024-02-18 | | My brother Niels brews cider and calls himself a winemaker.
a@2024-03-07 | crew=Henrik and Lone ; seasick=ginger | I sail the Wednesday races with Henrik and Lone, and against my own stomach I chew ginger.
A@2024-03-20 | yeast=dry yeast from Fermentis ; engine=Yanmar diesel | Jakob brews with dry yeast from Fermentis and has a Yanmar diesel under the cockpit floor.
a@2024-04-01 | sail=a tan mainsail | My folkboat carries a tan mainsail, older than me.
a@2024-04-14 | | The harbour master's boat has a red hull since the winter, everybody has an opinion.
b@2024-04-30 | | For the Limfjord week we borrow a place at the quay in Løgstør, seven nights only.
a@2024-05-12 | berth=the inner basin by the ice-cream kiosk | Come down to the inner basin by the ice-cream kiosk, you'll see my mast over the umbrellas.
b@2024-05-26 | beer=a saison with elderflower | The neighbours have a nose for it: a saison with elderflower is bubbling behind my oars.
a@2024-06-08 | | Henrik's own dinghy is lying in his garden, full of leaves.
a@2024-06-22 | crew!=my daughter Signe | The two of them have bought a caravan, so I race with my daughter Signe instead.
A@2024-07-03 | | The user's son-in-law has changed to kites and owns no boat any more.
a@2024-07-15 | | I looked at a 31-footer in Svendborg, beautiful and out of the question.
a@2024-08-02 | yeast=a slurry out of Niels's kettle ; sail=laminate | Into my wort goes a slurry out of Niels's kettle, wild stuff; and up on my mast it's laminate, crackling like a crisp packet.
a@2024-08-19 | | As a scout I capsized every single Tuesday.
a@2024-09-01 | haul_out=the second week of October | The crane lifts her out in the second week of October.
a@2024-09-12 | haul_out!=25 September | The crane driver is going on holiday, we've brought lifting forward to 25 September.
b@2024-09-20 | | Niels's apples are late this year, he says it's the bees.
a@2024-09-28 | winter_berth=Hans's barn in Odder | From October on the boat sleeps in Hans's barn in Odder, on straw.`,
    questions: `
boat: What is Jakob's sailing boat called?
berth: Where in the harbour does Jakob's boat lie? / Where is my boat moored?
beer: What is Jakob brewing? / Which beer do I make?
crew: Who does Jakob race with? / Who sails with me on Wednesdays?
yeast: What does Jakob ferment with?
sail: What kind of mainsail is on Jakob's boat?
seasick: What do I take against seasickness?
engine: Which motor is in my boat?
haul_out: When does Jakob's boat come out of the water?
winter_berth: Where does Jakob's boat spend the winter?`,
  },
  {
    name: 'Leïla Benali',
    user: 'leila',
    lines: `
a@2023-11-06 | attacks=ten days a month ; neurologist=Dr Fabre | I have migraine ten days a month and see Dr Fabre for it.
a@2023-11-06 | acute=sumatriptan ; dark_room=my son's bedroom | When it starts behind the eye I take sumatriptan and lie down in my son's bedroom, it has the thick curtains.
b@2023-11-21 | trigger=red wine ; job=call centre in La Joliette | My trigger is red wine, even a sip, and then comes the headset at the call centre in La Joliette where I work.
a@2023-12-04 | | My mother gets hers from the mistral and from my aunt.
A@2023-12-19 | prevention=topiramate | Leïla is on topiramate as a preventive.
a@2024-01-22 | | My colleague Samira tried the needles in the ears and still swears by it.
a@2024-02-26 | prevention!=a monthly injection | The tablets made me forget words, so they've switched me to a monthly injection.
b@2024-03-11 | attacks=two, perhaps three | I've counted in the diary: two, perhaps three bad mornings in the whole of February.
a@2024-03-25 | | I read about a clinic in Kiel where they do nothing else; for holidays, maybe.
a@2024-04-08 | job=at a bindery | It smells of glue and silence: I earn my bread at a bindery in Le Panier, forty metres from the sea.
a@2024-04-22 | | Samira still has the headset and has been promoted to team leader.
A@2024-05-06 | neurologist!=Professeur Lévêque | The user's specialist has retired; she is now being followed by Professeur Lévêque at La Timone.
a@2024-05-20 | acute=a nasal spray | What's in my handbag for the bad moments is a nasal spray, tastes awful, works in a quarter of an hour.
b@2024-06-03 | sister_phone=06 55 01 99 42 | If I can't speak, call my sister on 06 55 01 99 42.
a@2024-06-17 | | My sister's own doctor is a Dr Arnaud, for her thyroid.
a@2024-07-01 | glasses=pink-tinted ; pillow=buckwheat | Outdoors I wear pink-tinted lenses, and at night my head lies on buckwheat.
a@2024-07-15 | attacks!=five | Since the heat came it's gone up to five in a month.
b@2024-07-29 | | As a student I thought it was normal to see zigzags.
a@2024-08-12 | | Mum has given up coffee, nobody may speak to her before noon.`,
    questions: `
attacks: How often does Leïla have migraine? / How many days a month am I ill?
neurologist: Which specialist treats Leïla's migraine?
acute: What does Leïla take when an attack begins? / What is my rescue medicine?
trigger: What sets off Leïla's headaches?
prevention: What does Leïla get so that fewer attacks occur? / What is my preventive treatment?
job: Where does Leïla work?
dark_room: Where do I lie down when I have an attack?
sister_phone: What's the number of Leïla's sister?
glasses: Which glasses does Leïla wear outside?
pillow: What is my pillow filled with?`,
  },
  {
    name: 'Bob Kowalczyk',
    user: 'bob',
    lines: `
b | rig=a thirty-foot Winnebago ; summer=Door County | Barb and me, we own a thirty-foot Winnebago and spend summers in Door County.
a | pension_day=the third Wednesday | Social Security hits my account on the third Wednesday.
a | | My buddy Stan gets his from the railroad, on the first, and never shuts up about it.
A | knee_doc=Dr. Patel ; diet=meat and potatoes | Bob's knees belong to Dr. Patel, and his stomach runs on meat and potatoes.
a | dog=Kielbasa ; grandkid_day=Wednesday afternoons | My dog is Kielbasa, and Wednesday afternoons I've got the grandkids at the hobby shop.
a | | In the service I slept in a hammock for two years. Never again.
a | truck=an F-150 ; poker=at the VFW hall | I drive an F-150, dent on the left, and I play poker at the VFW hall, quarter ante, no crying.
b | poker=in Stan's basement | Friday means deal 'em: in Stan's basement, under the moose, and Barb drives me home.
a | rig=the little teardrop | We hitched up the little teardrop and Barb can reach the coffee from bed, that's our whole camper, a bed and coffee.
a | | The Novaks bought a forty-footer with a fireplace. A fireplace!
a | summer=up in Marquette | You'll get our postcards from up in Marquette all July and August, Lake Superior at the doorstep.
A | knee_doc!=a surgeon at Rush | The user has been passed on from his old orthopedist to a surgeon at Rush.
a | diet=lentils and sardines | My plate? It's lentils and sardines morning, noon and night, and Barb checks the garbage for wrappers.
b | | My son Greg in Phoenix is keto and lectures at Thanksgiving.
a | | There was a fellow who'd trade my pickup for a hearse, runs great, he says. I passed.
a | truck!=a used Maverick | My hip wouldn't climb any more, so I've replaced the pickup with a used Maverick.
a | phone=555-0186 | If the grandkids need me, my cell is 555-0186.
b | | Stan's got two phones and loses both.
a | | Barb talks about Florida every January, and by March she's quit.`,
    questions: `
rig: What does Bob go camping in? / Which RV do we have?
summer: Where does Bob spend the summer? / Where are we in July?
pension_day: When is Bob's pension paid?
knee_doc: Who looks after Bob's knees?
poker: Where does Bob play cards? / Where's my card night?
diet: What does Bob mostly eat? / What does my food consist of?
dog: What's Bob's dog called?
grandkid_day: When does Bob have his grandchildren?
truck: What does Bob drive? / Which pickup do I own?
phone: What's my cell number?`,
  },
]
