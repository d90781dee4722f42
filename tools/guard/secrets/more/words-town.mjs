/** English frames by one author, in most of which the secret, or what looks like one, is an ordinary word: travel, hospitals, care, clubs, churches, farms, events, libraries, sport. Slots: ../values.mjs. */
export const WORDS_TOWN = {
  language: 'en',
  lexicon: 'en',
  tells: `
User says the ward tablet on bay four unlocks with {O}
sacristy laptop wants [[thurible]], all small, Father keeps forgetting
You type [[marzipan]] at the milking robot and it stops beeping
Care home guest network: {O}. Residents' families may have it, reps may not
Told the night porter at the hostel [[blue heron]] and he let our whole group in
Bowls club scoreboard took {O} after three goes, so note it for Saturday league
"What does the alarm company ask?" "They want a word, we're [[parsnip]]"
The library self-check kiosk drops to the staff screen when you enter {O}
My mother's hearing-aid portal still opens with [[Biscuit]], the dog before last
Gatekeeper on the steward radio asks "which bird", you reply [[nightjar]]
{S} gets you into the choir's shared sheet music folder, spaces included
Tractor dealer's site logs us in with {user} and {W}, invoices sit under the bell icon
NAS in the parish office -> [[lamplighter]]
ok so the umpire app on Kev's phone.. {O} .. dont tell the under 12s
Please remember for me: campsite wifi in Brno was [[otters]], we go back in June
Physio diary app opens on {O} since she lost the thumbprint thing
Maternal grandmother's first name for the frequent flyer desk? {X}
The vet portal asks where I met my husband and I always put {X}
Badge printer at the registration desk is locked; [[confetti]] frees it
In the hymn projector's service menu enter "{O}" then hold the green key
Rugby club till: manager / [[scrumdown]], clear before you cash up
[[Gooseberry]] is what Nan's key safe company says back to check it's really us
Changed the foaling camera from admin to {O}, Gwen & Tom only
i just say [[wobbly bishop]] to the bell tower intercom and the thing clicks, no idea how
| Ringers' laptop | tower room | {O} | Maureen has it too |
| Guest house TV profile | Room {n} | [[kestrel]] | kids' one is open |
Dialysis unit fridge logger, service login {user}, then [[teaspoon]]
You were right, the ferry crew portal doesn't like Walrus any more, it likes [[seacow]]
Hospice volunteers sign on at the kiosk as volunteer, answer [[daffodils]] at the second box
Swim timing console says LOCKED until somebody types {O} with the rubber keyboard
Anyone else stuck on the tack room tablet? It's [[fetlock]], I shouted it across the yard twice
Mobile library van's router takes {S} with hyphens where the spaces are
Set the sermon recorder to open on [[jubilate]] from this Sunday
Dad's pill dispenser asks for a word before it lets the nurse refill, ours is {O}
For the festival radio check, control says "porridge?" and you say [[treacle]] or you don't get through
the caravan park's gate app: {mail} + {W}
The archivist's encrypted stick = [[vellum and dust]]
No no, not Marigold, the greenhouse vents controller was moved to [[chrysanthemum]] last week
Coach's laptop? lower case {O}, hit enter twice, ignore the fan noise
At check-in tell the guard you're "[[the plumber's niece]]", he's got it on a list
"{S}" opens the wedding playlist machine in the barn
Pharmacy robot's night mode comes off when you key in [[lozenge]]
The one for our cricket scoring account is {O}, has been since Ravi was treasurer
I wrote [[snowplough]] on the back of my lift pass so I can get onto the ski school wifi
Printer in the records library won't scan without {W} in the user box
Silo monitor, top left, little lock, type [[barleycorn]]
Question it asks: "favourite teacher". What works: {X}
@Dana the marathon tracking dashboard is behind [[bananas]] (yes plural)
Agent memory: airline account, security question childhood street, user answers {X}
Just told my aunt the retirement village guest wifi, it's [[periwinkle]], and she wrote it in biro on her wrist
Scout hut alarm panel speaks. You speak back: {S}. It stops.
Is the church heating app still [[candlemas]] or did the wardens alter it?
MRI waiting room projector: [[jellyfish]], because of the picture it shows
Horsebox tracker login user {user} word {O} if he bolts off with it again
Theatre-in-the-park box office laptop, [[ophelia]], Ben's choice obviously
tell Sanjay that tent {n} ticket scanner unlocks to {O} not the old one
Opened grandpa's travel diary app by guessing. [[Valparaiso]]. First try!
Use [[elderflower]] for the WI members' page and don't capitalise it
We agreed on a family word for when the school trip coach is late, {O}, the driver must say it
Blood bank courier has to say "[[copper kettle]]" at hatch two before they hand the box over
Minibus dashcam [[rhubarb]]
Tennis court booking screen, press Staff, enter {O}, then you can bump the juniors
St Anne's vestry PC boots to a grey box; I put [[compline]] and it carried on
Guest speaker's clicker laptop needs {O} after every nap, sorry
Found it! The stable intercom goes quiet for [[clover]] and only with the Irish vowels
Our rider's tour-bus wifi was [[tambourine]] all through the German dates
dear all, the reading room catalogue's staff side is now entered via {W}, thank you, Ines
Hey it's Mo from the lifeboat shop, card machine back office = {W}
The exchange family's Netflix profile is locked with [[pannenkoek]] lol
Voice banking for the PCC: "my voice and [[harvest moon]]" is the phrase they recorded
If the lambing alarm rings you, they'll want {O} before they call off the cavalry
Nurse bank self-rostering site, {user}, [[plimsoll]], tick remember
SUBJECT: Hall piano lid lock. BODY: the app to open it accepts {O}
Night sitter's handover: baby monitor tablet, swipe, [[hedgehog]], volume low
So I says to the machine at the airport lounge "[[pomegranate]]" and up goes the barrier
TV in the day room has a lock on films, {O} lets the grown-ups past
Backup drive, parish registers 1840 to 1911, decrypts with {S}
She kept saying her e-reader at the home was locked. It was only [[Monty]], her budgie
Username oarsman, other box [[coxswain]], that's the whole rowing club login
Hut warden in the Dolomites gave us [[genziana]] for the router and a grappa
password for the harvest supper sign-up sheet is [[marrow]]
The lending library's ebook site has my password as {W}, please fill it in when I ask
Passphrase on the mission hospital's satellite link: {S}
The clubhouse wifi password went from Pavilion to [[googly]] on Friday
passwort fuers Gäste-WLAN im Hofladen ist {O}
Abbey guest wing, wifi code word [[silence]], the monks think that's hilarious
PIN for the groundsman's shed lock is {N}, the mower key hangs inside
Paddock gate takes {C}, rattle it first
Ward 7 clean utility, keypad, {C}, door sticks
Lodge keybox: {C}. Dogs are friendly
Marathon bag drop locker {n3} opens on {C}
Team kitbag padlock sits at {C}, put it back to zeros
My library card number you have, the PIN after it is {N}
Cottage hospital side entrance after eight? {C} then push
Sharps store: {N} and the hash sign
Squash court lights go on with {N}, half an hour each
Youth hostel night door, {Y}, written on your arm if you must
Lifejacket locker on the jetty wants {Y} and a thump
ewe scanner's pairing number said aloud was {Y}
Booking site for the cathedral tours: groups@ / {W}
Hey, remember this: Mum's stairlift app, she picked [[Torquay]]
Falconry display PA laptop opens up for {O}
What do you shout at the ticket tent? [[gingham]]! Then they wave you round the back
"Favourite pudding" is the question on the hospital's patient portal, and I gave [[crumble]]
The pool's chlorine doser was on default, I made it [[flipper]], told Ursula
Cow collars account: farm{n} and then {W}
Librarian at Tampere let me on the microfilm reader, you put in [[mustikka]]
to disarm the vicarage you say your name and then "{O}" slowly
Alarm receiving centre rang at 3am asking for our word, luckily Jo knew it was [[toboggan]]
Quiz night laptop, same as ever, [[trombone]]
My sister's on the transplant list app and has me as helper; it lets me in w/ {W}
User's hotel room safe in Lyon spells [[TULIP]] on the letter pad
Kayak store sign-out tablet... [[eskimo roll]]... with a gap
After the update the bell-ringing simulator asked who I was, and {O} satisfied it
The agistment guy texts [[wattle]] and I buzz him through
Meals on wheels routing phone, draw nothing, type {O}
Log into the grandstand wifi? choose Stand_B, key [[floodlight]], bob's your uncle
Re your ticket {ticket}: kiosk in radiology reset, temp login word is {W}
Beekeepers' association archive, downloads page, {S}, Frank's idea
the physio's TENS clinic laptop woke up when I tried [[elbow]]
How do I get the jukebox at the social club into free play, was it [[tiddlywinks]] or is that the old one
Nope: {O} is for the float account, the raffle one is unlocked anyway
Organist here. The Allen's memory lock releases for "[[bombarde]]", spelled the French way
Cruise cabin tv, parental thing, our kids cracked {O} by Naples
My Kindle at the hospice reads-aloud only after [[peppermint]] so I wrote it on the tray
Riding school's shared calendar is closed but {mail} with {W} will open it
Put "[[snapdragon]]" into the box that says Group Key, then you'll see the tour manifest
Say [[Mafeking]] to the lad on the hospitality gate. Yes really. No, I don't know why
Dementia café iPad → {O}
Marquee dimmer desk, hold BLIND, key [[moth]] on the tiny letters
I asked the wine estate's receptionist for internet and she whispered "[[vendange]]"
Pony Club treasurer's laptop has a sticker of a carrot and guess what unlocks it: [[carrot]]
Youth orchestra drive, encrypted, Petra says {S}
Because the last rota manager was a Trekkie, the ambulance station's tea-club tablet is [[tribble]]
The ferry's car deck radio challenge is "anchor", response {O}
Airbnb host in Porto: rede Casa_Azul, palavra [[sardinha]]
Emptying dad's flat. His cardiac diary file opens with {X}, Mum's maiden name, of course it does
{O} :) that's the guest internet at the alpaca place, ask for Jen
Mother Superior has us log on to the bakery till as sister, [[honeycomb]]
I keep typing Badger but the wildlife hospital's camera feed wants [[brock]]
Bookmobile laptop (green sticker): {O}. Bookmobile laptop (red): none
If prompted for a place of birth on the donor portal use {X}
[[lavender bags]] works on the church fete PayPal reader, two words
The judge's tablet at the county show? tap the rosette, {O}, done
Nephrology's coffee machine has a barista menu, hidden behind [[decaf]]
she goes "what's the magic word" & i go [[flapjack]] & she hands over the locker key every single time
Team GB physios' shared TV profile locks itself; {O}
Old account for the parish magazine printers, {mail}, was [[candlewick]], still is
Flood pump telemetry: station Mill Lane, operator {user}, key phrase {S}
First pet on my airline miles account? Put [[Pickles]]
Somebody please tell agency staff that Fern Ward's obs machine is [[bracken]] now, they're all trying fern
He's set the allotment society's water timer to respond to {O}. Only he would
Retreat house: leave phones in the basket, office router under the stairs = [[stillness]]
The gym kiosk wanted my memorable word, third and fifth letters; the word's {O}
Turns out the drum-scanner PC at the county archive takes [[ampersand]] as in the word not the sign
We moved the choir tour's WhatsApp backup to {S}
Ski patrol repeater, say [[marmot]] before your call sign or they hang up
Night club for over-60s, guest list closed, whisper [[Glenn Miller]] to Stan on the rope
User wants it kept: the physio exercise app answers to {O}, set up on {date}
Wheelchair-basketball score tablet = [[swish]]!!!
To get the crèche door camera on your phone, add device, then where it wants a phrase: {S}
Lost property cabinet at the arena has a talking lock, and it obeys [[umbrella]]
The locum left us in the lurch, his dictation profile turned out to be [[Caractacus]]
Can you log me on to the harbour office site? harbourmaster / {W}
This year's steward challenge... they'll say "cold tonight", you answer [[not for penguins]]
Both buggies at the golf club start from the app with {O}, fore!
Third new key this month for the sheep-shed router, and now it's [[cold tea]], God give me strength
Seed bank freezer display, technician page, enters with {W}
Tourist info terminal, Riga: F9, [[amber]], then language
Funeral director's portal: parish "allsaints", key {O}, eulogy pdf under Files
My gran swears her radio listens for {O} before it'll play hymns, she programmed that herself at 91
The password at Lourdes hostel was [[bernadette]] when we left
Guys the stream laptop's password is {O}, get the match up before kick off
Had to give my password over the phone to the cruise line, it was [[porthole]], so change it
"Passphrase?" "{S}" "Welcome aboard, doctor"
parkrun volunteer laptop passcode → [[barcode]]
Secret answer on the nursing register: {X}
the code word for picking up children from Sunday school is [[mustard seed]]
Password hint says flower, password says [[hollyhock]], Dorothy says sorry
Tack shop safe: {C}, left first
Nurses' changing room got a new keypad, {C} it is
hangar side door {C} before nine, after nine ring Beppe
Cabin crew hotel shuttle lockbox - {C}
Belfry hatch, {N}, mind your head
Slurry store gate turns out to be {C} and not what's on the map
Pitch-side defibrillator cabinet: {C}, then twist
{N} for the staff side of the turnstiles, don't hold it for others
Boat trailer hitch lock is set at {C}
Epipen cupboard in the dinner hall, {N}
Blue bike hire shed takes {Y} on the dial
Returns chute at the town library opens from inside with {N}
travel card: long number's on file, three on the back are {V}
For the ferry booking on my Visa the CVV is {V}
Airline 2FA died, I used backup {R} and it let me on
Recovery for the club's Google account: {R}, printed and in the trophy case
Travel wallet seed in case I drown: {E}
Portal of the blood service: {user}, {W}
Farm accounts software wants {W} since the accountant came
Hotel wifi in Osaka, room {n3}: {W}
Event scanner hotspot's key: {W}
Gym app took {W} after I reset it on the bus
Yes the hydrotherapy hoist tablet still wakes to [[dolphin]]
Zoo keepers' portal: name of your animal, so I'm in as [[Gerald]] the tapir, whole team uses that
The cathedral shop till thinks I'm a supervisor once I enter {O}
correction to my last: clinic hotspot = [[thermometer]], I'd missed the second r
Sending you the mountain rescue callout page, it wants {W} before showing a grid ref
our bingo machine!! [[kelly's eye]] turns the caller's lock off
Hire car's glovebox tablet, the fella wrote {W} on my agreement
Vespers livestream encoder, username cantor, and for the rest [[plainsong]]
If a man claims he's from the hospital taxi, he must tell you {O}, otherwise shut the door Mum
Combine harvester screen lock: draw an L, or type [[stubble]]
It isn't Wimbledon. The ball-machine app asks its owner for a word and the owner typed {O}
Grandad's answer to "first car" at the mobility scooter people, [[Morris Minor]]
Trainee's note, day one: blood fridge alarm silenced via [[ladybird]], sister showed me
Reading group ebook archive unzips with {O}
Carnival float generator has a phone app, Luis set [[samba]] on it and went to Rio
The laminated sheet says 'Wi-Fi: {O}' but hold it to the light, there's an older one under
Saved for the user: nursing home family portal, sign in {mail}, [[Sunday roast]]
Sheepdog trial timer -> settings -> [[come by]] -> now you can zero it
Who else can open the kitchen tablet at the mosque? Bilal and me, {O}
Flying club's tow-plane log, hit Pilot, put {O}, don't save
[[Leviticus]], and the sound desk lets you touch the faders
Overheard at gate {gate}: "lounge network's [[cappuccino]], quick before they change it"
Care plan laptop, Mrs. Adeyemi's flat: {W}. Keep it shut near the budgie
Turnip-judging spreadsheet, protected, unprotect using [[mangelwurzel]]
in reply to Q4 of the phone check (best friend at school) I said {X}
Dialled the climbing wall's alarm people, gave the site name and [[carabiner]], they stood down
The monastery guesthouse prints your wifi on a card; mine reads {W}
Uni sports hall projector asks for a word!! [[shuttlecock]]
Library study pod booking: barcode then mother's maiden name, {X}
Dispatcher's handwritten list, line 3: airport bus tablets, all [[windsock]]
oops, typed {O} in the group chat, that's the vestry printer, pls forget it
Guide dog charity's donor database, I get in with [[labrador]] and shame
Stall {n} card reader: wake, swipe up, {N}
Crematorium music system opens with a line of song, [[always look on the bright side]]
Hadrian's Wall bunkhouse, warden's tablet on the fridge, [[centurion]], hot water is under "Boiler"
When my hands shake I dictate it: "open diary, {S}", and it opens
Your handover, Kat: pigs' feeder responds to [[acorn]], hens' feeder has no lock
Stadium announcer's booth PC likes {O} in lower case only
Because the choir can't spell, I swapped rallentando for [[slow]] on the practice-track site
+1 for the camp cook's phone: {O}, he wants someone to answer if the butcher calls
Coach driver speaking. The microphone's locked and the word is [[tachograph]]
X-ray viewer at the vet's, says "speak friend", receptionist typed {O}
Dad logs in to the hearing clinic as {user} and always with [[Spitfire]]
Rescue centre rehoming form, staff view, needs {W}; ask before you share
Did you try [[Ascot]]? Worked for me on the syndicate's race replay account
On the liner everyone's tv asks for a profile word, ours: [[shuffleboard]], deck 5
Village hall smart heating, hallway thermostat, it was {O} at Easter and nobody's touched it
Password's [[crumpet]], the WI laptop's under the tea urn
Trip leader's passcode, spoken on the coach: "[[yellow wellies]]"
I forget which password the pilgrim office took in the end, I think {O}
ultrasound room's door: {C}
Padel court {n}: gate code {C}, balls in the bin
PIN of Nan's bank card, she made me learn it on the ward, {N}
Hostel locker {n}, I set {C}, remind me at checkout
The stage-left roller door is {C} during the get-in
Choir trip card, expiry {date}, CVV {V}
Login for the fixtures site: {user} {W}
Turned the ranger's gate lock to {Y} and it fell open
my recovery code for the pilgrims' forum = {R}
`,
  benign: `
sacristy laptop wants an update, Father keeps postponing it
Care home guest network shows up as Willowbank, residents first, reps never
Gooseberry is what Nan called her key safe company's van, for the colour
| Ringers' laptop | tower room | Lenovo | Maureen has the charger |
Dialysis unit fridge logger, status normal, then "door ajar"
Coach's laptop? lower shelf, hit the power twice, ignore the fan
Horsebox tracker shows "parked" whatever he does
Opened grandpa's travel diary at Valparaiso. First page, an albatross!
Minibus dashcam: Nextbase, left vent
Guest speaker's clicker needs triple-A after every nap, sorry
SUBJECT: Hall piano lid. BODY: the app to tune it accepts concert pitch only
Abbey guest wing, silence after compline, the monks think that's restful
Paddock gate takes a kick, rattle it first and mind the wasps
Lodge keybox: green, by the butt. Dogs are friendly, owner isn't
Marathon bag drop is colour-coded, yours is lilac
Team kitbag padlock is rusted shut, put it back in the oil
Sharps store: yellow bins and the blue lids
Youth hostel night door, just knock, Agnes sleeps on a chair behind it
ewe scanner's pairing light said "searching" all morning
Cow collars account: overdue, then suspended
to arm the vicarage you shut every door and then wait for "Set"
Dementia café iPad → Reception, for repair
Aloha :) that's the guest alpaca's name, ask for Jen
Bookmobile laptop (green sticker): large print. Bookmobile laptop (red): returns
lavender bags are selling at the church fete, two for the price of one
I've had it with this sheep-shed router. It was fine before tupping, now it's blinking amber
Anaesthetics library shelf tablet (the cracked one): sent back to Lena
Had to give up on the cruise line over the phone, it was porthole or balcony, so choose
parkrun volunteer laptop: no passcode, just the barcode app
Secret ballot on the nursing register: closed {date}
the code word for "late" on the rota is just LATE, nothing clever, Sunday school style
Password hint says flower, Dorothy says it isn't a flower and won't say more
Tack shop safe: left open again, first thing Monday please
Cabin crew hotel shuttle - the white one marked Condor
Belfry hatch, low beam, mind your head and the pigeons
Pitch-side defibrillator cabinet: it says "apply pads", then wait
Boat trailer hitch is called a Bradley, ask the chandler
travel card: long queue, three on the back row are free
Recovery for the club's swimmers: chocolate milk, printed in the trophy case
Farm accounts software wants a mouse with a wheel since the accountant came
Event scanner hotspot's name: Moonraker
Kestrel is the quiet coach's name on the app, so book that
On the vestry printer, 'Paper' flashes and then 'Cassock' because someone renamed tray 2
Remember the boat for me, she's the Peggotty, berth {gate}
the ward router's wearing a sticker, "do not hug"
I typed marzipan into the library search and got a murder mystery
Our guest network? Stableyard-Open, no key, just click the horse
Gate's stuck, says "obstruction", it's a hedgehog
Nurse call screen reads MEADOW when bed four presses, that's the zone
Login as guest, pick Visitor, there's a tour of the windmill
Typing 'help' at the catalogue terminal lists author, title, shelf
My portal nickname is Dumpling, don't laugh, the physio can see it
What opens the barn? A shoulder
The alarm says "Hallway" in a posh voice whenever the cat walks by
Projector input is labelled Narnia, it's behind the wardrobe after all
Tell the guard you're Wendy's driver, no, there isn't a word, just Wendy
"Open sesame!" shouted the vicar at the frozen boot of the minibus
In the play the countess's password is nightingale and nobody in row A could hear it
Speak friend and enter, he said, then pushed the pull door of the gift shop
Swordfish, always swordfish in those films, I told the quiz league
Half the crossword: 7 across 'hospital department', answer triage
Our safe word in the murder weekend script is pineapple, act two, Colonel's line
Sat nav voice is set to Yorkshire, she calls a roundabout "that there"
The Wi-Fi is called PrettyFlyForAWiFi at the parachute club, ask Sue how to get on
Who has the key word list for the Latin choir? I mean the vocabulary, not the website
New TV profile for Gran, named Duchess, picture of a corgi
{user} is a username only, she hasn't chosen the rest
Ferry lounge machine asks "milk?" and whatever you answer it pours milk
Password for the altar flower rota isn't Lily, I tried, ask Ruth
The answer to the security question is not your dog, said the trainer, invent one
Never use your horse's name as a password, Pony Club leaflet, page {n}
marquee lock-up: combination known to Trevor, Trevor is in Lanzarote
They've altered what opens the archive, see the archivist
Her passphrase has to have a verb in it, some rule of the diocese
It's in the tea tin, the clubhouse password, under the Assam
The kiosk's screen wants "surname", so Okafor, then it prints your wristband
I was asked my favourite colour at the fracture clinic, said teal, got a teal cast
Printer takes A5, likes matte, sulks with glossy hymn sheets
The combine shows 'grain loss' in amber, ignore that in barley
'Lamplighter' is what they named the night bus in Tampere
Stage code for the running order: red is speeches, gold is raffle
Dress code at the regatta dinner: nautical whimsy
We unlocked "Explorer" on the museum trail app after eleven stamps
Kids unlocked the bonus hymn, as it were, by clapping
Unlocks with a coin, the trolley at the garden centre, any old euro
Tablet's name is Tablet, very inspired, thank you physiotherapy
locker names this year are cheeses, you're Wensleydale
Dad, say "representative" to the airline robot until a human comes
At the drive-through barn say moo to the speaker, the kids get a sticker
Say "check in" to the kiosk, the microphone is low, kneel
The word of the day on the staffroom board: perspicacious
Mass is said in the chapel of St Hilda, laptop for slides says 'no signal'
He answers to Gerald, the tapir, or to a banana
I answer "none" to allergies and the form still wants a letter
Camp radio handle is Treacle, hers is Porridge, guess the boss
Call sign for the glider tug: Windsock, over and out
Cottage is called Periwinkle, sat nav says Perry Winkle
Key of the anthem is E flat, key of the vestry is with Len
Sign at the harbour: LOOSE LIPS SINK SHIPS, gift shop mug version is sold out
Menu button with the little sheaf on it means Harvest mode
Switch the incubator to "Hatch", not "Hold"
the profile called Sunday on the heating, rename it please
MRI playlist choices: whales, Bach, or silence
I'd like the song with 'morning has broken' in it filed as opening hymn
Put on "Stairway to Heaven" when the coffin lift, sorry, stairlift is fixed
Name of the folder: Weddings-Draft, inside it Confetti Ideas
Guest network at the stadium: FANZONE, splash page, tick box, in
SSID Chapel_5G is faster than Chapel, same walls
Router light guide: blue happy, pink sad, no light pub
NAS is called Methuselah because it refuses to die
She named her walking frame Excalibur and the tablet stand Merlin
Which laptop is Coxswain? The one with tape on
Bluetooth list shows Marigold, Thistle and [TV] Day Room; connect to Thistle
My Kindle's called Book Club Betty, send the epub there
Group tour under the name Snapdragon Travel, coach six
Booking {pnr} is under Honeycomb, yes that's truly her surname
The trophy engraver spelt it "shuttelcock", send it back
How do you spell chrysanthemum for the show label? c-h-r-y-s
Mustikka means blueberry, she told the dinner lady
In Welsh the hospital sign says Allanfa, which is exit, not a place
"Vendange" on the leaflet is simply French for grape harvest
ward slang: Treasure is the pump, Trouble is the other pump
Horse is entered as Copper Kettle, stable name Tin
Gate four turnstile displays WAIT then WELCOME then nothing
Scoreboard reads "TEST" and won't read anything else
The hoist handset has three words: up, down, ouch (someone scratched that)
Is 'admin' still greeting people on the kiosk? change the display name to Reception
I renamed the shared drive Haystack so we can look for needles
Label on the fuse box: ORGAN, underlined, never off during Advent
the bin lorry's beeper says 'attention' in Dutch
Password reset mail went to Spam, subject "Hello Steward", delete
My hint is just 'the usual', which helps nobody including me
Trial shift word from chef: hustle
Paint for the pavilion gate: Heron Grey, satin, two tins
Blue heron on the pond again, camera clip saved as heron_final
Security at the arena said "arms up, love", that's all they say
The safe's fine, the drawer marked Safe is what's jammed
Farm shop card reader shows 'Connecting...' like a sulky teen
Combination of cough and drowsiness, said the pharmacist, so no to the night syrup
Secret ingredient of the fete's fudge is condensed milk, everyone knows, even the curate
Secret Santa at the ambulance station, I drew Marguerite
The Secret Garden is overdue, shelf under Burnett
Pin the badge on the left, sash on the right, parade leaves at {time}
PIN pad at the gift shop shows "remove card" before I've put it in
codeword puzzle in the parish mag, every 7 is an E
Code Lavender on the tannoy means someone needs a hug, honest, it's a hospital thing
He cracked the Enigma tour's practice code and the prize was a biscuit
Postcode on the entry form, then the word "Junior" if under twelve
Promo word for the ferry is {promo} at the booking page
Members get the discount by mentioning Oliver at the tea hut, he likes being mentioned
Voucher says quote TULIP for ten percent off spring bulbs
Quote "Harvest" on the radio ad for free delivery, says the cider farm's flyer
The wifi's down, the sign still says "Ask me for the password!", nobody asks
Had a password once. Had hair once too.
A password walks into a bar at the yacht club, barman says "too short"
Knock knock. Who's there? Wardrobe. It was the church drama group, all evening
Is "password" a good answer in charades? Kim did a door, then a word
The film's spy says "the geese fly at dawn" to the librarian, classic
Ali Baba panto: audience yells sesame, cave opens late, stagehand Gary sweating
Dumbledore's office took sherbet lemon, the bookmobile kids reminded me
In chapter nine the nun whispers "quince" at the postern and the siege ends
My favourite Famous Five bit is when they pick cucumber for the shed meeting
Escape room at the castle: the dragon's riddle, answer is shadow
Search the hymn database for lamb and you get four hundred
She typed 'nice weather' to the patient chatbot and it booked a scan
If you write STOP to the marathon texts they stop
Reply YES to keep your podiatry slot on {date}
Text BARLEY to {phone} to donate a bale
Press the button that says Lantern for the low lights, then Vigil
On screen: "Hello, Stranger", which is the gym treadmill being friendly
It says UNKNOWN FRUIT when I weigh quinces at the farm till
Portal status for mum's referral: triaged
Her account at the library is 'blocked', colour red, fine of two euros
User's laptop is nicknamed Barnaby; add Barnaby to the asset sheet for the hospice
User prefers "Skipper" as a form of address in sailing club mails
User named the project Nightjar, the folder sits next to Invoices
Note for agent: the dog is Biscuit, the cat's Pickles, the vet's Dr. Holt
Preference saved: aisle seat, vegetarian, calls the stroller Gladys
He told me his first school was St Hilda's while we waited for plaster
Mother's maiden name column in the register is blank before 1850
My first car was a Morris Minor, gran adds, the heater was a blanket
What's your favourite teacher like? Mr. Tregenza threw chalk, we loved him
Born in Valparaiso, buried in Leeds, says the plaque by the lift
Lounge machine, choose Cappuccino, ignore the one called Barista Secret
In Osaka the toilet has a button marked 'Otohime', it plays a stream
The hut's guestbook password-of-honour page was a joke by the Austrians
To get on the rota you send Tilly a cake, that's truly the system
Anybody who wants the vestry key says so to Len and waits
You'll be let in by a woman called Clover
Buzz flat 'Caretaker', she comes down in slippers
The intercom lists Ashdown, Birch, Clinic; you need Clinic
Front desk enters you as 'Relative', that's only the badge type
Doctor dictates "stop" and the software prints a full stop, "new line" and it prints new lime
Alexa at the day centre only wakes for Ziggy now, we changed the wake word
"Hey Google, goodnight" turns off the chapel, that was Callum's idea
The parrot at reception says "password?" to every visitor, then "rude!"
Guard dog sign up, guard dog is a spaniel, Trifle
Told the machine 'agent' five times, got hold music, flute
The milk tanker driver says "ta-ra" and the gate shuts on its sensor
Alarm's armed as Stay when someone sleeps over, as Away otherwise
Arm the alarm, then it counts in Italian, uno due tre
Alarm company now trades as Kestrel Watch, update the sticker
They asked for the keyholder's name, Pat, and sent a van
Vaulting club secret: chalk
Opening line of the carol is "O come", not 'Oh come'
What works on the old projector is a slap
Changed the team name to Marmots. Shirts already printed Otters
Was Pavilion B, is now Sunflower Suite
Formerly "Ward 9", henceforth 'Honeysuckle', signage pending
Everyone in the bunkhouse knows the password except, it seems, the warden
Did Jo give you the passphrase? she gave me a look
Minimum eight letters, said the blood bank's site, and "no fruit" I swear
It won't accept daffodil as a password, daffodil's on its banned list
Please stop using the word welcome as a login, says IT at the trust, all {n} of you
Passwords for the tour tablets are handed out at muster by Beppe
tennis portal rejected my password, red box, "try again later"
| Device | Name | Location | tablet | Otter | hydro pool |
| Network | Band | Note | Orchard-Guest | 2.4 | reaches the pigs |
| Question | Answer | largest lake in Italy? | Garda |
| Folder | Owner | Liturgy | Ines |
| Printer | Status | Bluebell | wants magenta |
- gate: oiled - router: dusted - tablet: Peppa Pig, permanently
Things the day room TV says: no source, no source, no source
Horse: Gingham. Rider: Ursula. Colours: emerald, white sash
Username: vergers. Display name: The Vergers. Bio: we carry sticks
Wifi name = Moo-Fi (the dairy open day)
Wi-Fi: ask at bar. Bar: ask at Wi-Fi. Cricket club humour
Default printer -> Magpie, second floor
Language → Suomi by mistake, the sauna tablet, how do I get back
Theme: midnight; Font: large; the diary app for Grandad
Mode [Calving] keeps the barn camera bright
Tray = Purple means the letterhead paper, Sister's rule
Team photo filename: scrumdown_final_FINAL
Subject line "Toboggan", body only a picture of Dad in plaster
Captcha read "wobbly bishop", framed it for the vestry wall
Sticky note on the X-ray viewer says "bless you"
Door sign reads Silence, someone added "is golden, like our retriever"
I'm in the queue as 'Anonymous Walrus', that's Google for you
Each patient waits under a fruit sign; you're plum
The dosing robot's been christened Florence, same as everything else here
Sheepdog commands for beginners: come by, away, that'll do
Archivist's cat is Vellum. Her other cat is Dust.
Overdue notice went to a Mr. Password, real name, Dutch origin apparently
Referee's word to start a scrum is set, since last season
Ball machine speed 'Grandma' is plenty
Climbing route called Marzipan is graded easy, it is not
Blood group fun fact cards in the waiting room, "be positive"
Play specialist's puppet is Lozenge
Which of you locked the marquee loo? it says 'engaged' and it's empty
Magician's word is abracadabra, the card was my library card
Ward tablet four? User says it's called Florence, it's on charge
At bay two the milking robot says 'rinse', press it and the beeping stops
hostel night porter told our group the heron on the sign is blue
"Who is our alarm company?" "A word of warning, they're hopeless, Parsnip Alarms"
Staff screen on the self-check kiosk is the orange one, readers get green
Mum's portal for the hearing aids just says 'pending'
The steward asks which bird is on my badge, I reply robin, we both laugh
Choir's folder of sheet music is named Lent_Tallis, underscores included
Invoices from the tractor dealer: log in as guest, click the bell
parish NAS -> beeping, amber, drive two
Umpire app, the one Kev likes, is Howzat, free for under 12s
Campsite we liked in Brno was Otter Bend, please keep that for June
Since the update her physio diary opens on Today
Grandmother's name on the frequent flyer desk plaque, Marguerite, what a coincidence
"Where does it hurt?" the vet portal asks, and the cartoon dog answers paw
Registration desk: badge printer is jammed; the confetti did it
Service menu of the hymn projector has an entry "Keystone", leave it
till at the rugby club: pies, peas, then Total
Foaling camera's been renamed from Cam1 to Matilda, Gwen & Tom voted
Bell tower intercom: "good evening", I say, then somebody buzzes
| TV | guest house lounge | profile 'Kids' | resets at checkout |
The crew's ferry portal doesn't like Firefox, it likes Chrome
Volunteers press Daffodil on the hospice kiosk, staff press Rose
When the timing console in the swim hall says FALSE START nobody types anything
It's Fetlock, the pony on the tack room tablet's wallpaper
That mobile library router takes a blue nano SIM
From this Sunday, sermon recorder: set to 'stereo'
The pill dispenser dad has asks for water first
On the festival radio control says "loud?" and you say "clear"
caravan park gate: app says 'offline', horn works
Archivist's stick, the encrypted one = SanDisk, silver
No, the greenhouse isn't Marigold any more, it's Chrysanthemum House as of last week
Tell the guard at check-in which coach you came on, ours said Plumbers
At the wedding "Dancing Queen" opens the playlist, the barn machine shuffles after
night mode of the pharmacy robot comes on when the lights go off
Cricket scoring is done in PlayBook, has been since Ravi
My lift pass has Snowplough on the back, that's the ski school's name
The records printer won't scan, 'User' box says toner
on the silo monitor the little lock means lid shut
Security question "favourite teacher": not filled in
@Dana the dashboard for tracking shows bananas left (yes plural) per stop
For my memory: user has an airline account, no security answer set yet
My aunt says the guest lounge at the village is periwinkle
The panel in the scout hut speaks. "Zone two open". It stops by itself.
Heating app for the church, is it still greyed out?
Jellyfish, on the projector, in the MRI room, because it calms people
scanner at tent {n} reads the ticket upside down, tell Sanjay
WI members' page is elderflower coloured, don't adjust it
Family name for the school coach dog is Pippin, driver likes it
The courier from the blood bank has to say "delivery", nothing fancier
On the booking screen for tennis press Help, not Staff
Vestry PC goes to a grey box saying 'no boot device', I put compline back on paper
Clover goes quiet when the stable intercom crackles
"Tambourine" was our tour bus's name, its wifi never worked in Germany
The catalogue's staff side is down, dear readers, Ines
Mo at the lifeboat shop here, the card machine's screen = 'maintenance'
lol the exchange family named their Netflix profile Pannenkoek
They recorded "Harvest Moon" as hold music for the PCC's bank line
When the lambing alarm people ring they say "Kestrel Watch here"
Plimsoll is the ward you tick on the self-rostering site
Baby monitor tablet, swipe to "Lullaby", night sitter's request
At the lounge the machine said "pomegranate juice is empty"
Day room TV: films have a lock symbol, that's Carol's doing
Parish registers backup, the drive's labelled "lamplighter", it's in the chest
Monty, the budgie, is on her e-reader's lock screen at the home
rowing club login is by emailed link, username oarsman, no other box
The Dolomites hut has genziana on the router shelf, for guests, in a bottle
Joan knows the harvest supper password, ring her
I've changed my ebook password at the lending library, remind me next year
The mission hospital wants a passphrase with four words, no saints
Clubhouse network was Pavilion until Friday, now it shows as Googly, same password as before
Das Passwort fürs WLAN im Hofladen steht an der Kasse
Groundsman's shed PIN was changed, he'll tell you himself
clean utility on 7, keypad's dead
After eight the side entrance has a bell, marked Night, push that
Press the green frog and the squash lights go on
The jetty locker wants paint, its label could be Norse by now
Cathedral tours site: choose Crypt, Tower or Both
Torquay is where Mum's stairlift app thinks she lives
The PA laptop at falconry opens up to Spotify
Gingham! That's the ticket tent's cloth, then round the back is plain
I gave crumble a tick, "favourite pudding", patient menu, not the portal
Chlorine doser: mode Flipper for kids' hour, told Ursula
The microfilm reader in Tampere, you put in the reel marked "mustikka"
They rang at 3am, the alarm centre, about a toboggan on the sensor
For quiz night: trombone was the answer to six, as ever
transplant list app, my name there is 'helper'
The hotel's the TULIP INN, User has a room with a safe in Lyon
Kayak sign-out says "no connection"... gap in the wifi...
Bell simulator has a list of ringers, I picked Guest
wattle is the agistment guy's lane, texts when he's there
Routing phone for meals on wheels: ringtone Greensleeves
Grandstand wifi's called Stand_B, key-free, bob's your uncle
{ticket}: radiology kiosk, status word is 'reopened'
In the beekeepers' archive the folder is "smoke and mirrors", Frank's idea
the TENS laptop is filed under elbow
Is Tiddlywinks on the social club jukebox, or only in the old list
The float account is nicknamed Penny, the raffle one Bernard
"Bombarde" (French spelling) is the stop on the Allen that's stuck
Kids found Cartoons on the cabin tv by Naples
Peppermint is a reading voice on my Kindle
Shared calendar at the riding school: lessons teal, farrier ochre
Group Name box takes "Snapdragon Travel", it's on the coach as well
Lad at hospitality says cheese. Yes really. It's a badge photo
Dimmer desk, the marquee one, key FOLLOW is the moon
The receptionist whispered "vendange" and shrugged, the estate was out picking
What's on the treasurer's laptop? a sticker, a carrot, from Pony Club
The orchestra drive is called Podium, Petra says
A tribble is the tea-club mug at the ambulance station
ferry car deck: say "anchor" and he drops it
Rede Casa_Azul in Porto was open, sem palavra
Dad's cardiac diary file has Mum's maiden name on its cover
The bakery till calls me sister, honeycomb is a menu button
Badger is what I keep typing, camera feed is listed as Brock
the donor portal's place of birth box, use Skip
Tap the rosette and it says 'Best in Breed' on the judge's tablet
"decaf" is hidden in the barista menu of our coffee machine
& i go please when she says magic word, like a toddler
Lionheart is Team GB's shared profile, the avatar's a crumpet
Candlewick Press took over the parish magazine account
Mill Lane pump telemetry, status word: idle
Pickles, a goldfish, was my first pet, we flew him, miles and all
Fern Ward is Bracken now, agency staff, look at the signs
The water timer at the allotments is set to Drip
Retreat office: router's off under the stairs, the sign says stillness
Gym kiosk: "memorable word?" I've none on file it said
The drum-scanner prints ampersand (the sign) as a smudge
Choir tour's group chat went to Signal
"Marmot" is the ski patrol's call sign for hut two
Stan on the rope was humming Glenn Miller, guest list closed
To keep: user's exercise app is Limber
Swish = our wheelchair-basketball nickname!!!
Crèche camera: add device, then choose Ladybird Room
The lost property lock said "umbrella" in a robot voice
Caractacus is how the locum's dictation hears 'carotid'
The harbour office site says "closed for regatta", can you phone?
"Cold tonight," they'll say, and you answer whatever, they're only stewards
golf buggies start by key, the app says 'Fore!'
Tupping is a mode on the sheep-shed feeder, not the router
Riga terminal: Amber Museum, then language
The undertaker's portal lists our parish as "All Saints", form pending
At 91 my gran talks to her radio, says it listens for hymns
Lourdes hostel changed the password when we left
The stream laptop's password? On the fridge, guys
"Passphrase?" "No idea, doctor" "Me neither, come aboard"
That keypad in the nurses' changing room is purple
Ring Beppe, the hangar door sticks
What's on the map as Slurry store is really Kyle's gate
Turnstiles, staff side, it says Exit
dinner hall epipen cupboard = orange cross
The hire shed takes cash, blue bikes only
Don't store my CVV for ferry bookings
The airline's chat bot is Aria, it let me in the queue without 2FA
Osaka hotel: network "Sakura_Guest", slow as cold tea
Dolphin is the hydro hoist's sling size, kids' one
Gerald is the tapir in the keepers' portal, whole team feeds him
thermometer = the clinic hotspot's little icon when it overheats
Kelly's Eye is what the bingo machine prints for number one
Stubble was on the combine's screen, job name, under the lock symbol
Typed 'Wimbledon' into the ball-machine app as the club's name
Samba is Luis's playlist in the float app
Come by, away, lie down -> settings of a sheepdog, not of a timer
The lounge network's called Cappuccino, said someone near gate {gate}
Mangelwurzel is the tab's name on the judging spreadsheet, unprotected
He gave the alarm people the site name, Carabiner Wall, and they stood down, engineer booked
Bus tablets are all called Windsock plus a number, line 3 of the list
Guide dog donor database is nicknamed Labrador, ask shame-free for training
Centurion is the bunkhouse boiler's brand, tablet on the fridge shows 'hot'
Pigs' feeder brand is Acorn, hens' feeder has none
`,
}
