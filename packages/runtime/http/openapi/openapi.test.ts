import { RATE_LIMITS } from '@agent-memory/core/rate-limits'
import { isoDate, metadata, text, uuid } from '@agent-memory/core/schemas'
import { assets } from '@agent-memory/runtime/http/assets'
import { endpoint } from '@agent-memory/runtime/http/endpoint'
import { startTestApp, type TestApp } from '@agent-memory/runtime/testing/start-app'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Validator } from '@seriousme/openapi-schema-validator'
import { z } from 'zod'

const common = {
  summary: 'Do <it>',
  tag: 'things',
  operation: 'query',
  limit: 'write',
  handle: async () => ({}),
} as const
const success = { status: 200, body: z.object({ id: uuid(), at: z.iso.datetime() }) } as const
const routes = [
  endpoint({
    ...common,
    method: 'post',
    path: '/things/:thing_id/parts',
    answer: 'json',
    accepts: ['key'],
    success,
    params: z.object({ thing_id: uuid() }),
    query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(10) }),
    body: z.object({
      name: text(1, 100).describe('What it is called'),
      when: isoDate().optional(),
      metadata: metadata().optional(),
      note: text(0, 5).nullable().default(null),
      count: z.int().default(3),
    }),
    errors: ['conflict', 'volume_not_found'],
  }),
  endpoint({
    ...common,
    method: 'get',
    path: '/things/:thing_id/parts',
    answer: 'json',
    accepts: ['key', 'session'],
    success,
  }),
  endpoint({
    ...common,
    method: 'post',
    path: '/auth/login',
    answer: 'json',
    accepts: [],
    limit: 'auth',
    tag: 'people',
    success,
  }),
  endpoint({ ...common, method: 'post', path: '/agents', answer: 'json', accepts: ['session'], success }),
  endpoint({
    ...common,
    method: 'post',
    path: '/v1/embeddings',
    answer: 'json',
    accepts: [{ internal: 'token' }],
    limit: null,
    success,
  }),
  endpoint({
    ...common,
    method: 'post',
    path: '/chat',
    answer: 'stream',
    accepts: ['key'],
    success: { status: 200, body: z.string() },
    body: z.object({ message: z.string() }),
    handle: async () => null,
  }),
  endpoint({
    ...common,
    method: 'get',
    path: '/socket',
    answer: 'upgrade',
    accepts: ['key', 'session'],
    success: { status: 101 },
    handle: async () => {},
  }),
  endpoint({
    ...common,
    method: 'post',
    path: '/form',
    answer: 'page',
    accepts: [],
    success: { status: 303 },
    body: z.object({ message: z.string() }),
    failed: () => ({ html: '' }),
    handle: async () => ({ redirect: '/' }),
  }),
  ...assets({ path: '/pages', folder: '/nowhere', cacheControl: 'no-cache', limit: 'default' }),
]

let app: TestApp
// biome-ignore lint/suspicious/noExplicitAny: a document of any shape is what is being looked at
let document: any
beforeAll(async () => {
  app = await startTestApp(routes)
  document = await (await fetch(`${app.url}/openapi.json`)).json()
})
afterAll(() => app.close())

describe('/openapi.json', () => {
  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const result = await validator.validate(structuredClone(document))
    expect(result).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  test('the validator would catch an invalid one', async () => {
    const broken = structuredClone(document)
    delete broken.paths['/agents'].post.responses['200'].description
    expect((await new Validator().validate(broken)).valid).toBe(false)
  })

  test('says what the schemas validate', () => {
    const { parameters, requestBody, security, responses, description } =
      document.paths['/things/{thing_id}/parts'].post
    expect(parameters).toEqual([
      { name: 'thing_id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
      {
        name: 'limit',
        in: 'query',
        required: false,
        schema: { type: 'integer', minimum: 1, maximum: 50, default: 10 },
      },
    ])
    const { properties, required } = requestBody.content['application/json'].schema
    expect(required).toEqual(['name'])
    expect(properties.name).toEqual({ type: 'string', minLength: 1, maxLength: 100, description: 'What it is called' })
    expect(properties.when.anyOf.map(({ format }: { format: string }) => format)).toEqual(['date', undefined])
    expect(properties.when.description).toBe('ISO 8601 date or timestamp; without an offset, UTC')
    expect(security).toEqual([{ api_key: [] }])
    expect(responses['200'].content['application/json'].schema.properties.ignored).toEqual({
      $ref: '#/components/schemas/Ignored',
    })
    expect(Object.keys(responses)).toEqual(['200', '400', '401', '404', '409', '413', '415', '429', '500', '503'])
    expect(responses['500'].description).toBe('`query_failed`')
    expect(description).toContain(`${RATE_LIMITS.write.max} requests in 60 s per caller`)
    expect(document.paths['/things/{thing_id}/parts'].get.parameters[0].name).toBe('thing_id')
  })

  test('omits endpoints for other processes of the installation', () => {
    expect(Object.keys(document.paths).sort()).toEqual([
      '/agents',
      '/auth/login',
      '/chat',
      '/form',
      '/pages',
      '/pages/{file}',
      '/socket',
      '/things/{thing_id}/parts',
    ])
  })

  test('documents each kind of response', () => {
    const { paths } = document
    const answered = (path: string, method: string) => paths[path][method].responses
    expect(Object.keys(answered('/chat', 'post')['200'].content)).toEqual(['text/event-stream'])
    expect(paths['/chat'].post.requestBody.content['application/json'].schema.required).toEqual(['message'])
    expect(answered('/form', 'post')['303'].content).toBeUndefined()
    expect(Object.keys(answered('/form', 'post')['400'].content)).toEqual(['text/html'])
    expect(Object.keys(paths['/form'].post.requestBody.content)).toEqual(['application/x-www-form-urlencoded'])
    expect(answered('/socket', 'get')['101'].description).toMatch(/WebSocket/)
    expect(Object.keys(answered('/socket', 'get'))).toEqual(['101', '400', '401', '403', '429', '500', '503'])
    expect(paths['/socket'].get.security).toEqual([{ api_key: [] }, { session: [] }])
    expect(Object.keys(answered('/pages/{file}', 'get')['200'].content)).toEqual(['*/*'])
    expect(paths['/pages/{file}'].get.parameters.map(({ name }: { name: string }) => name)).toEqual(['file'])
    expect(paths['/pages'].get).toMatchObject({ security: [], parameters: [] })
  })

  test('documents that a key is not enough for a session but is still looked up', () => {
    const responses = document.paths['/agents'].post.responses
    expect(responses['401'].description).toBe('`unauthorized`, `invalid_api_key`')
    expect(responses['403'].description).toBe('`forbidden`')
  })
})

test('/docs is one page without scripts that names every operation', async () => {
  const response = await fetch(`${app.url}/docs`)
  const page = await response.text()
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(page).toContain('<summary>200 text/event-stream</summary>')
  for (const path of Object.keys(document.paths)) expect(page).toContain(path)
  expect(page).toContain('Do &#60;it&#62;')
  expect(page).toContain('<code>Authorization: Bearer &#60;API_KEY&#62;</code>')
  expect(page).toContain('<code>note</code></td><td>string or null</td><td>minLength 0, maxLength 5, default null</td>')
  expect(page).not.toMatch(/<script|Do <it>|https?:\/\/(?!127)/)
})
