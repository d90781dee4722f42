import type { Summary } from '@agent-memory/core/graph/entity-facts'
import type { NodeChange, NodeState, RelationshipEnd } from '@agent-memory/core/ports/graph/graph-store'
import type { Database } from '../connection/database.js'
import { FACTS_OF } from './rows/facts.js'

/** Long enough to read hundreds of nodes with their facts. */
const READ_LIMIT_MS = 10_000

interface NodeRow {
  node_id: string
  revision: bigint
  name: string | null
  type: NodeState['type']
  confidence: number
  aliases: string[]
  speakers: string[]
  fact_count: number
  facts: NodeState['facts']
  summaries: Summary[]
}

interface EdgeRow {
  /** The node for which the relationship is reported, one of its two ends. */
  node: string
  source_node: string
  target_node: string
  label: string
  /** Null if the relationship ended. */
  description: string | null
  strength: number | null
}

/**
 * Reads nodes as they are sent to an external graph store. `held` has the revisions that the store already has: for a
 * node in `held`, only relationships that changed since that revision are returned.
 */
export const nodeChanges = async (
  database: Pick<Database, 'batch'>,
  volumeId: string,
  nodes: readonly string[],
  held: ReadonlyMap<string, bigint> = new Map(),
): Promise<NodeChange[]> => {
  // Both reads are in one transaction with one snapshot, so that a node and its relationships have the same revision.
  const repeatable = { text: 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ', values: [] }
  const since = nodes.map((node) => held.get(node)?.toString() ?? null)
  const [, rows = [], edges = []] = (await database.batch([
    repeatable,
    { name: 'graph-changes', text: NODES, values: [volumeId, nodes], query_timeout: READ_LIMIT_MS },
    { name: 'graph-change-edges', text: EDGES, values: [volumeId, nodes, since], query_timeout: READ_LIMIT_MS },
  ])) as [unknown, NodeRow[]?, EdgeRow[]?]
  const edgesOf = new Map<string, EdgeRow[]>(rows.map((row) => [row.node_id, []]))
  for (const edge of edges) edgesOf.get(edge.node)?.push(edge)
  return rows.map((row) => toChange(row, edgesOf.get(row.node_id) ?? [], held.get(row.node_id) ?? null))
}

const NODES = `
  SELECT node_id, revision, name, type, confidence, aliases, speakers, fact_count, summaries, ${FACTS_OF('n.node_id')} AS facts
  FROM graph_nodes n WHERE volume_id = $1 AND node_id = ANY($2::uuid[])`

/**
 * For a node without a revision in $3, selects all its edges. For a node with a revision, selects the edges that
 * changed or ended since that revision. Ended edges matter only to a store that holds an older state.
 */
const EDGES = `
  SELECT given.node, e.* FROM unnest($2::uuid[], $3::bigint[]) AS given (node, since) CROSS JOIN LATERAL (
    SELECT source_node, target_node, label, description, strength FROM graph_edges
    WHERE volume_id = $1 AND source_node = given.node AND revision > coalesce(since, -1)
    UNION SELECT source_node, target_node, label, description, strength FROM graph_edges
    WHERE volume_id = $1 AND target_node = given.node AND revision > coalesce(since, -1)
    UNION SELECT source_node, target_node, label, NULL, NULL FROM graph_ended_edges
    WHERE volume_id = $1 AND source_node = given.node AND revision > since
    UNION SELECT source_node, target_node, label, NULL, NULL FROM graph_ended_edges
    WHERE volume_id = $1 AND target_node = given.node AND revision > since) AS e
  ORDER BY strength DESC, label, source_node, target_node`

/**
 * Returns the ends of an edge as seen from a node; a relationship of a node to itself is both outgoing and incoming.
 */
const endsOf = ({ node, source_node: source, target_node: target, label }: EdgeRow): RelationshipEnd[] => [
  ...(source === node ? [{ node: target, label, direction: 'outgoing' as const }] : []),
  ...(target === node ? [{ node: source, label, direction: 'incoming' as const }] : []),
]

const toChange = (
  { node_id: node, revision, name, fact_count: factCount, ...row }: NodeRow,
  edges: readonly EdgeRow[],
  since: bigint | null,
): NodeChange => {
  if (name === null) return { node, revision, state: null, since: null, ended: [] }
  const { type, confidence, aliases, speakers, facts } = row
  const summaries = row.summaries.map(toSummary)
  const relationships = edges.flatMap((edge) => {
    const { description, strength } = edge
    return description === null || strength === null
      ? []
      : endsOf(edge).map((end) => ({ ...end, description, strength }))
  })
  const ended = edges.filter(({ description }) => description === null).flatMap(endsOf)
  const state = { name, type, confidence, aliases, speakers, factCount, facts, summaries, relationships }
  return { node, revision, state, since, ended }
}

/** Converts a stored summary for readers: drops the keys of the facts that it covers. */
export const toSummary = ({ content, version }: Summary): Summary => ({ content, version })
