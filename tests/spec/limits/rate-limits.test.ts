import { createClient } from '@agent-memory/client/client'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { clientOf, cookieOf, type Json, newEmail, PASSWORD, type Reply, type Send } from '../../support/client.js'
import { eventually } from '../../support/eventually.js'
import { expectError } from '../../support/expectations.js'
import { type RunningService, startService } from '../../support/service.js'
import { send as unlimited } from '../../support/shared.js'
import { newTenant, type Tenant } from '../../support/tenant.js'

const MINUTE = 60
const DASHBOARD = 'https://dashboard.example'

let service: RunningService
/** Sends as if from this address. */
let from: (address: string) => Send
let tenant: Tenant
beforeAll(async () => {
  service = await startService({
    TRUST_PROXY: '1',
    CORS_ORIGINS: DASHBOARD,
    RATE_LIMITS: '{"propose":{"max":2,"seconds":1}}',
  })
  const send = clientOf(service.baseUrl)
  from =
    (address) =>
    (method, path, options = {}) =>
      send(method, path, { ...options, headers: { 'X-Forwarded-For': address, ...options.headers } })
  tenant = await newTenant(from('192.0.2.1'))
})
afterAll(() => service.stop())

const windowOf = ({ headers }: Reply) => ({
  limit: Number(headers.get('x-ratelimit-limit')),
  remaining: Number(headers.get('x-ratelimit-remaining')),
  reset: Number(headers.get('x-ratelimit-reset')),
})
const times = async (count: number, ask: () => Promise<Reply>): Promise<Reply[]> => {
  const replies: Reply[] = []
  for (let at = 0; at < count; at++) replies.push(await ask())
  return replies
}
const asKey = (key: string) => ({
  // A volume that is none: the request counts all the same, and costs nothing.
  write: () =>
    tenant.send('POST', '/agent/memory/write', { key, body: { content: 'x', volume_id: crypto.randomUUID() } }),
  query: () =>
    tenant.send('POST', '/agent/memory/query', { key, body: { query: 'x', volume_id: crypto.randomUUID() } }),
  memoryQuery: () =>
    tenant.send('POST', '/memory/query', { key, body: { query: 'x', volume_id: crypto.randomUUID() } }),
  memorySearch: () => tenant.send('POST', '/memory/search', { key, body: { volume_id: crypto.randomUUID() } }),
  volumes: () => tenant.send('GET', '/agent/volumes', { key }),
  entity: () =>
    tenant.send('POST', '/agent/entity', { key, body: { entity_name: 'x', volume_id: crypto.randomUUID() } }),
  graph: () => tenant.send('POST', '/agent/graph', { key, body: { volume_id: crypto.randomUUID() } }),
  entitySearch: () =>
    tenant.send('POST', '/agent/entities/search', { key, body: { query: 'x', volume_id: crypto.randomUUID() } }),
  documents: () => tenant.send('GET', `/agent/documents/${crypto.randomUUID()}`, { key }),
  memory: () => tenant.send('GET', `/memory/${crypto.randomUUID()}`, { key }),
})

