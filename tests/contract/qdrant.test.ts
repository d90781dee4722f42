import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals'
import { QdrantClient } from '@qdrant/js-client-rest'
import { eventually } from '../support/eventually.js'
import { startQdrant } from '../support/qdrant.js'

// What the service asks of a Qdrant, asked of the one that tests have: by the official client, so that the shapes are
// those of the official server wherever the front takes its place.
const KEY = 'a key of the test'
const qdrant = await startQdrant({ apiKey: KEY })
afterAll(() => qdrant?.stop())

const clientOf = (apiKey: string | undefined) =>
  new QdrantClient({
    url: qdrant?.url ?? '',
    checkCompatibility: false,
    headers: { 'accept-encoding': 'identity', ...(apiKey && { 'api-key': apiKey }) },
  })

const tenants = [randomUUID(), randomUUID()] as const
const ids = Array.from({ length: 7 }, randomUUID).sort()
const unit = (turn: number) => [Math.cos(turn), Math.sin(turn), 0, 0]
const termsOf = (at: number) => ({ indices: [4_294_967_295, at], values: [0.5, 0.25] })

/** Point `at` points 0.1 × at away from the first axis; the odd ones are the second tenant's. */
const points = ids.map((id, at) => ({
  id,
  vector: {
    first: unit(at / 10),
    terms: termsOf(at),
    ...(at % 3 === 0 && { later: [unit(at), unit(at + 1)] }),
  },
  payload: { volume_id: tenants[at % 2] as string, length: at, seq: 10 * at },
}))

const ofTenant = (at: 0 | 1) => ({ must: [{ key: 'volume_id', match: { value: tenants[at] } }] })
const idsOf = (found: readonly { id: string | number }[]) => found.map(({ id }) => id)

