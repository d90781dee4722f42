import type { PoolClient } from 'pg'

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

/** How long events are kept: longer than delivery retries last. */
const KEPT = '7 days'

/** Records events. A document counts as one cause, however many of its chunks mention an entity. */
const NOTE = `
  WITH old AS (DELETE FROM events WHERE volume_id = $1 AND created_at < now() - interval '${KEPT}')
  INSERT INTO events (volume_id, event, node_id, memory_id, document_id, taken_back)
  SELECT $1, event, node, CASE WHEN document_id IS NULL THEN source END, document_id, $4
  FROM (
    SELECT given.*, coalesce($3::uuid, m.document_id) AS document_id
    FROM jsonb_to_recordset($2::jsonb) AS given (event text, node uuid, source uuid, place int)
    LEFT JOIN memories m ON m.memory_id = given.source) AS caused
  ORDER BY place
  ON CONFLICT (document_id, node_id, taken_back) WHERE document_id IS NOT NULL AND node_id IS NOT NULL DO NOTHING`

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
    text: NOTE,
    values: [volumeId, JSON.stringify(rows), documentId ?? null, takenBack],
  })
}
