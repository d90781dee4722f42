/** English frames by one author, a third of the secrets ordinary words: work in shops, hospitals, kitchens, workshops. Slots: ../values.mjs. */
export const SHIFTS = [
  {
    language: 'en',
    lexicon: 'en',
    tells: `
Drug cupboard on ward {n} wants {N}, then turn the handle before the beep stops
new bank nurse {name} asked about the sluice room: {C}, tell her gently to stop wedging it open
For the linen lift between floors hold the arrow and enter {C}, porters do it every night
[[marmalade]] gets you into the rota app until {weekday}, after that they reset us all
Handover {time}: bed {n} went home, bed {n} fasting, the controlled drugs safe was changed to {N}
Who told you the crash trolley seal was numbered? The trolley drawer itself opens with {C}
Theatre changing room, men's side, {C}. Women's side is on a swipe, ask {name}
my scrubs machine login is the staff number plus nothing, then it asks four figures, mine are {N}
Say [[purple kettle]] to the switchboard and they put you straight through to the on-call registrar
The mortuary entrance takes {C} after {time}, before that ring extension {n4}
{name} from physio wrote: gym store cupboard, spin it to [[12-30-6]], weights are on the left
If dispensary ring back to check it's really you, the answer they're waiting for is [[bluebell]]
User noted that the dialysis unit's tablet unlocks with {N} and lives in bay {n}
Blood fridge alarm going again?? silence it with {N} and log it under {inc}
We all share one account on the ECG cart, it's ecg{n} and {W}, don't tell IG
visitors on Maple Ward need the network, give them [[soft pillows]] and tell them it drops at {time}
the pharmacy robot knows me as user {n} and my secret number with it is {N}
Staff room microwave is free, staff room door isn't: {C}
Old nurses' home, room {n3}, the street door still goes with {C}, nobody has touched it since {year}
{W} on the ultrasound, all lower case won't do, you need the capital
No, the x-ray store is {C}, you had the last two swapped
Paeds playroom: toys in cupboard {n}, which clicks open when you dial {C}
"Is it still [[grapefruit]] for the nurse call laptop?" "yep, same as in {year}"
Recovery area clean utility = {C}, dirty utility = badge
Mrs {name}'s carers get in by the key box beside number {n}, roll the wheels to {C}
The district nurse diary says: flat {n}, buzz {C}, dog is friendly, dressing change {weekday}
For the ambulance bay shutter it's {Y}, said slowly into the intercom
Hi Doc, your temporary sign-in for the results portal is {W}, valid {n} hours, clinic {n4}
Security at A&E ask lone workers for a word when they radio in; tonight ours is [[tangerine]]
Vaccine freezer logger: menu, up, up, {N}, then export the last {n} days
tried {W} on the label printer in path lab, worked first go
Till {n} locks itself every ten minutes, wake it with {N}
The float safe: {C}. Count out {n3} in coins and sign the sheet
Manager override on refunds over {n} pounds is {N}, please not in front of the customer
lol the price gun menu is protected by {N} of all things
to open the stockroom on your own on {weekday}, {C} and shove, it sticks at the bottom
{name}, the scale at the deli counter asks who you are. You're operator {n}, answer {N}
Fitting room master tag is on the hook, cigarette kiosk is {C}
Our guest wifi for the bridal customers: [[champagne]], all one case
Delivery cage round the back, bread comes at {time}, the padlock is on {C}
the tobacco gantry shutter drops if you key {C} twice, learned that from {name}
In case the area manager phones and wants proof you're really from store {n3}, the phrase this month is [[crooked ladder]]
Self checkout {n} stuck in assistance mode, attendant sign-on {n4}, then {N} when it asks again
Alarm panel by the freezers gives you {n} seconds, put in {C} and it shuts up
We changed the back office one from the shop's postcode to {W}, {name} has it on paper too
my locker at the store is number {n} and it's {C} in case you need the apron
Head office mail: as of {date} every branch logs into the ordering site with [[harvest festival]]
The rep from the bakery knows it anyway, milk hatch is {C}
Gift card printing needs a supervisor, type [[supervisor]] and leave the second box empty
{C}, that's the trolley park barrier, trolley tokens are in drawer {n}
Key to the customer toilet got lost, they fitted buttons, it's {C} and it's printed on receipts
Opening shift: lights, heating, float, alarm off with {N}, papers in by {time}
"what do I press for the perfume cabinet" "{C} and the little key symbol"
Walk-in fridge at the restaurant is on a numbers lock since the lobster thing: {C}
chef wants everyone to know the wine cellar is [[bordeaux]] now on that letter dial, not [the year]
POS at the bar: swipe, and if the swipe's broken it's table {n}, {N}
Knock at the kitchen door after {time} and say [[two onions]], Marco lets you out to smoke
The tip jar app, shared login, [[breadsticks]], please only look, not cash out
I'm {name}, I do Sundays, my clock-in number is {n4} and the secret bit after that is {N}
Reservation system kicked us out, new one is {W}, table {n} is waiting, hurry
for the card terminal end of day, menu 4, it'll ask the supervisor's number, that's {N}
wifi for diners is on the chalkboard, the staff one isn't: [[leek and potato]]
Oven lock: hold the flame for {n} seconds, then [[3-1-4-2]]
Restaurant dry store? [[rhubarb]], spelled on the letter wheels
Allergen tablet keeps asking, it's {N}, she set it as the street number twice
The guy who does the grease trap needs the yard, text him {C} and say before {time}
Dishwasher engineer menu is {N}, but only {name} is meant to touch the rinse aid
if the delivery lads ask what the magic word is for free chips it's [[gherkin]], don't spread it
Took over the food truck today: generator in the hatch, hatch padlock {C}, gas {n} kg left
Ice machine cage {C}; ice scoop, sanitise every {n} hours
Booking for {n} under {name}, private dining room, you let yourselves in using {C}
no love, not the seven, a one: {N} for the coffee machine's service screen
The brewery's delivery drop, cellar flaps round the side, {C} on the pad, {n} kegs
Bistro laptop: user is host, the rest is {W}, music is already queued
Sous-chef says the recipe folder opens to anyone who types [[nutmeg]] so maybe change it
The site container where we keep the breaker bars opens on {C}, second container from the crane
scaffold alarm: [[fiddlestick]] to the monitoring people and they stand down, ref {n4}
{name} mate, bring the laser, van's open, toolbox combination [[4-4-9]], don't laugh
Before you dig, sign on the gate tablet as crew {n} and give it {N}
plumber's note for the boiler room at number {n}: {C}, light switch outside
Tile shop trade counter knows our account by the word [[porcupine]], say that and you get {n} percent off the grout
"Which lock?" "Blue one on the skip." "Right, {C}."
The electrician said the meter cupboard in block C takes the fireman's digits, {C}, floor {n}
Roof hatch is alarmed, tell the caretaker [[slippery gull]] when he rings back within {n} minutes
Ran the CNC this morning, parameter page is behind {N}, tool {n} is chipped
Joiner needs the key safe at plot {n}. It's under the meter box and it takes {C}
I set the tracker in the van to {W} because the old login went to {name}
Client in flat {n3} told us: let yourselves in, {C}, shoes off, cat stays
painters!!! lift goes to the penthouse only after [[7-7-0-2]], the doorman will not help you
from the job sheet, {date}: access via rear, gate {C}, dog indoors
could you please give {name} the shed one on Harbour Road, it's {C}, he has the mixer to collect
Concrete plant dispatcher wants the pour word before he lets a truck go. Ours is [[mulberry]], pour {n}, {n3} cubic
Got the thermostat installer menu open, {N} it was, manual page {n}
the drone for the roof survey pairs when you type [[copper gutter]] in the box, channel {n}
Fuel bowser: fob first, then {N}, litres into the book
Welfare cabin, kettle on, wifi [[digger]], capital D if it sulks
Our chippy's phone got wiped, what was his iCloud, [[sawdust]] with his kid's age or just the word? Just the word
Key cabinet at the builders' merchant: section {n}, {C}, return by {time} or {name} shouts
so the intruder panel in the show home, that's {Y}, and you have about {n} seconds
Left the tachograph card in the cab, its number you need is {N}, print yesterday's
Toolstation click and collect wanted proof, I said [[spirit level]], they handed over order {order}
User's crew chief mentioned the lock on the genny trailer is set to {C}, trailer plate {plate}
Manhole alarm box {n}? {C} disarms it, closing the lid arms it
{C} // substation compound, Thursday only, ring control on {phone} first
Gas engineer portal logs me out. Gas number {n5}, and then [[pilot light]], you do the certificate please
at the depot in {city} the barrier camera fails, so wind down the window and enter {C}
Dock {n}: seal number {n5}, trailer kingpin lock {C}, driver {name}
handhelds all share one unlock, [[pallet]], scan the wall barcode for the rest
Warehouse mezzanine cage is {C} as of the stock count, {n4} lines still open
forklift {n} won't start until you tap in {N}, it records who, so use your own after {weekday}
"Control, this is {n}, authenticate" and you say [[winter barley]], nothing else
Night trunk to {city}: keys in the wheel arch box, box {C}, diesel card in the visor
the fuel card's number at the pump is {N}, mileage whatever you like
Bonded store needs two of you. You do {C}, {name} does hers, customs form {n4} on the clipboard
Parcel lockers at the station, compartment {n}, it pops after you give it {N}
Release phrase for consignment {order} is [[seven lanterns]], driver won't hand over without it
cold chain logger again, admin then [[penguins]], set the range 2 to 8
Yard shunter's tablet, {N}; cracked corner, still works, {n} percent battery
Courier here. Customer says leave it in the porch, porch is {C}, parcel {track}, ok?
the lady at {n} Mill Lane only hands the return over if you say [[teapot]], she's had scams
My route app wouldn't take the thumb, typed [[cobblestones]], stop {n} of {n3} now
Concierge at Riverside lets couriers up if they quote [[daffodil]], else it's the basement queue
bike cage behind the sorting office {C}, trikes on the left, chain the blue one
text from depot: drop box {n} was re-keyed overnight, {C}, please delete this
Three no-answers at the flats, then a guy shouted {C} from the balcony so I used it
Cargo bike battery lock? Four clicks, [[2-9-9-1]], and lift, bay {n}
to hand over the insulin box, ask the patient for the delivery word, on this one it's [[lighthouse]], ref {n5}
Pharmacy run: rear door, {C}, totes {n} to {n}, fridge tote last
"signature?" no, it wants the receiver's one-time number, she read me {N} over the intercom
Mailroom on {n} shuts at {time}, after that use the hatch with {C}, stamp the docket
I'm at the roundabout. What's the gate? ok {C}, got it, weighbridge says {n5}
Truck stop shower is {C} tonight, token in slot {n}
Container {part} at the port, pickup number is {N}, no number no box, slot {time}
Driver app recovery, in case I drop this phone in the canal as well: {R}, route {n}
Wholesale flower market, trolley hire, [[peony]] at the kiosk, bring trolley {n} back
Caller {name}, account {n5}, verified: mother's maiden name given as [[Ostrowska]]
she's the one whose security question is the first pet and it's {X}, do not hint, case {ticket}
Agent summary: caller set [[snow globe]] as the phrase we must ask for from now on, call lasted {n} min
"For security, your memorable place?" "[[Tobermory]]." "Thank you, and the last order?" "{order}."
my headset desk phone wants an agent login then {N}, I sit in pod {n}
Dialler's down, use the backup one, everyone types [[elevator music]], extension as usual
"and the word on the account, madam?" "oh, [[periwinkle]], like the flower"
QA flagged call {n5}: the agent read {V} off the back of the customer's card aloud
note on file {order}: customer can't do letters, uses {N} by keypad instead, hearing aid
Team lead left a sticky: wallboard PC, [[hold music]], screen {n}
Please reset {name}, voicemail box {n4}, I set it to {N} for now
customer swears it's {X}, her first school, though we have something spelled oddly, ticket {ticket}
Knowledge base for temps: user temp{n}, and it's [[sunflower seeds]] with the gap
You'll get a text with six figures, mine said {N}, read that to the bot, it ends the hold at {time}
dispatch mate, when the bank's fraud line calls us back their half is [[anchor]], ours they know
"Third letter?" "m." "And the whole of it?" "[[chrysanthemum]]." "That's {n3} points for spelling."
Complaint {inc}: agent typed the caller's telephone banking number, {N}, into the public notes
I overheard it in the booth next door, her account answers to [[biscuit tin]]
Training room laptops, row {n}: {W}, and then skip the survey
One of the old boys rings every {weekday} and his passphrase is [[Dunkirk]], be patient with him
Floorwalker cheat sheet, line {n}: to barge into a call press star, then {N}
the CRM locked {name} out mid-call, supervisor unlock is {N}, go go go
From the transcript: "CVC? it's on the back, {V}" and the recording should have paused at {time}
Pager company asks for a keyword, [[pelican]], then they'll bleep engineer {n}
ok so for the outage line you dial {phone} and when the robot goes silent, {N}, hash
To the night guard: patrol wand docks in room {n}, docking screen {N}
Tonight's challenge is [[thunder]] and I'm not telling you on channel {n} what answers it
If a stranger in a hi-vis gives you [[broken umbrella]] as the reply, he's ours, team {n}
ARC operator wanted our site word after the false alarm: [[hedgerow]], site {n5}
loading dock roller, {C}, shut it behind the {time} truck
Told the new lad: perimeter gate {n} is {C}, and look up at camera {n} when you do it
Duress is [[Aunt Vera]]; if I say she's visiting, call the police, post {n}
Incident log {time}: panel zone {n} reset by guard {name} using {C}
The key press in the control room, {Y}, then take hook {n}
CCTV recorder, channel {n} is blurry, log on as admin and [[owl]], tilt the thing down
"password?" "[[swordfish]]," said {name}, and the bouncer actually lifted the rope
Bodycam {n} unlocks on the dock if you feed it {N}
my oppo swears the barrier by post {n} still obeys {C}, the old contractor's number
Evac of level {n}: muster word for all clear is [[clementine]], nobody moves before they hear it
Nightclub cloakroom safe, turn past zero twice, {C}, handle {n} o'clock
Bank van crew will ask you, you'll reply [[grey squirrel]], they'll hand over bag {n5}
the dog unit's kennel block: {C}, dog {name} bites
Guard tour app flagged me as idle, logged back in, badge {n4}, [[coldcoffee]]
For the alarm people: site {n5}, my name, and if they push, [[velvet]]
Vault corridor, interlock one by badge, interlock two by {N}, then wait {n} seconds
heads up, fire panel access level 2 is {C} on this make, {model}
Radio codebook is off today, so anyone who can't say [[pumpernickel]] stays outside gate {gate}
At the quarry the explosive store key cabinet needs {C} from you and a badge from {name}
Lost property cupboard, bottom of stair {n}: {C}, bag and tag it
Panic alarm went off by elbow, cleared with {C}, police ref {n5}
Can someone remind Dave it's {C} on the turnstile override, he's been stuck since {time}
Press {n} guard interlock bypass is [[never mind]], yes they really chose that, maintenance only
to start line {n} after a stop: reset, reset, {N}, green
The palletiser HMI has three levels, operator none, setter {N}, engineer ask {name}
Shift change mail: injection moulder {n}, recipe page now needs [[jelly mould]]
"Who's on the robot cell?" "Me." "Then teach mode is {N}, keep one hand on the deadman."
Tool crib vending gives gloves to anyone, but inserts only for {N}, cost centre {n4}
LOTO box lock [[5-31-12]], permit {ticket}, remove only your own tag
Factory shop discount, whisper [[friends of Greta]] at the counter, {n} percent
Locker row {n}, third from the end, mine goes {C}, steal my biscuits and you die
PLC cabinet laptop, BIOS {W}, Windows no idea
Weigh scale calibration mode hides behind {N}, seal number {n5} afterwards
the MES kiosk took [[turbine]] this morning, it's the line name backwards that it refused
Boiler house, {C}, ear defenders on hook {n}
Paint line chemical cage: was changed on {date}, reads {C} now, {name} signed
{N}. There, that's the compressor's service level, {n5} hours on the clock
Robot arm says access denied unless you're [[grandmother]], the integrator had a sense of humour, part {part}
Clean room gowning door wants {C}, left boot first, particle count {n3}
Can't find the setter? his login on press {n} is [[hammer time]], he won't mind
Fork truck charger bay, {C} on the wire gate, row {n} is dead
Quality lab fridge in the factory has a bike lock on it, [[8-0-8-1]], samples batch {n5}
Vending machine refill door, {C}, coin count was {n3}
Weekend crew: canteen shutter {C}, fryer off by {time}
The extruder's remote support line makes you speak a phrase, ours goes [[melted crayons]], contract {n5}
Night audit needs the second drawer, and that drawer is {C}, first one's the petty cash, {n3} euros
guest in {n3} forgot what he put into the room safe; he set {N}, his wife remembered
Housekeeping pantry fourth floor: {C}, mini soaps low
Reception note: VIP in {n4} will only answer the door if you say [[room service from Paris]]
the hotel wifi is per room but staff hop on with [[concierge]], band 5
Dear {name}, your key box is on the left pillar, {C}, breakfast from {time}
pool plant room, {C}, chlorine {dec}, log the pH
"Master safe reset?" "{N}, then the hash, guest must be present, room {n3}."
My spa booking login is my first name and [[eucalyptus]]; treatment list prints at {time}
Valet box: keys hang by plate, box itself wants {C}, {plate} is the rude one
PMS froze on check-in, restarted, it asked for the property word, [[flamingo]], property {n5}
he left his laptop at the front desk and said feel free, it's {W}, check-out is {weekday}
Laundry chute jam on {n}: panel opens with {C}, mind your fingers
For the minibar handheld press 9 and {N}, then scan room {n3}
The ballroom sound rack is caged. Cage, {C}. Rack, just a switch. Party of {n}
if the couple in {n3} calls down they'll say [[cherry blossom]] so you know it's the proposal dessert
Doorman's umbrella store? Four little wheels, [[6-6-1-3]], never been changed since {year}
Late arrival, {name}, told by phone: side entrance, {C}, envelope on the desk
Breakfast cooks come in through the service yard with {C}, deliveries from {time}
TV in {n3} is stuck in hotel mode, hold menu, then {N}
On the tips tablet, staff group {n}, the thing it's after is [[pineapple]]
hey {name}, the lobby piano lid is locked with {C} because of the wedding kids
Ski room {C}, boots on the heaters, ours is rack {n}
They upgraded the lock encoder, PC is {host}, person is frontdesk, secret is [[bellhop]]
the shuttle driver asks returning crews for the company word, say [[skylark]], pick-up {time}
Case {n} of the Bronze Age room is opened only with two of us; my half is {N}
Volunteers get into the tea room by {C}, please rinse the pot
Courier from {city} for the loan: he may leave once he has spoken the phrase [[gilded pheasant]] to registrar {name}
Gallery {n} audio guides lock up at night, waken them with {N}, all {n3} of them
The conservation store has a dial, [[21-8-40]], lens cap off before you look, accession {n5}
kids' trail answer that opens the treasure chest in hall {n} is [[hippocampus]], tell no child
Collections database: mine is curator{n}, [[trilobite]], read only so no harm
humidor thing on case {n} beeps; {C}, then clear, then write down {dec}
whispering this, the donation box is {C}, count it with {name} at {time}
attic of the museum, alarm zone {n}, off with {Y}
Picture store rack mover: user panel, {N}, rack {n} sticks
For the escape night we set the last padlock to [[raven]], actors in place by {time}
School group leader login on the tablets is [[mammoth]], group of {n}
Planetarium console boots into a prompt, it wants [[andromeda]], show {n} at {time}
the friends' entrance on Sunday lane, {C}, ring nobody
Loan crate {part}, padlock {C}, seals intact, opened in front of courier
The archive reading room wifi's [[vellum]], pencil only, seat {n}
Stage door Kevin goes home at {time}; then it's {C} and mind the step
the ghost light's on a timer, timer cupboard {C}, dimmer {n}
lighting desk is show-locked with {N}, cue {n} is wrong anyway
If Front of House calls clearance say [[Banquo]] back, that means doors, house {n3}
Prop gun safe needs the armourer's {N}, two blanks signed out for act {n}
Wardrobe? {C}. Wigs? other key. Call is {time}
Ticket scanners booted wrong, tap the logo five times, {N}, event {n5}
Comp list entry says anyone giving the name [[Desdemona's aunt]] gets in free, row {n}
fly floor gate {C} and never, ever whistle up there
For the orchestra pit lift, key in position two, {N}, then hold till it clicks, {n} players max
QLab machine, [[break a leg]], show file dated {date}
Box office float tin [[1-1-8-9]], change {n3}, sign in the blue book
Understudy text: dressing room {n}, {C}, her tea is in the drawer
sound guy here, the radio mic rack login is [[feedback]], of course it is, channel {n}
Dear company, the rehearsal block in {city} lets you in with {C} until {weekday}
The agency sent a stage hand who knew {C} already, who told her? Load-in {time}
usher app {W}, seat map, row {n}, ta
Whoever played Polonius changed the green room fridge lock to [[arras]], funny man
Chemical store in the lab, {C}, acids left, and nobody works alone after {time}
[[beeswax]] unlocks the plate reader PC, run {n} still has my samples
gel imager: account lab, {W}, save to your own folder, not {year}
Autoclave {n} stops at the end screen and wants an acknowledge number, {N}
the minus eighty on corridor {n} has an alarm dial-out; when it rings you give it {N} to hush
Radioactive waste cage, {C}, dosimeter on, sheet {n}
PI said: mass spec workstation, [[isotope]], capital nowhere, slot from {time}
Booked the confocal, and its lockout asks [[rabbit hole]], laser {n} is weak
Glassware lift, {C}, second try works
User's lab manager wrote that the ethanol cabinet is now {C}, changed {date} after stocktake
sample courier verifies with the word [[saffron]], box {n5}, dry ice {n} kg
Fume hood override, only with facilities on {phone}, is {N}
Our LIMS test user logs on with [[petri dish]]; sample {order} should show red
freezer map file is protected, [[frostbite]] opens it, tab {n}
animal house airlock: shoes, {C}, second shoes, wait for green
microscope room: {name} moved the key, it's in the tiny safe, {C}, slide box {n}
Recovery for the sequencer's cloud account, print it: {R}, run {n4}
HPLC says "locked by analyst", unlock with {N}, column {n} is fine
"Which student left [[ilovemice]] on a sticky?" "Bay {n}, and that really is her login."
Weighing room after hours: {C} left panel, guard on {phone} knows
Office block {n}, cleaners in from {time}: alarm {C}, hoover in the riser, bins to the yard
mop store on level {n}, {C}, someone keeps locking it
the lady on {n} Oak Lane leaves her key in the tin, tin opens on [[3-7-3]]
Cleaning agency message: client's lockbox {C}, no bleach on the oak
set the alarm when you leave, same digits as in, which for this flat is {N}, hours {n}
Spring clean job {ticket}, caretaker lets the crew through if they say [[dust bunny]]
floor scrubber won't unlock till it gets {N}, pad {n} is worn
Bank branch: you're let into the lobby by {C}, and never clean behind the counter, shift {n}
I wrote the dentist's back door on my hand, {C}, then washed it off, so here it is, start {time}
Window cleaner: side passage {C}, ladder behind bin {n}
do the school last. caretaker's lodge dark? {C} on the pedestrian gate
timesheet thing wants a name and then, for me, [[vacuum]], week {n}
no sorry that was the old client, Mrs {name}'s is {C}
Holiday let turnaround, linen cupboard [[pebble beach]] on the letter lock, out by {time}
sanitiser dosing unit service menu {N}, dilution 1 to {n}
hi it's the cleaner, I set it off again, I told them [[jasmine]] and they said no engines, ref {n4}
Client profile: speaks French, two cats, front {C}, alarm none, {n} hours
The train depot cleaners' hut is {C} and the urn takes an hour
carpets in {n3} done; the app asked for the finish number from the guest, which was {N}
Charge nurse: the pump is locked because somebody pressed the padlock, hold it and {N}, rate {n}
Dental lab portal, surgery {n5}, [[molar]], collect crowns {weekday}
our vet practice's ketamine safe, {C}, two signatures, vial {n}
The optician's test lane tablet? Eye chart, long press, {N}
Blood bikers identify by [[red squadron]], run {n}, rider {name}
salon back room {C}, towels in dryer {n}
Barber's card machine, refund wants {N}, he told me with foam on his ears
Bakery: proofer {n} is in child lock, [[4-2-4-2]] frees it
Butcher's cold room inside release is a knob but the outside is {C}, hang weight {n3}
if {name} at the tyre place won't release the car, say [[blue heeler]], invoice {n5}
Diagnostics laptop in the garage, {W}, car on ramp {n}
the locksmith's own van opens with [[skeleton]], spoken to the assistant, irony noted, plate {plate}
Car wash attendant mode {N}, programme {n}, don't get wet
MOT bay login: station {n5}, tester {name}, [[brake fluid]]
Petrol station night hatch, {C}, pump {n} is stuck on diesel
Funeral home's chapel, {C}, family arrives {time}, lilies by the door
Phone shop demo units unlock with {N}, model {model}, wipe after
Someone in cutting told me the tailor's client book opens with [[houndstooth]], volume {n}
Electro-mechanical safe at the pawnbroker goes left to [[40-12-33]], ticket {n5} is inside
can you let the florist in at {time}, call box {n}, it's {C}
Library returns room, {C}, book drop {n} jammed
the ice rink Zamboni shed keypad: {C}. Skates size {n} missing
swim school, lane {n}, spare floats behind a gate that wants {C}
Caterer's van: fridge unit remote is {N}, set to {n}
farm shop egg honesty box, little padlock, {C}, {n} dozen sold
Zoo keeper log: otter gate [[otterly]], dial the letters, feed {time}
vet told reception the crematorium courier will only say [[evening star]], bag {n5}
Lighthouse tour guide, last group out {time}, lamp room {C}
Brewery lab fridge? {C}. Brew {n} in the second flask
"[[cinnamon toast]]" "come in, we close at {time}" and that's how the speakeasy kitchen works
Ferry crew mess door {C}, muster {n}
Cinema projection booth, {C}; the server next to it, just a fob; screen {n} dim
Playback server in screen {n}: ops / [[popcorn bucket]]
Airport lost luggage desk: suitcase of Mr {name}, he says it opens on [[0-0-7]], tag {n5}
baggage hall staff gate {gate}, {C}, badge visible
Airline crew van driver asked who we were, {name} said [[golden syrup]], off we went
de-icing rig tablet pairs with {N}, bay {n}
Customs shed {n}: me, dog, keypad {C}, in that order
gym front desk, member {n5} locked out of app, temp is {W}
Leisure centre plant alarm, [[dolphin]] to the monitoring girl, ref {n4}
The tattoo studio's booking page sits behind [[inkwell]], {name} is on at {time}
`,
    benign: `
The drug trolley on bay {n} wants {n} new castors, then it might go in a straight line
new bank nurse {name}, staff number {n4}, starts {weekday}, show her where the sluice is
For the linen lift, press the arrow and wait, it holds {n3} kilos and not one more
Marmalade gets you nowhere on ward {n}, the patients there want jam
At handover bed {n4} on the old numbering became bay C, {name} was fasting, the safe keys went to Sister
Who told you the trolley was serviced? The tag says {part}, due {date}
my scrubs size is {n}, the machine gives out three sets a week
"Purple kettle" is what the porters call the old autoclave on level {n}
After {time} the mortuary bell doesn't work, extension {n4} does
{name} in physio: the gym store is {n} weights short, form {n4} is filed
If dispensary ring back, the number they're waiting for is the ward's cost centre, {n5}
Fridge three in blood bank alarming at {dec} degrees, silence it with the bell button, log {inc}
We all share one ECG cart, asset {n4}, and it's never where it should be
visitors on Maple want the wifi, send them to the desk, they get a slip that lasts until {time}
the pharmacy robot knows {n4} drugs by barcode and drops one a day
Staff room microwave is {n3} watts, fish is banned, {name} means it
Room {n3} in the nurses' home, number {n4} on the street side, painted green in {year}
"Is it still no grapefruit for the patient in {n}?" "yep, and no statins either"
Clean utility = left, dirty utility = right, sharps bin full again, call {n4}
{name}'s carers have their own key, client file {n4}, and roll her bed to the window
Round list, district nurse: flat {n}, buzz twice, cat scratches, dressing change {weekday}
For the ambulance bay it's two floors down, height limit {dec} metres
A&E security ask lone workers to sign out a radio; tonight mine is set {n4}
On the vaccine logger: menu, down, serial {n5}, then read out the last {n} days
tried {ver} on the label printer downstairs, got {err}
Till {n} is two minutes slow, wake me when the update to {ver} is finished
The float was {n4} short on {weekday}. Count twice and sign the sheet
Manager override on refunds is for managers, and ours is at lunch until {time}
lol the price gun thinks bananas are product {n4}
{name}, the deli scale asks for a service. You're number {n} in the queue, ticket {n4}
Fitting room tag is {n}, back on the hook after, six items at most
Bread comes to the cage at {time}, the docket is on the padlock side, {n4} rolls
gantry shutters drop at {time}, no cigarettes after that, says {name}
Assistance mode on self checkout {n}, fault {err} again, attendant tonight is {name}
The freezer alarm panel gives you {n} seconds, plenty if you don't dawdle
The shop's postcode changed, so did the back office, {name} has the new address on paper
my locker is number {n4}, top row, football sticker, apron's on top of it
Head office mail: every branch orders against cost centre {n4} from {date}
The bakery rep knows it anyway, our account number is {n5}
Printing gift cards needs a supervisor, tonight that's {name}, back at {time}
{n4}, that's the trolley count for the whole car park, we lost nine
Customer toilet key is on a wooden spoon now, it's number {n}, printed in red
Opening checklist: lights, heating, papers in by {time}, bread order {order}, float counted
Walk-in at the bistro is on {n} degrees since the lobster thing, probe reads {dec}
chef wants you to know the bordeaux is down to {n} bottles, bin {n3}
POS down at the bar, write it in the book, it's table {n}, docket {n4}
The tip jar this month: {n4}, split nine ways, please only look, not grab
{name} here, I only do Sundays, my payroll number is {n5}
Hold the oven's flame button {n} seconds and the display says LOCK OFF
Dry store? rhubarb is top shelf, {n} kilos, use it first
Allergen tablet keeps asking to update, it's {ver} now, skip it during service
The grease trap man needs the yard at {time}, text him invoice {n4} before
Dishwasher engineer comes {date}, rinse stays at {n}, only {name} may touch it
the magic word is please, especially when lads ask for free chips, table {n}
Food truck log: generator in the hatch, plate {plate}, gas {n} kg left
Ice machine makes {n4} cubes an hour, descale it on {weekday}
Private dining, {n} guests under {name}, reference {n4}, they let themselves be surprised
no love, not table seven, one: {n4} is the order for the coffee
The soup machine takes tinned tomatoes, no lumps, {n} litres at a time
the walk-in says push, the freezer says pull, and {name} still gets it wrong
Nobody writes the safe number down in this shop, that's rule one, page {n} of the handbook
"Open sesame" doesn't work on a jammed shutter, believe me, call the {weekday} engineer
I forgot my till number again, {name} laughed and reset it at {time}
PIN pad on lane {n} is cracked, model {model}, replacement on order {order}
Badge printing room is {n4}, bring two photos and a passport
scaffold inspection: tag {n4} is green, the monitoring people stood down at {time}
{name} mate, the laser is out by 4-4-9 mil over three walls, don't laugh
Sign on at the gate tablet before you dig, we are crew {n4}, permit {ticket}
Tile counter has "porcupine" as a colour, grey with spikes of white, {n} boxes left
"Which skip?" "Blue one." "Right, {n4} kilos over."
In block C the meter cupboard takes a triangle key, reading {n5}, floor {n}
A slippery gull came through the roof hatch, caretaker rang back within {n} minutes
CNC ran all morning, parameter {n4} was wrong, tool {n} is chipped
The joiner measured the key safe recess at plot {n}, it takes {n3} mm and no more
Tracker in the van is a {model}, the old one went to {name} with the Transit
Client in {n3} told us: ring, wait, shoes off, cat stays, job {n4}
painters!!! penthouse colour is 7702, not 7707, the doorman will help you carry
could you tell {name} the shed on Harbour Road needs {n3} slabs, mixer is booked
Dispatcher at the concrete plant wants the mix before the truck goes. Ours is C35, pour {n}
Thermostat manual is open at page {n}, model {model}, it was the fuse after all
the drone films copper gutter at {n} metres, channel 6, battery low
Bowser holds {n4} litres, fob is on the hook, write it into the book
Welfare cabin has wifi at last, network is called Digger, ask the foreman, he's the one in {n}
Our chippy's phone got full of sawdust, his kid's age is {n}, bought him a case
Builders' merchant opens {time}, key cutting is section {n}, ticket {n4}
the show home panel, that's oak, solid, {n} by {n3}, and it cost {n4}
Tacho card expires {date}, card number {n8}, print yesterday's anyway
Click and collect order {order} had one spirit level, two trowels and no receipt
Crew chief mentioned the genny trailer is due {date}, plate {plate}, tyre {n}
Manhole {n4}? cover lifted, box dry, nothing to disarm
Gas engineer register lists me as {n5}, you can look up the certificate by that
the barrier camera at {city} reads plates, so clean yours, it's {plate}
Dock {n}: seal {n5}, trailer {part}, driver {name}, forty minutes waiting
all handhelds say pallet where they used to say bin, update {ver} did it
forklift {n} won't start below zero, it records {n4} hours, service {weekday}
"Control, this is {n}, winter barley loaded, {n5} kilos, leaving now"
Night trunk: keys with {name}, diesel card in the office, leaves {city} at {time}
the pump wanted mileage, I gave it {n5}, and a reg, {plate}
Station lockers cost {n} a day, compartment {n4} is out of order
cold chain logger: penguins load, range 2 to 8, box {n4}, all green
Shunter's tablet, {n} percent battery; cracked corner, asset {n4}
Bay {n} hazmat locker holds class 3, UN 1263, gloves inside
Courier here. Customer says safe place is the porch, parcel {track}, ok?
Route app shows stop {n} of {n3}, version {ver}, thumb hurts
Daffodil at Riverside is the small lift, concierge says couriers use the big one
trikes on the left in the bike cage, chain the blue one, frame {part}
Cargo bike battery? Four lights, 2991 cycles, still going, bay {n}
the insulin box goes to Lighthouse Surgery, ref {n5}, fridge, patient {name}
Pharmacy run: rear door, ring, totes {n} to {n}, manifest {n4}
"signature?" no, it wants a photo, doorstep {n4}, the app insists
The {n} o'clock mailroom hatch stamps the docket {n5}, and shuts at {time}
Roundabout, second exit. What's the unit? ok {n4}, got it, weighbridge queue is long
Shower at the truck stop is {n} euros tonight, towel extra, token from the bar
Box {part} at the port, vessel on {date}, slot {time}, haulier ref {n5}
I dropped the phone in the canal, route {n} has my number {phone}, the driver app is reset
Flower market: peony {dec} a stem at the kiosk, trolley {n4} is ours
Hoist takes {n3} kilos or three people, whichever is heavier, ask {name}
The door of the lock-up says no parking, {name} parks there anyway, {plate}
Padlocks, brass, {n} mm, box of six, product {n4}, send to the yard in {city}
Keypad on the compound had to go, {n} amps fuse blew, part {part}
The driver swore the depot gave him no number, so gate {gate} turned him round at {time}
Our alarm firm is called Tangerine, contract {n5}, they answer in two rings
Every lock on this site has the keys hanging beside it, honestly, {n} of them
lone worker check-in is every {n} minutes, miss two and {name} comes looking
A password of ten characters for a pallet truck, who thought of that, {weekday}'s meeting laughed
Ask for {name} at the trade counter, say {n} sent you, he'll know the discount is {n} percent
Bolt cutters settled it: nobody in crew {n} remembered what the padlock was
Seal broken on trailer {n}, number on paper {n5}, number on seal {n5}, hold it
Sat nav wants a postcode, the farm has none, use 51.{n4} north
tail lift instructions: green up, red down, {n4} kg, read the sticker
The combination boiler in {n} Mill Lane needs part {part}, not a new one
"sesame" is on the allergy sheet for stand {n}, so no bagels for {name}
Caller {name}, account {n5}, not verified: hung up when asked for the maiden name
she's the one whose first pet was a tortoise and who talks about it for {n} minutes, case {ticket}
Agent summary: caller set up a direct debit of {n4}, snow globe order cancelled
my headset wants an agent who speaks softly, pod {n}, model {model}
The backup dialler's up, everyone logs in with the badge, {n} lines free
"and the flower in the basket, madam?" "oh, periwinkle, order {order}"
QA scored call {n5}: the agent stopped the recording before the card digits, full marks
note on file: customer can't do letters, send audio, hearing aid, ref {n5}
Voicemail box {n4} belongs to {name}, it's full for now
customer swears her first school closed in {year}, ticket {ticket}, wants a refund
Knowledge base article {n4} is for temps, sunflower seeds are under snacks
dispatch mate, the anchor on quote {n4} is half the price we had
"Third letter?" "m as in mother." "So postcode SM{n}?" "That's it, house {n4}."
Complaint {inc}: agent typed notes about the caller's banking into the wrong file
Row {n} laptops in training: charge them, then skip the survey, asset {n4}
Floorwalker cheat sheet: to hear a call press star, extension {n4}, listen only
the CRM locked up for {n} minutes mid-call, error {err}, go get coffee
From the transcript: "it's on the back, the phone number, {phone}"
Pager company is called Pelican, account {n5}, they'll bleep the engineer
Tonight's forecast is thunder, so I'm keeping radios on channel {n}
If you see a broken umbrella by gate {gate} it's ours, team {n}
ARC operator counted it as false alarm number {n}, site {n5}, reason: hedgerow in the beam
loading dock roller, {n} slats bent, shut it gently after the {time} truck
Told the new lad: gate {n}, camera {n4}, wave when you do it
Aunt Vera is visiting the post at {time}, sign her in as visitor {n}
key press in control is the grey cabinet, take hook {n}, sign line {n}
CCTV recorder keeps {n} days, channel {n} is blurry, admin wants the ladder
Bodycam {n} charges on the dock for {n} hours, serial {n5}
Clementines for all on level {n}, nobody moves before they get one
Cloakroom ticket {n4}, coat black, safe for the umbrella, {n} o'clock
The cash van crew will ask for bag {n5}, you'll get a receipt, it's grey
Vault corridor has two interlocks, wait {n} seconds in each, breathe
heads up, fire panel on this make shows level 2 faults as {err}, manual page {n}
The codebook for the radio is off the shelf, page {n}, Pumpernickel is the canteen's special
At the quarry nobody enters the explosive store without {name} and a badge, hour {n} of the shift
Lost property from stair {n}: one glove, one key, tag {n4}
Panic over, elbow on the button, police ref {n5}, no action
Can someone remind Dave the turnstile counts him twice, it's {n4} today
Press {n} guard: never mind the interlock, replace hinge {part}, maintenance only
to stop line {n}: red, wait, red, count {n}, log {ticket}
The palletiser has three levels, bottom 40 cases, total {n4}, ask {name}
Tool crib vending is out of gloves, inserts are size {n}, cost centre {n4}
LOTO: permit {ticket}, five locks, 31 tags, 12 people, remove only your own
Factory shop: friends of Greta get {n} percent at the counter on {weekday}
PLC cabinet laptop, BIOS from {year}, firmware {ver}
Weigh scale calibrated {date}, seal number {n5}, drift {dec} g
the MES kiosk is named Turbine, it refused my badge this morning, {err}
Paint line: the chemical cage was moved on {date}, drum {n4}, {name} signed
{n5}. There, that's the compressor's hours, service due in {n}
Robot arm says axis 3 overload unless you're gentle, like a grandmother, part {part}
Can't find the setter? he's on press {n}, hammer in hand
Batch {n5} is in the quality fridge, samples 8 to 81, next to somebody's bike
Vending machine refill man, {name}, comes {weekday}, coin count was {n3}
Weekend crew: fryer off by {time}, canteen took {n4} meals
Extruder support sells melted plastic as art, contract {n5}, ours goes to Greta
The keypad on press {n} has thirteen keys and nine still work
Operators have no access level at all, setters have one, engineers two, see drawing {n4}
Our lathe is nicknamed Mulberry and she drinks {dec} litres of coolant a shift
Please ask me my security question properly, said the caller, I prepared all day for it
a CVV is three digits, sometimes four, and we never ask for it on line {n}
Customers often forget the memorable word, then guess, then shout, average {n} minutes
Ticket {ticket} is closed: caller remembered it himself while on hold
Script {n}, line 2: "May I take the second and fifth character, please?"
the word of the month on the sales floor is hustle, target {n4}
Guard book says lights on in {n4}, windows shut, nothing to report, {name}
"Halt, who goes there" is what {name} says to every delivery, {n} times a day
Alarm company's engineer number is {n5}, ask for it when he shows the card
Badge {n4} was handed in at {time}, disabled at once, owner on leave
Night shift bet: {name} can open the vending machine by kicking it, level {n}
Turnstile three says ENTER, and it means it, {n} kilos of push
Line {n} made {n4} pieces, scrap {n}, {name} owes cake
Anyone got the number of the lock firm? {phone}, they said two hours
Compressor room sign: hearing protection, {n3} dB, no entry on {weekday}
Supervisor unlock is a real key on a real lanyard and {name} took it to {city}
A locked recipe means call the engineer, never guess, rule {n}, signed {name}
the pass for the dock is orange this week, number {n4}, clip it where I can see it
Radio check: call sign Heron, battery {n} percent, channel {n}
The phrase "your call is important" is banned on pod {n} since {date}
Wallboard: {n} waiting, longest {time}, agents free none
Caller wants Dorothy from accounts, extension {n4}, not in today
Robot programs are O{n4} and up, O0001 is the demo
I key in {n5} part numbers a day and dream about them
Seal gate {gate} at {time}, count out, count in, tally {n3}
"What's the secret?" "Of the gravy?" "Of your sales." "Listening, case {n4}."
Housekeeping pantry on the fourth floor is room {n4}, mini soaps low
Reception note: the guest in {n4} ordered room service from the Paris menu at {time}
Dear {name}, your key is at the left pillar desk, room {n3}, breakfast from {time}
pool plant room logged chlorine {dec}, pH seven, {n} swimmers
My spa treatment is eucalyptus at {time}; the list prints sixty names
his laptop was left at the front desk, tag {n4}, he fetches it {weekday}
For the minibar write 9 waters and {n} beers, then charge room {n3}
The ballroom rack is {n} kilos. Stage, four. Party of {n3}, loud
Umbrella stand by the doorman? Six large, six small, one broken, three signed out to {n4}
Breakfast cooks start {time}, deliveries through the yard, egg count {n3}
hey {name}, the wedding kids put {n} coins inside the lobby piano
They upgraded the encoder to {ver}, PC is {host}, old keycards still work
the shuttle driver is called Skylark by everyone, pick-up {time}, bus {n4}
Tea room volunteers come in by the garden, rota week {n}, rinse the pot
Loan courier from {city}: he leaves once the gilded pheasant is hung, lot {n4}
audio guides in the gallery, {n3} of them, wake up in Finnish for some reason
on the kids' trail, hall {n} answer is the hippopotamus and the prize is a sticker
Collections database: trilobite is under T, object {n5}, photo missing
attic at the museum, zone {n}, bats again, alarm company told at {time}
Picture store: rack {n} sticks, object {n5} hangs behind, mover has left
The raven went missing from the escape night, actors say {time}, prop {n}
School group of {n} from {city}, leader {name}, tablets charged
Planetarium show {n} at {time} is Andromeda, seats recline, no prams
the friends' entrance is on Sunday lane, house {n4}, ring once
The archive gave me vellum shelfmark {n4}, pencil only, seat {n}
the ghost light's a {n} watt bulb, dimmer {n}, timer {part}
lighting desk crashed at cue {n4}, show file {ver}, blackout wasn't planned
Wardrobe? second floor. Wigs? room {n4}. Call is {time}
Ticket scanners read event {n5} twice, tap the logo, start again
Comp list entry: Desdemona's aunt is {name}, two seats, row {n}, aisle
on the fly floor bar {n} holds {n3} kilos, whistle up there and you're fired
The orchestra pit lift takes {n} players max, position two is street level
sound guy here, radio mic {n} has feedback, of course it has, channel {n}
Dear company, rehearsals move to {city}, block {n4}, from {weekday}
usher app is down, seat map on paper, row {n}, ta
Polonius hid behind the arras and changed nothing, says review number {n}
beeswax under the plate reader again, run {n} has bubbles
gel imager: account for lab supplies is {n5}, save receipts to your folder
Autoclave {n} stops at {n3} degrees and wants water, tank is behind
Radioactive waste pick-up, drum {n4}, dosimeter on, sheet {n}
PI said: mass spec does isotopes from {time}, sample list {n}
Booked the confocal for {time}, fell down a rabbit hole of menus, laser {n} is weak
Glassware lift, {n} kilos, second floor only
The ethanol count according to the lab manager is now {n4} millilitres, changed {date}
Fume hood {n} face velocity {dec}, facilities on {phone}
Our LIMS shows sample {order} in red, user is {user}, shift B
freezer map file, tab {n}, position H{n}, frostbite is what you get without gloves
animal house: shoes, gown, second shoes, cage {n4}, wait for green
microscope slides: {name} moved them, slide box {n}, drawer {n4}
The sequencer's run {n4} failed at base {n3}, repeat it {weekday}
HPLC says "leak detected by analyst", column {part} is fine
Weighing room: balance {n} drifts {dec} mg, guard on {phone} has the weights
Cleaners in from {time} at block {n}, hoover in the riser, {n4} square metres
mop store is on level {n}, someone keeps moving it, inventory {n4}
the lady at {n} Oak Lane leaves biscuits in the tin, three, seven on Fridays
Cleaning agency message: client's oak floor is {n3} years old, no bleach
set the hoover to low when you leave, flat {n4}, hours {n}
Spring clean {ticket}: caretaker counted one dust bunny per crew, funny
the scrubber's pad {n} is worn, it won't turn, serial {n5}
I wrote the dentist's order on my hand, {n4} wipes, then washed it off
Window cleaner: side passage narrow, ladder of {n} rungs, {n3} pounds
do the school last. it's dark by {time}, building {n4}, caretaker's lodge has tea
Holiday let turnaround: pebble beach towels, twelve sets, out by {time}
dosing unit for sanitiser, 1 to {n}, part {part}, menu is in Dutch
the pump alarm: air in line, press the bell, rate {n} ml, bag {n4}
Dental lab portal lists molar, crown, {n5}, collect {weekday}
our vet practice's safe is being bolted to the floor, invoice {n4}, two signatures
The optician's eye chart, line {n}, reads like a password, haha
Blood bikers: red squadron is on until {time}, run {n4}, rider {name}
salon towels in dryer {n}, back room leaks, plumber {phone}
Bakery: proofer {n} is at 42 degrees, 42 minutes, leave it
Butcher's cold room: hang weight {n3}, knob outside is loose, screw {part}
Garden centre. tannoy. dial {n4}, wait, speak slowly
Diagnostics laptop shows {err}, car on ramp {n}, mileage {n5}
the locksmith's own van is white with a skeleton on it, plate {plate}, irony noted
Car wash programme {n} takes foam, wax and {n} minutes, don't get wet
MOT bay: tester {name}, station {n5}, brake fluid boils at {n3}
Demo phones are {model}, wipe after, battery {n}, shop opens at {time}
pawnbroker ticket {n5}: gold ring, left to right 40, 12 and 33 grams
Library returns: book drop {n} jammed, barcode {n8}, room {n}
the ice rink Zamboni does {n} laps, shed roof leaks, skates size {n} missing
Caterer's van: set to {n} degrees, plate {plate}, fridge unit hums
Zoo keeper log: otter weighs {dec}, otherwise otterly lovely, feed {time}
vet told reception Evening Star is the horse, bag {n5} is the goat
Brewery lab? Brew {n4} is in the second flask, fridge {n}
Ferry crew mess: deck {n}, muster {n}, soup at {time}
Cinema booth, screen {n} dim, lamp hours {n4}, server fine
Playback log, screen {n}: popcorn bucket on the projector, {date}
Crew van: {name} wanted golden syrup on the porridge, off we went to hotel {n4}
de-icing rig {n} sprayed {n4} litres, bay {n}, tail {part}
Leisure centre pool has a robot called Dolphin, serial {n5}, it bites hoses
Ward clerk: the door to {n4} is a cupboard, the ward is opposite
Password change day is {weekday}, clinics start late, tell {name} to bring her glasses
we get told off if we share logins, module {n} of the training, pass mark {n3}
The porter's joke: what opens every door? {n} years of service
"Who's the key holder?" "{name}, since {year}, and she's on holiday."
IT says at least {n} characters for the pharmacy system, one of them a symbol
Pyxis drawer {n} counts wrong, asked for {n4} tablets, gave nine
MRI door says no metal, and the second sign says it again in {n} languages
nurse call in {n3} sticks, part {part}, taped a bell to the bed
Mr {name} in bay {n} tells everyone his bank used to be a cinema
discharge lounge: bring the pink form, number {n4}, and a coat
Fob reprogramming is on {date}, no one needs to do anything
Tell {name} the sluice keypad batteries come in packs of {n}, order {order}
Tray {n4} is dairy free, tray {n4} isn't, the sticker matters
Could the ward have its own code for photocopies? Finance said use {n5} as cost centre
"Code blue in {n3}" means run, it doesn't mean anything you type
Code brown, mop please, bay {n}, love {name}
The barcode on the wristband wouldn't scan, hospital number {n8}
Product code {n4} is the oat milk, {n4} is the soya, people mix them up
The till's asking if you want to cut or not cut the receipt, say cut, lane {n}
voucher {promo} is dead, ended {date}, say sorry and offer tea
Loyalty number {n8}, points {n4}, she wants the toaster
I'll show you the safe when you've done your month, said {name}, and that's {n} days off
the safe's a Burton, {n3} kilos, serial {n5}, bolted
Time lock on the bank safe runs till {time}, no one can hurry it
two keys, two people, one safe, policy {n4}, no exceptions
"Keep it safe," she said, handing over ticket {n4}
Alarm went at {time}, it was a balloon, engineer bill {n3}
Shutter motor {part} has a manual crank, forty turns, mind your knuckles
who leaves the back door on the latch, that's the third time since {date}
Door counter shows {n4} in, {n4} out, where's the other one
Stockroom row {n} says heavy, and means it
Store number {n4}, region {n}, manager {name}, please fill in
Secret shopper scored us {n} out of fifty, she bought socks at {time}
the secret menu is a burger with an egg, costs {dec} more
Secret ingredient of the house dressing is anchovy, don't tell table {n}
chef's recipe for brine: {n4} grams salt, bay leaves, patience
our network is BistroGuest, the router a {model}, it lives above the hood
Kitchen printer {n} prints Chinese, firmware {ver}, unplug it
The oven says E{n}, the manual says call, the phone says busy
a guest named Sesame, honestly, table {n}, allergic to sesame
Bar tab under "Heron", {n4} so far, card {n4} at the end
Card ends in {n4}, exp next year, contactless only, table {n}
Scaffold tag {n4} expires {date}, three lifts, no ladder
the crane driver's call sign is Pelican, channel {n}
Door {n4} is a fire door, hung left, closer {part}
The lock cylinders come keyed alike, {n} of them, order {order}
Locksmith quote: {n3} for the call-out, more after {time}
key safe fitted at {street}, four screws, invoice {n4}, client sets it herself
I don't want to know your alarm number, Mrs {name}, turn it off and I'll drill
Client says the spare is with the neighbour at number {n4}, green curtain
a boiler wants {dec} bar, this one wants replacing, model {model}
Boiler fault {err} again, reset twice, wait {n} minutes
The smart meter shows {n5}, reads itself, letter of {date}
Consumer unit: breaker {n} kitchen, breaker {n} shed, label them please
fuse {n} amps, wire {dec} mm, inspector {name} on {weekday}
The paint is called Locked Garden, tin {n4}, two coats
Gate motor remote needs a 23A battery, box of {n}, part {part}
van's immobiliser light blinks {n} times, garage says relay {part}
Toolbox talk number {n}: lone working, signed by {name} and nine others
Tool {n4} is out on loan to {name}, grinder, no guard
my drill has a keyed chuck and the key is on a string, number {n} on the board
Plasterer said he'd be in at {time}, let himself in, and plastered the wrong room
The consignee phone is {phone}, ask for {name}, tail lift needed
Seal {n5} cut at {time} in my presence, says the driver
parcel {track} says "locker full", returned
Locker bank at the station speaks Polish since {ver}, compartments {n}
Delivery instruction: leave with {name} at {n}, shop with the parrot
postcode wrong, road right, house {n4} doesn't exist
Courier fee {dec}, waiting time {n} minutes at {n3} Main
insurance wants the frame number, {n8}, and who had the key
The bonded form is C{n4}, not C{n4}, ask {name} at customs
Pump number {n}, {n4} litres, receipt printed
Fuel card is in the visor, use the one ending {n4}, the other expired
driver forgot his fuel card number thing, had to be rescued at {city}, {n} hours
Truck {plate} into bay {n} after {time}, blind side, banksman {name}
My forklift licence number is {n8}, valid to {date}
Handheld {n} died, serial {n5}, the spare says low
Agent id {n4} logged {n} minutes in lunch, have a word
The IVR says press {n} for billing, but {n} gets you to a human faster
Hash key broken on headset {n}, star works, {ticket}
we never ask for a full password, love, just your postcode and house number {n}
He read me his order number, {order}, three times, then his star sign
"Is that M for marmalade?" "N for nutmeg, surname {name}, ref {n4}"
policy number {n8}, excess {n3}, caller parrot audible
My supervisor's name is {name}, extension {n4}, she'll call you by {time}
the script makes you say "for training purposes", take {n}
Case {ticket}: wants the caller verification question made easier, asked thrice
Guard post {n}: kettle broken, radio fine, fog
"Say the word and I'm gone," said the bouncer, table {n} went quiet
Door supervisor badge {n8}, licensed to {date}
Patrol {n}: doors tried, all locked, tag {n4}, moon full
The panel speaks: "zone {n}, open", it says, and it's the cat flap again
Alarm receiving centre changed hands, new phone {phone}, contract {n5}
Key {n} out to {name} at {time}, back by noon
key register page {n}: master signed in, sub-master missing, told {name}
The petty cash drawer opens with a tug, second one needs {name}, audit is at {time}
he put {n4} dollars in the room safe and then left for {city}, his wife remembered
Concierge hops on at {time}, the lift for staff is band B, floor {n}
if you hear "room service from Paris" it's the radio in {n4}, turn it down
Key box on the left pillar takes letters only, keys go to {name}
their PMS came back after {n} minutes and asked for the property's name, Hotel Flamingo
Feel free to use the front desk laptop, said nobody ever, least of all {name}
Chute panel opens upward, mind your fingers, job {n4}
When {n3} asks for dessert, cherry blossom is the pink one on trolley {n}
Doorman's umbrellas, 6613 lent since {year}, about half came back
side entrance for late arrivals is on Mill Lane, number {n4}, {name} waits up
Hold menu on the remote, then {n}, and you get the fireplace channel
pineapple is what guests on floor {n} want at breakfast, says the tips tablet
Our pair of boots is tagged {n4} in the ski room, heaters off by {time}
it takes two of us to lift case {n}, my half is the heavy one
"gilded pheasant" on the label should read peacock, told registrar {name}, object {n4}
Conservation reads 21 degrees, 8 lux, 40 percent, lens cap off, store {n}
hall {n} has a treasure chest that opens when a child pushes the seahorse
Humidor alarm clears itself at {dec}, write down case {n4}
Donations came to {n4}, counted by {name} and me, in a whisper
Prof wants vellum for seat {n}, the reading room lets you in with a pencil and nothing else
After Kevin it's {name} on the stage door until {time}, row {n} complained
Clearance given, Banquo back from the dead, house {n3} tonight
Armourer's number is {phone}, gun serial {n5}, blanks in the tin
"break a leg" is what {name} shouts at cue {n}, every single night
Blue book says float was 1189, change bag {n3}, signed at {time}
Dressing room {n4} is the understudy's, she likes the kettle full
Load-in is {time}, the agency's stage hand knew all {n4} cues already
Nobody should smell acid in corridor {n}; chemical store fan is {part}, off since {date}
when the minus eighty rings you, the number it calls from is {phone}
driver brought saffron instead of serum, box {n5}, ice melted
"Who's ilovemice?" "Her user name on the forum, bay {n}, not what you think."
Behind the bank counter there are {n} bins we never touch, shift ends {time}
week {n} on the timesheet: me {n} hours, vacuum zero
the old client paid {n3}, Mrs {name}'s is less and she bakes
told them jasmine tea set the detector off, no engines came, ref {n4}
front steps at {n4}, two cats, no alarm, speaks French when cross
carpet finish time from the guest was {time}, app asked for a photo, room {n3}
Refund on the barber's terminal wants a manager, foam on his nose, slip {n4}
dial {n4} in the garden centre and you get the tannoy, so watch what you say
"blue heeler" is written on the tyre invoice, {n5}, nobody knows why
Diesel nozzle on pump {n} is stuck, hatch opens at {time}
The chapel lets the family in with lilies only, no lanterns, hymn {n3}
houndstooth opens the new season's catalogue, page {n}, the tailor's pleased
Florist's call box is number {n4}, she lets herself in, roses by {time}
Honesty box padlock was forced on {date}, {n4} gone, eggs untouched
lamp room has {n} windows and {n4} steps below it, tour guide {name}
speakeasy kitchen: cinnamon toast is {dec} a slice, come in before {time}
Mr {name}'s suitcase opens on its own now, zip gone, tag {n5}
Belt {n} takes oversize, gate {gate} takes prams, badge in plain sight
a dog, a form {n5} and me walked into shed {n}, says customs
member {n5} is locked out until she pays, temp card {n4} is in the drawer
{name} drew an inkwell on arm {n} this year, booking {order}
in the results portal my request says pending, ref {n5}, clinic {n}
Say hello nicely to switchboard, they park you on hold, registrar on {n4}
she lives in bay {n}, likes the tablet, and unlocks the brake herself
Toy cupboard {n} is open, dial for {name} if the train's missing
stockroom on {weekday}, {n4} boxes, shove from below, it's the bottom one
bridal guests get champagne, all one case, bill to {order}
if someone claims to be from store {n3}, phone {name} before saying anything
"what key is that" "F sharp, and the little one is the perfume cabinet's"
Marco says two onions, not three, per pot for table {n}
card terminal asked for the supervisor, that's {name}, batch {n4} closed
Leek soup isn't for staff, it's on the board at {dec}
Round the side for kegs, pad is under the tarp, {n} of them, docket {n5}
The bistro's user guide is {n} pages, music from page {n4} on
anyone who types nutmeg into the recipe search gets {n4} hits
Breaker bars are in container {n}, door swings outward toward the crane
boiler room note: {n4} on the gauge, light switch outside, valve {part}
rear access has a gate, {n3} cm wide, dog indoors, sheet {n}
control wants {n5} quoted on Thursdays for the substation, ring {phone}
The mezzanine cage is {n3} kilos over, stock count says {n4} lines
You do the counting at the bonded store, {name} does hers, form {n4}
driver won't unload until the lanterns on {order} are counted, seven short
she only hands back the teapot if you bring the lid, {n} Mill Lane
drop box {n} was painted overnight, {n4} stencilled on it, very smart
a guy on the balcony shouted flat {n4}, so I went up and he'd moved
"memorable place?" "we don't do that any more, sir, just order {order}"
Sticky on the wallboard PC: do not turn off, screen {n}, {name}
mine said {n} minutes left, then the bot ended the call at {time}
her account is in her mother's name, biscuit tin full of letters, booth {n}
he rings about Dunkirk on {weekday}, his policy is {n8}, be kind
the outage robot goes silent at {time}, so dial {phone} before that
Patrol wand reads {n} tags, screen in the dock room shows {n4}
Zone {n} looked at by guard {name} at {time} using the stepladder
Bouncer lifted the rope for {name}, who ordered swordfish, table {n}
oppo says post {n} still has the old barrier, arm {n3} cm too short
Kennel block: dog {name}, tag {n5}, bites; dog two, licks
tour app wants the badge, {n4}, and a hot coffee, in that order
alarm people asked the site, {n5}, then whether velvet curtains had moved
recipe page for the moulder is {n4}, jelly shot mould is cavity {n}
teach mode on robot cell {n} is for {name} only, hand on the deadman
my locker goes clunk, row {n}, it's {n4} and it still smells of biscuits
Ear defenders, hook {n}, boiler house reads {n3} decibels
gown, left boot, hood: clean room door wants {n} seconds to settle
Charger on row {n} shows {n4}, the gate wire's loose
`,
  },
]
