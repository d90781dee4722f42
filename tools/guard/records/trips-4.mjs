/** Made-up records whose facts change: travel, hotels, events, weddings, music and film crews, restaurants. Format: bench/texts/customers-1.mjs. */
export const TRIPS_4 = [
  {
    name: 'Bryn Okoro',
    user: 'bryn.o',
    lines: `
a | van=Hilda ; bed=under the roof | Our camper is called Hilda and the kids' bed is under the roof.
a | goal=Brittany | This summer's destination is Brittany.
a | stove=gas | We cook on gas, two burners.
a | | The Wheelers next door have a caravan and swear by induction.
a | driver=wife Sal | My wife Sal does the driving, I get carsick if I don't navigate.
a | maps=paper maps | I navigate with paper maps.
a | | Our hatchback, which is Sal's for work, has a satnav of its own.
A | dog=in kennels ; weeks=three weeks | Bryn's dog stays in kennels while they're off for three weeks.
a | breakdown=Green Wing | Our breakdown cover is with Green Wing.
a | goal=Galicia | Ferry to Santander is paid for, then we roll west along the coast as far as Galicia.
a | | Sal's been reading aloud from a novel set in Quimper all week.
b | stove!=a spirit burner | The regulator leaked, so out came the whole thing. We make our tea on a spirit burner.
a | | For one weekend at Easter we lived on sandwiches.
a | dog=between the front seats | Mungo travels on a blanket between the front seats and snores through every tunnel.
a | | Mungo's sister Tilly lives with my parents.
a | driver=I'm at the wheel | I'm at the wheel for the entire trip, as Sal has her arm in plaster.
a | | It turns out travel sickness doesn't bother you when you steer.
b | weeks!=sixteen days | My boss begged, so we shortened it to sixteen days.
a | | We may tack on a long weekend in Devon in October.
A | bed!=an awning tent | The boys have outgrown the loft; Bryn bought them an awning tent to sleep in.
a | | Sal and I have the fold-out mattress as ever.
a | maps=Sal's phone | Left, right, second exit: I simply obey the voice in Sal's phone.
a | | The atlas makes a good tray.
b | goal!=the Lot valley | Ferries are on strike, so we tore up the plan and settled on the Lot valley.`,
    questions: `
goal: Where are we going this summer? / What's our holiday destination?
stove: What do we cook on in the camper?
driver: Who drives the camper?
maps: What do we navigate with?
dog: Where is the dog while we travel?
weeks: How long is our trip?
bed: Where do the kids sleep?
van: What's our camper called?
breakdown: Who is our breakdown cover with?`,
  },
  {
    name: 'Maëlle Garrec',
    user: 'maelle.g',
    lines: `
a@2025-01-08 | mairie=Concarneau ; date=17 mai | Yann et moi, on se marie le 17 mai à la mairie de Concarneau.
a@2025-01-08 | salle=manoir de Kerlann | La fête aura lieu au manoir de Kerlann.
a@2025-01-10 | traiteur=Le Goff | Le traiteur, c'est Le Goff, celui du marché.
a@2025-01-10 | temoin=Solène | Mon témoin est Solène.
A@2025-01-15 | robe=ivoire | La robe de Maëlle est ivoire, longue, avec des manches.
a@2025-01-15 | | Celle de ma sœur était bleu pâle et tout le monde en parle encore.
a@2025-01-22 | voyage=au Portugal | Pour la lune de miel, nous irons au Portugal.
a@2025-01-22 | musique=groupe de jazz | Un groupe de jazz jouera pendant le dîner.
a@2025-02-02 | | Yann rêve d'un feu d'artifice, moi pas trop.
a@2025-02-10 | temoin=mon cousin Ronan | À côté de moi, pour signer le registre, il y aura mon cousin Ronan.
a@2025-02-10 | | Celui de Yann est son frère Malo.
b@2025-02-19 | salle!=la grange de tante Odette | Le manoir a eu un dégât des eaux. On s'est rabattus sur la grange de tante Odette.
a@2025-02-20 | | La grange sent encore un peu le foin.
a@2025-03-01 | traiteur=trois food-trucks | Pour manger, les invités feront la queue devant trois food-trucks garés sous les pommiers.
a@2025-03-01 | | Le Goff m'a offert deux kilos de langoustines pour me consoler.
A@2025-03-14 | robe!=vert d'eau | La couturière a taché le tissu, Maëlle a fini par prendre une robe vert d'eau.
a@2025-03-20 | voyage=en Norvège | Après la noce on prend le train de nuit, puis l'Express côtier, deux semaines en Norvège.
a@2025-03-21 | | Mes parents nous verraient bien en Martinique.
b@2025-04-02 | date!=7 juin | L'adjointe au maire n'était pas libre, le grand jour est reporté au 7 juin.
a@2025-04-02 | | L'enterrement de vie de jeune fille reste le 26 avril.
a@2025-04-12 | musique=le bagad du village | Entre les plats, c'est le bagad du village qui sonnera, tant pis pour les oreilles.
a@2025-04-12 | | Malo veut faire un discours en breton, on verra.
a@2025-04-12 | fleurs=des hortensias | Sur les tables, il y aura des hortensias du jardin.`,
    questions: `
date: Quand est-ce que je me marie ?
salle: Où aura lieu ma fête de mariage ?
traiteur: Qui s'occupe du repas du mariage ?
temoin: Qui est mon témoin ?
robe: De quelle couleur est ma robe de mariée ?
voyage: Où partons-nous en lune de miel ?
musique: Qui joue pendant le dîner ?
mairie: Dans quelle mairie est-ce que je me marie ?
fleurs: Quelles fleurs y aura-t-il sur les tables ?`,
  },
  {
    name: 'Delroy Finch',
    lines: `
A | act=soul duo ; partner=Tasha | Delroy Finch performs at weddings in a soul duo with Tasha.
A | price=£480 | Two sets by Delroy cost £480.
B | first=At Last | For first dances Delroy's default is "At Last".
A | mic=SM58 | Delroy sings into an SM58.
A | ride=by train | Delroy comes to his gigs by train, kit on a trolley.
B | radius=30 miles | He takes bookings within 30 miles of Derby.
A | | DJ Sparkle, who shares Delroy's agent, goes anywhere for £350.
A | agent=Mrs Popplewell | Enquiries for Delroy go through Mrs Popplewell.
B | suit=plum velvet | Delroy's stage suit is plum velvet.
A | | Last Saturday a page boy unplugged him in the middle of a ballad.
B | partner!=pianist called Hugo | Tasha got a contract on a ship and Delroy teamed up with a pianist called Hugo.
A | | Tasha's cabin has no window, she writes.
A | radius=anywhere in Britain | Delroy will sing for you anywhere in Britain, from Truro to Thurso, if the couple puts him up overnight.
A | | His brother Leroy will play only in Derby.
B | ride!=VW Caddy | With the bigger speakers the trains were hopeless; he picked up a VW Caddy.
A | | The Caddy is green and smells of oranges.
A | agent=his own website | To hire Delroy, fill in the form on his own website, he answers within the day.
B | | Mrs Popplewell is writing a cookbook.
A | price=£620 | Quote for an evening with Delroy: £620, VAT included.
B | | For a charity do he once sang for sandwiches.
A | mic!=headset | It turned out his old one was full of rust, hence the headset Delroy wears on stage.
A | | He's considering in-ear monitors as well.
B | first=Harvest Moon | Unless the couple has a wish, they'll have their opening waltz to "Harvest Moon", sung by Delroy.
A | price!=£560 | Too many couples balked, and Delroy came down to £560.`,
    questions: `
partner: Who performs with Delroy Finch?
price: What does Delroy charge for a wedding?
first: What song does Delroy sing for the first dance?
mic: What kind of microphone does Delroy use?
ride: How does Delroy get to gigs?
radius: How far does Delroy travel for bookings?
agent: How do I book Delroy? / Where do enquiries for Delroy Finch go?
act: What kind of act is Delroy in?
suit: What is Delroy's stage suit like?`,
  },
  {
    name: 'Tuscany coach tour',
    lines: `
A@2024-11-05 | guide=Fabio ; coach=blue Setra | Spring coach tour to Tuscany: guide Fabio, the blue Setra.
A@2024-11-05 | places=46 | The Tuscany tour has 46 places.
B@2024-11-06 | hotel=Villa Rondine | All five nights of the Tuscany trip are at Villa Rondine.
A@2024-11-12 | pickup=Königsplatz | Guests for Tuscany board at Königsplatz.
B@2024-11-12 | leave=5 a.m. | The coach for Tuscany pulls out at 5 a.m.
A@2024-11-19 | driver=Ludo | Ludo drives the Tuscany tour.
B@2024-12-02 | excursion=Siena | The optional outing on day three of the Tuscany tour is Siena.
A@2024-12-02 | snack=ham roll | On boarding for Tuscany each guest gets a ham roll.
B@2024-12-03 | | The Lake Garda tour with Renzo has only twelve names so far.
A@2025-01-15 | | A lady in row four wants the window for her dachshund.
B@2025-01-22 | hotel!=Albergo del Pozzo | Rondine has been turned into flats. We got beds for the Tuscany group at the Albergo del Pozzo.
A@2025-01-22 | | The Garda people sleep at the Hotel Miralago.
A@2025-02-03 | guide=Signora Bellucci | Signora Bellucci will be talking through the microphone all the way down to Tuscany; she knows every fresco.
B@2025-02-03 | | Fabio sends greetings from the vineyard where he is pruning.
A@2025-02-20 | pickup=car park by the ice rink | Luggage for the Tuscany bus is loaded in the car park by the ice rink.
B@2025-03-04 | leave!=6:15 | The office gave everyone a lie-in: Tuscany rolls at 6:15.
A@2025-03-04 | | On the way home there'll be a stop for fuel and cheese.
B@2025-03-10 | excursion=marble quarries | Wednesday, for those who paid extra: jeeps up to the marble quarries above Carrara.
B@2025-03-11 | | Signora Bellucci could imagine adding a cooking class.
A@2025-03-25 | driver!=Agnieszka | Ludo's licence lapsed, so Agnieszka jumped in for the Tuscany week.
A@2025-03-26 | | Ludo washes the fleet meanwhile.
B@2025-04-01 | snack=spinach pie | At the door of the Tuscany coach Agnieszka hands out warm spinach pie.
A@2025-04-01 | | Two guests with gluten trouble bring their own.
A@2025-04-02 | leave=5:50 | Engine on at 5:50 sharp, Tuscany guests, please be in your seats.`,
    questions: `
guide: Who is the guide on the Tuscany coach tour?
hotel: Where does the Tuscany group stay?
pickup: Where do guests board for Tuscany?
leave: When does the Tuscany coach leave?
driver: Who drives the Tuscany tour?
excursion: What is the optional excursion on the Tuscany tour?
snack: What do Tuscany guests get to eat on boarding?
coach: Which coach is used for Tuscany?
places: How many places does the Tuscany tour have?`,
  },
  {
    name: 'Osaka delegation',
    lines: `
A@2025-02-10 | head=Mr Nakagawa ; size=eight | The Osaka delegation is led by Mr Nakagawa and counts eight.
A@2025-02-10 | arrive=12 May | Osaka lands on 12 May.
B@2025-02-12 | interpreter=Keiko Brandl | Interpreting for the Osaka visitors: Keiko Brandl.
A@2025-02-12 | lunch=the town hall cellar | Lunch for our Osaka guests is booked in the town hall cellar.
B@2025-02-14 | gift=a cuckoo clock | We're giving the Osaka group a cuckoo clock.
A@2025-02-14 | lodging=the Parkhotel | Osaka sleeps at the Parkhotel.
B@2025-02-20 | tour=the waterworks | The technical visit for Osaka is at the waterworks.
A@2025-02-20 | host=Deputy Mayor Linz | Official host for Osaka: Deputy Mayor Linz.
A@2025-02-21 | | The Lyon delegation is twice as large and brings its own cook.
B@2025-03-03 | food=no beef | Dietary note from Osaka: no beef for two of them.
A@2025-03-07 | | Lyon's present will be a barrel of mustard.
B@2025-03-10 | size=eleven | Please lay eleven place cards for Osaka, three engineers included.
A@2025-03-11 | | The engineers speak decent English.
B@2025-03-17 | head!=Ms Hirano | After the elections over there Mr Nakagawa's seat passed to Ms Hirano, who is heading the party.
A@2025-03-18 | gift=hand-blown glass | In the wooden box for Osaka, under the straw: hand-blown glass from our own furnace.
B@2025-03-18 | | Somebody at the meeting found the clock kitsch.
A@2025-03-27 | tour=the tram depot | On the second morning Osaka puts on hard hats and walks through the tram depot.
B@2025-03-27 | | The children's choir would like to sing for them, to be discussed.
A@2025-04-03 | arrive!=19 May | Their airline cancelled the flight; Osaka will touch down a week later, on 19 May.
A@2025-04-04 | | Lyon comes on 2 June.
B@2025-04-09 | lodging=the castle inn | Eleven keys with wooden bears are waiting for Osaka at the castle inn.
B@2025-04-10 | | The Parkhotel does the press breakfast only.
A@2025-04-22 | interpreter!=Herr Wessel | Ms Brandl has lost her voice, Herr Wessel is stepping in for all three days with Osaka.
B@2025-04-23 | | The deputy mayor practises bowing in the lift.
A@2025-04-24 | size=nine | Passport list from Osaka for the badges: nine persons.`,
    questions: `
head: Who leads the Osaka delegation?
size: How many people are in the Osaka delegation?
arrive: When does the Osaka delegation arrive?
interpreter: Who interprets for the Osaka visitors?
gift: What present do we give the Osaka delegation?
lodging: Where does the Osaka delegation stay?
tour: What is the technical visit for Osaka?
host: Who is the official host of the Osaka delegation?
lunch: Where is lunch for Osaka?
food: What is the dietary note from Osaka?`,
  },
]
