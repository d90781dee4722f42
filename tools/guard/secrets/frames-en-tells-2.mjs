/** More English frames that reveal a secret: in looser speech, and with the secret away from its name. */
export const MORE_TELLS = `
{W} gets you into {service}
what logs you in to {service} is {W}
to log in at {place} it's {user} and {W}
{service} - {user} - {W}
{service}, {user}, {W}
{service} account: {user} password: {W}
my account on {service} opens with {W}
our {service} account has the password {W}
{name} shared the {service} account, it's {user} with {W}
We all log in to {service} as {user}, password {W}
The login for {service} is {user}/{W}
{service} creds are {user} and {W}
The {service} admin user is {user} and its secret is {W}
You'll need {W} when {service} asks who you are
If {service} locks you out, try {W}
Try {W} on {service}
{W} should work for {service}
{W} still works on {service}
{W} works as the password on every {device}
I made {W} my password for {service}
I picked {W} as my new {service} password
The password I chose for {service} is {W}
The password {name} chose is {W}
The password they gave me is {W}
The password you asked for is {W}
The password on the sticker is {W}
The password written on the {thing} is {W}
The default password is {W}
The temporary password is {W}, change it soon
The shared password, {W}, is for guests
Our guest password, {O}, never changes
Guest wifi: {W}
wifi pw is {W}
Wi-Fi password = {W}
the wlan password reads {W}
{place} wifi pass {W}
The network {city}Net wants {W}
For the wifi at {place} put in {W}
The wifi of {name} has the key {W}
The passphrase goes {S}
My passphrase, {S}, is long
ssh passphrase: {S}
The disk is encrypted, the passphrase is {S}
The archive opens with the password {W}
The zip password is {W}
The pdf is protected with {W}, that is the password
The password protecting the sheet is {O}
{name}, the password you want is {O}
so the password... it's {W}
password?? {W}
yes, password = {W}
my pw everywhere: {W}
my pw hasn't changed: {W}
pw still {W}
mot de passe / password: {W}
user={user} password={W}
username: {user}\\npassword: {W}
User {user}\\nPass {W}
My {card}'s PIN is {N}
My {card}'s pin hasn't changed, {N}
The four digits of my {card} are {N}
My {card}: {N}
PIN for the {card}... {N}
the pin is {N} in case you pay for me
pay with my {card}, pin {N}
My PIN, {N}, is my birthday
I use {N} as PIN for everything
All my pins are {N}
{name}'s pin is {N}
The tablet of {name} has the passcode {N}
The {device} asks for a code, type {N}
Swipe up and enter {N} on the {device}
Screen lock of the {device}: {N}
{N} unlocks my {device}
Parental control pin: {N}
The voicemail PIN is {N}
Our SIM PIN is {N}
{name} said her verification code is {N}
Google sent {N} as the verification code
The confirmation code to log in is {N}
My backup codes are {R} and {R}
Emergency code for {service}: {R}
If I lose my {device}, the recovery code is {R}
The {door} is {C}
The {door} at {place} opens with {C}
At {place} the {door} code is {C}
The {door} of {place}: {C}
The {door} pad takes {C}
The pad at the {door} is set to {C}
The number for the {door} is {C}
The digits for the {door} are {C}
{C} then the bell at the {door}
Dial {C}, then pull the {door}
Hit {C} on the pad and the {door} swings open
Key in {C} at the {door}
After dark the {door} only opens with {C}
The new tenant knows that {C} opens the {door}
Let yourself in with {C}
Let yourself in, the {door} code is {C}
You can get in with {C}
The landlord set the {door} to {C}
The neighbours have our alarm code, {C}
Our alarm: {C}
Switch the alarm off with {C}
To silence the alarm, press {C}
Alarm off = {C}
The combination to the {door} goes {C}
the safe's numbers are {C}
My locker opens on {C}
Locker combination {C}
The bike's lock has the number {C}
My bike lock code: {C}
The cable lock is {C}
The suitcase lock is set to {C}
The padlock combo is {C}
The key box beside the {door} has the code {C}
Keys are in the lockbox, {C}
The lockbox code for guests is {C}
The garage remote is dead, use {C}
The gate is closed at night: {C}
The code's {C}
the code they gave us for the {door}: {C}
old {door} code {C}, new one {C}
They changed the {door} code from {C} to {C}
code for {place} is {C}
The code at {place} is {C}, come up
Door {C}, alarm {C}
Building {C}, flat door {C}
API token for {service}: {T}
My {service} token, {T}, expires in May
{service} key {T}
Use the key {T} with {service}
set the API key to {T}
The license key is {T}
I put the secret {T} in the config
Authorization token {T}
The signing secret is {T}
The bot logs in with the token {T}
login {user} / {W}
Login at {place}: {user} / {W}
{service} login: {user} / {W}
logins: {user} / {W}
`
