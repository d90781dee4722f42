import type { Frame } from './frame.js'
import { claimTail } from './frame-claims.js'
import { claimHolder } from './holder-claims.js'
import { NO_OCCUPATION, OCCUPATION, propertyOfStem } from './lexicon/families.js'
import { ARTICLES, COPULA_LIKE, COPULAS, INDEFINITE, PAST_COPULAS, PREPOSITIONS } from './lexicon/function-words.js'
import { stem } from './stem.js'
import type { Subject } from './subject.js'
import { isPlace, measuredValues, nameOf, phraseOf, sisterOf, type Value } from './values.js'
import type { Word } from './words.js'

/**
 * Adds claims for a clause with "is", "has been" or a similar verb: "The price is 5 €", "Ana is the owner of the
 * service", "the ticket has been closed". Returns whether the clause has such a verb.
 */
export function claimCopula(frame: Frame): boolean {
  const isPerfect = (at: number) => /^(?:has|have)$/.test(frame.lowers[at] ?? '') && frame.lowers[at + 1] === 'been'
  const at = frame.lowers.findIndex(
    (lower, index) => index > 0 && (COPULAS.has(lower) || COPULA_LIKE.has(lower) || isPerfect(index)),
  )
  if (at === -1) return false
  const before = frame.words.slice(0, at)
  if (before.some((word) => PAST_COPULAS.has(word.lower))) return true
  const subject = frame.subject(before, at)
  const predicate = frame.words.slice(isPerfect(at) ? at + 2 : at + 1)
  // "Has been closed" announces a change; "has been slow" does not.
  const cue = isPerfect(at) && sisterOf(predicate) ? frame.text(at, at + 3) : null
  const known = frame.claims.length
  if (subject) claimValues(frame, subject, predicate, cue, COPULA_LIKE.has(frame.lowers[at] ?? ''))
  claimHolder(frame, before, predicate, null)
  // In "is looked after by Ana", the value follows the last preposition.
  if (subject && frame.claims.length === known && isParticiple(predicate[0])) claimTail(frame, at, subject)
  return true
}

/**
 * Reads all values that a predicate gives for the subject itself.
 * @param cue the verb, if it announces a change
 * @param likeCopula whether the verb only resembles "is" ("runs", "remains"): then an adjective after it does not
 * exclude other adjectives
 */
export function claimValues(
  frame: Frame,
  subject: Subject,
  predicate: readonly Word[],
  cue: string | null,
  likeCopula = false,
): void {
  const { bag, property } = subject
  const measured = measuredValues(predicate)
  // In "Oak Street 12", the number belongs to the address.
  const isAddress =
    property !== null && measured[0]?.rest.length && predicate.some((word) => word.capital && word.kind === '')
  const address = isAddress && /^(?:number|code)$/.test(measured[0]?.kind ?? '') ? phraseOf(predicate, 'address') : null
  if (address) {
    frame.add('is', bag, isOfSomething(subject) ? 'one' : 'strict', address, { subject, cue })
    return
  }
  for (const value of measured) {
    frame.add('is', bag, isChangeable(subject, value) ? 'one' : 'strict', value, {
      subject,
      cue,
      exactRest: cue === null,
    })
    claimNamedProperty(frame, subject, value, cue)
  }
  if (measured.length > 0 || subject.many) return
  // A property can have any phrase as its value ("paid", "awaiting payment"). Other subjects need a word in sisters.ts.
  const sister = likeCopula || property !== null ? null : sisterOf(predicate)
  if (sister) {
    frame.add('is', bag, 'one', sister, { subject, cue, exactRest: true })
    return
  }
  const name =
    nameOf(predicate) ?? apposed(predicate) ?? (isParticiple(predicate[0]) ? nameOf(predicate.slice(1)) : null)
  const inPlace = PREPOSITIONS.has(predicate[0]?.lower ?? '')
  if (name && isParticiple(predicate[0]) && PREPOSITIONS.has(predicate[1]?.lower ?? '')) {
    // For example "is assigned to Mia".
    const withVerb = { ...name, rest: [...name.rest, predicate[0]?.stem ?? ''] }
    frame.add('is', bag, 'strict', withVerb, { subject, cue, exactRest: true })
    return
  }
  // "Marta moved to Kubernetes" gives no new place.
  if (name && cue && subject.isName && !isPlace(name)) return
  if (name && (property || inPlace || cue || !subject.isName)) {
    // A person may be "in Rome" only for a day or so, so the claim is `loose`.
    const otherwise = inPlace ? (subject.isName ? 'loose' : 'one') : 'strict'
    frame.add('is', bag, isOfSomething(subject) ? 'one' : otherwise, name, {
      subject,
      cue,
      exactRest: !property,
    })
    claimNamedProperty(frame, subject, name, cue)
    return
  }
  if (property) {
    const phrase = phraseOf(predicate)
    if (phrase) frame.add('is', bag, isOfSomething(subject) ? 'one' : 'strict', phrase, { subject, cue })
    return
  }
  claimPlace(frame, subject, predicate, cue)
  claimOccupation(frame, subject, predicate, cue)
}

