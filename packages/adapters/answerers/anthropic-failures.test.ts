import { MOST_ANSWER_TOKENS } from '@agent-memory/core/memory/answers/model/prompt'
import { afterAll, afterEach, describe, expect, test } from '@jest/globals'
import { eventually } from '../../../tests/support/eventually.js'
import {
  failing,
  NOTHING,
  REPORTED,
  SENTENCES,
  settled,
  startAnswerers,
  TEXT,
} from '../../../tests/support/scripted-answerer.js'
import type { Answer } from '../../../tests/support/servers/models/anthropic-server.js'

const { start, closeServers, stop } = await startAnswerers()
afterEach(closeServers)
afterAll(stop)

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
    ['a model that goes silent', { text: TEXT, end: 'hang' }, { wholeMs: 2_000 }],
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
    expect(await draft()).toMatchObject({ message: 'the answer of the model exceeded the length limit' })
    expect(reasons).toHaveLength(1)
    await eventually(async () => expect(server.left).toBe(1))
  })
})

test('an answer that nobody sees before its end has less time', async () => {
  const limits = { unshownMs: 300 }
  const { draft } = await start([{ text: TEXT, end: 'hang' }], { limits, request: { whole: true } })
  expect(await draft()).toMatchObject({ name: 'ModelFailed', message: 'the model took too long' })
})
