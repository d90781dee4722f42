/** Sentences like those of voices-en.mjs, for more situations. */
const list = (text) => text.trim().split('\n')

export const TELLING_MORE = {
  C: list(`
when <who> locked <whose> keys inside we used @ on the <lock>
the concierge wrote @ on a card for the <lock>
parking is level two, <code> @
collect the parcel from the <lock> with @
your pick-up code for the <lock> is @
check-in after four, the <lock> listens to @
the rehearsal room: press @ and lift the handle
our band shares the <lock>, @
on the boat the hatch is @
the bike rental app gave @ for lock {n}
<who> hid the presents in the <lock>, @
feed the cat please, @ at the <lock>
after the renovation the <lock> went from @ to @
@ used to open the <lock>, @ does today
the <lock>'s digits: @
digits for the <lock>: @
numbers for the <lock> are @
sequence for the <lock> is @
hold star, then @, to arm the <lock>
arm the <lock> with @, disarm with @
master for the <lock> is @ and users get @
<who> programmed @ into the <lock>
reprogrammed the <lock>, it is @
the <lock> resets to @ after a power cut
factory setting of the <lock> is @
the label under the <lock> says @
the sticker by the <lock> reads @
scratch card for the <lock>: @
the combination for <whose> <lock> goes @
spin <whose> <lock> to @
the wheels of the <lock> stand at @ when it opens
security asked for the <code>, it is @
ask for Lena at the <lock> or use @
the <lock> beeps until you give it @
mind the step, @ for the <lock>
she reads out the <code>: @
dictating: <lock>, @, stop
the <lock> on the {n} floor is @
for the kids' club say {name} and type @
emergency <code> for the <lock> @
fire brigade uses @ for the <lock>
night <code> @, day <code> @
weekday <code> of the <lock> is @, weekends @`),
  N: list(`
the nurse line wants my <pin>, @
for the pharmacy machine press @
pension line, <pin> @
fuel <card>, <pin> @
<whose> <card> came with <pin> @
the new <pin> they mailed for <whose> <card> is @
I changed <whose> <card> to @ at the branch
the bank clerk set <whose> <card> to @
grandma keeps forgetting, <whose> <card> needs @
contactless failed, the <pin> is @
screen lock of <whose> <device> @
<whose> <device> screen code @
pattern and <pin> of <whose> <device>: @
type @ when <whose> <device> restarts
the kids know <whose> <device> is @
restricted mode on <whose> <device> opens with @
<who> set <whose> <device> to @
the OTP is @
OTP @ for <svc>
sms code @
I got @ by text from <svc>
<svc> texted @
two-factor from <svc> right now @
enter @ within {n} minutes
login code: @
dial in, then @ and hash
meeting id is public, passcode @
voicemail wants @
Bluetooth pairing: @
pair the <device> with @
CVC on <whose> <card> is {V}
the back of <whose> <card> says {V}`),
  W: list(`
lesson portal: {user} and @
my kid's <svc> is {user} with @
the coach shares <svc>, {user} plus @
username {user}, then @
u: {user} p: @
u {user} p @
id {user} pw @
name {user}, word @
user={user};pass=@
<svc> | {user} | @
account {user}; <pw> @
the <pw> they <got> is @
my new <pw> after the hack is @
hacked again, so now @ on <svc>
rotated <svc> today: @
rotated <svc> from @ to @
for the record the old <pw> @ is dead, use @
<pw> was @ until March
I told <who> the <pw>, @
<who> needs the <pw> for <svc>: @
the intern should use @ on <svc>
tell <who> that <svc> takes @
let {name} know, <svc> is @
@ will do for <svc>
@ (that's <svc>)
the <device> in the hall asks for a <pw>, @
boot <pw> of <whose> <device>: @
disk encryption on <whose> <device>: @
bios @
guest login on <whose> <device> is @
the conference room <device> logs in with @
teacher login on <whose> <device>: {user}, @
kiosk mode exits with @
the printer admin is @
camera in the barn: admin, @
smart lock app: {mail}, @
thermostat account {mail} with @
router login stays admin, @
scan the QR or type @ for <net>
<net> for guests tonight: @
party <net>: @
the campsite <net> wants @
the hotel gave us {n4} as room and @ for <net>
<net> name {name}Home, key @
wpa2 key @
<net> key changed to @
mesh <net>, passphrase @
vault entry <svc>: @
keepass entry: <svc>, {user}, @
in the notebook under <svc> it says @
handwritten: <svc> @
the <pw> hint is my cat, the <pw> is @
it is case sensitive: @
all lowercase, @, for <svc>
capital first letter: @
with an exclamation mark: @
the meeting notes hold the <pw>: @
presentation is locked, @
unzip with @
7z -p@ backup.7z
unrar with @
the ebook opens with @
curl -u {user}:@ https://api.example.org
sshpass -p @ ssh {user}@{host}
docker login -u {user} -p @
net use z: \\{host} /user:{user} @
mount with username={user},password=@
<svc> ftp: {user}/@
wifi qr says T:WPA;S:{city};P:@;;
"password": "@",
password => '@',
Host={host};Username={user};Password=@;
Server={host};Database={word};Password=@;
Server={host};User Id={user};Password=@;
Data Source={host};Uid={user};Pwd=@;
host={host} user={user} password=@
pass: @
PASSWORD=@
DB_PASSWORD=@
{ENV}_PASSWORD="@"
spring.datasource.password=@
<pw>="@"`),
  O: list(`
the magic word is @
say @ at the desk, it's the password
the password at the door is @
the club's <pw> this month is @
speakeasy <pw>: @
our emergency word is @
duress word @
the pass phrase on the phone is @
voice password for <svc> @`),
  X: list(`
for <asks> I always say @
my <asks>, for <svc>, is @
<svc> asks my <asks>: @
the reset question wants my <asks>, which is @
security answer for <svc>: @
answer to the security question: @
<svc> security question, answer @
verification question: <asks>. Answer: @`),
  T: list(`
<key> of <svc> was @
the <key> in use is @
my <svc> developer <key> is @
paste @ as the <key> of <svc>
set the <key> to @
<svc> integration <key>: @
"apiKey": "@"
api_key: @
x-api-key: @
token=@
{ENV}_SECRET=@
secret: "@"
signing with @ as the <key>
the <key> {name} generated, @, is live
test <key> @, live <key> @
the license of <svc> is <key> @`),
}
