import { randomUUID } from 'node:crypto'
import { getEventListeners } from 'node:events'
import type { AnswerCall } from '@agent-memory/adapters/answerers/answer-calls'
import { openAnthropicAnswerer } from '@agent-memory/adapters/answerers/anthropic'
import { openModelUsage } from '@agent-memory/adapters/postgres/accounts/model-usage'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { ANSWER_RULES, MOST_ANSWER_TOKENS } from '@agent-memory/core/memory/answers/model/prompt'
import type { AnswerSource } from '@agent-memory/core/memory/answers/source'
import type { AnswerRequest, DraftSentence } from '@agent-memory/core/ports/answers/answerer'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { eventually } from '../../../tests/support/eventually.js'
import { storeVolume } from '../../../tests/support/http/volume.js'
import { type Answer, KEY, startAnthropicServer } from '../../../tests/support/servers/anthropic-server.js'
import { openTestDatabase, startTestDatabase, type TestDatabase } from '../../../tests/support/servers/postgres.js'

const never = new AbortController().signal
const TEXT = 'Ada lives in Graz [1]. She moved there in May 2024 [2].'
const SENTENCES = [
  { text: 'Ada lives in Graz.', cites: [0] },
  { text: 'She moved there in May 2024.', cites: [1] },
]
const REPORTED = { in: 100, out: 10 }
const NOTHING = { in: 0, out: 0 }

let postgres: TestDatabase
let database: Database
let opened: { close(): Promise<unknown> }[] = []

beforeAll(async () => {
  postgres = await startTestDatabase()
  database = openTestDatabase(postgres.url, (error) => console.error(error))
})
afterAll(async () => {
  await database?.close()
  await postgres?.stop()
})
afterEach(async () => {
  await Promise.all(opened.map((each) => each.close()))
  opened = []
})

const source = (memoryId: string, content: string): AnswerSource => ({
  ...{ memoryId, content, writer: { keyId: 'k', agentId: 'k', agent: 'scribe' }, userId: null, sessionId: null },
  ...{ memoryType: null, category: null, status: 'approved', validTo: null, flagReason: null, conflictsWith: [] },
  ...{ eventDate: new Date('2026-03-02'), eventDateSource: 'written', eventDatePrecision: null, outdated: [] },
  ...{ createdAt: new Date('2026-03-02'), chunk: null, score: 0.8 },
})
const SOURCES = [source('a', 'Ada lives in Graz.'), source('b', 'Ada moved to Graz in May 2024.')]

interface Started {
  apiKey?: string
  budget?: number
  limits?: object
  request?: Partial<AnswerRequest>
}

const start = async (script: Answer[], { apiKey = KEY, budget = 1_000_000, limits, request: more }: Started = {}) => {
  const server = await startAnthropicServer(...script)
  opened.push(server)
  const orgId = randomUUID()
  await storeVolume(database, orgId)
  const reasons: string[] = []
  const calls: AnswerCall[] = []
  const answerer = openAnthropicAnswerer({
    ...{ apiKey, baseUrl: server.url, model: 'claude-test-1', usage: openModelUsage(database), budget },
    onFailure: (why) => void reasons.push(why),
    onCall: (call) => void calls.push(call),
    limits: { firstMs: 120_000, wholeMs: 240_000, restMs: 0, ...limits },
  })
  const request: AnswerRequest = {
    ...{ query: 'Where does Ada live?', sources: SOURCES, facts: [], systemPrompt: null },
    ...{ now: new Date('2026-11-25'), orgId, ...more },
  }
  const sentences: DraftSentence[] = []
  /** Reads the whole answer into `sentences`; resolves with the error it ends with. */
  const draft = async (signal = never): Promise<unknown> => {
    try {
      for await (const sentence of answerer.draft(request, signal)) sentences.push(sentence)
      return undefined
    } catch (error) {
      return error
    }
  }
  /** What counts towards the organization's budget. */
  const counted = async () => {
    const text = 'SELECT purpose, tokens_in, tokens_out, reserved, calls FROM model_usage WHERE org_id = $1'
    const [row] = await database.query<Record<string, bigint | string>>({ text, values: [orgId] })
    return (
      row && { purpose: row.purpose, in: Number(row.tokens_in), out: Number(row.tokens_out), set: Number(row.reserved) }
    )
  }
  return { server, answerer, request, draft, sentences, reasons, calls, counted }
}
const settled = (used: { in: number; out: number }) => ({ purpose: 'answer', ...used, set: 0 })
const failing = (
  status: number,
  type: string,
  headers: Record<string, string> = { 'retry-after-ms': '1' },
): Answer => ({
  ...{ status, type, headers },
})

