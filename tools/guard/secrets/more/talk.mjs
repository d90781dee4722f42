/** English frames of talk (chats with assistants, families and friends, voice notes, diaries). Slots: ../values.mjs. */
export const TALK = {
  language: 'en',
  lexicon: 'en',
  tells: `
the boathouse lets you in with {C}, mind the third step
in case the twins lock you out again, code {C}, left dial first, tea is at {time}
new one for the NAS since {weekday} is {W}, the old sticker on shelf {n} is wrong
same code as the gym but with an eight at the end, so {C}
tried {W}, worked on the {n}nd go, caps lock was on, silly me
no, seven, not one: {C}, and then you have {n} seconds to get through
User stated that her locker code is {C} and that she swims on {weekday}s.
did you mean {W} as the upstairs password or is that still the {year} one?
{W} <- that gets you onto my {service}, profile number {n}
{N}, and hurry, the SMS says it dies at {time}
ok google remember that the bike shed takes {C} and that pump {n} is broken
hey remind me when I get to {place} that the keypad code is {C} since {date}
mum says the telly asks for four digits before anything over {n} and that pin is {N}
"What do I type?" "{C}, then the hash, then wave at {name}."
uh so the phone pin is {Y} and for the parking it's bay {n4}
my nan's tablet, the one from {year}, you swipe up and tap {N}
dear diary, changed the lock on this book to {C} because {name} read page {n}
{name}: u home? / me: no, {C} on the side gate, dog is friendly
Memory: owner of the {model} router uses {W} on the 5 GHz band; 2.4 is off.
our passphrase will be {S} for everything in the flat, rent is still {n3} each
If the barking doesn't stop, the pet door resets with {C}, treat jar is in cupboard {n}
for the Switch store dad put in the PIN {N}, limit of {n} euros a month though
Logging onto the guild bank: user {user}, password {W}, please don't sell the level {n} sword
third tumbler sticks but it does open on {C}, bike has frame no {part}
my first pet, if they ask you on the phone, was {X}, born {year}
back of the card reads {V}, expiry is on the front, limit {n3}
the three little numbers by the signature? {V}. order ref {order}
yes I'm sure, security code {V}, I'm holding the thing at flat {n} right now
granddad wrote {W} in the margin of chapter {n} so he can get into his mail
So the Ring thing emailed the code {N} to me, put it in before {time}
is the code still {C} at yours or did the landlord swap it on {date}?
Could you check {N} on the old Nokia, it did let me in back in {year}
sorry the password is {W} with a big letter, the {n} others I sent were rubbish
roommate notice no. {n}: Netflix now logs in through {W}, no more sharing with exes
whoever feeds Biscuit: fob's dead, code is {C} on the panel, then {n} scoops
@{name} the moving van's tailgate lock is {C}, plate {plate}, park on the left
storage place in {city}, unit {n3}, roller door code {C}
new flat!!! {street}, buzzer broken, code {C} downstairs, see you {weekday}
The agent noted that the caller's mother unlocks her phone by typing {N} and reads at {time}.
remember for next time: hotel safe in {city}, I set the pin to {N}, floor {n}
voice memo three. the combination for dads tool chest is {Y}. he's got {n} spanners in there
wait was the pin {Y} or the other way round, no I had that right, anyway train at {time}
spelling the code out for you mum, {Y}, that's the alarm off, kettle's in box {n}
on my steam since forever: {O}, all small, don't laugh, account from {year}
the password is literally just {O}. yes for the wifi. no I won't change it, {n} devices are on it
when it says who goes there answer {O}, that's how the treehouse opens since {weekday}
the word is {O}, tell nobody except {name} and the {n} cousins
lights off, shutters down, then {C} on the white box and you have {n} seconds
you owe me {n} beers for this: password {W} gets you premium until {date}
Dating life update: she gave me her Spotify, it's {W}, week {n}, is this love
swapped numbers w/ him, also his gate code {C} lol, he lives at no {n}
his phone pin's {N} in case he leaves it with you at table {n} again
{R} is what I had left when the old phone drowned, printed {date}
last unused recovery code on my list: {R}, the other {n} are crossed out
Backup for the google thing, keep it with passport {n8}: {R}
twelve words for the wallet, on paper since {year}: {E}
write this down love, in order: {E}. your uncle bought at {n3}
ledger seed (do NOT put it in chat, I know, I know): {E}
the assistant needs this to talk to the weather site: {T}, plan costs {n} a month
here's what home assistant spat out for you, {T}, valid to {date}
paste {T} in the bot field, channel is {n4}, then restart discord
City I "was born in" according to the bank: {X}. long story, branch {n3}
fav teacher? {X}, I always answer that, even on form {n}
for the question about the first car I typed {X}, plate was {plate}
left cabinet: key. right cabinet: {C}. middle one: {n} tins of {food}
Scooter's chain, the yellow one: {C}. Scooter itself: {part}
TV in the guest room locks itself, it wants {N} and then channel {n}
dad's hearing aid app pin? {N}. appointment moved to {time} btw
passcode on Ellie's iPad changed after the {n3} euro Roblox thing, now {N}
Her login at the vet portal, user {user}, {W}, chip ends {n4}
I set the feeder app to {W} bc it refused the dog's name {n} times
The password you asked me to keep in mind on {date}: {W}
pin for moms card, she told me twice on {weekday}: {N}
"Password?" – "{W}, with the dash." – "And the username?" – "{user}."
new door code, thanks to whoever lost key {n}: {C}
passwrod is {W}, sry typing on bus {n}
teh pin of teh tv is {N} not {n4} as i wrote befroe
wfi pw {W} netwrok {city}Home{n}
gate cod {C} pls close it goats are out ({n} of them)
Security code, the tiny one, {V}; card itself ends {n4}
I keep forgetting so here, once: voicemail pin {N}, press {n} to skip the greeting
so the code word for picking up Mia is {O}, teacher's called {name}
my recovery code for the console is {R}, bought {date}, serial {part}
the api key you wanted for the recipe bot: {T} (quota {n4} a day)
"Passphrase please." – {S}. – "Thanks, that's machine {n} done."
grandma's lockbox code for the carers: {C}; first visit {time}, second after lunch
carer from the {weekday} shift couldn't get in, I told her {C}, hope that's ok dad
Papa keeps typing {n4} at the ATM, somebody tell him his pin is {N}
He finally admitted it, his bank card pin is {N}, for {n} years already
for the funeral home paperwork I needed his email, password {W} got me in, {n3} unread
pop's computer greets you with a blue box, put the password {W}, wait {n} minutes, it's slow
Aunty, the telly box wants to know you're grown up: {N}. then press OK {n} times
The tablet you got for your {n}th birthday, dad, opens when you tap {N}
User's father, aged {n}, logs on to his pension portal with the password {W}.
User told me the alarm at her parents' place has the code {C}; neighbour is {name}, {phone}.
She mentions that since moving on {date} the building's entrance code has been {C}.
Preference noted: lights at {n}%. Fact noted: garage code {C}.
Caller corrected the earlier entry ({n4}); her debit card PIN is {N}.
It emerged in session {n} that his laptop password is {W}.
He uses the passphrase {S} to open his journal app, started {date}.
The user would like the assistant to recall the password "{W}" whenever she's at the library PC, seat {n}.
Wife's phone PIN: {N}. Wife's birthday: {date}. Do not mix up again.
Fact #{n}: house safe, behind the Monet print, code {C}.
Summary of call: bike stolen from rack {n}, e-bike app reset, password now {W}.
To keep: the Sonos account of {name} ({mail}) has the password {W}.
note to self the padlock on the allotment is {Y} and bed {n} needs water
um yeah hi it's me so the thing for the cellar is {Y} okay and bring {n} crates
hey siri make a note gym lock code {Y} shower gel is empty
alright the baby monitor wants a password and it is {O} and it's on channel {n}
computer please save for later the caravan key safe is {Y} pitch is {n}
transcript 00:{n} [dad] it was {Y} [mum] it was not [dad] it opened didn't it
yes hello the engineer asked for my telephone banking number so I said {Y} was that wrong dear
recording {n}: combination of the gun cabinet, {C}, ammo is stored elsewhere
okay so to get on the internet here it's the password {W} no wait that's it exactly like it shows bye, back at {time}
{S} all with spaces in between says the router card of the new place, flat {n}
remember the sentence we made up in {city}? {S}. It's the disk passphrase.
The passphrase of the photo drive ({n3} GB) is {S}, you'd find out anyway
Four random words, as the comic told us: {S}. That's the password manager, {name}, guard it
the sentence under the xmas card is for the shared vault: {S}, love {name}
{S} — typed without commas — is what opens grandad's letters folder, {n} files
After twenty tries on the old laptop ({model}) the password turned out to be {S}
minecraft realm whitelist is on, but the admin console password is {W}, port {n5}
gg, server's back, password {W}, we're {n} players short
Clan vault 2nd tab is {N}, take potions not gold, raid at {time}
lobby {n4}, room pw {O}, get in quick
private match: search {word}{n}, then key in {O}
my psn got 2FA'd, code's {N}, I've got {n} secs to beat
{N} just came up on my screen, is that you logging in from {city}?
Epic sent code {N}, paste quick, drops end {time}
alt account is {user}, password {W}, don't touch my level {n} mage
the custom lobby this friday has password {O}, max {n} people
LAN party list: 1. chairs 2. switch with {n} ports 3. wifi password {W} 4. pizza
dungeon door puzzle for OUR escape room at home: {C}, kids have {n} minutes
ur discord backup code i screenshotted says {R}, u sent it {date} lol
Twitch said no twice, third time password {W} did it, {n4} followers safe
parental pin on the xbox = {N}, bought from {name} for {n3}
he rage quit and changed the password to {W}, i saw him type it, row {n}
Steam family view PIN: {N}. Bedtime: {time}. No arguments.
kids' Kindle: four dots on the screen, {N}, then book {n}
The projector remote has a child lock, hold menu, pin {N}, done. HDMI is port {n}
my samsung's second space hides behind {N}, the first behind my thumb, model {model}
SIM from {city} wanted its own number when I rebooted, the PIN is {N}, credit is {n} euros
puk for mums prepaid is {R}, she burned {n} tries already
Huawei with the cracked glass still takes the pin {N} if you press hard, bottom left, {n} percent battery
e-reader at {place}: {N}, page {n3} is where I stopped
lock screen pattern is off, plain pin {N} now, happy? screen time {n} h
smart tv cast asks confirmation, 1st time {N}, 2nd time nothing
Google account recovery sent her the code {N}; she read it out loud at table {n}, so there
carplay pairing? {N}. car plate for the permit? {plate}
To pair the soundbar hold {n} seconds and enter the PIN {N}
hotspot of my phone, called {name}-{n}, password: {W}
tether to me, pw is {W}, but I only have {n} GB left this month
bus to {city} leaves at {time}, fold bike is locked w/ code {C}, take it
D-lock has a key but cable has the code {C}; tyre size is {n} inch
Rental bike no. {n4}, unlocks itself after {C} on the back wheel
my bike's the rusty one by lamppost {n}, turn to {C}, give the pedals love
Cargo bike of the house community: calendar on the door, lock code {C}, tyre pressure {dec} bar
helmets hang in the hall, the cage downstairs needs {C}, slots {n} to 30 are ours
if the wheel lock jams, wiggle at {C}, grease it with {n} ml of oil
tandem for {weekday}? sure, it's chained with {C} outside no {n}
bike box at the station, row {n}: {C}
E-scooter app threw me out and texted the code {N}, battery {n}%
the pannier with the tiny number lock, {C}, holds your birthday gift, do not peek before {date}
Kitty's automatic flap? master number {C}, chip {n8}
pet sitter: {name}, arrives {time}, lets herself in with {C}
the rabbit run has a numbered padlock because of foxes, {C}, {n} carrots please
Aquarium controller, 192.168.0.{n}, password {W}, don't overfeed
tracker collar shop login is the dog plus stuff, password {W}, order {order}
Rex's kennel door, code {C}, his chip's {n8}
horse paddock {n} electric fence off, gate lock {C}, she bites
the petcam over the sofa is password {W}, angle {n} degrees is best
cat's insurer asks a question about my first school, it's {X}, policy {order}
Movers come {weekday}: lift key with caretaker, goods entrance code {C}, {n} boxes marked fragile
box {n} = books, box 12 = cables, little safe = {C}
Handed over {n} keys to the landlord, he handed me the code {C} for the bin room
The previous tenants left a note: heating panel, installer pin {N}, boiler {model}
meter cupboard on landing {n}, dial {C}, reading was {n5}
the estate agent's lockbox at {street} had the code {C}, we viewed at {time}
goodbye flat {n}, goodbye door code {C} and the neighbour's drums
Intercom list of the new house: 1 Meyer, 2 us, trades button {C}
loft ladder padlock, found it on the back of invoice {order}: {C}
Broadband box arrived ({track}), sticker underneath says password {W}
broadband guy renamed it {name}Net and left us the password {W}, visit cost {n3}
Our old wifi moves along with us, still {W}, so your phone just joins, {n} boxes to go
utility portal: customer {n8}, I chose the password {W}, gas included
garage of the new place: clicker dead, {C} by hand, bay {n}
landlord whatsapped: entry after ten pm only with the code {C}, quiet hours from {time}
the letterbox doesn't have a key, turn the ring to {C}, name tag says {name}
Do I still get in with {C} or has block {n} been switched over too?
{C}?? i typed that {n} times and it just blinks red. oh. now it's green
was the shed code {C} before or after we painted it in {year}?
Is {W} what you gave the {n} guests or only the babysitter?
can you log me out of the library, my number is {n8} and the pin is {N}
why does {W} work on the laptop but not on the tv in room {n}
You know how the laundry card thing is always {N}? machine {n} ate it
which of the two was the alarm code, {C}? the other one I know is the bus, {n}
Who on earth picks {O} to protect a bank with {n5} euros in it, dad?
would you believe his pin was {N} all along, after {n} years of marriage
how many wrong tries do I have if {N} was refused once at the ATM in {city} and then took?
"does {W} ring a bell?" "yes, that's my ebay, since {year}"
can someone tell nana the PIN is {N} and not the house number {n}
mom whats the password for disney / {W} / ty / bed at {time}
K: "Left or right first?" L: "Right. {C} altogether. {n} clicks past zero."
A: gate? B: {C}. A: ta. B: bus {n} is late btw
Me: hi / Her: hi / Me: netflix? / Her: password's {W} / Me: marry me, {date}?
"Ready?" "Go." "{Y}." "Got it, floor {n}?"
[{time}] {name}: omg locked out [later] {name}: {C} worked thx
Tom asked {n} times, so, for everyone: {W}, that's the guest password
"Speak friend." "{O}." "Come in, shoes off, slippers size {n} left."
Bot: how may I help? User: store the password {W} for my {service}. Bot: stored under {n}.
Mum: "your sister's flat?" Dad: "press {C}, she's on {n}."
Nurse: which digits, Mr. Hall? He: {N}, they've been that since {year}.
Correction to what I sent at {time}: swap the last two, {C}
scrap that, landlord rotated the code: {C}, valid till {date}
not {n4} like I said, that's the bus. the pin's {N} for the phone
Earlier memory outdated; as of {date} the cabin wifi password is {W}.
i lied, lowercase: {W}. it ate my first {n} attempts
*{W}, stupid autocorrect, {n} percent battery
UPDATE from flat {n}: bins are {C} now, cyclist cage unchanged
{n4} was last year's. ask for {N} this year, same keypad in the yoga studio
Wrong chat earlier!! it's {C}, and delete it after {time} please
minus the dash I typed by accident → {C}, see you at gate {n}
I told you {weekday} but {name} changed the password since, now it's {W}
Shopping: {food}, milk x{n}, batteries. Also pool hut code {C}
TODO 1 pay {n3} rent 2 call vet 3 tell {name} the attic code, {C}
Packing list: tent, {n} pegs, stove, lock ({C}), torch
Fridge note: bins {weekday}, boiler man {time}, wifi pw {W}
- plants: {n} cups - post: pile it - alarm code: {C} - cat: cuddle
House sitter sheet, line {n}: bathroom window stuck, study {C}, fuse box behind coat
my numbers, for {name}, just in case: shoe {n}, blood 0+, phone PIN {N}
things I always forget: {name}'s birthday ({date}), {N} (visa), my umbrella
Emergency folder / tab {n} / computer password: {W} / lawyer: {name}
wedding weekend: church {time}, hotel {city}, wifi password {W}, cake 5 pm
Weekly plan mon swim locker {C} tue rehearsal room {n} wed off
grandkids' cheat sheet: tablet pin {N}, TV channel {n}, biscuits top shelf
Keys & co: blue = cellar, red = bike, none for the gate because {C}, spare at no {n}
Subject: Fwd: your login // Hi {name}, temporary password is {W}, expires {date}
Dear Mrs. Hall, to enter the practice after {time} please press {C}. Kind regards
hi team household, from {date} the dryer room uses the code {C}. cheers, caretaker
Ticket {ticket}: tenant can't open bike room; told her the code {C}; closed
ticket {inc} closed, gave granny the password {W} over the phone and she read it back twice
Subject: Key handover {date} - lockbox left of bell, code {C}, wipe your feet
Re: re: cabin. Row to pier {n}, boat chain {C}, be back before dark
Hello from {city} rentals! Apartment {n}, entrance code {C}, late check out not possible
order {order} has been put in parcel locker {n}, open it with {N}
Your pickup digits: {N}. Compartment {n}. Collect by {date}.
parcel place by the station, box {n}, show them nothing, just press {C}
Postcard from {city}: weather fine, safe in the wardrobe {N}, don't worry
Invite: karaoke {weekday}, side entrance, say {O} to the guy, room {n}
PS the studio door got new code, {C}, {n} people know so far
Reminder {n} of 3: dance hall, {C}, bring own shoes
Mail to the aunt: we are fine, the twins are {n}, grandpa's radio shop takes {W} to log in
Text from unknown: Hi this is your host {name}, self check-in code {C}, quiet after {time}
From the diary, {date}: he gave me {C}, the way to his studio, and I ran all the way
Diary. Rain. Finally cracked little brother's phone pin, {N}, {n} games and zero shame
day {n} in the new flat, i dream of {C} because the door asks for it every time
Today I turned {n} and got my own email. It's {W}, and nobody will ever read this
confession, journal: I've read her messages, she's had {N} since school, I feel awful, {time}
{date} – new job, new badge {n5}, new computer password, {W}, first coffee spilled
Nothing works. Changed the bank to {W}, slept {n} hours, cried once
if I die give {name} my laptop password: {W}, and the {n} letters in it
tinder date {n} and he already shouts {C} across the yard so I can let myself in
she whispered "{O}" and the speakeasy opened, drinks were {n} euros
my ex still has prime, still {W}, he's been paying {n} a month since march
Bumble wants verification, {N} came to your number because mine is {phone}
we share a cloud album now, link {n} in my bio, password {O}
babe the code to my place is {C}, come up to floor {n}
he saved me as contact {n} & his pin's {N}, i looked, sue me
gave him the fake one but the real one to my phone is {N}, {name} knows too
Anniversary as a password, how original: {W}, table booked {time}
valentine's treasure hunt, clue {n}: the little chest wants {C}
Movie at yours? I'll bring my login, {W}, and {n} bags of crisps
Key under pot {n} is gone but {C} still works, said her text at {time}
roomies: I reset the router password to {W} as of {date}, sorry for the outage
whoever keeps kicking me off hulu, fine, the password is {W}, screen {n} is yours
Cleaning rota week {n}: Sam hall, Kim bath. Cleaner's cupboard code: {C}
the new guy in room {n} needs {C} as the code for the fridge lock, yes we lock the fridge
thermostat war is over, unlock is {N}, nobody above {n} degrees pls
Printer in the hallway: log on as {user}, password {W}, paper costs {n} cents
fob lost. so till {date} we all go in by {C}
bathroom cabinet padlock = {C} because someone ate {n} of my vitamins
I wrote {W} on a post-it for you, in case the wifi drops during call {n}
washing machine account: house{n}, password {W}, top up yourselves
flat {n}'s spare, if no one's in, is in the black box at {C}
Kim moved out {date}, took her {word} lamp and left us her HBO, {W}
we agreed on PIN {N} for the shared card, spend limit {n3}, receipts in the jar
Doorbell app invites me w/ code {N}, you're admin {n}, can you press yes
put {N} into the authenticator field, it's what my mobile shows rn, {n} left
text just came: G-{n} no that's the room. the six digits are {N}
it's {N}, read it back to me? ok. your ticket is {order}
otp {N}, gone by {time}, dont dilly dally
One time pass they sent me for your transfer of {n3}: {N}
whatsapp on the new phone needs the code I got, {N}, old phone had {ver}
the bank lady on line {n} asked, and I did read {N} out to her
Telegram login from {city}, code {N}, that was me on the laptop
use the recovery code {R} instead of the texted one, I'm abroad till {date}
Grandpa printed ten of those emergency things for his mail; number {n} is {R}
hidden under the insole of my left boot size {n}: {R}, for the google lockout
If face ID and everything dies there is {R}, remember I told you on {weekday}
her icloud rescue string, says the sheet from {year}, is {R}
bitwarden gave us {R} after sign-up, I made {n} copies
{R}, that's our last Github rescue one, ticket {ticket}
insta locked me out so I burned {R}, {n} to go
hardware wallet bought at {n5}, words in order are {E}, swallow this paper
phrase for uncle's bitcoin, found taped into atlas page {n3}: {E}
"read me the list" – {E} – "and you bought that in {year}?"
If something happens to me, {name}, type these into the wallet: {E}
agent memory import: openweather {T}, home city {city}
discord bot of our guild stopped, I made a fresh one {T}, guild id {n8}
hass long lived thingy for the wall tablet in room {n}: {T}
my openai thing for your homework, cap {n} dollars: {T}
I can't find the field, is {T} what goes there, or my client no {n8}?
plex claim is {T}, quick, {n} minutes only
telegram botfather answered with {T}, bot's named {word}{n}bot
Todoist sync for the kitchen screen uses {T}, tested {date}
and the key that lets the bridge talk to the lamps is {T}, {n} lamps found
childhood street question? my bank believes it's {X}, in truth it was {street}
Best friend field at the tax portal, mind, I put {X}, refund is {n3}
He always says {X} when the hotline wants his favourite dish, ext. {n4}
the secret answer on mums pension site, in case of call {n}: {X}
First concert → {X}. That's what opens my old hotmail from {year}.
They'll ask you for a nickname; say {X}; then you get agent {n}
our hamster was called Bert but on the reset page of {service} it's {X}, attempt {n}
what was your dream job? {X}, obviously, that's me verified, policy {order}
apparently I told the broker my hero was {X}, form {n} confirms
answer for security question two, the honeymoon one, is {X}, booked {date}
cvv {V}, exp next {weekday} haha no, next year, name as on the bell
Card's in my coat. Flip it. {V}. And the total should be {n3}, not more
daughter ordering shoes size {n}: what's on the back? mother: {V}
pizza guy needs last 3 from the strip, {V}, total {n} with tip
Concert tickets {order}: checkout stuck on the security number, it's {V}
amex is in drawer {n}, I memorised the rest for you, {V}
"and the three digits?" "{V}" "thank you ma'am, delivery {date}"
use my visa ending {n4}, small number {V}, get yourself the good pillow
the back says {V} but so faded, at first I read {n} there
User dictated that the backside digits of his card are {V}; limit {n4}.
Old card {n4} cut up, new one arrived, flipside {V}
ski locker {n} in the basement of the hotel, code {C}, boots dry till {time}
climbing gym saturday? my cubby is {n}, code {C}, chalk's in it
the pool's changing room cabinet, mine, set to {C}, towel no {n}
Swim bag's in there, spin {C}, lane {n} at {time}
school locker combo since seventh grade: {C}. homeroom is {n3}
violin case has those three rollers, {C}, lesson's at {time}
suitcase wont open at the belt in {city}, u said {C} right? yay it did
TSA lock on the green trolley, {C}, flight {flight}
diary key lost age {n}, so now a diary with digits, {C}, very grown-up
toolbox of the van ({plate}), code {C}, jack's under seat two
Cash box for the lemonade stall, {n} euros change, {C}
`,
  benign: `
tried {n} keys, none worked, so the chest stays shut for now
no, seven, not one: bus {n4}, then you walk along the gate
did you mean the {model} for upstairs or is the old router still fine?
{host} <- that's the name of my laptop on the network, in case you see it
{n4}, and hurry, the gate closes at {time}
mum says the telly is showing error {err} and a picture of a padlock
"What do I type?" "Your name, then {n4}, that's the house." "And the key?" "Under nothing, ring."
uh so the phone cost {n3} and the parking was bay {n4} level two
third tumbler sticks, locksmith asked {n3} to open the chest, frame no {part}
the magazine for card sharps says issue {n3} on the back, order ref {order}
yes I'm sure, {n3}, that's what the locksmith took, I'm holding the bill
Could you check {issue} on the tracker, someone's locked out since {ver}
sorry meant {name} with a big letter, she has the keys not her brother
whoever feeds Biscuit: {name} has the fob, bowl is on shelf {n}, {n3} grams a day
@{name} the moving van's plate is {plate}, the keys are at counter {n}
new flat!!! {street}, buzzer says {name}, third floor, see you {weekday}
voice memo three. dads tool chest has {n3} pieces in it and the lid doesn't lock
it's literally called {word}. yes, the wifi. don't know who named it
swapped numbers w/ him, his is {phone}, he lives behind the green gate
{order} is what was left on the label when the old phone box got wet
twelve words he said at dinner, and one of them was "{word}"
ledger page {n3} (do put it in chat): rent {n4}, locks {n}, paint {n3}
mother's maiden name is blank on form {n}, and they took it
City I was happiest in: {city}. The bank branch there is {n3}, if you ever need it
fav teacher? Mr {name}, room {n3}, taught {course}, always lost his keys
left cabinet: keys. right cabinet: {n3} records. middle one: tins of {food}
pin for moms cardigan, the silver one, {n} euros on the market
"Password?" – "Nope, face." – "And the username?" – "{user}."
new door, thanks to whoever kicked in the old one: {n4} euros
passwrod reset link is in ur mail since {time}, sry typing on bus {n3}
wfi is called {city}Home{n}, ask for teh rest
Security, the tiny office, is room {n3}; lost cards go there
so picking up Mia needs a code word, teacher has it, I'm late, room {n}
my recovery after the knee thing is week {n}, console helps, score {n5}
"Passphrase please." – "Ask {name}." – "Thanks, that's machine {n} waiting."
parcel box code isn't {n4}, that's the depot's opening hour in the app, look again
his mail said "{title}", which I took for a code and it's a film at {time}
keyring says {n4}, that's just the dealer's postal box
there's {n4} stamped on the padlock, it's the model, all of them have that
Papa keeps dialing {n4} for a taxi, somebody tell him they shut in {year}
He uses his journal app daily, streak {n3}, locked by fingerprint, started {date}.
recording {n}: gun cabinet inspected, form {part} signed, ammo is stored elsewhere
gg, server's back, {n} players short, seed is {n8}, map's called {word}
Clan vault 2nd tab has {n4} gold, take potions, raid at {time}
lobby {n4}, no room pw, get in quick
my psn got 2FA'd, the text took {n} minutes and by then it was dead
Epic sent {n} coupons, {promo} is the good one, drops end {time}
alt account is {user}, level {n} mage, banned till {date}
dungeon door puzzle in level {n}: four levers, red lights first, then wait for {name}
Steam family: {n} seats. Bedtime: {time}. No arguments.
kids' Kindle: {n3} books on the screen, cover is {color}
my samsung's second space takes {n} GB, the first one {n3}, model {model}
SIM from {city} wanted topping up when I rebooted: {n} euros, number {phone}
Google account storage hit {n} percent; she read the mail out loud at table {n4}
hotspot of my phone is called {made}, ask me for the rest
Kitty's automatic flap? order {order}, chip {n8}, paws of mud everywhere
Rex's kennel, door {n}, his chip's {n8}, his mood's bad
cat's insurer asks for my first name, my street ({street}) and policy {order}
the estate agent had {n4} on a sign outside, that's the listing, we viewed at {time}
goodbye flat {n4}, goodbye creaky door and the neighbour's drums
broadband guy named it {made} and left, visit cost {n3}, name only, I picked the rest
utility portal: customer {n8}, meter {n5}, I chose paperless, gas included
landlord whatsapped: entry only by appointment, quiet hours from {time}, fine of {n3}
Is {name} the one you gave the keys to or only the babysitter?
Who on earth picks a bank with {n} branches and no safe deposit, dad?
"does {title} ring a bell?" "yes, it's a film, {year}, with a locked house"
A: gate? B: {gate}. A: ta. B: boarding {time} btw
"Ready?" "Go." "One two three, {word}." "Got it, photo {n} is the one."
"Speak friend." "{name}, room {n}." "Come in, shoes off."
Nurse: which year, Mr. Hall? He: {year}, and I've lost my keys ever since.
scrap that, landlord moved it: {date}, key handover at {time}
i lied, lowercase: {camel}. that's the variable, the login form hates capitals
*{word}, stupid autocorrect, I meant the lock not the {food}
UPDATE from flat {n4}: bins are out, cyclist cage is being painted
{year}'s was free. ask for the {promo} price this time, same desk in the yoga studio
Wrong chat earlier!! it's at {time}, and bring the cellar key please
minus the ticket I typed by accident → {ticket}, login issue, see you {weekday}
Weekly plan mon swim lane {n} tue rehearsal room {n3} wed off, keys {name}
grandkids' cheat sheet: tablet is on shelf {n}, TV channel {n3}, biscuits top shelf
Subject: Key handover {date} - meet {name} left of bell, {time}, wipe your feet
Your pickup number: {track}. Compartment opens when you scan. Collect by {date}.
Diary. Rain. Little brother's phone on the table, {n} games, zero shame, locked
confession, journal: I could read her messages and shut the laptop instead, {time}
The lock on chapter {n} of my novel opens with a line by {name}, "{word} and rain"
she whispered "{word}" and laughed, speakeasy drinks were {n} euros, door was open
Bumble wants verification, a selfie, and my number {phone} is taken
gave him the fake number {phone}, the phone is new and {name} knows too
thermostat war is over, set to {dec} plus fifteen, lock stays off
fob lost. new one takes till {date}, {n} euros, we share mine
bathroom cabinet padlock = {n} euros because someone ate my vitamins
put a number between 1 and {n} into the field, it's a captcha, not the authenticator
otp app is at version {ver}, gone by {time} my old one, dont dilly dally
One time they sent me your transfer of {n3}, the bank apologised on {date}
bitwarden gave us a {promo} discount after sign-up, {n} percent
{part}, that's our old keyboard's number, ticket {ticket}
phrase for uncle's toast, found in atlas page {n3}: "may the {word} be with you"
agent memory import: openweather key missing, home city {city}, retry {time}
plex claim expired, {n} minutes only, make a new one yourself
and the lamp that talks to the bridge is number {n}, {n3} lamps found, key symbol green
childhood street question? the bank never asked, we lived at {street} though
He always says "{word}" when the hotline answers, it's a joke, ext. {n4}
the secret ingredient on mums pie is {food}, in case of visit {n}
First concert → {city}, {year}. My old hotmail I've deleted since.
our hamster was called {name} and lived {n} months, no site ever asked about him
answer for question two of the pub quiz, the honeymoon one, is {city}, booked {date}
pizza guy needs the house number, {n3}, total {n} with tip, card ok
the back says "not valid unless signed", {n} words so faded
User dictated that his card ends in {n4}; limit {n5}.
Swim bag's in there, third from left, lane {n} at {time}, I've the key
school locker since seventh grade: {n4}, bottom row. homeroom is {n3}
marina jetty {n}, dinghy's called {made}, mind the heron
who set the alarm for {time}?? on a sunday?? in flat {n}??
my sister sends her new address, {street}, plus a photo of door number {n}
"password1 is not a plan", said the trainer in {course}, slide {n}
IT guy on the phone: turn it off, count to {n}, turn it on, sign in as usual
the kids renamed the wifi {made}, of course, {n} devices lost it
I know the pin, you know the pin, don't text it, bus {n3} is here
the door? just push, it's been broken since {date}
our landlord keeps {n} spare keys in an old tin of {food}, that's all I'll say
Grandma asks whether 192.168.1.{n} is a phone number
Granny's cable box shows {time} all day, that's the clock, not a lock
I read {n3} pages of "{title}" before noticing someone had taken my keys
User keeps her passwords in {product} and prefers not to share them with the assistant.
User's sister {name} holds the only spare key since {date}.
Assistant was told never to store door codes; reminder set for {weekday} {time}.
He says his security questions are all nonsense, {n} of them, unguessable.
The user forgot his login twice this week, ticket {ticket}.
Her access card number {n8} is printed on the badge and not sensitive, she said.
Noted: lives at {street}, third bell, postcode {n5}, prefers parcels at the door.
The user's phone is a {device} from {year}, unlocks by face.
It's her third locker this term, number {n3}, next to the {word} club.
Memory merge: two entries on the {door}; kept the one of {date}; no code recorded.
Login name for the choir's calendar is {user}, she reads along only.
He turned off two-factor on {date} and regrets it, bill {n3} euros.
The caller's router reports firmware {ver}, model {model}, uptime {n} days.
User asked how long a passphrase should be; answered {n} characters or more.
She finds that PINs of {n} digits are too short and reads a blog on {algo}.
voice note um the parking garage level minus two spot {n3} I think the door says blue
and then turn at the petrol station house {n4} green gate it's open just drive in
call me back on {phone} it's about your keys not urgent
hello hello testing one two three the mic in room {n} has a lock icon what does that mean
dad here how do I unlock the screen it went dark at {time} and the dog is barking
yeah so platform {n} train {n4} and I've left the door on the latch for you
okay google how many digits does a bank card have is it {n}
alexa what's the time in {city} and did I lock the front door
so the man said policy {order} and I said which policy and he said for the safe
erm I dialed {n4} and got a bakery they were nice about it what was the alarm firm again
i think it was in {year} we had the burglary and they took {n} watches
dictating new line dear neighbour your package {track} is with us new line greetings
mum the remote is in the fridge again next to the {food} and channel {n} is gone
the printer says pc load letter and {err} and wants a badge i havent got
Lost: one key, tag {n}, between {street} and the bakery, please ring {phone}
Found a phone in row {n}, picture of a spaniel, battery {n3} no wait that's seat
Selling bike, frame {part}, {n3} euros, incl. lock with two keys
Wanted: roommate, {n} sqm, {n3} warm, own key, no drama, viewing {date}
For rent from {date}: garage {n}, clicker included, height {n3} cm
Giveaway: safe, {n} kg, locked since {year}, nobody knows how, pick up yourself
Swap: my locker {n3} upstairs against one near room {n}
Flatmates wanted list: {name} maybe, {n} no-shows, one who asked for wifi first
my level {n} rogue picks locks for a living, {n4} gold a chest
quest says: find the third key, talk to {name} in {city}, bring {n} herbs
patch {ver}: fixed login queue, doors no longer open twice, {n} hotfixes
steam deck dock, port {n}, cable broken, code on it {part}
speedrun: door skip at {time}, vault at {n3} seconds, new record
he plays as {made}, look for the banner with a {color} key
redeem {promo} in the shop for a free hat, everyone can till {date}
map seed {n8}, village with {n} locked houses left of spawn
friend code on the nintendo? {n4}-{n4}-{n4}, add me, the dashes count too
our tournament bracket: room {n}, match {n3}, no-show means out
ping is {n3}, error {err}, server {host}, relog fixed it
guild name {made}, tag {word}, apply there, discord's public
boss door opens when {n} players stand on the plates, no key
lootbox odds are {dec} percent, I want my {n} euros and the account deleted
TV channel {n} shows "{title}" at {time}, isn't that with the password scene?
hdmi {n} is the console, 2 is dad's box, the remote's child lock lamp is just red
my phone is a {model}, imei ends {n4}, report went to case {inc}
new number since {date}: {phone}, delete the old one, save under {name}
the phone shop's queue ticket was {gate}, took {n} minutes, sim is active
Your parcel with the {device} is due {date}, id {track}, no signature
android {n} moved the lock settings, see menu security, page {n3}
he dropped the {device} down {n} stairs and it unlocked itself, magic
the case is {color}, the cable {n} cm, the screen lock off till I'm home
data plan {n} GB, {n3} minutes, contract {order}, cancel by {date}
I type {n} words a minute but on that telly keyboard, one login an hour
cinema app: seats {gate} and next to it, scan at the door, {time}
bike serial {part}, police list no {n8}, the chain was cut, sniff
you can lock your bike at rack {n}, camera {n3} watches
service on my e-bike: {n4} km, new chain {part}, lock oiled, {n3} euros
Route {n} to {city}, {n3} km, gate at the farm must be shut
spokes are {n3} mm, hub from {year}, the lock holder rattles
the lock is rated {n} of 15 and weighs {dec} kilos, still
bike courier {name} rings at {time}, plate number {n4} on his back
Two wheels stolen, code of the case {inc}, insurance pays {n3}
the dog tag reads {name} {phone}, vet says chip {n8} works too
cat flap's battery {n} percent, app says {err}, she sits outside singing
parrot learned "{word}" and the alarm's beep, day {n} of madness
Puppy class {course}, hall {n}, {time}, ring at the red gate
vet invoice {order}: {n3} euros, due {date}, log in to pay or go there
hamster escaped through the door you left open at {time}, found behind box {n}
fish tank {n3} litres, feed {n} flakes, hood isn't locked
removal firm quote {order}, {n4} euros, incl. piano, lift must be unlocked by us
ladder {n3} cm, does it fit through the side door? ask {name}
boxes labelled {gate} go to the cellar, {n} of them, key's in my jeans
deposit {n4} back on {date}, minus {n} for the lost key, unfair
old meter {n5}, new meter {n4}, caretaker signed at the door
inventory line {n}: 3 keys, 1 fob, 2 windows that don't lock
change of address done for bank, {service} and the vet, {n} to go
moved out of {city} in {year} with {n} bags and someone else's key
our unit is {n3}, gate {gate}, truck up to {dec} tons
the new kitchen door is {n} cm wide, {color}, handle {part}
we painted the safe room {color}, took {n} litres, looks like a bank
parking permit {n8} for plate {plate}, zone {n}, stick it by the wheel
van's due back at {time}, key through the slot of house {n4}
neighbor {name}, {n}, ex-locksmith, helped with the jammed cellar
Day one: {n} stairs, no lift, key sticks, still love it
Mrs. {name} on floor {n} collects our mail till {date}, has the small key
The bank wrote: change of terms, page {n}, nothing about your PIN, dad
pension letter {inc} arrived {date}, don't log in from links please
Mama's pill box has {n} lids, opens at {time}, beeps like an alarm
emergency button costs {n} a month, firm has a key, number {phone}
Dad's ward is {n}, room {n3}, visiting till {time}, ring at the glass door
hearing aid model {part}, battery size {n3}, case has a little lock
he's {n} and types with one finger, login takes the morning, coffee helps
scam call again, claimed to be {service}, wanted her PIN, she hung up, call {n} this month
I put big labels on gran's remote: {n} is news, red is off
her bank closed branch {n3}, next ATM is {dec} km away
Grandad in {year}: one key for the whole village, he says
rollator lock? there's a {n} mm hex screw, {name} has the tool
Papa's tax id {n8} is on the letter, the portal's own secret isn't
they gave mum a tablet with {n} apps and a stylus, logs in by face
seat {gate}, train {n4}, the compartment locks from inside
first date: museum of locks, {city}, ticket {n} euros, I paid
he texts "{word}" every morning at {time} and I unlock my phone smiling
his profile says {n3} cm, {city}, plays chess, hides his keys daily
we matched on {date}, met at gate {gate}, lost his card at bar {n}
the waiter called us table {n}, he called me {name}, wrong
Her name on the buzzer is {name}, on the app {made}, on the lease neither
she's on {street}, blue door, says bring {food}
breakup admin: changed {n} passwords, returned two keys, kept the dog
left on read since {time}, last seen near {city}, phone locked in his car
quote of the day, {date}: "every door is a question", page {n}
in my dream a clerk asked for form {part} at a door with no handle
wrote {n4} words today, heroine finds the vault, chapter {n}
Dear diary, {name} asked about my lock, I said it's decoration, {n} hearts on it
mood {n} of 10, lost wallet, cards blocked by {time}, case {inc}
gratitude list: {food}, sun, the neighbour who had our key, number {n}
Trip log {city}: hostel bed {n}, locker next to it, bring own lock, {n} euros
I counted {n3} love locks on the bridge, one with {name} and {year}
stop asking me for the wifi, cafe rule, it's on receipt {n4} line two
no. I won't give you the code, {name}. bedtime's {time}
"What's the code?" "Dress code? black. {time}, door {n}."
The dress code is {word}, the party's {date}, gate {n3}
country code for the call is +{n}, then {phone}, ask for keys
zip code {n5}, house {n}, that's all the driver needs
discount code {promo} for lock shop, {n} percent until {date}
product code {part} on the safe's lid, they need it for the warranty
airport code of {city}? no clue, flight's {flight}, gate {gate}
bug in the code, file {camel}.ts line {n3}, login page again
source code of my bot is on branch {branch}, {n} commits behind
qr code on table {n}, scan, order, no login
barcode under the router ends {n4}, support asked for exactly that
the error code on the washer is {err}, door stays locked with water in
hospital wristband code {n8}, that's the patient id, don't cut it off
key of the song is {note}, capo {n}, he plays it at the gate
piano key number {n} sticks, tuner {name} comes {date}
answer key of {course}, question {n}: see page {n3}, not b
low-key angry, {n} messages about who locked the {door}
press the {note} key then escape, says page {n} of the manual
primary key is {column}, table has {n4} rows, login is another table
florida keys, {year}, {n} degrees, lost the car key in the sand
secret santa budget {n} euros, I drew {name}, tell no one
my secret is {food}, {n} grams more than granny's book says
it's no secret that flat {n} is for sale, {n5} and rising
username {user} was taken so I'm {made}, same mail
profile name {made}, pronouns in bio, {n3} friends, private account
he logs {n} hours of sleep, account of a zombie, {time}
your account number at the gas firm {n8}, credit of {n3}
account manager is {name}, ext {n4}, asks for ticket {ticket}
safe trip! flight {flight}, gate {gate}, text when in {city}
safe to eat until {date}, says the lid, {food} smells though
safe word jokes at dinner with {name}, {n} guests blushed, none used
alarm rang at {time}, snoozed {n} times, missed bus {n3}
alarm firm sends invoice {order}, {n} a month, contract until {year}
token for the laundry is {n} cents each at the kiosk, blue plastic
parking token lost, fine {n} euros, barrier opened by {name}
Board game night: pass {n} tokens left, draw card {n3}, lose a turn
her locker opens with a coin, User said, and number {n4} keeps the coin
the barn lets you in with a shove, door {n}, hinges from {year}
new one for the gate since {weekday} is a {part}, ask {name} for a spare
{n4} got us in free at the museum, it's the year on grandpa's medal
keypad takes {n} AA batteries and it ate them all by {date}
the alarm wants servicing, {n3} euros, they come {weekday}
tried {city}, worked, the VPN only hates the other {n} places
tried bus {n4}, worked, I'm at your gate in five
no, eight, not three: {n8} is the booking, say it at the lobby door
the telly asks for an age, I put {n}, it laughed and played anyway
nan's tablet, you swipe up and there's photo {n4}, that's me on the pier
for the phone it's {n3} euros and for the screen lock film another {n}
padlock's {n} mm, steel, model {part}, {name} has both keys
my locker: {n3}. yours: next to it. towels: car
Shed: {n} cans of paint, one mower, the lock hangs open
wifi: down. electricity: up. rent: {n4}. mood: fine
Alarm: {phone} is the firm, {name} is the guy
what's the safe? {n} kilos and it came with the house, {year}
the lady asked me for the last four of my card so {n4} and then my postcode {n5}
Siri, which {n} apps know my passwords
back door's {color}, front's {color}, that's how the courier tells us apart
mum, the remote's number is {part}, read it to the shop, then they'll send one
voice mail from {phone} at {time} says my parcel locker is full
is {user} still your login or did they move you to {mail}?
was it {flight} or the next one, and who has the house keys till {date}?
did {n4} ever pick up? that's the extension of the lock shop
why does it say {err} when I hold my phone to the door of room {n3}
who is {made} and why are they on our wifi since {time}
do I need the {n} digit thing or the face thing for the pension app
how does one change the pin on a {model}, asking for my dad, {n}
where did you put the paper with the wifi on, drawer {n} or behind {title}
can I get in after {time} or does the gate go by {name}'s mood
which key is for number {n4}, the one with the blue cap?
So {name} has the code and I have the key and neither is at {street}
The code changed {n} times this year, {name} texts it to those who paid
Code's on the fridge at {place}, behind magnet {n}, not in this chat please
It's in {product} under {word}, look there, I'm driving till {time}
I'd rather tell you the combination in person, {weekday}, {time}, bench {n}
password for the cabin router was lost with the old owner in {year}
pin letter from the bank should be there by {date}, don't open it, dad
he covered the keypad so I only saw {n} fingers and a ring
they rotate the door thing every {n} days and mail goes to {mail}
reset it myself at {time}, will show you on {weekday}, promise
we don't do shared logins any more, {n} of us, each their own, said {name}
wrong three times so it's locked for {n} minutes, go make tea
Caretaker said policy is {n} characters, one capital, no pets
Never read those six digits to anyone, not even to a {name} from {service}, gran
after {n} months I finally learned my own pin by heart, proud
"Say it." "{title}." "No, the film we're seeing, not your book with the vault."
"Four digits?" "The year of the wine, {year}, cellar's open."
"Open it." "With what?" "Key {n}, the long one, hook by {name}'s coat."
A: you in? B: nope, error {err}. A: caps? B: it's the server, {host}
Kid: what is it? Me: a lock. Kid: number? Me: {part}, and no.
X: wifi?? / Y: look under router {model} / X: cobwebs. Y: look harder
Her: buzz {n}. Him: which door? Her: {color} one, I'm waving
From {phone}: hey it's {name}, new phone, same me, don't send codes
Scribbled on the calendar at {date}: locksmith, {n3}, cash
On the post-it: {phone}, dentist; on the other one: milk, {food}, lightbulb for the vault lamp
Agent note: user wants {n} reminders before the card expires on {date}.
The user's garage spot is {n3}; remote kept in the car, plate {plate}.
User mentioned that {name} changed the alarm contract to {n} euros a month.
He told the agent which drawer, {n}, not what is on the slip in it.
She logs in to {service} as {user} from a {device} in {city}.
Roommate {name} works nights until {time}; don't ring, use own key.
It's recorded that the gate squeaks, that bus {n4} stops there, and little else.
Caller says unit {n3}, agent repeats unit {n3}, both wait for a man with a key.
User's gaming handle is {made}; two-factor on since {year}.
{order} – read that to the counter, they'll hand you the new fob
{pnr}, says the airline, gets me a seat and a locker in the lounge, gate {gate}
{track}: third parcel this week for the flat below, who has their key?
{n4}. That's how many steps from my lock to your door, I counted for love
{year}! that's when the piano was last tuned and the lid last unlocked
{model}, it says on the sticker, and the line under it has worn off
{part}, dad, the spare for the cellar lock, aisle {n}, by the hooks
dont laugh but my new phone is called {made} now and unlocks when i yawn
got {n} texts w/ codes i didnt ask for, somebody's at my {service}, help
thier door is {n4} not {n3} i rang at the worng peple
im at teh gate, its {time}, wheres {name} with teh fob
the boathouse takes in {n4} guests a summer, mind the third step
if the twins get locked out again call {phone}, she's home till {time}
a new NAS since {weekday}, it's a {model}, the old one hums on shelf {n}
tried {n3} grams of glue on the key, held until the {n}nd turn
{made} <- my gamer name on {service}, profile number {n}, add me
google please remember the bike shed is number {n4} and its pump is broken
remind me at {place} that the keypad got rained on {date}, {n} ml inside
mum's telly asks to rescan, found {n3} channels and locked none
page {n} of my diary has a doodle of {name} and a padlock, nothing else
"u home?" asked {name} at {time}, "side gate's on the latch, dog friendly"
Memory: {model} router, user's, sits in hall, 5 GHz band channel {n3}.
we all settled on house number {n4} after {n} viewings, keys in June
barking again, pet door is set to {n} seconds, treat jar in cupboard {n3}
dad topped the Switch store up by {n} euros, the slip is in the bin
guild bank is at {n4} gold, {user} has the keys, don't sell my sword
that tumbler sticks, the bike itself opens no doors, frame {part}
"and your pet?" the phone lady asked, "chip {n8}," I said, that's all she got
back of the booklet reads {n3}, an ISBN bit, expiry nowhere
granddad scribbled {n4} in the margin, bird counts, he got into birds
Ring emailed: motion at {time}, front door, clip number {n3}
did the landlord at yours raise it to {n4}? ours on {date}
old Nokia check: {n3} texts, charger lost, still alive since {year}
roommate notice: Netflix logs us out every {n} days, TV upstairs too
hotel memory, {city}: I was in {n3}, safe too small for a laptop
spelling it for mum: {city}, like the town, is where the alarm firm sits
my steam nickname since school is {made}, all small, account from {year}
the word {name} and her cousins used was "{word}", it means hungry
lights, shutters, white box on green, and you get {n} seconds, {name} knows the rest
beers owed: {n}. reason: premium cancelled by {date}, logged out
his phone is at table {n} again, cracked, battery {n3}
unused on the list: {n} vouchers, {promo} among them, door B
google thing's backup is done, {date}, passport scan {n8} included
love, write down in this order: bread, keys, size {n} screws
the weather site wants {n} dollars a month before it hands out keys
home assistant spat {err} at me, valid reason, entity {camel}
for any question about my first car there's photo {n}, plate {plate}
Scooter's in the yard: chain yellow, plate {plate}, model {part}
guest room TV goes on by itself, channel {n3} at {time}, no remote
dad's ear app says {n} percent, appointment is {date}, ring the side door
Ellie's iPad went to the shop after Roblox cost {n3}, ticket {ticket}
vet portal shows her as {user}, chip ends {n4}, next jab {date}
feeder app: {n} grams at {time}, refuses the dog's name, too long
The password topic: you asked, I declined, see {date}
teh tv box nr is {part} not teh one i wrote befroe
gaot nr {n} is thru teh gate agian
hm voicemail: {n} new, press {n3} no wait one, to skip the greeting
recipe bot wants an api key, {name} pays, quota {n4} a day
for gran the lockbox firm charges {n}; carers come at {time}
the {weekday} carer got stuck outside, waited {n} minutes, sorry dad
he admits it finally, he cut the bank card himself, {n} pieces
funeral home wants form {part}, his email's full, {n3} unread
a blue box greets pop, it says {err}, wait {n} minutes
telly box question for aunty: region {n}? press OK {n3} times, joke
dad's birthday tablet, {n3} euros, opens on its own when you lift it
User's father is {n}, his pension portal username is {user}.
User's parents have an alarm since {year}; key with {name}, {phone}.
On moving, {date}, her new entrance turned out to be number {n4}.
Noted: likes {n} degrees. Noted: garage remote lost {date}.
The caller corrected her card's ending: not {n4}; new one is on the way.
In session {n} he mentioned the laptop: {model}, unlocks by finger.
For library visits: PC seat {n}, floor {n3}, wants quiet.
Wife's phone ends in {n4}; her shoe size is {n}.
Fact: behind the Monet hangs a thermometer, {n} degrees, no safe.
Call summary: stolen bike, rack {n}, serial {part}, e-bike app shows {city}.
Sonos account of {name} is under {mail}, {n} speakers.
allotment note: padlock oil, {n} ml, bed {n3} wants water
hi yeah me again the cellar is row {n} okay crates are wet
siri shopping gym lock under {n} euros shower gel two
baby monitor word on the box is {word} that's the brand channel {n}
I told him bus {n4} and he took the {n3} poor lad, keys and all
save for later caravan pitch {n3} gas bottle half key safe empty
engineer asked about telephone banking I said ring {phone} dear was that wrong
to get online here ask the bar its network is {city}Bar{n} bye
{word} and {word}, with spaces, was the answer on crossword {n} across
our sentence from {city} is on the mug, "{word} happens", cost {n} euros
photo drive is {n3} GB, encrypted {date}, plugged in port {n}
comic number {n3}, the one about random words, hangs at {name}'s desk
xmas card: "see you {date}, bring {food}", that's the whole sentence
that old laptop turned out to be a {model}, twenty kilos of drawers came with it
realm of ours is called {word}, whitelist full, {n} players, port {n5}
private lobby tonight? search {made}, it's public from {time}
{n4} popped up on screen, that's my score, login from {city} was dad
friday's lobby: door open {time}, {n} max, snacks
`,
}
