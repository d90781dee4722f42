/** Made-up records whose facts change: farms, gardens, animals, boats, weather stations, markets, craftsmen, repairs. Format: bench/texts/customers-1.mjs. */
export const FARMS_3 = [
  {
    name: 'Domaine des Aubépines',
    lines: `
A@2024-01-15 | chef=Solène Garric | Au Domaine des Aubépines, la cheffe de culture est Solène Garric.
A@2024-01-15 | surface=neuf hectares | Le domaine compte neuf hectares de vignes.
B@2024-01-22 | tonnelier=Maison Bréhat | Les fûts viennent de la Maison Bréhat.
A@2024-02-05 | visite=sur rendez-vous | Le caveau du domaine se visite sur rendez-vous.
B@2024-02-05 | prix=14 euros | La bouteille de rouge vaut 14 euros au caveau.
A@2024-02-19 | labour=tracteur enjambeur ; sol=schiste | Entre les rangs, le travail se fait au tracteur enjambeur, sur du schiste.
B@2024-03-04 | | Chez le voisin Delmas, la bouteille part à 19 euros.
A@2024-03-11 | bouchon=liège | Le domaine bouche au liège.
B@2024-03-18 | importateur=Kessler Weine | En Allemagne, le domaine est distribué par Kessler Weine.
A@2024-04-22 | | Il a gelé dans la nuit de jeudi, trois rangs touchés.
A@2024-06-10 | labour=jument | Chaque matin à sept heures, la jument Quenotte tire la charrue dans les rangs.
B@2024-06-17 | | Quenotte a perdu un fer derrière la cave.
A@2024-07-08 | visite=du mercredi au dimanche | Sur la pancarte du caveau : porte ouverte du mercredi au dimanche, 10 h à 18 h.
B@2024-09-02 | chef!=Malo Ferrand | Solène est partie monter sa propre affaire dans le Jura, c'est Malo Ferrand qui mène les équipes.
A@2024-09-16 | | Malo trouve le grenache magnifique cette année.
B@2024-10-07 | prix=16,50 euros | Ticket de caisse d'hier, une bouteille de rouge : 16,50 euros.
A@2024-11-04 | | On pourrait un jour acheter la parcelle des Delmas, cinq hectares.
B@2024-12-02 | importateur!=Nordwein | Kessler a fait faillite ; à Hambourg, c'est Nordwein qui a repris la carte.
A@2025-01-13 | bouchon=capsule à vis | Un quart de tour suffit pour ouvrir nos rouges : capsule à vis sur toutes les cuvées.
B@2025-01-20 | | Les magnums de la vieille vigne restent une exception, cirés à la main.
A@2025-02-10 | | L'importateur suisse, Vinea, a demandé des échantillons.
B@2025-03-03 | surface!=sept hectares | Avec l'arrachage de l'hiver, il ne reste que sept hectares en production.
A@2025-03-17 | | Un couple de Lyon a réservé pour une dégustation de trente personnes.`,
    questions: `
chef: Qui dirige le travail dans les vignes aux Aubépines ?
surface: Quelle est la superficie du vignoble ? / Combien d'hectares a le domaine ?
visite: Quand peut-on passer au caveau ?
prix: Combien coûte une bouteille de rouge ?
labour: Avec quoi laboure-t-on entre les rangs ?
bouchon: Comment les bouteilles sont-elles fermées ?
importateur: Qui vend les vins du domaine en Allemagne ?
tonnelier: D'où viennent les fûts ?
sol: Sur quel sol poussent les vignes ?`,
  },
  {
    name: 'Fly',
    user: 'eirlys.bevan',
    lines: `
a | flock=Welsh Mountain | I run Welsh Mountain ewes on the hill.
a | dog=Fly ; age=four | My working dog is Fly, she's four.
a | whistle=tin | For commands I use a tin whistle round my neck.
a | trainer=Dai Prosser | I take lessons with Dai Prosser before trials.
a | lamb=second week of April | Lambing with me begins in the second week of April.
a | quad=Honda | I go round the sheep on a Honda quad.
a | | Dai goes round his on a pony.
a | shear=contract gang | Shearing is done by a contract gang from Builth.
a | sleep=kennel in the yard | Fly sleeps in the kennel in the yard.
a | mart=Rhayader | My store lambs go to the mart at Rhayader.
a | | Fly came third at Talybont and would have won but for a gate.
a | | My pup Moss is still chasing hens, he's no use yet.
a | lamb=15 March | First twins on the ground 15 March, bang on the date for this place.
a | | My brother at Penlan is three weeks later because of the height.
a | sleep=next to the Rayburn | Vet's bill was sixty quid and madam snores next to the Rayburn all night.
a | quad!=Can-Am | The Honda went off on a stranger's trailer in November, so I check the hill on a Can-Am.
a | shear=two sons | My two sons clip the lot in a weekend in June, I roll the fleeces.
a | | Wool cheque was eleven pounds, I framed it.
a | trainer!=Mair Hopkin | Dai and I fell out over a ram, I drive to Mair Hopkin for the trial work.
a | | I may sell a few cast ewes privately.
a | | I lost my whistle in the bracken on Monday and found it again under the quad seat.
a | mart!=Brecon | Rhayader shut its gates for good, my lambs go under the hammer at Brecon.
a | dog=Moss | Eight hundred acres, and Moss brings every ewe off it by himself while the old girl watches from the sofa.
a | | Someone from Cumbria offered me four thousand for him.
a | flock=Lleyn | Every ticket I filled in for the sale says Lleyn, all two hundred and ten breeding ewes of mine.`,
    questions: `
flock: What breed are my ewes?
dog: Which dog works my sheep? / Which dog gathers the hill?
whistle: What is my dog whistle made of?
trainer: Who trains me for the trials?
lamb: When do I start lambing?
quad: What do I ride round the sheep on?
shear: Who shears my sheep?
sleep: Where does Fly sleep?
mart: Where do I sell the store lambs?
age: How old was Fly when I first told you about her?`,
  },
  {
    name: 'Hof Lindemann',
    user: 'arne.lindemann',
    lines: `
a | tiere=sechzig Sauen | Auf unserem Hof in Bramstedt stehen sechzig Sauen.
a | acker=Zuckerrüben | Auf dem Schlag am Bahndamm wachsen Zuckerrüben.
a | azubi=Jonte | Unser Lehrling ist Jonte.
a | schlepper=Fendt 312 | Den Großteil der Arbeit mache ich mit dem Fendt 312.
a | bank=Volksbank ; berater=Frau Eilers | Unser Betriebskonto liegt bei der Volksbank, dort ist Frau Eilers zuständig.
A | heizung=Öl | Das Wohnhaus von Arne Lindemann wird mit Öl geheizt.
a | hofhund=Schäferhund ; baujahr=1911 | Der Hofhund ist ein Schäferhund, das Wohnhaus ist von 1911.
a | | Mein Cousin in Kellinghusen fährt einen Deutz und hat nur Ärger damit.
a | nachfolge=Merle | Den Hof soll einmal meine Tochter Merle kriegen, so steht es beim Notar.
a | | Am Dienstag war das Veterinäramt da, alles in Ordnung.
a | acker=Silphie | Am Bahndamm blüht alles gelb, die Silphie steht dort zwei Meter hoch und die Bienen sind begeistert.
a | tiere!=Hühnermobile | Der Schweinestall ist leergeräumt und verkauft, unser Geld verdienen drei Hühnermobile.
a | | Der Nachbar Thomsen hat noch vierzig Mastbullen.
A | heizung=Hackschnitzel | Im Keller bei Lindemanns läuft eine Anlage, die Hackschnitzel aus dem eigenen Knick verbrennt.
a | azubi=Feline | Feline sitzt donnerstags in der Berufsschule, an den anderen Tagen lerne ich sie hier an.
a | | Jonte hat uns eine Karte aus Kanada geschickt.
a | hofhund=Hovawart | Wer bei uns auf die Diele will, muss erst an Bruno vorbei, einem Hovawart von fünfzig Kilo.
a | | Vielleicht schaffen wir noch zwei Ziegen für die Kinder an.
a | berater!=Herr Oltmann | Frau Eilers ist in Rente, bei der Volksbank kümmert sich Herr Oltmann um uns.
a | | Der alte Öltank wird im Frühjahr wohl rausgeschnitten.
A | schlepper!=Claas Arion | Der Fendt von Arne ist in der Scheune abgebrannt, geworden ist es ein Claas Arion.
a | | Für die Ernte hat mir Thomsen einen Tag lang seinen Case geliehen.
a | nachfolge=mein Neffe Tjark | Im geänderten Testament steht, dass mein Neffe Tjark die Flächen und Gebäude bekommt.
a | | Merle macht in Hamburg ihren Facharzt und kommt nur noch zu Weihnachten.`,
    questions: `
tiere: Womit verdienen wir auf dem Hof unser Geld? / Welche Tiere halten wir?
acker: Was wächst auf dem Schlag am Bahndamm?
azubi: Wer macht bei uns die Ausbildung?
schlepper: Welchen Trecker fahre ich?
heizung: Womit heizen Lindemanns ihr Haus?
hofhund: Was für ein Hund bewacht den Hof?
berater: Wer ist unser Ansprechpartner bei der Bank?
nachfolge: Wer bekommt einmal den Hof?
baujahr: Von wann ist unser Wohnhaus?
bank: Bei welcher Bank ist das Betriebskonto?`,
  },
  {
    name: 'Wendle Community Garden',
    lines: `
A@2024-03-05 | lead=Yusuf Demir | Wendle Community Garden is run by Yusuf Demir.
A@2024-03-05 | workday=Sunday morning | Volunteers meet at Wendle on Sunday morning.
B@2024-03-12 | key=behind the meter box | The spare key to Wendle's gate hangs behind the meter box.
A@2024-03-12 | beds=twenty-two raised beds ; pond=frog pond | Wendle has twenty-two raised beds and a frog pond.
B@2024-04-02 | fund=lottery grant ; landlord=Network Rail | Wendle is paid for by a lottery grant and rents its ground from Network Rail.
A@2024-04-09 | compost=three pallet bays | Compost is made in three pallet bays at the back.
B@2024-04-16 | fee=nothing | Members pay nothing to belong.
A@2024-04-23 | | The sister garden in Merton meets on Wednesdays and charges £20.
B@2024-05-14 | | Kids from the nursery planted sunflowers along the fence.
A@2024-06-04 | shade=gazebo | In the sun people sit under a gazebo.
B@2024-06-25 | workday=Thursdays after work | Gloves on, half past five: Thursdays after work is when Wendle's people come together to dig.
A@2024-07-02 | | Yusuf is considering a job in Leicester.
B@2024-07-09 | | One Saturday in July everybody came for the jam making.
A@2024-08-20 | key=combination padlock | No key needed at Wendle, there's a combination padlock; ask a committee member for the four digits.
B@2024-09-17 | lead!=Petra Sands | Yusuf did go to Leicester, and the committee voted Petra Sands in.
A@2024-09-24 | | Petra wants more fruit and fewer marrows.
B@2024-10-15 | shade=pergola | Sandwiches are eaten under the pergola, where the vine gives dappled light.
A@2024-11-05 | | The gazebo at Merton flew onto the railway line.
B@2024-12-03 | fund!=a brewery | The grant ran out at the end of November; a brewery in Earlsfield foots Wendle's bills.
A@2025-01-14 | fee!=£12 | To cover insurance, the AGM brought in a subscription of £12.
B@2025-02-11 | compost=hot bin | Peelings go into the hot bin by the tap, it hits 60 degrees even in frost.
A@2025-02-18 | | Somebody left a mattress at the gate.
B@2025-03-04 | beds!=thirty | After Cub Scouts built eight more, Wendle is up to thirty.
A@2025-03-11 | | Two beds are reserved for wheelchair users.`,
    questions: `
lead: Who is in charge of Wendle Community Garden?
workday: When do the volunteers at Wendle get together?
key: How do I get through the gate at Wendle?
fund: Who pays for the Wendle garden?
fee: What does membership of the Wendle garden cost?
compost: What is Wendle's compost made in?
beds: How many raised beds does Wendle have?
shade: What do people sit under at Wendle when it's sunny?
landlord: Who owns the ground Wendle is on?
pond: What kind of pond is there at Wendle?`,
  },
  {
    name: 'Yacht Sula',
    lines: `
A@2025-01-20 | yard=Penrhos Marine | Sula is ashore at Penrhos Marine for her refit.
A@2025-01-20 | owner=Dr Lindqvist | Sula's owner is Dr Lindqvist.
B@2025-01-22 | rigger=Cal Munro | The standing rigging is in Cal Munro's hands.
A@2025-01-27 | keel=cast iron ; draught=1.75 m | Sula has a cast iron keel and draws 1.75 m.
B@2025-02-03 | launch=12 April | Sula is to be launched on 12 April.
A@2025-02-03 | antifoul=red | Below the waterline Sula is red.
B@2025-02-10 | sail=Dacron | Her mainsail is Dacron.
A@2025-02-17 | | Gannet, the sloop beside her, has laminate sails and a lead keel.
B@2025-02-24 | tender=inflatable | For going ashore Sula carries an inflatable.
A@2025-03-03 | | The surveyor tapped every inch and found one soft spot by the chainplate.
B@2025-03-10 | launch=3 May | Crane slip for Sula: 3 May, high water 11:40.
A@2025-03-17 | rigger!=Oona Bell | Cal broke his wrist on Friday, and Oona Bell is up Sula's mast.
B@2025-03-24 | | Cal's wrist was set under full anaesthetic.
A@2025-03-31 | antifoul=copper coat | Four litres of resin and eight kilos of powder: Sula's bottom is copper coat and good for ten years.
B@2025-04-07 | | Dr Lindqvist might rename her, bad luck or not.
A@2025-04-14 | yard!=Felinheli | The Penrhos hoist was condemned, so she was trucked over to Felinheli.
B@2025-04-21 | sail=tanbark | You'll know Sula by the tanbark main with the tall 7 on it.
A@2025-04-28 | | Gannet goes in on the spring tide after next.
B@2025-05-12 | launch!=17 May | The wind blew 40 knots all week, and the splash was put off to 17 May.
A@2025-05-15 | | Champagne is on ice, the crane driver doesn't drink.
B@2025-06-09 | tender=clinker dinghy | Two passengers at a time, the varnished clinker dinghy rows them from Sula to the beach.
A@2025-07-01 | owner!=the Prentice sisters | Bill of sale signed at the harbour office: the doctor let her go and the Prentice sisters have the papers.
B@2025-07-07 | | One of the winch handles went overboard off Puffin Island.
B@2025-07-14 | | A charter agent rang about her for August.`,
    questions: `
yard: In which boatyard is Sula? / Where was Sula being refitted in the end?
owner: Who owns Sula?
rigger: Who is doing Sula's rigging?
launch: When does Sula go back in the water?
antifoul: What is on Sula's bottom?
sail: What kind of mainsail does Sula have?
tender: How do people get ashore from Sula?
draught: How deep does Sula draw?
keel: What is Sula's keel made of?`,
  },
]
