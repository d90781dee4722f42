import type { ExternalIndex, IndexEntry, IndexedPoint } from '@agent-memory/core/ports/external-index'
import type { IndexLedger } from '@agent-memory/core/ports/index-ledger'
import type { Database } from '../postgres/database.js'
import { unlessAborted } from '../unless-aborted.js'
import { collectionOf, prepareCollection } from './collection.js'
import { isSamePoint, type Point, toPoint } from './points.js'
import { searchVolume } from './search.js'
import { answered, openQdrant, type QdrantOptions } from './store.js'

export interface QdrantIndexOptions extends QdrantOptions {
  model: string
  dimension: number
  /** What PostgreSQL knows: statistics of the terms, and who comes before and after whom. */
  ledger: Pick<IndexLedger, 'statistics' | 'around'>
  /** For the filters of a search. */
  database: Pick<Database, 'query'>
}

/** Points in one request: a long memory has some 200 windows of 384 numbers, a megabyte and more. */
const BATCH = 100

/** The index in a Qdrant server: the same signals, and so the same ranking, as PostgreSQL's own. */
export const openQdrantIndex = (options: QdrantIndexOptions): ExternalIndex => {
  const { model, dimension, prefix } = options
  const store = openQdrant(options)
  const set = collectionOf(prefix, model, dimension)
  const { searching, changing } = store

  return {
    set,
    search: (query, signal) =>
      unlessAborted(searchVolume({ ...options, client: searching, collection: set }, query), signal),
    prepare: () => prepareCollection(changing, set, dimension),

    async clear(of = set) {
      await answered(changing.deleteCollection(of))
    },
    async serve() {
      const alias_name = `${prefix}memories`
      const { aliases } = await answered(changing.getAliases())
      const present = aliases.find((alias) => alias.alias_name === alias_name)
      if (present?.collection_name === set) return
      // Both in one step, so that the name always leads somewhere.
      const left = present ? [{ delete_alias: { alias_name } }] : []
      const actions = [...left, { create_alias: { alias_name, collection_name: set } }]
      await answered(changing.updateCollectionAliases({ actions }))
    },

    async put(entries) {
      for (let start = 0; start < entries.length; start += BATCH) {
        const points = entries.slice(start, start + BATCH).map(toPoint)
        await answered(changing.upsert(set, { wait: true, points: points as never }))
      }
    },
    async remove(memoryIds) {
      await answered(changing.delete(set, { wait: true, points: [...memoryIds] }))
    },
    async removeVolume(volumeId) {
      await answered(changing.delete(set, { wait: true, filter: ofVolume(volumeId) }))
    },

    async points(after, limit, volumeId) {
      const { points } = await answered(
        changing.scroll(set, {
          ...(volumeId && { filter: ofVolume(volumeId) }),
          // Where a page begins is part of it: asked for one more, and passed over.
          ...(after && { offset: after }),
          limit: limit + (after ? 1 : 0),
          with_payload: true,
          with_vector: true,
        }),
      )
      return (points as unknown as Point[]).filter(({ id }) => id !== after).map(toIndexed)
    },
    async ping() {
      await answered(searching.collectionExists(set))
    },
    async close() {},
  }
}

const ofVolume = (volumeId: string) => ({ must: [{ key: 'volume_id', match: { value: volumeId } }] })

const toIndexed = (point: Point): IndexedPoint => ({
  memoryId: point.id,
  volumeId: point.payload?.volume_id ?? '',
  holds: (entry: IndexEntry) => isSamePoint(point, toPoint(entry)),
})
