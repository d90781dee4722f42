import { request } from 'node:http'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { askedAgain, type Json, type RequestOptions } from '../../support/http/client.js'
import { messagesIn, type Rpc, rpcOf } from '../../support/http/mcp.js'
import { newWriter } from '../../support/http/writer.js'
import { send, shared } from '../../support/shared.js'

const { key } = await newWriter()
let rpc: Rpc
beforeAll(async () => {
  rpc = rpcOf(send, key)
})

const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }
const PARSE_ERROR = -32_700
const INVALID_REQUEST = -32_600

describe('a body', () => {
  const deep = `{"jsonrpc":"2.0","id":1,"method":"ping","params":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  const large = JSON.stringify({ ...ping, params: { text: 'x'.repeat(2 * 1024 * 1024) } })
  test.each<[string, RequestOptions, number, number]>([
    ['that is no JSON', { raw: '{"jsonrpc' }, 400, PARSE_ERROR],
    ['that is not there', { raw: '' }, 400, PARSE_ERROR],
    ['that is no UTF-8', { raw: Uint8Array.of(0x22, 0xff, 0x22) }, 400, PARSE_ERROR],
    ['100,000 levels deep', { raw: deep }, 400, PARSE_ERROR],
    ['of 2 MB', { raw: large }, 413, INVALID_REQUEST],
    ['of another type', { raw: 'x', headers: { 'Content-Type': 'text/plain' } }, 415, INVALID_REQUEST],
    ['that is null', { raw: 'null' }, 400, INVALID_REQUEST],
    ['that is a number', { raw: '7' }, 400, INVALID_REQUEST],
    ['that is an empty batch', { raw: '[]' }, 400, INVALID_REQUEST],
  ])(cites('%s is a JSON-RPC error', 'mcp.json-rpc-errors'), async (_name, options, status, code) => {
    const reply = await rpc.post(undefined, options)
    expect([reply.status, reply.body]).toEqual([
      status,
      { jsonrpc: '2.0', id: null, error: expect.objectContaining({ code, message: expect.stringMatching(/\S/) }) },
    ])
    expect(reply.headers.get('x-ratelimit-limit')).toMatch(/^\d+$/)
  })

  test(cites('can be a batch, with an answer to each message', 'mcp.revisions'), async () => {
    const reply = await rpc.post([ping, { ...ping, id: 2 }, { jsonrpc: '2.0', method: 'notifications/initialized' }])
    expect(messagesIn(reply).map(({ id, result }) => [id, result])).toEqual([
      [1, {}],
      [2, {}],
    ])
    const many = await rpc.post(Array.from({ length: 101 }, (_none, id) => ({ ...ping, id })))
    expect([many.status, many.body.error.code]).toEqual([400, INVALID_REQUEST])
  })
})

describe('a message', () => {
  test(cites('that is a notification has no answer', 'mcp.endpoint'), async () => {
    const reply = await rpc.post({ jsonrpc: '2.0', method: 'notifications/initialized' })
    expect([reply.status, reply.text]).toEqual([202, ''])
  })

  test.each<[string, string, Json, number]>([
    ['an unknown method', 'memory/steal', {}, -32_601],
    ['an unknown tool', 'tools/call', { name: 'drop_tables', arguments: {} }, -32_602],
    ['a tool named like a part of every object', 'tools/call', { name: '__proto__', arguments: {} }, -32_602],
    ['a tool named by what is no text', 'tools/call', { name: { toString: 1 }, arguments: {} }, -32_602],
    ['an unknown resource', 'resources/read', { uri: 'file:///etc/passwd' }, -32_602],
    ['a volume that is no UUID', 'resources/read', { uri: 'memory://volumes/..%2f..' }, -32_602],
    ['an unknown prompt', 'prompts/get', { name: 'forget' }, -32_602],
    ['a prompt without its argument', 'prompts/get', { name: 'recall', arguments: {} }, -32_602],
  ])(cites('with %s is a JSON-RPC error', 'mcp.json-rpc-errors'), async (_name, method, params, code) => {
    const { error } = await rpc.message(method, params)
    expect(error).toMatchObject({ code, message: expect.stringMatching(/\S/) })
    expect(JSON.stringify(error)).not.toMatch(/node_modules|\.js:|at Object/)
  })
})

test.each<[string, string, Json, string[]]>([
  ['nothing', 'search_memories', {}, ['query']],
  ['an empty query and too high a limit', 'search_memories', { query: '', limit: 51 }, ['query', 'limit']],
  ['a volume that is no UUID', 'search_memories', { query: 'x', volume_id: '7' }, ['volume_id']],
  ['a number for text', 'add_memory', { content: 7 }, ['content']],
  ['too long a content', 'add_memory', { content: 'x'.repeat(50_001) }, ['content']],
  ['NUL in its content', 'add_memory', { content: 'a\0b' }, ['content']],
  ['half a surrogate pair', 'add_memory', { content: 'a\ud800b' }, ['content']],
  ['an unknown type', 'add_memory', { content: 'x is y', memory_type: 'rumour' }, ['memory_type']],
  ['metadata that is not flat', 'add_memory', { content: 'x is y', metadata: { a: { b: 1 } } }, ['metadata.a']],
  ['no id', 'delete_memory', {}, ['memory_id']],
  ['an id that is none', 'fetch', { id: "' OR 1=1 --" }, ['id']],
  ['names of another service', 'search_memories', { q: 'x', userId: 'u', user_id: 7 }, ['q', 'userId']],
  ['a field where it takes none', 'list_volumes', { limit: 3 }, ['limit']],
])(cites('a tool called with %s names what is wrong', 'mcp.tool-errors'), async (_name, tool, args, fields) => {
  const failure = await rpc.failure(tool, args)
  expect(failure).toMatchObject({ error: 'validation_failed', what_to_do: expect.stringMatching(/\S/) })
  expect(Object.keys(failure.details).sort()).toEqual([...fields].sort())
})

test(cites('an unknown argument is answered with the known ones', 'mcp.unknown-arguments'), async () => {
  const { details } = await rpc.failure('search_memories', { query: 'x', userId: 'u' })
  expect(details.userId).toEqual([
    expect.stringMatching(/^is not an argument of this tool; the arguments are query, volume, volume_id, .*user_id/),
  ])
  expect((await rpc.failure('list_volumes', { limit: 3 })).details.limit).toEqual([expect.stringMatching(/takes no/)])
})

test(cites('an Accept header that excludes both media types is rejected', 'mcp.endpoint'), async () => {
  const reply = await rpc.post(ping, { headers: { Accept: 'text/html' } })
  expect([reply.status, reply.body.error.message]).toEqual([406, expect.stringContaining('text/event-stream')])
})

test(cites('an unknown revision is rejected, with a list of the known ones', 'mcp.revisions'), async () => {
  const reply = await rpc.post(ping, { headers: { 'MCP-Protocol-Version': '1999-01-01' } })
  expect([reply.status, reply.body.error.message]).toEqual([400, expect.stringContaining('2025-11-25')])
})

describe('a host and an origin', () => {
  const asked = (headers: Record<string, string>) =>
    askedAgain(
      'POST /mcp',
      () => askOnce(headers),
      ([status]) => (status === 503 ? 1 : null),
    )
  const askOnce = (headers: Record<string, string>) =>
    new Promise<[number | undefined, string]>((resolve, reject) => {
      const { hostname, port } = new URL(shared().baseUrl)
      const all = { Authorization: `Bearer ${key}`, Accept: '*/*', 'Content-Type': 'application/json', ...headers }
      const sent = request({ hostname, port, path: '/mcp', method: 'POST', headers: all }, (response) => {
        let text = ''
        response.on('data', (chunk) => (text += chunk)).on('end', () => resolve([response.statusCode, text]))
      })
      sent.on('error', reject).end(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }))
    })
  const accept = { Accept: 'application/json, text/event-stream' }

  test.each(['evil.example', 'evil.example:8080', 'localhost.evil.example', '127.0.0.1.evil.example'])(
    cites('%s is foreign, and rejected', 'mcp.host'),
    async (Host) => {
      for (const more of [{}, { Origin: `http://${Host}` }]) {
        const [status, text] = await asked({ ...accept, Host, ...more })
        expect([status, JSON.parse(text).error]).toEqual([403, 'forbidden'])
      }
    },
  )

  test(
    cites('of this machine is accepted, and a page of any origin can call it with a key', 'mcp.host', 'cors.open'),
    async () => {
      for (const Host of ['localhost', 'localhost:9', '127.0.0.1', '[::1]:80', '192.0.2.7:8080']) {
        expect([Host, (await asked({ ...accept, Host }))[0]]).toEqual([Host, 202])
      }
      for (const Origin of ['https://evil.example', 'null']) expect((await asked({ ...accept, Origin }))[0]).toBe(202)
    },
  )
})
