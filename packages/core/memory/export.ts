import { authorizedVolume, type VolumeAccess } from '../accounts/authorized-volume.js'
import type { Listed, Page } from '../paging.js'
import type { MemoryDetail, MemoryStore } from '../ports/memories.js'
import type { Principal } from '../principal.js'

export interface ExportPorts extends VolumeAccess {
  memories: Pick<MemoryStore, 'page'>
}

/**
 * One page of all current memories of a volume with all their wordings, in order of creation. A page ends early where
 * it grows large.
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
