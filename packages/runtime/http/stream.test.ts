import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { openLocalSignals } from '@agent-memory/adapters/queue/local-signals'
import { AppError } from '@agent-memory/core/errors'
import type { VolumeReach } from '@agent-memory/core/ports/accounts/volumes'
import { signIn, signOut } from '@agent-memory/runtime/http/access/session'
import { endpoint } from '@agent-memory/runtime/http/endpoint'
import type { Ended } from '@agent-memory/runtime/http/openapi/open-ended'
import type { OpenApiDocument } from '@agent-memory/runtime/http/openapi/openapi'
import { startTestApp, type TestApp, testKey, testUser } from '@agent-memory/runtime/testing/start-app'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { eventually } from '../../../tests/support/eventually.js'

const user = testUser()
const keys: Record<string, ReturnType<typeof testKey>> = { sm_good: testKey(), sm_brief: testKey({ keyId: 'brief' }) }
const VOLUME = 'b0000000-0000-4000-8000-000000000009'
const volumes = [{ volumeId: VOLUME, orgId: testKey().orgId } as VolumeReach]
const signals = openLocalSignals()
const common = { summary: 's', tag: 't', operation: 'query', limit: 'default' } as const
const LIMIT_MS = 200
/**
 * With this value of the parameter `up_to`, the endpoint counts to 4 and watches the volume, so that losing the volume
 * ends the stream.
 */
const VOLUME_NEEDED = 4
const ended: string[] = []
let written = 0

/**
 * With this value of the parameter `up_to`, the events are long: 100 MB in all, more than the buffers of the system
 * hold.
 */
const MANY = 10_000

async function* counting(upTo: number, signal: AbortSignal) {
  const filling = upTo === MANY ? 'x'.repeat(10_000) : ''
  for (let at = 1; at <= upTo; at++) {
    written = at
    yield `data: ${at}${filling}\n\n`
  }
  if (upTo === 2 || signal.aborted) return
  await once(signal, 'abort')
}

async function* failing(fails: boolean) {
  yield 'event: piece\ndata: {"n":1}\n\n'
  if (fails) throw new AppError('conflict', 'There is only one.')
}

let app: TestApp
beforeAll(async () => {
  const count = endpoint({
    ...common,
    answer: 'stream',
    method: 'post',
    path: '/count',
    accepts: ['key', 'session'],
    body: z.object({ up_to: z.int() }),
    success: { status: 200, body: z.string() },
    async handle({ body, signal, response, watchVolume }) {
      if (body.up_to === VOLUME_NEEDED) watchVolume(VOLUME)
      if (body.up_to === 0) throw new AppError('conflict', 'There is nothing to count.')
      if (body.up_to < 0) {
        response.status(406).json({ never: true })
        return null
      }
      signal.addEventListener('abort', () => ended.push((signal.reason as Ended).why))
      return counting(body.up_to, signal)
    },
  })
  const either = endpoint({
    ...common,
    answer: 'json',
    method: 'post',
    path: '/either',
    accepts: ['key'],
    body: z.object({ stream: z.boolean(), fails: z.boolean().default(false) }),
    success: { status: 200, body: z.object({ whole: z.literal(true) }) },
    handle: async () => ({ whole: true }),
    streamed: {
      when: ({ stream }) => stream,
      events: { piece: z.object({ n: z.int() }) },
      async handle({ body }) {
        return failing(body.fails)
      },
    },
  })
  const session = { ...common, answer: 'json', method: 'post', success: { status: 200, body: z.any() } } as const
  const logIn = endpoint({
    ...session,
    path: '/in',
    accepts: [],
    signsIn: true,
    handle: ({ request }) => signIn(request, user.userId),
  })
  const logOut = endpoint({
    ...session,
    path: '/out',
    accepts: ['session'],
    handle: ({ request }) => signOut(request),
  })
  app = await startTestApp([count, either, logIn, logOut], {
    keys,
    users: { [user.userId]: user },
    volumes,
    signals,
    requestTimeLimitMs: LIMIT_MS,
  })
})
afterAll(() => app.close())

