/** Made-up records whose facts change, by an author of whom nothing is in training. Format: ../customers-1.mjs. */
export const DAYS_2 = [
  {
    name: 'Tomasz Wilk',
    user: 'tomasz',
    lines: `
a | flatmate=Rufus | There are two of us in this flat: me and Rufus.
a | share=£540 | My half of the rent comes to £540.
a | landlord=Mr Penhaligon | The place belongs to Mr Penhaligon, he prefers letters to e-mail.
a | wifi=Skylark | Our internet provider is Skylark.
a | | Rufus has his own SIM plan with Tello Mobile.
a | bins=Monday ; job=barista | Bin day is Monday. Oh, and I work as a barista at the station.
a | | Recycling gets collected every second Saturday.
a | library=B-20417 | Library card: B-20417, in case I need to renew something.
a | | Rufus says he could see himself in Berlin next year.
a | study=economics | I'm studying economics, second year.
a | bins=Thursday | Remind me Wednesday night to roll the bins out, the lorry comes Thursday at seven.
a | | One of my course mates does geology and collects actual rocks.
a | flatmate!=Nils | Rufus moved out, Nils got his room.
a | | Nils brought a drum kit. Pray for me.
a | wifi=Fibrant | The router is from Fibrant, hotline on the back.
a | | The deposit we paid was two months' worth.
a | job=cinema usher | Evenings and weekends I earn money as a cinema usher.
b | landlord!=Castell Homes ; share!=£575 | Old Penhaligon sold the house to Castell Homes, and with them the bill went up: each of us owes £575.
a | | Castell has an app for reporting broken stuff, three stars.
a | | I applied for a library job as well, haven't heard back.
b | study=statistics | Degree programme, for the form: statistics, BSc, Hartwell University.
a | doctor=Beech Road Surgery | I'm registered at Beech Road Surgery.
a | wifi!=Onda | Fibrant was so slow that Nils cancelled it; Onda came and put a box in the hall.`,
    questions: `
flatmate: Who do I share the flat with? / What is my flatmate's name?
share: How much is my part of the rent?
landlord: Who do I contact about repairs? / Who is my landlord?
wifi: Who is our internet provider?
bins: When are the bins collected?
job: What is my side job? / What work do I do?
study: What do I study?
library: What is my library card number?
doctor: Where am I registered with a doctor?`,
  },
  {
    name: 'Renee Castellano',
    lines: `
A | race=Elm City Half | Renee Castellano has signed up for the Elm City Half.
A | coach=Duncan | She follows a training plan written by Duncan.
A | longrun=Sunday | The long run of the week is on Sunday for Renee.
B | shoe=Corsair 4 | Renee Castellano runs in the Corsair 4, men's 9.
A | calories=2,100 | Daily calorie goal set by Renee: 2,100.
A | | Renee's running partner Mo is on 2,600 calories and always hungry.
A | physio=Dr. Tansy | For her knee Renee Castellano goes to Dr. Tansy.
B | watch=Vero S2 | Renee tracks everything with a Vero S2.
A | | Renee did her long run on a Friday last week, on account of the storm.
A | weight=68 kg | On the scale this morning Renee was 68 kg.
A | longrun=Saturday | Renee Castellano does her long distance every Saturday at dawn.
A | | Mo has his eye on a trail ultra in October.
B | calories=1,950 | Renee eats to a target of 1,950 kcal per day.
A | | On race week she may eat as much as she likes.
A | coach!=Imelda | Renee fell out with Duncan, and Imelda is coaching her.
A | | Imelda once finished fourth in the Bayside Marathon.
B | shoe!=Halden Flow | The Corsairs wore through at 700 km, so Renee put a Halden Flow in their place.
A | | For the gym Renee uses an old pair of Pacers.
A | weight=66 kg | Renee Castellano weighs 66 kg.
A | physio=Kelsey Ruiz | Renee's physiotherapist is Kelsey Ruiz, Mondays at noon.
A | | Renee believes compression socks are a fairy tale.
B | race=Harvest 10K | Next start for Renee Castellano: the Harvest 10K, bib 1184.
A | | There is talk that Renee could pace a friend at the Bayside Marathon.
A | weight!=64 kg | Renee dropped another two kilos and is down at 64 kg.
A | supplement=iron | She takes iron with her morning juice.`,
    questions: `
race: Which race is Renee Castellano running next?
coach: Who coaches Renee Castellano? / Who is Renee's running coach?
longrun: On which day does Renee Castellano do her long run?
shoe: Which running shoes does Renee Castellano wear?
calories: What is Renee Castellano's daily calorie target?
physio: Who treats Renee Castellano's knee? / Who is Renee Castellano's physio?
weight: How much does Renee Castellano weigh?
watch: Which watch does Renee Castellano use?
supplement: Which supplement does Renee Castellano take?`,
  },
  {
    name: 'Fiona Ashdown',
    user: 'fiona.ashdown',
    lines: `
a@2024-09-02 | accountant=Leo Marchetti | My tax return is done by Leo Marchetti.
a@2024-09-02 | bank=Tidewell | Client payments arrive on my business account at Tidewell.
a@2024-09-03 | | Holiday savings are parked at Pebble, separate thing.
a@2024-09-10 | rate=£320 | I charge £320 a day.
b@2024-09-18 | music=Loopify | Music streaming is Loopify, family tier.
b@2024-09-18 | design=Vectoria | For layouts I have a Vectoria licence.
a@2024-10-01 | | The Vectoria app crashed twice before lunch.
a@2024-10-07 | studio=Ropewalk Yard | My desk is in a shared studio at Ropewalk Yard.
a@2024-10-15 | dayoff=Friday | I don't work Fridays: Friday is pottery.
a@2024-11-04 | rate=£360 | Quote any enquiry at £360 per day, VAT on top.
b@2024-11-12 | | For charities I do a half day free once a quarter.
a@2024-11-20 | music!=Aurio | Binned Loopify after the price hike, playlists live on Aurio.
a@2024-12-02 | | Mum listens to Radio Crest and nothing else.
a@2024-12-09 | studio=Cannon Works | Couriers should deliver to my workplace, unit 5, Cannon Works.
a@2025-01-13 | | The kiln at pottery cracked and took my teapot with it.
b@2025-01-21 | accountant!=Sunita Rao | Leo is winding down his practice and passed my books on to Sunita Rao.
a@2025-02-06 | | Sunita suggested setting aside 28 percent for tax.
a@2025-02-18 | dayoff=Wednesday | Keep every Wednesday clear in my calendar, no calls, no client work.
a@2025-03-03 | | Could imagine going limited in April, undecided.
a@2025-03-11 | bank=Merrow Bank | Payment details for invoices: account with Merrow Bank, ending 4471.
a@2025-03-24 | | A client in Oslo pays in kroner, takes ages.
b@2025-04-08 | domain=3 August | My domain renews each year on 3 August.
a@2025-04-15 | rate!=£395 | With the new financial year my day rate has risen to £395.
a@2025-05-01 | storage=Boxlet | Backups go to Boxlet.`,
    questions: `
rate: What is my day rate? / How much do I charge per day?
music: Which music service do I use?
studio: Where is my studio? / Where do couriers deliver my work parcels?
accountant: Who is my accountant?
dayoff: Which day do I keep free of work?
bank: Which bank is my business account with?
design: Which software do I use for layouts?
domain: When does my domain renew?
storage: Where do my backups go?`,
  },
  {
    name: 'Camille Aubert',
    user: 'camille',
    lines: `
a | loyer=820 euros | Je paie 820 euros de loyer, charges comprises.
a | medecin=docteur Lemoine | Mon médecin traitant, c'est le docteur Lemoine.
a | danse=mardi | J'ai cours de danse le mardi soir.
a | | Ma sœur Margot danse aussi, mais le samedi et à Lyon.
b | voiture=Clio | Je roule en Clio, une vieille rouge.
a | assurance=Mutéa | Pour la voiture je suis assurée chez Mutéa.
a | | Ma mutuelle santé, c'est Harmonia.
a | creche=Les Petits Loups | Ma fille Zoé est à la crèche Les Petits Loups.
b | gardienne=Madame Perrin | La gardienne de l'immeuble s'appelle Madame Perrin.
a | coiffeur=Sandrine | Pour les cheveux, je vais chez Sandrine, rue des Lilas.
b | danse=jeudi | Ma soirée danse, c'est jeudi à 19 h 30, salle Bizet.
a | | Cette semaine le cours saute, la prof est grippée.
a | loyer!=845 euros | Le propriétaire a révisé le bail, on passe à 845 euros.
a | | Margot paie presque mille euros pour un studio.
a | medecin=docteur Haddad | Prends-moi rendez-vous chez ma généraliste, le docteur Haddad.
a | | Zoé a eu une otite, trois nuits blanches.
b | voiture!=C3 | La Clio est partie à la casse ; j'ai récupéré la C3 de ma tante.
a | | On rêve d'un van pour l'été, un jour peut-être.
a | creche=Capucine | Le matin je dépose Zoé à la crèche Capucine à 8 h 15.
a | | La directrice m'a demandé un carnet de santé à jour.
a | assurance=Verdane | Le contrat auto est chez Verdane, échéance en mars.
a | coiffeur!=Malik | Sandrine a fermé son salon, c'est Malik qui me coupe les cheveux à sa place.
a | travail=comptable | Je travaille comme comptable dans une coopérative.
a | | Mon chef parle de m'envoyer à Nantes deux jours par mois.`,
    questions: `
danse: Quel jour est mon cours de danse ?
loyer: Combien je paie de loyer ? / À combien se monte mon loyer ?
medecin: Qui est mon médecin traitant ?
voiture: Quelle voiture ai-je ?
creche: Dans quelle crèche va Zoé ? / Où est-ce que je dépose Zoé le matin ?
assurance: Chez qui est assurée ma voiture ?
coiffeur: Qui me coupe les cheveux ?
travail: Quel est mon métier ?
gardienne: Comment s'appelle notre gardienne ?`,
  },
  {
    name: 'Dev Malhotra',
    user: 'dev.m',
    lines: `
a | date=14 June ; venue=Thornbury Barn | We're getting married on 14 June, the reception is at Thornbury Barn.
a | guests=120 | Head count so far: 120.
a | caterer=Saffron Table | Food on the day is by Saffron Table.
a | | Nisha's parents would rather have Bombay Lane do the cooking.
a | photo=Ewan Birch | Ewan Birch is taking the pictures.
A | bestman=Karan | Dev's best man is Karan.
a | | Nisha's maid of honour is Tilly.
a | band=The Lampoons | Live music after dinner comes from The Lampoons.
a | honeymoon=Sri Lanka | Honeymoon: two weeks in Sri Lanka.
b | guests=95 | Tell the caterer to plan for 95 people at our wedding.
a | | Eleven of those are kids under five.
A | venue!=Orchard House | The barn flooded in the storm, so Dev and Nisha rebooked at Orchard House.
a | | Orchard House has room for 20 cars, the rest must park in the village.
a | date=28 June | Print this on the invitations: Nisha & Dev, 28 June, three o'clock.
a | | Rehearsal dinner happens the evening before.
a | photo=Marit Sund | I owe our wedding photographer Marit Sund a deposit of £400.
a | | Ewan sent us some lovely test shots from the engagement.
A | bestman!=Sameer | With Karan stuck in Singapore, Sameer stepped in as Dev's best man.
a | | Karan will send a video message.
b | band=DJ Pascal | From the first dance to the last bus, DJ Pascal does all the music at our do.
a | suit=midnight blue | My suit is midnight blue.
a | | Tilly suggested burgundy ties for the ushers.
A | | Nisha wonders if Kenya would be cheaper for the honeymoon, nothing settled.
b | guests!=102 | Seven late yeses from Leicester, which brings us to 102.
a | cake=lemon and pistachio | The cake will be lemon and pistachio.`,
    questions: `
date: When is my wedding? / On which date do we get married?
venue: Where does our wedding reception take place?
guests: How many guests are we expecting?
photo: Who photographs our wedding?
bestman: Who is my best man?
band: Who plays the music at our wedding?
caterer: Who does the food at our wedding?
honeymoon: Where are we going on honeymoon?
suit: What colour is my suit?`,
  },
]
