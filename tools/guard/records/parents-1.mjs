/** Made-up records: private life, told to an assistant. Format: bench/texts/customers-1.mjs. */
export const PARENTS_1 = [
  {
    name: 'Noor Haddad',
    user: 'noor',
    lines: `
a | school=De Regenboog ; pickup=half past two | Yasmin goes to De Regenboog on the Beukelsdijk, and I fetch her at half past two.
a | allergy=hazelnuts ; bedtime=seven thirty | Please no snack ideas with hazelnuts, Yasmin gets hives from them; and lights out for her is seven thirty, no negotiation.
a | | My neighbour Ilse has her boy at Het Kompas and swears by it.
a | sitter=Femke | When Karim and I both work late, Femke sits with the kids.
A | doctor=Dr. Vos | The user's children are registered with Dr. Vos for everything from ear infections to jabs.
b | swim=Tuesdays ; shoes=size 28 | Swimming lessons are on Tuesdays, and for her water shoes: Yasmin takes a size 28.
a | | My sister in Utrecht has changed paediatricians, hers is Dr. Hoekstra since May.
a | transport=cargo bike | I do the school run with the cargo bike, rain or not.
a | pickup=a quarter to six | The after-school club keeps Yasmin busy all afternoon, so you'll find me at the gate at a quarter to six.
a | | I looked at the Montessori on the Schietbaanlaan for Yasmin, but two years of waiting list is a joke.
b | sitter=Mrs. de Wit | It's Mrs. de Wit from number 9 who stays with the little ones on our evening shifts, and she makes them pancakes.
b | | Karim never goes to sleep before midnight when there is football.
A | doctor!=Dr. Özdemir | The user's family moved over to Dr. Özdemir after the practice on the corner closed.
a | swim=Saturday mornings ; library=Wednesday after lunch | The pool eats our Saturday mornings with towels and armbands and chips, and Wednesday after lunch is when the two of us exchange library books.
a | | Yasmin's cousin Sami, who is a year older, already needs a 33 for his football boots.
a | transport!=tram 8 | We sold the bakfiets, so we ride tram 8 to school instead.
a | shoes=a 31 | Can you order gym slippers for Yasmin? Her feet fill a 31.
a | | The girl who sat for us has moved to Delft and minds a pair of twins there.
a | | As a child I was the one who couldn't eat strawberries; that's long gone.`,
    questions: `
school: Which primary school does Yasmin attend? / Where is Noor's daughter a pupil?
pickup: What time do I have to collect Yasmin? / When does Noor fetch her daughter?
allergy: What must Yasmin not eat?
sitter: Who looks after my children when we are both out working? / Who is the babysitter of Noor's family?
doctor: Who is our family doctor? / Which physician treats Noor's kids?
swim: When is Yasmin's swim class?
bedtime: When does Yasmin have to be asleep?
transport: How do Noor and Yasmin get to school? / How do we travel to school?
shoes: Which shoe size does Yasmin wear?
library: When do Noor and Yasmin visit the library?`,
  },
  {
    name: 'Tomasz Wilk',
    user: 'tomasz',
    lines: `
a@2023-10-02 | room=Arenberg 114 ; job=pizza courier | My key in Leuven opens Arenberg 114, third bed from the window, and to pay for it I work as a pizza courier three evenings a week.
a@2023-10-03 | programme=materials engineering ; email=t.wilk@student.example | I'm enrolled in materials engineering, and the university writes to me at t.wilk@student.example.
b@2023-10-10 | | My roommate Bart studies theology, of all things.
a@2023-11-05 | lunch=Alma 2 ; sport=bouldering | Around noon you can find me in Alma 2 queueing for spaghetti, and after lectures I go bouldering, my fingertips are a ruin.
A@2023-11-20 | supervisor=Professor Claes | Tomasz said his bachelor project is guided by Professor Claes.
a@2023-12-01 | | Mum would love to see me in medicine. Dream on, mum.
a@2024-02-09 | home_trip=night coach | I travel to Kraków on the night coach, eighteen hours with my knees at my ears.
a@2024-02-20 | job=reshelving books | My wages come out of the law library, Monday to Thursday evening, reshelving books for twelve euros an hour.
a@2024-03-02 | | Bart has switched to philosophy and lives out in Heverlee with his girlfriend.
a@2024-03-11 | room=Tiensevest 60 | If a parcel comes for me, the bell at Tiensevest 60 says Wilk-Janssens, top button.
A@2024-03-30 | | Tomasz was offered a seat on the student council and said he would rather not.
a@2024-04-08 | supervisor!=Ingrid Maes | My old prof went on sabbatical, so Ingrid Maes supervises me from here on.
b@2024-04-22 | sport=rowing | Six in the morning on the canal, eight sleepy men and a cox: rowing is the only thing that gets me out of bed.
a@2024-05-06 | | My sister Ola flies home to Poland with a budget airline from Eindhoven.
a@2024-05-19 | exam_day=14 June | Polymer chemistry, my last exam, takes place on 14 June.
a@2024-06-01 | home_trip=Jurek's van ; language=Dutch at level B1 | I go to my parents in Jurek's van and share the petrol, and in my bag for them is the paper I got: Dutch at level B1.
b@2024-06-03 | | Before Leuven I spent one semester on physics in Wrocław.
a@2024-06-05 | exam_day!=21 June | They postponed polymer chemistry to 21 June because of the rail strike.
a@2024-06-07 | | Ola's final exam is on 28 June and she is calmer than me.`,
    questions: `
room: Where do I live in Leuven? / What is Tomasz's student address?
programme: What is Tomasz studying? / What is my degree in?
email: What's my university email address?
job: What does Tomasz do to earn money on the side? / What's my student job?
lunch: Where does Tomasz have his midday meal?
supervisor: Who oversees my bachelor project? / Who is in charge of Tomasz's thesis work?
sport: Which sport does Tomasz do? / How do I keep fit?
home_trip: How does Tomasz get home to Poland?
exam_day: On what date is Tomasz's polymer chemistry exam?
language: What is on Tomasz's language certificate?`,
  },
  {
    name: 'Margaret Penhaligon',
    user: 'margaret',
    lines: `
a | pill=the white one, 5 mg | My blood pressure tablet is the white one, 5 mg, taken with my first cup of tea.
a | choir=Thursday evenings ; cat=Pasty | I sing alto on Thursday evenings in the chapel, and then home to Pasty, my tabby.
B | | Margaret was in a cheerful mood and told the assistant about the regatta of 1961.
a | surgery=Trelawny Road ; shopping=the 34 bus | I walk to the nurse at the Trelawny Road surgery, up all those steps, and for my groceries I ride the 34 bus with my little trolley.
b | | My friend Dorothy has given up the choir, she does her bell ringing on Wednesdays now.
a | contact=my son Piers | If I should fall, ring my son Piers, he's the one with the key.
b | church_job=brass polishing | At St Mawgan's I am on the rota for brass polishing.
a | pill=half a pink one | At breakfast I have half a pink one for the blood pressure and a spoonful of marmalade to get it down.
a | | Dorothy takes eight different tablets a day, poor love, and rattles.
a | lodger=a marine biologist ; glasses=the tortoiseshell pair | In my back bedroom lodges a marine biologist, very tidy girl, who finds me the tortoiseshell pair whenever I want to read my book.
a | surgery!=Harbour Health Centre | They closed our little practice and I've been transferred to the Harbour Health Centre.
a | shopping=Tesco man | The Tesco man carries my bags right into the kitchen every Friday, such a dear.
a | | Piers is thinking of getting me a stairlift. I said over my dead body.
b | choir=on Mondays at two | We sing on Mondays at two, while there's still daylight to walk home by.
A | contact=Loveday on 01632 960455 | In an emergency the user wants her niece Loveday on 01632 960455 to be told before anyone else.
a | | Piers has a phone that talks to his car; his number is too long to remember.
b | | When I was a girl I rode to market on a pony called Duchess.
a | | The Curnows next door have a cat as well now, a ginger called Nelson.
a | church_job!=hymn books | I can't kneel any more so at church I hand out the hymn books instead.`,
    questions: `
pill: What do I take for my hypertension? / Which medicine keeps Margaret's blood pressure down?
choir: When is Margaret's choir rehearsal? / When do I have choir practice?
cat: What is the name of Margaret's cat?
surgery: Where does Margaret go to see a doctor? / Where am I registered as a patient?
shopping: How does Margaret get her food into the house?
contact: Who should be called if something happens to Margaret?
church_job: What does Margaret help with at church?
lodger: Who rents Margaret's spare room?
glasses: Which spectacles do I use for books?`,
  },
  {
    name: 'Jonah Adeyemi',
    user: 'jonah',
    lines: `
a@2024-01-06 | rent=£540 ; landlord=Mr Chivers | I pay £540 a month for my room, straight to Mr Chivers by standing order.
a@2024-01-06 | bedroom=the box room | Mine is the box room above the front door.
a@2024-01-09 | | Saoirse has the attic and pays a hundred more than me for it.
b@2024-01-18 | wifi=marmite4ever | The wifi password in our flat is marmite4ever, no spaces.
a@2024-01-22 | flatmates=Saoirse and Pete ; chore=the bins | I share with Saoirse and Pete plus a mouse, and on the rota I'm down for the bins.
A@2024-02-15 | diet=vegetarian | Jonah asked for vegetarian recipes only.
a@2024-02-28 | | Pete is off meat as well this month but that's just for a bet.
b@2024-03-09 | parking=on Raglan Place | My Fiesta sleeps on Raglan Place where it's free.
a@2024-03-20 | bedroom=looking out on the garden ; rent=six hundred and five | I wake up looking out on the garden and the neighbour's hens, double bed, no street noise; remind me on the 1st to send six hundred and five for it.
a@2024-04-02 | | My mate Kofi over in Easton found a place with bills included for £480.
b@2024-04-25 | | Saoirse changed her own hotspot password and told nobody.
a@2024-05-07 | flatmates!=Saoirse and Magda | Pete's gone travelling, so the household is Saoirse and Magda and me these days.
A@2024-05-19 | wifi=Hens-At-Dawn-22 | To get a guest online at the user's place: network Raglan, key Hens-At-Dawn-22.
a@2024-06-01 | | Chivers has a brother who lets out half of Totterdown.
a@2024-06-14 | landlord!=Keystone Lets | The house got sold and I deal with Keystone Lets instead of the old fellow.
b@2024-06-20 | | I might try going vegan in January, we'll see if I survive without cheese.
a@2024-07-02 | house_night=curry night | The one evening we all sit down together is curry night, every second Friday.
a@2024-07-15 | | At uni in Hull I had the cellar room and a lovely crop of mould.
a@2024-07-21 | parking=behind the chapel ; bike_code=4471 | I leave the Fiesta behind the chapel with a permit in the window, and the bike shed padlock opens with 4471.`,
    questions: `
rent: How much does Jonah pay each month? / What do I owe for my accommodation?
landlord: Who does Jonah rent from? / Who do I ring when the boiler breaks and it's the owner's job?
bedroom: Which bedroom in the house is Jonah's?
wifi: How do I get onto our internet? / What is Jonah's wireless key?
chore: What is Jonah's household duty?
flatmates: Who does Jonah live with? / Who are the people I live with?
diet: What kind of food does Jonah eat?
parking: Where does Jonah leave his car?
house_night: What is the fixed get-together in Jonah's house?
bike_code: What's the combination for the bike shed?`,
  },
  {
    name: 'Keiko Morita',
    user: 'keiko',
    lines: `
a | camera=Nikon FM2 | My everyday camera is a Nikon FM2 with a dent in the prism from Otaru.
a | film=Tri-X ; developer=D-76 | I shoot Tri-X and soup it in D-76, like my grandfather.
b | | My friend Hana went fully digital last spring and sold all her glass.
A | subject=stray cats ; darkroom=the bathtub | Keiko photographs stray cats and almost nothing else, and prints them in the bathtub with a board across it.
a | club=Shutter Owls ; scanner=flatbed from Epson | I lay my negatives on a flatbed from Epson, and on the second Sunday I show the results to the Shutter Owls in Maruyama.
a | | The club's chairman owns four Leicas and lets nobody touch them.
a | camera=a Mamiya, the big 6x7 | My shoulder aches: a Mamiya, the big 6x7, hangs on it every time I leave the house to take a picture.
a | | I held a Rolleiflex at the fair and dreamed about it for a week, far too expensive.
a | film!=HP5 | The price of the Kodak stuff made me switch to HP5.
B | | Hana rents a darkroom in Shiroishi together with two students.
a | darkroom=the disused pharmacy | Wednesday nights I have the enlarger in the disused pharmacy to myself, with running water and a real red lamp.
a | subject=abandoned petrol stations | My weekends are for driving out to abandoned petrol stations, eleven in the series and Hokkaido is full of them.
b | | For my cousin's wedding I did borrow a digital body, just for that day.
a | exhibition=Gallery Yuki in March | My first wall of my own: Gallery Yuki in March, twelve frames.
a | developer=Rodinal, one to fifty | Write this on the recipe card: Rodinal, one to fifty, eleven minutes, hardly any agitation.
a | | The Owls have voted for a new meeting place but it only starts next year, and I may not stay a member anyway.
b | exhibition!=June | The gallery has a burst pipe, so my show has been moved to June.
a | tripod=carbon Gitzo ; lab=Fujicolor Nakajima | For colour I hand the rolls to Fujicolor Nakajima, and my legs for the long exposures are a carbon Gitzo.
a | | Hana's tripod is from a supermarket and outlived two of mine.`,
    questions: `
camera: Which camera does Keiko use? / What do I take my photographs with?
film: Which black and white stock does Keiko load? / What film do I use?
developer: What chemical does Keiko develop her negatives in?
darkroom: Where does Keiko make her prints?
club: Which photo group does Keiko belong to?
subject: What does Keiko like to take pictures of?
scanner: How do I digitise my negatives?
exhibition: When can people see Keiko's pictures on show? / When is my exhibition?
tripod: What tripod does Keiko own?
lab: Who develops Keiko's colour rolls?`,
  },
]
