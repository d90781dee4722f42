import { authorize, type KeyPrincipal } from '../access.js'
import { AppError } from '../errors.js'
import type { MemoryDetail, MemoryStore, Receipt } from '../ports/memories.js'
import type { Signals } from '../ports/signals.js'
import type { VolumeReach, VolumeStore } from '../ports/volumes.js'

export interface ReadPorts {
  memories: Pick<MemoryStore, 'locate' | 'read' | 'erase'>
  volumes: Pick<VolumeStore, 'volumeForKey'>
  signals: Pick<Signals, 'work' | 'decided'>
}

/**
 * A memory with its sources, or a proposal in whatever state it is.
 * @throws AppError memory_not_found, agent_not_authorized_for_volume
 */
export const readMemory = async (
  ports: ReadPorts,
  principal: KeyPrincipal,
  memoryId: string,
): Promise<MemoryDetail> => {
  const volume = await volumeOf(ports, principal, memoryId)
  authorize(principal, 'read_memories', 'memory', volume)
  return (await ports.memories.read(volume.volumeId, memoryId)) ?? missing()
}

/**
 * Erases a memory everywhere; wordings that other agents wrote live on as memories of their own.
 * @throws AppError memory_not_found, agent_not_authorized_for_volume
 */
export const eraseMemory = async (ports: ReadPorts, principal: KeyPrincipal, memoryId: string): Promise<Receipt> => {
  const volume = await volumeOf(ports, principal, memoryId)
  authorize(principal, 'write_memories', 'memory', volume)
  const receipt = (await ports.memories.erase(volume.volumeId, memoryId)) ?? missing()
  ports.signals.work()
  ports.signals.decided([memoryId])
  return receipt
}

const volumeOf = async (ports: ReadPorts, principal: KeyPrincipal, memoryId: string): Promise<VolumeReach | null> => {
  const place = await ports.memories.locate(memoryId)
  return place && ports.volumes.volumeForKey(place.volumeId, principal.agentId)
}

const missing = (): never => {
  throw new AppError('memory_not_found', 'You have no memory with this id.')
}
