import { LIMITS } from '@agent-memory/core/limits'
import type { EntityHit, EntityView, GraphStore } from '@agent-memory/core/ports/graph/graph-store'
import { lookupKey } from '@agent-memory/core/text/lookup-key'
import type { Database } from '../connection/database.js'
import { applyStates } from './apply-states.js'
import { CHANGE_LIMIT_MS, LOCK_LIMIT_MS } from './limits.js'
import { toSummary } from './node-changes.js'
import { FACTS_OF } from './rows/facts.js'
import { aliasLookup, nameLookup } from './rows/keys.js'
import { type NamedEdge, toEdge } from './rows/named-edge.js'
import { heldRevisions, nodeRevisions } from './rows/revisions.js'

/** Limit for erasing a volume, which can have 100,000 entities. */
const ERASE_LIMIT_MS = 20_000

/**
 * Locks the volume's row in `graph_volumes`, as the ledger does. Raises the row's revision to the highest of the
 * received revisions $2, so that the ledger's next revisions are higher.
 */
const LOCK = `
  INSERT INTO graph_volumes AS g (volume_id, revision) SELECT $1::uuid, coalesce(max(revision), 0) FROM unnest($2::bigint[]) AS revision
  ON CONFLICT (volume_id) DO UPDATE SET revision = greatest(g.revision, excluded.revision)`

const HIT = `node_id AS node, name, type, summary, fact_count AS "factCount"`

/**
 * Opens the graph in PostgreSQL. The graph's ledger (graph-ledger.ts) writes the same tables in the transaction of each
 * change, so this store needs no sync.
 */
export const openPostgresGraph = (database: Database): GraphStore => ({
  apply: (volumeId, changes) =>
    database.transaction(
      async (client) => {
        const revisions = changes.map(({ revision }) => revision)
        // The query timeout is longer than the lock timeout, so that a wait for the lock fails with the lock timeout.
        await client.query({ text: LOCK, values: [volumeId, revisions], ...{ query_timeout: CHANGE_LIMIT_MS } })
        await applyStates(client, volumeId, changes)
      },
      { lockLimitMs: LOCK_LIMIT_MS },
    ),

  eraseVolume: async (volumeId) => {
    await database.batch(ofTables((table) => `DELETE FROM ${table} WHERE volume_id = $1`, [volumeId]))
  },
  clear: async () => {
    await database.batch(ofTables((table) => `DELETE FROM ${table}`, []))
  },

  async entity(volumeId, name) {
    const [found] = await database.query<Omit<EntityView, 'relationships'>>({
      name: 'graph-entity',
      text: ENTITY,
      values: [volumeId, nameLookup(name), aliasLookup(name)],
    })
    if (!found) return null
    const relationships = await database.query<EntityView['relationships'][number]>({
      name: 'graph-entity-relationships',
      text: RELATIONSHIPS,
      values: [volumeId, found.node],
    })
    return { ...found, summaries: found.summaries.map(toSummary), relationships }
  },

  async overview(volumeId, { entities: most, relationships }) {
    const entities = await database.query<EntityHit>({
      name: 'graph-overview',
      text: `SELECT ${HIT} FROM graph_nodes WHERE volume_id = $1 AND name IS NOT NULL
             ORDER BY fact_count DESC, node_id LIMIT $2`,
      values: [volumeId, most],
    })
    const rows = await database.query<NamedEdge>({
      name: 'graph-overview-edges',
      text: `SELECT ${NAMED_EDGE} WHERE e.volume_id = $1 AND e.source_node = ANY($2) AND e.target_node = ANY($2)
             ORDER BY e.strength DESC, e.label, e.source_node, e.target_node LIMIT $3`,
      values: [volumeId, entities.map(({ node }) => node), relationships],
    })
    return { entities, relationships: rows.map(toEdge) }
  },

  search: (volumeId, query, limit) =>
    database.query<EntityHit>({
      name: 'graph-search',
      text: SEARCH,
      values: [volumeId, lookupKey(query), limit],
    }),

  async neighbourhood(volumeId, nodes, { hops, limit }) {
    const rows = await database.query<NamedEdge>({
      name: 'graph-neighbourhood',
      text: NEIGHBOURHOOD,
      values: [volumeId, nodes, limit, hops],
    })
    return rows.map(toEdge)
  },

  held: (volumeId, nodes) => database.transaction((client) => heldRevisions(client, volumeId, nodes)),
  revisions: (volumeId, after, limit) => nodeRevisions(database, volumeId, after, limit),
  ping: () => database.ready(),
  async close() {},
})

