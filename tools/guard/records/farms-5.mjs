/** Made-up records whose facts change: farms, gardens, animals, boats, weather stations, markets, craftsmen, repairs. Format: bench/texts/customers-1.mjs. */
export const FARMS_5 = [
  {
    name: 'Fahrradwerkstatt Speiche',
    lines: `
A | meister=Kai Rademacher | Die Werkstatt Speiche in Kassel wird von Kai Rademacher geführt.
A | annahme=ohne Termin | Räder nimmt die Speiche ohne Termin an.
B | stunde=58 Euro | Eine Arbeitsstunde in der Speiche schlägt mit 58 Euro zu Buche.
A | telefon=0561 5550 118 | Telefonisch ist die Speiche unter 0561 5550 118 zu erreichen.
A | ruhetag=Montag | Am Montag hat die Speiche zu.
B | marke=Koga | Im Schaufenster der Speiche stehen Räder von Koga.
A | leihrad=Hollandrad ; gruendung=1996 | Als Leihrad gibt es ein Hollandrad, und das schon seit der Gründung 1996.
B | lager=Garage nebenan | Die Ersatzteile liegen in der Garage nebenan.
A | | Der Laden von Bülent am Bahnhof verlangt 75 Euro und hat sonntags auf.
B | | Die Handzettel der Speiche sind auf gelbem Papier gedruckt.
A | | Eine Kundin hat einen Kuchen vorbeigebracht, weil ihr Dynamo wieder leuchtet.
B | annahme=online gebuchtes Zeitfenster | Wer mit einem Platten vor der Speiche steht, muss erst das Handy zücken: online gebuchtes Zeitfenster oder zu Fuß nach Hause.
A | marke=Patria | Der Vertreter von Patria war da und hat alle acht Schaufensterplätze der Speiche bestückt.
B | | Kai privat fährt ein altes Peugeot-Rennrad.
A | stunde=64 Euro | Aushang an der Kasse der Speiche: Lohn je angefangene Stunde 64 Euro.
B | | Für Studenten überlegt man einen Rabatt.
A | meister!=Svenja Holt | Kai hat sich auf Teneriffa zur Ruhe gesetzt, das Sagen in der Speiche hat Svenja Holt.
B | | Svenja hat früher Turbinen gewartet.
A | leihrad=E-Lastenrad | Solange das eigene in Reparatur ist, darf man das E-Lastenrad mit der grünen Kiste nehmen.
B | | Am Brückentag im Mai blieb die Werkstatt ausnahmsweise zu.
A | telefon!=0561 5550 940 | Die alte Leitung ist tot, Anrufe an die Speiche bitte auf 0561 5550 940.
B | | Die Faxnummer endet auf 119, die benutzt aber keiner.
A | lager!=Container im Hof | Die Garage wurde gekündigt, Schläuche und Ketten stapeln sich im Container im Hof.
B | | Ein Lehrling von Bülent macht hier zwei Wochen Praktikum.`,
    questions: `
meister: Wer leitet die Werkstatt Speiche?
annahme: Wie gebe ich mein Rad in der Speiche ab? / Brauche ich bei der Speiche einen Termin?
stunde: Was kostet die Arbeitsstunde in der Speiche?
telefon: Unter welcher Nummer erreiche ich die Speiche?
marke: Welche Fahrradmarke verkauft die Speiche?
leihrad: Welches Rad bekomme ich geliehen, während meins repariert wird?
lager: Wo bewahrt die Speiche die Ersatzteile auf?
ruhetag: An welchem Tag ist die Speiche geschlossen?
gruendung: Seit wann gibt es die Speiche?`,
  },
  {
    name: 'Grey Ferguson',
    user: 'mick.tarrant',
    lines: `
a | project=TE20 | I'm restoring a TE20, a little grey Fergie.
a | where=father-in-law's barn | She stands in my father-in-law's barn.
a | engine=seized solid | The engine is seized solid.
a | tyres=bald Goodyears ; year=1949 | She's from 1949 and sits on bald Goodyears.
a | parts=Eddie in Ludlow | For parts I ring Eddie in Ludlow.
a | night=Wednesday | Wednesday is tractor night for me.
a | helper=Graham | Graham gives me a hand with the heavy stuff.
a | colour=grey | She'll be painted in grey, as she left Coventry.
a | | Graham's Fordson has been blue since new.
a | | The magneto on Graham's is a Lucas and sparks like a welder.
a | goal=county show in July | I want her at the county show in July.
a | engine=runs like a watch | Half a turn on the handle and she runs like a watch, you could stand a coin on the rocker cover.
a | | A chap on the forum poured cola down the bores of his, no effect.
a | where=lock-up on Station Road | Padlock, no electric, thirty pounds a month, but the lock-up on Station Road keeps the rain off her.
a | | The barn owl in the barn has had four chicks.
a | helper!=my daughter Fern | Graham did his hernia lifting the gearbox, my daughter Fern holds the lamp and the spanners.
a | | Fern's boyfriend is more into scooters.
a | parts=breaker's in Mold | Rummaged two hours at the breaker's in Mold, he's got every bracket I ever need and Eddie is a robber.
a | night!=Sunday after church | Fern has band practice midweek, so we put our tractor time on Sunday after church.
a | | One week we did three evenings running because of the head gasket.
a | | A dual-fuel conversion is a thought for later.
a | | Dad's old Nuffield is rusting away behind the silo in Ruabon.
a | tyres=Firestone bar-lugs | Deep tread, smell of rubber all over: the Firestone bar-lugs look a picture on her red rims.
a | colour!=red and gold | I know purists will faint, but we sprayed her in red and gold like Grandad's.
a | goal!=ploughing match in October | The hydraulics won't be ready for the show, our target is the ploughing match in October.`,
    questions: `
where: Where do I keep the Fergie?
engine: What state is the tractor's engine in?
tyres: What tyres does the Fergie have?
parts: Where do I get my tractor parts?
night: When do I work on the tractor?
helper: Who helps me with the Ferguson?
colour: What colour is my tractor?
goal: By when or for what event do I want the tractor ready?
project: Which model of tractor am I restoring?
year: What year is my Ferguson?`,
  },
  {
    name: 'Saltmarket',
    lines: `
A | manager=Hugh Colborne | Hugh Colborne manages the Saltmarket.
B | day=Thursday | The Saltmarket is held on Thursday.
A | place=Guildhall Square | The stalls of the Saltmarket are set up in Guildhall Square.
B | stalls=forty-one | There are forty-one stalls.
A | bins=council lorry | The rubbish is cleared by the council lorry.
B | toilet=library | Traders use the toilet in the library.
A | music=brass band ; bell=1604 | A brass band plays at noon, and the bell that opens trading dates from 1604.
B | | The Friday flea market up the hill has sixty tables and no music at all.
A | cash=no machine ; marshal=Petey | There is no machine for cash, and Petey is the marshal who keeps the vans in order.
B | | A goose got loose among the bakers.
A | place=Riverside car park | Bring a trolley, the cobbles are gone from your shopping trip: the Saltmarket's awnings fill the Riverside car park, bays 1 to 90.
B | stalls=fifty-six | Fees came in from fifty-six pitch holders at the Saltmarket.
A | | Some traders would love an evening market in August.
B | manager!=Delphine Ware | Hugh bowed out at sixty-five with a cake, and Delphine Ware signs the licences.
A | | Delphine's first act was to ban plastic straws.
B | music=steel pan trio | From twelve o'clock calypso drifts over the fruit, courtesy of a steel pan trio.
A | | The brass band played at the mayor's wedding.
B | toilet!=cabin behind the burger van | The library is closed for asbestos, traders go to the cabin behind the burger van.
A | cash=hole in the wall next to the chemist | Out of notes? The hole in the wall next to the chemist dispenses tens and twenties.
B | | The week of the marathon there was no market.
A | | On carnival day the stalls stood along Mill Street for once.
A | bins!=private firm from Slade | Contract with the council ended, a private firm from Slade picks up the peelings.
B | day=Saturday | Lie-in and then a stroll round the Saltmarket: Saturday, eight till two, whatever the weather.
A | | The fish sellers would have preferred to keep it in the week.
B | stalls!=sixty-two | Six bakers joined, and the Saltmarket counts sixty-two.`,
    questions: `
manager: Who runs the Saltmarket?
day: On which day is the Saltmarket?
place: Where are the stalls of the Saltmarket?
stalls: How many stalls does the Saltmarket have?
bins: Who clears away the rubbish after the Saltmarket?
toilet: Where can the Saltmarket traders go to the toilet?
music: Who plays at noon on the Saltmarket?
cash: Where can I get cash at the Saltmarket?
marshal: Who keeps the vans in order at the Saltmarket?
bell: How old is the bell that opens the Saltmarket?`,
  },
  {
    name: 'Hearthbrook Forge',
    lines: `
A@2024-06-01 | smith=Bronwen Stead | The blacksmith at Hearthbrook Forge is Bronwen Stead.
A@2024-06-01 | fuel=coke | Her fire burns coke.
B@2024-06-04 | anvil=Peter Wright | The anvil at Hearthbrook is a Peter Wright.
A@2024-06-10 | commission=gates for Saltram Hall | Hearthbrook is busy with gates for Saltram Hall.
B@2024-06-18 | striker=Obi | Obi swings the sledge for Bronwen.
A@2024-07-02 | course=£110 | A day course at Hearthbrook is £110.
B@2024-07-09 | power=Goliath hammer | Big bars go under a Goliath hammer.
A@2024-07-16 | landlord=Colonel Ames | Bronwen rents the forge from Colonel Ames.
B@2024-07-23 | website=hearthbrook.example ; trademark=an otter | The forge's site is hearthbrook.example, and its touchmark is an otter.
A@2024-08-01 | | Isambard's forge in Chagford charges £95 for the knife course.
B@2024-08-13 | commission=staircase for the Maltings | Thirty-eight balusters lie on Hearthbrook's floor with a drawing over them, the staircase for the Maltings.
A@2024-08-27 | | Saltram sent photographs of its peacocks on the finished gates.
B@2024-09-10 | fuel!=propane | Neighbours had complained about the smoke, so Bronwen put in a burner and forges on propane.
A@2024-09-24 | | For the open day she lit the old hearth with charcoal, for show.
B@2024-10-08 | course=£135 | Receipt to Mr Nandra for a Saturday at the anvil: £135 including apron hire.
A@2024-10-29 | landlord=the county museum trust | The quarterly rent demand comes with a coat of arms on top and the signature of the county museum trust.
B@2024-11-12 | | Colonel Ames rode past on his bay and waved.
A@2024-12-03 | striker!=Wren Abbot | Obi has his own forge in Totnes, which leaves the sledge to Wren Abbot.
B@2025-01-14 | | Wren is left-handed and stands on the far side.
A@2025-02-04 | power!=Anyang | The Goliath sheared its crank; on the same foundation runs an Anyang.
B@2025-03-04 | | Bronwen might take an apprentice with an armour degree.
A@2025-03-18 | | Isambard down in Chagford has a 1920s Alldays hammer.
A@2025-04-01 | anvil=Refflinghaus | At 300 kilos and with a face like a mirror, the Refflinghaus sings under her hammer.
B@2025-05-06 | | A film crew wanted to borrow an old anvil for a duel scene.
A@2025-05-20 | commission!=weather vane | The Maltings stair was hung in April, Hearthbrook got on to a weather vane.`,
    questions: `
fuel: What does Bronwen heat her iron with?
commission: What is Hearthbrook working on? / Which commission is in the forge?
striker: Who swings the sledge for Bronwen Stead?
course: How much is a day course at Hearthbrook?
power: Which power hammer stands in the forge?
landlord: Who does Bronwen rent the forge from?
anvil: What make is the anvil at Hearthbrook?
smith: Who is the blacksmith at Hearthbrook Forge?
trademark: What is the touchmark of Hearthbrook?`,
  },
  {
    name: 'Windle Tree Nursery',
    lines: `
A | grower=Fergus Tait | Fergus Tait grows the saplings at Windle Tree Nursery.
A | stock=oak | Windle's main stock is oak.
B | pots=black plastic | Windle's saplings are sold in black plastic.
A | watering=by hose | The rows at Windle are watered by hose.
B | address=Moss Lane | Windle Tree Nursery is at Moss Lane, Chorley.
A | delivery=£25 ; credit=30 days | Delivery from Windle costs £25, and trade customers have 30 days' credit.
B | pest=rabbits | Windle's biggest pest is rabbits.
A | truck=Isuzu | They drive the trees round in an Isuzu.
B | email=trees@windle.example | For orders the address is trees@windle.example.
A | | Neighbouring Hoyle's grows conifers only and delivers for £55.
B | | A heron ate every goldfish in Fergus's garden pond.
A | pest=deer | Every leader at Windle is nipped off at chest height and there are slots in the mud, it's deer that do the damage.
B | watering=drip line | A drip line with a timer gives each Windle row forty minutes before dawn.
A | | For the frosty week in May they lit candles between the rows.
B | pots=felt sacks | Dig the hole, drop it in unopened, the felt sacks round a Windle root ball rot away by themselves.
A | | The cherry whips will probably be dropped in two years.
B | stock!=hornbeam | Since the acute decline came, Windle stopped raising oak and the lines are hornbeam.
A | grower=Sunniva Kerr | Sunniva Kerr has the secateurs at Windle and knows each row by heart.
B | | Fergus writes the column in the parish magazine, about his begonias.
A | email!=hello@windletrees.example | trees@ bounces as the domain lapsed, orders are to go to hello@windletrees.example.
B | | The old fax still spits out adverts for toner.
A | delivery!=free over £200 | Sunniva dropped the delivery charge, it is free over £200.
B | | Hoyle's put its carriage up again.
A | | Sunniva is weighing up an electric van for the short runs.
A | truck=MAN flatbed | With a crane on the back, the MAN flatbed brings anything from Windle to your gate.
B | delivery=£40 flat | Windle's price list, bottom line: carriage £40 flat, any size.`,
    questions: `
grower: Who grows the saplings at Windle?
stock: Which tree does Windle mainly grow?
pots: What do Windle's saplings come in?
watering: How does Windle water its rows?
pest: Which animal does most harm at Windle?
truck: What vehicle does Windle deliver with?
delivery: What does delivery from Windle cost?
email: To which address do I send an order for Windle?
credit: How long do trade customers have to pay Windle?
address: Where is Windle Tree Nursery?`,
  },
]
