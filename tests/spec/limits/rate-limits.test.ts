import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@agent-memory/client/client'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import {
  cookieOf,
  type Json,
  newEmail,
  onceTo,
  PASSWORD,
  patient,
  type Reply,
  type Send,
} from '../../support/client.js'
import { eventually } from '../../support/eventually.js'
import { expectError } from '../../support/expectations.js'
import { type RunningService, startService } from '../../support/service.js'
import { send as unlimited } from '../../support/shared.js'
import { newTenant, type Tenant } from '../../support/tenant.js'
import { inOneWindow, times, windowOf } from '../../support/windows.js'

const MINUTE = 60
const APART_MS = 5_000
const DASHBOARD = 'https://dashboard.example'

let service: RunningService
/** Sends once as if from this address: what is asked again counts twice. */
let from: (address: string) => Send
let once: Send
let tenant: Tenant
beforeAll(async () => {
  service = await startService({
    TRUST_PROXY: '1',
    CORS_ORIGINS: DASHBOARD,
    RATE_LIMITS: '{"propose":{"max":2,"seconds":1}}',
  })
  const send = onceTo(service.baseUrl)
  from =
    (address) =>
    (method, path, options = {}) =>
      send(method, path, { ...options, headers: { 'X-Forwarded-For': address, ...options.headers } })
  once = from('192.0.2.1')
  tenant = await newTenant(patient(once))
})
afterAll(() => service.stop())

const isPutOff = ({ status }: Reply) => status === 503

let addresses = 100
const newAddress = () => `192.0.2.${addresses++}`

const asKey = (key: string) => ({
  // A volume that is none: the request counts all the same, and costs nothing.
  write: () => once('POST', '/agent/memory/write', { key, body: { content: 'x', volume_id: crypto.randomUUID() } }),
  query: () => once('POST', '/agent/memory/query', { key, body: { query: 'x', volume_id: crypto.randomUUID() } }),
  memoryQuery: () => once('POST', '/memory/query', { key, body: { query: 'x', volume_id: crypto.randomUUID() } }),
  memorySearch: () => once('POST', '/memory/search', { key, body: { volume_id: crypto.randomUUID() } }),
  volumes: () => once('GET', '/agent/volumes', { key }),
  entity: () => once('POST', '/agent/entity', { key, body: { entity_name: 'x', volume_id: crypto.randomUUID() } }),
  graph: () => once('POST', '/agent/graph', { key, body: { volume_id: crypto.randomUUID() } }),
  entitySearch: () =>
    once('POST', '/agent/entities/search', { key, body: { query: 'x', volume_id: crypto.randomUUID() } }),
  documents: () => once('GET', `/agent/documents/${crypto.randomUUID()}`, { key }),
  memory: () => once('GET', `/memory/${crypto.randomUUID()}`, { key }),
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
      const before = Math.floor(Date.now() / 1_000)
      const replies = await inOneWindow(async () => times(max + 1, asKey(await tenant.key('org_rw'))[operation]))
      const refused = replies.pop() as Reply
      expect(replies.map(({ status }) => status)).not.toContain(429)
      expect(replies.map((reply) => windowOf(reply).remaining)).toEqual(
        Array.from({ length: max }, (_none, at) => max - 1 - at),
      )
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
    let others: Reply[] = []
    const replies = await inOneWindow(async () => {
      const [one, two] = [asKey(await tenant.key('org_rw')), asKey(await tenant.key('org_rw'))]
      const own = await times(32, one.write)
      others = [await two.write(), await one.query()]
      return others.some(isPutOff) ? others : own
    })
    expect(replies[31]?.status).toBe(429)
    expect(others.map(({ status }) => status)).toEqual([403, 403])
  })

  test(cites('counts errors, but not what it refused', 'limits.refused-do-not-count', 'errors.order'), async () => {
    const refusedApart = async () => {
      const replies = await inOneWindow(async () => {
        const key = await tenant.key('org_rw')
        const ask = () => once('POST', '/agent/memory/write', { key, raw: '{' })
        const counted = await times(35, ask)
        await wait(APART_MS)
        return [...counted, await ask()]
      })
      expect(windowOf(replies[0] as Reply).remaining).toBe(29)
      // The key's 429 comes before the body is looked at.
      for (const refused of replies.slice(30)) expectError(refused, 429, 'rate_limited')
      return replies.slice(-2).map((refused) => windowOf(refused).reset) as [number, number]
    }
    // A refused request puts off nothing: the end is told by a clock that goes on while its process stands still.
    await eventually(async () => {
      const [first, second] = await refusedApart()
      expect(Math.abs(second - first)).toBeLessThan(APART_MS / 1_000 - 1)
    }, 30_000)
  })

  test(cites('takes 50 uploads an hour', 'documents.rate'), async () => {
    const replies = await inOneWindow(async () => {
      const key = await tenant.key('org_rw')
      return times(51, () => once('POST', '/agent/documents/upload', { key }))
    })
    const refused = replies.pop() as Reply
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([400]))
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
    // What the database was late for is asked again as well.
    expect([202, 429, 503]).toEqual(expect.arrayContaining([...new Set(statuses)]))
  })
})

