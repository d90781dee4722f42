import { compare } from './evidence.js'
import { nameKey } from './names.js'
import type { Vote } from './said.js'
import type { EntityType } from './types.js'

/** Who or what a node is. */
export interface Called {
  name: string
  type: EntityType
  /** Of the type: the surest extractor's, 0 to 1. */
  confidence: number
  aliases: readonly string[]
  speakers: readonly string[]
}

/** A node that is called by more is found by its most used names. */
export const MOST_ALIASES = 50
/** So many names of a node count, the most used and then the longest ones. */
export const MOST_NAMES = MOST_ALIASES + 1

/**
 * The name that most sources use, of equals the fuller one; the type that the sum of the extractors' confidence is for.
 * @param votes for one node, each value once; a type once for each confidence; of the names MOST_NAMES are enough
 * @returns null when nothing speaks of the node
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

/** "Marta Kowalska" rather than "Marta": the most used name, or the most used one that says it in full. */
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

/** So many sources of a relationship count, the surest ones: of more the strength is 1 to the sixth digit. */
export const MOST_STATED = 100

/**
 * How strong a relationship is that several sources state, each with a confidence: 1 − ∏(1 − cᵢ), the chance that one
 * of them at least is right if they err independently. It is the noisy-OR of Pearl (Probabilistic Reasoning in
 * Intelligent Systems, 1988, § 4.3.2): it grows with each source, never reaches 1 below a sure one, and does not depend
 * on their order. A source counts once, by its surest statement.
 * @param confidences 0 to 1, one for each source; the surest MOST_STATED are enough
 */
export const strengthOf = (confidences: readonly number[]): number => {
  // Multiplied in one order, for the last digits of a product depend on it.
  const doubt = [...confidences]
    .sort((a, b) => b - a)
    .slice(0, MOST_STATED)
    .reduce((product, confidence) => product * (1 - confidence), 1)
  return Math.round((1 - doubt) * 1e6) / 1e6
}
