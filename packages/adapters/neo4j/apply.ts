import { endsOf, newerChanges } from '@agent-memory/core/graph/apply'
import type { NodeChange, NodeState, RelationshipEnd } from '@agent-memory/core/ports/graph/graph-store'
import { lookupKey } from '@agent-memory/core/text/lookup-key'
import type { Row, Run } from './connection.js'
import { toTerms } from './lookups.js'

/** Writes nodes with their relationships. Of two changes to a node, the change with the higher revision wins. */
export const applyChanges = async (
  run: Run,
  { volumeId, installation }: { volumeId: string; installation: string },
  changes: readonly NodeChange[],
): Promise<void> => {
  // The ids are sorted, so that two transactions on the same nodes wait for each other instead of deadlocking.
  const ids = changes.map(({ node }) => node).sort()
  const rows = await run<{ id: string; revision: bigint }>(LOCK_NODES, { volumeId, installation, ids })
  const held = new Map(rows.map(({ id, revision }) => [id, revision]))
  const newer = newerChanges(
    changes.filter(({ node }) => held.has(node)),
    held,
  )
  if (newer.length === 0) return
  const nodes = newer.map(({ node: id, revision, state }) => ({ id, revision, ...toProperties(volumeId, state) }))
  await run(WRITE_NODES, { nodes })
  const edges = newer.flatMap(toEdges)
  const whole = newer.filter(({ since }) => since === null).map(({ node }) => node)
  if (whole.length > 0) await run(REMOVE_OTHERS, { whole, keys: edges.map(({ key }) => key) })
  const ended = newer.flatMap(({ node, ended }) => ended.map((end) => keyOf(node, end).key))
  if (ended.length > 0) await run(REMOVE_EDGES, { volumeId, ended })
  if (edges.length > 0) await run(WRITE_EDGES, { volumeId, installation, edges })
}

/**
 * Locks nodes by setting their id to itself, and reads their revisions. Without the lock, a read might miss the last
 * committed revision.
 */
const LOCK_NODES = `
  UNWIND $ids AS id
  MERGE (e:Entity {id: id})
  ON CREATE SET e.volume_id = $volumeId, e.installation = $installation, e.revision = -1
  SET e.id = id
  WITH e WHERE e.volume_id = $volumeId
  RETURN e.id AS id, e.revision AS revision`

/**
 * Writes nodes; a property set to null is removed. The index hints, here and elsewhere, are needed because a plan that
 * was cached while the store was small would scan whole indexes.
 */
const WRITE_NODES = `
  UNWIND $nodes AS given
  MATCH (e:Entity {id: given.id}) USING INDEX SEEK e:Entity(id)
  SET e += given`

const REMOVE_OTHERS = `
  UNWIND $whole AS id
  MATCH (e:Entity {id: id})-[r:RELATED]-() USING INDEX SEEK e:Entity(id)
  WHERE NOT r.key IN $keys
  DELETE r`

const REMOVE_EDGES = `
  UNWIND $ended AS key
  MATCH (s)-[r:RELATED {key: key}]->() USING INDEX SEEK r:RELATED(key)
  WHERE s.volume_id = $volumeId
  DELETE r`

/**
 * Writes relationships. The node at the other end may be written later. Until then that node has no name, and no query
 * returns it.
 */
const WRITE_EDGES = `
  UNWIND $edges AS given
  MERGE (s:Entity {id: given.source})
  ON CREATE SET s.volume_id = $volumeId, s.installation = $installation, s.revision = -1
  MERGE (t:Entity {id: given.target})
  ON CREATE SET t.volume_id = $volumeId, t.installation = $installation, t.revision = -1
  WITH s, t, given WHERE s.volume_id = $volumeId AND t.volume_id = $volumeId
  MERGE (s)-[r:RELATED {key: given.key}]->(t)
  SET r.label = given.label, r.description = given.description, r.strength = given.strength`

export const toProperties = (volumeId: string, state: NodeState | null): Row => {
  const lookups = state && [...new Set([state.name, ...state.aliases].map(lookupKey))]
  return {
    name: state?.name ?? null,
    type: state?.type ?? null,
    confidence: state?.confidence ?? null,
    aliases: state ? [...state.aliases] : null,
    speakers: state ? [...state.speakers] : null,
    lookups,
    terms: lookups && toTerms(volumeId, lookups),
    summary: state ? (state.summaries[0]?.content ?? '') : null,
    fact_count: state ? BigInt(state.factCount) : null,
    facts: state && JSON.stringify(state.facts),
    summaries: state && JSON.stringify(state.summaries),
  }
}

export const toEdges = ({ node, state }: NodeChange) =>
  (state?.relationships ?? []).map(({ description, strength, ...end }) => ({
    ...keyOf(node, end),
    ...{ label: end.label, description, strength },
  }))

/** Returns the key of a relationship, which is the same seen from either end. */
const keyOf = (node: string, end: RelationshipEnd) => {
  const { source, target } = endsOf(node, end)
  return { key: `${source} ${end.label} ${target}`, source, target }
}
