import { added, inserted } from './inserted.js'
import { coverage, matchOf, type Window } from './match.js'
import type { Part } from './parts.js'
import { dateOf } from './words/dates.js'
import { looseMark, looseTense, outdated, wrongMark } from './words/hedges.js'
import { missingNumber, wrongNumber } from './words/numbers.js'
import { opposite, otherName, otherOrder, otherQuantity } from './words/opposites.js'
import { missingName, uncertainPerson, wrongPerson, wrongRole } from './words/persons.js'

/**
 * The result of comparing a part of an answer's sentence with a few sentences of its source.
 * - `wrong`: the source says otherwise (another number, person or date, or the opposite), or the part adds a word where
 * the source has none
 * - `lacking`: the source does not have a number, name or date of the part, or has no word of the part at all
 * - `loose`: nothing contradicts the part, but one of these is true: it is less certain than the source; its date,
 * tense, quantity or person may differ from the source's; the source does not have one of the part's words
 * - `same`: nothing contradicts the part
 */
export interface Finding {
  kind: 'wrong' | 'lacking' | 'loose' | 'same'
  /** The share of the part's ordinary words that the source has, without numbers, names and dates; 0 to 1. */
  covered: number
  /** The share of the part's words, numbers, names and dates that the source has, 0 to 1. */
  shared: number
  /** The reason for `kind`, used to tune the rules; empty for `same`. */
  why: string
}

/** Compares a part of an answer's sentence with a few sentences of its source. */
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