/** Reads a name that follows its noun: "The branch Elm Street". Null if there is none. */
function apposed(predicate: readonly Word[]): Value | null {
  const [article, noun, ...name] = predicate
  const isNoun = noun !== undefined && noun.kind === '' && !noun.capital && !PREPOSITIONS.has(noun.lower)
  if (!article || !ARTICLES.has(article.lower) || !isNoun || !name.every((word) => word.capital)) return null
  const value = nameOf(name)
  return value && { ...value, rest: [...value.rest, noun.stem] }
}

/** Reads "is on the Basic plan" as the claim that the plan is Basic. */
function claimNamedProperty(frame: Frame, subject: Subject, value: Value, cue: string | null): void {
  const noun = value.rest.length === 1 && subject.property === null ? propertyOfStem(value.rest[0] ?? '') : undefined
  if (noun) frame.add('is', [...subject.bag, noun], 'one', { ...value, rest: [] }, { subject, cue })
}

const isParticiple = (word: Word | undefined): boolean =>
  word !== undefined && word.kind === '' && !word.capital && /[a-z]{3}(?:ed|en|nt|lt)$/.test(word.lower)

/** Whether the property has an owner ("the price of the plan"). "The price" alone may be the price of anything. */
const isOfSomething = ({ property, bag }: Subject) => property !== null && bag.length > 1

/** Whether a value may change: a property's value, a day, a time or an age. Other numbers may be about other things. */
const isChangeable = (subject: Subject, value: Value): boolean =>
  isOfSomething(subject) || /^(?:date|time|weekday|schedule)$/.test(value.kind) || value.rest.includes('old')

/**
 * Adds the claim that the subject is at a place ("is in the cellar"). It replaces another place only if the text
 * announces a change.
 */
function claimPlace(frame: Frame, subject: Subject, predicate: readonly Word[], cue: string | null): void {
  const [first, second] = predicate
  const opens = PREPOSITIONS.has(first?.lower ?? '') ? second : cue === null ? undefined : first
  const phrase = opens && ARTICLES.has(opens.lower) ? phraseOf(predicate) : null
  if (phrase) frame.add('is', subject.bag, 'loose', phrase, { subject, cue })
}

/**
 * Adds the claim that a person has an occupation ("is a nurse"). It replaces another occupation only if the text
 * announces a change.
 */
function claimOccupation(frame: Frame, subject: Subject, predicate: readonly Word[], cue: string | null): void {
  const last = predicate.at(-1)?.lower ?? ''
  const isOne = INDEFINITE.has(predicate[0]?.lower ?? '') && OCCUPATION.test(last) && !NO_OCCUPATION.has(last)
  const phrase = subject.isName && isOne ? phraseOf(predicate.slice(1)) : null
  if (phrase) frame.add('is', [...subject.bag, stem('role')], 'loose', phrase, { subject, cue })
}
