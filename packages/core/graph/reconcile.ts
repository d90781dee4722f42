import type { Difference, ExternalGraph } from '../ports/external-graph.js'
import type { GraphLedger } from '../ports/graph-ledger.js'
import type { NodeChange } from '../ports/graph-store.js'
import type { GraphUpkeep } from '../ports/graph-upkeep.js'
import { allRevisions } from './apply.js'

/** Sources in one question, and nodes with all that is known of them. */
const SOURCES = 200
const NODES = 100

export interface ReconcileGraphCall {
  /** Null: all of them, with volumes that are gone. */
  volumeId: string | null
  repair: boolean
  signal: AbortSignal
}

/** Where PostgreSQL's own graph is not what memories and chunks say. What is still being told is no drift. */
export interface SourceDrift {
  /** Memories and chunks compared. */
  compared: number
  /** Those that are told nowhere. */
  missing: number
  /** Sources that are not there for readers any more. */
  left: number
}

export interface SourcePorts {
  upkeep: GraphUpkeep
  ledger: Pick<GraphLedger, 'retract'>
  /** Whether a graph store outside of PostgreSQL is to be told. */
  external: boolean
}

/**
 * Compares memories and chunks with the sources of the graph, while both are in use. A repair promises what is missing
 * and takes back what is left.
 * @throws AppError service_unavailable when PostgreSQL is away; what was repaired until then stays repaired
 */
export const reconcileSources = async (
  { upkeep, ledger, external }: SourcePorts,
  { volumeId, repair, signal }: ReconcileGraphCall,
): Promise<SourceDrift> => {
  const drift: SourceDrift = { compared: await upkeep.countSources(volumeId), missing: 0, left: 0 }
  for (let after: string | null = null; ; ) {
    signal.throwIfAborted()
    const page: Awaited<ReturnType<GraphUpkeep['left']>> = await upkeep.left(after, SOURCES, volumeId)
    drift.left += page.length
    for (const { volumeId, source } of repair ? page : [])
      await ledger.retract(volumeId, [source], { outboxId: null, external })
    after = page.at(-1)?.source.id ?? null
    if (after === null) break
  }
  for (let after: string | null = null; ; ) {
    signal.throwIfAborted()
    const page: string[] = await upkeep.forgotten(after, SOURCES, volumeId)
    drift.missing += page.length
    if (repair && page.length > 0) await upkeep.promise(page)
    after = page.at(-1) ?? null
    if (after === null) return drift
  }
}

/** Where a store outside of PostgreSQL is not what PostgreSQL's graph says. What is still to be told of is no drift. */
export interface StoreDrift {
  /** Nodes compared, those that are gone among them. */
  compared: number
  missing: number
  /** In an older state. */
  behind: number
  /** Of the same state, and with other content or relationships. */
  changed: number
  /** In the store, and never in PostgreSQL. */
  foreign: number
  /** Volumes in the store that PostgreSQL does not have. */
  unknownVolumes: number
}

export interface StorePorts {
  upkeep: Pick<GraphUpkeep, 'promised' | 'unknownVolumes'>
  ledger: Pick<GraphLedger, 'changes' | 'revisions'>
  store: Pick<ExternalGraph, 'apply' | 'differing' | 'eraseVolume' | 'prepare' | 'remove' | 'revisions' | 'volumeIds'>
  volumeIds: () => Promise<string[]>
}

/**
 * Compares all that a store outside of PostgreSQL holds with PostgreSQL's graph, while both are in use, and puts right
 * what differs if told to.
 * @throws AppError service_unavailable when either is away; what was repaired until then stays repaired
 */
export const reconcileStore = async (ports: StorePorts, call: ReconcileGraphCall): Promise<StoreDrift> => {
  const { volumeId, repair, signal } = call
  const drift: StoreDrift = { compared: 0, missing: 0, behind: 0, changed: 0, foreign: 0, unknownVolumes: 0 }
  if (repair) await ports.store.prepare()
  // The store is asked first: what it is told of was in PostgreSQL before.
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

/** Nodes that the store has and PostgreSQL never had. Those of a volume that was erased leave by its own job. */
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
    if (repair && nodes.length > 0) await tellAnew(ports, volumeId, nodes)
    after = page.at(-1) ?? null
    if (after === null) return
  }
}

/**
 * The differences that no job is about to end. What differs at first may be told of in this moment: it is compared once
 * more, with a state that was not to be told of before the store was asked, and that was the same afterwards.
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
  const promised = await upkeep.promised(volumeId, asked)
  const second = await store.differing(volumeId, before)
  const [was, is] = [before, await ledger.changes(volumeId, differing)].map(revisionsOf)
  // Another end that is still to be told of may bring a relationship back, or take it away, that both tell.
  return second.filter(
    ({ node, others }) => was?.get(node) === is?.get(node) && ![node, ...others].some((each) => promised.has(each)),
  )
}

const revisionsOf = (changes: readonly NodeChange[]): Map<string, bigint> =>
  new Map(changes.map(({ node, revision }) => [node, revision]))

/** Of what is newer than it should be the store is not told by a change: such a node starts afresh. */
const tellAnew = async ({ ledger, store }: StorePorts, volumeId: string, nodes: readonly string[]): Promise<void> => {
  const changes = await ledger.changes(volumeId, nodes)
  await store.apply(volumeId, changes)
  const stubborn = (await store.differing(volumeId, changes)).map(({ node }) => node)
  if (stubborn.length === 0) return
  await store.remove(stubborn)
  await store.apply(volumeId, await ledger.changes(volumeId, stubborn))
}
