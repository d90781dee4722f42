import { createClient } from '@agent-memory/client/client'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { failureOf } from '../../tests/support/failure-of.js'
import {
  drop,
  hang,
  type Script,
  type ScriptedServer,
  startScriptedServer,
} from '../../tests/support/servers/models/scripted-server.js'

const ID = '11111111-1111-4111-8111-111111111111'
const WRITE = { content: 'Ada likes tea.', volume_id: ID }
const refusal = (status: number, error: string, retryAfter: number): Script => ({
  status,
  headers: { 'Retry-After': String(retryAfter) },
  json: { error, details: 'In a sentence.', ...(error === 'write_failed' && { memory_id: ID }) },
})
const undecided = refusal(500, 'write_failed', 0)
const stalledBody: Script = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  response.write('{"memory_id":')
}

let server: ScriptedServer
afterEach(() => server.close())
const clientFor = async (...script: Script[]) => {
  server = await startScriptedServer(...script)
  return createClient({ baseUrl: server.url, apiKey: 'sm_org_rw_x' })
}
/** Waits until this many requests have arrived. */
const arrived = async (count: number) => {
  while (server.received.length < count) await new Promise((resolve) => setTimeout(resolve, 5))
}

describe('the time limit', () => {
  test.each([
    ['an answer that never comes', hang],
    ['a body that never ends', stalledBody],
  ])('ends %s', async (_, script) => {
    const client = await clientFor(script)
    const error = await failureOf(client.read(ID, { timeoutMs: 100 }))
    expect(error).toMatchObject({ name: 'TimeoutError', code: 'timed_out', status: 0, tries: 1 })
    expect(error.message).toBe(`GET /memory/${ID} did not succeed within 0.1 s.`)
  })

  test('ends a write with its memory_id and key, the last failure as the cause', async () => {
    const client = await clientFor(undecided, hang)
    const error = await failureOf(client.write(WRITE, { timeoutMs: 3_000, idempotencyKey: 'k' }))
    expect(error).toMatchObject({ code: 'timed_out', memoryId: ID, idempotencyKey: 'k', tries: 2 })
    expect(error).toMatchObject({
      advice: 'repeat_with_key',
      happened: expect.stringMatching(/within 3 s \(2 tries\)$/),
    })
    expect(error.message).toMatch(
      /within 3 s \(2 tries\)\. An earlier try failed: In a sentence\. \[500 write_failed\]/,
    )
    expect(error.message).toContain(`GET /memory/${ID} returns the outcome of the write.`)
    expect(error.cause).toMatchObject({ code: 'write_failed', status: 500 })
  })

  test('does not start a wait that is longer than the time left', async () => {
    const client = await clientFor(refusal(429, 'rate_limited', 60))
    const error = await failureOf(client.query({ query: 'tea', volume_id: ID }, { timeoutMs: 30_000 }))
    expect(error).toMatchObject({ code: 'rate_limited', status: 429, retryAfter: 60, tries: 1 })
    expect(error.message).toMatch(/A retry has to wait 6\d(\.\d)? s, but the time limit of 30 s ends before that\./)
  })

  test('says that a call that must not be repeated may have been carried out', async () => {
    const client = await clientFor(hang)
    const call = client.keys.create({ name: 'k', kind: 'org_r' }, { timeoutMs: 100 })
    const error = await failureOf(call)
    expect(error.advice).toBe('check_before_repeating')
    expect(error.message).toContain('check before you call again')
  })

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31])('is not %p', async (timeoutMs) => {
    const client = await clientFor()
    await expect(client.read(ID, { timeoutMs })).rejects.toThrow(TypeError)
    expect(server.received).toEqual([])
  })
})

describe("the caller's signal", () => {
  const reason = new Error('I have gone')
  let controller: AbortController
  beforeEach(() => {
    controller = new AbortController()
  })

  test('prevents the request if it is already aborted', async () => {
    const client = await clientFor(hang)
    controller.abort(reason)
    await expect(client.read(ID, controller)).rejects.toBe(reason)
    expect(server.received).toEqual([])
  })

  test.each([
    ['a request under way', hang],
    ['a body under way', stalledBody],
    ['the wait before the next try', refusal(503, 'service_unavailable', 30)],
  ])('ends %s', async (_, script) => {
    const client = await clientFor(script)
    const call = client.read(ID, controller)
    await arrived(1)
    setTimeout(() => controller.abort(reason), 50)
    await expect(call).rejects.toBe(reason)
    expect(server.received).toHaveLength(1)
  })

  test('is released by every finished call', async () => {
    const client = await clientFor(drop, { json: { status: 'ok', data: { memory: {} } } })
    let listeners = 0
    const { signal } = controller
    const counting = (change: number, original: typeof signal.addEventListener) =>
      ((...given: Parameters<typeof original>) => {
        listeners += change
        original.apply(signal, given)
      }) as typeof original
    signal.addEventListener = counting(1, signal.addEventListener)
    signal.removeEventListener = counting(-1, signal.removeEventListener)
    await client.read(ID, { signal })
    expect(server.received).toHaveLength(2)
    expect(listeners).toBe(0)
  })
})
