/** Made-up records whose facts change: support desks, shops, hotels, landlords, couriers and their customers (5 of 5). Format: bench/texts/customers-1.mjs. */
export const SHOPS_5 = [
  {
    name: 'Jolanta Reyes',
    user: 'jreyes',
    lines: `
a | shift=late shift | I work the late shift on reception.
a | boss=Mr Fairweather | Mr Fairweather is my manager at the hotel.
a | taxi=Beacon Cabs | For guests who want a taxi I phone Beacon Cabs.
a | float=£150 | My cash drawer starts the day with £150.
a | | The bar has a float of its own, £200 I believe.
a | linen=6:00 | The linen van comes at 6:00.
a | ext=ext. 214 | Housekeeping answers on ext. 214.
a | | Maintenance is ext. 220, if they answer at all.
a | lost=cupboard under the stairs | Lost property goes in the cupboard under the stairs.
b | boss=Ms Haldane | Ms Haldane signs my rota and my holidays.
a | | A wedding party danced on the fire escape on Saturday.
b | taxi=Orbit | When somebody needs a ride to the station I ring Orbit.
a | | The gentleman in 12 says a healthy man walks.
b | shift!=night audit | they've moved me to the night audit, eleven till seven
a | | Last Sunday I covered one breakfast for Ricardo.
a | float=£120 | There's £120 in my till when I begin.
b | linen=5:20 | Sheets and towels get picked up from us at 5:20, door by the bins.
a | | Perhaps one day we'll have a laundry in the house.
b | linen=4:50 | The laundry driver knocks at 4:50 for our dirty sheets.
a | | Ricardo's sister drives for a taxi firm called Comet.
b | lost!=safe room behind reception | After the business with the ring, found things have to be kept in the safe room behind reception.
a | | The ring was in a boot, of all places.
b | ext!=ext. 307 | the new phone system gave housekeeping ext. 307
a | badge=0066 | My staff badge has the number 0066.
a | park=roof level | I leave my car on the roof level.
a | | Ms Haldane plays the cello rather well.`,
    questions: `
shift: Which shift do I work?
boss: Who is my boss at the hotel? / Who approves my holidays?
taxi: Which cab company do I ring for guests?
float: How much cash is in my drawer at the start?
linen: When is the hotel linen collected?
ext: Which extension has housekeeping?
lost: Where do I put things guests have left behind?
badge: What is my staff badge number?
park: Where do I park at work?`,
  },
  {
    name: 'Ignatius Fell',
    lines: `
A | unit=B-104 ; size=5 m² | Ignatius Fell rents storage unit B-104, 5 m².
A | fee=€68 | Mr Fell's monthly charge is €68.
B | second=Gerda Fell | Apart from him, Gerda Fell is authorised to enter.
A | pay=standing order | Fell pays us by standing order.
A | | His firm, Fell Awnings, has a hall at our other site.
B | cover=€2,000 | Mr Fell's goods are insured up to €2,000.
A | plate=KR 4471 | The gate opens for Mr Fell's car, KR 4471.
A | | He came twice in one day to look for a kettle.
B | unit=D-019 | The padlock of Ignatius Fell is on D-019.
A | | B-104 smelt of paint when it was swept.
B | fee=€91 | We bill Ignatius €91 a month.
A | size!=9 m² | Fell outgrew the small box and upsized to 9 m².
B | second=his stepson Marek | If Fell cannot come, his stepson Marek may sign in.
A | | Gerda sent a thank-you note with a pressed flower.
B | plate!=KR 9025 | Mr Fell has traded in the estate, the gate list should read KR 9025.
A | | The firm's van, KR 3300, is on another list.
B | fee=€97 | Every month €97 leaves Mr Fell's account for the unit.
A | | Unit D-020, the one beside his, belongs to a puppet theatre.
A | pay!=debit card | After the bank bounced it a third time we put him over to debit card.
B | | A heated room for the piano is something he's mulling over.
A | cover=€6,500 | Contents policy, Fell, Ignatius: €6,500.
A | notice=28 days | Notice period in his contract: 28 days.
B | | On New Year's Day nobody gets in.
A | stored=harpsichord | What he stores with us is a harpsichord.
A | | In May a pallet of tiles joined it.`,
    questions: `
unit: Which storage unit does Ignatius Fell have? / Where are Mr Fell's things?
size: How large is Ignatius Fell's unit?
fee: What does Ignatius Fell pay per month?
second: Who else may open Mr Fell's unit?
pay: How does Ignatius Fell pay?
cover: For what sum are Ignatius Fell's goods insured?
plate: What is the licence plate of Ignatius Fell's car?
notice: What notice must Mr Fell give?
stored: What does Ignatius Fell keep in storage?`,
  },
  {
    name: 'Saltglass',
    lines: `
A@2024-10-03 | buyer=chef Anselm ; oysters=ten dozen | Restaurant Saltglass buys ten dozen oysters a week, the orders come from chef Anselm.
A@2024-10-03 | drop=yard gate | Saltglass, drop point: yard gate.
B@2024-10-03 | window=before 8:00 | Their kitchen accepts deliveries before 8:00.
A@2024-10-03 | terms=14 days | Saltglass has 14 days to pay.
A@2024-10-04 | | The Copper Eel across the road pays cash.
B@2024-10-10 | closed=Sundays | Saltglass is closed Sundays.
A@2024-10-10 | fish=hake | House fish at Saltglass: hake.
A@2024-10-12 | | Two lobsters escaped in the van.
B@2024-10-17 | | Ten kilos of clams went there too, a one-off.
A@2024-10-24 | oysters=six dozen | Pack six dozen oysters weekly for Saltglass.
B@2024-10-31 | buyer=Marisol | At Saltglass it is Marisol who phones in what they need.
A@2024-11-01 | | Anselm sells soup from a stall at the quay and waved at us.
A@2024-11-07 | | This Thursday they want it by 6, private party.
A@2024-11-07 | drop=cellar hatch on Tanner's Row | Crates for Saltglass slide down the cellar hatch on Tanner's Row.
B@2024-11-21 | terms!=7 days | Three late invoices: we tightened Saltglass to 7 days.
A@2024-11-21 | | Marisol finds our ice too coarse.
A@2024-12-05 | fish!=pollack | Hake got too dear for them, pollack has taken its place.
B@2024-12-12 | window=between 10 and 11 | Saltglass awaits the van between 10 and 11.
A@2024-12-12 | | Come spring they may do brunch and would want mussels.
B@2025-01-09 | closed!=Tuesdays | Saltglass gave up the Sunday rest, their day off has shifted to Tuesdays.
A@2025-01-09 | phone=0161 496 0233 | Kitchen phone at Saltglass: 0161 496 0233.
B@2025-01-10 | | For the bookkeeper dial 0161 496 0290.
A@2025-01-16 | crate=£3 | Each crate at Saltglass carries a deposit of £3.
A@2025-02-06 | oysters!=eight dozen | With the tasting menu Marisol raised the oysters to eight dozen.
A@2025-02-06 | | Samphire goes in free of charge.`,
    questions: `
buyer: Who places the orders for Saltglass?
oysters: How many oysters does Saltglass take a week?
drop: Where do we leave the crates at Saltglass?
window: At what time can we deliver to Saltglass?
terms: How long does Saltglass have to pay an invoice?
closed: Which day is Saltglass shut?
fish: What is the house fish at Saltglass? / Which fish is regularly on Saltglass's list?
phone: What is the kitchen number of Saltglass?
crate: How much deposit is on a crate at Saltglass?`,
  },
  {
    name: 'Casimir Thorne',
    user: 'casimir',
    lines: `
a | coffee=flat white | My usual at the corner café is a flat white.
a | shoes=size 43 | I take shoes in size 43.
a | barber=Enzo | Enzo cuts my hair.
a | slot=Thursday evening | Supermarket delivery reaches me Thursday evening.
a | | My wife's veg box comes on Sundays, from a farm.
a | specs=Lidgate | My glasses are from Lidgate.
a | | Enzo's espresso is dreadful, I pretend to like it.
a | cheese=Comté | At the cheese stall I always get Comté.
a | points=1,240 points | There are 1,240 points on my Fairmart card.
b | coffee=oat cortado | I'll have what I always have, an oat cortado.
a | | Iced coffee is for Greece only.
b | coffee=black filter | Without asking, the barista hands me a black filter.
a | | Oat milk gives my brother hiccups.
b | shoes=size 44 | Shops should show me pairs in size 44.
a | | My sister is a 40 and steals my wellies anyway.
b | barber!=Shabnam | Enzo has hung up his scissors. Shabnam does my hair
a | | She offered to dye it and I declined.
b | slot=Saturday before 9 | The grocery man rings my bell Saturday before 9.
a | | When there's snow they skip our street.
a | specs=Oculi | For lenses and frames I go to Oculi.
a | parcel=Mrs Pettigrew at no. 6 | Parcels when I'm out: Mrs Pettigrew at no. 6.
a | points!=310 points | I blew most of it on a toaster, 310 points left on Fairmart.
a | | I ought to try the butcher in Vine Lane some time.
b | parcel!=locker by the station | Mrs P. has moved to Devon, so couriers should use the locker by the station for me.
a | tailor=Rosen's | My trousers get taken up at Rosen's.
a | | My brother swears by online tailors.`,
    questions: `
coffee: What do I drink at the café? / What is my regular coffee?
shoes: What is my shoe size?
barber: Who is my hairdresser?
slot: When do my groceries arrive?
specs: Which optician do I use?
points: How many Fairmart points do I have?
parcel: Where should parcels go when I am not at home?
cheese: Which cheese do I buy at the stall?
tailor: Where do I have my trousers altered?`,
  },
  {
    name: 'Tour Nord',
    lines: `
A@2025-06-02 | fahrer=Emre ; start=5:45 | Die Tour Nord fährt Emre, Abfahrt 5:45.
A@2025-06-02 | wagen=Sprinter 3 | Für die Tour Nord steht der Sprinter 3 bereit.
B@2025-06-02 | stopps=64 Stopps | Auf der Tour Nord sind es am Tag 64 Stopps.
A@2025-06-02 | | Die Tour Süd kommt auf 80 Stopps.
A@2025-06-03 | tor=Tor 2 | Beladen wird die Tour Nord an Tor 2.
B@2025-06-03 | dispo=Annegret Voss | Disponentin der Tour Nord ist Annegret Voss.
A@2025-06-05 | | Emre kennt jeden Hund in Eppendorf beim Namen.
B@2025-06-05 | | Die Tour Süd fährt seit Jahren ein Herr Pawlak.
A@2025-06-10 | fahrer=Svenja | Am Steuer der Tour Nord sitzt Svenja.
B@2025-06-10 | | Emre hat sich beim Fußball den Knöchel verstaucht.
A@2025-06-12 | tor=Tor 8 | Die Pakete für Nord gehen durch Tor 8 in den Wagen.
A@2025-06-19 | | An Fronleichnam fuhr ausnahmsweise niemand.
B@2025-06-20 | stopps!=71 Stopps | Mit dem Neubaugebiet ist Nord auf 71 Stopps gewachsen.
A@2025-06-24 | wagen!=eVan 12 | Der Sprinter ist verkauft, Nord fährt elektrisch mit dem eVan 12.
B@2025-06-25 | | Svenja findet ihn zu leise.
A@2025-07-01 | start=6:30 | Los geht es auf der Tour Nord um 6:30.
A@2025-07-01 | | Die Nachtschicht in der Halle beginnt um 22:00.
B@2025-07-03 | dispo=Thore Mahnke | Die Einteilung von Nord macht Thore Mahnke.
A@2025-07-04 | | Vielleicht gibt es ab Herbst eine zweite Tour in den Norden.
B@2025-07-07 | retoure=17 Uhr | Retouren der Tour Nord müssen bis 17 Uhr im Depot sein.
A@2025-07-08 | scanner=Nummer 40 | Der Handscanner der Tour Nord trägt die Nummer 40.
A@2025-07-15 | fahrer!=Holger | Svenja ist in den Innendienst gewechselt, ihre Pakete hat Holger übernommen.
B@2025-07-16 | | Holger war zehn Jahre bei der Post.`,
    questions: `
fahrer: Wer fährt die Tour Nord? / Welcher Fahrer ist auf der Tour Nord unterwegs?
start: Um wie viel Uhr startet die Tour Nord?
wagen: Mit welchem Fahrzeug wird die Tour Nord gefahren?
stopps: Wie viele Kunden werden auf der Tour Nord täglich angefahren?
tor: An welchem Tor wird für die Tour Nord geladen?
dispo: Wer disponiert die Tour Nord?
retoure: Bis wann müssen die Retouren der Tour Nord zurück sein?
scanner: Welchen Scanner benutzt die Tour Nord?`,
  },
]
