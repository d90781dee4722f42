import { isTelling } from './lexicon.js'
import { type Match, type Pair, valued } from './match.js'
import type { Part } from './parts.js'
import { isLight, type Unit } from './statement.js'

/**
 * A word where the source has nothing that it could be another word for: "in sunny Berlin" of "in Berlin", "the beams and
 * cables" of "the beams". It says something more, which the source does not support.
 */
export function added(match: Match): string | null {
  const { part, pairs, main, clauses } = match
  const said = clauses.filter(({ sentence }) => sentence === main.sentence).flatMap(({ units }) => units)
  const placeOf = (unit: Unit): number => said.indexOf((pairs.get(unit) as Pair).other)
  // "I" and "my" are in many places.
  const isPlaced = (unit: Unit): boolean => pairs.get(unit)?.inSentence === true && valued(unit)
  const found = part.units.findIndex((unit, at) => {
    if (!isUnsaid(unit, match)) return false
    const before = part.units.slice(0, at).findLast(isPlaced)
    const after = part.units.slice(at + 1).find(isPlaced)
    const [from, to] = [before ? placeOf(before) : -1, after ? placeOf(after) : said.length]
    // In another order, what stands there cannot be told.
    if (to < from) return false
    return said.slice(from + 1, to).every((each) => each.kind === 'function')
  })
  return found < 0 ? null : `more than the source: ${wordAt(part, found)}`
}

/**
 * A word that the source has not. Another word for the same cannot be told from one that adds something, so it does not
 * count as fully supported. Words such as "said" add nothing.
 */
export function inserted(match: Match): string | null {
  const found = match.part.units.findIndex((unit) => isUnsaid(unit, match))
  return found < 0 ? null : `not in the source: ${wordAt(match.part, found)}`
}

const isUnsaid = (unit: Unit, { part, pairs }: Match): boolean =>
  unit.kind === 'content' && !pairs.has(unit) && !isLight(unit) && !isTelling(unit.word.lower) && !part.dated.has(unit)

const wordAt = ({ units }: Part, at: number): string => units[at]?.word.text ?? ''
