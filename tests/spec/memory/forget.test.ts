import { randomUUID } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { eventually } from '../../support/eventually.js'
import { expectError, expectInvalid } from '../../support/expectations.js'
import { expectStatus, type Json } from '../../support/http/client.js'
import { documentsOf } from '../../support/http/documents.js'
import { memoriesOf, proposeJudged } from '../../support/http/memories.js'
import { newWriter } from '../../support/http/writer.js'
import { rowsWith, withDatabase } from '../../support/servers/database.js'
import { send, shared } from '../../support/shared.js'

const { tenant, key } = await newWriter('org_rw', { name: 'Support' })

/** Creates a volume for one test, and returns functions that write, forget and find memories in it. */
const newScene = async () => {
  const volume_id = await tenant.volume('scene')
  const ask = (body: Json) => send('POST', '/memory/forget', { key, body: { volume_id, ...body } })
  return {
    volume_id,
    ...memoriesOf(send, key, volume_id),
    ask,
    count: async (body: Json) => expectStatus(await ask({ ...body, dry_run: true }), 200).body.data.forget,
    /** Sends a request to forget, and returns its state once it is completed. */
    async forget(body: Json): Promise<Json> {
      const { forget_id } = expectStatus(await ask(body), 202).body.data.forget
      return completed(forget_id)
    },
    async list(): Promise<string[]> {
      const reply = expectStatus(await send('POST', '/memory/search', { key, body: { volume_id, limit: 100 } }), 200)
      return reply.body.data.memories.map(({ content }: Json) => content).toSorted()
    },
  }
}

const completed = (forgetId: string): Promise<Json> =>
  eventually(async () => {
    const { forget } = expectStatus(await send('GET', `/memory/forget/${forgetId}`, { key }), 200).body.data
    if (forget.state !== 'completed') throw new Error('not completed yet')
    return forget
  })

const ROOF = 'The roof of the barn leaks.'
const GATE = 'The gate opens at nine.'

