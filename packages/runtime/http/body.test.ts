import { gzipSync } from 'node:zlib'
import { withOverrides } from '@agent-memory/core/rate-limits'
import { text, uuid } from '@agent-memory/core/schemas'
import { endpoint } from '@agent-memory/runtime/http/endpoint'
import { startTestApp, type TestApp, testKey } from '@agent-memory/runtime/testing/start-app'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { rawRequest } from '../../../tests/support/http/raw-request.js'

const common = {
  summary: 's',
  tag: 't',
  operation: 'write',
  limit: 'default',
  answer: 'json',
  accepts: ['key'],
  success: { status: 200, body: z.any() },
} as const
const routes = [
  endpoint({
    ...common,
    method: 'post',
    path: '/write',
    body: z.object({
      content: text(1, 50_000),
      volume_id: uuid(),
      items: z.array(z.object({ content: text(1, 5) })).optional(),
    }),
    handle: async ({ body, idempotencyKey }) => ({ content: body.content, idempotencyKey }),
  }),
  endpoint({
    ...common,
    method: 'get',
    path: '/things/:thing_id',
    params: z.object({ thing_id: uuid() }),
    query: z.object({ n: z.coerce.number().int().max(5).optional() }),
    handle: async ({ params, query }) => ({ ...params, ...query }),
  }),
]

const RW = { Authorization: 'Bearer sm_org_rw_good' }
const JSON_TYPE = { 'Content-Type': 'application/json' }
const VOLUME = '11111111-1111-1111-1111-111111111111'
const good = JSON.stringify({ content: 'x', volume_id: VOLUME })

let app: TestApp
beforeAll(async () => {
  app = await startTestApp(routes, {
    keys: { sm_org_rw_good: testKey() },
    limits: withOverrides({ default: { max: 10_000 } }),
  })
})
afterAll(() => app.close())

async function call(method: string, path: string, options: RequestInit = {}) {
  const response = await fetch(app.url + path, { method, ...options })
  return { status: response.status, json: JSON.parse(await response.text()) }
}
const post = (body: NonNullable<RequestInit['body']>, headers: Record<string, string> = {}) =>
  call('POST', '/write', { headers: { ...RW, ...JSON_TYPE, ...headers }, body })

