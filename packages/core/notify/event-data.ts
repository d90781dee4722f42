import type { DocumentRecord } from '../ports/documents/document-store.js'
import type { EventEntity, EventMemory, EventSubjects } from '../ports/notify/event-subjects.js'
import { presentDocument } from '../present/documents.js'
import { presentFlags } from '../present/memories.js'
import type { RecordedEvent } from './recorded-event.js'

export interface EventDataPorts {
  eventSubjects: EventSubjects
  documents: { read(documentId: string): Promise<DocumentRecord | null> }
}

export type EventData = Readonly<Record<string, unknown>>

/**
 * Builds the `data` of an event from what is stored now, so that text erased or corrected after the event is not sent.
 * For a deleted memory, entity or document: its id, `deleted: true`, and null for what was stored about it. A rejected
 * memory is shown as stored, because its secrets were redacted before it was stored. Not for broadcasts: their data is
 * recorded with the event.
 * @throws AppError service_unavailable
 */
export const eventDataOf = async (ports: EventDataPorts, event: RecordedEvent): Promise<EventData> => {
  const { volumeId, nodeId, memoryId, documentId } = event
  if (nodeId !== null) return entityData(event, nodeId, await ports.eventSubjects.entity(volumeId, nodeId))
  if (memoryId !== null) return memoryData(event, memoryId, await ports.eventSubjects.memory(volumeId, memoryId))
  if (documentId !== null) return documentData(documentId, await ports.documents.read(documentId))
  return { message: 'This is a test: events of the volume arrive at this URL.' }
}

const memoryData = ({ event }: RecordedEvent, memoryId: string, memory: EventMemory | null): EventData => {
  if (!memory) return { memory_id: memoryId, content: null, agent: null, confidence: null, deleted: true }
  return {
    memory_id: memoryId,
    content: memory.content,
    agent: memory.agent,
    confidence: memory.confidence,
    status: memory.status,
    ...(memory.documentId !== null && { document_id: memory.documentId }),
    ...(event === 'memory.rejected' && { reason: memory.reason }),
    ...(event === 'memory.merged' && { merged_into: memory.mergedInto }),
    ...(event === 'memory.flagged' && presentFlags(memory)),
  }
}

/** `memory_id` or `document_id`: source of the new statement about the entity, or of a retracted one (`taken_back`). */
const entityData = (event: RecordedEvent, nodeId: string, entity: EventEntity | null): EventData => ({
  entity_id: nodeId,
  name: entity?.name ?? null,
  type: entity?.type ?? null,
  summary: entity?.summary ?? null,
  factCount: entity?.factCount ?? null,
  memory_id: event.memoryId,
  document_id: event.documentId,
  taken_back: event.takenBack,
  ...(entity === null && { deleted: true }),
})

const documentData = (documentId: string, document: DocumentRecord | null): EventData => {
  if (!document)
    return { document_id: documentId, filename: null, status: null, chunk_count: null, error: null, deleted: true }
  const { filename, status, chunk_count, error } = presentDocument(document)
  return { document_id: documentId, filename, status, chunk_count, error }
}
