import type { Passage } from './passages.js'
import type { Topic } from './question.js'

/** The topics of a question, weighted by how few sources have them. */
export interface Weighed {
  topics: readonly Topic[]
  /** Share of the topics, by weight, whose root passes `has`: 0 to 1. */
  share(has: (root: string) => boolean): number
}

/**
 * Factor of a topic that no source has. A topic that all sources have gets 0.5, because it does not tell them apart.
 */
const MOST = 1.5

export function weigh(topics: readonly Topic[], bySource: readonly ReadonlySet<string>[]): Weighed {
  const weighed = topics.map((topic) => {
    const having = bySource.filter((roots) => roots.has(topic.root)).length
    return { ...topic, weight: topic.weight * (MOST - having / Math.max(1, bySource.length)) }
  })
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0)
  return {
    topics: weighed,
    share: (has) =>
      total === 0 ? 0 : weighed.reduce((sum, { root, weight }) => sum + (has(root) ? weight : 0), 0) / total,
  }
}

const NEAR = 4

/** Returns the share, 0 to 1, of a question's pairs of neighbouring topics that are close together in the passage. */
export function pairsIn({ words }: Passage, topics: readonly Topic[]): number {
  if (topics.length < 2) return 0
  const places = new Map<string, number[]>()
  for (const [at, { root }] of words.entries()) places.set(root, [...(places.get(root) ?? []), at].slice(-NEAR))
  const found = topics.slice(1).filter((topic, before) => {
    const one = places.get(topics[before]?.root ?? '') ?? []
    const other = places.get(topic.root) ?? []
    return one.some((place) => other.some((next) => Math.abs(next - place) <= NEAR))
  })
  return found.length / (topics.length - 1)
}
