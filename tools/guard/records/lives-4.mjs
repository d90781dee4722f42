/** Made-up records whose facts change: private lives: families, health, pets, studies, jobs, homes, hobbies. Format: bench/texts/customers-1.mjs. */
export const LIVES_4 = [
  {
    name: 'Birch House',
    lines: `
A | hub=Nestor 2 ; fw=4.1 | Hub: Nestor 2, firmware 4.1.
A | code=7730 | Front-door code 7730.
A | garage=9912 | Garage code 9912.
A | wake=06:30 ; night=18 °C | Blinds upstairs open at 06:30; heating at night 18 °C.
B | voice=female, Irish | The assistant speaks with a female Irish voice.
A | cam=porch | Camera 1 watches the porch.
A | lawn=Tuesday and Friday | Mower robot runs Tuesday and Friday.
B | admin=Helge | Helge is administrator of the Birch House system.
A | | Power cut at 02:10, all devices came back by themselves.
A | fw=4.3 | Firmware on the hub: 4.3.
B | cottage=Nestor 1 | Helge's summer cottage has a Nestor 1.
A | code!=1846 | Front-door code 7730 void, valid code 1846.
B | | Who gave the postman a code? Nobody, it seems.
A | wake!=07:15 | Blinds upstairs reset by Helge, opening 07:15.
A | downstairs=08:00 | Downstairs blinds open at 08:00.
B | cam!=back gate | Camera 1 was unscrewed and mounted so that it covers the back gate.
A | | Camera 1 records in 2K, loop of 7 days.
A | lawn!=Sunday | Neighbours objected to two days of mowing; robot restricted to Sunday.
B | | Runa wanted to know how one changes the voice.
B | voice=male, Scottish | The assistant's voice is male and Scottish.
A | admin!=Runa | Admin rights revoked for Helge and granted to Runa.
A | night=16.5 °C | Heating at night 16.5 °C.
B | hub!=Domus One ; fw!=1.0 | The Nestor hub was retired, Domus One with firmware 1.0 runs Birch House.
A | bath=22 °C | Bathroom at night 22 °C.`,
    questions: `
hub: Which hub runs Birch House?
fw: Which firmware is on the hub of Birch House?
code: What is the front-door code of Birch House? / Which code opens the front door of Birch House?
wake: At what time do the upstairs blinds of Birch House open?
night: What is the heating of Birch House set to at night?
voice: Which voice does the assistant at Birch House have?
cam: What does camera 1 at Birch House watch?
lawn: When does the mower robot run at Birch House?
admin: Who is the administrator of the Birch House system? / Who has admin rights at Birch House?
garage: What is the garage code of Birch House?
downstairs: At what time do the downstairs blinds of Birch House open?`,
  },
  {
    name: 'Ruth Adeyemi',
    user: 'ruth.a',
    lines: `
a@2025-02-10 | week=9 ; due=14 September | I'm in week 9 and the baby is due on 14 September.
a@2025-02-10 | midwife=Carys | My midwife is Carys.
a@2025-02-12 | clinic=St Hilda's | I'm going to give birth at St Hilda's.
b@2025-02-20 | iron=none | I take no iron.
a@2025-02-20 | dentist=3 March | On 3 March I have the dentist.
a@2025-02-21 | folic=400 µg | I take 400 µg of folic acid.
a@2025-03-05 | due!=20 September | After the scan they've corrected the due date to 20 September.
a@2025-03-06 | sister_due=August | My sister-in-law is due in August.
a@2025-03-20 | scan=10 April | My next scan is on 10 April.
b@2025-03-22 | week=15 | Week 15 today.
a@2025-04-01 | scan!=17 April | The scan got rescheduled, I go on 17 April.
a@2025-04-17 | | At the scan the little one waved at us.
b@2025-04-20 | iron!=50 mg | My blood count was low, so I was put on 50 mg of iron.
a@2025-05-02 | name=Temi | We will call the baby Temi.
a@2025-05-04 | | My mother would prefer Abigail.
a@2025-05-30 | midwife=Josephine | Josephine is my midwife.
a@2025-06-01 | | Josephine has four children of her own.
a@2025-06-11 | clinic!=at home | I changed my mind about St Hilda's and will have the baby at home.
b@2025-06-12 | pool=rented | The birthing pool is rented from a friend of Josephine's.
a@2025-07-02 | work=part-time | I work part-time.
a@2025-08-09 | work!=on maternity leave | My maternity leave has begun.
a@2025-08-11 | | My husband Sam works full-time and takes two months off from October.
b@2025-09-01 | name!=Simisola | Temi is out, our girl shall be Simisola.
a@2025-09-02 | | I packed a hospital bag anyway, one never knows.`,
    questions: `
due: When is my baby due? / What is my due date?
midwife: Who is my midwife?
clinic: Where am I going to give birth?
iron: How much iron do I take?
name: What will my baby be called? / What is the name I have chosen for the baby?
work: Am I working? / What is my situation at work?
folic: How much folic acid do I take?
pool: Where does my birthing pool come from?`,
  },
  {
    name: 'Jürgen Falk',
    user: 'j.falk',
    lines: `
a | job=surveyor | I'm a surveyor with the county.
a | car=Passat ; plate=OS-JF 58 | I drive a Passat with the plate OS-JF 58.
A | section=Osnabrück | Jürgen Falk is a member of the alpine club's Osnabrück section.
a | role=treasurer | I'm treasurer of the hiking club.
a | boots=Wanderfels, size 43 | On tour I wear Wanderfels boots in size 43.
a | peaks=112 | I've climbed 112 peaks so far.
b | partner=Horst | Horst is the one I rope up with.
a | knee=left | It's my left knee that has the arthrosis.
a | | My son-in-law is a surveyor too.
a | job!=retired | I've worked my last day: retired since the first of May!
a | | They gave me a barometer as a farewell present.
A | role!=chairman | The members elected Jürgen Falk, till then treasurer, chairman of the hiking club.
a | | Horst once was chairman of the ski club.
a | car!=Kodiaq ; plate!=OS-JF 1958 | The Passat went to the scrapyard, my Kodiaq carries OS-JF 1958.
a | car_colour=dark blue | The Kodiaq is dark blue and has a roof box.
b | peaks=117 | My summit book stands at 117 peaks.
a | boots=Gratwerk, size 44 | Gratwerk boots in size 44 are on my feet when I'm on tour.
a | slippers=size 42 | In the hut I wear slippers, size 42.
a | | My wife is after me to get rid of the second rucksack.
b | partner=Annemarie | On the rope I'm paired with Annemarie.
a | peaks!=120 | With the Hochalmspitze I have rounded it up to 120 peaks.
A | section!=Innsbruck | Jürgen Falk transferred from the Osnabrück section to Innsbruck.
a | | We thought about a flat in Innsbruck, but it's too dear.
a | trailer=OS-FA 11 | The plate of my trailer is OS-FA 11.`,
    questions: `
job: What is my occupation? / What do I do for a living?
car: Which car do I drive?
plate: What is the number plate of my car?
section: Which section of the alpine club does Jürgen Falk belong to?
boots: Which boots do I wear on tour, and in what size?
peaks: How many peaks have I climbed?
partner: Who is my partner on the rope? / Who do I rope up with?
knee: Which of my knees has arthrosis?
trailer: What is the number plate of my trailer?`,
  },
  {
    name: 'Milo',
    lines: `
A@2025-01-08 | class=3b ; teacher=Frau Ritter | Milo is in class 3b, his teacher is Frau Ritter.
A@2025-01-08 | rating=840 | Milo's chess rating: 840.
B@2025-01-14 | club=SC Turm | He plays chess for SC Turm.
A@2025-01-20 | board=board 4 | In the club team Milo sits at board 4.
A@2025-01-25 | bedtime=20:00 ; pocket=3 euros a week | Bedtime for Milo is 20:00, pocket money 3 euros a week.
B@2025-02-01 | size=134 | Milo wears clothes in size 134.
A@2025-02-10 | yara=21:00 | Milo's big sister Yara has to be in bed by 21:00.
B@2025-02-16 | | Milo lost to a girl of seven and cried a little.
A@2025-03-02 | rating=905 | Milo has a chess rating of 905.
A@2025-03-15 | bedtime!=20:30 | We agreed on half an hour more, Milo's bedtime is 20:30.
B@2025-03-16 | | On Saturday he was allowed to stay up for the film.
A@2025-04-01 | opening=Italian | As White, Milo opens with the Italian.
A@2025-04-02 | black=Sicilian | With Black, Milo relies on the Sicilian.
A@2024-06-01 | rating<=610 | Milo's rating at chess stands at 610.
B@2025-04-21 | board!=board 2 | The team captain has bumped Milo up to board 2.
A@2025-05-05 | size=140 | Clothes for Milo: size 140.
A@2025-05-06 | shoes=34 | Milo's shoes are a 34.
B@2025-05-20 | | Grandad promised Milo 10 euros if he wins the cup.
A@2025-06-10 | opening!=London | Milo got tired of the Italian and plays the London as White.
A@2025-08-25 | class!=4b ; teacher!=Herr Bode | After the summer Milo moved up to 4b, where Herr Bode teaches him.
B@2025-08-26 | | Herr Bode plays a bit of chess himself.
A@2025-09-02 | pocket!=5 euros a week | With fourth grade comes more pocket money, 5 euros a week.
B@2025-09-14 | club!=Springer 04 | SC Turm disbanded its youth team, and Milo joined Springer 04 for his chess.
B@2025-09-15 | blitz=780 | In blitz Milo has a rating of 780.`,
    questions: `
class: Which class is Milo in?
teacher: Who is Milo's teacher at school?
rating: What is Milo's chess rating, leaving blitz aside? / How high is Milo's rating at chess?
club: Which chess club does Milo play for?
bedtime: When is Milo's bedtime? / At what time does Milo have to go to bed?
pocket: How much pocket money does Milo get?
size: Which clothes size does Milo wear?
opening: Which opening does Milo play with the white pieces?
black: Which opening does Milo play with the black pieces?
shoes: What is Milo's shoe size?`,
  },
  {
    name: 'Sofia Bianchi',
    user: 'sofia.b',
    lines: `
a | room=back room ; share=410 euros | I've got the back room in our shared flat and pay 410 euros.
a | mates=Jo and Lennart | My flatmates are Jo and Lennart.
a | app=Flirtini | The dating app I'm on is Flirtini.
a | hair=black | My hair is black.
b | love=nobody | There's nobody in my life right now.
a | duty=bathroom | My chore in the flat is the bathroom.
a | degree=second year | I'm in the second year of architecture.
a | | Jo is seeing a man called Casper.
a | hair!=copper | I dyed my hair, goodbye black, hello copper!
a | | I had blue tips when I was sixteen.
b | room!=balcony room ; share!=465 euros | I swapped rooms inside the flat: I've the balcony room for 465 euros.
a | mates=Jo and Ximena | I share the flat with Jo and Ximena.
a | ximena=410 euros | Ximena pays 410 euros as I used to.
a | love!=Henrik | I've fallen in love and it's official: Henrik and I are together.
a | app!=none | I deleted Flirtini and am on no dating app.
a | | Henrik's flat has no kitchen, just a hotplate.
b | duty=stairwell | I do the stairwell.
a | | He asked me whether I'd want to live with him.
a | deposit=900 euros | The deposit I paid was 900 euros.
A | degree=third year | Sofia is in the third year of architecture.
b | love!=nobody | Henrik and I split up on Sunday, I'm by myself again.
a | | Jo cooked soup and let me cry.
a | doorbell=Bianchi/Jo | Our doorbell says Bianchi/Jo.
a | jo=kitchen | Jo's chore is the kitchen.`,
    questions: `
room: Which room in the flat is mine?
share: How much do I pay for my room? / What is my share of the rent?
mates: Who are my flatmates? / Who do I share the flat with?
app: Which dating app do I use?
hair: What colour is my hair?
love: What is my relationship status? / Is there someone in my life?
duty: What is my chore in the flat?
deposit: How high is the deposit I paid for the flat?
doorbell: Which names are on our doorbell?`,
  },
  {
    name: 'Ingrid Holm',
    user: 'ingrid.h',
    lines: `
a | project=grey cardigan | On my needles is a grey cardigan.
a | needle=4 mm | I'm knitting the cardigan with 4 mm needles.
a | recipient=my nephew Aksel | The cardigan is for my nephew Aksel.
b | wool=Rauma Tynn | My wool is Rauma Tynn.
a | shop=Garnhjørnet | I buy my yarn at Garnhjørnet.
a | price=12 euros a ball | The yarn costs me 12 euros a ball.
a | circle=Tuesdays | My knitting circle is on Tuesdays.
a | glasses=+1.5 | For knitting I wear +1.5 glasses.
b | quilt=blue and white | My quilt is blue and white.
a | needle!=3.5 mm | It came out too loose, so I unravelled it and cast on with 3.5 mm.
a | | The ribbing took me two evenings.
a | recipient!=my daughter Live | Aksel finds wool itchy; the cardigan goes to my daughter Live instead.
a | | Aksel wished for a book.
b | glasses=+2.0 | My knitting glasses are +2.0.
a | driving=-0.5 | For driving I have glasses of -0.5.
a | project!=rust-red shawl | The cardigan is finished and I have a rust-red shawl on the needles.
A | shop!=Strikkeloftet | Since Garnhjørnet went bankrupt, Ingrid has bought her yarn at Strikkeloftet.
a | | Strikkeloftet also sells buttons made of horn.
b | circle=Thursdays | Our knitting circle meets on Thursdays.
a | | We talked about going to the fair in Bergen.
a | price=14.50 euros a ball | I pay 14.50 euros for a ball of yarn.
a | | Mother taught me to purl when I was six.
a | sock=2.5 mm | My sock needles are 2.5 mm.
a | project!=baby blanket | I put the shawl aside, for a baby blanket has priority and is on the needles.`,
    questions: `
project: What am I knitting? / What is on my needles?
needle: What size of needles is my cardigan knitted with?
recipient: Who is my knitted cardigan for?
price: How much does a ball of yarn cost me?
circle: On which day is my knitting circle?
glasses: How strong are my glasses for knitting?
quilt: What colours does my quilt have?
sock: What size are my sock needles?`,
  },
]
