import { isPlaceholder, namesItself, withoutCount } from './exempt.js'
import { isOther, isTelling, isWordy, shapeOf } from './shape-of-value.js'
import { digitsTo, endsClause, isQuoted, phraseTo, quotedTo, seedTo, speltTo } from './spans.js'
import type { Token } from './tokens.js'
import { is, NAME, PLACE, PROSE, TRIGGER, UNSPACED } from './words.js'

/** One or a few tokens that could be a secret. */
export interface Candidate {
  /** Token indices, end exclusive. */
  from: number
  to: number
  /** Code units of the text, end exclusive. */
  start: number
  end: number
  text: string
  shape: string
  /** The nearest names of a secret before and after the candidate: token indices, or -1. */
  nameBefore: number
  nameAfter: number
  /** Whether no word near the candidate speaks of a secret, a lock, an account or entry. */
  isAlone: boolean
}

/** Maximum tokens from the name of a secret, or another trigger word, to a value after it. */
export const REACH_FORWARD = 14
/** Maximum tokens from a value to the name of a secret, or another trigger word, after it. */
export const REACH_BACK = 8
/**
 * Maximum tokens between a password's name, or another trigger word, and an ordinary word that may be the password:
 * WORD_FORWARD if the ordinary word comes after the name, WORD_BACK if it comes before the name.
 */
const WORD_FORWARD = 8
const WORD_BACK = 4

/**
 * Returns the values in a text that could be secrets. They are near a word for a secret, lock, account or entry;
 * without such a word, they look like a code or password and have at least three words around them. None has the shape
 * of something harmless, such as a date or URL. The score decides which of the values are secrets.
 */
export const candidatesIn = (text: string, tokens: readonly Token[]): Candidate[] => {
  const before = nearest(tokens, 1)
  const after = nearest(tokens, -1)
  const candidateOf = openCandidates(text, tokens, before, after)
  const found: Candidate[] = []
  const add = (from: number, to: number, known?: string) => {
    const candidate = candidateOf(from, to, known)
    const { text: value, shape, nameBefore, nameAfter, isAlone } = candidate
    const first = tokens[from] as Token
    if (isOther(shape) || UNSPACED.test(value)) return
    if (isAlone && !(isTelling(shape) && isInSentence(tokens, from, to))) return
    if (isWordy(shape)) {
      if (to - from === 1 && (first.classes & (PROSE | NAME)) !== 0) return
      const isBefore = isPassword(tokens, nameBefore) && from - nameBefore <= WORD_FORWARD
      const isAfter = isPassword(tokens, nameAfter) && nameAfter - to < WORD_BACK
      const isClose =
        within(before.any[from], from, WORD_FORWARD) !== -1 || within(after.any[to - 1], to - 1, WORD_BACK) !== -1
      if (!isBefore && !isAfter && !(isClose && isGiven(tokens, from, to))) return
    } else if (to - from === 1 && (first.classes & NAME) !== 0 && !/\d/.test(value)) return
    if (isPlaceholder(value) || isPlaceholder(`${/[<[{$%]$/.exec(first.before)?.[0] ?? ''}${value}`)) return
    if (namesItself(isAssigned(tokens, from) ? withoutCount(value) : value)) return
    found.push(candidate)
  }
  let seed = 0
  let spelt = 0
  for (let at = 0; at < tokens.length; at += 1) {
    const run = digitsTo(text, tokens, at)
    if (run > at + 1) {
      add(at, run)
      at = run - 1
      continue
    }
    if (at >= seed) {
      seed = seedTo(text, tokens, at)
      if (seed > at + 1) add(at, seed, 'seed')
    }
    if (at >= spelt) {
      spelt = speltTo(text, tokens, at)
      if (spelt > at) add(at, spelt, 'spelt')
    }
    if (at < seed || at < spelt) continue
    const quoted = quotedTo(tokens, at)
    if (quoted > at + 1 && !tokens.slice(at, quoted).some(({ classes }) => (classes & NAME) !== 0)) add(at, quoted)
    const phrase = phraseTo(text, tokens, at, before.name[at] ?? -1)
    if (phrase > at + 1 && phrase !== quoted) add(at, phrase)
    add(at, at + 1)
  }
  return found
}

/** Returns a function that describes the tokens from one index to another (exclusive) as a value, secret or not. */
export const openCandidates =
  (text: string, tokens: readonly Token[], before = nearest(tokens, 1), after = nearest(tokens, -1)) =>
  (from: number, to: number, known?: string): Candidate => {
    const { start } = tokens[from] as Token
    const { end } = tokens[to - 1] as Token
    const isNear =
      within(before.any[from], from, REACH_FORWARD) !== -1 || within(after.any[to - 1], to - 1, REACH_BACK) !== -1
    const value = text.slice(start, end)
    return {
      ...{ from, to, start, end, text: value, shape: known ?? shapeOf(value) },
      nameBefore: within(before.name[from], from, REACH_FORWARD),
      nameAfter: within(after.name[to - 1], to - 1, REACH_BACK),
      isAlone: !isNear,
    }
  }

