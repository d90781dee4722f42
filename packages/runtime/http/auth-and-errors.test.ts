import { AppError, Unavailable } from '@agent-memory/core/errors'
import { withOverrides } from '@agent-memory/core/rate-limits'
import { text, uuid } from '@agent-memory/core/schemas'
import { signIn, signOut } from '@agent-memory/runtime/http/access/session'
import { endpoint } from '@agent-memory/runtime/http/endpoint'
import { startTestApp, testKey, testUser } from '@agent-memory/runtime/testing/start-app'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { rawRequest } from '../../../tests/support/http/raw-request.js'

const user = testUser()
const common = {
  summary: 's',
  tag: 't',
  operation: 'query',
  answer: 'json',
  limit: 'default',
  success: { status: 200, body: z.any() },
} as const
const write = endpoint({
  ...common,
  method: 'post',
  path: '/write',
  accepts: ['key'],
  operation: 'write',
  limit: 'write',
  body: z.object({ content: text(1, 50_000), volume_id: uuid() }),
  handle: async ({ body }) => {
    if (body.content === 'forbidden') throw new AppError('agent_not_authorized_for_volume', 'No.')
    if (body.content === 'boom') throw new Error('relation "secrets" does not exist at /home/x.sql')
    if (body.content === 'later') throw new Unavailable('backlog', 'Later.', { fields: { memory_id: 'm' } })
    return { content: body.content }
  },
})
const routes = [
  write,
  endpoint({
    ...common,
    method: 'get',
    path: '/things/:thing_id',
    accepts: ['key', 'session'],
    params: z.object({ thing_id: uuid() }),
    handle: async ({ principal }) => ({ kind: principal.kind }),
  }),
  endpoint({
    ...common,
    method: 'post',
    path: '/agents',
    accepts: ['session'],
    body: z.object({ name: text(1, 5) }),
    success: { status: 201, body: z.any() },
    handle: async ({ principal }) => ({ by: principal.email }),
  }),
  endpoint({
    ...common,
    method: 'post',
    path: '/auth/login',
    accepts: [],
    signsIn: true,
    limit: 'auth',
    operation: 'auth',
    body: z.object({ password: z.string() }),
    handle: async ({ request, body }) => {
      if (body.password !== 'right') throw new AppError('invalid_credentials', 'No.')
      await signIn(request, user.userId)
      return {}
    },
  }),
  endpoint({
    ...common,
    method: 'post',
    path: '/auth/logout',
    accepts: ['session'],
    operation: 'auth',
    handle: async ({ request }) => {
      await signOut(request)
      return {}
    },
  }),
]

const RW = { Authorization: 'Bearer sm_org_rw_good' }
const JSON_TYPE = { 'Content-Type': 'application/json' }
const VOLUME = '11111111-1111-1111-1111-111111111111'
const good = JSON.stringify({ content: 'x', volume_id: VOLUME })

let app: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  const big = { max: 10_000 }
  app = await startTestApp(routes, {
    keys: { sm_org_rw_good: testKey() },
    users: { [user.userId]: user },
    limits: withOverrides({ write: big, default: big, auth: big, failed_auth: big }),
    settings: { corsOrigins: ['https://dashboard.example'] },
  })
})
afterAll(() => app.close())

async function call(
  method: string,
  path: string,
  options: { headers?: Record<string, string>; body?: RequestInit['body'] } = {},
) {
  const response = await fetch(app.url + path, { method, redirect: 'manual', ...options } as RequestInit)
  const textBody = await response.text()
  return { status: response.status, headers: response.headers, json: textBody ? JSON.parse(textBody) : undefined }
}
const post = (body: RequestInit['body'], headers: Record<string, string> = {}) =>
  call('POST', '/write', { headers: { ...RW, ...JSON_TYPE, ...headers }, body })

async function signedIn(): Promise<string> {
  const { headers, status } = await call('POST', '/auth/login', { headers: JSON_TYPE, body: '{"password":"right"}' })
  expect(status).toBe(200)
  return headers.get('set-cookie') ?? ''
}

describe('order of checks', () => {
  test('401 before the body, 413 before 415, 415 before 400, 400 before 403', async () => {
    const big = `"${'x'.repeat(1_048_576)}"`
    const unknown = { Authorization: 'Bearer sm_org_rw_unknown' }
    expect((await post('{broken', unknown)).json.error).toBe('invalid_api_key')
    expect((await post(big, unknown)).status).toBe(401)
    expect((await post(big, { 'Content-Type': 'text/plain' })).json.error).toBe('payload_too_large')
    expect((await post('{broken', { 'Content-Type': 'text/plain' })).json.error).toBe('unsupported_media_type')
    expect((await post('{"content":"forbidden"}')).json.error).toBe('validation_failed')
    expect((await post(JSON.stringify({ content: 'forbidden', volume_id: VOLUME }))).json.error).toBe(
      'agent_not_authorized_for_volume',
    )
    expect((await call('POST', '/agents', { headers: { ...RW, ...JSON_TYPE }, body: '{}' })).json.error).toBe(
      'validation_failed',
    )
    expect((await call('POST', '/agents', { headers: { ...RW, ...JSON_TYPE }, body: '{"name":"a"}' })).json.error).toBe(
      'forbidden',
    )
  })
})

