import type { SecretKind, SecretSpan } from './shapes.js'

const NAMES: readonly [SecretKind, string][] = [
  [
    'password',
    'pass ?words?|passwd|pwd|pw|pass(?= ?[:=])|pass ?phrases?|(?:wi-?fi|admin|root|user|db|email|login|router|guest|ssh|vpn) pass|(?:wi-?fi|wpa2?|network) key|kennwort|passwort|mot de passe|contraseña|senha|wachtwoord|hasło|parola|şifre|пароль|密码|密碼|パスワード|비밀번호',
  ],
  [
    'api_key',
    '(?:api|secret|access|signing|encryption|license|account|master|private|client|auth|webhook)[ _-]?(?:secret )?(?:key|secret)s?|(?:aws_)?secret(?:_access)?_key|secret key|api[ _-]?token',
  ],
  [
    'access_token',
    '(?:access|auth|refresh|session|bearer|id|security|personal access|deploy|bot|oauth)[ _-]?tokens?|token|secret',
  ],
  [
    'pin',
    "(?:sim |card |phone |bank |debit |atm |unlock |security )?pins?(?: ?(?:code|number))?|(?:door|gate|garage|entry|alarm|lockbox|lock ?box|key ?box|keypad|access|entrance|unlock|security|verification|safe|vault|locker|building|front door|back door|passcode|2fa|otp|mfa|backup|recovery|disarm)[ _-]?codes?|passcodes?|cvv2?|cvc2?|(?:safe|lock|locker|padlock|vault)(?:'s)? combination|one-time code|türcode|otp",
  ],
]

/** A name also counts within an identifier: `DB_PASSWORD=`, `"client_secret":`. */
const NAMED = NAMES.map(
  ([kind, name]) => [kind, new RegExp(`(?<![a-z0-9])(?:[a-z0-9]{1,30}_){0,4}(?:${name})(?![a-z0-9])`, 'gi')] as const,
)
/** A code whose place comes after it: "the code for the garage door is 4821". */
const CODE_FOR =
  /(?<![a-z])(?:code|combination) (?:for|to|of) (?:the |my |our |her |his |their )?(?:[a-z]{1,15} ){0,2}(?:door|gate|garage|safe|alarm|lockbox|locker|vault|house|flat|apartment|building|lock)(?![a-z])/gi

