import { areSisters } from '../../../guard/relation/lexicon/sisters.js'
import type { Match } from '../match.js'
import type { Unit } from '../statement.js'
import { areOpposite, OPPOSITE_LEADS, ORDERING, QUANTIFIERS } from './lexicon.js'

/**
 * Finds a word of the part that contradicts the source: the source has the word's opposite, or has the word after the
 * opposite preposition ("from" for "to"). Null if there is no such word.
 */
export function opposite({ part, pairs, taken, main }: Match): string | null {
  for (const [at, unit] of part.units.entries()) {
    const isSaid = pairs.has(unit) || main.index.has(unit.key)
    if (!isSaid && unit.kind !== 'measured' && unit.kind !== 'name') {
      const rival = main.units.find(
        (other) =>
          !taken.has(other) &&
          other.kind !== 'measured' &&
          (areOpposite(unit.key, other.key) ||
            (unit.kind === 'content' && other.kind === 'content' && areSisters(unit.word.lower, other.word.lower))),
      )
      if (rival && rival.marks.has('negation') === unit.marks.has('negation')) return `opposite of ${rival.word.text}`
    }
    const pair = pairs.get(unit)
    if (!pair?.inMain || unit.kind === 'function') continue
    const against = OPPOSITE_LEADS.get(leadOf(part.units, at))
    const lead = leadOf(main.units, main.units.indexOf(pair.other))
    if (lead !== '' && against?.has(lead)) return `${lead} ${unit.word.text}`
  }
  return null
}

/** Finds a name in a place where the source has another ("the Korean soup" for "the Mexican soup"); else null. */
export function otherName(match: Match): string | null {
  const { part, pairs } = match
  const at = part.units.findIndex((unit, place) => {
    if (unit.kind !== 'name' || pairs.has(unit) || part.dated.has(unit)) return false
    return rivalAt(match, place)?.kind === 'name'
  })
  return at < 0 ? null : `name ${part.units[at]?.word.text}`
}

/**
 * Returns the word that the source has in place of the part's word at position `at`: it stands next to the same
 * neighbour and matches no word of the part. Undefined if there is no such word.
 */
function rivalAt({ part, pairs, taken, main }: Match, at: number): Unit | undefined {
  const placeOf = (place: number): number => {
    const unit = part.units[place]
    const other = unit && (pairs.get(unit)?.other ?? main.units.find(({ word }) => word.lower === unit.word.lower))
    return other ? main.units.indexOf(other) : -1
  }
  const [before, after] = [placeOf(at - 1), placeOf(at + 1)]
  const rivals = [before < 0 ? undefined : main.units[before + 1], after < 1 ? undefined : main.units[after - 1]]
  return rivals.find((other) => other && other.kind !== 'function' && !taken.has(other))
}

/** Finds a reversed order ("prefers A to B" for "prefers B to A", "9 to 12" for "12 to 9"); else null. */
export function otherOrder({ part, pairs, main }: Match): string | null {
  for (const [at, { word }] of part.units.entries()) {
    if (!ORDERING.has(word.lower)) continue
    const places = [part.units[at - 1], part.units[at + 1]].map((unit) => {
      const pair = unit && pairs.get(unit)
      return pair?.inMain ? main.units.indexOf(pair.other) : -1
    })
    const [left, right] = places as [number, number]
    if (right < 0 || left <= right) continue
    const between = main.units.slice(right, left)
    if (between.length <= 3 && between.some((unit) => unit.word.lower === word.lower))
      return `order around ${word.text}`
  }
  return null
}

/** Finds a word with another quantifier ("every week" for "every other week"); else null. */
export function otherQuantity({ part, pairs, main }: Match): string | null {
  const before = (units: readonly Unit[], at: number) =>
    [units[at - 2], units[at - 1]].flatMap((unit) =>
      unit && QUANTIFIERS.has(unit.word.lower) ? [unit.word.lower] : [],
    )
  for (const [at, unit] of part.units.entries()) {
    const pair = pairs.get(unit)
    if (!pair?.inMain || unit.kind !== 'content') continue
    const [claimed, said] = [before(part.units, at), before(main.units, main.units.indexOf(pair.other))]
    if (claimed.join(' ') !== said.join(' ')) return `how many: ${unit.word.text}`
  }
  return null
}

/** Returns the preposition before a word, with at most one word between; '' if there is none. */
const leadOf = (units: readonly Unit[], at: number): string =>
  [at - 1, at - 2].map((place) => units[place]?.word.lower ?? '').find((lower) => OPPOSITE_LEADS.has(lower)) ?? ''
