import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { MOST_ANSWER_TOKENS } from '@agent-memory/core/memory/answers/model/prompt'
import { afterAll, afterEach, describe, expect, test } from '@jest/globals'
import { eventually } from '../../../tests/support/eventually.js'
import { failing, NOTHING, never, settled, startAnswerers, TEXT } from '../../../tests/support/scripted-answerer.js'
import type { Answer } from '../../../tests/support/servers/models/anthropic-server.js'

const { start, closeServers, stop } = await startAnswerers()
afterEach(closeServers)
afterAll(stop)

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

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

  test('while the answer comes, after a garbage collection too', async () => {
    const { draft, server } = await start([{ text: TEXT, end: 'hang' }])
    const leaving = new AbortController()
    const drafted = draft(leaving.signal)
    await eventually(async () => expect(server.requests).toHaveLength(1))
    // The response has arrived. The garbage is collected several times, because one pass may leave parts of the
    // response.
    for (let pass = 0; pass < 5; pass += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      collectGarbage()
    }
    leaving.abort()
    await eventually(async () => expect(server.left).toBe(1))
    expect(await drafted).toBeUndefined()
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
