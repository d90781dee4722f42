import { beforeAll, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectStatus, type Json } from '../../support/http/client.js'
import { documentsOf } from '../../support/http/documents.js'
import { newWriter } from '../../support/http/writer.js'
import { send, shared } from '../../support/shared.js'

const { tenant, key } = await newWriter()
let volume_id: string
beforeAll(async () => {
  volume_id = tenant.volumeId
})

const ignoredBy = async (path: string, body: Json, status = 200): Promise<Json> =>
  expectStatus(await send('POST', path, { key, body }), status).body.ignored

test.each<[string, Json, string[]]>([
  ['/agent/memory/query', { query: 'Marta', userId: 'u', topK: 3 }, ['userId', 'topK']],
  ['/agent/memory/chat', { query: 'Marta', userId: 'u', topK: 3 }, ['userId', 'topK']],
  ['/memory/query', { query: 'Marta', filter: {} }, ['filter']],
  ['/memory/search', { user: 'u' }, ['user']],
  ['/agent/memory/write', { content: 'Marta owns a red canoe.', userid: 'u', metadata: { any: 1 } }, ['userid']],
])(cites('%s names unknown fields', 'json.unknown-fields'), async (path, body, ignored) => {
  expect(await ignoredBy(path, { volume_id, ...body })).toEqual(ignored)
})

test(cites('unknown fields in batch items and nested objects are named too', 'json.unknown-fields'), async () => {
  const items = [
    { content: 'Marta mends kites.', volume_id },
    { content: 'Marta paints boats.', volume_id, usr: 'u', origin: { created_at: '2024-01-01', author: 'Ada' } },
  ]
  expect(await ignoredBy('/memory/propose', { items, sync: true }, 202)).toEqual([
    'items.1.usr',
    'items.1.origin.author',
    'sync',
  ])
})

test(cites('at most 20 unknown fields are named, cut to 100 characters', 'json.unknown-fields'), async () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`${at}`.padEnd(300, '-'), at]))
  const ignored = await ignoredBy('/agent/memory/query', { volume_id, query: 'Marta', ...many })
  expect(ignored).toEqual(Array.from({ length: 20 }, (_, at) => `${at}`.padEnd(100, '-')))
})

test(cites('nothing is reported if all fields are known', 'json.unknown-fields'), async () => {
  expect(await ignoredBy('/agent/memory/query', { volume_id, query: 'Marta' })).toBeUndefined()
})

test(cites('unknown fields of a form are named', 'json.unknown-fields'), async () => {
  const reply = await documentsOf(shared().baseUrl, key, volume_id).tryForm([
    { name: 'volume_id', content: volume_id },
    { name: 'title', content: 'Boats' },
    { name: 'file', content: 'Marta moors her boats in the north harbour.', filename: 'boats.txt' },
  ])
  expect([reply.status, reply.body.ignored]).toEqual([200, ['title']])
})
