import { nextTurn } from '../next-turn.js'
import type { VolumeRecord } from '../ports/accounts/volumes.js'
import { lookupKey } from '../text/lookup-key.js'

export type NamedVolume = Pick<VolumeRecord, 'volumeId' | 'name'>

/** How many names are compared per turn of the event loop. This takes 1 to 3 ms. */
const PER_TURN = 1_000

/** Returns the volumes that have this name or id, in the given order. Case and white space in a name do not matter. */
export const volumesNamed = async <Volume extends NamedVolume>(
  volumes: readonly Volume[],
  given: string,
): Promise<Volume[]> => {
  const wanted = lookupKey(given)
  const found: Volume[] = []
  for (const [at, volume] of volumes.entries()) {
    if (at > 0 && at % PER_TURN === 0) await nextTurn()
    if (volume.volumeId === wanted || lookupKey(volume.name) === wanted) found.push(volume)
  }
  return found
}

/** Maximum number of volumes compared with a name that no volume has, starting with the first. This takes 4 to 7 ms. */
const MOST_COMPARED = 500

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