const ofTables = (text: (table: string) => string, values: unknown[]) =>
  ['graph_edges', 'graph_ended_edges', 'graph_facts', 'graph_fact_support', 'graph_keys', 'graph_nodes'].map(
    (table) => ({
      text: text(table),
      values,
      query_timeout: ERASE_LIMIT_MS,
    }),
  )

const ENTITY = `
  SELECT ${HIT}, aliases, summaries, ${FACTS_OF('found.node_id')} AS facts FROM (
    SELECT * FROM graph_nodes JOIN graph_keys USING (volume_id, node_id)
    WHERE volume_id = $1 AND key IN ($2, $3) AND name IS NOT NULL
    ORDER BY key = $2 DESC, fact_count DESC, node_id LIMIT 1) AS found`

/** Reads each direction in index order, so that only the strongest edges of a highly connected node are read. */
const RELATED = (direction: 'outgoing' | 'incoming') => {
  const [end, other] = direction === 'outgoing' ? ['source_node', 'target_node'] : ['target_node', 'source_node']
  return `(
    SELECT o.node_id AS node, o.name, o.type, e.label, '${direction}' AS direction, e.description, e.strength
    FROM graph_edges e JOIN graph_nodes o ON o.volume_id = $1 AND o.node_id = e.${other} AND o.name IS NOT NULL
    WHERE e.volume_id = $1 AND e.${end} = $2
    ORDER BY e.strength DESC, e.label, e.${other} LIMIT ${LIMITS.entityRelationships})`
}
const RELATIONSHIPS = `
  SELECT * FROM (${RELATED('outgoing')} UNION ALL ${RELATED('incoming')}) AS related
  ORDER BY strength DESC, label, direction COLLATE "C", node LIMIT ${LIMITS.entityRelationships}`

const SEARCH = `
  SELECT ${HIT} FROM (
    SELECT *, (SELECT min(CASE WHEN lookup = $2 THEN 0 WHEN starts_with(lookup, $2) THEN 1 ELSE 2 END)
               FROM unnest(lookups) AS lookup WHERE position($2 IN lookup) > 0) AS place
    FROM graph_nodes WHERE volume_id = $1 AND name IS NOT NULL) AS named
  WHERE place IS NOT NULL ORDER BY place, fact_count DESC, node_id LIMIT $3`

const NAMED_EDGE = `
  e.source_node, s.name AS source_name, e.target_node, t.name AS target_name, e.label, e.description, e.strength
  FROM graph_edges e
  JOIN graph_nodes s ON s.volume_id = e.volume_id AND s.node_id = e.source_node AND s.name IS NOT NULL
  JOIN graph_nodes t ON t.volume_id = e.volume_id AND t.node_id = e.target_node AND t.name IS NOT NULL`

/**
 * Reads the strongest edges of each node: per direction at most twice as many as requested ($3), since the second hop
 * drops the edges of the first.
 */
const AT = (nodes: string) => `
  SELECT DISTINCT at.* FROM unnest(${nodes}) AS given (node) CROSS JOIN LATERAL (
    (SELECT * FROM graph_edges WHERE volume_id = $1 AND source_node = given.node
     ORDER BY strength DESC, label, target_node LIMIT $3::int * 2)
    UNION ALL
    (SELECT * FROM graph_edges WHERE volume_id = $1 AND target_node = given.node
     ORDER BY strength DESC, label, source_node LIMIT $3::int * 2)) AS at`
const STRONGEST = 'ORDER BY strength DESC, label, source_node, target_node LIMIT $3'

const NEIGHBOURHOOD = `
  WITH first AS (SELECT * FROM (${AT('$2::uuid[]')}) AS e ${STRONGEST}),
  reached AS (
    SELECT array_agg(node) AS nodes FROM (SELECT source_node AS node FROM first UNION SELECT target_node FROM first) AS ends
    WHERE node <> ALL($2::uuid[]) AND $4 > 1),
  second AS (SELECT * FROM (${AT('(SELECT nodes FROM reached)::uuid[]')} EXCEPT SELECT * FROM first) AS e ${STRONGEST}),
  e AS (SELECT *, 1 AS hop FROM first UNION ALL SELECT *, 2 FROM second)
  SELECT ${NAMED_EDGE.replace('graph_edges e', 'e')}
  ORDER BY hop, e.strength DESC, e.label, e.source_node, e.target_node LIMIT $3`
