import { MOST_FACTS, MOST_TELLERS } from '@agent-memory/core/graph/entity-facts'
import type { PoolClient } from 'pg'
import { CHANGE_LIMIT_MS } from '../limits.js'
import type { Touched } from './support.js'

export interface FactChange {
  /** Change in a node's number of facts. */
  more: number
  /** The current wording of each fact that may have lost support, by key; null if no source states it any more. */
  lost: Map<string, string | null>
}

/** Updates the touched facts from the statements that support them; returns the effect on each node. */
export const settleFacts = async (
  client: PoolClient,
  volumeId: string,
  { facts, isTakenBack }: Pick<Touched, 'facts' | 'isTakenBack'>,
): Promise<Map<string, FactChange>> => {
  const changes = new Map<string, FactChange>()
  if (facts.length === 0) return changes
  const { rows } = await client.query<{ node: string; key: string; more: number; words: string | null }>({
    name: 'graph-settle-facts',
    text: SETTLE_FACTS,
    values: [
      volumeId,
      facts.map(({ node }) => node),
      facts.map(({ key }) => key),
      facts.map(({ told }) => told),
      isTakenBack,
    ],
    ...{ query_timeout: CHANGE_LIMIT_MS },
  })
  for (const { node, key, more, words } of rows) {
    const change = changes.get(node) ?? { more: 0, lost: new Map() }
    changes.set(node, change)
    change.more += more
    if (isTakenBack) change.lost.set(key, words)
  }
  return changes
}

const SUPPORT = (node: string, key: string) =>
  `graph_fact_support s WHERE s.volume_id = $1 AND s.node_id = ${node} AND s.fact_key = ${key}`

/** Selects a fact's wording and category, as stated by its first source. */
const WORDS = (node: string, key: string) => `(
  SELECT content, category FROM ${SUPPORT(node, key)} ORDER BY told_at, source_id LIMIT 1)`

/**
 * Updates the facts $3 of the nodes $2 from the statements that support them. $4 has the importance that each fact was
 * given now, or null. If $5, some statements may have been retracted, and the facts' wordings are selected too. Reads
 * all sources of a fact only if its most important statement is retracted and no other statement is as important.
 */
const SETTLE_FACTS = `
  WITH settled AS (
    SELECT g.node, g.key, f.fact_key IS NOT NULL AS known, last.told_at, greatest(f.importance, g.told) AS most
    FROM unnest($2::uuid[], $3::uuid[], $4::float8[]) AS g (node, key, told)
    LEFT JOIN graph_facts f ON f.volume_id = $1 AND f.node_id = g.node AND f.fact_key = g.key
    LEFT JOIN LATERAL (
      SELECT told_at FROM ${SUPPORT('g.node', 'g.key')} ORDER BY told_at DESC, source_id DESC LIMIT 1) AS last ON true),
  kept AS (
    INSERT INTO graph_facts AS f (volume_id, node_id, fact_key, importance, latest)
    SELECT $1::uuid, t.node, t.key,
      CASE WHEN EXISTS (SELECT FROM ${SUPPORT('t.node', 't.key')} AND s.importance = t.most) THEN t.most
        ELSE (SELECT max(s.importance) FROM ${SUPPORT('t.node', 't.key')}) END, t.told_at
    FROM settled t WHERE t.told_at IS NOT NULL
    ON CONFLICT (volume_id, fact_key, node_id) DO UPDATE SET importance = excluded.importance, latest = excluded.latest
      WHERE (f.importance, f.latest) IS DISTINCT FROM (excluded.importance, excluded.latest)),
  gone AS (
    DELETE FROM graph_facts f USING settled t
    WHERE t.told_at IS NULL AND f.volume_id = $1 AND f.node_id = t.node AND f.fact_key = t.key)
  SELECT node, key, (told_at IS NOT NULL)::int - known::int AS more,
    CASE WHEN $5 THEN (SELECT content FROM ${WORDS('node', 'key')} AS words) END AS words FROM settled`

/** Most important facts first; of equally important facts, the latest first. */
const BY_WEIGHT = 'ORDER BY importance DESC, latest DESC, fact_key'

/** Selects the first facts of a node, in the order of `BY_WEIGHT`. */
const FIRST = (node: string, limit: number) => `(
  SELECT fact_key, importance, latest FROM graph_facts WHERE volume_id = $1 AND node_id = ${node}
  ${BY_WEIGHT} LIMIT ${limit})`

/** Selects the first facts of a node with their keys as JSON, for its summary. */
export const TOP_FACTS = (node: string, limit: number) => `(
  SELECT jsonb_agg(jsonb_build_object('key', f.fact_key, 'content', words.content) ${BY_WEIGHT})
  FROM ${FIRST(node, limit)} AS f CROSS JOIN LATERAL ${WORDS(node, 'f.fact_key')} AS words)`

/** Selects a node's facts as JSON, as returned to readers. */
export const FACTS_OF = (node: string) => `(
  SELECT coalesce(jsonb_agg(jsonb_build_object('content', content, 'category', category, 'importance', importance,
    'sources', sources) ${BY_WEIGHT}), '[]')
  FROM ${FIRST(node, MOST_FACTS)} AS f CROSS JOIN LATERAL ${WORDS(node, 'f.fact_key')} AS words CROSS JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object('kind', kind, 'id', source_id) ORDER BY told_at, source_id) AS sources FROM (
      SELECT kind, source_id, told_at FROM ${SUPPORT(node, 'f.fact_key')}
      ORDER BY told_at, source_id LIMIT ${MOST_TELLERS}) AS first_tellers) AS tellers)`
