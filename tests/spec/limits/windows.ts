import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@agent-memory/client/client'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { eventually } from '../../support/eventually.js'
import { expectError } from '../../support/expectations.js'
import { patient, type Reply } from '../../support/http/client.js'
import { rpcOf } from '../../support/http/mcp.js'
import { newTenant, type Tenant } from '../../support/http/tenant.js'
import { send as unlimited } from '../../support/shared.js'
import { inOneWindow, isPutOff, times, windowOf } from '../../support/stores/windows.js'
import { from, limited, MINUTE, newAddress, once } from './limited.js'

const APART_MS = 5_000
/** Id of a volume that does not exist. A request for this volume still counts, and costs nothing. */
const volume_id = crypto.randomUUID()

let tenant: Tenant
beforeAll(async () => {
  tenant = await newTenant(patient(from(newAddress())))
})

const asKey = (key: string) => ({
  write: () => once('POST', '/agent/memory/write', { key, body: { content: 'x', volume_id } }),
  query: () => once('POST', '/agent/memory/query', { key, body: { query: 'x', volume_id } }),
  chat: () => once('POST', '/agent/memory/chat', { key, body: { query: 'x', volume_id } }),
  memoryQuery: () => once('POST', '/memory/query', { key, body: { query: 'x', volume_id } }),
  memorySearch: () => once('POST', '/memory/search', { key, body: { volume_id } }),
  volumes: () => once('GET', '/agent/volumes', { key }),
  entity: () => once('POST', '/agent/entity', { key, body: { entity_name: 'x', volume_id } }),
  graph: () => once('POST', '/agent/graph', { key, body: { volume_id } }),
  entitySearch: () => once('POST', '/agent/entities/search', { key, body: { query: 'x', volume_id } }),
  documents: () => once('GET', `/agent/documents/${crypto.randomUUID()}`, { key }),
  subscribe: () => once('POST', '/agent/memory/subscribe', { key, body: { url: 'https://a.invalid', volume_id } }),
  broadcast: () => once('POST', '/agent/broadcast', { key, body: { message: 'x', volume_id } }),
  memory: () => once('GET', `/memory/${crypto.randomUUID()}`, { key }),
})

