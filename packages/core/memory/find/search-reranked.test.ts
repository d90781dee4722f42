import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { call, candidate, idOf, walk, world } from '../../../../tests/support/stores/searched-volume.js'
import { type Reranker, RerankerFailed } from '../../ports/answers/reranker.js'
import { searchMemories } from './search.js'

test('the pages of a reranked search return each memory once, even if the reranker fails at times', async () => {
  const pageLimit = fc.integer({ min: 1, max: 40 })
  await fc.assert(
    fc.asyncProperty(pageLimit, fc.nat(99), fc.integer(), async (limit, count, seed) => {
      const { ports, candidates } = world(Array.from({ length: count }, (_, at) => candidate(at, 1 - at / 100)))
      let turn = seed
      const reranker: Reranker = {
        model: 'm',
        async rank(_, texts) {
          if (turn++ % 3 === 0) throw new RerankerFailed('It is late.')
          return texts.map((_, at) => (turn % 5 === at % 5 ? null : (at * turn) % 17))
        },
      }
      const pages = await walk({ ...ports, reranker }, { query: 'boats', limit })
      expect(pages.flat().sort()).toEqual(candidates.map(({ memoryId }) => memoryId).sort())
      expect(pages).toHaveLength(Math.max(1, Math.ceil(count / limit)))
    }),
  )
})

test('each page has the most relevant of the best 32 hits that no page before it had', async () => {
  const { ports } = world(Array.from({ length: 40 }, (_, at) => candidate(at, 1 - at / 100)))
  const lastFirst: Reranker = { model: 'm', rank: async (_, texts) => texts.map((_, at) => at) }
  const pages = await walk({ ...ports, reranker: lastFirst }, { query: 'boats', limit: 2 })
  expect(pages.slice(0, 3)).toEqual([
    [idOf(31), idOf(30)],
    [idOf(33), idOf(32)],
    [idOf(35), idOf(34)],
  ])
})

test.each(['semantic', 'keyword'] as const)('the mode %s asks no reranker', async (mode) => {
  const { ports } = world([candidate(1, 0.2), candidate(2, 0.3)])
  const never: Reranker = { model: 'm', rank: () => Promise.reject(new Error('asked')) }
  expect((await searchMemories({ ...ports, reranker: never }, call({ query: 'boats', mode }))).found).toHaveLength(2)
})

test('a page that is not reranked says so; a list never is', async () => {
  const { ports } = world([candidate(1, 0.2), candidate(2, 0.3)])
  const late: Reranker = { model: 'm', rank: () => Promise.reject(new RerankerFailed('It is late.')) }
  const pageOf = (query?: string) => searchMemories({ ...ports, reranker: late }, call({ query }))
  expect((await pageOf('boats')).degraded).toEqual(['reranker'])
  expect((await pageOf()).degraded).toEqual([])
})
