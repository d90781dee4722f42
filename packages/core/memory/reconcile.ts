import type { ExternalIndex, IndexedPoint } from '../ports/external-index.js'
import type { Expected } from '../ports/index-ledger.js'
import { type IndexPorts, indexAllThatIsTaken, type OnRefused } from './index-memory.js'

/** Where the index outside of PostgreSQL is not what PostgreSQL says. What is still being put there is no drift. */
export interface Drift {
  /** Memories compared. */
  compared: number
  /** Current memories that the index does not hold. */
  missing: number
  /** Points of no current memory. */
  extra: number
  /** Points that hold something else than their memory. */
  changed: number
  /** Notes in PostgreSQL of memories that are not current, and wrong figures of the volumes' terms. */
  notes: number
}

export interface ReconcileCall {
  /** Null: all of them, with points of volumes that are gone. */
  volumeId: string | null
  repair: boolean
  signal: AbortSignal
  /** It counts as missing or changed nevertheless; a repair goes on to the next one. */
  onRefused: OnRefused
  /** After each page. */
  onProgress?: (drift: Readonly<Drift>) => void
}

export interface ReconcilePorts extends IndexPorts {
  external: ExternalIndex
}

/** A long memory has a megabyte of vectors. */
const PAGE = 100

/**
 * Compares PostgreSQL with the index, while both are in use. Both are read in the order of their ids, and what differs is
 * looked at once more. A repair puts right whatever differs at first sight, which does no harm to what changes meanwhile:
 * it reads it anew, and nothing is taken out of the index before PostgreSQL has said once more that it does not belong.
 * What the index refuses for good becomes a dead letter.
 * @throws AppError service_unavailable when one of them is away; what was repaired until then stays repaired
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
    if (repair && wrong.length > 0) await indexAllThatIsTaken(ports, wrong, call.onRefused)
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

/** The same stretch of ids of both sides. */
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
  // Both stretches end where the shorter of two full ones does.
  const ends = [points.at(-1)?.memoryId, expected.at(-1)?.entry.memoryId]
  const full = [points.length === PAGE, expected.length === PAGE]
  const bounds = ends.filter((end, at): end is string => full[at] === true && end !== undefined)
  const last = bounds.toSorted()[0] ?? null
  const within = (memoryId: string) => last === null || memoryId <= last
  return {
    expected: expected.filter(({ entry }) => within(entry.memoryId)),
    points: new Map(points.filter(({ memoryId }) => within(memoryId)).map((point) => [point.memoryId, point])),
    last,
    more: last !== null,
  }
}

/** Ids of memories. */
type Differences = Record<'missing' | 'changed' | 'extra', string[]>

/** What came or went between the two readings is asked for again. */
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

/** What a job is still to tell is right as it is. */
const isRight = ({ entry, waiting, noted }: Expected, point: IndexedPoint | undefined): boolean =>
  waiting || (point !== undefined && noted && point.holds(entry))

/**
 * Those that no change under way explains: the index holds neither what PostgreSQL said just before it was asked again,
 * nor what PostgreSQL says since.
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
