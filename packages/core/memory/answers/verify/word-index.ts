import { ADDRESSEE, SELF, type Unit } from './statement.js'

/** Keys of two words that may be one have this much in common. */
const STEM = 4

/** Of a word that a clause repeats more often, the others are not found. */
const MOST_EQUAL = 20

/** Under which a source's word is found in the index of its clause. */
const placesOfSource = ({ key, kind, relation }: Unit): string[] => {
  // A time without am or pm has another key than the same with it.
  if (kind === 'measured') return key.startsWith('time ') ? ['time '] : [key]
  return [
    key,
    ...(key.length > STEM ? [`${key.slice(0, STEM)}-`] : []),
    ...(relation ? [`${relation.split(' ')[0]} `] : []),
  ]
}

/** Where a word of an answer looks for its like. */
export const placesOf = (unit: Unit, speaker: ReadonlySet<string>): string[] => [
  ...placesOfSource(unit),
  ...((unit.kind === 'name' && speaker.has(unit.key)) || unit.key === ADDRESSEE ? [SELF] : []),
]

/** Words by the places where a word of an answer looks for its like. */
export function indexOf(units: readonly Unit[]): ReadonlyMap<string, readonly Unit[]> {
  const index = new Map<string, Unit[]>()
  for (const unit of units)
    for (const place of placesOfSource(unit)) {
      const list = index.get(place)
      if (list && list.length < MOST_EQUAL) list.push(unit)
      else if (!list) index.set(place, [unit])
    }
  return index
}
