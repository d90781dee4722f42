import type { Frame } from './frame.js'
import { isNamed } from './frame.js'
import { type Family, MOVES, STATES } from './lexicon/families.js'
import { ARTICLES, FIRST_PERSON, INDEFINITE, PAST_COPULAS } from './lexicon/function-words.js'
import { phraseAt } from './lexicon/phrases.js'
import { stem } from './stem.js'
import type { Subject } from './subject.js'
import { addressOf, isPlace, measuredValues, nameOf, phraseOf, type Value } from './values.js'
import type { Word } from './words.js'

export interface FamilyVerb {
  family: Family
  /** Position of the verb. */
  at: number
  /** Position of the value after the verb. */
  after: number
  /** Position of the words that close the clause ("ist nach Bonn *gezogen*"). */
  end: number
}

const ORDERS = new Set(['use', 'work', 'go', 'run', 'attend', 'sell', 'call', 'rely', 'study'])

/** Finds the first words of a clause that families.ts lists, such as "lives in"; null if there are none. */
export function familyVerb(frame: Frame): FamilyVerb | null {
  for (let at = 0; at < frame.words.length; at += 1) {
    const found = phraseAt(STATES, frame.stems, at) ?? phraseAt(MOVES, frame.lowers, at)
    if (!found) continue
    const { value: family } = found
    const before = frame.lowers[at - 1] ?? ''
    // "Lead" in "the lead is" and "cost" in "the cost of" are nouns; "Use port 80" is an order.
    if (family.inverse && !/(?:s|t|ige)$/.test(frame.lowers[at] ?? '') && !FIRST_PERSON.has(before)) continue
    if (family.says === 'state' && ARTICLES.has(before)) continue
    if (at === 0 && ORDERS.has(frame.lowers[0] ?? '')) continue
    return { at, family, after: at + found.length, end: frame.words.length - found.closing }
  }
  return null
}

/** Adds the claims of a clause with a verb of families.ts: "Marta lives in Berlin", "moved to Berlin", "costs 5 €". */
export function claimFamily(frame: Frame, { at, family, after, end }: FamilyVerb): void {
  const before = frame.words.slice(0, at)
  const predicate = frame.words.slice(after, end)
  const isPast = before.some((word) => PAST_COPULAS.has(word.lower))
  if (family.says === 'state' && family.holds !== 'fixed' && isPast) return
  if (family.inverse) {
    claimInverse(frame, family, before, predicate)
    return
  }
  const subject = frame.subject(before, at)
  if (!subject) return
  if (family.says === 'end') claimLeft(frame, family, subject, predicate, frame.text(at, after))
  for (const value of valuesOf(family, predicate)) {
    if (!value || (family.noun === 'home' && !isPlace(value))) continue
    frame.add('is', [...subject.bag, stem(family.noun)], family.holds, value, {
      subject,
      cue: family.says === 'state' ? null : frame.text(at, after),
      ended: family.says === 'end',
      exactRest: family.takes === 'number' && family.noun !== 'deadline',
    })
  }
}

function valuesOf(family: Family, predicate: readonly Word[]): (Value | null)[] {
  if (family.noun === 'home') return [addressOf(predicate) ?? nameOf(predicate)]
  if (family.takes === 'name') return [nameOf(predicate)]
  if (family.takes === 'number') return measuredValues(predicate)
  if (family.holds === 'fixed') return [measuredValues(predicate)[0] ?? nameOf(predicate)]
  return [phraseOf(predicate, family.noun === 'prefer' ? 'choice' : 'phrase')]
}

/** "Ana left Siemens" ends her job there; "Ana left Berlin" ends her living there. */
function claimLeft(frame: Frame, family: Family, subject: Subject, predicate: readonly Word[], cue: string): void {
  const value = nameOf(predicate)
  if (family.noun !== 'employer' || !value) return
  frame.add('is', [...subject.bag, stem('home')], 'one', value, { subject, cue, ended: true })
}

/** "Ana leads the mobile team" means that the lead of the mobile team is Ana. */
function claimInverse(frame: Frame, family: Family, before: readonly Word[], predicate: readonly Word[]): void {
  const holder = phraseOf(before, 'name')
  const first = predicate[0]
  if (!holder || !first || !isNamed(before) || INDEFINITE.has(first.lower)) return
  const subject = frame.subject(predicate, 1)
  if (subject) frame.add('is', [...subject.bag, stem(family.noun)], 'strict', holder, { subject })
}
