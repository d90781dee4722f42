/** Made-up records: projects, sites, ships, machines, events and shops. Format: bench/texts/customers-1.mjs. */
export const SITES_4 = [
  {
    name: 'Threads of the Andes',
    lines: `
A | curator=Dr Ximena Quispe ; hall=the East Gallery | The exhibition Threads of the Andes is curated by Dr Ximena Quispe and hangs in the East Gallery.
B | opening=14 March ; loans=62 pieces | Threads of the Andes is announced for 14 March, the loan list counts 62 pieces.
B | | Coins of Carthage, upstairs, has been put off until the year after next.
B | light=50 lux ; humidity=48 percent | Climate sheet Threads of the Andes: 50 lux, 48 percent.
A | ticket=12 francs | Entry to Threads of the Andes is 12 francs.
A | | The courier from Cusco brought chocolate for the entire team of Threads of the Andes.
B | shipper=Artex Cargo | Crates for Threads of the Andes travel with Artex Cargo.
A | | A collector hinted that he might lend a feather cape. He hints every year.
B | opening=the ninth of May | Printed on 4,000 invitations for Threads of the Andes, ministers included: vernissage on the ninth of May, 18:30.
A | loans!=only 55 | Seven textiles are too fragile to fly, so it is only 55 for Threads of the Andes now.
B | audio=Spanish and German ; guard=Securo | For Threads of the Andes the audio guide speaks Spanish and German, guards come from Securo.
A | | Coins of Carthage is planned with 900 objects, most of them tiny.
B | hall=the former reading room | Painters' order for Threads of the Andes: walls of the former reading room in ochre, all cases bolted down there by the 20th.
A | curator=Beat Zumthor | Any text for Threads of the Andes needs the curator's stamp. The stamp says Beat Zumthor.
B | | Ximena was once a guard here, as a student, on Sundays.
A | shipper!=Helvetrans | After the strike the crates of Threads of the Andes are carried by another firm instead, Helvetrans.
B | light=thirty | Lux meter, Threads of the Andes, all forty cases, dimmers sealed by the conservator: thirty, not a hair more.
A | | The Japanese prints in the cabinet are kept at eighty and nobody protests.
B | | The botanical garden charges CHF 17.– for its orchids and gets complaints.
A | | A journalist asked if the Andes would travel on to Oslo. Perhaps.`,
    questions: `
curator: Who is the curator of Threads of the Andes?
hall: In which room is Threads of the Andes shown?
opening: On what date does Threads of the Andes open?
loans: How many objects are borrowed for Threads of the Andes?
light: How bright may it be at Threads of the Andes?
humidity: What air moisture is required at Threads of the Andes?
ticket: What is the price of admission to Threads of the Andes?
shipper: Who transports the objects for Threads of the Andes?
audio: In which languages is there an audio guide for Threads of the Andes?
guard: Which company watches over Threads of the Andes?`,
  },
  {
    name: 'Line 2',
    lines: `
A | product=elderflower lemonade ; bottle=0.33 litre | Line 2 fills elderflower lemonade into 0.33 litre bottles.
B | speed=12,000 an hour ; lead=Beatriz Fontes | Line 2 does 12,000 an hour when nothing jams, shift lead Beatriz Fontes.
A | | Line 1 has been changed over to cans and rattles like a tram.
B | caps=crown corks ; cleaner=peracetic acid | Line 2 closes with crown corks and is rinsed with peracetic acid.
B | label=paper labels | Bottles from Line 2 wear paper labels.
A | | The radio next to Line 2 plays only one station. We have got used to it.
B | product=rhubarb spritz | Tank farm log: valve to Line 2 open, rhubarb spritz, 18,000 litres, the same in the plan for every week to December.
A | | Marketing dreams of cola on Line 2. Marketing dreams a lot.
B | speed!=9,500 | With the new filler heads Line 2 has become slower, 9,500 instead of the earlier rate.
A | labeller=Krones Topmodul ; palletiser=the yellow robot | On Line 2 stand a Krones Topmodul and the yellow robot for the pallets.
B | | The palletiser at the end of Line 1 is a Kuka.
A | caps=swing tops | Receiving dock, closures for Line 2: 600 boxes of swing tops with red rubber rings, nothing else fits the heads.
A | | Beatriz had the chance to go to Line 4 and said no.
B | lead=Hamza Rezaei | Who signs for broken glass on Line 2? Hamza Rezaei, it says so on the board, as lead.
A | cleaner!=hot caustic | Acid is out: Line 2 gets hot caustic now, at the end of every shift.
B | | For the Kirchweih week in 2020 Line 2 did a special run of cherry beer.
A | label=printed right onto the glass | Sample from Line 2, sent to the trade fair: logo and barcode printed right onto the glass, glue station empty and unplugged.
B | | Line 4 has foil sleeves and curses them.
B | inspector=Ms Wieczorek | Quality samples of Line 2 go to Ms Wieczorek.
A | lead=Annika Thorsen | Stand-up, Line 2, led by shift lead Annika Thorsen: two sick, one jam, target reached.`,
    questions: `
product: What drink is bottled on Line 2?
bottle: What size are the bottles of Line 2?
speed: How many bottles does Line 2 manage?
lead: Who heads the shift on Line 2?
caps: How are the bottles on Line 2 sealed?
cleaner: With what is Line 2 cleaned?
label: What kind of labelling do bottles from Line 2 have?
labeller: Which labelling machine stands on Line 2?
palletiser: What stacks the pallets at Line 2?
inspector: Who checks the quality of Line 2?`,
  },
  {
    name: 'RV Calanus',
    lines: `
A@2019-02-04 | captain=Eyvindur Jónsson ; berth=Pier 4 | RV Calanus, research vessel, Captain Eyvindur Jónsson, lies at Pier 4 between cruises.
B@2019-02-11 | chief=Dr Rania Haddad | Chief scientist on RV Calanus: Dr Rania Haddad.
A@2019-03-01 | winch=6,000 metres of cable ; bunks=22 bunks | RV Calanus has 22 bunks and 6,000 metres of cable on the big winch.
B@2019-03-20 | | Plankton net of RV Calanus mended with fishing line and a prayer.
B@2019-04-02 | area=the Irminger Sea ; link=Iridium | RV Calanus works in the Irminger Sea and mails home by Iridium, twice a day, no pictures.
A@2019-05-15 | | RV Themisto's captain has retired, a Dane took over.
B@2019-09-09 | doctor=Solveig Urke ; sonar=a Kongsberg EM 122 | On board RV Calanus: ship's doctor Solveig Urke, and a Kongsberg EM 122 under the keel.
B@2020-02-17 | area=off Svalbard | Cruise report RV Calanus, all legs of the year: seventy-one stations off Svalbard, ice to starboard, bear on station 40.
A@2020-04-06 | | The institute in Kiel would have RV Calanus in the Red Sea, if anybody paid for it.
A@2020-06-22 | link!=Starlink | RV Calanus got a new dish on the mast and talks to land over Starlink now.
B@2020-08-30 | | Rania once sailed on a whaler turned yacht. Says she.
A@2021-01-18 | berth=the quay by the fish hall | Taxi for the crew of RV Calanus: come to the quay by the fish hall, she is tied up there whenever she is in.
B@2021-03-08 | | Pier 5 is occupied by RV Themisto with her broken crane.
B@2021-05-25 | chief=Mihail Stanescu | Station plan RV Calanus approved on board by the chief scientist, Mihail Stanescu. Bottles at all depths.
A@2021-07-13 | bunks!=eighteen | Four beds had to make room for a wet lab, RV Calanus sleeps eighteen now.
B@2021-09-01 | | RV Themisto has got herself a captain from Tórshavn, name not yet known.
A@2022-02-02 | captain=Hrefna Dal | Permission to enter Scoresby Sound, issued to RV Calanus, master: Hrefna Dal.
B@2022-03-30 | | A film team would like the doctor's cabin. The doctor would not.
A@2022-10-10 | area=around the Azores | RV Calanus, weekly position for the families ashore: around the Azores, as all season, dolphins, sunburn, no ice except in glasses.`,
    questions: `
captain: Who is the skipper of RV Calanus?
berth: Where does RV Calanus moor?
chief: Who leads the science on RV Calanus?
winch: How deep does the winch of RV Calanus reach?
bunks: How many can sleep aboard RV Calanus?
area: In what waters does RV Calanus do research?
link: By what means does RV Calanus connect to the internet?
doctor: Who is the medical officer on RV Calanus?
sonar: Which echo sounder does RV Calanus have?`,
  },
  {
    name: 'Kettle & Kin',
    lines: `
A | shop=WooCommerce ; payments=PayPal | Kettle & Kin, the tea shop online, runs on WooCommerce and is paid through PayPal.
B | courier=Hermes ; support=Nadia Sørbø | Parcels of Kettle & Kin go with Hermes, and Nadia Sørbø answers the mail of those who wait for them.
A | | Cup & Cousin, with the similar logo, has switched to Shopify.
B | free=from 40 euros ; returns=14 days | Kettle & Kin sends free of charge from 40 euros and takes things back within 14 days.
B | warehouse=a barn near Zwolle | Stock of Kettle & Kin lies in a barn near Zwolle.
A | | A customer of Kettle & Kin sent a drawing of a teapot with legs.
A | bestseller=smoked oolong | In most baskets at Kettle & Kin: smoked oolong.
B | courier=yellow DHL cages | Loading bay, Kettle & Kin, 17:00 daily: two yellow DHL cages rolled out, all parcels of the day inside.
A | | Nadia sells her own candles on the side, through Etsy.
B | newsletter=Fridays ; photographer=Leopold Banse | Kettle & Kin's newsletter leaves on Fridays, pictures by Leopold Banse.
A | | The barn's owner also rents to a man with forty motorbikes.
B | shop=Saleor | KK-301: checkout button misaligned. Kettle & Kin's storefront is a Saleor theme, fixed in the template, deployed.
A | payments!=Mollie | Kettle & Kin dropped the expensive processor, money comes in by way of Mollie now.
A | | A consultant suggested Amazon for Kettle & Kin. He was not paid for that.
B | free!=sixty | Postage got dearer; at Kettle & Kin the basket must hold sixty or more now to go free.
A | warehouse=Unit 7 in the old sugar works | Pickers for Kettle & Kin wanted, please ring at Unit 7 in the old sugar works, tea from floor to ceiling, bring a jumper.
B | | Cup & Cousin rents space in Deventer.
A | support=Joris | Whoever writes to Kettle & Kin gets an answer within a day, signed 'Joris', as the inbox is his alone.
B | | At the fair in Antwerp Kettle & Kin gave away 8,100 sample bags of roasted barley.
B | | For Valentine's Day only, Kettle & Kin wraps in pink.`,
    questions: `
shop: What software is the web shop of Kettle & Kin built on?
payments: Which payment provider does Kettle & Kin use?
courier: Who delivers the orders of Kettle & Kin?
support: Who replies to customers at Kettle & Kin?
free: What is the minimum order for free shipping at Kettle & Kin?
returns: How long can goods be sent back to Kettle & Kin?
warehouse: Where does Kettle & Kin store its goods?
bestseller: Which tea is the most popular at Kettle & Kin?
newsletter: On what day does Kettle & Kin mail its subscribers?
photographer: Who takes the product photos for Kettle & Kin?`,
  },
  {
    name: 'FjordConf',
    lines: `
A | venue=Grieghallen ; date=3 October | FjordConf is in Grieghallen on 3 October.
B | keynote=Adaeze Umeh ; chair=Sindre Bakke | FjordConf's programme chair is Sindre Bakke, the keynote is by Adaeze Umeh, on forgetting.
A | seats=600 seats ; stream=YouTube | FjordConf has 600 seats, and the stream is on YouTube.
B | | Lakeconf, same week, has moved its date to November.
A | badge=wooden badges | Visitors of FjordConf get wooden badges.
A | | Sindre sat in row five of the dentist's waiting room and reviewed eleven talks.
B | dinner=the fish market ; hotel=Hotel Skansen | FjordConf: speakers' dinner at the fish market, rooms at Hotel Skansen.
A | venue=the USF sardine factory | Fire inspection for FjordConf passed: the USF sardine factory, both floors, stage against the north wall, 31 exit signs lit.
B | | A sponsor would rather have FjordConf in Oslo. Noted and smiled at.
A | cfp=papers.fjordconf.example | Talks for FjordConf are submitted at papers.fjordconf.example.
B | date!=17 October | The strike announcement forces us: FjordConf is no longer at the beginning of the month but on 17 October.
A | | Adaeze gives a workshop in Tromsø the week before, on knots.
B | keynote=Lars-Erik Mo | Slides for the opening hour of FjordConf arrived from Lars-Erik Mo, ninety minutes in the main hall, house lights down.
A | | Lakeconf's opening talk is by a robot, they say.
B | chair!=Wambui Kariuki | Sindre is moving to Chile and let go of FjordConf; the programme is chaired by Wambui Kariuki now.
A | seats=four hundred and twenty | FjordConf is sold out: four hundred and twenty chairs, each with a name on it, the waiting list is closed.
B | | Lakeconf can be watched on PeerTube, no account needed, and looks like an aquarium.
A | | Two volunteers would like to sell T-shirts. Fine by everyone.
B | dinner=on board the Statsraad | Cooks confirmed, FjordConf speakers eat on board the Statsraad, eight o'clock, gangway at the castle.
A | | In 2015 the evening ended in a sauna. Not to be repeated.`,
    questions: `
venue: In which building does FjordConf take place?
date: When is FjordConf?
keynote: Who gives the opening talk at FjordConf?
seats: How many people fit in FjordConf?
stream: Where can FjordConf be watched online?
chair: Who is responsible for the programme of FjordConf?
badge: What kind of name tags does FjordConf hand out?
dinner: Where do the speakers of FjordConf eat?
hotel: Where do the speakers of FjordConf sleep?
cfp: Where do I propose a talk for FjordConf?`,
  },
]