describe('the window of an address', () => {
  test(cites('takes 20 requests to /auth in 15 minutes', 'limits.auth', 'limits.retry-after'), async () => {
    const replies = await inOneWindow(async () => {
      const send = from(newAddress())
      const login = () => send('POST', '/auth/login', { body: { email: newEmail(), password: 'wrong password' } })
      const signup = () => send('POST', '/auth/signup', { body: { email: newEmail(), password: PASSWORD } })
      return [...(await times(21, login)), await signup()]
    })
    const refused = replies.splice(20)
    expect(replies.map(({ status }) => status)).not.toContain(429)
    expect(refused).toHaveLength(2)
    for (const each of refused) {
      expectError(each, 429, 'rate_limited')
      expect(windowOf(each).limit).toBe(20)
      expect(Number(each.headers.get('retry-after'))).toBeLessThanOrEqual(15 * MINUTE)
    }
    expect((await patient(from(newAddress()))('POST', '/auth/login', { body: {} })).status).toBe(400)
  })

  test(cites('counts neither me nor logout', 'limits.me-logout'), async () => {
    const send = patient(from('192.0.2.22'))
    const cookie = cookieOf(await send('POST', '/auth/login', { body: { email: tenant.email, password: PASSWORD } }))
    const replies = await times(25, () => send('GET', '/auth/me', { cookie }))
    expect(replies.map(({ status }) => status)).toEqual(Array(25).fill(200))
    expect((await send('POST', '/auth/logout', { cookie })).status).toBe(200)
    expect((await send('POST', '/auth/login', { body: {} })).status).toBe(400)
  })

  test(
    cites('takes 300 failed authentications a minute, then refuses every key', 'limits.failed-auth', 'errors.order'),
    async () => {
      const key = await tenant.key('org_rw')
      const good = (send: Send) => send('GET', '/agent/volumes', { key })
      const bad = (send: Send) => send('GET', '/agent/volumes', { key: `sm_org_rw_${'0'.repeat(43)}` })
      let others: Reply[] = []
      const replies = await inOneWindow(async () => {
        const send = from(newAddress())
        const failed = await times(301, () => bad(send))
        others = [await good(send), await send('GET', '/nowhere')]
        return others.some(isPutOff) ? others : failed
      })
      expectError(replies.pop() as Reply, 429, 'rate_limited')
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([401]))
      expectError(others[0] as Reply, 429, 'rate_limited')
      expect(others[1]?.status).toBe(404)
      expect((await good(patient(from(newAddress())))).status).toBe(200)
    },
  )

  test(cites('counts no request that passes authentication', 'limits.failed-auth-only'), async () => {
    const send = patient(from('192.0.2.32'))
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
    const headers = { Accept: 'application/json, text/event-stream' }
    const ping = (id: number) => ({ jsonrpc: '2.0', id, method: 'ping' })
    const ask = (key: string, count: number) =>
      once('POST', '/mcp', {
        key,
        headers,
        body: count === 1 ? ping(1) : Array.from({ length: count }, (_, id) => ping(id)),
      })
    const [one, hundred, refused, after] = (await inOneWindow(async () => {
      const key = await tenant.key('org_r')
      return [await ask(key, 1), await ask(key, 100), await ask(key, 100), await ask(key, 1)]
    })) as [Reply, Reply, Reply, Reply]
    expect(windowOf(one)).toMatchObject({ limit: 120, remaining: 119 })
    expect(windowOf(hundred)).toMatchObject({ limit: 120, remaining: 19 })
    expectError(refused, 429, 'rate_limited')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expectError(after, 429, 'rate_limited')
  },
)
