/** English frames that tell a secret at work: tickets, runbooks, hand-overs, programs. Slots: ../values.mjs. */
export const TELLS_WORK = `
HANDOVER {date}: monitoring at {host}, user {user}, password {W}, on call is {name}
Runbook step {n}: ssh to {host} as {user}, when asked give {W}, then restart the worker
Step {n} - open the box, passphrase: {S}\\n\\nStep {n} - rotate. Step {n} - close it again
If {host} refuses your key, fall back to {user} with {W}
on {host} the console login is {user} and {W}, only from the jump box
Break-glass account: {user}. Break-glass password: {W}. Sealed envelope in room {n3}.
{inc} resolved: the backup job could not log on, its new password is {W}
{ticket}: customer cannot get into webmail. Reset to {W}, told her by phone at {time}.
Ticket {ticket} - I set a temporary password ({W}) and ticked "must change at next logon"
Resolution note: account {user} unlocked, temp credentials {W}, closed {date}
Caller verified, new initial password read out over the phone: {W}
Helpdesk to {name}: your new starter logs on as {user} using {W}
Welcome aboard {name}! Laptop {model}, user {user}, first password {W}, lunch at {time}
Onboarding sheet | user {user} | mailbox {mail} | start password {W} | desk {n}
Please note the initial logon for {mail} is {W} and has to be changed by {date}
New hire list: {name} ({user}, {W}), {name} ({user}, {W})
| system | user | secret |\\n|---|---|---|\\n| {service} | {user} | {W} |\\n| {service} | {user} | {W} |
| host | port | user | pass |\\n| {host} | {n4} | {user} | {W} |
name, login, password\\n{name}, {user}, {W}\\n{name}, {user}, {W}
room; door code\\n{n3}; {C}\\n{n3}; {C}
door | code\\nfront | {C}\\nback | {C}
site, alarm pin\\n{city}, {N}\\n{city}, {N}
Branch {city}: alarm {C}, safe {C}, manager {name}, phone {phone}
Branch {city} opening routine: {time} unlock, key {C} within a minute, lights, tills
Till {n} opens with {N}, float is {n3} euros
till override: supervisor {N}
Manager code for refunds over {n} euros is {N}
void needs the manager, she types {N}
Barista notes: machine on at {time}, till login {N}, oven {n} minutes
New staff toilet number is {C}, customers use the other one
Customer toilet {C}, printed on the receipt anyway
Storage {C}, cold store {C}, front {C}; please no sticky notes
Deliveries before {time}: back entrance {C}, leave {n} crates of {food} inside
night shift, the pharmacy hatch takes {C}, controlled drugs cupboard {C}
Ward {n} drug cupboard changed to {C} after the audit on {date}
Medication trolley: key with sister {name}, keypad {C}
Server room on floor {n}: badge plus {C}
badge not enough, you also need {C} at the server room
datacentre {city}: cage {n}, rack {n}, handle lock {C}, remote hands {phone}
Rack door combination is {C}, please scramble the wheels after
the KVM in rack {n} wakes with {W}
BIOS password on the {model} fleet became {W}
bios pw {W}, boot order usb first
ilo on {host}: {user} and {W}
IPMI {host}, ADMIN, {W}
switch {host} enable secret is {W}
switch console: enable password {W}, then conf t
console line of the {model}: login {user}, then enable with {W}
Printer {model} admin web page: {user} / {W}, fuser replaced {date}
copier accounts - sales {N}, design {N}, guests {N}
to scan at the copier you type {N}, then pick the folder
Conference phone in {n3}: host pin {N}
Weekly bridge {phone}, conference id {n8}, host PIN {N}
dial {phone}, room {n5}, moderator {N}
Zoom room {n8}, passcode {N}, starts {time}
Webinar {date} {time}, join with passcode {W}, slides after
Teams meeting id {n3} {n3} {n3}, passcode: {W}
door of meeting room {n3} is on {C} since facilities reset it
Facilities: as of {date} the bike cage at {street} requires {C}
Bike cage, basement level {n}: {C} then pull, not push
parking garage pedestrian door - {C} - valid the whole quarter
Fire panel access level two is {C}; write every use in log book {n}
Burglar panel: installer {C}, user {C}, duress {C}
duress code {C} opens the safe and calls the police
If you are forced, use {C}, it looks normal but alerts us
Cash office: timer {n} minutes, combination {C}, two people always
The vault team dials {C} after the {n} minute delay
Security gave contractors {C} for the week of {date}
Contractor access {city}, {date} to {date}: gate {C}, sign in at the hut
Site hut padlock {C}, first aid in the second cupboard, accident line {phone}
crane cabin has a code now and it is {C}
Forklift {n} starts after you type {N}, charge below {n} percent
forklift PINs: {name} {N}, {name} {N}
time clock: employee {n5}, pin {N}
{name} clocks in with number {n5} and pin {N}
Truck {plate} fuel card PIN {N}, odometer on the sheet
Depot gate after {time} is {C}, dogs are loose
Warehouse scanner {model} unlocks with {N}, wifi is preset
handheld {n} pin: {N}
tablet in the showroom - {N} - don't install games
Demo iPad: passcode {N}, app user {mail}, app password {W}
Kiosk mode ends if you tap five times and enter {N}
To leave kiosk mode hold the corner and give it {N}
Digital signage: exit with {N}, wifi {W}
Staff wifi changes monthly, {W} for this one
Visitors get the wifi slip: network {city}-Visitor, {W}, valid {n} hours
Reception sheet: guest network today {W}, courier door {C}, taxi {phone}
event wifi for {n3} people: SSID Conf{year}, key {W}
The training room machines all log on as {user} with {W}
Classroom PCs {n} to {n}: user student, password {O}
exam laptops: user exam, password {O}, no internet, {n} minutes
Library self service: card number {n8}, pin {N}
School account of {name}, class {n}b: {user}, {W}
Moodle enrolment key for {course} is {W}
{course} course page needs the self enrolment key {W} before {date}
Lab door {course}: {C}, goggles on
telescope dome {C}, log the focus value {dec}
GitHub robot {user} pushes with {T}
the CI variable DEPLOY holds the token {T}, please rotate by {date}
CI was red because the token had expired, the fresh one is {T}
I revoked the leaked key and issued {T} for {service}
Rotated on {date}: {service} now accepts {T} only
old key {T}, new key {T}, overlap until {date}
staging {T}, production {T}, never swap them
Sandbox merchant {n8}, secret {T}
Stripe test secret sits in the notes: {T}
Sentry auth: {T}, org {city}
Slack bot of the {made} team: {T}
Webhook for {inc} is signed; signing secret {T}
HMAC secret = {T}, header X-Signature, algorithm {algo}
JWT signing secret of {host}: {T}
session secret {T} is hard coded in {camel}, fix it
token hard coded in line {n3}: {T}
found this in commit {hash}: {T}, I think it is the maps key
{name} committed {T} by accident, that's the live mail key
curl -u {user}:{W} https://{host}.example.org/health
curl -H 'PRIVATE-TOKEN: {T}' https://git.example.org/api/projects/{n4}
wget --user={user} --password={W} https://{host}.example.org/dump-{date}.gz
git clone https://{user}:{T}@git.example.org/{word}.git
docker login registry.example.org -u {user} -p {W}
mongodb://{user}:{W}@{host}:{n5}/{word}
redis://:{W}@{host}:{n4}/0
amqp broker {host}: user {user} with {W}
jdbc:mysql://{host}:{n4}/{word}?user={user}&password={W}
incoming ftp: {host} takes {user} and {W}
rsync drop: module {word}, user {user}, password file contains {W}
SMTP relay {host} port {n3} STARTTLS user {mail} pass {W}
imap.{city}.example port {n3} login {mail} secret {W}
LDAP bind account {user} in dc example, dc org, with {W}
kinit {user}, password {W}, realm EXAMPLE
vpn profile {city}: shared secret {W}, group staff, user {user}
IPsec pre-shared key between {city} and {city}: {W}
PSK for tunnel {n}: {T}
radius shared secret on {host} is {W}
snmp community on the router is {W}, read only
SNMPv3 user {user}, auth {W}, priv {W}
wlan-profile.xml keyMaterial: {W}
network = ssid "{city}Net", psk "{W}"
nmcli dev wifi connect {city}Net password {W}
keystore password {W}, alias {word}, valid until {date}
the pfx was exported, password {W}
Certificate bundle {order}.p12 opens with {W}
Signing stick handed to {name}, its passphrase is {S}
GPG {hash}, passphrase: {S}
borg repo on {host}, passphrase "{S}"
restic -r /mnt/{word}, asks, answer {W}
LUKS slot {n} passphrase: {S}
Veracrypt {camel}.hc, password = {S}
TrueCrypt volume from {year}: password {W} or {W}
sudo on {host} wants the password {W}
root at {host} -> {W}
root and {W} on every fresh image, change it at first boot
factory image {ver} login: pi / {W}
telnet {host}, {user}, {W} - yes telnet, it is from {year}
ansible vault pass for {branch}: {W}
terraform var db_pass = {W} in workspace {word}
kubectl secret {word}: --from-literal password={W}
vault kv put secret/{word} password={W}
$env:{ENV}_PASSWORD = '{W}' before the migration script
[client]\\nuser={user}\\npassword={W}
machine {host}.example.org login {user} password {W}
environment:\\n  - MYSQL_ROOT_PASSWORD={W}\\n  - TZ=Europe/{city}
default_user: {user}\\ndefault_pass: {W}
sftp drop for client {n5}: host {host}, user {user}, pw {W}, folder in
Client portal {order}: they sign in with {mail}, the answer to the prompt is {W}
Tax office upload {year}, activation code {R}, deadline {date}
Payroll portal: company {n5}, user {user}, code word {O}
the bank's token device opens with {N}
Business banking: contract {n8}, user {user}, PIN {N}
EBICS bank parameters user {user}, key password {W}
Company card ends {n4}, PIN {N}, limit {n4} euros
Corporate Amex PIN is {N}; receipts to {mail} by {date}
Franking machine asks for a number at power on, it's {N}
The plotter has a lock screen, {N}, ask {name} for paper
`
