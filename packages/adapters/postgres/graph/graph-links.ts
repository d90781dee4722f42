import type { EdgeKey, GraphLinks, Support } from '@agent-memory/core/ports/graph/graph-store'
import type { Database } from '../connection/database.js'
import type { Query } from '../connection/query.js'
import { OF_VISIBLE_DOCUMENT } from '../documents/document-rows.js'
import { conditionsOf, openParameters, statusOf } from '../memories/memory-filters.js'
import { aliasLookup, nameLookup } from './rows/keys.js'
import { type NamedEdge, toEdge } from './rows/named-edge.js'

/**
 * Maximum number of relationships per direction, strongest first, that are checked for memories that state them.
 * Further relationships, which only highly connected nodes have, are ignored.
 */
const MOST_CHECKED = 2_000
/**
 * Maximum number of memories checked per relationship if no preferred memory states the relationship. Memories with the
 * most confident statements come first. A call has at most 50 relationships.
 */
const MOST_STATEMENTS = 100

export const openGraphLinks = (database: Database): GraphLinks => ({
  async nodesNamed(volumeId, names) {
    const named = {
      name: 'nodes-named',
      text: `SELECT DISTINCT node_id AS node FROM graph_keys WHERE volume_id = $1 AND key = ANY($2) ORDER BY node`,
      values: [volumeId, names.flatMap((name) => [nameLookup(name), aliasLookup(name)])],
    }
    // Does not set `together`, which would send this query along with lookups of volumes: those must not fail when the
    // graph does not answer.
    const rows = await database.query<{ node: string }>(named)
    return rows.map(({ node }) => node)
  },

  async edgesAmong(volumeId, nodes, support) {
    return (await database.query<NamedEdge>(edgesAmong(volumeId, nodes, support))).map(toEdge)
  },

  async statedIn(volumeId, edges, support) {
    if (edges.length === 0) return []
    const rows = await database.query<{ place: string; memory_id: string | null }>(statements(volumeId, edges, support))
    const stated = new Map(rows.map(({ place, memory_id }) => [Number(place), memory_id]))
    return edges.map((_edge, at) => stated.get(at + 1) ?? null)
  },
})

const statements = (
  volumeId: string,
  edges: readonly EdgeKey[],
  { filters, chunks, preferred }: Parameters<GraphLinks['statedIn']>[2],
): Query => {
  const parameters = openParameters()
  const volume = `${parameters.add(volumeId)}::uuid`
  const column = (values: readonly string[], type: 'uuid' | 'text') => `${parameters.add(values)}::${type}[]`
  const sources = column(
    edges.map(({ source }) => source.node),
    'uuid',
  )
  const labels = column(
    edges.map(({ label }) => label),
    'text',
  )
  const targets = column(
    edges.map(({ target }) => target.node),
    'uuid',
  )
  const { ordered, others } = conditionsOf(filters, volume, parameters)
  const trusted = `m.flag_reason IS DISTINCT FROM 'suspicious'`
  const shown = [trusted, OF_VISIBLE_DOCUMENT]
  const passes = [statusOf(filters), ...shown, ...(chunks ? [] : ['m.document_id IS NULL']), ...ordered, ...others]
  const supports = (rows: string) => `(
        SELECT m.memory_id FROM (${rows}) AS s JOIN memories m ON m.memory_id = s.source_id AND m.volume_id = ${volume}
        WHERE ${passes.join(' AND ')} ORDER BY s.confidence DESC, s.told_at DESC, s.source_id DESC LIMIT 1)`
  const ofEdge = 's.source_node = e.source_node AND s.label = e.label AND s.target_node = e.target_node'
  return {
    // Statements are read in the reverse order of the primary key, so that its index can be used. Preferred memories
    // are tried first, without a limit on their number.
    text: `
      WITH preferred AS MATERIALIZED (
        SELECT * FROM graph_edge_support WHERE volume_id = ${volume} AND source_id = ANY(${column(preferred, 'uuid')}))
      SELECT e.place, coalesce(best.memory_id, other.memory_id) AS memory_id
      FROM unnest(${sources}, ${labels}, ${targets}) WITH ORDINALITY AS e (source_node, label, target_node, place)
      LEFT JOIN LATERAL ${supports(`SELECT * FROM preferred s WHERE ${ofEdge}`)} AS best ON true
      LEFT JOIN LATERAL ${supports(`
        SELECT * FROM graph_edge_support s WHERE s.volume_id = ${volume} AND ${ofEdge} AND best.memory_id IS NULL
        ORDER BY s.confidence DESC, s.told_at DESC, s.source_id DESC LIMIT ${MOST_STATEMENTS}`)} AS other ON true`,
    values: parameters.values,
  }
}

const edgesAmong = (volumeId: string, nodes: readonly string[], { filters, chunks, limit }: Support): Query => {
  const parameters = openParameters()
  const volume = `${parameters.add(volumeId)}::uuid`
  const given = `${parameters.add(nodes)}::uuid[]`
  const { ordered, others } = conditionsOf(filters, volume, parameters)
  const passes = [statusOf(filters), ...(chunks ? [] : ['m.document_id IS NULL']), ...ordered, ...others]
  const at = (end: 'source_node' | 'target_node') => `(
    SELECT source_node, label, target_node FROM graph_edges WHERE volume_id = ${volume} AND ${end} = ANY(${given})
    ORDER BY strength DESC LIMIT ${MOST_CHECKED})`
  const nameOf = (end: 'source_node' | 'target_node') =>
    `g.extraction -> 'entities' -> (array_position(g.nodes, surest.${end}) - 1) ->> 'name'`
  return {
    text: `
      SELECT surest.*, ${nameOf('source_node')} AS source_name, ${nameOf('target_node')} AS target_name FROM (
        SELECT DISTINCT ON (s.source_node, s.label, s.target_node)
          s.source_node, s.label, s.target_node, s.confidence AS strength, s.description, s.source_id
        FROM (${at('source_node')} UNION ${at('target_node')}) AS e
        JOIN graph_edge_support s USING (source_node, label, target_node)
        JOIN memories m ON m.memory_id = s.source_id AND m.volume_id = ${volume}
        WHERE s.volume_id = ${volume} AND ${passes.join(' AND ')}
        ORDER BY s.source_node, s.label, s.target_node, s.confidence DESC, s.told_at, s.source_id) AS surest
      JOIN graph_sources g ON g.volume_id = ${volume} AND g.source_id = surest.source_id
      ORDER BY strength DESC, label, source_node, target_node LIMIT ${parameters.add(limit)}`,
    values: parameters.values,
  }
}
