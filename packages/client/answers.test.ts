import { inspect } from 'node:util'
import { createClient } from '@agent-memory/client/client'
import { isMemoryServiceError } from '@agent-memory/client/errors'
import { afterEach, describe, expect, test } from '@jest/globals'
import { failureOf } from '../../tests/support/failure-of.js'
import {
  drop,
  dropMidBody,
  type Script,
  type ScriptedServer,
  startScriptedServer,
} from '../../tests/support/servers/models/scripted-server.js'
import { freePort } from '../../tests/support/servers/processes.js'

const ID = '11111111-1111-4111-8111-111111111111'
const KEY = 'sm_org_rw_secret0123456789'
const HTML = { 'Content-Type': 'text/html' }

let server: ScriptedServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})
const clientFor = async (...script: Script[]) => {
  server = await startScriptedServer(...script)
  return createClient({ baseUrl: server.url, apiKey: KEY, maxRetries: 0 })
}
const refused = (status: number, error: string, details: unknown, headers = {}): Script => ({
  status,
  headers: { 'X-Request-Id': 'r-1', ...headers },
  json: { error, details },
})

describe('fields that the service does not know', () => {
  test.each<[string, Script, string[]]>([
    ['of an answer', { json: { memories: [], ignored: ['userId'] } }, ['userId']],
    ['of what is unwrapped', { json: { status: 'ok', data: { memories: [] }, ignored: ['items.0.x'] } }, ['items.0.x']],
    ['of a list', { headers: { 'X-Ignored-Fields': 'hafen%2C%20s%C3%BCd, %' }, json: [] }, ['hafen, süd', '%']],
    ['none', { json: { memories: [] } }, []],
  ])('are reported: %s', async (_name, answered, expected) => {
    server = await startScriptedServer(answered)
    const reported: [string[], string][] = []
    const onIgnored = (fields: string[], what: string) => void reported.push([fields, what])
    const client = createClient({ baseUrl: server.url, apiKey: KEY, onIgnored })
    const { body } = await client.raw('POST', '/agent/memory/query', { body: { query: 'x' } })
    expect(body).toEqual((answered as { json: unknown }).json)
    expect(reported).toEqual(expected.length === 0 ? [] : [[expected, `POST ${server.url}/agent/memory/query`]])
  })
})

describe('an error of the service', () => {
  test('keeps code, status, details and request id', async () => {
    const client = await clientFor(refused(403, 'agent_not_authorized_for_volume', 'Its owner connects agents.'))
    const error = await failureOf(client.query({ query: 'tea', volume_id: ID }))
    expect(error).toMatchObject({
      name: 'MemoryServiceError',
      code: 'agent_not_authorized_for_volume',
      status: 403,
      details: 'Its owner connects agents.',
      fieldErrors: {},
      requestId: 'r-1',
      body: { error: 'agent_not_authorized_for_volume', details: 'Its owner connects agents.' },
      message: 'Its owner connects agents. [403 agent_not_authorized_for_volume]',
    })
  })

  test('names the fields of a bad body', async () => {
    const details = { content: ['is required'], 'items.1.volume_id': ['must be a UUID', 'is too long'] }
    const client = await clientFor(refused(400, 'validation_failed', details))
    const error = await failureOf(client.write({ content: '', volume_id: ID }))
    expect(error.fieldErrors).toEqual(details)
    expect(error.message).toContain('content is required; items.1.volume_id must be a UUID, is too long')
  })

  test('has the seconds of Retry-After', async () => {
    const client = await clientFor(refused(429, 'rate_limited', 'Slower.', { 'Retry-After': '17' }))
    expect(await failureOf(client.volumes())).toMatchObject({ code: 'rate_limited', retryAfter: 17 })
  })

  test('may have a code that this client does not know', async () => {
    const client = await clientFor(refused(422, 'of_the_future', { deep: { er: 1 } }))
    expect(await failureOf(client.me())).toMatchObject({ code: 'of_the_future', status: 422, fieldErrors: {} })
  })

  test('for an unknown path asks about baseUrl', async () => {
    const client = await clientFor(refused(404, 'not_found', 'There is nothing at this path.'))
    expect((await failureOf(client.me())).message).toContain('/auth/me: check that baseUrl is right')
  })

  test('is recognized by isMemoryServiceError', async () => {
    const client = await clientFor(refused(404, 'memory_not_found', 'No.'))
    const error: unknown = await failureOf(client.read(ID))
    expect(isMemoryServiceError(error, 'memory_not_found')).toBe(true)
    expect(isMemoryServiceError(error, 'conflict')).toBe(false)
    expect(isMemoryServiceError(new TypeError('x'))).toBe(false)
    // Inside this condition the compiler knows that the code is 'memory_not_found'.
    if (isMemoryServiceError(error, 'memory_not_found')) expect(error.code satisfies 'memory_not_found').toBeDefined()
  })
})

