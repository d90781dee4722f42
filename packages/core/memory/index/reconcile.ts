import type { ExternalIndex, IndexedPoint } from '../../ports/memory/external-index.js'
import type { Expected } from '../../ports/memory/index-ledger.js'
import { type IndexPorts, indexOrDeadLetter, type OnRefused } from './index-memory.js'

/** How the index outside PostgreSQL differs from PostgreSQL. Pending changes do not count. */
export interface Drift {
  /** Number of memories compared. */
  compared: number
  /** Number of current memories that are missing from the index. */
  missing: number
  /** Number of points (the index's entries for memories) without a current memory. */
  extra: number
  /** Number of points that differ from their memory. */
  changed: number
  /**
   * Number of wrong records that PostgreSQL keeps about the index: those of memories that are not current, and wrong
   * term counts of volumes.
   */
  notes: number
}

export interface ReconcileCall {
  /** Null for all volumes, including the points of deleted volumes. */
  volumeId: string | null
  repair: boolean
  signal: AbortSignal
  /**
   * Called for a memory that the index rejects for good. It still counts as missing or changed, and the repair
   * continues with the next memory.
   */
  onRefused: OnRefused
  /** Called after each page. */
  onProgress?: (drift: Readonly<Drift>) => void
}

export interface ReconcilePorts extends IndexPorts {
  external: ExternalIndex
}

/** Maximum memories per page: few, because a long memory has a megabyte of vectors. */
const PAGE = 100

/**
 * Compares PostgreSQL with the index while both are in use. Reads both in id order, and reads differences a second time
 * to rule out concurrent changes. A repair skips the second read and fixes every difference. That is safe: a repair
 * reads each memory again, and removes a point only after PostgreSQL has confirmed that no current memory has its id.
 * Memories that the index rejects for good become dead letters.
 * @throws AppError service_unavailable when PostgreSQL or the index is unavailable; repairs made so far stay
 */
export const reconcile = async (ports: ReconcilePorts, call: ReconcileCall): Promise<Drift> => {
  const drift: Drift = { compared: 0, missing: 0, extra: 0, changed: 0, notes: 0 }
  const { volumeId, repair, signal } = call
  for (let after: string | null = null, more = true; more; ) {
    signal.throwIfAborted()
    const page = await readPage(ports, after, volumeId)
    const found = await differences(ports, page)
    const { missing, changed, extra } = repair ? found : await settled(ports, found, volumeId)
    drift.compared += page.expected.length
    drift.missing += missing.length
    drift.changed += changed.length
    drift.extra += extra.length
    const wrong = [...missing, ...changed]
    if (repair && wrong.length > 0) await indexOrDeadLetter(ports, wrong, call.onRefused)
    if (repair && extra.length > 0) await ports.external.remove(extra)
    call.onProgress?.(drift)
    after = page.last
    more = page.more
  }
  for (const one of volumeId === null ? await ports.ledger.volumeIds() : [volumeId]) {
    signal.throwIfAborted()
    drift.notes += await ports.ledger.compareNotes(one, repair)
  }
  return drift
}

/** What PostgreSQL and the index hold in the same range of ids. */
interface Page {
  expected: Expected[]
  points: Map<string, IndexedPoint>
  last: string | null
  more: boolean
}

const readPage = async (
  { external, ledger, embedder }: ReconcilePorts,
  after: string | null,
  volumeId: string | null,
): Promise<Page> => {
  const expected = await ledger.expected(after, PAGE, volumeId, embedder.model)
  const points = await external.points(after, PAGE, volumeId)
  // If PostgreSQL or the index returned a full page, it may hold more ids, so both ranges end at the last id of that
  // page; if both pages are full, at the smaller of the two last ids.
  const ends = [points.at(-1)?.memoryId, expected.at(-1)?.entry.memoryId]
  const full = [points.length === PAGE, expected.length === PAGE]
  const limits = ends.filter((end, at): end is string => full[at] === true && end !== undefined)
  const last = limits.toSorted()[0] ?? null
  const within = (memoryId: string) => last === null || memoryId <= last
  return {
    expected: expected.filter(({ entry }) => within(entry.memoryId)),
    points: new Map(points.filter(({ memoryId }) => within(memoryId)).map((point) => [point.memoryId, point])),
    last,
    more: last !== null,
  }
}

/** Ids of the memories that differ. */
type Differences = Record<'missing' | 'changed' | 'extra', string[]>

/** Compares a page. Looks missing and extra memories up in PostgreSQL again, since they may have changed meanwhile. */
const differences = async ({ ledger, embedder }: ReconcilePorts, { expected, points }: Page): Promise<Differences> => {
  const absent: string[] = []
  const changed: string[] = []
  for (const each of expected) {
    const { memoryId } = each.entry
    const point = points.get(memoryId)
    points.delete(memoryId)
    if (isRight(each, point)) continue
    if (point) changed.push(memoryId)
    else absent.push(memoryId)
  }
  const missing = absent.length === 0 ? [] : await ledger.entries(absent, embedder.model)
  const extra = points.size === 0 ? [] : await ledger.unexpected([...points.keys()])
  return { missing: missing.map(({ memoryId }) => memoryId), changed, extra }
}

/** Whether the index is right about a memory. A memory with a pending job counts as right. */
const isRight = ({ entry, waiting, noted }: Expected, point: IndexedPoint | undefined): boolean =>
  waiting || (point !== undefined && noted && point.holds(entry))

/**
 * Returns the differences that no concurrent change explains. Reads the index again, and PostgreSQL just before and
 * just after that: a difference remains if the index matches neither state of PostgreSQL.
 */
const settled = async (
  { external, ledger, embedder }: ReconcilePorts,
  found: Differences,
  volumeId: string | null,
): Promise<Differences> => {
  const known = [...found.missing, ...found.changed]
  const all = [...known, ...found.extra]
  if (all.length === 0) return found
  const expected = async () => {
    const current = await ledger.expectedOf(all, embedder.model)
    return new Map(current.map((each) => [each.entry.memoryId, each]))
  }
  const before = await expected()
  const unexpected = new Set(await ledger.unexpected(found.extra))
  const points = new Map((await external.pointsOf(all, volumeId)).map((point) => [point.memoryId, point]))
  const after = await expected()
  const differs = (id: string): boolean =>
    [before.get(id), after.get(id)].every((each) => each !== undefined && !isRight(each, points.get(id)))
  return {
    missing: known.filter((id) => differs(id) && !points.has(id)),
    changed: known.filter((id) => differs(id) && points.has(id)),
    extra: found.extra.filter((id) => unexpected.has(id) && points.has(id) && !after.has(id)),
  }
}
