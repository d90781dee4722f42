import type { Edge } from '@agent-memory/core/ports/graph/graph-store'
import type { Row, Run } from './connection.js'

interface EdgeRow {
  source: string
  sourceName: string
  target: string
  targetName: string
  label: string
  description: string
  strength: number
}

export const toEdge = ({ source, sourceName, target, targetName, label, description, strength }: EdgeRow): Edge => ({
  source: { node: source, name: sourceName },
  target: { node: target, name: targetName },
  label,
  description,
  strength,
})

const AT = `
  MATCH (e:Entity)-[r:RELATED]-(o:Entity) USING INDEX SEEK e:Entity(id)
  WHERE e.id IN $nodes AND e.volume_id = $volumeId AND o.volume_id = $volumeId
    AND e.name IS NOT NULL AND o.name IS NOT NULL AND NOT r.key IN $known
  WITH DISTINCT r, startNode(r) AS s, endNode(r) AS t
  RETURN r.key AS key, s.id AS source, s.name AS sourceName, t.id AS target, t.name AS targetName, r.label AS label,
    r.description AS description, r.strength AS strength
  ORDER BY strength DESC, label, source, target LIMIT $limit`

/**
 * Reads the relationships around nodes, one hop at a time: a two-hop pattern would expand all paths of a hub node
 * before picking the best.
 */
export const neighbourhood = async (
  run: Run,
  volumeId: string,
  nodes: readonly string[],
  { hops, limit }: { hops: 1 | 2; limit: number },
): Promise<Edge[]> => {
  const at = (ends: readonly string[], known: readonly string[]) =>
    run<EdgeRow & Row & { key: string }>(AT, { volumeId, nodes: ends, known, limit: BigInt(limit) })
  const first = await at(nodes, [])
  const reached = new Set(first.flatMap(({ source, target }) => [source, target]))
  for (const node of nodes) reached.delete(node)
  const isOver = hops === 1 || reached.size === 0 || first.length >= limit
  const second = isOver
    ? []
    : await at(
        [...reached],
        first.map(({ key }) => key),
      )
  return [...first, ...second].slice(0, limit).map(toEdge)
}
