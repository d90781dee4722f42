import { type Candidate, candidatesIn, openCandidates } from './candidates.js'
import { isPlaceholder, namesItself } from './exempt.js'
import { featuresOf } from './features.js'
import { type Reading, readAround } from './reading.js'
import { isOther, isWordy, shapeOf } from './shape-of-value.js'
import type { SecretKind, SecretSpan } from './shapes.js'
import { type Token, tokensOf } from './tokens.js'
import { BIAS, WEIGHTS } from './weights.js'
import { is, NAME, PLACE, words } from './words.js'

/**
 * Weights by feature, decoded once. An entry starts with the number (base 36) of letters that it shares with the
 * previous one.
 */
let weights: ReadonlyMap<string, number> | undefined
const read = (): ReadonlyMap<string, number> => {
  let last = ''
  return new Map(
    WEIGHTS.split('|').map((entry): [string, number] => {
      const at = entry.lastIndexOf(':')
      last = last.slice(0, Number.parseInt(entry.slice(0, 1), 36)) + entry.slice(1, at)
      return [last, Number(entry.slice(at + 1)) / 10]
    }),
  )
}

/**
 * Minimum of the reader's log odds: lower ones are raised to it, so that they do not outweigh a clear result of the
 * regression. This limit, ORDINARY and STRIKING were chosen on sentence frames by authors left out of both trainings,
 * and STRIKING on chat turns, too (models/guard/secrets.md).
 */
const READER_LEAST = -1.5
/**
 * Maximum of the reader's log odds for a value that looks like a long id and that no word names: the reader takes ids
 * in plain sentences for passwords now and then.
 */
const READER_MOST_UNNAMED = 2
/**
 * Log odds that are added if the value is an ordinary word. Ordinary words are candidates only in few places of a
 * sentence, so few of them are harmless.
 */
const ORDINARY = 1
/**
 * A value with log odds by the regression of at most this is no secret, whatever the reader says. Example: an id, or a
 * name with digits, in a plain sentence.
 */
const UNLIKELY = -4
/**
 * The reader's log odds above which a word is a secret even if no rule takes it for a value. Does not apply to the
 * values that UNLIKELY excludes or READER_MOST_UNNAMED limits.
 */
const STRIKING = 5
/** STRIKING for a text with neither a word for a secret, lock or account nor a value that scored above UNLIKELY. */
const STRIKING_ALONE = 5.5
/** Log odds above which a word beside a striking word belongs to the same secret. */
const BELONGS = 0

/**
 * Finds secrets by the words around them ("password is hunter2", "punch in 4821 at the gate"): a logistic regression
 * over the shape of a token and its surroundings, and the reader, a model that reads the sentence. Weights and
 * training: models/guard/secrets.md. Linear in the length of the text.
 */
export function secretsByScore(text: string, reading: Reading): SecretSpan[] {
  const tokens = tokensOf(text, words())
  const all = candidatesIn(text, tokens).map((candidate) => ({ candidate, score: scoreOf(candidate, tokens) }))
  const scored = all.filter(({ score }) => score > UNLIKELY)
  const values = new Set(scored.map(({ candidate }) => tokens[candidate.from]))
  const isWanted = (token: Token) => (token.classes & (NAME | PLACE)) !== 0 || values.has(token)
  const likeliest = readAround(text, tokens, isWanted, reading)
  const found = scored
    .filter(({ candidate, score }) => {
      const most = isUnnamedId(candidate) ? READER_MOST_UNNAMED : Infinity
      const ofReader = Math.min(most, Math.max(READER_LEAST, likeliest(candidate) ?? 0))
      return score + ofReader + (isWordy(candidate.shape) ? ORDINARY : 0) > 0
    })
    .map(({ candidate }) => candidate)
  const unlikely = new Set(
    all
      .filter(({ candidate, score }) => isUnnamedId(candidate) || score <= UNLIKELY)
      .flatMap(({ candidate: { from, to } }) => tokens.slice(from, to)),
  )
  const least = tokens.some(isWanted) ? STRIKING : STRIKING_ALONE
  return [...found, ...striking(text, tokens, (token) => (unlikely.has(token) ? null : likeliest(token)), least)].map(
    (value) => ({
      start: startOf(value, text),
      end: endOf(value, text),
      kind: kindOf(value, tokens),
    }),
  )
}

/** Whether a value looks like a long id, and no word near it names a secret (a door or an account may be near). */
const isUnnamedId = ({ shape, nameBefore, nameAfter }: Candidate): boolean =>
  /^(?:random|hex|uuid)$/.test(shape) && nameBefore === -1 && nameAfter === -1

