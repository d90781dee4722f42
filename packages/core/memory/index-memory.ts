import type { Embedder } from '../ports/embedder.js'
import type { ExternalIndex } from '../ports/external-index.js'
import type { IndexLedger } from '../ports/index-ledger.js'
import type { MemoryStore } from '../ports/memories.js'

export interface IndexPorts {
  ledger: IndexLedger
  /** Null where PostgreSQL's own index serves: then there is nobody to tell. */
  external: ExternalIndex | null
  /** The embedding model whose vectors it holds. */
  embedder: Pick<Embedder, 'model' | 'dimension'>
}

/**
 * Puts memories into the index that lies outside of PostgreSQL, and ends the jobs that asked for it. One that is gone,
 * or goes meanwhile, leaves the index again. Idempotent.
 * @throws AppError service_unavailable when the index or PostgreSQL is away
 */
export const indexMemories = async (
  { ledger, external, embedder }: IndexPorts,
  memoryIds: readonly string[],
  outboxIds: readonly bigint[],
): Promise<void> => {
  const entries = external ? await ledger.entries(memoryIds, embedder.model) : []
  if (entries.length > 0) await external?.put(entries)
  const current = await ledger.noteIndexed(entries, outboxIds)
  const gone = memoryIds.filter((memoryId) => !current.has(memoryId))
  if (gone.length > 0) await external?.remove(gone)
}

export interface UnindexPorts {
  /** All that may hold it: of a model that is being filled, too. */
  externals: readonly ExternalIndex[]
  memories: Pick<MemoryStore, 'finish'>
}

/** Takes a memory that left its volume out of every index, and ends the job. Idempotent. @throws as `indexMemories` */
export const unindexMemory = async (
  { externals, memories }: UnindexPorts,
  memoryId: string,
  outboxId: bigint,
): Promise<void> => {
  for (const external of externals) await external.remove([memoryId])
  await memories.finish(outboxId)
}

/** The same for all of a volume that was deleted. */
export const unindexVolume = async (
  { externals, memories }: UnindexPorts,
  volumeId: string,
  outboxId: bigint,
): Promise<void> => {
  for (const external of externals) await external.removeVolume(volumeId)
  await memories.finish(outboxId)
}
