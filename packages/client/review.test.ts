import { type Client, createClient } from '@agent-memory/client/client'
import { afterEach, expect, test } from '@jest/globals'
import { failureOf } from '../../tests/support/failure-of.js'
import {
  drop,
  type Script,
  type ScriptedServer,
  startScriptedServer,
} from '../../tests/support/servers/models/scripted-server.js'

const ID = '11111111-1111-4111-8111-111111111111'
const OTHER = '22222222-2222-4222-8222-222222222222'
const undo = { write_id: ID, changed: [OTHER] }
const reviewed = { write_id: ID, memory_id: OTHER, status: 'merged', changed: [OTHER] }

let server: ScriptedServer
afterEach(() => server.close())
const clientFor = async (...script: Script[]) => {
  server = await startScriptedServer(...script)
  return createClient({ baseUrl: server.url, apiKey: 'sm_org_rw_x' })
}

interface Asked {
  method: string
  path: string
  body?: unknown
}

const READS: [Asked, data: object, (client: Client) => Promise<unknown>][] = [
  [
    { method: 'GET', path: `/memory/flagged?volume_id=${ID}&limit=5&cursor=b` },
    { memories: [{ memory_id: OTHER }], next_cursor: null },
    (client) => client.flagged({ volume_id: ID, limit: 5, cursor: 'b' }),
  ],
  [
    { method: 'GET', path: `/memory/feedback?volume_id=${ID}&limit=5&cursor=b` },
    { feedback: [{ feedback_id: OTHER }], next_cursor: 'c' },
    (client) => client.feedback({ volume_id: ID, limit: 5, cursor: 'b' }),
  ],
  [
    { method: 'GET', path: `/memory/${ID}/history` },
    { memory: { memory_id: ID }, versions: [{ content: 'x' }], changes: [] },
    (client) => client.history(ID),
  ],
]
const CHANGES: [Asked, data: object, result: object, (client: Client) => Promise<unknown>][] = [
  [
    { method: 'POST', path: `/memory/${OTHER}/review`, body: { action: 'merge', target_id: ID, reason: 'Same.' } },
    { review: reviewed },
    reviewed,
    (client) => client.review(OTHER, { action: 'merge', target_id: ID, reason: 'Same.' }),
  ],
  [{ method: 'POST', path: '/memory/undo', body: { write_id: ID } }, { undo }, undo, (client) => client.undo(ID)],
]

test.each(READS)('%j is read, and retried after a broken connection', async (asked, data, call) => {
  const client = await clientFor(drop, { json: { status: 'ok', data } })
  expect(await call(client)).toEqual(data)
  expect(server.received).toEqual([expect.objectContaining(asked), expect.objectContaining(asked)])
})

test.each(CHANGES)('%j is sent', async (asked, data, result, call) => {
  const client = await clientFor({ json: { status: 'ok', data } })
  expect(await call(client)).toEqual(result)
  expect(server.received).toEqual([expect.objectContaining(asked)])
})

test.each(CHANGES)('%j is not sent again when it may have been done', async (_asked, data, _result, call) => {
  const client = await clientFor(drop, { json: { status: 'ok', data } })
  expect(await failureOf(call(client))).toMatchObject({ code: 'connection_failed' })
  expect(server.received).toHaveLength(1)
})

test('an edit is sent with one Idempotency-Key, and retried after a broken connection', async () => {
  const edit = { write_id: ID, memory_id: OTHER, status: 'approved' }
  const client = await clientFor(drop, { json: { status: 'ok', data: { edit } } })
  expect(await client.edit(OTHER, { content: 'New.', metadata: { a: 1 } })).toEqual(edit)
  const asked = { method: 'PATCH', path: `/memory/${OTHER}`, body: { content: 'New.', metadata: { a: 1 } } }
  expect(server.received).toEqual([expect.objectContaining(asked), expect.objectContaining(asked)])
  const keys = server.received.map(({ headers }) => headers['idempotency-key'])
  expect(keys).toEqual([expect.any(String), keys[0]])
})

test('an undo that later writes rest on names them', async () => {
  const json = { error: 'conflict', details: 'Later writes rest on this one.', write_ids: [OTHER] }
  const client = await clientFor({ status: 409, json })
  expect(await failureOf(client.undo(ID))).toMatchObject({ code: 'conflict', body: { write_ids: [OTHER] } })
})
