import { type KeptSummary, nextSummaries, SUMMARIZED } from '@agent-memory/core/graph/entity-facts'
import { type Called, calledBy, MOST_NAMES } from '@agent-memory/core/graph/merge'
import type { Vote } from '@agent-memory/core/graph/said'
import type { PoolClient } from 'pg'
import { CHANGE_LIMIT_MS } from '../limits.js'
import { type FactChange, TOP_FACTS } from './facts.js'
import { toLookups, toStoredKeys } from './keys.js'

/** A row to write to graph_nodes. */
export interface NodeRow {
  node: string
  name: string | null
  type: string | null
  confidence: number | null
  aliases: readonly string[] | null
  speakers: readonly string[] | null
  lookups: readonly string[] | null
  /** Lookup keys; null if they are unchanged. */
  keys: readonly string[] | null
  summary: string | null
  fact_count: number
  /** Null if the summaries are unchanged, or if the node is gone. */
  summaries: readonly KeptSummary[] | null
  summary_version: number
}

export interface ChangedNode extends NodeRow {
  /** Whether the node existed before. */
  wasThere: boolean
}

interface StoredNode {
  node: string
  name: string | null
  type: string | null
  aliases: string[] | null
  speakers: string[] | null
  fact_count: number
  summaries: KeptSummary[] | null
  summary_version: number
  votes: Omit<Vote, 'node'>[] | null
  top: { key: string; content: string }[] | null
}

const NO_CHANGE: FactChange = { more: 0, lost: new Map() }

/**
 * Computes the new state of nodes whose votes or facts changed. Omits nodes that neither existed before nor exist now.
 * @param lostNames nodes that lost a name
 */
export const settledNodes = async (
  client: PoolClient,
  volumeId: string,
  nodes: readonly string[],
  facts: ReadonlyMap<string, FactChange>,
  lostNames: ReadonlySet<string>,
): Promise<ChangedNode[]> => {
  const { rows } = await client.query<StoredNode>({
    name: 'graph-stored-nodes',
    text: STORED_NODES,
    values: [volumeId, nodes],
    ...{ query_timeout: CHANGE_LIMIT_MS },
  })
  return rows.flatMap((stored): ChangedNode[] => {
    const called = calledBy(stored.votes ?? [])
    const wasThere = stored.name !== null
    if (!called) return wasThere ? [{ ...goneRow(stored), wasThere }] : []
    const { more, lost } = facts.get(stored.node) ?? NO_CHANGE
    const history = { kept: stored.summaries ?? [], version: stored.summary_version }
    const { kept, version } = nextSummaries(history, called, stored.top ?? [], {
      facts: lost,
      name: lostNames.has(stored.node),
    })
    const named = {
      ...called,
      lookups: toLookups(called),
      keys: isCalledAlike(stored, called) ? null : toStoredKeys(called),
    }
    // Summaries take kilobytes and rarely change, so unchanged ones are not written.
    const isAlike = version === history.version && kept.length === history.kept.length
    const summed = { summary: kept[0]?.content ?? '', summaries: isAlike ? null : kept, summary_version: version }
    const counted = { ...summed, fact_count: stored.fact_count + more }
    return [{ node: stored.node, ...named, ...counted, wasThere }]
  })
}

const STORED_NODES = `
  SELECT given.node, n.name, n.type, n.aliases, n.speakers, coalesce(n.fact_count, 0) AS fact_count, n.summaries,
    coalesce(n.summary_version, 0) AS summary_version,
    (SELECT jsonb_agg(jsonb_build_object('about', about, 'value', value, 'confidence', confidence, 'weight', weight,
       'tellers', tellers)) FROM (
         SELECT * FROM graph_votes v WHERE v.volume_id = $1 AND v.node_id = given.node AND about IN ('type', 'speaker')
         UNION ALL
         (SELECT * FROM graph_votes v WHERE v.volume_id = $1 AND v.node_id = given.node AND about = 'name'
          ORDER BY weight DESC, length(value) DESC, value COLLATE "C" LIMIT ${MOST_NAMES})) AS v) AS votes,
    ${TOP_FACTS('given.node', SUMMARIZED)} AS top
  FROM unnest($2::uuid[]) AS given (node) LEFT JOIN graph_nodes n ON n.node_id = given.node AND n.volume_id = $1`

const goneRow = ({ node, summary_version }: Pick<StoredNode, 'node' | 'summary_version'>): NodeRow => ({
  node,
  ...{ name: null, type: null, confidence: null, aliases: null, speakers: null, lookups: null, keys: [] },
  ...{ summary: null, fact_count: 0, summaries: null, summary_version },
})

const isCalledAlike = (stored: StoredNode, called: Called): boolean =>
  stored.name === called.name &&
  stored.type === called.type &&
  isEqual(stored.aliases ?? [], called.aliases) &&
  isEqual(stored.speakers ?? [], called.speakers)

const isEqual = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value, at) => value === b[at])

/**
 * CTEs that write the NodeRows in the JSON $2, each with its revision. `written` omits nodes already stored with a
 * newer revision.
 */
export const WRITE_NODES = `
  given AS (
    SELECT * FROM jsonb_to_recordset($2::jsonb) AS given (node uuid, name text, type text, confidence float8,
      aliases text[], speakers text[], lookups text[], keys text[], summary text, fact_count int, summaries jsonb,
      summary_version int, revision bigint)),
  written AS (
    INSERT INTO graph_nodes AS n (node_id, volume_id, revision, name, type, confidence, aliases, speakers, lookups,
      summary, fact_count, summaries, summary_version)
    SELECT node, $1::uuid, revision, name, type, confidence, aliases, speakers, lookups, summary, fact_count,
      summaries, summary_version FROM given ORDER BY node
    ON CONFLICT (node_id) DO UPDATE SET revision = excluded.revision, name = excluded.name, type = excluded.type,
      confidence = excluded.confidence, aliases = excluded.aliases, speakers = excluded.speakers,
      lookups = excluded.lookups, summary = excluded.summary, fact_count = excluded.fact_count,
      summaries = CASE WHEN excluded.name IS NOT NULL THEN coalesce(excluded.summaries, n.summaries) END,
      summary_version = excluded.summary_version
    WHERE n.volume_id = excluded.volume_id AND n.revision <= excluded.revision
    RETURNING node_id AS node),
  rekeyed AS (SELECT given.node, keys FROM given JOIN written USING (node) WHERE keys IS NOT NULL),
  old_keys AS (
    DELETE FROM graph_keys k USING rekeyed r WHERE k.volume_id = $1 AND k.node_id = r.node AND k.key <> ALL(r.keys)),
  new_keys AS (
    INSERT INTO graph_keys (volume_id, key, node_id) SELECT $1::uuid, key, node FROM rekeyed, unnest(keys) AS key
    ON CONFLICT DO NOTHING)`
