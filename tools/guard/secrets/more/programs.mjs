/** Numbers and names in programs and settings near keys and logins, passes that are none, and plain or short ways to tell a password. Slots: ../values.mjs. */
export const PROGRAMS = {
  language: 'en',
  lexicon: 'en',
  tells: `
pw is [[Harbor-93ac71de]], the rest as before
pw is [[Falcon-5be02c9f]]
the pw is [[Juniper-0d44a1b7]] since Tuesday
My pw is {W}, don't laugh
pw = [[Cobalt-71fe20aa]] on staging
pwd is [[Maple-88c0d3f1]] for the reports user
NAS pw: [[Otter-1a2b99ce]]
pw for the print server is [[Quartz-e07d55b2]], changed last week
user backup, pw [[Thistle-4cd9f013]]
new pw is {W}
their pw's {W}, all one word
pass is [[Ember-b61f7a38]] on db-2
The passphrase is [[paper lantern]]
the passphrase is [[quiet harbour]] since the move
Our passphrase is [[green apples]], two words
passphrase: [[velvet hammer]]
The passphrase for the vault is {S}
The backup's passphrase is [[winter garden]].
The guest wifi key is "[[meadow]]"
The guest wifi key is "{O}"
the wifi key is '[[lavender]]', small letters
Our network key is "{O}" upstairs
The WPA key is "[[tangerine]]"
The guest password is "{O}"
The boathouse takes **{C}** now
The shed takes **[[5207]]** since Sunday, the barn as before
The back door takes **{N}** again
the gate takes *{C}* these days
Password:\\n{W}
PIN:\\n{N}
Passphrase:\\n{S}
Password = "{W}"
password = '{S}'
Login for the portal\\nuser: {user}\\npassword: {W}
Door code\\n{C}
Wi-Fi\\n{W}
The router's sticker:\\nSSID Guest-{n3}\\nkey {W}
Alarm:\\n- off with {N}\\n- on by itself
`,
  benign: `
const apiClient = {\\n  async load(url, token) {\\n    let tries = 0\\n    let delay = 1000 // start with one second\\n    while (tries < 3) {
const url = \`https://api.example/v1?appid=\${API_KEY}\`\\nlet attempts = 0\\nconst maxAttempts = 3\\nconst initialDelay = 1000
let delay = 2000; // wait 2 seconds before the login is retried
const KEY = process.env.KEY\\nconst TIMEOUT = 5000\\nconst RETRIES = 4
retry(login, { wait: 1500, factor: 2 })
session.login(user, password)\\ntime.sleep(3600)
PASSWORD = os.environ["PASSWORD"]\\nPORT = 8080\\nWORKERS = 12
api_key = load_key()\\nlimit = 2500\\noffset = 7500
func unlock(ctx context.Context, key string) error {\\n  deadline := 30000\\n  for i := 0; i < 5; i++ {
setTimeout(() => lock.release(), 4000)
await door.open({ hold: 6000 })
const cache = new Map()\\nconst TOKEN_TTL = 86400\\nconst MAX_TOKENS = 4096
export const PIN_LENGTH = 6\\nexport const LOCKOUT_MS = 90000
if (pin.length !== 4) throw new Error('bad pin')\\nconst wait = 1200
export SECRET_NAME=prod/db\\nexport PGPORT=5432
auth:\\n  token_lifetime: 3600\\n  refresh_after: 2700
location /login { limit_req zone=login burst=20; proxy_read_timeout 600; }
gateway.timeout = 2500\\ngateway.key.file = /run/secrets/key
<input type="password" maxlength="128" tabindex="3">
SELECT count(*) FROM keys WHERE created > 1700000000 LIMIT 1000
sleep 1800 && systemctl restart keypad
maxAge: 7200 * 1000, // the login lasts two hours
const code = response.status // 4040 means unknown door
self.delay = 500  # milliseconds between key presses
baud=9600 # keypad controller
let backoff = 250; const apiKey = getKey(); let total = 1750
throttle(fetchWithKey, 1000)
expect(codes).toHaveLength(2048)
width: 1280px; /* login page */
var interval = 10000; // poll the alarm panel
log("password check took " + 1437 + " ms")
rate = RateLimiter(key="login", calls=100, period=3600)
new Lock({ name: 'gate', ttl: 15000 })
cipher = AES(key, 256)\\nrounds = 310000
bcrypt.hash(password, 12)\\nconst pepperBytes = 64
const server = app.listen(3001) // the key stays in .env
const mockResponse401 = {\\n  status: 401,\\n  json: () => Promise.resolve({ error: 'Invalid API key' }),\\n}
const badKeyReply2 = { code: 403, message: 'wrong password' }
const response403 = await request(app).get('/doors').set('x-api-key', '')
test('login2 fails with the wrong password', async () => {
import { fetchToken3 } from './tokens.js'
mockLogin200.mockResolvedValue({ ok: true, token: '' })
return [user1, user2].filter(({ password }) => password === null)
def test_unlock_v2(client):\\n    reply404 = client.post("/unlock", json={})\\n    assert reply404.status_code == 404
handler5xx: (e) => show('Your session has expired, log in again')
1. **Draft**: by hand\\n2. **First pass**: use Hemingway for long sentences\\n3. **Second pass**: LanguageTool
Third pass: Grammarly again, then print it and read it aloud
Bern is on CET, which is UTC+1, and Sydney is UTC+10
our support desk works in UTC-5, theirs in UTC+2
Show that you can tell a story for television, radio, print, web, podcast, and mobile apps
The skill list: research, writing, editing, layout, photography, and social media
Pass 2 of the edit: Antidote for style, Nuria for sense
first pass with Oxide16 sandpaper, second pass with Scotchbrite
for attempt in range(8):\\n    delay = 2 ** attempt * 1000\\n    login()
The list by the back door:\\n- {food}\\n- {food}\\n- candles
Keys to bring:\\n1. boathouse\\n2. shed\\n3. {thing}
Door duties this week:\\n- {name}\\n- {name}
Access list\\n{name}\\n{name}\\n{name}
Password rules:\\n- twelve characters\\n- one digit\\n- no names
Login page, still open:\\n- {color} button\\n- footer\\n- typo in the title
Locker room shopping:\\n* {food}\\n* soap\\n* towels
Alarm company, questions:\\n1) price\\n2) battery\\n3) Yale or another
Gate crew on {weekday}: {name}, {name} and {name}
Safe contents: passports, rings, {thing}
Vault menu:\\n- {food} soup\\n- {food} pie
Tablet apps: maps, mail, {product}
`,
}