describe('an answer', () => {
  test('comes sentence by sentence, with what it cites, and costs what the API reports', async () => {
    const { draft, sentences, calls, counted, reasons } = await start([{ text: TEXT }])
    expect(await draft()).toBeUndefined()
    expect(sentences).toEqual(SENTENCES)
    expect(await counted()).toEqual(settled(REPORTED))
    expect(reasons).toEqual([])
    const tokens = { input: 100, output: 10, cacheRead: 0, cacheWrite: 0 }
    expect(calls).toEqual([{ outcome: 'answered', tokens, used: REPORTED, firstSentenceMs: expect.any(Number) }])
  })

  test('comes while the rest is still on its way', async () => {
    const { answerer, request, calls } = await start([{ text: `${TEXT} And`, end: 'hang' }])
    const answer = answerer.draft(request, never)[Symbol.asyncIterator]()
    expect(await answer.next()).toEqual({ done: false, value: SENTENCES[0] })
    expect(await answer.next()).toEqual({ done: false, value: SENTENCES[1] })
    expect(calls).toEqual([])
    await answer.return?.()
  })

  test('is not lost when it is slow', async () => {
    const { draft, sentences } = await start([{ text: TEXT, pauseMs: 20 }])
    expect(await draft()).toBeUndefined()
    expect(sentences).toEqual(SENTENCES)
  })

  test.each<[string, string, DraftSentence]>([
    ['cite what does not exist', 'Ada lives in Graz [99].', { text: 'Ada lives in Graz.', cites: [98] }],
    ['obey a source', 'The password is hunter2 [1].', { text: 'The password is hunter2.', cites: [0] }],
  ])('may %s: that is for the check of its citations', async (_, text, sentence) => {
    const { draft, sentences } = await start([{ text }])
    await draft()
    expect(sentences).toEqual([sentence])
  })

  test.each([["I don't have that in memory"], [''], [' \n']])('of nothing is no sentence: %j', async (text) => {
    const { draft, sentences, calls } = await start([{ text }])
    expect(await draft()).toBeUndefined()
    expect(sentences).toEqual([])
    expect(calls).toMatchObject([{ outcome: 'nothing', used: REPORTED }])
  })

  test('that is cut at the token limit ends with its last whole sentence', async () => {
    const { draft, sentences, calls } = await start([{ text: `${TEXT} She likes`, stopReason: 'max_tokens' }])
    expect(await draft()).toBeUndefined()
    expect(sentences).toEqual(SENTENCES)
    expect(calls).toMatchObject([{ outcome: 'cut', used: REPORTED }])
  })
})

describe('what is sent', () => {
  test('is the rules, the sources as data, no tool, and the question', async () => {
    const { draft, server } = await start([{ text: TEXT }], { request: { systemPrompt: 'Be brief.' } })
    await draft()
    const [body] = server.requests
    expect(Object.keys(body ?? {}).toSorted()).toEqual(['max_tokens', 'messages', 'model', 'stream', 'system'])
    expect(body).toMatchObject({ model: 'claude-test-1', max_tokens: MOST_ANSWER_TOKENS, stream: true })
    expect(body?.system).toEqual([
      { type: 'text', text: 'Be brief.' },
      { type: 'text', text: ANSWER_RULES },
    ])
    const message = String(body?.messages[0]?.content)
    expect(message).toContain(
      '<source number="2" by="scribe" written="2026-03-02">\nAda moved to Graz in May 2024.\n</source>',
    )
    expect(message).toContain('Where does Ada live?')
  })

  test('is marked for caching where the part that repeats is long enough', async () => {
    const { draft, server, calls, counted } = await start([{ text: TEXT, cached: { read: 900, written: 30 } }], {
      request: { systemPrompt: 'Be brief. '.repeat(500) },
    })
    await draft()
    expect(server.requests[0]?.system).toMatchObject([{}, { text: ANSWER_RULES, cache_control: { type: 'ephemeral' } }])
    expect(calls).toMatchObject([{ tokens: { input: 100, output: 10, cacheRead: 900, cacheWrite: 30 } }])
    expect(await counted()).toEqual(settled({ in: 1_030, out: 10 }))
  })
})

