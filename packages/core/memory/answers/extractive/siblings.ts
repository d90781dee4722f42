import type { Passage } from './passages.js'

const BEGINNING = 3
/**
 * Returns the first three words of a passage, which the sentences of a list share ("Tom has read Dune.", "Tom has read
 * Emma."); null if the passage has no more than three.
 */
export const beginningOf = ({ words }: Passage): string | null =>
  words.length > BEGINNING
    ? words
        .slice(0, BEGINNING)
        .map(({ lower }) => lower)
        .join(' ')
    : null

/** Returns each beginning (`beginningOf`) that occurs in at least two sources. */
export function sharedBeginnings(passages: readonly Passage[]): ReadonlySet<string> {
  const first = new Map<string, number>()
  const shared = new Set<string>()
  for (const passage of passages) {
    const beginning = beginningOf(passage)
    if (beginning === null) continue
    const source = first.get(beginning)
    if (source === undefined) first.set(beginning, passage.source)
    else if (source !== passage.source) shared.add(beginning)
  }
  return shared
}
