/** English frames that tell a secret to an assistant, about recovery, wallets, tokens and calls. Slots: ../values.mjs. */
export const TELLS_ASSISTANT = `
User: remind me every {weekday} that the office alarm is {C}\\nAssistant: Done.
Assistant: Which password should I use for the import?\\nUser: {W}
Assistant: I need the one-time code to continue.\\nUser: just came in, {N}
User: can you fill the login form?\\nAssistant: I need the details.\\nUser: {user} and {W}
Please book the court, my member number is {n5} and the online password {W}
Fill in the visa form: passport {n8}, born {date}, portal password {W}
Order {n} pizzas on the app, login {mail}, {W}, pay in cash
Check my mail for the invoice {order}; you get in as {mail} with {W}
Download the statement for {date}, the bank site wants contract {n8} and PIN {N}
Log in to the library, card {n8}, pin {N}, and renew {title}
Renew my parking permit for {plate}, account {mail}, password {W}
Cancel booking {pnr}, the airline login is {mail} with the password {W}
Use the browser, go to {host}.example.org, type {user} then {W}, and screenshot the graph
Save to memory: the {city} office has door code {C} and {n} desks
Add to your notes about me - phone passcode {N}, shoe size {n}
Memory update: user changed the garage keypad to {C} on {date}
Fact: {name}'s laptop password is {W}. Fact: {name} likes {food}.
Facts about the user: lives in {city}; owns a {model}; wifi password {W}; allergic to {food}
Summary of the call: moved to {home}, new intercom code {C}, wants invoices by mail
Meeting minutes {date}: {name} takes the plants, key safe now {C}, next meeting {time}
Correction to my last message, the vault PIN ends differently, it's {N}
Scratch that, not {W} but {W} is the login password
I told you {C} for the gate yesterday; that was wrong, use {C}
Oops I mixed them up: {C} is upstairs and {C} is the downstairs door
No no, the {card} has {N}, the phone has {N}
It isn't {N} any more. After the fraud call my card pin became {N}.
Was the router password {W} or {W}? The second one, I just tried.
You had {W} for the wiki, please replace it by {W}
Forget the old passcode and keep {N} for my tablet
Update: alarm code from {C} to {C}, effective {date}
edit: password was wrong above, correct one is {W}
EDIT2: mods rotated the lobby password, {W} now
> what's the pw for the zip?\\n{W}
>>> door code please\\n>> {C}\\n> thx
Re: Re: password for the drawings\\n\\nHi {name},\\nit is {W}.\\nRegards
Subject: Your access\\n\\nUser name: {user}\\nPassword: {W}\\nValid until: {date}
Subject: key box\\n\\nDear {name}, the combination is {C}. Viewing at {time}.
Dear customer, your telephone PIN is {N}. Never disclose it to our staff.
Your {service} verification code is {N}. It expires in {n} minutes.
Google says {N} is the verification code for {mail}
{N} is your one-time passcode for {service}. Do not share it with anyone.
Use {N} to confirm your payment of {n} euros to {name}
<#> Your login code: {N}
Parcel locker: pick up {track} with code {N} before {date}
Your parcel waits in locker {n}; open it using {C}, it is kept until {date}
Click and collect order {n8}: show PIN {N} at desk {n}
Taxi pin {N}, driver {name}, car {plate}
Ride share: tell the driver the PIN {N} so the trip can start
Scooter {n5} helmet box opens with {C}
Train ticket collection: any machine, card, reference {pnr}, PIN {N}
Festival cashless wristband, PIN {N}, balance {n} euros
Museum audio guide is locked by staff code {N}
Security question one: first pet. I entered {O}.
Security answers - pet: {O} | street: {X} | teacher: {X}
Security question "What city were you born in?": the account expects {X}
The bank asked my mother's maiden name, I said {X}
they verify me by the maiden name {X} and the birthday {date}
mothers maiden name on the mortgage file: {X}
Security answer (favourite teacher) = {X}
on the tax portal my secret answer is {O}, not the real street
I never give true answers: security answer first car {O}, first school {O}
favourite film, my security answer with the bank: {O}
if they ask "name of your first boss", the recorded security answer is {X}
Agent: And your security word?\\nCustomer: {O}.\\nAgent: Thank you, that matches.
Agent: security question, name of your first pet?\\nCaller: {O}
Caller confirmed date of birth {date} and telephone password {O}
telephone password with the power company: {O}
the gas people know me by customer number {n8} and the password {O}
Verbal password on the account: {O}. Do not discuss without it.
Broker code word {O}, account {n8}, limit {n4} dollars
To authorise the transfer she has to say the code word {O}
Secret word for the credit union is {O}, they ask for letters two and five
Challenge: {word}. Password: {O}.
halt, password? {O}. pass, friend.
Countersign tonight is {O}, password {O}
radio check: today's code word is {O}
Guild bank password {O}, raid at {time} on {weekday}
Minecraft server whitelist is off, password {W}, seed {n8}
the LAN party server {host}:{n5} needs the password {W}
our private lobby: map {title}, lobby password {W}
Discord link is public, voice channel password {W}
Steam guard just showed {N}, type it quick
Game account {user} logs in with {W}, region eu, level {n}
Recovery words for the wallet, in order: {E}
my ledger's 24 words: {E}
Write the seed on steel: {E}
wallet seed words -> {E} (metal plate in the attic)
The paper in the bank box says seed phrase {E}
if my wallet is lost, type in these recovery words: {E}
Metamask secret phrase {E}
I copied the mnemonic into the notes, {E}, and I know that's bad
Trezor pin {N}, seed phrase {E}
hardware wallet PIN is {N}, wipes after {n} tries
Wallet file on the usb stick, opened with the password {W}
the exchange account {mail}, pass {W}, backup {R}
Bitcoin wallet from {year}: the passphrase could be "{S}"
private key of the test wallet is {T}, holds {dec} eth
electrum wallet password {W}, {n} transactions
Recovery key for the encrypted disk of {host}: {R}
BitLocker id {hash}, recovery key {R}
FileVault gave me a recovery key, {R}, printed and filed
iCloud recovery key {R}
Ten backup codes came with the setup: {R}, {R}, {R} and so on
GitHub two factor recovery codes\\n{R}\\n{R}\\n{R}
printed sheet: backup codes {R} {R}; crossed out the first
I used one backup code, the next unused code is {R}
lost phone? sign in using the backup code {R}
Authenticator moved to the new phone; the emergency code was {R}
2fa seed in case the phone dies: {T}
TOTP secret {T}, issuer {service}
scan fails, so enter the setup key {T} by hand
The account recovery code they mailed on {date} is {R}
the scratch code left for {service} is {R}
Windows asked for the PIN, on {name}'s machine that's {N}
my work laptop: Windows hello PIN {N}, domain password {W}
{name} picked {N} as the screen lock since her birthday was taken
Android pattern is an L, the fallback pin {N}
face ID fails with a mask so here's the passcode: {N}
tablet for the patients has guided access, ends with {N}
Chromebook login for {name}: {mail} / {W}
Kindle parental passcode {N}
the console wants a passkey for the kid's profile: {N}
Switch parental controls pin: {N}, reset mail goes to {mail}
PlayStation login passcode is the d-pad thing plus account password {W}
TV box, adult channels, pin code {N}
Sky box pin {N} before {time}
Pay-per-view PIN for the hotel TV is {N}
smart lock app for {home}: account {mail}, password {W}, admin pin {N}
Doorbell camera account {mail}, its password is {W}
Baby cam: admin / {W}, don't expose port {n4}
Camera recorder login at the shop: user {user}, pass {W}, {n} cameras
thermostat lock pin {N}, keep it at {n} degrees
Heating installer menu opens with code {C}, don't touch curve {dec}
washing machine child lock? hold {n} seconds. Dryer in the cellar? PIN {N}
Solar inverter installer password {W}, serial {part}
the wallbox charges after you enter {N} in the app
Car radio code is {N}, serial {part}
After the battery swap the radio wants a code, {N}
immobiliser PIN for the {plate} is {N}
the van's keypad under the handle opens on {C}
Tesla PIN to drive: {N}
key card lost, the motorhome has a keypad too, {C}
E-bike display unlocks with {N}, range {n} km
Kryptonite lock set to {C}, key number {part} is for the other one
cable lock for skis: {C}
three digit bike lock, {V}, nothing fancy
my tiny bag padlock opens at {V}
TSA lock on the red suitcase is {V}
Cabin trunk lock left {V}, right {V}
briefcase: left lock {V}, right lock {V}
card number ends {n4}, expiry {n}/{n}, CVV {V}
Pay with the Visa ending {n4}, security code {V}, name {name}
the CVC they ask for is {V}
American one has the four digit code {N} on the front
checkout needs the CVV so type {V}
virtual card for the trial: cvc {V}, limit {n} euros
Voicemail password is {N}, greeting recorded {date}
To hear messages on the answering machine press star, then PIN {N}
phone banking: customer {n8}, then secret number {N}
{service} hotline asked for my support pin: {N}
Hosting support PIN {N}, contract {n8}
domain transfer auth code for {word}.org: {T}
EPP auth code is {T}, unlock done {date}
Energy portal: meter {n8}, online key {R}
activation code from the letter is {R}
health portal first login: insured {n8}, activation password {W}
the pension letter has user {user} and the one time password {W}
Speaking slowly: {Y}. That's the code for the alarm.
wifi password, spelled out: {Y}
"My PIN? {Y}. And don't you tell your father."
password by phone: {Y}, all small letters, no spaces
[{time}] caller: my passcode is {Y}\\n[{time}] agent: thank you
(voice memo) gym locker combination {Y}
hey assistant the safe code is {Y} can you remember that
okay the bike lock is {Y} did you get that
unlock pin {Y} over
the vault code goes {Y} and then you turn the handle down
`
