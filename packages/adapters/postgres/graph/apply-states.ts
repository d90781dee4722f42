import { endsOf, newerChanges } from '@agent-memory/core/graph/apply'
import { nameKey } from '@agent-memory/core/graph/extract/mentions/names'
import type { NodeChange } from '@agent-memory/core/ports/graph/graph-store'
import type { PoolClient } from 'pg'
import { CHANGE_LIMIT_MS } from './limits.js'
import { factKey, toLookups, toStoredKeys } from './rows/keys.js'
import { type NodeRow, WRITE_NODES } from './rows/nodes.js'
import { heldRevisions } from './rows/revisions.js'

/** Writes nodes with their facts and relationships. Of two changes to a node, the one with the higher revision wins. */
export const applyStates = async (
  client: PoolClient,
  volumeId: string,
  changes: readonly NodeChange[],
): Promise<void> => {
  if (changes.length === 0) return
  const run = <Row extends object>(text: string, ...values: unknown[]) =>
    client.query<Row>({ text, values: [volumeId, ...values], ...{ query_timeout: CHANGE_LIMIT_MS } })
  const nodes = changes.map(({ node }) => node)
  const newer = newerChanges(changes, await heldRevisions(client, volumeId, nodes))
  const { rows } = await run<{ node: string }>(
    `WITH ${WRITE_NODES} SELECT node FROM written`,
    JSON.stringify(newer.map(toRow)),
  )
  const written = new Set(rows.map(({ node }) => node))
  const current = newer.filter(({ node }) => written.has(node))
  for (const table of ['graph_facts', 'graph_fact_support'])
    await run(`DELETE FROM ${table} WHERE volume_id = $1 AND node_id = ANY($2::uuid[])`, [...written])
  await run(WRITE_FACTS, JSON.stringify(current.flatMap(toFactRows)))
  const whole = current.filter(({ since }) => since === null).map(({ node }) => node)
  await run(REPLACE_EDGES, whole, JSON.stringify(current.flatMap(toEdgeRows)), JSON.stringify(current.flatMap(toEnds)))
}

const toRow = ({ node, revision, state }: NodeChange): NodeRow & { revision: string } => ({
  ...{ node, revision: revision.toString() },
  ...{ name: state?.name ?? null, type: state?.type ?? null, confidence: state?.confidence ?? null },
  ...{ aliases: state?.aliases ?? null, speakers: state?.speakers ?? null },
  ...{ lookups: state && toLookups(state), keys: state ? toStoredKeys(state) : [] },
  ...{ summary: state && (state.summaries[0]?.content ?? ''), fact_count: state?.factCount ?? 0 },
  summaries: state?.summaries.map((summary) => ({ ...summary, facts: [] })) ?? null,
  summary_version: state?.summaries[0]?.version ?? 0,
})

/** Builds fact rows. Facts and their sources arrive in order but without times; made-up times preserve the order. */
const toFactRows = ({ node, state }: NodeChange) =>
  (state?.facts ?? []).map(({ content, category, importance, sources }, place) => ({
    ...{ node, key: factKey(nameKey(content)), content, category, importance, latest: new Date(-place) },
    sources: sources.map(({ kind, id }, at) => ({ kind, id, at: new Date(at) })),
  }))

const WRITE_FACTS = `
  WITH given AS (
    SELECT * FROM jsonb_to_recordset($2::jsonb) AS given (node uuid, key uuid, content text, category text,
      importance float8, latest timestamptz, sources jsonb)),
  facts AS (
    INSERT INTO graph_facts (volume_id, node_id, fact_key, importance, latest)
    SELECT $1::uuid, node, key, importance, latest FROM given)
  INSERT INTO graph_fact_support (volume_id, node_id, fact_key, told_at, source_id, kind, content, category, importance)
  SELECT $1::uuid, node, key, at, id, kind, content, category, importance
  FROM given, jsonb_to_recordset(sources) AS source (kind text, id uuid, at timestamptz)`

/**
 * Writes the relationships $3. Deletes two kinds of relationships that $3 does not have: those in $4, which have ended;
 * and those of the nodes $2, because $3 has all relationships that these nodes still have. If both nodes of a
 * relationship report it, it is stored once.
 */
const REPLACE_EDGES = `
  WITH given AS (
    SELECT DISTINCT ON (source, label, target) * FROM jsonb_to_recordset($3::jsonb)
      AS given (source uuid, label text, target uuid, description text, strength float8, revision bigint)),
  present AS (
    SELECT source_node, label, target_node FROM graph_edges WHERE volume_id = $1 AND source_node = ANY($2)
    UNION SELECT source_node, label, target_node FROM graph_edges WHERE volume_id = $1 AND target_node = ANY($2)
    UNION SELECT * FROM jsonb_to_recordset($4::jsonb) AS ended (source uuid, label text, target uuid)),
  gone AS (
    DELETE FROM graph_edges e USING present p
    WHERE e.volume_id = $1 AND (e.source_node, e.label, e.target_node) = (p.source_node, p.label, p.target_node)
      AND NOT EXISTS (SELECT FROM given g WHERE (g.source, g.label, g.target) = (p.source_node, p.label, p.target_node)))
  INSERT INTO graph_edges AS e (volume_id, source_node, label, target_node, description, strength, revision)
  SELECT $1::uuid, source, label, target, description, strength, revision FROM given
  ON CONFLICT (volume_id, source_node, label, target_node) DO UPDATE
    SET description = excluded.description, strength = excluded.strength, revision = excluded.revision
    WHERE (e.description, e.strength) IS DISTINCT FROM (excluded.description, excluded.strength)`

const toEdgeRows = ({ node, revision, state }: NodeChange) =>
  (state?.relationships ?? []).map(({ description, strength, ...end }) => ({
    ...endsOf(node, end),
    ...{ label: end.label, description, strength, revision: revision.toString() },
  }))

const toEnds = ({ node, ended }: NodeChange) => ended.map((end) => ({ ...endsOf(node, end), label: end.label }))
