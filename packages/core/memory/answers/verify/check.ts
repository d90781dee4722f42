import { dateOf } from './dates.js'
import { looseMark, looseTense, outdated, wrongMark } from './hedges.js'
import { added, inserted } from './inserted.js'
import { coverage, matchOf, type Window } from './match.js'
import { missingNumber, wrongNumber } from './numbers.js'
import { opposite, otherName, otherOrder, otherQuantity } from './opposites.js'
import type { Part } from './parts.js'
import { missingName, uncertainPerson, wrongPerson, wrongRole } from './persons.js'

/**
 * What a part of an answer's sentence and a few sentences of its source come to.
 * - `wrong`: the source says something else: another number, person, date, or the opposite; or a word more is said than it says
 * - `lacking`: a number, name or date is not there
 * - `loose`: nothing speaks against it, but the source says it less or more surely, of somebody who may be another, or
 * with a word that the source has not
 * - `same`: nothing speaks against it
 */
export interface Finding {
  kind: 'wrong' | 'lacking' | 'loose' | 'same'
  /** The share of the part's words that the source has, 0 to 1. */
  covered: number
  /** The same with numbers, names and dates. */
  shared: number
  /** What decided, for whoever measures or mends the rules; empty for `same`. */
  why: string
}

/** Compares a part with a window. */
export function check(part: Part, window: Window): Finding {
  const match = matchOf(part, window)
  if (!match) return { kind: 'lacking', covered: 0, shared: 0, why: 'no word of it' }
  const found = (kind: Finding['kind'], why: string): Finding => ({ kind, ...coverage(match), why })
  const dates = dateOf(match)
  const wrong =
    wrongNumber(match) ??
    wrongMark(match) ??
    opposite(match) ??
    otherName(match) ??
    otherOrder(match) ??
    wrongPerson(match) ??
    wrongRole(match) ??
    outdated(match) ??
    (dates === 'wrong' ? 'date' : null) ??
    added(match)
  if (wrong) return found('wrong', wrong)
  const lacking = missingNumber(match) ?? missingName(match) ?? (dates === 'lacking' ? 'date' : null)
  if (lacking) return found('lacking', lacking)
  const loose =
    (dates === 'loose' ? 'date' : null) ??
    looseMark(match) ??
    looseTense(match) ??
    uncertainPerson(match) ??
    otherQuantity(match) ??
    inserted(match)
  return loose ? found('loose', loose) : found('same', '')
}
