import { type HttpRerankerOptions, openHttpReranker } from '@agent-memory/adapters/rerankers/http'
import { RerankerFailed } from '@agent-memory/core/ports/answers/reranker'
import { afterEach, describe, expect, test } from '@jest/globals'
import { startRerankerServer } from '../../../tests/support/servers/models/reranker-server.js'
import {
  drop,
  dropMidBody,
  hang,
  type Script,
  startScriptedServer,
} from '../../../tests/support/servers/models/scripted-server.js'

const TOKEN = 'the key of a paid service'
const QUERY = 'Where does Marta work?'
const TEXTS = ['She likes tea.', 'Marta works at Acme.', 'Acme sells robots.']
const never = new AbortController().signal

let opened: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  await Promise.all(opened.map((each) => each.close()))
  opened = []
})

/** Opens a client and collects what it reports. By default it has plenty of time and does not rest after a failure. */
const open = (options: Partial<HttpRerankerOptions> & { url: string }) => {
  const outcomes: string[] = []
  const reasons: string[] = []
  const reranker = openHttpReranker({
    ...{ model: 'rerank-1', token: TOKEN, ...options },
    onCall: (outcome, seconds) => void outcomes.push(seconds >= 0 ? outcome : 'no time'),
    onFailure: (why) => void reasons.push(why),
    limits: { callMs: 60_000, restMs: 0, ...options.limits },
  })
  return { outcomes, reasons, rank: (texts = TEXTS, signal = never) => reranker.rank(QUERY, texts, signal) }
}

const startFake = async (shape: 'cohere' | 'tei') => {
  const server = await startRerankerServer(shape, TOKEN)
  server.relevance = (text) => text.length
  opened.push(server)
  return server
}

const startScript = async (script: Script[], options: Partial<HttpRerankerOptions> = {}) => {
  const server = await startScriptedServer(...script)
  opened.push(server)
  return { server, ...open({ url: server.url, ...options }) }
}
const results = (...rows: [index: unknown, relevance_score: unknown][]): Script => ({
  json: { results: rows.map(([index, relevance_score]) => ({ index, relevance_score })) },
})
const GOOD = results([1, 0.9], [2, 0.5], [0, -0.1])

describe.each(['cohere', 'tei'] as const)('in the shape of %s', (shape) => {
  const model = shape === 'cohere' ? 'rerank-1' : null

  test('every text has its relevance, in the order of the texts', async () => {
    const server = await startFake(shape)
    const { rank, outcomes, reasons } = open({ url: server.url, model })
    expect(await rank()).toEqual(TEXTS.map((text) => text.length))
    expect(server.requests).toEqual([{ query: QUERY, texts: TEXTS }])
    expect([outcomes, reasons]).toEqual([['ranked'], []])
  })

  test('the address may have the path of the route, and a slash at its end', async () => {
    const server = await startFake(shape)
    for (const url of [`${server.url}/rerank`, `${server.url}/`])
      expect(await open({ url, model }).rank()).toHaveLength(3)
  })

  test('a hundred texts are ranked, in as many requests as the service needs', async () => {
    const server = await startFake(shape)
    const texts = Array.from({ length: 101 }, (_, at) => 'x'.repeat(at + 1))
    expect(await open({ url: server.url, model }).rank(texts)).toEqual(texts.map((text) => text.length))
    expect(server.requests.map((request) => request.texts.length).sort()).toEqual(
      shape === 'cohere' ? [101] : [32, 32, 32, 5].sort(),
    )
  })

  test('a long text is sent up to a word before its 2,000th character', async () => {
    const server = await startFake(shape)
    await open({ url: server.url, model }).rank(['a', 'harbour '.repeat(5_000)])
    expect(server.requests[0]?.texts).toEqual(['a', 'harbour '.repeat(250)])
  })

  test('a service that speaks the other shape is a failure that says what to check', async () => {
    const server = await startFake(shape)
    const { rank, reasons, outcomes } = open({ url: server.url, model: model === null ? 'rerank-1' : null })
    await expect(rank()).rejects.toBeInstanceOf(RerankerFailed)
    expect(reasons[0]).toMatch(/^the reranker answered 4\d\d: .*RERANKER_MODEL.*\?$/)
    expect(outcomes).toEqual(['refused'])
  })
})

test('the request has the documented fields, and the key as bearer token', async () => {
  const cohere = await startScript([GOOD])
  await cohere.rank()
  const body = { model: 'rerank-1', query: QUERY, documents: TEXTS, top_n: 3 }
  expect(cohere.server.received).toMatchObject([
    { path: '/rerank', headers: { authorization: `Bearer ${TOKEN}` }, body },
  ])
  const tei = await startScript([{ json: TEXTS.map((_, index) => ({ index, score: 1 })) }], {
    model: null,
    token: null,
  })
  await tei.rank()
  expect(tei.server.received[0]?.body).toEqual({ query: QUERY, texts: TEXTS, truncate: true })
  expect(tei.server.received[0]?.headers.authorization).toBeUndefined()
})

test('a text that the service left out has no relevance', async () => {
  const { rank } = await startScript([results([2, 0.5])])
  expect(await rank()).toEqual([null, null, 0.5])
})

