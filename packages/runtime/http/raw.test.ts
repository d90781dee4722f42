import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { openLocalSignals } from '@agent-memory/adapters/queue/local-signals'
import type { KeyPrincipal } from '@agent-memory/core/accounts/principal'
import { AppError } from '@agent-memory/core/errors'
import type { VolumeReach } from '@agent-memory/core/ports/accounts/volumes'
import { withOverrides } from '@agent-memory/core/rate-limits'
import { untilAborted } from '@agent-memory/core/time-limit'
import { endpoint, type RawCall } from '@agent-memory/runtime/http/endpoint'
import { startTestApp, type TestApp, testKey } from '@agent-memory/runtime/testing/start-app'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { z } from 'zod'
import { eventually } from '../../../tests/support/eventually.js'

const VOLUME = 'b0000000-0000-4000-8000-000000000009'
const volumes = [{ volumeId: VOLUME, orgId: testKey().orgId } as VolumeReach]
const signals = openLocalSignals()
const keys: Record<string, KeyPrincipal> = {
  sm_org_rw_brief: testKey({ keyId: 'brief' }),
  sm_org_rw_good: testKey(),
  sm_org_rw_busy: testKey({ keyId: 'busy' }),
  sm_org_rw_batch: testKey({ keyId: 'batch' }),
}
const common = {
  summary: 's',
  tag: 't',
  path: '/raw',
  operation: 'request',
  limit: 'mcp',
  cors: 'open',
  success: { status: 200, body: z.any() },
} as const
const calls: RawCall[] = []
const answered: number[] = []
let listeners = Infinity

const LIMIT_MS = 200

let app: TestApp
/** Serves the same endpoints as `app`, with a short time limit. */
let hurried: TestApp
beforeAll(async () => {
  const raw = endpoint({
    ...common,
    method: 'post',
    answer: 'raw',
    accepts: ['key'],
    challenge: (error) => `Bearer realm="raw", error="${error.code}"`,
    async handle(call) {
      calls.push(call)
      const chunks: Buffer[] = []
      for await (const chunk of call.request) chunks.push(chunk)
      const text = Buffer.concat(chunks).toString()
      if (text === 'scope') throw new AppError('insufficient_scope', 'No.')
      if (text === 'volume') call.watchVolume(VOLUME)
      if (text === 'long' || text === 'volume') await untilAborted(new Promise(() => {}), call.signal)
      if (text === 'slow') await new Promise(() => {})
      if (text.startsWith('begins')) {
        call.response.write('begun, ')
        await untilAborted(new Promise(() => {}), text === 'begins' ? call.signal : undefined).catch(() => {})
      }
      if (text === 'endless') {
        call.endTimeLimit()
        call.response.write('begun, ')
        await wait(2 * LIMIT_MS)
        call.signal.throwIfAborted()
      }
      if (text === 'batch') {
        for (let at = 0; at < 100; at += 1) call.onAnswered(() => answered.push(at))
        listeners = call.response.listenerCount('finish')
      }
      if (/^\d+$/.test(text)) await call.countFurther(Number(text))
      call.response.end(`${call.principal.name}: ${text}`)
    },
  })
  const options = {
    keys,
    volumes,
    signals,
    limits: withOverrides({ mcp: { max: 8 } }),
    settings: { corsOrigins: ['https://dashboard.example'] },
  }
  app = await startTestApp([raw], options)
  hurried = await startTestApp([raw], { ...options, requestTimeLimitMs: LIMIT_MS })
})
afterAll(() => Promise.all([app.close(), hurried.close()]))

const ask = (method: string, key: string | null, body?: string, headers: Record<string, string> = {}, of = app) =>
  fetch(`${of.url}/raw`, {
    method,
    headers: { ...(key !== null && { Authorization: `Bearer ${key}` }), ...headers },
    ...(body !== undefined && { body }),
  })

test('an endpoint responds itself, after the usual admission', async () => {
  const answered = await ask('POST', 'sm_org_rw_good', '{broken', { 'X-Request-Id': 'raw-1' })
  expect([answered.status, await answered.text()]).toEqual([200, 'test key: {broken'])
  expect(answered.headers.get('x-ratelimit-limit')).toBe('8')
  expect(answered.headers.get('x-ratelimit-remaining')).toBe('7')
  expect(answered.headers.get('x-request-id')).toBe('raw-1')
  const line = app.lines.map((text) => JSON.parse(text)).find(({ request_id }) => request_id === 'raw-1')
  expect(line).toMatchObject({ route: '/raw', status: 200 })
})

