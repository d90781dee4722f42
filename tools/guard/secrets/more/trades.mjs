/** English frames of trades and places (crafts, farms, clinics, clubs, hotels …). Slots: ../values.mjs. */
export const TRADES = {
  language: 'en',
  lexicon: 'en',
  tells: `
Skip's away till {weekday}, so for the chandlery hatch dial {C} and lift with your hip
{C} gets you past the milking parlour gate, mind the heifers
rowing eight: oars are in bay {n}, boathouse takes {C} now, not what's painted on the board
Plumber here. Client at {street} texted me {C} for the side entrance, keep that on the job sheet
"What do I type at the vestry?" "{N}, then hash, and don't slam it, the choir's on at {time}"
New locum starts {date}; her login on the dispensing terminal is {user} / {W}
Costume store, third landing: brass wheels, {C}, same as opening night backwards
Tried {W} on the greenhouse controller, worked first go, humidity's at {n} percent
User keeps her allotment padlock at {C} and wants reminding before the {weekday} working party
the lambing shed camera wants a password, I put {W} so Gwen can watch from bed
In case Petra's off sick: kiln room is {C}, top shelf fired at {n4} degrees, leave it
Sous chef changed the walk-in freezer again!! it's {C}, tell nights
Hymn numbers {n3}, {n3}, {n}; the organ loft opens on {C} if Mr. Hale forgets his key
Your tuck shop till: operator {n}, secret {N}, void needs a teacher
Ringing chamber, up the spiral stair, keypad behind the curtain likes {Y}
We're moored at pontoon {gate}, shower block lets crews in with {C}, hot water is {n} cents
Wifi in the tasting room? {W}, capital first letter, no you can't have the staff one
Ok so the farrier can let himself in: {C} on the yard gate, horse is in box {n}
Re: self storage unit {n3}. Disc lock is a combination type, {C}, I posted the spare
Vet nurse's note on the controlled drugs cabinet: "now {C}, sign the book each time"
i told the scouts {N} for the hut and by teatime all {n} of them knew it
Booking {pnr} under Okafor, lockbox by the left drainpipe, turn it to {C}, push down
The stage door keeper retired, so it's a keypad: {C}. Curtain {time}
could u open up tmrw, alarm panel inside on right, {N}, u have {n} secs
Ferry crew mess wifi = {W} (signal only between decks {n} and {n})
Combination on the rifle cabinet at the gun club, since the inspector asked us to reset it in {year}, is {C}
Grandad's beehives: the honey house is padlocked, {C}, smoker is under the bench
Mm, no, 7, not 1, you misheard me at the sawmill: {C}
Cleaner's cupboard on ward {n}: press {C} slowly, it swallows digits
Sheep dip log tablet unlocks with {N}, log volume in litres not gallons
Escape room staff only: override for the final chest is {C}, puzzle answer on sheet {n}
Let's see, my {service} at the salon is info plus {W}, don't tell Tanya I use it for the tips too
Chapel hall hire for {date} confirmed, {n3} chairs; {C} will open the porch from {time}
Prop safe on stage is a REAL safe, combo {C}, so please stop improvising
"Did the physio give you the pool code?" "She did, {C}, family lane after {time}"
Caravan {n}, gas locker wheels at {C}, bottle half full
The brewery's cold store: you press {C}, wait for the green, pull hard
{W} <- forge laptop, the CNC one is still broken (err {err})
Ticket {ticket}: reception at the dental practice can't log in. Reset her to {W}, told her to change it before {weekday}
Our skate club cupboard uses the year we won minus one, so {N}
Dockmaster said on channel {n}: fuel berth release, {Y}, over
Teacher's desk iPad, Year {n}: swipe, {N}, and attendance is the blue app
Hay barn lights run off an app, account hay at ours, secret {W}
Just so someone other than me knows it, {C} opens the collection box at St. Anne's
You forgot the marina gate again didn't you, {C}, tide's at {time}
For the quiz machine in the back bar, engineer menu is {N}, payout setting {n}
apothecary fridge alarm kept shrieking last night; silence = {C} then star
The bunkhouse at the climbing hut has a push-button Yale with {C}, warden comes {weekday}
Mushroom cellar controller. user: grower. pw: {W}. flush {n} due {date}
Hi Bea, it's Tom from the upholsterer's, gate's locked after six so you'll need {C}, van under {n3} cm only
My locker at the baths is number {n3} and {C} undoes it, towel's inside
Night porter handover: {n} late arrivals, safe behind the key rack {C}, boiler moody
School minibus key lives in a wall box outside the gym, {C}, plate {plate}
Auntie runs the pie stall: card reader asks a PIN when it wakes, {N}, then tap
Passphrase for the choir's shared drive is still {S}, tenors please note
the harbour pilot's old Toughbook starts with {W}, charts folder is {year}
I'll be in the tractor without signal so: office back door {C}, kettle's yours, invoice {order} on desk
Optician's backup drive will ask you for a phrase. {S}, spaces included
The lighthouse keeper cottage guests get {C} from me by post, and so do you: that one
{n} ponies, one tack room, keypad {C}, no excuses for leaving saddles out
Wait, Ellie's mum wrote {C} on the crèche pickup form for the inner door? Bin that paper
Greenkeeper's shed: it's our lowest round ever twice, {C}
Barista training, day {n}: beans, grinder, and {N} to clock on at the till
Yes chef, staff wifi is "{W}" with the quotes left off
Print this small for the boat: EPIRB {n8}, VHF {n}, companionway lock {C}
Gardener asks which numbers for the pump house, they're {C}, I last oiled it in {year}
Blacksmith's website login, admin and {O}, yes just that word, I know
Pharmacy robot woke in safe mode, supervisor code {N} brought it round, ticket {inc}
Museum volunteers: showcase {n} alarm off = {C}, back on within {n} minutes
She says the ballet school's changing room is {C}, pink sticker on the door
Old Joe's darkroom: knock, else {C}, and no phones lit please
Could the answer for the sailing federation account's security question be {X}? Yes, his first dinghy
Security question on the co-op bank page, "first pet", we answered {X} for the orchard account
Reset codes for the theatre box office {service}, one left: {R}
Recovery for the harbour office mailbox, keep it off the noticeboard: {R}
Ski hire desk: when the register freezes on {err}, enter {N} twice and it forgives you
Kennel {n} is the biter. Outer run opens with {C}. Treats in tin
Thatcher's van tracker asked me for a one-time code, got {N} by text at {time}, typed it, fine
"Read me what the bank sent, love." "{N}." "Ta, that's the feed bill paid, {n3} euros."
The parish laptop: username vicar, then {W}, then patience
Chalet changeover {weekday}: ski room {C}, linen in the loft, {n} sets
Please add to runbook: irrigation gateway {host}, root's password {W}, expires {date}
Tannery's fume hood, maintenance unlock, I hold {C} and so does Ines and now you
fisherman's co-op ice machine dispenses when you key {N}, {n} kg a go, chute on the left
Bowls club bar stock room? {C}. Bar till? ask Maureen
Subject: film crew Thursday. Farm track gate {C}, catering from {time}, generators {n} m from the horses
Set the lab's incubator lock to {C} after the student thing; incubator {model}, shelf two
Puppet workshop, Mon to Wed only, numeric pad: {Y}
Our tea room's insurance portal, log on with the shop mail, {W}, policy {n8}
hot yoga studio self check-in!! door {C} from {time}, mats are in row {n}
Cider press PLC, level {n} access {N}, do NOT touch level {n}
I gave the piano tuner {C} for the concert hall side door and he came on {date}
Bosun here, paint locker forward, dial right to left {C}, fire blanket's inside
Memory: "User's riding school lesson app login is mail {mail} with {W}"
Campsite barrier after ten at night: {C}. Quiet hours. Plot {n3}
The seed bank's freezer has two locks: one key (Amir), one code, {C}
Vicar swears it's {C}, verger swears it isn't, I tried it at {time} and the vicar's right
Ward kitchen is {C} backwards? No. Forwards. Exactly like I wrote
Fencing salle: lights left, épées rack {n}, padlocked chest {C}
Stablehand's SIM got locked, PUK no, but the PIN I found in her drawer was {N}
For Lottie on the ticket desk: refunds over {n} pounds want a manager number, mine's {N}
Diving club compressor cage, from memory, {C}. Filter hours {n3}.
We swapped the swing band's lockup padlock, new figures: {C}
Bakery rear shutter {C}; flour lorry {plate} comes about {time}
to whoever opens the food bank: {C} on the grey box, keys for both vans in there
My osteopath's couch brochure said {n4}, but her bike shed, where I may park, says {C}
Guest in {n3} can't get streaming, tell them network Annexe and key {W}
Mia wrote on her hand for the swim gala: locker {n}, {C}, lane {n}
Alarm's been armed by mistake at the joiner's again. {N} kills it. Sawdust trips the sensor
Vineyard weather station portal wouldn't take vino, takes {W}
The glider hangar slides if you've set all the wheels on {C}, wind limit {n} knots
{N}: sign-in number for the dishwashing tablet, resets each {weekday}
When the abattoir inspector rings, give him {C} for the pedestrian turnstile and nothing for the lift
deposit for the pony trek: card ends {n4}, expiry {date}, and cvv {V}
Hotel front desk log {time}: guest phoned in payment, back digits {V}, I know, I know, shred it
"Security number on the reverse?" "{V}, and that's for two seats in row {n}"
Wholesale nursery order {order}, pay with Dad's {card}, flip it over it's {V}
Box office stub, handwritten: Mrs. Adler, stalls, CVC {V}, paid
The flower shop's subscription wants CVV too... {V} if you're renewing it for me, {n} a month
Webhook for the parish newsletter, bearer {T}, goes out {weekday}s
API key for the tide tables: {T} (free tier, {n4} calls a day)
Hey dev, booking widget of the sauna club died, put {T} back in the env, release {ver}
Agent note: clinic reminder SMS gateway token = {T}, sender name Smile{n}
fish auction feed wants header X-Api-Key with {T}, I got it by email from {name}
Cattle tag registry API issued us {T} on {date}, Huw can't find it ever
Deploy key for the panto site is {T}; repo branch {branch}
I pasted {T} as the access token for the stadium turnstile integration and logs went green
Milk tank telemetry: POST to {host} with secret {T}
Grant's loyalty app: {service} connector, private key {T}, renew before {date}
Behind the chandler's bitcoin jar, words in this order, {E}
Uncle Des ran a crypto till at the chip shop; the wallet comes back with {E}
If the tattoo studio's hardware wallet dies type these in: {E}
Seed for the skatepark fund, copied off the steel plate in locker {n}: {E}
Found under the till drawer of the record shop, {E}, pretty sure it restores the ledger thing
Backup phrase (gallery NFTs, don't laugh) {E}
"Mother's maiden name for the feed merchant?" "{X}." "Thank you Mr. Parry, your balance is {n3}."
On the phone to the lido membership line they ask for my memorable place, which is {X}
Dentist portal, three questions, I only remember the street one and it's {X}
Their helpdesk verifies club secretaries by first school, mine's down as {X}, member since {year}
User told me the answer to "favourite teacher" on the conservatoire account: {X}
Hint is our childhood boat, so answer {X}, then it mails a reset link to {mail}
favourite film?? no idea why a cement supplier asks, but I put {X}
When the cheese board helpline wants a codeword from us say {O}, they won't talk otherwise
The crèche collects by password: whoever fetches Noor must say {O} at the hatch
Loft at the auction house, alarm company rings back, your word is {O}
Duress word for the jewellers' monitoring centre, God forbid, {O}
Poker night at the angling club: the buzzer man wants to hear "{O}" before he opens
Kids' pickup at judo, safe word {O}, from {date}, please tell Grandma
Shearers' bothy laptop boots on {O}. Lower case. Mouse is broken
I named the saddlery's router password after the mare: {O}
You log in to the brass band library with your surname and the shared word, {O}
All-lowercase {O} still opens the quilting guild's pattern folder, we never changed it since {year}
Barber's chair-rental site: shopname, and then, ridiculous, {O}
Let's make the morris side's spreadsheet {O}, everyone can spell that
The printer in the vestry scans only after {O}, and yes the vicar chose it
Long passphrase, boat laptop disk: {S}. Skipper types it with two fingers
What the archivist whispered, {S}, decrypts the baptism scans {year}
To unlock the lambing records zip say hello to {S}
"Is it horse something staple?" "No! {S}!" "Ah, it's in."
VPN for the agronomist, profile {n}, secret phrase {S}
Glassblower's password manager: main phrase {S}, please don't forget the middle
Opera tour laptop got encrypted by IT, {S} wakes it up, asset {part}
On the card behind the espresso machine: WiFi "{city} Beans", {S}
We print {S} on every receipt, that's the customer hotspot phrase this week
ok so Nan's knitting group zoom asks a passcode: {N}, meeting id {n8}
Rehearsal call moved online, ID {n8}, passcode {N}, bring a pencil
telehealth with the midwife {time}, room {n}, join pin {N}
Kitchen porter's phone is flat, he says his SIM wants {N} at start
The bursar's debit card at the cash point on Mill Lane: {N}, take {n3} out, get receipts
Giving you the society's {card} for the wholesaler run, PIN {N}, budget {n3}
Chip and pin for the fete float, in case I faint: {N}
voicemail at the kennels is mailbox {n}, secret {N}, {n} new barks
For the record the ticket printer's panel PIN isn't the default any more, {N} since I did it
Harvester won't start w/o operator ID; you be {n}, and punch {N}
Pilot boat's tablet: pattern failed thrice, fell back to {N}, all good
I set the parental thing on the crèche TV to {N} so the toddlers stop buying films
Fuel card for van {n}: at the pump it wants mileage, then {N}
clocking machine: badge, beep, {N}. forget the {weekday} sheet
Lidl car park app for the market traders, phone {phone}, pin {N}
Backup codes, ceramics studio Instagram, second from the list: {R}
Locked out of the ski school's {service}? one of these still works, {R}
I scratched off the panel and the tennis federation's unblock code was {R}
BitLocker wanted the recovery key on the organist's PC, {R}, took {n} minutes
Their authenticator's on a drowned phone. Use {R} for the regatta entry system
Emergency sheet, drawer of the midwives' station, "PUK {R}"
Apprentice broke 2FA at the print shop; restore with {R} then re-enrol
From the veterinary college: account rescue string {R}, valid {n} days
Nora at the lending library, please keep for us: rescue code {R}
dont loose this one its for the bakery shopify {R}
The SIM of the horsebox tracker is PUK-locked, ask was {R}, tries left {n}
Whatever hid under the sticker of the marina tablet saved me: {R}
Zero two four? Close! The climbing wall's rope store is {Y}
Spoken slow for the tape: gamekeeper's gun room, {Y}. Got that?
Radio check. Lifeboat hall door is {Y}. Say again? Crew of {n} inbound
{Y}, said the caretaker through the letterbox, and the gym hall clicked open
Her voice memo goes "cellar of the wine bar, that's {Y}, bye"
My stutter hates phones so in writing, cold frame padlock, {Y}
In words because digits get smudged: {Y} for the bell tower trapdoor
Croft broadband came with a sticker, SSID CROFT-{n}, key {W}, sheep included
Say the wifi's {W}, then watch {n} teenagers at youth club go silent
tractor GPS wants a login?? dealer says agri{n} and {W}
Weaver's webshop admin: shuttle@, {W}, two-step is off till {weekday}
{W} is what I finally set on the acupuncture booking system, the old one had leaked
User's note to self: cheese cave sensors, {W}; rind wash every {n} days
Not {service}, the other one, the crab boat logbook: {W}
Substitute teacher welcome sheet. Room {n3}. Computer logs on as cover, {W}. Fire door sticks.
Changed the cinema's projection server to {W}, trailers start {time}
Did somebody alter the scoreboard login? It was fine at the under-nines: {W}
LAN party at the parish hall, server {host}, join with {W}
"Spell it?" "{W}, exactly, shouty letters and all." Ropemaker's cloud, done.
My masseuse's tablet, in case she calls from holiday, goes to {W}
Undertaker's order site: our number {n5}, their password for us {W}
Would {W} be too weak for the zoo's keeper portal? Because I've just used it
Parts counter PC, username parts{n}, the word's {W} with no space
Photographer here, galleries are online: wedding of {date}, enter {W} to view
The recording studio's NAS went from cassette to {W} at lunchtime
Ballroom DJ booth mac - login dj - {W} - bpm {n3}
I've had a go with {W} on the lockkeeper's email and I'm in, {n} unread
Tennis court booking, family account, {mail} plus {W}, court {n} has the shade
pls update vault entry "smokehouse camera": {W}, was rotated {date}
Log on to the loom simulator as student, {W}, lesson {n}
New one for the surgery's NAS since {weekday} is {W}
Same as the gym's, except an eight at the end: {C}, cricket pavilion I mean
Third time: choirboys' robing room. {C}. Write it on your cassock
Chef's knife drawer, tiny brass lock, {C}
Puffin-watch hide unlocks at {C}, log any ring numbers like {n5}
You know the date we sank? that's the bilge cabin lock, {C}
Coach says kit bag cage {C}, bibs are size {n}, nobody tells the under-15s
left first, then twice past: {C}, that's the tack trunk
Lamb bank freezer chained, {C}, take no more than {n} shoulders
In case the twins lock you out of the tack cupboard: {C}
Beekeeper's truck box, tailgate side, rollers: {C}
Pasting from the sexton's diary: "mower shed altered to {C} on {date}, moles bad"
Stall {n} at the antiques barn. Glass cabinet turns on {C}. Don't undersell the clock
Fireworks store (licensed): outer {C}, inner is a key on me
We open the lychgate car park with {C} for funerals only, max {n} cars
Costume rail B, trunk four, roll it round to {C} and sneeze
swim club storage cage ~ {C} ~ floats back by {time} please
Who put {C} on the climbing hut whiteboard? It's right, but strangers can read
Tuning room's Simplex lock: {C}, buttons 2 at once if shown together
the landlady's cellar, careful, low beam, {C}, barrel {n} is flat
Apiary gate. Was on a nail before, now {C}. Suit up first
Bay {n}, lift shutter, and it's {C} on the little Squire, said the removals chap
oh and the sauna stove cage at the sea baths: {C}
Registrar asks how to get into the strongroom at weekends; we type {C} while holding handle B
On the back of a beer mat: skittles alley {C}, match {weekday} {time}
Locksmith invoice {order} says it all, "recoded rear exit to {C}, {n} keys cut"
Ropes course container, hasp on the left: {C}. Helmets by size, {n} to {n} cm
Kayak trailer coupling lock {C}, lights board pin {n} is dead
Inbox, 06:14, from the pastry chef: Oven room {C}!!! dough is rising!!!
I've labelled it "Beth's birthday" but it's {C} for the pottery's back gate
Tell {name} the orchard container isn't on the hook key but {C}, apples in crates of {n}
Key safe outside Mrs. Dunne's, carers' version: flap up, {C}, black button, turn. Visit {n} of {n}
Ward sister's handover says treatment room two {C}, room one by swipe
Polo ground horsebox park, north barrier, {C}, height {n} m
Ok last try before I call dad, is the cold frame {C}? ... it was
Golf buggy {n}: key under nothing, there's a pad, {C}
Loading dock, florist deliveries {time} onwards: {C} then wait for the klaxon
Paul (drums) can't remember numbers so: rehearsal block {C}, floor {n}, no smoking
Shepherd's hut #{n} check-in: {C} on the oak lockbox, wood in basket
Gate at the alpaca farm lets walkers through on {C}, dogs on leads
The pharmacy's blister room?? {C}. And wash your hands
{C}, gun dog trailer, spare wheel as well
FYI the boiler house at St. Columba's school went over to {C} after half term
Bouncy castle unit {n3}: {C}. Blower plug's dodgy
at the velodrome your bike cage opens w {C} til {date}
Her insulin's in the team fridge with the blue strap, combination {C}
Toolbox talk minutes, item {n}: site cabin code now {C}, hi-vis compulsory
Delivery note, bottom line: "driver, leave in porch cupboard, {C}"
Tenants' association laundry, washers {n} and {n} bust, door {C}
Ice rink skate-sharpening room, {C} says the Zamboni guy
Mooring lock, dinghy dock, brass, salty, {C}, oil it
I'm the understudy and even I know the wig cupboard: {C}
Quarry explosives gate? absolutely not by chat. Canteen: {C}, tea's 40p
From memory bank: user's dad keeps his fishing cupboard at {C}, rods for {n} people
our wee museum's gift shop shutter likes its star first: {C}
Trout farm, pond {n}, feed hopper override {C}
Tombola cash tin (red, dented) rollers at {C}, float {n} quid
The scout bunk store's numbers are {C}, tents numbered {n} upward
Sunday school cupboard, felt board inside, set it at {C}, love Jean
When locum Dr. Imre comes, drugs keybox: {C}; her parking is bay {n}
Farm shop honesty fridge after hours, {C}, pay in the tin
Mobile library van, side hatch, {C}, reg {plate}
Backstage pass lanyard also hides the loo code in tiny print, {C}
Q: how do volunteers get in the hedgehog hospital? A: {C}, round the back, wellies on
Bring your own cue, cabinet {n}'s on {C}
Mind the cat at the bookbinder's, her yard door asks {C}
Cricket roller shed {C} (yes, Gary's average)
Prefects' common room: they changed it again, {C}, kettle banned
Landing card says berth {n}, ablutions {C}, bins Tues
Sunbed room reset? hold M for {n} secs, supply {N}, hear two beeps
hi its Jo frm the nail bar, card machine supervisor is {N} n theres rolls in drawer
Vet's microchip scanner, PIN {N}, database prefix {n3}
The defibrillator cabinet outside the post office: 999 told us {C} and we ran
Defib on the bowling green wall? Ambulance control gives {C}. Pads expire {date}
Tannoy mic unlocks with {N}, then say ding dong yourself
Barge's gas alarm panel, installer menu, {N}, sensors {n}
Theatre's lighting desk froze at cue {n}, unlock is {N}, standby LX
Timing chip software for the fun run: licence no. {n8}, operator PIN {N}
Race control: "tablet asleep, what is it?" Me: "{N}!" Control: "cheers"
school trip phone (the Nokia) = {N}, ring only for emergencies, Mr. B
Hospice garden summerhouse, families ask quietly, we say {C}
I don't trust paper: stocktake handset {N}, aisle {n} first
Cadet armoury log: dummy rifles {n}, keypad {C}, signed Sgt. Okoro
Insulated van's cab safe is set to {N}; daily takings bag numbered {n4}
Payroll for the fruit pickers logs you off after {n} min, my PIN's {N}, go on
Wheel clamp release from the parking firm, paid {n3} euros and they gave {C}
Return locker of the rental skis texted {N}, collect before {time}
"One-time code please?" says the harbour dues bot; phone says {N}; I'm typing it
Code from the pharmacy to fetch Mum's prescription: {N}, counter {n}
Parcel box at the garage forecourt: yours is pickup PIN {N}, door pops by itself
user forwarded SMS: "{N} is your Vinted code" while sorting stock at the hospice shop
Sign-in email for the allotment waiting list said {N}, good for {n} minutes
Airline's crew hotel app texted Jonas {N} at {time} and he read it aloud to us
Please log: feed silo HMI, level engineer, pin was factory, I made it {N}
Bus depot washer only starts on {N}, program {n} for double deckers
Rabbi's study? keypad, {C}, after {time} call the shamash
Gurdwara langar store opens by {C}, rice sacks {n} kg on pallets
Mosque shoe-room heater timer lock {N}, set {n} degrees for Fajr
Temple office cabinet, donation books, {C} since Diwali
bell foundry, pattern loft, sort of a submarine wheel thing: {C}
Fairground ride {n} control key's with Stu, but panel PIN {N}
Chimney sweep's diary says "Lodge: ring, no answer, then {C}"
Joiner to painter: "box on the scaffold, {C}, keys for flats {n}–{n}"
Estate agent viewing {time}: keysafe by the meter, numbers {C}, lights trip
Asked the concierge at the Ritz-y place, luggage room {C}, tag {n4}
At trailhead hut {n}, elevation {n4}, the winter room wants {C}
Refuge warden radioed the stove room's combination as {C}, snow to the sill
My bike at the station cage, spot {n}; D-lock's wheels, {C}, take it if you're late
Left luggage: locker {n3}, PIN printed on slip reads {N}, closes {time}
Sleeper train compartment lock, attendant showed me {C}, berth {n}
Surf van's hidden key pouch on the tow eye: {C}, board's on the roof
Quad bike immobiliser → {N}. Petrol → half. Dog → came along.
tried three, fourth went: {C}. hen house. fox seen {time}
Rota: Mon Ana, Tue Bilal. Till drawer if jammed, {C}. Bins, both.
Correction to my mail of {date}: pavilion showers {C}; ignore the typo, sorry
the SSID is Paddock{n} but the pasword i gave you had a type in it. {W}
Greasepaint shop's stock system, "who are you": mags, "prove it": {W}
Bishop's visit checklist, {n} canapés, guest wifi {W}, no incense near the alarm
Kiosk mode on the aquarium's touchscreen exits with a corner tap and {N}
Aquarist's memo, quarantine tank room, {C}, salinity {dec}
Lastly the greenroom: {C}. Break all legs
Osteria's wine cage, Marco drew it on a napkin: {C}, Barolo on shelf {n}
Gamelan room, music faculty, evening entry {C}, gongs stay covered
"Anything I should know before I take over the kennels?" "Isolation block, {C}, and Biscuit bites."
I said {C}, he typed it wrong twice, and the whole orangery went off like a siren
the peat boiler's web page is {host}, you get in as stoker with {W}
Left the hay count at {n3} bales and the loft trapdoor locked on {C}
`,
  benign: `
{n4} litres went through the milking parlour today, and somebody left the gate open again
Plumber here. Job {order} at {street}, side entrance was locked, I came back at {time}
"What do I sing at the vestry?" "Hymn {n3}, then {n3}, and don't slam the door"
Costume store, third landing: trunk {n}, size {n}, the one with the brass padlock
User keeps an allotment, plot {n}, and bought a padlock for {n} pounds at the agricultural show
Gwen can see the lambing shed camera now, model {model}, we counted {n} twins
If Petra's off sick the kiln room stays locked; cone {n}, {n4} degrees, I do it {weekday}
The organ loft has {n} stairs and {n4} pipes, and Mr. Hale has the only key
The farrier let himself in at {time}, shod {n} horses and left invoice {order} on the gate
Controlled drugs cabinet audit: {n} ampoules, batch {part}, two signatures, no discrepancies
Booking {pnr} under Okafor, two nights, lockbox instructions follow on the day
Grandad's bees: {n} hives, {n3} jars, and a padlock on the honey house since the thefts
The sheep dip tablet froze with {err}, so I logged {n3} ewes on paper
Escape room record: the blue team opened the final chest in {n} minutes {n} seconds
The prop safe on stage weighs {n} kg and it's hollow, so stop improvising
Caravan {n}, gas locker dented, bottle {n} percent full, checklist page {n}
The brewery's cold store is set to {n} degrees, the door alarm trips at {n}
Forge laptop shows error {err} and won't get as far as the password screen
Our skate club won the cup in {year}, the key to it was the youngsters
Teacher's desk iPad, serial {track}, needs a charger, room {n3}
St. Anne's collection box held {n3}.40, counted by two wardens, the key is in the bank
Mushroom cellar controller, firmware {ver}, flush {n} due {date}
School minibus {plate}, key signed out by Mr. Bell, {n5} miles on the clock
Optician's backup drive says {n} percent left and the phrase is with the head office
Greenkeeper's shed: mower {model}, blade height {n} mm, last service {date}
Blacksmith's website had {n4} visitors since the article, login page included
Museum volunteers: showcase {n} holds the {year} chalice, alarmed, hands off
Sailing federation account number {n8}, they'll ask you a security question only you know
Question {n} on the vet nurse exam: name a bone of the equine lock mechanism
Theatre box office {service} had {n} failed sign-ins from {city} on {date}
The harbour office mailbox reached its {n} GB limit, nothing to do with recovery
Ski hire desk: register froze on {err}, I sold {n} day passes by hand
Thatcher's van tracker lost signal at {time} near junction {n}
The parish laptop: bought {year}, {n} GB, the vicar knows how to start it
Tannery's fume hood, maintenance every {n} months, last sticker {date}
Our tea room's insurance policy {n8} runs out {date}, portal says renew
Cider press PLC, firmware {ver}, pressure level {n}, do NOT touch
The seed bank's freezer holds {n4} accessions at minus {n}, two keyholders, Amir and Jo
Vicar swears the boiler code is {err}, verger swears it's the pump
Ward kitchen is extension {n4}. Exactly like the sticker says
For Lottie: refunds over {n} pounds need a manager present, mine's in at {time}
Diving club compressor hours {n3}, filter {part}, cage locked by Pete on {weekday}
Bakery rear shutter motor {part} burnt out; flour lorry came at {time} all the same
My osteopath is at number {n}, ring the second bell, bike stand outside
Mia swims in lane {n}, heat {n}, her locker key is on my wrist
Vineyard weather station logged {n} mm of rain and {n} frost nights
The glider hangar is {n} m wide, wind limit {n} knots, lock up after
{n}: that's how many plates a minute, says the dishwashing tablet
"Security desk, please?" "Extension {n3}, and that's staffed till {time}"
Wholesale nursery order {order}, paid with Dad's {card}, comes {date}
Box office stub: Mrs. Adler, stalls, row {n} seat {n}, paid
The flower shop's subscription is {n} a month, CVV check failed, so it lapsed
API for the tide tables allows {n4} calls a day on the free tier, needs a key
Agent note: clinic reminders went out to {n3} patients, {n} bounced, gateway {host}
fish auction feed is port {n4}, XML, cod at {dec} a kilo
Cattle tag {n8} belongs to the brindled cow, passport filed with Huw
Panto site built from {branch}, commit {hash}, green on {date}
stadium turnstile {n} counted {n4} fans, integration lag {n} seconds
Milk tank telemetry: {host} reports {dec} degrees every {n} minutes
Wallet found behind the chandler's jar, {n} pounds inside and a library card
Seed for the wildflower bank: poppy, cornflower, yarrow, corncockle, vetch, {n} g per square metre
Backdrop, twelve words painted on it: love hope river stone bread and so on, act {n}
Dentist portal asks three questions at sign-up, takes about {n} minutes
Their helpdesk opens at {time}, have the club's charity number {n8} ready
favourite film?? {title}, we screen it {weekday} in the cement works canteen
Shearers' bothy laptop boots in {n} minutes. Mouse is broken
I named the mare after a router, don't ask, she's {n} hands
All the brass band library's parts are numbered, ours is {part}, shelf {n}
Barber's chair-rental: {n3} a week, contract ends {date}
Archivist whispered that the baptism scans from {year} are page {n3} onwards
Glassblower's password manager is {product}, renewed at {n} euros a year
We print the hotspot phrase on receipts, changes every {n} days, so buy a bun
Rehearsal call moved to studio {n}, {time}, bring a pencil
Harvester did {n} hectares, operator {n} was on the clock from {time}
Pilot boat's tablet: cracked screen, replaced under {ticket}, {n3} euros
Market traders' car park: zone {n4}, phone {phone}, {dec} an hour
Ceramics studio Instagram passed {n4} followers, second kiln from the list arrives {date}
The organist's PC took {n} minutes to update, version {ver}, no recovery drama
Apprentice broke the guillotine at the print shop; serial {track}, engineer {weekday}
From the veterinary college: student number {n8}, card valid {n} months
The horsebox tracker costs {dec} a month, battery {n} percent
Zero two four? That's the hymn, love, page {n3} in the green book
Croft broadband came, {n} Mbit, sheep included, order {order}
tractor GPS wants an update?? {ver}, {n} minutes, dealer says leave the key on
Weaver's webshop: {n} orders, one from {city}, two-step is on since {weekday}
{n} is what I finally paid for the acupuncture booking system, a month
Changed the cinema's projection lamp at {n4} hours, trailers start {time}
"Spell it?" "{name}, with a silent h. From the ropemaker's."
My masseuse's tablet died, her number in case is {phone}
Undertaker's order site: our account {n5}, delivery {date}, oak
Parts counter PC, asset {part}, username on the label, ask Dev for the rest
Ballroom DJ booth mac - macOS {ver} - bpm {n3}
The surgery's NAS was replaced {weekday}, model {model}, same shelf
Chef's knife drawer, {n} knives, tiny brass lock, key on his belt
Puffin-watch hide is unlocked dawn to dusk, log ring numbers like {n5}
left first at the mill, then twice past house {n}, that's the tack trunk seller
Lamb bank freezer takes {n} shoulders, chained since {year}
Beekeeper's truck {plate}, tailgate box, frames for {n} supers
Fireworks store (licensed): limit {n3} kg, licence {inc}, two keyholders
The lychgate car park takes {n} cars and is opened for funerals only
swim club storage cage ~ {n} floats short ~ back by {time} please
Tuning room's Simplex lock: model {part}, {n} buttons, installed {year}
the landlady's cellar, careful, {n3} cm low beam, barrel {n} is flat
oh and the sauna at the sea baths: {n} degrees, {n} minutes, then the plunge
Kayak trailer board: lights pin {n} is dead, plate {plate}
Mrs. Dunne's key safe was moved to the left of the meter, carers' visit {n} of {n}
Golf buggy {n}: keys at the pro shop, deposit {n}
Loading dock {n}, florist deliveries {time} onwards, wait for the klaxon
The pharmacy's blister room?? {n3} packs a day. And wash your hands
Bouncy castle unit {n3}: {n} m by {n} m. Blower plug's dodgy
Mooring {n}, dinghy dock, brass ring, salty, oil it
Quarry explosives gate? licence {inc}, blaster only. Canteen: tea's 40p
The scout bunk store's tents are numbered {n} upward, padlock rusted
Backstage pass lanyard {n4}, colour {color}, lose it and it's {n} euros
Bring your own cue, table {n}'s on {dec} an hour
Cricket roller shed roofed in {year} (yes, Gary's average is {n})
Prefects' common room: {n} chairs, kettle banned, code known to prefects only
Vet's microchip scanner reads {n8}{n5}, prefix {n3}, owner in {city}
Barge's gas alarm panel shows {err}, sensors {n}, fitted {year}
Hospice garden summerhouse is open to families {time} to {time}, quietly
Insulated van's takings bag numbered {n4}, cab safe emptied {time}
Wheel clamp released, I paid {n3} euros, receipt {order}, never again
Prescription for Mum is ready, counter {n}, reference {order}, bring ID
Parcel at the garage forecourt, tracking {track}, boxes are bust so ask at the till
user forwarded SMS: "Your Vinted parcel {track} is on its way"
Allotment waiting list mail said position {n}, good for {n} years
Airline's crew hotel: flight {flight}, room {n3}, pickup {time}, Jonas read it aloud
Gurdwara langar store: rice sacks {n} kg, {n3} plates, open to sevadars
Mosque shoe-room has {n3} pigeonholes, set the heater {n} degrees for Fajr
Temple office donation book no. {n}, receipt {n4}, cabinet repainted for Diwali
bell foundry, pattern loft, note {note}, weight {n4} kg
Estate agent viewing {time}, flat {n}, agent brings the keys, lights trip
Refuge warden radioed the snow depth as {n3}, stove room full
Left luggage: locker {n3}, {dec} euros a day, closes {time}
Sleeper train {n4}, coach {n}, berth {n}, attendant locks at midnight
Surf van on bay {n}, key with the lifeguard, board's {n3} cm
tried three doors, fourth had {n} hens. fox seen {time}
the key to a good sourdough is patience, {n} hours at least, says the head baker
Policy {n}.{n}: stewards shall never write a gate code on wristbands
"Open sesame" was the panto's running gag, {n} times a night, dreadful
2026-{n} {host} sshd: Failed password for {user} from port {n5}
GET /allotments/login {err} {n} ms
Programme note: "Password", a comedy in {n} acts, interval drinks {dec}
A pin of stout is {n} pints give or take, the firkin twice that
Safety pin, size {n}, holds the bishop's cope together
PIN pads on the milk vending machine freeze below minus {n}, known fault {part}
Bowling alley: lane {n}, {n} pins standing, Barry weeps
Key change to {note} at bar {n3}, sopranos breathe
Dress code for the hunt ball is on page {n}; red coats only for members
Sort code and account are on the choir's invoice {order}, {n3} pounds by {date}
The farm's postcode takes lorries to the wrong gate, use grid square {n5}
Building code {part} wants the sauna door to open outward
Allergen code {n} is celery, {n} is lupin, ask the chef
Paint code {color} for the lifeboat shed doors, {n} litres
Zip line closes at {time}, harness lockers {n} to {n} are full
Country code first, then {phone}, that's the vet in {city}
Discount {promo} works on saddle soap till {date}, not on locks
{course} meets in lab {n3}; swipe your card, fob readers are being replaced
Members' newsletter {n}: the sailing club will move to fobs, keypads retire {date}
Nobody but the matron knows the medicine room number and she's on leave until {date}
We forgot to renew the domain, so the rowing club login page shows ads
Ask Fatima, she's got the till code in her head, has had since {year}
Not on the phone please. Come by bay {n} and I'll tell you the code face to face
Your new PIN will arrive by post within {n} working days, sincerely, the credit union
Minutes, item {n}: resolved to change all padlocks before the {year} season, cost {n3}
Reminder to self, rotate the darkroom code, due {date}
Fobs {n} and {n} were cancelled when the lifeguards left
The old lock said Chubb {year} on the plate, museum offered {n3} for it
He picked the cellar lock in {n} seconds, the show-off, with pick {part}
The vault (gymnastics): {n} points, Romanian judge gave {dec}
Safe load {n4} kg, reads the hoist in the wool store
My gym bag tag is {n4}, it's grey, handle mended with tape
Turnstile {gate}, block {n}, row {n}, we're wearing yellow
Jury room {n}, knock twice, usher has the list
Baggage carousel {n}, flight {flight}, harp case, do not stack
Track {n} on the bell-ringers' CD is called "{title}"
Loco {n4} left the shed at {time}, token exchanged with the signalman at box {n}
Single line token number {n} is in the museum, brass, {n3} grams
Arcade tokens: {n} for a fiver, machine by lane {n} swallows them
Coat check token {n3}, blue, don't lose it or you'll wait till midnight
Sommelier to table {n}: the {year}, decanted, cellar bin {n3}
Barrel lot {part} fails the pH limit, hold it behind the locked grate
Vintage {year} chest lock, no key, {n3} at auction, lot {n3}
Passport number goes in box {n} of the ferry form, not here
Seating: {name} {n}A, {name} {n}B, the wheelchair gate is {gate}
Marathon bib {n4}, wave {n}, bag drop truck {n}, keys in the pouch
Pigeon ring {n8} clocked in at {time}, loft door was open
Ear tag {n5}, ewe, found by the cattle grid, unlatched gate suspected
Engine number {track} matches the boat's papers, ignition key is a copy
HIN on the transom reads {track}, cabin door newly varnished
Sail number {n4} protested us at mark {n}
Hull {n}, rig {n}, overall {n} points, the surveyor liked the locks
Kiln log: segment {n}, ramp {n3} per hour, door interlock ok
Lathe {part}, spindle {n4} rpm, guard key missing
Thread size M{n}, pitch {dec}, for the gate hinge
Oak, {n} by {n3}, planed, for the vestry door
Mortise {n} mm, lock case {part}, the joiner needs both on site
Hotel: "Your room is {n3}, breakfast {time}, key cards expire at noon on {date}"
Kitchen printed table {n}, cover {n}, check {n5}, void by manager
Delivery app ID {n5} for the driver, meet him at the pub's back door
Reservation for {n} at {time}, name of {name}, dog-friendly corner
The restaurant's wifi terms: {n} minutes, no streaming, no password
Guests said the network kept dropping in {n3} and {n3}, access point {model} swapped
Steward found a {device} on seat {n}, locked, cracked, cover {color}
Clinic: your appointment number is {n3}, watch the screen by door {n}
Lab sample {track} leaked in the fridge, repeat by {date}
Blood pressure {n3} over {n}, he says it's the parking meter's fault
Physio room {n}, bring the card with your exercises, {n} reps
Dental chart: tooth {n}, crown, shade A{n}, lab {order}
Optician: axis {n3}, sphere minus {dec}, frame {part}
School report, maths {n} out of {n}, "forgets his locker key daily"
Register code N means no reason, code M is medical, code L is late
Spelling test {n}: padlock, cipher, burglar, {word}, necessary
Homework on page {n3}: crack the code, A is {n}, B is {n}, what is C
Exam centre number {n5}, candidate {n4}, phones in the locked tray
Chess club: {name} mates in {n}, the key move is rook to e{n}
Darts: {n3} out, double {n}, the lads went mad and lost the shed key
Fixture {n}, pitch {n}, referee {name}, changing room {n} not {n}
Handicap {dec}, tee off {time}, trolley locker {n3}
Swim badge {n} m, next level by {date}, parents wait behind the turnstile
Pool lockers take a {food} coin, joke, they take euros, {n} of them are jammed
Scoreboard firmware {ver} shows home {n} when the horn is pressed
Choir rehearsal letter {gate}, from the top, {n} beats rest before the key change
Hymn board reads {n3} {n3} {n}, somebody's swapped a digit
Prayer rota week {n}: {name} opens up, {name} locks
Baptism entry {n3}, folio {n}, year {year}, vestry safe inventory says present
Organ stop {n} ciphers, the builder calls it a cipher, not a code
Curtain {time}, cue {n} go, door slam on "never", blackout
Act {n}: Macduff knocks, porter jokes, nobody has the key
Prop list: lantern, letter, ring of {n} keys, one goat
Ticket scanner {host} offline, admit by name, list page {n}
Festival wristband {n8}, camping field {gate}, no re-entry by the farm lane
Event permit {inc}, {n4} persons, the fire exits unlocked throughout
Raffle: pink {n3} wins a safe, ironic, the treasurer won it
Auction lot {n}, a pirate chest, "code broken, sold as seen", {n3}
Tent pitch {n3}, hook-up {n} amps, bollard needs a key from reception
Trail marker {n}, stile, then the gate that won't latch, {n3} m on
Bus {n3} to the abbey, stop {gate}, last one {time}, gates locked by dusk
Cable car cabin {n}, {n} skiers, ski pass {n8} rejected twice
Ski pass deposit {n} euros, chip number {track}, pocket it on the left
Bivouac at {n4} m, the hut's locked in May, bring your own tea
Storage quote: {n} square metres, {n3} a month, own padlock, insured to {n4}
Pallet {n8}, aisle {n}, level {n}, cage unlocked by forklift licence holders
Container {track}, seal {n8}, intact at {city}
Customs seal {n5} broken on arrival, vet signed {time}
Pharmacy: PZN {n8}, {n} tablets, out of stock behind the locked shelf
Batch {part}, expires {date}, recalled, quarantine box with red tape
Allotment AGM: rent {n}, water {n}, {n} for a new gate lock, carried
Compost bin {n} of {n}, pumpkin {dec} kg, thieves got in by the hedge
Grain silo {n} moisture {dec}, hatch chained, ask Huw
Tractor hours {n4}, oil {part}, he leaves the key on the wheel, tut
Egg stamp reads {n}UK{n5}, honesty box smashed again
Sheepdog trial: {name} {n} points, pen gate shut in {n} seconds
Fish box {n}, grade {n}, auction clock stopped at {dec}
Fog signal: {n} blasts every {n} seconds, lighthouse door bolted for winter
User asked me to remember who has the boathouse code: {name} and the bosun
Agent log: looked for the kennel alarm code, found only an invoice, {order}, nothing stored
User prefers not to store any password for the parish {service}; keep it so
the shop mail's password was leaked in {year}, changed since, breach list says {n8} accounts
if (attempts > {n}) lockTill(); // cashier must wait {n} minutes
const doorTimeout = {n4} // ms, stage lift
def open_gate(bay): return bay < {n}
Boathouse lets you in from {time}, cox keeps the key, blades {n} and {n} are being varnished
For the chandlery dial {phone} and lift the receiver twice, line's bad
{n4} gets you past the cheese queue, it's the ticket they're serving next
Sluice house takes {n4} visitors a year and one grumpy heron, door sticks
"What am I typing in the vestry?" "The minutes, love, page {n} onwards."
Dispensing terminal user for the locum: {user}. The rest she sets herself on day one
Four wheels, {n3} kg, that costume trolley, mind the stage door step
Tried size {n} on the greenhouse padlock shackle, worked, {n} mm clearance
It's {n} degrees now in the walk-in, tell nights, latch is fixed
Cash drawer operator {n} at the tuck shop sold {n3} flapjacks
The bell tower trap takes {n} steps, likes oil, hates rain
Moored on {gate}; crews pay {dec} for the shower block, harbour master has fobs
Storage centre mail: rent for {n3} goes to {n3} euros on {date}, padlock policy attached
Supper for the scouts: {n} sausages, the hut warden opens at {time}
She kept the stage door {n} years, {n4} actors, one key
Alarm engineer tomorrow {time}, van {plate}, please someone open up
Purser resets the crew wifi every crossing, cabin {n} complained again
Gun club inspection passed {date}, cabinet certificate {n8}
Sawmill misheard us: {n3} planks, {n} mm, not seven
Ward {n}, the cleaner's lock is a {part}, logged {ticket}
Salon {service} has {n3} followers, Tanya posts from her own phone
Sexton unlocks the porch {time}; chairs in stacks of {n}, invoice {order}
"She did give you pool times?" "Yes, {time} families, {time} lengths."
Dental reception got locked after {n} tries, unlocked {time}, root cause capslock
Fuel berth shut, says channel {n}, dockmaster back {time}
Lights in the hay barn: {n} watts, {n} fittings, timer off {time}
Marina gate shuts at {time}. Tide's {dec}. Run.
Display on the fruit machine reads {err}, engineer says new board
Probe in the apothecary fridge said {dec} at {time}, silence restored itself
Sofa's {n3} cm, the upholsterer's gate isn't, says Tom
Baths locker {n3}, mine, next to the hairdryer, lend me a coin
Handover nights: {n3} and {n3} late out, boiler moody, safe not touched
Pie stall card fees {dec} percent, so Auntie prefers cash
Choir drive {n} GB full, tenors to blame, access unchanged
Toughbook of the pilot: {model}, {year}, still holds charts
No signal on the tractor, ring Siân on {phone}, she's got the door
Codes for the lighthouse cottage go out by post {n} days ahead
Count of saddles: {n}. Count of ponies: {n}. Tack room swept
Pickup form, crèche: aunt's number {phone}, inner door staff only
Barista notes: {n} g in, {n} g out, {n} seconds, till later
Dishwasher corner gets {dec} Mbit, chef wants better wifi
Stuck on the chart table: MMSI {n8}, call sign {part}, companionway spare washboard
Pump for the gardener is {part}, pump house hasp new in {year}
Robot in the pharmacy stopped at {err}, supervisor drove in, {inc}
Ballet girls change in {n}, boys in {n}, sticker's pink
Darkroom etiquette: knock, count {n}, come in without phone
Which kennel bites? {n}. Which is bolted? All {n}
"Read it again, love." "{n3} euros, feed, due {date}." "Ta."
Ski room's swept, {n} linen sets up, next guests {date}
Runbook addition: {host} irrigates zone {n}, root login off since {ver}
Ice machine at the co-op drops {n3} kg then sulks
"Stock room?" "Maureen." "Till?" "Also Maureen, {n3} float."
Crew call {time}, gate {n} on the farm track, horses at {n} m
Incubator {model} goes to {dec} degrees, student hours end {time}
Marionettes in {n3}, glove puppets in {n3}, numeric tickets at the desk
Yoga: mats row {n}, check-in screen opens {n} minutes early
Piano tuner cost {n3}, stayed till {time}, gave the side door key back
Paint locker forward holds {n} tins {part}, says bosun, blanket hung
Memory: "User rides horse {n} on {weekday}, dislikes the app's login page"
Silence on the campsite after {time}; pitch {n3} still has a radio
Rack {n} épées, rack {n} foils, padlocked chest belongs to the treasurer
Swing band's lockup cost {n} quid in new padlocks, four keys, drummer lost one
Whoever ran the food bank: {n3} tins, thanks, vans low on diesel
Streaming for {n3}: HDMI {n}, volume up, then breathe
Siren at the joiner's {n} minutes last night, neighbours rang {phone}
Abattoir inspector's reference {inc}; turnstile count {n3}; lift for staff
Bank hold music, surgery waiting, {n} in the queue about the lost card
Pony deposit taken on the {card} ending {n4}; back digits weren't asked for
Front desk: {n3} settled at {time}, authorisation {n5}, copy mailed
Newsletter webhook says {err} to {n} parishioners
Sauna widget died after {hash}, I rolled it to {ver}, bookings fine
Chip shop bitcoin till of my uncle: {n} euros in a year, mostly him
Hardware wallet? Tattooists keep it at the bank, phrase at another bank
Behind the record shop till: {n} plectrums, {year} flyer, dead mouse
"Maiden name, sir?" "Not over a shop counter, thanks, my account's {n8}."
Lido line, member {n8}, held {n} minutes, then they ask a memorable place and I hung up
Cheese helpline: {n} for rinds, {n} for a human
Each crèche family sets a pickup word with Miss Lunt, form {part}
Lot {n3} in the auction loft, reserve {n3}, alarm tested {date}
Buy-in {n}, the angling club's buzzer man knows all our faces
Judo ends {time}, hall {n}, Grandma picks up, ID needed
Quilters: file names under {n} letters, folder {part}, lowercase
Vestry printer {model}, toner {n}, scanning broken since {weekday}
IT needed {n} hours to encrypt the opera's tour laptop, tag {part}
Espresso card reads dose {n}, yield {n}, "{city} Beans", no wifi
Nan's zoom id is {n8} and she waves people in from the lobby
Midwife by video {time}, virtual room {n}, pin not needed any more
Porter's flat phone, use wall set {n4}, dish pit
Bursar withdrew {n3} on Mill Lane, slip {n5}
Society's {card} has a {n3} limit, Jill alone keys it
Fete card terminal {n8} arrived with {n} rolls
Kennels mailbox {n}: {n} messages, all barking
Damp paper makes the ticket printer say {err}, not a panel lock
CBeebies is channel {n} on the crèche telly, toddlers calm
Diesel for van {n}: card limit {n3}, driver number's on nobody's paper
Clocked {time}, badge beeped, sheet for {weekday} missing
Ski school hut's locked, warden {name} on {phone}, ten minutes
Scratchcard at the tennis draw: {n} pounds, under the panel a duck
Regatta entry {n3}, typed by me since his authenticator drowned
Midwives' sheet: crash {n4}, security {n3}, porters {n3}
Library hold for Nora, ISBN tail {n4}, shelf {part}, by {date}
bakery receipt {n5} dont loose it the mixer has {n} months left
Marina tablet serial under the sticker, {n8}, warranty {year}
Exhibit {n}, said slowly for the tape, a hasp, broken
Lifeboat hall to all: crew {n}, channel {n}, doors up
Writing since I stammer: invoice {order}, {n3}, cold frames arrived unlocked
Trapdoor hinge for the tower, twenty-two pounds, two screws, one hour
Wifi's off at youth club and {n} teenagers found table tennis
Cheese cave note: {n} percent, rind wash {weekday}, sensors fine
Crab boat logbook {n3}, {n} pots, {service} was down
Supply teachers: {n3}, fire door sticks, office hands out logins in sealed slips
Scoreboard stuck on {n} all, under-nines delighted
Hall LAN: {host}, port {n5}, bring cable and crisps
Zoo policy for keepers' passwords is {n} characters, the parrot repeats them
Wedding of {date}: {n3} pictures, link came privately by mail
Studio storage went {n} to {n} TB over lunch
{product} imported {n} lockkeeper entries, {n} duplicates, no drama
Court {n}, shade, {time}, booking {pnr}
Smokehouse camera moved to {host} on {date}, vault entry needs no change
Loom simulator lesson {n}: student card opens it
Cricket pavilion rings on {phone}, same as the gym's bar an eight
Robing room {n}, left by the font, choirboys only
Bilge cabin plaque: sank {date}, raised {date}
Kit cage holds {n} bibs size {n}, coach is buying a lock
Twins locked out again, farm shop keeps a spare, shuts {time}
Sexton's diary: roof felt {n} m, moles {n}, mower shed drier
Glass cabinet on stall {n}, price {n3}, lock included
Climbing hut whiteboard had a {n} on it, headcount or grade, unclear
The association holds the apiary key these days; suits in size {n}
Removals van {plate}, shutter {n}, little Squire still in its box
Strongroom weekend access: form {part}, a week's notice, no exceptions, Registrar
Beer mat says {n} to {n}, skittles, {weekday}
Locksmith billed {n3} net, {n} keys, cylinder {part}, rear exit
Helmets {n} to {n} cm, container floor wet, hasp bent
Pastry chef, 05:50: {n4} is Fahrenheit you fools!!!
"Beth's birthday" is {date}, pottery shut, gate too
Apples, {n} crates, orchard container unlocked by {name} at {time}
Treatment two at {time}, bed {n} to chair, sister's handover
Horseboxes over {n} m use the south barrier, polo passes {order}
Rehearsal floor {n}, door {n}, Paul's calendar has both
Hut #{n}: arrive {time}, key's on an oak peg
Alpaca walkers: gates {n} and {n} on the map, dogs leaded
{plate} tows the dogs, spare wheel's flat
Boiler house burned {n} tonnes of pellets since half term
Insulin lot {part}, {n} units, blue strap, team fridge
Toolbox talk: code for the cabin changed, foreman tells each of you, {n} attended
Driver note {n8}: porch cupboard, don't ring
Laundry tokens {dec}, machine {n} floods, door propped
Skates waiting for grinding: {n} pairs, Zamboni guy counts
Understudy's wig count is {n}, cupboard overfull
User's dad has {n} rods, a locked cupboard and {weekday}s free
Museum shop took {n3}, shutter came down {time}
Feed hopper pond {n} gives {n} kg a day of {part}
Tombola float {n}, dented tin, Maureen's key
Felt board figures {n}, Jean shuts the Sunday school cupboard
Locum's parking bay {n}; the drugs keybox code HR gives in person
Honesty fridge: eggs {dec}, {food} {dec}, tin for coins
Library van {plate} squeaks at the hatch
Hedgehog volunteers are let in at {time}, round the back, {n} patients
Bookbinder's yard is number {n}, cat on guard, ring once
Berth {n}, ablutions near the crane, bins Tues, water {dec}
nail bar machine does {err} agen, rolls {n} mm, jo
Call 999, read them cabinet id {part}, they tell you what opens it
Pads in the bowling green defib run out {date}, battery {n}
Lighting desk reboot {n} seconds, LX cue {n} late, audience clapped
Fun run chip version {ver}, mat {n}, bib {n4} unread
"Bib?" "{n3}!" "Cheers." The race tablet slept on
Nokia for the trip is {phone}, emergencies, Mr. B
Stocktake: {n3} tins aisle {n}, paper says {n3}
Armoury: {n} dummies racked, locked, Sgt. Okoro {date}
Fruit payroll session ends after {n} idle minutes, policy {part}
Ski return box is number {n}, before {time}
Harbour dues bot sent nothing in {n} minutes, one-time code overdue
Feed silo HMI fails audit: factory pin unchanged, finding {n}, fix by {date}
Double deckers need wash program {n}, {n3} litres
Study's upstairs, {n}, the shamash answers {phone} after dark
Ride {n}: max {n}, height {n3}, control key with Stu
Sweep's diary, Lodge, nobody in, return {date}
Flats {n} and {n}: keys at the site office, joiner's first
Ritz-y place tagged us {n4}, luggage room shuts {time}
Winter room at {n4} m is never locked, hut {n}
Station cage spot {n}, my D-lock's from {year}, rusty
Quad recall {inc}: immobiliser, petrol half, dog bored
Bilal Tuesday, Ana Monday, till says {err}, bins both
Pavilion showers are {dec} not {dec}, sorry for my mail
Paddock{n} is the SSID, minus {n} dBm, password's on a poster in the barn
`,
}
