/** Made-up records whose facts change: travel, hotels, events, weddings, music and film crews, restaurants. Format: bench/texts/customers-1.mjs. */
export const TRIPS_5 = [
  {
    name: 'Nadja Petrowitsch',
    lines: `
A@2025-01-13 | aufgabe=Motivsuche ; serie=Kaltes Fjordlicht | Nadja Petrowitsch macht die Motivsuche für "Kaltes Fjordlicht".
A@2025-01-13 | auto=einen alten Volvo | Nadja fährt einen alten Volvo, Kilometergeld wie üblich.
B@2025-01-20 | villa=Haus Brücken | Als Villa des Bösewichts hat Nadja Haus Brücken vorgeschlagen.
A@2025-01-20 | kamera=Fuji | Ihre Motivfotos knipst Nadja mit einer Fuji.
B@2025-01-27 | quartier=Hotel Seestern | Nadja wohnt während der Vorbereitung im Hotel Seestern.
A@2025-01-27 | chefin=Corinna Thal | Nadja berichtet an Corinna Thal.
A@2025-01-28 | telefon=0171 3920 556 | Mobil erreicht man Nadja Petrowitsch unter 0171 3920 556.
B@2025-01-28 | | Der Kollege vom zweiten Team, Henk, schläft in einer Jurte.
A@2025-02-03 | | Für das Polizeirevier stehen drei leere Schulen zur Auswahl.
B@2025-02-10 | quartier=Ferienwohnung über der Räucherei | Post für Nadja bitte in die Ferienwohnung über der Räucherei, zweite Klingel.
A@2025-02-11 | | Der Seestern hatte ein Frühstück bis elf, das fehlt ihr.
A@2025-02-17 | villa!=das ehemalige Kurbad | Die Erben von Haus Brücken haben abgesagt; der Bösewicht zieht ersatzweise in das ehemalige Kurbad, das Nadja aufgetan hat.
B@2025-02-18 | | Im Kurbad tropft es, sonst ist es perfekt gruselig.
A@2025-03-03 | kamera=Drohne | Sämtliche Motive liefert Nadja als Panorama aus hundert Metern Höhe, mit der Drohne.
B@2025-03-10 | | Die Fuji hat Henk sich für den Urlaub ausgeborgt.
A@2025-03-24 | auto!=Lastenrad | Führerschein weg, vier Wochen: Nadja ist aufs Lastenrad umgestiegen.
B@2025-03-24 | | Zur Insel nimmt sie natürlich die Fähre.
A@2025-04-07 | chefin=Bo Lindqvist | Nadjas Berichte landen auf dem Tisch von Bo Lindqvist, der alles zweimal liest.
A@2025-04-08 | | Corinna hat einen Krimi veröffentlicht.
B@2025-04-22 | telefon!=0172 3920 871 | Handy im Hafenbecken versenkt. Frische Nummer von Nadja: 0172 3920 871.
A@2025-05-05 | aufgabe=Aufnahmeleitung | Am Set sitzt Nadja in der Aufnahmeleitung, schreibt Tagesdispos und verteilt Funkgeräte.
A@2025-05-06 | | Nadja könnte sich vorstellen, einmal selbst Regie zu führen.
B@2025-05-06 | brot=glutenfrei | Das Catering weiß Bescheid: Nadja isst glutenfrei.
A@2025-05-09 | quartier!=Wohnwagen am Set | Der Räucherduft wurde ihr zu viel, Nadja ist in einen Wohnwagen am Set gezogen.`,
    questions: `
aufgabe: Was macht Nadja Petrowitsch bei der Produktion?
villa: Welches Gebäude dient als Villa des Bösewichts?
auto: Womit ist Nadja unterwegs?
kamera: Womit nimmt Nadja ihre Motive auf?
quartier: Wo wohnt Nadja?
chefin: An wen berichtet Nadja Petrowitsch? / Wer ist Nadjas Vorgesetzter?
telefon: Wie lautet Nadjas Handynummer?
serie: An welcher Serie arbeitet Nadja?
brot: Worauf muss das Catering bei Nadja achten?`,
  },
  {
    name: 'Imogen Vale',
    user: 'imogen.v',
    lines: `
a | home=Gatwick ; seat=aisle | My home airport is Gatwick and I always take an aisle seat.
a | card=a blue Amex | I put work travel on a blue Amex.
a | bag=a wheelie case | I get by with a wheelie case, cabin size.
a | hotel=Brightwater | I collect points with Brightwater hotels.
A | booker=Marcus in the travel team | Trips for Imogen are arranged by Marcus in the travel team.
a | meal=low-salt | My in-flight meal is low-salt.
a | client=Rotterdam | Every other week I go and see my client in Rotterdam.
a | lounge=the Clubrooms | Before flying I work in the Clubrooms.
a | | My boss flies from City and loves the window.
a | pill=melatonin | For jet lag I take melatonin.
a | | Marcus has a cactus named after each of us.
a | seat=by the window | Put me by the window, I like to lean on the wall and sleep.
b | booker!=an online tool | The travel desk was dissolved on Friday; we all make our own reservations through an online tool.
a | | The tool suggested Reykjavik via Dubai.
a | card=a company Visa | Taxi, hotel, sandwiches: it all goes on a company Visa with my name misspelled.
a | | My private card is a Mastercard from the building society.
b | client!=Gdańsk | Rotterdam was handed to Pavel, and I was given the shipyard in Gdańsk.
a | | Pavel says hello from the Maas.
a | home=Bristol | From my cottage it's twelve minutes to check-in at Bristol, so I set off from there each Monday.
a | | Just for the Toronto trip I'll leave from Heathrow.
b | hotel!=Kestrel Inns | Brightwater slashed its rewards so I've given my loyalty to Kestrel Inns.
A | bag!=a rucksack | A wheel came off in Oslo, and Imogen threw the case away; she goes about with a rucksack.
a | | I could see myself with one of those garment bags.
a | client=Turku | On alternate Tuesdays you'll find me in a meeting room in Turku, eating cinnamon buns with the people who pay us.
a | lounge=the chapel | The quietest desk at any terminal is in the chapel; that's where I open my laptop before boarding.
a | | One steward recognised me and gave me two desserts.`,
    questions: `
home: Which airport do I fly from? / What's my home airport?
seat: Aisle or window for me?
card: Which card do I pay for business trips with?
booker: How are my trips booked?
client: In which city do I visit my client?
hotel: Which hotel chain do I collect points with?
bag: What luggage do I travel with?
lounge: Where do I work before a flight?
meal: What in-flight meal do I need?
pill: What do I take for jet lag?`,
  },
  {
    name: 'MS Solveig',
    lines: `
A | captain=Torvald Moe ; port=Kiel | MS Solveig sails from Kiel under Captain Torvald Moe.
A | band=Blue Fathoms | House band on the Solveig: Blue Fathoms.
B | director=Camille Roux | Camille Roux is cruise director of MS Solveig.
A | cabin=4117 | On board the Solveig our entertainers' store is cabin 4117.
A | show=at nine | The main show on Solveig goes up at nine.
B | theme=Vikings | Theme of the season on the Solveig: Vikings.
A | doctor=Dr. Anand | The ship's doctor on MS Solveig is Dr. Anand.
B | | Her sister ship Ragnhild has a casino and no piano.
A | pool=seawater | The Solveig's pool holds seawater.
A | | A gull stole a passenger's toupee off Bergen.
B | band=a Filipino quintet | In the Solveig's lounge you dance to a Filipino quintet with a marvellous trombone.
A | | On the Ragnhild they have a DJ.
B | captain!=Sigrid Aas | Moe went ashore for good in Tromsø, and Sigrid Aas was given command of the Solveig.
A | | Captain Aas collects lighthouses on tea towels.
A | show=at half past seven | Curtain on the Solveig: at half past seven, so that families can watch.
B | | On the Captain's Night it's pushed back for the toast.
A | director!=Nils Bergström | Camille got engaged to the chief engineer and quit; Nils Bergström is in charge of the Solveig's programme.
B | theme=Jules Verne | All the décor on the Solveig this year comes out of Jules Verne, giant squid on the stairs and all.
A | | Head office talks of a space theme one day.
B | port=Rostock | Passengers joining the Solveig at the start take the train to Rostock and walk to pier seven.
A | | She calls at Kiel for six hours on day four.
B | | During the dry dock week a choir of retired pilots practised on her sun deck.
B | band!=Marguerite, a harpist | The quintet signed off in Malta; what plays on the Solveig is Marguerite, a harpist from Nantes.
A | cabin!=the old dive shop | The purser claimed the room, our costumes on Solveig went to the old dive shop on deck two.`,
    questions: `
captain: Who is captain of MS Solveig?
port: From which port does MS Solveig sail?
band: Who plays music in the lounge of the Solveig?
director: Who is the cruise director on the Solveig?
show: When does the main show on the Solveig begin?
theme: What is this season's theme on MS Solveig?
cabin: Where is the entertainers' store on the Solveig?
doctor: Who is the doctor on MS Solveig?
pool: What sort of water is in the pool of the Solveig?`,
  },
  {
    name: 'Class 7b trip',
    lines: `
A | goal=Science Museum ; kids=27 | Class 7b's outing: the Science Museum, 27 kids.
A | lead=Ms Pereira | The 7b trip is led by Ms Pereira.
B | second=Mr Holt | Second adult on the 7b trip: Mr Holt.
A | money=£12 | Parents of 7b pay £12 for the trip.
A | transport=coach | 7b travels by coach from the school gate.
B | lunch=packed lunch | Pupils of 7b bring a packed lunch.
A | slips=school office | 7b's consent slips go to the school office.
B | | 7a is off to a cheese dairy with Mrs Nwosu.
A | inhaler=Theo | On the 7b trip, Theo carries an inhaler.
B | back=15:40 | 7b will be back at 15:40.
A | | One father asked whether phones are allowed.
A | goal=salt mine | Warm jumpers and sturdy shoes please, it is twelve degrees down in the salt mine where 7b spends the day.
B | | The museum café does chips, sadly we'll miss that.
A | second!=Miss Ojukwu | Mr Holt put his back out on sports day; Miss Ojukwu volunteered to go along with 7b.
B | money=£19 | Envelope with £19 per child in 7b by Friday, thanks, helmet hire is in it.
A | | For families on free meals the fund covers everything.
B | transport!=on the 8:12 train | The coach firm went bust. 7b will be going on the 8:12 train.
A | | 7a can walk to theirs.
B | | The 7b guinea pigs stay with the caretaker that day.
A | | Mr Holt would love to come on the next one.
A | slips=class app | Dear 7b parents, tick "I agree" in the class app; paper isn't needed.
B | kids!=25 | Two are moving away before half-term, so 7b shrank to 25.
A | | Amira in 7b has asthma too and takes her own spray along.
B | lunch=soup | Underground canteen serves everybody in 7b hot soup at noon.
A | | Some would prefer the swimming pool, and Ms Pereira said maybe in July.
B | back!=17:05 | The connection home changed, collect your 7b children at 17:05.`,
    questions: `
goal: Where is class 7b going? / What is the destination of the 7b trip?
kids: How many children go on the 7b trip?
second: Who is the second adult with 7b?
money: How much do parents of 7b pay for the trip?
transport: How does 7b travel?
lunch: What do the 7b pupils have for lunch on the trip?
slips: Where do 7b parents give their consent?
back: When is 7b back?
lead: Who leads the 7b trip?
inhaler: Which boy in 7b carries an inhaler?`,
  },
  {
    name: 'Rosalind Achebe',
    user: 'roz.a',
    lines: `
a | club=The Long Spoon ; night=first Thursday | I run a supper club, The Long Spoon, on the first Thursday of each month.
a | place=in my flat | The Long Spoon takes place in my flat in Deptford.
a | covers=twelve | There's room for twelve at my table.
a | price=£35 | People chip in £35.
a | helper=Fergus | Fergus helps me wash up and serve.
a | list=by e-mail | Guests sign up by e-mail.
a | style=Nigerian | I cook Nigerian food, my grandmother's.
A | fish=Kemi's stall | Roz gets the fish for The Long Spoon from Kemi's stall.
a | | My mate Luca does Sicilian Sundays in his garage for £28.
a | licence=granted in May | My food hygiene licence was granted in May.
b | place!=pottery studio | My landlord put his foot down, so we eat in a pottery studio in Lewisham, between the kilns.
a | | The kilns make it lovely in February.
a | covers=twenty-two | I laid out plates and cutlery for twenty-two, which is what the benches hold.
a | | For my birthday only six were invited.
a | style=Palestinian and Georgian | On the menus you'll find musakhan and khachapuri: I'm all about Palestinian and Georgian dishes.
a | | My jollof recipe is pinned on the fridge for the kids.
a | helper=twins Ada and Uche | My nieces, the twins Ada and Uche, carry the plates out and dry the glasses.
a | | Fergus sends pictures of sheep from New Zealand.
a | night=every second Saturday | Diaries out: you can dine with me every second Saturday from half past seven.
a | | Next time we'll start at eight, just that once, because of the football.
A | price!=£44 | Butter and oil went through the roof, and Roz had to bump the contribution to £44.
a | | Luca's thinking of closing for the summer.
a | list=a lottery | Whoever wants a chair drops a name in the hat at the bakery; it's a lottery, drawn on the fifteenth.
a | night!=last Friday of the month | Twice was killing me. I've cut it down to the last Friday of the month.
a | | A magazine took photos of the soup.`,
    questions: `
night: On which day is my supper club? / When does The Long Spoon take place?
place: Where do I hold The Long Spoon?
covers: How many guests fit at my supper club?
price: What do guests pay at The Long Spoon?
helper: Who helps me at the supper club?
list: How do people get a seat at The Long Spoon?
style: What kind of food do I cook?
fish: Where does the fish for The Long Spoon come from?
licence: When was my hygiene licence granted?`,
  },
]
