import type { EventType } from '@agent-memory/core/notify/event-types'
import type { PoolClient } from 'pg'
import { enqueueSql } from './enqueue.js'

/** An SQL expression. */
type Sql = string

/** The fields of the event to note for each row of `from`, as SQL expressions over that row. */
export interface NotedEvents {
  event: Sql
  volumeId: Sql
  memoryId?: Sql
  nodeId?: Sql
  documentId?: Sql
  takenBack?: Sql
  /** The FROM clause and the rest of the SELECT. If absent, one event is noted. */
  from?: Sql
  onConflict?: Sql
  /** The trace context of the events' cause; by default that of the transaction. */
  context?: Sql
}

/**
 * Builds two CTEs, `noted_events` and `fan_out`, for the WITH clause of the statement that makes the change: they write
 * the events and, only if an active webhook of the volume wants one of them, enqueue the job that delivers them. Used
 * for all events but broadcasts and `webhook.test`.
 */
export const noteEventsSql = ({ from, onConflict, context, ...fields }: NotedEvents): Sql => {
  const columns = Object.entries(fields)
    .map(([field]) => COLUMNS[field as keyof typeof fields])
    .join(', ')
  return `
  noted_events AS (
    INSERT INTO events (${columns}) SELECT ${Object.values(fields).join(', ')} ${from === undefined ? '' : `FROM ${from}`}
    ${onConflict ?? ''} RETURNING event_id, volume_id, event),
  fan_out AS (${enqueueSql('event.fan_out', {
    volumeId: 'volume_id',
    payload: { volume_id: 'volume_id', event_ids: 'jsonb_agg(event_id)' },
    from: `noted_events e WHERE EXISTS (
      SELECT FROM webhook_subscriptions s
      WHERE s.volume_id = e.volume_id AND s.status = 'active' AND e.event = ANY(s.events)) GROUP BY volume_id`,
    ...(context !== undefined && { context }),
  })})`
}

const COLUMNS = {
  event: 'event',
  volumeId: 'volume_id',
  memoryId: 'memory_id',
  nodeId: 'node_id',
  documentId: 'document_id',
  takenBack: 'taken_back',
} as const satisfies Partial<Record<keyof NotedEvents, Sql>>

const OF_MEMORY = `WITH ${noteEventsSql({ event: '$1', volumeId: '$2::uuid', memoryId: '$3::uuid' })} SELECT`

/** Notes an event of a memory in the transaction that causes it. */
export const noteMemoryEvent = async (
  client: PoolClient,
  event: EventType,
  { volumeId, memoryId }: { volumeId: string; memoryId: string },
): Promise<void> => {
  await client.query({ name: 'note-memory-event', text: OF_MEMORY, values: [event, volumeId, memoryId] })
}

/** An event about an entity for a volume's subscribers, recorded in the transaction that causes it. */
export interface EntityEvent {
  event: 'entity.created' | 'entity.updated'
  nodeId: string
  /** The memory or document chunk that stated something new about the entity, or retracted a statement about it. */
  sourceId: string
}

export interface EventOptions {
  /** The document that the sources belonged to, if they are chunks that no longer exist. */
  documentId?: string | undefined
  /** Whether the sources retracted statements. */
  takenBack: boolean
}

/**
 * Notes the events $2 of entities of the volume $1; $3 is `documentId`, $4 `takenBack`. A document counts as one cause,
 * however many of its chunks mention an entity.
 */
const OF_ENTITIES = `
  WITH caused AS (
    SELECT given.*, coalesce($3::uuid, m.document_id) AS document_id
    FROM jsonb_to_recordset($2::jsonb) AS given (event text, node uuid, source uuid, place int)
    LEFT JOIN memories m ON m.memory_id = given.source),
  ${noteEventsSql({
    event: 'event',
    volumeId: '$1::uuid',
    memoryId: 'CASE WHEN document_id IS NULL THEN source END',
    nodeId: 'node',
    documentId: 'document_id',
    takenBack: '$4',
    from: 'caused ORDER BY place',
    onConflict: `ON CONFLICT (document_id, node_id, taken_back)
      WHERE document_id IS NOT NULL AND node_id IS NOT NULL DO NOTHING`,
  })}
  SELECT`

export const noteEntityEvents = async (
  client: PoolClient,
  volumeId: string,
  events: readonly EntityEvent[],
  { documentId, takenBack }: EventOptions,
): Promise<void> => {
  if (events.length === 0) return
  const rows = events.map(({ event, nodeId, sourceId }, place) => ({ event, node: nodeId, source: sourceId, place }))
  await client.query({
    name: 'note-entity-events',
    text: OF_ENTITIES,
    values: [volumeId, JSON.stringify(rows), documentId ?? null, takenBack],
  })
}
