import type { ExternalIndex, IndexEntry, IndexedPoint } from '@agent-memory/core/ports/memory/external-index'
import type { IndexLedger } from '@agent-memory/core/ports/memory/index-ledger'
import { untilAborted } from '@agent-memory/core/time-limit'
import type { Database } from '../postgres/connection/database.js'
import type { SupersededIndex } from '../postgres/index/memory-index.js'
import { collectionOf, prepareCollection } from './collection.js'
import { isSamePoint, type Point, toPoint } from './points.js'
import { searchVolume } from './search.js'
import { answered, openQdrant, type QdrantOptions } from './store.js'

export interface QdrantIndexOptions extends QdrantOptions {
  model: string
  dimension: number
  /** Reads data that is kept in PostgreSQL: term statistics, and the neighbours of each memory. */
  ledger: Pick<IndexLedger, 'statistics' | 'around'>
  /** Applies the filters of a search. */
  database: Pick<Database, 'query'>
  /**
   * Searches the texts of superseded memories, so that a current memory is also found by a text that it superseded. If
   * undefined, memories are found only by their own text.
   */
  formers?: SupersededIndex | undefined
}

/**
 * Maximum points, and numbers in their vectors, per request: Qdrant accepts 32 MB. A number takes some ten characters,
 * and a long memory has 96 windows of 384 numbers.
 */
const BATCH_POINTS = 100
const BATCH_NUMBERS = 400_000

/**
 * Opens the index in a Qdrant server. It gives the same signals, and so the same ranking, as the index in PostgreSQL.
 */
export const openQdrantIndex = (options: QdrantIndexOptions): ExternalIndex => {
  const { model, dimension, prefix, installation } = options
  const store = openQdrant(options)
  const set = collectionOf(prefix, model, dimension, installation)
  const { searching, changing } = store

  return {
    set,
    search: (query, signal) =>
      untilAborted(searchVolume({ ...options, client: searching, collection: set }, query), signal),
    exists: async () => (await answered(changing.collectionExists(set))).exists,
    prepare: () => prepareCollection(changing, set, dimension),

    async clear(of = set) {
      await answered(changing.deleteCollection(of))
    },
    async serve() {
      const alias_name = `${prefix}memories-${installation}`
      const { aliases } = await answered(changing.getAliases())
      const present = aliases.find((alias) => alias.alias_name === alias_name)
      if (present?.collection_name === set) return
      // Both actions are in one request, so that the alias always points to a collection.
      const left = present ? [{ delete_alias: { alias_name } }] : []
      const actions = [...left, { create_alias: { alias_name, collection_name: set } }]
      await answered(changing.updateCollectionAliases({ actions }))
    },

    async put(entries) {
      for (const batch of inBatches(entries)) {
        await answered(changing.upsert(set, { wait: true, points: batch.map(toPoint) as never }))
      }
    },
    async remove(memoryIds, from = set) {
      await answered(unlessGone(changing.delete(from, { wait: true, points: [...memoryIds] })))
    },
    async removeVolume(volumeId, from = set) {
      await answered(unlessGone(changing.delete(from, { wait: true, filter: ofVolume(volumeId) })))
    },

    async points(after, limit, volumeId) {
      const { points } = await answered(
        changing.scroll(set, {
          ...(volumeId && { filter: ofVolume(volumeId) }),
          // The page begins with the point at the offset, which is dropped below; so one more point is fetched.
          ...(after && { offset: after }),
          limit: limit + (after ? 1 : 0),
          with_payload: true,
          with_vector: true,
        }),
      )
      return (points as unknown as Point[])
        .filter(({ id }) => id !== after)
        .slice(0, limit)
        .map(toIndexed)
    },
    async pointsOf(memoryIds, volumeId) {
      const among = { must: [{ has_id: [...memoryIds] }, ...(volumeId ? ofVolume(volumeId).must : [])] }
      const { points } = await answered(
        changing.scroll(set, { filter: among, limit: memoryIds.length, with_payload: true, with_vector: true }),
      )
      return (points as unknown as Point[]).map(toIndexed)
    },
    async ping() {
      await answered(searching.collectionExists(set))
    },
    async close() {},
  }
}

const inBatches = (entries: readonly IndexEntry[]): IndexEntry[][] => {
  const batches: IndexEntry[][] = []
  let numbers = Number.POSITIVE_INFINITY
  for (const entry of entries) {
    const more = entry.vectors.reduce((sum, { length }) => sum + length, 0)
    const last = batches.at(-1)
    if (last && last.length < BATCH_POINTS && numbers + more <= BATCH_NUMBERS) {
      last.push(entry)
      numbers += more
    } else {
      batches.push([entry])
      numbers = more
    }
  }
  return batches
}

/** Ignores that a collection is missing: there is then nothing to remove. */
const unlessGone = (request: Promise<unknown>): Promise<unknown> =>
  request.catch((error: { status?: number }) => {
    if (error.status !== 404) throw error
  })

const ofVolume = (volumeId: string) => ({ must: [{ key: 'volume_id', match: { value: volumeId } }] })

const toIndexed = (point: Point): IndexedPoint => ({
  memoryId: point.id,
  volumeId: point.payload?.volume_id ?? '',
  holds: (entry: IndexEntry) => isSamePoint(point, toPoint(entry)),
})
