import { isPlaceholder, namesItself } from './exempt.js'
import { programSigns, WITH } from './link.js'
import { isOther, isWeak, isWordy, shapeOf } from './shape-of-value.js'
import type { Token } from './tokens.js'
import { is, NAME, PLACE, PROSE, TRIGGER, UNSPACED } from './words.js'

/** A token or a few that could be a secret: token indices, end exclusive. */
export interface Candidate {
  from: number
  to: number
  start: number
  end: number
  text: string
  shape: string
  /** Token indices of the nearest words before and after that name a secret, and of the nearest trigger; -1 if none. */
  nameBefore: number
  nameAfter: number
  near: boolean
}

/** How many tokens after and before it a name applies to. */
export const REACH_FORWARD = 12
export const REACH_BACK = 8
const QUOTE_OPENS = /["'`“„«「『]$/u
const QUOTE_CLOSES = /^[.,!?]?["'`”“»」』]/u
export const isQuoted = (first: Token, last: Token): boolean =>
  QUOTE_OPENS.test(first.before) && QUOTE_CLOSES.test(last.after)
export const endsClause = ({ after }: Token): boolean => /[.,;!?)\n。、，！？:"'”]/u.test(after)
const LONGEST_PHRASE = 8
/** Second words that make a name no secret: a password hint, a PIN pad, a key holder. */
const HEADS = new Set(
  (
    'hint hints manager managers policy policies reset resets field fields form forms page screen prompt dialog rotation ' +
    'length strength protection pad pads holder holders store generator checker requirements rules card cards ring'
  ).split(' '),
)
/** A verb at most this many tokens before a value applies to it. */
const NEXT_TO = 3
/** Shapes of value that are candidates after a verb alone ("punch in 4821"). */
const TYPED = new Set(['digits4', 'digits6', 'keypad', 'dial', 'plate'])
/**
 * Markup that separates a name from a value: between a heading and its text ("**Password**: Use …"), or before the
 * language of a code block.
 */
const MARKUP = /\*\*|```|#|^[^:=]*\n/
const HASHED = /hash|encrypted/i

/** Finds what could be a secret in a text: values near a word for a secret, a lock or an account. */
export const candidatesIn = (text: string, tokens: readonly Token[]): Candidate[] => {
  if (!tokens.some(({ classes }) => (classes & TRIGGER) !== 0)) return []
  const before = nearest(tokens, 1)
  const after = nearest(tokens, -1)
  const found: Candidate[] = []
  const add = (from: number, to: number) => {
    const first = tokens[from] as Token
    const last = tokens[to - 1] as Token
    const nameBefore = within(before.name[from], from, REACH_FORWARD)
    const nameAfter = within(after.name[to - 1], to - 1, REACH_BACK)
    const near =
      within(before.any[from], from, REACH_FORWARD) !== -1 || within(after.any[to - 1], to - 1, REACH_BACK) !== -1
    if (!near) return
    const value = text.slice(first.start, last.end)
    const shape = shapeOf(value)
    if (nameBefore === -1 && nameAfter === -1 && !isEntered(shape, tokens, from, to)) return
    if (isOther(shape) || UNSPACED.test(value)) return
    if (nameBefore === -1 && nameAfter === -1 && isTelephone(tokens, from, to)) return
    // In a program a number is a secret only where a password or a PIN is named.
    if (
      /^\d+$/.test(value) &&
      programSigns(from, to, tokens) > 0 &&
      ![nameBefore, nameAfter].some((at) => isNamed(tokens[at]))
    )
      return
    // A name that a program assigns a value to, or calls.
    if ((/^ ?[=(]/.test(last.after) || /^[=+*]?=/.test(tokens[to]?.text ?? '')) && !/^\d/.test(value)) return
    if (
      isWordy(shape) &&
      nameBefore === from - 1 &&
      tokens[nameBefore]?.text.toLowerCase() === 'pass' &&
      !/[:=]/.test(first.before)
    )
      return
    // A word that describes or connects is no password: "the password is case-sensitive".
    if (to - from === 1 && /\p{L}/u.test(value) && (first.classes & PROSE) !== 0) return
    if (to - from === 1 && isWordy(shape) && (first.classes & NAME) !== 0) return
    if (
      isWordy(shape) &&
      (MARKUP.test(first.before) ||
        /\*\*|```/.test(last.after) ||
        !(mayBeWord(tokens, nameBefore, nameAfter) && isPointedAt(tokens, from, to, nameBefore, nameAfter)))
    )
      return
    if (isWeak(shape) && !isStrongPlace(tokens, from, to, nameBefore, nameAfter)) return
    // The year of a date: "April 1, 2024".
    if (shape === 'year' && /^\d{1,2}(?:st|nd|rd|th)?$/.test(tokens[from - 1]?.text ?? '')) return
    // A value that is called a hash or encrypted does not reveal a password.
    if (nameBefore !== -1 && [nameBefore - 1, nameBefore].some((at) => HASHED.test(tokens[at]?.text ?? ''))) return
    if (isPlaceholder(value) || isPlaceholder(`${/[<[{$%]$/.exec(first.before)?.[0] ?? ''}${value}`)) return
    if (namesItself(value)) return
    found.push({ from, to, start: first.start, end: last.end, text: value, shape, nameBefore, nameAfter, near })
  }
  for (let at = 0; at < tokens.length; at += 1) {
    const run = runOfDigits(text, tokens, at)
    if (run > 1) {
      add(at, at + run)
      at += run - 1
      continue
    }
    const quoted = quotedTo(tokens, at)
    if (quoted > at + 1 && isTold(tokens, at, quoted, before.name[at] ?? -1)) add(at, quoted)
    const phrase = phraseTo(text, tokens, at, before.name[at] ?? -1)
    if (phrase > at + 1) add(at, phrase)
    add(at, at + 1)
  }
  return found
}

