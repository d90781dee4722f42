import type { Passage } from './passages.js'

const BEGINNING = 3
/** What sentences of a list have in common: "Tom has read Dune." "Tom has read Emma." Null for a shorter sentence. */
export const beginningOf = ({ words }: Passage): string | null =>
  words.length > BEGINNING
    ? words
        .slice(0, BEGINNING)
        .map(({ lower }) => lower)
        .join(' ')
    : null

/** The beginnings that sentences of more than one source have. */
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