describe('a window', () => {
  test.each([
    ['write', 30],
    ['query', 60],
    ['memoryQuery', 120],
    ['memorySearch', 120],
    ['volumes', 120],
    ['entity', 120],
    ['graph', 120],
    ['entitySearch', 120],
    ['documents', 120],
    ['memory', 300],
  ] as const)(
    cites(
      'of %s takes %i requests a minute, then refuses',
      'limits.write',
      'limits.query',
      'limits.memory-query',
      'limits.volume-list',
      'limits.graph',
      'limits.document-list',
      'limits.default',
      'errors.rate-limited',
      'limits.retry-after',
    ),
    async (operation, max) => {
      const ask = asKey(await tenant.key('org_rw'))[operation]
      const before = Math.floor(Date.now() / 1_000)
      const replies = await times(max, ask)
      expect(replies.map(({ status }) => status)).not.toContain(429)
      expect(replies.map((reply) => windowOf(reply).remaining)).toEqual(
        Array.from({ length: max }, (_none, at) => max - 1 - at),
      )
      const refused = await ask()
      expectError(refused, 429, 'rate_limited')
      const { limit, remaining, reset } = windowOf(refused)
      expect([limit, remaining]).toEqual([max, 0])
      expect(reset).toBeGreaterThanOrEqual(before)
      expect(reset).toBeLessThanOrEqual(Math.ceil(Date.now() / 1_000) + MINUTE)
      const wait = Number(refused.headers.get('retry-after'))
      expect(wait).toBeGreaterThanOrEqual(1)
      expect(wait).toBeLessThanOrEqual(MINUTE)
    },
  )

  test(cites('is of one key and one operation', 'limits.per-key'), async () => {
    const [one, two] = [asKey(await tenant.key('org_rw')), asKey(await tenant.key('org_rw'))]
    await times(31, one.write)
    expect((await one.write()).status).toBe(429)
    expect((await two.write()).status).toBe(403)
    expect((await one.query()).status).toBe(403)
  })

  test(cites('counts errors, but not what it refused', 'limits.refused-do-not-count', 'errors.order'), async () => {
    const key = await tenant.key('org_rw')
    const broken = () => tenant.send('POST', '/agent/memory/write', { key, raw: '{' })
    const first = windowOf(await broken())
    expect(first.remaining).toBe(29)
    await times(29, broken)
    const [refused] = await times(5, broken)
    // The key's 429 comes before the body is looked at, and puts off nothing.
    expectError(refused as Reply, 429, 'rate_limited')
    const last = windowOf(await broken())
    expect(Math.abs(last.reset - first.reset)).toBeLessThanOrEqual(1)
  })

  test(cites('takes 50 uploads an hour', 'documents.rate'), async () => {
    const key = await tenant.key('org_rw')
    const upload = () => tenant.send('POST', '/agent/documents/upload', { key })
    const replies = await times(50, upload)
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([400]))
    const refused = await upload()
    expectError(refused, 429, 'rate_limited')
    expect(windowOf(refused).limit).toBe(50)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60 * MINUTE)
  })

  test(cites('can be set by configuration, and opens again', 'limits.settable', 'limits.propose'), async () => {
    const key = await tenant.key('org_rw')
    const propose = () =>
      tenant.send('POST', '/memory/propose', { key, body: { content: 'x', volume_id: crypto.randomUUID() } })
    const replies = await times(2, propose)
    expect(replies.map((reply) => windowOf(reply).limit)).toEqual([2, 2])
    await eventually(async () => expect((await propose()).status).toBe(403))
  })

  test(cites('is waited out by the client, by Retry-After', 'limits.retry-after'), async () => {
    const statuses: number[] = []
    const counting: typeof fetch = async (input, init) => {
      const response = await fetch(input, init)
      statuses.push(response.status)
      return response
    }
    const apiKey = await tenant.key('org_rw')
    const client = createClient({ baseUrl: service.baseUrl, apiKey, fetch: counting, maxRetries: 10 })
    const body = { content: 'The sluice opens at six.', volume_id: tenant.volumeId }
    await eventually(async () => {
      const answers = await Promise.all([1, 2, 3, 4].map(() => client.propose(body)))
      expect(answers.flat()).toHaveLength(4)
      expect(statuses).toContain(429)
    })
    expect(new Set(statuses)).toEqual(new Set([202, 429]))
  })
})

describe('the window of an address', () => {
  test(cites('takes 20 requests to /auth in 15 minutes', 'limits.auth', 'limits.retry-after'), async () => {
    const send = from('192.0.2.20')
    const login = () => send('POST', '/auth/login', { body: { email: newEmail(), password: 'wrong password' } })
    const replies = await times(20, login)
    expect(replies.map(({ status }) => status)).not.toContain(429)
    const refused = await login()
    expectError(refused, 429, 'rate_limited')
    expect(windowOf(refused).limit).toBe(20)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(15 * MINUTE)
    expectError(
      await send('POST', '/auth/signup', { body: { email: newEmail(), password: PASSWORD } }),
      429,
      'rate_limited',
    )
    expect((await from('192.0.2.21')('POST', '/auth/login', { body: {} })).status).toBe(400)
  })

  test(cites('counts neither me nor logout', 'limits.me-logout'), async () => {
    const send = from('192.0.2.22')
    const cookie = cookieOf(await send('POST', '/auth/login', { body: { email: tenant.email, password: PASSWORD } }))
    const replies = await times(25, () => send('GET', '/auth/me', { cookie }))
    expect(replies.map(({ status }) => status)).toEqual(Array(25).fill(200))
    expect((await send('POST', '/auth/logout', { cookie })).status).toBe(200)
    expect((await send('POST', '/auth/login', { body: {} })).status).toBe(400)
  })

  test(
    cites('takes 300 failed authentications a minute, then refuses every key', 'limits.failed-auth', 'errors.order'),
    async () => {
      const send = from('192.0.2.30')
      const key = await tenant.key('org_rw')
      const good = () => send('GET', '/agent/volumes', { key })
      const bad = () => send('GET', '/agent/volumes', { key: `sm_org_rw_${'0'.repeat(43)}` })
      const replies = await times(300, bad)
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([401]))
      expectError(await bad(), 429, 'rate_limited')
      expectError(await good(), 429, 'rate_limited')
      expect((await send('GET', '/nowhere')).status).toBe(404)
      expect((await from('192.0.2.31')('GET', '/agent/volumes', { key })).status).toBe(200)
    },
  )

  test(cites('counts no request that passes authentication', 'limits.failed-auth-only'), async () => {
    const send = from('192.0.2.32')
    const keys = await Promise.all([1, 2, 3].map(() => tenant.key('org_rw')))
    for (const key of keys) await times(110, () => send('GET', '/agent/volumes', { key }))
    expect((await send('GET', '/agent/volumes', { key: keys[0] ?? '' })).status).toBe(200)
  })
})

