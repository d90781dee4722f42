import { MOST_STATED, strengthOf } from '@agent-memory/core/graph/merge'
import type { PoolClient } from 'pg'
import { CHANGE_LIMIT_MS } from '../limits.js'
import type { Touched } from './support.js'

/**
 * A relationship derived from the statements that support it. Its description is null if no source states it any more.
 */
export interface SettledEdge {
  source: string
  label: string
  target: string
  description: string | null
  strength: number
}

export const settledEdges = async (
  client: PoolClient,
  volumeId: string,
  edges: Touched['edges'],
): Promise<SettledEdge[]> => {
  if (edges.length === 0) return []
  const { rows } = await client.query<Omit<SettledEdge, 'strength'> & { confidences: number[] }>({
    name: 'graph-settled-edges',
    text: SETTLED_EDGES,
    values: [
      volumeId,
      edges.map(({ source }) => source),
      edges.map(({ label }) => label),
      edges.map(({ target }) => target),
    ],
    ...{ query_timeout: CHANGE_LIMIT_MS },
  })
  return rows.map(({ confidences, ...edge }) => ({ ...edge, strength: strengthOf(confidences) }))
}

/**
 * Derives relationships. The description comes from the statement with the highest confidence; of several such
 * statements, from the latest.
 */
const SETTLED_EDGES = `
  SELECT given.source, given.label, given.target, surest.confidences, surest.description
  FROM unnest($2::uuid[], $3::text[], $4::uuid[]) AS given (source, label, target) CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(confidence), '{}') AS confidences,
      (array_agg(description ORDER BY confidence DESC, told_at DESC, source_id DESC))[1] AS description
    FROM (
      SELECT * FROM graph_edge_support s WHERE s.volume_id = $1 AND s.source_node = given.source
        AND s.label = given.label AND s.target_node = given.target
      ORDER BY confidence DESC, told_at DESC, source_id DESC LIMIT ${MOST_STATED}) AS stated) AS surest`
