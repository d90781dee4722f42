import type { CurrentMemory, MemoryStore } from '../../ports/memory/memories.js'
import type { MatchSignals } from '../../ports/memory/memory-index.js'
import type { Ranked } from './rank.js'

export interface FoundMemory {
  memory: CurrentMemory
  /** How well the memory answers the query, 0 to 1. */
  score: number
  /** The signals that the score was computed from. */
  signals: MatchSignals
}

export interface CurrentCall {
  volumeId: string
  limit: number
  /** Memories written after this position are left out. */
  lastPosition?: bigint | undefined
  /** Whether to include superseded memories. */
  history?: boolean | undefined
  /** Whether to include chunks of documents. */
  chunks?: boolean | undefined
  /** Whether to load the graph entities that the memories mention. */
  nodes?: boolean | undefined
  /** Whether to include memories flagged as suspicious; yes by default. */
  suspicious?: boolean | undefined
}

/**
 * Reads memories from PostgreSQL. Leaves out memories that the call excludes and those that are no longer current. With
 * `history`, superseded memories stay, and likely updates are not read.
 */
export const readIncluded = async (
  memories: Pick<MemoryStore, 'current'>,
  call: Omit<CurrentCall, 'limit'>,
  memoryIds: readonly string[],
): Promise<CurrentMemory[]> => {
  const { volumeId, lastPosition, history = false, chunks = true, nodes = false, suspicious = true } = call
  const rows = await memories.current(volumeId, memoryIds, {
    ...{ lastPosition, history, chunks, nodes },
    likelyUpdates: !history,
  })
  return suspicious ? rows : rows.filter(({ flagReason }) => flagReason !== 'suspicious')
}

/**
 * Returns the first `limit` hits that are still current. Checks the hits against PostgreSQL, page by page, so that a
 * deleted memory is neither returned nor counted towards the limit.
 */
export const firstCurrent = async (
  memories: Pick<MemoryStore, 'current'>,
  { limit, ...call }: CurrentCall,
  ranked: readonly Ranked[],
): Promise<FoundMemory[]> => {
  const found: FoundMemory[] = []
  for (let start = 0; found.length < limit && start < ranked.length; start += limit) {
    const page = ranked.slice(start, start + limit)
    const ids = page.map((hit) => hit.memoryId)
    const rows = await readIncluded(memories, call, ids)
    const current = new Map(rows.map((memory) => [memory.memoryId, memory]))
    for (const { memoryId, score, signals } of page) {
      const memory = current.get(memoryId)
      if (memory) found.push({ memory, score, signals })
    }
  }
  return found.slice(0, limit)
}
