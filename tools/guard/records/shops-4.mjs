/** Made-up records whose facts change: support desks, shops, hotels, landlords, couriers and their customers (4 of 5). Format: bench/texts/customers-1.mjs. */
export const SHOPS_4 = [
  {
    name: 'Gwilym Prys',
    user: 'gwilym',
    lines: `
a | price=£18 | On my campsite a pitch with hook-up costs £18.
a | gate=22:30 | I lock the gate at 22:30.
a | help=Efa | Efa gives me a hand in high season.
a | | The big holiday park over the hill charges £41.
a | mow=Thursdays | Mowing is done Thursdays.
a | gas=Penmaen Gas | My bottled gas is from Penmaen Gas.
a | | Two stags strolled through the tents at dawn.
a | book=paper diary | All my bookings are in a paper diary.
a | dogs=on a lead | Dogs are welcome on my field as long as they're on a lead.
b | price=£21 | My sign says £21 for a place with electricity.
a | | The backpacker corner has no power and is £9.
b | gate=21:45 | Anyone back later than 21:45 finds my gate padlocked.
a | | For the eclipse I left it open till two.
b | book!=Campfolk | I've chucked the diary, reservations reach me through Campfolk.
a | | They take a small cut, a fair one I reckon.
A | help=Rhodri | On Gwilym's site Rhodri does the welcome and the toilets.
a | | Efa sent a card from Patagonia.
b | help=Mali | Mali checks campers in for me and keeps the toilets clean.
a | | Rhodri's dog found my lost glove.
b | mow!=every second Monday | With this drought I cut the grass less often, every second Monday.
a | | My neighbour Bowen lets sheep do his.
a | shower=50p | My showers take a 50p coin.
b | shower=token | For hot water in the wash block you need a token from my hut.
a | | I'm half minded to put in yurts.
b | gas!=Hafren Fuels | Penmaen packed it in, Hafren Fuels drops off the bottles
a | tap=by the ash tree | You fill your canisters at my tap by the ash tree.`,
    questions: `
price: What do I charge for a hook-up pitch?
gate: When do I close the gate at night?
help: Who helps me on the campsite?
mow: How often is the grass cut? / When do I mow?
gas: Who supplies my gas bottles?
book: Where do I keep the bookings?
shower: What do campers need for a hot shower?
dogs: What is my rule for dogs?
tap: Where is the drinking water on my site?`,
  },
  {
    name: 'Araminta Vose',
    lines: `
A@2025-01-15 | wedding=14 June ; waist=71 cm | Araminta Vose, bride: waist 71 cm, wedding on 14 June.
A@2025-01-15 | gown=ivory satin | The gown for Miss Vose is ivory satin with a low back.
A@2025-01-15 | sew=Mrs Dobrev | Mrs Dobrev is making it for her.
B@2025-01-22 | fit=Wednesday at 10:30 | Fitting of the Vose gown: Wednesday at 10:30.
A@2025-01-22 | | Her sister Clementine, maid of honour, has a waist of 66 cm.
A@2025-01-29 | heel=7 cm heels | Araminta will walk down the aisle in 7 cm heels.
B@2025-01-29 | veil=cathedral veil | She picked the cathedral veil.
A@2025-01-30 | | The groom is having his suit made in Trieste.
B@2025-02-03 | | Clementine is getting married herself, next year in May.
A@2025-02-12 | waist=69 cm | Tape round Araminta's middle today: 69 cm.
B@2025-02-14 | sew=Jocasta | At the machine for Miss Vose sits Jocasta.
A@2025-02-14 | | Mrs Dobrev's hand is in a splint.
A@2025-02-20 | fit=Saturday at 9:00 | We see Miss Vose on Saturday at 9:00 to pin the hem.
A@2025-02-20 | | Clementine tries hers on that afternoon.
B@2025-03-01 | wedding!=5 July | Fire in the venue's kitchen, so the couple put the big day back to 5 July.
A@2025-03-08 | heel!=flat sandals | Araminta has given up on heels, hem the dress for flat sandals.
B@2025-03-08 | | Her mother would love to see a train, Araminta would not.
A@2025-03-15 | cost=€2,150 | Agreed with Miss Vose: €2,150 for everything.
A@2025-03-22 | veil=beaded cap | Headpiece for the bride Vose: beaded cap.
B@2025-03-22 | | A shawl might come on top if the forecast is poor.
A@2025-04-10 | cost!=€1,980 | Without the long lace her total shrinks to €1,980.
A@2025-04-12 | buttons=covered silk buttons | The back of the Vose gown closes with covered silk buttons.
B@2025-04-14 | | A different Vose, Honoria, ordered a coat. Keep the cards apart.
A@2025-04-15 | | The post from the bead maker took nine days.
B@2025-05-06 | waist!=73 cm | Jocasta had to let the bodice out, Miss Vose has gone to 73 cm.`,
    questions: `
wedding: On what date is Araminta Vose getting married? / When is the Vose wedding?
waist: What is Araminta Vose's waist measurement?
sew: Which seamstress makes the dress for Araminta Vose?
fit: When does Miss Vose come in for a fitting?
heel: Which shoes will Araminta Vose wear?
veil: What will Araminta Vose wear on her head?
cost: How much does Araminta Vose pay for the gown?
gown: What material is the Vose gown?
buttons: How does the back of Araminta Vose's gown close?`,
  },
  {
    name: 'Ludmila Farrow',
    user: 'lfarrow',
    lines: `
a | speed=50 Mbit | At home I'm on a 50 Mbit line.
a | router=Zentra 300 | The internet box in my hallway is a Zentra 300.
a | cost=€29.90 | It sets me back €29.90 a month.
A | visit=Tuesday 8 to 12 | Technician appointment for Ludmila Farrow: Tuesday 8 to 12.
a | | My office has a gigabit, that's a different contract.
a | case=Yannick | Somebody named Yannick handles my complaint.
a | fault=noise on the line | They told me what's wrong with my internet: noise on the line.
a | | Rebooted eleven times before breakfast.
b | speed=100 Mbit | My package says 100 Mbit.
a | | What really arrives is closer to 60.
A | visit=Friday 13 to 17 | The engineer will be at Ms Farrow's door Friday 13 to 17.
a | case=Ruxandra | At the hotline I deal with Ruxandra.
a | | She at least laughs at my jokes.
a | | My sister's appointment with them was a Thursday and nobody came.
b | router!=Halden Mesh 2 | swapped the old box for a Halden Mesh 2 this morning
a | | My son wants a gaming router. He can want.
b | fault=corroded junction box | The engineer's report blames a corroded junction box.
a | cost=€34.50 | The provider debits €34.50 from me each month.
a | | My neighbour pays €19 with Fenlink and mentions it weekly.
a | bills=by post | I get my bills by post.
b | bills!=in the app | paper is over, the bills turn up in the app
a | | In October I could cancel, haven't made up my mind.
A | custno=C-440-71 | Ms Farrow's customer number is C-440-71.
a | socket=behind the shoe rack | The wall socket for the line is behind the shoe rack.
b | cost!=€24.50 | As an apology they cut my fee to €24.50.
a | | Sunday the net was gone for an hour, planned works.`,
    questions: `
speed: How fast is my internet supposed to be at home?
router: Which router do I have?
cost: What do I pay for internet? / How much is my internet per month?
visit: When does the technician come to Ludmila Farrow?
case: Who is my contact at the hotline?
fault: What is the cause of my internet trouble?
bills: Where do I get my internet bills?
custno: What is Ludmila Farrow's customer number?
socket: Where is the wall socket for my line?`,
  },
  {
    name: 'Heron Cottage',
    lines: `
A@2024-09-02 | clean=Morwenna ; turn=Saturday | Heron Cottage has Saturday changeovers and Morwenna for the cleaning.
A@2024-09-02 | rate=£690 | A week in Heron Cottage is listed at £690.
B@2024-09-03 | sleeps=five | Heron Cottage has beds for five.
A@2024-09-03 | | Gull Barn next door takes eight and costs £1,120.
B@2024-09-03 | | At Gull Barn the key hangs in the porch.
A@2024-09-09 | key=under the slate by the pump | Guests of Heron pick up the key under the slate by the pump.
B@2024-09-09 | heat=oil | Heating at the cottage: oil.
A@2024-09-21 | | The party from Utrecht broke a jug and owned up.
A@2024-10-01 | turn=Monday | One lot leaves Heron Cottage and the other arrives on a Monday.
B@2024-10-04 | clean=Tamsin | Between guests Tamsin scrubs Heron Cottage from top to bottom.
A@2024-10-04 | | Morwenna does Gull Barn.
A@2024-10-20 | rate=£745 | Seven nights at Heron: £745 on the website.
B@2024-10-20 | | Half term is dearer, £880 for those few days.
A@2024-11-02 | key!=wall box by the back door | The slate is history, a wall box by the back door has been fitted for Heron's key.
B@2024-11-15 | heat!=heat pump | They ripped out the tank, Heron Cottage runs on a heat pump.
A@2024-11-30 | | One visitor wrote that it hums.
A@2024-12-01 | basket=bread and honey | In the welcome basket at Heron: bread and honey.
B@2025-01-10 | | The owners are weighing up a hot tub.
B@2025-02-08 | sleeps!=six | Thanks to the added bunk bed Heron can be let to six.
A@2025-03-01 | basket=cider and saffron buns | Newcomers at Heron Cottage are greeted with cider and saffron buns.
A@2025-03-08 | | One couple found flowers too, for their anniversary.
B@2025-03-20 | owner=the Pascoes | Heron Cottage belongs to the Pascoes.
A@2025-03-20 | charger=pub car park | Nearest plug for electric cars from Heron: the pub car park.
A@2025-04-02 | clean!=Lowena | Tamsin is off to college and handed mop and bucket to Lowena.
A@2025-04-03 | | At spring tide the path floods.`,
    questions: `
clean: Who cleans Heron Cottage?
turn: What day is changeover at Heron Cottage?
rate: What does a week at Heron Cottage cost?
sleeps: How many guests fit into Heron Cottage?
key: Where do guests find the key of Heron Cottage?
heat: How is Heron Cottage heated?
basket: What do guests get as a welcome at Heron Cottage?
owner: Who owns Heron Cottage?
charger: Where can guests of Heron Cottage charge a car?`,
  },
  {
    name: 'Tanguy Lescure',
    lines: `
A | chambre=chambre 12 | Monsieur Tanguy Lescure loge dans la chambre 12.
A | depart=jeudi | Le départ de M. Lescure est prévu jeudi.
A | portable=06 39 98 14 07 | Portable de M. Lescure : 06 39 98 14 07.
B | | Au bureau on le joint au 01 99 00 22 18.
A | matin=en salle | Il prend le petit-déjeuner en salle.
B | regime=sans gluten | La cuisine lui prépare tout sans gluten.
A | voiture=place 7 | Sa voiture occupe la place 7.
A | | Le client de la chambre 15 a une voiture du même modèle.
B | chambre=chambre 31 | Tanguy Lescure dort dans la chambre 31.
A | | La climatisation de la 12 soufflait chaud toute la nuit.
A | matin=sur la terrasse | Pour ses tartines et son café, M. Lescure s'installe sur la terrasse.
B | | Demain seulement, réveil à cinq heures pour un vol.
A | depart!=dimanche | Il a prolongé son séjour jusqu'à dimanche.
B | journal=Le Courrier du Large | On lui dépose Le Courrier du Large devant la porte.
A | journal=La Gazette des Vents | M. Lescure lit La Gazette des Vents, à glisser sur son plateau.
B | voiture=place 19 | La berline de Monsieur Lescure est garée place 19.
A | | Il parle d'acheter une électrique, rien de fait.
B | portable!=06 39 98 52 60 | Nouveau numéro de M. Lescure : 06 39 98 52 60.
A | | Il évite aussi les noix.
A | note=Belloc Conseil | La note de M. Lescure est adressée à Belloc Conseil.
B | carte=carte argent | Il possède la carte argent de la maison.
B | note!=son épouse Irène | Finalement, Belloc ne paie rien : c'est son épouse Irène qui règle la note.
A | | Madame trouve le hall un peu froid.
B | | La fille du couple viendra peut-être une nuit, rien de réservé.
B | | Un bouquet lui a été livré samedi.`,
    questions: `
chambre: Dans quelle chambre est Tanguy Lescure ?
depart: Quel jour part Monsieur Lescure ?
portable: Quel est le numéro de portable de Tanguy Lescure ?
matin: Où Monsieur Lescure prend-il son petit-déjeuner ?
voiture: Où est garée la voiture de Tanguy Lescure ?
journal: Quel journal donne-t-on à Monsieur Lescure ?
note: Qui paie la note de Tanguy Lescure ? / À qui faut-il envoyer la facture de M. Lescure ?
regime: Quel régime suit Tanguy Lescure ?
carte: Quelle carte de fidélité a Monsieur Lescure ?`,
  },
]