describe('what is not the service', () => {
  test.each<[string, Script, RegExp]>([
    ['a page', { headers: HTML, text: '<h1>Welcome</h1>' }, /200 with 16 characters of text\/html.*check baseUrl/],
    [
      'a page of an error',
      { status: 404, headers: HTML, text: '<h1>No</h1>' },
      /404 with .* text\/html.*check baseUrl/,
    ],
    ['an empty body', { text: '' }, /200 without data\.memory.*check baseUrl/],
    ['an empty error', { status: 500, text: '' }, /500 with an empty body/],
    ['broken JSON', { text: '{"status":"ok"' }, /200 with 14 characters of application\/json/],
    ['another JSON', { json: { hello: 'world' } }, /200 without data\.memory/],
    ['null', { json: null }, /200 without data\.memory/],
    ['a list', { json: [] }, /200 without data\.memory/],
    ["another's error", { status: 404, json: { message: 'Not Found' } }, /404 with .* application\/json/],
    [
      "a proxy's page",
      { status: 502, headers: HTML, text: '<h1>Bad Gateway</h1>' },
      /a service that is down or starting/,
    ],
  ])('%s', async (_, script, message) => {
    const client = await clientFor(script)
    const error = await failureOf(client.read(ID))
    expect(error).toMatchObject({ name: 'UnexpectedAnswerError', code: 'unexpected_answer' })
    expect(error.message).toMatch(message)
  })

  test.each([301, 302, 303, 307, 308])('a redirect by %i, which is not followed', async (status) => {
    const headers = { Location: '/sign-in?next=secret#x' }
    const client = await clientFor({ status, headers, text: '' })
    const error = await failureOf(client.read(ID))
    expect(error).toMatchObject({ code: 'unexpected_answer', status })
    expect(error.message).toContain(`was redirected to ${server?.url}/sign-in: `)
    expect(server?.received).toHaveLength(1)
  })

  test('a response without the expected list', async () => {
    const client = await clientFor({ json: { volumes: [] } })
    expect((await failureOf(client.volumes())).message).toContain('without a list')
  })
})

