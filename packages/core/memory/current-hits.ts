import type { MemoryStore } from '../ports/memories.js'
import type { Ranked } from './rank.js'
import type { Memory } from './types.js'

export interface FoundMemory {
  memory: Memory
  /** 0 to 1 */
  score: number
}

/**
 * The first `limit` hits that are still current. Re-checks them against PostgreSQL, page by page, so that a deleted
 * memory neither shows nor takes a place. With `asOf`, a sequence of the volume, also those that are newer are left out.
 */
export const firstCurrent = async (
  memories: Pick<MemoryStore, 'current'>,
  { volumeId, limit, asOf }: { volumeId: string; limit: number; asOf?: bigint },
  ranked: readonly Ranked[],
): Promise<FoundMemory[]> => {
  const found: FoundMemory[] = []
  for (let start = 0; found.length < limit && start < ranked.length; start += limit) {
    const page = ranked.slice(start, start + limit)
    const rows = await memories.current(
      volumeId,
      page.map((hit) => hit.memoryId),
      asOf,
    )
    const current = new Map(rows.map((memory) => [memory.memoryId, memory]))
    for (const { memoryId, score } of page) {
      const memory = current.get(memoryId)
      if (memory) found.push({ memory, score })
    }
  }
  return found.slice(0, limit)
}
