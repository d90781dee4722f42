import type { Part } from './parts.js'
import type { SourceClause, SourceSentence } from './source-text.js'
import { ADDRESSEE, isLight, SELF, type Unit } from './statement.js'
import { lookupKeysOf } from './word-index.js'
import type { Period } from './words/when.js'

/** One or two successive sentences of a source, compared as one text. */
export interface Window {
  sentences: readonly SourceSentence[]
  /** Keys of the names in the few sentences before the window. */
  before: ReadonlySet<string>
  /** The period that the source as a whole is about; null if unknown. */
  event: Period | null
  /** The day from which "yesterday" in the source counts. */
  written: Period
  /** Whether a newer value has replaced the source's. */
  superseded: boolean
}

/** A part of a sentence with the words of its source that match. */
export interface Match {
  part: Part
  window: Window
  clauses: readonly SourceClause[]
  /** The clause that contains the most words of the part, by weight. */
  main: SourceClause
  /** For each word of the part that the source has, the matching word of the source. */
  pairs: ReadonlyMap<Unit, Pair>
  /** The source's words in `pairs`. */
  taken: ReadonlySet<Unit>
}
/** A word of the source. */
export interface Pair {
  other: Unit
  /** `inMain`: whether the word is in the main clause; `inSentence`: whether it is in the main clause's sentence. */
  inMain: boolean
  inSentence: boolean
}

const LIGHT_WEIGHT = 0.25
/** Factor of the subject's words, because the subject alone says little about which clause is meant. */
const SUBJECT_WEIGHT = 0.5
/** Factor of words that are negated or hedged differently in the clause, so that a clause with the same marks wins. */
const OTHER_MARKS = 0.9

/** Finds the words of a part in a window; null if the window has none of them. */
export function matchOf(part: Part, window: Window): Match | null {
  const clauses = window.sentences.flatMap((sentence) => sentence.clauses)
  const main = mainOf(part, clauses)
  return main && { part, window, clauses, main, ...pairsOf(part, main, clauses) }
}

/**
 * Returns which share of a part's words, 0 to 1, its source has. `covered` leaves out numbers, names and dates;
 * `shared` includes them.
 */
export function coverage({ part, pairs }: Match): { covered: number; shared: number } {
  const share = (units: readonly Unit[]) => {
    const weights = (list: readonly Unit[]) => list.reduce((sum, unit) => sum + weightOf(unit), 0)
    const all = weights(units)
    return all === 0 ? 1 : weights(units.filter((unit) => pairs.has(unit))) / all
  }
  return {
    covered: share(part.units.filter((unit) => unit.kind === 'content' && !part.dated.has(unit))),
    shared: share(part.units.filter(valued)),
  }
}

export const valued = (unit: Unit): boolean => unit.kind !== 'function'
const weightOf = (unit: Unit): number => (isLight(unit) ? LIGHT_WEIGHT : 1)

/** Returns the clause with the most of the part's words, by weight; null if no clause has any. */
function mainOf(part: Part, clauses: readonly SourceClause[]): SourceClause | null {
  let best: SourceClause | null = null
  let most = 0
  for (const clause of clauses) {
    let score = 0
    for (const unit of part.units) {
      if (!valued(unit) && unit.key !== SELF) continue
      const match = matchIn(unit, clause)
      if (!match) continue
      const weight = weightOf(unit) * (part.subjectUnits.has(unit) ? SUBJECT_WEIGHT : 1)
      score += weight * (sameMarks(unit, match) ? 1 : OTHER_MARKS)
    }
    if (score > most) [best, most] = [clause, score]
  }
  return best
}

const sameMarks = (a: Unit, b: Unit): boolean =>
  a.marks.size === b.marks.size && [...a.marks].every((mark) => b.marks.has(mark))

function matchIn(unit: Unit, { index, speaker }: SourceClause, taken?: ReadonlySet<Unit>): Unit | null {
  let found: Unit | null = null
  for (const key of lookupKeysOf(unit, speaker)) {
    for (const other of index.get(key) ?? []) {
      if (taken?.has(other) || !isMatch(unit, other, speaker)) continue
      if (sameMarks(unit, other)) return other
      found ??= other
    }
  }
  return found
}

const HOUR = /^time (\d{1,2}):(\d\d)( open)?$/

function isMatch(unit: Unit, other: Unit, speaker: ReadonlySet<string>): boolean {
  if (unit.kind === 'measured') return other.kind === 'measured' && isSameValue(unit.key, other.key)
  if (other.kind === 'measured') return false
  if (unit.key === other.key) return valued(unit) || unit.key === SELF
  if (unit.kind === 'name') return (other.key === SELF && speaker.has(unit.key)) || other.word.lower === unit.word.lower
  if (unit.key === ADDRESSEE) return other.key === SELF
  if (unit.kind !== 'content' || other.kind === 'function') return false
  if (unit.relation !== null && other.relation !== null) return says(other.relation, unit.relation)
  return isDerived(unit.key, other.key)
}

/** Whether an answer's value `a` equals its source's value `b`; "9:30" in the answer equals 9:30 am and 9:30 pm. */
export function isSameValue(a: string, b: string): boolean {
  if (a === b) return true
  const [claimed, said] = [HOUR.exec(a), HOUR.exec(b)]
  if (!claimed || !said || claimed[3] === undefined || claimed[2] !== said[2]) return false
  return Number(claimed[1]) % 12 === Number(said[1]) % 12
}

/** Whether the source's relation implies the claimed one: a move to a place implies living there, not vice versa. */
const says = (source: string, claim: string): boolean => {
  const [of, how] = source.split(' ')
  const [claimed, asHow] = claim.split(' ')
  return of === claimed && (how === asHow || (asHow === 'state' && how === 'change'))
}

/** Whether two words differ only in their ending, such as "manage" and "manager", or "inspire" and "inspiring". */
const isDerived = (a: string, b: string): boolean => {
  const shorter = Math.min(a.length, b.length)
  return shorter >= 5 && Math.abs(a.length - b.length) <= 4 && a.slice(0, shorter - 1) === b.slice(0, shorter - 1)
}

function pairsOf(part: Part, main: SourceClause, clauses: readonly SourceClause[]): Pick<Match, 'pairs' | 'taken'> {
  const pairs = new Map<Unit, Pair>()
  const taken = new Set<Unit>()
  const isNear = (clause: SourceClause) => clause.sentence === main.sentence
  const [near, far] = [clauses.filter(isNear), clauses.filter((clause) => !isNear(clause))]
  for (const unit of part.units) {
    if (!valued(unit) && unit.key !== SELF && unit.key !== ADDRESSEE) continue
    // Two numbers of a part must not match the same number of its source.
    const inMain = matchIn(unit, main, unit.kind === 'measured' ? taken : undefined)
    const other = inMain ?? firstOf(near, (clause) => matchIn(unit, clause))
    const found = other ?? firstOf(far, (clause) => matchIn(unit, clause))
    if (!found) continue
    pairs.set(unit, { other: found, inMain: inMain !== null, inSentence: other !== null })
    taken.add(found)
  }
  return { pairs, taken }
}

function firstOf<T, R>(list: readonly T[], find: (item: T) => R | null): R | null {
  for (const item of list) {
    const found = find(item)
    if (found !== null) return found
  }
  return null
}
