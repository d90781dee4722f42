/** English frames by one author, a third of the secrets ordinary words: family, flats, neighbours, clubs, travel, hobbies, devices at home. Slots: ../values.mjs. */
export const FLATS = {
  language: 'en',
  lexicon: 'en',
  tells: `
User says the kids' tablet unlocks with {O}
Grandpa's iPad, before I forget: type {O}, all lower case, then the arrow
the jam thing no longer opens Mum's laptop, she changed it to [[clementine]] on Sunday
The NAS in the hallway cupboard takes [[blue heron]] for the photos share
diary app on Leni's phone: {O} (she told me herself, so I can print it for her)
to get past the parental screen on the telly you enter {N}, ask Oskar he knows too
Our guest network at the cabin? [[otter pancake]], two words, with the space
Side gate of the allotments -> {C}, pull the bolt up first
Nan's alarm company rang; when they ask you answer [[periwinkle]] and they hang up happy
Hey, upstairs neighbour here. Bike cellar is {C} since the break-in
School portal for Mia: login mia.k, then {W}
the projector at the chess club wants {N} before it'll let you change the input
I finally wrote down the wallet words for Ben in case I fall off a mountain: {E}
Backup login for my Steam thing, one use each, first one's {R}
Dad mumbles it every time he opens the gun cabinet: {Y}
Hi {name}, you'll find the Airbnb's key box by the meter, [[4-18-33]] and squeeze the sides
whats the wifi at ur place again?? / {W} / thx
Netflix profile lock for the grown-ups is {N} lol don't tell Finn
Printer at the student flat prints once you key in {N} and hold the green thing
Saxophone case lock, set by my ex: {C}
If the vet insurance asks about your first pet, you say {X}
I set the minecraft realm to [[pickled walrus]] so only the cousins get in
Tested on the old Kindle: {O} worked at the second go
Last year's is dead, now it's [[NOUGAT]] in capitals for the choir's Dropbox
Agent note: user's storage unit at Brno opens by keypad, {C}, unit on the second floor
Scout hut laptop, sticker fell off, so here: {W}
Ok mom, listen. On the router page the box wants {W}. With the exclamation mark.
the treehouse crew only lets you up if you say [[purple badger soup]]
Hotel safe room {n3}, I put in {N}, wife's birthday was too easy
Wait no, not Tulip. The boiler app goes in with {O}
Home Assistant on the Pi: admin / {W}
Q: favourite teacher? A: {X} - that's what I gave the bank in {year}
Sailing club bar fridge has a padlock now, spin it to {C}
Recovery sheet from Proton, line one says {R}
caravan wifi (site 14): [[rusty teapot]]
You can unlock my phone if I'm driving, it's {N}
Bridge club Zoom lets nobody in without typing {O} first
We told the babysitter the alarm goes quiet on {N} plus the hash
Tomás left the trumpet room with the keypad reset, tap {C} and it clicks
Spoken to the voice lock in Aunt Vera's flat: "{S}"
The seedsigner backup reads {E}
Ledger's twenty-fifth word, the one nobody has: [[parsnip]]
Door to the darkroom: dial {C}, breathe in, close behind you
Signal backup on the old Pixel needs thirty digits but the short one is {N}
Baby monitor camera likes [[Moonbeam_88]] and nothing else
tried both, [[lighthouse]] is what got me into the genealogy account
mum's library e-reader login = card number plus {N}
Please remember for me: piano lid key safe, {C}
So the dog sitter comes in by the garage, types {C}, feeds Biscuit, leaves
We said [[seven two seven one]] aloud at the gate and the warden waved us through to the keypad
Uncle Ray's telescope mount wants a wifi key, {W}
I keep mixing up the two: tablet is {O}, and the phone has my thumb
Karaoke machine's service menu -> [[9182]]
The stepdad's PC, you know, the loud one. It wants {O} after the beep
Wordle group vault: [[crane slate adieu]]
password for the allotment forum was reset, I picked {O}
TV says enter the four numbers. They're {N}, love Dad
"What do I put into the lodge's tablet?" "{O}. Same as the boat's name used to be."
Ferry cabin deck 7: door opened for us with {C}, kids in the top bunks
In the wedding RSVP site guests get in typing [[sunflowers]]
My Kraken one-time fallback, cross off after use: {R}
Emergency contact sheet, row 4 | lawyer's voicemail | {N}
Emergency contact sheet, last row | bank phone phrase | {S}
Jo, the key's in the tin on the porch, tin's lock is [[0-7-7-3]]
so the security question was the street I grew up on, which I answered with {X}
Bookclub Kobo (shared): just {O} and swipe
Gaming PC's BIOS: {W}, keyboard is US layout there so mind the @
anyone in the flat needing the washing machine app, sign in as wg4 and {W}
He whispers "{Y}" to himself at the cash machine, I can't unhear it
VR headset parental thing is [[5-9-1-2]], sorry for the shouting yesterday
Pilates studio door after 8pm: {C}. Shoes off pls
Lost my authenticator, got in with {R}, so that one is burnt and you can delete it
Switch eShop wanted the back number, I gave it {V} and bought Kirby
Gran's hearing-aid app opens when you enter [[hydrangea]]
the pigeon club treasurer's spreadsheet is locked with [[homing at dusk]]
Cousin Ida texted: laptop = {O}, and don't read my essays
Her old diary had a tiny three-wheel lock, {C}, we opened it after the funeral
User asked to note that the wine cellar keypad is {C} from {date} on
Ask Siri no more: the smart lock talks back only to "{S}"
For the riding stable's tack room go round the muck heap, {C}, bring a torch
Lukas (8) shouts the tablet thing through the whole train: "IT'S [[DRAGONFRUIT]]!!"
Back of mum's Visa, for the pharmacy order: {V}
Metamask on the black laptop restores from these, in order: {E}
the recovery thing Google gave for grandad: {R}, he'll lose it so please keep it
Maple Court residents: from {weekday} the bin store answers to {C}
Discord for the D&D group needs you to DM the bot the word [[owlbear]]
Yes, type it as one word: [[gingerbreadhouse]]. That's the HOA portal done.
Dorm fridge lock, shared by three: [[2-0-2-4]]
{N} on the ski locker, left row, it sticks when frozen
{W} <- paste that in the router's bottom field, {name}
{O} is still what opens Papa's banking tablet, he refuses to change it
{C}. That's for the hut. Don't ring me on the summit please
{S} - all of it, with spaces, then the podcast drive mounts
"{X}" is what I told them when they asked which hospital I was born in
Postcard from Riga, PS: flat keypad {C}, fish in the freezer
Can't believe my sister uses [[iloveme99]] on her Vinted
Smart TV guest mode: hold OK, enter {N}, choose Family
Wi-Fi Oma Hilde: {W}, ohne Leerzeichen, capital H
My landlord's tenant portal. user: wohnung12, the other field: [[Kastanie-12b]]
Chat w/ Priya: "ok and the printer??" "it prints if u punch in [[3390]]"
Remind me in Porto: luggage lock on the red case set to {C}
Karate kids' attendance tablet starts up after {N}
Is the camper's alarm still {N}? Mine beeped twice and died
is it true you log in to the church streaming desk with just [[hallelujah]]?
Did granny really make [[apfelstrudel]] the word for her whole iCloud
should I put {O} on the old iPad or the new one, she gave me only that
was the gate {C} or did I dream that
The telly in the holiday flat wanted an adult PIN: [[0420]], very funny, Kev
Escape room owner here (private flat though!): my front keypad is {C}
I told Vodafone's hotline my customer word, [[snapdragon]], and she did the swap
Ring doorbell, mum's account: mum.weber@example.org and {W}
We all know the beehive cam, it's [[honey badger]] with a space
Model railway club: controller 2 unlocks by typing {N} on the throttle
Old LAN server in Piet's attic accepts {W}, still, after {n} years
Pension portal asked for the memorable place and I'd put {X} ages ago
He changed the Spotify family thing from their wedding day to {O}
NOT the birthday. The camera vault is {N}, I checked this morning
The neighbour with the cats said press {C} downstairs, lift's out
Amira's trombone teacher: practice room B, {C}, windows shut by ten
1 fridge -> no lock, 2 shed -> [[71B]], 3 mailbox -> key
tent: none / bear box: {C} / car: spare under the mudflap
Tinder for dogs, I know. Login with my mail and {O}
To read Theo's encrypted letter you need [[quiet rivers run]]
passphrase on the family PGP key, for when I'm gone: {S}
If the alarm people call: give them {O}, never your name
If they phone from the monitoring centre, the cancel word for our house would be [[rhubarb]]
Yahoo still makes me say my childhood nickname, so: {X}
Left the fob at mum's; she buzzed me in with {C}
Fitness watch wants {N} again whenever it leaves the wrist
Laser cutter at the makerspace turns on once you've entered {N} on the black box
The quilt guild's shared drive: we went with [[log cabin star]] this year
Kid's school lunch account, child no. {n4}, and you type {N} at the till
Photo of the sticky note says {W} but the 5 might be an S
my crypto dude says to keep {E} somewhere dry
Revolut virtual card, the flight site asks for the 3: {V}
Apple sent me {R} as recovery key, please put it with the will
Vault door in the cellar bar (yes a real vault): left to right {C}
Radio ham shack laptop: CALLSIGN backwards? no, it's {O}
What finally worked on the robot mower: [[1-1-8-8]]
"Sesame" was the joke. The actual word for the tandem shed is [[linseed]]
My ex-flatmate's NAS, he said keep using it: nas/{W}
Storage box at Leeds station ({n3}): the slip said [[K7-3391]] to open
Bowling alley staff tablet, Tim works there, says {N}
granddad's safe: [[right to nineteen, left to four, right to thirty]], then the lever
mom pls stop texting me the netflix password, yes it's {O}, I KNOW
Notes from call: customer's daughter confirms the fallback word is {O}; callback at {time}
Our boat's chartplotter locks itself; {N} and the softkey on the right
It's {Y} for the garden office, my hands are full so just say it to the panel
Lighthouse keepers' cottage, check-in: the porch box is set to {Y}
Grandma counts it on her fingers, {Y}, and the telephone banking lets her in
Speak it slowly to the hotline: {Y}
Theatre group's prop safe: {C}, real one, there's real cash
The PS5 needs a passcode now?? son put [[6006]]
Stamp collectors' forum | admin | {W} | moderator since {year}
whoever has the drone: controller goes live after {N}, props off first
Mum here. The new phone asks for a SIM number, the letter says {N}. Is that right? Love
Peg's bungalow, carers' key safe left of the boiler flue: {C}
the eldest's laptop, {W}, capital only at the front, zero not o
for Roblox he'd typed {W} into his homework diary, bless
Camp Wi-Fi is called Pinecone and wants [[marshmallow]] (lower case!!)
To whom it may concern in this flat: the thermostat's child lock comes off with [[0-3-0-3]]
Bella's vet portal: her chip number up top, {W} below
My answer for "name of your first stuffed animal" at the tax office: {X}
ICE card, side B: donor app opens on {N}
we renamed the rota sheet and locked it again, {O} this time round
allergies.xlsx, opened w/ [[peanutfree]], in Nora's class folder
old pal, if the caravan site's barrier is down key in {C} and wave at Doreen
Swimming club timing laptop boots to a box; in there goes {O}
Subject: flat swap Turin. Door panel: {C}. Plants: twice. Cat: always.
Her handwriting's awful but I read [[Gans&Garten5]] for the smart meter site
Ski pass account, dad's mail, {W}, please don't buy the week ticket again
Let yourself into my Duolingo, {W}, and keep the streak alive while I'm in hospital
one-time for my Epic account, from the printed list: {R}
{R} was the third of the ten rescue lines Facebook gave her
Bank app died in Quito. Used {R} from the envelope to get back in
The yellow card in my passport has the Coinbase emergency string, {R}
Hand this to Jonas: Bitwarden rescue, {R}
User uploaded the sheet from the password manager; recovery line: {R}
GitLab for my thesis, the fallback I haven't used yet: {R}
WhatsApp encrypted backup, mum's, type {R} without the dashes
My Instagram got locked & the spare login they made me save was {R}
Notion page "if I die", bullet one, wallet: {E}
he'd engraved {E} on a steel plate behind the wardrobe
Trezor, the small one. {E}. Read it twice, then eat the paper
for Exodus on the new mobile I entered {E} and the coins came back
Twelve words my brother mailed me in a sonnet (idiot): {E}
"Say them to me again, dad." "{E}." "Ok, the wallet's open."
Phantom -> import -> {E} -> pick the green account
My late aunt's bitcoin, scrap in her bible: {E}
Electrum on the study PC wanted the seed and took {E} without complaint
Please keep for our daughter, to be given at eighteen, phrase {E}
Card for the cinema club renewal, last three by the signature: {V}
"and the numbers on the reverse?" "{V}, love." she ordered the cat food
ferry booking page timed out, fill again: Visa in my name, {V}, valid till {date}
Dad's Mastercard, the blue one, small print at the back says {V}
{V} if Klarna wants the security digits
I covered the number w/ tape, only the cvv shows, {V}
ebike lease form, box "CVC/CVV": {V}
Prepaid card for Lotte's school trip; for online buys she needs {V}
For the gym direct debit they had me read out expiry plus {V}
Paying for grandpa's hearing batteries: verification number {V}, same card as always
Amazon now insists on the card check again; mine's {V}
User: "my cvv, so you can book the museum slot, is {V}"
Voice menu of the council tenancy line, mum says {Y} and gets a person
Say {Y} after the tone, that's how the heating oil firm knows me
the kids made it a rhyme, {Y}, and now the whole playground could open our shed
My locker at the climbing hall? Easy: {Y}
she told the cab driver {Y}, for her own front gate, at full volume
{Y}, said Opa, and the little steel cashbox popped
Reading from the back of the postcard: the bungalow keypad is {Y}
Alarm in the clubhouse, arm and disarm: {Y}, ignore the first beep
what I told the pharmacy robot on the phone: {Y}
User dictated while cycling: phone unlock {Y}, cancel my {time}
in words because my 7 key's broken: {Y}. That's the SIM one
"What was your first concert?" I put down {X}, no idea why
eBay asks the make of the first car, our answer there: {X}
For Mum's pension line: city where she met dad = {X}
the library wanted a childhood hero so, {X}
Answer stored for "best friend at school": {X}, if the hotline quizzes you
My dad's paypal question: {X} (yes with the typo)
Telecom security check: grandmother's first name, I gave {X}
they'll ask which beach. Tell them {X} and they reset the ID
User confirmed the challenge reply for her building society is {X}
Utilities helpline won't talk to you unless you come up with {X} for the pet question
Oh and the dream-job question at the broker's? {X}. Don't laugh
Username for the astrology site is my old one and the secret question gets {X}
The church hall's hearing loop cabinet, {C}, bottom wheel is stiff
Rehearsal bunker under the bakery: {C}, drums stay covered
{C} on the pool gate this season, wristbands at Carla's
Someone moved our geocache; the lock on the ammo can is still {C}
Nico's e-scooter cable lock: [[8-1-5]]
Hospice room fridge, the nurse set {C} for the family shelf
Hut warden's text: "winter room {C}, split your own wood"
Marina shower block from tonight: {C}
my bike (the green Kona), outside the library, chain opens at {C}
Grandma's jewellery case: [[2 4 8]], then both thumbs
Mailbox 14b, tiny dial, {C}, parcel for us inside
Table tennis room behind the gym got a new keypad: {C} as of today
Flat 9 sublet notes, point 3: balcony shutter key box {C}
Hey Anouk, the beach hut's padlock, I finally remembered, [[6-6-2]]
Wi-fi for Saturday's birthday: network BalloonHouse, key {W}
Right so the smart fridge signed itself out. nina.h@example.net with {W}
Fritz!Box sticker under the box reads [[5580 1192 7734 0021 6649]]
kettle, lights, blinds: all in the one app, it's {W} for everybody
Our flat's guest net = [[Pfannkuchen]], the other one's only for the TV
"hotspot?" "mine, and it's {W}" "ta, train wifi's dead"
mesh thingy upstairs got factory reset so we're back to {W}
Telegram second step, the cloud one, is {W}; I won't remember after the op
user's sourdough forum login changed last night, new: {W}
I'm at the copyshop, what do I type? — {W}, it's my print account
student portal spits me out unless I use the old one, {W}
uni eduroam on my sister's chromebook: her matric no. plus {W}
Correction to yesterday's note: the password for the rowing blog ends in a hash, so {W}
My passcode, since you'll be holding my phone during the dive: {N}
PIN for Nana's debit card, for the groceries ONLY: {N}
kid's smartwatch, parent side: tap gear, {N}, tap sound off
secret code for the cookie tin safe (it's a toy but still): {N}
sat nav in the camper asks at every start. {N}. thieves beware
Electric piano demo lock, hold + and -, then {N}
Gran's landline barring off: star 33 star {N} hash
Sky box adult films thing, it's {N}, don't ask how I know
Tesla, before it'll drive: {N}. Valet key's in the pot
Vera's insulin pump menu is behind {N}, the school nurse should have that
Board game café loyalty app, mine opens with {N}, use the free coffee
Voicemail from abroad: ring own number, star, {N}
Door intercom programming mode needs {N}, manual's in the hall drawer
Bluetooth pairing for the car radio was 0000 in the manual but ours answers to [[4471]]
Old Nokia of Granny's: she types {N} by feel
for the cabin's trail cam: menu, {N}, format card
two things: the rabbit eats at six, and the tablet for his playlist opens on [[carrots]]
[[Bananarama]], typed fast, gets you into Uncle Jo's jukebox PC
CAPS ON. [[WINDMILL]]. Caps off. That's the mill museum's guide tablet
the family's "if someone claims to be me on the phone" word is [[gooseberry]]
If a stranger picks you up from nursery they must know {O}, or you don't go
Our panic word for the alarm firm, the one that sends police quietly: {O}
"Who goes there?" the speaker asks, and you answer [[custard]] and the garage rolls up
Shared photo album of the Tampere trip; guests enter [[reindeer soup]]
Lena's blog is closed to the public now, readers put in {O}
The quiz app's host screen opened up after I tried [[trombone]]
I'd typed [[pumpernickel]] and the flat's tablet sprang to life
Rosa set [[tangerine]] as the thing for her sketchbook app, dad guessed it in a minute
Between us: {O}. It opens the letters folder on her laptop
knitting circle's pattern archive: {O}, one l or two, whichever works
Guest book on the wedding page -> "{O}"
User's wife goes by {O} at the spa's phone booking, it's how they check it's her
In our house the voice assistant disarms on "[[goodnight chimney]]"
{O} for Plex, {name} has a profile of her own in there already
hamster cam, open to cousins: [[sunflower seed]]
Tim's zipped holiday pictures wanted a word, and it was [[sandcastle]]
parents' council cloud folder, word on the flyer's wrong, use {O}
Old game save from 1998 loaded once I remembered [[thunderfox]]
for the debating society's Zoom: [[rebuttal]]; the link's in the mail
Murder mystery night website, host login [[butler]], guests need nothing
On mum's e-mail it's still {O}, and that's why she keeps getting hacked
It was Leo's first word, so of course: [[digger]] opens the family tablet
i changed the lock word on the poetry drive to "{O}" :)
Grandad's typewriter-ish laptop wants {O} and then a good wait
mum, the streaming stick: L-shaped remote, go to profile, enter [[buttercup]]
that hiking map account? {O}, under Dad's address
Every time he says "[[velvet hammer]]" Alexa opens the garage, it's embarrassing
Seven of us share the Audible; the word since Easter is {O}
so for the veg box site I just use {O} like everywhere else
You'd think a notary would do better than [[sunshine]] on his home router
[[the goat ate my tie]] - dad's disk encryption, he dictated it twice
BACKUP DRIVE (orange): {S}
VeraCrypt container on the blue stick mounts with {S}
At the password prompt of my journal I write {S}, from a poem
"{S}" unlocks grandfather's scanned letters, remember the comma-free version
Her passphrase, she said, was [[seven swans on tuesday]], for the thesis repo
SSH key for the home server, dad's: {S}
restic on the attic box asks and I say {S}
family vault at Bitwarden, we all learned it by heart: {S}
tell Hanna: {S}, for the encrypted zip with the scans
Enigma club's laptop, full disk thing: [[wet socks never win]]
He hums it, I type it, {S}, and the Mac wakes
`,
  benign: `
User calls the kids' tablet "Marzipan" because of its pink cover
Our dog answers to Clementine, the cat to nothing
The NAS is named bluebird and sits behind the piano
diary app on my phone keeps telling me "storage almost full"
Allotments: side gate is jammed again, bring the oil
the portal says 'pending' since Tuesday, I've stopped looking
router's blinking amber, like a tired owl
To get the menu on the old telly, type 'help' and wait
Printer in the student flat wants toner, magenta
The alarm company rang about the invoice, 48 euros, due Friday
Gran's tablet shows "Hello" in nine languages and then a black screen
The cabin's guest network is PineconeGuest, ask Doreen for the rest
We're in unit 14B, second floor, the door with the wreath
chess club's projector says NO SIGNAL, I tried HDMI 2
Mum's new laptop is a ThinkPad X13, the grey one
on the crossword I put "nougat" and it fit until 7 across
Login as guest, there's nothing you can break
Netflix profile of the grown-ups is called Boring
I typed periwinkle into the search and got a paint shop
Hotel room {n3}, third floor, facing the sea, breakfast till ten
Wi-Fi at Oma's shows up as HildesHaus_5G, very weak upstairs
The boiler app goes offline at night, error {err}
Bus 4471 doesn't stop at the school any more
NOT your birthday and not the cat, says the bank's leaflet
For "favourite colour" on the name tag I wrote turquoise
Her rabbit is Carrots, the hamster Sir Nibbles
the minecraft world is named Pickled Walrus, cousins love it
Bella's chip number is {n8}, ask the vet to scan it
Kid's lunch menu {weekday}: pancakes, peas, custard
we changed it on Sunday and nobody told Grandpa, typical
Q: capital of Latvia? A: Riga. Two points for team Otter
In German it's Apfelstrudel, in Hungarian almásrétes
Ledger, the brown one, holds our household spending since {year}
wine cellar: keypad went dead, battery I think
{name} knows the one for the bike cellar, ask her
Reset link for the school portal comes by mail, valid 30 minutes
"Open sesame!" shouted Finn at the automatic doors
My sister's boat is the Snapdragon, berth {gate}
Ferry cabin 7214, deck 7, the little ones sleep up top
parental mode on the telly has three settings: Child, Teen, All
In capitals on the box: FRAGILE
Rehearsal is in room B, bring the trombone
The tent's model is Kestrel 3, fly in olive
{order} is the number for the pram, they deliver on {weekday}
Pool gate is open till eight, wristbands cost {n} euros
the karaoke machine played "Bananarama" songs for an hour
a password must have eight letters and a sign, mine's none of your business
Passwords live in the green notebook in the drawer, Dad
Home Assistant updated to {ver}, lights work again
my Wordle opener is CRANE, yours?
TV says "Searching for channels, 62 %"
In the spy film the man in the hat murmurs "the geese fly north"
Scout hut laptop has Windows 10 and a cracked hinge
The storage place in Brno charges 39 a month for a {n} m² box
Uncle Ray's telescope mount is an EQ6, heavy as sin
Lukas shouted DRAGONFRUIT through the train because he'd seen one
What's the word for gooseberry in Dutch? kruisbes
Choir folder is in Dropbox/Autumn/Requiem
Flight {flight}, seat 22C, window's yours
Voice assistant's wake word is Computer since we moved
"Sesame" on the bagel means seeds, not a spell
Prices at the marina: berth 18.50, shower 2.00
the robot mower is stuck, screen says "Lifted"
Amira's teacher uses practice hall C on Wednesdays
Ring doorbell shows the postman at {time}, no parcel though
My PIN? Forgot it, went to the bank, queue of {n}
passcode got changed after the party, ask Nico
Theo's band is called Purple Badger Soup
"Velvet Hammer" is the name of the beer Tim brewed
Your locker number is {n3}, row by the mirrors
caravan pitch 14, next to the taps
For the D&D game my owlbear is named Gerald
always mixing those two buttons up, OK and Home
Baby monitor comes in white, mint and rose
Type "stop" to leave the newsletter
Steam says the friend's name is pumpernickel_99
Kindle asks for the language first: English
Grandpa's iPad, storage 64 GB, of which 61 photos
genealogy account has two profiles, Weber and Huber
Pilates after 8pm is full, waiting list position 5
Spelling: H-Y-D-R-A-N-G-E-A, like the bush
Theatre group's safe word in act two is "pineapple"
{ticket} for the washing machine app, they'll ring back
Does the lift still say OUT OF ORDER?
Netgear's label reads {model}, that's only the model
"What do I put on the cake?" "Happy 70th, Vera."
She said she'd tell me the door number: 12, blue paint
the makerspace's laser cutter needs a training, 2 hours, {weekday}
In the guest book I wrote "lovely cottage, loud geese"
fitness watch wants charging, 4 percent
the secret of her strudel is breadcrumbs in butter
combination of blue and mustard, that's what the sofa needs
code of conduct of the climbing hall: no chalk balls
Postcard from Porto, stamp 1.15, arrived after us
Our stream title is "Quiet Rivers", piano only
Insurance number is on the yellow card, Dad's drawer
Boat's chartplotter shows depth in feet, change it in Units
Pigeon club meets on {date} at dusk
The quilt pattern this year: Log Cabin Star
Model railway: loco 2 is a BR 218 in red
sourdough starter's name is Clint Yeastwood
Who took the key from the porch tin?
Alexa misheard "custard" as "mustard" again
Printer queue: 1 job, "homework_mia.pdf"
Nan's hearing-aid app is set to Restaurant
radio ham callsign of my uncle: DL4XYZ
He typed "lighthouse" into Maps and we ended up at a bar
The treehouse crew voted: name is Fort Nugget
Smart TV input, choose HDMI 3 (PS5)
Our wedding site is open to all, no login
eShop credit left: 4.99
Saxophone case is a Gard, size tenor
Family album from the Tampere trip has 412 photos
In chess notation that's Nf3, then e5
We said "bless you" in seven languages
"Ring the alarm" is a song, mum
Sky box freezes, red light, pull the plug
the lock on user's old diary was tiny and never worked
Cousin Ida texted: laptop arrived, keyboard is Swedish
Cellar light switch is behind the shelf, left
For the riding stable, left of the muck heap, park by the oak
Back of mum's Visa is worn off, she's getting another
Discord server of the D&D group: The Soggy Dice
Maple Court bins: paper on Mondays, glass on odd weeks
Yes, write it as one word: gingerbread
Dorm fridge, shelf 2 is mine, label "Priya"
ski locker costs 6 a day, coins only
Router's bottom field is "DNS", leave it on automatic
Papa's banking tablet wants an update, {ver}, don't press anything
The hut sleeps {n}, wood is stacked outside
podcast is called "All Of It", episode {n}
Asked for the hospital, I said I'd look it up
Flat's fuse box: number 3 kitchen, 4 bath, 5 nothing
sister's Vinted name is iloveoldlace, 5 stars
Hold OK, choose Family, then pick the koala avatar
Oma's network name without blanks, HausHilde
Landlord's tenant portal shows "heating: 1,204.33 due"
Chat with Priya: "and the printer??" "eats paper"
The red suitcase is a 68-litre Samsonite
Karate kids' attendance sheet lists {n} yellow belts
Does the camper's alarm beep twice for you too?
is it true the church streams on channel 4 now?
did granny really make 40 dumplings alone
was the gate open, or only in my dream
Escape room owner here: groups of six max, 90 minutes
Vodafone's hotline put me on hold for 31 minutes, song was Axel F
The beehive cam is pointing at a wall, honey badger jokes aside
Throttle 2 on the layout moves the green engine
Piet's attic server runs Debian, uptime {n} days
My mother spells it with a y: Marygold
Pension office lists "memorable place" as an optional field
camera vault is a shop on Mill Road, opens at ten
neighbour with the cats: flat 6, lift's out, sorry
Trombone lessons: 28 per half hour, {name} teaches
1 fridge - humming, 2 shed - leaking, 3 mailbox - full
Dog Tinder! Her profile says "likes sticks"
Theo's letter begins "My dear walrus" and gets worse
Keep the PGP thing out of it, I only want to send a birthday card
Should the alarm people ring, tell them it was the balloon
rhubarb grows by the monitoring hut, take some
Yahoo mail is full, 15 GB, all horoscopes
She buzzed me in at mum's, I'd left the fob
the watch says "Breathe" every hour
Kid's school trip: deposit 40, rest by March
Sticky note says "milk, eggs, call Vera"
My crypto dude says buy low. Thanks, dude
Airline wants the passport's expiry, {date}
Apple sent a repair receipt, {order}, screen and battery
cellar bar's door has a sign: "Mind the cat"
radio shack laptop wallpaper: a fox in snow
finally got the mower going -> new blades
Tandem shed needs linseed oil, two coats
ex-flatmate's NAS still hums in my hallway
Slip from Leeds station: locker bank K, 8 pounds a day
Bowling lane 12, shoes size 43, Tim has the list
the vault in the game opens at level {n}
mom pls stop asking about netflix, it's paid
Callback at {time}, daughter's name is Hanna
Garden office is 3 by 4 metres, larch
Porch light's bulb: GU10, warm white
Grandma counts stitches on her fingers, 88 per row
Speak slowly to the hotline, the robot is hard of hearing
the prop safe is cardboard, painted grey
PS5 needs 90 GB for that?? son says it's normal
Stamp collectors' forum rules: no shouting, no forgeries
drone's registration sits on the wing, DEU-something
Mum here. New phone is purple. Love
Peg's carers come at eight and at six
Roblox name is flamingo_pants, he's proud
Camp songbook page 31, "Marshmallow Moon"
Thermostat reads 19.5, child lock symbol on
Bella's vet portal has a banner: "Closed for Easter"
The tax office form field 41: number of children
ICE card, side A: blood type O+
rota sheet v4 replaces v3, tell Doreen
allergies.xlsx, column C, peanut: yes
Caravan site's barrier is up all night in winter
swimming club record for 50 m fly: 27.9
Subject: flat swap Turin. Plants: twice a week. Cat: always.
her handwriting: Gans & Garten, or Gas & Garten?
Ski pass, adult, 3 days: 168 euros
Duolingo streak: 500 days, owl is pleased
Epic account shows the name TurboOma
Rescue dog from Facebook is called Ten
That yellow card with the stamps is for vaccinations
Hand this to Jonas: 2 tickets, row F
GitLab project for my thesis is named sparrow-stats
WhatsApp group "Flat 9 drama" has 14 people
Instagram handle of the bakery, @buns.of.brno
The "if I die" page lists who gets the piano
He engraved "Forever yours, Jo" on the spoon
the plate behind the wardrobe hides a hole, nothing else
sonnet my brother mailed me rhymes "tortoise" with "mortgage"
"Say it again, dad." "Rosebud." "That's the sled, yes."
The bible verse for the funeral, Ruth 1:16
Electrum is a metal, gold and silver, Theo's coin report
Cinema club card, valid till {date}, member {n4}
"and the number on the jersey?" "Ten, love."
Dad's Mastercard is the blue one, expired
ebike lease form, box 12: frame size
the gym's direct debit: 29.90 on the first
disney card costs 8.99 now
Grandpa's hearing batteries: type 312, brown tab
Museum slot is {time}, entrance at the rear
Council line: press 2 for tenancy, 3 for noise
the kids made up a rhyme, "seven sheep asleep"
Opa's little steel cashbox holds buttons
climbing hall's lockers stick, kick them
Bungalow's name on the postcard: Seven Winds
Clubhouse arms race: they've bought a better grill
Pharmacy robot said "please take your receipt"
User dictated while cycling: cancel my {time}, buy rye
my 7 key's broken so I write seven
First concert? Abba, Stockholm, I was eleven, says the quiz
eBay category: vehicles, make: Simson, year 1978
For Mum's poster: city where they met, in gold letters
the library's hero of the month is Pippi
"Best friend at school" is the title of chapter 2
PayPal shows "payment on hold", no reason
Telecom router, model {model}, comes on {weekday}
which beach? Silver Sands, parking 4 euros
Building society sent a mug. A mug.
pet question on the quiz machine: how many legs has a crab
Astrology site says I'm a Leo rising, password of my heart, hm
Hearing loop cabinet: caution, hot
Bakery bunker gigs start at nine, drums stay covered
Carla sells wristbands, green for the adults
Geocache GC7K2 is muggled, ammo can gone
e-scooter from Nico, top speed 22
Hospice room has a fridge, family shelf is the lowest
Hut warden wrote: "winter room full, bring mats"
the green Kona by the library has a flat tyre
Grandma's jewellery case plays Für Elise
Mailbox 14b, parcel inside, third try
table tennis: best of five, Oskar won 11-8
Flat 9 sublet, point 3: shutter squeaks
Anouk's beach hut is number {n}, yellow stripes
BalloonHouse is the network at Saturday's birthday, full bars
Smart fridge is offline. Milk's warm.
Fritz!Box 7590, sticker under the box says made in Germany
kettle, lights, blinds: three apps, three moods
guest net at ours is off between midnight and six
"hotspot?" "no data left" "train wifi's dead too"
mesh upstairs: two satellites, both green
Telegram sticker pack of the week: Grumpy Capybara
copyshop prices: b/w 6 cents, colour 35
student portal says matriculation complete, hooray
eduroam works in the canteen, not in the library
Correction: the rowing blog post of yesterday is called "Hash"
My phone's on airplane mode during the dive
Nana's groceries: oats, tea, two lemons
smartwatch for parents: gear, then sound off
cookie tin is empty, the mice say thanks
camper's sat nav speaks Danish, fix under Settings > Voice
electric piano demo number 12 is Clair de Lune
star 33 hash turns off call waiting, says the leaflet
Tesla's name in the app is Toaster
insulin pump menu: Bolus, Basal, History
café loyalty card: eight stamps, have six
Voicemail from abroad costs 1.49 a minute
Door intercom: manual, hall drawer, page 9
car radio shows up on Bluetooth as BMW 44710
Old Nokia of Granny's: 3310, still on one bar
trail cam saw two foxes at {time}, format card
rabbit eats at six, his playlist is called Carrots
Uncle Jo's jukebox PC: A7 is Bananarama, A8 is broken
Windmill, capital W, is the museum café
the family crest says "Semper gooseberry", grandad was drunk
If a stranger asks at nursery, call us first
police came quietly, it was the panic button, the cat sat on it
"Who goes there?" "Me, with custard!"
garage door rolls up, then halfway down, sensor dirty
Shared album needs no sign-in, just the link in the mail
Lena's blog post: "Reindeer Soup, a love story"
quiz app: host screen says Waiting for players
Trombone, tuba, then trumpet, that's the seating
our tablet sprang to life with "Low battery"
sketchbook app has brushes: Tangerine, Smoke, Ink
her laptop has a folder just called letters
knitting pattern archive: 212 files, one l in Fairisle
Spa's phone booking: mineral bath 34, massage 61
In our house the assistant says "good night, chimney" because Finn renamed the lamp
Plex added 12 films to Kids
hamster cam: Sir Nibbles asleep since {time}
Holiday pictures zipped: sandcastle_01 to sandcastle_88
The flyer's wrong, council meets at seven
Old game from 1998 is Thunder Fox, floppy 2 missing
debating society motion: "This house would ban rebuttal"
murder mystery: I'm the butler, you're the vicar
mum's e-mail signature reads "Sent from my teapot"
Leo's first word was digger, Mia's was no
poetry drive, as in a donation drive, raised 310
Typewriter ribbon, black-red, 13 mm
streaming stick profile with the flower is Buttercup
hiking map scale 1:25000, sheet 47
Alexa, open the garage (she didn't)
Audible credit expires on {date}
veg box: kale, leek, kale, kale
notary's office hours 9-12, ring at "Sunshine & Sons"
"A goat ate my tie" got the biggest laugh at the wedding
BACKUP DRIVE (orange) is full, buy 4 TB
VeraCrypt asks for admin rights, then nothing
poem I have to learn: "I wandered lonely as a cloud"
scanned letters of grandfather are in Sütterlin
Her thesis, she said, has seven chapters
home server's hostname is potato
restic says "no snapshots found"
family vault at the cemetery, plot {n3}
Tell Hanna the zip with the scans came through
Enigma club, talk on rotor wheels, {date}
he hums, I type, the essay's nearly done
The Mac wakes up at three each night, why
Pad thai in Thai is ผัดไทย, prints fine
"Speak, friend, and enter" is carved on the pub door, Tolkien fans
In that old comedy the password is swordfish, everyone knows
Leave your password blank, the form said, and press Next
Never use the dog's name, said the teacher, and the class laughed
the passphrase has to be 4 words or more, says the tool
passwort is German for password, with one s less
New PIN arrives by post in 5 days
whoever changed the door code, tell the cleaners too
It isn't "guest", I tried
{name} has the code for the gate, she's in till four
I'd rather not say what opens it, come by
No idea what the tablet wants, we got it at a flea market
the safe's manual is inside the safe, well done
Don't text me the combination, tell me at dinner
Hint on the login page: "the usual"
He said the magic word is please
Wrong guess 3 of 5, then the phone locks for an hour
the security question list has 12 to pick from, all dull
two-factor is on, mum, you get a text each time
one of her recovery sheets burned with the shed
seed phrase? I've only got tomato seeds
CVV means those three little digits by the signature, Oma
You can change your own at Settings > Profile > Sign-in
Chess club's Zoom is "Rook & Roll", Thursdays
Found under the modem: a raisin
Tulip, the cow from the school farm, had twins
the laptop's called hydrangea on the network list
On the box: "Clementine, class 1, Spain"
our gate number at Lyon airport was {gate}
Tap Play, then Nougat (Medium), to start the level
android version Nougat is 7.0, too old for the bank
Mum renamed the router "Pretty Fly for a WiFi"
available networks: Otterhouse, DIRECT-4C-HP, Nachbar_2
phone says "Connect to otter-guest?" tap No
Printer shows up as HP-4520 [Kitchen]
the group is called blue heron because of the pond
"Blue Heron" -> ferry to the island, 3 sailings a day
paint for the nursery: [Periwinkle] or [Cloud]?
TAB "Marigold" in the sheet has the seating plan
Nintendo friend list: walrus, crane, mum
dad's boat = Hydra, mum's = Angea, obviously
Mia's username is mia.k, she's proud of the dot
Search box: "how to fold a fitted sheet"
I entered "vegetarian" under meals
I answered "maybe" to the wedding invite
say "cheese", said the photographer, and Lotte said "gouda"
She entered 42 in the box for shoe size
type yes to confirm, the game says, so I did
It takes AAA batteries, two
the hoover takes bags type G/N
The dishwasher wants salt, symbol S lights up
parrot likes "La Cucaracha" best
Coffee machine wants descaling, shows CALC
the goat likes gooseberries
He is "Team Marzipan", I'm more of a nougat man
house rule one = shoes off
favourite film: Amélie; favourite smell: rain
Quiz answer 14: Marie Curie
seat 14F was taken, they moved me to 31A
Gate changed to C33, run
Platform 9, coach 23, seats 61 and 62
Our Airbnb in Riga: top floor, name on bell is OZOLS
Bell says Kowalski/Huber, third from top
Lift goes to 4, walk the rest
The shed is green, RAL 6005
Kids' bikes: 16 inch and 20 inch
Zoo ticket family: 54.50, {weekday}s half
Puzzle of 1000 pieces, 999 found
board game night: Azul, then Codenames
in Codenames the clue was "bird, 3": heron, crane, kite
Hangman: _ A R Z I P A N, come on Finn
Scrabble, QUIXOTRY, 365 points, allegedly
Anagram of "listen": silent
Charades: it was Windmill, not Helicopter, Opa
in the dream I said "pumpernickel" and flew
"Sunflowers" by van Gogh hangs in the loo
Sandcastle contest: team 7, third prize
"Custard" is what Finn calls the yellow Lego man
our team at pub quiz is Agatha Quiztie
the cat's chip reads 276098106 and so on
Parrot says "who's there" each time the bell goes
Lost dog: black lab, answers to Pepper, near the weir
horse in box 4 is Thunder, the mean one
rabbits: Bonnie, Clyde, and the late Carrots
Goldfish no. 5 is named No. 5
Lena's school house is Falcon, colour blue
summer camp group: Otters (7-9), Herons (10-12)
Camp motto: leave no marshmallow behind
Seat map: us = row 12, they = row 13
flat rent -> 890 warm, deposit -> 2 months
wifi -> slow, heating -> off, mood -> low
bus 61 -> Central, tram 4 -> zoo
Tent: two-person. Stove: gas. Pot: dented.
Fridge [2nd shelf] is for Amira
Calendar colour for dad: {color}
Alarm set to 6:15, mum's is 6:45
Heating: changed to 21, back to 18 at ten
We changed the sofa to the grey one
Changed the group's name to "Soup & Sorrow"
he changed his profile photo to a pickle
ringtone was changed to Crazy Frog, by whom
they renamed the street to Rosa-Luxemburg-Weg
The club moved to Hall 3, same time
The garage is at number 8, white door, dented
The vault, upper bar, cover charge 5
Vault jump: 1.25 m, bronze badge
"Portal" on Steam is 9.75, and "Portal 2" too
the portal opens at noon, first come first served
portal error {err}, tried both browsers
The gate says PULL, everyone pushes
gate sensor: 2 blinks = closed, 3 = blocked
tablet: half in the morning, half at night, with food
Grandpa's tablets: white = heart, yellow = water
Mum asks if the tablet is to be swallowed, lol
account balance of the lottery club: 113.40
Account holder: E. Weber, for the trip money
guest list has {n} people and one dog
"Guest Network" would be a nice band name
Safe travels, text me from Porto!
Is the beach safe for kids? lifeguard 10-18
It's a key of D, capo on 2
piano key that sticks is the low F#
key lime pie, serves 8
Keynote of the reunion: "Fifty Years of Odd Socks"
Lock 14 on the canal is closed until June
lock screen shows the dog in a hat
Dad's hair lock is in the medallion
Unlock level 9 by feeding the dragon
after 3 stars the purple badger unlocks
New skin unlocked: Velvet Hammer
The achievement is "Goodnight, Chimney"
cheat in the old game was iddqd, every kid knew
press up up down down for the bonus, says dad
Wordle 1,042 4/6
Geoguessr: Tallinn! I said Riga
Speedrun time 7:27:01
Ladder rank: Gold II, mains Otter
Our raid is Saturday, voice channel "Soup"
Mod version 4.18.33 crashes on load
patch 1.8.8 nerfed the walrus
Kirby needs 6.1 GB on the Switch, buy a card
"Tangerine" is a Led Zeppelin song, Rosa, not a fruit here
Toner's model: CE285A, black only
Projector asks: front or ceiling? choose ceiling
the old router wore a label "DO NOT TOUCH - Dad"
Telescope app greets you with "Clear skies, Ray"
`,
}
