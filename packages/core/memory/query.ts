import type { Embedder } from '../ports/embedder.js'
import type { MemoryStore } from '../ports/memories.js'
import type { MemoryIndex } from '../ports/memory-index.js'
import { terms } from '../text/terms.js'
import { CANDIDATES_PER_LEG, type Ranked, rank } from './rank.js'
import type { Memory } from './types.js'

export interface QueryPorts {
  memories: MemoryStore
  index: MemoryIndex
  embedder: Embedder
}

export interface QueryRequest {
  volumeId: string
  /** As read with the caller's authorization: whatever was decided by then is found. */
  headSeq: bigint
  query: string
  /** 1 to 50 */
  limit: number
  signal: AbortSignal
}

export interface FoundMemory {
  memory: Memory
  /** Above 0.3, at most 1. */
  score: number
}

/**
 * The memories that answer a query, best first, each scoring above 0.3.
 * @throws AppError service_unavailable when PostgreSQL or the embedder is away
 */
export const queryMemories = async (ports: QueryPorts, request: QueryRequest): Promise<FoundMemory[]> => {
  const vector = await ports.embedder.query(request.query, request.signal)
  const candidates = await ports.index.search(
    {
      volumeId: request.volumeId,
      headSeq: request.headSeq,
      vector,
      terms: terms(request.query),
      perLeg: CANDIDATES_PER_LEG,
    },
    request.signal,
  )
  return firstCurrent(ports.memories, request, rank(candidates, candidates.length))
}

/** Re-checks hits against PostgreSQL, page by page, so that a deleted memory neither shows nor takes a place. */
const firstCurrent = async (
  memories: MemoryStore,
  { volumeId, limit }: QueryRequest,
  ranked: readonly Ranked[],
): Promise<FoundMemory[]> => {
  const found: FoundMemory[] = []
  for (let start = 0; found.length < limit && start < ranked.length; start += limit) {
    const page = ranked.slice(start, start + limit)
    const rows = await memories.current(
      volumeId,
      page.map((hit) => hit.memoryId),
    )
    const current = new Map(rows.map((memory) => [memory.memoryId, memory]))
    for (const { memoryId, score } of page) {
      const memory = current.get(memoryId)
      if (memory) found.push({ memory, score })
    }
  }
  return found.slice(0, limit)
}