describe('the headers', () => {
  test(cites('stand on every answer', 'limits.headers'), async () => {
    const key = await tenant.key('org_rw')
    const send = from('192.0.2.40')
    const replies = [
      await send('GET', '/healthz'),
      await send('GET', '/nowhere'),
      await send('PUT', '/agent/memory/write'),
      await send('GET', '/agent/volumes'),
      await send('GET', '/agent/volumes', { key }),
      await send('POST', '/agent/memory/write', { key, raw: '{' }),
      await send('GET', '/openapi.json'),
      await send('OPTIONS', '/agent/memory/write'),
    ]
    for (const reply of replies) {
      const { limit, remaining, reset } = windowOf(reply)
      for (const value of [limit, remaining, reset]) expect(Number.isInteger(value)).toBe(true)
      expect(reset).toBeGreaterThan(Date.now() / 1_000 - 5)
    }
  })

  test(
    cites('stay when limits are off, and nothing is refused', 'limits.off', 'limits.headers', 'limits.propose'),
    async () => {
      const free = await newTenant(unlimited)
      const key = await free.key('org_rw')
      const body = { content: 'x', volume_id: crypto.randomUUID() }
      const replies = await times(70, () => unlimited('POST', '/memory/propose', { key, body }))
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([403]))
      expect(windowOf(replies[69] as Reply)).toMatchObject({ limit: 60, remaining: 60 })
    },
  )
})

describe('an origin', () => {
  const preflight = (origin: string) =>
    tenant.send('OPTIONS', '/volumes', {
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    })
  const allowed = ({ headers }: Reply): Json => [
    headers.get('access-control-allow-origin'),
    headers.get('access-control-allow-credentials'),
  ]

  test(
    cites('in CORS_ORIGINS may call with credentials, no other may', 'cors.configured', 'origin.foreign'),
    async () => {
      expect(allowed(await preflight(DASHBOARD))).toEqual([DASHBOARD, 'true'])
      expect(allowed(await preflight('https://evil.example'))[0]).toBeNull()
      const create = (origin: string) =>
        tenant.send('POST', '/volumes', {
          cookie: tenant.cookie,
          headers: { Origin: origin },
          body: { name: 'v', project_id: tenant.projectId },
        })
      const reply = await create(DASHBOARD)
      expect([reply.status, ...allowed(reply)]).toEqual([201, DASHBOARD, 'true'])
      expectError(await create('https://evil.example'), 403, 'forbidden')
    },
  )
})

test(
  cites('/mcp takes 120 requests a minute, each message of a batch for one', 'limits.mcp', 'mcp.batch'),
  async () => {
    const key = await tenant.key('org_r')
    const headers = { Accept: 'application/json, text/event-stream' }
    const ping = (id: number) => ({ jsonrpc: '2.0', id, method: 'ping' })
    const ask = (count: number) =>
      tenant.send('POST', '/mcp', {
        key,
        headers,
        body: count === 1 ? ping(1) : Array.from({ length: count }, (_, id) => ping(id)),
      })
    expect(windowOf(await ask(1))).toMatchObject({ limit: 120, remaining: 119 })
    expect(windowOf(await ask(100))).toMatchObject({ limit: 120, remaining: 19 })
    const refused = await ask(100)
    expectError(refused, 429, 'rate_limited')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expectError(await ask(1), 429, 'rate_limited')
  },
)
