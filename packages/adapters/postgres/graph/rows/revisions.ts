import type { NodeRevision } from '@agent-memory/core/ports/graph/graph-store'
import type { PoolClient } from 'pg'
import type { Database } from '../../connection/database.js'

/** Reads the nodes of a volume with their revisions, ordered by id. */
export const nodeRevisions = async (
  database: Pick<Database, 'query'>,
  volumeId: string,
  after: string | null,
  limit: number,
): Promise<NodeRevision[]> => {
  const rows = await database.query<{ node_id: string; revision: bigint; gone: boolean }>({
    name: 'graph-revisions',
    text: `SELECT node_id, revision, name IS NULL AS gone FROM graph_nodes
           WHERE volume_id = $1 AND ($2::uuid IS NULL OR node_id > $2) ORDER BY node_id LIMIT $3`,
    values: [volumeId, after, limit],
  })
  return rows.map(({ node_id: node, revision, gone }) => ({ volumeId, node, revision, gone }))
}

export const heldRevisions = async (
  client: Pick<PoolClient, 'query'>,
  volumeId: string,
  nodes: readonly string[],
): Promise<Map<string, bigint>> => {
  const { rows } = await client.query<{ node_id: string; revision: bigint }>({
    name: 'graph-held',
    text: 'SELECT node_id, revision FROM graph_nodes WHERE volume_id = $1 AND node_id = ANY($2::uuid[])',
    values: [volumeId, nodes],
  })
  return new Map(rows.map(({ node_id: node, revision }) => [node, revision]))
}
