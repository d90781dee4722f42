import type { PoolClient } from 'pg'

/** What subscribers of a volume may be told of an entity, noted in the transaction in which it happens. */
export interface EntityEvent {
  event: 'entity.created' | 'entity.updated'
  nodeId: string
  /** The memory or document chunk that said something new of it, or says it no more. */
  sourceId: string
}

export interface EventOptions {
  /** Of chunks that are gone by now. */
  documentId?: string | undefined
  /** Whether the sources said it no more. */
  takenBack: boolean
}

/** Longer than the retries of a delivery go on. */
const KEPT = '7 days'

/** A document is one cause, however many of its chunks speak of an entity. */
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