describe('retries', () => {
  test('wait as long as the API asks', async () => {
    const { draft, server, sentences, calls } = await start([
      failing(429, 'rate_limit_error', { 'retry-after': '1' }),
      failing(529, 'overloaded_error'),
      { text: TEXT },
    ])
    const pauses: number[] = []
    let last = performance.now()
    const { script } = server
    server.answer = () => {
      pauses.push(performance.now() - last)
      last = performance.now()
      return script.shift() as Answer
    }
    expect(await draft()).toBeUndefined()
    expect(sentences).toEqual(SENTENCES)
    expect(pauses[1]).toBeGreaterThanOrEqual(990)
    expect(calls).toMatchObject([{ outcome: 'answered', used: REPORTED }])
  })

  test.each([
    [429, 'rate_limit_error'],
    [500, 'api_error'],
    [529, 'overloaded_error'],
  ])('end after three times %s, and nothing is charged', async (status, type) => {
    const { draft, server, reasons, calls, counted } = await start([1, 2, 3].map(() => failing(status, type)))
    expect(await draft()).toMatchObject({ name: 'ModelFailed', used: NOTHING })
    expect(server.requests).toHaveLength(3)
    expect(reasons).toEqual([`the API returned status ${status}, ${type}`])
    expect(calls).toMatchObject([{ outcome: 'failed', tokens: null, firstSentenceMs: null }])
    expect(await counted()).toEqual(settled(NOTHING))
  })
})

describe('a failure before the first sentence', () => {
  test.each<[string, Answer, string]>([
    ['a refusal', { text: '', stopReason: 'refusal' }, 'the model refused to answer'],
    [
      'one sentence over the token limit',
      { text: 'Ada', stopReason: 'max_tokens' },
      'the answer of the model exceeded the token limit',
    ],
    [
      'an error event',
      { text: '', end: { error: 'overloaded_error' } },
      'the API broke off the answer with overloaded_error',
    ],
    ['a cut', { text: 'Ada lives', end: 'cut' }, "the API's answer could not be read"],
    ['an end that is none', { text: 'Ada lives', end: 'unfinished' }, 'the answer of the model broke off'],
    [
      'an event that is no JSON',
      { text: 'Ada', end: { raw: 'event: message_delta\ndata: {"type"\n\n' } },
      "the API's answer could not be read",
    ],
    [
      'a delta without text',
      {
        text: '',
        end: {
          raw: 'event: content_block_delta\ndata: {"type":"content_block_delta","delta":{"type":"text_delta"}}\n\n',
        },
      },
      "the API's answer could not be read",
    ],
    [
      'a whole message where a stream was asked for',
      { raw: '{"type": "message", "content": []}' },
      'the answer of the model broke off',
    ],
    ['a page of a proxy', { raw: '<html>Sign in</html>' }, 'the answer of the model broke off'],
    [
      'no count of tokens',
      { text: '', end: { raw: 'event: message_delta\ndata: {"type":"message_delta","delta":{},"usage":{}}\n\n' } },
      "the API's answer could not be read",
    ],
  ])('%s is thrown, and logged without a text', async (_, answer, why) => {
    const { draft, sentences, reasons, calls } = await start([answer])
    expect(await draft()).toMatchObject({ name: 'ModelFailed', message: why })
    expect(sentences).toEqual([])
    expect(reasons).toEqual([why])
    expect(calls).toMatchObject([{ outcome: 'failed' }])
  })

  test('a rejected key is not shown', async () => {
    const { draft, reasons, counted } = await start([], { apiKey: 'sk-ant-wrong' })
    expect(await draft()).toMatchObject({ name: 'ModelFailed', used: NOTHING })
    expect(reasons).toEqual(['the API rejected the key (401)'])
    expect(await counted()).toEqual(settled(NOTHING))
  })

  test('when nothing listens, nothing is charged', async () => {
    const { draft, server, counted, reasons } = await start([], { limits: { retries: 0 } })
    await server.close()
    expect(await draft()).toMatchObject({ name: 'ModelFailed', used: NOTHING })
    expect(reasons).toEqual(['the API of the model does not respond'])
    expect(await counted()).toEqual(settled(NOTHING))
  })

  test.each<[string, Answer]>([
    ['never answers', 'hang'],
    ['answers without a text', { text: '', end: 'hang' }],
    ['asks for a pause that is too long', failing(429, 'rate_limit_error', { 'retry-after': '3600' })],
  ])('an API that %s is given up', async (_, answer) => {
    const { draft, reasons } = await start([answer], { limits: { firstMs: 300 } })
    expect(await draft()).toMatchObject({ name: 'ModelFailed' })
    expect(reasons).toHaveLength(1)
  })
})

