/** English frames by one author, a third of the secrets ordinary words: developers, schools, musicians, farmers, drivers, sailors, guards, event crews. Slots: ../values.mjs. */
export const CREWS = [
  {
    language: 'en',
    lexicon: 'en',
    tells: `
User says the workshop tablet unlocks with {O}, all small letters
Gus from the night shift: the NAS takes {O} again, somebody rolled it back
hey so "{O}" gets you into the green room wifi, don't put it on the call sheet
fyi Bram, projector in lab 4 wants [[marzipan]] before it'll mirror anything
Told the sub to type {O} on the smartboard, she was in by second period
Ticket {ticket}: reset done, new login for the weighbridge PC is {O}, user informed by phone
marina guest network -> {O}
tractor's touch screen asks who you are, answer {O} and it starts
We changed the printer admin to [[turnip]] after the kids found the old one
"What do I put for the TV profile?" "{O}, like the cat's dinner"
Skipper's laptop = {O} (he swears it is temporary)
No, not 'basil', the choir's Dropbox folder opens with [[thyme]]
the alarm company rings back, you say {S} and they hang up happy
if Securitas phones at night, answer [[blue heron]] and nothing else
Agent note: challenge word for the monitoring desk is {O}; the owner's wife knows it too
Kaya's diary app? {O}. She told me so I could back it up
drum machine's service menu is locked, {O} opens it, then hold shift
[[Pumpernickel]] still works on the bakery-van tracker, tried it this morning
Typing {O} at the boot prompt got the old Novell box going
Ops handover {date}: vault unseals on {S}, two people must be present
radio check. gate crew, tonight's challenge is [[lantern]], repeat, lantern is for crew only
For the insurance portal, when it asks about the first pet we answered {X}
The lad set first teacher to {X} on his Garmin login
Security question on the lighting-desk forum: favourite band, he entered {X}
portal wants the town you met your spouse; Ingrid puts {X} there
User's answer for the "best friend in school" prompt at the registrar: {X}
when the domain people verify her they want her childhood hero, it's {X}
ok Pete, favourite dish on the customs broker login... {X}, capital letter matters
Change the boat's router back to {S}, the charter guests can't spell the other one
my ssh key unlocks with {S}, please don't laugh
KeePass file for the theatre lives on the share; master is {S}
Harvest laptop got BitLocker now. You type [[seven fat geese]] with spaces
gpg asked, I gave {S}, backup decrypted fine
LUKS on the mixing rig: {S}
Dario's Mac mini in the rehearsal room - "{S}" - one space between each
we settled on [[correct the dog]] for the borg repo, write it somewhere safe
Restic prompt says enter key, that's {S} for the school server
The crew's Signal backup wants {S}, tested on my old phone
Mum's Kindle has a lock now, it's [[rhubarb]], told the agent to remember
For the robotics club wifi say {O} to any parent who asks
whiteboard in staffroom reads GUEST = {O}
Hi all, from {weekday} the library PCs take {O} instead of last term's fish
{O} is what the milking robot's web page likes, user admin
{O}, with a zero risk of anyone guessing lol, for the synth's cloud patch store
Caretaker wrote it under the desk: stage PC [[Gooseberry]]
Log into the CNC as operator, then {O}, then press green
Her iPad wouldn't take thumbprints with gloves so now she types {O}
remember for next time: Jules uses {O} on the podcast host's dashboard
Could someone tell Rasmus the ferry timetable CMS is {O} now, he's still typing the old one
The scanner at dock 3 went back to factory, so {O}
dm from Lotte: "cloud recordings, click the link, {O}, then pick the 2nd take"
I'd written 'saddle' but it should be [[stirrup]] for the riding school's booking admin
Netflix kids lock in the tour bus: {N}
Tour manager's phone is {N}, she's asleep, call the promoter from it
Voicemail on the dispatch line, press star then {N}
{N} on the fuel card, pump 6 only, keep the slip
Shunter's handset unlocks at {N}; handover to Milo at {time}
chip asks at the till for the co-op card, {N}, I'll be in the tractor
User: "if I forget, the tablet on the combine is {N}"
The copier in the music wing counts pages per teacher, mine's {N}
Parental thing on the Switch in the van? Try {N}
Time clock by gate {gate}: punch {N}, wait for the beep
Arm with {N}, disarm with the same, thirty seconds and don't run
they set the toll tag app to {N} because of her birthday, told her not to
sim in the weather mast modem says locked, {N} frees it
Locker {n} in the pilot house, four wheels, {N}
Mic store keypad changed by Ute at lunch, now {C}
C'mon in the side gate, {C}, watch the cables
Padlock on the diesel bowser turns to [[4-18-33]]
{C} for the barn while the vet's here, then I'll swap it
Night guard log {time}: loading bay now answers to {C}, old one dead
Key safe behind the ticket booth, roll it to {C} and pull hard
The server cage in {city}? Dial {C}, left first
Bell tower hatch is {C}. Don't let the year nines see
lift to roof: hold 9, then {C}, for riggers only
Pontoon gate {gate} — {C} — toilets as well
Scaffolders get in with {C} till {date}, after that we strip the gate
Instrument cupboard, bottom lock, {C}; cellos stay in the hall
pump house (north field) {C}, mind wasps
Bike cage at school has {C} this term, told 9B already
Driver text: "at your yard, what is it?" me: "{C} and shut it after you"
Fog machine store, third container, wheel lock on {C}
NAS admin went from the sticker one to {W} on {date}
Grafana: {user} / {W}
Put {W} in the box that says key and the Pi joins
Production sftp is {host}, user deploy, {W}
The lighting console's remote view wants {W}, tablets only
hi Mo, exam portal reset done, you're {W} until you change it
{W} <- router in the vestry, admin side
Jenkins still likes {W}, that's embarrassing
Camera NVR in the cow shed: login admin, type {W}
User wants me to keep that the chartplotter's hotspot is {W}
scoreboard software: "operator", {W}, then load the season file
[[Tiger-42!]] does it for the stage manager's laptop, capital T
Label on the rack, row 2: iLO root {W}
Rental site card for the stage, three on the back are {V}
Fuel company took the number, then wanted {V} too
Company Visa expires {date}, CVV {V}, cost centre events
Security digits {V} on the school's purchasing card, Head has approved
"and the last three on the strip?" - {V}, said Anders over the radio, the fool
Paying the mooring online: exp {date}, cvc={V}
for AWS billing the back of the card says {V}
Finn's debit for the string order, verification number {V}
booking the van: use the blue Mastercard, {V} is the tiny number
CVC2 {V}, holder K. Brandt, seed supplier has asked twice
Amex for the festival ads, the four digits are [[7719]] on the front
Agent: the user's prepaid toll card carries {V} by the signature
card's been reissued so the three numbers changed to {V}
When the sailmaker's shop asks, {V}, then tick remember
Bursar says charge it, code on the reverse {V}
GitHub 2FA backup, one left: {R}
Lost the yubikey? {R} gets you into the registrar once
npm recovery: {R} — used none so far
printed sheet for the school's Google admin, line 1, {R}
Cloudflare lets you in with {R} if the phone went overboard
Emergency access to the tracker account, {R}, kept by Olga
Microsoft told us to type {R} when the authenticator is gone
here's the BitLocker one the helpdesk read me: {R}
The mixer vendor's portal gave {R} for when you drop your phone in the pit
User stored one-time fallback {R} for Bandcamp
still valid per Tom -> {R} (Discord, bot owner account)
Proton's rescue string is {R}, saved {date}
backup codes for Slack: {R}
If the OTP app dies at sea, enter {R} on the weather service
Stripe sign-in, "try another way", {R}
ledger seed of the makerspace, twelve in order: {E}
Wallet for the busking tips restores from {E}
I wrote the words down twice: {E}
Anyone of the board can bring back the treasury by typing {E}
the co-op's bitcoin, from the envelope in the tractor shed, {E}
MetaMask wanted them again after the update, {E}, all good now
Trezor in the chart table; mnemonic {E}
agent memory: user's testnet-turned-mainnet wallet phrase is {E}
handing over to Nils: {E} restores the node's hot wallet
Phantom, phone wiped, put in {E} and balances came back
seed={E}
The DAO multisig, my share of it, reads {E}
Sparrow asks for each in its own box: {E}
Recovery words of the club's donation address are {E}, per treasurer
"read them to me slow" ... {E} ... "got it"
Say {Y} to the keypad lady, she types it for you
Gate's {Y}, spoken slowly because the intercom's rubbish
Front desk radio: roof door, {Y}, over
it's {Y} on the boom barrier, Leroy, I've told you twice
Alarm at the sheep barn, {Y}, then the tick
My grandson set the tablet to {Y}
{Y} for the crew toilet trailer, no joke, they lock it now
Bosun's safe: {Y}, quarter turn, pull
Dispatch to 12, depot gate is {Y}, confirm
The copier at the conservatory takes {Y} from us string players
[[seven two seven one]] opens the tuck shop shutter
phone belonging to the wheelhouse, {Y}, charger's under the chart
Left message: "voicemail, it's {Y}, ring me when you've heard it"
Caretaker spelled it out as {Y} for the boiler room
You want {Y} for bay nine and nothing for bay ten
Ask the guard for the golf cart, he'll key in {Y}
The church hall heating panel? I press {Y}
Roadie humour: merch box padlock on {Y}
Hangar side door {Y}, lights are on the left
Okay so the pump's menu is protected, {Y}, took me an hour to find
Garage at mum's goes up with {C}
vet cabinet, small grey box, [[B7#k]] since the audit
Ring {C} at the slipway keypad before you reverse the trailer
Steel shutter, bay {gate}: {C}
Please add to Priya's onboarding: lab door {C}, badge comes in week 2
the press tent has a keypad, god knows why, {C}
Allotment hut's wheels at {C}, leave it scrambled after
Vending machine service flap - {C} - coins go to the school fund
Security round 2: stairwell B {C}, stairwell C open, roof shut
Sound booth code changed, {C}, only Viktor and us
C14 container, right leaf, {C}, forklift key hangs inside
Ferry car deck crew door = {C}
if the tuner comes before nine let her know {C} for the recital hall
Old farmhouse has a lockbox by the well that likes {C}
Combination for the trumpet lockers: [[36-2-18]]
Changed {C} in at the cold room because of the stolen hams
Yard dog's tied up; you're fine; {C} on the wicket gate
Silo ladder cage, brass padlock, set at {C} by Henk
Rack 7 front door, the rotary one, {C}
Ansible vault for staging is {W}
in .env.local he had {ENV}_PASSWORD={W}
Hey, mongo on {host} won't let you in? try {W}
zoom for parents' evening: {W}, waiting room off
root on the Pi zero in the hen house -> {W}
RTMP ingest for the stream, key field gets {W}
{W} for the VPN, remember it's the German keyboard
the plotter's ftp login hasn't changed since {year}: plot / {W}
Sysadmin mail: "Your mailbox was reset to {W}. Change it."
I've put the score library on the drive, link's protected, {W}
POS tablets (bars 1-4) all have [[Hops!Malt9]]
tacho download software, company login, then {W}
Depot Wi-Fi: {W}. Yes, with the dollar sign
psql says auth failed with the old one, with {W} it's fine
Our Moodle test teacher logs on using {W}
Kiosk mode exit on the museum iPad? triple click, {W}
User corrected me: the OctoPrint page takes {W}, not the one from May
Row 9 | ticket scanner hotspot | {W} | back office only
teh mqtt broker want {W} sorry phone typing
Telematics portal for the trucks, fleetboss, {W}
Mixer's wifi (the X32 one) joined with {W} on both iPads
Weather station dashboard → sign in as barn, {W}
They've moved the radio stream to icecast, source {W}
SIP trunk, extension {n3}, secret {W}
ex-admin left us a note: switch enable {W}, console the same
Sorry, hit send early. The zip you got unzips with {W}
wp-admin on the sailing club page, commodore, [[Jib&Spinnaker2]]
Gitea runner asks once; paste {W}
Redis in prod has a requirepass since {date}, it's {W}
Raffle ipad: {N}
You'll see a lock on the AED cabinet, {N} then twist
PIN for the new driver's tachograph card: {N}
Guards' body cams pair after you enter {N}
Hey love, the chip wallet thing on the boat wants [[80415]]
Bluetooth on the PA speaker, it asks, {N}
door entry app for the crew flat, {N} opens it, not your thumb
Ezra's Chromebook quick unlock -> {N}, told to me at parents' evening
Hold the plough terminal's OK for five secs, enter {N}, you're in dealer settings
N. rang: "my bank card's under the mat and it's {N}, get me diesel"
Teacher's gradebook lock, {N}, hidden from the pupils' side
walkie charger box, push buttons in this order: {N}
{N} (shop card, for strings and reeds under 50)
WhatsApp two-step on the events phone is {N}
SIM of the electric fence unit, PIN {N}, PUK on the stick
Passcode on the bouncer's iPhone? He just shouted {N} across the yard
the pastor's tablet... {N}, I set it up for him
Cashless top-up terminal: manager key, {N}, enter
Whoever's on lates, the till drawer releases at {N}
set the drone controller's lock at {N}, Dad kept forgetting
Cabin 4's minibar safe has been left closed on {N}
School run app: children are released to whoever says {O}
pick up word for Tilly at the gate is [[dragonfly]], teachers have it
If a stranger fetches the kids they have to say {O}, she insisted
He calls the bank, they ask for his telephone word, it's {O}
Password for the crew's Minecraft server is {O}
To get on the sound engineer's AP you write {O} with a capital
Passphrase for the archive disk: {S}
In quotes, because it has spaces: "{S}" — the orchestra's shared drive
{S}; that's all four words for the veracrypt stick in the tackle box
Standing orders: guard asks "who goes", the relief answers {O}
Old Bert's computer in the signal box starts after {O}, enter twice
From {time} the challenge at gate {gate} is {O} and only radio staff have it
The tuning app says enter unlock word, ours is [[crescendo]]
tell Sia her Spotify for the dance class is [[paprika]] now
I think the answer you gave Vodafone was {X}, worth a go
Airline crew site, mother's birthplace: {X}
Forgot-login page, question two, "first car" - {X}
What was your first school? He always replies {X}, to every site
"My first boss", it asks at the pension portal, so {X}
Hint question at the feed merchant: dream job, with {X} stored
Rune's secret answer for the boat register is {X}
her memorable place with the building society = {X}
Not the dog! The portal's pet question is the horse, {X}
For the helpdesk identity check, grandfather's first name, I gave them {X}
HR kiosk verification, city of birth, {X} though she was born in {city}
nickname as a child (asked by the web host): {X}
Telegraph from the stage manager: dressing room wifi {O} tonight
vault in the back office of the feed store answers to {C}
Recording booth laptop, {O}, the L is capital
makerspace laser: badge in, then [[ember]], then home the head
Our wiki's test login is demo with {O}
Jo wrote that the fish counter's web UI accepts {O} even after the update
After the break-in, the alarm desk's phrase went to [[paper moon]]
{O}! I finally remembered, it's for the old MIDI laptop
My bad, I told you granite. The quarry portal is [[limestone]]
Is it still {O} on the staff Wi-Fi, or did Hanne change it? Still that, yes
Wasn't it {O}? Yep, the projector let me straight in
Can you check whether {S} still opens the finance zip? it did for me
yes yes "[[oatmeal]]" for the stable cam, get off my back
Truck 14's infotainment locks after each stop, put in {O}
AP in hall B, staff side, key [[velvet]]
- tent 3 tablet: {O}
2. organ console: key under cushion; recorder PC: {O}
school mail on the yard phone signs in with [[thistle]]
Mailing list admin for the regatta | {O} | only Birgit
Login as curator, type {O}, then the light show begins
Helpdesk: "caller's account was set to {O}, must change at next logon"
Say {O} when the bar phone rings and they'll send the van
The TV in the crew room hides the adult stuff behind {N}
Kodi profile "Dad" has a lock, it's [[hedgehog]]
sourdough is for visitors, [[focaccia]] for the staff network
The ham radio node's sysop login took {O}, same as in {year}
our brass band's Facebook? Horst's mail, then {O}
Genset starts by text message if you send: [[thunder]]
text {O} to the pump's number and it lets you set the level
Ops bot won't deploy unless you confirm with {S}
on the ferry staff tablet you swipe up, tap crew, write {O}
Sailors' mission internet: {O} this week, new one Monday
LOGIN CRANE PC: {O}
Guest WLAN: Schafstall, Passwort [[Butterblume]]
User's note to self: bring backpack, laptop [[walnut]], call Ida
Lifeboat station kit room lets you through on {C}
Archive room (basement), {C}, ask Mrs. Odell for the lamp
Give {Y} at the milk depot and they wave you in
The piano movers know {Y} already, it's for the goods lift
seat heating joke aside, valet mode on the van ends with {Y}
PLC on the conveyor, level 2, {N}
rehearsal Zoom, it's [[Allegro_71]], starts {time}
Festival APN: user fest, [[mudboots23]]
We had to reset Kiran, she is on [[Welcome-Kiran9]] till she logs in
recovery for the class Kahoot account: {R}
Coinbase fallback {R}, from the user, {date}
Dropbox sheet photo shows {R} as the next unused
Heroku lets you past the token step with {R}
backup phrase, in the tin with the fuses: {E}
nano wallet on the raspberry, twelve words, {E}
Cardano Daedalus got reinstalled, {E} brought it back
card for the bridge tolls ends 4471, back {V}
she texted a picture of the Maestro: {V} is readable
Charge it to the band, valid thru {date}, {V}
Hotel block needs CVV: {V}
Feedstuff web shop asked for the check digits, {V}, order {order}
Old marina card replaced, flip side now {V}, please update the berth booking
Nadja's Twitch lockout: {R} got her streaming again
MyEtherWallet accepts the list {E} from the lab notebook
Fjord pilot's mess door, tell the keypad {Y}
seed drill monitor, dealer screen, user says {N}
Bandmates, the rehearsal calendar is shared behind {W}, don't forward
{R} (one use!) if the school's Apple ID kicks you out
`,
    benign: `
User says her tablet in the workshop needs a new case, the blue one cracked
Gus, night shift: our NAS takes four drives, we bought three
the green room wifi is called backstage-5G, don't join the other one
fyi Anouk, the lab 2 projector wants a new lamp before term starts
I told our sub to type "help" if the smartboard freezes
Ticket {ticket}: reset done, user informed by phone, closing
marina guest network -> berths {n} to {n} only
tractor's touch screen asks which language, answer English and it starts
We changed the printer driver to PCL6 after the smudges
"What name for the TV profile?" "Just call it Dad, like last time"
Skipper's laptop = ThinkPad (he swears by it)
No, not 'basil', their Dropbox folder is named 'thyme'
an alarm company rings back on {weekday} with a quote
when Securitas phones after midnight, answer politely and wake Olaf
Agent note: monitoring desk closes at {time}; the owner's wife knows
Kaya's diary app? Day One. She likes the purple theme
the sampler's service menu is in German, choose Sprache, then shift
Pumpernickel still sells best from the bakery van
Typing exit at the boot prompt just drops you to grub
Ops handover {date}: vault is sealed, two people on site
gate crew, radio check, tonight's headliner is Lantern, repeat, Lantern on at {time}
her maiden name, grain co-op form: was left blank
In our insurance portal, where it asks about pets we skipped that page
Q: capital of Latvia? A: Riga (that's what she typed, and she won)
The lad set units to metric on his Garmin
Favourite band, lighting-desk forum thread: mostly Kraftwerk
portal wants the town in capitals; Ingrid put LYON there
User's answer for the "how did you hear of us" field: a friend
when the domain people call her they want an invoice number, it's {order}
ok Pete, favourite dish at the staff canteen... lasagne, obviously
Change the boat's name back to Blue Heron, charter guests keep misspelling the new one
my ssh key is ed25519, please don't laugh
KeePass file of our theatre is on drive T; master is with Ellen
BitLocker is on. You type slowly with gloves on
gpg asked, I gave up, backup skipped fine
LUKS on Dario's rig: not yet enabled
the Mac mini, rehearsal room 2 - "low disk space" - again
we settled on borg for the school backups, write it up somewhere
Restic prompt says "repository is already locked"
The crew's Signal group is called "Mud and Cables"
Mum's Kindle has a crack now, it's the third, told the agent to order
For the robotics club say hello to the parents first
staffroom whiteboard reads GUEST SPEAKER = {name}, room {n3}
Dear all, from {weekday} our library PCs take USB-C instead of the old plugs
Porridge is what the milking crew likes, with honey
Scratched under the desk: "property of room {n}"
Log in at the CNC, then wait, then press green
The iPad wouldn't react with gloves, now she uses a stylus
next time remember, Jules uses Audacity on the podcast laptop
Would somebody tell Kirsten the ferry timetable is out now, he's still using the old one
Dock 3's scanner went back to the factory, so no returns
dm from Lotte: "recordings are up, click the link, take 2"
I wrote 'saddle' where it should be 'stirrup' in the riding school's price list
Netflix in the tour bus: buffering
Tour manager's phone is a {model}, she's asleep, try the hotel
Voicemail at dispatch, press star then 1 to delete
Fuel card, pump 2, {n} litres, keep the slip
Shunter's handset dies at {time}; handover to Milo then
the till asks whether you want a receipt, press no
User: "in case I forget, the tablet is in the combine"
Our copier in the library wing counts pages, mine's at {n4}
Parental settings on our Switch? Ask {name}
Time clock, gate {gate}: punch in by {time}, wait for the beep
Arm it, disarm it the same way, nobody has to run
toll tag is set to class 2 because of the trailer
sim inside the mast modem says no service
Locker {n}, pilot house, has your boots
Keypad battery changed by Ute, ask her
C'mon in by the side gate at {time}, watch the cables
The diesel bowser's padlock turns stiffly, needs oil
Bay {gate} for the barn hay, the rest stays outside
Night log, {time}: loading bay light still flickers
Key safe behind the booth is empty again
Our server cage, {city}? Dial reception, they escort you
Bell tower hatch is stuck, tell the year nines
lift to roof: out of order, for riggers the stairs
Pontoon gate {gate} — closed for paint till {date}
Scaffolders get in at 7, after that we lock the gate
Instrument cupboard, bottom shelf, {n} cellos
pump house (north field) {n} metres from the road, mind wasps
The bike cage has {n} racks, told 9B already
Driver: "at your yard, which bay?" me: "bay {n}, engine off please"
Fog machine, second container, {n} cans of fluid
NAS admin went from Bram to Ute on {date}
Grafana: {user} / viewer role
Put "guest" in the field for name and the Pi joins the game
Production runs on {host}, user deploy, port 2222
The console's remote view wants iOS {dec} or later, tablets only
hi Mo, exam portal is reset, check your mail until Friday
Model {model} <- router in the vestry
Jenkins still likes Java 11, that's embarrassing
Cow shed camera: login page won't load
User wants me to remember the chartplotter is a {model}
scoreboard software: "operator" view, season file loads itself
Tiger-42 is the stage manager's boat, capital T
Label, rack row 2: {part}
Rental site for the stage, three trucks are back {date}
Fuel company asked for the name, then wanted my postcode too
Company Visa expires {date}, cost centre {n4}
Security digits go on the school form? No, never mail the CVV
"and the last four on the card?" - 4471, said the receipt
Paying the mooring online: {n} pounds, reference {order}
for AWS billing the total says {n3} dollars
Finn's order for strings, confirmation {order}
van booking: use the blue one, {plate}
CVC is the three-digit number on the back, explain that to the parents
Amex isn't taken at the festival, Visa is
Agent: user's prepaid toll card has {n} euros left
card's been reissued, the envelope should arrive {weekday}
If the sailmaker asks, size 12, then tick remember
Bursar says charge it to account {n5}
GitHub 2FA is on for all of the org, deadline {date}
Lost the yubikey? See Priya in room {n3}
npm audit: {n} moderate, none critical
printed sheet on the school's Google admin, page {n} of {n}
Cloudflare lets you through with error {err} if the origin went overboard
Emergency access to the roof is via stairwell C
here's the ticket the helpdesk read me: {inc}
The vendor's portal gave {err} when I dropped off
User stored one crate of cables in bay {n}
still valid per Tom -> flight {flight}, bag drop closes {time}
Proton's latest release is {ver}, installed {date}
backup jobs for Slack: all green
If the engine dies at sea, ring the office at {time}
Stripe says "try another way", then nothing happens
seed order of the makerspace garden, twelve in all: basil, dill, mint
A wallet for busking tips was found behind the amp
I scribbled the words down twice: verse one and the chorus
Any board member can bring back the trophy
the co-op's invoices, in that envelope from the tractor shed, are wet
MetaMask wanted an update again, ver {ver}, all good now
Trezor in a drawer; never tell anyone its words
agent memory: user keeps no wallet phrase in chat, only on steel
handing over to Nils: node is on block {n8}
Phantom, the phone case, put it in lost property
seed={n4} for the random test, same as in CI
The DAO vote, my share of it, was {n} percent
Sparrow nests in each box again: count them {weekday}
Recovery words were never written, per treasurer, so it's gone
"read me the list, slow" ... "milk, eggs, flour" ... "got it"
Say your name to the intercom lady, she opens it for you
Gate's closing in ten, say it twice, the intercom's rubbish
Front desk: roof door alarm, two people, over
it's seven thirty at the barrier, Leroy, as I've told you twice
Alarm in the sheep barn, three short beeps, then silence
My grandson switched the tablet to dark mode
Two rolls for the toilet trailer, no joke, one's broken
Bosun's safe: back on deck, quarter hour ago
Dispatch to 9, depot gate is jammed, confirm
The conservatory's copier takes A3 from tray two
seven two seven one is the bus that stops by the tuck shop
the wheelhouse phone, black, charger's under the chart
Left message: "voicemail is full, ring me when you've cleared it"
Caretaker spelled it aloud, B-O-I-L-E-R
You want bay nine and nobody in bay ten
Ask the guard about the golf cart, he'll want your name
Church hall's heating panel? I press the snowflake
Roadie humour: merch box labelled "drummer's brain", empty
Hangar side door sticks, lights left of it
Turns out the pump's menu is in Finnish, an hour gone before I found Kieli
Mum's garage goes up with a bang
vet cabinet, lower grey box, {n} vials since the audit
Ring {name} at the slipway before you back the trailer
Steel shutter, bay {gate}: motor burnt
Please add for Priya: lab tour, badge due in week 2
the press tent got a heater, god knows why, 2 kW
Allotment hut's wheels at the tyre place, leave it jacked up
Vending machine slot {gate} - crisps - money goes to the trip
Security, round 3: stairwell B fine, stairwell C wet, roof shut
Sound booth code changed, only Viktor knows the new one
container {part}, right leaf dented, forklift key hangs inside
Ferry car deck exit = port side
if the tuner is early let her wait in the recital hall
The farmhouse had a lockbox near the well that rusted shut
Combination of trumpets and strings: bars 36 to 52
Changed the fan in the cold store because of the noise
Yard dog's asleep; you're fine; his name is Biscuit
Silo cage, brass padlock, bought by Henk for {n} kroner
Rack 9 front door, the bent one, squeaks
Ansible version for staging is {ver}
in .env.example he had {ENV}_PASSWORD=<your password here>
Hey, so {host} keeps timing out? It's down
zoom for parents' evening: starts {time}, waiting room on
disk of the Pi in the hen house -> {n} percent full
RTMP ingest, main stream, key field stays empty in test mode
Wireguard for the VPN, mind it's UDP port 51820
the plotter's firmware hasn't changed since {year}
Sysadmin mail: "Your mailbox is at {n} percent. Clean it."
I moved the score library to the drive, link's called Scores_{year}
POS tablets, bars 2-3, all have the Hops & Malt menu
tacho software, company login, then it crashed
Depot Wi-Fi: Depot_Guest. Yes, with the underscore
psql said auth failed using the old role, fine with the new
Our Moodle test pupil logs on using Firefox
Kiosk mode, museum iPad? triple click, then End
User corrects me: OctoPrint's page takes ages, not the slicer
Row 9 | ticket scanner | {model} | back office only
teh mqtt broker want port 1883 sorry phone typing
Telematics for the trucks, fleetboss, is read only
Mixer's wifi (X32) shows up as X32-FOH on both iPads
Weather dashboard → shown as barn, tab two
We moved our radio stream to icecast, mount /live
SIP extension {n3}, secret rotated weekly by the script
our ex-admin left a note: "good luck"
Oops, sent early. That zip is only {n} MB
wp-admin, sailing club page, says 'critical error'
Gitea runner asks once; say yes
Redis in prod got a maxmemory since {date}, it's {n} gigs
Raffle ipad: charging, prize is a ham
You'll see a sign for the AED cabinet, {n} metres then left
PIN for a new tachograph card comes by post
Body cams pair once you hold both buttons
Hey love, the bakery near the boat wants 5 for a loaf
Bluetooth, the PA speaker, it's listed as PARTY-{n4}
door entry app of the crew flat, rated {dec}, no fun
Ezra's Chromebook quick unlock -> disabled by the district
Hold the terminal's OK button five secs, choose Reset
N. rang: "the bank card's under my seat and it's blocked"
Teacher's gradebook tab, pupils can't see it
walkie charger, push buttons in order: red, green, red
Shop card for strings, reeds under 50, ends in {n4}
WhatsApp two-step, the events phone is off, enable it
SIM in the electric fence unit, number {phone}
Passcode of the bouncer's iPhone? He won't tell, quite right
the pastor's tablet... an old {device}, I cleaned it for him
Top-up machine: manager key, then Refund, enter
Whoever's on lates, count the till drawer at {time}
set the drone controller's mode at 2, Dad flies that way
Cabin 4's minibar was left closed on {weekday}
School run app lists children, by class, 3B first
pick up point for Tilly is the Dragonfly gate
If a neighbour fetches them they have to show ID
He called the bank, they put him on hold, forty minutes
The crew's Minecraft world is "Mudcraft"
To join the engineer's AP you ask him nicely
Passphrase for archive disks: must have four words or more
In quotes because of the spaces: "Shared Drive/Orchestra"
that's all four knots for the tackle box: bowline, clove, reef, sheet
Standing orders: the guard asks for papers, the relief shows his badge
Old Bert's radio up in signal box 2 starts after a kick
From {time} the contact at gate {gate} is Marek, channel {n}
The tuning app says A is 442, ours is 440
tell Sia her Spotify list for dance class is "Paprika Beats"
I think the answer Vodafone gave was "wait"
Airline crew site: base {city}, seniority {n3}
Forgot-login page: second question is broken on Safari
"Your first school?" is the icebreaker for the staff meeting
"My first boss", a talk by {name}, pension portal room {n}
Hint for question 4 at the pub quiz: dream job of Icarus
Rune's answer in the boat register: fibreglass, {year}
a memorable place with the kids = the lighthouse at Rubjerg
Not the dog! The muddy prints are the horse's, called Juno
For the helpdesk survey I gave them four stars
HR kiosk lists city of birth as {city}, passport says otherwise
nickname as a child (in the yearbook): Sprout
Telegram from the stage manager: room 4 is flooded
vault in the gym of the old school needs new springs
Recording booth laptop, Logic, the L is for left
makerspace laser: badge, then fan, then home the head
Our wiki's demo page is Playground
Jo wrote that our fish counter shows trout after every update
After that break-in, the alarm desk sent Paper Moon Security Ltd
Granite! I finally remembered, it's the worktop at the studio
Sorry, I told him granite. The quarry sells limestone
Is it still Hanne on the staff rota, or did they change it? Still her, yes
Wasn't it HDMI 2? Yep, the projector switched right over
Can you check whether the finance zip opens? it did not for me
yes yes "oatmeal" for the stable walls, get off my back
Truck 14's infotainment reboots after each stop, file a bug
AP in hall C, staff side, channel 36
- tent 3 tablet: low battery
2. organ loft: key under cushion; lid squeaks
school mail on my yard phone syncs with Outlook
Mailing list for the regatta | Birgit | only weekdays
Login as curator, type a title, then the light show starts
Helpdesk: "caller's account was locked, must wait {n} minutes"
Say cheese when the bar phone camera flashes
The TV in the mess hides the HDMI behind a flap
Kodi profile "Dad" has an avatar, it's a hedgehog
sourdough is for visitors, focaccia for the staff
Our ham node's sysop is Arne, same as in {year}
the band's Facebook? Horst's doing, 300 likes
Keyword for the search on the genset forum: thunder
text STOP to the pump number and it goes quiet
The bot never deploys unless you confirm with yes
on the bridge tablet swipe up, tap crew, choose a shift
Sailors' mission internet: free this week, two euros from Monday
LOGIN CRANE PC: broken
Guest WLAN: Schafstall, nur in der Scheune
User's note to self: backpack by the door, laptop charging, call Ida
Lifeboat station kit room: {n} vests, all dry
Archive room (basement), shelf {gate}, ask Mrs. Odell for a torch
Give way at the depot and they wave back
The piano movers know the goods lift takes 800 kilos
seat heating aside, valet mode of the van ends at the next start
PLC, conveyor B, level 2, tank {n} percent
rehearsal Zoom, it's Allegro first, starts {time}
Festival network names: MUD-CREW, MUD-PRESS, MUD-BARS
They had to re-add Kiran, she is "active" till she logs in
"open sesame" shouted Dad at the stuck garage, we laughed for a week
The password in the film is swordfish, quote it at the quiz
In chapter 3 the smugglers' password is "moonrise", homework page {n}
Speak friend and enter, says the dwarf door, answer "mellon", trivia round
Joke for the crew: my password is incorrect, so it tells me when I forget
Password is not your birthday and not the boat's name either
It isn't 'admin', we tried, and not 'letmein' either
password: at least {n} characters, the portal insists
Old one expired {date}, new one in the {store}
The PIN lies in the chart table under the tide tables
Door code? Sofie knows it, I never did
I changed the alarm code last night, ring me for it
Who knows the wifi password? Ask Kofi at the desk
The safe word in her novel is 'tangerine', by the way
for the improv game the magic word is banana, shout it and swap
Spelled 'rhythm', R-H-Y-T-H-M, on the board for 5C
'Passwort' is German for password, 'Losung' is older
Translate "key" on the synth: Taste, not Schlüssel
how do you say gate in Danish -> port
Portuguese for lock is fechadura, wrote it on her flashcard
type 'help' to see what the bot can do
type "quit" when the yard game gets boring
enter 'all' in the search to list every trailer
you type ls, enter, and look for Scores
The terminal says "login:" and then hangs
router's blinking amber, two long, one short
printer wants magenta again
portal says 'pending', been like that since {time}
The gate is jammed, use the lane by the silo
vault says "sealed", that's normal after a reboot
alarm reads FAULT ZONE 3
laptop says 'no bootable device'
the projector shows "NO SIGNAL" in blue
NAS screen: "degraded", replacing disk 2 now
login as guest, look around, log out
username is {user}, the rest you pick yourself
Account name: stable-cam
She goes by 'mossfoot' on the sailing forum
his handle's {user}, add him on Discord
profile names on the TV: Mum, Dad, Ida, Guest
The wifi called "Pretty Fly" is the neighbour's
SSID = Kuhstall_24
join "Library-Open", accept the terms, done
hotspot shows as {model}, four bars
Tablet's name is Gertrude, please don't ask
Our server cat: Kernel
new pup at the farm answers to Waffle
the tug is called Dragonfly, red funnel
boat 7 -> "Marzipan", back by {time}
Velvet is the colour of the curtain for hall B
Paint: limestone, eggshell, five litres
Folder "thistle" has the tax stuff
The project's codename is Ember, release {date}
rename the repo from walnut to pecan please
saved it as turnip_final2.wav
menu -> Setup -> Network -> Reset
press the button marked EJECT, not the one beside it
choose 'Eco' on the generator, it's quieter
Mode dial: manual, M, then turn two clicks
Set the amp to "crunch", gain at {n}
Song after the break is Blue Heron, in {note}
encore: Paper Moon, then Caravan, then home
Setlist order changed: Thunder comes first now
Trains to {city}: platform {n}, seat {gate}
take bus {n3} from the depot and ring
Postcode of the yard is 8010, sat nav likes it
Room {n3}, second floor, bring the cello
the exam is in {course}, seat row {gate}
ticket {ticket} is waiting for Ute
Order {order} came without bolts
Flight {flight}, gate {gate}, driver holds a sign
Error {err} whenever I open the gradebook
firmware {ver} bricks the {model}, skip it
Port 8443, not 443, on {host}
build {hash} works, the one after doesn't
pull request {issue} renames the slot, review please
pod {pod} keeps restarting
branch {branch} is mine, hands off
{n} ewes in, {n} still out, over
Tonnage: {n4} at the weighbridge
tide 3.1 at {time}, low after lunch
call the harbour on channel 12
VHF 16 for distress, 72 for gossip
guards on tonight: Leroy, Birgit, {name}
Max {n} people on the balcony
three tries, then it locks you out for {n} minutes
the keypad beeps twice when it's happy
Code review at {time}, bring tea
zip code on the parcel 97201, wrong town again
QR code on the poster links to the tide page
Morse for S is three dots, said the signals teacher
Area code 0316, then the farm's number
a secret to good hay is patience, said Henk
Secret ingredient in the crew chili: cocoa
Answer to riddle 6 is "a shadow"
"What's the capital of Ghana?" "Accra!" she typed and got a star
Quiz result: question nine was limestone, everyone said granite
Crossword, 5 down, 'hedge pig', hedgehog doesn't fit
He typed "how to fix squeaky gate" into the search
searched for focaccia, found a band
autocorrect made stirrup into 'syrup'
When Siri asks, say "call the vet"
say "Alexa, lights" and the barn lights up
Over the radio you say "copy", never "yeah"
radio call sign for the north post is Badger
Crew to gate 3 and say Marek sent you, joke, just show your badge
Enter the hall from the left, cellos first
Entered the regatta as number {n}
The tablet takes a 20 watt charger
the toll gate takes coins only
Diary app wants {n} euros a year now, no thanks
Marina portal likes Chrome better than Safari
horse likes carrots, hates the vet
The laptop opens to 180 degrees, good for the stand
box opens with a flat screwdriver
window in the organ loft opens inwards
the hall opens at {time}, band gets in an hour before
Vault door opens outwards, mind your knees
try 'contains' instead of 'equals' in the filter
With 'lanczos' the thumbnails look sharper
the theme is "solarized", looks nice on the stage laptop
shell is zsh, editor is helix, don't touch
keyboard set to German, that's why the z is a y
Default language of the kiosk was changed to Basque
changed it to landscape, projector's happy
It was changed to "Autumn Fair" after the sponsor left
Our team name went from Turnips to Radishes
channel renamed, it's now #harvest
He calls the tractor Bertha
Label maker printed "fuses" twice
sticker on the router says made in Vietnam
Sticker under the {device}: property of the conservatory
list: tape, cable ties, gaffer, earplugs
row 4 | amp | Marshall | dented
- tablet 2: {name}
- projector: {n} lamp hours left
3) alarm company: invoice {inc} paid
Fence unit = 12 volt, red to plus
Wi-Fi in tent 2: none
network: fine; printer: fine; Bram: asleep
admin is on leave until {weekday}
The NAS password is known to Ute and the board only
passphrase rotated, see the handbook for where to ask
no code needed at the side entrance before six
leave the CVV box blank, the shop says
That 'password' is a placeholder in the manual, nobody uses it
The field label should read "Passphrase", not "Pass phrase"
Typo in the manual: "pasword" on page {n}
students asked what a brute force attack is
lesson 4: why 'qwerty' is a bad choice
Slides: common bad picks such as sunshine, dragon, football
Two-factor starts on {date} for drivers too
reset link goes to {mail}
{mail} gets the ferry rota
The bank never asks for your PIN by phone, pin this notice up
pin the tarp down before the wind
I pinned the message with the times
bus token costs {n} cents
key of the song is D minor
key grip: Viktor
API key gone missing? make a fresh one in the console
the piano's top key sticks
spare key hangs behind the calendar
Seed: clover, {n} kilos, north field
recovery run for the team, {n} km, easy
Recovery disk is in the drawer, label faded
login bonus in the kids' game: ten acorns
Unlock level 7 by finding the lantern
achievement unlocked: Beekeeper
Truck plate {plate}, blue tarp
tracking {track}, out for delivery
invoice says {part}, delivered was something else
Saxophone reed 2.5, box of ten
string gauge .010 to .046
Alarm set for {time}, tea in the flask
Sheep tag {n4} is limping
`,
  },
]
