/** Made-up records: users talking with their private assistant about medicine, horses, life on the road, cooking; agent notes on a user. Format: bench/texts/customers-1.mjs. */
export const USERS_5 = [
  {
    name: 'Yusuf Demirel',
    user: 'yusuf',
    lines: `
a | stage=third year | third year of med school, anatomy is finally behind me
a | want=surgeon | I want to be a surgeon, always have
a | bed=parents' basement | sleeping in my parents' basement to save money
a | chess=1480 | online chess rating: 1480
a | caffeine=energy drinks | surviving on energy drinks
a | crush=Leyla | There's Leyla from the anatomy table, she has no idea I exist
a | sight=glasses | I've worn glasses since I was nine
a | blood=B positive | my donor card says B positive
a | siblings=two sisters | got two sisters, both older, both bossy
a | | Emre from my group is dead set on radiology
a | | my roommate-to-be bailed, so that flat's off
a | stage=final year | Six months till finals and every form asks: final year, yes that's me
a | want!=child psychiatry | Fainted twice in theatre. After the rotation on the ward I've made up my mind, child psychiatry
a | | Mum tells everyone I'll be a heart specialist
a | chess=1655 | screenshot this: 1655!! beat a guy with a cat avatar for it
a | | Emre's at 2010, unbearable
a | sight=eyes lasered | twenty-twenty at the optician, no frames on my nose in any selfie: eyes lasered in Istanbul, best money ever
a | | My older sister ordered contact lenses
a | bed!=nurses' hostel | Packed a suitcase for the nurses' hostel, room 31, that's where I crash from the first of the month
a | caffeine=peppermint tea | heart was doing somersaults so it's peppermint tea in the flask, all day long, nothing stronger
a | | had one can before the oral exam, won't lie
a | crush=together | Leyla's toothbrush is next to mine. Eight weeks together today
a | | Her parents don't know yet
a | | might do an elective in Glasgow`,
    questions: `
stage: Which year of medical school am I in?
want: What kind of doctor do I want to become? / Which specialty have I chosen?
bed: Where do I live at the moment?
chess: What's my chess rating?
caffeine: What do I drink to get through the day?
crush: What is going on between me and Leyla?
sight: Do I wear glasses?
blood: What's my blood group?
siblings: How many sisters do I have?`,
  },
  {
    name: 'Katrin Voss',
    user: 'katrin.voss',
    lines: `
A | wohnort=Bremen ; beruf=Physiotherapeutin | Die Nutzerin wohnt in Bremen und ist Physiotherapeutin.
A | familienstand=verheiratet | Katrin ist verheiratet mit Olaf, keine Kinder.
A | kost=Fleisch | Isst gern Fleisch, am liebsten vom Grill.
A | sprache=du | Anrede im Chat: du.
A | instrument=Klarinette | Spielt Klarinette im Blasorchester, zweite Stimme.
A | schlaf=sieben Stunden | Nach eigenen Angaben schläft sie sieben Stunden.
A | | Ihre Schwester Maren lebt in Kiel und ist Lehrerin.
A | konto=Sparkasse | Gehaltskonto bei der Sparkasse.
A | allergie=Birkenpollen | Allergie: Birkenpollen.
A | schuhe=41 | Schuhgröße 41.
A | | Fragte nach Yoga-Kursen in der Neustadt, nichts gebucht.
A | beruf=eigene Praxis | Auf dem Briefkopf steht Katrin als Inhaberin: eigene Praxis, drei Behandlungsräume, zwei Angestellte.
A | kost!=vegan | Seit dem Dokumentarfilm im Januar kocht und isst sie ausschließlich vegan.
A | | Olaf holt sich weiterhin Bratwurst beim Imbiss.
A | instrument=Saxofon | Bittet um Noten für Saxofon, Kapellmeister setzt sie bei allen Konzerten damit ein, Holzkasten der alten Flöte steht beim Trödler.
A | | Für den Umzug im Karneval hat sie ausnahmsweise getrommelt.
A | familienstand=Witwe | Rente beantragt, das Formular ankreuzen bei: Witwe. Olafs Grab ist auf dem Riensberger Friedhof.
A | | Maren hat sich im Frühjahr scheiden lassen.
A | schlaf=kaum vier | Die Nächte sind schlimm, kaum vier liegt sie mit geschlossenen Augen, sagt Katrin.
A | wohnort!=Worpswede | Haus verkauft, Nutzerin ist nach Worpswede gezogen, Atelier im Hof.
A | | Die Praxis bleibt an der Contrescarpe, sie pendelt.
A | | Denkt über einen Kurs in Aquarell nach.
A | konto!=Umweltbank | Konto gekündigt, Zahlungen laufen über die Umweltbank.
A | | Das Geschäftskonto führt die Volksbank.`,
    questions: `
wohnort: Wo wohnt Katrin? / In welchem Ort lebe ich?
beruf: Was macht Katrin beruflich? / Bin ich angestellt oder selbstständig?
familienstand: Welchen Familienstand hat Katrin?
kost: Wie ernähre ich mich?
instrument: Welches Instrument spielt Katrin im Orchester?
schlaf: Wie viel schläft Katrin nachts?
konto: Bei welcher Bank ist mein privates Konto?
allergie: Wogegen ist Katrin allergisch?
schuhe: Welche Schuhgröße habe ich?`,
  },
  {
    name: 'Lorna Muir',
    user: 'lorna',
    lines: `
a | horse=Thistle | my mare's called Thistle, grey, fourteen hands, opinions on everything
a | yard=Kilbride livery | she's stabled at Kilbride livery, full board
a | farrier=Gavin | Gavin does her feet every six weeks
a | height=50 cm | we're jumping 50 cm at most, both of us are cowards
a | truck=none | transport: none, I beg lifts in other folk's trailers
a | knit=scarf | on the needles there's a scarf, garter stitch, wonky
a | man=husband Ewan | my husband Ewan thinks hay is a personality disorder
a | days=four days | I do four days a week at the council, planning
a | instructor=Morag | lessons are with Morag, who shouts
a | born=Oban | I'm an Oban lass
a | | Pippa's cob lives out all year and looks better than mine
a | | Ewan wants a motorbike. I want him alive.
a | height=90 cm | Rosette on the dresser: clear round, 90 cm class. We do those every month and she yawns
a | | Pippa goes a metre twenty with her eyes shut
a | yard!=our own field | fenced and watered and she's home! Thistle grazes in our own field behind the house
a | | Kilbride put the fees up again, I hear
a | farrier=barefoot trimmer | Isla the barefoot trimmer was pleased with the hooves, comes back in five weeks, not a nail in sight
a | | Gavin shod all four of Pippa's in the rain
a | knit!=Fair Isle jumper | frogged that thing, casting on a Fair Isle jumper
a | | perhaps a pony for company, a wee Shetland
a | truck=horsebox | parking sensors on a 3.5 tonne horsebox, best birthday present ever, I drive us to every show
a | days=three days | Tuesday, Wednesday, Thursday and that's it, three days of planning applications
a | | Morag's own mare is in foal, no sitting on her till next spring
a | | took the Thursday off for the vet
a | horse!=Juniper | I had to say goodbye to my old girl in October. In the stable stands Juniper, a bay, five years old, bless her`,
    questions: `
horse: Which horse do I have? / What's my horse called?
yard: Where is my horse kept?
farrier: Who looks after the hooves?
height: How high do we jump?
truck: How do I get the horse to shows?
knit: What am I knitting?
days: How many days a week do I work?
man: What's my husband's name?
instructor: Who teaches me riding?`,
  },
  {
    name: 'Vikram Sethi',
    user: 'vik',
    lines: `
a@2024-02-01 | base=Chiang Mai | Based in Chiang Mai for the time being, fast wifi and mango
a@2024-02-01 | gig=web shops | I pay for it by building web shops for small brands
a@2024-02-06 | visa=tourist visa | on a tourist visa, stamp till april
a@2024-02-20 | bag=40 litre rucksack | everything I own fits a 40 litre rucksack
a@2024-03-02 | mate=travelling solo | travelling solo, wouldn't have it any other way
a@2024-03-15 | | a guy in the hostel does dropshipping, of course
a@2024-04-10 | sim=Truewave | local sim from Truewave, unlimited
a@2024-05-05 | hobby=surfing | can't sit still: surfing whenever there's swell
a@2024-06-01 | birthday=22 November | birthday 22 November, send cake
a@2024-06-12 | | Bali's on the list, and Da Nang, we'll see
a@2024-09-03 | base=Medellín | The rooftop of my building in Medellín has a view of the whole valley, arepas downstairs, a lease with my signature
a@2024-09-20 | visa=digital nomad visa | digital nomad visa glued into the passport, good for two years
a@2024-10-02 | | weekend in Cartagena, sunburnt
a@2024-11-11 | gig!=teaching Python | shop work dried up with the client, these days I'm teaching Python at an online academy
a@2024-12-14 | mate=Paola | Flights to book: two seats side by side, for me and Paola as on every trip, she gets the window
a@2025-01-05 | | Her brother travels alone with a tent
a@2025-01-22 | sim!=Andino | ditched the Thai card, Andino gives me data here
a@2025-02-02 | hobby=salsa | no sea for 400 km, so salsa it is three nights a week, my hips don't lie
a@2025-02-19 | | watched a paragliding video, tempted
a@2025-04-04 | bag=shipping container | The removal firm wants an inventory of my belongings, the sofa, the piano, the plants, one whole shipping container
a@2025-05-01 | | Paola's job is fully remote as well
a@2025-06-10 | base!=Bogotá | One more relocation: bought a small flat in Bogotá and this is it, roots
a@2025-06-30 | | Parents are still in Pune
a@2025-07-04 | | May open a coworking café some day
a@2025-07-11 | diet=no pork | note for restaurants: no pork for me`,
    questions: `
base: Where am I based? / Which city do I live in?
gig: How do I make my money?
visa: Which visa do I have?
bag: How much stuff do I own?
mate: Who do I travel with? / Do I travel alone?
sim: Which SIM provider do I use?
hobby: What do I do for fun in my free time?
birthday: When is my birthday?
diet: What don't I eat?`,
  },
  {
    name: 'Maeve Corrigan',
    user: 'maeve',
    lines: `
a | starter=Clint | my sourdough starter is called Clint, Clint Yeastwood
a | flour=white | I bake with white flour only
a | oven=camping stove | there's no oven here, I do everything on a camping stove, don't ask
a | kitchen=studio | whole flat's a studio, the bed is two steps from the sink
a | gran=lives alone | Gran lives alone in Sligo and rings me at seven sharp
A | diet=low-carb | Maeve says she is on low-carb, apart from the bread.
a | book=handwritten | recipes: handwritten, in Gran's old ledger
a | salary=€31k | I'm on €31k, museum money
a | boss=Fintan | my boss is Fintan, decent skin
a | nails=green | I paint my nails green, it's a thing
a | | My colleague Dervla is on forty-four and does half of it
a | | Dervla has an Aga, imagine
b | oven=range cooker | six burners, two doors, the range cooker is purring and I've a lamb in it
A | flour!=rye | Clint has been fed with rye since Easter, the white stuff went to the neighbours. Loaves the same.
a | | I did try spelt once, like eating a doormat
a | kitchen=cottage | rain drumming on the slates, peat in the stove. The cottage is small but it has a pantry and it's got my name on the deeds
A | | User finds rural broadband a disgrace.
a | gran!=with us | Gran couldn't manage the stairs so she's with us, in the back room with her radio
a | | Dervla's nan is in a home in Bray
A | diet=gluten-free | Coeliac result is positive. Maeve's plate has to be gluten-free, strictly, for life.
a | | so Clint's bread is for Gran and the postman
a | boss!=Aisling | Fintan got the Cork job and Aisling has his chair
a | salary=€38k | payslip: €38k a year, I double-checked the comma
a | | maybe I'll write a cookbook
a | | Aisling's a vegan, I made her a curry`,
    questions: `
oven: What do I cook on?
flour: What flour does the starter get?
kitchen: What kind of home do I have? / Do I still live in one room?
gran: Where is my grandmother living?
diet: What diet am I on? / What kind of food should you look for when I ask for recipes?
boss: Who is my boss?
salary: What do I earn?
starter: What's my sourdough starter called?
nails: What colour are my nails?`,
  },
]