describe('POST /memory/forget', () => {
  test(cites('a dry run counts and changes nothing; a request ends with its receipt', 'memory.forget'), async () => {
    const { volume_id, write, count, forget, list, find } = await newScene()
    await write(ROOF, { user_id: 'marta' })
    await write('The roof of the barn leaks', { user_id: 'marta' })
    await write('Zanzibarine tiles are on the shed.', { user_id: 'marta', session_id: 'one' })
    await write(GATE, { user_id: 'jonas' })
    const matched = { memories: 2, sources: 3 }
    expect(await count({ user_id: 'marta' })).toEqual({ forget_id: null, dry_run: true, ...matched })
    expect(await count({ user_id: 'marta', session_id: 'one' })).toMatchObject({ memories: 1, sources: 1 })
    expect(await list()).toHaveLength(3)

    const ended = await forget({ user_id: 'marta' })
    expect(ended).toMatchObject({ volume_id, criteria: { user_id: 'marta', before: null }, matched, erased: matched })
    expect(ended.receipt).toMatchObject({ judged_anew: 0, stores: { postgresql: { ...matched, writes: 3 } } })
    expect(ended.finished_at).toEqual(expect.any(String))
    expect(await list()).toEqual([GATE])
    expect(await find('What leaks?')).not.toContain(ROOF)
    expect(await rowsWith(shared().databaseUrl, 'Zanzibarine')).toEqual([])
    expect(await forget({ user_id: 'marta' })).toMatchObject({ matched: { memories: 0 }, erased: { sources: 0 } })
  })

  test(cites('records who asked', 'memory.forget'), async () => {
    const { volume_id, forget } = await newScene()
    const { forget_id } = await forget({ session_id: 'gone' })
    const rows = await withDatabase(shared().databaseUrl, async (client) => {
      const text = 'SELECT action, subject_id, agent, details FROM audit_entries WHERE volume_id = $1'
      return (await client.query(text, [volume_id])).rows
    })
    expect(rows).toEqual([
      {
        ...{ action: 'memories.forgotten', subject_id: forget_id, agent: 'Support' },
        details: { criteria: ['session_id'], memories: 0, sources: 0 },
      },
    ])
  })

  test(cites('a merged memory loses the matching sources only', 'memory.forget'), async () => {
    const { write, count, forget, read } = await newScene()
    const kept = await write(ROOF, { session_id: 'one' })
    await write('The roof of the barn leaks', { session_id: 'two' })
    expect(await count({ session_id: 'two' })).toMatchObject({ memories: 0, sources: 1 })
    expect(await forget({ session_id: 'two' })).toMatchObject({ erased: { memories: 0, sources: 1 } })
    const { status, sources } = await read(kept.memory_id)
    expect(status).toBe('approved')
    expect(sources).toMatchObject([{ session_id: 'one' }])
  })

  test(cites('if its first source matches, its others are memories of their own', 'memory.forget'), async () => {
    const { volume_id, write, forget, read, list } = await newScene()
    const agent = await tenant.agent('Second', { volumeId: volume_id, permissions: ['read', 'write'] })
    const first = await write(ROOF)
    const others = memoriesOf(send, agent.key, volume_id)
    await others.write('the roof of the barn leaks', { session_id: 'other' })
    await write('The roof of the barn leaks', { session_id: 'later' })
    const { agent_id } = await read(first.memory_id)
    const ended = await forget({ agent_id })
    expect(ended).toMatchObject({ erased: { memories: 1, sources: 2 }, receipt: { judged_anew: 1 } })
    await eventually(async () => expect(await list()).toEqual(['the roof of the barn leaks']))
    expect(await send('GET', `/memory/${first.memory_id}`, { key })).toMatchObject({ status: 404 })
  })

  test(cites('before is by created_at, and what is rejected is forgotten too', 'memory.forget'), async () => {
    const { volume_id, write, forget, list } = await newScene()
    const item = (content: string, created_at: string) => ({ content, volume_id, origin: { created_at } })
    const items = [
      item(ROOF, '2024-02-01T12:00:00Z'),
      item('ok', '2024-02-02T12:00:00Z'),
      item(GATE, '2024-03-01T00:00:00Z'),
    ]
    await proposeJudged(send, key, { items })
    await write('The barn has a new door.')
    expect(await forget({ before: '2024-03-01' })).toMatchObject({ erased: { memories: 2, sources: 2 } })
    expect(await list()).toEqual(['The barn has a new door.', GATE].toSorted())
  })

  test(cites('document_id erases the document', 'memory.forget'), async () => {
    const { volume_id, count, forget, find, ask } = await newScene()
    const documents = documentsOf(shared().baseUrl, key, volume_id)
    const { document_id } = await documents.upload('The lighthouse keeper is called Ondina.', 'notes.txt')
    await documents.ended(document_id)
    expect(await count({ document_id })).toMatchObject({ memories: 1, sources: 1 })
    expect(await count({ before: '2100-01-01' })).toMatchObject({ memories: 0 })
    expect(await forget({ document_id })).toMatchObject({ erased: { memories: 1, sources: 1 } })
    expect(await documents.list()).toEqual([])
    expect(await find('Who keeps the lighthouse?')).toEqual([])
    expectError(await ask({ document_id }), 404, 'document_not_found')
  })

  test(cites('needs a criterion, write access and a known id', 'memory.forget'), async () => {
    const { volume_id, ask } = await newScene()
    expectInvalid(await ask({}), 'user_id')
    expectInvalid(await ask({ dry_run: true }), 'user_id')
    expectInvalid(await ask({ document_id: randomUUID(), user_id: 'marta' }), 'document_id')
    expectInvalid(await ask({ before: 'yesterday' }), 'before')
    const reader = await tenant.key('org_r')
    const body = { volume_id, user_id: 'marta' }
    expectError(await send('POST', '/memory/forget', { key: reader, body }), 403, 'agent_not_authorized_for_volume')
    const unknown = await send('GET', `/memory/forget/${randomUUID()}`, { key })
    expectError(unknown, 404, 'forget_not_found')
  })
})
