import type { Difference, ExternalGraph } from '../ports/graph/external-graph.js'
import type { GraphLedger } from '../ports/graph/graph-ledger.js'
import type { NodeChange } from '../ports/graph/graph-store.js'
import type { GraphUpkeep } from '../ports/graph/graph-upkeep.js'
import { allRevisions } from './apply.js'

/** Number of sources, and of nodes, read at once. Fewer nodes are read, because each is read with its full state. */
const SOURCES = 200
const NODES = 100

export interface ReconcileGraphCall {
  /** Null for all volumes, including deleted ones. */
  volumeId: string | null
  repair: boolean
  signal: AbortSignal
}

/** Differences between PostgreSQL's own graph and the memories and chunks; pending changes do not count. */
export interface SourceDrift {
  /** Number of memories and chunks compared. */
  compared: number
  /** Number of memories and chunks that are not in the graph. */
  missing: number
  /** Number of sources in the graph that readers can no longer see. */
  left: number
}

export interface SourcePorts {
  upkeep: GraphUpkeep
  ledger: Pick<GraphLedger, 'retract'>
  /** Whether to sync a graph store outside PostgreSQL. */
  external: boolean
}

/**
 * Compares memories and chunks with the sources of the graph, while both are in use. A repair enqueues missing sources
 * for extraction and retracts sources that should no longer be in the graph.
 * @throws AppError service_unavailable when PostgreSQL is down; repairs made until then are kept
 */
export const reconcileSources = async (
  { upkeep, ledger, external }: SourcePorts,
  { volumeId, repair, signal }: ReconcileGraphCall,
): Promise<SourceDrift> => {
  const drift: SourceDrift = { compared: await upkeep.countSources(volumeId), missing: 0, left: 0 }
  for (let after: string | null = null; ; ) {
    signal.throwIfAborted()
    const page: Awaited<ReturnType<GraphUpkeep['orphaned']>> = await upkeep.orphaned(after, SOURCES, volumeId)
    drift.left += page.length
    for (const { volumeId, source } of repair ? page : [])
      await ledger.retract(volumeId, [source], { outboxId: null, external })
    after = page.at(-1)?.source.id ?? null
    if (after === null) break
  }
  for (let after: string | null = null; ; ) {
    signal.throwIfAborted()
    const page: string[] = await upkeep.unextracted(after, SOURCES, volumeId)
    drift.missing += page.length
    if (repair && page.length > 0) await upkeep.enqueueExtraction(page)
    after = page.at(-1) ?? null
    if (after === null) return drift
  }
}

/** Differences between a store outside PostgreSQL and PostgreSQL's graph; pending changes do not count. */
export interface StoreDrift {
  /** Number of nodes compared, including removed ones. */
  compared: number
  missing: number
  /** Number of nodes that the store has in an older state. */
  behind: number
  /** Number of nodes with the same revision but different content or relationships. */
  changed: number
  /** Number of nodes in the store that were never in PostgreSQL. */
  foreign: number
  /** Number of volumes in the store that PostgreSQL does not have. */
  unknownVolumes: number
}

export interface StorePorts {
  upkeep: Pick<GraphUpkeep, 'pendingSync' | 'unknownVolumes'>
  ledger: Pick<GraphLedger, 'changes' | 'revisions'>
  store: Pick<ExternalGraph, 'apply' | 'differing' | 'eraseVolume' | 'prepare' | 'remove' | 'revisions' | 'volumeIds'>
  volumeIds: () => Promise<string[]>
}

/**
 * Compares everything in a store outside PostgreSQL with PostgreSQL's graph, while both are in use, and with `repair`
 * corrects differences.
 * @throws AppError service_unavailable when PostgreSQL or the store is down; repairs made until then are kept
 */
