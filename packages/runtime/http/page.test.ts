import { AppError } from '@agent-memory/core/errors'
import { LIMITS } from '@agent-memory/core/limits'
import { withOverrides } from '@agent-memory/core/rate-limits'
import { text } from '@agent-memory/core/schemas'
import { endpoint } from '@agent-memory/runtime/http/endpoint'
import type { PageFailure } from '@agent-memory/runtime/http/page'
import { startTestApp, type TestApp } from '@agent-memory/runtime/testing/start-app'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { z } from 'zod'

/** The bodies that the handler received, and the failures that `failed` received. */
const bodies: unknown[] = []
const failures: PageFailure[] = []
beforeEach(() => {
  bodies.length = 0
  failures.length = 0
})

const failed = (failure: PageFailure) => {
  failures.push(failure)
  return failure.code === 'unauthorized' ? { redirect: '/sign-in' } : { html: `<h1>${failure.code}</h1>` }
}
const common = { answer: 'page', tag: 't', summary: 's', operation: 'auth', limit: 'default', failed } as const
const shown = { status: 200, body: z.string() } as const
const endpoints = [
  endpoint({
    ...common,
    method: 'get',
    path: '/page',
    accepts: [],
    success: shown,
    handle: async () => ({ html: '<h1>é</h1>' }),
  }),
  endpoint({
    ...common,
    method: 'post',
    path: '/page',
    accepts: [],
    signsIn: true,
    limit: 'auth',
    body: z.object({ name: text(1, 10), note: z.string().optional(), volume_id: z.unknown().optional() }),
    success: { status: 303 },
    async handle({ body }) {
      bodies.push(body)
      if (body.name === 'taken') throw new AppError('conflict', 'It is taken.')
      if (body.name === 'broken') throw new Error('a secret of the machine')
      return { redirect: '/page?done=é' }
    },
  }),
  endpoint({
    ...common,
    method: 'get',
    path: '/leaving',
    accepts: [],
    success: shown,
    handle: async () => ({ html: '', formsLeave: true }),
  }),
  endpoint({
    ...common,
    method: 'get',
    path: '/own',
    accepts: ['session'],
    success: shown,
    handle: async () => ({ html: '' }),
  }),
]

let app: TestApp
beforeAll(async () => {
  app = await startTestApp(endpoints, { limits: withOverrides({ auth: { max: 40 } }) })
})
afterAll(() => app?.close())

const get = (path: string) => fetch(app.url + path, { redirect: 'manual' })
const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/page`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  })

test('a page comes under a strict policy', async () => {
  const page = await get('/page')
  const { status, headers } = page
  expect([status, await page.text(), headers.get('content-type')]).toEqual([
    200,
    '<h1>é</h1>',
    'text/html; charset=utf-8',
  ])
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
  )
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('referrer-policy')).toBe('same-origin')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
})

test('forms of a page may lead to another site only where it says so', async () => {
  const { headers } = await get('/leaving')
  expect(headers.get('content-security-policy')).not.toContain('form-action')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
})

test('a form is read: repeated fields as a list, empty ones as missing', async () => {
  const posted = await post('name=Ada+L%C3%BC&note=&volume_id=a&volume_id=b&__proto__=x&unknown=1')
  expect([posted.status, posted.headers.get('location')]).toEqual([303, '/page?done=%C3%A9'])
  expect(bodies).toEqual([{ name: 'Ada Lü', volume_id: ['a', 'b'] }])
})

test('an invalid form is answered with the page, the fields and what was sent', async () => {
  const refused = await post('name=&note=kept')
  expect([refused.status, await refused.text()]).toEqual([400, '<h1>validation_failed</h1>'])
  expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(failures).toMatchObject([{ details: { name: ['is required'] }, form: { note: 'kept' }, status: 400 }])
  expect((await post('')).status).toBe(400)
})

test.each<[string, string | Uint8Array<ArrayBuffer>, Record<string, string>, number, string]>([
  ['JSON', '{"name":"Ada"}', { 'Content-Type': 'application/json' }, 415, 'unsupported_media_type'],
  ['too large a body', `name=${'a'.repeat(LIMITS.jsonBytes)}`, {}, 413, 'payload_too_large'],
  ['too many fields', `name=Ada${'&a='.repeat(LIMITS.formFields)}`, {}, 400, 'validation_failed'],
  ['invalid UTF-8', new Uint8Array([0x6e, 0x3d, 0xff]), {}, 400, 'validation_failed'],
  ['NUL', 'name=a%00b', {}, 400, 'validation_failed'],
  ['a page of another origin', 'name=Ada', { Origin: 'https://evil.example' }, 403, 'forbidden'],
  ['a sandboxed page', 'name=Ada', { Origin: 'null' }, 403, 'forbidden'],
  ['a link of another site', 'name=Ada', { 'Sec-Fetch-Site': 'cross-site' }, 403, 'forbidden'],
  ['a conflict', 'name=taken', {}, 409, 'conflict'],
])('%s is refused with a page', async (_what, body, headers, status, code) => {
  const refused = await post(body, headers)
  expect([refused.status, await refused.text()]).toEqual([status, `<h1>${code}</h1>`])
  expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(bodies.length).toBe(code === 'conflict' ? 1 : 0)
})

test('an unexpected error is logged; the page has only the request id', async () => {
  const broken = await post('name=broken')
  expect([broken.status, await broken.text()]).toEqual([500, '<h1>auth_failed</h1>'])
  expect(JSON.stringify(failures[0]?.details)).not.toContain('secret')
  expect(failures[0]?.requestId).toBe(broken.headers.get('x-request-id'))
  expect(app.lines.filter((line) => line.includes('a secret of the machine'))).toHaveLength(1)
})

test('whoever has no session can be sent to sign in', async () => {
  const away = await get('/own')
  expect([away.status, away.headers.get('location')]).toEqual([303, '/sign-in'])
})

test('a page says when to try again', async () => {
  const [last] = (await Promise.all(Array.from({ length: 41 }, () => post('name=Ada')))).filter(
    ({ status }) => status === 429,
  )
  expect(await last?.text()).toBe('<h1>rate_limited</h1>')
  expect(failures[0]?.retryAfter).toBe(Number(last?.headers.get('retry-after')))
})
