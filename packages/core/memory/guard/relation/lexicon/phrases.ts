interface Phrase<T> {
  head: readonly string[]
  /** Words that must end the clause; empty if any words may follow the head. */
  tail: readonly string[]
  value: T
}

/** Phrases by their first word, so that a lookup tries only those with the same first word. The longest come first. */
export type Phrases<T> = ReadonlyMap<string, readonly Phrase<T>[]>

/** Builds a table of phrases. ` ~ ` in a phrase stands for any words; the words after ` ~ ` must end the clause. */
export function phrases<T>(entries: Iterable<readonly [phrase: string, value: T]>): Phrases<T> {
  const byFirst = new Map<string, Phrase<T>[]>()
  for (const [phrase, value] of entries) {
    const [start = '', end = ''] = phrase.split(' ~ ')
    const entry = { head: start.split(' '), tail: end === '' ? [] : end.split(' '), value }
    const first = entry.head[0] ?? ''
    const list = byFirst.get(first)
    if (list) list.push(entry)
    else byFirst.set(first, [entry])
  }
  for (const list of byFirst.values()) list.sort((a, b) => lengthOf(b) - lengthOf(a))
  return byFirst
}

const lengthOf = <T>({ head, tail }: Phrase<T>) => head.length + tail.length

/**
 * Returns the longest phrase that starts at `at`: its value, and the number of its words there (`length`) and at the
 * end of the clause (`closing`); null if there is none.
 */
export function phraseAt<T>(
  table: Phrases<T>,
  words: readonly string[],
  at: number,
): { value: T; length: number; closing: number } | null {
  const list = table.get(words[at] as string)
  if (!list) return null
  for (const { head, tail, value } of list) {
    const tailAt = words.length - tail.length
    if (tailAt < at + head.length) continue
    if (head.every((word, i) => words[at + i] === word) && tail.every((word, i) => words[tailAt + i] === word)) {
      return { value, length: head.length, closing: tail.length }
    }
  }
  return null
}

/** Returns the words of the lists as a set. In a list, white space separates the words. */
export const wordSet = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.join(' ').split(/\s+/))
/** Returns the phrases of the lists. In a list, `;` separates the phrases. */
export const phraseList = (...lists: readonly string[]): string[] =>
  lists
    .join(';')
    .split(';')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
