import { authorizedVolume, authorizedVolumeOf, type VolumeAccess } from '../accounts/authorized-volume.js'
import type { Principal } from '../accounts/principal.js'
import { AppError } from '../errors.js'
import type { Listed, Page } from '../paging.js'
import type { ErasureReceipt, MemoryDetail, MemoryStore, ReadMemory } from '../ports/memory/memories.js'
import type { Signals } from '../ports/work/outbox.js'
import { orLate } from '../time-limit.js'
import { actOf } from './change/review.js'
import { type UnindexPorts, unindexMemory } from './index/index-memory.js'

/** Maximum time an erasure waits for the index. After that, the index job erases the memory later. */
const INDEX_TIMEOUT_MS = 1_000

export interface ReadPorts extends VolumeAccess {
  now: () => Date
  memories: Pick<MemoryStore, 'locate' | 'read' | 'erase'>
  signals: Pick<Signals, 'work' | 'decided'>
  ledger: UnindexPorts['ledger']
  retrieval: () => Pick<UnindexPorts, 'external'>
}

/**
 * Returns a memory with its sources, whatever its status.
 * @throws AppError memory_not_found, agent_not_authorized_for_volume
 */
export const readMemory = async (ports: ReadPorts, principal: Principal, memoryId: string): Promise<ReadMemory> => {
  const place = await ports.memories.locate(memoryId)
  const volume = await authorizedVolumeOf(ports, principal, 'read_memories', ['memory', place])
  return (await ports.memories.read(volume.volumeId, memoryId)) ?? missing()
}

/**
 * Erases a memory everywhere, and returns the receipt. Other agents' wordings of it are judged again, each as a
 * separate memory.
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
  const receipt =
    (await ports.memories.erase(volume.volumeId, memoryId, actOf(principal, volume, ports.now()))) ?? missing()
  ports.signals.work([volume.orgId])
  ports.signals.decided([memoryId])
  return { ...receipt, index: await eraseFromIndexes(ports, memoryId) }
}

/** Erases a memory from the index at once, so that the receipt can say `erased`. If it fails, a job erases it later. */
const eraseFromIndexes = async (ports: ReadPorts, memoryId: string): Promise<ErasureReceipt['index']> => {
  const erased = unindexMemory({ ...ports, ...ports.retrieval() }, memoryId).then(
    () => 'erased' as const,
    () => 'promised' as const,
  )
  const outcome = await orLate(INDEX_TIMEOUT_MS, erased)
  return outcome === 'late' ? 'promised' : outcome
}

/** A chunk cannot be erased alone: its text would remain in the document's file. */
const partOfDocument = () =>
  new AppError('conflict', 'This memory is part of a document: delete the document to erase the memory.')

const missing = (): never => {
  throw new AppError('memory_not_found', 'You have no memory with this id.')
}

export interface ExportPorts extends VolumeAccess {
  memories: Pick<MemoryStore, 'page'>
}

/**
 * Returns one page of a volume's current memories in creation order, without chunks of documents. Each memory has its
 * wordings, except those from before an edit of its text. A page ends early when it grows large.
 * @throws AppError agent_not_authorized_for_volume
 */
export const exportMemories = async (
  ports: ExportPorts,
  principal: Principal,
  volumeId: string,
  page: Page,
): Promise<Listed<MemoryDetail>> => {
  const volume = await authorizedVolume(ports, principal, 'read_memories', volumeId)
  return ports.memories.page(volume.volumeId, page)
}
