import type { ChangedNodes } from '@agent-memory/core/ports/graph/graph-ledger'
import type { PoolClient } from 'pg'
import { enqueueSql } from '../work/enqueue.js'
import { CHANGE_LIMIT_MS } from './limits.js'
import { type SettledEdge, settledEdges } from './rows/edges.js'
import { settleFacts } from './rows/facts.js'
import { type ChangedNode, settledNodes, WRITE_NODES } from './rows/nodes.js'
import { changeSupport, type SourceChange, type Touched } from './rows/support.js'

/** Maximum number of nodes per `graph.project` job, since joining two nodes can touch thousands. */
const NODES_PER_JOB = 200

export interface Ends {
  /** Whether an external graph store must be notified. */
  external: boolean
  /** Jobs that the change completes: their outbox rows are deleted in its transaction. */
  outboxIds: readonly bigint[]
}

/** Locks the volume against erasure; returns false if the volume does not exist. */
export const lockVolume = async (client: PoolClient, volumeId: string): Promise<boolean> =>
  ((await client.query('SELECT FROM volumes WHERE volume_id = $1 FOR KEY SHARE', [volumeId])).rowCount ?? 0) > 0

/**
 * Locks a volume's graph and returns its next revision. The row lock serializes a volume's changes, so that name
 * resolution sees every earlier node and revisions follow commit order. Waits up to the transaction's lock timeout.
 */
export const lockGraph = async (client: PoolClient, volumeId: string): Promise<bigint> => {
  const { rows } = await client.query<{ revision: bigint }>({
    name: 'graph-lock',
    text: `INSERT INTO graph_volumes AS g (volume_id, revision) VALUES ($1, 1)
           ON CONFLICT (volume_id) DO UPDATE SET revision = g.revision + 1 RETURNING revision`,
    values: [volumeId],
    // Longer than the lock timeout, so that a wait for the lock fails with the lock timeout and not the query timeout.
    ...{ query_timeout: CHANGE_LIMIT_MS },
  })
  return rows[0]?.revision as bigint
}

/**
 * Updates the graph to the sources' current statements, enqueues the sync of an external store and completes the jobs.
 * Returns the changed nodes.
 */
export const commitChange = async (
  client: PoolClient,
  volumeId: string,
  changes: readonly SourceChange[],
  revision: bigint,
  ends: Ends,
): Promise<ChangedNodes> => {
  const touched = await changeSupport(client, volumeId, changes)
  const facts = await settleFacts(client, volumeId, touched)
  const lostNames = touched.isTakenBack ? await forgetNames(client, volumeId, touched.called) : new Set<string>()
  const nodes = await settledNodes(client, volumeId, nodesOf(touched), facts, lostNames)
  const edges = await settledEdges(client, volumeId, touched.edges)
  await writeGraph(client, volumeId, { nodes, edges, revision }, ends)
  return changedNodes(nodes)
}

/** Returns the nodes to update, including both nodes of each relationship, since both of them list it. */
export const nodesOf = ({ facts, edges, called }: Touched): string[] => [
  ...new Set([...called, ...facts.map(({ node }) => node), ...edges.flatMap(({ source, target }) => [source, target])]),
]

/** Removes names that no source uses any more; returns the nodes that lost a name. */
const forgetNames = async (client: PoolClient, volumeId: string, nodes: readonly string[]): Promise<Set<string>> => {
  const { rows } = await client.query<{ node_id: string }>({
    name: 'graph-forget-names',
    text: `DELETE FROM graph_votes WHERE volume_id = $1 AND node_id = ANY($2::uuid[]) AND tellers <= 0 RETURNING node_id`,
    values: [volumeId, nodes],
    ...{ query_timeout: CHANGE_LIMIT_MS },
  })
  return new Set(rows.map((row) => row.node_id))
}

interface Graph {
  nodes: readonly ChangedNode[]
  edges: readonly SettledEdge[]
  revision: bigint
}

export const writeGraph = async (
  client: PoolClient,
  volumeId: string,
  { nodes, edges, revision }: Graph,
  { external, outboxIds }: Ends,
): Promise<void> => {
  const rows = nodes.map(({ wasThere, ...row }) => ({ ...row, revision: revision.toString() }))
  await client.query({
    name: 'graph-write',
    text: WRITE_GRAPH,
    values: [volumeId, JSON.stringify(rows), JSON.stringify(edges), external, outboxIds, revision],
    ...{ query_timeout: CHANGE_LIMIT_MS },
  })
}

const WRITE_GRAPH = `
  WITH ${WRITE_NODES},
  edge AS (
    SELECT * FROM jsonb_to_recordset($3::jsonb)
      AS edge (source uuid, label text, target uuid, description text, strength float8)),
  old_edges AS (
    DELETE FROM graph_edges e USING edge g WHERE g.description IS NULL AND e.volume_id = $1
      AND e.source_node = g.source AND e.label = g.label AND e.target_node = g.target
    RETURNING e.source_node, e.label, e.target_node),
  ended AS (
    INSERT INTO graph_ended_edges (volume_id, source_node, label, target_node, revision)
    SELECT $1::uuid, source_node, label, target_node, $6::bigint FROM old_edges
    ON CONFLICT (volume_id, source_node, label, target_node) DO UPDATE SET revision = excluded.revision),
  new_edges AS (
    INSERT INTO graph_edges AS e (volume_id, source_node, label, target_node, description, strength, revision)
    SELECT $1::uuid, source, label, target, description, strength, $6::bigint FROM edge WHERE description IS NOT NULL
    ON CONFLICT (volume_id, source_node, label, target_node) DO UPDATE
      SET description = excluded.description, strength = excluded.strength, revision = excluded.revision
      WHERE (e.description, e.strength) IS DISTINCT FROM (excluded.description, excluded.strength)),
  begun_again AS (
    DELETE FROM graph_ended_edges e USING edge g WHERE g.description IS NOT NULL AND e.volume_id = $1
      AND e.source_node = g.source AND e.label = g.label AND e.target_node = g.target),
  promised AS (${enqueueSql('graph.project', {
    volumeId: '$1::uuid',
    payload: { volume_id: '$1::uuid', node_ids: 'jsonb_agg(node)' },
    from: `(SELECT node, (row_number() OVER () - 1) / ${NODES_PER_JOB} AS part FROM written) AS told WHERE $4 GROUP BY part`,
  })})
  DELETE FROM outbox WHERE outbox_id = ANY($5::bigint[])`

const changedNodes = (nodes: readonly ChangedNode[]): ChangedNodes => {
  const ids = (which: (node: ChangedNode) => boolean) => nodes.filter(which).map(({ node }) => node)
  return {
    created: ids(({ name, wasThere }) => name !== null && !wasThere),
    updated: ids(({ name, wasThere }) => name !== null && wasThere),
    gone: ids(({ name }) => name === null),
  }
}
