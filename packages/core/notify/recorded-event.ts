import type { EventType } from './event-types.js'

/** An event as it is recorded: ids only, except for a broadcast. */
export interface RecordedEvent {
  /** The same in every delivery of the event. */
  eventId: string
  volumeId: string
  /** `webhook.test`, or for a broadcast whatever its sender chose; none of those is an EventType. */
  event: EventType | (string & {})
  /** The entity. */
  nodeId: string | null
  /** Its subject or cause. */
  memoryId: string | null
  documentId: string | null
  /** Whether an entity changed because its cause was deleted. */
  takenBack: boolean
  createdAt: Date
}
