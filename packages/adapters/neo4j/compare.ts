import { isDeepStrictEqual } from 'node:util'
import type { Difference } from '@agent-memory/core/ports/external-graph'
import type { NodeChange } from '@agent-memory/core/ports/graph-store'
import { toEdges, toProperties } from './apply.js'
import type { Row, Run } from './connection.js'

const HELD_NODES = `
  UNWIND $nodes AS node MATCH (e:Entity {id: node}) USING INDEX SEEK e:Entity(id) RETURN node, properties(e) AS held`

const HELD_EDGES = `
  UNWIND $nodes AS node MATCH (e:Entity {id: node})-[r:RELATED]-() USING INDEX SEEK e:Entity(id)
  RETURN node, properties(r) AS held, startNode(r).id AS source, endNode(r).id AS target`

type HeldEdge = { node: string; held: Row; source: string; target: string }
/** By their keys; one of a node to itself is met twice. */
type Edges = Map<unknown, Row>

/** The nodes that are not held with all their properties and relationships as `applyChanges` writes them. */
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
    const told = { id: node, volume_id: volumeId, installation, revision, ...toProperties(volumeId, state) }
    const others = otherEnds(node, expectedEdges(change), edges.get(node) ?? new Map())
    if (others.length === 0 && isDeepStrictEqual(present(told), found)) return []
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

/** Of the relationships that are in one of them alone, or not alike in both. */
const otherEnds = (node: string, told: Edges, held: Edges): string[] => {
  const keys = new Set([...told.keys(), ...held.keys()])
  const differ = [...keys].filter((key) => !isDeepStrictEqual(told.get(key), held.get(key)))
  const ends = differ.flatMap((key) => [told.get(key), held.get(key)]).flatMap((edge) => [edge?.source, edge?.target])
  const others = ends.filter((end): end is string => typeof end === 'string' && end !== node)
  return differ.length > 0 ? [...new Set(others.length > 0 ? others : [node])] : []
}

/** A property that is null is none. */
const present = (properties: Row): Row =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== null))