const suite = qdrant ? describe : describe.skip
suite(`Qdrant (${qdrant?.name})`, () => {
  const client = clientOf(qdrant?.apiKey)
  let name: string

  beforeEach(async () => {
    name = `test-${randomUUID()}`
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
  })

  const scrolled = async (filter: object) => idsOf((await client.scroll(name, { filter, limit: 100 })).points)

  test('says its version, and asks for its key', async () => {
    expect((await client.versionInfo()).version).toMatch(/^1\./)
    expect(await (await fetch(`${qdrant?.url}/healthz`)).text()).toContain('passed')
    if (!qdrant?.ours) return
    for (const apiKey of [undefined, 'another'])
      await expect(clientOf(apiKey).getCollections()).rejects.toMatchObject({ status: 401 })
  })

  test('tells of its collections', async () => {
    expect(idsOf((await client.getCollections()).collections.map((one) => ({ id: one.name })))).toContain(name)
    const info = await client.getCollection(name)
    expect(info).toMatchObject({ status: 'green', points_count: 7 })
    expect(info.config.params.vectors).toMatchObject({ first: { size: 4, distance: 'Dot' } })
    expect(info.payload_schema.volume_id).toMatchObject({ data_type: 'keyword', points: 7 })
    expect(await client.collectionExists(name)).toEqual({ exists: true })
    await expect(client.createCollection(name, { vectors: { size: 4, distance: 'Dot' } })).rejects.toMatchObject({
      status: 409,
    })
    expect(await client.deleteCollection(name)).toBe(true)
    expect(await client.collectionExists(name)).toEqual({ exists: false })
    await expect(client.getCollection(name)).rejects.toMatchObject({ status: 404 })
  })

  test('answers several queries at once, each within its tenant', async () => {
    const of = (query: number[] | { indices: number[]; values: number[] }, using: string) => ({
      query,
      using,
      filter: ofTenant(0),
      limit: 3,
      params: { exact: true },
    })
    const searches = [
      of(unit(0), 'first'),
      of(unit(3), 'later'),
      of({ indices: [4_294_967_295, 4], values: [1, 2] }, 'terms'),
    ]
    const [dense, later, sparse] = await client.queryBatch(name, { searches })
    expect(idsOf(dense?.points ?? [])).toEqual([ids[0], ids[2], ids[4]])
    expect(dense?.points[1]?.score).toBeCloseTo(Math.cos(0.2), 6)
    expect(dense?.points[0]).not.toHaveProperty('payload')
    expect(idsOf(later?.points ?? [])).toEqual([ids[0], ids[6]])
    // The best of its vectors counts, not their sum.
    expect(later?.points[0]?.score).toBeCloseTo(Math.cos(2), 6)
    expect(sparse?.points[0]).toMatchObject({ id: ids[4], score: 1 })
    expect(sparse?.points).toHaveLength(3)
    const { points: among } = await client.query(name, {
      query: unit(0),
      using: 'first',
      filter: { must: [...ofTenant(0).must, { has_id: [ids[1] as string, ids[4] as string] }] },
      with_payload: true,
      with_vector: ['terms'],
    })
    expect(among).toMatchObject([{ id: ids[4], payload: { seq: 40 }, vector: { terms: { values: [0.25, 0.5] } } }])
    expect(Object.keys(among[0]?.vector ?? {})).toEqual(['terms'])
  })

  test('gives points back as they were put', async () => {
    const found = await client.retrieve(name, {
      ids: [ids[3] as string, ids[4] as string, randomUUID()],
      with_vector: ['first', 'later', 'terms'],
      with_payload: true,
    })
    expect(idsOf(found).sort()).toEqual([ids[3], ids[4]])
    const [third, fourth] = [...found].sort((one, other) => (one.id < other.id ? -1 : 1))
    expect(third?.payload).toEqual(points[3]?.payload)
    const { first, later } = (third?.vector ?? {}) as { first: number[]; later: number[][] }
    expect(Float32Array.from(first)).toEqual(Float32Array.from(unit(0.3)))
    expect(later.map((one) => Float32Array.from(one))).toEqual([unit(3), unit(4)].map((one) => Float32Array.from(one)))
    expect(fourth?.vector).toMatchObject({ terms: { indices: [4, 4_294_967_295], values: [0.25, 0.5] } })
    expect(fourth?.vector).not.toHaveProperty('later')
  })

  test('scrolls by id, page after page', async () => {
    const pages: unknown[][] = []
    for (let offset: unknown; offset !== null; ) {
      const page = await client.scroll(name, {
        limit: 3,
        with_payload: false,
        ...(offset ? { offset: offset as string } : {}),
      })
      pages.push(idsOf(page.points))
      offset = page.next_page_offset ?? null
    }
    expect(pages).toEqual([ids.slice(0, 3), ids.slice(3, 6), ids.slice(6)])
  })

  test('filters by what is in the payload and by ids', async () => {
    const at = (...places: number[]) => places.map((place) => ids[place])
    expect(await scrolled(ofTenant(1))).toEqual(at(1, 3, 5))
    expect(await scrolled({ must: { key: 'seq', range: { gte: 20, lt: 50 } } })).toEqual(at(2, 3, 4))
    expect(await scrolled({ must: [{ key: 'length', match: { any: [1, 6, 9] } }] })).toEqual(at(1, 6))
    expect(await scrolled({ must: [{ has_id: [] }] })).toEqual([])
    expect(await scrolled({ must_not: [{ has_id: at(0, 1, 2) }] })).toEqual(at(3, 4, 5, 6))
    expect(await scrolled({ should: [{ has_id: at(0) }, { key: 'seq', match: { value: 30 } }] })).toEqual(at(0, 3))
    await client.deletePayload(name, { points: at(2) as string[], keys: ['seq'], wait: true })
    expect(await scrolled({ must: [{ is_empty: { key: 'seq' } }] })).toEqual(at(2))
    expect(await client.count(name, { filter: ofTenant(1) })).toEqual({ count: 3 })
    const { hits } = await client.facet(name, { key: 'volume_id', exact: true })
    expect(hits).toEqual([
      { value: tenants[0], count: 4 },
      { value: tenants[1], count: 3 },
    ])
  })

  test('replaces, changes and deletes', async () => {
    const [first, second] = ids as [string, string]
    await client.upsert(name, {
      batch: { ids: [first], vectors: { first: [unit(1)] }, payloads: [{ volume_id: tenants[1], seq: 1 }] },
      wait: true,
    })
    await client.updateVectors(name, { points: [{ id: second, vector: { first: unit(2) } }], wait: true })
    await client.setPayload(name, { points: [second], payload: { seq: 2 }, wait: true })
    const found = await client.retrieve(name, { ids: [first, second], with_vector: true })
    const [one, other] = [...found].sort((left, right) => (left.id < right.id ? -1 : 1))
    expect(one?.payload).toEqual({ volume_id: tenants[1], seq: 1 })
    expect(Object.keys(one?.vector ?? {})).toEqual(['first'])
    expect(other?.payload).toEqual({ ...points[1]?.payload, seq: 2 })
    expect(other?.vector).toMatchObject({ terms: { values: [0.25, 0.5] } })
    await client.delete(name, { points: [first, randomUUID()], wait: true })
    expect(await client.count(name)).toEqual({ count: 6 })
    await client.delete(name, { filter: ofTenant(1), wait: true })
    expect(await scrolled({})).toEqual([ids[2], ids[4], ids[6]])
  })

  test('serves under another name, changed at once', async () => {
    const alias = `alias-${randomUUID()}`
    const other = `test-${randomUUID()}`
    await client.createCollection(other, { vectors: { first: { size: 4, distance: 'Dot' } } })
    const pointTo = (collection: string) => ({ create_alias: { collection_name: collection, alias_name: alias } })
    await client.updateCollectionAliases({ actions: [pointTo(name)] })
    expect(await client.count(alias)).toEqual({ count: 7 })
    await client.updateCollectionAliases({ actions: [{ delete_alias: { alias_name: alias } }, pointTo(other)] })
    expect(await client.count(alias)).toEqual({ count: 0 })
    expect((await client.getAliases()).aliases).toContainEqual({ alias_name: alias, collection_name: other })
    await expect(client.updateCollectionAliases({ actions: [pointTo('nowhere')] })).rejects.toMatchObject({
      status: 404,
    })
    await client.deleteCollection(other)
    await expect(client.count(alias)).rejects.toMatchObject({ status: 404 })
  })

  test('refuses what is wrong', async () => {
    const refused = { status: 400 }
    const put = (vector: object) => client.upsert(name, { points: [{ id: randomUUID(), vector: vector as never }] })
    await expect(put({ first: [1] })).rejects.toMatchObject(refused)
    await expect(put({ unknown: unit(0) })).rejects.toMatchObject(refused)
    await expect(client.upsert(name, { points: [{ id: 'no uuid', vector: {} }] })).rejects.toMatchObject(refused)
    await expect(client.query(name, { query: [1], using: 'first' })).rejects.toMatchObject(refused)
    await expect(client.count('nowhere')).rejects.toMatchObject({ status: 404 })
    expect(await client.count(name)).toEqual({ count: 7 })
  })

  // The official server does what the front leaves out.
  const leftOut = qdrant?.name.startsWith('qdrant-edge') ? test : test.skip
  leftOut('the front refuses what it would not do, and leaves nothing aside', async () => {
    const queries = [
      { query: { fusion: 'rrf' as const }, prefetch: [{ query: unit(0), using: 'first' }] },
      { query: unit(0), using: 'first', lookup_from: { collection: 'other' } },
      { query: unit(0), using: 'first', params: { quantization: { rescore: true } } },
      { query: unit(0), using: 'first', filter: { must: [{ key: 'a', geo_radius: {} as never }] } },
    ]
    for (const query of queries)
      await expect(client.query(name, query)).rejects.toMatchObject({
        data: { status: { error: expect.stringContaining('Not supported') } },
      })
    await expect(client.listSnapshots(name)).rejects.toMatchObject({ status: 404 })
  })

  const controlled = qdrant?.ours ? test : test.skip
  controlled('what it acknowledged is there after it was killed while it wrote', async () => {
    const acknowledged: string[] = []
    const write = async () => {
      for (;;) {
        const id = randomUUID()
        const point = { id, vector: { first: unit(1), terms: termsOf(1) }, payload: { volume_id: id } }
        await client.upsert(name, { points: [point], wait: true })
        acknowledged.push(id)
      }
    }
    const alias = `alias-${randomUUID()}`
    await client.updateCollectionAliases({ actions: [{ create_alias: { collection_name: name, alias_name: alias } }] })
    await client.delete(name, { points: [ids[0] as string], wait: true })
    const writers = Promise.allSettled([write(), write(), write(), write()])
    await eventually(async () => expect(acknowledged.length).toBeGreaterThanOrEqual(200))
    await qdrant?.kill()
    await writers
    await expect(client.count(name)).rejects.toThrow()
    await qdrant?.restart()
    const found = await client.retrieve(alias, { ids: acknowledged, with_vector: true })
    expect(idsOf(found).sort()).toEqual([...acknowledged].sort())
    expect(found.every(({ id, payload, vector }) => payload?.volume_id === id && 'terms' in (vector as object))).toBe(
      true,
    )
    expect(await client.retrieve(alias, { ids: [ids[0] as string] })).toEqual([])
    expect((await client.getCollection(alias)).payload_schema).toHaveProperty('volume_id')
    // Those that it was writing may be there or not, whole.
    const { count } = await client.count(alias)
    expect(count - acknowledged.length - 6).toBeGreaterThanOrEqual(0)
    expect(count - acknowledged.length - 6).toBeLessThanOrEqual(4)
  })

  controlled('hangs while it is frozen, and goes on', async () => {
    const thaw = await qdrant?.freeze()
    const answered = client.count(name)
    const first = await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, 300, 'nothing yet'))])
    await thaw?.()
    expect(first).toBe('nothing yet')
    expect(await answered).toEqual({ count: 7 })
  })
})
