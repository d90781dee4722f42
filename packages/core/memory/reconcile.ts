import type { ExternalIndex, IndexedPoint } from '../ports/external-index.js'
import type { Expected } from '../ports/index-ledger.js'
import { type IndexPorts, indexMemories } from './index-memory.js'

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
  /** After each page. */
  onProgress?: (drift: Readonly<Drift>) => void
}

export interface ReconcilePorts extends IndexPorts {
  external: ExternalIndex
}

/** A long memory has a megabyte of vectors. */
const PAGE = 100

/**
 * Compares PostgreSQL with the index, while both are in use, and repairs what differs if told to. Both are read in the
 * order of their ids. Nothing is taken out of the index before PostgreSQL has said once more that it does not belong
 * there.
 * @throws AppError service_unavailable when one of them is away; what was repaired until then stays repaired
 */
export const reconcile = async (ports: ReconcilePorts, call: ReconcileCall): Promise<Drift> => {
  const drift: Drift = { compared: 0, missing: 0, extra: 0, changed: 0, notes: 0 }
  const { volumeId, repair, signal } = call
  for (let after: string | null = null, more = true; more; ) {
    signal.throwIfAborted()
    const page = await readPage(ports, after, volumeId)
    const { missing, changed, extra } = await differences(ports, page)
    drift.compared += page.expected.length
    drift.missing += missing.length
    drift.changed += changed.length
    drift.extra += extra.length
    if (repair && missing.length + changed.length > 0) await indexMemories(ports, [...missing, ...changed])
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

/** What changed between the two readings is asked for again: it is no drift. */
const differences = async ({ ledger, embedder }: ReconcilePorts, { expected, points }: Page) => {
  const absent: string[] = []
  const changed: string[] = []
  for (const { entry, waiting, noted } of expected) {
    const point = points.get(entry.memoryId)
    points.delete(entry.memoryId)
    if (waiting) continue
    if (!point) absent.push(entry.memoryId)
    else if (!noted || !point.holds(entry)) changed.push(entry.memoryId)
  }
  const missing = absent.length === 0 ? [] : await ledger.entries(absent, embedder.model)
  const extra = points.size === 0 ? [] : await ledger.unexpected([...points.keys()])
  return { missing: missing.map(({ memoryId }) => memoryId), changed, extra }
}