describe('no answer', () => {
  const failureAt = (baseUrl: string) => failureOf(createClient({ baseUrl, apiKey: KEY, maxRetries: 0 }).read(ID))

  test('where nothing listens', async () => {
    // The port is below the ephemeral range, so no other process gets it by chance.
    const url = `http://127.0.0.1:${await freePort()}`
    const error = await failureAt(url)
    expect(error).toMatchObject({ name: 'ConnectionError', code: 'connection_failed', status: 0 })
    expect(error.message).toBe(
      `Nothing is listening at ${url} (ECONNREFUSED): start the service there, or fix baseUrl.`,
    )
  })

  test.each(['ENOTFOUND', 'EAI_AGAIN'])('where the name is unknown: %s', async (code) => {
    const fetch = () => Promise.reject(new TypeError('fetch failed', { cause: { code } }))
    const client = createClient({ baseUrl: 'http://memory.invalid', apiKey: KEY, fetch, maxRetries: 0 })
    expect((await failureOf(client.read(ID))).message).toMatch(/The name in http:\/\/memory\.invalid cannot/)
  })

  test('in a browser, which does not say why', async () => {
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    const client = createClient({ baseUrl: 'http://127.0.0.1:8080', apiKey: KEY, fetch, maxRetries: 0 })
    expect((await failureOf(client.read(ID))).message).toMatch(/No answer from .*CORS_ORIGINS names this page\.$/)
  })

  test('where no TLS is spoken', async () => {
    server = await startScriptedServer()
    expect((await failureAt(server.url.replace('http:', 'https:'))).message).toMatch(/does not speak TLS .*http:\/\//)
  })

  test.each([
    ['before the answer', drop],
    ['within the answer', dropMidBody],
  ])('where the connection breaks %s', async (_, script) => {
    const client = await clientFor(script)
    const error = await failureOf(client.read(ID))
    expect(error.code).toBe('connection_failed')
    expect(error.message).toMatch(/The connection to .* broke before the response was complete \(\w+\)/)
  })
})

describe('the key', () => {
  test.each(['', 'sm_org rw', 'sm_org_rw_x\n', 'sm_örg'])(
    'is not %j, which is rejected without showing it',
    (apiKey) => {
      const create = () => createClient({ baseUrl: 'http://127.0.0.1:1', apiKey })
      expect(create).toThrow(/^apiKey is empty, or contains white space/)
      if (apiKey !== '') expect(create).not.toThrow(apiKey)
    },
  )

  test('is in no error and in no printout of the client', async () => {
    const client = await clientFor(drop, refused(401, 'invalid_api_key', 'No.'), { headers: HTML, text: '<p>' })
    const errors = [
      await failureOf(client.read(ID)),
      await failureOf(client.read(ID)),
      await failureOf(client.read(ID)),
    ]
    expect(server?.received.map(({ headers }) => headers.authorization)).toEqual(Array(3).fill(`Bearer ${KEY}`))
    const printed = [client, ...errors].map((thing) =>
      [inspect(thing, { depth: 9, showHidden: true }), String(thing), JSON.stringify(thing)].join('\n'),
    )
    expect(printed.join('\n')).not.toContain('secret0123456789')
  })
})

describe('baseUrl', () => {
  test.each([
    ['', 'must be the address'],
    ['127.0.0.1:8080', 'must be the address'],
    ['ftp://127.0.0.1', 'must be the address'],
    ['http://ada:pass@127.0.0.1', 'must not contain'],
    ['http://127.0.0.1/?a=1', 'must not contain'],
    ['http://127.0.0.1/#a', 'must not contain'],
  ])('is not %j', (baseUrl, message) => {
    expect(() => createClient({ baseUrl, apiKey: KEY })).toThrow(message)
  })

  test('may have a path, with a slash at its end or without', async () => {
    server = await startScriptedServer({ json: [] }, { json: [] })
    await createClient({ baseUrl: `${server.url}/memory/`, apiKey: KEY }).volumes()
    await createClient({ baseUrl: new URL(`${server.url}/memory`), apiKey: KEY }).volumes()
    expect(server.received.map(({ path }) => path)).toEqual(['/memory/agent/volumes', '/memory/agent/volumes'])
  })
})

test('an answer without end is not read to its end', async () => {
  let left = false
  const megabyte = Buffer.alloc(2 ** 20, ' ')
  const client = await clientFor((response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.once('close', () => {
      left = true
    })
    const pour = () => {
      while (!response.destroyed && response.write(megabyte));
      if (!response.destroyed) response.once('drain', pour)
    }
    pour()
  })
  const error = await failureOf(client.volumes())
  expect(error).toMatchObject({ code: 'unexpected_answer', body: null })
  expect(error.message).toContain('over 128 MB')
  while (!left) await new Promise((resolve) => setImmediate(resolve))
})
