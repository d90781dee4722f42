import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import { QdrantClient } from '@qdrant/js-client-rest'
import type { TestQdrant } from '../../support/servers/qdrant.js'

/** A client, and a new collection with `points` for each test. */
export interface QdrantTrial {
  client: QdrantClient
  /** Name of the collection. */
  name: string
  /** Returns the ids of the points that pass the filter. */
  scrolled(filter: object): Promise<(string | number)[]>
}

/**
 * Returns Qdrant's own client. The client understands only answers that have the form of the official server's, so the
 * tests check that form, also for our server around Qdrant's engine.
 */
export const clientOf = (qdrant: TestQdrant | null, apiKey: string | undefined) =>
  new QdrantClient({
    url: qdrant?.url ?? '',
    checkCompatibility: false,
    headers: { 'accept-encoding': 'identity', ...(apiKey && { 'api-key': apiKey }) },
  })

export const tenants = [randomUUID(), randomUUID()] as const
export const ids = Array.from({ length: 7 }, randomUUID).sort()
/** Returns a unit vector `turn` radians from `unit(0)`. No component is a whole number, as in vectors of a model. */
export const unit = (turn: number) => {
  const [along, across] = [Math.cos(turn + 0.5), Math.sin(turn + 0.5)]
  return [0.6 * along, 0.6 * across, 0.8 * along, 0.8 * across]
}
export const termsOf = (at: number) => ({ indices: [4_294_967_295, at], values: [0.5, 0.25] })

/** Point number `at` is 0.1 × `at` radians from `unit(0)`. Points with odd numbers belong to the second tenant. */
export const points = ids.map((id, at) => ({
  id,
  vector: {
    first: unit(at / 10),
    terms: termsOf(at),
    ...(at % 3 === 0 && { later: [unit(at), unit(at + 1)] }),
  },
  payload: { volume_id: tenants[at % 2] as string, length: at, seq: 10 * at },
}))

export const ofTenant = (at: 0 | 1) => ({ must: [{ key: 'volume_id', match: { value: tenants[at] } }] })
export const idsOf = (found: readonly { id: string | number }[]) => found.map(({ id }) => id)

/** Makes the collection and fills it. */
export async function openTrial(client: QdrantClient): Promise<QdrantTrial> {
  const name = `test-${randomUUID()}`
  await client.createCollection(name, {
    vectors: {
      first: { size: 4, distance: 'Dot' },
      later: { size: 4, distance: 'Dot', multivector_config: { comparator: 'max_sim' } },
    },
    sparse_vectors: { terms: {} },
    hnsw_config: { m: 0, payload_m: 16 },
  })
  await client.createPayloadIndex(name, {
    field_name: 'volume_id',
    field_schema: { type: 'keyword', is_tenant: true },
    wait: true,
  })
  expect(await client.upsert(name, { points, wait: true })).toMatchObject({ status: 'completed' })
  return {
    client,
    name,
    scrolled: async (filter) => idsOf((await client.scroll(name, { filter, limit: 100 })).points),
  }
}
