import { type RateLimits, withOverrides } from '@agent-memory/core/rate-limits'
import { addressGroup } from '@agent-memory/runtime/http/access/rate-limit'
import { endpoint } from '@agent-memory/runtime/http/endpoint'
import { startTestApp, testKey } from '@agent-memory/runtime/testing/start-app'
import { describe, expect, test } from '@jest/globals'
import { z } from 'zod'

const common = { summary: 's', tag: 't', success: { status: 200, body: z.any() }, handle: async () => ({}) } as const
const body = z.object({ content: z.string() })
const routes = [
  endpoint({
    ...common,
    method: 'post',
    path: '/write',
    answer: 'json',
    accepts: ['key'],
    operation: 'write',
    limit: 'write',
    body,
  }),
  endpoint({
    ...common,
    method: 'get',
    path: '/list',
    answer: 'json',
    accepts: ['key'],
    operation: 'volume',
    limit: 'default',
  }),
  endpoint({
    ...common,
    method: 'post',
    path: '/auth/login',
    answer: 'json',
    accepts: [],
    operation: 'auth',
    limit: 'auth',
    body,
  }),
  endpoint({
    ...common,
    method: 'get',
    path: '/auth/me',
    answer: 'json',
    accepts: ['session'],
    operation: 'auth',
    limit: 'default',
  }),
]
const keys = { sm_a: testKey({ keyId: 'a' }), sm_b: testKey({ keyId: 'b' }) }
const small = withOverrides({ write: { max: 3 }, auth: { max: 2 }, failed_auth: { max: 4 }, default: { max: 10 } })

async function withApp<T>(limits: RateLimits | 'off', use: (call: Call) => Promise<T>): Promise<T> {
  const app = await startTestApp(routes, { keys, limits, settings: { trustProxy: 1 } })
  const call: Call = async (method, path, key, { body = '{"content":"x"}', address = '192.0.2.1' } = {}) => {
    const headers = {
      'Content-Type': 'application/json',
      'X-Forwarded-For': address,
      ...(key && { Authorization: `Bearer ${key}` }),
    }
    const response = await fetch(app.url + path, { method, headers, ...(method === 'POST' && { body }) })
    const header = (name: string) => Number(response.headers.get(name))
    const window = [header('x-ratelimit-limit'), header('x-ratelimit-remaining')]
    const json = (await response.json()) as { error?: string }
    return {
      status: response.status,
      error: json.error,
      window,
      reset: header('x-ratelimit-reset'),
      retryAfter: header('retry-after'),
    }
  }
  try {
    return await use(call)
  } finally {
    await app.close()
  }
}

type Call = (
  method: string,
  path: string,
  key?: string,
  options?: { body?: string; address?: string },
) => Promise<{ status: number; error: string | undefined; window: number[]; reset: number; retryAfter: number }>

test('a key has its own window, errors count, and 429 comes before the body is read', () =>
  withApp(small, async (call) => {
    const first = await call('POST', '/write', 'sm_a')
    expect([first.status, first.window]).toEqual([200, [3, 2]])
    expect(first.reset).toBeGreaterThan(Date.now() / 1_000)
    expect(first.reset).toBeLessThanOrEqual(Math.ceil(Date.now() / 1_000) + 60)
    expect((await call('POST', '/write', 'sm_a', { body: '{' })).window).toEqual([3, 1])
    expect((await call('POST', '/write', 'sm_a')).window).toEqual([3, 0])
    const over = await call('POST', '/write', 'sm_a', { body: '{broken' })
    expect([over.status, over.error, over.window]).toEqual([429, 'rate_limited', [3, 0]])
    expect(over.retryAfter).toBeGreaterThan(0)
    expect(over.retryAfter).toBeLessThanOrEqual(60)
    // Each response computes its own reset time, rounded to whole seconds, so two responses can differ by 1.
    expect(Math.abs((await call('POST', '/write', 'sm_a')).reset - over.reset)).toBeLessThanOrEqual(1)
    expect((await call('POST', '/write', 'sm_b')).window).toEqual([3, 2])
    expect((await call('GET', '/list', 'sm_a')).status).toBe(200)
  }))

test('an address is rejected after too many failed authentications; a valid key from there is not', () =>
  withApp(small, async (call) => {
    expect((await call('POST', '/write', 'sm_wrong')).window).toEqual([4, 3])
    await call('GET', '/list')
    await call('GET', '/auth/me')
    expect((await call('GET', '/list', 'sm_a')).window).toEqual([10, 9])
    expect((await call('POST', '/write', 'sm_wrong')).error).toBe('invalid_api_key')
    for (const key of ['sm_wrong', undefined]) {
      const { status, error, window } = await call('POST', '/write', key)
      expect([status, error, window]).toEqual([429, 'rate_limited', [4, 0]])
    }
    const good = await call('POST', '/write', 'sm_a')
    expect([good.status, good.window]).toEqual([200, [3, 2]])
    expect((await call('POST', '/auth/login')).status).toBe(200)
    expect((await call('GET', '/nowhere')).status).toBe(404)
    expect((await call('GET', '/healthz')).status).toBe(200)
  }))

test('/auth counts by address', () =>
  withApp(small, async (call) => {
    expect((await call('POST', '/auth/login')).window).toEqual([2, 1])
    expect((await call('POST', '/auth/login', undefined, { body: '{' })).status).toBe(400)
    expect((await call('POST', '/auth/login')).status).toBe(429)
    expect((await call('POST', '/auth/login', undefined, { address: '192.0.2.2' })).status).toBe(200)
    expect((await call('GET', '/auth/me')).error).toBe('unauthorized')
  }))

test('when off, nothing is rejected and the headers stay', () =>
  withApp('off', async (call) => {
    for (let i = 0; i < 40; i++) {
      const { status, window } = await call('POST', '/write', 'sm_a')
      expect([status, window]).toEqual([200, [30, 30]])
    }
  }))

describe('a window ends', () => {
  test('and the next request starts another', () =>
    withApp(withOverrides({ write: { max: 1, seconds: 2 } }), async (call) => {
      const write = async () => ({ at: performance.now(), ...(await call('POST', '/write', 'sm_a')) })
      let [first, answer] = [await write(), await write()]
      expect(first.status).toBe(200)
      // If the machine stalls for a whole window, the second call succeeds too, as the first call of the next window.
      while (answer.status === 200 && performance.now() - first.at >= 2_000) [first, answer] = [answer, await write()]
      expect(answer.status).toBe(429)
      while (answer.status === 429) {
        await new Promise((resolve) => setTimeout(resolve, 50))
        answer = await write()
      }
      expect([answer.status, answer.window]).toEqual([200, [1, 0]])
    }))
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, group) => expect(addressGroup(address)).toBe(group))
