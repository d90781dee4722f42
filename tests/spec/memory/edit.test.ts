import { randomUUID } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectStatus, type Json } from '../../support/http/client.js'
import { memoriesOf } from '../../support/http/memories.js'
import { newWriter } from '../../support/http/writer.js'
import { send } from '../../support/shared.js'

const { tenant, key } = await newWriter('org_rw', { name: 'Support' })

/** Creates a volume for one test, and returns functions that write, edit and find memories in it. */
const newScene = async () => {
  const volume_id = await tenant.volume('edits')
  const { write, tryWrite, find } = memoriesOf(send, key, volume_id)
  const tryEdit = (memoryId: string, body: Json, headers: Record<string, string> = {}) =>
    send('PATCH', `/memory/${memoryId}`, { key, body, headers })
  const search = async (body: Json = {}): Promise<Json[]> =>
    expectStatus(await send('POST', '/memory/search', { key, body: { volume_id, ...body } }), 200).body.data.memories
  return {
    ...{ volume_id, write, tryWrite, find, tryEdit, search },
    edit: async (memoryId: string, body: Json) => expectStatus(await tryEdit(memoryId, body), 200).body.data.edit,
    undo: (write_id: string) => send('POST', '/memory/undo', { key, body: { write_id } }),
    list: async () => (await search()).map(({ content }) => content),
  }
}
const get = async (path: string) => expectStatus(await send('GET', path, { key }), 200).body.data
const memory = async (memoryId: string) => (await get(`/memory/${memoryId}`)).memory

const OLD = 'The gate of the north yard opens at nine.'
const NEW = 'The gate of the north yard opens at half past seven.'

