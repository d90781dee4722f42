/** Made-up subjects that nobody tunes on: film, satellite, driver, team, tapestry, midwife, wedding; see customers-1.mjs. */
export const CUSTOMERS_7 = [
  {
    name: 'The Salt Road',
    lines: `
A | director=Anselm Roe ; film=16 mm | Anselm Roe is directing The Salt Road, on 16 mm.
B | stage=pre-production | The Salt Road is in pre-production.
A | lead=Vera Moncrieff | The lead in The Salt Road is played by Vera Moncrieff.
A | budget=1.8 million euros | The Salt Road costs 1.8 million euros, all of it raised.
B | base=Skerry Point ; call=6:00 | Unit base for The Salt Road is Skerry Point, crew call 6:00.
A | caterer=Plum & Co | Plum & Co cater for The Salt Road.
B | double=Ottie Brill | Stunt double for the lead in The Salt Road: Ottie Brill.
A | composer=Hal Iverson | Hal Iverson writes the music for The Salt Road.
B | stage!=shooting | As of this morning cameras are rolling, The Salt Road is shooting.
A | makeup=4:45 | Make-up on The Salt Road starts at 4:45.
A | | Roe made his previous film on digital for half a million.
B | call=7:30 | Crew call, The Salt Road: 7:30.
A | lead!=Dagny Ruhl | Vera Moncrieff broke her ankle; her part, the lead in The Salt Road, went to Dagny Ruhl.
B | | Dagny Ruhl had also been asked to do a series in Prague.
A | base!=Gannet Quarry | The Salt Road packed up at Skerry Point, its unit base has become Gannet Quarry.
B | | Two drone shots for The Salt Road are planned at the lighthouse if the wind drops.
A | caterer=Soup Wagon | Catering on The Salt Road is by Soup Wagon.
B | budget!=2.1 million euros | A regional fund topped the budget of The Salt Road up to 2.1 million euros.
A | | An extra asked whether The Salt Road pays overtime.
A | director!=Noor Balfour | Anselm Roe walked out and Noor Balfour sits in the director's chair of The Salt Road.
B | stage!=editing | Shooting is finished, The Salt Road has gone into editing.
A | editor=Wim Claes | Wim Claes cuts The Salt Road.
A | | The music in the trailer of The Salt Road was bought from a library.
B | | Skerry Point is waiting for money for its fence after the storm scene.`,
    questions: `
director: Who directs The Salt Road?
stage: Which stage is The Salt Road in? / Is The Salt Road in pre-production, shooting or editing?
lead: Who plays the lead in The Salt Road?
budget: What is the budget of The Salt Road?
base: Where is the unit base of The Salt Road?
call: When is crew call on The Salt Road?
caterer: Who caters for The Salt Road? / Who does the catering on The Salt Road?
composer: Who writes the music for The Salt Road?
editor: Who cuts The Salt Road?`,
  },
  {
    name: 'Pipit-2',
    lines: `
A@2025-05-02 | mass=4.1 kg ; orbit=512 km | Pipit-2 weighs 4.1 kg and circles the Earth at 512 km.
A@2025-05-02 | mode=nominal | Mode of Pipit-2: nominal.
B@2025-05-06 | firmware=3.1 | Firmware 3.1 is running on Pipit-2.
A@2025-05-09 | station=Kiruna ; lead=Yusuf Karan | Pipit-2 talks to the dish at Kiruna, and Yusuf Karan leads its operations.
B@2025-05-10 | sign=PPT2 ; downlink=437.250 MHz | Call sign of Pipit-2 is PPT2, downlink 437.250 MHz.
B@2025-05-10 | uplink=145.910 MHz | Commands go up to Pipit-2 on 145.910 MHz.
A@2025-05-30 | battery=96 % ; camera=off | Pipit-2: battery health 96 %, camera off.
B@2025-06-11 | | Pipit-1 dropped into safe mode over the Pacific.
A@2025-06-20 | deputy=Linnea Falk | Deputy lead of Pipit-2 is Linnea Falk.
A@2025-07-01 | mode!=safe | Pipit-2 tripped into safe mode at 03:12 UTC.
B@2025-07-01 | | A solar flare washed over Pipit-2; we saw no bit errors.
A@2025-07-03 | mode!=nominal | Pipit-2 recovered overnight and its mode is nominal again.
B@2025-03-20 | firmware<=2.9 | Pipit-2 flies with firmware 2.9.
A@2025-08-12 | camera!=on | Finally powered up the camera of Pipit-2, so it's on.
B@2025-08-30 | | A bench model of Pipit-2 is trying out firmware 3.4.
B@2025-09-15 | firmware!=3.2 | Pipit-2 rebooted into the freshly uploaded firmware, 3.2.
A@2025-10-02 | battery=91 % | Battery health of Pipit-2 reads 91 %.
A@2025-10-20 | orbit!=498 km | Drag has brought Pipit-2 down to 498 km.
B@2025-11-05 | | The dish at Kiruna was iced over for an afternoon.
B@2025-11-18 | downlink!=437.400 MHz | Interference made us shift the downlink of Pipit-2 to 437.400 MHz.
A@2025-12-01 | station!=Inuvik | The Kiruna contract ended and Pipit-2 talks to Inuvik.
A@2026-01-10 | lead=Ramona Steyn | Operations of Pipit-2 are led by Ramona Steyn.
B@2026-01-15 | | Yusuf Karan gave a talk about the first year of Pipit-2.
B@2026-01-22 | | Could Pipit-2 be steered down to 450 km? A study will tell.`,
    questions: `
orbit: At which height does Pipit-2 circle the Earth? / How high is the orbit of Pipit-2?
mode: Which mode is Pipit-2 in?
firmware: Which firmware is running on Pipit-2?
station: Which ground station does Pipit-2 talk to?
lead: Who leads the operations of Pipit-2?
downlink: What is the downlink frequency of Pipit-2?
battery: What is the battery health of Pipit-2?
camera: Is the camera of Pipit-2 on or off?
uplink: On which frequency do commands go up to Pipit-2?
deputy: Who is the deputy lead of Pipit-2?`,
  },
  {
    name: 'Dariusz Wrona',
    user: 'daz.wrona',
    lines: `
a | truck=Scania R450 ; home=Corby | I drive a Scania R450 and live in Corby.
a | nickname=Daz ; boots=46 | Everyone calls me Daz, and I take a size 46 boot.
A | route=Felixstowe to Leipzig ; shift=nights | Dariusz Wrona runs Felixstowe to Leipzig, on nights.
b | marital=single | I'm single.
a | phone=07700 900142 | Ring me on 07700 900142.
a | yard=01536 496020 | For the yard, ring 01536 496020.
a | smoking=smoker | I'm a smoker, about a pack a day.
a | rate=16.20 pounds | I'm on 16.20 pounds an hour.
A | dispatcher=Lorna Pickett | Dariusz Wrona's dispatcher is Lorna Pickett.
b | | My mate Kev just got a Volvo FH.
a | | Got stuck four hours at the depot in Leipzig.
A | shift=days | Shift for Dariusz Wrona: days.
a | truck!=DAF XG | They took the Scania off me, I drive a DAF XG.
a | | If they offered me tankers I'd say yes tomorrow.
A | route!=Felixstowe to Lyon | Dariusz Wrona was pulled off Leipzig; he runs Felixstowe to Lyon.
b | smoking!=non-smoker | Packed in the fags in January and I've been a non-smoker ever since.
a | | My dad got through sixty a day.
b | marital!=married | Kasia and I got married on Saturday.
a | phone!=07700 900377 | Lost my mobile, so ring me on 07700 900377 from here on.
a | rate!=17.50 pounds | Pay rise came through, I get 17.50 pounds an hour.
A | dispatcher=Femi Oyelaran | Femi Oyelaran is dispatcher for Dariusz Wrona.
a | | Kasia gets 21 pounds an hour at the hospital.
b | | I drove a milk float for two summers when I was nineteen.
A | | Lorna Pickett said Dariusz Wrona left his flask at the office.`,
    questions: `
truck: Which truck do I drive?
route: Which route does Dariusz Wrona run? / Where does Dariusz Wrona drive from and to?
shift: Which shift is Dariusz Wrona on?
marital: Am I single or married?
phone: On which number can you ring me?
smoking: Do I smoke? / Am I a smoker?
rate: How much do I get an hour?
dispatcher: Who is the dispatcher of Dariusz Wrona?
home: Where do I live?
yard: What is the number of the yard?`,
  },
  {
    name: 'Wadbury Rovers Under-13s',
    lines: `
A | coach=Bev Sutter | Wadbury Rovers Under-13s are coached by Bev Sutter.
A | ground=Pound Lane ; league=Vale League | Wadbury Rovers Under-13s play in the Vale League, at home on Pound Lane.
B | captain=Milo Grantham ; training=Tuesday | Milo Grantham captains Wadbury Rovers Under-13s; training is on Tuesday.
A | kit=red and white | Home kit of Wadbury Rovers Under-13s: red and white.
A | away=grey | Away from home Wadbury Rovers Under-13s wear grey.
B | place=sixth | Wadbury Rovers Under-13s are sixth in the table.
A | fee=9 pounds ; sponsor=Pike's Garage | Wadbury Rovers Under-13s charge 9 pounds a month and are sponsored by Pike's Garage.
B | | The Wadbury Rovers Under-15s train on Thursday.
A | | Milo Grantham's little brother captains the Under-9s.
B | place=fourth | League position of Wadbury Rovers Under-13s: fourth.
A | training!=Wednesday | The pitch is double-booked, so training for Wadbury Rovers Under-13s shifts to Wednesday.
B | captain!=Ayo Bellamy | At Wadbury Rovers Under-13s the captain's armband has passed to Ayo Bellamy.
A | | A parent offered Wadbury Rovers Under-13s the loan of a minibus.
A | ground!=Sandpit Field | Pound Lane is under water; until further notice the home ground of Wadbury Rovers Under-13s is Sandpit Field.
B | | Wadbury Rovers Under-13s won 4-1 at Eastmoor.
B | sponsor!=Lark Dental | Pike's Garage pulled out as sponsor of Wadbury Rovers Under-13s and Lark Dental stepped in.
A | fee!=11 pounds | The monthly fee at Wadbury Rovers Under-13s rose by 2 pounds to 11 pounds.
B | | The lads of Wadbury Rovers Under-13s would like purple socks.
A | kit=yellow and black | At home Wadbury Rovers Under-13s wear yellow and black.
A | place!=second | Wadbury Rovers Under-13s have climbed to second in the table.
B | secretary=Joan Ebbs ; ball=size 4 | Wadbury Rovers Under-13s use a size 4 ball; club secretary is Joan Ebbs.
A | coach!=Lew Kowalczyk | Bev Sutter stepped down, Lew Kowalczyk is in charge of coaching Wadbury Rovers Under-13s.
B | | Bev Sutter runs the tea hut on match days.
A | | Lark Dental gave every child at the summer fair a toothbrush.`,
    questions: `
coach: Who coaches Wadbury Rovers Under-13s?
ground: Where do Wadbury Rovers Under-13s play at home? / What is the home ground of Wadbury Rovers Under-13s?
captain: Who captains Wadbury Rovers Under-13s?
training: On which day do Wadbury Rovers Under-13s train?
kit: What is the home kit of Wadbury Rovers Under-13s?
place: Where are Wadbury Rovers Under-13s in the table? / What is the league position of Wadbury Rovers Under-13s?
fee: How much do Wadbury Rovers Under-13s charge a month?
sponsor: Who sponsors Wadbury Rovers Under-13s?
away: What do Wadbury Rovers Under-13s wear away from home?
secretary: Who is the club secretary of Wadbury Rovers Under-13s?`,
  },
  {
    name: 'Vermeulen tapestry',
    lines: `
A | number=T.114 ; woven=about 1540 ; fibre=wool and silk ; width=3.42 m | The Vermeulen tapestry, T.114, woven about 1540 of wool and silk, is 3.42 m wide.
A | place=Gallery 3 | The Vermeulen tapestry hangs in Gallery 3.
B | maker=Pieter Loos | Attribution of the Vermeulen tapestry: Pieter Loos.
A | condition=fair | The condition of the Vermeulen tapestry is rated fair.
B | value=180,000 euros | The Vermeulen tapestry is insured for 180,000 euros.
A | curator=Hester Quint | Hester Quint is the curator responsible for the Vermeulen tapestry.
A | light=50 lux | No more than 50 lux for the Vermeulen tapestry.
B | check=12 May | Next inspection of the Vermeulen tapestry: 12 May.
A | | The cushion cover that came with the Vermeulen tapestry is in poor condition.
B | | A visitor swore that his aunt had mended the Vermeulen tapestry.
A | place!=textile store | The Vermeulen tapestry came down from the wall and is in the textile store.
A | condition=good | The Vermeulen tapestry is in good condition.
A | | A museum in Lille enquired about borrowing the Vermeulen tapestry in 2031.
B | maker!=Joost de Bie | Dye analysis spoke against Pieter Loos; the Vermeulen tapestry is reattributed to Joost de Bie.
B | | The companion piece of the Vermeulen tapestry, in Ghent, is signed by Pieter Loos.
A | value!=260,000 euros | Insurance on the Vermeulen tapestry was lifted to 260,000 euros.
B | | The crate for the Vermeulen tapestry cost 2,600 euros.
A | light!=30 lux | The light limit for the Vermeulen tapestry has been cut to 30 lux.
B | check!=2 June | Inspection of the Vermeulen tapestry postponed by three weeks, to 2 June.
A | | Hester Quint lectured in Gallery 3 about moth traps.
A | curator=Bas Okonkwo | The Vermeulen tapestry is looked after by curator Bas Okonkwo.
B | place!=Ostend town hall | On loan since Monday: the Vermeulen tapestry is hanging in Ostend town hall.
A | | Gallery 3 is due for a new floor in the autumn.
B | | Somebody measured 70 lux by the door of Gallery 3.`,
    questions: `
place: Where is the Vermeulen tapestry? / Where does the Vermeulen tapestry hang?
maker: To whom is the Vermeulen tapestry attributed?
condition: In what condition is the Vermeulen tapestry?
value: For how much is the Vermeulen tapestry insured?
curator: Which curator is responsible for the Vermeulen tapestry? / Who looks after the Vermeulen tapestry?
light: What is the light limit for the Vermeulen tapestry?
check: When is the next inspection of the Vermeulen tapestry?
width: How wide is the Vermeulen tapestry?
woven: When was the Vermeulen tapestry woven?`,
  },
  {
    name: 'Nkechi',
    user: 'nkechi',
    lines: `
a | surname=Adeyemi ; grade=band 6 | My surname is Adeyemi and I'm a band 6 midwife.
a | ward=Rowan ; commute=bus | I work on Rowan ward and get there by bus, the 42.
A | locker=31 ; leave=14 days | Nkechi has locker 31 and 14 days of leave left.
a | hair=long braids ; coffee=black | I wear my hair in long braids and take my coffee black.
b | visa=skilled worker visa | I'm in the country on a skilled worker visa.
a | email=n.adeyemi@ward.example | My work e-mail is n.adeyemi@ward.example.
a | | My twin sister is a band 7 in Leeds and never lets me forget it.
a | birthday=9 February ; uniform=size 14 ; hand=left-handed | I'm left-handed, my birthday is 9 February and my uniform is a size 14.
b | | Tried a colleague's oat flat white, not bad.
a | | Joy from the night team comes in by bicycle, even in snow.
A | leave=9 days | Leave left for Nkechi: 9 days.
b | hair!=short crop | Off came the braids, I've got a short crop.
a | ward!=Birch | They've redeployed me from Rowan to Birch ward.
a | | Did one night on Maple because they were short of staff.
a | surname!=Ross | Married Callum and took his surname, so it's Ross.
b | email=n.ross@ward.example | At work my e-mail address is n.ross@ward.example.
a | visa!=indefinite leave to remain | No more skilled worker visa: I've been granted indefinite leave to remain!
A | locker!=8 | Nkechi gave up locker 31 and got locker 8.
a | coffee=with oat milk | Coffee with oat milk, that's how I take it.
b | grade!=band 7 | I got the promotion, I'm band 7.
A | | A cake was left in front of locker 31 for Nkechi's whole team.
A | | Nkechi requested two days off in June; not approved yet.
b | | One day I'd like to teach midwifery in Enugu.
b | private=nk@kitchen.example | For private things I use nk@kitchen.example.`,
    questions: `
surname: What is my surname?
grade: Which band am I? / What band midwife am I?
ward: On which ward do I work?
commute: How do I get to work?
hair: How do I wear my hair?
locker: Which locker does Nkechi have?
leave: How many days of leave does Nkechi have left?
coffee: How do I take my coffee?
visa: On what status am I in the country? / Which visa or leave do I have to be in the country?
email: What is my e-mail address at work?
birthday: When is my birthday?
uniform: What size is my uniform?`,
  },
  {
    name: 'Haas-Daoud wedding',
    lines: `
A | date=14 June ; venue=Gut Erlenhof | The Haas-Daoud wedding is on 14 June at Gut Erlenhof.
A | guests=90 ; rsvp=1 April | Guest list of the Haas-Daoud wedding: 90 people, who have to reply by 1 April.
B | officiant=Wiebke Janssen | Pastor Wiebke Janssen conducts the Haas-Daoud wedding.
A | cake=lemon ; photographer=Tamsin Gray | Haas-Daoud wedding: lemon cake, photos by Tamsin Gray.
B | music=DJ Rollo ; flowers=peonies | For the Haas-Daoud wedding the music is by DJ Rollo and the flowers are peonies.
B | start=14:00 ; dress=summer pastels | The Haas-Daoud wedding starts at 14:00; dress code: summer pastels.
B | | Samir's cousin is getting married on 21 June, at Gut Erlenhof too.
A | | Leonie and Samir tasted five cakes, and the chocolate one went fast.
A | guests=112 | The Haas-Daoud wedding counts 112 guests.
B | venue!=Alte Mühle | Gut Erlenhof went bust, which is why the Haas-Daoud wedding will be held at the Alte Mühle.
A | date!=28 June | New date for the Haas-Daoud wedding: 28 June.
B | music!=The Copper Foxes | DJ Rollo cancelled; The Copper Foxes have been booked for the Haas-Daoud wedding.
A | cake!=pistachio | Leonie changed her mind about lemon, the cake for the Haas-Daoud wedding is pistachio.
B | rehearsal=19:00 ; inn=Café Lindenhof | The rehearsal dinner for the Haas-Daoud wedding starts at 19:00 in Café Lindenhof.
A | | Could a string quartet play at the Haas-Daoud wedding? Samir wants to think about it.
B | start!=15:30 | Start of the Haas-Daoud wedding delayed by an hour and a half, 15:30.
A | officiant=Konrad Beyl | Officiant at the Haas-Daoud wedding: Konrad Beyl.
B | flowers=dahlias | The florist does dahlias for the Haas-Daoud wedding.
A | | Samir's mother would rather see roses at the Haas-Daoud wedding.
A | rsvp!=10 May | The reply deadline for the Haas-Daoud wedding was extended until 10 May.
B | | Pastor Janssen sent Leonie and Samir her good wishes.
A | guests!=104 | Eight guests dropped out of the Haas-Daoud wedding, leaving 104.
A | | The owner of the Alte Mühle asked if 120 chairs are enough.
B | | Leonie's parents got married at the Alte Mühle in 1988.`,
    questions: `
date: When is the Haas-Daoud wedding? / On which date is the Haas-Daoud wedding?
venue: Where is the Haas-Daoud wedding held?
guests: How many guests does the Haas-Daoud wedding have?
officiant: Who conducts the Haas-Daoud wedding?
cake: Which cake is there at the Haas-Daoud wedding?
music: Who provides the music at the Haas-Daoud wedding?
flowers: What are the flowers for the Haas-Daoud wedding?
start: At what time does the Haas-Daoud wedding start?
rsvp: By when do guests of the Haas-Daoud wedding have to reply?
photographer: Who takes the photos at the Haas-Daoud wedding?
dress: What is the dress code of the Haas-Daoud wedding?`,
  },
]
