/** Made-up records whose facts change: private lives: families, health, pets, studies, jobs, homes, hobbies. Format: bench/texts/customers-1.mjs. */
export const LIVES_3 = [
  {
    name: 'Emre Yıldız',
    user: 'emre.y',
    lines: `
a | teacher=Frau Lenz ; lesson=Wednesday 17:00 | I have violin lessons with Frau Lenz, Wednesday 17:00.
a | violin=three-quarter | I play a three-quarter violin.
a | strings=steel | My strings are steel ones.
b | piece=Vivaldi in A minor | The piece I'm working on is the Vivaldi in A minor.
a | practice=20 minutes | I practise 20 minutes a day.
a | seat=third desk | In the youth orchestra I sit at the third desk.
a | piano=Herr Koslow | For piano my teacher is Herr Koslow.
a | | My sister Defne plays a half-size cello.
b | exam=grade 4 | On the violin I'm at grade 4.
a | violin!=full-size | My arms are long enough at last: I outgrew the three-quarter and play a full-size violin.
a | made=Mittenwald, 1920 | The full-size one was made in Mittenwald in 1920.
a | practice=45 minutes | I practise 45 minutes a day.
a | piano_practice=five minutes | Piano I hardly practise, five minutes if Mum insists.
b | lesson=Friday 15:30 | My violin lesson is Friday 15:30.
A | strings=gut | There are gut strings on Emre's violin.
a | | Should I try synthetic ones? Frau Lenz says maybe.
a | piece!=Bruch, first movement | The Vivaldi is done and I have begun the first movement of the Bruch as my piece.
a | | Next year I want to audition for the conservatory.
b | exam!=grade 6 | I skipped a grade and I'm at 6 on the violin.
a | seat!=second desk | Our conductor called me forward to the second desk.
a | teacher!=Prof. Arslan | Frau Lenz has nothing left to teach me, she says; Prof. Arslan gives me the lessons.
a | | Frau Lenz studied in Riga.
b | seat!=leader | And since the spring concert I'm leader of the orchestra.
a | defne=10 minutes | Defne practises 10 minutes a day.`,
    questions: `
teacher: Who is my violin teacher? / Who teaches me the violin?
lesson: When is my violin lesson?
violin: What size of violin do I play?
piece: Which piece am I working on? / What am I learning to play on the violin?
practice: How long do I practise the violin a day?
exam: Which grade have I reached on the violin?
seat: What is my place in the youth orchestra? / Where do I sit in the youth orchestra?
piano: Who is my piano teacher?
made: Where and when was my violin made?`,
  },
  {
    name: 'Wedding of Caro and Jules',
    lines: `
A | date=6 June ; place=Gut Hasselbach | Caro and Jules marry on 6 June at Gut Hasselbach.
A | guests=80 | 80 guests are invited to the wedding.
B | cake=Konditorei Süß | Cake: Konditorei Süß.
A | band=The Velvet Owls | The Velvet Owls will play in the evening.
A | budget=18,000 euros | Budget for the wedding is 18,000 euros.
B | evening=40 | For the party alone another 40 colleagues drop in.
A | witness=Leonie | Caro's witness is Leonie.
A | julian=Arne | Jules has Arne as witness.
B | hen=23 May | The hen party is on 23 May.
A | colour=lavender | Colour of the table linen: lavender.
A | | Caro's parents married at Gut Hasselbach too, in 1991.
B | date!=20 June | The registrar had no time, and so the wedding is postponed to 20 June.
A | guests=95 | The guest list has 95 names.
A | | Aunt Trudel asked if the wedding could be in September.
B | band!=DJ Marlo | The Velvet Owls cancelled, DJ Marlo plays in their stead.
A | | The Velvet Owls returned the deposit of 300 euros.
A | place!=Orangerie Wiesental | Caro and Jules dropped Gut Hasselbach in favour of the Orangerie Wiesental.
A | | The Orangerie Wiesental has room for 120 and a big car park.
B | colour=apricot | The table linen is apricot.
A | flowers=lavender | The bouquet will have lavender in it.
A | budget!=22,500 euros | Budget blown: extended to 22,500 euros.
B | witness!=Femke | With Leonie in Canada, Femke steps in as Caro's witness.
A | guests!=88 | After the refusals the list shrank to 88.
B | date!=21 June | Correction by Caro: 21 June is the day, not 20 June.`,
    questions: `
date: When do Caro and Jules get married? / What is the date of the wedding of Caro and Jules?
place: Where does the wedding of Caro and Jules take place?
guests: How many guests are on the list for the wedding of Caro and Jules?
band: Who plays the music at the wedding of Caro and Jules?
budget: What is the budget for the wedding of Caro and Jules?
witness: Who is Caro's witness at the wedding?
colour: What colour is the table linen at the wedding of Caro and Jules?
cake: Who makes the cake for the wedding of Caro and Jules?
julian: Who is Jules's witness at the wedding?`,
  },
  {
    name: 'Deb Fairley',
    user: 'deb.f',
    lines: `
a | stream=Filmo Standard | For films I've got Filmo Standard.
a | music=Tonika Family | My music comes through Tonika Family.
b | paper=print edition | I take the print edition of the Harbour Post.
a | gym=Ironworks Gold ; fee=49 pounds | I'm a Gold member at Ironworks for 49 pounds a month.
a | cloud=200 GB | My cloud storage is 200 GB.
a | mobile=Lark 10 GB | My mobile contract is Lark with 10 GB.
b | broadband=Lark Fibre | Broadband at home is Lark Fibre.
a | card=Visa ending 4410 | All my subscriptions are charged to the Visa ending 4410.
a | ex=Filmo Basic | My ex still has a Filmo account, the basic one.
a | | Tonika keeps playing me the same ten songs.
b | gym!=Ironworks Silver ; fee!=35 pounds | I stepped down to Silver at Ironworks, which costs me 35 pounds.
a | stream!=Filmo Ultra | I treated myself and upgraded Filmo to Ultra.
a | | Filmo Ultra shows four screens at a time.
a | cloud=2 TB | I have 2 TB in the cloud.
a | | My old laptop had just 256 GB.
b | card!=Mastercard ending 0927 | The Visa was stolen, so the Mastercard ending 0927 is charged for the subscriptions.
a | paper!=digital edition | No more soggy newsprint for me: the Harbour Post reaches me in its digital edition.
a | | Ironworks offered me three free months of yoga.
a | magazine=until March | My knitting magazine is paid until March.
A | mobile=Finch 25 GB | Deb Fairley's mobile contract is with Finch, 25 GB.
a | | I'm tempted by the fibre deal Finch does.
b | music!=Tonika Solo | Since the kids left home I only need Tonika Solo.
a | gym!=cancelled | Ironworks is history, I handed in my notice and the membership has ended.
a | box=every other week | A coffee box arrives every other week.`,
    questions: `
stream: Which subscription do I have for films? / What do I watch films with?
music: What is my music subscription?
paper: In what form do I get the Harbour Post?
gym: What is the state of my gym membership?
cloud: How much cloud storage do I have?
card: Which card are my subscriptions charged to? / What do I pay my subscriptions with?
broadband: Which broadband do I have at home?
box: How often do I get a coffee box?`,
  },
  {
    name: 'Pixel the greyhound',
    user: 'pixel-home',
    lines: `
a@2025-03-01 | weight=27 kg ; age=4 ; bed=crate | I adopted Pixel today; he's 4, weighs 27 kg and sleeps in his crate.
a@2025-03-03 | walker=Gwen ; walk=12:30 | Gwen walks him at 12:30 while I'm at work.
a@2025-03-06 | food=turkey and rice | I feed Pixel turkey and rice.
a@2025-03-07 | lead=two leads | We go out with two leads, one on the collar and one on the harness.
a@2025-03-10 | trainer=Mr Abara | Mr Abara trains him with me.
b@2025-03-12 | tag=07700 900 218 | On his tag is my number, 07700 900 218.
a@2025-03-15 | sitter=Aunt Bea | When I travel, Aunt Bea takes Pixel.
a@2025-03-20 | | Gwen's own dog is a whippet of 13 kg.
a@2025-04-02 | weight!=29.5 kg | He's put on some muscle, 29.5 kg.
a@2025-04-08 | bed!=sofa | He refused the crate, and the sofa is where Pixel sleeps.
a@2025-04-09 | | The crate stays folded in the hall in case of visitors.
b@2025-04-20 | walk=13:15 | Midday walk: 13:15.
a@2025-04-25 | | Gwen brought him back soaked but happy.
a@2025-05-01 | food!=salmon kibble | Turkey gave him a rash, so we went over to salmon kibble.
a@2025-05-02 | | He stole a turkey sandwich from a child in the park.
a@2025-05-19 | tag!=07700 900 645 | I had his tag engraved afresh with 07700 900 645.
b@2025-05-20 | landline=01632 960 114 | Our landline is 01632 960 114.
a@2025-06-03 | walker!=Tomasz | Gwen broke her ankle, so Tomasz does the noon walk with him.
a@2025-06-15 | lead!=one lead | He trusts me enough to walk on one lead.
a@2025-06-20 | evening=20:00 | Our evening walk is at 20:00.
a@2025-06-30 | | My neighbour thinks Pixel should have a coat in winter.
a@2024-12-20 | weight<=24 kg | Pixel weighs 24 kg, the shelter noted.
a@2025-07-11 | sitter=Hound Hotel Elmsby | For my trips Pixel has a place at Hound Hotel Elmsby.
b@2025-07-12 | | Aunt Bea misses him and asked for a photo.`,
    questions: `
weight: How much does my dog Pixel weigh? / How heavy is my dog Pixel?
bed: Where does my dog Pixel sleep?
walker: Who walks my dog Pixel at midday?
walk: At what time is the midday walk of my dog Pixel?
food: What do I feed my dog Pixel? / What does my dog Pixel eat?
lead: How many leads do I walk my dog Pixel on?
tag: Which number is on the tag of my dog Pixel?
sitter: Where does my dog Pixel stay when I travel? / Who takes my dog Pixel when I am away?
trainer: Who trains my dog Pixel with me?
evening: When is our evening walk?`,
  },
  {
    name: "Anneliese's allotment",
    lines: `
A | plot=41 | Anneliese gardens on plot 41.
A | rent=96 euros | Yearly rent of the plot: 96 euros.
B | beda=potatoes | Bed A is planted with potatoes.
B | bedb=leeks | Bed B: leeks.
A | water=hand pump | Water is drawn with a hand pump.
A | shed=green | The shed is green.
A | lock=2718 | The padlock of the shed opens with 2718.
B | gate=5504 | The main gate of the colony has the code 5504.
A | chair=Herr Wuttke | Chairman of the allotment club: Herr Wuttke.
A | help=grandson Levi | Anneliese's grandson Levi helps her with the digging.
A | | Slugs ate a good part of the lettuce.
B | beda!=pumpkins | Potatoes are out, pumpkins are in, speaking of bed A.
A | | The pumpkins are of the Hokkaido sort.
A | shed!=Swedish red | Levi gave the shed a coat of Swedish red.
B | | Plot 42 has a blue shed with a weathervane.
A | lock!=3141 | Shed padlock reprogrammed after the break-in, code 3141.
B | rent!=110 euros | The club put the rent for the plot up, Anneliese pays 110 euros a year.
A | | Herr Wuttke announced a meeting about the bees.
A | water=solar pump | A solar pump draws the water for Anneliese.
B | chair=Frau Dr. Meinhold | Frau Dr. Meinhold chairs the allotment club.
A | beda!=garlic | Pumpkin harvest over; garlic went into bed A.
B | plot!=58 | Anneliese gave up 41 because of the steep path and tends plot 58.
A | | Anneliese's late husband once kept pigeons there.
A | fee=25 euros | Membership of the club is 25 euros a year.`,
    questions: `
plot: Which plot does Anneliese garden on? / What is the number of Anneliese's allotment?
chair: Who is the head of Anneliese's allotment club? / Who chairs the allotment club of Anneliese?
gate: What is the code of the main gate to Anneliese's allotment colony?
fee: What does membership of Anneliese's allotment club cost a year?`,
  },
  {
    name: 'Kofi Mensah',
    user: 'kofi.m',
    lines: `
a | topic=coastal erosion in Ghana | My PhD is about coastal erosion in Ghana.
a | adviser=Prof. Tilda Strand | Prof. Tilda Strand is my adviser.
b | funding=DAAD grant ; until=30 September 2026 | A DAAD grant pays for me until 30 September 2026.
a | stage=collecting data | I'm in the middle of collecting data.
a | office=B 112 | My office is B 112.
a | chapters=2 | I have 2 chapters written.
a | second=Dr. Quartey | My second examiner is Dr. Quartey.
a | tool=MATLAB | I analyse my data in MATLAB.
b | | Wanjiru, who shares my office, writes about mangroves.
a | | I gave a talk in Accra about beaches last week.
b | chapters=3 | 3 chapters are written.
a | topic!=sediment transport in the Volta delta | We shifted my thesis topic: sediment transport in the Volta delta.
a | master=coral reefs | My master's thesis was on coral reefs.
a | tool!=Python | I ported everything, so the analysis runs in Python and MATLAB is off my machine.
b | until!=31 March 2027 | The grant has been prolonged to 31 March 2027.
a | | I applied for a travel grant of 1,200 euros as well.
a | stage!=writing up | Fieldwork is behind me, I'm writing up.
a | | Wanjiru has already handed in.
a | adviser!=Prof. Idris Bello | Tilda accepted a chair in Oslo, leaving me in the hands of Prof. Idris Bello.
b | | Prof. Bello knows Dr. Quartey from a conference.
A | office=C 004 | You find Kofi Mensah in office C 004.
a | defence=12 May | My defence is fixed for 12 May.
b | defence=2 June | I defend on 2 June.
a | wanjiru=4 | Wanjiru has written 4 chapters.`,
    questions: `
topic: What is my PhD about? / What is the topic of my doctoral thesis?
adviser: Who is my PhD adviser?
until: Until when does my grant run? / How long is my PhD funded?
stage: Which stage is my PhD at?
chapters: How many chapters of my thesis are written?
tool: What do I analyse my data with?
defence: On which date do I defend my thesis?
second: Who is my second examiner?
master: What was the subject of my master's thesis?`,
  },
]
