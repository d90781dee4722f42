import type { DateToken } from './tokens.js'

/** A phrase found in a text: what it means, and how many tokens it has. */
export interface Found<T> {
  value: T
  length: number
}

/** A table of phrases, looked up by their first word; the longest phrase wins. */
export type Phrases<T> = ReadonlyMap<string, readonly { rest: readonly string[]; value: T }[]>

/**
 * Builds a table. A key has the words of a phrase without accents, in lower case, separated by spaces; phrases with the
 * same meaning are separated by |.
 */
export function phrases<T>(entries: readonly (readonly [string, T])[]): Phrases<T> {
  const table = new Map<string, { rest: string[]; value: T }[]>()
  for (const [keys, value] of entries)
    for (const key of keys.split('|')) {
      const [first = '', ...rest] = key.split(' ')
      const same = [...(table.get(first) ?? []), { rest, value }]
      table.set(
        first,
        same.sort((a, b) => b.rest.length - a.rest.length),
      )
    }
  return table
}

/** Returns the phrases of a table as keys for `phrases`. */
export const keysOf = (table: Phrases<unknown>): string[] =>
  [...table].flatMap(([first, found]) => found.map(({ rest }) => [first, ...rest].join(' ')))

/** Builds a table of phrases that all mean the same. */
export const anyOf = (keys: string): Phrases<true> => phrases(keys === '' ? [] : [[keys, true]])

/** Returns the words with the values `from`, `from` + 1 … in order; "_" in a word becomes a space. */
export const numbered = (words: string, from = 1): (readonly [string, number])[] =>
  words.split(' ').map((word, at) => [word.replaceAll('_', ' '), from + at])

/**
 * Finds the longest phrase of the table that starts at this token. Reads at most as many tokens as the table's longest
 * phrase has.
 */
export function phraseAt<T>(table: Phrases<T>, tokens: readonly DateToken[], at: number): Found<T> | null {
  const token = tokens[at]
  for (const { rest, value } of (token && table.get(token.plain)) ?? [])
    if (rest.every((word, ahead) => tokens[at + 1 + ahead]?.plain === word)) return { value, length: rest.length + 1 }
  return null
}
