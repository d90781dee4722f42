import { claimValues } from './copula-claims.js'
import type { Frame } from './frame.js'
import { CHANGE_VERBS, propertyOf } from './lexicon/families.js'
import { COPULAS } from './lexicon/function-words.js'
import { wordSet } from './lexicon/phrases.js'
import { NEW } from './lexicon/signals.js'
import { contentOf } from './subject.js'
import { measuredValues } from './values.js'
import type { Word } from './words.js'

const POSSESSIVES = wordSet('my our his her their its')
const HAS = wordSet('has have')
const ARTICLE = wordSet('a an the')
/** Maximum words in a property's name: "monthly delivery slot". */
const MAX_NAME = 3
/** Maximum words in a former value: "from the old Starter tariff to". */
const MAX_FORMER = 6
const OWNS: Word = { text: "'s", lower: "'s", stem: "'s", kind: '', capital: false, pause: false }

/**
 * Reads "Marta upgraded her plan (from Basic) to Plus" as the claim that Marta's plan is Plus. Returns whether it made
 * a claim.
 */
export function claimOwnedChange(frame: Frame): boolean {
  const { words, lowers } = frame
  const verb = lowers.findIndex(
    (lower, at) => at > 0 && CHANGE_VERBS.has(lower) && POSSESSIVES.has(lowers[at + 1] ?? ''),
  )
  if (verb === -1) return false
  const start = verb + 2
  const near = lowers.slice(0, start + MAX_NAME + 1)
  const end = near.findIndex((lower, at) => at > start && (lower === 'from' || lower === 'to'))
  if (end === -1) return false
  const to = lowers[end] === 'to' ? end : lowers.slice(0, end + MAX_FORMER + 1).indexOf('to', end)
  const owner = words.slice(0, verb)
  // "They changed his plan" does not say whose plan it is.
  if (to === -1 || !isOwner(owner, lowers[verb + 1] ?? '')) return false
  const known = frame.claims.length
  const isClaimed = claimOf(frame, owner, words.slice(start, end), words.slice(to + 1), frame.text(verb, verb + 1))
  const former = words.slice(end + 1, to)
  if (former.length > 0) {
    const replaced = measuredValues(former)[0]?.words ?? contentOf(former, ['@'])
    for (const claim of frame.claims.slice(known)) claim.replaced = replaced
  }
  return isClaimed
}

/**
 * Reads "Marta has the Silver membership" as the claim that Marta's membership is Silver, and "Marta has a new phone
 * number: 555 0142" as the claim that her phone number is 555 0142. Returns whether the clause was read in this way.
 */
export function claimOwned(frame: Frame): boolean {
  const { words, lowers } = frame
  const has = lowers.findIndex((lower, at) => at > 0 && HAS.has(lower) && ARTICLE.has(lowers[at + 1] ?? ''))
  if (has === -1) return false
  const owner = words.slice(0, has)
  const rest = words.slice(has + 2)
  if (NEW.has(rest[0]?.lower ?? '')) {
    // The value follows "is" or a pause such as a colon.
    const end = rest.findIndex((word, at) => COPULAS.has(word.lower) || rest[at - 1]?.pause)
    if (end < 2 || end > MAX_NAME + 1 || !isProperty(rest[end - 1])) return false
    const value = rest.slice(COPULAS.has(rest[end]?.lower ?? '') ? end + 1 : end)
    return claimOf(frame, owner, rest.slice(1, end), value, rest[0]?.text ?? null)
  }
  const name = rest.at(-1)
  const isNamed = rest.length > 1 && rest.slice(0, -1).every((word) => word.capital)
  if (lowers[has + 1] !== 'the' || !isNamed || !name || name.capital || name.kind !== '') return false
  return claimOf(frame, owner, [name], rest.slice(0, -1), null)
}

const isProperty = (word: Word | undefined) => word !== undefined && propertyOf(word.lower) !== undefined

/** Whether the possessive refers to the owner: "I … my", "Marta … her". */
const isOwner = (owner: readonly Word[], possessive: string): boolean => {
  const isSpeaker = owner.some((word) => /^(?:i|we)$/.test(word.lower))
  return isSpeaker === /^(?:my|our)$/.test(possessive) && (isSpeaker || owner.some((word) => word.capital))
}

function claimOf(
  frame: Frame,
  owner: readonly Word[],
  name: readonly Word[],
  value: readonly Word[],
  cue: string | null,
) {
  const subject = frame.subject([...owner, OWNS, ...name], owner.length)
  if (!subject || name.length === 0 || value.length === 0) return false
  claimValues(frame, subject, value, cue)
  return true
}
