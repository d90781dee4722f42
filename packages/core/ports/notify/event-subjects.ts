import type { EntityType } from '../../graph/types.js'
import type { Memory } from '../../memory/types.js'

/** A memory, as events show it. */
export interface EventMemory
  extends Pick<Memory, 'content' | 'confidence' | 'status' | 'reason' | 'mergedInto' | 'flagReason' | 'conflictsWith'> {
  agent: string
  documentId: string | null
}

/** An entity, as events show it. */
export interface EventEntity {
  name: string
  type: EntityType
  summary: string
  factCount: number
}

/**
 * Reads the current state of the memory or entity that an event is about; null if it was deleted. Both methods throw
 * service_unavailable when PostgreSQL is down.
 */
export interface EventSubjects {
  memory(volumeId: string, memoryId: string): Promise<EventMemory | null>
  entity(volumeId: string, nodeId: string): Promise<EventEntity | null>
}
