import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { call, candidate, idOf, ids, VOLUME, walk, world } from '../../../../tests/support/stores/searched-volume.js'
import type { MemoryFilters } from './filters.js'
import { type SearchCall, searchMemories } from './search.js'

describe('a mode queries the index', () => {
  const query = 'the boats of Nazare'
  test('hybrid: with vector and terms', async () => {
    const { ports, asked, embedded } = world([])
    await searchMemories(ports, call({ query }))
    expect(embedded).toEqual([query])
    const terms = ['boat', 'nazar']
    expect(asked[0]).toMatchObject({ volumeId: VOLUME, headSeq: 7n, terms, perLeg: 1_000, among: null })
    expect(asked[0]?.vector).toEqual(Float32Array.of(1))
  })
  test('semantic: without terms', async () => {
    const { ports, asked } = world([])
    await searchMemories(ports, call({ query, mode: 'semantic' }))
    expect(asked[0]).toMatchObject({ terms: [] })
  })
  test('keyword: without a vector, and nothing is embedded', async () => {
    const { ports, asked, embedded } = world([candidate(1, 0.2), candidate(2, 0), candidate(3, 0.9)])
    const { found } = await searchMemories(ports, call({ query, mode: 'keyword' }))
    expect([asked[0]?.vector, embedded]).toEqual([null, []])
    expect(found.map(({ memory, score }) => [memory.memoryId, score])).toEqual([
      [idOf(3), 0.9],
      [idOf(1), 0.2],
    ])
  })
  test.each<[string, MemoryFilters, boolean]>([
    ['nothing given', { agent: undefined, flagged: undefined, metadata: {} }, false],
    ['a user', { userId: 'ana' }, true],
    ['metadata', { metadata: { page: 1 } }, true],
    ['flagged', { flagged: true }, true],
    ['a date', { until: new Date() }, true],
  ])('with filters: %s', async (_, filters, given) => {
    const { ports, asked } = world([])
    await searchMemories(ports, call({ query, filters }))
    expect(asked[0]?.among).toEqual(given ? filters : null)
  })
})

describe('pages', () => {
  test('of a list return all in order, whatever the limit', async () => {
    const { ports, candidates } = world(Array.from({ length: 23 }, (_, at) => candidate(at, 1)))
    for (const limit of [1, 7, 22, 23, 24])
      expect((await walk(ports, { limit })).flat()).toEqual(candidates.map(({ memoryId }) => memoryId))
  })

  test('of a ranking return each memory once, whatever the limit, and end with it', async () => {
    const share = fc.integer({ min: 1, max: 50 }).map((part) => part / 50)
    await fc.assert(
      fc.asyncProperty(
        fc.array(share, { maxLength: 60 }),
        fc.integer({ min: 1, max: 70 }),
        fc.constantFrom('hybrid', 'semantic', 'keyword'),
        async (shares, limit, mode) => {
          const { ports } = world(shares.map((share, at) => candidate(at, share)))
          const best = shares.map((_, at) => at).sort((a, b) => (shares[b] as number) - (shares[a] as number) || a - b)
          const pages = await walk(ports, { query: 'boats', limit, mode })
          expect(pages.flat()).toEqual(best.map(idOf))
          expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true)
          expect(pages).toHaveLength(Math.max(1, Math.ceil(shares.length / limit)))
        },
      ),
    )
  })

  test('of a ranking that shifts meanwhile return each original memory once, and nothing newer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 9 }), fc.integer(), async (limit, seed) => {
        const first = Array.from({ length: 40 }, (_, at) => candidate(at, 0.5))
        const stays = first.map(({ memoryId }) => memoryId)
        const { ports, candidates } = world(first, (memoryId) => (stays.includes(memoryId) ? 7n : 8n))
        let turn = Math.abs(seed)
        const pages = await walk(ports, { query: 'boats', limit, mode: 'keyword' }, () => {
          turn++
          candidates.forEach((one, at) => {
            one.lexical = 0.1 + ((at * 7 + turn * 13) % 31) / 40
          })
          candidates.push(candidate(100 + turn - Math.abs(seed), 0.99))
        })
        const all = pages.flat()
        expect([...all].sort()).toEqual([...stays].sort())
      }),
    )
  })

  test('of a ranking end at a thousand', async () => {
    const { ports, candidates } = world(Array.from({ length: 1_203 }, (_, at) => candidate(at, 1 - at / 10_000)))
    for (const limit of [90, 100]) {
      const all = (await walk(ports, { query: 'boats', limit, mode: 'keyword' })).flat()
      expect(all).toEqual(candidates.slice(0, 1_000).map(({ memoryId }) => memoryId))
    }
  })

  test('skip memories deleted after they were indexed', async () => {
    const gone = new Set([1, 2, 3, 7, 9].map(idOf))
    const { ports } = world(
      Array.from({ length: 10 }, (_, at) => candidate(at, 1 - at / 100)),
      (memoryId) => (gone.has(memoryId) ? null : 1n),
    )
    const pages = await walk(ports, { query: 'boats', limit: 2, mode: 'keyword' })
    expect(pages).toEqual([[idOf(0), idOf(4)], [idOf(5), idOf(6)], [idOf(8)]])
  })
})

