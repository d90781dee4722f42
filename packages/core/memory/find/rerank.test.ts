import { describe, expect, test } from '@jest/globals'
import { type Reranker, RerankerFailed } from '../../ports/answers/reranker.js'
import type { FoundMemory } from './current-hits.js'
import { findReranked, HITS_TO_RERANK } from './rerank.js'

const { signal } = new AbortController()
/**
 * Returns a hit, written on `day` of January, flagged as a conflict if it is `against` others. `likely`: the ids of its
 * likely updates.
 */
const hit = (content: string, score: number, { against = [] as string[], likely = [] as string[], day = 1 } = {}) =>
  ({
    memory: {
      ...{ memoryId: content, content, eventDateSource: 'written', createdAt: new Date(Date.UTC(2026, 0, day)) },
      ...{
        flagReason: against.length > 0 ? 'conflict' : null,
        conflictsWith: against,
        likelyUpdates: likely,
        chunk: null,
      },
    },
    score,
    signals: { cosine: score, lexical: 0, context: 0, length: 5, fit: 0, former: 0 },
  }) as unknown as FoundMemory
const hits = Array.from({ length: 100 }, (_, at) => hit(`hit ${at}`, 1 - at / 100))
const contentsOf = (found: { memory: { content: string } }[]) => found.map(({ memory }) => memory.content)

/** Reranks the first `known` hits; also returns how many hits were asked for. */
const find = async (rank: Reranker['rank'] | null, limit: number, known = hits.length, all = hits, query = 'q') => {
  const wanted: number[] = []
  const reranker = rank && { model: 'm', rank }
  const result = await findReranked({ reranker }, { query, limit, signal }, async (most) => {
    wanted.push(most)
    return all.slice(0, Math.min(most, known))
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

test('a likely update comes right before the older one too', async () => {
  const all = [hit('old', 0.8, { likely: ['new'] }), hit('other', 0.7), hit('new', 0.6, { day: 2 })]
  const rank = async () => [3, 2, 1]
  expect(contentsOf((await find(rank, 3, 3, all)).found)).toEqual(['new', 'old', 'other'])
  const past = 'At what time was the standup before?'
  expect(contentsOf((await find(rank, 3, 3, all, past)).found)).toEqual(['old', 'other', 'new'])
})

test('of two that contradict each other, the newer stays right before the older', async () => {
  const all = [hit('new', 0.8, { against: ['old'], day: 2 }), hit('old', 0.8, { against: ['new'] }), hit('other', 0.7)]
  const oldFirst: Reranker['rank'] = async () => [1, 3, 2]
  expect(contentsOf((await find(oldFirst, 3, 3, all)).found)).toEqual(['new', 'old', 'other'])
  expect(contentsOf((await find(oldFirst, 1, 3, all)).found)).toEqual(['new'])
})