describe('bodies', () => {
  test('every invalid field is named', async () => {
    const { json } = await post(JSON.stringify({ content: null, items: [{ content: 'ok' }, { content: 'toolong' }] }))
    expect(json).toEqual({
      error: 'validation_failed',
      details: { content: [expect.any(String)], volume_id: ['is required'], 'items.1.content': [expect.any(String)] },
    })
    expect(Object.keys((await post('')).json.details)).toEqual(['content', 'volume_id'])
  })

  test.each([
    ['array', '[]'],
    ['null', 'null'],
    ['string', '"x"'],
    ['broken', '{"a":'],
    ['two values', '{}{}'],
    ['10⁵ levels', '['.repeat(100_000)],
    ['10⁵ balanced levels', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['65 levels', `${'['.repeat(65)}${']'.repeat(65)}`],
    ['invalid UTF-8', Buffer.from([0x22, 0xff, 0x22])],
  ])('%s is details.body', async (_name, body) => {
    const { status, json } = await post(body)
    expect([status, json.error, Object.keys(json.details)]).toEqual([400, 'validation_failed', ['body']])
  })

  test('64 levels, brackets in strings and unknown fields are fine', async () => {
    const deep = `${'['.repeat(63)}${']'.repeat(63)}`
    const { status } = await post(`{"content":"${'['.repeat(200)}\\"{{","volume_id":"${VOLUME}","extra":${deep}}`)
    expect(status).toBe(200)
    expect((await post(`\ufeff${good}`)).status).toBe(200)
  })

  test('NUL and lone surrogates are rejected anywhere', async () => {
    for (const bad of ['\\u0000', '\\ud83d', '\\ude00 \\ud83d']) {
      const content = await post(`{"content":"a${bad}","volume_id":"${VOLUME}"}`)
      expect([content.status, Object.keys(content.json.details)]).toEqual([400, ['content']])
      const unknown = await post(`{"content":"a","volume_id":"${VOLUME}","x":{"y${bad}":1}}`)
      expect([unknown.status, Object.keys(unknown.json.details)]).toEqual([400, ['x']])
    }
    expect((await post(`{"content":"\\ud83d\\ude00","volume_id":"${VOLUME}"}`)).json.content).toBe('😀')
  })

  test('prototype keys change nothing', async () => {
    const { status, json } = await post(
      `{"__proto__":{"content":"y"},"constructor":{"prototype":{"z":1}},"content":"x","volume_id":"${VOLUME}"}`,
    )
    expect([status, json.content]).toEqual([200, 'x'])
    const named = await post(`{"content":"x","volume_id":"${VOLUME}","a":{"__proto__":"\\u0000"}}`)
    expect(Object.keys(named.json.details)).toEqual(['a.__proto__'])
    expect(({} as Record<string, unknown>).z).toBeUndefined()
  })

  test('the cap is 1 MB, however it is sent', async () => {
    const shell = JSON.stringify({ content: 'x', volume_id: VOLUME, pad: '' }).length
    const padded = (bytes: number) =>
      JSON.stringify({ content: 'x', volume_id: VOLUME, pad: 'p'.repeat(bytes - shell) })
    expect((await post(padded(1_048_576))).status).toBe(200)
    expect((await post(padded(1_048_577))).json.error).toBe('payload_too_large')
    const chunked = { ...RW, ...JSON_TYPE, 'Transfer-Encoding': 'chunked' }
    const reply = await rawRequest(`${app.url}/write`, 'POST', chunked, padded(1_048_577))
    expect(reply.json.error).toBe('payload_too_large')
    expect((await post(gzipSync(padded(1_048_577)), { 'Content-Encoding': 'gzip' })).json.error).toBe(
      'payload_too_large',
    )
    expect((await post(gzipSync(padded(1_048_576)), { 'Content-Encoding': 'gzip' })).status).toBe(200)
    expect((await post('x'.repeat(21 * 1_048_576))).json.error).toBe('payload_too_large')
    expect((await post('not gzip', { 'Content-Encoding': 'gzip' })).json.details).toEqual({
      body: [expect.any(String)],
    })
  })

  test.each([
    ['application/json', 200],
    ['Application/JSON; charset=UTF-8', 200],
    ['application/json;charset="utf-8"', 200],
    ['application/json; charset=latin1', 415],
    ['application/jsonx', 415],
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
  ])('%s is %d', async (type, status) => {
    expect((await post(good, { 'Content-Type': type })).status).toBe(status)
  })

  test('an unknown content encoding is 415', async () => {
    expect((await post(good, { 'Content-Encoding': 'br' })).json.error).toBe('unsupported_media_type')
  })

  test('path and query are validated with the body', async () => {
    expect((await call('GET', '/things/x?n=6', { headers: RW })).json.details).toEqual({
      thing_id: ['must be a UUID'],
      n: [expect.any(String)],
    })
    expect((await call('GET', '/things/%00', { headers: RW })).status).toBe(400)
    expect((await call('GET', `/things/${VOLUME}?n=5`, { headers: RW })).json.n).toBe(5)
  })

  test('an Idempotency-Key is 1 to 255 printable characters', async () => {
    expect((await post(good, { 'Idempotency-Key': 'k'.repeat(255) })).json.idempotencyKey).toHaveLength(255)
    expect((await post(good, { 'Idempotency-Key': 'k'.repeat(256) })).json.details).toEqual({
      'Idempotency-Key': [expect.any(String)],
    })
    expect((await post(good, { 'Idempotency-Key': 'ké' })).status).toBe(400)
  })
})

test('the response to a hostile body is not larger than it', async () => {
  const nuls = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`f${n}`, '\0']))
  expect(Object.keys((await post(JSON.stringify(nuls))).json.details)).toHaveLength(50)
  const items = Array.from({ length: 5_000 }, () => 1)
  const { json } = await post(JSON.stringify({ content: 'x', volume_id: VOLUME, items }))
  expect(Object.keys(json.details)).toHaveLength(50)
})