describe('an answer of no use is a failure', () => {
  test.each<[string, Script]>([
    ['no JSON', { text: '<html>' }],
    ['another shape', { json: { data: [] } }],
    ['null', { json: null }],
    ['rows that are no objects', { json: { results: [null, 7] } }],
    ['no results', results()],
    ['an index twice', results([0, 0.5], [0, 0.4])],
    ['an index out of range', results([3, 0.5])],
    ['a negative index', results([-1, 0.5])],
    ['an index that is no whole number', results([0.5, 0.5])],
    ['an index that is text', results(['0', 0.5])],
    ['the name of a method as index', results(['length', 0.5])],
    ['no relevance', results([0, undefined])],
    ['a relevance that is text', results([0, '0.5'])],
    ['an infinite relevance', { text: '{"results": [{"index": 0, "relevance_score": 1e999}]}' }],
  ])('%s', async (_, script) => {
    const { rank, outcomes, reasons } = await startScript([script])
    await expect(rank()).rejects.toBeInstanceOf(RerankerFailed)
    expect(outcomes).toEqual(['failed'])
    expect(reasons).toEqual(["the reranker's answer is unusable: is RERANKER_MODEL right, or should it be unset?"])
  })
})

describe('a service that does not rank is a failure, whose reason has neither text nor key', () => {
  test.each<[string, Script, RegExp]>([
    ['500', { status: 500, text: QUERY }, /^the reranker answered 500$/],
    ['429', { status: 429, text: '' }, /^the reranker answered 429$/],
    ['401', { status: 401, text: TOKEN }, /rejected the API key: is RERANKER_API_KEY right\?$/],
    ['404', { status: 404, text: '' }, /^the reranker answered 404: is RERANKER_URL right\?$/],
    ['a reset connection', drop, /^the reranker could not be reached$/],
    ['a cut answer', dropMidBody, /^the reranker could not be reached$/],
  ])('%s', async (_, script, reason) => {
    const { rank, outcomes, reasons } = await startScript([script])
    await expect(rank()).rejects.toThrow(reason)
    expect([outcomes, reasons]).toEqual([['failed'], [expect.stringMatching(reason)]])
  })

  test('a redirect, which is not followed: the key stays here', async () => {
    const elsewhere = await startScript([GOOD])
    const moved: Script = { status: 307, headers: { location: `${elsewhere.server.url}/rerank` }, text: '' }
    const { rank, reasons } = await startScript([moved])
    await expect(rank()).rejects.toBeInstanceOf(RerankerFailed)
    expect(elsewhere.server.received).toEqual([])
    expect(reasons).toEqual([
      'the reranker answered 307, a redirect: set RERANKER_URL to the address to which the redirect leads',
    ])
  })

  test('an endless answer, which is read up to a megabyte', async () => {
    let written = 0
    const endless: Script = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const write = () => {
        while (!response.destroyed && response.write(' '.repeat(65_536))) written += 65_536
      }
      response.on('drain', write)
      write()
    }
    const { rank, reasons } = await startScript([endless])
    await expect(rank()).rejects.toBeInstanceOf(RerankerFailed)
    expect(reasons).toEqual(["the reranker's answer is longer than 1048576 bytes"])
    expect(written).toBeLessThan(50_000_000)
  })

  test('one that takes longer than the time limit', async () => {
    const { rank, outcomes, reasons } = await startScript([hang], { limits: { callMs: 100 } })
    await expect(rank()).rejects.toBeInstanceOf(RerankerFailed)
    expect([outcomes, reasons]).toEqual([['late'], ['the reranker took too long']])
  })

  test('one that stops in the middle of its answer until the time limit', async () => {
    const stops: Script = (response) => void response.writeHead(200, { 'content-length': '500' }).write('{"results":')
    const { rank, outcomes } = await startScript([stops], { limits: { callMs: 200 } })
    await expect(rank()).rejects.toBeInstanceOf(RerankerFailed)
    expect(outcomes).toEqual(['late'])
  })
})

test('a caller who leaves ends the request, and that is no failure', async () => {
  const left = new AbortController()
  let closed: Promise<void> | undefined
  const waits: Script = (response) => {
    closed = new Promise((resolve) => response.on('close', () => resolve()))
    left.abort(new Error('the client has gone'))
  }
  const { rank, outcomes, reasons } = await startScript([waits, GOOD], { limits: { restMs: 3_600_000 } })
  await expect(rank(TEXTS, left.signal)).rejects.toThrow('the client has gone')
  await closed
  expect(await rank()).toEqual([-0.1, 0.9, 0.5])
  expect([outcomes, reasons]).toEqual([['abandoned', 'ranked'], []])
})

describe('rest', () => {
  test('after a failure nothing is asked for a while', async () => {
    const { rank, server, outcomes, reasons } = await startScript([{ status: 503, text: '' }, GOOD], {
      limits: { restMs: 3_600_000 },
    })
    for (let call = 0; call < 3; call++) await expect(rank()).rejects.toBeInstanceOf(RerankerFailed)
    expect(server.received).toHaveLength(1)
    expect(outcomes).toEqual(['failed', 'resting', 'resting'])
    expect(reasons).toHaveLength(1)
  })

  test('none follows a request that the service rejects: it ranks the texts of others', async () => {
    const { rank } = await startScript([{ status: 413, text: '' }, GOOD], { limits: { restMs: 3_600_000 } })
    await expect(rank()).rejects.toBeInstanceOf(RerankerFailed)
    expect(await rank()).toEqual([-0.1, 0.9, 0.5])
  })
})
