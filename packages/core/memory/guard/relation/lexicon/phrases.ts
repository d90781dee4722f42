/** Phrases by their first word, the longest first, so that looking one up takes time in the phrase's length only. */
export interface Phrases<T> {
  byFirst: ReadonlyMap<string, readonly { words: readonly string[]; value: T }[]>
}

export function phrases<T>(entries: Iterable<readonly [phrase: string, value: T]>): Phrases<T> {
  const byFirst = new Map<string, { words: readonly string[]; value: T }[]>()
  for (const [phrase, value] of entries) {
    const words = phrase.split(' ')
    const first = words[0] ?? ''
    const list = byFirst.get(first) ?? []
    list.push({ words, value })
    byFirst.set(first, list)
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length)
  return { byFirst }
}

/** The longest phrase that starts at `at`, or null. `~` in a phrase ends it there: the rest has to close the clause. */
export function phraseAt<T>(
  table: Phrases<T>,
  words: readonly string[],
  at: number,
): { value: T; length: number; closing: number } | null {
  for (const { words: wanted, value } of table.byFirst.get(words[at] ?? '') ?? []) {
    const gap = wanted.indexOf('~')
    const head = gap === -1 ? wanted : wanted.slice(0, gap)
    const tail = gap === -1 ? [] : wanted.slice(gap + 1)
    const tailAt = words.length - tail.length
    if (tailAt < at + head.length) continue
    if (head.every((word, i) => words[at + i] === word) && tail.every((word, i) => words[tailAt + i] === word)) {
      return { value, length: head.length, closing: tail.length }
    }
  }
  return null
}

/** Words of a list in a string. */
export const wordSet = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.join(' ').split(/\s+/))
/** Phrases of a list, separated by `;`. */
export const phraseList = (...lists: readonly string[]): string[] =>
  lists
    .join(';')
    .split(';')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
