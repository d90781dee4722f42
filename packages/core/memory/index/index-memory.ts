import { RefusedError, Unavailable } from '../../errors.js'
import type { Embedder } from '../../ports/memory/embedder.js'
import type { ExternalIndex } from '../../ports/memory/external-index.js'
import type { IndexLedger } from '../../ports/memory/index-ledger.js'

export interface IndexPorts {
  ledger: IndexLedger
  /** Null if searches use PostgreSQL's own index; then there is nothing to sync. */
  external: ExternalIndex | null
  /** The embedding model whose vectors the index holds. */
  embedder: Pick<Embedder, 'model' | 'dimension'>
}

/**
 * Puts memories into the index outside PostgreSQL, and removes from it those that are no longer current. Idempotent.
 * @throws AppError service_unavailable when the index or PostgreSQL is unavailable
 * @throws RefusedError when the index rejects a memory for good; the others may or may not be in the index
 */
export const indexMemories = async (
  { ledger, external, embedder }: IndexPorts,
  memoryIds: readonly string[],
): Promise<void> => {
  if (!external) return
  const entries = await ledger.entries(memoryIds, embedder.model)
  if (entries.length > 0) await external.put(entries)
  const current = await ledger.markIndexed(entries)
  const gone = memoryIds.filter((memoryId) => !current.has(memoryId))
  if (gone.length === 0) return
  await external.remove(gone)
  await ledger.forget(gone)
}

/** Called for each memory that the index rejects for good, with the error of the index. */
export type OnRefused = (memoryId: string, error: RefusedError) => void

/**
 * Like `indexMemories`, for use outside of jobs: memories that the index rejects for good become dead letters, the rest
 * are indexed.
 * @throws AppError service_unavailable when the index or PostgreSQL is unavailable
 */
export const indexOrDeadLetter = async (
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
      await ports.ledger.deadLetterIndexing(memoryId, error.message)
      return onRefused(memoryId, error)
    }
    // The server does not report which memory it rejects, so bisect.
    const half = Math.ceil(memoryIds.length / 2)
    for (const some of [memoryIds.slice(0, half), memoryIds.slice(half)])
      await indexOrDeadLetter(ports, some, onRefused)
  }
}

/**
 * Runs the job that indexes one memory. Completing the job is the last step, so an interrupted job runs again.
 * @throws AppError service_unavailable, also when another model has come into use: a process with that model must run
 * the job
 */
export const indexMemory = async (ports: IndexPorts, memoryId: string, outboxId: bigint): Promise<void> => {
  await indexMemories(ports, [memoryId])
  if (await ports.ledger.endIndexing(outboxId, ports.embedder.model)) return
  throw new Unavailable('embedder', 'The embedding model is changing.', { retryAfter: 1 })
}

export interface UnindexPorts {
  ledger: Pick<IndexLedger, 'sets'>
  /** Null if searches use PostgreSQL's own index. */
  external: Pick<ExternalIndex, 'set' | 'remove' | 'removeVolume'> | null
}

/**
 * Removes a memory from the vector sets of all models, after it has left its volume. Idempotent.
 * @throws AppError service_unavailable when the index or PostgreSQL is unavailable
 */
export const unindexMemory = (ports: UnindexPorts, memoryId: string): Promise<void> =>
  unindexMemories(ports, [memoryId])

/** Like `unindexMemory`, for several memories. */
export const unindexMemories = (ports: UnindexPorts, memoryIds: readonly string[]): Promise<void> =>
  inEverySet(ports, (external, set) => external.remove(memoryIds, set))

/** Removes a deleted volume from the vector sets of all models. Idempotent. */
export const unindexVolume = (ports: UnindexPorts, volumeId: string): Promise<void> =>
  inEverySet(ports, (external, set) => external.removeVolume(volumeId, set))

const inEverySet = async (
  { ledger, external }: UnindexPorts,
  act: (external: NonNullable<UnindexPorts['external']>, set: string) => Promise<void>,
): Promise<void> => {
  if (!external) return
  for (const set of new Set([external.set, ...(await ledger.sets())])) await act(external, set)
}
