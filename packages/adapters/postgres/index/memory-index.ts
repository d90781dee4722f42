import { randomUUID } from 'node:crypto'
import { readsHistory } from '@agent-memory/core/memory/find/filters'
import type { Candidate, IndexQuery, MemoryIndex } from '@agent-memory/core/ports/memory/memory-index'
import { untilAborted } from '@agent-memory/core/time-limit'
import type { Database } from '../connection/database.js'
import { idsThatPass } from '../memories/memory-filters.js'
import { type ChangePage, type Holds, readChanges } from './changes.js'
import { type IndexWorker, startIndexWorker } from './index-worker.js'
import type { FormersFound, Found, Search } from './messages.js'
import { SIGNALS } from './volume-index.js'

const MEGABYTE = 1_048_576
/**
 * A volume that was too large to hold in memory is tried again once it has less than this share of the memories that it
 * had when it was found too large.
 */
const SHRUNK = 0.8

/** Reports that a volume was searched in slices because its index alone exceeds the memory budget. */
export interface Scanned {
  volumeId: string
  memories: number
  milliseconds: number
}

export interface MemoryIndexOptions {
  database: Pick<Database, 'query'>
  /** The embedding model whose stored vectors are searched; vectors of other models are skipped. */
  model: string
  dimension: number
  /** RAM for all held volumes together, in MB (INDEX_MEMORY_MB). */
  memoryMb: number
  log: { warn(fields: object, message: string): void }
  onScan?: (scanned: Scanned) => void
  /** A clock that never goes back, in milliseconds. */
  now?: () => number
}

interface View {
  /** Unique among all views of all volumes. */
  name: string
  volumeId: string
  holds: Holds
}

const viewOf = (volumeId: string, holds: Holds): View => ({ name: `${volumeId} ${holds}`, volumeId, holds })

const viewFor = ({ volumeId, among }: Pick<IndexQuery, 'volumeId' | 'among'>): View =>
  viewOf(volumeId, among !== null && readsHistory(among) ? 'history' : 'current')

/**
 * A view of a volume that the worker thread holds. Searches that include superseded memories are rare and use a
 * separate view, so that superseded memories do not displace candidates of other searches.
 */
interface Held {
  seq: bigint
  /** When the view was last known to contain all changes of the volume, in milliseconds of `now`. */
  readAt: number
  bytes: number
  memories: number
  superseded: number
  /** The catch-up in progress, which concurrent searches share; null if there is none. */
  catchingUp: Promise<void> | null
}

/**
 * A view not searched for this long is reloaded: tombstones it has not read may be deleted by then (keep-retention.ts).
 */
const LONGEST_UNREAD_MS = 6 * 24 * 3_600_000

const NOTHING: Found = { memoryIds: [], signals: new Float64Array() }

/** The superseded memories of volumes, for an index in another store, which holds only current memories. */
export interface SupersededIndex {
  /**
   * @param terms the query's terms; the postings in the answer have the same order
   * @returns the superseded memories nearest to the query; null if there are none, or too many to hold
   */
  superseded(
    at: Pick<IndexQuery, 'volumeId' | 'headSeq'>,
    query: Float32Array,
    terms: readonly string[],
  ): Promise<FormersFound | null>
}

/**
 * Opens the default, embedded index. It holds each volume's vectors and terms in a worker thread's memory, and catches
 * up with the volume's head from PostgreSQL before each search. The least recently searched volumes are evicted first.
 */
