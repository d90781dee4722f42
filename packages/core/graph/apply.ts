import { Unavailable } from '../errors.js'
import type { GraphLedger } from '../ports/graph-ledger.js'
import type { GraphStore, NodeChange, NodeRevision, RelationshipEnd } from '../ports/graph-store.js'

const BATCH = 200

export interface ProjectionPorts {
  ledger: Pick<GraphLedger, 'changes' | 'revisions'>
  store: Pick<GraphStore, 'apply' | 'eraseVolume' | 'held' | 'revisions'>
}

/**
 * Tells a store outside of PostgreSQL what became of nodes. Idempotent: the store keeps what is newer. Where the volume
 * was erased meanwhile, what was put there leaves again.
 * @throws AppError service_unavailable when either is away
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
 * Brings a store outside of PostgreSQL up to all of a volume. Serving goes on meanwhile: what changes while this runs is
 * told by its own job, and older states never replace newer ones.
 * @throws AppError service_unavailable when either is away
 */
export const projectVolume = async (ports: ProjectionPorts, volumeId: string): Promise<void> => {
  const stored = await allRevisions(ports.store, volumeId)
  const known = await allRevisions(ports.ledger, volumeId)
  if ([...stored.keys()].some((node) => !known.has(node))) {
    // A store cannot know that a node never was: the volume is made anew.
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

/** Every node with its revision, those that are gone too. */
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
 * The changes that a store is to write which holds these revisions.
 * @throws AppError service_unavailable when it lost what a change goes on from
 */
export const newerChanges = (changes: readonly NodeChange[], held: ReadonlyMap<string, bigint>): NodeChange[] =>
  changes.filter(({ node, revision, since }) => {
    const known = held.get(node) ?? -1n
    if (since !== null && known < since)
      throw new Unavailable('neo4j', 'The graph store lost what it was told. Retry in a moment.', {
        retryAfter: 1,
      })
    return known <= revision
  })

/** Which way a relationship goes that one of its ends tells. */
export const endsOf = (
  node: string,
  { node: other, direction }: RelationshipEnd,
): { source: string; target: string } =>
  direction === 'outgoing' ? { source: node, target: other } : { source: other, target: node }
