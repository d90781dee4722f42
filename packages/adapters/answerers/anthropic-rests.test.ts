import { openModelUsage } from '@agent-memory/adapters/postgres/accounts/model-usage'
import { afterAll, afterEach, describe, expect, test } from '@jest/globals'
import { eventually } from '../../../tests/support/eventually.js'
import {
  failing,
  NOTHING,
  never,
  SENTENCES,
  settled,
  startAnswerers,
  TEXT,
} from '../../../tests/support/scripted-answerer.js'
import type { Answer } from '../../../tests/support/servers/models/anthropic-server.js'

const { database, start, closeServers, stop } = await startAnswerers()
afterEach(closeServers)
afterAll(stop)

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
    expect(await draft()).toMatchObject({ message: 'the model failed shortly before, so it was not called' })
    expect(server.requests).toHaveLength(1)
  })

  test('for a while after the API failed', async () => {
    const { draft, server, calls, counted } = await start([failing(500, 'api_error'), { text: TEXT }], {
      limits: { retries: 0, restMs: 3_600_000 },
    })
    await draft()
    expect(await draft()).toMatchObject({
      name: 'ModelFailed',
      message: 'the model failed shortly before, so it was not called',
    })
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
    expect(await draft()).toMatchObject({ message: 'the model failed shortly before, so it was not called' })
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
