/** Made-up records whose facts change: farms, gardens, animals, boats, weather stations, markets, craftsmen, repairs. Format: bench/texts/customers-1.mjs. */
export const FARMS_1 = [
  {
    name: 'Thornbeck Farm',
    lines: `
A@2025-01-08 | milking=half past five | Morning milking at Thornbeck Farm starts at half past five.
A@2025-01-08 | buyer=Ravensdale Dairies | Thornbeck sells all its milk to Ravensdale Dairies.
B@2025-01-11 | cowman=Gareth Pugh ; lodging=cottage by the ford | Gareth Pugh looks after the Thornbeck herd and has the cottage by the ford to live in.
A@2025-01-15 | vet=Sian Maddox ; acres=310 acres | Sian Maddox is the vet who comes out to the cows; the farm runs to 310 acres.
B@2025-01-15 | | The neighbours at Crook Hill have their first cows in at a quarter to five.
A@2025-01-20 | parlour=herringbone | Thornbeck milks in a sixteen-point herringbone.
A@2025-01-20 | bedding=straw | The cubicles at Thornbeck are bedded with straw.
B@2025-01-29 | | Sian also neutered the farm cats, for a tray of eggs.
A@2025-02-03 | herd=142 ; breed=Ayrshires | There are 142 cows in milk at Thornbeck, every one of them Ayrshires.
B@2025-02-10 | | Old Mr Thorn has been talking to an ice cream maker in Buxton about the summer milk.
A@2025-03-02 | milking=6:15 | Thornbeck: first cluster goes on at 6:15 a.m.
A@2025-03-09 | bedding=sand | Eight tonnes of washed sand a week are raked in under the Thornbeck cows.
B@2025-03-25 | cowman!=Mina Okafor | Gareth handed in his notice at Lady Day, and the herd is in Mina Okafor's hands.
B@2025-04-18 | | On Good Friday an agency man called Rudd did both shifts at Thornbeck.
A@2025-04-22 | buyer=Haddon Creamery | What leaves Thornbeck's bulk tank is made into blue cheese by Haddon Creamery.
A@2025-04-30 | | Mina thinks robots would pay for themselves in nine years.
A@2025-05-06 | herd=118 | Head count at Thornbeck's TB test, milkers only: 118.
B@2025-05-17 | parlour!=rotary | The old pit has been filled with concrete; they step onto a 24-place rotary.
B@2025-05-17 | | Twelve dry cows are down on the marsh.
A@2025-06-11 | vet!=Tom Ellery | Sian has gone on maternity leave for the year and Tom Ellery answers Thornbeck's calving calls.
A@2025-06-20 | | Tom was late twice in his first week.
B@2025-07-01 | herd!=131 | Thirteen heifers calved and joined the milkers, so that makes 131.
A@2025-07-04 | | Crook Hill ordered a load of sawdust for its own cubicles.
B@2025-07-12 | lodging=flat over the granary | Mina's post should go to the flat over the granary; that is where the farm puts up its herdsperson.`,
    questions: `
milking: What time does milking start in the morning at Thornbeck? / How early do the Thornbeck cows get milked?
buyer: Who takes the milk from Thornbeck Farm? / Where does Thornbeck's milk go?
cowman: Who is in charge of the cows at Thornbeck Farm?
vet: Which vet do I ring for a calving at Thornbeck?
parlour: What kind of milking parlour does Thornbeck have?
bedding: What do the cows at Thornbeck lie on?
herd: How many cows are being milked at Thornbeck?
lodging: Where does the herdsperson of Thornbeck live?
breed: What breed are the Thornbeck cows?
acres: How big is Thornbeck Farm?`,
  },
  {
    name: 'Plot 17',
    user: 'doreen.ash',
    lines: `
a | plot=17 | I've got plot 17 at the Bell Lane allotments.
a | wait=fourteen months | I waited fourteen months for it.
a | early=Charlotte | My early potatoes are Charlotte.
a | bed=leeks | The long bed by the path has leeks in it.
a | water=butt behind the shed | For watering I use the butt behind the shed.
a | neighbour=Mr Bhatt | Mr Bhatt works the plot next to mine.
a | | Mr Bhatt swears by Maris Peer for a first crop.
a | rent=£38 | I pay £38 a year in rent for the plot.
a | shed=felt | The roof of my shed is felt.
a | | My sister in Diss pays £65 for half the space, which is robbery.
a | slug=beer traps | Against slugs I set beer traps.
a | bed=broad beans | Picked over the long bed tonight, the broad beans are four inches high.
a | | One day I'd like a polytunnel where the rhubarb is.
a | slug=nematodes | Every six weeks I mix up a packet of nematodes and can them on, the hostas and lettuces haven't a hole in them.
a | | The committee has an inspection on the first Sunday in June.
a | shed!=corrugated iron | February's storm took the felt clean off; Len nailed on corrugated iron.
a | rent=£44 | Letter from the parish clerk: £44, due at Michaelmas.
a | | Len's own shed is tarred weatherboard and leaks.
a | water!=standpipe | They've put in a standpipe at my corner, so that's what fills my cans.
a | | In the heatwave I carried two buckets from the brook, just that once.
a | neighbour!=a young couple called Ferris | Mr Bhatt gave up his ground because of his knees, and a young couple called Ferris have got it.
a | | The Ferrises have asked me what couch grass looks like, bless them.
a | early=Red Duke of York | Lifted the first root on 9 June, lovely floury Red Duke of York, the only earlies I have in.
a | | King Edwards are my main crop, those stay in till September.
a | bed!=garlic | Beans are done and composted, I've filled that strip with garlic for the winter.`,
    questions: `
early: Which early potatoes do I grow? / What variety are my first earlies?
bed: What is growing in my long bed?
water: Where do I get the water for my plot?
neighbour: Who has the allotment next to mine?
rent: How much does the allotment cost me a year?
shed: What is the roof of my shed made of? / What's on top of my shed?
slug: What do I use against slugs?
plot: What number is my allotment?
wait: How long was I on the waiting list?`,
  },
  {
    name: 'Marigold',
    user: 'cap.trudy',
    lines: `
a@2024-04-02 | mooring=Gailey Wharf | Marigold, my narrowboat, is moored at Gailey Wharf.
a@2024-04-02 | engine=Lister SR2 | She has a Lister SR2 under the boards.
a@2024-04-05 | colour=bottle green | The cabin sides are bottle green with cream coachlines.
a@2024-04-05 | length=57 foot ; built=1988 | Marigold is 57 foot overall and was built in 1988.
a@2024-04-09 | | Ruben's boat Halcyon has a Beta 38 and you can hear yourself think on it.
a@2024-04-20 | heat=solid fuel stove | A solid fuel stove keeps me warm aboard.
a@2024-04-20 | loo=cassette | The toilet on board is a cassette.
a@2024-05-11 | crew=Ruben | When I go through locks, Ruben comes along to work the paddles.
a@2024-05-11 | | Had to be pulled off the mud at Penkridge, my own fault.
a@2024-06-30 | insurer=Towline Mutual | Boat insurance is with Towline Mutual.
a@2024-07-14 | | My car is with Pennant, they're useless on the phone.
a@2024-08-03 | mooring=Great Haywood | Water point, Elsan and a good pub two minutes from my berth: Great Haywood suits us.
a@2024-08-19 | | Spent one night at Tixall Wide for the meteor shower.
a@2024-09-07 | colour=oxblood | Passers-by keep remarking on the oxblood paintwork, the brass really shows up against it.
a@2024-09-22 | loo!=composting one | Hauled the cassette to the tip, good riddance, and fitted a composting one.
a@2024-10-06 | | If diesel goes on like this I may look at an electric conversion.
a@2024-10-18 | heat=diesel boiler | A timer fires up the diesel boiler at six and by seven the radiators are hot.
a@2024-11-02 | | I still burn a log for the look of it at Christmas, at Ruben's mostly.
a@2025-01-12 | engine!=Vetus M4 | The Lister threw a rod at Wolseley; what pushes us along today is a Vetus M4.
a@2025-01-30 | insurer=Harbour & Lock | The surveyor's report had to go to Harbour & Lock, they cover the hull and third party.
a@2025-02-15 | | Towline sent me a calendar.
a@2025-03-01 | crew!=my niece Pip | Ruben has sold up and gone to Spain, so my niece Pip is on the windlass.
a@2025-03-19 | | Pip gets seasick on ferries but not on canals.
a@2025-04-27 | mooring!=Stone | Trudged the whole lot up the Trent & Mersey at Easter, I've a permanent berth in Stone.`,
    questions: `
mooring: Where does Marigold lie? / Where do I keep my narrowboat?
engine: What engine does my boat have?
colour: What colour is Marigold?
heat: What do I heat the boat with?
loo: What sort of toilet is on board?
insurer: Who insures my boat?
crew: Who helps me with the locks?
length: How long is Marigold?
built: What year is my boat from?`,
  },
  {
    name: 'Hollin Edge weather station',
    lines: `
A | logger=CR300 | The Hollin Edge weather station runs a CR300 logger.
A | interval=15 minutes | Hollin Edge reports every 15 minutes.
B | observer=Mrs Garside | Mrs Garside up at the chapel reads the manual rain gauge for Hollin Edge.
A | height=412 m ; owner=water board | The station stands at 412 m above sea level and belongs to the water board.
A | power=mains | Hollin Edge gets its power from the mains.
B | link=GSM | Readings leave the site over GSM.
A | | Station Black Clough, four miles west, uploads once an hour.
A | anemometer=cup | Wind at Hollin Edge is measured with a cup anemometer.
B | | Sheep have been rubbing against the fence of the enclosure.
A | service=May | The yearly calibration at Hollin Edge falls in May.
A | | Gust of 71 knots at Hollin Edge in Friday's storm, the highest this winter.
B | power=solar panel | An 80 W solar panel and a gel battery keep Hollin Edge alive.
A | | The battery dropped to 11.4 V during the fog week but recovered.
A | interval=5 minutes | Expect 288 packets a day from Hollin Edge, i.e. one per 5 minutes.
B | | The council would like data each minute, but nobody has found the money.
B | anemometer!=ultrasonic | The cups seized with rime; up on the mast sits an ultrasonic sensor with no moving parts.
A | | Black Clough keeps its cups, they are in the lee.
B | observer=Josh Priestley | Josh Priestley walks up at nine each morning with the measuring glass and phones the rainfall in.
A | | Mrs Garside's daughter asked for copies of the old rainfall books.
A | link!=LoRa | After the phone mast was switched off, Hollin Edge was put on LoRa with the gateway at the pub.
B | | The thermometer screen was repainted white.
A | service=September | Booked the calibration van for Hollin Edge, second week of September as every year.
B | logger!=Orsa X4 | The CR300 was struck by lightning and an Orsa X4 does its work.
A | | A spare CR300 is in the cupboard at the office, for Black Clough.
A | interval!=10 minutes | To spare the battery Hollin Edge was throttled to 10 minutes.`,
    questions: `
logger: Which data logger is in use at Hollin Edge?
interval: How often does Hollin Edge send readings? / What is the reporting interval of Hollin Edge?
observer: Who reads the rain gauge by hand at Hollin Edge?
power: What supplies Hollin Edge with electricity?
link: How do the readings from Hollin Edge get out?
anemometer: What kind of wind sensor does Hollin Edge have?
service: In which month is Hollin Edge calibrated?
owner: Who owns the weather station at Hollin Edge?
height: How high up is the Hollin Edge station?`,
  },
  {
    name: 'Piers Ackroyd',
    lines: `
A | shop=Tanner's Row | Piers Ackroyd's saddlery is in Tanner's Row, Otley.
A | open=Tuesday to Saturday | Piers is open from Tuesday to Saturday.
B | leather=Sedgwick | Piers buys his bridle leather from Sedgwick.
A | wait=six weeks | Anyone who orders a saddle from Piers waits six weeks.
A | phone=01632 960 114 | Piers Ackroyd can be reached on 01632 960 114.
B | | For faxes Piers has 01632 960 115, would you believe it.
A | help=Kit ; pay=cash | Kit helps Piers at the stitching bench, and customers pay cash.
B | machine=Singer 45K | Heavy seams are sewn on a Singer 45K.
A | | Kit's brother is a farrier in Ilkley and shuts on Wednesdays.
A | trained=Walsall | Piers learnt his trade in Walsall.
B | | A lady from Menston called Ackroyd's bridles the best in the county.
A | wait=eleven weeks | Ackroyd's order book: a saddle commissioned today is on the horse in eleven weeks.
B | phone=07700 900 452 | For Piers dial 07700 900 452, he carries it in his apron.
A | | Piers is toying with the idea of a web shop.
A | shop!=the old tram depot | The roof in Tanner's Row came down, and one finds Piers in the old tram depot.
B | | Two tins of neatsfoot oil were stolen at Otley Show.
B | help=Agnes Loy | Agnes Loy waxes the thread and does the hand stitching for Piers.
A | | Kit won a bronze at the skills fair.
A | pay!=card | Since the break-in Piers has kept no money on the premises, he only takes card.
B | leather!=a tannery in Devon | Sedgwick put its prices up a third; Piers ended up with a tannery in Devon.
A | | For dog collars he uses offcuts of harness backs.
A | | On Show Saturday Piers stayed shut.
B | open=Thursdays and Fridays | Customers find the door unlocked on Thursdays and Fridays, nine till four.
A | wait!=sixteen weeks | With Kit in Walsall at the college, the wait for a Piers saddle has grown to sixteen weeks.`,
    questions: `
shop: Where is Piers Ackroyd's saddlery?
open: On which days can I drop in at Piers Ackroyd's?
leather: Where does Piers get his leather from?
wait: How long does it take to get a saddle from Piers Ackroyd?
phone: What number do I ring to get hold of Piers?
help: Who works alongside Piers at the bench?
pay: How can I pay at Piers Ackroyd's?
machine: Which sewing machine does Piers use?
trained: Where did Piers do his apprenticeship?`,
  },
]
