/** English frames that tell a secret in other ways: passwords, tokens, recovery codes and numbers said as words. */
const list = (text) => text.trim().split('\n')

export const MORE_WAYS = {
  /** `@` stands for a password. */
  W: list(`
I set my {service} password to @
set the {service} one to @
made a new password for {service}: @
my new password's @
password's @
the pw now: @
{name} wants the {service} password, it's @
the {service} site takes @
{service} takes {user} and @
{service} opens with @
{service} wants @ as the password
{service} asks for a password, put @
log on to {service} with @
log in to {service} as {user} with @
sign in as {user} with @
go in as {user} with @
I go into {service} as {user}, @
I log on with {user} and @
my {device} wakes up with @
my {device} password is @
the {device} opens with @
unlock my {device} by typing @
type @ to unlock the {device}
type @ when it asks for the password
the file opens with @
the zip wants @
the archive is encrypted with @
I encrypted the drive with the passphrase {S}
the drive's passphrase is {S}
connect to {city}Net and enter @
join the network {city}Net with @
get online with @
for the internet use @
the wifi takes @
the wifi is {city}Net, password @
wifi {city}Net, pass @
wifi at {place}: @
the guest network wants @
the router sticker says @
the hotspot is called {name} and the pass is @
hotspot @
guests use @ for the wifi
{name}'s wifi: @
what's the wifi? @
what's the password for {service}? @
the {service} password? @
- password?\\n- @
User: and the wifi password?\\nAssistant: @
{name}: what was the {service} login?\\nme: {user}, @
"Password?" asked {name}. "@," I said.
Q: the {service} password? A: @
I changed the {service} password. it's @ now
{service} was hacked, so I made a new password. it is @
you asked for the wifi. here: @
you need a password for {service}. try @
the user is {user}.\\nthe password: @
about the VPN: {user} and @
{service} admin page: {user}, @
{service} - {user} and @
admin / @
{user} / @ for {service}
login {user}, @
creds: {user} / @
credentials {user} and @
user {user} with @
same password as ever, @
I use @ everywhere
I use @ as a password for everything
I always go with @
@ is the password, save it
"@" is my {service} password
@ logs me in to {service}
@ for the wifi, @ for the router
remember "@" as my {service} password
store @ as the password of {service}
save my {service} password @
the old one was @, the new password is @
hint: my dog. password: @
in case I forget, {service} password @
laptop password @ and phone {N}
the secret word is {O}
the safe word is {O}
our code word is {O}
the word for the alarm company is {O}
password is the word {O}
my security answer is {O}
security question: first pet. answer: {O}
my mother's maiden name is {X}
maiden name {X}
the answer to my secret question is {X}
secret answer: {X}
if the bank asks for the secret word say {O}`),
  /** `@` stands for a token. */
  T: list(`
the {service} key is @
my {service} api key: @
use @ as the token for {service}
use @ as the key when you call {service}
call {service} with the key @
put @ in the Authorization header
curl -H "X-Api-Key: @" https://api.example.org
curl -H "Authorization: Token @" https://api.example.org
{service} token @
{service} auth token @ belongs to {name}
the webhook is signed with the secret @
webhook secret @
the bot logs in with @
the bot uses the token @
the token {name} pasted is @
client id {n4}-app, client secret @
client_secret=@
{ENV}_TOKEN=@
{ENV}_API_KEY=@ goes into the settings
export API_TOKEN=@
staging key: @
the prod key is @, keep it out of git
the signing key is @
access key @
here's the API key: @
API key? @
the key for the maps API is @
license key @
Server=db;User Id={user};Password={W};
Host=db;Username={user};Password={W}
user={user};pwd={W}
mail user {user}, mail pass {W}
smtp password {W}
--user {user} --password {W}
login: {user}\\npassword: {W}
ssh {user}, password {W}`),
  /** `@` stands for a recovery code or phrase. */
  R: list(`
recovery code @
my backup code is @
backup codes for {service} @ and @
backup codes: @ @
my 2FA backup codes: @ @ @
{service} recovery codes @, @ and @
recovery codes: @, @
backup codes @ @
2FA backup @
the emergency code for {service} is @
recovery key: @
the recovery key of the laptop is @
the one-time code is @
{service} gave me the recovery codes @ and @`),
  E: list(`
my recovery phrase: @
the recovery phrase of the wallet is @
seed phrase: @
the seed words are @
the wallet words in order: @
my wallet's seed: @
the twelve words are @
wallet backup phrase @
these words restore the wallet: @
mnemonic: @`),
  /** `@` stands for numbers or letters said as words. */
  Y: list(`
my pin is @
the PIN of my {card} is @
PIN: @
the {door} code is @
the alarm code is @
it's @ for the {door}
the {door} takes @
type @ at the {door}
the combination is @
the safe goes @
my password is spelled @
the wifi password is @
the code for the {door} is @
{name}'s passcode is @
the {door} opens with @
the code? @`),
}
