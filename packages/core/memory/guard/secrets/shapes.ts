/** Kinds of credential, as written in `[redacted:<kind>]`. */
export type SecretKind =
  | 'api_key'
  | 'access_token'
  | 'private_key'
  | 'password'
  | 'connection_string'
  | 'pin'
  | 'card_number'
  | 'seed_phrase'

/** Position of a secret in a text: code units, end exclusive. */
export interface SecretSpan {
  start: number
  end: number
  kind: SecretKind
}

/**
 * Values that are secrets by their shape alone. Every pattern starts at a token's edge and has no nested repetition,
 * so a pass is linear in the text.
 */
const SHAPES: readonly [SecretKind, RegExp][] = [
  // This service's own keys, and those of model providers, code hosts, clouds and messengers.
  ['api_key', /(?<![\w-])sm_(?:org_rw|org_r|proj_rw|proj_r|agent|live|client)_[A-Za-z0-9]{12,200}/g],
  ['api_key', /(?<![\w-])sk-(?:proj-|ant-|or-|svcacct-|live-|test-)?[\w-]{16,300}/g],
  ['api_key', /(?<![\w-])(?:sk|rk|pk)_(?:live|test)_[A-Za-z0-9]{10,200}/g],
  ['access_token', /(?<![\w-])gh[pousr]_[A-Za-z0-9]{20,255}/g],
  ['access_token', /(?<![\w-])github_pat_[A-Za-z0-9_]{20,255}/g],
  ['access_token', /(?<![\w-])glpat-[\w-]{16,200}/g],
  ['api_key', /(?<![\w-])(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Za-z0-9])/g],
  ['access_token', /(?<![\w-])xox[abeoprs]-[A-Za-z0-9-]{10,250}/g],
  ['access_token', /(?<![\w-])xapp-[A-Za-z0-9-]{10,250}/g],
  ['access_token', /(?<=hooks\.slack\.com\/services\/)[A-Za-z0-9/]{20,100}/g],
  ['api_key', /(?<![\w-])AIza[\w-]{30,45}(?![\w-])/g],
  ['access_token', /(?<![\w-])ya29\.[\w-]{20,500}/g],
  ['api_key', /(?<![\w-])SG\.[\w-]{16,64}\.[\w-]{16,64}/g],
  [
    'api_key',
    /(?<![\w-])(?:npm|hf|gsk|xai|nvapi|lin_api|ntn|figd|shpat|shpss|dop_v1|sntrys|phc|phx|re|pat|r8)[_-](?=[\w-]{0,60}\d)[A-Za-z0-9_-]{24,200}/g,
  ],
  ['api_key', /(?<![\w-])pypi-[\w-]{40,300}/g],
  ['api_key', /(?<![\w-])dapi[0-9a-f]{32}(?![0-9a-f])/g],
  ['api_key', /(?<![\w-])whsec_[A-Za-z0-9+/=]{16,200}/g],
  ['api_key', /(?<![\w-])key-[0-9a-f]{32}(?![0-9a-f])/g],
  ['access_token', /(?<![\w-])\d{8,10}:AA[\w-]{33}(?![\w-])/g],
  ['private_key', /(?<![\w-])AGE-SECRET-KEY-1[A-Z0-9]{40,80}/g],
  // RFC 7519: header and payload are JSON objects, so both begin with the base64 of `{"`.
  ['access_token', /(?<![\w.-])eyJ[\w-]{8,4000}\.eyJ[\w-]{4,8000}(?:\.[\w-]{0,2000})?/g],
  // Bearer tokens (RFC 6750) and passwords of Basic authentication (RFC 7617).
  ['access_token', /(?<=\b[Bb]earer )(?=[\w.~+/-]{0,80}\d)[\w.~+/-]{16,2000}={0,2}/g],
  ['password', /(?<=\b[Aa]uthorization: ?[Bb]asic )[A-Za-z0-9+/]{8,500}={0,2}/g],
  ['api_key', /(?<=\b[Aa]ccount[Kk]ey=)[A-Za-z0-9+/]{40,200}={0,2}/g],
  [
    'access_token',
    /(?<=[?&](?:sig|token|access_token|api_key|apikey|key|password)=)(?=[\w%.-]{0,60}\d)[\w%.-]{12,500}/g,
  ],
  // Options of command lines: `mysql -u root -p…`, `redis-cli -a …`, `sshpass -p …`, `sqlcmd -P …`, `curl -u user:…`.
  ['password', /(?<=\b(?:mysql|mysqldump|mysqladmin|mariadb)\b[^\n|;&]{0,120} -p)[^\s'"$<[{][^\s'"]{3,100}/g],
  ['password', /(?<=\b(?:redis-cli|sshpass|sqlcmd)\b[^\n|;&]{0,120} -[apP] ['"]?)[^\s'"$<[{-][^\s'"]{3,100}/g],
  ['password', /(?<=\bcurl\b[^\n|;&]{0,120} (?:-u|--user) ['"]?[\w.@-]{1,60}:)[^\s'"$<[{][^\s'"]{3,100}/g],
  ['api_key', /(?<=otpauth:\/\/[^\s]{1,200}secret=)[A-Z2-7]{16,128}/g],
]

/** RFC 3986 user information: `scheme://user:password@host`. */
const CONNECTION = /(?<![\w+.-])[a-z][a-z0-9+.-]{1,30}:\/\/[^\s:@/]{0,128}:([^\s/@][^\s@]{0,256})@/dgi

const PEM_BEGIN = /-----BEGIN (?:[A-Z0-9]{1,20} ){0,3}PRIVATE KEY(?: BLOCK)?-----/g
const PEM_END = /-----END (?:[A-Z0-9]{1,20} ){0,3}PRIVATE KEY(?: BLOCK)?-----/g

/** A seed phrase (BIP 39): 12 to 24 words after a name such as "recovery phrase". */
const SEED =
  /(?<=\b(?:seed|recovery|mnemonic|wallet) (?:phrase|words?)(?: is| are|:|=)\s{0,2}["'“]?)(?:[a-z]{3,8}[ ,]{1,2}){11,23}[a-z]{3,8}/gi

/** Returns the positions of the secrets of known shape in a text; the caller filters out placeholders. */
export function secretsByShape(text: string): SecretSpan[] {
  const spans: SecretSpan[] = privateKeys(text)
  for (const [kind, shape] of SHAPES) {
    for (const match of text.matchAll(shape)) {
      spans.push({ start: match.index, end: match.index + match[0].length, kind })
    }
  }
  for (const match of text.matchAll(SEED)) {
    spans.push({ start: match.index, end: match.index + match[0].length, kind: 'seed_phrase' })
  }
  for (const match of text.matchAll(CONNECTION)) {
    const [start, end] = match.indices?.[1] ?? [0, 0]
    spans.push({ start, end, kind: 'connection_string' })
  }
  return [...spans, ...cardNumbers(text)]
}

/** Finds private keys. Without an END line, a key reaches from its BEGIN line to the end of the text. */
function privateKeys(text: string): SecretSpan[] {
  const spans: SecretSpan[] = []
  const ends = [...text.matchAll(PEM_END)].map((match) => match.index + match[0].length)
  let next = 0
  for (const { index } of text.matchAll(PEM_BEGIN)) {
    if (index < (spans.at(-1)?.end ?? 0)) continue
    while (next < ends.length && (ends[next] as number) <= index) next++
    const end = ends[next] ?? text.length
    spans.push({ start: index, end, kind: 'private_key' })
    if (end === text.length) break
  }
  return spans
}

/** Digits grouped as printed on cards, or not grouped. */
const CARD = /(?<![\w.,-])(?:\d{13,19}|\d{4}([ -])\d{4}\1\d{4}\1\d{4}|\d{4}([ -])\d{6}\2\d{5})(?![\w-]|[.,]\d)/g
/**
 * Issuers' leading digits (ISO/IEC 7812): Visa, Mastercard, American Express, Discover, JCB, Diners, UnionPay, Maestro.
 */
const ISSUER = /^(?:4|5[0-8]|2[2-7]|3[4-8]|30|6[0-9])/
const OTHER_NUMBER =
  /(?:order|invoice|tracking|ticket|reference|ref|id|shipment|parcel|isbn|imei|serial)(?: (?:no|number|nr))?(?:\.|:| is| was)? ?#?$/i

function cardNumbers(text: string): SecretSpan[] {
  const spans: SecretSpan[] = []
  for (const match of text.matchAll(CARD)) {
    const digits = match[0].replace(/\D/g, '')
    const before = text.slice(Math.max(0, match.index - 30), match.index)
    if (!ISSUER.test(digits) || !passesLuhn(digits) || OTHER_NUMBER.test(before)) continue
    spans.push({ start: match.index, end: match.index + match[0].length, kind: 'card_number' })
  }
  return spans
}

/** Whether the check digit is right (ISO/IEC 7812-1, annex B). False for one repeated digit, which no card has. */
function passesLuhn(digits: string): boolean {
  if (new Set(digits).size < 2) return false
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index])
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
