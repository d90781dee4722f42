import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectError } from '../../support/expectations.js'
import { expectErased, expectStatus, type Json, patientFetch, type RequestOptions } from '../../support/http/client.js'
import { connect, connectFirst, MODERN, messagesIn, rpcOf } from '../../support/http/mcp.js'
import { newTenant, type Tenant } from '../../support/http/tenant.js'
import { send, shared } from '../../support/shared.js'

const tenant = await newTenant(send)
let stranger: Tenant
beforeAll(async () => {
  stranger = await newTenant(send)
})

const metadataUrl = () => `${shared().baseUrl}/.well-known/oauth-protected-resource`

describe('/mcp without a valid credential', () => {
  test.each([
    ['none', {}, 'unauthorized'],
    ['another scheme', { headers: { Authorization: 'Basic c206c20=' } }, 'unauthorized'],
    ['an unknown key', { key: `sm_org_rw_${'a'.repeat(43)}` }, 'invalid_api_key'],
    ['nonsense', { key: 'eyJhbGciOiJub25lIn0.e30.' }, 'invalid_api_key'],
  ])(cites('(%s) is 401 with a challenge', 'mcp.challenge'), async (_name, options: RequestOptions, code) => {
    for (const method of ['POST', 'GET']) {
      const reply = await send(method, '/mcp', options)
      expectError(reply, 401, code)
      expect(reply.headers.get('www-authenticate')).toMatch(
        /^Bearer realm="[^"]+", error="invalid_token", scope="memory:read memory:write feedback documents:read", error_description="[^"]*sm_ API key is expected[^"]*", resource_metadata="[^"]+"$/,
      )
      expect(reply.headers.get('www-authenticate')).toContain(`resource_metadata="${metadataUrl()}"`)
    }
  })

  test(cites('a session does not count as one', 'mcp.challenge'), async () => {
    expectError(await send('POST', '/mcp', { cookie: tenant.cookie, body: {} }), 401, 'unauthorized')
  })
})

test(
  cites('the metadata says where and what the resource is', 'mcp.resource-metadata', 'mcp.metadata-paths'),
  async () => {
    for (const suffix of ['', '/mcp']) {
      const { body } = expectStatus(await send('GET', `/.well-known/oauth-protected-resource${suffix}`), 200)
      expect(body).toEqual({
        resource: `${shared().baseUrl}/mcp`,
        resource_name: expect.any(String),
        authorization_servers: [shared().baseUrl],
        scopes_supported: ['memory:read', 'memory:write', 'memory:delete', 'feedback', 'documents:read'],
        bearer_methods_supported: ['header'],
      })
    }
  },
)

