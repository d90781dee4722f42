import { AppError } from '../errors.js'
import type { Embedder } from '../ports/embedder.js'
import type { ExternalIndex } from '../ports/external-index.js'
import type { IndexLedger } from '../ports/index-ledger.js'

export interface IndexPorts {
  ledger: IndexLedger
  /** Null where PostgreSQL's own index serves: then there is nobody to tell. */
  external: ExternalIndex | null
  /** The embedding model whose vectors it holds. */
  embedder: Pick<Embedder, 'model' | 'dimension'>
}

/**
 * Puts memories into the index that lies outside of PostgreSQL. One that is gone, or goes meanwhile, leaves the index
 * again. Idempotent.
 * @throws AppError service_unavailable when the index or PostgreSQL is away
 */
export const indexMemories = async (
  { ledger, external, embedder }: IndexPorts,
  memoryIds: readonly string[],
): Promise<void> => {
  if (!external) return
  const entries = await ledger.entries(memoryIds, embedder.model)
  if (entries.length > 0) await external.put(entries)
  const current = await ledger.noteIndexed(entries)
  const gone = memoryIds.filter((memoryId) => !current.has(memoryId))
  if (gone.length > 0) await external.remove(gone)
}

/**
 * The job of one memory. It ends last, so that one that was cut off anywhere is done again.
 * @throws AppError service_unavailable, too, when another model serves by now: then a process that knows must do it
 */
export const indexMemory = async (ports: IndexPorts, memoryId: string, outboxId: bigint): Promise<void> => {
  await indexMemories(ports, [memoryId])
  if (await ports.ledger.endIndexing(outboxId, ports.embedder.model)) return
  throw new AppError('service_unavailable', 'The embedding model is changing.', { retryAfter: 1 })
}

export interface UnindexPorts {
  ledger: Pick<IndexLedger, 'sets'>
  /** Null where PostgreSQL's own index serves. */
  external: Pick<ExternalIndex, 'set' | 'remove' | 'removeVolume'> | null
}

/**
 * Takes a memory that left its volume out of every set that may hold it, of whatever model. Idempotent.
 * @throws as `indexMemories`
 */
export const unindexMemory = (ports: UnindexPorts, memoryId: string): Promise<void> =>
  unindexMemories(ports, [memoryId])

/** The same for several. */
export const unindexMemories = (ports: UnindexPorts, memoryIds: readonly string[]): Promise<void> =>
  inEverySet(ports, (external, set) => external.remove(memoryIds, set))

/** The same for all of a volume that was deleted. */
export const unindexVolume = (ports: UnindexPorts, volumeId: string): Promise<void> =>
  inEverySet(ports, (external, set) => external.removeVolume(volumeId, set))

const inEverySet = async (
  { ledger, external }: UnindexPorts,
  act: (external: NonNullable<UnindexPorts['external']>, set: string) => Promise<void>,
): Promise<void> => {
  if (!external) return
  for (const set of new Set([external.set, ...(await ledger.sets())])) await act(external, set)
}
