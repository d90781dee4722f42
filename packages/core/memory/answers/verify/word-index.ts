import { ADDRESSEE, SELF, type Unit } from './statement.js'

/** Number of first characters that two keys must share for their words to count as possible forms of one word. */
const STEM = 4

/** Maximum words stored under one key of a clause's index. */
const MOST_EQUAL = 20

/** Returns the keys under which a source's word is indexed: the word, its first letters, its relation. */
const indexKeysOf = ({ key, kind, relation }: Unit): string[] => {
  // All times share one key, because the same time has different keys with and without am or pm.
  if (kind === 'measured') return key.startsWith('time ') ? ['time '] : [key]
  return [
    key,
    ...(key.length > STEM ? [`${key.slice(0, STEM)}-`] : []),
    ...(relation ? [`${relation.split(' ')[0]} `] : []),
  ]
}

/** Returns the keys under which a word of an answer is looked up in the index of a clause. */
export const lookupKeysOf = (unit: Unit, speaker: ReadonlySet<string>): string[] => [
  ...indexKeysOf(unit),
  ...((unit.kind === 'name' && speaker.has(unit.key)) || unit.key === ADDRESSEE ? [SELF] : []),
]

/** Indexes the words of a clause by their keys: the word, its first letters, its relation. */
export function indexOf(units: readonly Unit[]): ReadonlyMap<string, readonly Unit[]> {
  const index = new Map<string, Unit[]>()
  for (const unit of units)
    for (const key of indexKeysOf(unit)) {
      const list = index.get(key)
      if (list && list.length < MOST_EQUAL) list.push(unit)
      else if (!list) index.set(key, [unit])
    }
  return index
}
