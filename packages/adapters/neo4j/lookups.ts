import { lookupKey } from '@agent-memory/core/text/lookup-key'

/**
 * Returns names as terms for the full-text index, where each name is one term that starts with the volume's id. A
 * search for part of a name then scans only the terms of its volume (Lucene seeks to the prefix of a pattern), however
 * many terms other tenants have.
 */
export const toTerms = (volumeId: string, lookups: readonly string[]): string[] =>
  lookups.map((lookup) => termOf(volumeId, lookup))

/**
 * Maximum number of characters in a search for part of a name. Lucene compiles a pattern to an automaton, and rejects a
 * pattern whose automaton costs too much. The cost of a repetitive pattern grows with about the square of its bytes.
 */
const LONGEST_PART = 20

/** Builds the Lucene query for exactly this name. */
export const isNamed = (volumeId: string, name: string): string => escaped(termOf(volumeId, lookupKey(name)))
/** Builds the Lucene query for every name that contains `part`, or the beginning of `part` if it is long. */
export const containsName = (volumeId: string, part: string): string => {
  const lookup = [...lookupKey(part)].slice(0, LONGEST_PART).join('')
  return `${escaped(termOf(volumeId, ''))}*${lookup === '' ? '' : `${escaped(lookup)}*`}`
}

const termOf = (volumeId: string, lookup: string): string => `${volumeId} ${lookup}`

/** Escapes everything but letters and digits. */
const escaped = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '\\$&')