const post = (path: string, headers: Record<string, string>, body: object = {}) =>
  fetch(app.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const withKey = (key: string, upTo: number | string, more: object = {}) =>
  post('/count', { Authorization: `Bearer ${key}`, ...more }, { up_to: upTo })

test('events are sent as they arrive, after every check of an ordinary endpoint', async () => {
  const streamed = await post('/count', { Authorization: 'Bearer sm_good' }, { up_to: 2, upto: 3 })
  expect([streamed.status, await streamed.text()]).toEqual([200, 'data: 1\n\ndata: 2\n\n'])
  expect(streamed.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(streamed.headers.get('cache-control')).toBe('no-store')
  expect(streamed.headers.get('x-ratelimit-limit')).toBe('300')
  expect(streamed.headers.get('x-ignored-fields')).toBe('upto')
  expect((await withKey('sm_unknown', 2)).status).toBe(401)
  expect((await withKey('sm_good', 'many')).status).toBe(400)
  expect(await (await withKey('sm_good', 0)).json()).toMatchObject({ error: 'conflict' })
  expect((await withKey('sm_good', -1)).status).toBe(406)
})

test('a stream has no time limit, and ends soon after its key is revoked', async () => {
  const open = await withKey('sm_brief', 3)
  await wait(2 * LIMIT_MS)
  delete keys.sm_brief
  expect(await open.text()).toBe('data: 1\n\ndata: 2\n\ndata: 3\n\n')
  expect(ended.splice(0)).toEqual(['unknown'])
})

test('one of a session ends soon after its user signs out', async () => {
  const cookie = (await post('/in', {})).headers.get('set-cookie')?.split(';')[0] ?? ''
  const open = await post('/count', { Cookie: cookie }, { up_to: 3 })
  expect((await post('/out', { Cookie: cookie })).status).toBe(200)
  expect(await open.text()).toContain('data: 3')
  expect(ended.splice(0)).toEqual(['unknown'])
})

test('one that needs a volume ends when its caller cannot read it any more; others go on', async () => {
  const [needing, other] = [await withKey('sm_good', VOLUME_NEEDED), await withKey('sm_good', 3)]
  volumes.pop()
  signals.revoked([VOLUME])
  expect(await needing.text()).toContain('data: 4')
  expect(ended.splice(0)).toEqual(['forbidden'])
  await other.body?.cancel()
  await eventually(async () => expect(ended.splice(0)).toEqual(['gone']))
})

test('events are generated no faster than read, and generation stops when the client disconnects', async () => {
  const controller = new AbortController()
  const reading = await withKey('sm_good', MANY)
  await eventually(async () => expect(written).toBeGreaterThan(3))
  let before = -1
  await eventually(async () => {
    const now = written
    await wait(100)
    expect([now, written]).toEqual([before === now ? now : written, now])
    before = now
  })
  expect(written).toBeLessThan(MANY)
  controller.abort()
  await reading.body?.cancel()
  await eventually(async () => expect(ended.splice(0)).toEqual(['gone']))
})

describe('a JSON endpoint that can stream', () => {
  const ask = (body: object) => post('/either', { Authorization: 'Bearer sm_good' }, body)

  test('answers with JSON or with a stream, as the request says', async () => {
    const whole = await ask({ stream: false, other: 1 })
    expect(await whole.json()).toEqual({ whole: true, ignored: ['other'] })
    const streamed = await ask({ stream: true, other: 1 })
    expect(streamed.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(streamed.headers.get('x-ignored-fields')).toBe('other')
    expect(await streamed.text()).toBe('event: piece\ndata: {"n":1}\n\n')
    expect((await ask({ stream: 'yes' })).status).toBe(400)
  })

  test('ends a stream that fails with the error, as in an error response', async () => {
    const events = (await (await ask({ stream: true, fails: true })).text()).split('\n\n')
    expect(events[1]).toBe('event: error\ndata: {"error":"conflict","details":"There is only one."}')
  })

  test('is documented with both', async () => {
    const { paths } = (await (await fetch(`${app.url}/openapi.json`)).json()) as OpenApiDocument
    expect(paths['/either']?.post?.responses[200]?.content).toMatchObject({
      'application/json': { schema: { properties: { whole: { const: true } } } },
      'text/event-stream': { schema: { oneOf: [{ properties: { event: { const: 'piece' } } }] } },
    })
  })
})

test('every stream ends when the process starts to stop', async () => {
  const open = await withKey('sm_good', 3)
  app.health.drain()
  expect(await open.text()).toContain('data: 3')
  expect(ended.splice(0)).toEqual(['stopping'])
})
