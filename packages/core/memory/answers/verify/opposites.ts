import { areSisters } from '../../guard/relation/lexicon/sisters.js'
import { areOpposite, OPPOSITE_LEADS } from './lexicon.js'
import type { Match } from './match.js'
import { isLight, type Unit } from './statement.js'

/** A word that means the opposite of one of the source's, or stands behind the opposite preposition. */
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

/**
 * A word in the place where the source has another one, in words that are else the same. Models of meaning find such
 * sentences close even where the words exclude each other.
 */
export function substituted({ part, pairs, taken, main }: Match): string | null {
  const placeOf = (at: number): number => {
    const unit = part.units[at]
    const other = unit && (pairs.get(unit)?.other ?? main.units.find(({ word }) => word.lower === unit.word.lower))
    return other ? main.units.indexOf(other) : -1
  }
  for (const [at, unit] of part.units.entries()) {
    if (unit.kind !== 'content' || pairs.has(unit) || isLight(unit) || part.dated.has(unit)) continue
    const [before, after] = [placeOf(at - 1), placeOf(at + 1)]
    const rivals = [before < 0 ? undefined : main.units[before + 1], after < 1 ? undefined : main.units[after - 1]]
    const rival = rivals.find((other) => other && other.kind === 'content' && !taken.has(other))
    if (rival) return unit.word.text
  }
  return null
}

/** The preposition before a word, with at most one word between. */
const leadOf = (units: readonly Unit[], at: number): string =>
  [at - 1, at - 2].map((place) => units[place]?.word.lower ?? '').find((lower) => OPPOSITE_LEADS.has(lower)) ?? ''
