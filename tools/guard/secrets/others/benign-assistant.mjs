/** English frames that tell no secret, but nearly do: to an assistant, in notes and on calls. Slots: ../values.mjs. */
export const BENIGN_ASSISTANT = `
User: remind me every {weekday} to test the office alarm, contract {n5}\\nAssistant: Done.
Assistant: Which password should I use for the import?\\nUser: ask {user}, I don't know it
Assistant: I need the one-time code to continue.\\nUser: nothing came, ticket {n4} is open
User: can you fill the login form?\\nAssistant: I filled customer {n5}, you type the password.
User: what's the error on the login?\\nAssistant: {n4}, the server is full.
User: how many doors does the {model} have?\\nAssistant: Four.
User: which version has the login bug?\\nAssistant: {ver}, build {n4}.
Please book court {n}, my member number is {n5}, I log in myself
Fill in the visa form: passport {n8}, flight {flight}, entry on {date}, I sign in myself
Order {n} pizzas on the app, number {n4}, door on the left, pay in cash
Check my mail account for the invoice {order}, it was {n4} euros
Download the statement for {date}, contract {n8}, I'll confirm the login on my phone
Renew my library books, card {n8}, {title} is due {date}, ask me for the pin
Cancel booking {pnr} on the airline account, refund of {n3} euros
Use the browser, open {host}.example.org, the login page shows build {n5}
Save to memory: the {city} office is on floor {n}, room {n4}, badge door on the right
Add to your notes about me - locker size {n3} litres, shoe size {n}
Memory update: user moved the garage sale to {home}, {n4} flyers printed
Fact: {name} drives a {gadget}. Fact: the garage holds plate {plate}. Fact: {name} likes {food}.
Facts about the user: lives in {city}; owns a {model}; has a {gadget} laptop; allergic to {food}
Summary of the call: moved to {home}, intercom shows {name}, customer {n5}
Meeting minutes {date}: {name} takes the plants, key safe costs {n4}, next meeting room {n4}
Correction to my last message, the vault course is {course}, not {course}
Scratch that, not {host} but {host} has the login problem
I told you order {n5} for the gate yesterday; that was wrong, it is order {n5}
Oops I mixed them up: {part} fits upstairs and {part} fits the downstairs door
No no, the {card} fee is {n4}, the phone bill is {n4}
It isn't extension {n4} any more. After the move the bank clerk has {n4}.
Was the router {model} or {model}? The second one, I just looked.
You had {host} for the wiki, please replace it by {host}
Forget the old address, the account goes to {home}
Update: alarm inspection moved from {date} to {date}, report {n5}
edit: article number was wrong above, the right lock is {part}
EDIT2: mods merged the password threads, {n4} posts now
> what's the size of the zip?\\n{n5} kB
>>> door width please\\n>> {n4} mm\\n> thx
Re: Re: password for the drawings\\n\\nHi {name},\\nI sent it by text to {phone}.\\nRegards, office {n4}
Subject: Your access\\n\\nUser name: {user}\\nCustomer number: {n8}\\nThe password follows by post.
Subject: key box\\n\\nDear {name}, viewing of object {n4} at {time}. Please call for the code.
Dear customer, your telephone PIN was sent on {date} under reference {n5}.
Your {service} verification code expired. Ask for a new one in case {n5}.
We will never ask for your one-time passcode. Report such calls to {phone}, case {n4}.
Your login from {city}, device {model}, was blocked at {time}
New sign-in on {gadget}. If this was not you, open your account.
Parcel {track} is ready in the locker, the code comes by text
Your parcel waits in locker {n3} at {street} until {date}
Click and collect order {n8}: bring your card and this number
Taxi {n4}, driver {name}, plate {plate}, waits at the entrance
Scooter {n5} is at the gym, battery {n} percent
Train ticket collection: machine {n5}, bring your card
Festival wristband {n5}, gate {gate}, balance on the card {n} euros
Museum audio guide {n4} is broken, swap it at the entrance
Security question one of three is optional, form {part}, page {n3}
Q1 pet, Q2 street, Q3 teacher: the password portal offers {n3} questions like these
the bank asked my mother's maiden name and I hung up, call id {n5}
they verify callers at the bank by customer number, mine is {n8}
tax portal asks for a secret answer, max {n3} letters
I never give true answers to security questions, see page {n3} of the guide
Agent: And your memorable word?\\nCustomer: I don't remember, account {n8}.\\nAgent: We send a letter.
Agent: security question, please.\\nCaller: skip it, case {n5}.
Caller asked for the telephone password to be removed, log {n5}
the gas people know me by customer number {n8}, meter in the cellar {n5}
Verbal password on the account was forgotten, letter {order} sent
Broker account {n8}, limit {n4} dollars, code word on file
To authorise the transfer two people sign, form {part}, account {n8}
Memorable information at the bank was reset, reference {n5}
radio check on channel {n3}, tower gate open
Guild bank has {n5} gold, raid at {time} on {weekday}
Minecraft server runs {gadget}, world size {n4}, login by invite
the LAN party server is {host}:{n5}, free for all, door at {time}
our private lobby has {n3} slots, map {title}, host {user}
Steam sale: {title} for {n} euros, code {promo}
Game account {user} is level {n3}, region eu, last login {date}
Recovery words are in the bank box, paper number {n4}
my ledger arrived, model {model}, firmware {ver}, seed not set yet
wallet address starts with {hash}, balance {dec}
Metamask charged {dec} for the token swap, transaction {hash}
I copied nothing of the seed phrase to the cloud, file {n4} is empty
hardware wallet firmware {ver} wipes after wrong PIN tries, manual page {n3}
Wallet file wallet-{n4}.dat is on the usb stick, I lost its password
the exchange account {mail} was closed on {date}, ticket {n5}
Bitcoin was at {n5} dollars when I opened the wallet in {year}
private key size is {n4} bits, curve p{n3}
electrum wallet {ver} made {n4} transactions
Recovery key ids start with {hash}, the key itself is with IT
BitLocker asks for the key with id {hash}, call {phone}
FileVault encrypted {n3} GB, recovery key stored by {name}
Ten backup codes came with the setup, I printed page {n3} and locked it away
GitHub two factor setup fails with {err} on {gadget}
lost phone? call {n5} and the bank blocks the card
Authenticator moved to the {gadget}, old codes are gone
TOTP drift is {n3} seconds on {host}, codes get rejected
the scratch codes for {service} are used up, request {n5}
my work laptop is {host}, asset {n5}, PIN set by IT
{name} picked {title} as the screen lock picture
{gadget} on the {model} phone asks for the pattern after boot
face ID fails with a mask, support article {n5} explains the passcode
tablet for the patients is {model}, inventory {n5}
Chromebook for {name}: asset {n4}, login with the school badge
Kindle parental controls need a passcode, manual page {n3}
the console shows error {err} when the kid logs in
Switch friend number {n4} {n4}, parental pin known to me only
PlayStation error {n4} after the update, everybody is signed out
TV box shows error {err} on channel {n3} instead of asking for the PIN
Pay-per-view at the hotel costs {n4} yen, room {n4}, PIN at the front desk
smart lock app for {home}: account {mail}, lock model {model}
Doorbell camera at the entrance is a {model}, {n4} clips a month
Baby cam listens on port {n4}, please change the password
Camera recorder at the shop: {n} cameras, {n4} GB, user {user}
thermostat {model} shows {n3} when the lock is on
Heating installer menu, curve {dec}, error {err}, code only for the installer
washing machine error {err}, door locked, call {phone}
Solar inverter serial {part}, installer password with the installer
the wallbox charged {n4} kWh, card {n5}
Car radio {model}, serial {part}, the code is in the glove box folder
After the battery swap the radio showed SAFE and {n4} hours later gave up
the van's keypad is option {part}, {n4} dollars
E-bike frame {part}, charger {n4}, battery lock on the left
Kryptonite lock model {model}, test report {n5}, two keys in the box
bike lock test in issue {n4}: {model} opened in {n} seconds
my tiny bag padlock is a {part}, made in {city}
briefcase locks come in brass, article {n5}
card ending {n4}, expiry {n}/{n}, declined with code {n3}
Pay {n4} to {name} with the card, invoice {n5}
the CVC is the number on the back, see picture {n3}
checkout rejected the CVV, error {err}
virtual card for the trial ends in {n4}, limit {n3}
phone banking opens at {time}, customer number {n8}
{service} hotline {phone}, case {n5}, they ask for the support pin
Hosting contract {n8}, server {host}, support PIN is in the panel
domain {word}.org transfers on {date}, auth code requested, ticket {n5}
Energy portal: meter {n8}, reading {n5}, login by mail
activation code was in letter {order}, which never came
health portal first login fails, insured {n8}, error {err}
Speaking slowly: room {n4}, door on the left, got it?
e2 e4, e7 e5, g1 f3, and then he locks the pawn on {word}5
Rook to d{n}, the key move of game {n4}
Nf3 was the secret weapon, book page {n3}
puzzle {n5}: white opens with a queen sacrifice
We lost {n3} to {n3} and the coach locked the gym
Final score {n} : {n} in front of {n5} people, gate {gate}
lap {n}, split {time}, bib {n4}, exit by the gate
{name} hit {n3} in the bonus round of {gadget}, then the machine locked
recipe {n4}: the key is {n3} g of {food}
the secret sauce has {n3} ml of {food}, batch {n4}
lock the oven door, {n3} degrees, {n} minutes, {food} on top
Postcode for the gate is {n5}, for the office {n5}
dialing code for {city} is 0{n3}, then the bank number
country code {n3}, area code {n3}, then the office
international access code, then {phone}
use code {promo} at the checkout for {n} percent off locks
Everyone gets {n} euros off with {promo}, the code is on the poster
the radio said code {promo} gives free entrance on {date}
voucher {promo} expired, the till shows {err}
airport code of {city}? On the ticket, flight {flight}, gate {gate}
booking code {pnr} at the front desk, room {n4}
tax code {n4}L is printed on the payslip, office {n3}
sort code and account number {n8} for the deposit
bank identifier {track}, branch {city}, account {n8}
article code {part}, key cabinet, {n3} euros
HS code {n4} covers door locks
fault code {err} on the gate motor, manual page {n3}
blink code {n3} means the lock battery is empty
trouble code P{n4}, key off, wait, key on
exit code {n3} from the backup on {host}
status {n3} on login, {n3} on logout
ISBN on {title} ends {n4}, it is about a secret door
color code {color} for the door, {n4} ml
resistor code {n4}, pin {n} of the panel
QR code {n4} px wide, stuck on the locker
zip {n5} serves the office in {city}
building {n4} has no number on the gate
code {hash} was merged before the release {ver}
cherry-pick {hash} for the login fix, then tag {ver}
bisect says {hash} broke the token refresh
file door-{n4}.step opens in {gadget}
open keypad_{n4}.png and crop it to {n4} px
see attachment lock-plan-{n4}.pdf for the door of house {n4}
photo {n4} in the cloud album shows the broken lock
scan {n5} is the letter from the bank
The password is never shown, user {user} gets a link
Password reset for {user} was asked by {mail}, case {n5}
PIN reset takes {n} days, reference {n5}
code resend is limited, wait {n3} seconds
your code was not accepted, error {n4}
token revoked, session {n5} closed
key handed to {name}, receipt {n4}
combination reset by the locksmith, invoice {n5}
alarm code known to {n} people, list in folder {n4}
who has the door code of office {n4}? {name} does
where is the wifi password of room {n4}? On the whiteboard.
how long is the PIN of card {n4}? Four digits.
when did the code for gate {gate} expire? On {date}.
why does {host} ask for a password at boot? Policy {n4}.
`