/** Whether a link ("is", ":"), quotes, or a name so near that it can mean nothing else marks a value as the secret. */
const isPointedAt = (tokens: readonly Token[], from: number, to: number, before: number, after: number): boolean =>
  (isLinked(tokens, from) && before !== -1) ||
  (to - from === 1 && isQuoted(tokens[from] as Token, tokens[from] as Token) && from - before <= 6) ||
  (to - from === 1 &&
    before !== -1 &&
    before === from - 1 &&
    !/\n/.test((tokens[from] as Token).before) &&
    is((tokens[before] as Token).classes, 'P')) ||
  (after !== -1 && after - to <= 3 && !/[:;\n`]/.test((tokens[to - 1] as Token).after))

/** For shapes that prose has too: whether a password's name marks the value, or a link after an account or a key. */
const isStrongPlace = (tokens: readonly Token[], from: number, to: number, before: number, after: number): boolean => {
  if (
    mayBeWord(tokens, before, after) &&
    (from - before <= 8 || after !== -1) &&
    isPointedAt(tokens, from, to, before, after)
  )
    return true
  if (!isLinked(tokens, from)) return false
  if (before !== -1 && from - before <= 4) return true
  const reach = tokens[from - 1]?.text === '/' ? 4 : 2
  return tokens.slice(Math.max(0, from - reach), from).some(({ classes }) => is(classes, 'A'))
}

/** "log in with …": after a verb of entering. */
const isWith = (tokens: readonly Token[], from: number): boolean =>
  WITH.test(tokens[from - 1]?.text ?? '') &&
  tokens.slice(Math.max(0, from - 7), from).some(({ classes }) => is(classes, 'V'))

/** Whether a linking verb or sign comes right before the value, or the name itself. */
const isLinked = (tokens: readonly Token[], from: number): boolean => {
  const { classes = 0 } = tokens[from - 1] ?? {}
  return (
    /[:=/→]|[—–-]\s$/u.test((tokens[from] as Token).before) ||
    tokens[from - 1]?.text === '/' ||
    (classes & NAME) !== 0 ||
    is(classes, 'L') ||
    is(classes, 'G') ||
    isWith(tokens, from)
  )
}

const isNearPlace = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(Math.max(0, from - REACH_FORWARD), to + REACH_BACK).some(({ classes }) => (classes & PLACE) !== 0)

/**
 * Whether a value without a name opens something: "punch in 4821 at the gate", "log in to the router with sunflower42",
 * "Login: marta / hunter2". False for the name of a server, an order or a build next to "server" or "open": redacting
 * it would lose it for good.
 */
const isEntered = (shape: string, tokens: readonly Token[], from: number, to: number): boolean => {
  const isOneOf = (start: number, end: number, of: 'V') =>
    tokens.slice(Math.max(0, start), Math.max(0, end)).some(({ classes }) => is(classes, of))
  return TYPED.has(shape)
    ? isNearPlace(tokens, from, to) || isOneOf(from - NEXT_TO, from, 'V')
    : isNearPlace(tokens, from, to) &&
        (isOneOf(from - REACH_FORWARD, to + REACH_BACK, 'V') || tokens[from - 1]?.text === '/')
}

const isNamed = (token: Token | undefined): boolean =>
  token !== undefined && (is(token.classes, 'P') || is(token.classes, 'N'))

const mayBeWord = (tokens: readonly Token[], nameBefore: number, nameAfter: number): boolean =>
  [nameBefore, nameAfter].some((at) => at !== -1 && is((tokens[at] as Token).classes, 'P'))

const within = (place: number | undefined, at: number, reach: number): number =>
  place === undefined || place === -1 || Math.abs(place - at) > reach ? -1 : place

/** For each token, the nearest earlier (step 1) or later (step -1) name, and the nearest trigger of any kind. */
const nearest = (tokens: readonly Token[], step: 1 | -1): { name: number[]; any: number[] } => {
  const name = new Array<number>(tokens.length).fill(-1)
  const any = new Array<number>(tokens.length).fill(-1)
  let lastName = -1
  let lastAny = -1
  for (let at = step === 1 ? 0 : tokens.length - 1; at >= 0 && at < tokens.length; at += step) {
    name[at] = lastName
    any[at] = lastAny
    const { classes } = tokens[at] as Token
    // The name of a password reaches further than that of a key ("the passphrase of the key is …").
    const weaker = lastName !== -1 && Math.abs(at - lastName) <= 4 && is((tokens[lastName] as Token).classes, 'P')
    const names = (classes & NAME) !== 0 && !HEADS.has(tokens[at + 1]?.text.toLowerCase() ?? '')
    if (names && !(weaker && !is(classes, 'P') && !is(classes, 'N'))) lastName = at
    if ((classes & TRIGGER) !== 0) lastAny = at
  }
  return { name, any }
}

/** Returns how many tokens from here on are short numbers separated only by spaces: "9 8 7 6", "12 34 56". */
const runOfDigits = (text: string, tokens: readonly Token[], at: number): number => {
  let to = at
  while (to < tokens.length && to < at + 8 && /^\d{1,6}$/.test((tokens[to] as Token).text)) {
    if (to > at && text.slice((tokens[to - 1] as Token).end, (tokens[to] as Token).start) !== ' ') break
    to += 1
  }
  return to - at
}

/** Groups of 9 to 15 digits after a plus or a zero: "+351 222 010 404", "0116 496 0990" (15: ITU-T E.164). */
const isTelephone = (tokens: readonly Token[], from: number, to: number): boolean => {
  const country = /^\+\d{1,3}$/.test(tokens[from - 1]?.text ?? '') ? (tokens[from - 1]?.text ?? '') : ''
  const groups = tokens.slice(from, to).map(({ text }) => text)
  return groups.length > 1 && /^(?:\+\d|0)\d{8,14}$/.test(country + groups.join(''))
}

/** Whether these are quoted words right after a password's name, none of which is such a name. */
const isTold = (tokens: readonly Token[], at: number, to: number, name: number): boolean =>
  name !== -1 && at - name <= 6 && !tokens.slice(at, to).some(({ classes }) => (classes & NAME) !== 0)

const quotedTo = (tokens: readonly Token[], at: number): number => {
  if (!QUOTE_OPENS.test((tokens[at] as Token).before)) return at
  for (let to = at; to < Math.min(tokens.length, at + LONGEST_PHRASE); to += 1) {
    if (QUOTE_CLOSES.test((tokens[to] as Token).after)) return to + 1
    if (/\n/.test((tokens[to] as Token).after)) return at
  }
  return at
}

/** The end of a phrase after a name and a link, up to the end of the clause, if no word has another meaning here. */
const phraseTo = (text: string, tokens: readonly Token[], at: number, name: number): number => {
  if (name === -1 || at - name > 5 || !is((tokens[name] as Token).classes, 'P')) return at
  const linked = /[:=]/.test((tokens[at] as Token).before) || is((tokens[at - 1] as Token).classes, 'L')
  if (!linked) return at
  for (let to = at; to < Math.min(tokens.length, at + LONGEST_PHRASE); to += 1) {
    const token = tokens[to] as Token
    if ((token.classes & PROSE) !== 0 || !/^\p{L}{2,14}$/u.test(token.text)) return at
    if (endsClause(token)) return to + 1
    if (text.slice(token.end, token.end + 1) !== ' ') return at
  }
  return at
}