describe('PATCH /memory/:memory_id', () => {
  test(cites('makes a new version, which queries see at once, and keeps the former one', 'memory.edit'), async () => {
    const { write, edit, find, list } = await newScene()
    const { memory_id } = await write(OLD)
    const told = await edit(memory_id, { content: NEW })
    expect(told).toMatchObject({ memory_id, status: 'approved', flagged: false, supersedes: [], superseded_by: null })
    expect(await find('When does the gate open?')).toEqual([NEW])
    expect(await list()).toEqual([NEW])
    const { memory: now, versions, changes } = await get(`/memory/${memory_id}/history`)
    expect(now).toMatchObject({ content: NEW, status: 'approved' })
    expect(now.sources.map(({ content }: Json) => content)).toEqual([OLD, NEW])
    expect(versions.map(({ content }: Json) => content)).toEqual([OLD, NEW])
    expect(changes).toMatchObject([{ kind: 'edited', write_id: told.write_id, agent: 'Support', undone_at: null }])
  })

  test(cites('an edit followed by undo leaves everything as it was', 'memory.edit', 'memory.undo'), async () => {
    const { write, edit, undo, list, find } = await newScene()
    const { memory_id } = await write(OLD, { metadata: { place: 'north' } })
    const before = await memory(memory_id)
    const told = await edit(memory_id, { content: NEW, metadata: { place: 'south' }, category: 'task' })
    expect(await memory(memory_id)).toMatchObject({ content: NEW, metadata: { place: 'south' }, category: 'task' })
    expectStatus(await undo(told.write_id), 200)
    expect(await memory(memory_id)).toEqual(before)
    expect(await list()).toEqual([OLD])
    expect(await find('When does the gate open?')).toEqual([OLD])
    expect(await undo(told.write_id)).toMatchObject({ status: 409 })
    // The text whose edit was undone can be stored again like any other.
    expect((await edit(memory_id, { content: NEW })).status).toBe('approved')
  })

  test(cites('edits are undone newest first', 'memory.edit', 'memory.undo'), async () => {
    const { write, edit, undo, list } = await newScene()
    const first = await write(OLD)
    const second = await edit(first.memory_id, { content: NEW })
    const third = await edit(first.memory_id, { content: 'The gate of the north yard stays shut in winter.' })
    expect(await undo(first.write_id)).toMatchObject({ status: 409, body: { write_ids: expect.any(Array) } })
    expect(await undo(second.write_id)).toMatchObject({ status: 409, body: { write_ids: [third.write_id] } })
    expectStatus(await undo(third.write_id), 200)
    expect(await list()).toEqual([NEW])
    expectStatus(await undo(second.write_id), 200)
    expect(await list()).toEqual([OLD])
    expectStatus(await undo(first.write_id), 200)
    expect(await list()).toEqual([])
  })

  test(cites('changes single fields and keeps the others', 'memory.edit'), async () => {
    const { write, edit } = await newScene()
    const given = { event_date: '2024-05-01', memory_type: 'procedural', user_id: 'u1', session_id: 's1' }
    const { memory_id } = await write(OLD, { ...given, metadata: { place: 'north' } })
    const before = await memory(memory_id)
    await edit(memory_id, { metadata: { place: 'south' } })
    const { decided_at: _, ...kept } = before
    const { decided_at, ...now } = await memory(memory_id)
    expect(now).toMatchObject({
      ...{ content: OLD, event_date: kept.event_date, event_date_source: 'given', memory_type: 'procedural' },
      ...{ user_id: 'u1', session_id: 's1', category: kept.category, metadata: { place: 'south' } },
      ...{ created_at: kept.created_at, agent_id: kept.agent_id },
    })
    await edit(memory_id, { event_date: '2023-02-03', memory_type: 'factual' })
    expect(await memory(memory_id)).toMatchObject({
      ...{ event_date: '2023-02-03T00:00:00.000Z', memory_type: 'factual', metadata: { place: 'south' } },
    })
    await edit(memory_id, { content: NEW })
    expect(await memory(memory_id)).toMatchObject({ event_date: '2023-02-03T00:00:00.000Z', memory_type: 'factual' })
  })

  test(
    cites('one that changes neither text nor date keeps the marks, and replaces nothing', 'memory.edit'),
    async () => {
      const { write, edit } = await newScene()
      const berlin = await write('I live in Berlin and I work at Acme.', { user_id: 'u1' })
      const bonn = await write('I live in Bonn.', { user_id: 'u1' })
      const [porto, faro] = [await write('Ines was born in Porto.'), await write('Ines was born in Faro.')]
      const outdated = ['I live in Berlin']
      expect(await memory(berlin.memory_id)).toMatchObject({ outdated })
      expect(await edit(berlin.memory_id, { metadata: { tag: 1 }, category: 'work' })).toMatchObject({ supersedes: [] })
      expect(await memory(berlin.memory_id)).toMatchObject({ outdated, metadata: { tag: 1 }, category: 'work' })
      expect(await memory(bonn.memory_id)).toMatchObject({ status: 'approved', outdated: [] })
      const marks = { flagged: true, flag_reason: 'conflict', conflicts_with: [porto.memory_id] }
      const { reason } = await memory(faro.memory_id)
      expect(reason).toMatch(/Porto/)
      expect(await edit(faro.memory_id, { metadata: { tag: 1 } })).toMatchObject({ ...marks, reason })
      expect(await memory(faro.memory_id)).toMatchObject({ ...marks, reason })
      expect(await memory(porto.memory_id)).toMatchObject({ flagged: true, conflicts_with: [faro.memory_id] })
      // With a later date, the edited statement is newer than the other.
      const event_date = new Date(Date.now() + 864e5).toISOString()
      expect(await edit(berlin.memory_id, { event_date })).toMatchObject({ supersedes: [bonn.memory_id] })
      expect(await memory(berlin.memory_id)).toMatchObject({ outdated: [] })
    },
  )

  test(cites('writes are compared with the new version, not with the former one', 'memory.edit'), async () => {
    const { write, edit, list } = await newScene()
    const [mill, barn] = ['The old mill burnt down.', 'Visitors may park behind the barn.']
    const { memory_id } = await write(mill)
    await edit(memory_id, { content: barn })
    expect(await write('Visitors may park behind the barn')).toMatchObject({ status: 'merged', memory_id })
    expect(await write(mill)).toMatchObject({ status: 'approved' })
    expect((await list()).toSorted()).toEqual([mill, barn].toSorted())
  })
})

