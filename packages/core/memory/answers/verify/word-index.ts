import { ADDRESSEE, SELF, type Unit } from './statement.js'

/** First characters that the keys of two words share if the words may be forms of one word. */
const STEM = 4

/** Maximum words that are found at one place of a clause's index. */
const MOST_EQUAL = 20

/** Returns the places of a source's word in the index of its clause. */
const placesOfSource = ({ key, kind, relation }: Unit): string[] => {
  // A time without am or pm has another key than the same with it.
  if (kind === 'measured') return key.startsWith('time ') ? ['time '] : [key]
  return [
    key,
    ...(key.length > STEM ? [`${key.slice(0, STEM)}-`] : []),
    ...(relation ? [`${relation.split(' ')[0]} `] : []),
  ]
}

/** Returns the places of the index at which a word of an answer is looked up. */
export const placesOf = (unit: Unit, speaker: ReadonlySet<string>): string[] => [
  ...placesOfSource(unit),
  ...((unit.kind === 'name' && speaker.has(unit.key)) || unit.key === ADDRESSEE ? [SELF] : []),
]

/** Indexes the words of a clause by their places. */
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
