import { compare } from './evidence.js'
import { nameKey } from './extract/mentions/names.js'
import type { Vote } from './said.js'
import type { EntityType } from './types.js'

/** The names, type and speakers of a node. */
export interface Called {
  name: string
  type: EntityType
  /** Confidence of the type in the most confident extraction, 0 to 1. */
  confidence: number
  aliases: readonly string[]
  speakers: readonly string[]
}

/** Maximum number of aliases kept for a node, most used first. A search by any other name does not find the node. */
export const MOST_ALIASES = 50
/** Maximum number of a node's names considered, most used first. Of equally used names, the longest come first. */
export const MOST_NAMES = MOST_ALIASES + 1

/**
 * Returns a node's name (the most used or a fuller one, see `fullest`), its type (the one with the highest total
 * confidence), and its other names and speakers.
 * @param votes for one node: each name and speaker once, each type once per confidence; MOST_NAMES names are enough
 * @returns null when no source mentions the node
 */
export const calledBy = (votes: readonly Omit<Vote, 'node'>[]): Called | null => {
  const types = new Map<EntityType, { sum: number; most: number }>()
  for (const { value, confidence, tellers } of votes.filter(({ about }) => about === 'type')) {
    const { sum = 0, most = 0 } = types.get(value as EntityType) ?? {}
    types.set(value as EntityType, { sum: sum + confidence * tellers, most: Math.max(most, confidence) })
  }
  const [best] = [...types].sort(([a, x], [b, y]) => y.sum - x.sum || compare(a, b))
  if (!best) return null
  const names = votes
    .filter(({ about }) => about === 'name')
    .sort((a, b) => b.weight - a.weight || b.value.length - a.value.length || compare(a.value, b.value))
    .slice(0, MOST_NAMES)
    .map(({ value }) => value)
  const name = fullest(names)
  const others = names.filter((other) => other !== name)
  const speakers = votes.filter(({ about }) => about === 'speaker').map(({ value }) => value)
  const [type, { most }] = best
  return { name, type, confidence: most / 100, aliases: others.sort(compare), speakers: speakers.sort(compare) }
}

/**
 * Returns the most used name; if it is a single word, prefers the most used longer name that contains the word: "Marta
 * Kowalska" rather than "Marta".
 * @param names most used first
 */
const fullest = (names: readonly string[]): string => {
  const [first = ''] = names
  const [word, ...others] = nameKey(first).split(' ')
  if (others.length > 0) return first
  const saysInFull = (name: string) => {
    const words = nameKey(name).split(' ')
    return words.length > 1 && words.includes(word as string)
  }
  return names.find(saysInFull) ?? first
}

/**
 * Maximum number of sources that count for the strength of a relationship, most confident first. More are not needed:
 * 100 sources of confidence 0.14 already give a strength of 1, rounded to six digits.
 */
export const MOST_STATED = 100

/**
 * Computes the strength of a relationship from the confidences of its sources: 1 − ∏(1 − cᵢ), the chance that at least
 * one source is right if the sources err independently. This is the noisy-OR of Pearl (Probabilistic Reasoning in
 * Intelligent Systems, 1988, § 4.3.2): it grows with each source, does not depend on the order of the sources and,
 * before rounding, reaches 1 only if a source has confidence 1. A source counts once, by its most confident statement.
 * @param confidences 0 to 1, one per source; the highest MOST_STATED are enough
 */
export const strengthOf = (confidences: readonly number[]): number => {
  // Multiplied in a fixed order, since the last digits of a product depend on it.
  const doubt = [...confidences]
    .sort((a, b) => b - a)
    .slice(0, MOST_STATED)
    .reduce((product, confidence) => product * (1 - confidence), 1)
  return Math.round((1 - doubt) * 1e6) / 1e6
}
