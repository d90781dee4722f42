import { describeConfig } from './setting-list.js'

/** An environment variable that nothing reads, and the setting probably meant. */
export interface Misspelled {
  name: string
  meant: string
}

export const inWords = ({ name, meant }: Misspelled): string =>
  `${name} is not a setting and is ignored: did you mean ${meant}?`

/**
 * Minimum length of a name that counts as a misspelling even with two edits. In a shorter name, two edits can make a
 * different word: BASE_DIR is not a misspelled DATA_DIR.
 */
const LONG_NAME = 10

/**
 * Finds the variables whose names are close to a setting's. All others are ignored, as they belong to other programs.
 */
export function misspelledSettings(env: Readonly<Record<string, string>>): Misspelled[] {
  const settings = describeConfig().flatMap(({ name, file }) => (file === undefined ? [name] : [name, file]))
  const known = new Set(settings)
  return Object.keys(env)
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const meant = settings.find((setting) => isSame(name, setting)) ?? closest(name, settings)
      return meant === undefined ? [] : [{ name, meant }]
    })
}

/**
 * True if the name differs from the setting's only in case or plural (`cors_origin`), leaves out words but not the
 * first (`EMBEDDINGS_KEY`), or adds _FILE to a setting that takes no file (`PORT_FILE`).
 */
const isSame = (name: string, setting: string): boolean => {
  const given = wordsOf(name)
  const words = wordsOf(setting)
  const isShortened = given.length > 1 && given[0] === words[0] && given.every((word) => words.includes(word))
  return given.join() === words.join() || isShortened || given.join() === [...words, 'FILE'].join()
}

const wordsOf = (name: string): string[] =>
  name
    .toUpperCase()
    .split('_')
    .map((word) => word.replace(/IES$/, 'Y').replace(/S$/, ''))

const closest = (name: string, settings: readonly string[]): string | undefined => {
  const most = name.length < LONG_NAME ? 1 : 2
  const [best] = settings
    .filter((setting) => setting.length > 4 && Math.abs(setting.length - name.length) <= most)
    .map((setting) => ({ setting, distance: distanceOf(name.toUpperCase(), setting) }))
    .sort((one, other) => one.distance - other.distance)
  return best && best.distance <= most ? best.setting : undefined
}

/**
 * Returns the edit distance, counting insertions, deletions, substitutions and adjacent swaps (optimal string
 * alignment).
 */
function distanceOf(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let at = 1; at <= other.length; at++) {
      const isEqual = one[row - 1] === other[at - 1]
      const isSwap = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isEqual ? 0 : 1),
        isSwap ? (beforeLast[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = next
  }
  return last[other.length] ?? 0
}