describe('a window', () => {
  test.each([
    ['write', 30],
    ['query', 60],
    ['chat', 30],
    ['memoryQuery', 120],
    ['memorySearch', 120],
    ['volumes', 120],
    ['entity', 120],
    ['graph', 120],
    ['entitySearch', 120],
    ['documents', 120],
    ['subscribe', 30],
    ['broadcast', 60],
    ['memory', 300],
  ] as const)(
    cites(
      'of %s allows %i requests a minute, then rejects',
      'limits.write',
      'limits.query',
      'limits.memory-query',
      'limits.volume-list',
      'limits.graph',
      'limits.document-list',
      'limits.subscribe',
      'realtime.broadcast-access',
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

  test(cites('belongs to one key and one operation', 'limits.per-key'), async () => {
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

  test(cites('counts errors, but not what it rejected', 'limits.refused-do-not-count', 'errors.order'), async () => {
    const refusedApart = async () => {
      const replies = await inOneWindow(async () => {
        const key = await tenant.key('org_rw')
        const ask = () => once('POST', '/agent/memory/write', { key, raw: '{' })
        const counted = await times(35, ask)
        await wait(APART_MS)
        return [...counted, await ask()]
      })
      expect(windowOf(replies[0] as Reply).remaining).toBe(29)
      // The key's 429 comes before the body is checked.
      for (const refused of replies.slice(30)) expectError(refused, 429, 'rate_limited')
      return replies.slice(-2).map((refused) => windowOf(refused).reset) as [number, number]
    }
    // A rejected request does not extend the window. Tries again, because the window's clock keeps running while the
    // process is stalled.
    await eventually(async () => {
      const [first, second] = await refusedApart()
      expect(Math.abs(second - first)).toBeLessThan(APART_MS / 1_000 - 1)
    }, 30_000)
  })

  test(cites('allows 50 uploads an hour', 'documents.rate'), async () => {
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

  test(cites('is configurable, and opens again', 'limits.settable', 'limits.propose'), async () => {
    const key = await tenant.key('org_rw')
    const propose = () => tenant.send('POST', '/memory/propose', { key, body: { content: 'x', volume_id } })
    const replies = await times(8, propose)
    expect(replies.map((reply) => windowOf(reply).limit)).toEqual(Array(8).fill(8))
    await eventually(async () => expect((await propose()).status).toBe(403))
  })

  test(cites('is waited out by the client, following Retry-After', 'limits.retry-after'), async () => {
    const statuses: number[] = []
    const counting: typeof fetch = async (input, init) => {
      const response = await fetch(input, init)
      statuses.push(response.status)
      return response
    }
    const apiKey = await tenant.key('org_rw')
    const client = createClient({ baseUrl: limited().baseUrl, apiKey, fetch: counting, maxRetries: 10 })
    const body = { content: 'The sluice opens at six.', volume_id: tenant.volumeId }
    await eventually(async () => {
      const answers = await Promise.all(Array.from({ length: 12 }, () => client.propose(body)))
      expect(answers.flat()).toHaveLength(12)
      expect(statuses).toContain(429)
    })
    // Requests that a slow database fails are retried as well.
    expect([202, 429, 503]).toEqual(expect.arrayContaining([...new Set(statuses)]))
  })
})

describe('the headers', () => {
  test(cites('are on every answer', 'limits.headers'), async () => {
    const key = await tenant.key('org_rw')
    const replies = [
      await once('GET', '/healthz'),
      await once('GET', '/nowhere'),
      await once('PUT', '/agent/memory/write'),
      await once('GET', '/agent/volumes'),
      await once('GET', '/agent/volumes', { key }),
      await once('POST', '/agent/memory/write', { key, raw: '{' }),
      await once('GET', '/openapi.json'),
      await once('OPTIONS', '/agent/memory/write'),
    ]
    for (const reply of replies) {
      const { limit, remaining, reset } = windowOf(reply)
      for (const value of [limit, remaining, reset]) expect(Number.isInteger(value)).toBe(true)
      expect(reset).toBeGreaterThan(Date.now() / 1_000 - 5)
    }
  })

  test(
    cites('stay when limits are off, and nothing is rejected', 'limits.off', 'limits.headers', 'limits.propose'),
    async () => {
      const free = await newTenant(unlimited)
      const key = await free.key('org_rw')
      const ask = () => unlimited('POST', '/memory/propose', { key, body: { content: 'x', volume_id } })
      const replies = await times(70, ask)
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([403]))
      expect(windowOf(replies[69] as Reply)).toMatchObject({ limit: 60, remaining: 60 })
    },
  )
})

test(
  cites('/mcp allows 120 requests a minute, each message of a batch counting as one', 'limits.mcp', 'mcp.batch'),
  async () => {
    const ping = (id: number) => ({ jsonrpc: '2.0', id, method: 'ping' })
    const ask = (key: string, count: number) =>
      rpcOf(once, key).post(count === 1 ? ping(1) : Array.from(Array(count).keys(), ping))
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

test(cites('/mcp counts the messages of a batch before it checks their contents', 'mcp.batch'), async () => {
  const params = { name: 'add_memory', arguments: {} }
  const body = [1, 2, 3, 4].map((id) => ({ jsonrpc: '2.0', id, method: 'tools/call', params }))
  const [refused] = (await inOneWindow(async () => [await rpcOf(once, await tenant.key('org_r')).post(body)])) as [
    Reply,
  ]
  expect(refused.status).toBe(403)
  expect(windowOf(refused)).toMatchObject({ limit: 120, remaining: 116 })
})

describe('an address', () => {
  test.each([
    ['/oauth/token', 60, MINUTE],
    ['/oauth/register', 10, 60 * MINUTE],
  ])(
    cites('may call %s %i times, then is refused as OAuth refuses', 'limits.oauth', 'oauth.errors'),
    async (path, max, seconds) => {
      const replies = await times(max + 1, () => once('POST', path, { raw: '' }))
      const refused = replies.pop() as Reply
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([400]))
      expect([refused.status, refused.body]).toEqual([
        429,
        { error: 'too_many_requests', error_description: expect.stringContaining('the limit resets in') },
      ])
      expect(windowOf(refused).limit).toBe(max)
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(seconds)
    },
  )
})
