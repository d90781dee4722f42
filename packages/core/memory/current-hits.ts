import type { CurrentMemory, MemoryStore } from '../ports/memories.js'
import type { Ranked } from './rank.js'

export interface FoundMemory {
  memory: CurrentMemory
  /** 0 to 1 */
  score: number
}

export interface CurrentCall {
  volumeId: string
  limit: number
  /** A sequence of the volume: what is newer is left out. */
  asOf?: bigint | undefined
  /** Whether chunks of documents may be among them. */
  chunks?: boolean | undefined
  /** Whether what they speak of in the graph is wanted with them. */
  nodes?: boolean | undefined
}

/**
 * The first `limit` hits that are still current. Re-checks them against PostgreSQL, page by page, so that a deleted
 * memory neither shows nor takes a place.
 */
export const firstCurrent = async (
  memories: Pick<MemoryStore, 'current'>,
  { volumeId, limit, asOf, chunks = true, nodes = false }: CurrentCall,
  ranked: readonly Ranked[],
): Promise<FoundMemory[]> => {
  const found: FoundMemory[] = []
  for (let start = 0; found.length < limit && start < ranked.length; start += limit) {
    const page = ranked.slice(start, start + limit)
    const rows = await memories.current(
      volumeId,
      page.map((hit) => hit.memoryId),
      { asOf, chunks, nodes },
    )
    const current = new Map(rows.map((memory) => [memory.memoryId, memory]))
    for (const { memoryId, score } of page) {
      const memory = current.get(memoryId)
      if (memory) found.push({ memory, score })
    }
  }
  return found.slice(0, limit)
}
