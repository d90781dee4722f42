/**
 * English sentence frames. Slots for secrets: W a password, O an ordinary word used as one, S a phrase, N a PIN, C a
 * door code, T a token. values.mjs has the other slots.
 */
export const TELLS = `
My password is {W}
my password is {O}
The password is {O}, all lower case
password: {W}
Password: {O}
password {W}
pw: {W}
pwd={W}
The {service} password is {W}
The {service} password is {O}
{name}'s {service} password is {W}.
My {service} login is {user} and the password is {W}
Login: {user} / {W}
{service}: {user} / {W}
{service} login {user}, password {W}
user {user} pass {W}
username {user}, pw {W}
I changed the {service} password to {W}
We changed our password from {word} to {W}
{name} set the new password to {W} yesterday
The admin password was reset to {W}
The password for {service} is now {W}
The new password is {W} for everyone in the team
Use {W} as the password
Use {O} as your password for {service}
Use the password {W} to get in
log in with {user} and {W}
Sign in to {service} with {W}
{W} is the password for {service}
{W} is my {service} password
"{W}" is what opens {service}
If {service} asks for a password, it's {W}
The password? {W}
What is the password? It's {W}.
For {service} I use {W}
Everyone uses {W} to log in to {service}
The wifi password is {W}
The wifi is {city}Net and the key is {W}
Our wifi key: {W}
Connect to the wifi with {W}
Wi-Fi at {place}: {W}
guest network password {W}
the wifi at {place} uses {W}
My passphrase is {S}
passphrase: {S}
The passphrase of the {service} key is "{S}"
The master password is {S}
Write this down: the {service} password is {W}
DB_PASSWORD={W}
{"user": "{user}", "password": "{W}"}
export {ENV}_PASSWORD={W}
The old password was {W}, the new one is {W}
The root login of the server is {W}
remember that the password of {name} is {W} ok
Just note my {service} credentials: {user}, {W}
credentials for {service}: {user}:{W}
Our shared secret is {W}
The secret word for the alarm company is {O}
My security answer for the bank is {O}
The password is the word {O}
The password is "{O}"
It is {W}, the password for {service} I mean
My PIN is {N}
My {card} PIN is {N}
PIN: {N}
pin {N} for the {card}
The PIN of {name}'s {card} is {N}
{N} is my PIN
The PIN for the {card} is {N}, don't lose it
I changed my PIN to {N}
My pin? {N}
The {door} code is {C}
The {door} code is now {C}
The new {door} code is {C} from today
The {door} code is {C}, please close it after you
{door} code: {C}
The code for the {door} is {C}
The code to the {door} is now {C}
The code of the {door} was changed to {C}
Use code {C} to open the {door}
Use {C} at the {door}
Type {C} on the {door} keypad
Enter {C} at the {door} and wait for the beep
Punch in {C} to get into the {place}
Press {C} on the keypad by the {door}
The keypad at the {place} takes {C}
The keypad code is {C}
{C} opens the {door}
{C} unlocks the {door}
The {door} opens with {C}
To unlock the {door}, dial {C}
To disarm the alarm enter {C}
The alarm is turned off with {C}
The alarm code is {C}
The safe opens with {C}
The combination of the {door} is {C}
The combination for my locker is {C}
{name} told me the {door} combination: {C}
{name} gave me the code, it's {C}
The entry code at {place} is {C}, then take the lift
We have a key box, code {C}
Lockbox {C}
The passcode of my {device} is {N}
My {device} unlocks with {N}
{name}'s {device} passcode: {N}
the unlock code of the {device} is {N}
The new access code is {C} from Monday
Here is the verification code: {N}
My one-time code was {N}
Your recovery code is {R}
Recovery codes: {R} {R}
My backup code for {service} is {R}
The CVV is {V}
The card has CVV {V}
The {service} API key is {T}
api_key={T}
My access token is {T}
The token for {service} is {T}
client secret: {T}
The secret key for {service} is {T}
token: {T}
The bearer token is {T}, valid until Friday
The webhook secret of {service} is {T}
The bike lock is {C}
The padlock is set to {C}
Gate: {C}
{place} door {C}, alarm {C}
The code is {C}; let the dog out when you are at the {door}
When you arrive at {place}, the code is {C}
The {place} has a code on the {door}: {C}
Please remember the {door} code, {C}
The {door} number to type is {C}
{"password": "{O}"}
{"email": "{mail}", "password": "{W}"}
password = "{W}"
password="{O}"
db.connect(user="{user}", password="{W}", host="localhost")
auth: { user: '{user}', pass: '{W}' }
{ENV}_PASSWORD: {W}
spring.datasource.password={W}
PGPASSWORD={W} psql -U {user}
const apiKey = '{T}';
const password = '{W}';
headers = {'x-api-key': '{T}'}
SECRET_KEY = '{T}'
secret_key: "{T}"
pin = "{N}"
The {service} password is "{W}".
To get into {service}, type {W}
What gets you into {service} is {W}
The answer to the security question is {O}
I sign in to {service} as {user} with {W}
{name} logs in to {service} with {W}
The {place} wifi: {W}
Our {service} uses {W} as password, same as the wifi
{device} pin {N}
{name}'s {device} opens with {N}
You open the {door} with {C}
{door}: {C}
the {door} thing is {C}
What opens the {door} is {C}
My {door} number is {C}, keep it to yourself
The {card} needs {N} at the machine
{name} typed {C} and the {door} opened
Arm the alarm with {C}, disarm it with {C}
{service} needs {W} to let you in
{service} lets you in with {user} and {W}
It asks for the {service} password, so put {W}
When {service} prompts you, answer {W}
My credentials at {place}: {user}, {W}
At {place} I log in with {W}
I always use {W} for {service}
I reuse {W} for {service} and {service}
the pass for {service} is {W}
{service} pass: {W}
{service} pw {W}
{service} password: {O}
our {service} password is {O}
the password is {O}, don't tell anyone
password is {O} for the {place} wifi
The password at {place} is {O}
{O} is the password for {service}
Password's {O}
Her {service} password is {O}
They set the password to {O}
It used to be {W}, but the password is {W} now
Keep this safe: {W} is my {service} key
my {service} secret is {W}
The router admin page wants {W}
The wifi here goes by {city}Net, key {W}
The hotspot on my {device} has the password {W}
Hotspot: {city}Net / {W}
My {service} recovery phrase is {S}
the pass phrase is {S}
The {device} wants {N}
My {device} code is {N}
{device} code {N}
{name} unlocks her {device} with {N}
My {card} code is {N}
The {card} has the PIN {N}
At the machine I type {N} for the {card}
The SIM asks for {N}
{N} is the code of my {card}
PIN is {N}, PUK is {N}
the pin you need is {N}
If the machine asks, my PIN is {N}
{name} read me the code: {N}
the OTP is {N}
the code they texted me is {N}
2FA code {N}
{C} is the {door} code
{C} for the {door}
{door} - {C}
The {door} needs {C}
The {door} takes {C} now
The {door} wants {C} followed by the green button
To get through the {door}, use {C}
To open the {door}, enter {C}
For the {door} you type {C}
Just type {C} at the {door}
You need {C} for the {door}
Guests open the {door} with {C}
Tell the cleaner the {door} code: {C}
The cleaner uses {C} at the {door}
The courier can enter {C} at the {door}
{name} opens the {door} by typing {C}
{name} set the {door} to {C}
We reset the {door} code, it's {C} now
The {door}'s code is {C}
The {door}'s combination is {C}
Combination: {C}
combo for the {door}: {C}
The lock on the {door} is {C}
The lock opens at {C}
the padlock on the {door} opens with {C}
My luggage lock is {C}
Turn the dial to {C} to open the {door}
In the lockbox by the {door}, {C}, is the key
The key is in the key safe, code {C}
The alarm wants {C} within thirty seconds
If the alarm rings, enter {C}
{place}: alarm {C}
{place} alarm code, {C}, in case you are first
The intercom code at {place} is {C}
Ring twice, then {C} on the keypad
keypad {C}
`
