import { type Client, createClient } from '@agent-memory/client/client'
import { afterEach, describe, expect, test } from '@jest/globals'
import { failureOf } from '../../../tests/support/failure-of.js'
import {
  type Script,
  type ScriptedServer,
  startScriptedServer,
} from '../../../tests/support/servers/models/scripted-server.js'

const ID = '11111111-1111-4111-8111-111111111111'
const OTHER = '22222222-2222-4222-8222-222222222222'
const ok = (data: object): Script => ({ json: { status: 'ok', data } })

let server: ScriptedServer
afterEach(() => server.close())
const clientFor = async (...script: Script[]) => {
  server = await startScriptedServer(...script)
  return createClient({ baseUrl: server.url, apiKey: 'sm_org_rw_x' })
}

describe('an id in a path', () => {
  const CALLS: [string, (client: Client, id: string) => Promise<unknown>][] = [
    ['memory_id', (client, id) => client.read(id)],
    ['memory_id', (client, id) => client.erase(id)],
    ['memory_id', (client, id) => client.history(id)],
    ['memory_id', (client, id) => client.edit(id, { content: 'x' })],
    ['memory_id', (client, id) => client.review(id, { action: 'approve' })],
    ['forget_id', (client, id) => client.forgetStatus(id)],
    ['agent_id', (client, id) => client.agents.read(id)],
    ['agent_id', (client, id) => client.agents.disconnect(id, ID)],
    ['volume_id', (client, id) => client.agents.disconnect(ID, id)],
    ['key_id', (client, id) => client.keys.revoke(id)],
    ['org_id', (client, id) => client.organizations.listProjects(id)],
    ['org_id', (client, id) => client.members.list(id)],
    ['user_id', (client, id) => client.members.remove(ID, id)],
    ['invitation_id', (client, id) => client.members.withdrawInvitation(ID, id)],
    ['session_id', (client, id) => client.account.endSession(id)],
    ['volume_id', (client, id) => client.organizations.eraseVolume(id)],
  ]
  test.each(CALLS)('that is no UUID names %s and is not sent', async (field, call) => {
    const client = await clientFor()
    for (const id of ['', '.', '..', '../keys', `${ID}/history`, 'x', undefined as unknown as string]) {
      const error = await failureOf(call(client, id))
      expect(error).toMatchObject({ code: 'validation_failed', fieldErrors: { [field]: ['must be a UUID'] } })
    }
    expect(server.received).toEqual([])
  })
})

test.each(['', 'x'.repeat(256), 'line\nbreak', 'schlüssel'])('an Idempotency-Key is not %j', async (idempotencyKey) => {
  const client = await clientFor()
  const error = await failureOf(client.write({ content: 'x', volume_id: ID }, { idempotencyKey }))
  expect(error.fieldErrors).toEqual({ 'Idempotency-Key': [expect.any(String)] })
  expect(server.received).toEqual([])
})

describe('every page of a list', () => {
  const pages = [ok({ memories: [{ n: 1 }, { n: 2 }], next_cursor: 'b' }), ok({ memories: [], next_cursor: 'c' })]
  const lastPage = ok({ memories: [{ n: 3 }], next_cursor: null })

  test.each(['searchAll', 'exportAll'] as const)('%s follows the cursors to the end', async (method) => {
    const client = await clientFor(...pages, lastPage)
    const found: unknown[] = []
    for await (const memory of client[method]({ volume_id: ID, limit: 2, cursor: 'a' })) found.push(memory)
    expect(found).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
    expect(server.received.map(({ body }) => body)).toEqual(
      ['a', 'b', 'c'].map((cursor) => ({ volume_id: ID, limit: 2, cursor })),
    )
  })

  test('is requested only once the previous page is consumed', async () => {
    const client = await clientFor(...pages, lastPage)
    for await (const _ of client.searchAll({ volume_id: ID })) break
    expect(server.received).toHaveLength(1)
  })

  test('ends with the error of the failed page, after the items before it', async () => {
    const client = await clientFor(...pages, { status: 401, json: { error: 'invalid_api_key', details: 'Revoked.' } })
    const found: unknown[] = []
    const reading = async () => {
      for await (const memory of client.searchAll({ volume_id: ID })) found.push(memory)
    }
    expect(await failureOf(reading())).toMatchObject({ code: 'invalid_api_key' })
    expect(found).toHaveLength(2)
  })
})

describe('a session', () => {
  const signedIn: Script = {
    headers: { 'Set-Cookie': 'connect.sid=s%3Aabc; Path=/; HttpOnly' },
    json: { status: 'ok', data: { user: { user_id: ID }, organizations: [] } },
  }
  const PERSON = { email: 'ada@example.test', password: 'correct horse' }

  test('carries its cookie, and no key', async () => {
    const client = await clientFor(signedIn, ok({ keys: [], next_cursor: null }), ok({}))
    const ada = await client.signIn(PERSON)
    await ada.keys.list({ org_id: OTHER })
    await ada.signOut()
    const [login, list, logout] = server.received
    expect(login).toMatchObject({ method: 'POST', path: '/auth/login', body: PERSON })
    expect([login?.headers.authorization, login?.headers.cookie]).toEqual([undefined, undefined])
    expect(list?.path).toBe(`/keys?org_id=${OTHER}`)
    for (const { headers } of [list, logout] as { headers: Record<string, string> }[]) {
      expect([headers.authorization, headers.cookie]).toEqual([undefined, 'connect.sid=s%3Aabc'])
    }
  })

  test('is not started by a response that is not from the service', async () => {
    const client = await clientFor({ json: {} })
    expect((await failureOf(client.signIn(PERSON))).code).toBe('unexpected_answer')
  })
})

describe('any endpoint', () => {
  test('is called with its query, headers and body', async () => {
    const client = await clientFor({ status: 201, headers: { 'X-RateLimit-Limit': '300' }, json: { a: 1 } })
    const answer = await client.raw('POST', '/agent/graph', {
      query: { deep: true, limit: 5, none: undefined },
      headers: { Prefer: 'wait=1' },
      body: { volume_id: ID },
    })
    expect(answer).toMatchObject({ status: 201, body: { a: 1 } })
    expect(answer.headers.get('X-RateLimit-Limit')).toBe('300')
    expect(server.received[0]).toMatchObject({
      method: 'POST',
      path: '/agent/graph?deep=true&limit=5',
      headers: { prefer: 'wait=1', authorization: 'Bearer sm_org_rw_x' },
      body: { volume_id: ID },
    })
  })

  test.each([
    ['GET', undefined, 2],
    ['DELETE', undefined, 2],
    ['POST', undefined, 1],
    ['PATCH', undefined, 1],
    ['POST', 'a key', 2],
  ])('by %s with the Idempotency-Key %p is tried %i times', async (method, idempotencyKey, times) => {
    const down = { status: 503, json: { error: 'service_unavailable', details: 'Later.' } }
    const client = await clientFor(down, { json: {} })
    await Promise.allSettled([client.raw(method, '/x', { idempotencyKey })])
    expect(server.received).toHaveLength(times)
  })

  test('needs a path, and headers that can be sent', async () => {
    const client = await clientFor()
    await expect(client.raw('GET', 'x')).rejects.toThrow(TypeError)
    await expect(client.raw('GET', '/x', { headers: { 'X-A': 'line\nbreak' } })).rejects.toThrow()
    expect(server.received).toEqual([])
  })
})
