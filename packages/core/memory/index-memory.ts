import { RefusedError, Unavailable } from '../errors.js'
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
 * @throws RefusedError when the index will never take one of them; the others may be there or not
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

/** Told of each memory that the index will never take, with what it said. */
export type OnRefused = (memoryId: string, error: RefusedError) => void

/**
 * The same for work that is no job: what the index refuses for good becomes a dead letter, the rest is put there.
 * @throws AppError service_unavailable as `indexMemories`
 */
export const indexAllThatIsTaken = async (
  ports: IndexPorts,
  memoryIds: readonly string[],
  onRefused: OnRefused,
): Promise<void> => {
  try {
    await indexMemories(ports, memoryIds)
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    const [memoryId = '', ...others] = memoryIds
    if (others.length === 0) {
      await ports.ledger.giveUpIndexing(memoryId, error.message)
      return onRefused(memoryId, error)
    }
    // The server does not say which: half by half it is found.
    const half = Math.ceil(memoryIds.length / 2)
    for (const some of [memoryIds.slice(0, half), memoryIds.slice(half)])
      await indexAllThatIsTaken(ports, some, onRefused)
  }
}

/**
 * The job of one memory. It ends last, so that one that was cut off anywhere is done again.
 * @throws AppError service_unavailable, too, when another model serves by now: then a process that knows must do it
 */
export const indexMemory = async (ports: IndexPorts, memoryId: string, outboxId: bigint): Promise<void> => {
  await indexMemories(ports, [memoryId])
  if (await ports.ledger.endIndexing(outboxId, ports.embedder.model)) return
  throw new Unavailable('embedder', 'The embedding model is changing.', { retryAfter: 1 })
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
