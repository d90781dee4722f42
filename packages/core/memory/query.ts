import { authorize, type KeyPrincipal } from '../access.js'
import type { Embedder } from '../ports/embedder.js'
import type { MemoryStore } from '../ports/memories.js'
import type { MemoryIndex } from '../ports/memory-index.js'
import type { VolumeStore } from '../ports/volumes.js'
import { terms } from '../text/terms.js'
import { CANDIDATES_PER_LEG, type Ranked, rank } from './rank.js'
import type { Memory } from './types.js'

export interface QueryPorts {
  memories: MemoryStore
  volumes: Pick<VolumeStore, 'volumeForKey'>
  index: MemoryIndex
  embedder: Embedder
}

export interface QueryCall {
  principal: KeyPrincipal
  volumeId: string
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
 * The memories that answer a query, best first, each scoring above 0.3. Whatever was decided before the caller was let
 * in is found.
 * @throws AppError agent_not_authorized_for_volume; service_unavailable when PostgreSQL or the embedder is away
 */
export const queryMemories = async (ports: QueryPorts, call: QueryCall): Promise<FoundMemory[]> => {
  const volume = await ports.volumes.volumeForKey(call.volumeId, call.principal.agentId)
  authorize(call.principal, 'read_memories', 'volume', volume)
  const vector = await ports.embedder.query(call.query, call.signal)
  const candidates = await ports.index.search(
    {
      volumeId: volume.volumeId,
      headSeq: volume.headSeq,
      vector,
      terms: terms(call.query),
      perLeg: CANDIDATES_PER_LEG,
    },
    call.signal,
  )
  return firstCurrent(ports.memories, call, rank(candidates, candidates.length))
}

/** Re-checks hits against PostgreSQL, page by page, so that a deleted memory neither shows nor takes a place. */
const firstCurrent = async (
  memories: MemoryStore,
  { volumeId, limit }: QueryCall,
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