test('405 and 401 come first, with the challenge of the endpoint', async () => {
  const wrong = await ask('DELETE', null)
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'OPTIONS, POST'])
  for (const [key, code] of [
    [null, 'unauthorized'],
    ['sm_org_rw_unknown', 'invalid_api_key'],
  ] as const) {
    const refused = await ask('POST', key, 'x')
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
      401,
      `Bearer realm="raw", error="${code}"`,
    ])
    expect(await refused.json()).toMatchObject({ error: code })
  }
  const scope = await ask('POST', 'sm_org_rw_good', 'scope')
  expect([scope.status, scope.headers.get('www-authenticate')]).toEqual([
    403,
    'Bearer realm="raw", error="insufficient_scope"',
  ])
})

test.each([
  ['long', () => delete keys.sm_org_rw_brief, 'brief', 401, 'invalid_api_key'],
  ['volume', () => volumes.pop(), VOLUME, 403, 'agent_not_authorized_for_volume'],
] as const)(
  'a call (%s) ends with the error of its caller who loses access meanwhile',
  async (body, lose, id, ...ends) => {
    const key = body === 'long' ? 'sm_org_rw_brief' : 'sm_org_rw_good'
    const before = calls.length
    const other = ask('POST', 'sm_org_rw_batch', 'slow', {}, hurried)
    const answer = ask('POST', key, body)
    await eventually(async () => expect(calls.length).toBe(before + 2))
    lose()
    signals.revoked([id])
    const refused = await answer
    expect([refused.status, ((await refused.json()) as { error: string }).error]).toEqual(ends)
    expect((await other).status).toBe(503)
  },
)

test('further requests in the body count too', async () => {
  expect((await ask('POST', 'sm_org_rw_busy', '3')).headers.get('x-ratelimit-remaining')).toBe('4')
  const refused = await ask('POST', 'sm_org_rw_busy', '4')
  expect([refused.status, await refused.json()]).toEqual([429, expect.objectContaining({ error: 'rate_limited' })])
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
})

test('every message of a batch is notified of its response, with a single listener', async () => {
  expect((await ask('POST', 'sm_org_rw_batch', 'batch')).status).toBe(200)
  await eventually(async () => expect(answered).toHaveLength(100))
  // With more than ten listeners on one event, Node prints a leak warning to stderr, past our log.
  expect(listeners).toBeLessThan(10)
})

test('pages of any origin can call an open path, without cookies', async () => {
  const preflight = await ask('OPTIONS', null, undefined, {
    Origin: 'https://anywhere.example',
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'authorization,mcp-protocol-version',
  })
  expect(preflight.status).toBe(204)
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'authorization,mcp-protocol-version',
  })
  const refused = await ask('POST', null, 'x', { Origin: 'https://anywhere.example' })
  expect(refused.headers.get('access-control-allow-origin')).toBe('*')
  expect(refused.headers.get('access-control-expose-headers')).toContain('WWW-Authenticate')
  for (const { headers } of [preflight, refused]) expect(headers.get('access-control-allow-credentials')).toBeNull()
})

/** Waits until the handler has received the next request, and returns its call. */
const nextCall = async (): Promise<RawCall> => {
  const before = calls.length
  while (calls.length === before) await wait(5)
  return calls[before] as RawCall
}

test('the signal aborts when a request times out', async () => {
  const called = nextCall()
  expect((await ask('POST', 'sm_org_rw_good', 'slow', {}, hurried)).status).toBe(503)
  expect((await called).signal.aborted).toBe(true)
})

test('a handler that has begun its answer can end it when the request times out; else it is cut', async () => {
  const [ended, cut] = await Promise.all(
    ['begins', 'begins and hangs'].map((body) => ask('POST', 'sm_org_rw_good', body, {}, hurried)),
  )
  expect(await ended?.text()).toBe('begun, test key: begins')
  await expect(cut?.text()).rejects.toThrow('terminated')
})

test('an answer that has begun can be freed from the time limit', async () => {
  const answer = await ask('POST', 'sm_org_rw_good', 'endless', {}, hurried)
  expect([answer.status, await answer.text()]).toEqual([200, 'begun, test key: endless'])
})

test('the signal aborts when the client disconnects', async () => {
  const controller = new AbortController()
  const headers = { Authorization: 'Bearer sm_org_rw_good' }
  const called = nextCall()
  const gone = fetch(`${app.url}/raw`, { method: 'POST', headers, body: 'slow', signal: controller.signal })
  const { signal } = await called
  expect(signal.aborted).toBe(false)
  controller.abort()
  await expect(gone).rejects.toThrow()
  if (!signal.aborted) await once(signal, 'abort')
})
