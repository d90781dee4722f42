/** Made-up records whose facts change, by an author of whom nothing is in training. Format: ../customers-1.mjs. */
export const DAYS_3 = [
  {
    name: 'Hank Buell',
    user: 'hank',
    lines: `
a | truck=Silverline 1500 | Got me a Silverline 1500, it's the only truck I need.
a | mech=Dale's Auto | Dale's Auto does all the wrenching on it.
a | plate=KTR 4402 | License plate reads KTR 4402.
a | oil=5W-30 | It runs on 5W-30.
a | | My wife's sedan takes 0W-20.
a | insure=Plainsguard ; premium=$118 | Truck insurance is through Plainsguard, $118 a month.
a | | House insurance is a whole other outfit, Cedar Mutual.
A | tires=Rangers | Hank's tires are Rangers, all four bought in 2023.
a | miles=88,000 | Odometer shows 88,000.
a | | Had a flat on Route 9, fixed it with a plug.
a | miles=93,500 | She's got 93,500 on the clock.
a | mech!=Twin Forks Garage | Dale hung up his wrench, so I take her over to Twin Forks Garage.
a | | Twin Forks charges ninety bucks an hour, fair enough.
b | premium=$131 | Autopay every 5th of the month: $131 for the truck policy.
a | | Neighbor's boy is shopping for a used Brixton.
A | oil=5W-40 | Parts run for Hank: filter, wipers and six quarts of 5W-40 for the engine.
a | | The Rangers were good in snow, I'll give 'em that.
a | tires!=Summit A/T | Put a set of Summit A/T on, the Rangers were bald.
a | poker=Post 212 | Poker night is over at Post 212.
a | shift=6 to 2 | I work 6 to 2 at the mill.
a | | Foreman says swing shift might come to us in the fall.
b | insure!=Lone Oak | Dropped Plainsguard like a hot rock and signed with Lone Oak, same price.
a | plate=MVN 7180 | If the toll folks ask, my tag number is MVN 7180.
a | | Wife's plate is the vanity one, SUEZQ.
a | shift=2 to 10 | Don't call between lunch and bedtime, I'm on the floor 2 to 10.`,
    questions: `
mech: Who fixes my truck? / Which shop do I take the truck to?
miles: How many miles are on my truck?
premium: How much do I pay for truck insurance per month?
insure: Which company insures my truck?
oil: What oil does my truck take?
tires: What tires are on my truck?
plate: What's my license plate?
shift: What hours do I work?
truck: What truck do I have?
poker: Where do I play poker?`,
  },
  {
    name: 'Jonas Ritter',
    user: 'jonas.r',
    lines: `
a@2025-01-04 | firma=Kelm Logistik | Ich arbeite bei Kelm Logistik im Einkauf.
a@2025-01-04 | homeoffice=Dienstag | Homeoffice-Tag ist bei mir der Dienstag.
a@2025-01-06 | studio=FitPoint | Im Fitnessstudio FitPoint bin ich seit drei Jahren Mitglied.
a@2025-01-09 | freundin=Mareike | Meine Freundin heißt Mareike, bitte Geburtstag am 2. Mai merken.
a@2025-01-15 | | Mareike arbeitet freitags von zu Hause.
b@2025-01-20 | miete=740 Euro | Kaltmiete: 740 Euro, Dauerauftrag zum Dritten.
a@2025-01-28 | zug=RE 5 um 7:12 | Zur Arbeit nehme ich den RE 5 um 7:12.
a@2025-02-03 | | Heute fiel der Zug aus, bin mit dem Bus gefahren.
a@2025-02-11 | essen=kein Gluten | Beim Essen gilt: kein Gluten.
a@2025-02-17 | | Mein Kumpel Henning ist laktoseintolerant.
a@2025-02-24 | homeoffice=Donnerstag | Pakete bitte auf Donnerstag legen, da arbeite ich daheim.
a@2025-03-03 | studio!=Eisenwerk | FitPoint gekündigt, ich trainiere jetzt im Eisenwerk.
a@2025-03-10 | | Das Eisenwerk hat eine Sauna, aber keine Handtücher.
b@2025-03-18 | zug=RB 31 um 6:48 | Morgens um Viertel nach sechs aus dem Haus, meine Bahn ist die RB 31 um 6:48.
a@2025-03-27 | | Eventuell kaufe ich mir ein E-Bike für den Arbeitsweg.
a@2025-04-07 | miete!=785 Euro | Mieterhöhung kam per Post, das macht ab Mai 785 Euro.
a@2025-04-14 | | Hennings Wohnung kostet warm 910 Euro.
a@2025-04-30 | firma=Auring Systems | Meine Gehaltsabrechnung kommt von Auring Systems, bitte im Ordner Job ablegen.
a@2025-05-12 | | Kelm Logistik hat mir zum Geburtstag gratuliert.
b@2025-05-21 | freundin!=Liv | Mareike und ich haben uns getrennt; seit ein paar Wochen bin ich mit Liv zusammen.
a@2025-06-02 | | Liv hat einen Hund namens Paule.
a@2025-06-10 | zahnarzt=Dr. Wendt | Zahnarzt ist Dr. Wendt in der Marktgasse.`,
    questions: `
firma: Bei welcher Firma arbeite ich? / Wer ist mein Arbeitgeber?
homeoffice: An welchem Tag arbeite ich von zu Hause?
studio: In welchem Fitnessstudio trainiere ich?
freundin: Wie heißt meine Freundin?
miete: Wie hoch ist meine Kaltmiete?
zug: Mit welchem Zug fahre ich zur Arbeit?
essen: Worauf muss ich beim Essen verzichten?
zahnarzt: Wer ist mein Zahnarzt?`,
  },
  {
    name: 'Maeve Donnelly',
    user: 'maeve',
    lines: `
A | plumber=Fergal Roche | Maeve's plumber is Fergal Roche.
a | boiler=Thermax 24 | The boiler in the hall cupboard is a Thermax 24.
a | paint=Seafoam | The kitchen walls are painted in Seafoam.
a | | Bathroom walls: Chalk White, two coats.
A | alarm=Bastion | The house alarm was fitted by Bastion, says Maeve.
a | roof=€4,200 ; roofer=Coyle Brothers | Coyle Brothers quoted €4,200 for the roof, and they've got the job.
a | | A second firm wanted nearly seven thousand.
a | gate=2 April | The gate is going in on 2 April.
a | | Next door's boiler is an ancient Calor beast.
a | electrician=Bríd Nolan | Any wiring problem, ring Bríd Nolan.
a | boiler!=Hearthline 30 | Thermax died at Christmas and we had a Hearthline 30 fitted.
a | | The Hearthline has a ten year guarantee.
b | gate=16 April | Be home all morning on 16 April for the lads who install the gate.
a | | Fergal came out to bleed the radiators, lovely man.
a | plumber=Tadhg Byrne | Leaks, taps, drains, anything with water: call Tadhg Byrne, 01 555 0148.
A | roofer!=Skellig Roofing | The Coyles never showed up, so Maeve gave the roof to Skellig Roofing.
a | | A few slates blew off in the night, into the Hogans' pond.
a | roof=€4,650 | The bill for the roofing will be €4,650, half up front.
a | | My sister fancies yellow for her kitchen.
b | paint=Oatmeal | If I need more tins for touching up the kitchen: shade Oatmeal, matt.
a | | I've half a mind to paper the hall in stripes.
A | alarm!=Sentra | Maeve had the Bastion box torn out; Sentra guards the house.
a | | The electrician left her torch behind.
a | skip=Greenhaul | Skip hire is from Greenhaul.`,
    questions: `
boiler: Which boiler do I have? / What make is my heating boiler?
gate: When is the gate being installed?
plumber: Who do I ring when a tap leaks? / Who is my plumber?
roofer: Who is doing my roof?
roof: How much will the roof cost me?
paint: What colour are my kitchen walls?
alarm: Who is the house alarm with?
electrician: Who is my electrician?
skip: Who do I get the skip from?`,
  },
  {
    name: 'Victor Osei',
    user: 'v.osei',
    lines: `
a@2025-02-01 | carer=Philomena | My mother's morning carer is Philomena.
a@2025-02-01 | visit=8:00 | The carer gets to Mum's at 8:00.
a@2025-02-02 | walker=stick | She gets about with a stick.
B@2025-02-05 | gp=Dr. Farrow | Victor's mother is a patient of Dr. Farrow.
a@2025-02-09 | | My own doctor is Dr. Sethi, keep them apart please.
a@2025-02-12 | meals=Golden Ladle | Mum's lunches come from Golden Ladle.
a@2025-02-18 | centre=Tuesdays | She spends Tuesdays at the day centre in Abbey Lane.
a@2025-02-25 | keybox=left of the porch | Her key box hangs left of the porch.
a@2025-03-03 | | Philomena was twenty minutes late today, traffic.
B@2025-03-10 | visit=7:30 | Mrs Osei is helped out of bed at 7:30 by the carer.
a@2025-03-15 | | Auntie Grace has a carer from a different agency, called Dolores.
a@2025-03-19 | walker!=rollator | The stick wasn't safe enough after her fall, they've issued her a rollator.
a@2025-03-22 | | We may have to think about a stairlift.
a@2025-04-01 | carer=Winston | Winston washes and dresses Mum in the mornings, she adores him.
a@2025-04-08 | | Philomena sent a card for Mum's eightieth.
B@2025-04-14 | meals!=Hotpot Express | The food from Golden Ladle was cold once too often; Victor signed his mother up with Hotpot Express.
a@2025-04-20 | | Mum's favourite is still my jollof.
a@2025-05-02 | centre=Mondays | Transport to the day centre collects Mum on Mondays at ten.
a@2025-05-11 | gp=Dr. Lindqvist-Hale | Surgery letter for Mum: annual check with her GP, Dr. Lindqvist-Hale, on the 30th.
a@2025-05-14 | | The hospital consultant, a Mr Bright, saw her hip as well.
a@2025-05-25 | nurse=Saturday | District nurse changes the dressing on Saturday.
B@2025-06-03 | | On the bank holiday Victor himself does the morning shift.
a@2025-06-09 | walker!=wheelchair | Walking is beyond her, sadly, so it's the wheelchair from here on.`,
    questions: `
carer: Who looks after my mother in the mornings? / Who is Mum's carer?
visit: What time does Mum's carer come?
walker: What does my mother use to get around?
gp: Who is my mother's GP?
meals: Who delivers my mother's lunches?
centre: On which day does Mum go to the day centre?
keybox: Where is Mum's key box?
nurse: When does the district nurse come to Mum?`,
  },
  {
    name: 'Kirsty Munro',
    user: 'kirsty_m',
    lines: `
a | partner=Fraser | I'm seeing a guy called Fraser.
a | dogwalk=Jodie | Jodie walks the dog at lunchtime.
a | vet=Glenpark | Haggis is registered with Glenpark vets.
a | food=Barkwell lamb | Haggis eats Barkwell lamb, 180 grams twice a day.
a | | My flatmate's cat is on some prescription kibble.
a | town=Paisley | I stay in Paisley, near the abbey.
a | quiz=Wednesdays ; pub=the Thrawn Cat | Pub quiz Wednesdays at the Thrawn Cat.
b | therapist=Moira | Every other Monday I talk to Moira, my therapist.
a | | Fraser's been on about moving to Perth.
a | dogwalk=Callum | Leave the back door open for Callum, he takes Haggis out at one.
a | | Haggis ate half a sock, all fine.
a | quiz=Sundays | We do the quiz on Sundays, team name still to be decided.
a | | Jodie's got a new puppy of her own.
a | partner!=Ruaridh | Fraser is history. It's Ruaridh who gets the second toothbrush.
a | | Ruaridh has a wee girl of four, Ailsa.
b | food=Tundra salmon | Reorder dog food please, two bags of Tundra salmon.
a | | He gets a dental stick on top at night.
a | vet!=Cairn Animal Clinic | Glenpark got bought by a chain, so we jumped ship to Cairn Animal Clinic.
a | | Cairn wanted his microchip number at the desk.
a | town=Stirling | Order a taxi to my place in Stirling, the usual address.
b | | Went over to Paisley for my mum's birthday at the weekend.
a | pub!=the Black Heron | The Cat stopped doing quizzes and we all shuffled along to the Black Heron.
a | | The Black Heron's chips are a disgrace.
a | nails=Topaz | I get my nails done at Topaz.
a | | A lassie at work thinks her therapist, Gail, is magic.`,
    questions: `
partner: Who am I going out with? / Who is my boyfriend?
dogwalk: Who walks my dog at lunch?
vet: Which vet is Haggis with?
food: What dog food does Haggis get?
town: Which town do I live in?
quiz: On which day is our pub quiz?
pub: Where do we do the quiz?
therapist: Who is my therapist?
nails: Where do I have my nails done?`,
  },
]
