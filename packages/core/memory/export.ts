import { authorize } from '../access.js'
import type { Listed, Page } from '../paging.js'
import type { MemoryDetail, MemoryStore } from '../ports/memories.js'
import type { VolumeStore } from '../ports/volumes.js'
import type { KeyPrincipal } from '../principal.js'
import { presentWording } from './present.js'

export interface ExportPorts {
  memories: Pick<MemoryStore, 'page'>
  volumes: Pick<VolumeStore, 'volumeForKey'>
}

/**
 * One page of all current memories of a volume with all their wordings, in order of creation. A page ends early where
 * it grows large.
 * @throws AppError agent_not_authorized_for_volume
 */
export const exportMemories = async (
  { memories, volumes }: ExportPorts,
  principal: KeyPrincipal,
  volumeId: string,
  page: Page,
): Promise<Listed<MemoryDetail>> => {
  const volume = await volumes.volumeForKey(volumeId, principal.agentId)
  authorize(principal, 'read_memories', 'volume', volume)
  return memories.page(volume.volumeId, page)
}

/** A memory as a file keeps it: all that an import needs to make an equal one. */
export const presentExported = ({ memory, sources }: MemoryDetail) => ({
  memory_id: memory.memoryId,
  content: memory.content,
  memory_type: memory.memoryType,
  memory_type_source: memory.memoryTypeSource,
  category: memory.category,
  confidence: memory.confidence,
  reason: memory.reason,
  agent: memory.writer.agent,
  agent_id: memory.writer.agentId,
  user_id: memory.userId,
  session_id: memory.sessionId,
  event_date: memory.eventDate.toISOString(),
  event_date_source: memory.eventDateSource,
  metadata: memory.metadata,
  created_at: memory.createdAt.toISOString(),
  last_confirmed_at: memory.lastConfirmedAt?.toISOString() ?? null,
  sources: sources.map(presentWording),
  versions: [],
})
