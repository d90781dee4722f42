import { type Match, type Pair, valued } from './match.js'
import type { Part } from './parts.js'
import { isLight, type Unit } from './statement.js'
import { isTelling } from './words/lexicon.js'

/**
 * Finds a word that the part adds in a place where the source has at most function words: "sunny" in "in sunny Berlin"
 * for "in Berlin", "cables" in "the beams and cables" for "the beams". Null if there is no such word.
 */
export function added(match: Match): string | null {
  const { part, pairs, main, clauses } = match
  const said = clauses.filter(({ sentence }) => sentence === main.sentence).flatMap(({ units }) => units)
  const placeOf = (unit: Unit): number => said.indexOf((pairs.get(unit) as Pair).other)
  // "I" and "my" do not mark a place in the source, because a text has too many of them.
  const isPlaced = (unit: Unit): boolean => pairs.get(unit)?.inSentence === true && valued(unit)
  const found = part.units.findIndex((unit, at) => {
    if (!isUnsaid(unit, match)) return false
    const before = part.units.slice(0, at).findLast(isPlaced)
    const after = part.units.slice(at + 1).find(isPlaced)
    const [from, to] = [before ? placeOf(before) : -1, after ? placeOf(after) : said.length]
    // If the source has the words before and after in the opposite order, there is no place between them.
    if (to < from) return false
    return said.slice(from + 1, to).every((each) => each.kind === 'function')
  })
  return found < 0 ? null : `more than the source: ${wordAt(part, found)}`
}

/**
 * Finds a word that the source does not have; null if there is none. The word may be a synonym or add something, so the
 * part does not count as fully supported. Words such as "said" are ignored, because they add nothing.
 */
export function inserted(match: Match): string | null {
  const found = match.part.units.findIndex((unit) => isUnsaid(unit, match))
  return found < 0 ? null : `not in the source: ${wordAt(match.part, found)}`
}

const isUnsaid = (unit: Unit, { part, pairs }: Match): boolean =>
  unit.kind === 'content' && !pairs.has(unit) && !isLight(unit) && !isTelling(unit.word.lower) && !part.dated.has(unit)

const wordAt = ({ units }: Part, at: number): string => units[at]?.word.text ?? ''
