import { type Reranker, RerankerFailed } from '../../ports/answers/reranker.js'
import type { FoundMemory } from '../find/current-hits.js'

/**
 * Orders what was found by how well it answers the query, if a reranker is configured; scores stay. Without an answer of
 * the reranker, the order stays too.
 */
export const reranked = async (
  reranker: Reranker | null,
  { query, signal }: { query: string; signal: AbortSignal },
  found: readonly FoundMemory[],
): Promise<{ found: readonly FoundMemory[]; degraded: readonly 'reranker'[] }> => {
  if (reranker === null || found.length < 2) return { found, degraded: [] }
  try {
    const texts = found.map(({ memory }) => memory.content)
    const relevance = await reranker.rank(query, texts, signal)
    const order = found.map((each, at) => ({ each, relevance: relevance[at] ?? 0 }))
    order.sort((one, other) => other.relevance - one.relevance)
    return { found: order.map(({ each }) => each), degraded: [] }
  } catch (error) {
    if (!(error instanceof RerankerFailed)) throw error
    return { found, degraded: ['reranker'] }
  }
}
