import type { VolumeRecord } from '../ports/accounts/volumes.js'
import { lookupKey } from '../text/lookup-key.js'

export type NamedVolume = Pick<VolumeRecord, 'volumeId' | 'name'>

/** Returns the volumes that have this name, in their order; case and white space do not matter. An id is a name too. */
export const volumesNamed = <Volume extends NamedVolume>(volumes: readonly Volume[], given: string): Volume[] => {
  const wanted = lookupKey(given)
  return volumes.filter(({ volumeId, name }) => volumeId === wanted || lookupKey(name) === wanted)
}

/** Maximum number of names that a wrong one is compared with, the first ones: about 5 ms for the longest names. */
const MOST_COMPARED = 1_000

/**
 * Returns up to `most` volumes, those with the most similar names first. Similarity is the Dice coefficient of the
 * names' pairs of letters (Dice 1945; with letter pairs, Adamson and Boreham 1974). Equally similar names keep their
 * order.
 */
export const nearestByName = <Volume extends NamedVolume>(
  volumes: readonly Volume[],
  given: string,
  most: number,
): Volume[] => {
  const wanted = letterPairs(given)
  return volumes
    .slice(0, MOST_COMPARED)
    .map((volume) => ({ volume, similarity: dice(wanted, letterPairs(volume.name)) }))
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, most)
    .map(({ volume }) => volume)
}

const letterPairs = (name: string): ReadonlySet<string> => {
  const letters = Array.from(lookupKey(name))
  return new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`))
}

const dice = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let shared = 0
  for (const pair of a) if (b.has(pair)) shared++
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size)
}
