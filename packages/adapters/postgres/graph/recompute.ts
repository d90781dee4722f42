import type { PoolClient } from 'pg'
import { lockGraph, lockVolume, nodesOf, writeGraph } from './changes.js'
import { CHANGE_LIMIT_MS } from './limits.js'
import { settledEdges } from './rows/edges.js'
import { settleFacts } from './rows/facts.js'
import { settledNodes } from './rows/nodes.js'
import { nextSources } from './rows/sources.js'
import { changeSupport } from './rows/support.js'

const SOURCES_PER_STEP = 200
const NODES_PER_STEP = 500
const NO_JOB = { external: false, outboxIds: [] }

/**
 * Rebuilds a volume's graph from its sources, with the same result as applying the changes one by one. A node keeps its
 * summaries, except those with a fact that no source states any more. Runs in one transaction, as concurrent name
 * resolution would otherwise miss nodes not yet rebuilt.
 */
export const recomputeIn = async (client: PoolClient, volumeId: string): Promise<void> => {
  if (!(await lockVolume(client, volumeId))) return
  const revision = await lockGraph(client, volumeId)
  const run = <Row extends object>(text: string, ...values: unknown[]) =>
    client.query<Row>({ text, values: [volumeId, ...values], ...{ query_timeout: CHANGE_LIMIT_MS } })
  await run(END_EDGES, revision)
  for (const table of DERIVED) await run(`DELETE FROM ${table} WHERE volume_id = $1`)
  await run(LEAVE_HISTORY, revision)
  await run(NAMINGS)
  const facts = await replay(client, volumeId, revision)
  const nodes = [...facts.keys()]
  for (let at = 0; at < nodes.length; at += NODES_PER_STEP) {
    const some = nodes.slice(at, at + NODES_PER_STEP)
    const { rows } = await run<{ node: string; lost: string[] }>(UNSTATED, some)
    const lost = new Map(rows.map((row) => [row.node, new Map(row.lost.map((key) => [key, null]))]))
    const changes = new Map(
      some.map((node) => [node, { more: facts.get(node) ?? 0, lost: lost.get(node) ?? new Map<string, null>() }]),
    )
    const settled = await settledNodes(client, volumeId, some, changes, new Set())
    await writeGraph(client, volumeId, { nodes: settled, edges: [], revision }, NO_JOB)
  }
  await run('UPDATE graph_nodes SET summaries = NULL WHERE volume_id = $1 AND name IS NULL AND summaries IS NOT NULL')
}

const DERIVED = [
  'graph_tellings',
  'graph_votes',
  'graph_fact_support',
  'graph_facts',
  'graph_edge_support',
  'graph_edges',
  'graph_keys',
]

/** Marks all edges as ended; edges that are still stated are recreated later. */
const END_EDGES = `
  INSERT INTO graph_ended_edges (volume_id, source_node, label, target_node, revision)
  SELECT volume_id, source_node, label, target_node, $2::bigint FROM graph_edges WHERE volume_id = $1
  ON CONFLICT (volume_id, source_node, label, target_node) DO UPDATE SET revision = excluded.revision`

const LEAVE_HISTORY = `
  UPDATE graph_nodes SET revision = $2, name = NULL, type = NULL, confidence = NULL, aliases = NULL, speakers = NULL,
    lookups = NULL, summary = NULL, fact_count = 0 WHERE volume_id = $1 AND name IS NOT NULL`

const NAMINGS = `
  INSERT INTO graph_tellings (volume_id, node_id, source_id)
  SELECT DISTINCT volume_id, unnest(nodes), source_id FROM graph_sources WHERE volume_id = $1`

/** Rebuilds facts and edges; returns the nodes that the sources mention, with their fact counts. */
const replay = async (client: PoolClient, volumeId: string, revision: bigint): Promise<Map<string, number>> => {
  const counts = new Map<string, number>()
  for (let after: string | null = null; ; ) {
    const sources = await nextSources(client, volumeId, after, SOURCES_PER_STEP)
    after = sources.at(-1)?.source.id ?? null
    if (after === null) return counts
    const touched = await changeSupport(
      client,
      volumeId,
      sources.map((source) => ({ before: null, after: source })),
    )
    const facts = await settleFacts(client, volumeId, touched)
    for (const node of nodesOf(touched)) counts.set(node, (counts.get(node) ?? 0) + (facts.get(node)?.more ?? 0))
    const edges = await settledEdges(client, volumeId, touched.edges)
    await writeGraph(client, volumeId, { nodes: [], edges, revision }, NO_JOB)
  }
}

/** Selects facts that summaries use but no source states any more, because the extraction rules have changed since. */
const UNSTATED = `
  SELECT node_id AS node, array_agg(used.fact) AS lost
  FROM graph_nodes n, jsonb_array_elements(n.summaries) AS kept, jsonb_array_elements_text(kept -> 'facts') AS used (fact)
  WHERE n.volume_id = $1 AND node_id = ANY($2::uuid[]) AND NOT EXISTS (
    SELECT FROM graph_facts f WHERE f.volume_id = $1 AND f.node_id = n.node_id AND f.fact_key = used.fact::uuid)
  GROUP BY node_id`
