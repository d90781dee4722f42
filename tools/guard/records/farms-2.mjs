/** Made-up records whose facts change: farms, gardens, animals, boats, weather stations, markets, craftsmen, repairs. Format: bench/texts/customers-1.mjs. */
export const FARMS_2 = [
  {
    name: 'Imkerei Vogt',
    user: 'gisela.vogt',
    lines: `
a@2024-03-10 | voelker=acht Völker | Ich halte acht Völker am Waldrand bei Hückelhoven.
a@2024-03-10 | beute=Segeberger | Meine Bienen sitzen in Segeberger Kästen.
a@2024-03-12 | glas=500-Gramm-Gläser | Den Honig fülle ich in 500-Gramm-Gläser ab.
a@2024-03-12 | preis=6,50 Euro | Ein Glas kostet bei mir 6,50 Euro.
a@2024-03-30 | pate=Herr Sieberts | Wenn es um die Zucht geht, hilft mir Herr Sieberts, mein Imkerpate.
a@2024-04-14 | | Mein Schwager imkert in Dadant und hat vierzehn Völker.
a@2024-04-20 | schleuder=Handkurbel | Geschleudert wird mit der Handkurbel.
a@2024-04-20 | rasse=Carnica ; trachtpflanze=Linde | Die Königinnen sind alle Carnica, und die Haupttracht bei mir ist die Linde.
a@2024-05-05 | laden=Hofladen Peters | Verkauft wird mein Honig im Hofladen Peters.
a@2024-05-19 | | Ein Schwarm hing bei der Kirche, den hat die Feuerwehr geholt.
a@2024-06-08 | preis=7,20 Euro | Auf dem Schildchen am Deckel steht 7,20 Euro.
a@2024-06-22 | | Buckfast soll sanfter sein, sagt der Verein.
a@2024-07-01 | voelker=elf | Durchgezählt am Abend: elf Fluglöcher mit Betrieb am Waldrand.
a@2024-07-15 | schleuder=Motor | Knopf drücken, Kaffee holen, der Motor dreht die Waben allein.
a@2024-08-02 | | Für das Erntedankfest gibt es einmalig kleine Probiergläschen.
a@2024-09-09 | laden!=Wochenmarkt in Erkelenz | Peters hat zum Monatsende dichtgemacht, meine Gläser stehen samstags auf dem Wochenmarkt in Erkelenz.
a@2024-10-12 | pate=Wiebke Thönnes | Wegen der umgelarvten Zellen rufe ich immer Wiebke Thönnes an, meine Patin im Verein.
a@2024-10-20 | | Herr Sieberts lag drei Tage im Krankenhaus.
a@2024-11-03 | | Vielleicht lasse ich mich im nächsten Jahr biozertifizieren.
a@2025-01-18 | beute!=Zander | Die Styroporkästen habe ich verschenkt und alles auf Zander umgehängt.
a@2025-02-27 | glas=250 Gramm | Neue Etiketten bestellt, Aufdruck 250 Gramm, passend zu meinen Gläsern.
a@2025-03-16 | | Die Varroa-Behandlung hat mit Oxalsäure gut geklappt.
a@2025-03-23 | voelker!=sieben | Vier haben den Winter nicht überlebt, es sind noch sieben.
a@2025-04-06 | | Bei meinem Schwager sind alle durchgekommen.`,
    questions: `
voelker: Wie viele Bienenvölker habe ich?
beute: In was für Kästen wohnen meine Bienen?
glas: In welcher Größe fülle ich den Honig ab?
preis: Was nehme ich für ein Glas Honig? / Wie teuer ist mein Honig?
pate: Wen frage ich bei Zuchtfragen um Rat?
schleuder: Womit wird bei mir geschleudert?
laden: Wo kann man meinen Honig kaufen?
rasse: Welche Bienenrasse halte ich?
trachtpflanze: Wovon leben meine Bienen hauptsächlich?`,
  },
  {
    name: 'Fenn Cheese stall',
    lines: `
A | pitch=by the clock tower | Fenn's cheese stall stands by the clock tower on Saturdays.
B | start=seven | Fenn starts serving at seven.
A | bestseller=Wensleydale | What sells best at Fenn's is the Wensleydale.
A | van=white Transit ; reg=FN07 CHZ | Fenn drives a white Transit, registration FN07 CHZ.
B | saturday_girl=Ottilie | Ottilie helps on the stall on Saturdays.
A | fee=£32 | The council charges Fenn £32 per market day.
B | | The fish man opposite pays £51 because of the water connection.
A | wrap=cling film ; knife=two-handled knife | Cut pieces are wrapped in cling film; big wheels he splits with a two-handled knife.
B | allergy=walnuts | Ottilie can't handle the walnuts, she comes out in hives.
A | | Some tourist wanted Parmesan and was sent to Luigi's van.
B | van=Citroën Berlingo | Parking permit applied for: Fenn, Citroën Berlingo, silver.
A | | The Berlingo got a scratch on the first day from the flower trolley.
B | wrap=waxed paper | Customers love the waxed paper with the string round it that Fenn hands the cheese over in.
A | start!=eight | Nobody came before breakfast all winter, so Fenn has put his first hour back to eight.
B | | In Christmas week Fenn served from six.
A | pitch=outside the Corn Exchange | You'll find Fenn outside the Corn Exchange, between the olives and the bread.
B | | The butcher is said to be after the spot by the clock tower.
A | saturday_girl=Ned Tolley | The lad in the striped apron who cuts for Fenn on Saturdays is Ned Tolley.
B | | Ottilie sends postcards from Lyon, where she studies.
A | bestseller=smoked Lincolnshire Poacher | Takings by cheese for the quarter: smoked Lincolnshire Poacher far in front, Wensleydale sixth.
B | fee!=£37.50 | New tariff from the council: Fenn gets billed £37.50 a day.
A | | Fenn may try the Sunday market in Boston too.
B | allergy!=mustard | It turned out that the nuts were innocent, Ottilie was tested and it's mustard that gives her hives.
A | | Ned doesn't care for blue cheese at all.`,
    questions: `
pitch: Where on the market is Fenn's cheese stall? / Where do I find Fenn on Saturdays?
start: From what time does Fenn serve?
bestseller: Which cheese is the top seller at Fenn's?
van: What does Fenn drive?
saturday_girl: Who helps Fenn on Saturdays?
fee: What does the pitch cost Fenn per market day?
wrap: What does Fenn pack his cheese in?
allergy: What is Ottilie allergic to?
reg: What was the registration of Fenn's Transit?
knife: What does Fenn split big wheels with?`,
  },
  {
    name: 'Olive the donkey',
    lines: `
A | field=Top Paddock | Olive the donkey is kept in Top Paddock at the sanctuary.
B | mate=Clement | Olive shares her shelter with a gelding called Clement.
A | age=nineteen | Going by her teeth Olive is nineteen.
A | farrier=Bram Sykes | Olive's feet are done by Bram Sykes.
B | feed=barley straw | Olive's diet is barley straw with a handful of hay.
A | shy=men in hats ; coat=dark brown | Olive has a dark brown coat and is frightened of men in hats.
B | | Clement is frightened of umbrellas.
A | sponsor=Primrose Hill School | Olive's sponsor is Primrose Hill School.
A | keeper=Noor | Noor mucks out and grooms Olive.
B | weight=186 kg | Olive weighs 186 kg.
A | | Noor's own pony is with a barefoot trimmer in Hexham.
B | feed=soaked beet pulp | Molars worn flat, so two buckets a day of soaked beet pulp for Olive.
A | | Visitors gave her a whole bag of carrots on Sunday.
A | mate!=Hettie | Clement died in his sleep on the ninth; Hettie keeps Olive company.
B | | That one brays at five in the morning.
A | | In the stable block next door the feed is haylage.
B | weight=171 kg | Weighbridge, 3 June: Olive 171 kg.
A | | The vet wants Olive nearer 165 in the long run.
A | field=the Orchard | Anyone looking for Olive should go through the blue gate, she grazes the Orchard.
B | | The mules might go to Top Paddock in the autumn.
A | farrier=Lottie Crane | Every eighth Monday Lottie Crane rasps Olive's hooves.
B | keeper!=Isaac | Noor has been promoted to the office and Isaac has Olive on his list.
A | | On Tuesday the night guard fed everyone, because of the strike.
B | age!=twenty-four | The old passport surfaced and Olive proved to be twenty-four.
A | sponsor=Tyne Valley Rotary | The plaque on Olive's stable door thanks Tyne Valley Rotary for paying her keep.`,
    questions: `
field: Where is Olive grazing? / In which field do I find Olive?
mate: Which donkey lives with Olive?
age: How old is Olive?
farrier: Who trims Olive's hooves?
feed: What does Olive get to eat?
sponsor: Who pays for Olive's keep?
keeper: Who takes care of Olive day to day?
weight: How heavy is Olive?
shy: What is Olive scared of?
coat: What colour is Olive?`,
  },
  {
    name: 'Hullbridge Clocks',
    lines: `
A@2025-02-04 | piece=longcase by Josiah Pell | Job 2208 at Hullbridge Clocks is a longcase by Josiah Pell.
A@2025-02-04 | owner=Mrs Trant | Job 2208 belongs to Mrs Trant.
B@2025-02-04 | quote=£640 | The quote for job 2208 is £640.
A@2025-02-05 | bench=Anselm | Anselm has job 2208 on his bench.
B@2025-02-05 | fault=worn pallets | The fault in the Pell clock is worn pallets.
A@2025-02-05 | due=14 March | Job 2208 is promised for 14 March.
A@2025-02-11 | collect=she fetches it herself | Mrs Trant says she fetches it herself when it is ready.
B@2025-02-11 | | Job 2209, a carriage clock, is quoted at £215 and has a broken mainspring.
B@2025-02-12 | height=7 ft 2 | The Pell case measures 7 ft 2 to the top of the swan neck.
A@2025-02-17 | | Anselm says it's the nicest dial he has handled in years.
B@2025-02-20 | fault=cracked third wheel arbor | Under the loupe the Pell shows a cracked third wheel arbor, the pallets are sound, and that is why it stops.
A@2025-02-21 | quote=£885 | Mrs Trant signed the estimate over £885.
B@2025-02-28 | | The new arbor steel came on the same day as the lamp oil.
A@2025-03-03 | bench!=Rosalind | Anselm is laid up with his back, so Rosalind picked up 2208 where he left off.
B@2025-03-04 | | Rosalind also has the church clock at Rayleigh waiting.
B@2025-03-07 | due=25 April | In the diary for the Pell: finished and running by 25 April.
A@2025-03-11 | | A dealer from Bath would give four thousand for it as it stands.
B@2025-03-20 | collect=delivered to her house | Van booked for the Pell: delivered to her house in Maldon, two men, ground floor.
A@2025-03-27 | | The moon disc was gilded in the nineties, not by us.
B@2025-04-02 | owner!=her grandson Edmund | Mrs Trant gave the Pell to her grandson Edmund for his wedding, so he decides about it.
A@2025-04-09 | | Edmund asked whether the strike can be silenced at night.
B@2025-04-16 | quote!=£930 | With the gut lines added Edmund agreed to pay £930.
A@2025-04-22 | | We might offer a yearly service contract.`,
    questions: `
owner: Who does job 2208 belong to? / Whose clock is the Pell?
quote: What will the repair of the Pell cost? / How much is agreed for job 2208?
bench: Who is working on job 2208?
fault: What is wrong with the Pell clock?
due: When will the Pell be ready?
collect: How does the Pell get back to its owner?
piece: What kind of clock is job 2208?
height: How tall is the Pell case?`,
  },
  {
    name: 'Dot’s hens',
    user: 'dot.larkin',
    lines: `
a | count=five hens | I keep five hens behind the garage.
a | boss=Mabel | Top of the pecking order is Mabel.
a | coop=wooden ark | They sleep in a wooden ark my uncle built.
a | eggs=three | I get about three eggs a day.
a | corn=layers pellets | Mine eat layers pellets.
a | shut=at dusk by hand | I shut the pop hole at dusk by hand.
a | sitter=Wilf | When I'm away Wilf from number 9 minds them.
a | | Wilf's ducks lay twice that, he says.
a | bedding=wood shavings | On the floor of the coop I put wood shavings.
a | | The broody one sat on a golf ball for a week.
a | cockerel=no cockerel | There's no cockerel, the neighbours wouldn't have it.
a | boss=Gertie | Everybody makes room when Gertie comes to the trough, she eats first.
a | coop=plastic Eglu | Took me four minutes to hose out the plastic Eglu where they roost, not a red mite in sight.
a | | The ark makes a good log store, mind.
a | count!=three hens | The fox had two on Thursday night, leaving me with three hens, poor things.
a | | I'm thinking of getting some Light Sussex in the spring.
a | shut=light sensor | A light sensor lets the little door down while I'm still on the bus.
a | | One evening the battery was flat and I had to do it in my nightie.
a | eggs!=none | They've gone into moult and laying has dropped to none.
a | corn=mash | Warm mash with a spoonful of oyster grit goes into the trough every morning, they get nothing else.
a | | My mother gave hers kitchen scraps, you can't do that these days.
a | sitter!=the twins at the vicarage | Wilf is in a home since his fall, so the twins at the vicarage come over when I go on holiday.
a | | One of the bantams next door limps a bit after rain.
a | | Straw would be cheaper on the floor, they tell me at the feed merchant's.
a | eggs!=two | Days are drawing out and they're back at it: two in the nest box every morning.`,
    questions: `
count: How many hens do I have?
boss: Which hen rules the roost? / Who is top hen?
coop: What do my hens sleep in?
eggs: How many eggs do I get a day?
corn: What do I feed the hens?
shut: How does the pop hole get closed at night?
sitter: Who looks after the hens while I'm on holiday?
bedding: What do I put on the floor of the coop?
cockerel: Do I have a cockerel?`,
  },
]