export const reconcileStore = async (ports: StorePorts, call: ReconcileGraphCall): Promise<StoreDrift> => {
  const { volumeId, repair, signal } = call
  const drift: StoreDrift = { compared: 0, missing: 0, behind: 0, changed: 0, foreign: 0, unknownVolumes: 0 }
  if (repair) await ports.store.prepare()
  // Read the store before PostgreSQL. Everything in the store was in PostgreSQL first, so a node that PostgreSQL, read
  // later, does not have is foreign and not just new.
  const held = (await ports.store.volumeIds()).filter((id) => volumeId === null || id === volumeId)
  const unknown = await ports.upkeep.unknownVolumes(held)
  drift.unknownVolumes = unknown.length
  for (const id of repair ? unknown : []) await ports.store.eraseVolume(id)
  for (const one of volumeId === null ? await ports.volumeIds() : [volumeId]) {
    signal.throwIfAborted()
    const foreign = await foreignNodes(ports, one)
    drift.foreign += foreign.length
    if (repair && foreign.length > 0) await ports.store.remove(foreign)
    await reconcileNodes(ports, one, call, drift)
  }
  return drift
}

/**
 * Returns the nodes that the store has and PostgreSQL never had. Returns none for a volume that was erased in the
 * meantime, because the erasure's own job removes the volume's nodes.
 */
const foreignNodes = async ({ ledger, store, volumeIds }: StorePorts, volumeId: string): Promise<string[]> => {
  const stored = await allRevisions(store, volumeId)
  const known = await allRevisions(ledger, volumeId)
  const foreign = [...stored.keys()].filter((node) => !known.has(node))
  const wasErased = known.size === 0 && foreign.length > 0 && !(await volumeIds()).includes(volumeId)
  return wasErased ? [] : foreign
}

const reconcileNodes = async (
  ports: StorePorts,
  volumeId: string,
  { repair, signal }: ReconcileGraphCall,
  drift: StoreDrift,
): Promise<void> => {
  for (let after: string | null = null; ; ) {
    signal.throwIfAborted()
    const page: string[] = (await ports.ledger.revisions(volumeId, after, NODES)).map(({ node }) => node)
    drift.compared += page.length
    const found = await settledDifferences(ports, volumeId, page)
    for (const { kind } of found) drift[kind]++
    const nodes = found.map(({ node }) => node)
    if (repair && nodes.length > 0) await resync(ports, volumeId, nodes)
    after = page.at(-1) ?? null
    if (after === null) return
  }
}

/**
 * Returns the differences that no job is about to fix. A sync may be in progress, so differing nodes are compared a
 * second time. A node counts if its revision in PostgreSQL did not change during the second comparison, and if neither
 * the node nor the other end of a relationship that differs had a pending sync before that comparison.
 */
const settledDifferences = async (
  { ledger, store, upkeep }: StorePorts,
  volumeId: string,
  nodes: readonly string[],
): Promise<Difference[]> => {
  if (nodes.length === 0) return []
  const first = await store.differing(volumeId, await ledger.changes(volumeId, nodes))
  if (first.length === 0) return []
  const differing = first.map(({ node }) => node)
  const before = await ledger.changes(volumeId, differing)
  const asked = [...new Set(first.flatMap(({ node, others }) => [node, ...others]))]
  const pending = await upkeep.pendingSync(volumeId, asked)
  const second = await store.differing(volumeId, before)
  const [was, is] = [before, await ledger.changes(volumeId, differing)].map(revisionsOf)
  // A relationship belongs to both its ends: the pending sync of the other end may still add or remove it.
  return second.filter(
    ({ node, others }) => was?.get(node) === is?.get(node) && ![node, ...others].some((each) => pending.has(each)),
  )
}

const revisionsOf = (changes: readonly NodeChange[]): Map<string, bigint> =>
  new Map(changes.map(({ node, revision }) => [node, revision]))

/**
 * Writes nodes again. Nodes that still differ are removed and written once more, because a change cannot overwrite a
 * newer revision.
 */
const resync = async ({ ledger, store }: StorePorts, volumeId: string, nodes: readonly string[]): Promise<void> => {
  const changes = await ledger.changes(volumeId, nodes)
  await store.apply(volumeId, changes)
  const stubborn = (await store.differing(volumeId, changes)).map(({ node }) => node)
  if (stubborn.length === 0) return
  await store.remove(stubborn)
  await store.apply(volumeId, await ledger.changes(volumeId, stubborn))
}
