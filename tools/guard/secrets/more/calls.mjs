/** English frames by one author, a third of the secrets ordinary words: phone calls, smart home, cars, banks, doctors, landlords. Slots: ../values.mjs. */
export const CALLS = [
  {
    language: 'en',
    lexicon: 'en',
    tells: `
User says the kids' tablet opens if you type {O}, she picked it while stirring porridge
Rang the alarm company at {time}; they ask for a word before talking, his is [[marzipan]]
So the landlord finally caved and told me, laundry room is {C}, bring your own pegs
Bank's phone line: after the beep key in {N}, then option {n} for a human
"And your first teacher?" "{X}." "Thank you Mrs {name}, how can I help?"
three on the signature strip, {V}, he read them to the dealer for the deposit
Assistant note, {date}: caller is authorised on the boiler cover account, verifies with "{S}"
it's [[7719]] for the garage keypad dad, the 1 sticks
The order only went through once I gave {V} off the back of mine, Nana
Card ending {n4}, back of it reads {V}, he said it twice because of the line
the Volvo app kept logging me out, ended up changing it to {W} in the car park
Told Alexa to store it, all twelve, like a fool: {E}
GP reception will only release results if you say [[blue heron]] first
Agent memo -> user read out his seed, told him never again, it was {E}
My vault's emergency kit, sheet one: {R}
Please write down that the neighbours' spare key box turns to [[4-18-33]], for when the smoke alarm goes
he spelled it for the insurer over the crackle: {Y}, all of it, then hung up
wallet app wanted twelve words so I read them to her: {E}
Streaming profile for grown-ups? [[pickle]] . Don't let Otis see you type it
Your visitor wifi at the surgery, {W}, capital where it looks like one
Claims handler asked what street I grew up on and I said {X}, which isn't true but it is what's on file
The dashcam's hotspot takes [[Skoda-dash-19]] and nothing else connects to it
New tenants arrive {weekday}. Meter cupboard: {C}. Bins: behind the yews.
Voicemail? press star, then {N}, then hash, and skip the one from Uncle Rafe
{O}, she whispered into the intercom, and the concierge buzzed us straight up
Note to self re: diary app, it opens with {S} and it's nobody's business
Could you log in for me, NAS is at home, user {user}, and it likes {W}
Vet's insurance line. Policy {order}. Spoken check word: [[gooseberry]]
User's mother's maiden name for the pension people is {X}; he'd like us to answer it on his behalf
Sorry, that was a typo, not 2290, the cellar takes {C}
When the caravan park's router resets itself it's back to {W}, I checked twice this summer
Hi it's {name} from flat {n}, if the parcel locker beeps red just put {N} in again slower
"What do you say to the babysitter agency so they know it's us?" "[[turnip parade]]"
Printer in the solicitor's hallway won't scan until you type [[lavender]]
| caravan alarm | {C} | panel by the sink |
| dad's iPad | {N} | cracked corner |
| Kia Connect | {W} | renews {date} |
Backup sheet for the authenticator, keep with the passports: {R}
hey assistant, remember the ski box on the roof: [[3 1 9]], dial from left
for the tele-doctor app I answered "first pet" with {X} like an idiot, he died last year
the bank now calls me back & wants to hear the phrase {S} or they put the phone down
Reading it off the sticker under the hub: {W}, that zero might be an O
Okay so grandma's TV will only let you buy films with {N}, and she buys a lot of films
User prefers that I unlock the side gate for the gardener with {C} on {weekday}s and log it
"Say the thing," said the man at the storage place, and I said [[velvet hammer]], and up went the shutter
did it ever occur to you that [[Mango]] is a daft thing to lock the family laptop with
hotline check: caller must give {Y}; took it down from Mr {name} himself
CVC {V}, expiry next spring, name as on the letter
Seed for Jon's hardware wallet as dictated, do not reorder: {E}
the mortgage broker's upload page let me in with [[Broker!Docs7]] after the third go
When you're at the clinic, ask for wifi "Patients", then {W}, no spaces
Tesla valet mode comes off with {N}. Hand it to no one at the restaurant.
Smart lock, back porch: {C} until the plumber has been, then I'll swap it
She set the baby monitor to {O} because her sister was standing there eating one
Insurer's chat bot: "Please enter your memorable word." Me: [[tugboat]]. Bot: "Thanks!"
My password with the energy supplier's been {W} since the {year} switch
Our place in {city}: press the bell, wait, {C}, push hard with shoulder
Recovery for the photo account: {R} (last unused one)
doorbell subscription, pay with the Monzo, 3 digit thing {V}, name {name}
PIN for the fuel card: {N}. Diesel only, receipts in glovebox
What opens the projector at parents' evening? [[chalkdust]], Mr {name} never changes it
I'll be the one who says "[[the kettle is on]]" when they pick up, that's how the panic line knows I'm fine
Phone banking again... characters 2 and 5 of {W}, I had to write the thing out to count
Landlord text: "hi folks new number for front entrance {C} old one dead by {weekday}"
the wallbox charger menu has an installer level, our electrician left it at [[0815]]
Customer states favourite childhood book {X}, matched, proceeded to change address to {street}
Doc portal was on the old one so I made it [[Ibuprofen_400]] and texted Mum
She reads each word slowly for the solicitor's dictaphone: {E}
"four times they've asked," he grumbled, "it's {Y}, same as it was in {year}"
your remote start needs {Y} from a cold engine, love
The assistant should dial the building intercom and give [[zebra crossing]] if the porter asks
front desk safe at the B&B in {city}: {C}, turn right only
I type {O} and the old netbook wakes up like it's {year}
Hive wants a rescue key typed in after the flood: {R}
so the estate agent's lockbox, left of the hydrant, is on [[5502]], viewing at {time}
Amex four digits on the front, three on the other one, {V}, that's for the hotel hold
Apparently the dentist's kiosk accepts {O} for any patient who forgot theirs, which worries me
the lady on the phone goes "and the special word?" and I go [[hedgehog]] and she laughs every time
User dictated while driving: office alarm goes quiet with {C}, {n} seconds grace
Not the cat's name any more!! The tablet's now {O}
Barclays lady wanted my place of birth, I told her {X}, she was happy
For the rental's satnav (anti-theft screen): {Y}, ok, ok
Guest wifi chalked up in the hall, "{W}", Ivy drew a snail next to it
Codes left for the tax office sign-in, number one on the list: {R}
Heads up for whoever covers the nursing line tonight: the handover laptop unlocks on [[Night-Owl-3]]
Mechanic needs the radio unlocked after the battery swap -- {N} off the card in the manual
Tell my sister the cottage router is happy with [[seagull seagull chips]], one space between
{C} (garden room), {time} is when the cleaner leaves, try after that
Last week the thing at the pharmacy counter wanted my security answer and out of panic I shouted {X}
Deliveries: leave with porter, or inner hatch, {C}, code changes with the seasons
if Sky asks, account holder's on-the-phone password is [[rhubarb]] and it was my late husband's idea
the hotel's in-room vault: I keyed {Y} and then forgot my passport inside
"i found twelve words in nanas sewing box" {E} "is this the bitcoin"
Car finance site, logged in as {user}; second box = [[Corsa&me22]]
Our agent quotes {S} to the freight hotline before any reroute, they won't move without hearing it
The pill dispenser's flap: {Y}. Carers only, sign the sheet on the fridge
SIM swapped at the kiosk, puk is [[48213377]], scratched panel, keep it
It was Yvonne who told the helper bot that {Y} silences the stair lift alarm
Assistant, when the oxygen supplier phones back the account word is [[pomegranate]], then order {n} canisters
{O} <- that's what the loft camera was changed to after the burglary scare
Found in dad's lift cabinet, typed for probate: {E}
Mrs Adeyemi's blood sugar app: sign in as {user}, then [[Sweet!tooth9]]
got through to the bank at last, had to say {Y} to a robot in front of the whole bus
my van's immobiliser = {N}
Sent from the waiting room: they want me to log in to the kiosk and it's {W} right?? answer fast
The answer she gave about her honeymoon was {X}, spelled with the accent
Typing [[octopus]] at the fridge's parental screen gave Leo all the ice cream he wanted
Nobody will release the deposit until you quote {S}, that's the arrangement with the conveyancer
On file: gate remote lost, so visitors use {C}. Renew fob by {date}.
Virtual card for the streaming trial, three at the back {V}, dies after one charge
Restoring the phone took these, in this order, from the laminated card: {E}
[[Correct the dog]] - yes with spaces - unlocks the research vault, it's from an old joke of Piotr's
What do i do if the alarm goes off? Take a breath, punch in {N}, ring Deborah
He sang me his wallet words on the bus so I would remember: {E}
user told me (Tues): family locator app, [[BearCave#5]], share with Gran only
Letter from the insurer tucked in the atlas: online access {W}, policy {order}
To open the sun-room blinds override, hold both arrows, enter [[6060]], release
Sorry to nag, the roof-box number you wanted is {C}, I found it on the old invoice
If a stranger collects you from school they must say [[purple submarine]]. If they don't, run to Mrs {name}
Hotel app was being silly until I answered its question, the model of my first car, with {X}
OK google note: Dad's pacemaker clinic line recognises him by {Y}
one-time backup, gmail, mum's: {R}
CVV? hang on... glasses... {V}. And the long number you've got already
The tenant app's login, which the previous lot never changed, is still [[Maple-Court-4b]]
Fun fact, our burglar panel answers to my wedding day, {N}, and I still got it wrong
The Airbnb woman drew an arrow on the map and wrote "{C}" by the blue door
printer room, third floor, clinic side: badge or [[8-8-1-4]]
"Mo, what's the thing for the guest network?" "{O}. like the biscuit"
Chase rep needed my verbal password so I said {O} and heard her keyboard
In her will folder it just says: computer, [[lilac and lemon]]; love, Mother
Heat pump service menu, engineer level, {Y}, he mumbled it right in front of me
note for the night agent: caller on line 2 is genuine if she gives you [[Brunhilde]], transfer to claims
Insurer would not take the card until we said {V} out loud, sorry neighbours
That's {C} for the bike cage, the fob's lost in my other coat
The storage unit folks insisted on a pass phrase, we settled on {S} and shook hands
Babysitter sheet -- Disney: [[Elsa4ever]] -- bedtime {time} -- no juice
Home Assistant's panel upstairs asks for digits, give it {N}, ignore the chirping
{X}. That's what I put for "city where you met your spouse", and the bank accepted it
Kwame's drive was locked by BitLocker after the update, {R} woke it
Doctor's answering service: press 4, then say [[tango lima four]] to hear new messages
my debit thingy pin? {N} and yes that's the same as the bike lock leave me alone
the blue safe behind the coats: {C}, clockwise first, heavy door
She had it tattooed in tiny letters, the eight words of her paper wallet and four more: {E}
Guest mode on the Peloton: just type {O} and go
During the handover call Ines confirmed landlord portal access as [[Rent.Day.01]]
Your rescue key for the encrypted drive, per the printout in the piano stool: {R}
Sat in the Citroen repeating {Y} till it sank in, then shredded the dealer's envelope
Allianz asks, every time: memorable place? I say [[Skegness]] and pretend to like it
On the tablet for the deaf signing service, enter {N} and tilt it to landscape
re wifi at the lake: network trout5g, key [[brown trout rising]], boost needed past the jetty
You'll have to pretend to be me: date of birth, postcode, and the word {O}
Twelve for the old Ledger, photographed then deleted, here for you alone: {E}
The dispatcher heard "[[lemon drizzle]]" and knew to send someone without asking more
For Uber, new card: {V} behind, expiry {date}, receipts to {mail}
I hold the keys at no. 14, but there's also the box: {C}, under the ledge
Visa ending {n4}; reverse {V}; limit {n4} a month; use for parking
{S} is what she'd say to the bank, softly, every first of the month
Insurance telematics box paired after I typed [[0000]] like some caveman
wrote the diary lock on my palm, {N}, washed my hands, panicked
For my records please keep that the council tax login is now [[Gr1tbin!]]
Voice assistant purchase confirm is {Y}, kids asleep so whisper
Asked which primary school, the caller responded "{X}", system showed green tick
The surgery changed the staff door on Friday and it's [[C2580X]] until the fitter returns
Pls add to notes: campervan leisure fridge display, hold set, {Y}, child lock goes
Amira couldn't get on the projector so I yelled "{O}" across the hall, now all parents know
Old phone wiped, new one set up using backup {R}
For the letting agency's phone check I am not my name, I am "[[otter seven]]"
our gate fella rings twice, then it's {C} on the post, mind the dog
The laptop wants "{S}", quotes not included, apostrophes neither
Toyota said type the four off the black card, so: [[2 9 9 4]]
Confirming what you told me yesterday, phrase of the cold wallet: {E}. Shall I forget it?
hang on, reading the hub sticker w/ torch.... {W}.... last one a 6 or a G
Prescriptions line. They say "memorable word", you say [[fiddlestick]], they say "which drugs"
The car park barrier at the hospital will lift for staff on {C}, for us it's eight quid
Debt adviser has full access: portal {user}, [[Step-Change-2]], she only reads
Cold storage words, mum's copy, typed up from the metal plate: {E}
The secret answer isn't Rover, it's {X}, I lied when I signed up
Uncle's coins, he recited these over the landline, I wrote each down: {E}
Three on the back: {V}
"Type {O} there. No, there. Lower. Now enter." (helping my father with the pension site, hour two)
telling you so I don't forget: the fish-tank timer, wifi plug, [[guppyguppy]]
As agreed with Mr Baptiste, the key holder will identify with {Y} whenever the depot phones
AirTag sharing aside, the trailer hitch lock is on [[3-7-1]], not the one printed on the tag
Ticket {ticket}: caller could not reach mailbox, reset to {W}, read back, confirmed
My seller account keeps asking for a rescue thing, paste {R} and tell me if it bites
Pin this for the house-sitter: cat flap app [[Tabby.Flap.88]], litter under stairs, vet {phone}
Where it says 'maternal grandfather's first name', please fill in {X} on my behalf
and on the shed? {C}, dad's army number or part of it
MRI pictures portal lost my phone, so in with {R}, cross it off
turned out the smart TV's purchase lock was [[1111]] all along
{O}: the answer to what we say when mum's care line asks if it's really us
Could the helper please sign in at the dealership for me with [[Fiesta_blue_1]] and check the recall
"...and the safe at Oma's takes {N}, but you did not hear it from me," she told the taxi
Alarm Receiving Centre, site ref {n5}, engineer word [[Wolverhampton]], put on test for two hours
Hello, new bin-store keypad, {Y}, effective today, the management
The oven's panel lock, believe it or not, has a pass-word: {O}
Bank note for the assistant: whenever fraud team rings, respond {O}, never the date of birth
Backup for the garage opener's cloud account is {R}, clicker died
My old flatmate texted at midnight: "btw router {W}, you never paid me for june"
Nurse helpline wanted my safe phrase; it's {S}, easy to say with a fever
Hire car deposit, he gave them {V} over the phone, glovebox is fine now
EE voicemail remote access: dial in, wait for her voice, [[5183]], done
Authenticator's gone with the phone, luckily I'd copied {R} on a beer mat
Who's your childhood hero? {X}, said the form, said I
In brackets on the fridge note (tablet: {O}) next to the milk
dear agent pls book the vet, site login {W}, cat is called Ludo, any morning
[[Sunflower]] works on the intercom app again, they rolled it back
Tail-lift controller won't move unless you enter {N}; driver {name} knows, relief doesn't
The lady from Aviva took {Y} as our voice check and seemed pleased
Estate gate before seven a.m.: [[*2047#]]; after that it's open
He told us about his stroke, his boat, and in passing that his online banking is [[Mermaid1962]]
seed words, do not lose, sold the car to buy these: {E}
Charging card's little number, {V}, they ask at the motorway ones
Locked out of the thermostat? Menu, menu, {N}, menu
Switchboard says the on-call consultant can be reached if you give {O} as today's word
Reply from the plumber: "cheers, got in ok with {C}, leak fixed, put heating back on"
My Withings scale account was hers, password [[Schnitzel7]], I just never made my own
mum = {N} on phone, mum = same on bank card, mum = not listening
Kennel deposit is on the Visa, check digits {V}, Rex in room {n}
The solicitor's line hung up unless I said [[winter barley]] within ten seconds
"First concert?" asks the broker app. {X}, obviously.
Back from hospital, note for carers: key safe right of drain [[1948]], push the black knob
Your Ford's door keypad, five buttons, {N}, then lock by pressing the last two together
I told you on {weekday} the printer's admin page was {W} and you said noted, was it noted?
Her voice note, transcribed: "uhm so for the flat it's {Y} and then the bell sign"
Landlady keeps the boiler cupboard on [[0420]], giggles when asked
Health wallet asked to prove it was me, so I used {R}, one fewer now
family group: nas is {W} again, i restored the backup, photos fine
tell the concierge [[honey badger]] and he'll hand over the spare fob no questions
Emergency contact sheet. Alarm co. {phone}. They'll ask; say {S}. Then our address.
We had the tracker on the moped fitted; app opens with [[Vespa!Rossa]]
From: {mail} / Subject: barn / Body: {C} / Sent from my phone
Can't hear you, the line's... did you say [[pancake]] for the tablet? ok it opened
CVC2 on the grey one: {V}, booking's for two nights
Doctor on call rota opens with {W}, shared link under the mug
My assistant answered "{X}" to the airline's question about my favourite aunt, and we got the refund
Vault at the notary, box {n3}, their half is a key, ours is {N}
the satellite box wants [[9-9-9-0]] before it will show the boxing
Dictated by user, verbatim twelve, for transfer to steel: {E}
O2 shop guy: "account password?" me, loud, in a queue: [[Chewbacca]]
Lodger's wifi, lowercase, {O}, no streaming after {time}
You typed it with a capital; the care portal is fussy, {W} as written
Lift to the penthouse answers to {C}, hold close-door meanwhile
"Halt, who goes there" says our six-year-old at the den and only [[banana custard]] gets you in
got the Renault back, mechanic reset the stereo, use {N} if it sulks
to whom it may concern at reception: visitor screen unlocks, {O}, second try it always takes
An elderly gentleman phoned: he'd told 'the computer lady' his bank word, [[periwinkle]], could we stop her
If the windscreen insurer's app locks you out, {R} is the spare
blind override stairs, [[B7#k]], electrician's handwriting so maybe 1 not 7 no it IS 7
My backup for the tax app is {R}. It's in the biscuit tin too.
We say {Y} at the boom gate and the soldier on duty waves
Phone the vet ICU any hour, quote [[Biscuit Malone]], that's the agreed name so strangers can't ask
Physio takes cards by phone, say {V} when Trish asks, Tues and Thurs only
Rang Direct Line from the hard shoulder, got asked for my word, only [[custard]] came to mind and it was right!
{E} - copied from the metal tag on his key ring, all of them, in order
Whoever minds the phones tomorrow: ledger laptop goes by [[Abacus & Sons]]
Answered mother's birth town: {X}. Answered pet: skipped. They let me through.
Ignore my earlier mail, insurance upload site is {W} with the dash
Holiday let welcome book p. 3: telly {N}, hob needs a long press, bins {weekday}
Front keypad now [[2 4 8 0]] because Ali moved out
Please remember for next time that the smart meter display unlocks using {O}
Car wash season pass, punch {C} on the post, choose foam
my gran's ipad, honestly, just [[bingo]]
He rang off before I could write the whole thing, I have {Y}, ask if there was more
My three-digit doodah is {V}, said aunt Pru to the entire garden centre
In the event of a fire the panel resets by key B and [[3142]]
Allergy clinic sign-in without the phone: one of the printed ones, {R}, works
Tenant {name} moved out; her alarm user deleted; ours stays {C}
Bitcoin from my brother's time in {city}, the words he sent: {E}
One of the ten spare sign-in thingies from the bank's sheet is {R}, use that
Guest pass for the coworking in {city}? Ask Bea, or just enter [[flatwhite]]
Bot asked 'what was your nickname at school', typed [[Noodle]], got the quote
laptop, hers, purple: "{S}" and the fingerprint never worked anyway
hotel booking for granddad: Mastercard of his, {V} by the signature, sea view
the call centre in Leeds needs a code word from me, that's {O}, from you it's none
Yes hello, gate won't lift, I've keyed [[7 star 7 4]] like your colleague said
Kids' bank card app, parent side: {W}. Pocket money goes out on {weekday}
Honda keyless: if battery's flat, hidden blade, then {N} by flashing the button
{Y}. There. That's the garage. Now can I go back to sleep
Under 'memorable date' the old pensions lot have [[14 Feb 1951]] for me, don't ask
Rajesh (motor claims) shared his screen: tracker site [[Recovery*Truck]], he winced
Our flat's buzzer is dead; shout, or {C} on the brass pad
what's Aunt Lu's cloud? [[lulu in the sky]] and the photos are under 'Greece'
Reset done at {time}, user informed by phone, temp is {W}, must alter on first use
"The panel by the cot, does it lock?" "Yes, {N}, and it plays a lullaby"
Printer: [[toner]]. I know. I KNOW. It was the boss's idea
If I'm ever in hospital and you need the flat, ask Goran for {O}, he'll know to give you the keys
It's {V} on the Maestro, the rest is on the photo I sent
The conference line let me in as host with {N}; participants press hash only
Mutual friend's key safe reads [[A-9-0-3]] when open, so that's your answer
His sat phone top-up takes the Revolut, {V}, coverage poor below deck
Update: insurer portal takes [[Hailstorm21]], the bodywork photos are in there already
my first boss was {X}, at least as far as the credit bureau is concerned
Ma said type it as one long word, {O}, no caps, then the roses one logs in
To get the sprinkler account back they want the long one: {R}
New arrangement with the carers' agency, they ring, you say {S}, they come in
the twins' console, purchases need {N}, give them nothing
Rescue sheet says use {R} when the key fob of the bank is lost
Cabbie's card reader logged out; shouted to base; base shouted {W}; I paid cash
the medicine cupboard wants {C} and a nurse, in either order
Claims bot transcript: BOT verify please. ME [[Anstruther]]. BOT verified, hello {name}
"I'm to say {Y}," the courier said into the grille, reading off his hand, "whatever that means"
For next year's ski trip, the chalet's sauna timer: [[6-2-6]]
Grandson put Wordle's first guess on my computer, {O}, so I wouldn't lose it
Stephan's Audi connect: username is the plate, then {W}
fifteen words from the safe deposit letter, typed for my executor: {E}
Back digits {V}, cardholder {name}, approved by phone
Favourite film, if the mobile people ask? {X}, they spelt it wrong so spell it wrong
My landlord's accountant gave [[Ledger/42]] as access to the shared statements
Tick box, then {N}, then the stairlift obeys
Solar inverter, owner login, since yesterday [[sunny side up]]
after {n} calls the airline's line accepted my verbal key, {O}, so keep that one
the studio we rent: padlock on loft hatch opens at {C}
Paste this where it says lost your device? {R}
What mum told the district nurse: "it's [[1-9-3-9]], like the war, and mind the step"
`,
    benign: `
Bank's phone line: press {n} for mortgages, star for Welsh
"And your first teacher?" "I'd rather not say." "Then I can't help you, Mrs {name}."
The dealer portal says "pending" under the third tab and has said so since {date}
it's number 7719, the bus to the garage, dad, change at the mill
Card ending {n4}, he repeated it because the line was bad
The vault's emergency kit is printed and in the notary's drawer, sheet one of two
Neighbours' spare keys are in the box by the meter, ask Wanda how it opens
wallet app wanted a new version, {ver}, so I waited
The dashcam's hotspot is named Skoda-Dash and drops every {n} minutes
User's mother's maiden name is needed by the pension people; user will phone them herself
| caravan alarm | serviced {date} | panel by the sink |
| dad's iPad | 64 GB | cracked corner |
| Kia Connect | trial | renews {date} |
Jon's hardware wallet arrived; he wrote the words on steel and told no one
Smart lock, back porch: battery at {n} percent, I'll swap it when the plumber has been
Insurer's chat bot: "Please describe the damage." Me: tugboat. Bot: "Thanks!"
ring doorbell login is broken again, error {err}
Phone banking again... they asked for characters 2 and 5 and I had left it at home
Landlord text: "hi folks front entrance painted {weekday} use the back"
the wallbox charger menu is in Dutch, our electrician chose "Snel"
Customer states favourite repair shop is Halloran's, noted, moved the car to {street}
Doc portal now needs the app as well, so I texted Mum
your remote start needs a warm battery from cold, love
Hive heating account -> closed
For the rental's satnav, pick "English (UK)", ok, ok
Mechanic needs the radio's serial after the battery swap, it's on the chassis not in the manual
(garden room) sage walls, oak floor, sleeps {n}
Our agent quotes {n4} dollars to the freight people before any reroute
Pomegranate <- that's the colour the loft got painted after the burglary scare
my van's immobiliser = kaput
Typing 'octopus' in the recipe search gave Leo nine stews he'd never eat
Restoring the phone took ages, in this order: contacts, photos, the wretched cat videos
one-time backup of gmail finished, {n} gigabytes, mum's photos included
The tenant app's login is your email, which the previous lot misspelt
"Mo, what's the guest network called?" "Biscuit Tin. like the biscuit"
That's {n} euros a month for the bike cage, says the board
Babysitter sheet -- Disney allowed -- bedtime {time} -- no juice
my debit thingy pin? never telling you that leave me alone
Allianz asks, every time: how did you hear of us? I say Skegness Gazette
Robot hoover? it's called Gary and lives under the sofa
wrote the shopping on my palm, washed my hands, panicked
The laptop wants "Windows 11, version 23H2", quotes not included
Prescriptions line. They say "name", you say it, they say "which drugs", you say Ramipril
Debt adviser has read-only access: portal user {user}, I approved it by app
Cold storage notes, mum's copy: peas bottom drawer, bread top
The answer isn't Rover, it's Fido, said the pub quiz man, and the dog barked
Three on the back row: me, Lou, the vicar
and on the shed? creosote, dad's army leftovers or part of it
Booked the MRI, appointment {time}, bay {n}, they burn the pictures on CD
"Carers": the answer to who mum's line rings if it's really urgent
Could the helper please check the recall at the dealership, chassis ends {n5}
Garage clicker died, battery is a CR2032, the pad still works
EE voicemail remote access: not on your tariff, said her voice, done
Who's your childhood hero? Pippi, said the panel show guest, and the buzzer went
Sunflower works on the switchboard now, they gave her Tuesdays
seed order, do not lose: marigold, leek, beetroot, {n} packets each
mum = asleep, dad = in the shed, bank card = on the hook, mum = not listening
"First concert?" asks the radio host. Blondie, obviously.
family group: nas is full again, i deleted the backup of {year}, photos fine
tell the concierge that Honey, the Badger pub's dog, is loose, no questions
CVC2 field on the booking form is greyed out for two nights now
Doctor on call rota is a shared link, "Rota May" on the drive
the satellite box wants channel 999 before it will retune
Dictated by user, verbatim, for the steel plaque: "Never painted, always loved"
Lodger's wifi: no streaming after {time}, he agreed
Windscreen insurer: membership {n8}, excess {n3} pounds, chip not crack
blind override stairs, breaker B7, electrician's handwriting so maybe B1
Answered mother's birth year: no idea. Answered pet: skipped. They didn't let me through.
Front keypad now glows blue because Ali moved the sensor
Car wash season pass, number {n5}, choose foam
One of the ten questions in the bank's survey is "would you recommend us"
Under 'memorable event' the reunion form has the flood of {year} for me, don't ask
what's Aunt Lu's cloud folder? "Greece", inside "Lulu trips", shared with you
Mutual friend's key safe is the black one, A side, so that's your answer
His sat phone (boat Petrel), plan ends {date}, coverage poor below deck
Claims bot transcript: BOT topic please. ME windscreen. BOT noted, hello {name}
Grandson's first Wordle guess on my computer is always CRANE, so he loses time
Stephan's Audi connect: the plate is {plate}, the trial ended
Favourite film, if the date asks? Amelie, and spell it right
Tick box, then "Next", then the stairlift quote appears
Solar inverter, owner login page, since yesterday shows a sunny side up egg for a logo
Where do I paste this, lost your device? it says, and the box is tiny
"Open sesame!" roared Ali at the supermarket doors, and blushed when they did
My Ring account says 'too many attempts', try after {time}
the alarm guy asked for a password and I said not over the phone, mate
We agreed the house number for pizza is {n}, upstairs bell, no onions
In the film the butler's password is swordfish and everyone in the audience groaned
router's blinking amber, then white, then amber, I timed it at {n} seconds
User asked me to type 'help' in the bank chat; it offers "cards, loans, agent"
My dentist's app displays 'Molar Bear' as its mascot and nothing else loads
The insurer's hold music was "Africa" by Toto for {n} minutes
Log in as guest, it's fine, you can read the gas bill from there
NAS model {model}, bay two failed, warranty till {date}
Called the vault company: lock is a Sargent, group 2, locksmith {n3} dollars
Assistant, the word for gate in Polish is brama, she'll ask you on the call
the tablet's stuck on the apple, then goes "connect to iTunes"
On the phone menu say "billing", not "bill", it thinks you're Bill
Lease clause {n}: tenant shall not alter the lock, keypad or bell
The dog answers to Bandit, the hoover to "Hey Dusty"
She asked the agent to save her seat preference: aisle, row {n}
flat {n}b, second buzzer from top, name tag reads OKONJO-LIEBL
Your new pin must have four digits and not be your birthday, says the leaflet
Wi-Fi on the train is called WIFIonICE, just accept the terms
Car's display said "PRND", child read it aloud as "pirned"
The doctor spelled it M-E-T-F-O-R-M-I-N and I wrote that on the box
Mr {name} won't be told; the combination is with his lawyer, period
Set the oven to "Pizza", it beeps, it's meant to
The fob's label says BLUE 3, hook three in the key cabinet
My IBAN you have; the TAN comes by app, I'll approve it when it does
Two-factor came through but had expired before I found my glasses
"Knock knock." "Who's there?" "Lettuce." "Lettuce who?" "Lettuce in, it's cold out here"
Search history on the family laptop: "hamster wheel silent", "can hamsters eat kale"
The hotline reference is {ticket}, quote that and they find the boiler
Nest says 'Away' although we're plainly all in the kitchen
Postcode for the satnav is LA22 9QJ, ignore it after the cattle grid
it was changed on Monday, ask Petra, I wasn't told the new one either
Passwords for the surgery expire every {n} days, IT insists
Project name for the kitchen rebuild: Blue Heron, folder on the drive
The printer is called "Bertha" on the network, choose her not "Bertha (copy 1)"
Siri heard "call Mum" as "call Mam" and rang a Malaysian restaurant
Landlord portal menu: Requests > Heating > "No hot water"
Claim number {n8}, adjuster Ms {name}, she prefers email
TV profile "Grumpy" is grandpa's, leave his watchlist be
the safe word in her novel was pineapple, critics hated it
It said 'Incorrect', I tried again, it said "Incorrect" with a sadder face
Volume 17, input AUX, that's how he likes the telly
Turn left at the pub called The Secret, house with the yellow door
Your booking {pnr}, parking level Giraffe, bay {n}
Paint for the front door: Railings, eggshell, two and a half litres
He keeps them all in {product}, he told the bank lady, and she said good
Physio exercise is called "the clam", {n} reps each side
Lift stuck between 3 and 4, alarm button answered by a man named Cosmo
Please tell the letting agent the smell is coming from unit {n}
ETA {time}, driver Ferran, white Octavia {plate}
Model on the cot monitor: {model}, channel B
Dr {name} moved to suite {n3}, ask for the sage corridor
The gate is jammed, fox in the motor housing, I am not joking
Kid asked what the code on the cereal box was: a barcode, darling
the smart bulb wants to be called 'Lamp 2', fine, be Lamp 2
My mother wouldn't give the nurse any passcode; she doesn't have a phone
Boat's in berth {n}, her name's Marzipan, blue stripe
The bank letter says a PIN follows in separate post within {n} days
Claims line closes {time}, emergencies press 0
In bridge club she said "no trump" and the assistant wrote it as politics
the note on the vet's door: "back at {time}, knock for Sue"
Tyre pressure {dec} bar front, "Eco" rear, says flap sticker
Spelling for the plaque: Aoife, A-O-I-F-E, then Byrne
Router box says 'AX1800', that's the model, not what you need to get on
Someone typed "asdf" into the meter reading field, bill came to millions
Dashboard light looks like a genie lamp; it's oil, said the breakdown man
Nobody at reception knows who set the passphrase, least of all reception
Agent reminder: user is "Kit", never "Christopher", on calls
Thermostat schedule "Weekday B" starts {time}, drops to {n} overnight
I forgot my own answer to the question about the pet, and there were six
The projector shows 'No signal', bulb hours {n4}
On the quiz machine: capital of Burkina Faso? Ouagadougou. Two quid!
Netflix rated it 'Mature', Gran rated it "filth, next episode please"
Mute is hash-six on that conference bridge, unmute the same
Broadband speed at the cottage: {n} down, {dec} up, misery
"Sit" works, "stay" doesn't, "sausage" gets him home
The lodge's lamp switch is marked W.C., guess why
Where's the PIN kept? In an envelope in the {store}, sealed, and I signed the flap
Please note for my file that I'm allergic to penicillin, not Pencil as it says
Guest house in {city} put us in "Rosemary", next to "Thyme", bath shared
The alarm log: 02:14 ARM, 02:15 FAULT ZONE 5, 02:15 silence
You can't have the Wi-Fi, said the monk, but you may have the honey
Insurance renewal quote {n3}.40, compare with Admiral's by {date}
Chat handle of the lettings guy is {user}, he replies at night
Her ringtone's "Mambo No. 5", we heard it through the vault door
Ask for extension {n3}, say you're calling about the Mazda
Bluetooth name of the car is MY MAZDA 3, pick that one
Bluetooth asks 'does 402113 match?' and you press yes if it does
Label on breaker six says "HEN HOUSE", flip it in storms
School run list: Otis front, Mabel back left, booster grey
That thing she always shouts at the telly, "Blimey Charlie", is now my text alert
the keypad's 5 is worn away, which is a security flaw, the surveyor wrote
Locksmith says the cylinder is a 35/45, brass, {n} euros fitted
To arm it press "Away", to disarm it ask me when you get here
the nurse wrote "NKDA" on the chart, it means no known allergies
Parking app zone {n5}, max stay two hours, pay by phone
Verification text arrived, I read it, used it, deleted it
Heating engineer left the manual open at page {n}, 'bleed valve'
EV charger bay says "Occupied" and it's a skip
Wrong number: a man asked for Marmalade, which turned out to be his ex-wife's cat
Toggle 'Guest access' off after the party, it's under Network
Bus {n} from the hospital, stop F, every twelve minutes
Our memorable date? We don't have one, we eloped and lost count
My assistant booked table {n} under "Professor Plum", very funny
Account nickname at the bank: "Rainy Day", the balance fits
Radio in the hire car is stuck on 97.3, Spanish hits
the doctor's dictation came out as 'patient is a heron', meant heroin, or hernia
Can someone say what the laminator's called, I need the manual: Fellowes Saturn
Nobody has touched the lockbox since the auction; it was empty, reader
His SIM's in the biscuit-coloured envelope, unopened, number {phone}
Smart speaker goes by "Computer" because of Star Trek, not Alexa
"Password?" said the goblin. "Wait, I'm reading ahead," said Dad at bedtime
Flight {flight}, gate {gate}, wheelchair requested, he'll meet you by the pillar
Vet's weight card: Tiger, 42 weeks, {dec} kg, lively
Paper size on that printer should say A4, someone chose Letter
Old man next door calls his ladder Jacob and his drill "Percy"
Deposit scheme ref {inc}, certificate came by post on {date}
Camera in the hall is labelled Cam-03, in the app it's "Umbrella stand"
Fax number of the insurers, yes fax, {phone}
The bank's slogan in the lift: your future, unlocked
Her crossword clue was "it opens doors", three letters, and it's KEY
Type 'STOP' to 60777 if you want no more texts from the garage
Gas meter reads {n5}, electric {n5}, photographed both
I said "representative" nine times and it offered me a credit card
At the border he told the agent 'nothing to declare' and hiccupped
Cat's microchip company sent form {n}, owner field still the shelter
Home hub voice set to "Scottish", kids in stitches
Curtains in the surgery: "Duck Egg", blind: "Storm", sofa: sick
Mileage at handover {n5}, fuel three-quarters, scratch on sill
VIN plate's behind the seat, engine type is on the log book
Combination skin, said the dermatologist, cream twice daily
Wine fridge upper zone {n}, lower zone "Red", alarm off
The word on the gate is "Dunroamin", big letters, can't miss it
Rent is {n3} due the first, reference FLAT {n} SMITH
Mum calls the remote "the doofer" and the router "that hot thing"
Reminder: passport office needs a photo, not the one with the parrot
What the machine printed: DECLINED, what he said: unprintable
Safe manufacturer asks for the serial, {n8}, before they send anyone
"Say aah," said the doctor. "Aah," said my mother, and the phone translated it
Folder 'Taxes/Scans/DoNotOpen' is only Christmas present receipts
Scooter unlock is 1 euro, then {n} cents a minute
I need the login changed to my married name, not the rest
Guessing game in the car: it's an animal, it's grey, it's always elephant
Landline display shows "PRIVATE" and it's my sister in prison, pick up
Roof tile colour: Terracotta, batch {part}, twelve spare in the barn
After the update the lock shop calls its app "Hedgehog", version {ver}
Tried the spare key, tried the wrong house first, met Mrs {name}
My son's gamer tag, not his password, is what the coach needs: {user}
The bank's robot asked "did you mean: lost card?" and yes I did
Home visit window 8 to 12, nurse Pilar, parks on the verge
Vault 9 is a climbing gym, Tuesday ladies' night, bring chalk
Form asks for 'security deposit', I answered "paid", agent ticked it
Clinic lift announces floors in Welsh: llawr un, llawr dau
Ticket machine, carriage {n}, seat {n}, table if you can
That code 30 on the washing machine? The filter, says the manual
I whispered the thing in his ear, he opened, and I'm not telling you
Diagnosis on the printout: "essential hypertension", tablets mornings
User says the tablet unlocks with her thumb, porridge or not
Alarm company rang back at {time}, fitter's name is Marlow, coming {weekday}
My landlord painted the laundry room "sage" and calls it a refurbishment
Note from the assistant: boiler cover caller wants a morning slot, policy {order}
The hearing-aid app takes Bluetooth and patience, says Nana
I deleted the Volvo app in a car park, out of spite
Alexa, store this on the list: oat milk, hinges for the pool gate, bulbs
Results only after {time}, reads the sign at GP reception, under the painted heron
Thermostat's on "Eco" for the agent to manage, ceiling {n} degrees
His surname over a bad line: N as in November, O, double L, the insurer gave up
Otis drew the icon for the grown-ups' profile and titled it "Pickle"
visitors at the surgery: look for Surgery-Guest, then ask the desk
"What street was the accident on?" "Rosemary Lane, outside the chemist"
Meter reading for the new tenants: {n5}, taken {weekday}, bins by the yews
Press star for Uncle Rafe's message, or rather don't
She asked through the intercom for "lavender", meaning the soap, and got the florist
The diary app exports as PDF and dies at page {n}
NAS at home is whining, fan four, can you order a spare, user {user} pays
Vet's policy {order} covers Gooseberry, beagle, {n} kg, pre-existing ear
The digits on the joint card rubbed off, only the fox is legible
Typo, sorry: flat 2209 has the cellar, not 2290
Caravan park's router goes amber when it rains, I've kept a tally this summer
{name} in flat {n} here, the locker swallowed my shoes and says "collected"
"What do you tell the babysitter agency?" "That she was late. Politely."
That hallway printer at the solicitor's wants magenta and a kick
Where's the authenticator sheet? With the passports; please don't photograph it
Ski box weighs {n} kg empty, hey assistant, put that on the roof-load note
I skipped the tele-doctor's security questions, all nine, like a coward
The bank phones after every call to ask for a number from one to five
Sticker under the hub reads {model}, made in Vietnam, nothing about the network
Grandma buys films in HD only because the TV says "better"
Gardener comes {weekday}, user lets him in herself, log the time
"Say cheese," said the storage man with the Polaroid, and up went the flash
Mango is a daft name for a dog, did it occur to you
Hotline needs three things from a caller: name, postcode, reason
Expiry is next spring; that CVC I'll type in myself, thank you
Upload page at the mortgage broker's said 'file too large' on the third try
For wifi at the clinic ask the desk, the slips last {n} hours
In valet mode a Tesla won't go above {n}, the restaurant boy was crushed
Baby monitor's on "ocean" since "rain" made her need the loo
Energy supplier's password? The browser remembers, I don't
Push the bell marked Tavares at our place in {city}, shoulder to the door
I'm in Orchid till {time}, so if the clinic rings take a message
The photo account sent its recovery to my old number, sigh
Fuel card still without its PIN, so pay cash and keep the receipt
The projector opens with the grey remote, Mr {name} has it in his cardigan
You'll see me with a sign reading "the kettle is on", that's the taxi stand joke
"Hereby, give, bequeath," she reads slowly, and the dictaphone types "give bread"
He grumbled to the fourth surveyor: semi-detached, built {year}, same as before
Ask the porter for Zebra Crossing Travel, floor {n}, if the intercom's out
Inga minds valuables in {city}, because the B&B's safe is with the locksmith
Choose 'Sleep' and the netbook wakes; choose "Restart" and it sleeps
Lockbox by the hydrant has jammed, viewing moves to {time}
Amex prints four on the front, others three on the back, explains the hotel form
The dentist's kiosk takes coins, apparently, for anyone without a card
"And your hedgehog?" asked the lady from the bank; he's hibernating, I said
While driving, user said: alarm test at the office {date}, sixty seconds of noise
It wasn't the cat! The tablet fell in the puppy's bowl
My place of work, said I to Barclays: the docks, Ostend
Ivy's snail is all that's left on the hall board, someone wiped the guest wifi
Tax office page says three codes remain, print more soon
Night-Owl is the handover laptop, the nursing line charges it overnight
Reboot the cottage router, sister, it's behind the seagull print
"Paracetamol!" I shouted when the pharmacy asked my name, out of sheer panic
Hatch number {n} for deliveries, wet paint, mind the porter
Sky may remember her late husband, he was Rhubarb Ron off the radio
An engineer is due at {time} to free my passport from the hotel vault
i put cartoons on so the twins stop fighting, you can judge me
Second box on the car finance site is grey and I'm in as {user}, what now
Carers, please oil the pill dispenser's flap, it wakes him
New SIM from the kiosk, number is {phone}, same ringtone
Stair lift alarm was just the battery, Yvonne told the helper bot
Oxygen supplier will phone: say {n} canisters, account {order}
Porter has the cabinet key while the lift is out
Mrs Adeyemi's sugar app reads in mmol, user {user}, alarm below {dec}
I said "mortgage" to a robot on a full bus, four times, louder
The kiosk in the waiting room greets everyone "Welcome, Guest", no log in at all
"Rainy", with one i, was her answer about the honeymoon
The conveyancer won't release a thing till the inventory's signed, arrangement of years
Lost gate remote: {n} euros, new fob by {date}, form at the desk
Streaming trial needs a real card, virtual ones die after a single charge
192.168.1.1 shows firmware {ver} and a guest tab you can't click
Piotr's kid wrote "correct the dog" under a drawing of a cat
Should the alarm howl, breathe, then ring Deborah on {phone}
His Netflix is full of Danish detectives, he sang me the theme
Gran's dot is at "Bear Cave" on the family locator, that's the pub
The insurer's letter, in the atlas, says online access for {order} ends soon
Hold both arrows until the sun-room LED says "UP", then let go
Roof-box invoice is {inc}, found it, no more nagging
Never go with a stranger, run to Mrs {name}, blue submarine on her door
How was your stay, asked the hotel app, and I answered "beige"
Dad's pacemaker clinic, OK google: level four, yellow line on the floor
Our burglar panel comes from {city} and hums like a fridge
She circled the bakery, the Airbnb woman, and wrote "yum" by the arrow
Third floor, clinic side, printer room is {n3}, badge only
"I agree," I told Chase, and a keyboard clattered in Manila
Will folder, page two: lilac plates to Joan, lemon plates to Ned, computer to the tip
The heat pump's service menu flashes {err}, he took a photo
Line 2 holds a Brunhilde, night agent, don't laugh, transfer her to claims
Swapped my Vauxhall for a Kia, practically in the ferry queue
At the storage place we settled on six months, unit {n3}, and shook hands
The panel upstairs chirps for an update, give Home Assistant a minute
"City you'd most like to visit?" I put Lisbon, the quiz called me a dreamer
Ubuntu {dec} on Kwame's dented one, and he's fine with that
Press 4 for the doctor, then speak your surname after the tone
Heavy door on that safe, {n} kg without the coats
"Breathe, darling, breathe" in tiny letters, her tattoo, twelve hours of it
"Just Ride" is guest mode, tap it, pedal
Ines confirmed on the call that landlord portal access was revoked
Is the drive's rescue key in the piano stool, or did you move it?
The parking machine wants {plate}, I sat repeating it in the Citroen
Choose "BSL" on the deaf signing tablet, landscape, brightness up
Lake network shows as trout5g, weak past the jetty
Pretend to love it: a pink tea cosy, hand-knitted, from your birth aunt
"Lemon drizzle?" said the dispatcher, "is this a bakery fire or an order?"
Uber Business is back, everyone, send receipts to {mail}
Empty box under the ledge at no. 14; I hold the key, ring twice
Limit on the Visa is {n4} a month, last four {n4}, parking only
She'd say "goodbye my loves" to the clerks on the first of each month
Turned it off and on, like a caveman, and the telematics box paired
Council tax band is C now, please keep that for the appeal
Kids asleep; I've set the voice assistant to whisper "yes, confirmed"
Primary school? "None of your business," said the caller, so amber it stays
Steel door at the surgery since Friday, closer still to be fitted
The leisure fridge in the campervan shows "Lo", kids locked it somehow
"HDMI two!" I yelled across the hall, and Amira's slides appeared
IMEI's printed on the box of the new one, old phone is wiped
With the letting agency, I'm "option seven", never a tenant
Otter's what we call our gate fella, he rings twice, dog loves him
{n4} is our dealer number at Toyota, theirs starts with a nine
Garage side door in oak, hinges left, shall I order as you told me?
SSID on the hub sticker: Kestrel-2G, or Z, the torch is dying
Eight quid for us, nothing for staff, that's the hospital barrier
BT's booklet, page {n}, is how one unlocks a handset menu
"Your name, type your name. Lower, Dad. Now enter." Hour two of the pension site
I labelled the fish-tank plug GUPPY so you won't unplug it
Mr Baptiste agreed: key holder wears an orange vest
Trailer hitch lock: Thule, part {part}, two keys
{ticket} updated: reset link mailed to caller, read receipt in
What even is a rescue thing, my seller account wants one
House-sitter: the cat flap is Tabby's, the litter is everyone's, vet {phone}
Put cooper where it asks the grandfather's trade
{n3} dollars of cartoons, because the TV's purchase lock had been off
Two men to lift Oma's safe, she told the taxi, and a piano stool for her
Wolverhampton branch sends the alarm engineer, site ref {n5}, two hours on test
The management posts the bin-store codes by letter, effective {date}
Long press on the sun, that's how the oven's panel wakes
"Green Door, Tuesday, doors at eight", Siri told the plumber, it was a gig
If someone from fraud rings, hang up and use the number printed on your card
At midnight my old flatmate texted: "router was mine, keep the cable"
{n} point five, I told the nurse helpline, and coughed for effect
The hire car's glovebox sticks, thump left of the flag
There's nothing on the beer mat but a phone doodle, authenticator's gone
Fridge note, in brackets: (tablet: charge me), milk, stamps
Ludo needs the vet, any morning after {date}, dear agent, he's the ginger one
Display on the tail-lift says {err}, relief driver won't touch it
{n3} euros to the lady from Aviva, and she seemed almost human
Before seven the estate gate is shut, later it's just a gap in the hedge
His boat's the Mermaid, built 1962, he told us between stroke and bank
They ask for the little number at the motorway chargers, mine is worn off
Thermostat shows "Installer", so ring us before you press menu again
Doctor Oleander's on call today, per switchboard
The plumber's reply: "all done, leak fixed, cheers for the biscuits"
Withings still greets me as "Gisela", the scale was hers
Press play for Rex's room, kennel webcam lags a bit on {weekday}s
Wrong extension at the solicitor's, {n3} not {n3}, barley-voiced man answered
Key safe by the drain has rusted, carers, knock at number {n}
On the Ford's keypad none of the five buttons light, needs fuse {n}
The printer's admin page came up in Korean on {weekday}, did you note it?
"Uhm, the flat, it's bus seven, the stop with the bell sign," said her voice note
Boiler cupboard's full of the landlady's paints, she giggles about it
I held up my face for the health wallet and it said "not a face"
Contract {inc} for the alarm co., phone {phone}, both on the contact sheet
"Vespa Rossa" is how the tracker app lists our moped
To: {mail} / Re: barn / roof next week? bring a ladder
Did you say pancake? The line's terrible. Two, please, for breakfast
"Window", my assistant told the airline, so {n}A it is
Notary says box {n3} takes two keys, theirs first
Account holder's my mother, Chewbacca to her friends, I told the O2 shop
Usernames are lowercased by the care portal, capitals don't matter
Pray, hold close-door, the penthouse lift does as it likes
The six-year-old's sign on the den says "no bananas, no custard, no Dad"
Since the reset the Renault's stereo speaks French
"Hello Tanya" says the visitor screen at reception, I'm Kurt
An elderly gentleman told a stranger too much on the phone and wants his word changed today
My tax backup? A USB stick in the biscuit tin, under the shortbread
Soldier on duty waves if you say good morning at the boom
Biscuit Malone, cage {n}, is the patient, ring the ICU whenever
Physio's ramp side is open Tuesday, Thursday, else use the front
"Custard" is what I called the colour of my car, from the hard shoulder
Serial of the toll tag is {n8}, top left, behind the mirror
Abacus & Sons have borrowed the ledger laptop until {weekday}
Insurance upload is down, error {err}, ignore my mail
Welcome book says telly on channel {n}, hob by long press
A smart meter display unlocks itself at midnight and shows yesterday
Bingo, all day, on Gran's ipad, honestly
"Oak, then something," he said of the hedge order, and rang off
Aunt Pru told the garden centre how she'd scratched her three-digit doodah off
Meet at lamp post {n} if there's a fire, stair B
The allergy clinic's login page has tulips on it, GitHub's hasn't
Her alarm user was deleted when {name} moved, three are left
{n} euros now, that bitcoin from {city}, my brother sent a graph
For coworking in {city} Bea prints passes, flat white included
What do you call your car? Noodle, I typed, and the bot sent hearts
"Property of the school" on a purple laptop that isn't
{n} degrees in the shower, so granddad can't boil
Leeds call centre wants to set up a word with me, after lunch
The gate's screen says "see attendant", and hello, it's raining
{weekday} is pocket money day on the kids' card app
If a Honda key is flat, hold the fob against the button
Garage swept. Bins out. Now may I sleep
Rajesh's shared screen: a wallpaper with a recovery truck, and he winced
Pebbles at the window, or shout, the buzzer's gone
Link's valid {n} hours, reset asked for at {time}, user told
Does the cot panel lock? No, and at three it plays a lullaby
Toner. It's toner again. The printer eats it, due {weekday}
Goran has keys, should I end up in hospital, just knock
The receipt I sent shows the Maestro was accepted at the till
Participants press hash, hosts walk right in, said the conference line
JPG or PDF for the insurer's portal, the hail photos went fine
The credit bureau thinks my first boss was a bakery
Toothbrush is one long word, Ma told the spelling bee judge
Red lever, valve two, that stops the sprinklers by hand
Carers' agency: you say who you are at the bell, they come in
An adult's email is needed for purchases on the console, twins, so no
Moss for the terrarium, {n} euros, it's written behind the vet bill
Lost the bank's key fob? Ring {phone}, per the sheet
Base shouted "reboot it" at the cabbie's reader, and I found coins
A new hinge, a nurse and a locksmith, that's what the medicine cupboard needs
"Happy birthday," said the courier into the grille, because his slip said so
Sauna fits 6 at the chalet, kids free, boots outside
My executor can't read the safe letter either, water got the ink
"Digits withheld" was noted by the clerk, cardholder {name}, approved
Ledger 42 is a folder, says my landlord's accountant, inside Statements
The airline took my refund claim on call {n}, case {ticket}
Bring oil, the loft padlock at the studio has seized
"Born 1939, like the war," Mum told the nurse, "and still here"
"Type the word you see in the picture," and the picture is a bus, said Dad
`,
  },
]
