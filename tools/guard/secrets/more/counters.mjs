/** English frames by one author, a third of the secrets ordinary words: offices, IT support, shops, trades, warehouses, hotels, clinics. Slots: ../values.mjs. */
export const COUNTERS = {
  language: 'en',
  lexicon: 'en',
  tells: `
User says the front-desk tablet unlocks with {O}
NAS in the cupboard behind accounts still takes {W}, nobody has touched it since {year}
Courier can come round by the loading bay, he just dials {C} and waits for the buzz
guest network at the dental practice: "{O}", all lower case
hi {name}, the projector in Meeting {n} kept asking, I typed {N} and it woke up
Changed the diary app to [[marzipan]] because Yusuf saw the old one over my shoulder
alarm company rang, they want the word. It's "{O}", say it slowly, the line is bad
Printer admin page → {user} / {W}
Sunita on reception answers "first pet" with {X}
if the roller shutter sulks: {C}, green, green again
night porter's locker -> {Y}
"Which school did you attend?" {X}, at least that's what she told the bank when I was standing there
room safe in {n3} was left on [[4-18-33]] by the last guest, please reset
laptop of the new locum boots with [[blue heron]], sticker goes off today
can you try {W} on the supplier portal? worked for me at {time}
ticket {ticket}: customer cannot reach TV profile "Kids"; told him {N}, confirmed working
The vault at the goldsmith's is [[seven two seven one]] since the insurance man was here
Back-up codes for the payroll account, first one still unused: {R}
CVV on the company Visa for the toner order, since you asked: {V}
Right, the crane cab. Immobiliser wants {N}, enter, then count to three.
scaffold yard gate ....... {C}
wifi? {O}. with a small letter. yes really
Till two: operator 14 signs on by {N}, till three is Marek's
Hotel Lindenhof, staff wing, the lift goes to the roof only after {C}
My Trezor's words, in case the shop burns down: {E}
I gave you the clinic laptop's old one, sorry; make it [[Tiger-42!]]
forklift charger bay: punch {Y} and the cage lets go
Dispatch tablet (the cracked one) opens on {N}.
"{S}" is what the alarm people expect when somebody trips the sensor by accident
Note for cover staff: medicine fridge, keypad above the handle, {C}
whoever shut down the label printer, it comes back with {W} at the prompt
Password for {host} as of this morning is {W}
PIN on the site van's tracker unit = {N}
Pls dont laugh, the accountant's zip files all open with [[giraffe]]
Warehouse B, door 7, {C}; Warehouse C is on the fob system
i set the new guy up as {user}, first sign-in {W}, he'll be forced to pick his own
Mrs Adeyemi's challenge question is her mother's birthplace, she always gives {X}
use {O} at the coffee machine's service menu, then descale
Combination of the key cabinet, third floor: [[12-30-7]]
the passphrase on Dana's SSH thing reads {S}, with blanks
it's {C} for deliveries before six, after that ring the bell
Wi-Fi for trades people on site: SSID Baustelle, key {W}
IT told me the recovery stick for BitLocker wants {R}, so I keep it here
Sage login on the old Dell? {user}, and then [[harvest moon]] in the lower box
I need to get into the ceramics shop router. Dad set it to {W} if that helps.
Re: handover. Bollard remote is flat, so at the post press {C} twice
hotline asked for my telephone password and [[Butterblume]] was accepted
spoke to bank, security word with them stays "{O}"
remember for Thursday: the church hall's amp rack has a numeric lock, {C}
Unlock swipe doesn't work with gloves so Piotr's handheld scanner has {N}
The three numbers behind the fuel card signature strip are {V}
ok so voicemail of the shop: hold 1, then {N}, then pound
{W} <- that's the camera recorder in the stock room, don't mail it to anyone else
my tablet at the nurses' station listens to [[paprika]] now, no longer to the ward name
What the guard at the container port wants to hear tonight: {S}
2FA is lost, support says read them {R} from the printed sheet
Foreman's phone, four taps: {Y}
Where did you meet your spouse? -> {X} (answer on the pension site)
Bakery alarm off: {C}. Bakery alarm on: just close the door.
Safe behind the Klimt print opens at [[left 30, right 8, left 19]]
CLIENT: "the portal likes {W} but not on Safari" - noted, see {inc}
You'll find the Synology asks twice; both times it's {W}
on the carwash terminal the service key sequence goes {Y}
our guest WLAN ({host}-guest) lets people on with [[Sonnenblume7]]
three of us share the Canva account, everybody types {O}
Ledger seed, written from the steel plate by me and Rob: {E}
hey is it still {C} for the bin store? asking for the plumber
| Loading dock east | {C} | changed {date} |
| Staff wifi | [[monday again]] | do not give to guests |
| Petty cash tin | {N} | Ines, Tomo |
Fitter says the boiler's installer level needs [[0012]] and then you can lower the curve
KeePass master on the shared drive? "[[correct the dog]]", I swear I didn't choose it
Parking barrier, staff side, reads plates; if it fails key in {C}
Old Windows 7 box in the spray booth: no user, only {O}
I forgot it myself so writing down: shop's eBay is {W}
The intercom at {street} wants {C} then the key symbol
Chef's iPad was on Claire's birthday but now it's on {N}
PUK of the alarm panel SIM: {R}
{user} on the booking engine got reset to {W} by the Lisbon office
when they ring from Securitas and ask, tell them {O}, otherwise they send the police at our cost
"Hi, need the cvv again for the AWS card" "sure, {V}"
He who opens the archive on Saturdays needs {C} for the inner grille
Kiosk mode exit: tap the logo five times, enter {N}
swimming pool plant room has a mechanical lock: C, 2, 4, 5... no wait, it's [[C-2-4-Y]]
phone company says our spoken ID is "[[grüner Tee]]"
Zoom host key for the boardroom screen would be {N}
please stop shouting it down the hall, we all know the plotter is {W}
Gate 4 quarry: [[X9-31]] till the blasting is over
BIOS on the reception PCs, all five, [[lasagne]]
Our depot's NVR came with admin/12345, I put {W} in
Does [[velvet]] still let me into the tailoring shop's Instagram?
The lad from the co-op answers "favourite teacher" as {X}, I saw it on the form
TV profile Dad, hotel staff flat, is guarded by {N}
Mailchimp's spare codes, line four: {R}
crypto wallet for the bike shop donations got made today, words in order {E}
Door to the MRI corridor → {Y}, hash
for the record: the floor scrubber starts with {N}. Key alone isn't enough
Ursula at the library desk unlocks the returns box using {C}
Sorry for caps, THE ROUTER IS {W}, CASE MATTERS
Doc said to type "{O}" into the dictation box and it stops nagging
On the loaner Kindle there's a four-figure lock, {N}, parents may know
Janitor's closet, second basement... try {C}, failing that kick it
Answer to my question at the building society ("dream job") is {X}
Fwd: the {service} thing. Username {user}, and {W}, expires {date}
Laptop bag found, thanks! It wakes up on [[orange juice]], could you check whether the screen survived?
card's on the desk, security digits {V}, buy the extension leads please
{S}: four words nobody guesses, and that's what the payroll volume is mounted with
Sorry Anouk, wrong one, the linen room isn't 2210 any more but {C}
Put {N} in when the self-checkout asks for supervisor approval
agent note: user keeps forgetting, his Proton mailbox is [[walnut desk]]
Hey, quick one, is the sandblaster cabinet still on {Y}?
paging system: log on with {user}, second field {W}, third leave empty
The dental X-ray PC asks "Kennwort", we all enter [[Zahnfee]]
SSID "Hotel Post Gast", join with {O}
{C}, said the caretaker, and then lift the bar
New this month: the rooftop hatch is {C}; the smokers are not to know
Recovery phrase for the MetaMask on the shop's machine: {E}
google locked us out, the backup code that worked was {R}, seven left
Bike shed? {Y}. Don't tell the fourth floor.
Tell the temp that the franking machine needs {N} or it will just blink
"What was your first car?" for the domain registrar we gave {X}
Locksmith reset the deed box to [[31-4-22]], tested three times
her iPhone, the one for the salon bookings, opens by {N}
FTP for the signage player is {user}:{W}
Greenhouse two's climate computer takes "{O}" at level three
at the goods lift: press B, hold, {N}, release
customer read out her CVC as {V} over the phone, I should not have written it
For when I'm on leave: fumigation chamber {C}, quarantine shelf is unlocked
Code word with the childminding desk at the store so they hand over Leo: [[pineapple]]
hotel PMS lets night audit in under NIGHT with {W}
Surgery's dispensing robot stops at a prompt; Mehmet says {N} and F8
EPOS back office? manager = {O}
"the vault wants both of us, my half is [[91-04]]"
Zapier was made with Tim's mail and {W}, he doesn't mind
So the security question said favourite dessert and I went for [[tiramisu]]
Oxygen store round the back of the clinic, the padlock turns to {C}
tannoy mic is locked, you get it live by {N}
Site office container #3, {C}; kettle is under the stairs
Ask for Gregor and say {S}, he'll let you take the samples away
the HR self-service page, I told you twice now, {user} and {O}
Yubico lost -> emergency code {R} -> then enrol the new key
The master for Bitwarden at our firm remains {S}
For the {device} in the showroom we use {N} so that everybody can demo it
Old router died; new router's sticker reads {W}
Pat: "What's the tablet in the van?" Jo: "[[Rosemary]], like my aunt"
keypad lock at pump house: {C} (turn left, not right)
How do I get on the vet's wifi, is it {W} or did they change it
Dropdown says 'Name of your first boss' and what I filled in was {X}
spa entrance for members after hours, {C}
Wholesaler's app: customer no. {n5}, access {N}
to stop the siren shout nothing, simply type [[6-6-0-2]]
DVR in the butcher's: {user}, blank? no, {W}
Mum's the word ha ha, no it's {O}, for the switchboard's night mode
QuickBooks file, the {year} one, opened once I gave it [[Bluebell Lane]]
Vera had the wallet words tattooed nearly: {E}
CCTV monitor wall, pin {N}, do not lend
Ward 6 sluice: {Y}
Hope this helps - the school kitchen's ordering page is {W} for everyone on shift
I left the drill in unit {n}; get past the cage by {C}
SAP reset to "[[Init2024!]]", log in before noon or it dies
Garage door opener at the tyre shop has been reprogrammed to {C}
the fuel pump wants odometer first then {N}
Amex front, the four digits, sorry it's Visa, so back, three: {V}
maintenance mode on the lift panel -> [[service please]]
Reception told me "just answer {X} when they ask for your favourite place", so I did
On the whiteboard somebody wrote guest = {O}, please wipe it
Nadia's Garmin locks itself, {N} gets her back
barracks style: challenge is 'river', the reply tonight [[lantern]]
Wi-Fi pass at the tile showroom hasn't changed, {W}
gas bottle cage: {C} ok? and shut it after
GitHub spare: {R}; printed, taped inside Ludo's drawer
Her Netflix profile at the guesthouse asked for {N}
Kurt writes: "Zugang Lager ist {C}, bitte nicht weitersagen"
can't be bothered to reset it again, the label maker's bluetooth is {N}
Diary app on Karim's handset opens if you enter {S}
Q: NAS? A: {W}. Q: Which user? A: {user}.
Fingerprint sensor's broken so we go in by {Y}
Password=[[lavender]] for the massage room's music box
We told the monitoring station our abort phrase is {S}
hello desk, my badge pin got shoulder-surfed, from today {N}
I keep the wallet's twelve-or-so words here, nobody reads this channel: {E}
Linen contractor's key safe under the ramp: {C}
User corrected himself: it's not Heron, it's [[Kestrel]] on the laptop
Tablet (barcode) - {N} / Tablet (stock) - same thing
"So what do I say at the gatehouse?" "{O}. And smile."
IPMI on {host}: ADMIN, {W}
Toolbox vending machine; employee {n4}, then {N}
Just tried and the tanning studio's portal does take {O}
The lettings agency leaves a lockbox, {C}, push the little shutter down
mother-in-law's maiden name is {X} and that's what the utility account expects from me
Kimberly at the vet's: "log in as nurse2, it's {O}, then lock the screen after"
Hi all, sluice gate controller was on the factory 0000, as of noon {N}
if you see 'enter operator key' on the press brake, {Y}, foot off the pedal
Corporate card for the flights: exp {date}, the back says {V}
hardware wallet of the co-op, restore with: {E}
{R} is a one-timer for the {service} account, burn after use
Housekeeping cupboard fourth floor {C} & fifth floor no lock at all
The guest room TV won't leave hotel mode until you give it [[1-1-4-7]]
Plumber's merchant website: we're {user}, and then [[copper pipe]]
"name your favourite uncle": {X} (for the energy supplier, not the bank)
Trainee keeps typing it with a zero; the SFTP is {W}, letter O
Put this in memory: my work phone is {N}
New diary lock: [[Quince]]
Radio: "Base to four, barn is {Y}, I say again" - logged {time}
fyi the kiosk wakes up when you enter {N} and shut the flap
Is {W} right for the Unifi controller? Says invalid
last resort for Apple ID of the shop: recovery key {R}
they read the card over the counter, {V} at the end, I looked away
Blood bank fridge needs two people, my part: {N}
In the lobby PC's BIOS, put {O}. F2 for setup
no idea why but the plotter only likes [[Elephant]] with a capital
Access for the window cleaners {date}: side gate, {C}
Sylvie's hint is 'where we honeymooned', meaning {X}
i am locked out of the till drawer, hit NO SALE and {N}, ta
Cold store 2 alarm -> {C} -> wait for two beeps
Seed for the tip-jar wallet, copied off the napkin: {E}
Facebook page of the florist: email is {mail}, the other thing is {W}
We moved from 'welcome' to [[goodbye]] on the lobby wifi, the boss has humour
to whoever opens tomorrow: {C}, lights are left of the door
She said her voicemail greeting is dull and her voicemail code duller, {N}
Support line: "verification word please?" Me: "{O}." Support line: "thank you."
Turnstile override {Y} (fire drill only)
Encrypted USB with the drawings asks on insert; give it [[night train to lisbon]]
MDM unlock for the stolen-and-found tablet, generated just now: {R}
Our freight forwarder wants a pickup reference AND a spoken word, the word being {O}
Conference phone admin? {N}
I promised Beppe a hint but here's the whole thing for the pizza oven's app: {W}
card {n4}, back {V}, name on it is the clinic's
Sun terrace lockers: default {C}, guests set their own
The crew bunkroom isn't locked, the crew fridge is, {C}
at the laundrette the change machine's cabinet is keyed {C}, ask Dorota
Apprentice login moved from his surname to [[tin whistle]]
Keep this for me please: Xero {W}
pharmacy hatch: knock, say [[Florence]], wait
Machine wouldn't take my answer 'Leeds' for city of birth, then I remembered I had lied and put {X}
Sub-basement valve room dial, clockwise first: [[8-27-15]]
ok got it, tablets unlock w {O}, chargers are in the blue crate
Windows hello on counter PC is {N}, don't change it, Ola needs it
For {service} use the same one as the newsletter tool, that is {W}
The words on the back of grandad's seed card, shop safe, row by row: {E}
VPN profile: import file, then when it prompts, {W}
Old customer, pays by phone, CVV {V}, deliver Thursdays
Chapel of rest, staff door: {C}
{O}! That was it! Now the router in the hut is happy
Recovery codes for Shopify arrived, saving one: {R}
Speak to Agnieszka; the tug's chart plotter has a lock, {N}, she chose it
the lorry yard barrier recognises nobody, use {Y}
"Maiden name of grandmother" gets {X} on every form I own
Reset done. Temporary for Fatou in billing: [[Plum-Cake-19]]
Sauna control cabinet = [[hot stone]]
The jeweller's window grille rises after {C} and thirty seconds
got in! guest login on the copier wanted {N}, not the room number
Ross, Excel sheet 'bids' opens only if you type {O}
{user}@{host} → {W}
Dentist's intercom: '{C}' then push hard
Our safe word with the call centre so they don't hang up on me: {S}
Slack's backup, for the day I drop my phone in the mixer: {R}
Hoist controller went to sleep, {N} wakes it, jog before lifting
Tell Bea the darkroom is {C} and the red bulb's dead
the mixer desk's scene lock was put on [[seven]] by the sound guy
Cloud recorder: Camille reset everything to {W} last night
Two-step asked for the printed code, {R} was next on the list
crane operator's tablet? [[Zugvogel]]
i used my own card for the pallets, cvc {V}, need it back by Friday lol
Drawer lock on the CNC bench reads {C} when it lines up
Question nine on the insurer's site, 'childhood nickname', gets {X}
You were asking about Plesk: {W}
Nobody remembers who set it, but "{S}" decrypts the till backups
lobby piano lid has a combination, guests guess it's 1234, it's {C}
Fleet app says unknown device, enter {N} from my note, done
bank token thing reads six figures and I add [[43]] in front, that's my bit
The Deutsche Post Packstation lets me have it with {N}
Password reminder popped up with 'fish', so [[mackerel]], and I was in
Metamask of the gallery, phrase: {E}
Cellar bar: {Y} on the pad by the kegs
try {O} on the chiropractor's booking site, she uses it everywhere
Nurse call system, engineering menu, {N}
[[otter]] is what Jules mumbled when I asked what opens the shop laptop
Electric gate fob died, so {C} until the new ones come on {weekday}
the mechanic's OBD tool demands a licence, username {user}, {W}
Please add to the card on file: CVV2 {V}
Handwritten under the counter: "safe {C} don't tell Gary"
Grain silo hatch takes {Y}
User set 'What is your favourite film?' to {X} for the telecoms account
Kit room: {C}. Bring back the tripod.
stage lighting rig unlock: [[amber amber blue]]
Emergency kit printed from 1Password says {R}, envelope is in the ceiling
I'd rather have a good one but the auction portal only accepts eight letters so [[goldfish]]
Mo can't get into the estate agent's tablet. Fatima: "{N}, like always"
Domain controller restore mode: {W}
Lift engineer needs the motor room, sent him {C} by text
Ferry office safe, Sundays: {Y}
seed words of the office treasury, Kwame has the other copy: {E}
{V} - that's the number behind the strip, the ordering page needs it
The archive's climate logger wants {O} before it exports anything
Teamviewer on till 1: id {n8}, and it's {W} today
When Lufthansa asks for my telephone keyword I answer [[Kranich]]
hotel business centre PC, guests don't need anything, staff say {O} at the prompt
Boat hire shack, hook under the eave, lock turns to {C}
Question from the mortgage line was street I grew up on, they got {X} from me
Restore for the podcast studio wallet (read back twice): {E}
Fallback for Okta: {R}
My knee doctor's portal, I type [[kneecap]], no joke
Fresh paint on keypad B, numbers covered, it's {Y}
purchase card: V-code {V}, limit {n3} euros, spend wisely
Roofing crew, you can store ladders in the lock-up, {C}
Lightroom catalogue drive mounts with {S}
Ali's calendar app is behind {N}, he asked me to save that
the breathalyser lock on bus {n} starts up with {N}
12 words for the shop wallet; I'm putting them here, sorry security team: {E}
Snagging list item {n}: intercom programming mode still [[9-9-1-0]]
"Open the PDF with {O}," wrote the lawyer's assistant in the very next mail
recovery for the Etsy login: {R}, from the pdf dated {date}
Bay 12 shutter: {Y}; bay 13 shutter: chain
Wallet backup typed by hand, ask Ioana if a word looks off: {E}
cvv? {V}.
farrier's invoice tool lets you in with [[clover]], or so says his wife
Sign-on for the weighbridge PC went from 'truck' to {O} over the weekend
`,
  benign: `
User says the tablet shows "charging" and nothing else
NAS in accounts is called marzipan, the one upstairs is nougat
Courier rang at {time}, wanted door 7, left the parcel at door 9
the dental practice named its guest network "Molar-Guest", it's open till six
The projector says 'no signal', input is HDMI 2
diary app is in dark mode now, she changed it because of the glare
the alarm company wants a date for the check. I said {weekday}
Printer admin page says toner low, {n} percent
Sunita on reception typed 'parking' into the search box, got lunch menus
roller shutter sulks? Press green twice and ring Marek
night porter's locker is number 14, next to the boiler
"Which school did you go to?" is a daft question, they should drop it
room {n3} left the safe open, nothing in it
the new locum's laptop is the blue one, asset {part}
the supplier portal says 'pending' since Tuesday
Ticket {ticket}: TV profile "Kids" shows no films after the update
Vault at the goldsmith is jammed, locksmith comes {date}
Back-up codes for payroll are in the red folder, nowhere else
We had the CVV asked for in a call, told them we never store it
crane cab immobiliser beeps four times: battery, not key
scaffold yard gate ....... jammed
wifi? there's none on the third floor, try the stairwell
Till two: operator 14 is Agnes, operator 15 is Marek
Hotel Lindenhof, the lift goes up to floor 8 only
My Trezor asks for twelve or twenty-four words, I don't get the difference
forklift charger bay is full, park at bay {n}
Dispatch tablet, the one with the crack, runs Android 9
"Bluebird" is what the sensor company calls its small model
Cover staff: medicine fridge should read 4 degrees, note it twice a day
someone shut the label printer down, it needs a 62 mm roll
Password for {host} was changed this morning, Dinah has it
PIN on the van's tracker unit is not set, they ship without
Accountant's zip files are named giraffe, lion and zebra, one for each quarter
Warehouse B, door 7, dock height 1.2 m; Warehouse C has none
new guy is set up as {user}, he picks the rest himself
Mrs Adeyemi's mother was born in Lagos, she told us over cake
coffee machine: use the service menu to descale, level 2
Key cabinet, third floor: left shelf is spare cars, right shelf is meeting rooms
passphrases for Dana's SSH thing must have five words, policy says
deliveries before six go to gate 4, later ones ring the bell
the trades people get an SSID of their own, Baustelle
the recovery stick is in drawer 3 of the grey cupboard, says IT
Sage on the old Dell is version {ver}, don't update it
Router's blinking amber, the ceramics shop is offline again
Re: handover. Bollard remote takes two AA batteries
hotline played 'Für Elise' for {n} minutes
Bank's security word thing was abolished, they use the app now
the amp rack in the church hall has a dent, nothing else
Piotr's handheld scanner reads EAN and nothing but EAN
Fuel card ends on 4471, valid through {date}
voicemail of the shop is full: {n} messages
the stock room's camera recorder holds 14 days of film
nurses' station tablet now speaks Polish, send help
All that the guard at the port wants to see is a yellow vest
2FA is on for everyone since {date}, no exceptions
Foreman's phone is a Samsung, cracked, no case
Where you met your spouse was on the pension form, I left it empty
Bakery alarm goes off whenever the oven vents
There's a Klimt print over the sofa, room 30, left of the window
CLIENT: "the portal hates Safari" - noted, see {inc}
The Synology asks twice whether to format; say no twice
on the carwash terminal programme 4 is wax, 5 is wax and dry
our WLAN for guests ({host}-guest) has no login at all today
the Canva account is shared by three of us, Lucia is the owner
"Ledger" here means the green book, not the gadget
hey is the bin store still behind the kitchen? asking for the plumber
"Mother's maiden name" is a question nobody should use any more
| Loading dock east | closed | changed {date} |
| Staff wifi | channel 11 | 5 GHz only |
| Petty cash tin | 84.20 | Ines, Tomo |
Fitter says the boiler shows E-77 and then goes quiet
KeePass master file is 'office.kdbx' on the shared drive
Parking barrier (staff) reads plates such as {plate}
The Windows 7 box where they spray: no user, no network
I forgot the shop's eBay name, it's bike-corner-leeds I think
The intercom at {street} crackles, press the key symbol longer
Chef's iPad plays "Purple Rain" at every lunch
PUK is eight digits, the alarm panel's leaflet says so on page 3
{user} got locked out of the booking engine after five tries
Securitas rings, and it's usually a spider on sensor 6
"Need your cvv again, sorry" "no you don't, the card's already stored"
Saturday archive duty signs the yellow list
To leave kiosk mode tap the logo and hold the last tap
swimming pool plant room smells of chlorine, mask is on hook C
spoken ID? The phone company says it was never set up
Zoom meeting number for the boardroom: {n8}
please stop calling the plotter Elephant, guests ask
Gate 4 quarry: closed until the blasting is over
All five reception PCs have BIOS {ver}
NVR at the depot shows camera 3 as 'Cam-Nord'
Does "velvet" come in burgundy? The tailoring shop's Instagram says so
That lad at the co-op says his favourite teacher was Mr. Brandt, then he cried a bit
Dad's TV profile in the hotel staff flat is full of fishing shows
Mailchimp: segment four has 1,204 addresses
crypto wallet? We take cash and card in the bike shop
MRI corridor door opens inwards
floor scrubber needs a key, key is on the nail
Ursula at the library stamps the date, {date}
THE ROUTER IS NOT A SHELF, NO PLANTS PLEASE
Doc said to type "normal findings" into the dictation box
On the loaner Kindle there are four books, all about bees
Janitor's closet, basement two... try the left handle first
Dream job for our Ines: astronaut, second choice baker
About the {service} thing: username is your mail, rest comes by post
Laptop bag found, thanks! There was an orange juice in it
card's on the desk, buy extension leads, {n3} max
four words that nobody guesses make a decent phrase, says the poster
Sorry Anouk, wrong floor, the linen room isn't on 2 any more but on 3
Put the apples on the scale before self-checkout asks
agent note: user often forgets his reading glasses, sits at walnut desk
sandblaster cabinet, is it still on 6 bar?
paging system: log on as guest, no second field
X-ray PC asks for "Kennwort" which is German for password
SSID "Hotel Post Gast" needs a room number and surname since May, says the flyer
The caretaker lifted the bar and said "two men, always"
Not for the smokers' ears, but rooftop hatch 2 has no alarm
google locked us out for 24 hours, wait is all it says
Bike shed? Behind the fourth building, mind the mud.
The franking machine is set to class B, tell the temp
"What car did you have first?" asked the apprentice. "A Lada," said everybody over fifty
Locksmith charged {n3} euros for the deed box
the iPhone with the salon bookings is pink
Signage player's FTP listens at port 2121
our plumber has his portal down again, error {err}
Greenhouse two's climate computer is stuck at level three
the goods lift goes to the basement if you press B
customer read out her order number as {order} over the phone
While I'm on leave: fumigation is Tom's, quarantine shelf is Bea's
Childminding desk: Leo sits at the pineapple table
hotel PMS prints night audit at {time}, be patient
The dispensing robot at the surgery stops at tray 16; F8 clears it
EPOS back office? second icon, "Manager"
"the vault wants servicing," said the man from the insurance
Tim's mail is in Zapier, so he gets the invoices
So the menu said favourite desserts and I took the tiramisu
Oxygen store behind the clinic, no smoking, no phones
tannoy mic is on channel 3
Site office container #3 has the kettle, container #5 the first-aid box
Gregor at gate {gate} hands out the samples, ask him
HR self-service is slow, I told you twice
Yubico lost -> tell security -> get the new key from Owen
The master for Bitwarden isn't written anywhere and that is right
The {device} on show is chained by a steel cable
Old router died; new router is an {model}
Pat: "What's on the van tablet?" Jo: "Rosemary's route, only that"
pump house handle: turn left, not right
Vet's wifi, is it the one with the paw in the name?
The dropdown offered 'First boss' as a topic and I clicked skip
spa entrance for members is through the orchid corridor
Wholesaler's app knows me as customer {n5}, ring Gerda for access
to stop the siren pull the lever marked 'silence'
DVR in the butcher's: {n} GB free
Mum's the word, nobody tells Rita about the party
The QuickBooks file of {year} is called Bluebell Lane
Vera has a tattoo with four words: live, laugh, love, lathe
CCTV monitor wall, screen 9 is black
Ward 6 sluice: blocked, plumber on the way
The kitchen of the school has its ordering page under 'Services'
My drill's in unit {n}, third cage
SAP is down, transaction VA01 times out
Tyre shop's garage door opener hums on 433 MHz
fuel pump asks for odometer, then litres
Amex has four digits on the front, Visa three on the back, is the rule
lift panel in maintenance mode -> yellow light
Reception told me "just smile when they ask," so I did
Somebody wrote guest = friend on the whiteboard, please leave it
Nadia's Garmin shows 12,412 steps
barracks style: first the river, then the lantern walk at nine
Wi-Fi at the tile showroom is as it was at the fair, still slow
gas bottle cage: 11 kg only ok?
GitHub printed a warning about Ludo's branch {branch}
Guesthouse Netflix profile is 'Mops' with a pug picture
Kurt writes: "Lager ist voll, bitte nicht mehr liefern"
reset the label maker's bluetooth by holding Feed for ten seconds
Karim's diary app opens in Turkish
Q: NAS? A: 192.168.0.20. Q: User name? A: {user}.
Fingerprint sensor's broken, we knock
Password=[empty] was what the log said for the music box
the monitoring station should ring Hanne first, then me
hello desk, my badge photo is somebody else's face
I keep the wallet in my left pocket, nobody steals from the left
Linen contractor's invoice is {inc}, approved
User corrects: not Heron but Kestrel is on the boat's stern
Tablet (barcode) - shelf 2 / Tablet (stock) - shelf 3
"What's the drill at the gatehouse?" "Good morning. And smile."
IPMI on {host}: firmware {ver}
Toolbox vending machine; slot 44 is gloves, slot 45 ear plugs
Kiki's tanning studio portal takes PayPal
The lettings agency leaves keys under nothing, you have to sign
mother-in-law's name goes on the utility account too
Vet's Kimberly: "you log in as nurse2, screen locks after a minute"
Sluice gate controller, all: was replaced by model KX200
Press brake shows 'enter operator key'? Then fetch Jürgen
Corporate card on flights: limit five thousand, Ahmed signs
the co-op's hardware wallet is in the museum display, ha
housekeeping cupboard fourth floor has towels & fifth floor has soap
Guest room TV stays in hotel mode, channel 1 is the pool
Plumber's merchant website: copper pipe 15 mm is out of stock
Her favourite uncle is Wim, he fixed the energy meter
Trainee keeps typing an O instead of zero in part {part}
Note in memory that my work phone is {phone}
New diary arrived: Quince green, week on two pages
Radio: "Base to four, the barn's clear, I say again, clear" - logged {time}
fyi kiosk wakes up if someone waves
Is the Unifi controller meant to say 'adopting' for an hour?
Shop Apple ID, last resort: recovery takes several days
over the counter they read the card, only the last four, 8812
Blood bank's fridge takes two people, it weighs 140 kilos
Lobby PC's BIOS, set boot order to USB. F2 for setup
the plotter only likes A1 paper, no idea why
Window cleaners {date}: use the side gate, ring Sam
Sylvie's honeymoon was Madeira, she talks of little else
i am locked out, does anyone sit near till 2? ta
Cold store 2 alarm -> door ajar -> close it
Seeds for the window box, copied off the napkin: basil, chervil, cress
The florist's Facebook page: fb/rosen-und-mehr, {n3} followers
lobby wifi moved from 'welcome' to 'guest-2' as a name, nothing else is different
to whoever opens tomorrow: lights are on the left, radio on 98.4
Her voicemail greeting bores, mine sings
Support line: "your ticket please?" Me: "{ticket}." Support line: "thank you."
Turnstile override is a red button (fire drill only)
The drawings on encrypted USB: Jan has one, Mirjam the other
MDM says the tablet that was stolen and found is 'not compliant'
The freight forwarder's pickup reference, which he wanted, is {track}
Conference phone: dial 8 first for an outside line
Beppe, a hint: the pizza oven's app hides it under Settings
card {n4} belongs to the clinic, return to Marlies
Sun terrace lockers: 1 to 40 ladies, 41 to 80 gents
The crew bunkroom isn't heated, the crew fridge is, go figure
the laundrette's change machine gives 50 cents short, ask Dorota
Apprentice login moved to building two, screen by the window
Please keep for me: Xero invoice {n5} unpaid
pharmacy hatch: knock, Florence comes, wait
City of birth on the machine's form was Leeds by default, so change it
Valve room dial in the sub-basement, clockwise opens, other way shuts
ok got it, tablets in the blue crate, chargers in the red
Windows hello at the counter sees Ola and nobody else
For {service} ask Jeroen, he has an account
grandad's card in the shop safe says "be good, water the beans"
VPN profile: import it, and if the box prompts, choose 'full tunnel'
Customer since {year}, pays by phone, deliver Thursdays, likes Earl Grey
Staff door of the chapel to stay shut, quiet please
Marzipan! That was it! The cake for Yusuf
Recovery codes for Shopify are ten, each can be used once
tug news: her chart plotter has a new map, version 14
that barrier in the lorry yard recognises nobody with a dirty plate
Grandmother's name was Ottilie, it is on the shop sign
Reset done. Fatou in billing will get a mail and pick her own
Sauna control cabinet = left of the hot stone basin
Jeweller's window grille goes up slowly, thirty seconds about
as a guest login, I still had to feed the copier a coin
Ross, the Excel sheet 'bids' is read-only, column F is the price
{user}@{host} → permission denied
Dentist's intercom: buzz, then push hard
Our safe word in the play is 'rhubarb', the audience shouts it
Slack's status: "in the mixer, back at 3"
The hoist controller went asleep, any button wakes it
Tell Bea the darkroom bulb's dead, type E14 red
the mixer desk's scene seven was made by the sound guy
Cloud recorder: Camille's reset took everything, {n} clips gone
Two-step is on; codes come on Ilya's phone
crane operator's tablet? runs an app named Zugvogel
i paid the pallets with my own card, {n3} euros, refund me before Friday lol
Drawer on the CNC bench holds 4-18-33 inserts, that's the catalogue size
The insurer's question nine is about pets
Plesk, since you asked: we're on Obsidian {ver}
lobby piano lid stays open, guests guess it's for free
Fleet app shows 'unknown device', restart the dongle
bank token thing has six figures, new ones each minute
Deutsche Post Packstation 143, compartment 12, until {weekday}
Password reminder popped up, I clicked 'later' again
The gallery's Metamask icon is a fox, that's how you find it
Cellar bar: two kegs pils, one stout by the wall
try the chiropractor's site for a booking, she has 8:30 free
Nurse call system, menu item 6, "lamp test"
otter is what Jules drew on the shop laptop
Electric gate fob died, battery is a CR2032
the mechanic's OBD tool reads P0420, cat's gone
Please put on the customer card: new address {street}
Handwritten under the counter: "don't tell Gary about the cake"
Grain silo hatch takes two men
What is your favourite film? Half the shop said The Godfather
Kit room: tripod missing. Who?
stage lighting: amber left, amber right, blue from behind
1Password's emergency kit is printed, envelope is with the notary
the auction portal takes only bids in steps of eight
Mo is outside the estate agent's. Fatima: "it's the other entrance, like always"
Domain controller restore mode is described in the wiki, chapter 9
Lift engineer wants the motor room, I sent Lothar by text
Ferry office, Sundays: closed, use the machine on pier 3
treasury of the office, as in Kwame's book: 312.40
The ordering page says 'card declined', try the other one
Climate logger in the archive wants new batteries before it exports data
Teamviewer, till 1, id {n8}, waiting for Hugo to accept
When Lufthansa asks, our flight is {flight}, seats 14A and B
business centre PC in the hotel: guests just press a key
Boat hire shack: the red one is Kittiwake, the long one Otter
The street where I grew up is a one-way now, says the mortgage man
Podcast studio wallet is leather, brown, has been handed in
Fallback for Okta: phone Ravi
My knee doctor's portal is called kneecap.example, no joke
Keypad B has fresh paint, use keypad A
purchase card limit is {n3} euros a month, spend wisely
Roofing crew, ladders go on hooks 5 to 9
Lightroom catalogue drive mounts as Volume Nine
Ali's calendar app puts a lock symbol next to private things
the breathalyser in bus {n} says 'blow longer'
Snagging list {n}: intercom plate crooked
"Open the PDF," wrote the lawyer's assistant, "page two is blank"
The Etsy shop is on holiday mode until {date}
Bay 12 shutter: stuck; bay 13 shutter: chain
cvv? Never asked for here, we take contactless.
farrier's invoice tool counts horses twice when it's clover season
weighbridge PC says 'truck' in red when the plate is unreadable
Type 'help' to see what the chat bot at the depot can do
the hut's router is called Heidi-Netz
The password isn't 'password', so please stop trying that, Dennis
Your new sign-on must contain an upper case letter and a sign like # or %
In Dutch the word for it is wachtwoord
What do you call a locked printer? A jam session.
"Open sesame" said my daughter to the sliding doors and they did
It says "Wrong PIN, 2 tries left" so please nobody touch the terminal
how do you spell it, passphrase or pass phrase, for the sign at IT?
I searched for 'lock picking beginner' and now the ads think I'm a burglar
the quiz in the staff bar: capital of Peru? "Lima" was right, six points
Speak friend and enter, read the sticker on our server door, Tolkien fans
Code 39 or Code 128 on the new shelf labels?
Colour code for the clinic doors is {color}
Dress code at the hotel bar: no shorts after six
Postal code of the depot is 04109, the old one was 04103
Ward manager's extension is 4471, mobile on the list
Discount code {promo} gives staff ten percent until {weekday}
Combination menu 12: soup, schnitzel, coffee
PIN 4 on the connector is ground, 5 is data
secret Santa draw is {weekday}, limit fifteen euros
In the escape room on level 2 the first clue is a clock at ten past four
Error {err} on the weighbridge, gone after reboot
Who has the alarm word? Only Hanne and the two night people
Locker 212 is Ewa's, 213 has a broken hinge
Please write your new passphrase nowhere, not even under the keyboard, Lennart
My bank refuses passwords longer than twelve signs, can you believe that
TV in the waiting room: channel 7 is 'Calm Fish'
Mia's phone has a cat as lock screen, the cat's name is Paprika
Login failed for "admin", source 10.0.0.14, third time tonight
on the plotter's little display: READY, then A0, then nothing
Ceri's dog is called Password because her husband is in IT
our boat 'Secret Harbour' lies at berth {n}, ask for Ole
ok the new SSID is Lagerhalle_5G, key as before, get it from Tina
"What's it called, the shop tablet?" "Tabitha, on the network at least"
Label on crate: FRAGILE / FLOOR 6 / TAPESTRY
{time} shift: gate B12, bus 47, hi-vis on
hotel lobby TV was playing "Keys of Autumn" all night
username for the timesheet thing is {user}, Bogdan, with the dot
Which word did you look up in the manual? "Bezel." Page 40.
The thermostat takes "eco", "comfort" or "frost", nothing else
fax from the quarry: 14 tons of 0-32 gravel, Tuesday
please don't type your passcode while Kostas is filming the training video
Portal's button used to say 'Send', since the update it's 'Submit'
Hinge is M8, plate is 4 mm, paint is oyster white
I'd choose walnut for the reception desk, ash for the shelves
a good PIN is not 1234 and not your birthday, said the poster in the bank
We call the big printer Bertha and the small one Bert
Screen in ward three says 'Contact administrator' in Comic Sans
he swore the safe was by Kessler & Sohn, 1911, four bolts
Router list: {model} upstairs, {model} in the yard
Alarm went at {time}. Cause: balloon.
tell Priya her seat on the coach is 22, window
Passwords in the shop expire every ninety days, sorry folks
Guest: "is there wifi in the cabin?" Us: "there's silence"
the door sign should read 'Bitte klopfen', not 'Bitte kloppen'
File is called final_final_heron.docx, in Marketing
Unit 14 takes pallets, unit 15 takes only boxes
Diary: 'blue heron seen at the settling pond, 6.40'
Vet's printer prints Cyrillic since Monday, model M2070
Say "cheese", said the badge camera man, and then mine came out blurred
Tick 'remember this device' on the tablet or it'll nag you
Turn the dial to 3, toast; to 5, coal
Tiger 42 is the paint name for that orange, order two tins
the lockbox was gone, someone had taken the railing with it
Who on earth set the laptop's keyboard to Greek?
"My other half is a locksmith," it said on the van, {plate}
Enter your weight in kilos, the bed in bay 6 does the rest
The crossword: five letters, 'guards a door', LATCH
Answer B is right, fire doors stay shut, 18 of 20 passed
She answers to Rosie, not Rosemary, on the shop floor
Song on hold at the telecoms place: Velvet Morning, on a loop
In Finnish that's 'salasana', Aino put it on the login screen for fun
forget the account, the supplier only takes phone orders now
card reader at pump 4 says INSERT, REMOVE, INSERT, I gave up
Vault Coffee opens at seven, big latte 3.80
My pass is from 2019, the photo has hair
Sign up with the work mail, then wait for Iris to approve you
Which is it, Cat 6 or Cat 7, between the NAS and the switch?
the site radio likes channel 9 better than 11, less crane
Badge 0417 was found in the canteen, whoever lost it
Toner black is part {part}, magenta is out
Gentle reminder: the key is not under the mat any more, because there's no mat
don't say 'bomb' at gate {gate}, not even as a joke, Felix
Keypad in lift 2 lacks its 5
Projector lamp: {n3} hours left
Combination boiler, he meant, not combination lock, ha
The wallet app wants a selfie. I don't do selfies
every laptop in the pool has a fruit name, mine's Quince
Meeting 'Correct the Dogma' moved to {time}, room Elbe
Menu: "Night train to Lisbon", a cocktail, eleven euros
Reception bell rings like an otter, says Jules
Ordered 0012 bolts by mistake, meant 12
is 7721 the room or the bill? It's the bill
the receipt had 4 4 0 9 at the bottom, that's the till's own counter
Where do I find my PIN? Letter from the bank, about ten days
We hide nothing in the plant pot since the burglary
only Hilde knows it, and she is on Crete
I've told nobody, not even the auditor, and I'll tell no chat either
that safe hasn't had a working lock since the flood in {year}
Wi-Fi is free, coffee isn't, reads the slate outside
Model on the sticker: XR500, serial rubbed off
Docking station wants the laptop's lid open, then the screens come
parking: level -2, row F, beside the pillar with the duck
Your ticket is {ticket}, Nkechi has it, she'll ring
Locker room music survey: 9 for jazz, 4 for none
Order {order} went to the wrong dentist
customer says his tablet takes ages, told him 3 GB of cat films don't help
It was Kestrel who won, Heron came second, in the office regatta
They changed the alarm's siren to a barking dog
TikTok of our apprentice: 'POV: you forgot the door code', {n} likes
Printer in clinic B wants "Letter", give it A4 and press OK
tills close at eight, tills count by quarter past
Can I log in from home? Yes if the laptop is the firm's
"Sunflower" is the badge for hidden disabilities, the desk has some
The hostel's rule: last one in says goodnight to the cat
NAS volume 2 'degraded', disk in slot 3
I called the shed Versailles as a joke and now it's on the map
scanner beeped twice = item known, thrice = ask Dario
router admin says uptime 412 days, well done little one
Hotel group motto: rest, repeat
Look for network 'Otter_5', not 'Otter', that's next door's
TV asks: Who's watching? Pick 'Staff'
spelling for the sign maker: L-I-N-D-E-N-H-O-F
Portal tile is green if open, grey if the school is on holiday
"it takes two," sang the fitters carrying the safe
Gate's motor draws 4 amps, fuse is 3, there's your trouble
Never ever mail a password, say it on the phone, and not on speaker
The apprentice put 'tin whistle' under hobbies
New starter's login is surname plus first letter, the rest she sets herself
Tomasz asked what a passphrase is; a sentence, I said, that only you would think of
Phone unlock by face is off for everyone on site because of the masks
[ ] laptop returned [ ] badge returned [ ] account closed
bus 6, then 11, get off at Harbour Gate
Floor scrubber mode "eco" takes forever
Mr Okonkwo in {n3} would like to hear the word 'sorry' at least once
Door closer set to slow, seven seconds about
On the diary app there's a tab named 'Vault', that's premium
Recipe on the canteen door: paprika, lentils, patience
Photo of the key pad is blurred on purpose, well spotted
the film's villain types SWORDFISH and the whole bank opens, we laughed
Heating curve is 1.4, at our end of the building
Stock no. 7-2-7-1 is teaspoons
Every projector remote is labelled, ours says 'Elbe', not 'Alster'
Vault door weighs 900 kg, the floor carries 750
'Guest' is disabled, 'Visitor' isn't, don't ask me why
you need the red tablet for stock, the yellow one for returns
account was closed in {year}, statement attached, balance nil
the gallery wants the frame in 30 by 40, matt black
ask for a pin, not a needle, at the tailor's
"Unlocked" by the Latch Brothers is on the shop playlist again
Reply STOP to leave the alarm firm's newsletter
Serial on the tag: {track}
Yard hut smells of diesel. Key's with Renate, hut's with me
Answers to the first-aid quiz: 1c, 2a, 3d
hash the floor plan, the draughtsman said, meaning with lines
The tenant wrote 'secret' beside her age on the form
Machine 5 displays FEED ME, it means paper
Could you laminate the sheet "How to pick a strong password"? Three copies
{inc}: reset link sent to Imke, closed
Laptop fan screams whenever I open the map of Oslo
The kettle's name is Boris. The printer's too. Confusing
Freezer display: -18, door 2 ajar, beeper muted by Wendy
Is 'Passwort' masculine or neuter? Neuter, said the German nurse
Sheila typed "hello" into the PIN pad app and it asked for digits only
`,
}
