import { createClient } from '@agent-memory/client/client'
import type { ClientOptions } from '@agent-memory/client/transport/connection'
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
const WRITE = { content: 'Ada likes tea.', volume_id: ID }
const WRITTEN = { json: { status: 'approved', memory_id: ID } }
const READ = { json: { status: 'ok', data: { memory: { memory_id: ID } } } }
const AGENT = { org_id: ID, project_id: ID, name: 'Ada' }
const AT_ONCE = { 'Retry-After': '0' }
const refusal = (status: number, error: string, more: object = {}): Script => ({
  status,
  headers: AT_ONCE,
  json: { error, details: 'In a sentence.', ...more },
})

let server: ScriptedServer
afterEach(() => server.close())

const clientFor = async (script: Script[], options: Partial<ClientOptions> = {}) => {
  server = await startScriptedServer(...script)
  return createClient({ baseUrl: server.url, apiKey: KEY, ...options })
}
const PASSING: [string, Script][] = [
  ['429', refusal(429, 'rate_limited')],
  ['503', refusal(503, 'service_unavailable')],
  ['500 write_failed', refusal(500, 'write_failed', { memory_id: ID })],
  ['a 502 page of a proxy', { status: 502, headers: { 'Content-Type': 'text/html' }, text: '<h1>Bad Gateway</h1>' }],
  ['a connection that breaks', drop],
  ['a connection that breaks within the body', dropMidBody],
]

describe('a transient failure is retried', () => {
  test.each(PASSING)('a write, with one Idempotency-Key, after %s', async (_, first) => {
    const client = await clientFor([first, WRITTEN])
    expect(await client.write(WRITE)).toEqual(WRITTEN.json)
    const keys = server.received.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[0]])
    expect(server.received.map(({ body }) => body)).toEqual([WRITE, WRITE])
  })

  test.each(PASSING)('a read after %s', async (_, first) => {
    const client = await clientFor([first, READ])
    expect(await client.read(ID)).toEqual({ memory_id: ID })
  })

  test('at most maxRetries times', async () => {
    const client = await clientFor([drop, drop, drop, READ], { maxRetries: 2 })
    const error = await failureOf(client.read(ID))
    expect(error).toMatchObject({ code: 'connection_failed', status: 0, tries: 3 })
    expect(error.message).toContain('Tried 3 times.')
    expect(server.received).toHaveLength(3)
  })
})

describe('a permanent failure is not retried', () => {
  test.each([
    [400, 'validation_failed'],
    [401, 'invalid_api_key'],
    [403, 'agent_not_authorized_for_volume'],
    [404, 'memory_not_found'],
    [409, 'conflict'],
    [413, 'payload_too_large'],
  ])('%i %s', async (status, code) => {
    const client = await clientFor([refusal(status, code)])
    const error = await failureOf(client.read(ID))
    expect(error).toMatchObject({ status, code, details: 'In a sentence.', tries: 1 })
    expect(server.received).toHaveLength(1)
  })
})

describe('a call that creates something', () => {
  test.each([
    ['a connection that breaks', drop],
    ['503', refusal(503, 'service_unavailable')],
    ['500', refusal(500, 'agent_failed')],
  ])('is not retried after %s, and the error says that it may have been carried out', async (_, first) => {
    const client = await clientFor([first, WRITTEN])
    const error = await failureOf(client.agents.create(AGENT))
    expect(error.message).toContain('check before you call again')
    expect(error.advice).toBe('check_before_repeating')
    expect(server.received).toHaveLength(1)
  })

  test('is retried after 429, which did nothing', async () => {
    const client = await clientFor([refusal(429, 'rate_limited'), { status: 201, json: { agent_id: ID } }])
    expect(await client.agents.create(AGENT)).toEqual({ agent_id: ID })
  })

  test('is retried where nothing listens', async () => {
    // The port is below the ephemeral range, so no other process gets it by chance.
    const client = createClient({ baseUrl: `http://127.0.0.1:${await freePort()}`, apiKey: KEY })
    const error = await failureOf(client.agents.create(AGENT))
    expect(error).toMatchObject({ code: 'connection_failed', advice: 'start_service', tries: 4 })
    expect(error.message).toContain('ECONNREFUSED')
    expect(error.message).not.toContain('check before')
  })
})

test('a given key is used for every call', async () => {
  const client = await clientFor([WRITTEN, { status: 202, json: { status: 'ok', data: { proposals: [] } } }])
  await client.write(WRITE, { idempotencyKey: 'import 1' })
  await client.propose({ items: [WRITE] }, { idempotencyKey: 'import 1', waitSeconds: 20 })
  expect(server.received.map(({ headers }) => [headers['idempotency-key'], headers.prefer])).toEqual([
    ['import 1', undefined],
    ['import 1', 'wait=20'],
  ])
})

test('a deletion whose first answer was lost says so when the memory is gone', async () => {
  const client = await clientFor([drop, refusal(404, 'memory_not_found')])
  const error = await failureOf(client.erase(ID))
  expect(error.code).toBe('memory_not_found')
  expect(error.message).toContain('An earlier attempt, whose response was lost, may have been carried out.')
})

test('a write that stays undecided carries memory_id and key', async () => {
  const undecided = refusal(500, 'write_failed', { memory_id: ID })
  const client = await clientFor([undecided, undecided], { maxRetries: 1 })
  const error = await failureOf(client.write(WRITE, { idempotencyKey: 'k' }))
  expect(error).toMatchObject({ code: 'write_failed', status: 500, memoryId: ID, idempotencyKey: 'k', tries: 2 })
  expect(error.message).toContain(`GET /memory/${ID}`)
})