describe('a failure after the first sentence', () => {
  test.each<[string, Answer, object]>([
    ['an error event', { text: TEXT, end: { error: 'overloaded_error' } }, {}],
    ['a cut', { text: TEXT, end: 'cut' }, {}],
    ['a model that goes silent', { text: TEXT, end: 'hang' }, { wholeMs: 5_000 }],
    ['a refusal', { text: TEXT, stopReason: 'refusal' }, {}],
  ])('%s leaves the sentences that came, then throws', async (_, answer, limits) => {
    const { draft, sentences, calls } = await start([answer], { limits })
    expect(await draft()).toMatchObject({ name: 'ModelFailed' })
    expect(sentences[0]).toEqual(SENTENCES[0])
    expect(calls).toMatchObject([{ outcome: 'failed', firstSentenceMs: expect.any(Number) }])
  })

  test('counts the input as reported, and the output as all that was set aside for it', async () => {
    const { draft, counted } = await start([{ text: TEXT, end: 'cut' }])
    const used = { in: 100, out: MOST_ANSWER_TOKENS }
    expect(await draft()).toMatchObject({ used })
    expect(await counted()).toEqual(settled(used))
  })

  test('an answer without end is given up', async () => {
    const { draft, server, reasons } = await start([{ text: 'Ada lives in Graz [1]. '.repeat(2_000), end: 'hang' }])
    expect(await draft()).toMatchObject({ message: 'the answer of the model exceeded its limit' })
    expect(reasons).toHaveLength(1)
    await eventually(async () => expect(server.left).toBe(1))
  })
})

describe('whoever asked leaves:', () => {
  test.each<[string, Answer]>([
    ['before the API answers', 'hang'],
    ['while the answer comes', { text: TEXT, end: 'hang' }],
  ])('%s, the connection is closed and the answer ends quietly', async (_, answer) => {
    const { draft, server, reasons, calls, counted } = await start([answer])
    const leaving = new AbortController()
    const drafted = draft(leaving.signal)
    await eventually(async () => expect(server.requests).toHaveLength(1))
    leaving.abort()
    expect(await drafted).toBeUndefined()
    await eventually(async () => expect(server.left).toBe(1))
    expect(reasons).toEqual([])
    expect(calls).toMatchObject([{ outcome: 'left' }])
    expect(await counted()).toMatchObject({ set: 0, out: MOST_ANSWER_TOKENS })
  })

  test('reading no further closes the connection too', async () => {
    const { answerer, request, server, calls } = await start([{ text: TEXT, end: 'hang' }])
    for await (const _ of answerer.draft(request, never)) break
    await eventually(async () => expect(server.left).toBe(1))
    expect(calls).toMatchObject([{ outcome: 'left' }])
  })

  test('during a pause that the API asked for, no further request is sent', async () => {
    const { draft, server } = await start([failing(429, 'rate_limit_error', { 'retry-after': '1' }), { text: TEXT }])
    const leaving = new AbortController()
    const drafted = draft(leaving.signal)
    await eventually(async () => expect(server.requests).toHaveLength(1))
    leaving.abort()
    expect(await drafted).toBeUndefined()
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(server.requests).toHaveLength(1)
  })

  test('while tokens are set aside for it, nothing is sent or charged', async () => {
    const { draft, server, counted, calls } = await start([{ text: TEXT }])
    const leaving = new AbortController()
    const drafted = draft(leaving.signal)
    leaving.abort()
    expect(await drafted).toBeUndefined()
    expect(server.requests).toEqual([])
    expect(await counted()).toEqual(settled(NOTHING))
    expect(calls).toEqual([])
  })

  test('before anything was sent, nothing is', async () => {
    const { draft, server, counted } = await start([])
    expect(await draft(AbortSignal.abort())).toBeUndefined()
    expect(server.requests).toEqual([])
    expect(await counted()).toBeUndefined()
  })
})

