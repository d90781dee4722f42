import { describe, expect, test } from '@jest/globals'
import { type Reranker, RerankerFailed } from '../../ports/answers/reranker.js'
import { findReranked, HITS_TO_RERANK } from './rerank.js'

const { signal } = new AbortController()
const hits = Array.from({ length: 100 }, (_, at) => ({ memory: { content: `hit ${at}` }, score: 1 - at / 100 }))
const contentsOf = (found: { memory: { content: string } }[]) => found.map(({ memory }) => memory.content)

/** Finds among the first hits, up to `known`; returns what was asked for too. */
const find = async (rank: Reranker['rank'] | null, limit: number, known = hits.length) => {
  const wanted: number[] = []
  const reranker = rank && { model: 'm', rank }
  const result = await findReranked({ reranker }, { query: 'q', limit, signal }, async (most) => {
    wanted.push(most)
    return hits.slice(0, Math.min(most, known))
  })
  return { ...result, wanted }
}

test('without a reranker, no more hits are looked for than wanted', async () => {
  expect(await find(null, 3)).toEqual({ found: hits.slice(0, 3), degraded: [], wanted: [3] })
})

test('a reranker gets the query and the first hits, and can lift one onto the page; scores stay', async () => {
  const asked: unknown[] = []
  const lastFirst: Reranker['rank'] = async (query, texts) => {
    asked.push(query, texts)
    return texts.map((_, at) => at)
  }
  const { found, degraded, wanted } = await find(lastFirst, 3)
  expect(wanted).toEqual([HITS_TO_RERANK])
  expect(asked).toEqual(['q', contentsOf(hits.slice(0, HITS_TO_RERANK))])
  expect(found).toEqual([hits[31], hits[30], hits[29]])
  expect(degraded).toEqual([])
})

test('a page longer than that is handed over whole', async () => {
  const { found, wanted } = await find(async (_, texts) => texts.map((_, at) => at), 50)
  expect(wanted).toEqual([50])
  expect(found).toEqual(hits.slice(0, 50).toReversed())
})

describe('the first order decides', () => {
  test('between equally relevant hits', async () => {
    const { found } = await find(async (_, texts) => texts.map((_, at) => at % 2), 4, 4)
    expect(contentsOf(found)).toEqual(['hit 1', 'hit 3', 'hit 0', 'hit 2'])
  })
  test('between hits that the reranker left out, which come last', async () => {
    const { found } = await find(async () => [null, -7, null, -3, Number.MIN_SAFE_INTEGER], 5, 5)
    expect(contentsOf(found)).toEqual(['hit 3', 'hit 1', 'hit 4', 'hit 0', 'hit 2'])
  })
})

test.each([0, 1])('with %i hits there is nothing to order, and the reranker is not asked', async (known) => {
  const never = () => Promise.reject(new Error('asked'))
  expect(await find(never, 3, known)).toMatchObject({ found: hits.slice(0, known), degraded: [] })
})

test('if it fails, the first ranking is the answer, and the reranker is named', async () => {
  const failing = () => Promise.reject(new RerankerFailed('It is late.'))
  expect(await find(failing, 3)).toMatchObject({ found: hits.slice(0, 3), degraded: ['reranker'] })
})

test('other errors are thrown, such as that of a caller who left', async () => {
  const left = () => Promise.reject(new Error('the client has gone'))
  await expect(find(left, 3)).rejects.toThrow('the client has gone')
})
