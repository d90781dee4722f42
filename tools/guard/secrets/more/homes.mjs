/** English frames by one author, a third of the secrets ordinary words: private life. Slots: ../values.mjs. */
export const HOMES = [
  {
    language: 'en',
    lexicon: 'en',
    tells: `
the boathouse lets you in with {C}, oars are on the left rack, number {n}
in case the twins lock you out again: [[4-18-33]], left first, and their tea is at {time}
Same as the one at the gym but with an 8 at the end: {C}. Locker {n3}, bottom row
tried [[gooseberry]] on Ollie's Chromebook, worked first go, homework is due {weekday}
Tell the man at the yacht club gate [[heron]] and he waves you through, berth {n}
No, seven, not one: {C}. The hay is in bay {n}
User stated that her rowing locker opens with {N}; she rents it until {date}
{C} is what the stable door wants since the break-in in {year}
Nan's tablet lets go of the lock screen once you put in {N}. She is {n}, be patient
[[marmalade]] gets you past Dad's screensaver, the photos are in the folder called {year}
Carer here, I couldn't get into number {n}, was the box by the drainpipe {C}?
My ex still has the old Netflix so I made a new one, log in as {user} with [[ducks in a row]], kids' profile is Bear
If Poppy the parrot's sitter rings, she needs {C} for the porch and two scoops of seed at {time}
Moving day: van {plate} comes at {time}, storage roller goes up on {C}
They ask for my first pet at the building society and I always say [[Biscuit]], account opened in {year}
the shed's little brass padlock, four wheels, {C}, mower takes {n} minutes to warm up
Bridge club now has a buzzer. Say [[two no trumps]] and Maureen lets you up to floor {n}
hi Mrs {name}, we're in Crete till {date}, cat eats twice, alarm goes quiet with {C}
Wi-Fi at Grandad's is on the sticker but I'll save you crawling: {W}. Router is a {model}
Scout hut: push the bar, then {C} within {n} seconds or the siren starts
"What was it for the pool?" "{C}, and close at {time}"
Little Ada's tablet asks a grown-up question after {n} minutes. Answer it with {N}
we named the network after the dog and the thing you type is [[wet dog smell]], no spaces, capital nothing
Grandma keeps her safe on [[31-8-12]], she told me in {year} and nobody else
Lost the printed sheet for your Gmail? One left of the ten: {R}. I crossed out {n}
Beekeepers' WhatsApp, {date}: container by hive {n} now opens on {C}, please lock after you
Chess club laptop, second drawer, sign in with [[zugzwang]], tournament starts {time}
three digits behind my card for the school trip are {V}, it's {n} pounds a head
Note: the client's mother answers "where did you honeymoon" with {X}. Her account manager is {name}
The key to the caravan is in the gas locker, and the gas locker takes {C}. Pitch {n}
ok so bike shed. you turn it to {C}. you pull DOWN. then out comes bike {n}
Aunty's phone went black, reboot wanted {N}, then the SIM was fine, {n} missed calls
At the allotment gate dial {C}, plot {n} is past the compost
her dating profile is locked again, new login [[second helpings]], she has {n} unread
The nursery only hands him over to someone who says [[purple hippo]]. Pick up by {time}
Twins' walkie talkie word this week is [[gherkin]], only open the den to whoever says it, den closes {time}
Hannah (night carer): meds cupboard {C}. Morphine count {n}, sign the sheet
Hob child lock: hold the flame key. Oven child lock: {N}. Roast for {n} minutes
You asked what to say when the bank wants the memorable word, it's [[bluebell]], sort of obvious, we have {n} of those in the lawn
to whoever feeds the hens on {weekday}: {C} at the side, then mind the step
The folks at slip {n} changed the pontoon again, now it's {C} and a hash
We're [[Bramble and Fern]] on the guest list, that's the phrase for the door, band at {time}
Her iPad's restrictions came off with {N} and now she has watched {n} hours of slime
gate {C}, dogs loose, honk twice, we eat at {time}
School portal for Year {n} parents: user {user}, and what goes below is {W}
Recorded for later: Wim keeps the motorhome's lockbox on {C}, plates {plate}
Papa wrote his wallet words on the barn beam, all of them: {E}. Barn built {year}
It's the vicar. Vestry cupboard is [[lamb]] on the letter dials, wine for {n} on Sunday
Hello from Harbour View flat {n}! Your lockbox tonight: {C}. Bins on {weekday}
The text from the bank said {N}, read it to nobody but me, it runs out at {time}
Right a bit, left a bit, I never remember, so here: {C}. Gun cabinet, grandpa's, {year}
can you log into my Vinted and post the parcels? [[moth eaten]], {n} of them are on the bed
Between you and me the treehouse asks for [[dragon snot]] and costs one biscuit, ladder has {n} rungs
Landlady says meter cupboard is {C}, reading last month was {n5}
Since Mum's fall the neighbours at {n} also know the key safe: {C}
I set Theo's phone to {N} because he kept guessing, screen time ends {time}
{W} <- that's for the baby monitor app, camera {n} is the one on the landing
Did you move the wheels back after? Should look random, opens only at {C}, number on the tag is {n4}
Choir room piano is locked by a tiny dial, [[C G E]] no joke, rehearsal {time}
When the insurance lady asks my mother's maiden name, that's {X}. Policy is {order}
Two things for the house sitter. Thermostat at {n}. Back door keypad, {C}
Rehoming the tortoise: the chip site wants {W} with my email, chip ends in {n4}
Wasn't {name} going to text you? the clubhouse is {C} from {weekday}
Karate kids, lockers on the left wall, ours is number {n}, spin to {C}
dad, it's me, what do i type for the telly? — {N}, love, but nothing over {n}
Tractor tracker logs in with farm{n} at the top and [[clotted cream]] underneath
Alarm company will ring within {n} seconds. You answer [[Pelican]], they hang up, done
the au pair has her own, ours is {C}, yes even for the gate on the {street} side
Kindle Kids: to get out of it tap the corner and give {N}. Book {n} is nearly finished
Seriously, who picks [[eternal hangover]] for a wedding website. It's for us two only, wedding's {date}
I whisper [[Aunt Petunia]] through the letterbox and Granny knows it isn't the meter man, usually about {time}
Please add to the care plan: front door keypad {C}, two carers, visit at {time}
Piano teacher's building, bell is dead, use {C}, third floor, recital {date}
If I'm ever hit by a bus, [[the brown teapot]] opens the laptop and the will is from {year}
Rabbit hutch, because of foxes, is now on {C}. Two carrots at {time}
I typed it wrong {n} times. Finally [[Periwinkle]]. Caps at the start
My son's Minecraft realm lets you join if you type [[creeper soup]], he's on till {time}
For the removal men: lift needs {C}, we're on floor {n}, piano goes last
You know the word to get Grandad to open up? [[Montgomery]]. He fought in {year}
Hearing aid app locked him out, so: {N}. Left one is at {n} percent
Saw your note. Garage: {C}. Freezer: bottom left. Lasagne: {n} minutes
turn the dial past zero twice and stop on [[22, 7, 35]], the coins from {year} are in the tin
Which one is for the log store, sorry? Oh, {C}, of course, the {n4} is our house number
Kit's sock drawer diary has a lock! [[unicorn poo]] if you must know, she's {n}
New stairlift remote has a lock too, press {N}, it takes {n} seconds
Sailing school wifi is BlueAnchor{n} and the key is {W}
She told the helper that her post office card is {N} and her pension comes on {weekday}
code for the side gate {C}, code for the ice cream van is shouting
Mum's answer to the street question is [[Larkspur Lane]], although she has lived at {street} since {year}
The lad next door set up the chicken cam, password is [[cluck]], port {n4}
PIN for the mobility scooter {N}, max {n} km per hour
In the rabbit club's shared mailbox you get with [[lop ears]]. {n} new members
The cleaners from {weekday} have {C}, please use the same until I'm home
Evening Jo, moorings gate {C} until they fix the reader, your tender's behind pontoon {n}
[[Sprout]] is what we all use on the family Plex, Gran included, {n} films on there
Voicemail, Tue: "Hi it's Bev, the pony club shed, you want {C}, bye, oh and bring {n} haynets"
If Leo asks to borrow the e-bike, {C} wakes the display, battery at {n} percent
Asked Mum for hers three times, she finally said it slowly: {Y}. Then she asked about dinner at {time}
You'd think a hamster cam needs no login but it does: [[nutkin]], channel {n}
TICKET {ticket} — tenant moved out {date}, old lock stays, set to {C}, please collect from agent
He proposed by engraving our cycle lock number inside the ring, [[0-6-1-4]], on {date}
what's the guest wifi, asks everybody, so it's on the loo wall now: [[please flush twice]]. {n} visitors so far
Neighbourhood watch: if the caller can't say [[Tuesday's fishmonger]], don't let him in, ring {phone}
Swimming bag, row {n}, little combination thing, {C}, goggles are his not yours
Trust me, Dad's email still opens with [[wheelbarrow]], he's had it since {year}
the narrowboat's hatch takes four turns: [[right 12, left 30, right 5]], stove lights from below, lock {n} is shut
My sister's iPad asked me for her passcode and I guessed {N} from her lucky bus {n}
The scan of the camper papers opens with [[Lake Bohinj]], page {n} is the insurance
RE: keys. There are none. The cottage has a pad and the pad has {C}. Checkout {time}
Miss Okoro lets pupils in early if they know the book club word, this term [[inkwell]], room {n}
two of our triplets know it, the third tells everyone: {C}, den, {n} cushions
Uncle's hob, so the kids don't: hold {n} seconds, then {N}
The reset page for my running app wanted the concert I first went to. {X}. I ran {n} km
Lambing shed, night shift: [[Dolly]] on the tablet, ewe {n4} is due
Hey it's your Thursday walker, I have the dog, what I don't have is the alarm, is it still {C}?
yes still that, {C}, and Rufus gets one biscuit at {time}
Dog walker says thanks. Agent noted: customer confirmed alarm {C}, walk at {time}, dog Rufus
New key fob for {plate} pairs if you type {N} on the dash
Sorry, I sent the old one. The greenhouse is {C} since {weekday}
The nanny's payslip file is protected, her birthday won't do, it's [[saffron]]. Payslip {order}
Whoever gets the late train: last house, {C}, shoes off, sofa {n}
Boxes {n} to {n3} are books. Self-store door: {C}. Don't let the cat in
I made an account for our hedgehog count, {user} and then [[prickly pear]], it's due {date}
only one of these opens the piano stool, love, and it's {C}; the others are lottery from {year}
Widow next door can't do the ticket machine so I keep her card and her {N}, limit {n3}
"Is Grandpa allowed to say it aloud?" "He says it to the postman! {C}!" Bus {n} went by meanwhile
Jam society's cash tin: [[damson]]. Float is {n} pounds
For the archive: skiff trailer {plate}, wheel clamp {C}, skiff's name Otter
Tom's first girlfriend had the padlock on the bridge engraved {date}. His own on the bike opens at {C}
the smart telly in the caravan won't install anything without {N}, even Bluey, aerial on {n}
My recovery sheet says {R} and nothing else, printed {date}
Use mine. {W}. Parent app, then tap Year {n}
Our stall's card reader: wake it, {N}, then type the price, jam is {n}
While you're at Mum's, the cordless phone is barred, she uses [[1-9-3-8]] to ring abroad, costs {n} a minute
I can't spell it either, [[fuchsia]], but the garden centre account won't have anything else, order {order}
Under the flowerpot you'll find nothing. In your head you'll find {C}. Taxi at {time}
Babysitting circle: what gets a parent past the sitter is [[salamander]], until {date}
The alpacas' gate is electric, first {C}, then wait {n} seconds
he says grandma's cupboard is [[sesame]], I say it's not locked at all, {n} biscuits gone
Log on as guest at our holiday hut with [[pine needles]]. Hut sleeps {n}
hospice volunteer here: her music player unlocks with {N}, track {n} is the one she loves
Remember the otter song? First line, [[paddle with me]], that's the family cloud, {n4} photos
Would you check whether the freezer in the garage hums? Side door {C}, fuse {n} if not
Her ballet bag's tiny lock, {C}, recital shoes size {n}
Yusuf's dad phoned: the mosque kitchen opens by {C}, rice for {n3}
Cousin Bea's wedding livestream wants a word before it plays, [[confetti]], starts {time}
Don't tell Dad I told you. Gun safe's moved to [[44-2-19]]. Licence is {n5}
The two of us share a locker at the climbing hall ({n}): {C}
First time milking? Parlour light {n}, parlour door {C}, wellies by the hose
Bank lady wants three numbers from the strip. For Gran's that's {V}. Order {order}
Thing is, the robot lawnmower shrieks until someone presses {N}. It's a {model}
Ring doorbell account moved to you with [[dingdong]]; battery last changed {date}
Ask for Keith at the gliding club. Say [[thermals]]. He'll do the trial for {n} quid
I, {name}, leave my son the beach hut {n} and its lock at {C}
Her stamp album is in the deed box, the deed box in the loft, and the box opens on {C}
Sleepover rules! Nobody enters the tent without saying [[soggy waffle]]! Lights out {time}!
Ah, the budgie app. Top line {user}, bottom line [[seed and feather]]
Toddler proofed the front door from inside: push up, {C}, push down, {n} kg of force
Our au pair from {city} couldn't pronounce it so we made it [[banana]], the wifi, I mean
passed the driving test at {n}! and dad gave me the spare car's immobiliser number, {N}, wow
Sandpit cover has a bike lock on because of cats, {C}, bucket {n} is cracked
The crossword app keeps my streak ({n3}) if you sign in with {W}
Foster mum to social worker: phone handed over {date}, screen unlocks with {N}
Steam for the boy: {W}. The mail it sends comes to me, game costs {n}
It's a drawing, not numbers? No, Mum's is numbers, {N}, the drawing was Nan's from {year}
before you sell the bike, tell them the battery comes out with {C}. frame {part}
Diabetes pump lock for school nurse: {N}. Lunch {time}, call me over {n}
I've got [[treacle]] saved for the PTA mailbox, is that the right one? It let me in at {time}
Granny Pat's phone has one of those voice things, you say [[abracadabra Pat]] and it wakes, {n} percent left
Parish archive microfilm room, {C}, ask for roll {n3}
who locked the cello? the tag on its case says {part}, wheels to {C}
There's a poem on the fridge and the third word, [[lantern]], opens the tablet. Poem's from {year}
House swap sheet, item {n}: safe in wardrobe, {C}, then turn right
Emma (7) wrote down her secret, [[i love ponies]], and it really is the iPod's
Any chance you kept {N}? It's what Sim's prepaid phone wanted after {n} restarts
Not the red one, the green one: {C}. The red one is for compost sacks, {n} litres
In my will folder there's a card: [[hare, moss, kettle]]. Read these three to the vault people, ref {order}
Mothballed the yacht, companionway on {C}, batteries at {dec} volts
Our model railway club has a points system AND a door, the door is {C}, next running day {date}
I'd rather you knew. If I don't come back from the ridge, phone {N}, tent is by hut {n}
Grounded teen hid the router, but I have the admin page: {W} at port {n4}
What our daughter types on the piano app is [[fa la la]], she is five, lesson {n}
The woodturners meet at unit {n}, knock is useless, {C} isn't
{C}, pull, push, swear. That's the shed. Roller's in bay {n}
OK here's the deal, homework first, then I tell you [[grumpy walrus]] and the Xbox lets you on till {time}
Reads like a phone number but isn't, {C}, turnstile at the marina showers, token {n} pounds
Turn up with curry, say [[vindaloo]], poker room opens. Blinds {n}
Old Mr {name} forgets everything but {N}, which he gives the cashier each {weekday}
The school lunch account for Maisie, card {n5}, is opened with [[fish fingers]]
Wren cam is up! Viewers need [[jenny]], there are {n} eggs
If she freezes at the cash machine, whisper {Y}, and she's only to take {n}
Our row about the dishwasher ended like this: child lock {N}, programme {n}, I empty
so my ukulele locker… I said I'd never write it… {C}… strings are {n} quid
Guide camp: sentries stop you at tent {n} unless you answer [[owl pellets]]
This family has used [[hakuna]] for the Disney thing since {year}, please let us retire it
On the inside of the barn's medicine fridge someone pencilled {C} and it does open the barn's medicine fridge, {n} degrees
Stepdad's workshop: switch {n}, mask on, and [[chisel]] for his laptop
Long story short, it's the cat's name backwards, [[reffup]], for the neighbour's printer, paper tray {n}
Your godson's savings book. Branch {n4}. They'll ask for a phrase and it is [[copper beech]]
Cat flap has an app now, of course it has. [[Whiskers]] logs you in. Chip {n5}
sis, the estate agent's lockbox on Mum's railing, they told me [[7-7-0-3]], viewing {time}
{name}'s mum leaves [[pumpernickel]] as the pickup word, grey Volvo {plate}
Tandem's stored in cage {n}. You'd want {C}
memory: owner's spaniel boarding file, emergency line asks for a code word, hers is [[truffle]]; vet open till {time}
Guess what Nana uses for everything!! [[tinkerbell]]. For eve-ry-thing. Since {year}
I know you're on a boat with no signal, but when you see this: was it {C} for the garage? Bins are {weekday}
Sure was, {C}, and leave the recycling by number {n}
To get Dad's laptop to stop asking, [[hippopotamus]] with one capital, at the front. It's on {n} percent
Hockey club bar fridge, chain's got letters, [[PUCK]], tonic is {n} pounds a crate
Speech therapist's portal: invite went to {mail}, I set {W}
Turns out the lock on Grandma's diary is real. {C}. {year}, she was in love with a sailor
Anyone at the stables? Tack room's back on {C}, farrier {time}
for the sub goalie: changing room B, {C}, shirt {n}
If the respite lady rings {phone}, spell her this so she can get at the notes: [[m-a-g-p-i-e]]
Bed {n} by the window is free. The ward phone charger cupboard is {C}, don't ask how I know
The kids' bank app wants a "secret animal" and Noah's is [[narwhal]]. Balance {n} pounds
A lesson learnt the hard way at {time}: the sea gate resets, then only {C} works
Sold the Fiat! Buyer gets plates {plate}, two keys, and the radio number {N}
Hang on, reading it off my hand: {W}. That's the one for Kita's parent chat
The dating coach said use something only you two know, so her folder is [[rainy Ghent]], photos {n} and up
Grandfather clock case, little wheel lock inside the door, {C}, wind it {n} turns on {weekday}
This is what I whispered at the speakeasy on our first date, [[tell Rosa it rained]], {date}, and they did let us in
Our eldest reset the projector lock to {N} for movie night, film {n} of the trilogy
Physio left a note — "pool hoist key lives in box, box lives on {C}, see you {weekday}"
you there? burglar thing beeping, {n} seconds left — {C}!!! — ok it stopped
The knitting group's Ravelry is {user}, and after that comes [[purl harbour]]
Mind you, Freddie's teacher only releases kids to whoever knows [[blue submarine]], and pick up ends {time}
Fish feeder has a child lock, hold menu, {N}, drop {n} flakes
When we moved from {city} I changed every lock bar one; the cellar still goes by {C}
Uncle Raj: WhatsApp asked me six digits and I had {N}, where do I put it? Call me before {time}
Whose turn for the tuck shop? Till drawer is {N}, float's {n} quid
it's for the electronic piano in room {n}, teacher mode, hold both pedals, then {N}
Key to happiness: cheese. Key to the dairy: {C}. Turn cheese number {n} first
I, being of sound mind, tell my niece that the trunk in the loft ({n} kg!) yields to [[50-12-38]]
Granny flat thermostat locked by previous tenant, the agent says {N}, set it to {n}
Mia says her best friend level password is [[cupcake]], I pretended not to hear, she's {n}
pet insurance hotline, claim {order}, when they ask for your dog's nickname say {X}
We never lock the church hall loo but we do lock the tea urn: {C}, {n} cups
"And the magic word is?" "[[Rumpelstiltskin]]." "No, darling, for the pudding." Table for {n}
His truck's tailgate has keys like an old phone, hit {C}, ladder is {n} feet
Crew list for Saturday: skipper {name}, cook me, liferaft locker {C}
she needs someone to log in as her on results day, that's {S} from {time} on
The hospital bag's little lock. {C}. Contractions every {n} minutes. COME
Did you know our router greets you with [[hello nosy]] if you type it right? SSID is {host}
Sorted the loft hatch at {street}. There's a keypad at the top, {C}, madness
Home ed group: zoom {n8}, it'll ask, you give {N}
In Latin because he's that kind of grandfather, [[carpe canem]] opens his study PC, model {model}
Someone's nicked two bikes from rack {n}, so the cage is switched tonight to {C}
Put {O} under "existing customer" and the hay gets delivered, {n} bales
Just so it's said once: Mum's safe deposit phrase is [[all the bells of Delft]], and box {n3} is hers
Old horse passport site, new login. The chip ends {n4}. You write [[dapple grey]]
Can you be a dear? Turn left at the llamas, gate {n}, {C}, and shut it
what the trick-or-treaters must say at number {n} is [[slimy toad]], then I lift the latch
Ledger from Dad's farm, p.{n}, bottom corner, in pencil: {C}. Fits the grain store. Wow
Roomba's in jail till you enter {N}, it ate {n} socks
Signal from the wedding band: side stage door is {C}, bring cable {part}
no darling the *other* Gran. {N}. her phone. not the {model} one
Rowers' fridge honesty box opens with a little dial, set {C}, beer {n} each
If anyone phones saying it's me in trouble, ask for our word. [[Rhubarb]]. If they don't have it, hang up and dial {phone}
Sent from my Nokia: arrived {city}, key box stuck, had to go round three times, {C} did it
Care home ground floor, lift to dementia wing takes a year typed backwards, [[5491]], visiting ends {time}
I kept forgetting so my tattoo artist did {C} on my ankle, it's the bike, {n} mm high
Auntie's Facebook won't stop logging out; she types [[gin o'clock]], has {n3} friends
Allotment treasurer's cupboard. Left of the seeds. {C}. Rent is {n} pounds
Could the night nurse please note {N} for Dad's mobile, he's in bed {n} and can't hear
Chicken run: auto door. Override: {N}. Sunset: {time}
We picked a sentence, [[grandad cheats at rummy]], and it's how you get into the family vault app
our {n} year old taught the neighbour's parrot the gate number, {C}, so that'll need changing
Tent {n}, Cubs camp. Sweets tin has a lock. Akela thinks I don't know it's {C}
Fab house, {n} beds. Hot tub cover code is {C}, firewood round the back
By the time I'd found her glasses she had tried it: {N} is correct, and the hearing clinic moved to {date}
Mail to the school office: I authorise {name} to collect Ivo, who will give the word [[cinnamon]]
It's scratched into the boat trailer under the plate {plate}, you can feel it with your thumb, {C}
The step tracker we share needs [[blister]] from you too; goal {n4}
Now I'm a widow I do the cards myself. Cash one is {N}. The other pays bus {n}
backup of the genealogy tree, {n4} ancestors, file asks, I say [[Thaddeus]]
Nobody remembers but the dog walker: {C}. Kennel {n}, muzzle on the hook
Rather than wake me use the coal chute pad, {C}, and there's soup for {n}
Kids' smartwatch dad mode {N}, step count {n4}
Ta for minding Bilbo! He bites. Cage latch spins to {C}. Ferret food scoop is {n} g
Three tries left, the laptop says. Then it must be [[Kingfisher]], with the capital, she bought it in {year}
Landlord to flatshare: bike room, per Monday, {C}. Washing rota p.{n}
Who told the toddlers' group that cupboard {n} is {C}? Glitter. Everywhere.
"You've reached the Hargreaves. If that's you, Tim, the spare phone takes {N}. Leave {n} messages, why don't you"
Surgery line for Mum's repeat script, they ask her security question about the first school, {X}, script {order}
Darts team fund online, user {user}, then [[double top]] as one word
Lent the tandem to {name} till {date}, gave her {C} for the chain
Puppy class zoom has a waiting room, put [[good boy]] in the box, session {n}
In lieu of a key the monastery guesthouse sent {C}, silence after {time}
So proud of Pa, {n} and he set up a password by himself. It's [[dahlia]], naturally
Mower deck height {n}, mower dashboard {N}, mower owner on holiday
The rota app says "household key?" {n} times a day, and ours is {O}
PLEASE someone with hands free let the vet in, {C}, cow {n4} is down
For {n} years her padlock stayed on the school locker in {city}. It's still {C}, she checked
Yes, the cabin has a bear box. Yes, bears can't count. You can. {C}
Recovery thing for Ines's Snapchat, keep it: {R}. Streak is {n3}
Alarm at the riding school barks at you. Answer with {C}, then feed box {n}
Sooo the lady at number {n} opened when I said [[lemon drizzle]] like you told me
Last will of the guinea pig club: cupboard {C}, hay to Anton, minutes to file {n}
Ebike insurance wants it in writing: lock set to {C}, frame {part}, bought {date}
her granddad's medal cabinet isn't keyed, it's {C}, medal {n} is from the Atlantic
You'll be asked "how's the weather in Hull?" Say [[foggy with gulls]] and the poker shed is yours, buy-in {n}
Pasted from Notes: Ocado van {time}; Mum's {model}; iCloud pw {O}
The magician's trick box for Ned's party won't reveal the rabbit until you set [[A, then Q, then J]], guests {n}
Ok scratch that, I've asked {name}, and it's a four in the middle: {C}, pasture {n}
Jug band's rehearsal space: shout [[washboard]] up to the window, they drop the key, {time}
How do I get the wheel out of this boat lift?? Answer came at {time}: {C} then the green button
Our swear jar app is protected, ironically by [[fiddlesticks]], total {n} pounds
My neighbour saw his wife key in {C} while waving at me, alarm off, wave number {n} this week
Attached: EpiPen plan. Classroom drug safe {C}. Expiry {date}
if it's raining the horsebox ramp sticks, otherwise {C} on the jockey door, tyres {n} psi
Bees, bees, bees. Sheriff {name} holds the extractor. Shed is {C}. Honey {n} euros
I'm the volunteer driver, I pick up Mrs {name} at {time}, and at the barrier it's {C}, right?
Found Ted's phrase in his wallet: {E}. He bought in {year}, stubborn man
Spare room telly has parental on, so {N} first, then channel {n3}
He's three! He can't spell "password" but he can spell [[otter]] and that got him on my phone at {time}
Boat share calendar: week {n} yours, login [[barnacle]], pump the bilge
Wifi for the nanny was typed wrong in the contract. Correct: {W}. Contract date {date}
Ski lodge boot room. Number pad. Cold fingers. {C}. Hook {n}
Would the person who borrowed the sander note my shed is now {C}; grit {n3} is on order
My wife calls me 'muffin' and her tablet calls for [[puffin]], I mix them up, it locks for {n} minutes
Bingo caller's cupboard: two fat ladies then legs, in other words {C}. Full house pays {n}
Passed to {name}: moving firm's crate locks all on {C}, crates {n}, return by {weekday}
I left the iPad in the kitchen for the carers, tap {N}, diary's on page {n}
When Pa says "sailor's rest" ignore it, what disarms the cottage is [[tarpaulin]] into the intercom by {time}
Her recovery contact asked for six digits off my screen, I read out {N}, took {n} seconds
parcel station at the flats, box {n}, pickup {N}, it's only nappies
This week Wi-Fi at the retreat equals [[moss and silence]], next week who knows, gong at {time}
The pharmacist hands Dad's dosette to anyone who gives [[Agatha]], ask at counter {n}
Vole survey hut: the ranger's phone text says {S} is what opens the data sheet, grid {n}
Well, {O} it is, then. Whole street's on our hotspot since the storm on {date}
dad types so slow, i can see it every time, {O}, then enter, then he sighs, {n} times a day
"Grandma, the tablet wants your word." "[[Crumpet]], dear, and put it down by {time}."
Cemetery working party: the toolshed's lettered lock is on [[YEW]], rakes for {n}
passcode on Lou's old phone, the one with {n} cracks, is still {N}
he muttered something about locks and then just told me, {O}, for the ham radio shack, mast {n} m
Cradle of the boat: winch code {C}, never more than {n3} kg
Rosie's piggy bank robot: password [[more chips]], it then counts to {n} and burps
correction to my mail of {date}, the narrowboat gate code ends in nine, so {C}
Could somebody tell Grandad, in writing, big letters, that his PIN is {N} and that {year} is only his wedding
We had a password and a shared password, the shared one being [[rock pool]], storage {n} GB
Customer (boarding cattery) says the passphrase for collection is [[three blind mice]], pen {n}, any relative may collect
There is a code, {C}, there is a key, and there's kicking it, says the tennis coach, court {n}
Is the password on the bowls club site still {O}, or did {name} finally change it?
Ana's recovery code for the crafts shop account, please print: {R}, shop number {n5}
My husband's security answer to "childhood hero" is, unbelievably, {X}, bank branch {n4}
the passcode I use on the boat's plotter is {N}, waypoint {n} is home
Dear Ms {name}, your daughter's school device code was set to {N}, device tag {n5}
user gave wifi details of her grandmother's bungalow: network {host}, password {W}
`,
    benign: `
the boathouse opens at {time} with everyone who has rowed, oars on rack {n}
in case the twins lose a shoe again: size {n}, left one first
Same size as the jacket I got at the gym but {n} euros more, locker {n3} smells of chlorine
tried the {model} on Ollie's desk, worked fine, fan is loud
Tell the lad in the yacht club office we want berth {n}, not {n3}
No, hives seven, not one: hive {n} swarmed. The smoker is in bay {n3}
User stated her old rowing number is {n4} and her shoe size {n}
{n4} is what a stable door cost since oak went up in {year}
Nan's tablet drops the charger every night at {time}. Cable is {part}
Marmalade goes on Dad's shopping list, {n} jars for the fete
Carer here, I couldn't find number {n4}, is it the bungalow by the post box?
My ex kept our car, plate {plate}, and I made peace with it
If Poppy the parrot bites, the sitter rings {phone} for the vet
Moving day: lorry {plate} comes with {n} straps and storage unit {n3} is ours
They ask for a photo of our first pet at the club, mine was called Biscuit, born {year}
the shed's big brass padlock weighs {n} g, made in {year}, rust on all four wheels
Bridge club now has cake. Say two if you want two, floor {n}
hi Mrs {name}, we're back from Crete on {date}, the cat weighs {n} kg now
Wi-Fi in Grandad's bungalow is slow because the router is a {model} from {year}
Scout hut: lean on the bar, and then mind the step, {n} seconds later the light comes on
"What was it at the pool?" "{n} degrees, and {n3} kids"
Little Ada's tablet has {n} minutes left and then wants a cuddle, she says
we named the network for our dog, so look for {host} in the list
Grandma keeps her safe behind the {title} poster, she told the whole family in {year}
Lost the printed list of your bees? Apiary {n4}, meeting on {date}
Beekeepers' WhatsApp, {date}: shed behind hive {n} gets a new roof, bring screws {part}
Chess club laptop, third drawer, asset tag {n4}, tournament starts {time}
three letters about the school trip came, that's {n} pounds a head, reply slip {order}
Note: the client's mother honeymooned in {city} and loves talking about it
The key for the caravan is with {name} in pitch {n}
ok so bike shed now. you walk round the back. you duck DOWN. then rack {n}
Aunty's phone went black at {n} percent, reboot took {n3} seconds
At the allotment gate wait for {name}, plot {n} comes after the compost
her dating profile is funny again, new line: "I talk to sourdough", {n} unread
The nursery has a new song about a purple hippo. Collect at {time}
Twins' word of the week at school is gherkin, spelling test {weekday}
It was on the back of our vet's invoice: {order}, chip reader rental
Hannah (night carer): meds round {time}. Morphine count {n}, pulse {n3}
Hob ring four is broken. Oven error is {err}. Roast elsewhere
You asked what is blue by the gate, it's bluebells, sort of obvious, {n} of them
to whoever does the hens this {weekday}: {n} scoops, then mind the cockerel
The people on slip {n} gave up the boat's name again, now it's Heron
We're Bramble and Fern's parents, on the guest list as {n}, band at {time}
Her iPad's case came in {color} and she has watched it for an hour
gate creaks, dogs loose, hoot twice, we dine at {time}
School portal for the Year {n} families: user names are your child's initials, and the course is {course}
Recorded so we know: Wim keeps the motorhome's papers in the glovebox, plates {plate}
Papa carved all our names on the barn beam: {name}, {name}, {name}. Barn built {year}
It's the vicar. Vestry lunch is lamb, count me {n} for Sunday
Greetings from Harbour View number {n}! Your host tonight: {name}. Bins go out {weekday}
The text from our bank said branch {n4} closes {date}, poor Mum
Up a bit, left a lot, the picture still hangs wrong, {n} cm off
can you go into town and post the parcels? {n} of them, labels {order}
Between us the treehouse has dragon snot all over it, green paint, {n} tins
Landlady says meter cupboard smells on floor {n}, last month's reading {n5}
Since Mum's fall the people at {n} also know where the key safe hangs
I set Theo's alarm to {time} because he kept sleeping, bus {n3} leaves soon after
{model} <- that's the baby monitor we have, camera {n} is fuzzy
Did you move those wheels back to the trailer? Should be {n} bolts, tag {n4}
Ferry cabin {n4}, bicycles on deck {n}, plaice for dinner
Choir room piano is tuned to A {n3}, rehearsal {time}
When the insurance woman asks about the claim, that's {order}. Excess is {n3}
Two things for our house sitter. Heating at {n}. Bedtime for the cat {time}
Rehoming a tortoise: the chip number ends {n4}, shell is {n} cm
Wasn't {name} meant to text you? our clubhouse stays closed from {weekday}
Karate kids, belts on the right wall, peg number {n}, size {n3}
dad, it's me, can i watch something on the telly? — channel {n3}, love
Tractor tracker shows field {n} at the top with clotted cream sales underneath, odd app
Alarm company will come within {n} days. You sign form {order}, they drill, done
the au pair got her own key, and a {gadget}, and {n} cousins on {street}
Kindle Kids: to get the next book tap the corner, it's called {title}
Seriously, who picks {color} for a wedding website. Wedding's {date}
Dinghy park fee: {n3}. Mast {n} is mine
I whisper to Aunt Petunia past the letterbox, she's the cat, usually about {time}
Please add to her care plan: front room radiator {n} degrees, two helpers, visit at {time}
Piano teacher's house, bell is dead, ring {phone}, third floor, recital {date}
If I'm ever run over by a bus it'll be the {n}, it never brakes. The brown teapot goes to {name}
Rabbit hutch, because the fox digs, stands now {n} cm off the ground
You had it wrong, {n} times, and got locked out for {n3} minutes. Typical
My son's Minecraft realm takes you in if he's invited you, he's {user}
For the movers: lift holds {n3} kg, we're on floor {n}, sofa comes first
You know who got Grandad talking again? Montgomery, the therapy dog. Since {year}
Hearing aid app froze, so: version {ver}. Right one has {n} percent
Saw your note. Garage: booked. Freezer: bottom left. Lasagne: {n3} degrees
turn the dial round slowly and stop at {n} degrees, the oven is from {year}
Which one belongs to the log store, please? Oh, invoice {order}, of course
Kit's sock drawer has a unicorn on it, she's {n}
New stairlift remote has two buttons, part {part}, it takes {n} seconds
Sailing school wifi is Mast{n} and its key is on the chart table
Horse trailer hitch, {part}, tyres at {n} psi
She told the girl her bus card is at home and the pension comes on {weekday}
code for the sewing pattern {part}, code for the dye {color}
Mum's answer to every question is to put the kettle on, she's been on {street} since {year}
The lad next door fixed the chicken cam, its password hangs on his mum's fridge, port {n4}
PIN for Al's mobility scooter comes by post in {n} days
In the rabbit club's common inbox there were {n3} mails. {n} new members
Rowing machine upstairs is free, it's a {model}. Back by {time}
The cleaners who come {weekday} have their own keys, {n} of them by now
Evening Jo, moorings gate is broken until somebody mends the reader, wait at pontoon {n}
Sprout is their name for the baby on the family chat, Gran included
Voicemail, Tue: "Hi Bev again, pony club, you owe {n3}, bye, and carry {n} haynets"
If Leo asks for the e-bike, {n} km is what the battery does
Asked Mum for her shoe size three times, she at last said six and a half. Dinner is at {time}
You'd think the hamster cam wouldn't need cables but it does: {part}, two metres
TICKET {ticket} — tenant left {date}, meter read {n5}, lock to be replaced by agent
He proposed at our cycle club's hut, number {n}, on {date}
what's the guest room like, asks everyone, and it's on the website now: {n} square metres
Neighbourhood watch: when a caller sells fish on Tuesdays don't buy, ring {phone}
Swimming bag, row {n}, small blue thing, towel inside, goggles are Sam's
Trust me, Pa's email is {mail}, his since {year}
the narrowboat's engine takes four turns of the crank, then {n} litres of diesel, lock {n3} is shut
My sister's iPad has a crack and I guessed {n3} euros from the shop window
The scan of our camper papers is from Lake Bohinj, page {n} shows insurance
RE: keys. There are two. The cottage sleeps {n} and the dog. Checkout {time}
Miss Okoro lets them in early if it rains, room {n}, bring an inkwell for the drawing
two of our triplets sleep, the third counts everyone: {n3}, den, cushions
Uncle's hob, so they know: it stays hot {n} minutes
The reset button on my running app took {n} tries. I ran {n3} km this month
Lambing shed, early shift: Dolly is due, ewe {n4} too
Hey it's your Tuesday walker, I have both dogs and the lead, is it still {n} pounds an hour?
yes still the same, {time}, and Rufus gets a biscuit
Dog walker thanks us. Agent wrote: she confirmed walk {time}, fee {n}, dog Rufus
New key for {plate} costs {n3} at the dealer, part {part}
Sorry, I sent last year's. The greenhouse invoice is {order} since {weekday}
The nanny's payslips are named {order}, she opens it with her own password
Whoever gets the night train: platform {n}, last carriage, shoes off the seats
Crates {n} through {n3} are kitchen things. Self-store unit: {n4}. Mind the cat near them
I made a spreadsheet for our hedgehog count, {n} prickly visitors by {date}
only one of these fits the piano stool, dear, namely the {part} screw
Widow next door can't work the ticket machine hence I drive her, bus {n} is full anyway
"Is Grandpa supposed to say it?" "He swears at the postman! Every day!" Bus {n} passed
Jam society's takings: damson sold best. Float is {n} pounds
For the archive: boat trailer {plate}, wheel {part}, skiff's name Otter
Tom's first girlfriend had a padlock on our bridge engraved {date}, rusted now
the smart telly at the caravan refuses anything newer than {ver}, even Bluey
My recovery after the hip took {n} weeks, discharge sheet says {date}
Use mine. {color}. Hall paint, then the skirting in white
Our stall's card reader naps: wait {n} seconds, then type the price
While you're at Mum's, her cordless phone is dead, she uses extension {n4} at the home
I can't say it, either, fuchsia, and the garden centre has {n} of them, order {order}
Under the flowerpot lives a toad. In your head there's an excuse. Taxi at {time}
Babysitting circle: how a parent earns tokens is hours, {n} until {date}
The alpacas' fence is electric, {n4} volts, wait for the click
he says grandma's cupboard smells of sesame, I say {n} biscuits are gone
Log on the fire at our holiday hut, {n} bags left. Hut sleeps six
hospice volunteer again: her music player holds {n3} songs, track {n} is what he loves
Remember the otter song? Paddle with me is the first line, {n4} views by now
new chain on the green bike: {n} links. vet at {time}
Would you check if the freezer of the club hums? Fuse {n}, breaker {part}
Her ballet bag's tiny pocket, {n} pence, recital shoes size five
Yusuf's dad phoned: our mosque kitchen opens by {time}, rice for {n3}
Cousin Bea's big livestream wants a better camera, confetti everywhere, starts {time}
Don't tell Dad anything yet. Gun licence ran out {date}. Certificate {n5}
The two of us want one rope at the climbing hall (route {n}): {n3} cm short
First time in here? Parlour light {n}, cow {n4} kicks, wellies by the hose
Bank lady wants three forms from Gran. Order number is {order}
Thing is, our robot mower shrieks at {n} percent. It's a {model}
Ring doorbell box goes to you; serial {part}, battery last changed {date}
Ask for Keith from the gliding club. Say hello from me. Thermals start around {time}
I, {name}, left my son our beach hut {n} plus its debts
Her stamp album lies in a hat box, that hat box under the eaves, loft ladder weighs {n} kg
Sleepover rules! Nobody eats a soggy waffle in bed! Lights out {time}!
Ah, the budgie screen. First line seeds, bottom line feathers, version {ver}
Toddler proofed her front door with a {part}, up, down, {n} minutes of screwing
Mind the date: before {date} our tennis court was {n}, now it's {n3} a season
Scrap my first message, typo. The punt hire is {n} an hour
Our au pair just couldn't pronounce banana so the kids taught her
passed the driving test aged {n}! and mum gave me the spare car, plate {plate}, wow
Sandpit cover has a hole in it because of cats, {n} cm, bucket is cracked
The crossword app shows a streak, {n3} days, if you leave it alone
Foster mum to the school: phone handed over {date}, a {model}, screen cracked
Steam for the boy costs {n}. The receipt it sends is {order}
It's a drawing, no number? No, Mum's raffle ticket is {n3}, the drawing is Nan's
Grandpa taught all of us Morse, dot dot dash is U, they're {n} and nine
before you sell her bike, say the battery is {n} months old. frame {part}
Water meter lid {n}, then boiler pressure {dec}, stopcock clockwise
Diabetes pump for school nurse: {model}. Lunch {time}, ring if over {n}
I've got {n3} mails in the PTA mailbox, surely not the right one? Newest is {time}
Granny Pat's phone has a voice thing, it said "I didn't get that" {n} times
Parish archive microfilm room, {n} degrees, ask for roll {n3}
who borrowed the cello? tag on the case is {part}, wheels squeak
There's a poem by the fridge and its third word, lantern, is misspelled. From {year}
House swap form, item {n}: wardrobe, {n3} cm wide, mind the hinge
Emma (7) wrote "i love ponies" on the garage door in {color}
Any chance you kept {order}? It's the receipt for Sim's prepaid phone
Not the red one, take green: {n} litres. Red is for petrol
In my will folder lies a photo: hare, moss, and the old kettle, taken {date}
Mothballed the yacht, companionway swept, batteries at {dec} volts
Our model railway club owns a layout AND a door, both stuck, running day {date}
I'd like you to know. If I don't return off the ridge by {time}, hut {n} has the book
Grounded teen took the router, we found it by its light, it's a {model}
What our daughter plays on the piano app goes fa la la, aged five, lesson {n}
The woodturners moved to unit {n}, knocking's useless, ring {phone}
Pigeon ring {n5}; loft door blue; birds home by {time}
{n} steps, pull, push, swear. That's getting up with my hip. Ward {n3}
OK here's the plan, homework first, grumpy walrus face later, Xbox till {time}
Looks like a phone number and isn't, {n8}, membership at the marina
Turn up with curry, vindaloo if they have it, poker at {time}. Blinds {n}
Old Mr {name} misses nothing but bus {n}, which he takes each {weekday}
Emergency list p.{n}: first gas tap below the stairs, alarm company {phone}
The school lunch balance of Maisie, card {n5}, has {n} pounds on it
Wren cam works! Viewers love jenny, and {n} eggs
When she freezes at the till, whisper something kind, she's allowed {n}
Our row about that dishwasher went on: error {err}, programme {n}, I empty
so my ukulele… I said I'd never sell it… {n3}… strings are extra
Guide camp: older girls stop everyone by tent {n} and ask about owl pellets, badge night
This family has used {product} since {year}, please keep paying for it
Somewhere inside the barn's fridge someone pencilled {n} degrees and a smiley
Stepdad's workshop: switch {n}, ears on, chisel back in slot {n3}
Long story short, the cat's name is Puffer, the neighbour's printer is {host}, paper tray {n}
Your godson's savings. Branch {n4}. Staff ask for an ID and a form
A copper beech fell on our alarm box, claim {inc}, assessor on {date}
Our password is older than the dog, and she was born in {year}
The pin on Gran's brooch is bent, jeweller's ticket {n4}
nine letters, ends in e, starts like a fish, that's clue {n} not anyone's password
"Open sesame" said the toddler to the fridge and cried at {time}
I changed the shed lock on {weekday} and told {n} people, everyone but you
Not the code for the gate I need, the postcode for the satnav, is it near {street}?
Key safe: yes. Fitted {date}. By {name}. For {n3} pounds
The word of the day on her calendar is serendipity, page {n3}
Do you lock yours at night? We stopped in {year}, nothing to steal but hens
Kids' tablet wanted an update to {ver} and then a nap, apparently
My locker at rowing is {n}, between Ravi's and the fire hose
It takes {n} seconds and a firm shove, our bathroom door
The horse answers to Pickle, the pony to nothing at all, box {n}
Coach says "relax" is the password to good putting, lesson {n}
Grandma's wifi shows up as {host}, three bars in the kitchen
Cat flap got an upgrade, of course it has. Version {ver}. Chip reader {part}
sis, the estate agent's on Mum's railing, asking {n3} thousand, viewing {time}
{name}'s mum buys pumpernickel for the ducks, grey Volvo {plate}
Tandem's stored under tarp {n}. You'd want tyres, {n3} km on those
memory: owner's spaniel is called Truffle; boarding from {date}; vet open till {time}
Guess who Nana saw at everything from Tinkerbell to Elvis? Me. Since {year}
I know you're at sea with no signal, but was it {n} euros for the garage door spring? Bins are {weekday}
Sure was, {n}, and the recycling goes by number {n3}
To get Dad's computer to stop humming we blew out a hippopotamus of dust. It's a {model}
Hockey club bar fridge, door's got rust, puck jammed behind it, tonic is {n} a case
Speech therapist's portal: mails go to {mail}, ticket {ticket}
So the lock on that diary is decorative. {year}, she was fond of a sailor
Anyone at the stables? Feed room's back heater is off, farrier {time}
for the sub keeper: changing room B, bench left, shirt {n}
If the respite nurse calls {phone}, spell her our surname, she always writes Magpie
Bed {n} near the window was free. Our ward phone is {n4}, ask for sister
The kids' bank app now has a narwhal on it. Balance {n} pounds
A lesson learnt a cold way: the sea gate shuts at {time}, then you swim
Sold the Fiat! New owner gets plates {plate}, both keys, the winter tyres from {year}
Hang on, reading it from my arm: {phone}. That's Kita's mum
The dating coach told me: use photos with rain, so Ghent it is, photos {n} and up
Ewes: {n3}. Rams: {n}. Lambs tagged up to {n4}
Grandfather clock case, brass plate inside, {year}, wind it {n} turns
This is what I wore at that bar on our first date, {date}, tell Rosa to take it in
Our eldest turned the projector to {n} lumens for movie night, third film of the trilogy
Physio wrote us — "pool hoist holds {n3} kg, see you {weekday}"
you there? smoke thing beeping, every {n} seconds — battery! — ok it stopped
The knitting group's page is {user}, and the pattern we're on is Pearl Harbour Shawl
Mind you, Freddie's class only reads blue books this month, submarine week ends {date}
Fish feeder came with a lock, hold menu for {n} seconds, done
When we moved to {city} I changed each lock, the smith billed {n3}
Uncle Raj: WhatsApp says I have {n4} unread, where do I tap? Call me before {time}
Whose turn for the sweet shop? Till roll {part}, float's {n} quid
it's for the stage piano in room {n}, which has {n3} songs, hold both pedals
Key to happiness: cheese. Dairy keys: with {name}. Wash cheese number {n} first
I, being of sane mind, leave my niece a trunk upstairs, {n} kg of postcards
Granny flat thermostat locked up on Sunday, the agent says {n} days for the part {part}
Mia says some friend has a cupcake shop, I didn't listen, she's {n}
pet insurance phone line, claim {order}, when they want the dog's weight say {n}
We never lock our church loo but we do label the tea urn: {n} cups, 3 kW
"What's the magic word?" "Please." "Thank you, darling. Pudding." Table for {n}
His truck's tailgate has dents like an old phone, repair {n3}, ladder is extra
Crew list for Sunday: skipper {name}, purser me, liferaft serviced {date}
she needs someone to sit with her on results day, from {time} on
The hospital bag's little pocket has {n} euros. Contractions every {n3} seconds apart it seems. COME
Did you know my router starts a wizard when you reset it? SSID is {host}
Sorted that hatch at {street}. A ladder waits at the top, {n} rungs, madness
Home ed kids: zoom {n8}, it rings, you say your name and wait
In Latin because he's a silly grandfather, his dog is Carpe, his boat Canem, his PC a {model}
Tortoise shed lamp {n} watts, tortoise shed heat {n3} watts, tortoise grumpy
Someone's nicked both bikes from rack {n}, police reference {inc}
Put {order} under "existing customer" and hay turns up, {n} bales
Just so it's written down: Mum's favourite was the bells of Delft, ringing at {time}
Old horse passport office, new design. The chip starts {n4}. You wait
Can you help? Turn left after the llamas, gate {n}, third cottage, blue door
what the Halloween kids ate at number {n} looked like slimy toad, it was jelly
Ledger from the farm, p.{n}, top corner, in pencil: {n4} pounds of oats. Wow
Roomba's in jail, error {err}, it ate {n} socks
Signal from our wedding band: side stage ramp is {n} cm too narrow, bring cable {part}
no darling your *other* Gran. {city}. her cousin. not the {n} bus one
Rowers' fridge honesty box holds {n3} coins at most, beer {n} each
If anyone phones to say it's rhubarb season, hang up, it's always rhubarb season. {phone}
Sent from my Nokia: reached {city}, key box fine, beds hard, {n} degrees
Care home top floor, lift for dementia wing stops at {n}, visiting ends {time}
I kept forgetting so the tattoo man did {year} on my ankle, it's when Pip was born
Auntie's Facebook won't stop: gin o'clock memes all day, {n3} friends
Allotment treasurer's cupboard. Under the seeds. Mouse. Rent is {n} pounds
Could the night nurse try {phone} for Dad's mobile, bed {n}
Chicken run: auto door. Motor: {part}. Sunset: {time}
We picked a holiday, grandad cheats at rummy wherever it is, flat {n} booked
our {n} year old has trained the neighbour's parrot to count to {n3}, that'll need earplugs
Tent {n}, Cubs camp. Biscuit tin is empty. Akela thinks it was {name}
Fab house, {n} bedrooms. Hot tub takes {n3} litres, firewood round the back
By the time I'd brought her glasses she had read it: {date} is correct, so the hearing clinic moved
Mail from the school office: Ivo, who is allergic to cinnamon, is collected by {name}
It's stamped on the boat trailer under its plate {plate}, look closely, hull {part}
The step tracker she wears needs charging every {n} days; goal {n4}
Now I'm widowed I write the cards myself. Christmas: {n} cards. Easter: none
backup of the family tree, {n4} ancestors, eldest is Thaddeus
Nobody remembers Dad's first dog but the dog walker: Bruno, {year}. Kennel {n}
Rather than wake me try the coal chute, also soup for {n} in the {food} pot
Kids' smartwatch dad mode shows calories too, step count {n4}
Ta for minding Frodo! He bites. Cage is {n} by {n3} cm
Three tries left, says my laptop. Then a {n} minute wait, which she spent on tea
Landlord to flatshare: bin room, per Monday, {n} euros more. Washing rota page two
Who told the playgroup that glitter lives in cupboard {n}? Everywhere.
"You've reached the Hargreaves. Is it you, Tim, dinner is at {time}. Send {n} messages, if you must"
Surgery line about Mum's repeat tablets, they are open from {time}, script {order}
Darts team app, user {user}, double top night raised {n3}
Lent our tandem to {name} until {date}, with the pump for the chain oil
Puppy class zoom is one big waiting room, good boy stickers at the end, session {n}
Instead of keys our monastery guesthouse has a monk, silence after {time}
So proud of Grandpa, {n} and he planted the dahlia bed by himself
Mower blade height {n}, mower service {date}, mower owner on holiday
The rota app calls us "household of {n}" and ours is seven
Before the twins come: pram {model}, car seat bought, hospital by {time}
PLEASE someone near a phone ring the vet, {phone}, cow {n4} is down
For {n} years her name stayed on a school locker in {city}. Still there, she checked
Yes, the cabin gets bears. No, bears don't count. We saw {n}
Recovery run for Ines, keep it slow: {n} km. Streak is {n3}
Alarm on the ranch barks at you, it is a dog, feed box {n}
Sooo your aunt at number {n} baked lemon drizzle as promised
Last will of the late rabbit club: cupboard to {name}, hay to Anton, papers to file {n}
Ebike insurance needs a letter: lock model {model}, frame {part}, bought {date}
her granddad's trophy cabinet isn't oak, it's pine, medal {n} came from the Atlantic
You'll be asked again "what's new in Hull?" because {name} is on holiday there, foggy with gulls
Pasted from my list: Ocado van {time}; her {model}; eggs {n}
The magician for Ned's party does an ace, a queen, a jack out of an ear, guests {n}
Ok scratch that, just heard from {name}, and it's a three bed in the middle: {street}, garden {n} m
Jug band's rehearsal space: washboard nicked, strings gone, {time} as usual
How do I wash the slings off this boat lift?? Reply came at {time}: ring {phone}
Our swear jar is full, mostly fiddlesticks, total {n} pounds
My neighbour saw his daughter off at gate {gate} while waving at me, wave {n} this week
Attached: EpiPen plan. Classroom {n}. Expiry {date}
if it's raining the trailer ramp sticks, otherwise {n} horses fit, tyres cold
Honey day, bees cross. Sheriff {name} lends the extractor. Honey {n} euros
I'm the new driver, I fetch Mrs {name} around {time}, and her flat is {n}, right?
Found Ted's list in his wallet: milk oats tuna candles lamp oil. He shopped in {year} prices
Spare room telly has lines on it, so channel {n3} is the only good one
He's three! He won't say "password" though he says otter and that made Gran cry at {time}
Boat share plan: week {n} yours, barnacle scraping {weekday}, pump the bilge
Pay for the nanny came out wrong in the contract. Should be {n3}. Contract date {date}
Ski lodge boot room. Hook {n}. Cold fingers. Hot wine at {time}
Would the person who has the sander note our shed is now empty; grit {n3} ran out
My husband calls me 'muffin' while the tablet calls me 'user {n}', charming
Bingo caller's chat: two fat ladies is {n}, legs is another. Full house pays {n3}
Passed to {name}: moving company's crates, {n} of them, return by {weekday}
I left the iPad by the bread for our carers, diary's on page {n}, it's a {model}
When Pa mentions "sailor's rest" he means the pub, tarpaulin over the bike by {time}
Her recovery contact is {name}, picked on {date}, took {n} seconds
parcel station by the flats, box {n}, label {track}, it's only nappies
Twelve swans, a lock keeper, plus a hut from {year}; flood level {dec}
Kayak racks relocated; bay {n} is ours, number tag {n4}. Paddles at home
This week at the retreat is all moss and silence, then silence ends, gong at {time}
The pharmacist hands Dad's tablets to Agatha, try counter {n}
The wifi upstairs shows up as Grumpy Walrus, the one downstairs as {host}
Say cheese, Grandpa! That's photo {n} and you blinked in all
My daughter's secret animal is the narwhal this year; in {year} it was the tapir
He told the doorman his name was Heron and still had to queue till {time}
What opens at nine? The bakery. What opens with a spoon? Tin {n4}, dog food
Our boat is called Barnacle, berth {n}, come aboard
The bike lock I want is the {model}, four wheels, {n} euros
It was four digits, that's all she'd say about it, and she said that {n} times
Mum keeps the alarm's number in her address book under plumber, page {n}
Aunt Petunia's parrot says gin o'clock at {time} sharp
Nobody at the sailing club remembers who set the padlock, it's been shut since {year}
The password for the school portal arrives in a sealed letter by {date}
I'd call the new pony Lantern, she'd call it {name}
Old coats, three for {n} pounds, hall table, help yourself to hangers
Uncle Raj got a text with a parcel number, {track}, and thought the bank was after him
The coffee machine at the care home takes oat milk now, about {n} cups a day
That vending box by the pool wants coins only, {n} of them, no notes
The church door says PULL, Grandad pushed for {n} minutes
On the shed it says "beware of the tortoise", painted in {year}
Ted's tractor likes diesel, cold mornings and {n} swear words
Their cottage answers to "The Old Forge", satnav says {street}
We picked a name for the vault app family, it's "the Hargreaves {n}"
The garage code was changed twice in {year}, once by accident
Dear parents, never share the pickup word in this chat, says the head, letter of {date}
I wish banks would stop asking for pets, I've had {n} of them
Granny's first school was in {city}, she tells everyone, twice
Mother's maiden name is on the family tree in the hall, generation {n}
Could anyone with a spare key to number {n4} please let the gas man in?
The little dial on the safe goes up to {n} and sticks near zero
Room {n}, bed by the door, nurse button on the left, Dad's asleep
Ivo's teacher is Mrs Cinnamon, honestly, class {n}
From now on you show a photo ID at nursery, no words, no numbers, starting {date}
Locker rental at the lido costs {n3} for a season and includes a towel
turn left at the bench, {n} paces, and that's where we buried Rex
"Password?" "I haven't one, I'm your wife." Married {year}, still funny
The postman knocks three times, waits {n} seconds, leaves a card
Hamster escaped at {time}, cage latch is a joke
Marina showers are {n} for five minutes, bring change
On her sixteenth birthday the bank posted Mia's card, the number to follow within {n} days
please don't guess Theo's phone again, it erases after {n} goes
Someone scratched {year} into the boathouse door, probably the rowers who won
Our holiday house sleeps {n} and has a keypad you'll be told about on arrival
Gran reads bingo: "two fat ladies!" and marks {n}
Model {model}, serial {part}, that's what the stairlift engineer will ask
The CVV is those three little digits on the back, Nan, don't read them to me on the bus {n}
My knitting pattern says K{n}, P2, repeat to the end
The cello case weighs {n} kg and has stickers from {city}
Our street's watch group has {n3} members and one torch
The dog won't come for his name but he'll come for liver, {n} g
Buzz flat {n} and shout, the intercom hums in {note}
Door number {n4}, green, knocker shaped like a fox, that's the piano teacher
Ticket {ticket}: tenant reports side door sticks, tenant at home after {time}
A boat's PIN, my skipper says, is a shaft of {n} mm
Auntie set her password to something "nobody in {city} would guess", good for her
Route from us to the beach hut: {n} minutes, two gates, one bull
Our cat flap reads a chip, no idea how, manual page {n}
The milking robot calls cow {n4} "Bella" for reasons of its own
When the tablet locked up Pa held the button for {n} seconds and prayed
Please reply with your child's shirt size and a number from {n} to {n3}
Bluebell wood walk, meet by stile {n}, dogs on leads
In the second drawer: string, candles, bank letters from {year}, a harmonica
we're at pitch {n}, the caravan with a flamingo on the roof
Is he still at {phone}? I need the ladder before {weekday}
Book club picked {title}, copies at the library under {n8}
Trixie is allergic to penicillin and Tuesdays, chart {n5}
I've told the twins that whoever feeds the fish gets {n} pence
There's a phrase on our gate in Welsh, it means "shut it, please", put there in {year}
"Otter", "Puffin", "Moss": the swimming groups, kids over {n} are Puffins
Swim level badges: Starfish at {n} m, Octopus at double that
He wrote down the router's model instead, {model}, bless him
Tag your suitcase, orange ribbon, flight {flight}, carousel nine
What did the alarm man charge? {n3}, plus parking
Chickens: six. Eggs: {n}. Foxes seen: one, on camera, {time}
A sticker on the pram reads "{city} Zoo"; that's ours
Bring the blue folder, page {n}, the physio needs her exercises
The au pair starts on {date}, she'll share the attic, window opens inwards
Would you believe his Xbox name is {user}? He's forty
Lend me your drill? The wall anchors are {part}
Fuse {n} trips whenever the kiln and the kettle are friends
Knocked at {n}, nobody, left the plums on the sill
Pottery class code of conduct: wash up, no phones, {n} pots a shelf
The Scrabble club accepts "qi", {n} points on a double
cousin Bea's table is "Fern", ours is "Copper Beech", guests {n3}
You'll know the farm by the milk churn painted {color}
Dad's pension letter quotes reference {n8}, have it by the phone
We pay the babysitter {n} an hour and all the cheese she can find
Neighbour swap: one ladder for {n} jars of damson
Wrote to the council about streetlamp {n4}, it blinks outside our bedroom
Rex's chip is registered at {mail}, changed after the divorce
Rosie's piggy bank robot counts to {n}, burps and says "more chips"
correction to what I wrote {date}: the narrowboat's postcode ends in nine, ask {name}
Would someone please tell Grandad, in writing, that the PIN he lost was replaced, letter of {date}
We had one password for everything and the house burgled twice, {year} and after
Customer (boarding cattery) says three blind mice were left in pen {n}
There is a code of dress, there is a bar, and there's {n} a head, says the bowls captain
Is the password for the tennis site shorter than {n} letters? It gets refused
Ana's shop number is {n5}, she sells crafts, recovery from flu permitting
My husband's childhood hero is the postman of {city}, no joke
the waypoint I use on our plotter is number {n}, the pub jetty
Dear Ms {name}, the school device with tag {n5} was found on the bus
user gave details about the grandmother's bungalow: {n} rooms, ramp, bath hoist {part}
Since when does the kids' bank write "code sent" and then send nothing for {n} minutes?
"What do I type?" "Your own name, Nan." "Oh." It was {time} by then
tell the nurse at the desk you're with {name} and she'll wave you through
Finally {n} kilos! Puppy's first vet form says so
Ask for Maureen on floor {n}, she has cake and the trumps list
Two for the ferry, car {plate}, dog goes free
She answers "fine" to everything, the doctor noted on {date}
Ours was the blue tent, pitch {n}, under the copper beech
the moth got into my jumpers, so Vinted wants "moth eaten" in the title, size {n}
The key safe people emailed, it's a recall, models {model} only
Nine letters in the memory box, all from {year}, all from a Thaddeus
Roast for {n} minutes, then rest it; Nana's card says so in capitals
Freya has a lock on her diary and a sister with a hairpin, she's {n}
I read "foggy with gulls" on the Hull harbour webcam at {time}
Dad's lucky numbers never came up, he played the {n} for forty years
Two wheels stolen, one lock cut, report {inc}
Pumpkin is the cat, Saffron is the nanny, bus {n} is late
Prickly pear jam, {n} jars, by the hedgehog box
Password managers at the seniors' café, talk on {date}, tea after
hold both pedals down, count {n}, the organ wheezes on
Your loft conversion needs door D{n}, fire rated, invoice {order}
My mum writes every PIN in pencil and then rubs it out, page {n} is grey
Please return key {n} to the hook, the hay store has been open all night
What the old man shouts from the lock hut is "mind your stern", about {n} times a day
Screen time is {n} minutes; the extra request comes to my phone
he set the telly to channel {n3} and hid the remote
The bike was in the canal, frame {part}, police have it
First dance is {title}, confetti after, cars at {time}
We named the goats Gin and Clock, ear tags {n4} and up
A wrong code three times and the gate calls Keith, {phone}, he's not amused
For the carers: she likes "Mrs", tea with {n} sugars, curtains half
I locked the caravan and lost the only key between {city} and here
The swimming instructor's whistle means out, at {time}, no discussion
A parrot at the rescue says "open the door" all day, cage {n}
Gate number {n}, the rusty one, is where the farrier parks
Stairs: {n} up, then a landing, then the cat
`,
  },
]
