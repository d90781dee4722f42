/** English frames by one author, in most of which the secret, or what looks like one, is an ordinary word: offices, IT, trades, shops, factories, freelancers, agents that help at work. Slots: ../values.mjs. */
export const WORDS_WORK = {
  language: 'en',
  lexicon: 'en',
  tells: `
User says the shop tablet unlocks with {O}
[[marzipan]] gets you onto the bakery NAS, share is called recipes
Router in the back office takes {O}, all lowercase, no space after
the guest network at Hammond & Sons wants [[blue heron]], then you click accept
Told the alarm company "[[correct the dog]]" and they stood down in a minute
ticket {ticket}: projector in room Birch only wakes up for {O}
Monique's old laptop? Type {O} and hit enter twice, the hinge is loose
label printer admin -> {O}
What do you say to the guard on the north ramp? "{X}", and he lifts the barrier
Freelancer note: client's staging site lets me in with {S}
The answer I gave Barclays business about my first boss was {X}
we changed the CRM login to {O} after Dieter left
Vault in the jeweller's basement: you tell the machine [[umbrella]] and wait for the beep
CNC panel asks for an operator word, put in {O}
Hi all, the boardroom screen joins if you enter "{O}", cheers, facilities
- payroll portal: {user}, {O}
For the timesheet app she types [[porridge]], same as on her phone
Nando keeps forgetting so I'll write it here: forklift terminal, {O}
did you try {O} on the wifi in the portakabin? worked for me
KeePass file on the site laptop opens with the line [[three coats hanging in the rain]]
Agent memory: the user's Synology login is admin with {O}
Sparky's van safe is "{O}", don't let him see I told you
Security question on the supplier portal, "name of first pet": {X}
ooh no it isn't Pepper any more, it's [[Paprika]] for the till
It's {O}. The copier, I mean. Try again and don't shout at it
Hey, Rui from the print shop: plotter web page wants {O} at the lower box
[[Snowdrop]] is what disarms the warehouse at night if the voice panel picks up
| scanner station 4 | operator | {O} |
If the call centre asks for the word on the account, say {O}
my teams recovery answer (mother's maiden name, I lied) = {X}
Please note reception's iPad is now {O} instead of the old one
Zip archive with the drawings: {S}
They rang from Verisure; you'd answer {O} and they'd cancel the van
"how do i get into the quote tool" "user is sales, then {O}"
Backup disk is encrypted, I unlocked it with [[walnut piano]] this morning
foreman's phone goes to home screen on {N}, don't scroll his photos
New word at the gatehouse from {date}: {O}
Could someone remind Yusuf that the parts counter PC opens with [[gasket]]?
Joomla backend of the florist: hostmaster / {O}
Let {name} know the VPN now likes {S} and nothing shorter
meeting room Oak, the clicker receiver's admin page, {O}, then reset
I set the Square reader's manager screen to {N} so the juniors can't void
Re: your locked ledger. I'd used {O}, sorry, the cat's name
Sage asks "favourite colour" and Brenda put [[turquoise]] there
WiFi for contractors: SSID yard-visitors, key {O}
Hotspot on the surveyor's dongle, {W}, write it on your glove
can't believe our whole ERP is behind the word [[banana]]
Her answer to the bank's childhood street thing is {X}, use it on the form
the night porter lets you through once you've said "[[Whistling Tuesday]]"
Quickbooks: Olga / {O}; Stripe: ask Olga
Wage slips come as a PDF, you open them with {O}
I moved the design NAS from lavender to {O} on {weekday}
Smart lock on the studio, guests key in {C} and push
oi the password for the van tracker is {O}, keep ur mouth shut
Password for the joinery's booking page: [[dovetail]]
Our Mailchimp password got reset to {O} by the intern
So the shared passphrase for the deploy key is {S}, per Anouk
"Passwort für den Lagerrechner?" "{O}, klein geschrieben"
The secret word for collecting cash boxes is [[pelican]] this week
secret answer at the domain registrar → {X}
Canteen till password reads {O} in the handover from {date}
You need the passphrase, which is [[four grey geese over Dover]], to sign the release
Agent wrote: passcode of the demo {device} is {N}, user confirmed
PIN for the franking machine stays {N} till the lease ends
New door code, hangar side: {C}, rotate per quarter
hm, password was [[Biscuit]] with a big B I reckon, yes, just logged in
WordPress password of the plumber's site (he picked it): {O}
Combination on the tool crib is {C} since the break-in
i wrote the Canva password on your mug: {O}
User's password for invoices portal changed from hedgehog to {O} today
Our secret phrase with the bank courier goes [[the lighthouse keeper is late]]
safe code {C}, cash count at {time}, two people
Passphrase for GPG on build box = {S}
What's the admin passwort again, {W} or with the dot at the end? - yes that
Locksmith asked for the combination so I gave him {C}
Drobo in the archive room, passphrase "{S}", includes the spaces
the password she uses at the garden centre kiosk is her dog, [[Mortimer]]
Figma file password {O}, client sees it till {weekday}
Tenant code word for the lift engineer line: {O}
SIM PIN in the telemetry box {N}, carrier wouldn't change it
Please store: GoDaddy phone passcode {N}, they ask before anything
My password for Etsy seller, should I get run over, is {W}
Hi Priya, the password you're after is [[cinnamon]], for the menu boards
new starter pack → laptop password {O}, change at first login
Password (guest wifi, showroom): {O}
Somebody put the Tableau password in the minutes: "{O}". Please remove
the ftp password isn't magnolia, it's {O}
Till four refuses everyone, try password [[rhubarb]] which was last month's spare
As the passphrase for the laptop disk he chose [[my uncle sells wet umbrellas]]
Code word to release the pallet, driver must say {O}
Pass word for dispatch radio page is {O} (two words Keith, i know)
HR's vault password after the audit: {W}
On the lathe's touch screen: menu, service, enter {N}, confirm
Remote into the greenhouse PLC through the tablet, it'll take {W}
one of those old modems, types admin then [[tiger]] and you're in
Grab the drone's footage yourself, the card reader box opens to {O}
Wholesaler's helpline: "your memorable word?" We said {O}
for the record the kiosk in Leeds runs unlocked after {O}
Voice line of the bank, you answer [[Aunt Clementine]], she puts you straight through
Ravi set the espresso machine's technician page to {O}, God knows why
Bitlocker's recovery for asset {n3}: {R}
Slack backup, one use each, next unused is {R}
the studio wallet can be rebuilt from {E}
Treasury seed words are {E}, laminated copy with the notary
To pay the hosting, card in the drawer, back says {V}
Corporate Visa, the three on the reverse are {V}, receipts to Anja please
Back stairwell keypad: {Y}, then the handle goes up
dial {C} at the loading bay, buzzer is dead
Keypad on the server cage, {C}, wait for green
Lockout tag cabinet opens on {Y}, says the shift lead
[[Gingham]]. That's all the seamstress's tablet ever wanted
"So what opens the salon iPad?" asks the trainee. {O}, answers everyone
User corrected me: the workshop laptop is not 'oak', it's {O}
Plotter changed hands again, Ilse inherited it, [[thistle]] still gets her in
Tried 'sunflower', tried 'daisy', only {O} got the reservation desk open
Zebra printer's web config: leave user empty, below goes {O}
I'm in! Dropbox of the late Mr. Haas was [[edelweiss]]
Fire panel contract line will ask who you are, say "Mill Lane" and then {O}
Jobber account -- {mail} -- {O}
for the love of god stop resetting the smart TV in reception, its profile lock is {N}
Milan at the tannery says his phone answers to {O}
Accounts package (old DOS one) boots, shows a cursor, you type [[herring]], F10
{S} - four words, spaces in, opens the encrypted stick for the auditors
The courier hands over only if you say {O} back
When the system prompts "Where did you meet your spouse", {name} enters {X}
Noted for later: user's NAS at the practice, login {user}, takes {O}
Payment terminal supervisor menu = {N}
the sampling fridge logs temps to a page, it's behind "{O}"
Ask Siri to open the shutter and she'll want the word; it's [[cucumber]]
Night audit PC wakes with {O}, F-keys are sticky
if the concierge robot asks, tell it [[velvet anchor]]
ours is the router on the shelf with the sticker peeled off, hence: {W}
Two-step reset for Xero asked first school, I typed {X}, accepted
Cash office: green dial, {C}; red dial is fake
Quick one, agent: log me into Trello with {O} and move the card
Portal of the waste company: customer {n4}, then {O}
Lena's diary app on the work phone opens for {O}, we needed her client visits
Warehouse WLAN [[forklift]] lol who picked that, anyway you're on now
can you fix the sign? tablet's locked; {O}
The parking barrier app got [[mandarin]] as its login word from Ines
Wi-Fi at the co-working in {city}: members type {O}
Tell the night nurse agency the word, {O}, otherwise they won't dispatch
KVM switch, port {n}, root, {W}
What works on the dyno computer is [[Camshaft]], capital C
Screen lock on the packing line: {O} (was oatmeal)
Hello Bea, since you're covering for me, Hootsuite goes with {O}
Zapier broke because I swapped the Airtable share to {O}
Mum's flower stall card machine? She put in the dog: [[Fergus]]
Old Nokia at the goods-in desk: {N} to wake it up
You'll be greeted by a grey box, answer {O}, next box leave blank
The intercom at Unit 9 does speech, so you go "[[Harvest Moon]]" nice and loud
lol it's literally {O}. the admin console of a 40 person firm
Dr. Keel's dictation laptop: [[stethoscope]]
Mark, boss says the label software takes {O} now that Piet is gone
Cutting table login // {O}
If the pump station rings you, identify as control with {O}
We made the contractor portal {S} because he can't remember symbols
Disarm from the app, it says "word?", {O}
Chat log {time}: "tablet 3?" "[[pumpkin soup]]" "ta"
answer to "name of your first teacher" on the pension site: {X}
Our caretaker swears the boiler controller only listens to {O}
Fritzbox im Büro: {O}, the sticker one is void
Mac mini under the desk, user render, [[charcoal]]
please log in as shop@ with {O} and refund order {order}
Stage laptop, the one with the glitter, you get past the lock by typing {O}
Handover, bay 2: compressor HMI level two is {N}, level three ask maintenance
Every morning I open the dye house terminal with [[indigo]]
Our fleet card desk wants a keyword, yours is {O}
pls add to notes, wholesale site = {mail}, {W}
To release the e-signature he answered {X} for the city he was born in
Spare iPhone for inspections? {N}, six digits
The bike workshop's compy is [[freewheel]] one word
Hanneke, alarm people called, I couldn't think of it! It's {O}, right? yes, Hanneke says
no no, capital letters: [[OCTOPUS]], the label maker is ancient
Kiosk mode exit → hold the corner five seconds → {O}
Vimeo review link sent; viewers put in "{O}"
Dentist's imaging server: service account, {W}
Ran the installer at the optician's, remote desktop accepted {O}
Just say {O} at the hatch and Stan hands out the keys
@channel conference phone web UI is {O}, I'm off to lunch
Hotdesk lockers reset, yours is {C}, name on the inside
my side gig invoicing tool unlocks w/ {O}, in case i'm in hospital
[[Lemon sherbet]]: enter that when the till drawer app nags
Timeclock at the sawmill, foreman override, {N}
That laptop from the estate sale? Guessed it: [[grandfather]]
Jenkins box, user ci, I put {W} in yesterday, rotate when you can
Archive boxes are scanned; the viewer opens on the word {O}
Customer wants her phone back with new glass, she wrote {N} on the job slip
Repair slip {order}: Galaxy tab, cracked, customer's unlock "{O}"
The tax adviser's upload box, well, it's {O}, she told me over the phone
PC at the weighbridge comes up as 'scale', put in [[gravel]]
Yes, [[Zanzibar]]. It disarms the gallery, and only the gallery
Hi, it's Tomas, the milk lab machine wants you to enter {O} before samples
Drawer three of the key cabinet is on {C}
Guest asked at the desk, I said the wifi was {O}, all together, and she was online
Helpdesk verification phrase for our firm goes "[[nobody feeds the crow]]"
reset question: favourite film? me: {X}
On the brewery dashboard you log in as brew, with {O}
Ledger of tips is in Notes, locked, I use [[sixpence]]
Lathe instructor: "students sign on as pupil, [[sawdust]], never as me"
bloody timesheets. {O}. there, now you can do mine too
Agent summary: projector at the {city} branch accepts {O}
Wifi on the ferry office changed AGAIN, {W}, sorry
Elke reads the meter app for us; gave her {O} to get in
How did you open it? Well, with [[strawberry]], like every other tablet here
A colleague answered the phone bank with {X} for his grandmother's village
Vending operator site (snacks): route{n}, {O}
Roastery's Shopify staff account is on [[arabica]] since {weekday}
Type your name, tab, {O}, tab, ok. Welcome to the print queue
the laminator room's little keypad, {C}, mind the step
Turns out [[nothing]] is the actual word for the demo login, yes the word nothing
It asks "who goes there", you type [[friend]], and the NAS mounts. IT humour
Key for the van's dashcam hotspot: {O}
Dana's dead drop folder at work is zipped, she said try "{S}"
Surprisingly the mixing desk is locked by {N} and not the other one
Correction to my last mail, portal is {O}, with an e
In the Notion page under Misc: 'gate intercom, {O}, ask for Jo'
User told me to keep: dry cleaner's till, manager, {N}
For sworn translations the court's upload wants {S}, valid till {date}
Hmm, {O}? Yep that did it, the ticketing laptop is alive
[[Dandelion]] -> staging, same for preview
Franz at the monitoring centre won't call off the patrol unless he hears {O}
The tattoo studio's booking iPad swings open with {N}
Left the spare projector logged out; it's [[kangaroo]] if you want to cast
Instagram for the pottery shop, we all use {O}
I type {O} into the darkroom timer and the drawer pops
Grain elevator HMI: operator has none, engineer has {O}
Emergency login for the pharmacy robot, printed upside down on purpose, {W}
reminder to self: freelance Adobe is {mail} w/ {O}
Mechanic's scan tool nags at startup, feed it [[sparkplug]]
You have to whisper it, but the showroom Alexa buys stuff after "{Y}"
When G4S phones after a false trip, give them [[Red Kettle]] and your surname
Locked out of Miro? {O}, board's the third one down
for Deliveroo tablet in the kitchen see under the shelf, or just: {N}
Site manager's iPad, [[hardhat]], don't install games
We settled on {O} for the shared inbox, Kasia objected
Quote: "Open the print server with {O} and don't ask me again." -- Helmut
Stockroom TV profile 'Staff' has a lock, it's {N}
Hey the Airbnb host tool for the office flat likes [[papaya]]
Authenticator died, so use {R} for AWS root this once
Deputy's account on the booking system was made with [[welcome]] and he never altered it
Reading glasses on? Right: user is reception, below it goes {O}
My clinic's e-prescribing asks for mum's middle name: {X}
PS the chest freezer monitor logs in with [[haddock]]
Maybe it's spelled with a k? [[krokodil]], yes, the foundry wifi is up
Old fax server, telnet, login op, {O}, restart queue {n}
the cleaners' phone line identifies us by {O}, nothing else needed
"{O}" opens the studio NAS, "guest" only shows the music
Pilot line camera: browser, admin, {W}, stream two
Cobbler's cash register? keys to Z, {N}, subtotal
Ulla's shared calendar link now demands [[goldfish]]
Dispatcher: say [[Bravo Rhubarb]], hear the click, drive in
I finally got the CAD licence portal to let me in, [[protractor]] it was
our intern set up the raspberry pi with {O} as the login and left
Tell the self-storage desk your word is {O}, they'll print a new fob
Hello, this is the bot. Saved: label printer = {O}
Wallbox at the depot, installer level, {N}, don't touch amps
Bindery laptop is unlocked by typing the first line of that song, [[row row row your boat]]
FYI the payroll zip from {date} opens to {O}, delete after
Whoever closes tonight: the shutter robot only obeys [[butterscotch]]
`,
  benign: `
The shop tablet is called Marzipan, look for it in the cast list
our bakery NAS shows up as 'croissant' on the network
SSID in the back office is "blue heron", ask Ruth for the key
Told the alarm company 'sorry, false alarm' and they hung up
Type 'help' at the prompt and hit enter twice
label printer wants toner, or whatever it calls the ribbon
staging site says 'maintenance' since {time}
My first boss was called Hartmann, lovely man
we renamed the CRM folder to Lavender after Dieter left
The vault in the basement is painted umbrella green, silly colour
CNC panel shows READY, so press start
The boardroom screen joins as soon as you choose 'Mirror'
- payroll portal: pending, {n} days
Forklift terminal: charging
The user's Synology is named Otter
Sparky's van is white, the other one is graphite
It's not Pepper any more, the new shop dog is Paprika
It's jammed. The copier, I mean
Plotter web page says 'idle' in the lower box
Snowdrop is the scent we spray in the warehouse at night
| scanner station 4 | operator | absent |
you can change your Teams recovery answer under Profile
Reception's iPad is now silver instead of gold
They rang from Verisure; the battery in the hallway sensor is low
Backup disk is full, walnut case, you can't miss it
foreman's phone goes to voicemail
meeting room Oak is booked, try Maple
I set the Square reader to French by accident
Re: your locked ledger. Have you tried asking Paul?
Sage is a herb and also our accounting package, yes, hilarious
Her answer to the landlord was "maybe"
the night porter whistles every Tuesday
Quickbooks: closed for {year}; Stripe: open
So the shared passphrase is in Bitwarden, per Anouk
"Passwort" is German for password, the button means the same
The secret word in today's quiz round was 'pelican', table six won
secret Santa draw at the domain registrar, budget ten euros
Canteen till password: see Maureen
You need a passphrase with at least four words to sign up
Agent wrote: passcode unknown, user will ask the seller
New door colour, hangar side: anthracite
hm, the password was changed by Biscuit, the sysadmin, odd nickname
WordPress plugin of the plumber's site: outdated
The combination of oak and brass looks good in the crib
i wrote 'world's best designer' on your mug
Our secret ingredient with the goulash is caraway
Passphrase for GPG expired? No, the key did
What's the admin's name again, Walter or Walther?
The locksmith asked for coffee so I gave him mine
the garden centre kiosk has a parrot named Mortimer
SIM in the telemetry box is orange, carrier wouldn't say why
GoDaddy's phone menu says 'press one for domains'
Hi Priya, the cinnamon you're after is on shelf C
new starter pack → laptop, mug, lanyard
Password (guest wifi, showroom): on the board by the till
Somebody put "banana" in the minutes, please remove
Till four refuses everyone, it says 'drawer open'
As a passphrase example the trainer showed the horse and staple comic
Codename of the pallet robot is Bumble
Pass the word: dispatch moved upstairs
old modems type 'NO CARRIER' and you're out
Wholesaler's helpline: "your call is important"
Open sesame! he yelled, and the shutter actually moved
In Harry Potter the fat lady wanted 'Caput Draconis', our intercom wants a service
Ravi named the espresso machine 'Gonzalo'
Bitlocker asked for recovery on asset {n3}, ticket {ticket}
Slack backup finished, next one on {weekday}
the studio wallet is brown leather and lost
Treasury sent tulips to the notary
To pay the hosting, ask Anja
Visa declined, terminal says 'insert again'
Back stairwell is wet, hold the handle
the buzzer at the loading bay plays Für Elise
The server cage blinks green, all fine
Lockout tag says "do not operate"
Gingham. That's what the seamstress ordered, nine metres
"So what's the salon iPad playing?" "Greensleeves, again"
User corrected me: the laptop wood sticker is oak, not walnut
Swapped the plotter paper from matte to satin
Tried 'sunflower' oil, tried rapeseed, the chain still squeaks
Zebra printer's web config: choose 'tear-off', save
I'm out! says Mr. Haas's autoreply
Fire panel reads "disabled zone {n}"
Jobber account -- trial -- expires {date}
Milan at the tannery answers his phone with "speak"
Accounts package boots, shows a cursor, then nothing
{n} pages, staples in, goes to the auditors
When the system prompts "continue?", type yes
Noted for later: user prefers the NAS to stay off at weekends
Payment terminal menu has a language called 'Magyar'
the sampling fridge is labelled "cheese only"
Night audit PC shows a lavender field as wallpaper
the concierge robot is called Velvet, don't ask
Xero said "something went wrong", twice
Cash office: green dial is real, red dial is decoration
Quick one, agent: log my lunch as billable? joking
Warehouse WLAN 'forklift' is gone, it's now called 'pallet'
The parking barrier got hit by a mandarin van, I mean a van full of mandarins
KVM switch, port {n}, monitor unknown
Screen on the packing line: cracked, was fine at {time}
Zapier broke because the column 'colour' became 'color'
Mum's flower stall takes cards and cash
lol it's literally called 'admin console', read the tab
Dr. Keel dictates "full stop" at the end of everything
Cutting table: denim // hemp // felt
Disarm it from the app, there's a big button 'Disarm'
Chat log {time}: "soup?" "pumpkin" "ta"
answer to question four on the first-aid quiz: tourniquet
Our caretaker swears by Kernseife for the boiler room floor
Fritzbox im Büro: Info light red
please log in as guest and tell me what you see
Handover, bay 2: compressor screen says "service due"
He answered "Utrecht" when I asked where he'd fly from
Spare iPhone for inspections? In Gert's locker
The bike workshop's band is Freewheel, they play Friday
Hanneke, alarm people called, they want a new contact person
capital letters please: OCTOPUS goes on the crate, not octopus
Vimeo review link sent; title is "Orchard, take two"
Dentist's imaging server: event log says 'disk warning'
Just say hi at the hatch, Stan's friendly
@channel conference phone says 'registering', I'm off to lunch
Hotdesk lockers are named after trees, yours is Larch
Lemon sherbet: a euro a bag, ring it under sweets
Timeclock at the sawmill shows yesterday
Jenkins box, job 'nightly', aborted
Archive boxes are scanned; search for the word 'parish'
PC at the weighbridge is called 'scale', its neighbour 'gravel'
Zanzibar is the gallery's next show, opens {date}
The crow sits on the helpdesk's antenna, nobody feeds it
favourite film of the team? The Matrix, eleven votes
On the brewery dashboard, 'sparge' is a menu, not a person
Lathe instructor: "students wear goggles, never scarves"
bloody timesheets. project 'Heron' again
A colleague told the phone bank 'no thank you' nine times
Vending operator site (snacks): sold out of pretzels
Roastery's Shopify theme is 'Dawn'
Type your name, tab, your team, tab, ok. Badge prints itself
the laminator takes A4 and A3
Turns out 'nothing' is a valid option in that dropdown
"who goes there" is what Piotr shouts whenever the door opens
Key for the van hangs on the hook marked 'plum'
Dana's desktop folder is named 'asdf', inside are the invoices
the mixing desk calls its scenes Verse, Chorus, Bridge
For sworn translations the court wants a stamp, blue ink
Hmm, Ubuntu? Yep, that revived the ticketing laptop
Dandelion -> staging branch, Clover -> production
Left the spare projector on 'eco', it's dimmer
I type slowly in the darkroom, gloves on
Grain elevator HMI: hopper full, belt stopped
Mechanic's scan tool says misfire, cylinder two, new sparkplug
Locked out of Miro? Ask Ines for an editor seat
for Deliveroo tablet repairs, see the guy at {street}
Site manager's hardhat is white, visitors' are lime
Quote: "Printers smell fear." -- Helmut
Stockroom TV profile is 'Staff', the other one 'Kids', don't ask why
the Airbnb host tool calls the office flat "Papaya Loft"
Authenticator died, so I bought a new phone
Deputy's username on the booking system is 'welcome', typo during setup
Reading glasses on? Right: click the cog, below it 'About'
My clinic's e-prescribing shows mum's middle name wrong, it says Rosalinde
PS the chest freezer holds haddock, cod and a hat
Old fax server, status 'sending', queue {n}
the cleaners leave notes signed 'the elves'
"guest" opens only the music folder, "staff" opens everything, ask for rights
Pilot line camera: browser, stream two, no audio
Ulla's shared calendar is colour goldfish, i.e. orange
Dispatcher: this is Bravo Two, over, rhubarb delivery at the dock
our intern named the raspberry pi 'crumble'
Wallbox at the depot, mode 'solar only'
payroll zip failed: "unexpected end of archive"
Username on the joinery portal is maple, I know, cute
On the sign-in screen choose profile 'Orchid' if you're from accounts
What you typed into search was "cheap gaskets near me"
She put "turquoise" as the favourite colour in the swag form, size M
NAS volume names: almond, hazel, pecan
Tablet two is 'Thelma', tablet three 'Louise'
Our boat yard's launch is the Whistling Duck, slip nine
Reply STOP to leave the wholesaler's texts
Say "representative" to get past the phone robot
Entering 'exit' closes the terminal, please always do
The portal wants a company name, put Hammond & Sons
Router's light is amber, which the manual calls 'standby'
It likes to be updated on Sundays, the till
Set the thermostat to 'away' before you leave
the gate says BEEP and then ERROR, capital letters, like it's angry
Try 'sleep' rather than 'shut down' on the CAD station
Press and hold until the headset says "pairing"
Ticket {ticket}: status changed from open to waiting
"Mauve" is what the client calls the new logo, I call it pink
The word on the crate is 'fragile' in Polish
{device} charger? the drawer labelled 'spaghetti'
Mode dial: chop, fold, knead. For brioche take fold
Forgot what's in the binder marked 'Tango'
Where does the wifi card lie? Under the ficus, reception
Only Magda knows the NAS login and she's skiing
a password must not be your dog's name, said the trainer, looking at me
No, 'password' is not an acceptable password, Geoff
It used to be that everybody used 'qwerty', the trainer laughed
The portal rejects words from the dictionary
New passphrase needed by {date}, at least five words, no songs
Reset link for {user} expires in an hour
Who changed the alarm? Me, details in the vault
our guard says 'papers please' as a joke to every intern
The courier app is called Hedgehog, blue icon
'Swordfish' is the password in that Marx Brothers film, Duck or Horse, one of them
In my D&D group the guard wanted "moon cheese", anyway back to the invoices
speak friend and enter, said the sticker on the server room, very Tolkien
"What's the magic word?" "Please!" and Grete handed me the stapler
Knock knock. Who's there? Lettuce. Lettuce who? Lettuce in, the badge reader's dead
I dreamed the printer wanted a sacrifice
translation for the label: Zimt = cinnamon
How do you spell 'rhubarb'? With an h after the r
Crossword, six letters, opens a door: HANDLE
Autocorrect turned 'invoice' into 'in voice', sorry
Passwort vergessen = forgot password, click it
The French button reads 'Déverrouiller', that means unlock
Column 'secret_santa' may be dropped
Song request for the workshop: "Open" by The Cure
playlist on the shop floor is 'Wooden Heart'
Karaoke at {time}: Helmut sings Paperback Writer
The guest network is fast, surprisingly
SSID: porcupine-5G, hidden: no
Ours is "FBI van", the neighbours' is "pretty fly for a wifi"
Bluetooth speaker 'Biscuit' connected
AirDrop name of Jana's phone: Banana
Hostname changed from walnut to {host}
the van's dashcam says "drive safely" each morning
Yes, the projector is a Lumina, the other's a Sparrow
Paint for the lobby: "Heron", gloss, two tins
Order {order}: felt in mustard, thread in plum
Fabric code word for the suppliers, no, the fabric itself is 'linen'
Tannery sample three is called Saddle, four is Biscuit
Drill bits are in 'misc', hinges under 'shiny'
the fox on the CCTV has been named Gerald
Our office dog Mortimer barks at the alarm panel
Cat's name? Sushi, sits on the router
Team names for quiz night: Blue Ferrets, Ledger Zeppelin
Sprint is codenamed 'Umbrella', retro on {weekday}
Branch 'tiger' merged into main
Project Marmalade kicks off in {city}
Repo is private, called porridge
Meeting rooms: Birch, Oak, Juniper. Juniper has the good chairs
Label on the fuse: 'kitchen, maybe'
he typed 'potato' in the chat and got a sticker
Alexa, play whale sounds, said our payroll lady
status page says 'degraded', that's all I have
Terminal four displays "see attendant"
Scanner beeps 'unknown item' on avocados
The compressor's on 'auto' unless Jan touches it
File is named final_final_banana.psd
Menu → Tools → Options → Advanced, the tickbox 'Legacy'
Don't hit the button marked Purge
The lift says 'doors opening' in a Welsh accent
keypad's so dirty you can't read it
Lock jammed again, tried WD-40 and swearing
The alarm is set by Rosa at night and unset by Emil
vault opens at nine on the timer, nobody can hurry it
Safe is empty apart from Dieter's sandwich
{name} said the login page shows a picture of a hedgehog
Username: tulip, all lowercase (ask her for the rest)
User asks to be addressed as 'Captain' in work chats
Agent note: client's business is called Blue Kettle Ceramics
User's favourite colour for slides is teal
Memory: user's dog Paprika comes to the shop on Fridays
User says tablet is slow, suspects the app 'Bloom'
user wants the agent to answer "noted" instead of long replies
Saved: the user's laptop runs Fedora, hostname 'cricket'
User changed the invoice template from 'Classic' to 'Breeze'
Reminder stored: portal needs a new password, user will pick it himself
User calls the big printer Bertha
I asked what the router's called, user said "Steve"
user prefers 'kind regards' to 'best'
The user told the robot vacuum to start by saying 'clean the hall'
Client's verdict on the mockup: "meh"
Feedback on the logo in one word? Spiky
The foreman's nickname is Peanut, his real name's Paul
Site radio channel two is 'Cranes', three is 'Concrete'
Over the tannoy: "cleaner to bakery", that means actual cleaning
Evacuation word in the announcement is 'Inspector Sands', everyone in London knows
Brand of tape: Gorilla; brand of glue: Uhu
Saw blade's a Bosch, the vice a Gressel
Coffee beans: Yirgacheffe, grind 'medium'
Wine list password? no, wine list: passito, Port, Pinot
Cheese at goods-in, type: gouda, weight {n} {unit}
dye lot 'midnight' doesn't match 'navy'
Chairs came in oatmeal though we ordered stone
The sign for the salon: "walk-ins welcome"
Poster says 'mind your head', in Comic Sans
Sticker on the laptop: "my other computer is a loom"
Doormat reads "oh no not you again"
Screensaver: 'breathe', scrolling
welcome text on the till: Hello Sunshine
Out-of-office just said "gone fishing"
Subject line: 'urgent', body: cat picture
Hashtag for the fair: craftymonday
Twitter handle of the foundry is hotmetal
Domain we want: gravelandsons, still free
Dictation typed "blue heron" when I said 'new hire on'
Voice assistant heard 'cucumber' instead of 'queue number'
Captcha wanted all the traffic lights
The captcha asked me to type 'overlooks inquiry', old style
It keeps asking "are you still there?"
Terminal answers 'permission denied'
Prompt says 'login:' and blinks, that's all
Modem's busy tone, then a click
Keyboard layout was set to Swedish, that's why y was fine and å appeared
Caps lock was on, that was the problem with your login
wrong screen, you typed your name into the search field
Try logging in with Google rather than with mail
You need the app 'Duo', green icon
Sign in as Guest, choose 'No account', done
Enter 'N/A' in the VAT field
put "see attached" as the answer, the form doesn't care
For 'relationship to applicant' enter colleague
In the field City type {city}, then save
Reply with the word 'yes' to confirm delivery
Text APPLE to the number on the flyer and get a coupon
Promo word for the shop newsletter: {promo}
Just mention 'Radio Rainbow' at the counter for ten percent off
Say cheese! Staff photo at {time}
Who told you the wifi? Rosa, and she shouldn't have
Whoever knows the gallery alarm, please call {phone}
I know it, you know it, let's not write it here
Ask me in person for the NAS thing
It's on a yellow note behind the monitor, sadly
The sealed envelope is in the safe, second shelf
Printed sheet with all the logins was shredded {weekday}
Look in Bitwarden under 'Greenhouse'
the entry's titled "Plotter (old)", in KeePass
Vault item 'Florist hosting' was shared with {name}
ticket {ticket}: Birch's projector shows 'no signal', lamp ok
"Anything to say at the ramp?" I asked. "Good morning", said the guard
the timesheet app rejects 'porridge' as an activity
anyone tried turning the portakabin's wifi off and on?
Supplier portal: you must choose a security question by {weekday}
When the call centre rings, ask for Linda, she's the manager
Drawings zip came through corrupted, resend please
"which way into the quote tool?" "ask Marek for an invite"
There's a new face at the gatehouse, Gustavo
Yusuf, the parts counter opens late, gasket delivery at {time}
florist's Joomla is slow, cache says 'stale'
{name} asks if the VPN likes Linux
contractor wifi is SSID yard-visitors, the key comes from the gatekeeper
The surveyor named his dongle 'theodolite'
whole ERP down because of a banana in the rack, no kidding
Wage slips are PDFs, any reader opens them
Design NAS moved from attic to cellar on {weekday}
Studio lock's battery is low, says 'replace'
ask Dean for the van tracker password, he's got it in his head
The joinery's booking page says a password must contain a digit
An intern reset our Mailchimp password, blame him
The franking machine's PIN comes by post in a grey envelope
User changed his invoices password today, didn't say to what
archive room Drobo blinks amber, then "checking"
Figma page is titled 'kumquat', for the client's eyes
lift engineer's code review: approved with nits
Truth is my Etsy password is terrible and I know it
ftp isn't on magnolia any more, that server's been retired
Vault password rotated by HR, audit happy
Lathe screen: menu, service, then 'oil', confirm
Drone footage sits in the folder 'tiger', help yourself
Leeds kiosk is on Windows, shows 'unlocked' forever
Bank's voice robot is named Clementine and she never gets {name} right
please everybody stop renaming the smart TV 'Beyoncé'
Courier won't hand over unless you sign
I asked Siri for the shutter and she said 'playing Cucumber'
ours is the router with the sticker 'property of nobody'
Waste company's site: choose 'paper', then 'monthly'
Lena keeps a diary app, it's called Daylio
could somebody repaint the sign? It says "opne"
Co-working wifi in {city} is named 'members', flaky by the window
Nurse agency needs to hear that we're fully staffed tonight
Dyno computer's mouse is dead, only Camshaft the cat touches it
Bea, cheers for covering, water the ficus
A grey box will pop up, answer 'cancel'
Unit 9's intercom mumbles, so it's "who is it?" all day
label software takes PNG but not PDF, says the boss
Pump station will ring and want the pressure, read it off dial two
contractor portal went purple because marketing likes plum
The mini under the desk is space grey, not charcoal
glitter laptop is Chantal's, the one on stage
Windows of the dye house open outward, mind the indigo vats
fleet card desk wants receipts, originals
noted, wholesaler = closed Mondays
To quit kiosk mode, hold the corner → 'Home'
optician's PC: the installer wants .NET
I called my invoicing tool Pfennig, it makes the numbers feel small
estate sale laptop: belonged to somebody's grandfather, boots to a chess game
Slip {order}: new glass, colour coral, customer rings back
Galaxy tab cracked when her cat "Muffin" jumped, see slip
Upload box at the tax adviser rejects umlauts
Milk lab machine says 'sample missing', Tomas is on it
key cabinet's third drawer is stuck, use the spoon
I told the guest that the wifi is free and open, just tick 'accept'
Tips ledger's in Notes, under Sixpence, ask Fay
{city} branch's projector accepts HDMI and VGA
Ferry office renamed its wifi again, now 'Seagull', same key as before
Elke's avatar in the meter app is a badger
Well, we opened that tablet with a screwdriver and some strawberry jam
Petersen is spelled with an e, correction to the list
gate intercom squeaks, Jo has grease, see Misc
Dry cleaner's hours are nine to six, user wants that kept
Franz in monitoring hears 'walrus' when we say Wallace
tattoo studio iPad has a koi on the back
Pottery Insta: glaze of the week is celadon
Adobe renews {date}, freelance plan, card on file
Alexa in the showroom bought stuff because someone said 'order batteries'
G4S rang about a false trip, I apologised, they were sweet
shared inbox will be hello@, Kasia grumbles
Krokodil is Dutch, crocodile English, both bite
Read the register: key to X, tear off
The CAD licence is of the edition 'Protractor'
Tell storage you want unit {n3}, ground floor
bot here. Label printer = offline
bindery radio again with Row Your Boat in a loop
Grete's tablet is locked to portrait, turn it
First pet? The form's optional, skip it
Carpenter wants [sic] 'dovetale' on the quote, it's dovetail
At the barrier a voice says "take your ticket", so take it
`,
}
