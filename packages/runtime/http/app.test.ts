import { withOverrides } from '@agent-memory/core/rate-limits'
import { type Call, type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import { startTestApp, type TestApp, testKey } from '@agent-memory/runtime/testing/start-app'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { rawRequest } from '../../../tests/support/http/raw-request.js'

/** Returns an endpoint that answers any key with an empty object. */
const answering = (method: Endpoint['method'], path: string) =>
  endpoint({
    summary: 's',
    tag: 't',
    operation: 'query',
    limit: 'default',
    success: { status: 200, body: z.any() },
    answer: 'json',
    accepts: ['key'],
    method,
    path,
    handle: async () => ({}),
  })
const slow: Endpoint = {
  ...answering('get', '/slow'),
  handle: ({ signal }: Call) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
}
const routes = [
  answering('post', '/write'),
  answering('get', '/things/:thing_id'),
  answering('delete', '/things/:thing_id'),
  answering('post', '/things/literal'),
  { ...answering('post', '/list'), body: z.object({ known: z.string() }), handle: async () => [] },
  slow,
]

const RW = { Authorization: 'Bearer sm_org_rw_good' }
const VOLUME = '11111111-1111-1111-1111-111111111111'

let app: TestApp
beforeAll(async () => {
  const big = { max: 10_000 }
  app = await startTestApp(routes, {
    keys: { sm_org_rw_good: testKey() },
    limits: withOverrides({ default: big, failed_auth: big }),
    settings: { corsOrigins: ['https://dashboard.example'] },
  })
})
afterAll(() => app.close())

async function call(method: string, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(app.url + path, { method, headers })
  const textBody = await response.text()
  return { status: response.status, headers: response.headers, json: textBody ? JSON.parse(textBody) : undefined }
}

test('unknown fields are listed in a header when the response is a list', async () => {
  const body = JSON.stringify({ known: 'x', 'hafen, süd': 1, other: 2 })
  const response = await fetch(`${app.url}/list`, {
    method: 'POST',
    headers: { ...RW, 'Content-Type': 'application/json', Origin: 'https://dashboard.example' },
    body,
  })
  expect(await response.json()).toEqual([])
  expect(response.headers.get('x-ignored-fields')).toBe('hafen%2C%20s%C3%BCd, other')
  expect(response.headers.get('access-control-expose-headers')).toContain('X-Ignored-Fields')
})

describe('routing', () => {
  test('unknown paths are 404 before authentication', async () => {
    for (const path of ['/nope', '/Write', '/things/%ff', '/write/x']) {
      const { status, json, headers } = await call('POST', path)
      expect([path, status, json.error]).toEqual([path, 404, 'not_found'])
      expect(headers.get('x-ratelimit-limit')).toBe('10000')
    }
  })

  test('a wrong method is 405 with Allow, and a literal path wins over a pattern', async () => {
    const wrong = await call('GET', '/write')
    expect([wrong.status, wrong.json.error, wrong.headers.get('allow')]).toEqual([
      405,
      'method_not_allowed',
      'OPTIONS, POST',
    ])
    expect((await call('GET', '/things/literal')).headers.get('allow')).toBe('OPTIONS, POST')
    expect((await call('PATCH', `/things/${VOLUME}`)).headers.get('allow')).toBe('DELETE, GET, HEAD, OPTIONS')
    expect((await call('OPTIONS', '/write')).status).toBe(204)
    expect((await call('HEAD', `/things/${VOLUME}`, RW)).status).toBe(200)
  })
})

test('a request that times out gets 503, and its handler is aborted', async () => {
  const hasty = await startTestApp(routes, { keys: { sm_org_rw_good: testKey() }, requestTimeLimitMs: 20 })
  const response = await fetch(`${hasty.url}/slow`, { headers: RW })
  expect([response.status, await response.json()]).toEqual([
    503,
    { error: 'service_unavailable', details: expect.any(String) },
  ])
  await hasty.close()
})

describe('cross-origin', () => {
  test('the dashboard can call with credentials, other origins cannot', async () => {
    const ask = (Origin: string) =>
      rawRequest(`${app.url}/write`, 'OPTIONS', { Origin, 'Access-Control-Request-Method': 'POST' })
    const allowed = await ask('https://dashboard.example')
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': 'https://dashboard.example',
      'access-control-allow-credentials': 'true',
    })
    expect((await ask('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined()
  })
})

test('operational paths answer without a key, with rate-limit headers', async () => {
  expect((await call('GET', '/healthz')).json).toEqual({ status: 'ok' })
  expect((await call('GET', '/readyz')).json).toMatchObject({ status: 'ready' })
  const metrics = await fetch(`${app.url}/metrics`)
  expect(metrics.headers.get('x-ratelimit-remaining')).toBe('10000')
  expect(await metrics.text()).toMatch(/http_request_duration_seconds_count\{[^}]*route="\/write"/)
  expect((await call('POST', '/healthz')).status).toBe(405)
})