describe('an edit is judged like a write', () => {
  test(cites('a rejected one leaves the memory as it is', 'memory.edit'), async () => {
    const { write, edit, list, search } = await newScene()
    const { memory_id } = await write(OLD)
    const before = await memory(memory_id)
    for (const content of ['ok', 'xqzt vbnrw kjplfgh zzxq wvbnk', 'The password is hunter2hunter2.'])
      expect(await edit(memory_id, { content })).toMatchObject({ status: 'rejected', reason: expect.any(String) })
    expect(await memory(memory_id)).toEqual(before)
    expect(await list()).toEqual([OLD])
    expect(await search({ metadata: { a: 1 } })).toEqual([])
  })

  test(cites('a secret is redacted before anything is durable', 'memory.edit'), async () => {
    const { write, edit } = await newScene()
    const { memory_id } = await write(OLD)
    const { write_id } = await edit(memory_id, { content: 'My password is hunter2hunter2.' })
    expect(write_id).toEqual(expect.any(String))
    const { text } = await send('GET', `/memory/${memory_id}/history`, { key })
    expect(text).not.toContain('hunter2')
    const { status } = await edit(memory_id, { metadata: { note: 'password: hunter2hunter2' } })
    expect(status).toBe('rejected')
  })

  test(cites('the text of another memory is refused, and named', 'memory.edit'), async () => {
    const { write, edit, list } = await newScene()
    const [first, second] = [await write(OLD), await write(NEW)]
    const told = await edit(first.memory_id, { content: `${NEW} ` })
    expect(told).toMatchObject({ status: 'rejected' })
    expect(told.reason).toContain(second.memory_id)
    expect((await list()).toSorted()).toEqual([OLD, NEW].toSorted())
    expect(await edit(first.memory_id, { content: `${OLD} ` })).toMatchObject({ status: 'approved' })
  })

  test(
    cites('a newer value supersedes, a conflict is flagged and ends with the next edit', 'memory.edit'),
    async () => {
      const { write, edit, undo, list } = await newScene()
      const berlin = await write('Marta lives in Berlin.')
      const other = await write(OLD)
      const told = await edit(other.memory_id, { content: 'Marta now lives in Graz.' })
      expect(told).toMatchObject({ status: 'approved', supersedes: [berlin.memory_id] })
      expect(await memory(berlin.memory_id)).toMatchObject({ status: 'superseded', superseded_by: other.memory_id })
      expectStatus(await undo(told.write_id), 200)
      expect((await list()).toSorted()).toEqual(['Marta lives in Berlin.', OLD].toSorted())

      const porto = await write('Ines was born in Porto.')
      const flagged = await edit(other.memory_id, { content: 'Ines was born in Faro.' })
      expect(flagged).toMatchObject({ flagged: true, flag_reason: 'conflict', conflicts_with: [porto.memory_id] })
      expect(await memory(porto.memory_id)).toMatchObject({ flagged: true, conflicts_with: [other.memory_id] })
      const cleared = await edit(other.memory_id, { content: OLD })
      expect(cleared).toMatchObject({ flagged: false, conflicts_with: [] })
      expect(await memory(porto.memory_id)).toMatchObject({ flagged: false, conflicts_with: [] })
      expectStatus(await undo(cleared.write_id), 200)
      expect(await memory(porto.memory_id)).toMatchObject({ flagged: true, conflicts_with: [other.memory_id] })
    },
  )
})

describe('what cannot be edited', () => {
  test(cites('an empty body, wrong values and unknown memories', 'memory.edit'), async () => {
    const { write, tryEdit } = await newScene()
    const { memory_id } = await write(OLD)
    for (const body of [{}, { user_id: 'u2' }, { content: '' }, { content: null }, { event_date: 'soon' }])
      expect(await tryEdit(memory_id, body)).toMatchObject({ status: 400, body: { error: 'validation_failed' } })
    expect(await tryEdit(randomUUID(), { content: NEW })).toMatchObject({ status: 404 })
    const named = await tryEdit(memory_id, { content: NEW, colour: 'red' })
    expect(named).toMatchObject({ status: 200, body: { ignored: ['colour'] } })
  })

  test(cites('memories that are not current', 'memory.edit'), async () => {
    const { write, tryEdit, undo } = await newScene()
    const superseded = await write('Marta lives in Berlin.')
    await write('Marta now lives in Graz.')
    const refused = await tryEdit(superseded.memory_id, { content: NEW })
    expect(refused).toMatchObject({ status: 409, body: { error: 'conflict' } })
    expect(refused.body.message ?? refused.text).toContain('superseded')
    const rejected = await write(OLD)
    expectStatus(await undo(rejected.write_id), 200)
    expect(await tryEdit(rejected.memory_id, { content: NEW })).toMatchObject({ status: 409 })
    const erased = await write(NEW)
    expectStatus(await send('DELETE', `/memory/${erased.memory_id}`, { key }), 200)
    expect(await tryEdit(erased.memory_id, { content: OLD })).toMatchObject({ status: 404 })
  })
})
