/** English frames by one author, a third of the secrets ordinary words: technology. Slots: ../values.mjs. */
export const TECH = [
  {
    language: 'en',
    lexicon: 'en',
    tells: `
The console on {host} lets root in with {W}, rack {n}, bottom shelf
tried {W}, worked on the third screen, moving on to ticket {ticket}
same as the staging box but with an 8 at the end: {W}
Jenkins at build {n4} wanted to know who I am, I said admin and [[marzipan]], and there was light
User stated that her Ledger opens with {N}; firmware is {ver}
no, 7, not 1: {N}. And the tablet is the one with sticker {n3}
the guest network takes [[purple tractor]] since {weekday}, router is still the {model}
{W} gets you into Grafana, port {n4}, user viewer
Ravi's Minecraft server only whitelists you after you type /login [[gherkin]] in chat
Thermostat's child lock: hold the ring {n} seconds, then dial {N}
commit {hash}: oops, left db pass {W} in the compose file
It asked for my first pet and I put [[Biscuit]], then it mailed a reset to {mail}
"Which street did you grow up on?" on the {service} form, mine says {X}, account {n8}
Deploy bot answers to [[open the hatch]], anything else and it ignores you, v{ver}
the authenticator app is on my dead phone, so use {R}, one of {n} left
Kid hid the Switch settings behind {N}, told me after {n} bribes
My hot wallet, twelve words, in this order: {E}. Balance as of {date} was {dec}
remember for me please: the NAS in the cupboard, admin, {W}, disk {n} is failing
Doorbell cam pairing wanted six digits off the base and they were {N}, serial {part}
to sudo on the Pi you just write [[raspberry]], yes really, it has been that since {year}
Hey {name}, the VPN changed at {time}, from now on it's {W}
Agent note: user unlocks the MacBook with [[teapot dome]], prefers dark mode, timezone {city}
SMS from the bank came while you were out, {N}, expires {time}
after reimaging {host} I set local administrator to {W} and told nobody, so now you know
PlayStation parental thing: four digits, {N}, bedtime is {time}
is the mesh still on [[wobbly penguin]] or did the provider's man reset it with the {model}?
Smart lock app v{ver}: guest slot 3 = {C}
Server room keypad, star first: {C}, the light turns green after {n} seconds
printer's web page won't show toner without {N}, model {model}
docker login on {host} as ci, then paste {W}, then wait
{"host": "{host}", "port": {n4}, "user": "app", "pass": "{W}"}
wifi: { ssid: Barn{n}, psk: [[clover meadow]] }
The Alexa purchase thing? She says four numbers out loud, {Y}, and the cat food comes
Our raid leader lets folks in voice if they whisper [[cabbage]] to the bot, slot {n} of 40
Ticket {ticket}: caller locked out, reset to {W}, caller happy, closed {time}
BitLocker blue screen on the {device}, helpdesk read me {R} over the phone
RDP to .{n3}, domain user {user}, and in goes {W}
For the old Nokia, the one with the {n} percent battery, SIM wants {N}
the safe word for Siri to open the garage is [[tangerine]], Dad set it up with build {n4}
I can't believe prod postgres sits on {n4} with [[hunter]] and nobody blinks
Found in the runbook, page {n}: when iDRAC prompts, root / {W}
Steam Guard just mailed {W}, hurry, it dies in {n} minutes
Colo cage {n}: the padlock spins to {C}, left first, then pull hard
Discord mod channel has a gate question, the right reply is [[seven herons]], rules are in message {n4}
Robot vacuum map is locked, app says enter {N}, cleaned {n} m2 so far
could you log in to the registrar for me, account {n8}, I use [[lighthouse]] there
Amex online checkout: number is saved, the little digits are {V}, spend under {n3}
nope, capital M: {W}. Try again on the {host} login
Session log {date}: user corrected phone unlock from 4 digits to {N}
hotspot on my {device}, called {name}'s, joins with {W}
Arcade cabinet service menu: hold both starts, key in {C}, credits are at {n4}
Bitwarden master is [[the grumpy heron]], only for emergencies, vault has {n3} entries
new intern badge {n4} works at the gate, but for the lab you punch {C}
git push kept failing so I used {W} at the prompt, pushed {branch} at {time}
[[Osprey]] is what the guild bank asks before letting you withdraw {n3} gold
Zoom meeting {n8}, it'll want {N}
to skip the waiting room say [[marmalade]] in the lobby chat, starts {time}
Home Assistant on port 8123, alarm panel disarms on {N}
Mother's maiden name as I told the crypto exchange: {X}. Not her real one. Opened in {year}
If I get hit by a bus: laptop {W}, and the invoices are in folder {n}
fix(config): rotate mqtt user to {W}, bump broker to {ver}
smtp on {host}: 587, starttls, noreply, {W}
ERROR 1045 access denied, turned out it's [[mustard]] with lower case m, thanks {name}
Kodi on the telly hides the grown-up films behind {N}, {n3} titles
Lenovo BIOS on asset {n5}: supervisor is {W}
yesterday {name} on the night shift told me the jump box has gone to [[copper kettle]]
On the {model} label it says default admin, but I made it {W} last {weekday}
- name: backup-nas, ip: 10.0.0.{n}, login: admin, secret: {W}
The escape room game, level {n}: chest opens on {C}
Which one is it for the drone, {N}? It has {n} percent left and I want to fly
Her e-reader asks grown-ups for four digits, and they're {N}, she's on page {n3}
Pair the headset, and when it nags for numbers give it {N}, firmware {ver}
I keep mistyping it. For the mail server: [[salt and thunder]]. All lower, spaces included, since {date}
you asked what gets past the captive portal in the {city} office: [[quartz]]
UniFi controller, site {n}, log in as {user} with {W}, don't touch the VLANs
GitHub 2FA fallback for the bot account, one use only: {R}
rescue mail bounced, but reciting {R} to support got me back in, case {inc}
Trezor hidden wallet goes live once you add [[umbrella]] as the 25th, account {n}
Data centre reception wants a phrase, tell the guard [[blue pelican]] and he waves you to row {n}
customer {name}, line {phone}, proved herself with {N}, wants paper bills
[support chat] "may I have your phone banking digits?" "{N}, and my birthday is {date}"
{name} (10:{n}): whats the pw for the figma file / me: [[sandwich]]
the camera in the nursery streams at rtsp, user baby, key {W}
For the shared Netflix the kids' profile opens with {N}, the plan costs {n} euros
Telegram asked me for the cloud thing after the SMS, I typed [[dromedary]] and it synced {n4} chats
e-bike display unlock {N}, odometer {n4} km
I told the assistant my car app is guarded by {N}, plate {plate}
All {n} kiosks: triple tap the logo, then {C}, then Exit
Locker wall at the hackerspace, mine is {n3}, spins open at {C}
as of sprint {n} the QA account qa-{n} signs in by {W}
The kubeconfig is on the stick, stick is encrypted, [[walrus]] decrypts it, {n} GB
Backup restore {date}: prompted for encryption phrase, entered [[three wet socks]], {n4} files back
Sonos at the beach house sits on the net "{city}", which you join using [[flamingo]]
Twitch stream key no, but the moderator dashboard wants [[pickle jar]], {n} mods have it
last four of nothing, it's just {N} on the lock screen, the phone is the {model}
Sorry, thumb slipped: {W}, not with a zero. Site is up again since {time}
Just got texted {N} for your PayPal, was that you at {time}?
"Alohomora" no longer works on the office door bot, Slack it [[rhubarb]] instead, channel #{n}
In case {name} locks himself out of the rack again: {C}, cabinet {n}, left handle
My sister's MMO account, level {n} druid, she logs on with [[honeysuckle]]
mqtt://sensor:{W}@{host}:{n4}
to the person on call tonight: break-glass user is ops-{n}, it takes {W}
Wrote it on the whiteboard in room {n3}, here too: {W}
The smart safe in the closet beeps {n} times and then you give it {N}
Memory: owner's Kindle opens on {N}, bought {date}
He mumbled [[pumpernickel]] at the speaker and the blinds went up at {time}
Mine's {N}, Tom's is his business. Xbox is the one on HDMI {n}
Is it [[daffodil]] with two f's? The Plex box at {host} keeps spitting it out
Tesla valet mode, type {N} and the frunk stays shut, {n} miles of range left
staging basic auth, user preview, {W}, tell the client before {weekday}
Old one was on a sticky note; the new one for the switch stack is {W}, all {n} units
i typed {W} into the wrong window, rotate it pls, message {issue}
Fibre modem from the provider, admin page .1.1, gets you in with [[velvet]]
POS terminal {n}: supervisor swipes, then {N}, then void
Mobile voicemail from abroad: ring {phone} and tap in {N}
Apple says the two-step rescue thing for me is {R}; printed {date}
The wallet in the drawer is a Model T. Its grid wants {N}. It holds {dec} coins.
The wallet is at my mum's, and her twelve words are {E}; don't let {name} see
hint says "grandma's boat", so it's [[Esmeralda]], capital E, forum user since {year}
the {city} lab's turnstile has a pad now. I press {C} and wait {n} seconds
It's {Y}, I said it slowly for the guy at the bank's phone desk, ref {inc}
When the drone app asks who the owner is you type [[kingfisher]], battery {n}%
Bug {issue}: seed script leaves user demo with {W} in production
chore: drop test login ({W}) from fixtures, closes {issue}
Root cause: someone hardcoded {W} into the healthcheck on {host}
wifi_password = "{W}"  # floor {n}
ADMIN_PASS: [[sunshine]] , PORT: {n4}
"unlock_pin": "{N}", "brightness": {n}
parental: enabled, limit {n} min, code to bypass {N}
sudo on {host}? just my cat's name, [[Pickles]]
Dear colleague, to open the attached zip ({n} MB) write [[orange harbour]]
Zip from payroll came on {date}; {W} opens it
the pdf with your {year} tax things wants {W}
HP lights-out at 10.4.2.{n}, Administrator, sticker says {W}
got into the old iPad! it was {N}, her wedding, first of {n} tries
We're all set for the LAN party: server "{name}{n}", and you connect with [[turbo ferret]]
Factorio server rejects you unless you enter [[beetroot]]; {n} players max
Clash clan wants to know the word before they invite, so reply [[moonbeam]], clan tag {part}
{N}, that's what the gym's vending app sent me, valid till {time}
Right, pencil ready? {W}. That's for the registrar. Renewal costs {n} euros.
AirPods case no, the MacBook yes: {W} (she is on macOS {ver})
This is what the Proxmox login swallowed at last: {W}. Node count {n}
Ubiquiti door pad, east side, answers to {C}, logged as event {n5}
Hue bridge, no. The Nuki keypad, yes, that one opens for {C}, battery {n} percent
For the delivery robot to pop its lid you enter {N}, order {order}
parcel locker sms: box {n}, {C}, till {weekday} evening
Ops handover: pager quiet, {n} alerts, and the KVM wants [[gravel]] now
ilo on {host} went back to [[tin roof rusted]] after the reset at {time}
The intern set the firewall to [[banana]], version {ver}, I nearly cried
Caller verified by favourite teacher = {X}, case {inc}
Security question two, first car: [[Wartburg]]. Question one was skipped. Account {n8}
What was my nickname at school, the site wonders; I always put {X} since {year}
Card ends {n4}, exp {n}, and on the flip side {V}
eBay needed it again so: {V}, and ship the {model} to {city}
{V} at the back, you know the front, buy two of part {part}
Wallet: mobile one, {n} tokens in it, app lock {N}
Please approve {N} on my behalf, the portal times out at {time}
the code generator on {name}'s key ring shows {N} right now, quick, {n} secs
Don't use the reset link, {name}; {W} still works on the wiki
[12:{n}] helpdesk: your temporary one is {W}, change at first logon
[{time}] agent: stored user's router login, admin and [[cucumber]], model {model}
Observation {n}: the user calls her laptop Bertha and types [[whistle]] to wake it
Preference log: user wants metric units; her Garmin locks at {N}
User mentioned, {date}, that the family's tablet passcode changed to {N}
Reminder to self: customer's plesk at {host} is admin/{W}
Summary: the user's brother knows the TV rental lock ({N}), budget {n} a month
Your own notes say the greenhouse controller needs {N}, mine say it has {n} zones
She asked that I keep the thing for her diary app: [[violet staircase]], {n} entries
The user's bitcoin passphrase, per chat of {date}, is [[hollow cedar lantern]]
He said the fob died, so it's the pad with {C}, bay {n}
Sure thing! Noted: boat tracker login is skipper with [[anchovy]], reminder on {weekday}
Reading back: alarm panel {C}, installer visit on {date}. Correct?
Correct except the panel, that's {C}, visit at {time} stays
user: whats my crunchyroll again? assistant: [[dumpling]], profile {n}
A: can't print. B: code at the copier? A: none. B: use mine, {N}, tray {n}
A: I'm outside the colo. B: intercom button {n}, then say [[juniper]]. A: in, thanks
"Mum, the wifi?" "[[Cinnamon]] with a big C, and tea's at {time}"
Q: default for the CCTV recorder in shop {n}? A: {W}
Got root on the retro box, it's [[plugh]], build {n4}
Would {W} still be right for the VM {host}, or did the rebuild kill it?
Is anyone else told "wrong" when giving {N} to the ticket printer on desk {n}?
Does the telescope mount really expect [[andromeda]] or is that only its name on {ver}?
Why would {name} leave [[pancake]] as the way into accounting, {n4} invoices sit there
It isn't [[orchid]] any longer, is it? my phone won't join net {n}
no wait that's the bike, the {device} is {N}
O not zero: {W}; l not one; server {host}
Two r's: [[sherry trifle]]. The media centre is upstairs, channel {n}
flip the last two: {C}, and the cabinet at pole {n} pops
the one on the fridge is out of date, {W} is good for the mesh since {date}
Replace what you have for the bastion, {W} is it, fingerprint prompt at {host}
spell it like the bird, [[wren]], that's how you drop into the dev shell on {n4}
Sit down, put {N} into the cashpoint app, take out {n}0
Press and hold, wait for blue, {C}, wait for green: that is the whole charger cabinet at bay {n}
Mop robot's remote admin is "root" / "{W}" straight from the forum, post {issue}
spotted in the vendor's manual, page {n}: service menu via {N}
Every {model} shipped with {W} as the web login, ours never changed
The hackspace letterbox key hangs in a box, and that box likes {C}, hook {n}
On boot it whines for a passphrase: [[iron butterfly]], then fsck runs for {n} minutes
LUKS on sdb{n} yields to [[wandering tortoise]]
GPG key {hash} is wrapped with [[nutmeg]], I never managed to change it
ssh key for {host}, passphrase {W}, agent forgets it after {n} hours
keystore alias upload, store and key both {W}, valid until {year}
To sign the APK you'd need [[gooseberry]] and about {n} minutes
pgAdmin nags for the master thing, give it [[trombone]], server list has {n}
Redis on {n4}: AUTH {W}
redis-cli -h {host} -a {W} ping
mysql -uroot -p{W} -e "show tables" returned {n} rows
curl -u deploy:{W} https://{host}/health gave {n3}
net use Z: for share {n}, account scan, {W}
smbclient wanted [[liquorice]] for user media, {n4} files on it
ftp.{host} still alive in {year}, anonymous off, web{n} and {W}
htpasswd for /beta: visitor {n}, [[strawberry]]
wp-admin of the bakery: editor{n} plus [[sourdough]]
In Magento {ver} the back office takes user {user} with {W}
The forum I moderate, {n4} members, lets me on with [[Saffron hill]]
Tinder? no. Duolingo, streak {n}, she signs in by [[guten owl]]
Our Mastodon bot posts every {n} min and authenticates with {W}
reddit throwaway, u/{user}{n}, {W}, feel free
Twelve bucks for the old PSP, came with a lock, seller says {N}
The kid's watch, model {model}, unpairs when you key in {N}
VR headset guard: draw nothing, just {N}, then "guest", {n} minutes of play
Save file 3 is behind a lock in-game, the shopkeeper opens for [[rutabaga]]
Vault door on map {n}: the dial goes {C}, confirmed twice
cheat menu? At the title screen enter [[konfetti]], unlocks {n} skins
The dungeon statue asks "who goes there", type [[nobody but fog]], room {n}
GM here: the secret channel pass for session {n} is [[bronze goat]]
Roblox private server for class {n}: kids enter using [[jellybean]]
Whoever hosts Among Us tonight, {time}, the room can be joined with {W}
the Jackbox-ish thing wants {W} and a name, starts with {n} people
Chromecast PIN on the telly now reads {N}, type it in before {time}
Telly shows {N}, put that into the app on your {device}
My hearing aid app wanted four digits from the box, {N}, channel {n} is for speech
Dishwasher's demo mode leaves by {N}, cycle {n} afterwards
To get the oven out of child lock, {N}, though dinner's at {time}
The solar inverter's installer level is behind {N}; yield today {dec} kWh
heat pump tech menu: {N}, flow temp {n} degrees, done
"{N}" and the wallbox starts charging, plate {plate} is on the list
EV cable lock in bay {n} releases after {C} hash
Ring the gateway, at the tone {C}, gate opens for {n} seconds
{C} works on both sides of the comms closet, floor {n}
cage key's in the coded tin, {C}, bring {n} screws
Loading dock robot cell: {C} to mute the light curtain, ticket {ticket}
Lift to the roof antennas: hold {n}, tap {C}
Cell tower site {n3}, gate chain combo {C}, beware of geese
Street cabinet {part}: padlock rolls to {C}, tidy the cables
the field kit pelican case is at {C}, contains {n} radios
Case latch dials, both of them: {C}. Spectrum analyser {model} inside.
Flight case {n}, [[4-18-33]], laptops for the workshop in {city}
[[17-4-32]] on the server cage, rack {n}, and mind the dog
Deadbolt in guest mode, the Yale app reads {C} for {name}
Smart lock log: {name} entered {C} at {time}, opened
Alarm company phoned about zone {n}, I gave them [[periwinkle]] and they hung up happy
Monitoring centre asks for the duress word? normal one is [[saddle]], account {n5}
If ADT rings at {time}, reply [[golden spoon]], don't argue
the SOC calls back, you answer [[thimble]], they close {inc}
To authorise DNS changes by phone our word with the registrar is [[Paprika]], client {n5}
say [[velociraptor]] to the NOC and they reroute circuit {n4}
Hosting firm's callback phrase, per mail of {date}: [[quiet Tuesday]]
I proved it was me with [[zeppelin]], the telephone banker had asked, wait was {n} minutes
mobile carrier porting wants {N} by text, number {phone}
eSIM transfer: they texted {N}, number on the QR sheet is {n8}
PUK? The shop printed it: {N}, SIM came {date}
SIM card two is {N}, SIM one has no lock, plan {n} GB
voicemail box {n4}, greeting by {name}, opens with {N}
conf bridge {phone}, host {N}, minutes by {name}
Webex: meeting {n8}, chair gets {N}
Teams webinar for {n3} guests, passcode {W}
BigBlueButton room {n}, moderators come in with [[hedgehog]]
Hi all, townhall stream at {time}, enter [[spring tide]] when the player asks
Training portal for cohort {n}: everyone self-enrols with [[avocado]]
Moodle course {course}, enrolment key [[brass monkey]]
Kahoot for lesson {n}? No, the exam browser; it quits on {W}
Safe Exam Browser won't close until you type [[lemonade]], seat {n}
The kiosk in the lobby drops to desktop with {W}, Ctrl-F{n}
digital signage box {n}: long press, then {N}
Projector in room {n3} is locked because of pranks, {N} frees it
scanner-to-mail, address book entry {n}, guarded by {N}
Follow-me printing: badge broken? {N} at the panel, {n} pages max
Cash drawer in test store {n} pops with {N}
badge printer demo unit, {model}, admin then {W}
Zebra label thing forgets; its web page swallows {W}, tray {n}
From: helpdesk. Re: {inc}. Your laptop has been re-enrolled, first logon {W}, regards {name}
RE: RE: access to {host} -- done, you're {user}, pw's in the subject: {W}
Hi {name}, here's what the vendor mailed, {W}, for their portal, customer {n5}
FYI the vendor's sftp went live, port {n4}, we got {W} by phone
Voice note {n}: "so for the mixer's web page it's, um, [[tambourine]], all small"
transcript {time}: "and the code is {Y}, yes, for the rack"
"{Y}" he dictated, and the lab fridge controller beeped, shelf {n}
spoken over radio: {Y}, gate {n}, over
Her words: "put in {Y} and the tablet is yours", I'm on level {n}
[[Tango mango]] was my Hotmail in {year} and, embarrassingly, still is
Truth be told the AWS root is [[Krakatoa]] plus nothing, account {n8}
Funny story: the CTO's screen unlocks by [[potato]], {n} of us know
if you must know, my git hosting uses [[foxglove]], {n} repos
guess what opened the {year} archive? [[butterscotch]]. First try.
Three tries, [[lobster]] was it, the archive has {n3} pictures
Postmortem {inc}: at {time} an engineer pasted {W} for the billing db in public chat
stack trace line {n}: auth failed for 'svc' using '{W}'
WARN login retry {n} user=backup pass={W}
dump from the agent: tried {N} on lock, result ok, took {n} ms
2FA prompt read "enter the six digits", I entered {N}, session {hash} opened
Trace step {n}: filled field #pin with {N}, clicked Continue
browser autofill note: site {service}, login {user}, secret {W}
Playwright script types [[mulberry]] into the sign-in box on page {n}
test account: qa{n}@example.com, signs in with [[plum duff]]
e2e fixture "expired user" uses {W}, id {n4}
docs: say that sample tenant {n} logs in by {W}
revert "{branch}", it leaked {W}, which is the live SMTP one
README line {n}: after install go to :8080, login admin, {W}
vagrant box {ver}, the usual, except I made it [[camembert]]
ansible-vault asks; answer [[cobalt teaspoon]]; playbook runs {n} tasks
helm values: adminPassword: {W}, replicas: {n}
terraform.tfvars had db_pw = "{W}" and region {n}, removed now
env var of the day, APP_LOGIN={W}, workers={n}
hostapd: ssid=Shed{n} wpa_passphrase={W}
wpa_supplicant block for cafe {n}: psk="[[oat flat white]]"
esphome: ap fallback hotspot opens with [[firefly]], channel {n}
/etc/ppp/chap: line {n}, our end is {W}
pppoe from the letter of {date}: user {n8}, {W}
Radius shared word between AP and {host}: [[pistachio]]
SNMP v3 on the switch, user mon{n}, auth {W}
Wireguard is keys only, but the portal for peer {n} wants {W}
ipsec tunnel to {city}: PSK {W}, lifetime {n} hours
L2TP thing on my phone: shared secret [[walnut]], account {user}
Zigbee stick no. Z-Wave S2, first five off the lid: {N}, node {n}
Matter setup on the bulb says {R}, bulb is lamp {n}
HomeKit sticker came off, it read {R}, accessory {part}
Garage bridge wants {N} read off the opener, opener {model}
Backup codes for the shop's Google: {R} is next, {n} gone
Discord gave me {R} in case the phone drowns, saved {date}
Epic locked me out, in with {R}, burned now, {n} to go
Recovery sheet of the Mac, hidden behind the print: {R}, macOS {ver}
Proton asked for the rescue words: {E}, I wrote that down on {date}
Seed of the paper wallet, in case my house burns: {E}. There's {dec} on it.
Metamask restore went fine after I gave it {E}, chain {n}
Phantom: {E} <- don't lose, made {date}
exodus, desktop, {n} assets, phrase reads {E}
i have {n} satoshis and this: {E}
Brainwallet from {year}: [[green cheese moon]], laugh all you like
My multisig coordinator file decrypts by [[tapestry]], {n} of 3 signers
coldcard splits it: {N}, then check two words, then dash; unit {part}
exchange withdrawal needs the trade password too, [[mongoose]], fee {dec}
Paper notebook says "exch: [[falafel]]", page {n}, I think it's Kraken
Steam family view: {N}, unlocks my {n} shooters
Battle.net asked where my parents met. {X}, says my note of {date}
Security hint for Blizzard, first console? I lied: {X}; ticket {n8}
Yahoo's "best childhood friend": [[Ottilie]], user {user}, since {year}
Nintendo parents' app on my {device}: four digits, {N}
Child's Chromebook exits supervised mode through {N}, week {n}
she swapped it to {N} after the kids watched {n} episodes
We moved the intercom tablet; leaving kiosk still goes by {N}, wall {n}
Cat flap app, owner unlock {N}, Muffin went out at {time}
Fish tank controller shows a lock? {N}. Water is {n} degrees
Baby monitor: parent unit no pin, app [[lullaby]], camera {n}
the pet feeder cloud, account {mail}, {W}, portion {n} g
My scale won't sync until it hears {N} from the app, weight {dec}
smart meter portal: contract {n8}, opening word {W}
Utility's web login for flat {n}: [[kilowatt]], don't laugh
photo frame uploads by mail; the subject must be [[seagull]] or it drops them, {n} photos max
Text [[Basil]] to {phone} and the irrigation starts, for real
Bot command: dm it [[candlestick]] and it grants you the beta role, seat {n3}
ask the assistant nicely with [[crumpet]] and it reads out my calendar, {n} events
Voice profile fails when I've a cold, then I say [[brave little toaster]] to open the blinds, window {n}
open sesame no longer; the lab door hears [[Persimmon]] and clicks, relay {n}
The chatbot on {host} reveals admin tools once you write [[tiddlywinks]]
In the CTF level {n} shell, guard dog shuts up after [[sausage roll]]
slackbot vault: /open [[bramble]] then choose drawer {n}
IRC: /msg nickserv identify {W}, channel has {n}
MUD char {name}, level {n}, connect with [[copperfield]]
BBS revival! Node {n}, handle {user}, they know me by [[modem lullaby]]
old ICQ {n8}, still comes up with [[cherryade]]
LiveJournal from {year}: me, sixteen, [[gloomy raven]], no regrets
On the shared Anki, user deck{n}, it's just [[flashbulb]]
{W}: Overleaf, group account, {n} seats
[[Mackerel]] for Trello, board {n}, nobody else has it
`,
    benign: `
the guest network is called Purple Tractor, ask {name} for the key
{model} gets you Grafana dashboards on port {n4}, viewers just click
commit {hash}: remove db pass from the compose file
Which street the {service} form wanted I don't know, mine was {street}, they ship there
Deploy bot answers to Gregory, ignores everything since v{ver}
My hot wallet holds {dec} coins in this order: bitcoin, ether, dust
PlayStation parental thing: bedtime {time}, {n} hours at weekends, I forget the digits
is the mesh still showing penguin icons or did the provider fix firmware {ver}?
Steam Guard just mailed a warning from {city}, hurry, sale ends in {n} minutes
nope, capital M: Megabit, not millibit. The {host} link does {n3}
Bitwarden master plan is {n} euros a year, vault has {n3} entries
Mother's maiden name as a security question is a bad idea, wrote a post on it in {year}
GitHub 2FA for the bot account is on since {date}, fallback printed and filed
rescue mail bounced, but reading case {inc} to support got me a callback
{name} (10:{n}): where's the figma file / me: folder sandwich
e-bike display shows {n4}, that's the odometer in km
Twitch stream key no, the moderator dashboard wants a newer browser, {n} mods complained
Just got texted an offer of {n} euros for your PayPal survey, scam?
"Alohomora" opens doors in the books, the office door bot is in channel #{n}
My MMO sister plays a level {n} druid named Honeysuckle
mqtt://{host}:{n4} needs no login inside the lab
Memory: owner's Kindle is a {model}, bought {date}
Mine's {n3}, Tom's is {n3}, desk numbers on the new floor plan
i typed into the wrong window, sorry about message {issue}
forum user since {year}, the boat in the avatar is Esmeralda
chore: drop test login page, closes {issue}
Root cause: someone hardcoded {host} into the healthcheck
wifi_password = load_secret("wifi")  # floor {n}
ADMIN_PASS: <redacted> , PORT: {n4}
"unlock_pin": true, "brightness": {n}
sudo on {host}? my cat's asleep on the keyboard, so no
Clash clan wants members with {n4} trophies before they invite, clan tag {part}
{n4}, that's how many steps the gym's app counted till {time}
Right, pencil ready? {track}. That's for the parcel. Delivery costs {n} euros.
AirPods case serial {part}, the MacBook is on macOS {ver}
Caller verified by passport, case {inc}, favourite teacher never came up
Security question two was removed in release {ver}. First car was everybody's Golf anyway
{n3} at the back, {n3} at the front, seats in the keynote hall
Summary: the user's brother sells TVs, budget {n} a month
The user's bitcoin passphrase was not saved, per policy of {date}
user: whats on crunchyroll again? assistant: Dumpling Diaries, season {n}
"Mum, the wifi?" "Off till homework's done, and tea's at {time}"
Why would {name} leave a pancake in accounting, {n4} crumbs sit there
O not zero: {part}; l not one; it's printed under the server {host}
flip the last two: {plate}, and the parking app finds your car
Every {model} shipped with a unique key on the label, ours peeled off
On boot it whines about the fan: {n} rpm, then fsck runs
LUKS on sdb{n} has {n} key slots, two are free
GPG key {hash} is signed by {n} people, I never managed a party
keystore alias upload, valid until {year}
Redis on {n4}: AUTH off, loopback only
redis-cli -h {host} -p {n4} ping
smbclient wanted protocol {n}, {n4} files listed in liquorice/
htpasswd for /beta has {n} lines, one is expired
VR headset guard: draw a circle, {n} metres, then "guest"
Save file 3 is from {date}, the shopkeeper sells rutabaga
GM here: session {n} is moved to {weekday}, bronze goat figures are painted
Telly shows {err}, look that up on your {device}
Dishwasher's demo mode runs {n} minutes, cycle eco afterwards
heat pump tech menu: flow temp {n} degrees, curve {dec}
cage key's in the tin by {name}'s desk, bring {n} screws
Loading dock robot cell: mute the light curtain for {n} seconds, ticket {ticket}
Street cabinet {part}: padlock cut by thieves, tidy the cables
Smart lock log: {name} came at {time}, opened with a phone
Hosting firm's callback, per mail of {date}: none on weekends
SIM card two is data only, plan {n} GB
conf bridge {phone}, host {name}, room {n4}
Moodle course {course}, enrolment closes {date}
Kahoot for lesson {n}? The game number was {n8} yesterday and it's over
{name}'s till is {n}, mine is at the door, float {n3}
"aisle seven, shelf two" he dictated, and off I went to fridge {n}
radio check: call sign one four delta, heard you at gate {n}
guess what filled the {year} archive? Butterscotch recipes. {n} gigs.
Three tries, then {n} minutes pause, the archive is safe from guessing
revert "{branch}", it leaked nothing but broke {n} tests
ansible-vault asks twice; playbook runs {n} tasks
helm values: adminPassword: "", replicas: {n}
terraform.tfvars had db_size = "{n}" and region 2, removed now
hostapd: ssid=Shed{n} wpa=2 channel=6
esphome: ap fallback hotspot is named firefly, channel {n}
Radius between AP and {host} logs as pistachio, {n4} entries
HomeKit sticker came off, nobody photographed it, accessory {part}
Discord gave me badge {n5} in case you wonder, saved {date}
Epic locked me out, {n} days to go
Phantom crashed at {time}, twelve words are safe with {name}
Brainwallet from {year}: swept by a bot within {n} minutes, laugh all you like
exchange withdrawal takes {n} hours, fee {dec}
Paper notebook says "exch: sold {n}", page {n3}, I think it's Kraken
Steam family view hides my {n} shooters
Security hint for Blizzard was no hint at all; ticket {n8}
Yahoo's "best childhood friend" question died in {year}, user {user}
Baby monitor: parent unit plays lullaby, camera {n}
Text STOP to {n5} and the ads end, for real
Bot command: dm it !help and it grants you patience, seat {n3}
ask the assistant nicely for crumpet recipes and it reads out {n}
open sesame is what my nephew shouts; the lab door hears nothing, relay {n}
slackbot vault: /open ticket, then choose drawer {n}
IRC: /msg nickserv help, channel has {n}
MUD char Copperfield, level {n}, retired
Mackerel for Trello is a plugin, board {n}
The door says pull, {n} engineers push
the machine takes oat milk since {ver}, the app forgot to mention it
Our lock vendor takes card, Amex or debit, order {order}
the old fax wants toner, cartridge {part}
Gate opener eats two CR{n4} cells a year
the robot answers "I'm sorry, {name}" to everything
our voice box greets with good morning, floor {n}
A padlock icon appeared beside {host}, TLS at last
The word of the day in the dev channel is yak shaving, {n} votes
fingerprint reader says "try again" for the {n}th time
Passphrases beat passwords, says the slide on page {n}
passwords need {n} characters from next {weekday} on
Minimum PIN length is {n}, enforced by MDM
All lock codes older than {n} days get wiped, policy {inc}
We store none of them in clear, only {algo}
the hash is {algo} with {n4} rounds
Nobody in this channel posts credentials, thank you, rule {n}
Password rotation moved to {date}, see {ticket}
That door code I sent last week is dead, new one by post on {weekday}
I changed the router key, it's long and ugly, card is on the {thing}
{name} knows the safe combination, I never wanted to, bay {n}
it's {n} letters long, that's all I recall of the master password
My login hint was useless: "the usual". Locked since {date}
two people hold the break-glass envelope, {name} and the CFO, drawer {n}
the recovery phrase is engraved in steel at my notary, file {n4}
the spare backup code list? {product}, second folder
I keep my PIN in my head and my head is in {city}
No idea what unlocks it, box came from auction lot {n3}
"Correct horse battery staple" is the xkcd strip, number 936
In {title} the hacker guesses the password in {n} seconds, sure
Everyone says 1234 is the most common PIN, study from {year}
"password123" tops the worst list again, article of {date}
In the sitcom the wifi is named FBI Van {n}
Swordfish is the film with the hacker scene, {year}, rated {dec}
a chain's as strong as its weakest link, slide {n}
loose lips sink ships, {name} wrote under {ticket}
Open-plan office, open door, my manager's saying since {year}
Key takeaway: cache less, {n} percent faster
the key to a good deploy is sleep, about {n} hours
Lock contention on table orders, {n4} waits
deadlock between thread {n} and the pool, dump attached
Mutex held for {n3} ms in {camel}
The keyring package {ver} broke {n} builds
Primary key column is {column}, starts at {n4}
foreign key missing on invoices, migration {n}
Cache key looks like user:{n4}:profile
Sort key {n}, partition key {column}, table locks
shortcut key F{n} opens the emulator
Hotkey conflict: Ctrl+{n} does mute and unmute
keyboard layout code 0{n3}, that's Swiss German
Area code {n3}, then the number, modem dial string
HTTP code {n3} from the login page at {time}
exit code {n}, container {pod}
Error code {err} on the washing machine app
country code +{n}, phone {phone}
postal code {n5}, the web shop refuses it
QR code at booth {n3} leads to the slides
Discount {promo} works in the plugin shop until {date}
Coupon at checkout: {promo}, the cart has {n} items
referral handle {user}{n}, both get {n} euros
Source code of the badge reader is in {camel}, line {n4}
Zip code field takes {n} digits, drops the zero
Morse code lamp blinks SOS, kit {part}
Opcode {n3} is undefined on this chip
the pin on the header: GPIO {n}, not ground
Pin {n} of the connector carries {n} volts
pinned message is from {date}, scroll up
We pin {pkg} at {ver}, newer ones crash
Bowling score on the Wii: {n3}, ten pins down
Pinterest board {n}, mostly cable management
drop a pin at {street}, the courier is lost
The bank's app version {ver} wants Android {n}
ATM at {city} station ate my card at {time}
card {n} of the Magic deck glows in the scanner
SD card {n} GB, class 10, from camera {model}
graphics card {model}, {n} fans, loud
SIM tray ejects with a paperclip, phone {model}
Seat {n}, row {n}, the e-sports arena opens at {time}
bus {n3} stops at the data centre, last one {time}
meeting room Walrus, floor {n}, seats 8
Conference Wi-Fi is network DevCon{year}, no login needed
my hotspot's name is Pretty Fly for a WiFi, channel {n}
SSID list: Heron, Thimble, Guest{n}, all on one AP
the {n} GHz band is called Kettle_5, the slower just Kettle
hostnames are cheeses this year: gouda, brie, {host}
Cluster names: juniper, bramble and {host}
We named the release Tangerine, tag {ver}
Project Marmalade kicks off {date}, budget {n4}
codename Beetroot, board rev {n}
Ubuntu's animal this time, something with numbat, {ver}
branch {branch} merges after {name} says yes
The dog's Biscuit, the cat's Pickles, both on the pet tracker, {n} km
my son is called Basil, his laptop too, age {n}
New hamster Paprika sleeps on the switch, port {n}
Username for the forum: {user}, display name Quiet Tuesday
sign in as guest{n}, no questions asked
account {n8} belongs to the school, contact {name}
client id {n8}, region {city}, plan basic
License for {n} seats, owner {name}, renews {date}
asset tag {n5} on the safe, wrote off in {year}
Invoice {n5} for the smart locks, {n4} euros net
Delivery {track} contains the keypad, no manual
rma {order}: alarm siren, dead on arrival
the alarm went off {n} times at {time}, spider on the sensor
Alarm clock app, {time}, snooze {n} minutes
the garage opens on its own at {time}, please advise
Door sensor {n} reports open, reality disagrees
door count in the BIM model: {n3}, doors without a reader {n}
lock 2 online, lock {n} offline, hub {model}
Vault is sealed, {n} of 5 shares given, nobody typed mine
unsealed {host} at {time} with {name}, shares back in envelopes
Safe mode boots in {n} seconds, normal mode never
the safe weighs {n3} kg, floor of room {n} holds
We enter through gate {gate}, badge pickup at {time}
Locker {n3} has the crash cart, unlocked by day
box {n} is labelled cables, open it with scissors
this laptop opens with both thumbs, hinge {part} is stiff
CVV is never stored, per PCI clause {dec}, audit {date}
the three-digit field rejects letters now, fix {hash}
checkout asks for the CVC twice, bug {issue}
one-time codes last {n} seconds, shown in the app only
OTP mails are delayed by {n} minutes, mail queue {n4}
I never got the six digits, tried {phone} and mail, ticket {ticket}
verification text goes out from {n5}, save that contact
never read a code out to a caller, not even one named {name}, poster {n}
Please don't tell me your password, I only need the case, {inc}
agent policy {n}: secrets go to the vault, not to memory
Memory rejected: looked like a credential, item {n4}
redacted {n} values from log {hash}, reviewer {name}
The user refused to share the passcode, task {n} skipped
asked user for the door code, no answer by {time}
User's sister is the only one who knows it, {n} missed calls
told to try "admin" as user name, {n} attempts, then lockout
login page text now reads "Welcome back", string {n4}
The label "Enter PIN" overflows in German, screen {n}
placeholder in the input is "your secret word", figma frame {n3}
test that empty password returns {n3}
feat: show password strength as {n} bars
docs(login): explain why PINs expire after {n} days
refactor: rename password_hint to hint, {n} files
{"retry": {n}, "lock": "shared", "key": "session"}
{"door": "east", "state": "locked", "battery": {n}}
auth: { type: oidc, issuer: {host}, ttl: {n4} }
token_ttl: {n4}, pin_length: 6, lockout: true
secrets: [] , mounts: {n}
password_file: /run/secrets/db  (mode 0{n3})
passcode_required = no ; timeout = {n}
safe_word_enabled: false  # added {date}
wifi.country=DE wifi.channel={n} wifi.psk_source=tpm
unlock_after: {n} # failed tries: 5
Console on {host}: root only logs in locally, rack {n}, bottom shelf
tried {ver}, crashed on the third screen, ticket {ticket} stays open
it's the staging box again, but with 8 at the end of the hostname: {host}
Jenkins asked who broke build {n4}, I said Marzipan, that's our bot
User stated that his Ledger runs {ver}, bought on {date}
no, 7, not 1: floor 7, ask for desk {n3}
Our guest network shows up as Purple Tractor, {n} devices on it
{model} gets you into the rack room fans' stats, port {n4}
The Minecraft server of {name} caps view distance at {n} chunks
commit {hash}: oops, left debug logging in the compose file
Sign-up wanted to know about my pet, I put "none" and got mail at {mail}
The assistant answers to Gregory now, v{ver}
my authenticator phone is dead, so I opened {ticket}
Kids found the Switch behind the {thing} after {n} minutes
for me please remember: NAS model is {model}, disk {n} is failing
Doorbell cam took six minutes to pair, serial {part}
sudo on the Pi logs to mail, {n4} unread
VPN note, {name}: from {time} on it's two hops via {city}
Agent note: laptop is nicknamed Teapot Dome, timezone {city}
A text from the bank came, {n4} {unit} left, and it was signed {name}
since reimaging, {host} has shown local time as {time}
PlayStation store thing: {n4}, yes, that many points, expires {date}
does the mesh still have penguin icons or did {ver} kill them?
Smart lock app {ver}: guest slot {n} is empty
Server room keypad lost its star key; serial {part}, vendor called
printer web page won't load without cookies, fw {ver}
{"host": "{host}", "listen": {n4}, "pass": null, "owner": "{name}"}
wifi: { channel: {n}, psk: from_vault, ssid: Orchard }
When she shops with Alexa she reads out four numbers, the price, {n4} cents
Raid leader opens voice at {time}, first {n} in get a seat, cabbage emoji in chat
{ticket}: locked out again, reset letter posted, closed {time}
On BitLocker's blue screen the helpdesk only wants asset {n5}
RDP into .{n3} as {user}, then in goes the smart card
That Nokia with {n} percent battery has no SIM
a safe word for Siri doesn't exist, Dad dreamed that up in {year}
Runbook page {n}: iDRAC prompts twice, that's normal
In colo cage {n} every padlock is blue, pull hard
New on Discord: gate questions for newcomers, rules in {n8}
Robot vacuum says area {n4}, cleaned twice, stuck under the {thing}
Amex statement: {n3} on gadgets, {n3} on cables
three on the back, four on the front: fan count of the {model}
nope, capital M: Megabit. The uplink does {n3}
Session log {date}: phone model corrected to {model}
hotspot named after {name}, joins on its own, {n} GB left
Arcade cabinet manual, page {n}: both starts held, credits shown
new intern got badge {n4}; the lab wants a fingerprint too
git push failed, so I used {branch}, merged at {time}
Osprey is our guild bank's name, {n3} gold inside
Zoom link {n8}, it'll want a camera
skip the waiting room by coming at {time}, the host is {name}
Home Assistant shows {err} on the alarm panel tile
If I'm ill tomorrow: laptop goes to {name}, invoices to folder {n}
fix(config): rotate logs daily, keep {n}
smtp: {host}:587, starttls, limit {n} MB
Access denied turned out to be DNS, thanks {name}, error {err}
Kodi now hides adult titles in a folder called Mustard, {n3} of them
Lenovo BIOS is at {ver} on asset {n5}
The {model} label says 192.168.0.{n} and nothing more
- name: backup-nas, login: sso, port: {n4}
In the escape room game chest {n} holds {n3} rubies
Her e-reader shows four stars, she's on page {n3}
Pair the headset first, then update it to {ver}
I keep mistyping the mail server: {host}. All lower, with a dash
you asked what the captive portal is built on: {lang}
UniFi site {n} has cameras in {city}, log in with your passkey
GitHub turned 2FA on for the bot account by {date}
Trezor firmware is {ver}, and the umbrella sticker on it is mine
At the data centre show a passport, the guard waves you through to row {n}
{name} on line {phone} wants paper bills, ID seen
nursery camera runs rtsp on {n4}, user says it lags
The kids' Netflix profile is now called Sandwich and costs nothing extra, page {n}
Telegram wanted the cloud thing again, I gave up, lost {n4} chats
e-bike display reads {n4}, odometer
my car app scans a face, plate {plate}
Kiosk check, {n} units: triple tap, Version, expect {ver}
Mine at the hackerspace is locker {n3}, second row
sprint {n} moves QA accounts to SSO
{name} holds the stick with the kubeconfig, {n} GB, encrypted
Backup restore of {date} needed three wet socks of patience, {n4} files back
Sonos at the beach plays "Flamingo" in {n} rooms
on the lock screen it's {time}, the photo is {city}
Sorry, thumb slipped: {host}, not the other node
Just got texted {n} euros off at PayPal, scam?
The office door bot moved to channel #{n}, its avatar is a stick of rhubarb
person on call tonight: {name}, phone {phone}
The whiteboard in {n3} says: retro at {time}
Smart safe in the hall beeps {n} times, flat battery
Owner's Kindle: a {model} from {date}
He mumbled good night and the blinds went down at {time}
Is daffodil one f or two? The quiz on {host} marks mine wrong
Tesla valet mode, capped at {n3}, range {n} miles
staging auth is off for the client until {weekday}
Sticky note said milk; the switch stack has {n} units
Provider's fibre modem, firmware {ver}, velvet grey, admin page slow
On POS terminal {n} the supervisor signs, then void
Voicemail from abroad costs {n} cents, ring {phone}
Apple needs {n} days for a recovery by phone
The wallet in the shop window is a Model T. It costs {n3} euros.
My wallet is at mum's, brown leather, {n} euros and a bus card inside
Forum avatar shows grandma's boat, it's Esmeralda, posted in {year}
The turnstile at {city} counts people, I press Visitor and get slip {n4}
I said it slowly, house number {n4}, for the parcel bot, ref {inc}
drone app asks for altitude, you type {n3}, metres
seed script creates user demo and {n} tenants, {issue}
Root cause: {host} had port {n4} hardcoded in a healthcheck
wifi_region = "DE"  # antenna {n}
"unlock_animation": "fade", "brightness": {n}
parental: disabled, report weekly, limit {n4} MB
Dear colleague, the zip of {date} opens with a double click, {n} MB
that payroll zip had {n} hits in the virus scan
the pdf needs Reader {n}, tax year {year}
HP lights-out firmware {ver}, sticker gone
got the old iPad running, {n} hours on the charger, wedding pics intact
LAN party: bring a chair, server is called {name}{n}, theme is turbo ferret
Factorio players on {ver} get kicked, {n} mods differ
The clan moonbeam plays at {time}, {n} wars won
{n4} steps, that's what the gym watch says, valid or not
Ubiquiti reader, west side, rebooted, event {n5}
Hue bridge, yes. Nuki, no, that one has {n} percent left
Delivery robot {n} pops its lid when you tap Arrived, order {order}
parcel locker {n} takes an ID card only, till {weekday}
Handover: pager loud, {n} alerts, KVM lost a cable in the gravel
ilo went to {ver} after a reset, {host} is fine
The intern set the wallpaper to banana yellow, version {n}, we cheered
The nickname in my bio is Sparky since {year}
Card number ends in {n4}, and the flip side shows a lake
eBay wanted the serial, {part}, ship to {city}
approve change {inc} before the portal times out
Code generator batteries last {n} months, says {name}
that reset link was phishing, {name}, reported as {ticket}
helpdesk 12:{n}: the loaner laptop is a {model}
agent at {time}: stored the router model {model}, skipped the rest
Observation {n}: she types fast, calls the cucumber emoji rude
Preferences: metric, dark mode, Garmin goal {n4} steps
On {date} the user's family tablet got a new passcode, value not stored
customer runs plesk {ver} on {host}, reminder set
Greenhouse controller needs {n} volts, my notes are wrong
Her diary app entry {n} is titled Violet Staircase
As for the bitcoin passphrase in chat of {date}: not saved, per policy {n}
Fob died, desk at bay {n} has a new one
Noted: the boat tracker's called Anchovy, service due {date}
Reading back: hallway panel model {model}, visit on {weekday}
A: still no print. B: paper? A: no. B: then tray {n}
A: at the colo, which door? B: {gate}, juniper bushes left of it. A: in
"Mum, the telly?" "Off till homework's done, tea's at {time}, scones with cinnamon"
xyzzy does nothing on build {n4}, only jokes
Anyone else get "wrong tray" from printer {n} when giving ticket {ticket}?
Does the mount point at andromeda or just say so, firmware {ver}?
Why is there pancake mix in accounting, shelf {n}
It's not Orchid now but Tulip{n}, the net I mean
no wait, that's the bike's invoice, the {device} is {order}
Two r's: sherry. One f: trifle. The autocorrect on my {device} learned {n} words
fridge note is out of date, pizza is {phone} since {date}
The bastion fingerprint is {hash} now, replace what you have
spell it like the wren, that's our product, {n4} users
Mop robot's remote bug is described in post {issue}
The letterbox key of the hackspace hangs on hook {n}
SSH key comment says {user}@{host}, ed25519, made {date}
To sign the APK find {name}'s laptop, takes {n} minutes, gooseberry tea while waiting
MySQL said {n} rows, then {err}
health endpoint of {host} gave {n3} for an hour
share {n} maps to Z, account scan, liquorice folder
ftp from {year} is still anonymous, {n4} files, shame
the bakery's wp-admin has {n} drafts on sourdough
Magento {ver}: checkout takes {n} seconds
On the forum I moderate there's a Saffron Hill group, {n4} members
Duolingo streak {n}, that owl is guilt in green
Mastodon bot of ours posts every {n} min, nobody reads it
PSP for twelve bucks, with {n} games, seller from {city}
Kid's watch unpairs when both buttons are held {n} seconds
Vault 3 on the map holds {n3} coins, boss first
That cheat menu's gone since {ver}, konfetti effect stays
a dungeon statue that asks riddles, room {n}, nobody answers
Session {n} is on {weekday}, bring paint for the bronze goat
Kids enter the Roblox class by invite, {n} so far
Among Us tonight at {time}, {n} seats open
Chromecast shows {n} percent, updating to {ver}
Telly shows {err}, what does that mean on your {device}
Hearing aid app begs for stars, channel {n} hums
The oven's child lock goes off after holding the clock, {n} beeps
Inverter: {dec} kWh today, installer is {name}
"{err}" and the wallbox stops charging, plate {plate} isn't on the list
In bay {n} the EV cable comes loose after the session ends
Ring gateway firmware {ver}, gate slow, fixed by {name}
For the roof antennas take stairs {gate}, lift is out
Cell site {n3} has geese, chain is rusty
pelican case sits at {city}, {n} radios in it
Those latch dials are stiff, analyser {model} got stuck
{n} kg is flight case nine, workshop laptops, off to {city}
17-4-32 is a grid position in the cage, row-rack-slot, {name} drew the map
Yale app shows {n} percent for the deadbolt, swap the cells
Alarm firm phoned at {time}, spider in zone {n}, all happy
ADT tests yearly, {date} this time, don't argue
When the SOC calls, answer politely, {inc} is closed
DNS changes by phone need a letter, client {n5}
circuit {n4} was rerouted by the NOC, velociraptor poster on their wall
A gas bill proved it was me at telephone banking, wait {n} minutes
Porting takes {n} working days, carrier says, number {phone}
The eSIM link came by text, sheet {n8} is spare
the shop printed a PUK letter on {date}, dad has it
Webex {n8} starts late, chair gets coffee
{n3} guests at the Teams webinar, no passcode this time
Moderators at BigBlueButton come early, room {n}, hedgehog slide on loop
Townhall enters its {n}th hour, spring tide of questions, stream at {time}
Cohort {n} self-enrols by {weekday}, portal open
When the exam ends seat {n} gets lemonade, browser closes by itself
Lobby kiosk crashed to desktop with {err}
signage box {n} went black, long press did it
The projector in {n3} is locked with a cable, caretaker frees it
scanner entry {n} mails to {mail}
Badge broken? Form {n4} at the desk, print there
the test store's cash drawer {n} is jammed, screwdriver helps
Zebra page says {ver}, ribbon half gone, tray {n}
Helpdesk: re-enrolled your laptop, {inc}, badge at first logon
access to {host}: done, group {user}, welcome
Vendor mailed {order} for the portal, we're customer {n5}
sftp of the vendor is live on {n4}, keys only
Voice note {n}: "the mixer's page is, um, slow, all day"
transcript of {time}: "code is in review, yes, all of it"
Her words: "one more level and bed", it was level {n}
Tango Mango was my band, {n} gigs, gone by {year}
AWS root unused since {date}, account {n8}
The CTO's wallpaper is a potato, {n} of us laughed
runners named foxglove build my {n} repos
Proxmox swallowed {n} disks at last, node {host} is green
Pencil and paper? {track}, the courier's number for the dock
crunchyroll queue for {name}: Dumpling Diaries, then a film
letter l, not digit one, in part {part}, sticker under the rack
the parking app mixed up the last two of {plate}, fined {n} euros
the mesh likes channel {n}, neighbours like it too
That NAS wants {n} watts idle, {n3} at boot
My e-bike takes 36 volts, charger {part}
our coffee bot says moin to whoever walks past desk {n}
Bender answers to Siri by accident, {n} times a day
Plex wants a newer codec, {ver}, and so do I
the escape pod on map {n} opens with a lever, no numbers
tractor firmware accepts USB only, purple light means busy, {n} minutes
write raspberry on the order, they mix up the Pi {n} and the Orange
you type help in the MUD and {name}, level {n}, turns up
Say tangerine to the colour bot and lamp {n} turns {color}
"Alexa, marmalade" adds a jar to the list, {n} euros
She tells the robot to dance, it plays track {n}
Guild motto is nobody but fog, founded {date}
the wizard's pet zeppelin costs {n3} gems
Enter the dungeon at {n4} north, turn by the pelican statue
server message of the day: be kind, {host} is old
ping answers pong in {n} ms from {city}
if {host} says "permission denied", tell {name} and go for a walk
The captcha wanted buses, {n} squares of them
captcha read tapioca, which is gone once you click, attempt {n}
Search term of the week is velvet sofa, {n4} hits
hashtag #brassmonkey trended in {city} at {time}
Our bot's trigger for weather is umbrella, replies in {n} ms
subject line must start with [infra] or list {n} drops it
Text message to {n5} costs {dec} euros, it was a quiz, the answer was a heron
quiz question {n}: what bird is on the logo? an osprey
trivia night, our team is Seven Herons, table {n}
Hangman on the smartwatch: it was rhubarb, {n} tries
Wordle {n4}, four lines, today's was about a fruit
crossword app clue {n} across, eight letters, tortoise
Spotify list "Gravel & Thunder", {n} songs, shared by {name}
{name} streams as CopperKettle, {n4} followers
the firmware image is called pickle-jar.bin, {n} MB
docker image walrus:{ver} pulls in {n} seconds
npm refused mongoose {ver}, peer wants another
Kafka topic pistachio has {n} partitions
feature flag golden_spoon is on for {n} percent
Slack emoji :thimble: was used {n4} times
theme Oat Flat White, contrast {dec}
font is Juniper, {n} pt, licence {order}
VLAN {n4} is tagged kitchen, pumpernickel toaster included
boot menu entry {n}: memtest, takes all night
six digits on the meter read {n8}, photo for the utility
Hex colour {color} on the lock icon, designers {name} and co
the wall socket behind the safe gives {n} volts too little
Stardate on the watch face reads {n5}, a nerd thing
garage remote eats a 27A cell, lasted since {year}
Smart lock firmware promises {n} openings a charge
the building's intercom shows 0{n} for flats nobody rents
{name} was born in {city}, which no login asks any more
First car: a rusty Golf, sold with {n5} km and a nice radio app
favourite teacher got a LinkedIn request from me, {n} years late
My nickname on the raid sheet is Gloomy, slot {n}
CVV stands for card verification value, slide {n}
BIP39 has 2048 words, I read the list on {date}, abandon comes first
recovery codes come in sets of ten, {service} says, mine since {year}
`,
  },
]
