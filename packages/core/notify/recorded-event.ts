import type { EventType } from './event-types.js'

/** An event as it is recorded: ids only, except for a broadcast. */
export interface RecordedEvent {
  /** Id of the event, the same in every delivery. */
  eventId: string
  volumeId: string
  /** An EventType, `webhook.test`, or the type that the sender of a broadcast chose. */
  event: EventType | (string & {})
  /** The entity that the event is about; null for other events. */
  nodeId: string | null
  /** The memory that the event is about or, for an event of an entity, that caused the event. */
  memoryId: string | null
  /** The document that the event is about or, for an event of an entity, that caused the event. */
  documentId: string | null
  /** Whether the entity changed because the cause was deleted or is no longer current. */
  takenBack: boolean
  createdAt: Date
}
