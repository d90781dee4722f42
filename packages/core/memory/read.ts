import { authorizedVolumeOf, type VolumeAccess } from '../accounts/authorized-volume.js'
import { AppError } from '../errors.js'
import type { ErasureReceipt, MemoryDetail, MemoryStore } from '../ports/memories.js'
import type { Signals } from '../ports/signals.js'
import type { Principal } from '../principal.js'
import { type UnindexPorts, unindexMemory } from './index-memory.js'

/** An index that does not answer in this time is left to the job. */
const PATIENCE_MS = 1_000

export interface ReadPorts extends VolumeAccess {
  memories: Pick<MemoryStore, 'locate' | 'read' | 'erase'>
  signals: Pick<Signals, 'work' | 'decided'>
  ledger: UnindexPorts['ledger']
  retrieval: () => Pick<UnindexPorts, 'external'>
}

/**
 * A memory with its sources, or a proposal in whatever state it is.
 * @throws AppError memory_not_found, agent_not_authorized_for_volume
 */
export const readMemory = async (ports: ReadPorts, principal: Principal, memoryId: string): Promise<MemoryDetail> => {
  const place = await ports.memories.locate(memoryId)
  const volume = await authorizedVolumeOf(ports, principal, 'read_memories', ['memory', place])
  return (await ports.memories.read(volume.volumeId, memoryId)) ?? missing()
}

/**
 * Erases a memory everywhere; wordings that other agents wrote live on as memories of their own.
 * @throws AppError memory_not_found, agent_not_authorized_for_volume; conflict for a chunk of a document
 */
export const eraseMemory = async (
  ports: ReadPorts,
  principal: Principal,
  memoryId: string,
): Promise<ErasureReceipt> => {
  const place = await ports.memories.locate(memoryId)
  const volume = await authorizedVolumeOf(ports, principal, 'write_memories', ['memory', place])
  if (place?.isChunk) throw partOfDocument()
  const receipt = (await ports.memories.erase(volume.volumeId, memoryId)) ?? missing()
  ports.signals.work([volume.orgId])
  ports.signals.decided([memoryId])
  return { ...receipt, index: await eraseFromIndexes(ports, memoryId) }
}

/** At once, so that the receipt can say so; the job that was promised with the erasure does it in any case. */
const eraseFromIndexes = async (ports: ReadPorts, memoryId: string): Promise<ErasureReceipt['index']> => {
  const late = new Promise<'promised'>((resolve) => {
    AbortSignal.timeout(PATIENCE_MS).addEventListener('abort', () => resolve('promised'))
  })
  const erased = unindexMemory({ ...ports, ...ports.retrieval() }, memoryId).then(
    () => 'erased' as const,
    () => 'promised' as const,
  )
  return Promise.race([erased, late])
}

/** Its text would still lie in the file. */
const partOfDocument = () =>
  new AppError('conflict', 'This is a part of a document: delete the document to erase what it says.')

const missing = (): never => {
  throw new AppError('memory_not_found', 'You have no memory with this id.')
}