describe('a cursor', () => {
  const next = async (changes: Partial<SearchCall>) => {
    const { ports } = world([candidate(1, 0.5), candidate(2, 0.4)])
    return (await searchMemories(ports, call({ limit: 1, ...changes }))).cursor as string
  }
  const take = (changes: Partial<SearchCall>) =>
    searchMemories(world([candidate(1, 0.5), candidate(2, 0.4)]).ports, call({ limit: 1, ...changes }))
  const refused = { code: 'validation_failed', details: { cursor: [expect.any(String)] } }

  test.each<[string, Partial<SearchCall>, Partial<SearchCall>]>([
    ['a list in a ranking', {}, { query: 'boats' }],
    ['a ranking in a list', { query: 'boats' }, {}],
    ['another query', { query: 'boats' }, { query: 'boat' }],
    ['another mode', { query: 'boats' }, { query: 'boats', mode: 'keyword' }],
    ['another volume', {}, { volumeId: '00000000-0000-4000-9000-000000000002' }],
    ['another filter', { filters: { userId: 'ana' } }, { filters: { userId: 'rui' } }],
    ['the same text in another filter', { filters: { userId: 'ana' } }, { filters: { sessionId: 'ana' } }],
    ['no filter', { filters: { flagged: true } }, {}],
    ['another date', { filters: { from: new Date(1) } }, { filters: { until: new Date(1) } }],
    ['metadata of another type', { filters: { metadata: { a: 1 } } }, { filters: { metadata: { a: '1' } } }],
  ])('is rejected for %s, before anything is read', async (_, given, taken) => {
    await expect(take({ ...taken, cursor: await next(given) })).rejects.toMatchObject(refused)
  })

  test.each<[string, Partial<SearchCall>, Partial<SearchCall>]>([
    ['another limit', {}, { limit: 9 }],
    [
      'filters in another order',
      { filters: { memoryTypes: ['event', 'factual'] } },
      { filters: { memoryTypes: ['factual', 'event'] } },
    ],
    ['metadata in another order', { filters: { metadata: { a: 1, b: 2 } } }, { filters: { metadata: { b: 2, a: 1 } } }],
    ['a mode, which is ignored without a query', {}, { mode: 'keyword' }],
  ])('is accepted with %s', async (_, given, taken) => {
    expect(ids(await take({ ...taken, cursor: await next(given) }))).toEqual([idOf(2)])
  })
})

test('an inaccessible volume is rejected before anything is embedded or searched', async () => {
  const { ports, asked, embedded } = world([])
  const elsewhere = call({ volumeId: '00000000-0000-4000-9000-000000000002', query: 'boats' })
  await expect(searchMemories(ports, elsewhere)).rejects.toMatchObject({ code: 'agent_not_authorized_for_volume' })
  expect([asked, embedded]).toEqual([[], []])
})
