import { createHash } from 'node:crypto'
import type { QdrantClient } from '@qdrant/js-client-rest'
import { FIRST, LATER, TERMS } from './points.js'
import { answered } from './store.js'

/**
 * One collection a model and dimension of an installation; a name that no file system or URL minds. No other database
 * shares it: what is in it and not in PostgreSQL is taken out.
 */
export const collectionOf = (prefix: string, model: string, dimension: number, installation: string): string => {
  const readable = model.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 80)
  const exact = readable === model ? '' : `-${createHash('sha256').update(model).digest('hex').slice(0, 8)}`
  return `${prefix}memories-${readable}${exact}-${dimension}-${installation}`
}

/** Makes the collection if there is none. */
export const prepareCollection = async (client: QdrantClient, name: string, dimension: number): Promise<void> => {
  const { exists } = await answered(client.collectionExists(name))
  if (!exists) await answered(client.createCollection(name, settingsOf(dimension))).catch(unlessExists)
  // Again if a process was killed between the two: it does nothing where the index is there.
  await answered(
    client.createPayloadIndex(name, {
      field_name: 'volume_id',
      field_schema: { type: 'keyword', is_tenant: true },
      wait: true,
    }),
  )
}

/** Every search is within one volume: a graph of neighbours for each, and none over all (Qdrant, "Multitenancy"). */
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

/** Another process made it at the same time. */
const unlessExists = (error: { status?: number }): void => {
  if (error.status !== CONFLICT) throw error
}
