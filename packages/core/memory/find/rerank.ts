import { type Reranker, RerankerFailed } from '../../ports/answers/reranker.js'
import type { FoundMemory } from './current-hits.js'
import { openLikelyNewer } from './likely-newer.js'
import { newerFirst } from './newer-first.js'

/**
 * Minimum hits requested for the reranker, even if fewer are wanted, so that it can lift lower hits onto the page. This
 * is the default limit per request of Hugging Face's text-embeddings-inference.
 */
export const HITS_TO_RERANK = 32

export interface RerankPorts {
  /** Null if none is configured. */
  reranker: Reranker | null
}

export interface RerankCall {
  query: string
  /** Maximum number of hits to return. */
  limit: number
  signal: AbortSignal
}

export interface Reranked {
  found: FoundMemory[]
  /** Names the reranker if it failed: the hits then have the order of the first ranking. */
  degraded: 'reranker'[]
}

/**
 * Finds the hits that answer a query, and lets the reranker choose and order the hits of the page. Hits keep their
 * scores, so the scores may no longer descend. A memory that contradicts an older one, or is a likely update of it,
 * still comes before the older one. Without a reranker, or if it fails, returns the first ranking unchanged.
 * @param find returns the best hits of the first ranking, at most as many as it is asked for
 * @throws whatever `find` throws, and the signal's reason
 */
export const findReranked = async (
  { reranker }: RerankPorts,
  { query, limit, signal }: RerankCall,
  find: (most: number) => Promise<FoundMemory[]>,
): Promise<Reranked> => {
  if (reranker === null) return { found: await find(limit), degraded: [] }
  const hits = await find(Math.max(limit, HITS_TO_RERANK))
  if (hits.length < 2) return { found: hits, degraded: [] }
  try {
    const contents = hits.map(({ memory }) => memory.content)
    const relevances = await reranker.rank(query, contents, signal)
    return {
      found: newerFirst(mostRelevantFirst(hits, relevances), openLikelyNewer(query), 0).slice(0, limit),
      degraded: [],
    }
  } catch (error) {
    if (!(error instanceof RerankerFailed)) throw error
    return { found: hits.slice(0, limit), degraded: ['reranker'] }
  }
}

/**
 * Orders hits by relevance. Equally relevant hits keep their order; hits without a relevance come last, in their order.
 */
const mostRelevantFirst = <Hit>(hits: readonly Hit[], relevances: readonly (number | null)[]): Hit[] => {
  const judged = hits.flatMap((hit, at) => {
    const relevance = relevances[at] ?? null
    return relevance === null ? [] : [{ hit, relevance }]
  })
  const leftOut = hits.filter((_, at) => (relevances[at] ?? null) === null)
  return [...judged.sort((one, other) => other.relevance - one.relevance).map(({ hit }) => hit), ...leftOut]
}
