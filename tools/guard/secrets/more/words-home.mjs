/** English frames by one author, in most of which the secret, or what looks like one, is an ordinary word: home, family, school, pets, hobbies, games, neighbours. Slots: ../values.mjs. */
export const WORDS_HOME = {
  language: 'en',
  lexicon: 'en',
  tells: `
User says the kids' tablet unlocks with {O}, she changed it after {name} bought gems
Mum's iPad wants {O} now, all lower case, she finally stopped using my birthday
tell the sitter: type [[marzipan]] and the TV lets her into the grown-up profile
our guest network takes [[blue heron]] with a space, not an underscore
{O} gets you on the wifi upstairs, downstairs is still the old router
When the alarm company rings, say [[gooseberry]] or they send a van
Grandad's laptop: he hits Enter, types [[kipper]], hits Enter again, that's it
"What do I put in?" "[[Pickles]], like the dog, with a big P"
NAS in the cupboard → admin / [[tortoise]]
Note to self, the piano app logs me in with {O} since {weekday}
School portal for {name}: user {user}, opens with {O}
If the pickup lady asks, the word is [[saxophone]]; no word, no child
printer asks for something before scanning, it's [[toner]] believe it or not
Minecraft server for the cousins, whitelist off, just type {O} at the prompt
Changed the baby monitor from the default to [[lullaby]] so the neighbours can't listen
Dad keeps forgetting, so: phone = [[herring]], and no, not the plural
the diary app I use at night opens on [[nobody home]], please don't tell my sister
User corrected me: Netflix kids lock is not Biscuit but [[Crumpet]]
Hi {name}, our PTA account on the print shop site, {user}, then [[chalkdust]]. Flyers by {date} please
My first pet? {X}, that's what the bank will ask you when you call for me
security question on the library account (street I grew up on) answer is {X}
For the pension hotline she answers "favourite teacher" with [[Miss Appleyard]]
fav colour on nan's gas account?? it's [[mauve]], she lied about it being blue
Where we met, according to our joint savings site: {X}
agent note: security prompt "first car" at the ticket shop, user always enters {X}
Childhood nickname, asked by the pet insurance people on the phone: [[Noodle]]
So the answer I gave the school for "pet's name" is [[Sir Barksalot]] and you'd better use exactly that
whole sentence, spaces included, opens the photo vault: [[my uncle sold two grey ponies]]
I lock the family album drive with a line from our song, {S}
Password manager on mum's PC takes [[correct the dog]], she found that hilarious
Backup disk under the bed decrypts with {S}, don't ask me twice
Please remember for me: [[seven muddy boots]] unlocks the genealogy archive
Right, the KeePass on the stick. [[Never eat shredded wheat]]. Capital N. Done
The line that lets you into grandpa's memoir folder goes [[the geese came home on sunday]]
{S} — that's the one for the encrypted scans of our passports
we agreed on {S} for the shared vault, four words, dashes optional
Is it still [[plum]] for the Switch? Yes still plum-coloured joycons and same word
Does [[dandelion]] work on the shed speaker thing or did {name} change it?
why does the scout forum not accept {O} any more, it did on {date}
The hamster cam. You go to the page, you write [[nibbles]], you see him sleep
Turns out my son's secret word for the club house is "[[turnip]]" and the girls know it
Side gate talks to the app; app says who are you, you say {user}, it says prove it, you say {O}
Told the guard at the swimming club [[otter]] and she waved us through
Home hub voice purchase confirms only after you say [[velvet hammer]] out loud
Alexa won't unlock the front door until she hears {Y}
Ask the speaker to open the garage, then answer it with {N}
"disarm", then {N}, then wait for the second beep, cat may be in the hall
Neighbours away till {date}, we water plants, keybox {C}, mailbox key hangs inside
Bike shed behind number {n}: spin it to {C}
Cello locker at school turns to {C}, third row, sticks a bit
{C} for the allotment gate till the committee meets again
Fridge note: burglar thing {N} / oven clock is wrong / feed Tilly
Kid's debit card, the little pink one, {N} at the machine, limit {n} a week
Swim bag locker = {N}, towel is in there
Dad's card back number for the pizza order is {V}, he says fine but no olives
router sticker peeled off so here it is in writing: {W}
Wifi in the caravan is {W} and only reaches as far as the awning
google backup for mum's account, one of the ten: {R}
My game console two-step spare, keep it somewhere, {R}
{W} is what the homework portal gave us on paper, we haven't swapped it
{name} typed [[unicorn]] on my work laptop and it opened, so much for me being clever
Sweetie, computer = [[raspberry]] until you finish your reading list
After the burglary we told the monitoring people the new one is [[candlestick]]
| device | how in |  | telescope mount | [[Cassiopeia]] |
- robot vacuum account: [[dustbunny]] - hoover bags: under sink
* guest wifi [[lemon curd]] * bins {weekday} * loud pipes normal
ipad > [[jellybean]] > parental stuff > screen time off
knitting forum login {user} [[pearl]] (purl would have been too short)
Amiga emulator save? [[guru]].
fish tank controller: [[Nemo]]
Grandma's e-reader... [[lavender]], what else
Ham radio repeater portal, callsign in the first box, [[skywave]] in the second
pottery kiln timer "Enter word": [[glaze]] then green button
No no, it's with an e: [[grey]]. That's why the tablet keeps complaining
It's not Luna, that was the old cat; the laptop wants [[Mitzi]]
Sorry, typo before, the book club folder opens with [[marmalade]] not marmelade
forget swordfish, we moved the drum machine's admin page to [[haddock]]
passwort fürs gäste-wlan ist [[Pusteblume]], bitte nicht an die Klasse weitergeben
Kids' Chromebook, the password is just {O}, I know, I know
The password to the aquarium club's site was {O} last season and nobody bothered
"password?" "[[please]]" "no really" "really, it's please"
My passphrase for the family tree archive is {S} if you're ever asked to open it
passcode for the old iPod is a word, not digits: [[zebra]]
Secret word at the playgroup door this term is [[pineapple]], teachers check
The secret answer for my gym account? [[Tuxedo]], after my first rabbit
Remember this one: secret knock is a joke but the secret word, [[flapjack]], really opens the app
code word with the school office for early pickup = {O}
If someone other than me fetches {name}, our code word's [[periwinkle]]
Just spoke to {name} about the sleepover: bedtime {time}, tablet's on [[moonbeam]], no sweets
Hey, can you log into my Spotify and kill the shower playlist? {user}, and [[conkers]] underneath
{O}!! I remembered!! So that's for the old photo laptop
You'll see a padlock icon on the camera feed, tap it, [[squirrel]], done
I set the garage opener's web page to {O} because the factory one was on YouTube
The sewing machine (yes it has wifi) accepts [[bobbin]] and nothing else
Model railway controller, Dave's end of the layout: say [[Mallard]] to the mic
Ticket {ticket}: parent can't reach the portal; she enters [[sunflower]] and it works for me, so it's her browser
Helpdesk note, pupil account {user} reset to [[giraffe]], pupil to change it at first login
teacher wrote on my hand: maths site = [[hexagon]]
{name}'s reading app logs in by picture AND by word, the word being [[caterpillar]]
From class chat: "for the virtual trip type {O} where it says join"
Zoom for grandad's 80th asks for something, give it [[accordion]]
Quiz night stream is locked, you need {O} to get past the splash page
D&D vault on the Discord bot only opens if you whisper [[Mordenkainen]] to it
The escape room my daughter built ends when you enter [[OWL]] in the tin
geocache lock, five letters, {name} solved it: [[MAPLE]]
my old ICQ-style chat, found it works with [[vanilla]] still, spooky
Steam family view: {N}. If it's been changed ask {name}
The Lego robot's hotspot connects once you feed it [[brickwork]]
Can't believe the choir drive lets anyone in with "[[alto]]"
[[Hallelujah]] opens the folder with the rehearsal recordings, yes like the song
Photographer mailed: "Your private gallery opens with [[rosemary]]"
We renamed nothing, only what you type at the NAS went from biscuit to [[shortbread]]
FYI changed the Disney one. Was dumbo, is [[thumper]]
As of {date} the guest login on mum's PC went to [[clementine]]
Updated: balcony cam, {user}, [[geranium]]. Old one dead.
User: "remember that my journal's key phrase is [[quiet river quiet mind]]"
User wants it noted that the piano lid's electronic lock responds to {N}
Told by user today: vacation alarm keyword [[pomegranate]]; backup contact {phone}
User mentions that his brother-in-law's NAS still runs on {O} and he may copy films from it
memory: family tablet > lock screen > [[hedgehog]] (from {name}, {weekday})
Fact: daughter's violin lesson portal, user {user}, word [[rosin]]
the assistant should answer [[Bluebell]] when the vet's phone menu wants the pet's word
so i asked nan & she says its [[buttercup]] one word no capitls, for her fone
teh wifi is {O} btw, dont scream it out the window
pasword for ninja game is [[katana]] ok bye
passwrd: [[monkeys]] (the ipad in the kichen)
psst ps4 = [[wookie]]
bro just type {O} n ur in, my mum never logs out
lol her laptop opens if u put [[edward]]. she's still on twilight
omg it was [[cheese]] the whole time. the school printer. cheese
ok kids' profile on the big screen, up up down, then letters: [[TIGER]]
{Y} is what you say to the intercom lady at grandma's home
For the nursing home entrance, press bell, say [[evergreen]], she'll buzz
At the cattery they only hand Felix over if you say [[tuna]]
The dog sitter should answer [[Rover twelve]] when the cam's intercom asks who's there
Neighbour {name} can turn ours off: panel by the coats, {N}, green tick
Their gate's keypad has letters, so spell [[BARN]] and push
Upstairs flat shares its internet with us, the key's [[thunderstruck]], after the song
the key to Tim's network is, I kid you not, [[internet]]
Holiday let binder p. {n}: "Connect to SeaView_Guest and enter {O}"
Our mesh thing is called Hogwarts and takes [[alohomora]], subtle I know
SSID FBI Van, what you type is [[donuts]]
connect to 'Martin Router King' w/ {O}
{W} / that's for the main wifi / guests get nothing / ok?
{O} opens the smart TV's settings, otherwise it just sulks
The safe in dad's study takes {C}, two turns left first
Gun cabinet, per grandfather's letter: {C}. Burn the letter.
Key safe for the carer's behind the drainpipe, set to {C}
Piggy bank with the dial? {n}, no: {C}
Diary with the tiny lock, letters not numbers, mine goes [[MINT]]
Suitcase for camp is on {N}, grandma has it written in her hat
School trip bus: your locker number {n}, your lock {C}
Violin case's little brass wheels, {N}, please don't force them again
Mia's phone is {N}, she wants you to play her the whale song
Emergency sheet by the phone → panel {N}, gas tap left of boiler
hm the garage did open when I hit {N} twice
She reads her card aloud in shops!! {N}!! I've told her a hundred times
{V} on the back if the skates shop wants it, card's in my coat
Telling you now so I don't lose it, the Epic account's rescue string {R}
the ledger wallet for the kids' college thing, copy these somewhere dry: {E}
Uncle {name} mailed me his bitcoin words "just in case": {E}
Parent account for the swim club: {mail} with {W}
Piano teacher's shared sheet music login {user}:{W}
Mother in law's Facebook {W}, she wants us to delete the cruise photos
Does [[Elvis]] count as an answer? It asked first concert, and that's what grandma registered
"Name of your first school?" They mean what he typed in 2009, i.e. [[St Brigid]]
Got past the pharmacy's question by answering {X} for dad
favourite dessert → [[trifle]], that resets the whole Apple thing
First stuffed animal? she registered [[Bunbun]] with the credit union
In our house everybody knows [[grandma's teeth]] opens the cookie account on the shop site
{S}, said slowly, is how the voice lock on the den works
Three words I can't forget for my writing vault, [[ink rain kettle]], there
Bitwarden on the family Mac opens with {S}, typed without commas
Her novel's zip needs the cat sentence, you know, [[Bartleby prefers not to eat]]
To read the letter to my daughter at eighteen she must enter {S}
"[[two left feet]]" unlocks the dance club's video drive, spaces and all
scrapbook USB prompts, answer is {S}, from her favourite poem
Encrypted note on the fridge tablet? [[who ate my yoghurt]]. Without the question mark.
Grandpa's HAM log file: veracrypt, volume two, {S}
Try the chorus, [[under my umbrella]], on the karaoke machine's admin screen
Seriously, [[banana]] is all that stands between the kids and the thermostat
With {O} you're in the beekeepers' members area, minutes are under Docs
Beehive scale logs in as {user}, and I gave it [[nectar]]
telescope club: dome PC boots, asks, you write [[Andromeda]], dome turns
Before you leave for camp write this on your arm: tablet [[firefly]], torch batteries AA
Thanks for feeding Pippin! If the cat flap app logs out it's {user} and [[whiskers]]
Vet portal: clinic id {n4}, then the owner word, ours is [[Tumbleweed]]
horse livery booking system let me in with [[snaffle]] as usual
microchip registry, owner account, {mail}, [[goldfish]] (ironic, for a dog)
Puppy class videos are members only and the members' word this month: {O}
The parrot has learned [[gibraltar]], which is a problem because it opens my laptop
budgie cam (old phone) pw [[chirp]]
PW laptop Oma: [[Kirschkuchen]]
Tablet Opa, entsperren mit [[Eisbär]], Großbuchstabe vorne
le wifi chez mamie c'est [[coquelicot]], tout en minuscules
La tablette des enfants s'ouvre avec [[girafe]] maintenant
la clave del portátil de mi hija es [[mariposa]] y nada más
il router di nonna vuole [[polenta]], provato adesso
Wachtwoord van de speelkamer-pc: [[stroopwafel]]
What gets you in? [[Cinnamon]]. What gets you out? Nothing, the sofa's too soft
{name} asked me for the guest thing. I said {O}. She laughed. It's true though
Say [[friend]] in Elvish lol, no, plain English, into the doorbell and it opens
The doorman at Aunt Lotte's asks for the flower of the week, currently [[freesia]]
bridge club's side door: ring, wait for "yes?", reply [[no trump]]
Judo dojo app check-in wants the day's word, today [[tatami]]
Ask at the model boat pond for Ron and say [[spinnaker]], he'll unlock the hut
Tell the lad on the gate at the fete "[[rhubarb]]", helpers walk in free
Youth theatre stage door. Whisper [[Banquo]]. They're teenagers, humour them.
secret santa site needs the family's join word = [[tinsel]]
Fantasy league {n}: invite only, enter {O} when it nags
The escape-the-island private server join word: {O}, starts {time}
Your cousin's Animal Crossing gate takes [[TURNP]], five letters max
Jackbox room closes fast!! enter {O} as the moderation key
scrabble app account, mum's, [[quixotic]], obviously
Level 9 unlocks on the old Atari if you enter [[DRAGON]], it's also my brother's email one
Crossword site subscription is dad's, {user}, [[anagram]], don't tell the newspaper
jigsaw club store login. User {user}. Word: [[cornerpiece]].
I keep typing ravioli; the tablet keeps refusing; because it's [[tortellini]]. Gah.
Did you mean {O} for the laptop? yes, the other's for the piano app
hmm [[Wednesday]]? as in the Addams girl? ok yes that opened the Hulu profile
I meant the vault on the desktop, not the shed one: {O}
{O} (TV profile "Parents")
(tablet: [[pistachio]])
[Xbox — [[custard]]]
sticky note, monitor, left corner: "[[monday blues]]", she thinks it's subtle, it's her login
Under the keyboard it says {W}. That is her actual login. Sigh.
On the calendar, {date}, in red: new alarm word [[walnut]]
text from {phone}: wifi=[[foxglove]] heating={n}deg eggs in porch
mail {date}, Subject: keys. Body: under pot. alarm [[Tabasco]] if they phone.
Handover sheet, row nanny: iPad [[ladybird]] / stairgate sticks / nap {time}
Kitchen display was asking again so I gave it [[paprika]], happy now
Echo in the playroom: parental voice gate answers to {Y}
If the panel talks back, tell it {Y} and shut the door
{Y}, said the lady on the phone, and the stairlift firm believed she was me
heating engineer's menu on the boiler, {N}, hold both arrows
Parental lock for the sat box is still the factory one, {N}
TV asks for age check → {N} → the film carries on
allowance app, parent side, {N}; kid side is her thumb
You'd get into the pool hut with {C}, chlorine's on the top shelf
ping-pong room in the basement is {C}, return the bats
Laundry room, house {n}, they moved it to {C} on {weekday}
What was the bin store again?? {C} I think, hash at the end
Password for the PTA bank login is {W} and Helen has the card reader
The combination on {name}'s bike is {C}, he's stuck at the station
our PIN for the community fridge = {N}, share with neighbours only
the school's guest passphrase is [[learning never stops]] this term
I think passcode {N} still works on the old phone in the drawer
It said wrong password for {O}, then I switched caps lock off and {name}'s laptop opened
My secret with grandma: her tablet opens with "[[apple strudel]]"
New code for the music room is {C}, says the caretaker
Reading log site: kids enter the class word ([[BADGERS]]) and their first name
Homework club pc, third from the window, guest, [[satchel]]
Substitute teachers log on as cover and type [[blackboard]]
Whiteboard PC in B{n} went to sleep again, wake it, [[chalk and cheese]], enter
The exam hall projector needs waking with {O}, ask {name} in the office if it sulks
`,
  benign: `
User says the tablet is called Marzipan and lives on the windowsill
Mum's iPad wants an update now, she finally stopped postponing it
tell the sitter: type Bluey into the search and the TV finds the right season
our guest network shows as "blue heron", there's a space in it, not an underscore
Marmalade gets you on the lap within seconds, the other cat never
If the alarm company rings, tell them we're fine, it was the spider again
Grandad on his laptop hits Enter, types hello, hits Enter again, and calls that an email
"What do you want in the sandwich?" "Pickles, like last time, and more mustard"
NAS in the cupboard → Tortoise, the one in the attic → Hare
Note to self: piano app logs me out after every scale
School portal, {name}: user {user}, status pending
For the pickup lady, the instrument is a saxophone; it's in the black case
You're let into the treehouse once your shoes are off
printer asks for toner before scanning, believe it or not
The cousins' Minecraft server is named Turnip Valley, just click it in the list
Switched the baby monitor from lullaby to white noise so the neighbours can sleep
Dad keeps forgetting, so: fish = herring, and no, not mackerel
my diary app opens on a blank page, I hate that
User corrected me: the dog isn't Biscuit but Crumpet
Hi {name}, the PTA account at the print shop is under Chalkdust Ltd. Flyers by {date} please
Turned out the projector in the hall likes HDMI only
My first pet was a stick insect, nobody ever asks
library account's security question is "first street", she forgot what she put
For the pension hotline press two, then wait for Vivaldi to finish
fav colour for nan's scarf?? mauve, she lied about blue
agent note: at the security prompt the user always closes the tab
Childhood nickname is what they ask; he refuses to say it in front of the kids
Chess club laptop, lid sticker says Property of {name}, screen says no bootable device
whole sentence, spaces included, has to fit on the cake: happy birthday dear grumpy old Tom
I name the family album drives after rivers, this one's Danube
Mum's PC has a password manager, it's Bitwarden, she found that name hilarious
Please remember: seven muddy boots by the back door, wash before {weekday}
Right, the USB stick. The green one. Capital G scratched on it. Found
The line that lets grandpa giggle in his memoir goes "the geese came back in a taxi
we agreed on Barbados for the shared holiday, two votes to one
Still plum for the bridesmaids? Yes still plum, shoes in grey
Does the shed speaker pick up on dandelion as its network name or Dandelion-5G?
why can't the scout forum accept animated pictures any more
wait wasn't the Roblox login down all afternoon??
Kindle of {name} — try Moriarty next, she's in a Sherlock phase
Hamster cam. You open the page, you see nibbles, you go back to work
Apparently my son's secret agent name is Turnip, all the girls know
Side gate calls the app; app says offline; gate says nothing
I told the guard at our swimming club about the otter in the pool and he laughed
Home hub confirms purchases in a voice like velvet
Alexa won't play the front room speaker until she hears 'everywhere'
"disarm the cake", she said, and blew out all the candles
Cello locker at school is jammed, third row, caretaker knows
Fridge note: oven clock still wrong / feed Tilly / call the burglar alarm people
Swim bag is in the locker, towel is in the swim bag, kid is in the pool
Wifi in our caravan is called Awning, reaches about to the step
My game console asks for a second step now, a text message, annoying but fine
The homework portal is named Owl and it's down again
{name} typed unicorn into my work laptop's search bar and bought one
Sweetie, raspberry jam = breakfast, raspberry pi = daddy's, don't mix
After the burglary we asked the monitoring people about the candlestick and the silver
Row 4 | living room TV | profile Parents | volume max {n} | ask {name}
| device | nickname |  | telescope | Cassiopeia |
list for the house swap: heating app / set to eco / thermostat max {n} / bins {weekday}
- robot vacuum is named Dustbunny - bags: under sink
* guest wifi: lemoncurd-guest, ask the owner for the rest * bins {weekday}
ipad > Settings > Screen Time > Jellybean's iPad > off
knitting forum says {user} is online but she's asleep in the chair
Amiga says guru meditation. Again.
fish tank controller shows Nemo as the tank's label
Grandma's e-reader... lavender case, what else
He finally told me. Penelope. That's what they're naming the baby
pottery kiln timer shows glaze, press green button, walk away
With an e here, grey. In America they'd take gray
It's not Luna on the sofa, that's the neighbour's cat, Mitzi
Sorry, typo, the book club reads Marmalade Skies not Marmelade
Correction to what I said {weekday}: the red cable is for the Xbox, not the telly
forget swordfish, they only had haddock
Gäste-WLAN heißt Pusteblume, den Schlüssel bitte bei mir persönlich abholen
Kids' Chromebook: its password is taped inside the lid, I know, I know
Password of our aquarium club's website was changed last season and nobody was told
"password?" "ask your mother" "she says ask you"
A passphrase for our family tree archive should be four words, she picked five
passcode of the old iPod is long lost, the zebra stickers are all that's left
The secret word at playgroup changes each term, teachers check
My secret answer for the gym account? No idea, I made it up in 2015
Remember this one: the secret garden has a robin, the secret door is under ivy
If somebody else ever fetches {name}, the office rings me first
In her story the wizard's password is 'pumpernickel' and the dragon can't spell it
"Open sesame!" shouts Leo at the garage door, and his dad presses the remote
We said "speak, friend, and enter" at the pantry and no biscuits appeared
swordfish, ha, everyone in that film says swordfish, and the door opens anyway
Talked to {name}, sleepover is on: bedtime {time}, film's Moonbeam City, no sweets
Hey, can you open Spotify and delete the shower playlist? It's called conkers
I remembered!! The old photo laptop is in the loft, behind the unicorn costume
You'll see a squirrel icon on that camera feed, tap it, that's motion mode
Set the garage opener's theme to midnight because the white hurt my eyes
The sewing machine (it has wifi) says "bobbin low" and nothing else
Model railway, Dave's end of the board: the blue loco is Mallard
Ticket {ticket}: parent stuck at portal; she enters, it says "maintenance"
teacher wrote on the board: hexagon = six sides
{name}'s reading app gives a badge by picture and per word, today caterpillar
From class chat: "type present where it says chat so the teacher sees you"
Zoom for grandad's 80th has an accordion filter, please no
Quiz night stream is lagging, you need to reload the splash page
D&D bot on the Discord greets everybody as Mordenkainen
board game cafe wifi, written on the coaster: MeepleGuest, no key at all, it's open
geocache hidden by {name}: terrain maple forest, difficulty {n}
my old chat handle was vanilla_ice, spooky
Steam family view: off. If it's on ask {name}
The Lego robot's hotspot shows up as Brickwork on my phone
Tamagotchi forum from 2004, apparently I was Glitter and my avatar was a frog
Can't believe the choir put me with the altos
Hallelujah opens the concert, then the folk songs
Wedding photos from {date} are up: click gallery, then confetti, all one album
Photographer mailed: "Your gallery theme is Rosemary, change any time"
Baby shower page: hit RSVP, pick the stork card, bring cake
We renamed the NAS from biscuit to shortbread
FYI we watched the Disney one. Was going to be dumbo, ended up thumper crying
swapped the alarm company from Vesuvius to Stromboli Security this morning
Since {date} there's no guest login on her PC any more
since the break-up the Hulu thing is in my name, don't let him guess why
Updated: balcony cam, firmware {ver}, geranium in the way. Old one dead.
User: "remember my journal's title is Quiet River"
User wants it noted: the piano lid squeaks
User's mother uses lavender for everything incl. her crochet shop packaging
Told by user: vacation dates, backup contact {phone}, pomegranate allergy
User mentions the NAS of his brother-in-law is called Godzilla and full of films
memory: kids' tablet > lock screen > picture of a hedgehog
Stored per request. Aunt Vera's computer is a beige Dell.
Fact: the violin lesson portal reminds them to buy rosin
assistant should answer "Bluebell Vets" with politeness even on hold
asked nan & she says the pony is buttercup, one word, spelt like the flower
teh wifi is dead btw, dont scream out the window
pasword for ninja game got reset ok bye
its blue u muppet, the cable for the telly box, i told u like 5 times
psst ps4 name = wookie_dad
bro just type /join n ur in, no signup
At the nursing home, ring, say who you're visiting, she'll buzz
At the cattery they fed Felix tuna, so he's never coming home
The dog sitter should wave when the cam swings round, it means motion saved
{name} next door can silence ours, she has a fob
Their gate's keypad got letters, which is odd, and a wasp, which is worse
The flat upstairs shares internet with us, network's thunderstruck, after the song
the key to Tim's heart is, no kidding, fast internet
In the cottage, network Thatch5G, weak by the inglenook
Our mesh thing's called Hogwarts and its nodes are Fluffy, Peeves and Dobby
SSID FBI Van, what did you expect from him
Router admin page is in Italian now, says lasagne nowhere sadly
Smart TV's settings, then General, then Sulk... I mean Standby
That safe from dad's office takes two people to lift
Piggy bank is the blue one with a smile
Suitcase for camp is red, grandma put a ribbon on it
School trip bus: your seat {n}, your buddy {name}
hm our garage opened after two kicks
the ledger for the kids' college fund is a green notebook, second drawer
Mother in law's Facebook says "in a relationship with cruise"
Does Elvis count as a concert? It was an impersonator in Leeds
"What's your first school?" They all laughed when he said Hogwarts
Best friend as a child, says mum, was a goat called Zuzana
insurance chat asked her favourite film to break the ice, the bot likes Amelie
Got past the pharmacy's queue by smiling for dad
favourite dessert → trifle, favourite aunt → you
pony club form wants your dream job. You said lighthouse keeper, aged eight
First stuffed animal? Bunbun, he's still on her pillow
what the airline's phone lady needs from you: passport scan, seat wish, patience
Mississippi with all the s's, and she won the spelling bee
In our house everybody fears grandma's teeth in the glass
I used the first line of the lullaby for the poster: sleep my little crooked star
Three words I can't stand in writing class, suddenly ink moist
Her novel's called Bartleby Prefers Cats, you know, the zip I sent
"two left feet" is the dance club's name, spaces and all
scrapbook USB prompts to format, answer is no, always no
Error on the fridge tablet? It says "who ate my storage", very funny, developer
I chose bread and roses for the union-mums' banner, hope you like it
My son set the ringtone to i am the batman and giggled for an hour
Try the chorus of Umbrella on the karaoke machine, track {n}
Honestly, one banana is what stands between my kids and dinner
nothing fancy, oak, that's what the community hall floor uses
Beehive scale reports as Nectar-{n}, weight's up
telescope club: the PC boots, finds Andromeda, dome turns
{name} here, new sitter. Is it strawberry or plain yoghurt for the little one?
Thanks for feeding Pippin! The cat flap app calls her Whiskers, ignore that
Vet portal: the owner tab shows Tumbleweed twice, one's deceased, please delete
horse livery booking system calls the stable block Snaffle, as usual
microchip registry, animal type: goldfish (ironic, they only do dogs)
Puppy class videos are public, search "sit stay marmot"
Our parrot learned "gibraltar" off the radio and says it at five
cat walked over keyboard and ordered a mousetrap, fine
Rabbit hutch camera → tap eye → night → wait
budgie cam (old phone) shows "chirp detected"
Laptop Oma: Kirschkuchen-Rezept liegt auf dem Desktop
Tablet Opa, Hintergrund mit Eisbär, Schrift groß
le wifi chez mamie s'appelle coquelicot, la clé est dans le tiroir
La tablette des enfants a une coque girafe maintenant
el portátil de mi hija tiene una mariposa en la tapa y nada más
il router di nonna è dietro la polenta, sul serio
De speelkamer-pc heet stroopwafel, wachtwoord weet papa
What gets you out of bed? Cinnamon rolls. What gets you in? Nothing, the book's too good
{name} asked about the guest towel. I said blue. She laughed. They're all blue
You won't believe what he uses for a bookmark: a slice of ham. The actual ham.
We have a rule: whoever says jabberwock first does the dishes
Say friend in Elvish? Mellon, says the nerd beside me in the cinema
Doorman at Aunt Lotte's grows freesia, bring him a pot
bridge club: the side door's shut, he bid three no trump, I passed
Judo dojo app says today's mat is "tatami B"
At the boat pond ask for Ron, his boat's the Spinnaker, he has the hut key
Tell that lad on the fete gate the rhubarb's for the cake stall, he'll let the van by
Youth theatre: Tom plays Banquo. He's a teenager, humour him.
secret santa site drew me uncle {name}, tinsel it is
Fantasy league team names so far: Norfolk n Chance, Turf Moor, Custard FC
The escape-the-island map is called Coconut, starts {time}
Your cousin's Animal Crossing island is TURNP because of the five letters max
Among us lobby tonight {time}, I'm always lime
Jackbox room closes fast!! pick Quiplash, not Fibbage
scrabble: mum laid quixotic across two triples, obviously
Level 9 on the old Atari has a DRAGON that nobody beats
Crossword {n} down, "rearranged letters", anagram, easy
jigsaw club store sorts by theme. Ours: cornerpiece, the cat shop.
I was typing ravioli, my tablet keeps correcting to Ravel; fine, Ravel for dinner
nope, not tulip, crocus, and it's for the bed by the fence
Did you mean Luigi? the search box asks me, for the fiftieth time
hmm Wednesday? like the Addams daughter? sure, let's watch that
I meant that folder on my desktop, not the one in the shed: "vault of cats"
Parents (TV profile with the pistachio-green face)
(tablet: charging)
[Xbox — updating]
birthday card from {name}: "P.S. your new laptop's sticker is a sparrow"
Kitchen display was asking for the recipe's spice so I told it paprika, happy now
Echo in the playroom answers to Computer, since the kids saw Star Trek
When the panel chats to you, say nothing and shut the door, it times out
TV asks are you still there → OK → the film carries on
allowance app, parent side, blue; kid side is pink
Password of the PTA bank login only Helen knows, plus she keeps the card reader
The combination on the menu is sushi plus soup, {name} always takes it
our pin for a community fridge map = dropped on the wrong street
the school's motto is learning never stops, their guest wifi does though
It said wrong password three times, then {name} noticed caps lock was on
My secret with grandma: the apple strudel is from the freezer
New code of conduct for the music rooms hangs on the door, says the caretaker
Reading log site: class BADGERS, then pick your first name from the list
Homework club's pc, next to the window, guest, no login at all
Year 6 laptops all came back set to French, please tell parents
Substitute teachers sign on as cover and the blackboard app opens by itself
Whiteboard PC fell asleep again, wake it with a wiggle
Our exam hall projector needs a new bulb, {name} at the office has one
Type 'help' to see what the school bot can do, 'bye' to close it
the gate is jammed, somebody backed the trampoline trailer into it
router's blinking amber since the storm, then green, then amber
portal says "submitted", then "pending", now "see teacher"
printer wants magenta even for black and white, robbery
log in as guest, there's nothing to enter, just press the arrow
You unlock Mario's second world with a star, not with a key
The achievement "Marmot Whisperer" unlocks after {n} squeaks
tablet unlocks with her face now, even when she pulls the tiger face
Face unlock thinks I'm my sister. It opened. We look like twins in {color}
fingerprint opens it, jam on the finger doesn't
The front door says "hello" in a robot voice when Dad's phone comes near
nan's doorbell plays Greensleeves, you can pick Jingle in the app
Our garage answers to the remote with the penguin sticker
alarm is set to Stay, the other mode's Away, cat prefers Stay
Put the alarm on "pets", otherwise Milo trips it
The alarm company is called Falcon and their man is called Finch, honestly
"Panel shows 'bypass'. Is that bad?" "It's the loo window, it's fine"
monitoring centre asked for the name of the premises, I said Rose Cottage
The guard at the flats is Winston, he likes shortbread
guard asked "who for?" and I said Granny, he wrote Granny in the book
Told the machine "operator" five times before a human spoke
The parking machine at the zoo takes coins, not jokes
Say "representative" when the energy robot picks up, it skips the menu
say cheese, said the passport booth, and took it before I did
I answered "Paris" in the pub quiz and it was Lyon
Round three, capital of Australia, we put Sydney, shame on us
Question 7: Which bird lays in others' nests? Cuckoo.
trivia night tiebreak answer was platypus, {name} had wombat
the riddle on the treasure map: answer is 'shadow', look behind the shed
Kahoot nickname rules: no swearing, so he's Captain Broccoli
Her username is plumduff everywhere, even at the dentist
His gamertag? VelvetHammer. He's nine.
{name} logs in as Periwinkle on the art site, mail {mail}
sign in as family, not as parent, or the ratings vanish
My handle on the birdwatching board is dunnock, say hi
account name "haddock", that's Uncle Bill in the family chat
The Switch profiles: Plum, Peach, Dad, and somebody called Asdf
TV profile list, top to bottom: Mum, Kids, Gremlin, Add new
Bluetooth speaker pairs as "Potato", you can't miss it
airdrop it to Banana Phone, that's me
laptop name is gooseberry on the network, printer is elderberry
server's hostname in the attic: kraken. the old one, squid, is retired
our printers: Tom and Jerry. Jerry's the one that jams
Robot mower? Shaun. Robot vacuum? Also Shaun. Confusing.
car shows up as "Millennium Falcon" in the hands-free list
the boat is Second Wind, berth {n}, blue hull
Horse's stable name Pudding, passport name Royal Velvet Thunder
Tortoise = Usain. Sister's tortoise = Bolt.
hamster called Password, because my brother thinks he's funny
They named the puppy Enter so you can shout it at the door
Cat is called Wifi, so "where's the wifi" means something else here
the rabbit's name is Pin, short for Pinball
Our dog's full name is Sir Barksalot of {street}, vet's card just says Barky
the vet wrote "Noodle, dachshund, {n} kg"
Guinea pigs: Salt, Vinegar. We had a third, Ketchup, RIP
budgies Elvis and Priscilla moved to the big cage {weekday}
first pony was called Domino and threw me in a ditch
Granny's maiden name comes from Bohemia and means blacksmith
My uncle's nickname at sea was Kipper, nobody knows why
the street I grew up in got a roundabout, sad
Favourite teacher this year goes to Mrs Appleyard again, flowers {date}
Where did you two meet? At a bus stop, in hail, says Dad every Christmas
The survey asked favourite colour and {name} put "sparkly"
Form says "first car" because it's a classic car raffle: mine's a Beetle
school photo order form, field "pet's name" is optional, skip it
She painted the gate in marigold, drying till {weekday}
curtains: dusty rose. cushions: sage. husband: silent
paint for the den was called Elephant's Breath, it's beige
Wool for the blanket = heather, {n} skeins, dye lot on the band
tablet case came in mustard instead of moss, send it back?
The shade on the tin says "quiet harbour", it's grey
He spells it "definately" and the reading app still gives him a star
spelling list week {n}: rhythm, necessary, yacht, queue
how do you spell 'chrysanthemum', asks the girl next to me, then gives up: daisy
Dictation word of the day is "handkerchief", half the class wrote hanky
"mariposa" means butterfly, "farfalla" too, put both on the poster
In Welsh the microwave is popty ping, or so says the caravan man
Latin homework, canis dog, felis cat, mus mouse
Duolingo insists the bear drinks beer
Type three words that describe your mum, said the card shop, so: loud kind loud
she typed "why is my cat purple" into the search bar, history shows
The browser history says lemon drizzle, lemon drizzle easy, lemon drizzle rescue
I typed cheesecake and the map took me to Cheesecake Lane
search for "tiny violin" in the sticker menu, send it to {name}
in chat write !dice and the bot rolls, !sheep and it bleats
Press F to pay respects, typed the whole class at once
enter SUMMER at checkout for free delivery on the paddling pool
The login for the ballet school's portal can't contain your child's name
Your new password must have an animal in it, jokes the school's IT man, and a swamp
no, the password isn't rabbit, stop guessing, Leo
It is definitely not the dog's name any more, and that's all I'm telling you
mum's passphrase used to be a hymn, nobody knows which
Dad's laptop password is in the biscuit tin, the tin is in the loft
Ask {name}, she knows what opens the NAS, I don't
The tablet's PIN was changed by my four year old and now nobody knows it
We changed what the alarm company asks for, Dad has it, not me
it's one word, lower case, and no I won't text it
Hint for the old laptop says "fruit", thanks past me
password hint: the usual. Very helpful, grandpa.
His hint is 'not the cat' and hers is 'definitely the cat'
school rule: no names, no birthdays, no 'football' as a password
The IT lesson's bad examples were qwerty, monkey and letmein, poster in room {n}
In Ali Baba it's sesame, my daughter tried barley like the brother
The Fat Lady wants a password, so Ron says pig snout, chapter seven
Groucho sketch: the door password's swordfish, everyone laughs, bedtime
Let's play spies: you be Fox, I'm Owl, base is the sofa
Scouts' call sign this weekend is Red Otter, radio on channel {n}
Walkie-talkie names: Mama Bear, Little Bear, Sausage
Simon says touch your nose, Simon says 'banana', sit down!
charades card was 'open the vault', he mimed a fridge
hangman: _ A R Z _ P A N, too easy
I spy something beginning with P, it's always the printer
Wordle was CRANE again? third time, no way
Scattergories, letter M, a colour: mauve, magenta, mustard
guess the song: "under pressure", she hummed the bass for an hour
"Never Gonna Give You Up" is what the QR by the gate opens
What's the tune on the ice cream van? O Sole Mio
The choir's warm up goes "red leather, yellow leather"
Karaoke list: Jolene, Roxanne, Valerie. Why all names?
Recorder book p. {n}, Hot Cross Buns, ten times, earplugs
The playlist "quiet river" is for homework, "angry river" for hoovering
album titled Grandma 80, folder called Cake, file called final_final
open the folder Otter, then drag the pictures to Badger
the project's codename at science fair was Volcano 2, since Volcano 1 went off early
Save it as "letter to nan" and print two
click the button that says Hedgehog, the others are ads
Menu > Extras > Easter egg, a rabbit hops over the screen
Mode knob: cotton, wool, delicate, mystery
oven's in 'demo', that's why it's cold
Thermostat says "hold", it means {n} degrees till somebody presses it
Heating app: scene Cosy for evenings, scene Away for camp
lights respond to 'movie time', the cat responds to nothing
Hey Google, goodnight, and the whole house goes dark with me on the stairs
Echo thinks "Lexi" is her name, sorry Lexi
Siri, call Pudding, and she rang my boss
the toy robot says "hello friend" when you take the lid off
Furby wakes up saying "kah", nobody touched it
Projector shows "no signal", then "searching", then a giraffe screensaver
Vault of the bank in Monopoly is a shoebox, {name} steals from it
The vault in gymnastics is Ella's weakest, beam's fine
spaghetti takes eight minutes, the gate takes nine
this lock takes graphite, not oil, says the neighbour
Dad's shaver takes the charger marked 'toothbrush'
the lawnmower wants unleaded, the strimmer wants mix
The NAS likes WD Reds, so I bought two {weekday}
The tablet likes the short cable, don't ask me why
Printer accepts A4 only, the photo tray's for show
It works with butter, margarine ruins it, says gran of her strudel
"try turning it off," said my eight year old, and it worked
The router was moved to behind the ficus, upstairs is happy now
guest network off till exams are over, cruel but fair
neighbours' SSIDs: PrettyFly, TellMyWifiLoveHer, Brian
New neighbour Brian asked ours, I pointed at the café
SeaView's manual: pick language, pick 'Beach', pick TV channel {n}
Mailbox says Lindqvist-Moreau, bell says Zoe, it's the same flat
at the gate ask for {name}, the blue house with the gnome
caretaker's note: gate to be painted {color} on {date}
The combination of mint and liquorice, grandad's secret, is awful
secret ingredient = anchovy, don't tell the kids
Key signature: three flats, key word: legato, says the teacher
keyword search in the school library gave {n} books on 'ponies'
The answer in the back of the maths book is wrong, mine's twelve
answer: because seven ate nine. He tells it daily.
knock knock, who's there, lettuce, lettuce who, lettuce in it's cold
"Who goes there?" "The tooth fairy." "Advance, tooth fairy."
What do you call a locked piano? Flat out of keys, badum
she told the dentist's machine 'aaah' and it heard 'Adam'
Type in your team's colour so coach sees it: green
Enter your house name to see points: Falcon {n}, Kestrel {n}
Vote by typing cat or dog in the chat, poll shuts {time}
Reply YES for the trip, NO to stay, to the school's text
text STOP to the pony magazine, they keep writing
I entered 'none' for allergies and 'lots' for hobbies
Put "Granny" under relation and {phone} under contact
PTA minutes: Helen proposes teal, Raj proposes navy, sweatshirts stay maroon
`,
}