export const openMemoryIndex = (options: MemoryIndexOptions): MemoryIndex & SupersededIndex => {
  const { database, model, dimension, memoryMb, log, onScan, now = () => performance.now() } = options
  const budget = memoryMb * MEGABYTE
  /** The views in the worker's memory, least recently searched first. */
  const held = new Map<string, Held>()
  /** Views too large to hold, each with the number of memories that it had when this was found. */
  const tooLarge = new Map<string, number>()
  let worker: IndexWorker | null = null

  const running = (): IndexWorker => {
    worker ??= startIndexWorker(dimension, (error) => {
      worker = null
      held.clear()
      log.warn({ err: error }, 'the thread of the memory index died; the index is reloaded')
    })
    return worker
  }

  /** Brings the view up to date with `headSeq`, then calls `ask`; returns null if the view is too large to hold. */
  const askHeld = async <Answer>(
    view: View,
    headSeq: bigint,
    ask: (volume: Held) => Answer | Promise<Answer>,
  ): Promise<Answer | null> => {
    while (!tooLarge.has(view.name)) {
      const volume = touched(view.name)
      if (volume.seq < headSeq) {
        volume.catchingUp ??= catchUp(view, volume, headSeq).finally(() => {
          volume.catchingUp = null
        })
        await volume.catchingUp
      } else {
        volume.readAt = now()
        // Asks in the same tick as the lookup. If the volume is evicted afterwards, the worker thus gets the search
        // before the request to release the volume.
        return ask(volume)
      }
    }
    return null
  }

  const touched = (name: string): Held => {
    const known = held.get(name)
    if (known && known.catchingUp === null && now() - known.readAt > LONGEST_UNREAD_MS) release(name)
    const volume = held.get(name) ?? { seq: 0n, readAt: now(), bytes: 0, memories: 0, superseded: 0, catchingUp: null }
    held.delete(name)
    held.set(name, volume)
    return volume
  }

  const catchUp = async (view: View, volume: Held, headSeq: bigint): Promise<void> => {
    const { volumeId, holds } = view
    const currentFrom = holds === 'superseded' && volume.seq === 0n ? headSeq : 0n
    for (let more = true; more; ) {
      const page = await readChanges(database, model, { volumeId, holds, after: volume.seq, currentFrom })
      // If the volume is not held any more, the worker died; the waiting searches will reload the volume.
      if (held.get(view.name) !== volume) return
      if (page.changes.length > 0) await apply(view.name, volume, page)
      volume.seq = page.seq
      more = page.more
      if (volume.bytes > budget) return markTooLarge(view, volume)
    }
    if (volume.seq < headSeq) volume.seq = headSeq
    makeRoom(view.name)
  }

  const apply = async (name: string, volume: Held, { changes, vectors }: ChangePage): Promise<void> => {
    try {
      Object.assign(volume, await running().ask({ kind: 'apply', index: name, changes, vectors }))
    } catch (error) {
      // The page may be half applied, so the volume is released, to be reloaded rather than searched with wrong data.
      if (held.get(name) === volume) release(name)
      throw error
    }
  }

  const markTooLarge = ({ name, volumeId }: View, { bytes, memories }: Held): void => {
    tooLarge.set(name, memories)
    release(name)
    log.warn(
      { volume_id: volumeId, memories, bytes, budget },
      'a volume exceeds INDEX_MEMORY_MB and is searched in slices from PostgreSQL, which is slower',
    )
  }

  const makeRoom = (keep: string): void => {
    let total = 0
    for (const { bytes } of held.values()) total += bytes
    for (const [name, { bytes, catchingUp }] of held) {
      if (total <= budget) return
      if (name === keep || catchingUp !== null) continue
      release(name)
      total -= bytes
    }
  }

  const release = (name: string): void => {
    held.delete(name)
    void running()
      .ask({ kind: 'release', index: name })
      .catch(() => {})
  }

  /** Streams the whole volume past the query; returns the same candidates and signals as a held volume. */
  const scan = async ({ name, volumeId, holds }: View, search: Search): Promise<Found> => {
    const started = performance.now()
    const thread = running()
    const index = `scan ${randomUUID()}`
    try {
      await thread.ask({ kind: 'begin-scan', index, query: search.query, terms: search.terms })
      let memories = 0
      for (let after = 0n, more = true; more; ) {
        const page = await readChanges(database, search.query && model, { volumeId, holds, after })
        memories = (await thread.ask({ kind: 'apply', index, changes: page.changes, vectors: page.vectors })).memories
        after = page.seq
        more = page.more
      }
      if (memories < SHRUNK * (tooLarge.get(name) ?? 0)) tooLarge.delete(name)
      onScan?.({ volumeId, memories, milliseconds: performance.now() - started })
      return await thread.ask({ kind: 'search', index, ...search })
    } finally {
      void thread.ask({ kind: 'release', index }).catch(() => {})
    }
  }

  const find = async (query: IndexQuery): Promise<Found> => {
    const among = query.among && (await idsThatPass(database, query.volumeId, query.among))
    if (among?.length === 0) return NOTHING
    const { vector, terms, wanted, perLeg, best } = query
    const search: Search = { query: vector, terms, wanted, perLeg, among, best }
    const view = viewFor(query)
    const searched = ({ memories }: Held) =>
      memories === 0 ? NOTHING : running().ask({ kind: 'search', index: view.name, ...search })
    return (await askHeld(view, query.headSeq, searched)) ?? scan(view, search)
  }

  return {
    async search(query, signal) {
      return candidatesOf(await untilAborted(find(query), signal))
    },
    superseded({ volumeId, headSeq }, query, terms) {
      const { name, ...view } = viewOf(volumeId, 'superseded')
      return askHeld({ name, ...view }, headSeq, ({ superseded }) =>
        superseded === 0 ? null : running().ask({ kind: 'formers', index: name, query, terms }),
      )
    },
    async close() {
      held.clear()
      await worker?.close()
    },
  }
}

const candidatesOf = ({ memoryIds, signals }: Found): Candidate[] =>
  memoryIds.map((memoryId, at) => {
    const of = (signal: number) => signals[at * SIGNALS + signal] as number
    return {
      memoryId,
      ...{ cosine: of(0), lexical: of(1), context: of(2), length: of(3), fit: of(4), former: of(5) },
    }
  })
