import { lookupKey } from '@agent-memory/core/graph/names'

/**
 * Names stand in a full-text index as one term each, the volume before the name: a search for a part of a name then goes
 * through the terms of its volume alone (Lucene walks to the prefix of a pattern), whatever other tenants have.
 */
export const toTerms = (volumeId: string, lookups: readonly string[]): string[] =>
  lookups.map((lookup) => termOf(volumeId, lookup))

/**
 * Lucene makes an automaton of a pattern, and refuses one that takes too much work: about the square of its bytes where
 * it repeats itself.
 */
const LONGEST_PART = 20

/** Lucene's query that finds just this name. */
export const isNamed = (volumeId: string, name: string): string => escaped(termOf(volumeId, lookupKey(name)))
/** And one that finds every name that contains this, and others that contain its beginning if it is long. */
export const containsName = (volumeId: string, part: string): string => {
  const lookup = [...lookupKey(part)].slice(0, LONGEST_PART).join('')
  return `${escaped(termOf(volumeId, ''))}*${lookup === '' ? '' : `${escaped(lookup)}*`}`
}

const termOf = (volumeId: string, lookup: string): string => `${volumeId} ${lookup}`

/** Every sign that could mean something in a query; a letter with a backslash is itself, too. */
const escaped = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '\\$&')
