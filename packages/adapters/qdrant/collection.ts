import { createHash } from 'node:crypto'
import type { QdrantClient } from '@qdrant/js-client-rest'
import { FIRST, LATER, TERMS } from './points.js'
import { answered } from './store.js'

/**
 * Returns the name of a collection, safe for file systems and URLs. Each installation, model and dimension has its own
 * collection: two installations must not share one, since each removes the points that are not in its own PostgreSQL.
 */
export const collectionOf = (prefix: string, model: string, dimension: number, installation: string): string => {
  const readable = model.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 80)
  const exact = readable === model ? '' : `-${createHash('sha256').update(model).digest('hex').slice(0, 8)}`
  return `${prefix}memories-${readable}${exact}-${dimension}-${installation}`
}

/** Creates the collection if it is missing. */
export const prepareCollection = async (client: QdrantClient, name: string, dimension: number): Promise<void> => {
  const { exists } = await answered(client.collectionExists(name))
  if (!exists) await answered(client.createCollection(name, settingsOf(dimension))).catch(unlessExists)
  // Creates the index even if the collection exists, because a process may have been killed between the two steps. An
  // index that exists is left as it is.
  await answered(
    client.createPayloadIndex(name, {
      field_name: 'volume_id',
      field_schema: { type: 'keyword', is_tenant: true },
      wait: true,
    }),
  )
}

/**
 * Returns the collection's settings. Every search is within one volume, so each volume has an HNSW graph of its own,
 * and there is no global one (Qdrant, "Multitenancy").
 */
const settingsOf = (dimension: number) => ({
  vectors: {
    [FIRST]: { size: dimension, distance: 'Dot' as const },
    [LATER]: {
      size: dimension,
      distance: 'Dot' as const,
      multivector_config: { comparator: 'max_sim' as const },
    },
  },
  sparse_vectors: { [TERMS]: {} },
  hnsw_config: { m: 0, payload_m: 16 },
})

const CONFLICT = 409

/** Ignores the error for a collection that another process has created at the same time; rethrows any other. */
const unlessExists = (error: { status?: number }): void => {
  if (error.status !== CONFLICT) throw error
}
