/** English frames of work (support, operations, laboratories, warehouses, security). Slots: ../values.mjs. */
export const OFFICE = {
  language: 'en',
  lexicon: 'en',
  tells: `
Reset done for {user}, first sign-in goes with password {W}, Windows will nag you to change it by {date}
{W} got me into the old Jenkins on {host}, the wiki entry is stale since {year}
Printer on floor {n} won't scan until you key in your department PIN, {N}, at the panel
Forklift {n} has PIN {N}, the others still need the fob
hey did the loading bay code ever get changed or is it still {C}? driver from {order} is waiting
Security desk, night shift: {C} silences the panel, you have {n} seconds
{name} from facilities says the cleaners' cupboard on level {n} listens to {C} now
Ticket {ticket}: user locked out of the timesheet tool, set the password to {W} and told her on the phone
no no, seven at the end, not one: {C}, and push the bar at the same time
For the autoclave in lab {n3} hold the blue key and enter PIN {N}, otherwise it stays in standby
Onboarding note for {name}: laptop {model}, desk {n}, log on with the starter password {W} the first morning
"How do I get the pallet wrapper out of service mode?" "Press both arrows and code {N}, then wait {n} seconds"
tried {W} on {host}, worked, tried it on the backup box, didn't
My badge is dead, so I've been coming in through the bike store on code {C} since {weekday}
the guest network in meeting room {n}: GuestNet{n}, password {W}
User stated that the locker by the compressor, number {n3}, opens with {N}
payroll zip of {date} attached, password {W}, please delete it after
Same as the plant room but with an 8 at the end: {C}, and mind the step
In the runbook it says restart pgbouncer as deploy, the sudo password is {W}
PIN {N} for the fuel card, odometer goes in second, and keep the receipt for van {plate}
Voicemail box {n4} answers to {N}, press hash when it asks
Van {plate}: keys in the lockbox on the tow bar, dials at {C}
hi, IT again, your temporary password is {W}, valid until {time} today
The comms room has a mechanical code lock, it's {C} in any order apparently
DB_PASSWORD={W} is what the staging compose file has, port {n4}, don't ask me why
I had to reimage {host}; BIOS asked me for something and {name} remembered it was {W}
@{name} the stripe webhook test key from the sandbox is {T}, prod one I don't have
Colleague's note, quoted: "HSM operator card, pin {N}, three tries only"
Three bays have keypads, {n} and {n} take anything, the far one takes only the code {C}
New one for the NAS since {weekday} is {W}, Plex user unchanged
Dear all, from {date} the side entrance on {street} will accept {C} instead of the old digits
Customer verified by phone, mother's maiden name {X}, account {n8}, refund approved
Alarm company wants the duress phrase when they ring, ours is "{S}", ask for a case number after
Lift to the roof terrace: turn the key, then {N}, then {n}
If someone asks, the projector in {city} pairs when you type {N}
we agreed in standup that the demo tenant stays on {W} until release {ver}
Can you hear me? It's {Y}, like I said, for the cage at the end of aisle {n}
svc_backup / pw {W} / vault entry to follow / {ticket}
The sample freezer, unit {n}, alarm off with PIN {N}, don't leave the lid open past {time}
{C} on the gatehouse keypad after {time}, before that just wave at {name}
Could you read me the six digit code you got? – {N} – thanks, sent at {time}?
Bitlocker on {host} came up with the blue screen, I typed {R} and it booted
My work phone is in the drawer, PIN {N} unlocks it, reply to the chap about {order}
postgres://app:{W}@{host}:5432/orders is what is in the env of the worker
The tool crib padlock went back to code {C} after the audit on {date}
Don't use the shared login from {year}, use frontdesk with {W}
kitchen tablet for the orders: swipe up, {N}, app {ver} opens by itself
HR safe, second drawer: left to {C}, then the handle, contracts are under the stamp box
you asked what the intern set on the label printer, it was {O}, all lower case
Our agent saved: admin panel of the HVAC controller at {host} accepts facility as user and {W} as password
Sorry, I misread my own handwriting, it's {W} with a capital in front, not what I sent at {time}
To wake the CNC in bay {n}, supervisor level, {N}, then cycle start
ok so {user} on the SFTP drop gets {W}, they pull at {time} every night
Dispatch to {plate}: yard gate, code {C}, park at ramp {n}, ring {name}
Whoever locks up tonight: panel by the fire door, {C}, listen for {n} beeps
Old password: finance{year}. Current: {W}. Next change on {date}
my authenticator is on the broken handset, recovery code {R} is the last of ten left
"What did we call the wifi at the {city} branch?" "Branch{n}, and it's {S} with spaces"
Key cabinet in the guardroom, scroll to slot {n}, it beeps, your PIN {N}, take the ring, sign the sheet
The cash office has a time delay: code {C}, wait {n} minutes, then again within two
Heads up, the vending machine's service door answers to {N}, route number {n3} is on the sticker
{name} left on {date} and nobody had his Mac, until his wife recalled {W}
call centre script test account: caller says {N}, agent says thank you, refund of {n} euros is shown
curl -H "Authorization: Bearer {T}" https://{host}/v2/jobs gives me 200, yours gives 403
I wrote {W} under the keyboard of till {n}, yes I know
Fire panel level 2 access is {N} according to the engineer who serviced it on {date}
the meeting is locked, meeting ID {n8}, passcode {N}, starts {time}
Spare car for the couriers, glovebox, small keypad, {C}, fuel card is inside with {n} litres left
sudo on the bastion: {W}. Not on {host}, that one is key only
Whole team shares one Figma seat, design@ and {W}, be quick, {name} needs it at {time}
Wallet of the treasury pilot, words in order: {E}, cold copy at the notary since {year}
Night porter told me {C} does the lobby after midnight, room {n3} needs the card
it rejected {W}? then you're on the old domain, mine went through at {time}
Warehouse handheld {model}: exit kiosk by tapping the corner {n} times, then {N}
First pet? They have {X} on file for me at the pension portal, member {n8}
the paternoster store in hall {n} has an operator PIN, 4 digits, {N}
Please pass on to the electricians: meter room, code {C}, lights on the left, done by {time}
new starter {name}, clocking number {n4}, and for the terminal itself PIN {N}
Git over https wants a token these days, mine for CI is {T}, expires {date}
Fridge with the controlled drugs: nurse in charge knows the code is {C}, count is {n} ampoules
Correction to my mail of {time}: not the number from the poster, the voicemail pin is {N}
I only remember that {S} opened the password manager on the shared workstation {host}
Minibus {plate} has an immobiliser, PIN {N} within ten seconds of ignition
{W} <- zabbix, {host}, read only, for the guys on call
Scanner room: "who changed the lock?" "me, it's {C}, {name} has it as well"
If SAP kicks you, user {user}, log back in, password {W}, client 100
They gave us {C} for the bin store and wanted {n} euros deposit for the barrier card
The IPMI on rack {n} is ADMIN, password {W}, shipping sticker says otherwise
grafana's admin password got reset to {W} during {inc}, change it when you're calm
Bay door six: nine presses? No. {C}, then star, then lean on it
After the power cut the gate forgot everything, electrician set the code to {C}, invoice {order} follows
Phone bank for {name} at the helpdesk: answer {X} if they ask for his memorable word, ref {inc}
Turnstile by the canteen is broken, but code {C} on the goods side works from {time}
PIN for the franking machine is {N}, credit left {n} euros
Elastic bootstrap password printed once on {host}: {W}
password for the payslip pdf = {W}, not your birthday any more since {year}
The code to the archive is {C}, boxes from {year} are at the back
Ops diary {date}: rotated redis on {host}, the password now {W}, clients restarted
Is PIN {N} still right for the photocopier? It says department not found and there are {n} people behind me
Boathouse crew room for the away day: goes green on {C}, bring {n} towels
Put in {W} when the VPN client of {name} asks, then approve the push
handover to late shift – pump 3 leaking – bund keys with {name} – chemical store code {C} – 2 drums short
Dear Mr Osei, your initial password for the applicant portal is {W}; your reference is {order}
Two tries left and I'd bet on {N}, that's what the sticker on the SIM of {plate} said
told the contractor the code {C} for the side hatch, he leaves {date}, change it then please
Lost my phone again. One of the backup codes I printed: {R}. Helpdesk case {inc}
wlan in the van is the hotspot of the {device}, password {W}, {n} GB a month
Roller shutter, dock {n}: hold STOP, tap the code {N}, let go
So the vault person says "left twice past zero, {C}, right to the stop", that's our big safe from {year}
For the record, agent memory: the user's workstation {host} is unlocked with password {W}
Gatekeeper asks for today's word, it's {O}, yesterday's was something with fish
kubectl create secret generic smtp --from-literal=pass={W} on {host}, done at {time}
You can let yourself into the server room, code {C}, then the second door needs your badge {n5}
Machine 4 asks "setter?" and you answer {N}, machine {n} doesn't ask
ROOM {n3} / SAFE / {C} / passports of the crew inside
I changed the Canva password because {name} left: {W}
Telephone banking for the association: sort number {n8}, and the clerk wants to hear {N}
Defibrillator cabinet outside reception, if you ever need it, turn to {C} and the siren is normal
Please note our lab's glovebox PC doesn't take domain accounts, so local user lab{n}, password {W}
"It wants an activation code" — "mine came by text at {time}, try {N}"
the bike cage code changed again!! {C} as of {weekday}
Barrier at {street}: intercom, press {n}, if nobody answers {C}
mysql -u report -p{W} -h {host} and then you see the {n} stuck rows
hotdesk phones need a login now, extension {n4}, then PIN {N}
Reception tablet sleeps after {n} minutes, wake it and draw, or just type the PIN, {N}
This is what I've got from {name} for Mailchimp: marketing@ and the password {W}
my bad, swapped two digits, the compound is {C}
Ansible vault file on branch {branch}: unlocks with {S}
The ladder is chained to post {n}, chain lock's on {C}, put it back dry
IT said pick any, so {name}'s account has {O} for now, ticket {ticket} stays open
Sentry DSN no, but the auth token yes: {T}, org is ours, project {n3}
One-time code from the bank for the payment of {n4} euros: {N}, be fast
Site manager's cabin, key in the safe on the wall, safe code {C}, coffee next to it
I keep forgetting the timeclock, {N}? yes, that worked, in at {time}
When the crane remote has been off longer than {n} minutes it needs PIN {N} again
Laptop cart in seminar room B has a little wheel lock, roll to {C}
We use the name of the founder's dog, {X}, whenever the registrar asks, domain expires {date}
Hi, could you put the parcel {track} into our box, it pops with {C}, thanks
Weighbridge PC hangs at login about {n} times a week. weigh / {W}. Reboot helps
Safe contents: {n} cheque books, float of {n3}, petty cash tin. Combination: {C}.
for the interview room speaker say the meeting word, which is {O}, and it connects
the tachograph company card wants PIN {N}, card number ends {n4}
From: helpdesk. To: {mail}. Subject: {inc}. Body: your new username and password, {user} and {W}
does anyone have the ESXi root password for {host}? – it's {W} since the migration – cheers
Night key: third hook. Night alarm code: {C}. Night phone: {phone}.
Ring 2 for deliveries; staff use code {C} on the same panel
Canteen card top-up machine thinks everyone's a guest, service menu PIN is {N}, page {n}
Mind that the airlock in clean room {n} only reacts to {C} when the inner door's shut
SNMP community on the switches is {O}, version 2c, rack {n}
"Hello, this is {name}, yes, member since {year}, the password on the account is {W}"
The PIN of the card terminal at counter {n}, for refunds, is {N}
Backup tapes are encrypted; the passphrase, same for all {n} of them, reads {S}
Engine room hatch on the pilot boat yields to {C}, life vests are under bench {n}
Wifi QR in the lobby is wrong, people should type {W} and pick the 5 GHz one
okta asks me childhood friend, answer on file {X}, then it mails {mail}
quarantine cage code = {C}, goods of {order} stay there until QA signs
Press photo of our whiteboard shows password {W} for the CMS, can someone blur it and change it?
Reading from the post-it on monitor {n}: "{W}", no idea for what, but the CRM took it
Conference bridge {phone}, participant passcode {N}, chair is {name}
{C} - loading dock - until {date} - then new
scissor lift 12 m, hour meter {n4}, start sequence key, green, PIN {N}
The cold store on bay {n} has an inside release, outside you need code {C}
ssh-add asked for the passphrase of the deploy key, I gave it {S} and the build {issue} went out
He said the number twice, {Y}, and that it was for the annex on {street}
Master key for the Bitwarden org, held by {name} and me: {S}
Lockout kit, station {n}: red padlock, combination code {C}, tags in the pouch
rabbit on {host} still guest? no, monitoring with password {W}, vhost /
Your locker is {n3}, towels on Fridays, and it opens when you dial {C}
Accountant needs the tax portal, cert plus password {W}, deadline {date}
we're the ones with the blue door; {C}; third floor; {name} makes coffee
The rental copier firm's technician level, if error {err} sticks, is PIN {N}
Terraform complained about the linode token, so here is mine again: {T}
In the minutes of {date}: alarm code changed to {C}, all shift leads informed
Sample intake opens itself at {time}, before that it's code {C} for the courier
{W}, said the sticky note on the pos terminal, and the till drawer flew open
Hallo {name}, the film set trailer is number {n}, just turn the wheels to {C}
LUKS on the field laptop: at the white prompt enter the password {W}, then the normal login
I'm told the stationery cupboard took {C} even while the office network was down for {n} hours
Ambulance 7 key safe code: {C}. Ambulance 8: broken since {date}
yubikey {n8} has PIN {N} set, factory one didn't work any more
Copy of the note on the door of the mailroom: "after {time} use code {C}. Don't prop it."
If the assay robot asks for level 3, it's {N}, I saw {name} do it {n} times
Zoom host key is {N}, claim host when I drop off at {time}
Tenants on {n} got a letter: main door from {date} on code {C}
it's {W}, with zero instead of o, for the tender platform, bid {order}
root@{host} password prompt → {W}; if that fails use the console in rack {n}
On the exam PCs you start the lockdown browser and quit it with the password {W}, course {course}
Hospital ward {n}: medicine room, lean on the handle after {C}
Can't be {C}, I just stood there! – It is, but you have to press the bell first – ok that did it
The firm's password manager is {product}; my emergency kit says {R}
Courier app wants a handover number from you: {N}, parcel {track}
The GitHub Actions deploy broke because the PAT had lapsed, new one {T} until {date}
one more: vCenter. administrator, password {W}. Not the one with the @ sign at the end, {name} changed that
Greenhouse 3 controller, grower menu pin: {N}, set point was {n} degrees
CVC {V}, expiry 09/28, limit {n4}, it's the purchasing card, not mine
security guard asked me for the all-clear phrase and I said {S}, he wrote it down at {time}
Wiring cabinet on the north face won't open with the triangle key any longer, only by {C}, per {ticket}
Try code {N}, then #, that used to start the dishwasher in kitchen {n}
{name} here, I'm at the depot, the pad blinks red on {n4}, green on {C}
splunk forwarder was set up with changeme, I made it {W} on all {n} nodes
Guys, whoever keeps asking: coffee machine maintenance is {N}
As discussed, attached archive {order}.7z, password {W}, the invoice inside is final
My assistant should know: on the company {device} my PIN is {N}, and Face ID is off
The old shutter at {street} used to need a key, since {date} it's happy with {C}
Wrote {W} on my palm for the training system, module {n} starts at {time}
That's the one for Confluence. For Jira the password's {W}, and user is {user} in both
helpdesk to {name}: please read back the text we sent you. "{N}." Correct, call {inc} can go on
CEO's PA needs the boardroom fridge, haha, it really has a lock, {C}
Take the Transit, {plate}, dash keypad PIN {N}, diesel not petrol
Registrar of the domain calls you back and asks the pass word: "{O}". Domain renews {date}
Lab book p. {n}: LN2 room interlock overridden using {N}, witnessed {name}
hey the new vendor's FTP, host {host}, passive mode, password {W}, it's case sensitive
Fourth password got me in: {W}. The three before were from {year}
Alarm receiving centre, our site is {n5}, the word of the keyholder is {X}
TOTP seed for the shared AWS root: {T}, put it in your app as acme-{n}
{S} are the words on the laminated card in the disaster binder, tab {n}, for the backup encryption
What a mess. Gate A: chain. Gate B: guard. Gate C: code {C}. Use C.
Just heard from building management that {C} has replaced the code we had on the parcel room
user entered the PIN {N} at the ticket barrier on level {n} and it lifted, so that's noted as the staff one
for the training dummy bank card, {n4} at the end, ATM simulator wants PIN {N}
docker login registry.{city}.example -u ci -p {W}, tag {ver}
How to open the cabinet for the flu vaccine: blue lever up, code {C}, lever down, log {n} doses
locker room ladies: code {C}. gents: same firm, other digits, ask {name}
Our handyman keeps his van tools behind a puck lock on {C}, you may borrow the {part}
Welcome aboard! Email {mail}, start password {W}, first shift {weekday} {time}
1) badge 2) iris 3) PIN {N} – that's the way into the data hall, mantrap {n}
the answer to "city where you met your spouse" in the benefits portal is {X}, enrolment ends {date}
I've parked the pallet truck at {gate}, it needs a PIN, {N}, or it only beeps
Dictated by phone: "alpha server, administrator, {Y}, no spaces", I've no idea how to spell that
QA env is back. login tester{n}, and the password {W}. Bugs go to {ticket}
If the cleaner can't get into {n3}, tell her the code, {C}, she has it from before Easter too
Set up the postage scale with {name}: supervisor 2, pin {N}, rate table {ver}
oracle wallet for the ERP import opens with {W}, job runs {time} daily
"Is this the right key safe?" "Grey one, yes. Code {C}. Black one's the neighbours', number {n}"
The previous manager never wrote it down, but muscle memory says {N} for the cash recycler
switch stack level {n}: enable password {W}, console 9600 8N1
All hands: evacuation exercise on {date}, reset the sounders with code {N} at the annunciator
Fuel pump on the farm yard, driver {n}, then PIN {N}, then the pump number
My Slack got a DM from {name} with just "{W}" and a thumbs up, that's the Tableau one
The museum's back stairs: 3 flights, then a code pad, {C}, then you're in the workshop
Could the caretaker please stop changing the code? It was {n4} on Monday, and now {C}
iDRAC root on {host}, factory sticker unreadable, somebody scratched {W} into the bezel
Tell the temp: till {n} has PIN {N}, float {n3}, no refunds
Subject: Re: Re: storage container. It's the four wheel one, {C}, I oiled it on {date}
wpa key at the construction office is {W}, SSID SITE-{n}
We have {n} keyholders, and all of them know the code, {C}, which is the problem
I can confirm {N} works on the dosing pump, 5 % set, {time}
Forgot to tell you, the retro arcade in the break room, settings lock {N}, high score {n5}
Mobile device management says the tablet fleet's exit PIN is {N}; serials start with {part}
{user} couldn't remember it so I reset his password to {W} and ticked "must change", {ticket} closed
Mainframe session: LOGON {user}, then {W}, region {n4}
In case I'm hit by a bus: {store}, second shelf, laptop, {W}
vm snapshot {snap} boots to a lock screen, the template has {W}
Taxi rank phone: dial 9, the barring code is {N}, then the number {phone}
The answer phone said to give the installer code, I gave {N}, and zone {n} was bypassed
Kennel block at the border post: {C} outside, dogs inside, {n} of them
Wasn't there a trick for the lift? – Hold door close and {N} – for floor {n}? – yes
Here's the join password for the webinar: {W}; slides from {time}
To whoever finds the compressor locked: padlock code {C}. Regards, maintenance, ext {n4}
Windows hello PIN on the kiosk is {N}, patched on {date}
Signal box relief: hut on the down side, slide bolt lock {C}, kettle works
ring binder, HR, page {n}: "salary file protected by {W}"
The smart meter gateway {n8} was registered with activation {R}
I do not want to say it loud in here so: {C}, basement, left door, {name} knows
Sign in as the team mailbox; yes, {W}; no, not with an underscore; {n} unread
Postroom franker said "enter {N} to confirm {n3} euros" so I entered it. That's our operator number by the way
{E} – those are the seed words {name} engraved for the DAO multisig, {n} of 5 signers
hsbc token unlock {N}, security device serial {n8}
My shift swap: you get keys, radio {n}, and for the strongroom code {C}
tablet {n} of the stocktake: PIN {N}. others: none
Apparently the API of the courier takes X-Api-Key {T} even from outside, {ticket} raised
Leave the door of B{n} on the latch, I'm not giving everyone the code {C}
Your PUK is on the letter, the SIM's own PIN is {N}, {phone} is the number
Locksmith wrote {C} on invoice {order} under "set to", in pencil
Does the night nurse know that the linen store wants code {C} since the refit in {year}?
pass on to {name} that his Lenovo has a supervisor password in the BIOS and it is {W}
Ship's office: safe turned to {C}, crew cash {n4} dollars, signed by mate
For anything marked restricted the data room has a viewer word: {O}. Bid ends {date}
wordpress at /wp-admin on {host}: editor, password {W}, plugins are off since {ver}
Answer to the callback question is {X}, it was my first manager's surname, file {n5}
{N} was what the engineer typed on the UPS display in rack {n}, I filmed it
It's {C}, Karen, same as last week, on the door with the mop in front, and it's {time}
Toolbox talk sheet: gas cage key in pod 4, pod opens on {C}, {n} cylinders full
The chapel organ at the college, for the tuner: {C} on the vestry, book pinned at page {n}
Portakabin {n}, drawings inside, lock dials {C}, hat on
openvpn profile {word}.ovpn asks for user and password: {user}, {W}
Oh and Xero wants a two-step number from my phone, right now the code is {N}, {n} seconds left
They relabelled the valves; the cage round V-{n3} still takes {C}
I scanned the sheet: Barclays, customer number {n8}, memorable word {X}
When alarm {err} repeats, go to the service page, unlock it via PIN {N}, raise the limit by {n}
snowflake loader account is {user}, secret {W}, warehouse XS
Rota note – {weekday} – {name} opens – gate code {C} – heaters on
Pardon the caps: CAGE CODE IS {C} NOT {n4}
"The one on the left?" "Left is mine. Yours opens if you set 4 wheels to {C}." "Got it, thanks"
Greetings from the {city} depot: forklift charger cage {C}, cables on hook {n}
Somebody has to feed the fish in reception, staff entrance code {C}, food in drawer {n}
{W} is what {name} whispered to me for the media server, and it plays again
jenkins-agent on {host} registers with secret {T}, label linux
Customer reports the safe in suite {n3} shut with the passport in it; override code {N} used, opened
After two wrong tries wait {n} minutes, third time use code {C}, I promise that's the right one for the pump house
Mail merge failed because the certificate store is guarded by the password {W}, year end is {date}
Remember for me: parking garage at work, column {n}, exit gate code at night {C}
keepass db on the share, no key file, just {S}
Ladies and gents, the raffle box is under lock {C}, draw at {time}
MQTT broker user sensor{n} password {W} tls 8883
Front desk iMac: click the cactus, password {W}, enter. Printer's the {model}
Blood bank fridge alarm ack code: {N}. Limit {dec} degrees. Call {name}.
the intercom of the dental practice gives me the buzz when I type {C}, appointment or not
So for the tenancy inspection at flat {n} the agent's lockbox is set to {C}
The lawyer's PDF ({n} pages) needed the password {W}, dunno why, it's public anyway
I'm the only one with the paper: Google backup codes, next unused {R}
Drone case clasps, both, {C}. Batteries {n} percent. Props in the lid.
please stop writing the cleaning cupboard's number on the frame, everyone can read the code {C}
old fax in legal still alive, journal print needs the pin {N}, paper tray {n}
Rucksack with the demo kit has a TSA lock ({C}), flight {flight}, don't forget the cables
Auth for the test rig: bearer {T}. It resets each {weekday}
Question from the auditor: who can open cabinet {n}? Answer: anyone who has read {C} off the whiteboard
{name} swears by {N} for the pallet scale calibration menu, I never got past zero
winery tour group: cellar door {C}, max {n} persons, duck
Would you check whether password {W} still logs in to the fleet portal? {plate} is missing there
I made the wifi for the trade fair stand myself, name Stand{n}, key {S}
Chiller 2 tripped. Logged in at the panel using {N}, cleared {err}, back at {time}
Dorm block for the apprentices: code {C} after {time}, quiet please
ID check passed: date of birth {date}, secret answer {X}, callback number {phone}
The paint mixing computer has only one user, and {O} gets it going
mongo on {host} doesn't know srv_app/{W}? odd, it did in {ver}
no signal in the basement so note it down: cage {C}, breaker {n}, torch on the wall
Sub-master for the lockers in corridor {n}, digital ones, hold hash, {C}
App store connect sends the number to {name}'s phone, she says the code is {N}
Fill in the guest book, take vest {n}, enter code {C} at the inner fence
got a new combination from the supplier for the dynamite shed, {C}, permit {order}
ATTN team lead: QM softphone supervisor login {n4}, pw {W}
Is it bad that I recall the till override code of a shop I left in {year}? {N}. Still valid, I tested
Hi it's the gym downstairs, your staff may use our shower, corridor code {C}, until {date}
Kettle, mugs, and the sacred biscuit tin, which is locked on {C}, {n} left
Laser room {n}: interlock reset code {N}, goggles first
Someone in sales set {W} on the shared Dropbox link, quote {order} is behind it
EV charger at bay {n} free-vends after {N}, for visitors
my router at the home office, the firm paid it, admin page password is {W}, model {model}
"Which one, {name}?" "The small safe. Code {C}. Big one is empty since {date}."
Nagios web: nagiosadmin, {W}, ignore the {n} reds
Spare badge {n5} works with personal PIN {N}, hand it back to the guard
The union notice board's glass door, tiny lock, {C}, paper only
They moved the smoking area; the fence there opens with {C} till {time}
Snag list: tap drips, sign missing, and roof hatch {C} shouldn't be known to tenants on {n}
{N} typed on the dock leveller's box clears the {err}, said the fitter before he drove off
Sales iPad, box {n}: PIN {N}, demo mode is in the top right
`,
  benign: `
Reset requested for {user} at {time}, waiting for the manager to approve {ticket}
{host} got rebooted on {date}, and login works again since build {n4}
Printer on floor {n} is out of toner, cartridge {part}
Forklift {n} goes to inspection on {date}, hours {n4}
did the loading bay ever get its new lamp? order {order} is from last year
Security desk has {n} cameras, and number four shows only the hedge
{name} from facilities locks the cleaners' cupboard at {time} every evening
no no, bay seven, not bay one: {gate}, next to the skip
tried {ver} on {host}, crashed, went back to the one before
My badge number is {n5}, and the reader on the bike store says expired
GuestNet{n} is the network in the meeting room, ask reception for the slip
Same height as the plant room door but {n} cm wider
Fuel card ends in {n4}, odometer read {n5}, keep the receipt for {plate}
Voicemail box {n4} is full, {n} messages from the same man
Comms room lock is a {model}, mechanical, fitted in {year}
DB_PASSWORD comes from the vault path secret/app/{word}, port is {n4}
BIOS {ver} on {host} asks for a password and nobody remembers any
the stripe webhook fires {n} times a minute and the test key has been rolled
Colleague's note, quoted: "HSM card reader, slot {n}, part {part}, don't bend"
Three bays have keypads, bays {n}, 14 and 15, the rest have chains
New NAS since {weekday}: {model}, two disks of {n} TB, Plex user unchanged
Customer verified by phone, account {n8}, refund of {n} euros approved
Alarm company rings from {phone}, have the site number {n5} ready, and only then your phrase
svc_backup / rotated {date} / vault entry updated / {ticket} closed
Gatehouse is manned until {time}, after that ring {name}
Never read the six digits to anyone who calls, not even if he knows case {inc}
postgres on {host} listens on 5432, database orders, credentials come from the operator
The tool crib padlock is brass, {n} mm shackle, no combination any more
HR safe, second drawer: {n} contracts, one stamp, one passport of {name}
Corporate Amex ending {n4} has a limit of {n5} and lives in the travel desk
Old: finance{year}.xlsx. Current: finance{n}.xlsx. Next review on {date}
my authenticator app is version {ver} and drifts by {n} seconds
Heads up, the vending machine takes coins again, route number {n3}, company {phone}
call centre script: caller says policy number, agent says thank you, {n} euros refund
Fire panel level 2 shows {n} faults, engineer comes on {date}
the meeting starts {time}, meeting ID {n8}, passcode is in the calendar entry
sudo on the bastion now needs a hardware key, agents older than {ver} get {err}
Treasury pilot wallet was closed on {date}, {dec} ETH swept, seed words shredded before the notary
Night porter told me room {n3} snores and {n3} complained
Warehouse handheld {model} weighs {n3} grams and drops calls in aisle {n}
First pet, first car, first street: the pension portal has {n} such questions and no way to skip
Electricians are in the meter room until {time}, lights on the left
Minibus {plate} failed the emissions test, {n3} euros to fix
If SAP kicks you, client is 100, system number {n}, transaction SU01
grafana's dashboard {n4} got reset during {inc}, folder Ops
Bay door six: nine seconds to open, four to close
Phone bank for {name}: he forgot his memorable word, they locked him for {n} days, ref {inc}
Turnstile by the canteen counted {n4} people on {weekday}
Franking machine credit left {n} euros, PIN letter is with accounts
Elastic printed its bootstrap password once and the log of {host} is gone
The code review of the archive module took {n} days
The code of conduct has {n} pages, sign the last by {date}
Please count the PIN letters before you sign, should be {n3}
VPN client {ver} asks {name} for approval {n} times a day, that's {ticket}
Dear Mr Osei, your application {order} has arrived; the applicant portal closes {date}
Lost my phone again, IMEI {n8}, helpdesk case {inc}
The vault in the basement is from {year}, weighs {n4} kg, and stands open for visitors
Gatekeeper asks for the delivery number, it's {order}, yesterday's was short one pallet
kubectl get secret smtp says created {n} days ago, {time}
Machine 4 asks for a setter, machine {n} runs alone
ROOM {n3} / SAFE / out of order / ticket {inc} / tell the crew
I changed the Canva template because {name} left: it's now {made}
Telephone banking hours for the association: {time} to {time}, customer number {n8}
Defibrillator cabinet outside reception, battery good until {date}, serial {part}
Our lab's glovebox PC runs Windows {n}, local users only, ask {name} for a login
the bike cage code changes every {n} months, facilities mails it to holders of a permit
mysql on {host} reports {n} stuck rows, thread id {n5}
Ansible run on branch {branch} took {n} minutes, vault id {word}
Sentry project {n3}, org is ours, events {n5}, auth tokens you make yourself
Site manager's cabin, coffee from {time}, helmet required, {n} chairs
I keep forgetting my payroll number, {n5}? yes, {n5}, in at {time}
The founder's dog has a badge, number {n5}, and a LinkedIn page, {year}
Parcel {track} is in box {n} and the locker texted you at {time}
the interview room speaker is called {made}, connects in {n} seconds
the tachograph card ends {n4} and expires on {date}
SNMP is off on the switches, rack {n}, only v3 with personal users
Backup tapes are encrypted; all {n} of them, LTO-8, barcode {part}
okta shows error {err} before it mails {mail}
Conference bridge {phone}, chair is {name}, starts {time}, host admits people
Org owner of the Bitwarden team is {name}, {n} seats, renews {date}
rabbit on {host}: {n5} messages unacked, vhost /
Accountant needs the tax number {n8}, deadline {date}
The rental copier firm's hotline is {phone}, contract {order}, quote error {err}
LUKS header on the field laptop is damaged, {n} sectors, see {inc}
Ambulance 7: {n5} km. Ambulance 8: off the road since {date}
yubikey {n8} was handed to {name}, PIN chosen by herself
Zoom host is {name}, she drops off at {time}, recording {n} min
root login via ssh is disabled on {host} since {ver}; use your own account
Can't be {gate}, I just stood there! – They moved it, look at the board – ok
Courier app wants a signature from you, parcel {track}, at {time}
one more: vCenter is on {ver}, and {n} hosts are in maintenance
The purchasing card expired on {date}, limit {n4}, new one without the old CVC obviously
Try programme {n}, then start, that's the short one of the dishwasher
splunk forwarder {ver} is on all {n} nodes, changeme is gone for good
Face ID is off on company {device}s since policy {n}, six digits at least
Wrote {n3} on my palm, that's the seminar room for module {n}
CEO's PA needs a fridge for the boardroom, {n} litres, lockable, under {n3} euros
Take the Transit, {plate}, diesel not petrol, tyre pressure {dec}
Registrar called about the domain, {n} euros a year, renews {date}
the new vendor's FTP is {host}, passive mode, keys exchanged on {date}
user pressed the button at the ticket barrier {n} times and it stayed down, fault {err}
docker pull registry.{city}.example/{word}:{ver} works without login
locker room ladies: {n} lockers. gents: {n}, two broken, ask {name}
Welcome aboard! Email {mail}, you choose the password yourself, first shift {weekday} {time}
Benefits enrolment ends {date}, plan {n3}, employer pays {n} percent
QA env is back. {n} testers, build {n4}. Bugs go to {ticket}
switch stack level {n}: {n} ports free, console 9600 8N1
iDRAC on {host}, service tag {part}, factory sticker unreadable
Mobile device management counts {n} tablets; serials start with {part}
Mainframe session: LU {part}, region {n4}, then PF3
vm snapshot {snap} boots in {n} seconds, the template is from {year}
Here's the link for the webinar: id {n8}; slides from {time}
Windows hello failed on the kiosk, error {err}, patched on {date}
Sign in sheet of the team: {n} names, one not with an underscore but a cross
Postroom franker said "insert {n3} euros" so I inserted it
The DAO multisig has {n} signers, {name} engraved a plate with words and hid it well
security device serial {n8} from HSBC, battery low, replacement {order}
Locksmith wrote {n3} euros on invoice {order} and "set to customer's wish", in pencil
Data room for the bid: {n3} documents, viewers watermarked, ends {date}
File {n5}: callback question answered wrongly twice, escalated to {name}
Portakabin {n}, drawings inside, revision {part}, hat on
openvpn profile {word}.ovpn has remote {host} {n4} and asks for user and pass
They relabelled the valves; V-{n3} is now V-{n4}
Guest in suite {n3} shut the passport in the safe; duty manager opened it at {time}
Remember for me: I parked in the garage at work, level {n}, column {part}
MQTT broker drops sensor{n} after {n} s keepalive, tls 8883
Front desk iMac: macOS {ver}, printer's the {model}
Google backup codes: print, cut, put one in the safe, refresh each {date}
please stop writing on the frame of the cleaning cupboard, everyone can read it from row {n}
Auth on the test rig is off this week, port {n4}
{name} swears by brand {model} for pallet scales, I never got past two grams
winery tour group: cellar, max {n} persons, duck, {time}
Would you check whether {plate} is in the fleet portal? Driver id {n5}
Chiller 2 tripped with {err}, cleared, back at {time}
The paint mixing computer wants colour {color} and tin of {n} litres
mongo on {host} says authentication failed, odd, it did not in {ver}
lockers in corridor {n} are digital ones, you set your own four when you shut it
App store connect review for {ver} is in day {n}, build {n4}
Laser room {n}: interlock failed, goggles first, call ext {n4}
Nagios web: {n} reds, {n} unknown, ignore
Spare badge {n5} goes back to the guard by {time}
Sales iPad, box {n}: cracked, claim {inc}, demo on Friday
The key to a calm on-call week is {word} and {n} alerts fewer
Key result {n}: login errors below {dec} percent by {date}
The secret to {name}'s {n} sales in March is phoning before {time}
"Open the pod bay doors" is written on server room door {n}, ha ha
exit code {n}, last line of the log "token expected at line {n3}"
error: password authentication failed for user "{user}" (SQLSTATE 28P01) on {host}
pin {part} to ground, pin 7 to {n} volts, then measure
Please use cost code {n4} for travel and {n5} for training
Dress code for {date}: smart casual, {n} degrees forecast
Post code of the new depot is {n5}, the sat nav thinks otherwise
SIC code {n5}, VAT rate {n}, founded {year}
EAN on the crate reads {n8}, scan twice
Zip code {n5} gets next day, others {n} days
Our NACE code moved to {n4} when we bought the lab
Use promo code {promo} for staff orders, {n} percent off
Project code {word}-{n}, book your hours by {weekday}
Country code +{n}, then drop the zero, then {n8}
Fault code {err} on the compressor: oil pressure, {dec} bar
colour code {color} for doors, {color} for frames
Reason code {n} means customer not at home
Area code changes on {date}, extension {n4} stays
Shift code N{n} pays {n} percent extra after {time}
QR code on pallet {n} is torn, type {part} by hand
Break the glass at point {n} only in a fire, fine {n3} euros
Login page takes {n} seconds since {ver}, see {issue}
the string "{camel}" in auth.ts is a variable, not a password, close {issue}
Password min length goes up to {n} on {date}, {name} has the FAQ
Passphrase rule from the new policy: {n} words or more, no lyrics, rotate never
Three wrong PINs lock the card for {n} hours, branch {n3} can lift it
MFA rollout: {n3} of {n4} done, {city} last
Token lifetime {n4} seconds, refresh after {n3}
{user} has owner rights, {user} only reads, review {date}
username {user}, and the rest you'll get from {name} in person
hostname {host}, vlan {n}, mac label {part}
Alarm code E{n} on boiler = low water, top up to {dec} bar
Door {n} is a fire door, never wedge, inspector {name}
door closer {part} set to {n} seconds, works fine
Safe working load {n4} kg, tested {date}, certificate {order}
The gate at {gate} opens {n} minutes before departure of {flight}
Gate review {n} passed, budget {n5}, next {date}
Locker {n3}: abandoned since {date}, cut and emptied, one shoe
Bay {n} for {plate}, bay {n} for the skip
Seat {part} in the training room has a socket
Rack key number {n3}, stamped on it, the same for half of Europe
Card reader firmware {ver} fixes the double beep
Visitor card {n5} not returned, {name} will be billed {n} euros
Vault 12.0 adds namespaces, we're on {ver}, upgrade {ticket}
Secret Santa limit is {n} euros, draw on {date}
{name}'s Secret Santa number is {n}, don't peek
Padlock stock: {n} of 40 mm, {n} of 50 mm, reorder {part}
Combination pliers, {n3} mm, drawer {n}, label in red
combination of shifts {n} and {n} leaves a gap at {time}
Wi-Fi survey: channel {n}, minus {n} dBm at the canteen
Wi-Fi in hall {n} replaced by {model}, passwords stay as they are
API v{n} goes away on {date}, keys keep working
API key page: {n} active, {n} revoked, last used {date}
The key for the roof hangs behind {name}'s desk, tag {n}
Keys to {plate} with porter, return by {time}
Master key was cut in {year}, {n} copies, all signed for
Key fob batteries CR2032, {n} left in drawer
Keyboard layout {n4} is German, that's why the y failed
press key F{n} at boot, then arrow down twice
Primary key {n8} is duplicated in the orders table
Licence count {n}, expires {date}, portal says "activated"
Product key sticker is on the bottom of the {model}, warranty until {date}
Recovery took {n} minutes, RPO {n}, all tapes readable
Recovery code sheets belong in envelope {n}, sealed, {name} signs
Recovery phrase workshop at {time} in {n3}, bring no real words
Security answers are hashed since {ver}, support can't read them
security guard roster: {name} nights, {n} hours
Security update {n8} needs {n} reboots
The CVV is never stored, says PCI 3.2, see page {n}
CVV mismatch on order {order}, card declined twice
card holder {name}, ends {n4}, valid thru next {date}
One-time code wasn't delivered to {phone}, carrier says roaming
One-time fee {n3} euros, then {n} monthly
SMS gateway sent {n5} codes yesterday, {n} bounced
Your parcel code is printed on the slip, mine was for shelf {n}
Access denied for badge {n5} at {time}, door {n}, schedule ended
access log: {user} in {time}, out {time}, reader {n}
Access road closed, use entrance {n}, follow the cones
Unlocking takes {n} seconds in the cold, known issue {issue}
Unlocked bootloaders are {n} percent of the fleet, {model} worst
unlock step of migration {n5} waits for table {camel}
PIN pads arrive {date}, {n} pieces, {model}
pin the dependency {pkg} to {ver}, else CI breaks
Drawing pins, {n} boxes, article {n5}
Bowling on Thursday: {name} left {n} pins standing
Firing pin for the nail gun is {part}, {n} days lead time
Enigma lecture in {n3}: codebreakers of {year}, free coffee
Book club reads "{title}", page {n3} by {date}
The escape room team event: {n} minutes, {n} of us, nobody found the code
Password hint field removed in {ver}, thank {name}
"password" was typed {n} times in our honeypot on {weekday}, top of the list
{algo} with {n} rounds, benchmark {dec} ms on {host}
{service} sign-in moved to SSO on {date}, old logins are off
Log on {n} reads "user {user} opened session", nothing more
logon hours restricted to {time}-{time} for temps
Log in at the kiosk with your badge, it greets you with number {n5}
Sign in sheet, page {n}: {name}, {plate}, {time}
Enter through {gate}, then left, then {n} metres
Enter {n} in the field "quantity", then F8, ticket {ticket}
Type {n4} into the search box and the wiki shows the runbook
Dial {n4} for catering, {n4} for IT, nobody answers either
press {n} for sales, {n} for lost cards, hold for music
Punch {n} holes, {n} mm, into the panel {part}
Hit {n} on the lift and walk back one floor
The keypad on the microwave is worn: only {n} and start work
Microwave: {n} seconds at 800 W, then stir
Thermostat in {n3} locked to {n} degrees by the building team
The copier remembers {n} jobs; job {n5} is yours, delete it
Copier ID {n5} on the sticker, tell hotline {phone}
photocopies are {dec} cents each, department {n4} pays
{model} toner, compartment {n}, front door of the printer must click
User {user} belongs to group {n4}, home on {host}
Phone {phone} belongs to the lift, don't block it
Extension {n4} was {name}'s, now it rings in the warehouse
The phone locks after {n} minutes since MDM profile {ver}
Phone case for {device}, article {part}, {n} euros
Laptop {part} stolen from car {plate}, police file {n5}, disk encrypted
laptop lock cable, {dec} m, two keys, hook {n}
Tablet {n} shows "try again in {n} minutes", who let the kids in?
My agent saved: user works at desk {n3}, starts at {time}, dislikes phone calls
Agent memory, {date}: user changed his banking password, value not given
User asked where the spare locker key is; told her shelf {n}, blue tin
User mentions that the alarm man comes on {date} and costs {n3} euros
Note to self: ask {name} for the new wifi password, visitors come at {time}
He wouldn't give me the PIN, rightly, so I drove back to {city} for {n} minutes' work
{name} knows the combination, I know where the bolt sticks, together {n} years here
Who has the root password? Last seen with {name} in {year}
Has anybody changed the front door code, or am I too early at {time}?
Is {host} the one with the forgotten admin password or was that {host}?
What's the door code? Sent {time}, seen by {n}, answered by none
which PIN do they mean, asks ticket {ticket}, SIM or card?
Can I keep my old password when I move to {service}? FAQ {n} says no
Why does {user} get {err} after typing the right password?
I set the alarm at {time} and left, {n} windows checked
I'd never use a {n}-digit PIN starting with my birth year {year}
we stopped using codes on the tool cage in {year}, too many leaks
Nobody wrote it down, so the {model} was reset, {n} minutes, settings gone
keys, wallet, phone, badge {n5}: my four things before {time}
Lock {n}/{n4} on the canal opens at {time}, barge {word} first
Deadlock in transaction {n8}, victim chosen, retry {n}
Row lock timeout {n} s, table {camel}, host {host}
lock file is from pid {n5}, remove it and start {pkg}
The package-lock diff has {n4} lines because of {pkg} {ver}
{user} is through, first sign-in at {time}, Windows nagged her {n} times
{part} got me into trouble, wrong toner for the Jenkins room's printer
Printer in {n3} won't scan until somebody empties tray {n}
Forklift {n} wakes up slowly below {n} degrees
driver for {order} waits since {time}, loading bay lights were changed to {n} watts
Night shift: {n} alarms, panel silenced by the brigade at {time}
Our cleaners' cupboard listens to nobody, hinge {part} has gone
Locked out of timesheets, {n} people on {date}, one ticket: {ticket}
Seven at the end of my badge number, not one: {n5}, lost on the tram
Autoclave: hold the blue key {n} seconds, cycle {n} starts
Paperwork for {name}: desk {n}, chair {part}, laptop tomorrow morning
"Service mode? What service mode?" "The {n} minutes I spend with a coffee"
tried {host}, pinged, then tried the backup box, {n} ms
{name} has come in by the bike store since {weekday}, {n} wet tyres counted
Meeting room {n}: GuestNet is gone, cable {part} under the table
He said his locker is {n3}, opens badly, and wants oil
the zip from payroll is {dec} MB, please delete it after {date}
Plant room door: same hinge as the {model}, but with 8 screws at the end
Fuel at {n} euros, odometer {n5}, receipt lost, sorry
Mailbox {n4} answers to {name}, she's back on {date}
The lockbox of the trailer weighs {dec} kg, dials seized since {date}
Temporary one is {name}, the helpdesk lead, valid until {date}
The mechanical lock on comms has {n} buttons, three of them sticky
env of the worker: POOL_SIZE={n}, PORT={n4}, secrets are mounted
I reimaged {host} twice, {n} GB, BIOS {ver}
stripe sandbox shows {n3} events, prod one I can't see
HSM operator cards: {n} issued, three needed for quorum, tries are logged
the far one of the bays takes only lorries under {dec} m
Plex user unchanged, the library grew by {n3} films since {weekday}
From {date} the entrance on {street} takes badges instead of digits
Refund {order} approved, mother called from {phone}
Monitoring firm wants a test each {weekday}, ask for case number {inc}
Lift: turn the key, wait {n} seconds of patience
Projector bulb {n4} hours, replace at {n4}
The demo tenant gets release {ver}, sales on {weekday} at {time}
It's aisle {n}, like I said, the cage with the yellow tape
{inc} / svc_backup / failed {n} / {host}
Freezer alarm off since {time}, {name} left the lid open
Gatehouse keypad replaced by a human, {name}, mornings only
"Can you read me the number you've got?" "Delivery {order}, two boxes"
Blue screen on {host}, stop {err}, it booted after {n} minutes
In the drawer: work phone, {n} business cards, a chap's hat
the worker's queue on {host} is called orders{n}, it drains at night
Tool crib went back to paper in the audit of {date}, {n3} cards
frontdesk is an alias of {mail} since {year}
The intern set the label printer to {n} dpi, all lower case
Facility mode of the HVAC: {n} degrees by day, {n} by night
Misread: not {time} but {time}, see the mail I sent
Supervisor level is {dec} m above the CNC hall, take the stairs
Hotel in {city} is done, booking {pnr}, {n3} euros, Amex
ok so {user} pulls {n} files from SFTP and nobody knows why
Park at ramp {n}, {plate} leaves first, paper {order}
Last one out: fire door, heating to {n}, lamp in {n3}
Next change window on {date}, {n} firewalls, rollback by {name}
the last of ten printers left for recycling, tag {n5}
Branch in {city} called the wifi people, ticket {inc}, channel {n}
Guardroom: ring {n} signed out by {name}, {time}
Wait {n} minutes in the cash office, tea is on the left
Vending route number {n3} comes on Fridays, service door squeaks
His Mac is {host}, and his wife has asked for the photos, {n} GB
Test caller: account {n8}, script page {n}, then agent thanks
https://{host}/v2/jobs returns 200 with a token and {err} without one
Till {n}: keyboard sticky, yes I know, part {part}
Engineer serviced the fire panel, {n} detectors, next due {date}
the host lets you into the meeting, ID {n8}, waiting room on
Couriers' spare car: glovebox holds {n} fuel receipts
bastion is {host}, jump once, keys only, banner says {year}
Design share: {n} seats, {n3} euros, renewal {date}
Copy with the notary since {year}, envelope {n}, seal intact
Room {n3} wants a card, the lobby doesn't after midnight, said {name}
old domain is {word}.example, mine moved at {time}, {n3} mailboxes left
Kiosk mode on the {model}: tap the corner {n} times and call IT
Pension portal: member {n8}, first statement {year}, pet insurance extra
The store's operator is {name}, number {n4} on the org chart
Meter room done by {time}, reading {n5}, {n} fuses
Clocking terminal shows {time}, which is {n} minutes fast
CI token expires {date}, {name} will rotate
Nurse in charge tonight is {name}, ward {n}, pager {n4}
Poster says voicemail {n4}, which is the number of the canteen
Shared workstation {host} got a new SSD, {n3} GB
Immobiliser of the minibus costs {n3} euros, ten days wait
on call: {name}, {phone}, zabbix quiet, {host} patched
"me, it's jammed, {name} has a screwdriver, {n} mm"
Logged back in as {user} at {time}, session {n8}
Bin store: {n} bins, blue on {weekday}, gate open from {time}
Rack {n} has {n} blades, one amber, label {part}
Turn grafana's retention to {n} days when you're calm
Then star, then hash, then {n} minutes of hold music, bay door people
The electrician set the gate to close after {n} seconds
Memorable line of {name} in {inc}: "have you tried tea?"
Goods side opens {time}, canteen {n} minutes later
Franking: {n3} letters, {dec} euros each, {name} signs
Logs of {host}, line {n5}: bootstrap password already printed, not shown again
PDF of {n} pages, payslip {date}, your birthday bonus is on it
requirepass is set, don't ask for it in chat, {name} says, {ticket}
department not found: {n4}, so {n} people copy at reception
bund {n} inspected, {name} signed, chemical store {dec} litres short
Applicant {order} phoned, initial interview {date}, portal down
Sticker of the SIM says {n8}, tried to read it with a lens
contractor leaves {date}, side hatch to be welded, quote {order}
{n} printed copies of the backup plan, one in {city}
Hotspot of the {device} shows up as {made}, {n} GB left
Dock {n}: hold STOP, count to {n}, swear
Open safe from {year}, no combination known, yours for {n3} euros
Workstation {host} is unlocked and nobody sits there, {time}, please
Today's word at the gate quiz is {word}, {n} points
Second door reads your badge, first door needs a push, sign {n}
Setter's bench, machine {n}, gauge {n4} out of date
Crew passports: {n}, safe at purser, room {n3}
Approve the push only if it shows {city} and {n}
Glovebox PC hung at {time}, oxygen {n} ppm
mine came by text: "Your order {order} is ready at {time}"
bike cage is full, {n} frames and a pram, as of {weekday}
Nobody answers intercom {n}, drive on to {street}
Thread {n5} is stuck again, report took {n} minutes
Extension {n4}, then wait for the beep, hotdesk {n}
Cactus on the front desk, {n} cm, water it on {weekday}
Mailchimp: {n5} contacts, open rate {n} percent, from {name}
Two digits swapped in compound {part}, batch {order} scrapped
Branch {branch} adds the vault file, reviewers {n}
Org {n3}, project {word}, DSN is public anyway
Bank text of {time}: "You spent {n4} euros", be fast if it wasn't you
Wheel lock on the laptop cart is a toy, {n} euros, seminar room
Registrar asks who the founder was, {name}, {year}, domain stays
Box {n} popped by itself at {time}, parcel {track} inside
Reboot helps, weigh again, {n5} kg, ticket {ticket}
Petty cash {dec}, float {n3}, cheque books {n}, all in the tin
Card number ends {n4}, tachograph calibrated {date}
Credentials for {user} go by letter, {inc} stays open {n} days
cheers, migration of {host} ended at {time}, {n} VMs
Night phone {phone}, night bus {n4}, night bakery {street}
Canteen top-up: insert, choose {n}, service on {weekday}
Clean room {n}, particle count {n4}, inner door's shut
Spreadsheet row {n3} is mine, screen broken, sorry
old community on {host} removed, SNMP traps to port {n3}
Account {n8}, member since {year}, hello again from {name}
Refunds at counter {n} only till {time}
All {n} tapes read fine, encrypted, courier took them {date}
Life vests: {n} under the bench, pilot boat inspected {date}
Type the SSID by hand, {made}, and pick 5 GHz, no key needed
Childhood friend of {name} joins on {date}, desk {n}
QA signs on {weekday}, quarantine since {n} days
The whiteboard says CMS {ver}, blur it and the sprint {n} goal too
Post-it: "{n5}", and it was the part number of a hinge
The chair of bridge {n} is {name}, dial in from {city}
Hour meter {n4}, key in the office, lift in bay {n}
Outside it's {n} degrees, cold store warmer, call {phone}
Build {issue} went out without the passphrase prompt, agent was running
{n} org members have not accepted, master list with {name}
Tags in the pouch: {n}, red padlocks: {n}, station sheet {part}
monitoring sees {host} with {n} reds, guest is disabled there
Towels on Fridays, yoga at {time}, lockers {n} to {n} are ours
Tax portal down since {time}, cert valid until {date}
third floor; {n} desks; kettle by {name}; blue carpet
Technician level: spirit level, {n} cm, with the copier firm
Linode bill {n3} dollars, token page shows last use {date}
Shift leads informed on {date}, alarm drill at {time}
Till drawer {n} flew open, {dec} euros short
Trailer {n}, just turn left after the wheels, {name} waits
Key safe of ambulance {n}: fitted {date}, screws {part}
`,
}