/** Between a name and its value: "is", "=", ":", "was changed to", "for the wifi is", `": "`. */
const LINK =
  /^(?:'s(?= )|["'`\]]{0,2})(?: ?\([^()\n]{0,30}\))?(?:[^\S\n]{0,3}(?:for|of|to|on|at|in|the|my|our|his|her|their|your|this|that|is|ist|est|es|lautet|was|are|now|set|changed|still|will|be|has|have|been|recently|just|used|got|reset|equals|becomes|new|current|as|wifi|wi-fi|router|admin|root|account|database|db|server|laptop|phone|card|bank|front|back|garage|door|gate|house|office|alarm|safe|guest|staging|production|prod|test|login|email|user|vpn|network|[a-z]{2,15}'s)(?=[\s:=]))*[^\S\n]{0,3}(?::=|=>|->|[:=：]|是|为|は|\bis\b|\bist\b|\best\b|\blautet\b|\bto\b|\bwas\b|→)?[^\S\n]{0,3}(?:(?<=[:=>→][^\S\n]{0,3})\n[^\S\n]{0,8}(?=\S{4,100}[^\S\n]*(?:\n|$)))?/i
const LINKS = /(?:[:=]|->|→)\s*$|\b(?:is|ist|est|es|lautet|was|equals|now|be|becomes)\s+$/i
/** "to" links only after a change ("changed my password to …"). */
const CHANGED = /\b(?:changed?|set|reset|updated?|switched|rotated|new)\b/i
const VALUE = /^(?:"([^"\n]{1,200})"|'([^'\n]{1,200})'|`([^`\n]{1,200})`|“([^”\n]{1,200})”|([^\s,;]{1,200}))/d
/** A value must start within this distance of its name. */
const REACH = 360

/**
 * Values that the words before them name as secrets ("password is hunter2", "API_KEY=…", "the gate code is 4821").
 * An ordinary word after "is" is a predicate ("the password is weak"), not a secret.
 */
export function secretsByContext(text: string): SecretSpan[] {
  const spans: SecretSpan[] = []
  for (const [kind, named] of NAMED) {
    for (const match of text.matchAll(named)) add(spans, text, kind, match[0], match.index + match[0].length)
  }
  for (const match of text.matchAll(CODE_FOR)) add(spans, text, 'pin', match[0], match.index + match[0].length)
  return spans
}

function add(spans: SecretSpan[], text: string, kind: SecretKind, name: string, at: number): void {
  const rest = text.slice(at, at + REACH)
  const [link = ''] = LINK.exec(rest) ?? []
  const value = (kind === 'pin' && SPACED_CODE.exec(rest.slice(link.length))) || VALUE.exec(rest.slice(link.length))
  if (!value) return
  const quoted = value.slice(1, 5).findIndex((group) => group !== undefined)
  const indices = value.indices?.[quoted === -1 ? value.length - 1 : quoted + 1]
  if (!indices) return
  const start = at + link.length + indices[0]
  const raw = text.slice(start, at + link.length + indices[1])
  const trimmed = quoted === -1 ? raw.replace(/[.!?)\]}"'>]+$/, '') : raw
  const sign = /[:=→>：是为は]\s*["'`“]?$/.test(link)
  const changed = /\bto\s+$/i.test(link) && CHANGED.test(text.slice(Math.max(0, at - name.length - 40), at) + link)
  const linked = LINKS.test(link) || sign || (changed && !/^\S+@[\w-]+\.\w/.test(raw))
  // A value named as a hash or as encrypted reveals no password.
  if (/hash|encrypted/i.test(text.slice(Math.max(0, at - name.length - 10), at))) return
  const adjacent = link.trim() === ''
  const finding = {
    adjacent,
    possessive: /^'s\s+$/.test(link),
    name,
    value: trimmed,
    linked,
    sign,
    quoted: quoted !== -1,
    endsClause: endsClause(text, start + raw.length) || raw !== trimmed,
  }
  if (kind === 'pin' ? isPin(finding) : isSecretValue(finding)) {
    const more =
      kind === 'pin' ? (MORE_CODES.exec(text.slice(start + trimmed.length, start + REACH))?.[0].length ?? 0) : 0
    spans.push({ start, end: start + trimmed.length + more, kind })
  }
}

/** A list of codes is redacted as a whole. */
const MORE_CODES = /^(?:(?:[ ,;/]{1,2}| (?:and|or) )\d{4,10}(?![\d.:]))*/
const SPACED_CODE = /^(\d(?: \d){3,7})(?=$|[\s.,;!)])/d

const endsClause = (text: string, at: number) =>
  /^["'`”]?\s*(?:$|[.,;!?\n)]|and\b|but\b|for\b|on\b)/i.test(text.slice(at, at + 12))

interface Finding {
  name: string
  /** Whether only white space is between the name and the value. */
  adjacent: boolean
  /** Whether `'s` follows the name ("password's hunter2"): it means "is" or is a possessive. */
  possessive: boolean
  value: string
  /** Whether a verb or a sign links the name to the value. */
  linked: boolean
  /** Whether the link is a colon, an equals sign or an arrow. */
  sign: boolean
  quoted: boolean
  endsClause: boolean
}

/** Whether the value is a code of digits, not a count ("4 digits"), a bare number after just "pin", or "****". */
function isPin({ name, value: written, linked, adjacent, endsClause: ends }: Finding): boolean {
  const value = written.replaceAll(' ', '')
  if (!/^[#*]?\d[\d-]{1,9}[#*]?$/.test(value) || value.replace(/\D/g, '').length < 3) {
    return linked && /^(?=[A-Za-z]*\d)(?=\d*[A-Za-z])[A-Za-z\d#*]{4,10}$/.test(value.replaceAll('-', '')) && ends
  }
  if (!ends) return linked && !/^\d{3}$/.test(value)
  return linked || (adjacent && (name === name.toUpperCase() || /code|cvv|cvc/i.test(name)))
}

/** Words that describe a password instead of revealing it. */
const PREDICATE =
  /^(?:a|an|the|not|no|now|my|your|our|his|her|their|its|it|in|on|at|by|for|from|to|too|very|so|also|only|always|never|still|just|as|if|or|and|of|with|without|via|who|what|why|how|when|where|that|this|one|same|different|strong|weak|safe|secure|insecure|wrong|right|correct|incorrect|bad|good|fine|ok|okay|long|short|new|old|invalid|valid|empty|blank|missing|required|optional|needed|unknown|secret|private|public|known|unique|temporary|permanent|due|gone|lost|rotten|hard|easy|simple|complex|sensitive|kept|hidden|broken|written|given|set|sent|reset|none|null|undefined|nil|true|false|string|text|varchar|hash|number|int|integer|boolean|object|any|type|field|value|here|there|yes|min|max|minimum|maximum|at least|up|out|up to|stale|live|active|inactive|available|unavailable|case-sensitive|alphanumeric|all|mandatory|tbd|n\/a|see|ask|use|please|contact|check|don't|isn't|based|both|more|less|than|about|important|important|per|dead|mine|yours|ours|managers?|policy|policies|rotation|length|hashes|prompt|reset|resets|bucket|limits?|count|counts|budget|usage|economy|ring|store|storage|auth|authentication|login)$/i

/** Directly after the name ("password hunter2"), only a mix of letters and digits is its value. */
function looksRandom(name: string, value: string): boolean {
  if (!/\d/.test(value) || !/\p{L}/u.test(value) || CODE.test(value)) return false
  if (/^(?:v\d|sha|md5|argon2|bcrypt|pbkdf2|base64|oauth2?|utf|http|ipv|totp|rfc|cve|1password|2fa|nist)/i.test(value))
    return false
  return /^(?:pass|pwd|pw)/i.test(name) ? value.length >= 6 && !/s$/i.test(name) : value.length >= 16
}

/** A call, a look-up or a variable: `request.form["password"]`, `hash_password(p)`, `hashed_password`. */
const CODE = /^(?:[A-Za-z_][\w.]*[([]|[a-z]+(?:_[a-z]+)+[);]?$)/
/** Examples name what they represent: "testpassword", "my_secret_key". */
const NAMES_ITSELF =
  /^(?:(?:my|the|test|testing|new|old|wrong|some|any|secure|strong|user|admin|super|valid|invalid|correct|incorrect|long|short|other|different|sample|demo|csrf|db|database|flask|jwt|app|api|access|client|secret|pass|word|pwd|key|token)[-_ ]?){2,6}$/i

function isSecretValue(finding: Finding): boolean {
  const { name, value, linked, sign, quoted, endsClause: ends } = finding
  if (finding.adjacent || finding.possessive) return looksRandom(name, value)
  if (
    !linked ||
    value.length < 3 ||
    PREDICATE.test(value) ||
    (!quoted && CODE.test(value)) ||
    NAMES_ITSELF.test(value)
  ) {
    return false
  }
  const mixed = /\d/.test(value) && /\D/.test(value)
  if (/^pass$/i.test(name)) return mixed && value.length >= 6
  const letters = /^[\p{L}'-]+$/u.test(value)
  // "token" and "secret" name many things; only a random-looking value counts.
  if (/^(?:tokens?|secret)$/i.test(name)) return value.length >= 8 && mixed && /^[\w.~+/=!@#$%^&*-]+$/.test(value)
  if (letters) {
    if (/(?:ed|ing|ly|able|ible|ant|ent)$/i.test(value) && !quoted) return false
    if (!/pass|pwd|wpa|kennwort|mot de|contrase/i.test(name)) return false
    return quoted || (ends && (sign || value.length >= 4))
  }
  if (/^\d+$/.test(value)) return value.length >= 4 && ends
  // A phrase, a path or a count follows ("password is 12 characters", "api key: see 1Password").
  if (quoted && /\s/.test(value)) return /pass/i.test(name)
  if ((/^[\w.~-]*[/\\]/.test(value) && !(mixed && value.length >= 24)) || /^https?:/i.test(value)) return false
  if (/^(?:api|access|secret|client)/i.test(name) && !mixed && value.length < 12) return false
  return mixed || /[^\p{L}\d.'’-]/u.test(value) || sign
}

/** "login: marta / hunter2", "use code 4821 to open the gate". */
const PAIR =
  /(?<![a-z])(?:log-?ins?|credentials?|creds|wi-?fi)(?: (?:is|are)|[:=]) {0,2}[^\s/:|]{1,64} {0,2}[/:|] {0,2}(?=[^\s]{0,60}\d)(?=[^\s]{0,60}[a-z])([^\s/:|]{5,64})/dgi
const OPENING_CODE =
  /(?<![a-z])(?:code|combination) (\d{3,10}[#*]?) (?:to (?:open|unlock|enter|disarm|get into)|opens|unlocks|disarms|for) (?:the |our |my )?(?:[a-z]{1,15} )?(?:door|gate|garage|safe|alarm|lockbox|locker|vault|house|flat|apartment|building|lock)(?![a-z])/dgi

/** BIP 39: 12 to 24 words after a name. */
const SEED =
  /(?<=\b(?:seed|recovery|mnemonic|wallet) (?:phrase|words?)(?: is| are|:|=)\s{0,2}["'“]?)(?:[a-z]{3,8}[ ,]{1,2}){11,23}[a-z]{3,8}/gi
/** A password of several words. */
const PHRASE =
  /(?:(?<=\bpass ?(?:phrase|word)s?(?: is| was|:|=)\s{0,2}["'“]?)(?:[a-z]{3,12}[ -]){3,7}|(?<=\bpass ?phrases?(?: is| was|:|=)\s{0,2}["'“]?)(?:[a-z]{3,12}[ -]){1,2})[a-z]{3,12}(?=["'”.!]?\s*$|["'”.!,;\n])/gi
const FUNCTION_WORD =
  /\b(?:the|and|for|with|not|you|your|that|this|are|was|has|have|from|can|must|should|will|need|needs|too|very|than|stored|kept|only|every|because|before|after|who|when|same|all|been|being|our|its|his|her|use|using|used|out|any|but|may|does)\b/i

export function phrases(text: string): SecretSpan[] {
  const spans: SecretSpan[] = []
  for (const [pattern, kind] of [
    [PAIR, 'password'],
    [OPENING_CODE, 'pin'],
  ] as const) {
    for (const { indices } of text.matchAll(pattern)) {
      const [start, end] = indices?.[1] ?? [0, 0]
      spans.push({ start, end, kind })
    }
  }
  for (const match of text.matchAll(SEED)) {
    spans.push({ start: match.index, end: match.index + match[0].length, kind: 'seed_phrase' })
  }
  for (const match of text.matchAll(PHRASE)) {
    if (FUNCTION_WORD.test(match[0])) continue
    spans.push({ start: match.index, end: match.index + match[0].length, kind: 'password' })
  }
  return spans
}
