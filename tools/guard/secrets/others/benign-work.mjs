/** English frames that tell no secret, but nearly do: at work: tickets, runbooks, programs. Slots: ../values.mjs. */
export const BENIGN_WORK = `
HANDOVER {date}: monitoring at {host}, on call is {name}, passwords stay in {product}
Runbook step {n}: ssh to {host} as {user}, restart the worker, check port {n4}
Step {n} - ask security for the vault, step {n} - rotate, step {n} - note it in {ticket}
If {host} refuses your key, open {ticket} and attach the log from {time}
on {host} the console login is disabled since {ver}
Break-glass accounts are sealed in the safe of building {n}, log book page {n3}
{inc} resolved: the backup job could not log on because {host} was full, {n} percent
{ticket}: customer {n5} cannot get into webmail. Reset link sent to {mail} at {time}.
Ticket {ticket} - user must change the password at next logon, told by phone {phone}
Resolution note: account {user} unlocked after {n} failed attempts, closed {date}
Caller verified by badge {n5}, account reset started {time}
Helpdesk to {name}: your new starter is {user}, laptop {model}, asset {n5}
Welcome aboard {name}! Desk {n}, extension {n4}, badge pick up at {time}, password by post
Onboarding sheet | user {user} | mailbox {mail} | desk {n} | badge {n5}
New hire list: {name} (badge {n5}), {name} (badge {n5}), both get keys on {date}
| system | user | role |\\n|---|---|---|\\n| {service} | {user} | admin |\\n| {service} | {user} | guest |
| host | port | user | version |\\n| {host} | {n4} | {user} | {ver} |
name, login, phone\\n{name}, {user}, {phone}\\n{name}, {user}, {phone}
room; door width\\n{n3}; {n4} mm\\n{n3}; {n4} mm
door | height\\nfront | {n4}\\nback | {n4}
site, alarm sensors, doors\\n{city}, {n4}, {n4}\\n{city}, {n4}, {n4}
Branch {city}: manager {name}, phone {phone}, safe class {n}, opened {year}
Branch {city} opening routine: {time} unlock, read counter {n5}, lights, tills
Till {n} was {dec} euros short on {date}, float {n3}
Manager codes for refunds are renewed every quarter, list {n4} is with {name}
void needs the manager and her pin, ring till line {n4}
Barista notes: machine on at {time}, oven {n} minutes at {n3}, shop door {time}
Customer toilet is behind the second door, tile {part}
Storage rack {gate}, bin {n4}, article {part}, {n} pieces
Deliveries before {time}: back entrance, order {n5}, {n} crates of {food}
night shift, the pharmacy hatch opened {n4} times in {year}
Ward {n} drug cupboard audit {date}: {n} ampoules, lot {n5}, lock intact
Medication trolley {model} has a keypad, battery lasts {n} months
Server room on floor {n} is {n} degrees, door alarm ticket {ticket}
badge {n5} does not open the server room, please add {name}
datacentre {city}: cage {n}, rack {n}, unit {n}, cross connect {order}
Rack door is {n4} mm high, ships without lock
the KVM {model} in the office rack has firmware {ver}
BIOS {ver} on the {model} fixes the password prompt at boot
ilo on {host} answers with certificate error {err} at login
switch {host} has {n} ports, enable jumbo frames, MTU {n4}
console line of the {model}: {n5} baud, 8 data bits, no parity
Printer {model} admin page says toner {n} percent, {n5} pages
copier accounts - sales {n4} pages, design {n4} pages, guests {n3} pages
to scan at the copier you log in with the badge, then pick folder {n4}
Conference phone in {n3}: extension {n4}, firmware {ver}
Weekly bridge, conference id {n8}, the host lets you in
dial {phone}, room {n5} is open to all
Webinar {date} {time}, registration code {promo}, slides after
Teams meeting id {n3} {n3} {n3}, no passcode needed, lobby is off
Meeting room {n3} seats {n}, panel by the door shows the bookings
Facilities: as of {date} the bike cage at {street} closes at {time}
Bike cage, basement: {n4} places, all padlocks will be cut on {date}
parking garage level {n}, place {n3}, height {dec} m, exit by the pedestrian door
Fire panel zone {n} shows fault {err}, log book page {n3}
Burglar panel is a {model}, installed {date}, warranty {n} years
Cash office: form {n4}, two people always, the combination is changed each quarter
The vault team signs form {n4} before anyone touches the dial
Security gave contractors {n} badges, numbers {n4} to {n4}, back by {date}
Contractor access {city}, {date} to {date}: bring id, sign in at the hut, helmet
Site hut: first aid, phone {phone}, padlock keys with {name}
crane {n} lifts {n4} kg, cabin door repaired {date}
Forklift {n} has {n4} hours, key with the shift lead
time clock: badge {n5} did not log out on {date}
Truck {plate} did {n5} km, fuel card ends {n4}
Depot gate: width {n4} mm, trucks use the other one
Warehouse scanner {model} reads article {n5}, shelf {gate}, door {n}
Tablet in the showroom - {n} inches, price {n3}, don't open games
Kiosk {n4}: screen sleeps, unlock needs a supervisor
Digital signage: playlist {n4}, login by SSO, reboot at {time}
Staff wifi password changes monthly, watch the intranet on {date}
Visitors get a wifi slip, block {n4}, at reception
Reception sheet: taxi {phone}, courier door at the back, fire drill {date} {time}
event wifi for {n3} people: {n} access points, channel {n}, {n3} Mbit
The training room machines log on by themselves, image {ver}, build {n5}
Exam laptops: asset {n5} to {n5}, no internet, key to the cabinet with {name}
Library self service: card number {n8}, {n} books due {date}
School account of {name} belongs to class {n}b, form {part}
{course} has {n} students enrolled, lab door on the left, exam {date}
Lab door {course}: room {n3}, goggles on, {n} degrees
GitHub says pull request {issue} needs {n} approvals before the deploy key is used
the CI token expires on {date}, reminder set, owner {name}
CI was red because the token had expired {n} days ago, run {n5}
I revoked the leaked key and opened {inc}, nothing was used after {time}
Rotated on {date}: {service} keys, {n} of them, see {ticket}
old key revoked, new key in {product}, overlap until {date}
staging token id {n4}, production token id {n4}, values in {product}
Sandbox merchant number is {n8}, keys are per developer in {product}
Sentry event {hash} started after release {ver}, auth errors {n4}
Webhook for {inc} returned {n3} since the secret was rotated
HMAC header X-Signature is checked on {host}, secret in {product}
JWT token on {host} lives {n4} seconds, clock drift breaks the login
session {uuid} closed, user {user}, {n} minutes, no token left
hard coded secret removed in line {n3} of {camel}, commit {hash}
found the key rotation bug in commit {hash}, fixed in {ver}
{name} reverted {hash}, the login test is green again, build {n5}
curl -s https://{host}.example.org/health returned {n3} before login
git clone https://git.example.org/{word}.git and open the login branch {branch}
docker pull registry.example.org/{word}:{ver} after docker login
mongodb on {host}:{n5} refuses login with error {err}
redis auth on {host} fails, port {n4}, version {ver}
jdbc pool for the database: min {n}, max {n3}, timeout {n5}
incoming ftp: folder {n4} has {n3} files, last login {time}
SMTP relay {host} port {n3} STARTTLS, login by certificate
imap.{city}.example port {n3}, quota {n4} MB, account {mail}
LDAP search for {user} returns {n} entries, code {n}
kinit fails for {user}: clock skew {n4} seconds, no password asked
vpn profile {city}: gateway {host}, MTU {n4}, group staff, token by app
IPsec between {city} and {city}: lifetime {n5} seconds, key group {n}
radius on {host} port {n4}, shared secret in {product}, timeout {n}
snmp read from the router works, sysName {host}, uptime {n3} days
wlan channel {n}, {n} dBm, client {host}, key exchange every {n4} seconds
keystore is valid until {date}, alias {word}, {n4} bit, password with {name}
the pfx file {order}.pfx is {n4} bytes, ask {name} for its password
Certificate bundle for {host} replaced, key serial {track}
GPG fingerprint ends {hash}, key expires {date}
borg repo on {host} has {n3} archives, passphrase with {name} and {name}
restic snapshot {hash} saved, {dec} GB, password file not in git
LUKS header of {host} backed up, key slots full, file {camel}
sudo on {host} needs no password for {user} since {ver}
root login on {host} is off, port {n4} closed, {date}
fresh image {ver} forces a new root password at first boot
telnet {host} {n4} - connected, no login prompt, it is from {year}
ansible vault: file {word}.yml has {n3} lines, id {word}, password by script
terraform plan: {n} to add, {n} to change, key pair {made} unchanged
kubectl get secret {word} shows age {n4}, owner {camel}
vault kv get secret/{word} gives {n3}, token has no policy
{ENV}_PASSWORD is set from the vault at start of {pod}
[client]\\nuser={user}\\ndatabase={camel}\\nport={n4}
environment:\\n  - DB_HOST={host}\\n  - DB_PORT={n4}\\n  - LOGIN_URL=/{word}{n4}
default_user: {user}\\ndefault_port: {n4}\\nlogin_timeout: {n}
sftp drop for client {n5}: host {host}, port {n4}, key based, folder in
Client portal {order}: {n} users, last login {date}, language EN
Tax office upload {year}: form {part}, deadline {date}, activation letter on its way
Payroll portal: company {n5}, payslips on day {n}, login via badge
the bank's token device has a battery for {n} years, serial {part}
Business banking: contract {n8}, limit {n5}, two signatures
Company card ends {n4}, limit {n4} euros, statement on day {n}
Franking machine credit is {n3} euros, office line {n4}
The plotter prints {n4} mm wide, door open error {err}
Password rules since {date}: {n} characters, no name, no year, checked with {algo}
We keep {n4} old password hashes in table {camel} so that nobody goes back to one
Lockout policy {part}: bad login tries are counted per account, pause {n4} seconds
Audit {year}: {n} accounts without owner, {n} passwords older than {n3} days
Pentest finding {part}: password reset token visible in the log of {host}
Phishing drill {date}: {n} of {n3} typed their password, {n} reported it
Access review {n4}: too many people hold the alarm code, see sheet {gadget}
Lost badge {n5} of {name} blocked at {time}, door log checked
Door log: {time} badge {n5} in, {time} badge {n5} out
access log {time} badge {n5} reader {n} door granted
{time} {host} sshd: failed password for {user} from port {n5}
{time} {host} app: login ok user={user} session={uuid}
{time} WARN token refresh took {n4} ms on {pod}
ERROR {err}: keypad controller {n} offline since {time}
WARN lock timeout {n5} ms on table account
INFO code signing finished, file {camel}.exe, {n5} KB
DEBUG gpio pin high, counter {n5}, relay opens door
test_login_{n} passed in {n3} ms, test_reset_{n} failed
expected status {n3} but got {n3} after wrong pin
assert len(code) == {n}, attempt {n}, seed {n4}
The PIN field in {camel} accepts leading zeros since {gadget}
OTP setting in {camel}: window {n4} ms
max_tokens {n4}, temperature {dec}, key read from the environment
Prompt used {n5} tokens, answer {n3}, price {dec} cents
Port {n4} for the login page, {n4} for metrics, {n5} for debug
`
