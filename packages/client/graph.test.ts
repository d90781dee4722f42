import { type Client, createClient } from '@agent-memory/client/client'
import { afterEach, expect, test } from '@jest/globals'
import { failureOf } from '../../tests/support/failure-of.js'
import {
  drop,
  type Script,
  type ScriptedServer,
  startScriptedServer,
} from '../../tests/support/servers/models/scripted-server.js'

const volume_id = '11111111-1111-4111-8111-111111111111'

let server: ScriptedServer
afterEach(() => server.close())
const clientFor = async (...script: Script[]) => {
  server = await startScriptedServer(...script)
  return createClient({ baseUrl: server.url, apiKey: 'sm_org_rw_x' })
}

const CALLS: [path: string, body: object, answer: unknown, call: (client: Client) => Promise<unknown>][] = [
  [
    '/agent/entity',
    { entity_name: 'Ada', volume_id },
    { name: 'Ada', relationships: [] },
    (client) => client.graph.entity({ entity_name: 'Ada', volume_id }),
  ],
  [
    '/agent/graph',
    { volume_id, limit: 5 },
    { volume_id, entities: [], relationships: [] },
    (client) => client.graph.overview({ volume_id, limit: 5 }),
  ],
  [
    '/agent/entities/search',
    { query: 'a', volume_id },
    [{ name: 'Ada', type: 'person', summary: 'A mathematician.', factCount: 2 }],
    (client) => client.graph.search({ query: 'a', volume_id }),
  ],
]

test.each(CALLS)('%s is requested, and retried after a broken connection', async (path, body, answer, call) => {
  const client = await clientFor(drop, { json: answer as object })
  expect(await call(client)).toEqual(answer)
  const asked = { method: 'POST', path, body }
  expect(server.received).toEqual([expect.objectContaining(asked), expect.objectContaining(asked)])
})

test.each(CALLS)('%s rejects with what the service says', async (_path, _body, _answer, call) => {
  const client = await clientFor({ status: 404, json: { error: 'entity_not_found', details: 'There is none.' } })
  expect(await failureOf(call(client))).toMatchObject({ code: 'entity_not_found', status: 404 })
})

test.each(CALLS)('%s detects a response that is not from the service', async (_path, _body, _answer, call) => {
  const client = await clientFor({ json: { hello: 'world' } })
  expect(await failureOf(call(client))).toMatchObject({ code: 'unexpected_answer' })
})