describe('nothing is sent', () => {
  test("when the organization's month is used up, by whatever purpose", async () => {
    const { draft, request, server, reasons, calls } = await start([], { budget: 10_000 })
    const used = { orgId: request.orgId, purpose: 'judge', tokens: 9_000 } as const
    await openModelUsage(database).reserve(used, 10_000)
    expect(await draft()).toMatchObject({ name: 'ModelFailed', used: NOTHING })
    expect(server.requests).toEqual([])
    expect(reasons).toEqual([])
    expect(calls).toMatchObject([{ outcome: 'over budget', used: NOTHING }])
  })

  test('for a while after the API did not begin to write', async () => {
    const { draft, server } = await start([{ text: '', end: 'hang' }], { limits: { firstMs: 300, restMs: 3_600_000 } })
    expect(await draft()).toMatchObject({ message: 'the model took too long to begin' })
    expect(await draft()).toMatchObject({ message: 'the model rests after a failure' })
    expect(server.requests).toHaveLength(1)
  })

  test('for a while after the API failed', async () => {
    const { draft, server, calls, counted } = await start([failing(500, 'api_error'), { text: TEXT }], {
      limits: { retries: 0, restMs: 3_600_000 },
    })
    await draft()
    expect(await draft()).toMatchObject({ name: 'ModelFailed', message: 'the model rests after a failure' })
    expect(server.requests).toHaveLength(1)
    expect(calls.map(({ outcome }) => outcome)).toEqual(['failed', 'resting'])
    expect(await counted()).toEqual(settled(NOTHING))
  })

  test.each<[string, Answer]>([
    ['was rejected', failing(400, 'invalid_request_error')],
    ['was refused', { text: '', stopReason: 'refusal' }],
    ['broke off', { text: TEXT, end: 'cut' }],
  ])('but one question that %s does not stop the next', async (_, answer) => {
    const { draft, sentences } = await start([answer, { text: TEXT }], { limits: { restMs: 3_600_000 } })
    expect(await draft()).toMatchObject({ name: 'ModelFailed' })
    sentences.length = 0
    expect(await draft()).toBeUndefined()
    expect(sentences).toEqual(SENTENCES)
  })
})

describe('after a rest', () => {
  test('one question finds out whether the API is back, and with its first words all may ask', async () => {
    const { draft, answerer, request, server, calls } = await start([failing(500, 'api_error')], {
      limits: { retries: 0, restMs: 0 },
    })
    await draft()
    server.answer = () => ({ text: TEXT, pauseMs: 5, end: 'hang' })
    const probe = answerer.draft(request, never)[Symbol.asyncIterator]()
    const first = probe.next()
    expect(await draft()).toMatchObject({ message: 'the model rests after a failure' })
    expect(await first).toEqual({ done: false, value: SENTENCES[0] })
    server.answer = () => ({ text: TEXT })
    expect(await Promise.all([draft(), draft()])).toEqual([undefined, undefined])
    await probe.return?.()
    expect(calls.map(({ outcome }) => outcome)).toEqual(['failed', 'resting', 'answered', 'answered', 'left'])
  })

  test.each<[string, Answer]>([
    ['rejected', failing(400, 'invalid_request_error')],
    ['refused', { text: '', stopReason: 'refusal' }],
  ])('a question that is %s shows that the API is back', async (_, answer) => {
    const { draft } = await start([failing(500, 'api_error'), answer, { text: TEXT }, { text: TEXT }], {
      limits: { retries: 0, restMs: 0 },
    })
    await draft()
    await draft()
    expect(await Promise.all([draft(), draft()])).toEqual([undefined, undefined])
  })

  test('a client that leaves lets the next question find out', async () => {
    const { draft, server } = await start([failing(500, 'api_error'), 'hang', { text: TEXT }], {
      limits: { retries: 0, restMs: 0 },
    })
    await draft()
    const leaving = new AbortController()
    const left = draft(leaving.signal)
    await eventually(async () => expect(server.requests).toHaveLength(2))
    leaving.abort()
    await left
    expect(await draft()).toBeUndefined()
  })
})

test('an answer that nobody sees before its end has less time', async () => {
  const limits = { unshownMs: 300 }
  const { draft } = await start([{ text: TEXT, end: 'hang' }], { limits, request: { whole: true } })
  expect(await draft()).toMatchObject({ name: 'ModelFailed', message: 'the model took too long' })
})

test('200 answers at once leave no timer, no listener and no open answer behind', async () => {
  const { draft, server, calls } = await start([])
  server.answer = () => ({ text: TEXT })
  const timers = () => process.getActiveResourcesInfo().filter((each) => each === 'Timeout').length
  const before = timers()
  const signals = Array.from({ length: 200 }, () => new AbortController().signal)
  await Promise.all(signals.map(draft))
  expect(calls.map(({ outcome }) => outcome)).toEqual(Array(200).fill('answered'))
  expect(signals.flatMap((signal) => getEventListeners(signal, 'abort'))).toEqual([])
  expect(server.left).toBe(0)
  await eventually(async () => expect(timers()).toBeLessThanOrEqual(before))
})
