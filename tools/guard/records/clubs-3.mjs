/** Made-up records whose facts change: clubs, choirs, sport, schools, parishes, volunteers, neighbourhoods. Format: bench/texts/customers-1.mjs. */
export const CLUBS_3 = [
  {
    name: 'Nadia Fenwick',
    user: 'nadia.f',
    lines: `
a | form=7B | I'm form tutor of 7B at Stanmoor High.
a | room=C12 ; sub=geography | My classroom is C12, where I teach geography.
a | duty=Tuesday | Break duty: mine is on Tuesday, by the bike sheds.
a | ta=Jess | Jess is the teaching assistant in my lessons.
a | union=Graham Sykes | If there is trouble I turn to Graham Sykes, our union rep.
A | club=debating | After school Nadia runs the debating club.
a | size=28 | There are 28 children in my form.
a | | My neighbour on the corridor, Mr Voss, has 31 in his.
a | mentor=Ms Aldous | My mentor at school is Ms Aldous.
a | | I would kill for a room with blinds.
a | size=29 | When I call the register I read out 29 names.
a | duty=Thursday ; ta=Bogdan | Thursday is the day I stand in the yard with a whistle, and Bogdan supports the weaker pupils in my class.
A | room!=F03 | The C block was found to have asbestos, so Nadia was relocated to F03.
a | | Graham Sykes sent round the ballot papers.
a | | In spring I might apply for head of year.
b | form!=8B | In September Nadia went up with her class, so she looks after 8B.
a | | Jess brought me back a fridge magnet from Malta.
a | club=astronomy | On dark Wednesdays you will find me on the roof with the astronomy club.
a | | For one lesson on Monday they put me in the drama studio.
A | mentor!=Dr Quill | Nadia asked for somebody else to mentor her and got Dr Quill.
a | | The knitting club is run by the caretaker, by the way.
a | lunch=12:50 | My lunch starts at 12:50.
a | | 9D are a handful but I only have them for two hours a week.`,
    questions: `
form: Which class am I form tutor of?
room: Which room do I teach in? / Where is my classroom?
duty: On which day do I have break duty?
ta: Who is my teaching assistant?
club: Which after-school club do I run?
size: How many pupils are in my form?
mentor: Who is my mentor at Stanmoor High?
union: Who is our union rep?
lunch: When does my lunch break start?`,
  },
  {
    name: 'Wexcombe Chess Club',
    lines: `
A@2024-10-01 | night=Monday ; venue=the Fleece | Wexcombe Chess Club plays at the Fleece on Monday nights.
A@2024-10-01 | board1=Arvid Sohl | Arvid Sohl plays board one for the Wexcombe first team.
B@2024-10-08 | rating=1612 | Clementine Ross of Wexcombe has a rating of 1612.
A@2024-10-15 | sec=Hal Ottaway | Correspondence for Wexcombe Chess Club goes to its secretary, Hal Ottaway.
B@2024-10-22 | champ=Arvid Sohl | The reigning club champion at Wexcombe is Arvid Sohl.
A@2024-10-29 | web=wexchess.example | The club's website is wexchess.example.
A@2024-11-05 | clock=Garde | Wexcombe plays with Garde clocks.
B@2024-11-12 | | Bishop's Tarrant, our rivals, meet in a church crypt on Thursdays.
A@2024-11-19 | | Hal Ottaway prefers postal chess, if you ask him over a pint.
A@2024-12-03 | | Clementine has bought a book about the Caro-Kann.
B@2025-01-06 | rating=1688 | ECF list for January, Clementine Ross (Wexcombe): 1688.
A@2025-01-20 | venue!=the Scout hut | Karaoke drove the Wexcombe players out of the Fleece and into the Scout hut.
A@2025-01-27 | | Her blitz rating is 1540, which annoys her.
B@2025-02-10 | board1=Zofia Wrona | On top board for Wexcombe's first team sits Zofia Wrona.
B@2025-02-17 | | Arvid is toying with the idea of a simul for the library.
A@2025-02-24 | night=Wednesday | Come along any Wednesday from seven, boards are provided at Wexcombe Chess Club.
A@2025-03-10 | clock=DGT | All the timers on the tables at Wexcombe are made by DGT.
B@2025-03-24 | | The second team's board one is a boy of thirteen, Ned Castle.
A@2025-04-07 | rating=1731 | Clementine Ross, Wexcombe, is rated 1731.
B@2025-05-19 | champ!=Clementine Ross | Arvid lost the play-off and the Wexcombe title went to Clementine Ross.
A@2025-06-02 | sec!=Bridie Nunn | Hal moved to Fife; Bridie Nunn deals with the letters as secretary.
B@2025-06-09 | | On the 16th the club night gives way to the summer dinner.
A@2025-06-23 | | The Fleece has asked whether the chess people would come back.`,
    questions: `
night: On which evening does Wexcombe Chess Club meet?
venue: Where does Wexcombe Chess Club play?
board1: Who plays on the first board for Wexcombe's first team?
rating: What is Clementine Ross's rating? / How highly is Clementine Ross rated?
sec: Who is the secretary of Wexcombe Chess Club?
champ: Who is the club champion at Wexcombe?
clock: What make of chess clock does Wexcombe use?
web: What is the website of Wexcombe Chess Club?`,
  },
  {
    name: '3rd Bramley Scouts',
    lines: `
A | leader=Skip Harcourt | The 3rd Bramley Scouts are led by Skip Harcourt.
A | camp=Lake Ferrin | Summer camp for 3rd Bramley will be at Lake Ferrin.
B | price=£140 | The camp costs £140 per scout.
A | cook=Mags | Mags does the cooking at camp.
A | tents=eleven | The group owns eleven tents.
B | scarf=purple and gold | The scarf of the 3rd Bramley is purple and gold.
A | | The Cubs have their camp at Dove Farm in May.
A | patrol=Otter | Jamie Lund is in the Otter patrol.
B | landlord=the Co-op | The 3rd Bramley hut stands on ground that belongs to the Co-op.
A | | Jamie's best friend Reuben is in Heron patrol.
B | tents=nine | In the store at Bramley are nine tents, all pegs counted.
A | | One of the mums asked if there will be vegan sausages.
A | camp=Gorse Island ; price=£165 | Camp letter, 3rd Bramley: Gorse Island, first week of August, £165 a head including the ferry.
B | | Lake Ferrin has blue-green algae, says the ranger.
A | leader!=Akela Binns | Skip Harcourt hung up his hat after nineteen years, with Akela Binns stepping into his boots.
B | patrol=Kestrel | Jamie Lund carries the flag of Kestrel patrol.
A | | Explorers over fourteen pay £210 for their own expedition.
B | cook!=Big Steve | Mags cannot come, so the pots are in the hands of Big Steve.
A | | Big Steve plays the tuba, badly.
B | | The district is considering a merger with 1st Bramley.
A | tents!=twelve | Thanks to a grant from the Rotary, 3rd Bramley bought three more and owns twelve tents.
B | | Meeting on the 9th is at the climbing wall for a change.`,
    questions: `
leader: Who leads the 3rd Bramley Scouts?
camp: Where is the summer camp of 3rd Bramley? / Where are the Bramley scouts going in August?
price: How much is the summer camp of the 3rd Bramley Scouts?
cook: Who cooks at the scout camp of 3rd Bramley?
tents: How many tents does the 3rd Bramley have?
patrol: Which patrol is Jamie Lund in?
scarf: What colours is the scarf of 3rd Bramley?
landlord: Who owns the land under the 3rd Bramley hut?`,
  },
  {
    name: 'St Anselm',
    lines: `
A@2025-01-12 | vicar=Rev. Judith Pryce | Vicar of St Anselm: Rev. Judith Pryce.
A@2025-01-12 | early=8:00 ; main=10:30 | At St Anselm there is Communion at 8:00 and the main service at 10:30.
B@2025-01-19 | warden=Alec Rowntree | Alec Rowntree serves St Anselm as churchwarden.
A@2025-01-26 | roof=£12,000 | The roof appeal at St Anselm has reached £12,000.
A@2025-02-02 | coffee=the Guides | After church the coffee is served by the Guides.
B@2025-02-16 | bells=Ursula Finch | The tower captain who teaches the bell ringers is Ursula Finch.
A@2025-02-23 | phone=01632 960 340 | The parish office telephone of St Anselm is 01632 960 340.
B@2025-03-02 | creche=vestry | Toddlers can play in the vestry during the sermon.
A@2025-03-09 | | St Mary's down the road holds its main service at 11:00.
A@2025-03-16 | | Rev. Pryce has been preaching on the book of Jonah.
B@2025-03-30 | main=9:45 | Parish Eucharist, Sundays, St Anselm: 9:45.
A@2025-04-13 | roof!=£19,500 | With the Lenten lunches the St Anselm roof fund climbed to £19,500.
B@2025-04-27 | | The organ fund stands at £3,300.
A@2025-05-04 | creche=Lady chapel | Parents with small children, there are toys and a carpet in the Lady chapel at St Anselm.
B@2025-05-11 | | Canon Ibbotson preached on Sunday since the vicar had lost her voice.
A@2025-05-25 | coffee=the Mothers' Union | Hot drinks at the back of the nave are provided by the Mothers' Union.
A@2025-06-01 | | The Guides hold their own coffee stall at the village fete.
A@2025-06-08 | warden!=Simone Akhtar | Simone Akhtar was chosen as churchwarden at the annual meeting, Alec not standing any more.
B@2025-06-22 | | The diocese may put St Anselm together with Upper Leam.
A@2025-07-06 | bells=Tobias Wray | If you want to learn ringing, speak to Tobias Wray, tower captain at St Anselm.
B@2025-07-20 | roof=£26,200 | Thermometer by the porch, roof of St Anselm: £26,200.
A@2025-08-03 | | Ursula's grandson was christened in the chapel of her old school.
B@2025-09-07 | vicar!=Rev. Mark Eldon | Judith retired to Anglesey in July and Rev. Mark Eldon has been inducted as vicar.
A@2025-09-14 | | The vicarage cat came with the house.`,
    questions: `
vicar: Who is the vicar of St Anselm?
main: When is the main Sunday service at St Anselm? / What time do I have to be at St Anselm for the Parish Eucharist?
warden: Who is churchwarden of St Anselm?
roof: How much has been raised for the roof of St Anselm?
coffee: Who makes the coffee after the service at St Anselm?
bells: Who is tower captain at St Anselm?
creche: Where can toddlers play during the service at St Anselm?
early: What time is the early Communion at St Anselm?
phone: What is the phone number of the St Anselm parish office?`,
  },
  {
    name: 'Rowan Teale',
    user: 'rowan.teale',
    lines: `
a@2024-09-10 | seat=bow | I row bow in the women's eight.
a@2024-09-10 | cox=Minnie | Minnie coxes us.
a@2024-09-18 | club=Ferrybank Rowing Club | I'm a member of Ferrybank Rowing Club.
a@2024-09-25 | erg=7:48 | My 2k on the erg is 7:48.
a@2024-10-02 | boat=Persephone | Our eight is called Persephone.
A@2024-10-15 | outing=Sunday at seven ; weight=66 kg | Rowan's crew goes out on Sunday at seven; she weighs in at 66 kg.
a@2024-10-20 | | The men's eight has the newer boat, Leviathan.
a@2024-11-08 | erg=7:41 | Two kilometres, rate 30, and the screen says 7:41 for me.
a@2024-11-19 | | My 5k is a disaster, don't ask, 20:55.
a@2024-12-01 | locker=19 | My locker at the boathouse is number 19.
a@2025-01-12 | seat!=stroke | Kate did her shoulder in, so coach shoved me down to the stern and I'm at stroke.
a@2025-01-15 | | Kate thinks she'll be fit for the Head of the River.
b@2025-01-26 | cox=Oliver Tan | Rowan's cox is Oliver Tan, he has a voice like a foghorn.
a@2025-02-09 | | The outing of 16 February is at nine because of ice.
a@2025-02-20 | boat!=Calliope | We wrecked Persephone on the bridge pier and were given Calliope.
a@2025-02-21 | | Nobody was hurt, I lost a shoe.
a@2025-03-11 | outing=Saturday at six | Saturday at six on the landing stage, that's my alarm clock's problem.
a@2025-03-30 | | I'm half thinking of trying a single scull.
A@2025-04-06 | weight!=63 kg | Rowan has lost some weight and tips the scales at 63 kg.
a@2025-04-22 | | Minnie works for a brewery and brings samples.
a@2025-05-03 | erg!=7:33 | I knocked eight seconds off my 2k: 7:33!
a@2025-05-17 | cap=Freya Munt | Freya Munt is the women's captain with us.
a@2025-05-24 | locker=34 | If you need my waterproof, it hangs in locker 34 and the door is open.
a@2025-06-01 | | The juniors use the lockers in the yard.`,
    questions: `
seat: Which seat do I row in the eight?
cox: Who coxes our boat?
erg: What is my 2k time on the erg? / How fast do I row two kilometres on the machine?
boat: What is the name of our eight?
outing: When does my crew go out on the water?
weight: How much does Rowan Teale weigh?
locker: Which locker do I have at the boathouse?
club: Which rowing club am I in?
cap: Who is captain of the women?`,
  },
]
