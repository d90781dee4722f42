import { readFileSync } from 'node:fs'
import { addressFillers } from './address-values.mjs'
import { PROSE_SLOTS } from './benign-prose.mjs'
import { lookalikeFillers } from './lookalike-values.mjs'
import { HOSTS, NAMES, PLAIN, RADIO, SAID, SEED_WORDS } from './value-words.mjs'

const words = (text) => text.trim().split(/\s+/)
const lines = (text) => text.trim().split(/\s*,\s*/)
const SYMBOLS = words('! # $ % & * + - _ . @ ? =')

export const BENIGN = {
  name: NAMES,
  user: words(
    'lena99 tk_ops kofi2 ravi.s sofia_b mlopez admin marta root jonas.k app_user lena77 office team-lead sofia omar@example.org guest support',
  ),
  service:
    words(`Netflix Gmail GitHub Spotify Dropbox Jira Slack Steam PayPal Amazon Zoom Notion VPN NAS server database laptop
    portal router website intranet bank email iCloud Instagram staging CI printer`),
  card: lines('card, bank card, debit card, SIM, credit card, ATM card, phone, voicemail'),
  door: lines(`door, front door, back door, gate, garage, garage door, alarm, safe, shed, lobby, locker, vault, entrance, lockbox,
    building, side gate, pool gate, cellar, office door, server room, barn, cabin`),
  place: lines(
    'the office, the cabin, home, the beach house, work, the gym, the flat, the studio, the boathouse, the school, the hotel',
  ),
  device: words('phone iPad laptop tablet iPhone computer Kindle'),
  city: words('Lisbon Graz Porto Oslo Riga Berlin Osaka Quito Accra Leeds Lyon Turin Tampere Brno'),
  weekday: words('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
  adj: words(`weak strong safe wrong right long short new old expired required optional missing unknown secret private unique temporary
    lost easy simple complex hidden broken invalid empty blank outdated shared compromised encrypted hashed stored generated
    protected secure insecure incorrect correct stale revoked leaked random memorable predictable rejected accepted reset
    forgotten sensitive different identical confidential guessable pending disabled enabled ready gone ridiculous terrible
    important complicated mandatory case-sensitive alphanumeric numeric personal permanent vulnerable useless printed written
    sicher falsch schwach kurz abgelaufen unbekannt geheim faible court invalide secreta corta segura débil fraca curta forte
    debole sbagliata sicura zwak veilig onjuist svagt starkt heikko slabé krátké zayıf kısa słabe krótkie секретный слабый
    короткий неверный`),
  adv: words('too very still far really not quite always never rather'),
  store: words('vault safe drawer settings notebook envelope archive config wiki handbook'),
  product: words('1Password Bitwarden KeePass LastPass Vault KeePassXC Dashlane Enpass'),
  thing: words('fridge router whiteboard keyboard desk dog cat mother wall note daughter street sticker'),
  algo: words('argon2id bcrypt sha256 scrypt pbkdf2 md5 SHA-512 PBKDF2-SHA256'),
  tech: words(`Flask-Login Jinja2 sqlite3 Werkzeug OAuth2 Argon2 bcrypt Passport.js NextAuth Vue3 ES6 HTTP2 Neo4j Log4j EC2 S3 K8s
    Bootstrap5 Flask-WTF Django3 express-session PyJWT Web3 D3.js Base64 UTF-8 SHA-256 Express.js Auth0 Redis7 Angular15`),
  mail: words('marta@example.org team.lead@example.com j.kern77@example.net'),
  lang: words('Rust Python3 Go C++ TypeScript PHP8 Java17'),
  model: words('AX1800 Yale-1109 FRITZ!Box-7590 XR500 RT-AC68U KX200 Archer-C7 WR841N HP-4520 M2070 iPhone14 SG-108E'),
  note: words('C# F G# D'),
  title:
    lines(`The Locked Door, Keys of Autumn, The Last Password, Code Breakers, A Safe Place, The Garden Gate, Secret Harbour, Door Twelve,
    The Vault, House of Locks, Silent Alarm, The Token Thief, Login Error, The Bank Job, Unlock Me, Open Window`),
  unit: words('mm cm kg g litres metres euros dollars kroner pounds minutes inches watts pixels'),
  column: words('user_id order_id id uuid'),
  food: words('bread cinnamon tofu rice butter chocolate tomatoes'),
  street: lines('1470 Main Street, 12 Oak Lane, Hauptstr. 45, 221b Baker Street, 5 rue de Rome, Via Roma 18'),
  promo: words('SUMMER25 WELCOME10 SAVE20 SPRING15 XMAS2023 HELLO5 FREESHIP BLACK50'),
  course: words('CS101 MATH204 BIO12 PHY110 HIST300'),
  flight: words('LH1470 BA212 TK1982 AF1234 UA88 KL5501 IB3302 FR7718 EW2210 LX19'),
  gate: words('B12 A4 C33 D7'),
  err: words('E4021 0x80070005 ERR_1042 404 5003 E-77 ECONNRESET 1045 E11000 500'),
  color: words('#FF8800 #0af #12ab9f #cc3300'),
}

/**
 * Words of the embedding model's vocabulary, which is in the order of their frequency, from this place on: any of them
 * can be a password, and a reader that has seen only a hundred learns these by heart.
 */
const FIRST_RARE = 6_000
let rareWords
const rare = () => {
  if (rareWords) return rareWords
  const file = new URL('../../../models/all-MiniLM-L6-v2/tokenizer.json', import.meta.url)
  const { vocab } = JSON.parse(readFileSync(file, 'utf8')).model
  const described = new Set([...BENIGN.adj, ...BENIGN.adv])
  rareWords = Object.keys(vocab)
    .slice(FIRST_RARE)
    .filter((word) => /^[a-z]{4,12}$/.test(word) && !described.has(word))
  return rareWords
}

/** Fills the slots of frames with made-up values. @param random a function of numbers from 0 up to 1 */
export const fillers = (random) => {
  const pick = (list) => list[Math.floor(random() * list.length)]
  const digit = () => Math.floor(random() * 10)
  const digits = (length) => Array.from({ length }, digit).join('')
  const between = (least, most) => least + Math.floor(random() * (most - least + 1))
  const from = (letters, length) =>
    Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join('')
  const LOWER = 'abcdefghijklmnopqrstuvwxyz'
  const ALNUM = `${LOWER}${LOWER.toUpperCase()}0123456789`
  const plain = () => (random() < 0.5 ? pick(PLAIN).toLowerCase() : pick(rare()))
  const cap = () => plain().replace(/^./, (letter) => letter.toUpperCase())
  const leet = (word) =>
    word.replace(/[aeios]/g, (letter) => (random() < 0.6 ? { a: '4', e: '3', i: '1', o: '0', s: '5' }[letter] : letter))
  const password = () =>
    pick([
      () => `${plain()}${digits(between(1, 4))}`,
      () => `${cap()}${digits(between(1, 4))}`,
      () => `${cap()}${digits(between(2, 4))}${pick(SYMBOLS)}`,
      () => `${cap()}${pick(SYMBOLS)}${digits(between(1, 4))}`,
      () => `${cap()}${pick(SYMBOLS)}${cap()}`,
      () => `${plain()}-${plain()}`,
      () => `${plain()}-${plain()}-${plain()}`,
      () => `${cap()}${cap()}${digits(2)}`,
      () => `${plain()}${plain()}${pick(['', '', plain()])}`,
      () => `${leet(plain())}${digits(between(0, 2))}${pick(['', '!', '#'])}`,
      () => `${plain()}_${plain()}${digits(1)}`,
      () => `${cap()}.${digits(4)}`,
      () => from(ALNUM, between(7, 12)),
      () => from(`${ALNUM}!#$%&*+-_@`, between(8, 14)),
      () => `${digits(1)}${from(LOWER, 3)}${pick(SYMBOLS)}${from(LOWER, 4)}${digits(2)}`,
    ])()
  const code = () =>
    pick([
      () => digits(4),
      () => digits(4),
      () => digits(4),
      () => digits(5),
      () => digits(6),
      () => digits(between(3, 8)),
      () => `${digits(4)}#`,
      () => `#${digits(4)}`,
      () => `*${digits(4)}#`,
      () => `${digits(4)}*`,
      () => `${digits(4)}${from('ABCDEX', 1)}`,
      () => `${from('ABCDEX', 1)}${digits(4)}`,
      () => `${digits(2)}${from('ABCD', 1)}${digits(2)}`,
      () => `${digits(2)}${from('ABCDKкКключ', 1)}${digits(4)}`,
      () => `${digits(2)}${pick(words('klucz key kod ключ Tor'))}${digits(2)}`,
      () => `${between(1, 39)}-${between(1, 39)}-${between(1, 39)}`,
      () => [...digits(4)].join('-'),
      () => [...digits(4)].join(' '),
      () => `${digits(2)}-${digits(2)}-${digits(2)}`,
    ])()
  return {
    W: password,
    O: () => {
      const word =
        random() < 0.4 ? pick(SEED_WORDS) : `${plain()}${pick(['', plain(), `${pick(SEED_WORDS)}${plain()}`])}`
      return random() < 0.25 ? word.replace(/^./, (letter) => letter.toUpperCase()) : word
    },
    S: () =>
      Array.from({ length: pick([2, 2, 2, 3, 3, 4, 5, 6]) }, () => (random() < 0.5 ? pick(SEED_WORDS) : plain())).join(
        ' ',
      ),
    N: () =>
      pick([
        () => digits(4),
        () => digits(4),
        () => digits(4),
        () => digits(6),
        () => digits(5),
        () => pick([[...digits(4)].join(' '), `${digits(3)} ${digits(3)}`, `${digits(3)}-${digits(3)}`]),
      ])(),
    C: code,
    V: () => digits(3),
    X: () => pick([cap, cap, () => `${cap()} ${cap()}`])(),
    E: () =>
      Array.from({ length: pick([12, 12, 12, 15, 24]) }, () => pick(SEED_WORDS)).join(random() < 0.8 ? ' ' : ', '),
    Y: () =>
      pick([
        () => Array.from({ length: between(3, 6) }, () => pick(SAID)).join(pick([' ', ' ', ' ', ', ', '-'])),
        () => Array.from({ length: between(3, 4) }, () => pick(SAID.slice(0, 10))).join(' '),
        () => [pick(['double', 'triple']), ...Array.from({ length: 3 }, () => pick(SAID.slice(0, 10)))].join(' '),
        () => Array.from({ length: between(3, 6) }, () => pick(RADIO)).join(' '),
        () => [...Array.from({ length: 4 }, () => pick(RADIO)), pick(SAID)].join(' '),
      ])(),
    R: () =>
      pick([
        () => digits(8),
        () => `${from(`${LOWER}0123456789`, 4)}-${from(`${LOWER}0123456789`, 3)}${digit()}`,
        () => `${from(ALNUM, 5)}${digit()}-${digits(4)}`,
        () => Array.from({ length: between(3, 8) }, () => digits(6)).join('-'),
        () => Array.from({ length: 4 }, () => from('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 4)).join('-'),
        () => `${digits(4)} ${digits(4)}`,
      ])(),
    T: () =>
      pick([
        () => from('0123456789abcdef', pick([16, 20, 32, 40])),
        () => `${from(ALNUM, between(18, 40))}${digit()}`,
        () => `${from(LOWER, 3)}_${from(ALNUM, 20)}${digits(2)}`,
        () => Array.from({ length: between(3, 5) }, () => from('0123456789abcdef', pick([4, 4, 8]))).join('-'),
      ])(),
    n: () => String(between(2, 99)),
    dec: () => `${between(1, 9)}.${between(0, 9)}`,
    n3: () => String(between(100, 999)),
    n4: () => String(between(1000, 9999)),
    n5: () => digits(5),
    n8: () => digits(between(7, 10)),
    year: () => String(between(1960, 2027)),
    date: () =>
      pick([
        () =>
          `${between(2019, 2027)}-${digits(0)}${String(between(1, 12)).padStart(2, '0')}-${String(between(1, 28)).padStart(2, '0')}`,
        () => `${between(1, 28)} ${pick(words('January March April May August October'))} ${between(2019, 2027)}`,
        () => `${between(1, 28)}.${between(1, 12)}.${between(2019, 2027)}`,
        () => `${between(1, 12)}/${between(1, 28)}/${between(19, 27)}`,
        () => `${pick(words('June July March'))} ${between(1, 28)}th`,
      ])(),
    time: () => `${between(0, 23)}:${String(between(0, 59)).padStart(2, '0')}`,
    ver: () => `${pick(['', 'v'])}${between(0, 20)}.${between(0, 20)}.${between(0, 20)}`,
    order: () => `${from('ABCKXZ', 2)}-${digits(between(4, 6))}`,
    ticket: () => `${pick(words('JIRA SR OPS BUG'))}-${digits(between(2, 5))}`,
    issue: () => `#${digits(between(2, 4))}`,
    track: () => `${from('ABRZ0123456789', between(9, 16))}${digit()}`,
    pnr: () => `${from('ABCDEFGHJKLMNPQRSTUVWXYZ', 4)}${digits(2)}`,
    hash: () => from('0123456789abcdef', pick([7, 8, 40])),
    phone: () =>
      pick([
        () => `+49 170 ${digits(7)}`,
        () => `555-${digits(4)}`,
        () => `0${digits(9)}`,
        () => `+1-${digits(3)}-555-${digits(4)}`,
      ])(),
    word: plain,
    host: () =>
      pick([
        () => `${pick(HOSTS)}-${String(between(1, 20)).padStart(2, '0')}`,
        () => `${pick(HOSTS)}${between(1, 12)}`,
        () => `${pick(HOSTS)}-${pick(words('prod dev eu us fra lon test blue'))}-${between(1, 9)}`,
        () => `${pick(HOSTS)}-${from('0123456789abcdef', 4)}`,
        () => `${plain()}-${digit()}${from('0123456789abcdef', 3)}`,
        () => `${plain()}${digit()}`,
        () => `${pick(HOSTS)}-${pick(words('prod dev eu us fra lon test blue'))}`,
        () => `${from('rs', 1)}${between(1, 40)}-${pick(HOSTS)}`,
      ])(),
    pod: () => `${pick(HOSTS)}-${from('0123456789abcdef', between(8, 10))}-${from('bcdfghjklmnpqrstvwxz2456789', 5)}`,
    snap: () => `${pick(words('snap vol i job run img'))}-${from('0123456789abcdef', between(6, 12))}`,
    made: () =>
      pick([(made) => made, (made) => made.replace(/(^|-)./g, (letter) => letter.toUpperCase())])(
        `${pick(PROSE_SLOTS.first)}-${pick(PROSE_SLOTS.second)}`,
      ),
    camel: () => {
      const parts = Array.from({ length: between(1, 3) }, () => pick([...PROSE_SLOTS.content, ...PROSE_SLOTS.first]))
      const named = pick([
        () =>
          parts.map((part, at) => (at === 0 ? part : part.replace(/^./, (letter) => letter.toUpperCase()))).join(''),
        () => parts.join('_'),
        () => parts.map((part) => part.replace(/^./, (letter) => letter.toUpperCase())).join(''),
      ])()
      return `${named}${random() < 0.1 ? between(1, 500) : ''}`
    },
    pkg: () =>
      `${pick(words('flask Flask react vue express django next jest web passport eslint style sql http'))}-${pick([...words('SQLAlchemy Migrate WTF Login Caching Argon2 router hooks query loader session jwt utils plugin'), ...PROSE_SLOTS.content])}`,
    branch: () =>
      `${pick(words('fix feat login hotfix token'))}-${pick(words('login door cache token page lock'))}${pick(['', `-${between(2, 99)}`])}`,
    inc: () => `${pick(words('INC CHG RFC REQ INV SUP'))}${pick(['', '-'])}${digits(between(4, 8))}`,
    part: () =>
      pick([
        () => `${from('ABCDEFGHKLMPRSTX', between(1, 3))}${digits(between(2, 5))}`,
        () => `${from('ABCDEFGHKLMPRSTX', 2)}-${digits(between(3, 5))}`,
        () => `${from('ABCDEFGHKLMPRSTX', 1)}${digit()}${from('ABCDEFGHKLMPRSTX', 1)}${digits(2)}`,
        () => `${digits(4)}-${from('ABCDEFGHKLMPRSTX', 1)}`,
        () => `${from('ABCDEFGHKLMPRSTX', 2)}${digits(2)}-${digits(5)}`,
      ])(),
    plate: () =>
      pick([
        () => `${from('ABDGHKLMR', between(1, 3))}-${from('ABDGHKLMR', 2)} ${digits(3)}`,
        () => `${from('ABDGHKLMR', 2)}-${digits(3)}-${from('ABDGHKLMR', 2)}`,
        () => `${from('ABDGHKLMR', 3)} ${digits(3)}`,
        () => `${from('ABDGHKLMR', 2)}${digits(2)} ${from('ABDGHKLMR', 3)}`,
      ])(),
    ENV: () => pick(words('DB APP ADMIN SMTP REDIS')),
    ...lookalikeFillers(random, plain),
    ...addressFillers(random),
    ...Object.fromEntries(
      Object.entries({ ...BENIGN, ...PROSE_SLOTS }).map(([slot, list]) => [slot, () => pick(list)]),
    ),
  }
}
