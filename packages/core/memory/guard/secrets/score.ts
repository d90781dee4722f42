import { type Candidate, candidatesIn } from './candidates.js'
import { featuresOf } from './features.js'
import { netScores } from './net.js'
import { isWordy } from './shape-of-value.js'
import type { SecretKind, SecretSpan } from './shapes.js'
import { type Token, tokensOf } from './tokens.js'
import { BIAS, WEIGHTS } from './weights.js'
import { is, words } from './words.js'

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
 * How much the network's log odds count beside those of the regression. Chosen, like the threshold, on sentence frames
 * by other authors that were left out of the training (models/guard/secrets.md).
 */
const NET_SHARE = 0.7
/**
 * Minimum of the network's log odds: lower ones are raised to it, so that they do not outweigh a clear result of the
 * regression.
 */
const NET_LEAST = -1.5
/**
 * Log odds that are added if the value is an ordinary word. Ordinary words are candidates only in few places of a
 * sentence, so few of them are harmless. Chosen like NET_SHARE.
 */
const ORDINARY = 1
/**
 * The network is asked only about the first values of a text, at most this many, which limits the time for a long text
 * to 5 s.
 */
const MOST_ASKED = 2_000
/** A value that the regression finds less likely than this is no secret, whatever the network would say. */
const UNLIKELY = -4

/**
 * Finds secrets by the words around them ("password is hunter2", "punch in 4821 at the gate"): a logistic regression
 * over the shape of a token and its surroundings, and a network that reads the words themselves. Weights and training:
 * models/guard/secrets.md. Linear in the length of the text.
 */
export function secretsByScore(text: string): SecretSpan[] {
  const tokens = tokensOf(text, words())
  const scored = candidatesIn(text, tokens)
    .map((candidate) => ({ candidate, score: scoreOf(candidate, tokens) }))
    .filter(({ score }) => score > UNLIKELY)
  const asked = scored.slice(0, MOST_ASKED).map(({ candidate }) => candidate)
  const netScore = netScores(text, asked)
  const bonus = ({ shape }: Candidate) => (isWordy(shape) ? ORDINARY : 0)
  return scored
    .filter(({ candidate, score }, at) => {
      const ofNetwork = NET_SHARE * Math.max(NET_LEAST, netScore[at] ?? 0)
      return score + ofNetwork + bonus(candidate) > 0
    })
    .map(({ candidate }) => ({
      start: startOf(candidate, text),
      end: endOf(candidate, text),
      kind: kindOf(candidate, tokens),
    }))
}

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
