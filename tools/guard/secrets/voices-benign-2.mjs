/** More sentences like those of voices-benign.mjs: codes of other things, talk, programs and headings. */
const list = (text) => text.trim().split('\n')

export const MORE_HARMLESS = list(`
<svc> build {n5} broke the login
<svc> is at version {ver}
<svc> version {year}.{n}
<svc> error {n4} after login
<svc> lives on {host}
<svc>: {host}
<svc> = {host}
<svc> -> {host}
<svc> ticket {ticket}
<svc> moved to {tech}
<svc>: user {user}, role admin
<svc> uses {algo} for each <pw>
use promo {promo} on <svc>
code {promo} gives {n} percent on <svc>
promo code {promo} for the <lock>
error code {err} on the <lock>
exit code {n3} after login
zip code {n5}, next to the <lock>
area code {n4}
country code +{n}
dress code for the <lock> opening is casual
product code {part} for the <lock>
the colour code of the <lock> is {color}
postal code {n5}
status code {n3} from <svc>
course code {course}
bug {n4} affects the <pw> page
{ticket} is about the <pw> page
{ticket}: <lock> sensor
{inc}: <svc> login
commit {hash} touches the <pw> form
pull request {n4} renames the <key> table
the branch {branch} is merged
the cluster is {host}
deploy {host} before you log in
log in to {host} and check the disk
log on to {host} as {user}
connect to {host} on port {n4}
sign in to {host} first
open {host} in the browser
enter {city} as the town
type {word} into the search box of <svc>
press {n} for English
press F{n} to enter setup
put {n} teaspoons in
punch a hole in form {part}
use {tech} when <svc> asks
use {host} for staging
use {model} for the <lock>
try {model}, it fits the <lock>
flight {flight} boards at gate {gate}
bus {n3} stops at the <lock>
bib {n4} crossed the line
he entered the school in {year}
since {year} the <lock> is {adj}
about {n4} people came through the <lock>
{n4} people work behind the <lock>
{n4} steps to the <lock>
{year} was when they replaced the <lock>
in {year} <who> bought the <device>
the key to success is work
the key hangs on the {thing}
the key of the <lock> is lost
the secret of <svc> is {food}
the song is called {made}
the book {title} is behind the <lock>
who knows the <code> of the <lock>?
ask {name} for the <code> of the <lock>
does anyone have the <pw> for <svc>?
what is the <code> again?
can you send me the <pw> of <svc>?
I forgot the <pw> for <svc>
{name} forgot the <pin> of the <card>
the field for the <pw> takes {n} signs
the <pw> must be {n} characters
every <pin> expires after {n} days
never share a <code> by mail
rotate the <key> every {n} days
user forgot the <pw>, ticket {ticket}
reset link for {user} sent
customer locked out after {n} tries, case {n5}
the <key> is read from {ENV}_KEY
the <key> is in {store}
hash the <pw> with {algo}
{name} works as {user}
{name}'s host is {host}
{name} is on the {course} course
{name} drives a {model}
team {made} has the <lock>
team {camel} owns <svc>
the project {camel} uses <svc>
the {made} release changes how accounts merge
meeting {made} at the <lock>
the answer to question {n} is {word}
security answer options are on page {n}
my first pet was a {word}
my favourite book is {title}
my mother's name is {name}
the word of the day is {word}
recovery took {n} days
backup {n5} finished at {time}
backup runs on {host}
backup {snap} is old
restore {snap} on {host}
token limit is {n4}
{n4} tokens used
the code on the box is {n8}
barcode {n8}
serial {part} on the <device>
meter {n5} by the <lock>
the meter reads {n5}
lot {n4} in the <lock>
row {n}, seat {n}, gate {gate}
lane {n} opens at {time}
platform {n} for the {n4} train
route {n3} passes the <lock>
case {n4}-{n4} is with the bank
reference {n4} when you call the bank
quote {order} at the <lock>
policy {part} covers the <lock>
license plate {plate} at the <lock>
{plate} parks by the <lock>
pull request #{n} for the login page
working on a GitHub pull request #{n} for the <lock>
issue #{n3} about the <pw> page
ticket #{n4} at <svc>
item #{n} on the list at the <lock>
make sure the account information is <hyphen>
change the <pw> and ensure it is <hyphen>
your <pw>: keep it <hyphen>
**Password**: set one and ensure it is <hyphen>
1. **Accounts**:\\n   - Update your <pw>.\\n   - Give accurate information and ensure it is <hyphen>.
check the <pw> page, it is <hyphen>
the <pw> manager is <hyphen>
mock: () => Promise.resolve({ error: 'Invalid API key' }),\\n  };\\n\\n  const <markup> = {\\n    status: {n3},
throw new Error('Invalid token')\\n}\\n\\nconst <markup> = () => {
expect(error).toBe('Wrong password')\\n\\ntest('<markup>', () => {
  - **Time-Based Passwords (TBP)**: <Advice>.\\n  - **Push**: <Advice>.
methods include:\\n- **Passwords (PW)**: <Advice>.
**Passwords**: <Advice>
**PIN codes**: <Advice>
how to use {tech} with <module> for the login
pip install <markup>\\n\\n### Step {n}: Update your login to use <markup>
how to use <markup> with <markup> for each <pw>
ensure it is <hyphen> before you log in
keep the login page <hyphen>
hash each <pw> using <module>, and make sure it works
use <module> for the login of <svc>
import <module> for the <key>
return { error: 'Invalid API key' };\\nconst <markup> = {\\n  status: {n3},
if (!user) return { error: 'Wrong password' }\\nconst <markup> = await load()
<div class="<markup>">Log in</div>
The login bar uses <markup> to collapse
Uses \`<markup>\` and \`<markup>\` on the login page
- **<head> ({word})**: <Advice>.\\n  - **<head>**: <Advice>.
- **One-Time Passwords (OTP)**: <Advice>.
- **<head>** (<markup>): <Advice>
"username": "testuser", "password": "testpassword"}'\\n\\n### Step {n}: <Advice>
### Step {n}: <Advice>\\n\\nChange the password
Password reset:\\n\\n<Advice>
the reference of the padlock is {n5}
cartridge {part} fits the office printer
cartridge {n3}XL for the printer
score {n5} at the machine
my best score is {n5} on the arcade machine
I'd like to use a library like <markup> to log users in
use <markup> for the <pw> form
use <markup>, <markup> and <markup> for the login
add <markup> to the login page
the header <markup> protects the login
the class <markup> goes on the <pw> input
call <markup> after login
set the timeout to <markup> after login
setInterval(checkLogin, <markup>);\\nThis logs users out
- **<head>**: <advice>.
- **<head>**: <advice>.\\n  - **<head>**: <advice>
### <head>\\n\\n1. **<markup>**: <advice>
### <head>\\n- <advice> and <advice>
**<head>** - <advice>
<head>: <advice>
<head> ({n}): <advice>
2. **<head>**: <hyphen> and {adj}
make sure the account is <hyphen>
make sure your <pw> page is <hyphen>, <advice>
a <hyphen> way to log in
<hyphen> login for <svc>
the <lock> is <hyphen>
<whose> <device> is <hyphen> and {adj}
the <hyphen> <lock>
<hyphen> <code>
<svc> has <hyphen> plans
<svc> sends <hyphen> codes
<hyphen>, <hyphen> and {adj}: the new <lock>
websites like <svc> have <hyphen> forums
const <markup> = createToken();\\nexpect(<markup>).toBe({n3});
if (<markup>) { login(<markup>) }
"username": "testuser", "password": "testpassword"
{"token": "<markup>"}
- **{city} (UTC)**: {time} on {weekday} {n}, {year}.
key dates:\\n- **Login launch**: March {n}, {year}.
a session on April {n} after missing the April {n} one due to the <lock>
pin code of {city} begins with {n3}
the bank branch code is {n}-{n}-{n}
sort code {n}-{n}-{n} at the bank
high score {n5} on the machine
the pinball machine shows {n5}
the <lock> is made by {city} {n4}
<lock> brand Olympia {n4}
lives in Lock Street, {n3}
the <pw> came by mail in {year}
code point U+1F511 is a key
my locker neighbour is number {n3}
the card reader {model} is {adj}`)
