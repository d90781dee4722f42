import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import type { TestQdrant } from '../../support/servers/qdrant.js'
import { clientOf, ids, idsOf, ofTenant, points, type QdrantTrial, tenants, unit } from './trial.js'

/** Tests what Qdrant reports about itself and the stored points. */
export const answersReads = (qdrant: TestQdrant | null, trial: () => QdrantTrial): void => {
  test('reports its version, and requires its key', async () => {
    const { client } = trial()
    expect((await client.versionInfo()).version).toMatch(/^1\./)
    expect(await (await fetch(`${qdrant?.url}/healthz`)).text()).toContain('passed')
    if (!qdrant?.ours) return
    for (const apiKey of [undefined, 'another'])
      await expect(clientOf(qdrant, apiKey).getCollections()).rejects.toMatchObject({ status: 401 })
  })

  test('describes its collections', async () => {
    const { client, name } = trial()
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
    const { client, name } = trial()
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
    // Of several vectors of one point, the best one counts, not their sum.
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

  test('returns points as they were put', async () => {
    const { client, name } = trial()
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

  test('scrolls by id, page by page', async () => {
    const { client, name } = trial()
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

  test('filters by payload and by ids', async () => {
    const { client, name, scrolled } = trial()
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
}
