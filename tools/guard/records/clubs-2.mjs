/** Made-up records whose facts change: clubs, choirs, sport, schools, parishes, volunteers, neighbourhoods. Format: bench/texts/customers-1.mjs. */
export const CLUBS_2 = [
  {
    name: 'Penhallow Allotments',
    lines: `
A | rent=£38 | A full plot at Penhallow Allotments rents for £38 a year.
A | gate=the oak gate ; shop=Saturday | Deliveries come through the oak gate, and the site shop opens on Saturday.
B | steward=Cyril Pengelly | Cyril Pengelly is site steward at Penhallow.
A | wait=23 | The waiting list for Penhallow Allotments has 23 names on it.
B | water=rainwater tanks | Plot holders at Penhallow draw their water from the rainwater tanks.
A | plot7=the Marchetti family | Plot 7 is gardened by the Marchetti family.
A | | Plot 8 belongs to Jowan Trease and is mostly rhubarb.
B | fires=Sundays | Bonfires are allowed on Sundays at Penhallow Allotments.
A | hens=six | In the communal run at Penhallow there are six hens.
B | | Cyril reckons the slugs come over from the golf course.
A | wait=31 | At Penhallow 31 people are queueing for a patch of ground.
A | | The Tregony site asks £55 for a plot half the size.
B | hens!=four | A fox got in at Penhallow and the hens are down to four.
A | plot7=Beryl Chown | Beryl Chown grows dahlias on Plot 7.
B | | There is talk of a borehole, if the council ever answers.
A | shop=Sunday | You can buy seed potatoes and canes at the Penhallow site shop on Sunday.
A | | Beryl asked for the broken pane in the greenhouse to be fixed.
B | water!=mains standpipes | The tanks at Penhallow ran dry once too often and were swapped for mains standpipes.
A | rent!=£45 | At the AGM the Penhallow plot rent was put up to £45.
B | | For half plots there is a separate price, £20.
B | wait=19 | Names on the Penhallow list: 19.
A | steward=Morwenna Lugg | Ask Morwenna Lugg, the steward, before you put up a shed at Penhallow.
B | | Next season the committee may let the Scouts use one of the beds.
A | | A television crew filmed the pumpkin weigh-in.`,
    questions: `
rent: How much is a full plot at Penhallow Allotments per year?
shop: On which day is the Penhallow site shop open?
steward: Who is the site steward at Penhallow Allotments? / Whom do I ask about a shed at Penhallow?
wait: How many people are on the waiting list at Penhallow Allotments?
water: Where does the water at Penhallow Allotments come from?
plot7: Who has Plot 7 at Penhallow Allotments?
hens: How many hens are there at Penhallow Allotments?
fires: When are bonfires allowed at Penhallow?
gate: Which gate do deliveries use at Penhallow Allotments?`,
  },
  {
    name: 'Desmond Okoro',
    user: 'desmond.o',
    lines: `
a | shift=Saturday mornings | I drive for the Eastgate food bank, Saturday mornings is my shift.
a | van=the white Transit | They gave me the white Transit.
a | boss=Philippa | Philippa tells me where to go, she runs the drivers.
a | round=Millfields | My round is Millfields and the towers behind it.
a | | My mate Gus has the Riverside round and complains about the parking.
A | depot=Unit 4 ; partner=Yusuf | Desmond loads at Unit 4 together with his partner Yusuf.
a | back=lower back | My lower back is the weak point, no crates over fifteen kilos please.
a | crates=30 | 30 crates fit in the van on a normal run.
a | | I have been thinking about doing a Wednesday on top.
a | van=the blue Berlingo | Keys for the blue Berlingo are on my ring, that's what I take out on deliveries.
b | shift!=Friday evenings | Desmond's grandchildren come on the weekend, so he swapped to Friday evenings.
a | | The Transit had a flat tyre outside the mosque in January.
a | boss=Keith Amory | If I'm running late I ring Keith Amory, he's our driver coordinator.
a | | Yusuf brings samosas. I bring nothing.
A | depot!=the old Post Office | The food bank gave up Unit 4; Desmond picks up his load at the old Post Office.
a | crates=18 | I can squeeze in 18 crates, then the doors won't shut.
a | | One family on my round has twins with a nut allergy.
a | round=Hobbs Hill | I deliver all over Hobbs Hill, twenty-two doors.
a | | This Friday I'm covering Riverside for Gus, just the one time.
b | partner!=Marisol | Yusuf has gone to university and Desmond rides with Marisol.
a | | Marisol says my singing is worse than the engine.
a | hivis=XL | My hi-vis jacket is an XL.
b | | Keith Amory's office hours are nine to one.`,
    questions: `
shift: When is my shift at the food bank?
van: Which vehicle do I drive for the food bank?
boss: Who coordinates us drivers? / Whom do I call at the food bank if I'm late?
round: Which area do I deliver to?
depot: Where do I load the van?
partner: Who rides along with me on deliveries?
crates: How many crates can I take in one go?
back: Which part of my body can't take heavy crates?
hivis: What size is my hi-vis jacket?`,
  },
  {
    name: 'Kingfisher Swimming Club',
    lines: `
A@2024-09-02 | pool=Lido Road Baths | Kingfisher Swimming Club trains at Lido Road Baths.
A@2024-09-02 | head=Gwen Farrow | Head coach: Gwen Farrow.
B@2024-09-05 | early=5:45 | The early squad of Kingfisher is in the water at 5:45.
A@2024-09-09 | squad=Bronze ; coach=Mr Ibarra | Lottie Penrose swims in the Bronze squad, where Mr Ibarra takes the sessions.
B@2024-09-16 | | Lottie's brother Hugo is with the Silver squad.
A@2024-09-20 | welfare=Joan Tibbs | Joan Tibbs is welfare officer at Kingfisher.
A@2024-10-01 | pb=1:24.6 | Lottie's best time over 100 m freestyle is 1:24.6.
B@2024-10-04 | cap=yellow | Kingfisher swimmers wear a yellow cap at galas.
A@2024-10-11 | | In the relay Hugo clocked 1:09.3 over the same distance.
A@2024-11-03 | pb=1:19.8 | Lottie Penrose's record on the hundred freestyle stands at 1:19.8.
A@2024-11-05 | money=Neil Orme | Monthly squad fees at Kingfisher go to Neil Orme.
B@2024-11-08 | | The boiler at Lido Road broke down on Friday, training was dryland for the day.
A@2024-11-25 | coach=Petra Lindholm | Petra Lindholm stands at the side of Lottie's lane with the stopwatch and coaches her group.
B@2024-12-02 | early=6:15 | Wet hair at 6:15 in the morning, that is when the Kingfisher early birds start.
A@2024-12-10 | | Gwen would like to bid for hours at the university pool.
A@2025-01-07 | squad!=Silver | Lottie was promoted to Silver after Christmas.
B@2025-01-13 | pool!=Templar Leisure Centre | Lido Road shut its doors and Kingfisher found a home at Templar Leisure Centre.
A@2025-01-20 | | Parking there is free for two hours.
B@2025-02-03 | cap=navy | Gala reminder: Kingfisher cap (navy), goggles, two towels.
A@2025-02-14 | | Petra Lindholm once swam the Channel.
A@2025-02-28 | welfare!=Andrew Cole | Joan Tibbs passed the welfare officer's folder to Andrew Cole.
B@2025-03-10 | | For backstroke Lottie has not broken 1:35.0 yet.
A@2025-03-22 | pb!=1:16.2 | She smashed her own freestyle record on Saturday: 1:16.2.
B@2025-03-29 | | The water polo section has red caps.`,
    questions: `
pool: Where does Kingfisher Swimming Club train?
early: When does the early squad of Kingfisher start?
squad: Which squad is Lottie Penrose in?
coach: Who coaches Lottie Penrose?
pb: What is Lottie Penrose's personal best over 100 m freestyle? / How fast is Lottie over 100 free at her best?
cap: What colour cap do Kingfisher swimmers need for galas?
welfare: Who is the welfare officer of Kingfisher Swimming Club?
head: Who is head coach at Kingfisher?
money: Who collects the squad fees at Kingfisher?`,
  },
  {
    name: 'Larch Close',
    lines: `
A@2025-03-01 | n3=the Whitlocks | At Larch Close, number 3 is occupied by the Whitlocks.
A@2025-03-01 | n5=Mrs Dacosta | Mrs Dacosta lives at number 5 on her own.
B@2025-03-04 | bins=Monday | Refuse is collected in Larch Close on Monday.
A@2025-03-09 | watch=Pat Ingram ; chat=Signal | Neighbourhood watch for Larch Close is run by Pat Ingram, messages go out over Signal.
B@2025-03-15 | party=5 July | The Larch Close street party is on 5 July.
A@2025-03-18 | gritter=number 11 | The salt and the shovels are stored at number 11.
A@2025-03-22 | parcel=Wilf | Wilf takes in parcels for the whole close.
B@2025-03-30 | limit=30 mph | The speed limit in Larch Close is 30 mph.
A@2025-04-02 | | Cedar Way has its bins emptied on Wednesdays.
B@2025-04-07 | | Mrs Dacosta's daughter thinks she should be in sheltered housing.
A@2025-04-19 | bins=Thursday | Larch Close, wheelie bins to the kerb for Thursday, lids closed.
B@2025-05-02 | n3!=the Bhattis | The Whitlocks sold up; number 3 was bought by the Bhattis, who have three boys.
A@2025-05-05 | | The Bhattis' removal van took out the lamp post.
A@2025-05-18 | parcel=Oona at number 8 | Nobody in? Couriers leave Larch Close packages with Oona at number 8.
B@2025-05-26 | | The bank holiday collection slipped by a day, that week only.
A@2025-06-01 | chat=WhatsApp | To hear what's going on in the close, get yourself added to the WhatsApp group.
B@2025-06-10 | | Wilf's hedge is over two metres tall and causes bad blood.
A@2025-06-16 | party!=12 July | Larch Close's party has been postponed by a week to 12 July.
B@2025-06-20 | limit!=20 mph | The council finally lowered the limit in Larch Close to 20 mph.
A@2025-07-01 | | The residents may apply for speed bumps too.
B@2025-07-13 | watch=Sergeant Rudd | Report suspicious vans to Sergeant Rudd, retired, who leads the Larch Close watch.
A@2025-07-13 | | Forty-one people came and the sausages ran out by two.
B@2025-08-02 | | Pat Ingram won second prize for her hanging baskets.`,
    questions: `
n3: Who lives at number 3 Larch Close?
bins: On what day are the bins emptied in Larch Close? / When do I put the bins out in Larch Close?
watch: Who runs the neighbourhood watch in Larch Close?
chat: Which app do the Larch Close neighbours use for messages?
party: On which date is the Larch Close street party?
parcel: Who takes in parcels in Larch Close?
limit: How fast may you drive in Larch Close?
n5: Who lives at number 5 Larch Close?
gritter: Where are the salt and shovels for Larch Close?`,
  },
  {
    name: 'La Boule de Saint-Aubin',
    lines: `
A | president=Marcel Gaudry | Le club de pétanque La Boule de Saint-Aubin a pour président Marcel Gaudry.
A | terrain=la place du Marché | On joue sur la place du Marché.
B | jour=mardi ; heure=14 h 30 | Les parties du club ont lieu le mardi à 14 h 30.
A | cotisation=25 euros | La cotisation annuelle à La Boule de Saint-Aubin s'élève à 25 euros.
B | | Le club voisin de Vernay joue le jeudi sous les platanes.
A | buvette=Josiane | Josiane tient la buvette.
A | tel=06 39 98 12 40 | Pour joindre Marcel Gaudry : 06 39 98 12 40.
B | tresorier=Hervé Lunel | Hervé Lunel s'occupe des comptes du club.
A | doublette=Nino et Paulette | Au championnat, la doublette de Saint-Aubin est formée de Nino et Paulette.
B | | Marcel a perdu son cochonnet fétiche dans la fontaine.
A | heure=16 heures | La Boule de Saint-Aubin : premier lancer à 16 heures, il fait trop chaud avant.
A | | On envisage d'éclairer le terrain l'an prochain.
B | cotisation=32 euros | Chaque adhérent de La Boule verse 32 euros par an au trésorier.
A | buvette!=Régis | Josiane a rendu son tablier, et c'est Régis qui l'a remplacée à la buvette.
B | | Samedi dernier, exceptionnellement, on a joué à 10 heures.
A | doublette=Samia et Gaston | Samia et Gaston représentent Saint-Aubin en doublette au championnat.
B | | La triplette féminine, elle, a fini quatrième à Vernay.
A | terrain!=le boulodrome des Tilleuls | Avec les travaux au centre, le club a déménagé vers le boulodrome des Tilleuls.
A | | Hervé trouve le gravier trop fin.
B | president!=Odile Ferrand | L'assemblée a élu Odile Ferrand, Marcel ne se représentait pas à la présidence.
A | | Le fils d'Odile est arbitre départemental.
A | jour=vendredi | Les joueurs de Saint-Aubin se retrouvent chaque vendredi, boules et chapeau obligatoires.
B | | Régis aimerait ajouter une soirée belote le lundi.`,
    questions: `
president: Qui préside La Boule de Saint-Aubin ? / Comment s'appelle la personne à la tête du club de pétanque de Saint-Aubin ?
terrain: Où joue La Boule de Saint-Aubin ?
jour: Quel jour de la semaine joue-t-on à La Boule de Saint-Aubin ?
heure: À quelle heure commencent les parties à Saint-Aubin ?
cotisation: Combien coûte l'adhésion annuelle à La Boule de Saint-Aubin ?
buvette: Qui tient la buvette du club ?
doublette: Qui joue en doublette pour Saint-Aubin au championnat ?
tresorier: Qui est le trésorier de La Boule de Saint-Aubin ?
tel: À quel numéro peut-on joindre Marcel Gaudry ?`,
  },
]
