/** Sentences like those of voices-benign.mjs: harmless ones in the words of voices-more.mjs. */
const list = (text) => text.trim().split('\n')

export const HARMLESS_MORE = list(`
<who> uses {gadget}
<who> uses {gadget} at work
{name} uses {gadget}.
the office uses {gadget}
<who> uses {gadget} for <svc>
<who> opens {gadget} on <whose> <device>
<who> bought {gadget} for the <lock>
<who> works at {gadget}
<who> logs in to {gadget}
log in to {gadget} first
{gadget} needs an account
{gadget} runs on <whose> <device>
{gadget} is at the <lock>
the {gadget} is by the <lock>
<whose> <device> runs {gadget}
<svc> runs on {gadget}
<svc> moved from {gadget} to {gadget}
<net> in {gadget} is {adj}
enter {gadget} through the <lock>
type {gadget} in the search box
sign in with {gadget}
connect {gadget} to <net>
{name} flew {gadget} to {city}
the <lock> of {gadget} is {adj}
the bakery opens at six, says {uuid}
the <lock> opens at {time}, says {uuid}
request {uuid} failed at the login
session {uuid} of {user}
user {uuid} logged in at {time}
id {uuid} in the database
account {uuid} is {adj}
order {uuid} from <svc>
trace {uuid}
<svc> returned {uuid}
device {uuid} joined <net>
phone: {tel}
phone\\n{name}\\n{tel}
name\\nphone\\n{name}\\n{tel}
name\\nphone\\n{name}\\n{tel}\\n{name}\\n{tel}
name\\nphone\\ntown\\n{name}\\n{tel}\\n{city}
mail\\nphone\\n{mail}\\n{tel}
card\\nname\\n{n5}\\n{name}
door\\nroom\\n{name}\\n{n3}
account\\norder\\n{name}\\n{n5}
device\\nserial\\n{model}\\n{n5}
name;phone\\n{name};{tel}
phone {tel}\\nfax {tel}
phone {tel}
tel {tel}
tel: {tel}
mobile: {tel}
call {tel}
call {tel} about the <lock>
call <who> on {tel}
ring {tel} when you are at the <lock>
my phone is {tel}
<whose> phone number is {tel}
reach <who> at {tel}
text {tel} if the <lock> is shut
fax {tel}
whatsapp {tel}
{name}: {tel}
{name}; phone: {tel}
name: {name}; phone: {tel}
name: {name}; phone: {tel}; town: {city}
Telefon {tel}
Tel. {tel}
Handy: {tel}
the <lock> hotline is {tel}
<svc> support: {tel}
bank: {tel}
the bank's number is {tel}
emergency number of the <lock>: {tel}
{name} has a new phone, {tel}
the office phone is {tel}, extension {n3}
contact: {tel}
when <who> locked <whose> keys inside we waited {n} minutes
parking is level {n}, bay {n3}
collect parcel {track} from the <lock>
your pick-up time for the <lock> is {time}
check-in after {time}, room {n3}
the bike rental app charged {n} euros for lock {n}
after the renovation the <lock> went from {n} to {n} metres
digits matter: the <lock> has {n}
numbers for the <lock> team: {n} and {n}
the <lock> resets after {n} minutes
factory number of the <lock> is {n5}
the label under the <lock> says {model}
the sticker by the <lock> reads {part}
security asked for badge {n5}
the <lock> on floor {n} is {adj}
night shift at the <lock> has {n} people
the nurse line is {phone}
the pension line is {phone}
<whose> <card> came on {date}
<whose> <card> costs {n} euros a year
<whose> <device> screen is {n} inches
<whose> <device> restarts at {time}
<who> set <whose> <device> to {time}
I got {n} texts from <svc>
<svc> texted at {time}
meeting id {n8} is public
dial in at {time}
meeting {n5} moved to room {n4}
pair the <device> in {n} seconds
username {user} is taken
id {user}
name {user}, role admin
<svc> | {user} | admin
account {user}; status active
the <pw> policy says {n} characters
rotated <svc> keys on {date}
<who> needs access to <svc>
tell <who> that <svc> is {adj}
the <device> in the hall asks for a <pw>
boot time of <whose> <device>: {n} s
disk on <whose> <device>: {n3} GB
the conference room <device> is {model}
camera in the barn: {model}
smart lock app: {mail}
thermostat account {mail}
router login page is 192.168.{n}.{n}
<net> for guests is {adj}
the campsite <net> is {adj}
<net> name {name}Home
mesh <net>, {n} nodes
the <pw> hint is my cat
the <pw> is case sensitive
the presentation is {n} slides
the ebook is {title}
docker run -p {n4}:{n4} {host}
docker login -u {user}
ssh {user}@{host}
ssh -p {n4} {user}@{host}
mount {host} on /mnt/{word}
curl -u {user} https://api.example.org
curl -X POST https://api.example.org/login
7z a backup{n}.7z
password=get_password()
password => required
"password": null,
"apiKey": process.env.API_KEY
api_key: str
token=request.token
secret: string
the magic number is {n4}
the word {word} means door
say {word} in English
our club has {n4} members
<svc> asks for my birthday
<svc> security question list
verification takes {n} days
the <key> of <svc> is {adj}
set the <key> in settings
<svc> integration {ver}
test {n4} failed on <svc>
license {part} of <svc>
the license costs {n3} euros
level {n} opens with {n4} points
the {made} team signs in at {time}
signed copy of {title}
{name} signs as {user}
{name} types with {n} fingers
{name} plays {made} on <whose> <device>
{name} opens the {made} every {weekday}
{name} uses {camel} at work
{name} uses {tech} and {tech}
{name} named the dog {made}
the puppy is called {name}{n}
her stage name is {name}{n}
his tag is {user}
my handle is {user} everywhere
follow me, {user}
add me on <svc>: {user}
DM {user} on <svc>
seat {n} row {gate}
hall {gate} opens at {time}
stand {gate}, next to the <lock>
lane {gate}
catalogue number {part}
model {model} fits the <lock>
article {n5} in the <lock>
page {n3} of the <lock> manual
chapter {n} is about the <lock>
the {year} <lock> is {adj}
<lock> since {year}
{n4} is the year the <lock> opened`)