/** Returns the words that the reader takes for a secret; adjacent ones become one candidate. */
const striking = (
  text: string,
  tokens: readonly Token[],
  likeliest: (token: Token) => number | null,
  least: number,
): Candidate[] => {
  let candidateOf: ReturnType<typeof openCandidates> | undefined
  const found: Candidate[] = []
  const scores = tokens.map((token) => (isHarmless(token) ? -Infinity : (likeliest(token) ?? -Infinity)))
  for (let from = 0; from < tokens.length; from += 1) {
    let to = from
    let isStriking = false
    for (; (scores[to] ?? -Infinity) > BELONGS && isBeside(tokens, from, to); to += 1) {
      isStriking ||= (scores[to] as number) > least
    }
    if (isStriking) {
      candidateOf ??= openCandidates(text, tokens)
      found.push(candidateOf(from, to))
    }
    from = Math.max(from, to - 1)
  }
  return found
}

/** Whether a word is never a secret: the name of one, a placeholder, a hash, a URL, a date. */
const isHarmless = ({ text, classes }: Token): boolean =>
  ((classes & NAME) !== 0 && !/\d/.test(text)) || isOther(shapeOf(text)) || isPlaceholder(text) || namesItself(text)

/** Whether the token at `to` directly follows the previous token and is in the sentence of the token at `from`. */
const isBeside = (tokens: readonly Token[], from: number, to: number): boolean =>
  to === from ||
  ((tokens[to] as Token).sentence === (tokens[from] as Token).sentence && (tokens[to] as Token).before.length <= 2)

/** Log odds that are subtracted if no word near the value speaks of a secret, a lock, an account or entry. */
export const ALONE = 1.5

/** Returns the regression's log odds that a candidate is a secret, minus the threshold. */
const scoreOf = (candidate: Candidate, tokens: readonly Token[]): number => {
  weights ??= read()
  let score = BIAS - (candidate.isAlone ? ALONE : 0)
  for (const feature of featuresOf(candidate, tokens)) score += weights.get(feature) ?? 0
  return score
}

/**
 * Returns the start of a secret, including the star at the start of a keypad code ("*4821#"). Tokens drop the star,
 * because it can be Markdown. Stars on both sides are Markdown, so they are not included.
 */
const startOf = ({ start, end, text: value }: Candidate, text: string): number =>
  /^\d{3,8}#?$/.test(value) && isStar(text, start - 1) && text[end] !== '*' ? start - 1 : start

/** Returns the end of a secret, including final "!" and "*": tokens drop these, but a secret may end with them. */
const endOf = ({ start, end, shape, text: value }: Candidate, text: string): number => {
  if (/^#?\d{3,8}$/.test(value) && isStar(text, end) && text[start - 1] !== '*') return end + 1
  return /^(?:strong|symbols|mixed|letterdigit)/.test(shape)
    ? end + (/^[!*]*/.exec(text.slice(end, end + 4))?.[0].length ?? 0)
    : end
}
/** Whether a star is at a position, and no other star beside it. */
const isStar = (text: string, at: number): boolean => text[at] === '*' && text[at - 1] !== '*' && text[at + 1] !== '*'

const NUMBER = /^[#*]?\d[\d #*-]*$/

/** Returns the kind by the nearest name. Without a name: `pin` for a number or short code, else `password`. */
const kindOf = ({ from, nameBefore, nameAfter, text, shape }: Candidate, tokens: readonly Token[]): SecretKind => {
  const at = nameBefore !== -1 ? nameBefore : nameAfter
  const named = tokens[at]
  const other: SecretKind = NUMBER.test(text) || /^(?:plate|shortmixed|spelt)$/.test(shape) ? 'pin' : 'password'
  if (shape === 'seed') return 'seed_phrase'
  if (named === undefined) return other
  const { classes } = named
  if (is(classes, 'P')) return 'password'
  if (is(classes, 'N') || is(classes, 'C')) return 'pin'
  const around = tokens.slice(Math.max(0, at - 5), at).concat(tokens.slice(at + 1, Math.min(at + 4, from)))
  const name = named.text.toLowerCase()
  if (
    /key|schl|clé|chiave|clave/.test(name) &&
    around.some((token) => /wi-?fi|wlan|network|router|wpa/i.test(token.text))
  )
    return 'password'
  const full = `${tokens[at - 1]?.text ?? ''} ${name}`.toLowerCase()
  if (
    /(?:api|access|signing|encryption|license|account|master|private|client|auth|webhook|aws)\W?.{0,8}(?:key|secret)|key/.test(
      full,
    ) &&
    !/token/.test(name)
  )
    return 'api_key'
  return 'access_token'
}
