import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { eventually } from '../support/eventually.js'
import { clientOf, expectStatus, type Json, type Send } from '../support/http/client.js'
import { rpcOf } from '../support/http/mcp.js'
import { type Memories, memoriesOf } from '../support/http/memories.js'
import { newTenant } from '../support/http/tenant.js'
import { type RerankerServer, startRerankerServer } from '../support/servers/models/reranker-server.js'
import { type AloneService, startAlone } from '../support/service.js'

const TOKEN = 'the key of a paid reranker'
const QUERY = 'Which customer ordered blue lanterns?'
const MEMORIES = 24
const PREFERRED = 'Customer 7 ordered 10 blue lanterns from the warehouse.'

let reranker: RerankerServer
let service: AloneService
let send: Send
let access: { key: string; volume_id: string }
let mine: Memories

/** One page of POST /memory/search. */
const searchPage = async (more: Json = {}): Promise<Json> => {
  const body = { volume_id: access.volume_id, query: QUERY, ...more }
  return expectStatus(await send('POST', '/memory/search', { key: access.key, body }), 200).body.data
}
const contentsOf = (memories: Json[]): string[] => memories.map(({ content }) => content)
const scoresOf = (memories: Json[]) => Object.fromEntries(memories.map(({ content, score }) => [content, score]))
const preferring: RerankerServer['relevance'] = (text) => (text === PREFERRED ? 0.9 : 0.1)

beforeAll(async () => {
  reranker = await startRerankerServer('cohere', TOKEN)
  const env = { RERANKER_URL: reranker.url, RERANKER_MODEL: 'rerank-1', RERANKER_API_KEY: TOKEN }
  service = await startAlone({ env: { RATE_LIMITS: 'off', ...env } })
  send = clientOf(service.baseUrl)
  const tenant = await newTenant(send)
  access = { key: await tenant.key('org_rw'), volume_id: tenant.volumeId }
  mine = memoriesOf(send, access.key, access.volume_id)
  for (let at = 0; at < MEMORIES; at++)
    await mine.write(`Customer ${at} ordered ${at + 3} blue lanterns from the warehouse.`)
  // With the same relevance for all, the hits keep the order of their scores.
  reranker.relevance = () => 0
  first = (await mine.query(QUERY, { limit: 24 })).memories
  expect(contentsOf(first).indexOf(PREFERRED)).toBeGreaterThan(2)
})
afterAll(async () => {
  await service?.stop()
  await reranker?.close()
})

/** What a query finds when the reranker has no preference. */
let first: Json[]

describe('a reranker', () => {
  beforeEach(() => {
    reranker.relevance = preferring
  })

  test(
    cites('orders the hits of a query, from beyond its limit too; scores keep their meaning', 'query.reranker'),
    async () => {
      for (const path of ['/agent/memory/query', '/memory/query']) {
        const body = { volume_id: access.volume_id, query: QUERY, limit: 3 }
        const answer = expectStatus(await send('POST', path, { key: access.key, body }), 200).body
        expect(contentsOf(answer.memories)).toEqual([PREFERRED, ...contentsOf(first).slice(0, 2)])
        expect(scoresOf(first)).toMatchObject(scoresOf(answer.memories))
        expect(answer.degraded).toBeUndefined()
      }
    },
  )

  test(cites('orders the hits of a search, and no page repeats or loses one', 'query.reranker'), async () => {
    const pages: Json[] = [await searchPage({ limit: 5 })]
    for (let cursor = pages[0]?.next_cursor; cursor; cursor = pages.at(-1)?.next_cursor)
      pages.push(await searchPage({ limit: 5, cursor }))
    const all = pages.flatMap(({ memories }) => memories)
    expect(contentsOf(all)).toEqual([PREFERRED, ...contentsOf(first).filter((content) => content !== PREFERRED)])
    expect(scoresOf(all)).toEqual(scoresOf(first))
  })

  test('is not asked for a list, and not in the modes that rank by words or by meaning alone', async () => {
    reranker.requests.length = 0
    await searchPage({ query: undefined })
    await searchPage({ mode: 'keyword' })
    await searchPage({ mode: 'semantic' })
    expect(reranker.requests).toEqual([])
  })

  test(cites("orders the hits of MCP's tools and prompt", 'query.reranker'), async () => {
    const rpc = rpcOf(send, access.key)
    const { memories } = await rpc.call('search_memories', { query: QUERY, volume_id: access.volume_id, limit: 3 })
    expect(contentsOf(memories)[0]).toBe(PREFERRED)
    const { results } = await rpc.call('search', { query: QUERY })
    expect(results[0].title).toBe(PREFERRED)
    for (const volume of [{}, { volume_id: access.volume_id }]) {
      const params = { name: 'recall', arguments: { topic: QUERY, ...volume } }
      const { result } = await rpc.message('prompts/get', params)
      const { text } = result.messages[0].content
      expect(text.indexOf(PREFERRED)).toBeLessThan(text.indexOf(contentsOf(first)[0] as string))
      expect(text).toContain(PREFERRED)
    }
  })

  test('gets the query and the texts, and nothing else of the memories', async () => {
    reranker.requests.length = 0
    await mine.query(QUERY, { limit: 1 })
    expect(reranker.requests).toEqual([{ query: QUERY, texts: contentsOf(first) }])
  })
})

// The last tests, because after a failure the service does not ask the reranker for a while.
describe('a reranker that is down', () => {
  test(cites('leaves the first ranking, and is named degraded', 'query.reranker', 'query.degraded'), async () => {
    reranker.relevance = preferring
    const page = await searchPage({ limit: 5 })
    // The reranker accepts requests but does not answer.
    reranker.instead = () => {}
    const answer = await mine.query(QUERY, { limit: 3 })
    expect(answer.degraded).toEqual(['reranker'])
    expect(contentsOf(answer.memories)).toEqual(contentsOf(first).slice(0, 3))
    const rest = await searchPage({ limit: 100, cursor: page.next_cursor })
    expect(rest.degraded).toEqual(['reranker'])
    const given = contentsOf(page.memories)
    expect(contentsOf(rest.memories)).toEqual(contentsOf(first).filter((content) => !given.includes(content)))
    const tool = { query: QUERY, volume_id: access.volume_id, limit: 3 }
    const found = await rpcOf(send, access.key).call('search_memories', tool)
    expect([found.degraded, contentsOf(found.memories)]).toEqual([['reranker'], contentsOf(first).slice(0, 3)])
  })

  test('leaves the service ready, and is counted and logged without a text', async () => {
    expectStatus(await send('GET', '/readyz'), 200)
    const { text } = await send('GET', '/metrics')
    expect(text).toMatch(/^reranker_calls_total\{outcome="late"\} [1-9]/m)
    expect(text).toMatch(/^reranker_calls_total\{outcome="ranked"\} [1-9]/m)
    const log = readFileSync(service.logFiles[0] as string, 'utf8')
    expect(log).toContain('"why":"the reranker took too long"')
    expect(log).not.toMatch(/lanterns|paid reranker/)
  })

  test('orders hits again once it is back', async () => {
    reranker.instead = null
    reranker.relevance = preferring
    await eventually(async () => {
      const { memories, degraded } = await mine.query(QUERY, { limit: 3 })
      expect(degraded).toBeUndefined()
      expect(contentsOf(memories)[0]).toBe(PREFERRED)
    })
  })
})
