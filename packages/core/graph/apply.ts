import { Unavailable } from '../errors.js'
import type { GraphLedger } from '../ports/graph/graph-ledger.js'
import type { GraphStore, NodeChange, NodeRevision, RelationshipEnd } from '../ports/graph/graph-store.js'

const BATCH = 200

export interface ProjectionPorts {
  ledger: Pick<GraphLedger, 'changes' | 'revisions'>
  store: Pick<GraphStore, 'apply' | 'eraseVolume' | 'held' | 'revisions'>
}

/**
 * Syncs nodes to a store outside PostgreSQL. Idempotent: the store keeps newer states. If the volume is erased in the
 * meantime, its data is removed from the store again.
 * @throws AppError service_unavailable when PostgreSQL or the store is down
 */
export const projectNodes = async (
  { ledger, store }: ProjectionPorts,
  volumeId: string,
  nodes: readonly string[],
): Promise<void> => {
  for (let at = 0; at < nodes.length; at += BATCH) {
    const batch = nodes.slice(at, at + BATCH)
    const held = await store.held(volumeId, batch)
    await store.apply(volumeId, await ledger.changes(volumeId, batch, held))
  }
  if ((await ledger.revisions(volumeId, null, 1)).length === 0) await store.eraseVolume(volumeId)
}

/**
 * Syncs a whole volume to a store outside PostgreSQL, while the volume is in use: changes made at the same time are
 * synced by their own jobs, and older states never replace newer ones.
 * @throws AppError service_unavailable when PostgreSQL or the store is down
 */
export const projectVolume = async (ports: ProjectionPorts, volumeId: string): Promise<void> => {
  const stored = await allRevisions(ports.store, volumeId)
  const known = await allRevisions(ports.ledger, volumeId)
  if ([...stored.keys()].some((node) => !known.has(node))) {
    // The store has a node that PostgreSQL never had. No change would remove it, so the volume must be rebuilt.
    await ports.store.eraseVolume(volumeId)
    return projectNodes(ports, volumeId, [...known.keys()])
  }
  const behind = [...known].filter(([node, revision]) => (stored.get(node) ?? -1n) < revision)
  return projectNodes(
    ports,
    volumeId,
    behind.map(([node]) => node),
  )
}

/** Returns every node of a volume with its revision, including removed ones. */
export const allRevisions = async (
  from: Pick<GraphStore, 'revisions'> | Pick<GraphLedger, 'revisions'>,
  volumeId: string,
): Promise<Map<string, bigint>> => {
  const all = new Map<string, bigint>()
  for (let after: string | null = null; ; ) {
    const page: NodeRevision[] = await from.revisions(volumeId, after, 1_000)
    for (const { node, revision } of page) all.set(node, revision)
    after = page.at(-1)?.node ?? null
    if (after === null) return all
  }
}

/**
 * Returns the changes to write to a store: all except the changes that are older than the store's revision of their
 * node.
 * @param held the store's revision of each node that it has
 * @throws AppError service_unavailable when the store's revision of a node is older than the `since` of its change: the
 * store lost data
 */
export const newerChanges = (changes: readonly NodeChange[], held: ReadonlyMap<string, bigint>): NodeChange[] =>
  changes.filter(({ node, revision, since }) => {
    const known = held.get(node) ?? -1n
    if (since !== null && known < since)
      throw new Unavailable('neo4j', 'The graph store lost data. Retry in a moment.', {
        retryAfter: 1,
      })
    return known <= revision
  })

/**
 * Returns the source and target of a relationship of `node` that is given by its other node and its direction as seen
 * from `node`.
 */
export const endsOf = (
  node: string,
  { node: other, direction }: RelationshipEnd,
): { source: string; target: string } =>
  direction === 'outgoing' ? { source: node, target: other } : { source: other, target: node }
