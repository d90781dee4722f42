/** Made-up records: users talking with their private assistant about school, gaming, cats, freelancing, emigration. Format: bench/texts/customers-1.mjs. */
export const USERS_3 = [
  {
    name: 'Theo Banks',
    user: 'theo_b',
    lines: `
a | game=Rocket League | I main Rocket League, diamond 2 if anyone asks
a | console=PS4 | playing on my brother's hand-me-down PS4
a | tag=toastghost | gamertag: toastghost
a | maths=failing | failing maths, don't tell mum
a | hand=left-handed | I'm left-handed so normal mouse layouts are pain
a | seat=back row | in form I sit in the back row next to Ollie, can't see a thing
a | | Ollie's got an Xbox Series X AND a Switch. unfair
a | bed=ten | bedtime on school nights is ten, ridiculous
a | bus=number 17 | get the number 17 to school
a | pocket=£6 | pocket money £6 a week
a | | my brother says Valorant is for sweats
a | console=gaming PC | gaming PC sounds like a hoover, third fan I've stuck in it, but 140 fps and the living room telly is free for mum
a | seat!=front by the window | Miss Kerr split us up, so it's front by the window for me with nobody to talk to
a | | Ollie got detention, again
a | game!=Valorant | uninstalled the car football, Valorant has eaten my life
a | | Tried Minecraft at Ollie's cos the wifi was down
a | maths=seven | parents' evening was sick, Mr Dhillon goes "a seven, Theo, a solid seven" and dad nearly fell off the plastic chair
a | | French is still a four
a | pocket=£10 | wrote down my income for economics class: £10 from the parents every sunday, zero from anywhere else
a | bus=skateboard | took my skateboard apart in the corridor, wheels full of gravel from the ride in like every morning
a | | Dad drove me today cos of the snow
a | tag!=mothlord | paid 800 coins for a rename, everybody meet mothlord
a | | Ollie is still ollie_the_great, cringe
a | | when I'm sixteen I'm getting a moped, maybe
a | fear=wasps | ok secret: terrified of wasps`,
    questions: `
game: Which game do I play most?
console: What do I play my games on?
tag: What's my gamertag? / Under which name do I play online?
maths: How am I doing in maths?
seat: Where do I sit in class?
pocket: How much pocket money do I get?
bus: How do I get to school?
hand: Am I right- or left-handed?
fear: What am I scared of?`,
  },
  {
    name: 'Lucía Ferrer',
    user: 'lucia',
    lines: `
a | piso=Ruzafa | vivo en Ruzafa, en un tercero sin ascensor
a | trabajo=camarera | trabajo de camarera en una terraza, turno de noche
a | pareja=Iván | Salgo con Iván desde las Fallas del año pasado
a | idioma=italiano | Los miércoles tengo clase de italiano
a | coche=Seat Ibiza | Tengo un Seat Ibiza rojo, el pobre ya no puede más
a | mascota=un canario | En casa me espera un canario que canta a las seis
a | alergia=marisco | Apunta: soy alérgica al marisco
a | telefono=611 555 014 | Mi móvil es el 611 555 014.
a | | Mi hermana Nuria vive en Benimaclet con tres gatos
a | cumple=3 de mayo | nací el 3 de mayo
a | | A lo mejor el año que viene me voy a Dublín, ya veremos
a | trabajo=recepcionista | Como recepcionista del hotel entro a las ocho y a las cuatro estoy en la playa
a | | El jefe de Nuria busca camareros, le dije que no
a | pareja=Bruno | Bruno me despertó con churros, qué suerte tengo con este hombre
a | | Iván me devolvió los libros por correo
a | coche!=patinete eléctrico | vendí el Ibiza a un chaval de Alboraya y me apaño con un patinete eléctrico
a | | Para la mudanza alquilé una furgoneta un día
a | piso!=el Cabanyal | ¡Me he mudado! Casita baja en el Cabanyal, huele a mar
a | telefono!=611 555 090 | Cambio de compañía, apúntame así: 611 555 090
a | | El número del hotel es 960 555 100
a | mascota=una tortuga | Lo único vivo que hay en mi casa aparte de mí es una tortuga; del pobre pajarito solo queda la jaula
a | | También me sienta mal la leche
a | | Nuria quiere apuntarse a clases de chino
a | idioma=alemán | ¿Me corriges los deberes de alemán? Los dativos me matan, y mi profe Heike los quiere cada miércoles`,
    questions: `
piso: ¿En qué barrio vivo?
trabajo: ¿De qué trabajo? / ¿Cuál es mi empleo?
pareja: ¿Con quién salgo? / ¿Cómo se llama mi novio?
idioma: ¿Qué idioma estoy aprendiendo?
coche: ¿Con qué me muevo por la ciudad?
mascota: ¿Qué animal tengo en casa?
telefono: ¿Cuál es mi número de móvil?
alergia: ¿A qué soy alérgica?
cumple: ¿Cuándo es mi cumpleaños?`,
  },
  {
    name: 'Bea Holroyd',
    user: 'bea.h',
    lines: `
A | cats=one cat ; vet=Paws on Station Road | Bea has one cat, Mungo, registered at Paws on Station Road.
A | food=dry kibble | Mungo gets dry kibble, 60 g a day.
A | sleeps=kitchen | At night the cat sleeps in the kitchen, door shut.
a | house=four | there's four of us in the house, it's chaos
a | chore=bins | my job on the rota is the bins
A | litter=pine pellets | Litter in use: pine pellets.
A | | Housemate Joss dislikes cats but feeds this one in secret.
a | sitter=Joss | when I'm away Joss does the cat, grumbling
A | | Bea considered a second kitten; no decision.
A | vet!=Dr. Amis on the Green | After the business with the bill Bea took Mungo off their books and signed him up with Dr. Amis on the Green.
a | | emergency vet at night is the hospital in Kirkby, different lot
A | food=renal pouches | His lab values mean only renal pouches go in the bowl, says the fridge note Bea dictated.
A | | A neighbour gave him tuna once, he was ill all night.
a | sleeps=on my pillow | woke at 3 with a tail up my nose, as every single night, he snores on my pillow like he pays rent
A | house=two | Joss got the big room with the bay, Bea the one facing the yard; two toothbrushes in the bathroom, two names on the bell.
A | | The former housemate Lars sends postcards from Oslo.
a | chore!=hoovering | swapped with Joss, he takes the rubbish out and I do the hoovering
A | litter!=silica | Pine turned out to make him sneeze; silica since the weekend.
a | | Joss's rabbit, by the way, is on straw
a | sitter=Mrs. Pardoe | two weeks in Crete: keys to Mrs. Pardoe at number 6, she does him mornings and evenings whenever i go anywhere
A | | A foster kitten stayed over the bank holiday and went back on the Tuesday.
A | | Bea loves the idea of cat cafés.
A | chip=977 200 000 511 | Microchip number: 977 200 000 511.
A | cats!=Mungo plus Wilf | The stray from the shed was let in for good, which makes it Mungo plus Wilf at Bea's.
A | born=2014 | Mungo was born in 2014.`,
    questions: `
cats: Which cats live with Bea? / How many cats do I have and what are they called?
vet: Which vet is Mungo registered with?
food: What is Mungo fed?
sleeps: Where does Mungo spend the night?
house: How many people live in Bea's house?
chore: Which household chore is mine?
litter: What litter does Bea use?
sitter: Who looks after the cat when I'm away?
chip: What is Mungo's microchip number?
born: In which year was Mungo born?`,
  },
  {
    name: 'Desmond Achebe',
    user: 'desmond',
    lines: `
a@2024-01-08 | status=sole trader | Registered as a sole trader, copywriting, just me and a kettle
a@2024-01-08 | rate=£320 | day rate: £320
a@2024-01-15 | client=Merrow Teas | nearly all my income is Merrow Teas
a@2024-01-22 | books=shoebox | receipts go in a shoebox, sorry
a@2024-02-03 | | a friend of mine charges £600 and gets it
a@2024-02-10 | place=kitchen table | office = kitchen table
a@2024-02-20 | vat=not registered | VAT: not registered, turnover's too small
a@2024-03-01 | domain=achebewords.example | site's up at achebewords.example
a@2024-03-18 | | should I niche down into tea? hm
a@2024-05-02 | rate=£390 | Quote template, please always fill in £390 for each day.
a@2024-05-09 | | did one day free for the food bank
a@2024-06-14 | books!=Ledgerly | the shoebox went on the bonfire, it all lives in Ledgerly
a@2024-07-30 | place=Tannery coworking | hot desk 14 at the Tannery coworking is next to the biscuit tin, dangerous spot to spend five days a week
a@2024-08-02 | | worked from the beach hut on Friday because of the heat
a@2024-09-11 | client=Solvay Bikes | eighty percent of what I invoiced this quarter went to Solvay Bikes. tea people? not a penny.
a@2024-10-01 | | Solvay's head of brand is Petra Lunt
a@2024-11-20 | vat!=GB 999 0000 73 | HMRC letter came, we're over the threshold, VAT number GB 999 0000 73
a@2025-01-05 | status=limited company | As director of a limited company I have to file a confirmation statement, remind me in december
a@2025-02-14 | | My sister's salon is a partnership
a@2025-03-03 | rate!=£450 | raised my price again, £450 a day and nobody blinked
a@2025-03-10 | | half days are negotiable
a@2025-04-01 | accountant=Ngozi | tax questions go to Ngozi, my accountant
a@2025-04-09 | | Might take on a junior in summer`,
    questions: `
status: What legal form does my business have?
rate: What's my day rate? / How much do I charge per day?
client: Who is my biggest client?
books: Where do I keep my accounts?
place: Where do I work from?
vat: Am I registered for VAT? / What's my VAT number?
domain: What's my website?
accountant: Who is my accountant?`,
  },
  {
    name: 'Ruth Pellow',
    user: 'ruth.p',
    lines: `
a | country=Cornwall | Born, bred and still living in Cornwall, within sight of the sea.
a | work=GP receptionist | GP receptionist, so I've heard it all
a | portuguese=not a word | I speak not a word of Portuguese. Yet.
a | house=up for sale | The house is up for sale with Trevanion's
a | mum=own bungalow | Mum's eighty-four and manages in her own bungalow
a | money=sterling account | all my money sits in a sterling account at the building society
a | car=Fiat Panda | I run a little Fiat Panda
a | glass=cider | Always a cider girl, dry, with ice
a | | My friend Jan emigrated to Spain and came straight back
a | | Could see myself in the Algarve, but that's all golfers
a | passport=burgundy | got a burgundy passport tucked away, valid till 2031
a | house=completion | The solicitor rang about completion: money's through, keys handed to the Ellisons
a | | Trevanion's took one and a half per cent
a | country=Lisbon | from my window in Lisbon I can see the tram squeak round the corner, every day I pinch myself
a | | my neighbour upstairs is from Goa
a | mum!=Rosewarne care home | Mum had a fall and couldn't cope, she's at Rosewarne care home and likes the puddings
a | | Her bungalow is three doors from the chapel, roses out front
a | work=English lessons | Six pupils a week, grammar on the balcony: English lessons are what I live off
b | portuguese=B1 | Certificate on the wall says B1, the examiner even laughed at my joke about the cod
a | | French I only ever had at school
a | car!=monthly metro pass | Left the Panda with my nephew; a monthly metro pass takes me everywhere
a | | rented a Clio for the weekend in Évora
a | money!=euro account | Transferred the lot, there's just the one euro account left
a | glass=vinho verde | It's vinho verde in my glass come six o'clock, the waiter doesn't even ask
a | | Had half a cider at Jan's when she visited, for old times' sake
a | blood=type 2 diabetic | For any doctor here: I'm a type 2 diabetic`,
    questions: `
country: Where do I live? / Where is my home?
work: How do I earn my living?
portuguese: How good is my Portuguese? / Which level of Portuguese do I have?
house: Is my old house sold?
mum: Where does my mother live?
money: In which account do I keep my money?
car: What do I use to get around?
glass: What do I usually drink in the evening?
passport: What colour is my passport?
blood: Which illness should a doctor know about?`,
  },
]
