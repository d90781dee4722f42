import { getEventListeners } from 'node:events'
import { ANSWER_RULES, MOST_ANSWER_TOKENS } from '@agent-memory/core/memory/answers/model/prompt'
import type { DraftSentence } from '@agent-memory/core/ports/answers/answerer'
import { afterAll, afterEach, describe, expect, test } from '@jest/globals'
import { eventually } from '../../../tests/support/eventually.js'
import { never, REPORTED, SENTENCES, settled, startAnswerers, TEXT } from '../../../tests/support/scripted-answerer.js'

const { start, closeServers, stop } = await startAnswerers()
afterEach(closeServers)
afterAll(stop)

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
