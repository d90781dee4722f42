import { isDeepStrictEqual } from 'node:util'
import type { Difference } from '@agent-memory/core/ports/graph/external-graph'
import type { NodeChange } from '@agent-memory/core/ports/graph/graph-store'
import { toEdges, toProperties } from './apply.js'
import type { Row, Run } from './connection.js'

const HELD_NODES = `
  UNWIND $nodes AS node MATCH (e:Entity {id: node}) USING INDEX SEEK e:Entity(id) RETURN node, properties(e) AS held`

const HELD_EDGES = `
  UNWIND $nodes AS node MATCH (e:Entity {id: node})-[r:RELATED]-() USING INDEX SEEK e:Entity(id)
  RETURN node, properties(r) AS held, startNode(r).id AS source, endNode(r).id AS target`

type HeldEdge = { node: string; held: Row; source: string; target: string }
/** Edges by their key, since a node's relationship to itself is found twice. */
type Edges = Map<unknown, Row>

/** Finds the nodes whose stored properties or relationships differ from what `applyChanges` would write. */
export const differing = async (
  run: Run,
  { volumeId, installation }: { volumeId: string; installation: string },
  changes: readonly NodeChange[],
): Promise<Difference[]> => {
  const nodes = changes.map(({ node }) => node)
  const rows = await run<{ node: string; held: Row }>(HELD_NODES, { nodes })
  const held = new Map(rows.map((row) => [row.node, row.held]))
  const edges = byNode(await run<HeldEdge>(HELD_EDGES, { nodes }))
  return changes.flatMap((change): Difference[] => {
    const { node, revision, state } = change
    const found = held.get(node)
    if (!found) return [{ node, kind: 'missing', others: [] }]
    const wanted = { id: node, volume_id: volumeId, installation, revision, ...toProperties(volumeId, state) }
    const others = otherEnds(node, expectedEdges(change), edges.get(node) ?? new Map())
    if (others.length === 0 && isDeepStrictEqual(present(wanted), found)) return []
    const isBehind = typeof found.revision === 'bigint' && found.revision < revision
    return [{ node, kind: isBehind ? 'behind' : 'changed', others }]
  })
}

const byNode = (rows: readonly HeldEdge[]): Map<string, Edges> => {
  const edges = new Map<string, Edges>()
  for (const { node, held, source, target } of rows) {
    const known = edges.get(node) ?? new Map()
    edges.set(node, known.set(held.key ?? `${source} ${target}`, { ...held, source, target }))
  }
  return edges
}

const expectedEdges = (change: NodeChange): Edges => new Map(toEdges(change).map((edge) => [edge.key, edge]))

/**
 * Returns the nodes at the other ends of the relationships that differ between `wanted` and `held`, or are in only one
 * of them. If only relationships of the node to itself differ, returns the node. Returns an empty list if all
 * relationships are equal.
 */
const otherEnds = (node: string, wanted: Edges, held: Edges): string[] => {
  const keys = new Set([...wanted.keys(), ...held.keys()])
  const differ = [...keys].filter((key) => !isDeepStrictEqual(wanted.get(key), held.get(key)))
  const ends = differ.flatMap((key) => [wanted.get(key), held.get(key)]).flatMap((edge) => [edge?.source, edge?.target])
  const others = ends.filter((end): end is string => typeof end === 'string' && end !== node)
  return differ.length > 0 ? [...new Set(others.length > 0 ? others : [node])] : []
}

/** Returns the properties without those that are null, which Neo4j does not store. */
const present = (properties: Row): Row =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== null))
