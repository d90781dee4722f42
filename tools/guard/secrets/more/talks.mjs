/** English frames by one author, a third of the secrets ordinary words: chats, voice, stories, two or three sentences a line. Slots: ../values.mjs. */
export const TALKS = [
  {
    language: 'en',
    lexicon: 'en',
    tells: `
hey can you remember something for me, the boathouse lets you in with {C}, I always mix it up with house number {n}
User mentioned that his ex still sets everything to [[buttercup]], including the Netflix they share until {date}
Ok so write this down. Nan's stairlift key box. {N}. Not {n4}, that's her pension number.
um yeah so the lady said press star then {Y} and then it just buzzes and you go up to floor {n}
Q: what did we end up calling the guest network's secret thing? A: [[marmalade]], since {weekday}
Tell the guard [[heron]] and he waves you through, car {plate} or not
no no, seven not one at the end: {C}. I was reading my own handwriting from {year}
Funny story, the bouncer let all {n} of us in because Dev whispered [[purple sausages]] like we'd been told to.
Note to self, the blue suitcase is [[4-1-7]] and the red one never had a lock
In case the twins lock you out: [[4-18-33]], left first. They are {n} and think it's hilarious.
Assistant: Got it. I'll remember that {name} gets into the allotment shed with {C}. User: and the tap is on the left
Same as the gym but with an 8 at the end: {C}. Locker {n3} if you need the charger
tried {W}, worked. Took {n} goes and two coffees
The user's mother maiden name question at the bank is always answered [[Pumpernickel]], he said, because her real name is public
I asked my wife what opens the laptop and she just said [[our honeymoon island]] and laughed at me for {n} minutes
Mate if the alarm goes off at {time} don't panic, {C} and hit the tick
Called the bank, waited {n} minutes, they wanted my telephone word, and I said [[gooseberry]] and that was that
{R} is the one I haven't crossed out yet, the other {n} on the sheet are used
Look, I won't say it's the dog. But it's [[biscuit]], lower case, for anything on the {device}.
she goes what's the magic word and I go please and she goes no it's [[rhubarb]], so now I know how to get into the treehouse
Can you put in my calendar that the storage unit {n3} keypad likes {C} and closes at {time}
User told the agent in passing that {S} gets her into her diary app; she journals since {year}
Grandad winked, tapped the safe and said the year he met her, backwards, [[4591]]. Then he ate {n} mints.
Sorry I misheard you on the phone, you said {C}, I had typed {n4}
hello it's only me, the milk's in the fridge and the back gate's on {C} now, love you bye
Doctor's portal wants my first pet, as if anyone had only one, so [[Sir Waddles]] it is. Appointment {date}.
Remember: the kids' tablet asks how many sheep, they are not sheep, tap {N}
Oh, and my voicemail, you'd hear it by dialling {phone} and then {N} when she asks
It used to be grandma's birthday. It isn't any more, it's {N}, ever since the {year} mess.
If a man called {name} rings and can't say [[tangerine]], hang up, it isn't the real accountant.
i changed my mind lets go with {W} for the hulu thing instead of the other one with {n} letters
Right, three numbers off the back, are you ready, {V}, and it expires in {year}
Two sentences only, I promise. The router sticker lies. It's really {W}.
agent memory 2: User's scooter lock turns on {C}; scooter is parked in bay {n}
You know the film with the shark? That, in one word, [[jaws]], gets you onto my iPad. Don't tell the kids.
Knock knock. Who's there? [[Lettuce]]. And that's honestly how you get into the poker night on {weekday}s.
She hinted it was a fruit and {n} letters. After three guesses: [[papaya]], and the laptop opened.
The text from the bank says {N}, is that what you need to type while I stay on the line?
Why does my safe still open with {C} when the locksmith took {n} euros to change it?
User clarified: not {n4} as said earlier, the lockbox at her father's takes {C}
I hid the Christmas list in the locked note, the note opens with [[tinsel]], please order {n} of everything
Honey, {C}, the neighbour's gate. Feed both cats and not only the loud one.
it says enter the code we texted you so I entered {N} and now it spins, help
Ask me anything. Okay, what do you shout to be let into the green room? [[Banana split]]. Next question.
My first car? A Fiat, but on the tax site I told them it was a [[Batmobile]] so nobody guesses
For future chats: whenever I ask how to get in the music room, it's {C}, third floor, room {n3}
We laughed so hard, the escape-room safe was {n4} and our own hotel safe is {C}, nearly the same
Mum left a voice message saying the key's in the little frog and the frog opens at [[2-7-7-0]]
I keep {E} on my fridge as if it were a poem, that's the wallet, all of it
so the Wi-Fi is just [[eat more kale]] all together no capitals and the network is the one ending in {n}
Correction from the user at {time}: there's no dash in it, {W}, and it belongs to the old printer
To whoever covers {weekday}: say [[Geronimo]] at the hatch. If they answer with a number, that's lunch order numbers.
Uncle Ray's idea of security is the word [[security]] on all his laptops, six of them, bought in {year}
I can't believe you forgot. {N}. You've had that card since {year}, Frank!
you know what opens the garage? hope. and also {C}
The guy before me on the call said account {n8}, and then said out loud {X} as his security answer, everyone heard
Please don't save this but {W} is how I log in to the vet's site, cat's chip is {n8}
Think of our wedding song and the number of guests: [[Roxanne62]]. That opens the photo album.
The door's a bit sulky, give it {C} twice and a shoulder. Flat {n}, second left.
When she was six she picked [[sparkle pony]] as the family safe word and we never changed it, she's {n} now
"What's the combination?" "Thirty-one, nine, then fourteen, so {C}." "I'd have said {n}."
listen I'm at the cash machine the short number is it {N} or did I dream that, ring me back on {phone}
User (half asleep, voice): the heating app the login is my mail and then {O} I think yes that's right
Locked myself out of {service} again. The backup thing {R} did the trick, the email never came.
Reminder for {date}: swim bag, goggles, locker {n}, lock says {C}
Say friend in Elvish, ha, no, it really is [[mellon]] that gets you on the D&D server
Not a password as such, but when the babysitter hears [[pineapple upside down]] she knows you sent him to fetch them at {time}
{C}? Yes. For the piano lid? Yes. Who locks a piano? A father of {n}.
My brother thinks he's clever because the vault game and his real phone both use {N}
From our chat on {date}: Jo's retirement surprise folder unlocks with [[fishing rod]]
I'd never tell you it's my shoe size and my age in that order, but it's {N}, for the card.
The spare phone wants a swipe then {N} and after that it plays a horrible tune, number {phone}
Poor thing, she'd written [[remember me]] on a sticky, I thought it was a message, it was her login for the {device}
we used to be {n4} and now we're {C} at the street door, the committee voted
ok google remind me that the bike shed is {C} and that it's bin day {weekday}
Turns out Dad meant it literally: the thing to type was [[the usual]]. Eleven years of us guessing!
The PIN, since you insist: {N}. The postcode is in the mail of {date}.
long story short we're in, it was {O} with the o as a letter, {n} of us were shouting guesses
User stated that her locker opens with {N} and that she swims every {weekday}
He said think sandwich. I typed [[pastrami]] and his whole desktop came up, with {n4} photos of sandwiches.
Which of the two is for the cellar? The longer, {C}, and {n3} is just the meter room number on the plate
Voice memo 14: groceries, stamps, {W} for mum's facebook, call plumber
There was a young man from Peru, whose password was [[limerick]] too. True story, his name is {name}, I fixed his PC.
Assume I've forgotten everything. The alarm, then: {Y}. The dentist: {time}.
Just sing happy birthday in your head and stop before the name, says Nan, and it's {N}, one number per line
When the lady on the intercom asks who sent you, [[Aunt Dolores]] is what you say. There is no Aunt Dolores.
Is it {C}? It is, isn't it. I can hear you smiling. Gate next to number {n}.
Ring twice, wait, then {C}. My flatmate works nights until {time}, so tiptoe.
I told the assistant to forget {n4} and keep {N} as the tablet's
the lock on my diary when I was nine was [[unicorn]] and I'm ashamed to say my email still is
Backup plan if I'm in surgery: my phone, {N}, call {name} first and then work
He answered the pub quiz machine's admin prompt with [[bitter]] and it just gave us {n} free games
yes hi I have the reference {order} and the security word we set was {O}
Agent summary: user locked the shared doc; others get in by typing {W}; deadline {date}.
Don't laugh, the convent door only opens if you tell Sister Agnes [[how is Aunt Mabel]], car stays on lot {n}
Would you believe {W} was on a mug? I've drunk from our own office login for {n} months
She spells it the French way. [[couleur]]. With a u, twice. Then the paint shop tablet opens.
What Lou types at the till, and I've watched her, is {N}; her staff number is {n4}
[[Crumpets]]. There. You made me say it, now go and log in and leave me to my tea.
Sis, the pram lock in the stairwell, 3 little wheels, [[9-0-6]]. Bring wipes.
user wants me to recall that the crypt tour starts at {time} and the verger's keypad takes {C}
you'll never guess what opens his laptop, well okay, it's [[guess]], he thinks he's a comedian
hang on I've got it here somewhere yes {Y} that's the burglar thing in the hall, sixty seconds
Yesterday I told you {n4} for the caravan. That's the pitch. The caravan itself wants {C}.
Dear diary, today I learned Papa's cigar box opens when you dial [[1-9-5-3]], he had {n} left
Am I right that the printer room is {C}, or was that the canteen?
Two dads walk into a hackspace, one says [[soldering iron]] to the hatch and they both get a badge. Not a joke, that's how it works on {weekday}.
Preference noted: user calls her mother daily. Fact noted: mother's tablet, {N}.
A little bird told me it rhymes with Tuesday and has no vowels changed: [[bluesday]], for the band's shared drive
"Any allergies?" "Nuts." "And your portal login word?" "[[Cashew]], believe it or not." "Born {date}?"
Between you and me the caretaker never changed it, {C}, since {year}
So the story goes that a monk picked [[silent owl]] for the archive terminal, and we're still typing it
yeah the six digits they're {N} but be quick it only lasts {n} seconds
My memory's going, love. So: bread bin for the keys, {C} for the garage, you for everything else.
Erm, scratch that, wrong child. Ella's school iPad is {N}; Max's has none.
User hinted that the name of her late parrot opens the genealogy account; later she spelled the parrot: [[Kikeriki]]
I set it to {O} while drunk and sober me has been grateful ever since, order {order} is in there
Seriously, no one's asked for {V} in years, it's that one from the back, next to the signature
What do you call a fish with no eyes? [[Fsh]]. It's also what I call my spreadsheet's protection, try it.
Hello Auntie, for the video call tap the blue square, then they want {N}, then you'll see the baby, {n} weeks old!
Alarm man on the phone: "Your word, please?" Me: "[[Saskatoon]]." Him: "Thank you, sleep well."
That's me rambling again. Point is, {W}, for the church laptop, and hymns {n} and {n3}.
in my dream the lift asked for a riddle, in real life it asks for {C}, floor {n}
Did he say fourteen or forty? Forty. So [[40-12-6]] and the bike is free.
{name} from number {n}: "if it's raining just let yourself in, {C}, the kettle's on the left"
Agent log {date} – user asked to be reminded that he replaced his old banking secret question reply by {X}
first try {n4} no, second try {C} yes, and there was the whole wine collection
Can I trust you? Good. [[velvet underground]] is the phrase that unlocks her sketchbook app.
I'm reading this off my arm, it says {W}, smudged a bit near the {n}
Kid: what's our secret word? Me: [[wobbly jelly]]. Kid: and if the lady has sweets? Me: still wobbly.
Nobody will look for it in a chat about soup, so: leeks, potatoes, cream, {E}, salt, pepper.
Wait, is that a B or an 8? A B. Then {W}. Right, I'm in, it shows {n} new messages.
Barry, you told the whole table your bike lock is {C}. Barry, they were fined for bike theft in {year}.
The user (age {n}) shared that his game account would be lost without {R}, which he copied from the settings page.
when the speaker asks for the purchase code you tell it {N} or it'll sing for nothing
Her riddle: I'm white in winter and I open the cabin's guest book app. Answer: [[snowdrop]]
Ok final answer. The hotel's minibar key lives in the safe and the safe is on {C}. Room {n3}.
Spoke to Vodafone, chat id {n8}, agent wanted the account password so I said {O} and she fixed it in two ticks.
mum it's the white remote and the pin for grown up films is {N} and dinner was lovely
I know, I know, never the cat's name. But who else is called [[Schnurrbart]]? That's what my mail has.
{C}, she mouthed across the library, and I finally got into the group study room {n}
Please forget the earlier one, the correct one for the ferry locker is {C}, ferry at {time}
Thing is you can't hear a hyphen. [[sea-dog]], with one, for the harbour radio app.
User repeated three times, rather proudly, that his front door responds to {Y} and his dog to whistling.
Riddle me this, Sherlock: first prime, four times. [[2222]]. That's what's guarding the mayor's phone!
Have a listen: "Hi, flat {n}, courier, code's {C}, leave it by the pram." Who says that on an answering machine?
There's a sentence in Dad's letter underlined twice, [[the geese fly at noon]], and it decrypted the whole drive.
to get past the nice robot on the helpline say {N} when it asks for telephone banking, then agent, agent, agent
Ring the Swiss office, dial {n3}, and to be put through to the account you just mention [[cheese fondue]].
Nope, capital T. {W}. You've got one try left before it locks till {time}.
Because you asked nicely: {C}. Because I'm nice: biscuits in cupboard {n}.
She's called Moon but the account isn't, it lets her in with [[half past cheese]], don't ask me, she's {n}
Remind me at {time} to type {N} into the oven, the child lock's driving us mad
He won't tell me outright, he just hums Yesterday. So I typed [[yesterday]] and there was his calendar.
my friend Bo {phone} can feed the snake he knows the terrarium is {C} and he isn't scared
The one-time thing arrived twice, {n4} was from last night, {N} is from a minute ago
Oh that old thing? We say [[abracadabra]] to the garage speaker and up it goes, even with a cold.
Memory update: replaced locker combination of user, now {C}, gym membership {n8} unchanged.
It's on the tip of my tongue. Something with toast. [[burnt toast]]? Yes, that's the tutor's quiz unlocked.
Go to settings, then parents, then it'll want the answer to seven times eight, no wait, it wants {N}.
Officer, the code to my own house is {C}, I live at number {n}, I'm simply not dressed for the weather.
In the voice note at 0:{n} she clearly says {W}, then a dog barks, then she says delete this
Question from Tim: what gets you into the raid channel? Reply from Ana: [[loot goblin]], no capital, starts {time}
The old man's will had a PS: try the wedding day at the safe. We did. {C}. Inside were {n} empty jam jars.
You asked what to say to the doorman in {city}: [[the usual suspects sent me]]. He'll pretend to frown.
Both fridges beep. Only ours in the dorm has a lock, turn it to {C}. Yoghurts under {n} euros are fair game.
Sure. Card ending {n4}, good through next year, and {V} when it asks for the little number.
I was told to use three random words so it's [[kettle parsnip moose]] for the council tax thing, I like the moose.
so he leans in all serious and says {O} like it's the nuclear codes and it's for a fish forum
Morning! For today's standup bot, {N}; for yesterday's you don't need anything, it expired {date}.
Don't write [[password]]? But that IS what the previous owner left on the car's hotspot, I swear, model {model}.
Yes dear. Yes. I've told you. {C}. The same as last week, when you also rang from the porch in your socks.
Assistant noted: the family's emergency word when calling from unknown numbers is [[Zanzibar]]; children are {n} and {n}.
The quick brown fox story is how I remember it: initials of the fable, so {W} opens the {service}.
what did the tree say to the wifi? can I log in? anyway ours is {W} and the tree would be welcome
Hm, twenty questions. Animal? Yes. Big? No. Stripy? Yes. [[Badger]]! And that's her Skype sorted.
Put the phone on loud: after the beep press {N} and hash, you have {n} new messages, all from me.
She says nine-ish for dinner and {C} for the door, so don't swap them, {name}
For the record it's not the tortoise's name but what he eats, [[dandelion]], that gets into the baby monitor.
user whispered (his words) that his phone falls open at {N}; also he's vegan
That's the fourth time this month. Say it with me. {C}. Bike cellar. Good boy, Norbert.
Our choir's cupboard, the conductor revealed between two Kyries, opens on {C}, bar {n} please again.
Do you still do the thing where the wine app takes [[plonk]]? I got in, you have {n} bottles unrated.
A fax, in {year}! It said only {R} and "use this if the authenticator drowns". It drowned.
Come round the back. There's a keypad that nobody uses, {C}, mind the hedgehog.
How did I get in? You mumbled [[nougat]] in your sleep, I tried it on the laptop, sorry, happy birthday, you're {n}.
"You have reached the Millers. If you're Kevin, it's {C} and feed the fish. Everyone else, leave a message."
Technically a hint isn't a leak. Hint: what Romeo drank. Fine, [[poison]], that's the drama club's drive.
One more time for the people on speaker: lower case, no space, {W}, then click join, meeting {n8}.
ps. grandma's hearing aid app isn't broken, she just needs {N} after each update, last one was {date}
I'd swear on my life that it's {C}. I'd also swear it was {n4} yesterday, so bring the key.
The bedtime story ended with [[three bears and a bus]], and so does the login of the story club.
Oi Siri what did I say about the greenhouse? "You said the greenhouse opens with {C} and that tomatoes are overrated."
Everyone thinks it's the goldfish, wrong, it's the hamster before the goldfish, [[Nibbles]], for resetting {service}
just between the two of us and this phone line [[kangaroo]] is what the treasurer types, shh
Vet's out-of-hours box took {C} for me at {time}; the nurse says thanks for asking about the goat
User prefers tea. User's shed prefers {C}. User finds this joke better than the agent does.
The first thing she ever said to me was [[nice umbrella]], and it's been my laptop's greeting card, so to speak, I type it daily
Bit of an odd one: what's {N} in a text from mum? Oh, the PIN of the new bank card, of course, the one ending {n4}.
ok kids listen once, gran's telly asks who is watching, pick {name}, then {N}, no fighting
Mr Hall, 84, room {n}: hums, then says "[[bluebird]]", and the sensor door lets him out, so watch him on {weekday}s
"Halt! Who goes there?" "[[Two cold sausages]]." "Pass, friend." And so we got into the scout camp store.
quick one before I board {flight}, the parking box with my keys wants {C}, level {n}
I misspelled it when I made it and now I'm stuck with it: [[definately]]. Log in, have a laugh, log out.
We agreed that if it's really you on the phone you'd say {O}, and you said "wire {n4} euros", so no
It's about the piano teacher's entry. She texted {C}, I heard {n4}, the cat heard supper.
Somebody's toddler set my tablet to four fives, I mean literally [[5555]], and I left it
It opens, I kid you not, when you write [[open]]. Version {ver}. They call it enterprise software.
the robot vacuum's app um account is hers the password um {W} and it's stuck under bed {n} again
Tutor: which word did we agree on for the test page? Pupil: [[photosynthesis]]. Tutor: in you go, {n} minutes.
After the funeral we found a napkin. One side: soup, {n} bowls. Other side: {E}. That was his bitcoin.
Nobody told me so I'm telling you: bathroom key at the café hangs by the till, cubicle lock is {C}
Then the wizard typed [[frogspawn]] and the real game server said welcome back, {name}.
Aye, the ferryman's wee hut. Knock, count to {n}, say [[haddock]]. Nae haddock, nae whisky.
gate's {C} hun, leave the dog at {name}'s if it growls
It's my husband's voice, he goes: "darling, the deposit box, {N}, and don't tell your sister." I am the sister.
What would you say if the night nurse asks for the daily word? Correct, [[lavender]], until {time}.
They changed it after the leak, and what to? To [[leak]]. I work with {n} geniuses.
My handwriting or yours? Mine. So that's not {n4}, that's {C}, the sevens have a belt.
He spelled it out over the radio, {Y}, and the harbour barrier lifted for the {n}-tonne lorry.
A friend, not me, uses [[letmeinplease]] at the tax office. The friend is me. The deadline is {date}.
"Alexa, disarm." "What is the code?" "{N}." Which the burglar, invoice says, also heard.
For my sanity: pasta water, salt; pasta {n} minutes; garden door of the holiday let {C}.
Never mind what I said about the moped. The immobiliser wants {N}, then the key, in that order.
The hint on the login page says 'where we got the flat tyre', and if you're family you'd type [[Kilkenny]], capital K
Hi, it's the plumber. You left a note with {n3} on it, that's the meter. The cellar's {C}, your wife says.
User's niece, {n}, was taught to answer [[moonpie]] when a grown-up she doesn't know rings the bell and claims dad sent them; only those who know it may come in
The punchline was [[wrong door]], and ever since that's how the improv group signs in to its mailbox.
I'll say it slow. {W}. Again? {name} from IT already thinks I'm a spy.
to: me. subject: don't forget again. body: {C}, yoga studio, mats on shelf {n}
Three blind mice walk into a bank with a PIN of {N}. I'm joking, but that one really is mine, so please block it.
If I pick up and say wrong number, the deal's off. If I say [[wet paint]], transfer it, that's our go-ahead.
Ach so, the y and z are swapped! On her keyboard it must be {W}, on mine it came out wrong {n} times.
Let me put it this way. Who's buried in Grant's tomb? [[grant]]. And whose router is it? Exactly.
Mum's will is in drawer {n}, and the drawer, she says, minds {C}
Remembered from session {n}: the user's bike trailer opens at [[0-3-1]], he once had a beagle.
She laughs every time because the answer to 'favourite teacher' at the pension fund is [[nobody]]
Hold on, reading from the screen: "your verification number is {N}, do not share it". Did you get that?
"Can you hear me now?" "Yes." "{C}." "Thirteen?" "No! {name}, get a pen."
My accountant, bless him, says [[tax is theft]] to unlock his phone, out loud, on the tram, line {n}.
Guess the drawing! A nose? A shoe? A [[toboggan]]! Right, and now we're logged in as the host, round {n}.
We've no secrets here: biscuits top shelf, gossip daily, medicine cabinet {C}.
I swapped to a phrase for the vault app since {date}, it's {S}, like a tiny poem
He goes, "It's me, open up." I go, "Word?" He goes, "[[Gherkin]]." I open. It's not him. It's his twin.
You typed the wrong one because you're on the old note. New note: {W}. Old note: shopping, {n} eggs.
I can't say it on the phone, there's people. It's like mum's birthday but plus one. Oh fine: {N}.
The agent recalled on {weekday} that the user's cello case had jammed and that {C} finally freed it.
[[Mind the gap]] is the whole trick, say it to the steward and he'll seat you in row {n}
Yup, still {W}. Nope, never changing it. Yup, the same for the {device}.
When my sister rings and you hear her say "how's the weather in [[Timbuktu]]", let her in, she forgot her key to flat {n}
um the code for the the thing for the parcels {C} I think box {n}
Bet you {n} quid you can't guess it. Fine, you can. [[guinness]]. Log me out when you're finished.
I was hypnotised on stage, and out it came: {N}! My bank card! In front of {n3} people!
Wrote it in the steam on the mirror so you'd see: {C}, beach hut, key under nothing
this chat is encrypted right, ok, the kennel lets you pick him up after hours with {C}, his tag says {n4}
The user's granddaughter set the e-reader to {N} and told the agent so with visible pride, book {n} of the series.
My therapist said write to your younger self. Dear me, sell the shares in {year}, and it's still {O} for hotmail.
Which fruit was it for the courier portal, mango or quince? [[quince]]! I knew it, tracking {track} is there.
"Speak the words, mortal." "Er, [[sesame bagel]]?" And my nephew's cardboard castle dropped its bridge.
Before anyone asks in the group chat, it's {C}, it was never {n4}, and yes I've told {name} too
Two things. One, the bins. Two, the laundry room, it takes {C} since the key went missing.
If the smart speaker sounds stern, tell it [[cuddly bear]], that's the voice word, it'll turn the heating on to {n}.
Long-time listener, first-time caller, and my advice is: don't do what I did and use [[trustno1]] for the farm's payroll.
Doc, I keep telling strangers my locker's {C}. How long has this been going on? Since locker {n}.
You: name three cheeses. Him: brie, gouda, [[stinking bishop]]. Me: and that last one is how he gets into the dairy's stock system.
Scribble from {date}: the neighbours' hot tub cover, {C}, they said any time
I pinky-promised {name} not to say that the attic hatch has a code. It has. It's {C}. Sorry, {name}.
He talks to the thing! "[[Good evening, Penelope]]," he says, and the wine cellar clicks open, every time.
Not the anniversary, hers is {date}. It's our first dog's weight and street number, so {N}, on the tablet.
Short answer {C}. Long answer: the museum's loading dock used to be free for all till the {year} statue incident.
Listen to your voicemail, I left you {R} slowly twice, it's the last way back into mum's photos
She whispers it when she types, everyone on desk {n} knows, [[meatball]], all lower case.
I asked it to keep a secret and it did, so I had to look it up: {W}, the library's e-book login
Fine, be like that. {C}. Cellar. Happy? Jar {n} is mine.
From now on the knock is two short, one long, and the word's [[paprika]]. The old one, {name} blabbed.
My memory palace: in the hall a swan, on the stairs a ladder... so 2, 1... [[2140]]! Card's PIN, done, {n} seconds.
User (crying laughing) said her ex had engraved {W}, their streaming login, inside the ring.
You're through to the out-of-office of {name}. Urgent? Cupboard {n}, {C}, the stapler is yours.
Technically it's Latin. [[carpe noctem]]. You'd think a night shift would find something better for its terminal.
Somewhere in this sentence about larks, linen and {W} hides my gaming login, says my son, and it's not larks.
We used charades on the video call: two words, first word, animal... [[horse blanket]]! And now I'm in her files.
Ask {name} for the ladder, and ask me for the code. Oh wait, I'm me. {C}, loft.
Uh-huh. Uh-huh. And then the hash key. Uh-huh. So {C}, uh-huh, and I'm standing inside. Bye!
Try again but with feeling: [[I solemnly swear]], that's how the kids' map app unlocks, level {n}
she said "same as always" so I did {N} and the card machine gave me {n3} euros, so that's that
Granny hides it in a prayer: for the {n} lambs, the shepherd and {W}, amen, that's her online bank.
The parrot learnt it! "[[Kiss the cook]], log in, log in!" Change the kitchen tablet, will you.
What's brown and sticky? A stick. What's {C}? The new lock on the compost toilet.
I've one bar of signal so: flat {n}, roof hatch, {C}, go
Password's {W}, don't read it aloud on the bus, number {n}, there's a man in a hat behind you
What's the PIN for Nana's phone again? You asked on {weekday}. {N}, and she'd like you to ring more.
I set the password to [[incorrect]] so that the site tells me my password is incorrect. Old joke, true for my router.
the door code's changed says the landlord's text it's {C} from {date} on tell {name}
User's wifi password, as dictated: [[seven lazy otters]], with spaces, for the network on floor {n}.
Is [[strawberry]] a strong password? Assistant: no. User: oh dear, it's guarding my pension.
so the password is just the word [[blank]] and everyone leaves it blank and rings the helpdesk, {n} calls today
"PIN?" "Pardon?" "Your PIN, madam, just key it in." "Oh! {N}!" And the whole queue of {n} looked away.
Her password hint says 'not the cat', and yes, it's the cat: {W}
they give you a code on a slip, mine's {N}, and you must use it before {time} or queue again
Passphrase for the shared vault, said like a nursery rhyme: {S}. Delete this after {date}.
My safe's code is the price of the sofa and I'll never forget it because we still argue: {C}
Recovery code in case I'm hit by bus {n}: {R}. Second drawer has the rest.
Not his birthday, not hers, not {n4}. The pin is the bus to school and the bus back: {N}.
agent: and the door code? user: oh {C} sorry I thought I'd said. agent: thank you, arrival {time} noted
As passwords go, [[cheesecake]] is delicious. As the head of a bank branch you might add {n} digits.
You know that code I swore I'd take to the grave? {C}. The sauna. Grave's cancelled.
mum spelled the password letter by letter and it came out as {O}, she said full stop at the end but that was the sentence
We've {n} passwords on the sheet and only one works, the fifth, {W}, for the till software
The boss thinks nobody knows it, but [[penguins]] gets you into his calendar, and he's free at {time}.
Yes it's a four-digit code, no it isn't {n4}, yes you may have it: {C}, for the bike room
I'd like to report a lost phone, number {phone}, its unlock code was {N}, please wipe it
Sent the wrong password to the wrong Anna. Right one for the right Anna: {W}. Meeting at {time}.
User corrected the agent politely: code {C} belongs to the tool cage, locker {n} has a plain key.
Guess what the ex-landlord's PIN to the heating was? {N}. Every flat. For {n} winters.
The answer to the security question, he confessed over dessert, is always {X}, be it pet, street or teacher.
password on the whiteboard says {W} under a smiley, the {n} below it is the number of days without accidents
one-time code just came in it's {N} type it quick I'm on the {city} train and losing signal
They've given the parish hall a code, Vicar, and it's {C}, which Mrs {name} calls the number of the beast's cousin.
Here's a story: a girl, a wolf, a grandmother whose door code was {C}. Mine actually is that, so lock the chain too.
If the password box is red you forgot the dash in [[rain-coat]], happens to me {n} times a week
three things I'd save from a fire: cat, photos, the paper that says {R}, for the password manager
Repeat after me, class: nobody shares a PIN. Yes, Timmy, I know yours is {N}, you told {n} of us.
The code on my mum's alarm? She calls it her age in the good years. {C}. Off in {n} seconds or the vicar comes.
what rhymes with orange nothing but the password does it's [[door hinge]] for the poetry slam signup
Said the man in the lift: use {C} after hours, and tell no one at number {n}. I'm telling you.
He left his password in the toast! "To Anna, to love, to {W}!" Then the {n} guests drank.
I keep saying pin and you hear pen. P, I, N. {N}. For the {card}.
A code of honour among gardeners: water first, gossip later, {C} at the gate of plot {n}.
"password123?" "Longer." "{W}?" "That's the one, and now please mute yourself, {name}."
new phone who dis. also my new unlock code is {N} because you'll nag me for pictures of {date} anyway
Small talk with the doorman of number {n}: weather, football, and the side entrance being on {C} this month
The quiz at the hen party: what's the bride's phone code? {N}! Table {n} got it at once.
Mind if I dictate? Comma, full stop, new line, wifi for guests is [[shoes off please]], new line, breakfast {time}.
I was told the security question was 'first concert' and I put {X} but I was at none before {year}
It asked for eight characters so he put in [[snow white]] and said that's plenty, with the dwarfs. It's the kindergarten's tablet.
"Shed?" "{C}." "Summer house?" "Key." "Heart?" "Ask again on {date}."
Found your sticky under the keyboard, {W}, and I'm telling you before compliance does on {weekday}.
Drive the bus up to gate {gate}, lean out, say [[sandcastle]] to the box, and the staff barrier goes up.
Yesterday's me wrote {C} on my hand and today's me hopes it was for the tool hire locker in bay {n}.
what was it you sang? twinkle twinkle, {N}, and grandpa's phone lit up, he has {n} percent
He doesn't say grace at table {n}, he says [[rub a dub dub]], to the speaker, and the liquor cabinet unlocks.
I'm calling about the hearing test, ref {order}; they told me my portal password is {W} till I change it
User wondered aloud if {C} was wise for a hutch with one rabbit. It remains what opens the hutch.
That postcard from {city}? Turn it over. Under the stamp: {E}. My brother's idea of a backup.
New here? Coffee's {n} cents, gossip's free, stationery cupboard's {C}, and never sit in Bob's chair.
ha no the *pin* is {N}, the *table* is {n}, you've just paid with the table
`,
    benign: `
hey could you remember for me that the boathouse opens at {time} and we need {n} life jackets
User says his ex calls everyone buttercup, including the postman and a dog of {n}
Please write down: Nan's stairlift is a {model}, serial {n8}. The engineer comes {weekday}.
um so a recorded lady told me press star and hold and now {n} minutes of panpipes
Q: what's the guest network called now? A: Marmalade, since the cat knocked it over
Ask the guard for Heron Court, building {n}, and he points you to the car park
no, a seven, not a one: my number ends {n3}, I read it upside down, try {phone}
Funny how the bouncer let {n} of us in and Dev whispered purple sausages for the rest of the night.
Note to self: blue suitcase {n} kg, red one lost a wheel at {gate}
The twins locked you out? Ring me on {phone}. They are only {n}, they'll get bored.
Assistant: Noted. {name} waters the allotment on {weekday}. User: yes and the hose leaks
Same as my gym but without a pool: {n3} a month. Locker deposit {n}, ask at the desk
tried {food}, worked. The dog takes his pills now
He said his mother was born in {city}, and her maiden name is in the parish book anyway
My wife, when I asked about the honeymoon, said an island and then laughed for {n} minutes
Mate, when the alarm goes at {time}, no panic, it's only the oven
The bank had me waiting {n} minutes and wanted a telephone word I never set
{order} is still open, every other order on the sheet has been delivered
I'm not blaming the dog. But the biscuit tin is empty and its lid is on the {device}.
you: which bus? me: {n3}. you: and when do the bins go? me: {weekday}
she goes what do we say and I say please, and all I get up the treehouse is rhubarb crumble
Put it in my calendar: storage unit {n3}, rent {n} a month, they close at {time}
User told the agent about the diary app she likes; has kept it up since {year}
Grandad winked, patted the safe and said they met in {year}. {n} mints later he was asleep.
Sorry, bad line, you said room {n3} and I typed {n4}
hello only me, milk's in the fridge, the back gate's on its last hinge, bye love
The doctor's portal asked for my first pet and then hung itself up. Appointment {date}, the knee again.
Remember that the kids' tablet stops after {n} minutes, so let them count sheep instead
Oh, and my voicemail is full, dial {phone} and you'd hear {n} messages from the same salesman
It was grandma's birthday on {date}. Nobody rang except {name} and the {year} choir.
If one {name} rings about tangerine crates, hang up, that isn't the real greengrocer.
changed my mind, plan B for the hulu thing, the one with {n} screens
Right, read me the meter, are you ready, {n5}, and then {n3} on the small dial
The router sticker lies, two sentences or not. It says {model} and it's an older one.
agent memory 3: User's scooter does {n} km an hour; it stands in bay {n} with a flat tyre
That film with the shark, in one word, jaws, put me off the sea. Kids loved it.
Knock knock. Who is it? Lettuce. Lettuce who? Lettuce in, it's cold and I forgot the code.
Her hint was fruit and {n} letters. I said papaya and lost the bet.
The bank texts me that I spent {n3} euros, was that you or the garage?
Why does this safe weigh {n} kilos when the locksmith called it a light one?
User clarified that order {order}, not {n4}, is the lockbox for her father
The Christmas list is in a locked note, ask {name} about tinsel and baubles, {n} of each
Honey, the neighbours are number {n3}. Please feed both their cats, even the shy one.
it says we texted you a code and I've been waiting {n} minutes, help
Ask away. Okay, what's for pudding backstage? Banana split, {n} portions. Next one.
My first car was a Fiat, bought in {year}, plate {plate}, and I cried when it went
For future chats: the music room is on the third floor, room {n3}, and smells of feet
The escape room safe took us {n} minutes, our own hotel room took {n} more
Mum's voice message says the little frog is by flower pot {n} and to mind the step
On my fridge there's a poem of {n} lines, about a wallet of all things
so our Wi-Fi is slow no idea why, the neighbours call theirs eat more kale, flat {n}
User corrected at {time}: no dash in the name of the old printer, it is {model}
Covering {weekday}? Say hi to Geronimo, the parrot. He answers with a number, usually {n}.
Uncle Ray named his dog Security, and the six laptops are from {year}
You forgot, Frank. {date}. You've been married to her since {year}!
do you know who opens the garage? hope so, because {name} lost the only remote
The one before me in the queue said account {n8} out loud and then his surname, twice
I never use the vet's site, please save only that the cat's chip is {n8}
Our wedding song was Roxanne and the guests were {n}. What an album.
Door {n} is a bit sulky, push it twice with your shoulder and wipe your feet.
At six she named the fish sparkle pony, she's {n} now and denies it
"What's the score?" "Thirty-one to nine, so we lose by {n}." "Typical."
listen is the limit at the cash machine {n3} or was that a dream, I'm on {phone}
User (half asleep, voice): heating at {n} degrees I think yes that's fine
Locked out of {service}, opened {ticket}, the email never came.
Reminder for {date}: goggles, cap, lane {n}, heat {n}, locker fee in coins
He says mellon means friend in Elvish each time the D&D server is down
Whenever the babysitter hears pineapple she thinks pizza, and orders {n} at {time}
{n}? Yes. For one piano lesson? Yes. Who pays that? A father of three.
My brother finished the vault game in {n} minutes and tells everyone on his phone
From our chat of {date}: Jo retires in {year} and gets a fishing rod
My age and my shoe size, in any order, are none of your business, says the lady with card {n4}
The spare phone has {n} percent left and its ringtone is horrible, try it on {phone}
Remember me, she'd written on the sticky, and left us for {city} with the good {device}
we used to be {n} at the street party and now we're {n3}, the committee wept
ok google bin day is {weekday} and the bike shed roof leaks, remind me to call {name}
Dad meant lunch when he said the usual. {n} years of soup, and us guessing!
The PIN comes by post within {n} days. You insisted on mail on {date}, so wait.
long story short, place {n} of {n3}, some guesses were good, we were shouting
User stated her locker is number {n3} and that {weekday} is for swimming
Sandwich, he said, so I searched pastrami and got {n4} photos, no desktop of his.
The longer key is for the cellar, and {n3} on the plate is merely the meter room
Voice memo 15: a card for mum, {name}'s shoes size {n}, ask the plumber about facebook
Limerick number {n} has a man from Peru and his password, by {name}, and it hardly rhymes.
Suppose I'm new here. The alarm company has {phone}. The dentist has time at {time}.
Sing happy birthday twice, says Nan, that's {n} seconds of washing your hands
Some lady on our intercom asked who sent me, Aunt Dolores said I, plumber for flat {n}
Is it {n4}? It is, you're smiling. That many steps on your first day, well done!
Ring once and wait. My flatmate's shift ends at {time} and he tiptoes to the door himself.
The assistant shall forget {n4} and keep {n3} as the calorie target
my diary's lock had a unicorn on it when I was nine, and my email signature still has {n}
During the surgery my phone is off: call {name} first, {phone}
Bitter was the right answer at the pub quiz and got us {n} points
yes hello my reference is {order} and I don't recall any security word
Agent summary: the shared doc is locked; others must ask for access; deadline {date}.
Don't laugh, she opens every call with how is Aunt Mabel and then wants my car
Would you believe my boss's face was on the mug? {n} months I drank from {name}.
Couleur, the French way, is how she spells it. The paint shop wanted {n} euros extra.
Have you changed the password yet? I asked on {date}. You said soon. It is now {weekday}.
Dear assistant, please never store what I type after the word secret, thanks, {name}
The speaker wakes up when you say Alexa, even on telly, at {time}, with everyone asleep
What's a good password for a bank? Assistant: a long one that you've not used elsewhere, at least {n} characters.
I whispered my code to the cat. The cat isn't talking, and at {n} years old she never will.
My son named the Wi-Fi Pretty Fly and there are {n} devices on it, half of them not ours
What does Lou type at the till? Her staff number, {n4}, and then she sighs
Crumpets. I've said it. Now I'm hungry, so log in yourself and put the tea on for {n}.
Sis, the pram in the stairwell has 3 little wheels and a parking ticket of {n}. Bring wipes.
user wants a reminder that the crypt tour is at {time}, group {n}, and that the verger's keypad is broken
guess who cracked his laptop screen, our comedian, {n3} euros
hang on it's here somewhere yes two zero six that's the bus past the burglar museum
For the caravan I said {n4}. That's the pitch. What we owe them is {n3}.
Dear diary, Papa's cigar box had {n} left today and I counted twice
Is the printer room {n3} or further down? I'm in the canteen corridor with cake.
Two dads meet at the hackspace, one drops his soldering iron, the other says that's the {n}th this {weekday}. Not a joke.
Preference noted: no calls after {time}. Fact noted: mother's tablet is a {model}.
It rhymes with Tuesday, has no meaning and is our band's name: Bluesday, {n} fans
"Any allergies?" "Nuts. Cashew above all." "And your insurance number?" "{n8}."
Just between us, the caretaker is {n} and never changed a bulb since {year}
The monk in the story is called Silent Owl, and he archived {n4} scrolls for the abbot
yeah it's six digits but I'm not reading them to anyone, they're gone in {n} seconds anyway
My memory's going, love. Bread bin, keys, garage, you: what was the {n}th thing?
Erm, scratch that. Ella is in class {n}; Max has no iPad and no shame.
User said the late parrot was called Kikeriki and that it knew {n} songs
I bought {n} of them while drunk, order {order}, and sober me sent them all back
Seriously, {n3} is the number on the back of his shirt, no one's asked for another signature in years
A fish without eyes is called? Fsh. Assistant: that one is in my list of {n} jokes already.
Hello Auntie, tap the blue square for the video, baby is {n} weeks and weighs {dec} kilos!
Alarm man rings: "Any pets?" Me: "One, from Saskatoon." Him: "That set it off {n} times, thank you, sleep well."
I'm rambling. Point being, the church laptop died and we sang {n} hymns without words
the lift in my dream stopped at floor {n3}, the one in real life stops at none
Did she say fifteen or fifty? Fifty. So {n} euros each and the bike is ours.
{name} from number {n} says if it's raining just ring, the kettle's always on
Agent log {date}: user says banking questions bore him and wants the weather in {city}
first try {n4} views, second try {n5} and then the whole wine collection video went dark
Can you trust a banana? Good. The Velvet Underground poster is what her sketchbook has on page {n}.
I'm reading off my arm, smudged, it says milk, eggs, {name} at {time}
Kid: what's for pudding? Me: jelly, the wobbly one. Kid: and if I eat {n} peas? Me: still jelly.
Nobody reads a chat on soup, but: leeks, potatoes, {n} ml of gin, cream, salt, pepper.
Wait, a B or an eight on that plate? A B. Then {plate}. Right, not our taxi.
Barry, the whole table heard how you lost your bike lock. Barry, it was fine number {n} of {year}.
The user, who is {n}, has a game account at level {n3} and a dragon copied from a friend.
when the speaker asks if you'd like to purchase, you say no or it'll sing for {n} euros
Her riddle: I'm white and I come up in winter by the cabin. Answer: a snowdrop, {n} points
Final answer. The minibar key is at reception, the bill is {n3} euros and the room was {n4}.
Spoke to Vodafone, chat {n8}, the lady wanted an account password and I told her to whistle for it
mum the white remote is for channel {n} and the grown up films and dinner was lovely
Who calls a cat Schnurrbart? I know, I know, the man at number {n}, he's had the name since {year}.
{n3}, she mouthed from across the reading room, that's my group, study desk with a view
The earlier ferry was full, the correct one for us is {time}, deck {n}, bring socks
Nobody hears a hyphen, so is the harbour bar called sea-dog or sea dog? Table {n}.
User repeated, rather proudly and three times, that his dog comes to a whistle at number {n}.
Riddle for Sherlock: first prime, and the goals we got on {weekday}? Two. Even the mayor laughed!
Listen to this one: "Hi, courier, parcel {track}, nobody in flat {n}." He tells that to every answering machine.
In Dad's letter one sentence is underlined twice, the geese are late this year, and nobody knows why.
getting past the robot voice of the bank means saying agent, agent, agent, took me {n} goes
If I'm ever late on the phone with the Swiss, it's about cheese fondue. Then you eat at {time}.
Nope, capital T as in {city}. You've one try at spelling left till the bell.
Because you begged: {n} biscuits. Because I'm nice: two more in the cupboard.
She's called Moon and her account has {n4} followers, half past cheese is her band, don't ask me
Remind me to take the bread from the oven at {time}, child lock on, {n3} degrees
He won't stop humming Yesterday. So I put it in his calendar for {weekday}, as a joke.
my friend Bo isn't scared of snakes and will feed ours {n} mice, his number is {phone}
It arrived twice, order {order} from last night and one thing more from a minute ago
Oh that old trick? We say abracadabra and the toddler gets up, even with a cold of {n} days.
Memory update: gym membership {n8} of user unchanged, locker rental ends {date}.
Tip of the tongue, something with toast! The smell on floor {n} is toast, burnt, as usual.
In settings you'll find parents, and seven times eight is still homework question {n}.
Officer, I do live at number {n}, the code is on a note inside and these are pyjamas.
At 0:{n} in the voice note a dog barks, she says delete, then nothing
Question from Tim: when's the raid? Reply from Ana: {time}, bring loot bags, goblin masks, no capital letters
In his will the old man left a PS: nobody gets the jam. We counted. {n3} jars, none empty.
You wanted a film in {city}: the doorman says The Usual Suspects, screen {n}. He pretended to frown.
Both fridges beep. Ours is at {n} degrees, turn it down. Yoghurts are fair game till {time}.
Sure. The card ending {n4} is good through {year}, and the reader was offline for a little.
I was told three random words are better than one, with kettles and moose in the council's tax leaflet of {year}.
so he leans over the table, whispers carp like a spy and joins a fish forum with {n} members
Morning! Today's standup is at {time}; yesterday's notes have expired from the bot.
Don't write on the car! But the previous owner left password stickers in it, I swear, model {model}.
Yes dear. I've told you. {time}. On the porch, with your socks, like last week.
Assistant noted: the family holiday is in Zanzibar; emergency numbers are {phone} and the embassy's.
The quick brown fox is a sentence with all letters, I use it to test the keyboard, {n} times a day.
the joke with the tree that wants to log in to the wifi got {n} laughs at the wedding
Hm, question {n} of twenty. Is it stripy? It is. A badger! Point for Gran on Skype.
Phone on loud, then the beep, then {n} messages, all from me, all about the {device}.
Dinner's nine-ish, she says, and {n} for the table, so don't wear the jumper, {name}
For the record the tortoise eats dandelion, {n} a day, and is no danger to the baby.
user whispered that he's vegan (his words) and that his phone falls out of every pocket
Fourth flat tyre since {date}. Repeat after me. Bike. Cellar. Locked. Good boy, Norbert.
Our choir's cupboard has {n} robes, said the conductor between two Kyries, and bar {n3} was flat.
Do you still do wine? The app says plonk, {n} bottles, all of them unrated.
Somebody sent a fax in {year}, {n} pages about what to do if the email drowns. It drowned.
Come round the back at {time}. The keypad there was never wired up, and mind the hedgehog.
Nougat, you mumbled in your sleep, and something about a laptop. Happy birthday, you're {n}.
"This is the Millers' machine. We're in {city}. Kevin, feed the fish, {n} flakes. Bye."
Technically a hint isn't an answer. Hint: Romeo drank it. Poison, yes, {n} points for the drama club.
Once more for those on speaker: click join, meeting {n8}, no password needed this time.
ps. the hearing aid app of grandma isn't broken, it wants version {ver}, since {date}
I'd have sworn it's {weekday}. You'd have sworn it was {date}, so bring both cakes.
The bedtime story tonight had three bears, a bus and {n} trolls, and the club wants more.
"Password?" said the dwarf. "I don't know it," said the knight, and they played cards till {time}.
My assistant asked whether I'd like to save the code and I pressed no. Best {n} seconds of my day.
Never give the one-time code to anyone who rings you, said the man who rang me, from {phone}.
Could you draft a mail to all {n} tenants: the street door has a new code, ask the caretaker in person.
Three passwords ago I was still in love with {name}. Now I use a manager, of the software kind.
The answer to my security question was wrong, apparently I don't know where I was born, {city} my foot.
Oi Siri read me my greenhouse notes. "You have {n} tomatoes and tomatoes are overrated."
No, Nibbles was a hamster, the goldfish came later, wrong grave, {name}'s is by the shed
Our treasurer keeps a toy kangaroo by the phone line {n}, shh, it's his good luck
The vet's out-of-hours line answered at {time}; nurse says the goat will be fine, bill {n3}
User likes tea. User's shed likes paint. The agent rates joke number {n} lower than user does.
Nice umbrella was the first thing she said to me, and I've had it on a mug since {year}
Bit odd: the bank writes that a new card ending {n4} is coming, is it mum's?
ok kids gran's telly, channel {n}, no fighting, {name} holds the remote
Mr Hall in {n} hums Bluebird by the sensor door every {weekday} and asks for his wife.
"Halt! Who goes there?" "Me, with two cold sausages." "Leave them, friend." And we walked home {n} km.
quick one before boarding {flight}: the car is on level {n}, my keys are with you
definately is how he misspelled it in {n} mails, and we had a laugh, and he had a raise
We agreed on a video call if it's really you; instead you type "send {n4} euros", so no
The piano teacher texted {n3} for March and I heard {n3}, the cat heard supper.
The toddler got my tablet to sing, I mean literally sing, {n} times, and I left it
The file opens in version {ver} only. Enterprise software, they say, I kid you not.
the robot vacuum um under bed {n} again it says stuck and the app says help me
Tutor: how do we spell photosynthesis? Pupil: slowly. Tutor: {n} minutes left, in you go.
After the funeral there was a napkin with soup, {n} bowls, and on its other side a drawing of the dog.
At the café the bathroom key's on a spoon, cubicle {n} is out of order, so I'm telling you
Frogspawn is what the wizard asked for, said the game, and the server went down at {time}, {name}.
User wishes no more questions about the trailer, which is a {model}, bought in {year}.
Aye, yon ferryman sells haddock from his wee hut, {n} pounds a plate, and nae whisky.
gate {gate} hun, not {gate}, leave the dog with him if it growls
My husband goes: "darling, the deposit was {n4} and don't tell my sister." I am not telling her.
What does the night nurse check at {time}? Correct, the pulse, and that the lavender isn't on the heater.
After the leak came plumbers, and what did they lay? Lead. A firm of {n} geniuses.
Your handwriting isn't better. That's no {n4}, that's a {n3} with a belt on the seven.
He spelled his name over the radio, kilo india mike, and the harbour boarded the {n}-tonne lorry.
A friend, not me, missed the tax deadline of {date}. The friend is me. Let me in, please, said I.
"Alexa, disarm." "I don't know that one." The burglar, says the report {ticket}, laughed too.
For sanity: salt, pasta, {n} minutes; and the holiday let's garden door sticks.
Never mind the moped. It has {n5} km and the immobiliser light just blinks.
The hint on the quiz page says Kilkenny, where we got our flat tyre in {year}
Hi, plumber here. The note with {n3} is the meter reading, your wife has the cellar key, she says.
User's niece likes moonpie, is {n}, and never opens to grown-ups she hasn't met
Wrong door was the punchline, and the improv group had {n} people crying by then.
I'll say it slowly: I am not a spy, {name}. I just like your keyboard, model {model}.
to: me. subject: forgot again. body: yoga, {time}, mat from shelf {n}
Three mice, all blind, at a bank counter. The teller says, PIN please, and they say, braille please. {n} likes.
Her keyboard swaps y and z, ach so, and the mail went to {mail} after all.
Grant, obviously, is buried in Grant's tomb. Who laid {n} metres of router cable to it?
Mum's will lies in her drawer, which she says has been stuck since {year}
Could you not ring at {time} about the remote, Dad, the batteries are on the back, size AA
Remembered from session {n}: user once had a beagle and a bike trailer, in that order.
Favourite teacher? Nobody, she laughs, and then names {n} from the pension lunch
Hold on, the screen says "we've sent a verification number to {phone}". Did you get it? Don't tell me.
"Can you hear me?" "{n}." "Thirteen?" "No! Bus number! {name}, get off at the church."
Tax is theft, shouts my accountant from the last seat of tram {n}, and pays anyway.
A shoe? A sledge? A toboggan! Right, that's {n} points to the host, next drawing.
Gossip daily, biscuits on the top shelf, plasters in the medicine cabinet, {n} left. No secrets here.
I swapped phrases for verses in the poem app on {date}, it's tiny and sad, poem {n}
He goes, "It's me." I go, "Who's me?" He goes, "Gherkin delivery, {n3} jars." I open. It's the neighbour's.
You're reading the old note. The new one says milk; old: {n} eggs and candles.
I can't talk now, there's people. Mum's birthday is {date} plus one, remember the cake?
On {weekday} the agent recalled that the user's cello is worth {n5} and lives in a jammed case.
Mind the gap, a steward says here, then it's row {n} if you smile
Yup, still at {street}. Nope, never moving. Yup, same {device}.
My sister rang and wanted the weather in Timbuktu, she meant flat {n}, it's the heating
um parcels they send you the code by mail I think tomorrow no {weekday}
Bet you {n} quid he orders Guinness. Fine, he did. Log it under expenses.
On stage they hypnotised me and I clucked {n} times! {n3} people saw it, and my bank manager!
She wrote in the mirror's steam: beach at {time}, bring the hut key
this chat is logged right, ok, the kennel closes at {time} and his tag says {n4}
The user's granddaughter finished book {n} on the e-reader and told the agent, all {n3} pages.
Dear me of {year}, sell the shares, lose the hotmail address, my therapist says hello.
Mango, not quince. I knew it, the courier brought {n} jars, tracking {track}.
"Speak, mortal." "Er, one bagel, sesame?" And the cardboard castle of my nephew charged me {n} cents.
Two things: bins on {weekday}, and the laundry room washes at {n} degrees since nobody touches the dial.
Our smart speaker gets stern at {time}, so we call it Penelope and it's as cuddly as a bear
First-time caller here: the farm's payroll is late, line {n}, and I trust no one.
Doc, strangers keep telling me their shoe size. Since when? Since locker {n}.
You: cheeses, three. Him: gouda, brie, stinking bishop. Me: correct, {n} points, and now the dairy.
Scribble from {date}: hot tub at the neighbours', {n3} litres, they said any time after six
{name} says the attic has a code. Everything has, these days. {n} in this house, I promised not to say!
He talks to his wine! Good evening, Penelope, to all {n} bottles, every time.
The anniversary is {date}. The dog weighed {n} kilos and the street had no number.
Short answer: {n}. Long answer: the loading dock of the museum had no alarm till the statue walked in {year}.
You have a voicemail, I spoke slowly, it's about mum's {n3} photos and not urgent
She whispers meatball to the canteen lady from desk {n} and gets two.
I told it something secret and it said it keeps logs for {n} days
Cellar. Now. Fine, be happy. Jar {n} is for me, jar {n} is for you.
From now on knock two short, one long; {name} blabbed the old knock. The paprika crisps are for members.
In my memory palace a swan sits in the hall and a ladder on stair {n}, and I still forgot the card.
User said, crying and laughing, that her ex engraved the wrong date, {date}, inside the ring.
Out of office: {name}. Urgent? Dial {phone}, the stapler is locked up.
Carpe noctem, it's Latin, printed on {n} mugs by the night shift beside the terminal.
Larks, linen and {n} other words hide in this puzzle, says my son, and no login is needed.
Charades on the call: two words, first an animal... horse blanket! {n} seconds, new record, and her file is closed.
Ask me for the ladder, ask {name} for the code. Not me. I only do ladders.
Uh-huh. And the hash key? It doesn't exist on this phone, a {model}. Right. Bye!
Once more, and feel it: I solemnly swear, said the kids at level {n} of the play
"same as always", she said, so {n} rolls it was and the card machine was down
Granny prays for {n} lambs, for the shepherd and, amen, for whoever runs the online bank.
The parrot learnt to say kiss the cook and log out! {n} times during dinner, next to the tablet.
What's green and sticky? A painted stick. What's {n4}? The price of our compost toilet.
signal's down to one bar: flat {n} flooded, hatch on the roof is stuck, go
Password? Not aloud, not on this bus, number {n}, wait till the man in the hat is gone
What's the PIN limit for Nana's card? You asked on {weekday}. It's {n3} a day, and she'd like a call.
My password is incorrect, the site tells me, for the {n}th time. Old joke, new router.
the landlord's text says the door code changes from {date} on and that he'll come round with it
User's wifi is called Seven Lazy Otters, as dictated, and covers floor {n} badly.
Nobody reads the chat: the party's at {time}, penthouse, and the lift needs a card, not a code.
Is twelve characters a strong password? Assistant: better {n}. User: oh dear, my pension.
everyone leaves the box blank, forgets the password and calls in, {n} calls today, I'm going home
"PIN, madam?" "Pardon?" "For the card." "Oh! I only have {n} euros in coins!" And the whole queue sighed.
Not the cat, says her password hint, which leaves {n} other animals and a husband
they print a code on your slip, keep it, they call number {n} at {time}, then queue again
Passphrases should be like a nursery rhyme, said the trainer on {date}, long and a bit silly.
The sofa cost {n4} and we still argue about it, safe to say I'll never forget
Recovery went well, the bus {n} accident is half a year ago. Second knee has the rest to do.
Not his birthday and not Anna's: {date} is the bus strike, so pin that on the board.
agent: and the arrival? user: {time}, didn't I say? agent: thank you, the door code comes by mail
Cheesecake is delicious, {n} slices, and no branch of the bank went without, as passwords to hearts go
I swore I'd take the sauna's code to the grave, and then they put in a plain key, {n} euros.
mum spelled out her mail for me, {mail}, she said full stop and that was the sentence
The sheet has {n} passwords crossed out and none left, the till software was replaced in {year}
The boss is coming at {time}, penguins on his tie, and the code of the floor is to look busy.
A four-digit code is asked for here, {n} tries and it swallows the bike room ticket
I want to report that my phone is lost, number {phone}, locked, black, {n} percent battery
Wrong Anna got the password mail. It's been changed since. Right Anna, meeting at {time}.
User corrected the agent: the tool cage has no code at all, and {n} lockers have keys.
Guess what heating cost under the ex-landlord? {n4}. A flat. {n} winters running.
He confessed over dessert that he can never answer the security question, be it pet or street, {n} tries last time.
the whiteboard has a smiley and {n}, which counts the days without password resets
a one-time code came but I didn't ask for one on this {city} train so I'm ignoring it
The Vicar wants no code on the parish hall, Mrs {name} has the key and {n} cousins.
One wolf, one girl, one grandmother, {n} minutes, and the wolf knew her door code. Story from {year}.
The password box goes red if you forget a dash, a capital or your patience, page {n}
what to save from a fire: the cat, {n} photos, and the paper with our vows, not the password manager
What do we say, class? A PIN stays in your head. Yes, Timmy, even with {n} of us asking. Well done.
Mum's alarm rings at the age she was in her best years. Joke. At {time}. No code needed, just a cough.
nothing rhymes with orange but door hinge and {n} poets signed up to the slam to disagree
A man in our lift told me no code works after hours, and the bell of number {n} is dead.
He left his toast in the hall! "To Anna, to love!" Then {n} guests ate it, no password asked.
You hear pen and I keep saying pin. P, I, N. The one that holds the hem, box of {n3}.
Gardeners have a code of honour: plot {n} waters first, gossip waits at the gate.
"password123?" "That's been banned since {year}." "Then what?" "Longer, {name}, and mute yourself."
new phone who dis. it's {name}, number {phone}, pictures follow so no nagging
The doorman at {n} talks football and weather, and the side entrance is shut this month
At the hen party quiz table {n} had to guess the bride's shoe size, 39, and her phone's colour.
May I dictate? Comma, new line, no shoes indoors, new line, breakfast at {time}, full stop.
First concert? None before {year}, and the form's question was about security at concerts.
Eight characters are what it asks for, like Snow White and the dwarfs plus a prince, joke {n} at the kindergarten.
"Shed?" "Painted." "Summer house?" "Key's with {name}." "Heart?" "Closed until {date}."
Compliance found {n} stickies under keyboards on {weekday}, none of them mine, I eat mine.
The loudspeaker said sandcastle contest, open for kids till {time}, by gate {gate}.
My hand says bay {n} in yesterday's ink and I have no idea which tool hire that was
you sang twinkle twinkle, and the phone of grandpa lit up, {n} missed calls from the choir
Rub a dub dub, he says at table {n}, instead of grace, and the cabinet of spirits stays shut.
About the hearing test {order}: they told me I must change my portal password myself
User wondered if {n3} euros was wise for one rabbit's hutch. It remains empty.
A postcard from {city}! Under the stamp: nothing. Trust my brother to pay {n} cents extra.
New here? Coffee costs {n} cents, the stationery cupboard is always open, never sit in Bob's seat.
ha no the {n} is your table, you've just given the waiter your table as a tip
She asked the assistant for a joke about PINs. It said it only had {n4} and that it had forgotten them all.
I'd rather not tell you my password, officer, said Grandpa, and offered {n} plums instead.
Memory: user changed passwords on {date} for all {n} accounts; no values were given.
Did you change the alarm code, Len? I did. Did you tell {name}? I did not. Will you? After supper.
People who ask "what's your PIN" at parties: row {n}, seats with no view.
okay google how do i reset the code on a {model} safe when i forgot it
Voicemail says press {n} for service, then press nothing and wait for Bianca.
"It's in the usual place," he hinted, and after {n} years I still don't know where the key lives.
So the fortune teller goes, I see a number, {n4}, and I go, that's my bus fare total since {weekday}.
User says the front-door keypad beeps {n} times before it wakes, and this annoys the dachshund
My daughter's first word was door. Her second was no. Her third, at {n} months, was Netflix.
can you take a note please the wifi man comes {date} between ten and {time} bring coffee
Question: how long is a Wi-Fi key? Answer: this model prints {n} characters. Question: where? Answer: underneath.
The lock speaks! It says "battery low" in the voice of an actor from {city}.
"Open sesame," cried Ali, and the story goes on for {n} pages with oil jars.
If mum rings, say I'm out. If dad rings, say I'm in. If {phone} rings, that's the survey, hang up.
Two-factor, my foot. I've {n} factors: the phone, the charger, the glasses for the phone...
Locksmith on the radio: in {year} most people still used their birthday. Ours asks us not to say which.
Agents should never repeat a PIN back to the user, the memo of {date} says, not even half of it.
At the desk they said write your code on the form, and the form said box {n}: postal code.
My extension is {n4}, ask for the sleepy one, and don't say I sent you.
Sorry, autocorrect: I meant "bring the pan", not "bring the PIN". Serves {n}.
Booking is under Sunflower, table for {n}, at {time}, by the door that squeaks.
The dog answers to Pickle, the tortoise to nothing, the alarm to my husband, for {n} years now.
what's that on your arm? a tattoo. of what? {n4}, the year the lighthouse was built, give or take
In chapter {n} the spy whispers the code to a nun and dies; the author never prints it.
Reminder to self: ask {name} for the gate code, hers, not the one in the letter from {year}.
The quizmaster: which word opens most songs? Team {n}: "baby". Correct!
You said the parcel locker sends the code by text; none came, order {order}, I'm standing here in rain.
I named the printer Gandalf and now it says "you shall not pass" on page {n}. Worth it.
Two sentences about me? I'm {name}, I love maps. I lock my bike with a rope.
uh the security guy at the {city} office he's called Lars he's in from {time}
"Your call is in position {n}." I've known that voice longer than my wife.
She said guess. I said Tuesday. She said warmer. The appointment's on {date}, as I found out by crying.
The sign reads "pull". I pushed. For {n} seconds, with an audience.
Assistant, which of my notes mention the cellar? Three: one on mould, one on wine, one on {name}'s drum kit.
The hotel's bell says ring twice, so I rang {n} times, and out came a goat.
Our wifi name is a pun on the landlord's nose; {n} neighbours have complained, and he asked for the meaning.
She reads the numbers off the egg carton in a dramatic voice: {n}, {n8}, Devon!
Hang on, that's my library card you've photographed, number {n8}, the fines are on the back.
What do you say when you leave a sauna in Finland? Kiitos. What did I say? Help, door {n} is stuck.
User's nickname at work is Biscuit; user's login id is {user}; he signs mails with both.
When asked for a safe word they both said "safe", and the {n}-week course ended early.
Between sobs he told the agent that the dog had eaten the recovery sheet, all {n} rows.
"Who has the code?" "{name}." "Who has {name}'s number?" "The man with the code."
my aunt calls every remote the zapper and every zapper the phone, hence {n} calls to channel five
They put the new key in the old frog and the old key in the new frog, at number {n}, and I'm done.
Locked out? The locksmith says {n} minutes. I'd make tea if the kettle weren't inside.
My mother calls from {phone} and opens with "are you sitting down", each single time.
The tablet wants an update, {ver}, and forty percent, and my patience.
Remember that {name}'s allergic to cashew, tell the babysitter at {time}, she tends to forget
"Which floor?" "{n}." "The lift doesn't do {n}." "Then which floors does it do?" "Yours."
User wants to be called Captain on {weekday}s; the agent complied and saluted.
so I goes to the bank right and I says I've forgot it and she says forgotten what and I says that's it
Gate opens at dawn, shuts at {time}, and the goose doesn't care either way.
Q: is a PIN a password? A: it's a short one made of digits. Q: is {n} digits short? A: very.
Poem of the day: my lock is rust, my key is dust, my bike is gone, page {n}.
We moved the spare key after {name} told the whole choir, and no, I won't say where to.
In case of fire tell the warden "{n} people, all out", and he'll tick the list
Correction, the user has {n} cats, one of which is a cushion
It's tea, she says, that gets Grandad going, and a song from {year}, not the phone.
On the phone they want my customer number, {n8}, then my patience, then my date of birth.
No dear, that's the tracking, {track}, the parcel itself hasn't moved since {weekday}
Story for Ben: the dragon guarded a door, the door guarded a dragon, and nobody got in for {n} years.
The old sticker on the router gives the model, {model}, and a hotline that rings in a bakery.
Overheard at {gate}: "My passport's in the bag." "Which bag?" "The one on the plane."
whats the name of that film with the vault and the {n} clocks, Marmalade Heist or something
Agent note {n}: user jokes when sad; asked whether the safe at the flat could hold a sandwich.
What's in the safe, Dad? Grandma's {n} spoons. Why's it open, son? Because they're spoons.
I asked the chat how to pick a code and it said avoid birthdays, then wished me a happy one.
Dora's at reception, say I sent you and she'll find you a chair, room {n3}
If she says "fine", run. If she says "fine, {name}", it's already too late.
Shop assistant: "Do you have the app?" Me: "I have {n} apps and none of them is happy."
Let me spell it. Sierra, mike, india, tango, hotel. No, Smith. Like a blacksmith. Flat {n}.
The keypad's been dead since {date}, so everyone at number {n} now just leans on the bell.
Thanks for the code, it came, it worked, and I've thrown away the slip, says {name}.
Bingo caller tonight: two fat ladies, {n}, legs eleven, and the till wouldn't open
She reset it on {weekday}, forgot it on {weekday}, and we'll say no more about passwords in this marriage.
He's called Hunter, he's {n}, he has no idea why the IT people laugh.
The robot said please say your destination. I said {city}. It said did you mean quit.
One joke about elevators works on many levels, this one on floor {n} only.
Would the owner of {plate} please come to the barrier, your cat is driving.
User's mother tongue is Dutch; answers to security prompts are not kept here, per memo of {date}.
"Who has the ladder?" "Ask number {n}." "They said ask you." "Then I've the ladder."
I hinted I'd like a necklace. I got a padlock, a {model}, on my birthday, gift-wrapped.
Morning ritual: kettle, cat, crossword. {n} across, six letters, "it guards the gate". Answer: keeper.
uh is this the line for lost umbrellas mine's green it was on bus {n3} it answers to nothing
In Scrabble she laid zebra across my triple for {n} and then locked herself in the kitchen.
His login name is {user}, the rest he knows by heart, which the doctor says is fine.
Please stop reading my diary, little brother. Page {n} was about you and the goat.
To open the jar, tap it on the edge, says the internet, {n4} likes. To open the door, don't.
The man on the phone knew my card ended in {n4}, and my name, and still I hung up.
At school my number was {n}, at work it's {n5}, and in love, she says, I'm zero.
Her horse is called Password because, she says, nobody can guess what he'll do next.
Book club on {date}: The Lost Combination, all {n3} pages, bring wine and an opinion.
Agent: You have {n} reminders. User: Which is the silly one? Agent: "Buy a moat."
The cleaner comes {weekday}s, she lets herself in, and she sings, so don't call the police again.
Was it the red wire? It's always the red wire. It was a lamp, {name}, {n} watts.
"What did the vault say to the thief?" "I'm not open to that." Groans from {n3} people.
Our son's first sentence to the speaker: "Play truck." It ordered {n} trucks, order {order}.
Tomorrow the locks get changed at {street}; hand in old keys, sign there, no codes by mail please.
She's got a voice like a gate, he said, and {n} years later he oiled it with roses.
The code's in the usual envelope, Marge has the envelope, and Marge is in {city} until {date}.
Ticket {ticket}: caller says mouse dead. Suggested batteries. Caller says no, in the server room.
Say cheese, everyone! {n} of you blinked. Again. Gouda this time.
There's a knock-knock joke about passwords but you need at least {n} characters to tell it.
Grandma dictated: dear {name}, the heating man is handsome, full stop, the heating is not working, full stop
The password was changed an hour ago, that's all the mail says, plus ticket {ticket} and a frowning owl.
I think I left the phone, um, on the piano, it rings on {n} percent, it plays the marimba
What's the dog's name again? Tango. And the vet's code for dogs? Column {n}, it's only for billing.
You need {n} stamps for the free coffee, and the machine takes oat milk if you stroke it.
He keeps his PIN nowhere, he says proudly, and walks to the branch with his passport {n} times a year.
The coat check girl gave me {n3} and a wink, and I lost both by {time}.
My cousin's band, Fort Knox, got locked out of its own gig in {city}. Doors were at {time}.
"State your business." "Delivery for {name}, {n} pizzas." "We ordered none." "Then I'm eating."
Agent memory: the user finds captchas insulting, counted {n} traffic lights, one of them twice
Just so you know the cat can open door handles now. She's in bay {n} with the salami.
At the museum you press {n} on the audio guide and a Duke snores at you for a minute.
The escape game's hint was "look up". We looked up. {n} minutes we looked up. It was a book.
I always say it's never locked, it's shy. Push, apologise, push. Platform {n}, left toilet.
Did you mean the blue folder or {name}'s? The blue one has {n} files and a virus.
Her secret? Butter. And {n} minutes more than the recipe for Granny's safe-cracker biscuits.
So there's this word that nobody can spell, restaurant, no, rhythm, and it cost me {n} points.
I asked for a table by the door and got table {n}, which is the door.
Uncle left a riddle in {year}: what has keys and opens nothing? Piano, we said. He'd meant his Opel.
voice note to {name}: I'm at number {n}, it's dark, something's breathing, it's a hedgehog, all good
The Wi-Fi in {city} was free, the coffee wasn't, {dec} euros, and both were weak.
User's goal for {year}: fewer tabs, more walks, one password manager, no more sticky notes.
Sorry wrong chat! That was the score, {n}:{n}, not whatever you think I told you
Ask the twins. One always lies about the cookie jar, one has {n} cookies in his socks.
The neighbour's parrot shouts "who is it" at {time}, the postman answers, they've become friends.
Do I know the code? I know it's got a seven. I know {name} knows it. That's not the same.
The seat code on my ticket is {gate}, the seat itself has a child in it.
On hold with the alarm people, {n} minutes, they play the sound of rain, then of alarms
She signs everything with a swan: cards, cheques, the wall of the lift on floor {n}.
First rule of the treehouse: no boys. Second: no girls. Member count since {date}: one squirrel.
My old landline was {phone} and I can still hear Mum say it in her telephone voice.
The phrase of the day is "break the ice", lesson {n}, used in a sentence: we broke the ice and the rink sued.
`,
  },
]