describe('authentication', () => {
  test.each([
    [undefined, 'unauthorized'],
    ['', 'unauthorized'],
    ['Bearer', 'unauthorized'],
    ['Bearer a b', 'unauthorized'],
    ['Basic c21fb3JnX3J3X2dvb2Q=', 'unauthorized'],
    ['Bearer nonsense', 'invalid_api_key'],
    ['bearer sm_org_rw_unknown', 'invalid_api_key'],
  ])('%p is %s', async (header, code) => {
    const headers = header === undefined ? JSON_TYPE : { ...JSON_TYPE, Authorization: header }
    const { status, json, headers: got } = await call('POST', '/write', { headers, body: good })
    expect([status, json.error]).toEqual([401, code])
    expect(got.get('www-authenticate')).toMatch(/^Bearer realm=/)
  })

  test('the scheme is case-insensitive', async () => {
    expect((await post(good, { Authorization: 'bEARER   sm_org_rw_good' })).status).toBe(200)
  })

  test('a session serves the dashboard, and is 401 on agent endpoints', async () => {
    const cookie = (await signedIn()).split(';')[0] ?? ''
    expect(await signedIn()).toMatch(/^connect\.sid=.*HttpOnly; SameSite=Lax$/)
    const headers = { Cookie: cookie, ...JSON_TYPE }
    expect((await call('POST', '/agents', { headers, body: '{"name":"a"}' })).json).toEqual({ by: user.email })
    expect((await call('POST', '/agents', { headers, body: '{"name":"a"}' })).status).toBe(201)
    expect((await call('GET', `/things/${VOLUME}`, { headers })).json.kind).toBe('session')
    expect((await call('POST', '/write', { headers, body: good })).json.error).toBe('unauthorized')
    const out = await call('POST', '/auth/logout', { headers })
    expect(out.headers.get('set-cookie')).toMatch(/^connect\.sid=;/)
    expect((await call('POST', '/agents', { headers, body: '{"name":"a"}' })).json.error).toBe('unauthorized')
  })

  test('signing in changes the session id', async () => {
    const before = (await signedIn()).split(';')[0] ?? ''
    const again = await call('POST', '/auth/login', {
      headers: { ...JSON_TYPE, Cookie: before },
      body: '{"password":"right"}',
    })
    expect(again.headers.get('set-cookie')?.split(';')[0]).not.toBe(before)
    expect((await call('GET', `/things/${VOLUME}`, { headers: { Cookie: before } })).status).toBe(401)
  })

  test('only pages of our own origins can use a session to change something', async () => {
    const cookie = (await signedIn()).split(';')[0] ?? ''
    const attempt = (headers: Record<string, string>) =>
      rawRequest(`${app.url}/agents`, 'POST', { Cookie: cookie, ...JSON_TYPE, ...headers }, '{"name":"a"}')
    expect((await attempt({})).status).toBe(201)
    expect((await attempt({ Origin: app.url })).status).toBe(201)
    expect((await attempt({ Origin: 'https://dashboard.example' })).status).toBe(201)
    expect((await attempt({ 'Sec-Fetch-Site': 'same-origin' })).status).toBe(201)
    for (const foreign of [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
    ]) {
      const { status, json } = await attempt(foreign)
      expect([foreign, status, json.error]).toEqual([foreign, 403, 'forbidden'])
    }
    const login = await rawRequest(
      `${app.url}/auth/login`,
      'POST',
      { ...JSON_TYPE, Origin: 'https://evil.example' },
      '{"password":"right"}',
    )
    expect(login.status).toBe(403)
    expect(
      (await rawRequest(`${app.url}/things/${VOLUME}`, 'GET', { Cookie: cookie, Origin: 'https://evil.example' }))
        .status,
    ).toBe(200)
    expect(
      (await rawRequest(`${app.url}/write`, 'POST', { ...RW, ...JSON_TYPE, Origin: 'https://evil.example' }, good))
        .status,
    ).toBe(200)
  })
})

describe('errors', () => {
  test('an unexpected error is <operation>_failed and reveals only its request id', async () => {
    const { status, json, headers } = await post(JSON.stringify({ content: 'boom', volume_id: VOLUME }), {
      'X-Request-Id': 'trace-1',
    })
    expect([status, json.error]).toEqual([500, 'write_failed'])
    expect(json.details).toContain('trace-1')
    expect(headers.get('x-request-id')).toBe('trace-1')
    expect(JSON.stringify(json)).not.toMatch(/relation|\.sql|at /)
    const line = app.lines.map((l) => JSON.parse(l)).find((l) => l.msg === 'request failed')
    expect(line).toMatchObject({ request_id: 'trace-1', code: 'write_failed', err: { type: 'Error' } })
  })

  test('503 carries Retry-After and the fields of the error', async () => {
    const { status, json, headers } = await post(JSON.stringify({ content: 'later', volume_id: VOLUME }))
    expect([status, json, headers.get('retry-after')]).toEqual([
      503,
      { error: 'service_unavailable', details: 'Later.', memory_id: 'm' },
      '5',
    ])
  })

  test('a request id that is not safe in a header is replaced', async () => {
    for (const bad of ['a b', 'x'.repeat(129), '<script>']) {
      expect((await call('GET', '/nope', { headers: { 'X-Request-Id': bad } })).headers.get('x-request-id')).toMatch(
        /^[0-9a-f-]{36}$/,
      )
    }
  })

  test('no texts, keys or cookies reach the log', () => {
    expect(app.lines.join('')).not.toMatch(/sm_org_rw|connect\.sid|toolong/)
    expect(app.lines.length).toBeGreaterThan(20)
  })
})
