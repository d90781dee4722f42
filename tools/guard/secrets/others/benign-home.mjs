/** English frames that tell no secret, but nearly do: at home, with family, on journeys and in shops. Slots: ../values.mjs. */
export const BENIGN_HOME = `
Mum, I'm at the gate since {time}, bus {n4} is gone and nobody's home, did Dad change the code again?
Dad changed the garage code on {weekday}, told {n4} people by the look of it, and not me
We put in a keypad in {year}, cost {n3} euros, best money ever spent
The cabin has wifi now, router {model}, enough for films
Grandpa's tablet is a {model}, he bought it in {year} for {n3} euros
If the twins forget the parental PIN they dial extension {n4} and I come
Could you water the plants at {home}? {name} will open the side gate for you at {time}
We land at {time} on {date}, {name} meets you at the lockbox with the key
Airbnb sends the door code {n} hours before check-in, so watch your mail on {date}
Hi neighbour, parcel {track} for you is in our garage
The babysitter comes at {time}, has her own key and drives the {gadget} of her mum
Granny never told anyone her bank pin, not even in {year} when {n4} marks were missing
Aunt {name} has {n} cats, a blue door and {n4} garden gnomes
Downstairs toilet at the allotment club is closed, the lock {part} is on order
shed padlock rusted through after {n} years, I bought a {part}
The barn burned in {year}, the new one has {n} doors and {n4} panes of glass
You'll find the spare key with {name}, house {n4}, the one with the lamp
Bring {n} chairs, the car park barrier is up, {n4} people are coming
Dear guests, ask at the front desk for the wifi password, it changes every {weekday}
Dinner is at {time}, flat {n4}, the bell says {name}
Dad's phone has {n} percent battery and {n3} photos of the dog
Lena's bike is the green one in rack {n}, frame number {part}, lock from {year}
Take the suitcase from {order}, it weighs {n} kg and the lock jams
Holiday flat: third floor, no lift, street number {n}, about {n3} m from the beach
The pool gate squeaks and needs oil, {n} ml of the {part}
hey it's me, cellar is flooded, {n4} litres pumped, second shelf still dry
Storage unit {n3} is paid until {date}, the roller door weighs {n3} kg
Unit {n3} costs {n} a month, access from {time} to {time}
Netflix raised the price to {n} on {date}, so we cancelled the family account
{name} asked for the Disney login {n4} times and I said no
Don't laugh but I wrote the wifi password on the cake with icing
Our wifi is named HomeBox-{n4} and reaches the garden
Sticker on the router was so faded that only the serial {part} is readable
The old router was a {model}, the new one is a {model}
I renamed the wifi to {city}-{n4} and now the printer is lost
The telly, a {gadget}, wants a PIN nobody remembers
Kids' tablet is a {gadget}, weekend only, and no {title}
Grandma's voicemail is full, {n} messages since {date}
The answering machine is from {year} and takes tapes
Uncle {name} keeps the safe key in {city}, in a {gadget} of all things
By law the gun cabinet must weigh {n3} kg and be bolted to the wall
the jewellery box came from {city} in {year}, the lock was already broken
Left drawer of the desk: passports, {n4} old coins, a key without a lock
Insurance policy {n8} covers the safe up to {n4} euros
The cat flat opens on its own, chip {n8}, and closes after {n} seconds
While you're away I water at {time} and lock up, {name} has the code, order {n5} is paid
- can you let the plumber in?\\n- sure, which one?\\n- van {n4}, he rings at the front door
Plumber at {time} on {weekday}, entrance in the yard, the last invoice was {n4}
Window cleaner comes by on {date}, {n} euros, front and back entrance
Everybody in the family chose an own alarm number, form {n5} went to the company, nobody kept a copy
Panel beeps for {n} seconds, then the siren has {n3} decibels
When the alarm siren went off all {n4} people on the street called {phone}
Alarm company charges {n} euros for each false alarm, {n} so far in {year}
Kita pick-up needs a password from this term on, please tell us yours by {date}
secret handshake aside, the treehouse took {n4} nails and has a trapdoor
The escape room at home took {n4} seconds, the lock fell off by itself
Christmas presents are in the trunk in the attic, {n4} pieces of tape, hands off
my diary has {n3} pages and a lock that any hairpin opens
Dear house sitter, the fish need food {part}, the key hangs in the kitchen
Thank you for minding the house! Bins on {weekday}, vet {phone}, lights on at {time}
House notes - heating {n} degrees, boiler {model}, meter in the cellar reads {n5}
1. Park in bay {n}.\\n2. Walk to the blue door.\\n3. Ring at office {n4}.\\n4. Take the lift to floor {n}.
Step one: find the box behind the meter. Step two: call {phone}. Step three: {name} opens it.
Check-in instructions: building {n}, floor {n}, apartment {n3}, keys from {name} at {time}
The host just wrote, apartment {n3}, and she sends the code on {date}
Got the booking {pnr}, apartment {n4}, door on the left, they text the code
Welcome to {city}! The office in house {n4} has your key until {time}
Hi, we are the guests of booking {n5}. Will the door code come by text? - Yes, at {time}.
We change the code after every guest, {n3} times in {year}
Room {n3} at the guest house has no lock at all
Night entrance closes at {time}, after that ring {phone}
The hostel charges {n4} yen deposit for the locker key
Camping: pitch {n4}, barrier closed from {time} to {time}
Barrier at the campsite broke on {date}, pitch {n3} is by the pond
Marina berth {n4}, gate locked from {time}
On the narrowboat we passed lock {part}, the gate took ages
Lock {n} of the canal is {n} feet deep and was built in {year}
Ski locker {n4} downstairs is heated, bring your own lock
Swimming pool lockers take a {n} cent coin, number {n3} is jammed
Beach hut {n} was sold for {n5} in {year}
Rental bikes cost {n} a day plus {n3} deposit for the lock
We rented a van, plate {plate}, key return until {time}
Car's in lot {n4}, level {n}, key in my bag
The caravan lock was replaced in {year} under claim {n8}
Mate the garage opens at {time} and wants {n3} euros for the clutch
ey bro gate {gate}, flight {flight}, terminal has {n4} shops
gate {gate}, flight {flight}, seat {n}A
hiya, the back gate needs paint {part} or something like it x
sorry typo, the lock costs {n} not {n3}
"What do I press?" "Nothing, it's a {gadget}, you push the door."
The old woman leaned over the fence and told me the summerhouse is from {year}
He never told a soul what opened the vault behind painting {n4}
She turned the dial {n4} times and the safe stayed shut
In the story grandfather wrote, the sailor's chest holds {n4} doubloons
"The password?" growled the guard. She shrugged and took the window.
Voice note: hey it's {name}, I'm at the door of {n4} Lake Road, the one with the lamp, bye
transcript: "...and the gate is, hmm, about {n4} feet on your left..."
Hello, this is {name} from the cleaning firm, we lost the entry code, please call {phone}
Tap to pay failed on terminal {n5}, so I paid in cash
Take my card, get {food} for order {n4} and keep the receipt, {name} knows the pin
Get {n4} kroner out with the blue card, ask Mum for the pin
Shopping: {n} eggs, milk, {food}. Card in my jacket. Bus {n3} at {time}.
Card for petrol is in the visor, it'll ask for the mileage, {n5} today
ATM {n5} ate my card after three tries, the bank opens on {weekday}
Bank sent a letter of {date}, the new pin comes separately within {n} days
{name}'s pocket money card, product {part}, balance {n4} cents
SIM of the old Nokia: number {phone}, contract until {date}
Prepaid SIM for {city}: tariff {gadget}, {n4} minutes
if the phone asks for the PUK call {phone} with your contract at hand
The new SIM in Grandma's phone has the number {phone}
my sim came with a PIN printed on letter {n5}, and I lost the letter
Kid's watch counts {n4} steps and has a school mode until {time}
Oma's iPad shows {n4} photos and runs {gadget}
Old laptop in the attic, {n} kg, user {user}, battery dead since {year}
the family photo disk is encrypted, model {model}, password with {name}, {n4} albums
Family password manager: {product}, {n} euros a year for {n} people
When I die: the lawyer has the codes, call {phone}
For my executor - safe deposit box {n3} at the bank in {town}
In case of emergency: insurance {n8}, spare key next door, allergic to {food}
Hospital wifi is free, TV rental card {n4} from the machine
The nurse said ward {n}, room {n3}, door at the end, visiting from {time}
Care home front door is locked at {time}, ring for ward {n4}
Nursery gate closes at {time}, late pick up goes on list {n4}
School car park barrier: permit {n4} on the windscreen until {date}
The choir room is {n3}, the building closes at {time}, piano tuned in {year}
Church hall booking {n5}, {weekday} {time}, key from the office
Scout hut: map square {n4}, padlocks without keys, one stove
Tennis court booking {n5}, locker room at the back, ours from {time}
Boathouse roster: {name} Monday, {name} Tuesday, boat {part} is in repair
Rowing club changed the padlock on {date}. Old keys are useless. Ask {name}.
Football locker room, kickoff {time}, {n4} fans, we lost {n} to {n}
Yoga studio side entrance is at {street}, class {n} euros, shoes off
Book club at mine {weekday} {time}, we read {title} up to page {n3}, entrance in the yard
Allotment committee: plot {n3} is free, gate locked at {time}
Street party, house {n4} to {n4}, access for residents only
Community fridge door sticks, model {model}, given by house {n4}
Laundry room is free on {weekday}, machine {part} is broken, a wash is two tokens
Flatmate notice: bike cellar will be painted, lock {part} goes, move your bike
roomies!! rent is {n3} from {date}, account as before
Landlord here. The entrance lock gets replaced on {date} between {time} and {time}.
Tenants of {home}: collect your new keys at {street} by {date}
Moving day: lift holds {n3} kg, loading door {n} cm wide, van until {time}
The estate agent said viewing at {time}, {n} rooms, {n3} square metres, ask for the key
Viewing {home} at {time}: {n} floors, garage for {n} cars, {n5} asking price
The builders start at {time}, skip arrives {date}, invoice {n4}, key with {name}
the portal password turned out {adj}, so {name} made us all pick another
My wifi password sounds silly but guests never mistype it, unlike on the {gadget}
Is "{word}" really a password you would trust? Page {n4} of the guide says no
People still choose {word} and football as passwords, says report {n4}
He wanted a password like {word} followed by a year, IT said no, ticket {n5}
A passphrase made of {n} random words beats {word} with a digit at the end
She spelled her password to the helpdesk, which is exactly what slide {n4} forbids
Password hygiene was the topic, {title} was the film afterwards
whoever finds the PIN letter please leave it with {name} in room {n4}
Nobody gets the alarm code by phone, not even {name} from {city}
We agreed that the door code stays {adj} and goes to family only
Codes for the lockers are handed out in person, bring your card {n5}
Every tenant picks an own code for the intercom on {date}, form {part}
Lost the combination? Any locksmith with a {model} opens it
I can't tell you the combination, try {name} on extension {n4}
it's the usual code, you know the one, bring folder {part} too
same pin as always, I won't write it here, meet at {town}
the code is what we said on the phone, see you at {address}
You have the wifi password already, it's in my mail with the subject {camel}
I'll text you the gate code from {phone} when I'm back
please tell me the safe combination in person, I'm in office {n4}
Which password do you mean, the one for {service} or the one for {host}?
Did the PIN for card {n4} ever arrive?
Should I give the painter the alarm code or just the key of flat {n4}?
Does the lockbox code change after guest {n4}?
Has anybody got a login for {service}? Mine ended with project {made}
Forgot my locker combination again, third time since {gadget} came out
two of the passwords in the sheet {camel} are {adj}, owners were told
his passcode was visible on the video, so he changed it in {city}
our recovery answers were nonsense and now even {name} cannot recall them
Security questions are a joke, my street and school are on {service} as {user}
My first pet was a {gadget} poster, not an answer I would give the bank
my mother's maiden name is on her public page, so I don't use it as an answer
the bank uses the word from your contract, not {word}, when you call
Charades at the door: the password was a dance, {name} did {title}
keyless entry is option {part} on the {gadget}
The lock of box {part} opens with any coin
This padlock, art {part}, opens with a hairpin in {n} seconds
unlocking the boat costs {n4} crowns in winter
{name} lets people in by the back door, ticket {n4} or not
{user} logged on from {host}, {user} from {host}, nobody else
{plate} opens no gate, it is a rental
{track} is the parcel, the locker place is {town}
{order} is the key order, {order} the lock order
{made} is our project name, the login comes later
`
