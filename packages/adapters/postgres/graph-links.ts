import type { GraphLinks } from '@agent-memory/core/ports/graph-links'
import type { Database } from './database.js'
import { aliasLookup, nameLookup } from './graph/keys.js'

const LINKED = `
  SELECT DISTINCT node_id AS node, 0::bigint AS place FROM graph_keys WHERE volume_id = $1 AND key = ANY($2)
  UNION ALL
  SELECT node, min(place) FROM (
    SELECT unnest(s.nodes) AS node, given.place FROM unnest($3::uuid[]) WITH ORDINALITY AS given (id, place)
    JOIN graph_sources s ON s.volume_id = $1 AND s.source_id = given.id) AS told
  GROUP BY node ORDER BY place, node`

export const openGraphLinks = (database: Database): GraphLinks => ({
  async nodesAbout(volumeId, names, sources) {
    const rows = await database.query<{ node: string; place: bigint }>({
      name: 'graph-links',
      text: LINKED,
      values: [volumeId, [...names.map(nameLookup), ...names.map(aliasLookup)], sources],
    })
    const nodes = (which: (place: bigint) => boolean) =>
      rows.filter(({ place }) => which(place)).map(({ node }) => node)
    return { named: nodes((place) => place === 0n), told: nodes((place) => place > 0n) }
  },
})