test(cites('pages of every origin can call, without cookies', 'cors.open', 'cors.oauth'), async () => {
  const Origin = 'https://anywhere.example'
  const paths = [
    '/mcp',
    '/oauth/token',
    '/oauth/register',
    '/.well-known/oauth-authorization-server',
    '/.well-known/oauth-protected-resource',
    '/.well-known/oauth-protected-resource/mcp',
  ]
  for (const path of paths) {
    const preflight = await send('OPTIONS', path, {
      headers: {
        Origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type,mcp-protocol-version,mcp-method',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toContain('mcp-protocol-version')
    for (const { headers } of [preflight, await send('GET', path, { headers: { Origin } })]) {
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('access-control-allow-credentials')).toBeNull()
    }
  }
  const answered = await send('POST', '/oauth/token', { headers: { Origin }, raw: '' })
  expect([answered.status, answered.headers.get('access-control-allow-origin')]).toEqual([400, '*'])
  for (const [method, path] of [
    ['GET', '/agent/volumes'],
    ['GET', '/oauth/authorize'],
    ['POST', '/oauth/revoke'],
  ]) {
    const elsewhere = await send(method as string, path as string, { headers: { Origin } })
    expect(elsewhere.headers.get('access-control-allow-origin')).toBeNull()
  }
})

describe('keys', () => {
  test.each(['org_rw', 'org_r', 'proj_rw', 'proj_r'] as const)(
    cites('of kind %s have the scopes of their kind', 'mcp.any-key', 'mcp.scopes', 'mcp.insufficient-scope'),
    async (kind) => {
      const rpc = rpcOf(send, await tenant.key(kind))
      const { result } = await rpc.message('tools/list')
      const names = result.tools.map(({ name }: Json) => name)
      const mayWrite = kind.endsWith('_rw')
      expect(names.includes('add_memory')).toBe(mayWrite)
      expect(names.includes('delete_memory')).toBe(mayWrite)
      expect(names.includes('submit_feedback')).toBe(mayWrite)
      const add = await rpc.post(toolCall('add_memory', { content: `A key of kind ${kind} wrote this sentence.` }))
      expect(add.status).toBe(mayWrite ? 200 : 403)
    },
  )

  test(
    cites('a missing scope is rejected in both eras, and the granted ones are named', 'mcp.insufficient-scope'),
    async () => {
      const rpc = rpcOf(send, await tenant.key('org_r'))
      const modern = {
        headers: { 'MCP-Protocol-Version': MODERN, 'Mcp-Method': 'tools/call', 'Mcp-Name': 'delete_memory' },
      }
      const call = toolCall('delete_memory', { memory_id: crypto.randomUUID() })
      const replies = [
        await rpc.post(call),
        await rpc.post([{ jsonrpc: '2.0', id: 7, method: 'ping' }, call]),
        await rpc.post({ ...call, params: { ...call.params, ...envelope } }, modern),
      ]
      for (const reply of replies) {
        expectError(reply, 403, 'insufficient_scope')
        expect(reply.headers.get('www-authenticate')).toMatch(
          /^Bearer realm="[^"]+", error="insufficient_scope", scope="memory:read documents:read memory:delete", /,
        )
        expect(reply.headers.get('www-authenticate')).toContain(`resource_metadata="${metadataUrl()}"`)
        expect(reply.body.details).toContain('memory:delete')
      }
    },
  )

  test(cites('a tool tells an agent that it can only read', 'mcp.scopes', 'mcp.tool-errors'), async () => {
    const agent = await tenant.agent('Reader', { volumeId: tenant.volumeId, permissions: ['read'] })
    const rpc = rpcOf(send, agent.key)
    expect(await rpc.failure('add_memory', { content: 'Readers cannot write.', volume_id: tenant.volumeId })).toEqual({
      error: 'agent_not_authorized_for_volume',
      details: expect.any(String),
      what_to_do: expect.stringContaining('list_volumes'),
    })
    expect((await rpc.failure('add_memory', { content: 'Readers cannot write.' })).details).toContain(
      'write access to no volume',
    )
    expect((await rpc.call('list_volumes')).volumes[0].permissions).toEqual(['read'])
  })

  test(cites('a foreign volume and a missing one answer alike', 'errors.alike'), async () => {
    const rpc = rpcOf(send, await tenant.key('org_rw'))
    const answers = async (volume_id: string) => [
      await rpc.failure('search_memories', { query: 'anything', volume_id }),
      await rpc.failure('add_memory', { content: 'Somebody was here.', volume_id }),
      (await rpc.message('prompts/get', { name: 'recall', arguments: { topic: 'x', volume_id } })).error,
    ]
    const foreign = await answers(stranger.volumeId)
    expect(foreign).toEqual(await answers(crypto.randomUUID()))
    expect(foreign[0]).toMatchObject({ error: 'agent_not_authorized_for_volume' })
    const read = async (id: string) =>
      JSON.stringify(await rpc.message('resources/read', { uri: `memory://volumes/${id}` })).replaceAll(id, '')
    expect(await read(stranger.volumeId)).toBe(await read(crypto.randomUUID()))
    const theirs = await rpcOf(send, await stranger.key('org_rw')).call('add_memory', { content: 'Ours is the tower.' })
    for (const id of [theirs.memory_id, crypto.randomUUID()]) {
      expect(await rpc.failure('fetch', { id })).toMatchObject({ error: 'memory_not_found' })
      expect(await rpc.failure('delete_memory', { memory_id: id })).toMatchObject({ error: 'memory_not_found' })
    }
  })

  test(cites('one that reaches several volumes must say which', 'mcp.volume', 'mcp.tool-errors'), async () => {
    const several = await newTenant(send)
    const rpc = rpcOf(send, await several.key('org_rw'))
    expect((await rpc.call('search_memories', { query: 'anything' })).volume_id).toBe(several.volumeId)
    const second = await several.volume('Second')
    for (const [tool, args] of [
      ['search_memories', { query: 'anything' }],
      ['add_memory', { content: 'Anything will do.' }],
    ] as const) {
      const { error, details, what_to_do } = await rpc.failure(tool, args)
      expect([error, details.volume[0]]).toEqual(['validation_failed', expect.stringContaining(`"Second" (${second})`)])
      expect(what_to_do).toMatch(/\S/)
    }
    const added = await rpc.call('add_memory', { content: 'The second volume holds this.', volume_id: second })
    expect(added.volume_id).toBe(second)
  })

  test(cites('one that reaches no volume learns what to do', 'mcp.volume'), async () => {
    const { key } = await tenant.agent('Alone')
    const { error, details } = await rpcOf(send, key).failure('search_memories', { query: 'anything' })
    expect([error, details]).toEqual(['agent_not_authorized_for_volume', expect.stringContaining('/agent/connect')])
    expect(await rpcOf(send, key).call('search', { query: 'anything' })).toEqual({ results: [] })
  })

  test(cites('a revoked one is dead at once, even in connected clients', 'mcp.dead-keys'), async () => {
    const made = await tenant.call('POST', '/keys', { name: 'brief', kind: 'org_rw' })
    const { key_id, api_key } = made.body.data.key
    const clients = await Promise.all([
      connectFirst(shared().baseUrl, api_key),
      connect(shared().baseUrl, api_key, { pin: MODERN }),
    ])
    const stream = await openStream(api_key)
    const callAll = () =>
      Promise.allSettled(clients.map(({ client }) => client.callTool({ name: 'list_volumes' } as never)))
    expect((await callAll()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expectErased(await tenant.call('DELETE', `/keys/${key_id}`))
    expect((await callAll()).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await stream.text()).toMatch(/^: open\n\n/)
    await Promise.all(clients.map(({ client }) => client.close()))
  })
})

test(cites('GET opens a stream without messages so far', 'mcp.stream'), async () => {
  const controller = new AbortController()
  const stream = await openStream(await tenant.key('org_r'), controller.signal)
  expect([stream.status, stream.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/event-stream'),
  ])
  const reader = stream.body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(': open\n\n')
  controller.abort()
  const refused = await send('GET', '/mcp', { key: await tenant.key('org_r'), headers: { Accept: 'application/json' } })
  expect([refused.status, refused.body.jsonrpc]).toEqual([406, '2.0'])
})

test(cites('DELETE is 405: there are no sessions', 'mcp.endpoint', 'errors.method'), async () => {
  const reply = await send('DELETE', '/mcp', { key: await tenant.key('org_rw') })
  expectError(reply, 405, 'method_not_allowed')
  expect(reply.headers.get('allow')).toBe('GET, HEAD, OPTIONS, POST')
  expect(messagesIn(await rpcOf(send, await tenant.key('org_rw')).post(ping))[0].result).toEqual({})
})

const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }
const toolCall = (name: string, args: Json) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
})
const envelope = {
  _meta: {
    'io.modelcontextprotocol/protocolVersion': MODERN,
    'io.modelcontextprotocol/clientInfo': { name: 'by hand', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  },
}
const openStream = (key: string, signal?: AbortSignal) =>
  patientFetch(`${shared().baseUrl}/mcp`, {
    headers: { Authorization: `Bearer ${key}`, Accept: 'text/event-stream' },
    ...(signal && { signal }),
  })
