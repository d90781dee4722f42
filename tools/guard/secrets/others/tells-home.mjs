/** English frames that tell a secret at home, with family, neighbours and guests. Slots: ../values.mjs. */
export const TELLS_HOME = `
gym locker: {C}, shampoo inside, help yourself
Mum, I'm at the gate and nobody's home, was it {C} or did Dad change it?
No sorry love, the gate is not {C}, it is {C} now, Dad changed it on {weekday}
Keys are under nothing anymore, we got a keypad, you just punch in {C}
wifi at the cabin is {W}, the one upstairs has the same
Grandpa's tablet asks for four numbers, they are {N}, then tap the green arrow
If the twins want cartoons the parental lock is {N}, but only until {time}
Could you water the plants at {home}? The side gate lets you in with {C}
We land at {time} on {date}, the lockbox is left of the door and it takes {C}
Airbnb message: welcome {name}, your door code for {n} nights is {C}, checkout is {time}
Hi neighbour, parcel for you is in our garage, the opener pad likes {C}
The babysitter comes at {time}; alarm {C}, snacks in the left drawer, bedtime {time}
Granny keeps her bank card pin in her head but told me it's {N}
Aunt {name} has {n} cats, a blue door and a key safe set to {C}
Downstairs toilet at the allotment club: {C} on the padlock
shed padlock {C}, lawnmower is on the left, petrol in the red can
The old code for the barn was {C}; since the break-in in {year} it has been {C}
you'll find the spare key in the little box, spin it to {C} and pull
Bring {n} chairs please, and to get past the car park barrier you type {C}
Dear guests, the network is called {city}Guest and you log on with {W}
Dinner is at {time}, ring flat {n}, and if the bell is dead again try {C}
Dad's phone unlocks with {N}, his birthday is in {year} in case the nurse asks
Lena's bike is the green one in rack {n}, its lock opens on {C}
Take suitcase number two, the one with the lock at {C}
my suitcase lock: {C}. yours I don't know
For the holiday flat: third floor, no lift, street door {C}, flat door {C}
Street door {C}, flat door normal key, wifi {W}, bins go out on {weekday}
The pool gate squeaks but opens if you press {C} and lift
hey it's me, forgot to tell you, cellar is {C}, second shelf, two bottles please
Ok so the storage unit is number {n3} and the roller door wants {C}
Unit {n3}, code {C}, bring the van round the back before {time}
Netflix kids profile pin? still {N}
Spotify family: log on as {mail} with {W}
{name} asked for the Disney login, it's {mail} and then {W}
Don't laugh but the wifi password is {O}
Our wifi is named after the dog, the password after the street: {W}
Network HomeBox-{n4}, key {W}, works in the garden too
Sticker on the router is wrong, real key is {W}
The old router key {W} no longer works, type {W} instead
I renamed the wifi to {city} and gave it {W}
The telly wants a PIN to rent films, that's {N}
Kids' tablet: {N}. Mine: {N}. Please don't mix them up
Grandma's voicemail box: dial in, then {N}, then the hash
The answering machine plays if you call home and key {N} during the greeting
Uncle {name} sets the safe in the study to {C} every winter
The gun cabinet, and only you and I know this, is {C}
the jewellery box has a wheel lock, {C}
Left drawer of the desk has a tiny lock, {C}, the passports are in there
Passports, insurance policy {n8} and the cash are in the safe, which opens at {C}
Code for the cat flat is {C}, two scoops each, vet is on {phone}
Vet's number {phone}, alarm at ours {C}, food in the tin
While you're away I use {C} to get in and water, right? Yes, {C}
- can you let the plumber in?\\n- sure, how?\\n- {C} on the front, he comes at {time}
Plumber at {time} on {weekday}, tell him {C} for the yard entrance
The heating engineer needs the basement, give him {C} and nothing else
Window cleaner has his own code ({C}), ours is {C}
Her code is {C}, mine is {C}, the cleaner's is {C}
Everybody in the family has an own number for the alarm: Mum {C}, Dad {C}, me {C}
Emil {C}, Zoe {C}, guests {C} - that's the list by the alarm panel
Panel beeps for thirty seconds, long enough for {C} and the off key
When the siren goes, don't panic, the alarm shuts up on {C}
Alarm company calls and wants the password, you say {O}
Our code word for the alarm centre, in case they ring {phone}, is {O}
For pick up at school we agreed on a safe word: {O}
If someone else fetches the kids they must say the password {O}
Kita pick-up password this term: {O}
secret handshake aside, the treehouse password is {O}, says {name}
The treasure chest in the escape game at home opens at {C}, don't tell the kids
Advent box with the three dials is on {C}
Christmas presents are in the trunk in the attic, {C} on the padlock, kids don't know
I put {C} on the diary lock, same as the old house number backwards
my diary lock is {C} and if you read it I'll know
Dear {name}, by the time you read this I'm in {city}. The door listens to {C}. Feed {name}.
Dear house sitter, the key to the garden room hangs in the kitchen and the front keypad is {C}
Thank you for minding the house! Wifi: {W}. Alarm: {C}. Vet: {phone}.
House notes - heating at {n} degrees, bins {weekday}, gate {C}, wifi {W}
1. Park in bay {n}.\\n2. Walk to the blue door.\\n3. Key in {C}.\\n4. Take the lift to floor {n}.
Step one: find the box behind the meter. Step two: dial {C}. Step three: take the key with the red tag.
Check-in instructions: building {n}, lobby code {C}, apartment {n3}, wifi name Loft, wifi pass {W}
The host just wrote, lockbox is {C} and the apartment is number {n}
Got the booking {pnr}, check in after {time}, and the door number is {C}
Booking {pnr} for {n} guests, self check-in at the lobby with {C} from {time} on
Your cottage key is in the safe at the gate; to release it enter {C}
Welcome to {city}! Your smart lock code, valid {date} to {date}, is {C}
Hi, we arrive around {time}. Is the code still {C}? - Yes, it is.
Is it {C}? No, {C}, we change it after every guest
Room {n3} at the guest house, night entrance {C} after {time}
Night entrance after {time}: {C} and push hard
The hostel bathroom on floor two has {C} on its keypad
Camping: washroom {C}, barrier {C}, wifi {W}, bread orders until {time}
Barrier at the campsite goes up with {C}, pitch {n}, no cars after {time}
Marina shower door: {C}. Berth {n}. Diesel from {time}.
The boat's hatch has a lock and the lock has {C}
On the narrowboat, the padlock by the tiller opens at {C}
Ski locker {n} downstairs, you set it yourself, I chose {C}
I chose {C} for our locker, so remember it, I surely won't
Swimming pool lockers: mine is {n3} and I locked it with {C}
Beach hut {n}: {C}, sweep the sand out after
Rental bikes are chained at {home}, chain code {C}
We rented a van, the key is in a box on the wheel, {C}
Car's in lot {n}, the key cabinet there needs {C} plus the plate {plate}
car door keypad (it's a Ford) takes {C}
The caravan has a coded steering lock, {C}, and the brake is stiff
Mate the garage is open with {C} but the light takes a minute
ey bro gate {C}
gate pin {C}
back door? {C}, no change
hiya, the number you need for the back gate is {C} x
sorry typo, back gate {C}
*{C}, not {C}, my thumb slipped, for the gate I mean
Left my keys at work, what's the lockbox again? {C}. Thanks, you saved me
"What do I press?" "{C}, and then wait for the click, it's an old door."
The old woman leaned over the fence and whispered that the summerhouse opens with {C}
He never told a soul that the vault behind the painting opened to {C}
She turned the dial, {C}, and the safe gave a tired click
In the story grandfather wrote, the sailor's chest only yields to {C}
"The password?" growled the guard. "{O}," she answered, and the door swung open
Voice note: hey it's {name}, listen, the door is {Y}, okay, bye
so the code for downstairs is {Y}, I'll say it again, {Y}
transcript: "...and for the gate you wanna press {Y}, then the star..."
Hello, this is {name} from the cleaning firm, I only wanted to confirm the entry code, {Y}, thank you
you dial {Y} on the pad, the pad next to the mailbox
Message from Mum, {time}: tablet pin is {Y}, don't buy games
Grandson, write it down: the bank card, {Y}, the phone, {Y}
My phone's pin is the year we married, {N}
Tap to pay failed, so I had to use the PIN, {N}, in front of everyone
Take my card, get milk and {food}, the pin's {N}, and keep the receipt
Get {n} euros out with the blue card, pin {N}
Shopping: milk, eggs, {food}. Card in my jacket. PIN {N}.
Card for petrol is in the visor, it'll ask for the mileage and then {N}
the fuel card's number to type is {N}, mileage you can invent
ATM ate my card after three tries because I typed the old pin, the new pin is {N}
Bank sent a letter, so the pin of the joint account card is {N} from now on
{name}'s pocket money card: PIN {N}, limit {n} a week
SIM of the old Nokia: PIN {N}, PUK {R}
Prepaid SIM for {city}: number {phone}, PIN {N}, PUK {R}
if the phone asks for the PUK enter {R} and then choose a new PIN
The new SIM in Grandma's phone starts with PIN {N}, change it to her old {N}
my sim pin was {N}, I've set it to {N}
Kid's watch unlocks with {N}, school mode ends at {time}
Oma's iPad: the six digits are {N}, Apple ID password is {W}
Old laptop in the attic, user {user}, it opens with {W}, photos are on the desktop
the family photo disk is encrypted, passphrase: {S}
Family photos on the stick, passphrase: {S}
When I die: the laptop opens with {W}, the phone with {N}, the rest is in the folder
For my executor - safe combination {C}, computer login {W}, bank box key with {name}
In case of emergency: phone passcode {N}, blood group on the fridge, doctor {phone}
Hospital bag note. Phone: {N}. Tell {name}. Insurance {n8}.
Hospital wifi: {W}, TV rental {n} euros a day
The nurse gave us the code for the ward, {C}, visiting from {time}
Children's ward door opens for {C}, please wash hands
Care home front door, because residents wander, is {C}
Nursery gate {C}, please do not tell the children
School car park barrier: {C} until {time}, after that ask the caretaker
The choir room: {C} for the building, key for the piano is in the office
Church hall booking {weekday} {time}, key safe {C}, leave it tidy, {n} chairs
Scout hut: hut code {C}, kitchen padlock {C}, lights off please
Tennis court {n}, cabinet for the floodlight: {C}. Courts close at {time}.
Boathouse roster: {name} Monday, {name} Tuesday; combination stays {C}
Rowing club changed the padlock. Was {C}. Is {C}. Tell the juniors.
Football changing room door {C}, kickoff {time}, bring both kits
Yoga studio side entrance - {C} - shoes off
Book club at mine {weekday} {time}, page {n3}, intercom broken so {C} it is
Allotment committee: main gate will be {C} from {date}
Street party: the portable toilets have a lock, {C}, don't share outside the street
Community fridge combination {C}, take what you need
Little free library? No code. Tool library? {C}.
Laundry room is free on {weekday}, door {C}, machine {n} is broken
Flatmate notice: laundry {C}, bike cellar {C}, roof stays locked
roomies!! new bike cellar combo {C} (the landlord finally did it)
Landlord here. From the first of next month the main entrance uses {C} in place of {C}.
Tenants of {home}: the entrance number becomes {C} on {date}
Moving day: lift key with the porter, loading door {C}, van until {time}
The estate agent said to use {C} on her key box, viewing at {time}, {n} rooms
Viewing {home} at {time}: agent can't come, lockbox {C}, close all windows
The builders get in with {C}, skip arrives {date}, invoice {n4}
`
