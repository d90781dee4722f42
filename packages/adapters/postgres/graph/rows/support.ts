import type { Evidence } from '@agent-memory/core/graph/evidence'
import { edgesSaid, factsSaid, voteChanges } from '@agent-memory/core/graph/said'
import type { PoolClient } from 'pg'
import { CHANGE_LIMIT_MS } from '../limits.js'
import { factKey } from './keys.js'

/**
 * A source whose statements change: `before` has the present statements, `after` the new ones; null stands for no
 * statements.
 */
export type SourceChange = { before: Evidence | null; after: Evidence } | { before: Evidence; after: null }

/** What a change affects. */
export interface Touched {
  /** `told`: the importance that the sources gave the fact; null if they only retracted it. */
  facts: { node: string; key: string; told: number | null }[]
  edges: { source: string; label: string; target: string }[]
  /** Nodes whose names changed, or whose names are used by more or fewer sources. */
  called: string[]
  /** Whether any of the sources had earlier statements, which the change takes back. */
  isTakenBack: boolean
}

interface TouchedRow {
  fact: string | null
  a: string
  b: string | null
  label: string | null
  told: number | null
}

/** Maximum number of sources per SQL query, because the query compares their new statements pairwise with the old. */
const SLICE = 200

/**
 * Replaces the sources' earlier statements with the new ones. The cost is proportional to the number of these
 * statements and independent of what other sources state about the same nodes.
 */
export const changeSupport = async (
  client: PoolClient,
  volumeId: string,
  changes: readonly SourceChange[],
): Promise<Touched> => {
  const all: Touched[] = []
  for (let at = 0; at < changes.length; at += SLICE)
    all.push(await changeSome(client, volumeId, changes.slice(at, at + SLICE)))
  return {
    facts: strongestOfEach(all.flatMap(({ facts }) => facts)),
    edges: onceEach(all.flatMap(({ edges }) => edges)),
    called: [...new Set(all.flatMap(({ called }) => called))],
    isTakenBack: all.some(({ isTakenBack }) => isTakenBack),
  }
}

const strongestOfEach = (facts: Touched['facts']): Touched['facts'] => {
  const each = new Map<string, Touched['facts'][number]>()
  for (const fact of facts) {
    const id = `${fact.node} ${fact.key}`
    const known = each.get(id)
    if (!known || (fact.told ?? 0) > (known.told ?? 0)) each.set(id, fact)
  }
  return [...each.values()]
}

const onceEach = (edges: Touched['edges']): Touched['edges'] => [
  ...new Map(edges.map((edge) => [`${edge.source} ${edge.label} ${edge.target}`, edge])).values(),
]

const changeSome = async (client: PoolClient, volumeId: string, changes: readonly SourceChange[]): Promise<Touched> => {
  const after = changes.flatMap((change) => change.after ?? [])
  const votes = voteChanges(changes)
  const { rows } = await client.query<TouchedRow>({
    name: 'graph-change-support',
    text: CHANGE_SUPPORT,
    values: [
      volumeId,
      changes.map(({ before, after }) => (after ?? before)?.source.id),
      JSON.stringify(after.flatMap(toFactRows)),
      JSON.stringify(after.flatMap(toEdgeRows)),
      JSON.stringify(votes),
    ],
    ...{ query_timeout: CHANGE_LIMIT_MS },
  })
  return {
    facts: rows.flatMap(({ fact: key, a: node, told }) => (key === null ? [] : { node, key, told })),
    edges: rows.flatMap(({ fact, a: source, b: target, label }) =>
      fact !== null || label === null || target === null ? [] : { source, label, target },
    ),
    called: [...new Set(votes.map(({ node }) => node))],
    isTakenBack: changes.some(({ before }) => before !== null),
  }
}

const toFactRows = (evidence: Evidence) => {
  const { source, at } = evidence
  return factsSaid(evidence).map(({ key, ...fact }) => ({
    ...{ source: source.id, kind: source.kind, at, key: factKey(key) },
    ...fact,
  }))
}

const toEdgeRows = (evidence: Evidence) =>
  edgesSaid(evidence).map((edge) => ({ ...edge, teller: evidence.source.id, at: evidence.at }))

const CHANGE_SUPPORT = `
  WITH fact AS (
    SELECT * FROM jsonb_to_recordset($3::jsonb) AS given (source uuid, kind text, at timestamptz, node uuid, key uuid,
      content text, category text, importance float8)),
  edge AS (
    SELECT * FROM jsonb_to_recordset($4::jsonb) AS given (source uuid, label text, target uuid, confidence float8,
      at timestamptz, teller uuid, description text)),
  voted AS (
    INSERT INTO graph_votes AS v (volume_id, node_id, about, value, confidence, weight, tellers)
    SELECT $1::uuid, node, about, value, confidence, weight, tellers FROM jsonb_to_recordset($5::jsonb)
      AS given (node uuid, about text, value text, confidence smallint, weight int, tellers int)
    ON CONFLICT (volume_id, node_id, about, value, confidence) DO UPDATE
      SET weight = v.weight + excluded.weight, tellers = v.tellers + excluded.tellers),
  fact_lost AS (
    DELETE FROM graph_fact_support s WHERE source_id = ANY($2::uuid[]) AND volume_id = $1 AND NOT EXISTS (
      SELECT FROM fact g WHERE g.source = s.source_id AND g.node = s.node_id AND g.key = s.fact_key)
    RETURNING node_id, fact_key),
  fact_told AS (
    INSERT INTO graph_fact_support AS s (volume_id, node_id, fact_key, told_at, source_id, kind, content, category,
      importance)
    SELECT $1::uuid, node, key, at, source, kind, content, category, importance FROM fact
    ON CONFLICT (volume_id, node_id, fact_key, told_at, source_id) DO UPDATE
      SET content = excluded.content, category = excluded.category, importance = excluded.importance
      WHERE (s.content, s.category, s.importance) IS DISTINCT FROM (excluded.content, excluded.category, excluded.importance)
    RETURNING node_id, fact_key, importance),
  edge_lost AS (
    DELETE FROM graph_edge_support s WHERE source_id = ANY($2::uuid[]) AND volume_id = $1 AND NOT EXISTS (
      SELECT FROM edge g WHERE g.teller = s.source_id AND g.source = s.source_node AND g.label = s.label
        AND g.target = s.target_node AND g.confidence = s.confidence)
    RETURNING source_node, target_node, label),
  edge_told AS (
    INSERT INTO graph_edge_support AS s (volume_id, source_node, label, target_node, confidence, told_at, source_id,
      description)
    SELECT $1::uuid, source, label, target, confidence, at, teller, description FROM edge
    ON CONFLICT (volume_id, source_node, label, target_node, confidence, told_at, source_id) DO UPDATE
      SET description = excluded.description WHERE s.description <> excluded.description
    RETURNING source_node, target_node, label)
  SELECT fact_key AS fact, node_id AS a, NULL::uuid AS b, NULL AS label, max(told) AS told FROM (
    SELECT node_id, fact_key, NULL::float8 AS told FROM fact_lost
    UNION ALL SELECT node_id, fact_key, importance FROM fact_told) AS facts
  GROUP BY node_id, fact_key
  UNION ALL SELECT NULL, source_node, target_node, label, NULL FROM (
    SELECT * FROM edge_lost UNION SELECT * FROM edge_told) AS edges`