/** Whether a program assigns a quoted value to a variable or field, as in `login_password = '…'`. */
const isAssigned = (tokens: readonly Token[], from: number): boolean =>
  /=\s*["'`]$/.test(tokens[from]?.before ?? '') && /[a-z\d](?:_[a-z]|[A-Z])/.test(tokens[from - 1]?.text ?? '')

/** Whether words around a value say something about it: a value alone, as in metadata, is not taken for a secret. */
const isInSentence = (tokens: readonly Token[], from: number, to: number): boolean => {
  const around = [...tokens.slice(Math.max(0, from - REACH_FORWARD), from), ...tokens.slice(to, to + REACH_BACK)]
  return around.filter(({ text }) => LETTERS.test(text)).length >= LEAST_WORDS
}
const LETTERS = /^[\p{L}\p{M}'’]{2,}$/u
const LEAST_WORDS = 3

/**
 * Whether a sentence gives an ordinary word as a value: the word is in quotes, or follows a sign, a linking word or a
 * verb of entering ("takes marzipan"), or begins the sentence before one of these ("marzipan opens …").
 */
const isGiven = (tokens: readonly Token[], from: number, to: number): boolean => {
  const [first, last] = [tokens[from] as Token, tokens[to - 1] as Token]
  const [previous, next] = [tokens[from - 1], tokens[to]]
  if (isQuoted(first, last) || (SIGN.test(first.before) && !isSpeaker(previous, tokens[from - 2]))) return true
  const isFirst = previous === undefined || previous.sentence !== first.sentence
  if (isFirst) return next !== undefined && (gives(next) || /[:=→,–—]|->/u.test(last.after))
  return gives(previous) && endsValue(last, next)
}
/** Whether a token names the speaker of a line ("Jon: …"), not a thing that a password opens. */
const isSpeaker = (token: Token | undefined, previous: Token | undefined): boolean =>
  token?.classes === 0 && /^:/.test(token.after) && (previous === undefined || previous.after.includes('\n'))
/** A sign before a value. A dash that begins a line is a bullet. */
const SIGN = /[:=→(]\s*["'“„]?$|(?:^|[^\n\s])\s*[–—-]\s*["'“„]?$|->\s*$/u
const gives = ({ classes, text }: Token): boolean => is(classes, 'L') || is(classes, 'V') || GIVES.test(text)
const endsValue = (last: Token, next: Token | undefined): boolean =>
  next === undefined || endsClause(last) || (next.classes & (PROSE | TRIGGER)) !== 0
/** Words that give a value and have no class of their own. */
const GIVES =
  /^(?:to|with|as|by|takes?|wants?|likes?|needs?|expects?|accepts?|says?|said|saying|spells?|answers?|answered|whispers?|mit|auf|heißt|sagt|avec|con|com|op|z|till|ile|на|с)$/iu

const isPassword = (tokens: readonly Token[], at: number): boolean =>
  at !== -1 && is((tokens[at] as Token).classes, 'P')

const within = (place: number | undefined, at: number, reach: number): number =>
  place === undefined || place === -1 || Math.abs(place - at) > reach ? -1 : place

/** Whether a token names a secret. False if it is part of the name of another thing ("password hint", "PIN pad"). */
const names = (tokens: readonly Token[], at: number): boolean => {
  const { classes } = tokens[at] as Token
  if ((classes & NAME) === 0 || is(classes, 'H')) return false
  const next = tokens[at + 1]
  return !(next && is(next.classes, 'H') && /^[\s-]*$/.test(next.before))
}

/**
 * Returns, for each token, the index of the nearest name of a secret (`name`), and of the nearest trigger word (`any`),
 * before it (step 1) or after it (step -1); -1 if there is none.
 */
const nearest = (tokens: readonly Token[], step: 1 | -1): { name: number[]; any: number[] } => {
  const name = new Array<number>(tokens.length).fill(-1)
  const any = new Array<number>(tokens.length).fill(-1)
  let lastName = -1
  let lastAny = -1
  for (let at = step === 1 ? 0 : tokens.length - 1; at >= 0 && at < tokens.length; at += step) {
    name[at] = lastName
    any[at] = lastAny
    const { classes } = tokens[at] as Token
    // The name of a key shortly after the name of a password does not replace it ("the passphrase of the key is …").
    const weaker = lastName !== -1 && Math.abs(at - lastName) <= 4 && isPassword(tokens, lastName)
    const isName = names(tokens, at)
    if (isName && !(weaker && !is(classes, 'P') && !is(classes, 'N'))) lastName = at
    if (isName || (classes & (PLACE | TRIGGER)) !== 0) lastAny = at
  }
  return { name, any }
}
