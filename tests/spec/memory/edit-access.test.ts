import { randomUUID } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { eventually } from '../../support/eventually.js'
import { expectStatus, type Json } from '../../support/http/client.js'
import { documentsOf } from '../../support/http/documents.js'
import { memoriesOf } from '../../support/http/memories.js'
import { newWriter } from '../../support/http/writer.js'
import { rowsWith, withDatabase } from '../../support/servers/database.js'
import { send, shared } from '../../support/shared.js'

const { tenant, key, volumeId, mine } = await newWriter('org_rw', { name: 'Support' })
const stranger = await newWriter('org_rw')
const agentWith = (name: string, ...permissions: ('read' | 'write')[]) => tenant.agent(name, { volumeId, permissions })
const [reading, writing] = [await agentWith('Reader', 'read'), await agentWith('Writer', 'write')]
const [second, third] = [await agentWith('Second', 'read', 'write'), await agentWith('Third', 'read', 'write')]

const tryEdit = (by: string, memoryId: string, body: Json, headers: Record<string, string> = {}) =>
  send('PATCH', `/memory/${memoryId}`, { key: by, body, headers })
const edit = async (by: string, memoryId: string, content: string): Promise<Json> =>
  expectStatus(await tryEdit(by, memoryId, { content }), 200).body.data.edit
const history = async (memoryId: string): Promise<Json> =>
  expectStatus(await send('GET', `/memory/${memoryId}/history`, { key }), 200).body.data
const undo = (write_id: string) => send('POST', '/memory/undo', { key, body: { write_id } })
const dumped = (word: string) => rowsWith(shared().databaseUrl, word)

describe('who may edit', () => {
  test(
    cites("a stranger's memory and a part of a document are answered like unknown ones", 'memory.edit'),
    async () => {
      const foreign = await stranger.mine.write('The pump needs oil.')
      const [theirs, unknown] = [foreign.memory_id, randomUUID()].map((id) =>
        tryEdit(key, id, { content: 'The pump.' }),
      )
      expect([(await theirs)?.status, (await theirs)?.text]).toEqual([(await unknown)?.status, (await unknown)?.text])
      expect((await theirs)?.status).toBe(404)
      const documents = documentsOf(shared().baseUrl, key, volumeId)
      await documents.ended((await documents.upload('The ferry leaves at six.', 'ferry.txt')).document_id)
      const [chunk] = (await mine.query('When does the ferry leave?')).memories
      expect(chunk?.document_id).toEqual(expect.any(String))
      const refused = await tryEdit(key, String(chunk?.id), { content: 'The ferry leaves at seven.' })
      expect(refused).toMatchObject({ status: 404, body: { error: 'memory_not_found' } })
    },
  )

  test(cites('who may only read may not; who may only write is told no other memory', 'memory.edit'), async () => {
    const { memory_id } = await mine.write('The office is closed on Mondays.')
    const denied = { status: 403, body: { error: 'agent_not_authorized_for_volume' } }
    expect(await tryEdit(reading.key, memory_id, { content: 'The office is open.' })).toMatchObject(denied)
    await mine.write('Ines lives in Salzburg.')
    const told = await edit(writing.key, memory_id, 'Ines now lives in Graz.')
    expect(told).toMatchObject({ status: 'approved', supersedes: [expect.any(String)] })
    expect(told.reason).not.toContain('Salzburg')
    expect((await history(memory_id)).changes).toMatchObject([{ kind: 'edited', agent: 'Writer' }])
  })

  test(cites('each edit leaves a row in the audit log, by ids only', 'memory.edit'), async () => {
    const { memory_id } = await mine.write('The tower clock is slow.')
    const { write_id } = await edit(second.key, memory_id, 'The tower clock is fast.')
    await edit(second.key, memory_id, 'ok')
    const rows = await withDatabase(shared().databaseUrl, async (client) => {
      const text = 'SELECT action, agent, details FROM audit_entries WHERE subject_id = $1'
      return (await client.query(text, [memory_id])).rows
    })
    expect(rows).toEqual([{ action: 'memory.edited', agent: 'Second', details: { write_id } }])
  })
})

test(cites('"I" stays who wrote the memory, whoever edits it', 'memory.edit', 'guard.known-name'), async () => {
  const volume_id = await tenant.volume('without users')
  const there = async (name: string) => {
    const agent = await tenant.agent(name, { volumeId: volume_id, permissions: ['read', 'write'] })
    return { ...memoriesOf(send, agent.key, volume_id), key: agent.key }
  }
  const [anna, berta] = [await there('Anna'), await there('Berta')]
  await berta.write('My name is Berta Quill.')
  await anna.write('My name is Anna Reed.')
  const { memory_id } = await anna.write('I live in Graz.')
  expect(await edit(berta.key, memory_id, 'I live in Porto.')).toMatchObject({ status: 'approved', memory_id })
  const named = async (query: string): Promise<string[]> => {
    const body = { volume_id, query, mode: 'keyword' }
    const { memories } = expectStatus(await send('POST', '/memory/search', { key, body }), 200).body.data
    return memories.map(({ content }: Json) => content).toSorted()
  }
  expect(await named('Reed')).toEqual(['I live in Porto.', 'My name is Anna Reed.'])
  expect(await named('Quill')).toEqual(['My name is Berta Quill.'])
  expect(await anna.write('I live in Porto!')).toMatchObject({ status: 'merged', memory_id })
  const own = await berta.write('I live in Porto.')
  expect(own).toMatchObject({ status: 'approved', supersedes: [] })
  expect(await anna.write('I now live in Faro.')).toMatchObject({ supersedes: [memory_id] })
  expect(await berta.read(own.memory_id)).toMatchObject({ status: 'approved' })
})

describe('edits at once', () => {
  test(
    cites('of one memory: each is taken whole or refused, and the last one taken stands', 'memory.edit'),
    async () => {
      const { memory_id } = await mine.write('The well is 10 m deep.')
      const depths = Array.from({ length: 8 }, (_, at) => `The well is ${at + 11} m deep.`)
      const replies = await Promise.all(depths.map((content) => tryEdit(key, memory_id, { content })))
      expect(replies.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
      const taken = replies.filter(({ status }) => status === 200)
      expect(taken.length).toBeGreaterThan(0)
      expect(taken.map(({ body }) => body.data.edit.status)).toEqual(taken.map(() => 'approved'))
      const { memory, versions, changes } = await history(memory_id)
      expect(versions).toHaveLength(taken.length + 1)
      expect(changes).toHaveLength(taken.length)
      expect(depths).toContain(memory.content)
      expect(await mine.find('How deep is the well?')).toEqual([memory.content])
      for (const { write_id } of changes.toReversed()) expectStatus(await undo(write_id), 200)
      expect((await mine.read(memory_id)).content).toBe('The well is 10 m deep.')
    },
  )

  test(cites('and writes of the former or the new text lose nothing', 'memory.edit'), async () => {
    const [old, next] = ['Hives stand behind the orchard.', 'A tractor is parked near the silo.']
    for (let round = 0; round < 4; round++) {
      const volume_id = await tenant.volume('at once')
      const there = memoriesOf(send, key, volume_id)
      const { memory_id } = await there.write(old)
      const [edited] = await Promise.all([
        tryEdit(key, memory_id, { content: next }),
        there.write('Hives stand behind the orchard'),
        there.write('A tractor is parked near the silo'),
      ])
      expect([200, 409]).toContain(edited?.status)
      const listed = await send('POST', '/memory/search', { key, body: { volume_id } })
      const contents: string[] = listed.body.data.memories.map(({ content }: Json) => content.replace(/\.$/, ''))
      // If the former text was merged before the edit, it is only in the history of the edited memory.
      expect(new Set(contents).size).toBe(contents.length)
      expect(contents).toContain('A tractor is parked near the silo')
    }
  })

  test(cites('a repeated request with one Idempotency-Key edits once', 'memory.edit'), async () => {
    const { memory_id } = await mine.write('The cellar floods in spring.')
    const headers = { 'Idempotency-Key': randomUUID() }
    const body = { content: 'The cellar floods in autumn.' }
    const replies = await Promise.all([1, 2, 3].map(() => tryEdit(key, memory_id, body, headers)))
    const writeIds = replies.map((reply) => expectStatus(reply, 200).body.data.edit.write_id)
    expect(new Set(writeIds).size).toBe(1)
    expect((await history(memory_id)).changes).toHaveLength(1)
    expect(await tryEdit(key, memory_id, { content: 'It floods.' }, headers)).toMatchObject({ status: 409 })
    // The repeated request gets the same answer after the memory was rejected.
    expectStatus(await send('POST', `/memory/${memory_id}/review`, { key, body: { action: 'reject' } }), 200)
    expect(expectStatus(await tryEdit(key, memory_id, body, headers), 200).body.data.edit.write_id).toBe(writeIds[0])
    expect(await tryEdit(key, memory_id, body)).toMatchObject({ status: 409 })
  })

  test(cites('the edit itself is not reviewed: the memory is', 'memory.edit', 'memory.history'), async () => {
    const { memory_id } = await mine.write('The bridge carries five tonnes.')
    await edit(key, memory_id, 'The bridge carries six tonnes.')
    const [{ edit_id = '' } = {}] = await withDatabase(shared().databaseUrl, async (client) => {
      return (await client.query('SELECT memory_id AS edit_id FROM memories WHERE edits = $1', [memory_id])).rows
    })
    expect(await mine.read(edit_id)).toMatchObject({ status: 'merged', merged_into: memory_id })
    for (const action of ['approve', 'reject'])
      expect(await send('POST', `/memory/${edit_id}/review`, { key, body: { action } })).toMatchObject({ status: 409 })
  })
})

describe('erasing', () => {
  const forget = async (agent_id: string) => {
    const body = { volume_id: volumeId, agent_id }
    const { forget_id } = expectStatus(await send('POST', '/memory/forget', { key, body }), 202).body.data.forget
    await eventually(async () => {
      const { state } = expectStatus(await send('GET', `/memory/forget/${forget_id}`, { key }), 200).body.data.forget
      if (state !== 'completed') throw new Error('not completed yet')
    })
  }

  test(
    cites('a memory erases its versions, whoever wrote them', 'memory.edit', 'memory.delete-everywhere'),
    async () => {
      const { memory_id } = await mine.write('Quagmirella grows at the pond.')
      await edit(second.key, memory_id, 'Wobblewort grows at the pond.')
      await edit(key, memory_id, 'Snickerfern grows at the pond.')
      expectStatus(await send('DELETE', `/memory/${memory_id}`, { key }), 200)
      for (const word of ['Quagmirella', 'Wobblewort', 'Snickerfern'])
        await eventually(async () => expect(await dumped(word)).toEqual([]))
    },
  )

  test(
    cites("an agent's wordings takes its edits out of others' memories", 'memory.edit', 'memory.forget'),
    async () => {
      const { memory_id } = await mine.write('Marzipole fences the meadow.')
      await edit(third.key, memory_id, 'Grumblewood fences the meadow.')
      await edit(second.key, memory_id, 'Flickerstone fences the meadow.')
      await forget(third.agentId)
      await eventually(async () => expect(await dumped('Grumblewood')).toEqual([]))
      expect((await mine.read(memory_id)).content).toBe('Flickerstone fences the meadow.')
      await forget(second.agentId)
      await eventually(async () => expect(await dumped('Flickerstone')).toEqual([]))
      expect(await mine.read(memory_id)).toMatchObject({ status: 'approved', content: 'Marzipole fences the meadow.' })
      await eventually(async () =>
        expect(await mine.find('What fences the meadow?')).toContain('Marzipole fences the meadow.'),
      )
    },
  )

  test(cites('an edit forgets the name that it told, now or before', 'memory.edit', 'guard.known-name'), async () => {
    const fourth = await agentWith('Fourth', 'read', 'write')
    const says = (content: string) => mine.write(content, { user_id: 'u-9' })
    const named = async (query: string): Promise<string[]> => {
      const body = { volume_id: volumeId, query, mode: 'keyword' }
      const { memories } = expectStatus(await send('POST', '/memory/search', { key, body }), 200).body.data
      return memories.map(({ content }: Json) => content)
    }
    const [lives, drinks, plays] = [
      await says('I live in Utrecht.'),
      await says('I like nettle tea.'),
      await says('I play the oboe.'),
    ]
    const undone = await edit(fourth.key, plays.memory_id, 'My name is Tom Thistledown.')
    // A memory refuses edits while its name is being changed, so the test waits until each such change has ended.
    await eventually(async () => expect(await named('Thistledown')).toContain('I like nettle tea.'))
    expectStatus(await undo(undone.write_id), 200)
    await eventually(async () => expect(await named('Thistledown')).toEqual([]))
    await edit(fourth.key, drinks.memory_id, 'My name is Bob Grumblehaus.')
    await eventually(async () => expect(await named('Grumblehaus')).toContain('I live in Utrecht.'))
    await forget(fourth.agentId)
    for (const word of ['Thistledown', 'Grumblehaus'])
      await eventually(async () => expect(await dumped(word)).toEqual([]))
    expect(await mine.read(drinks.memory_id)).toMatchObject({ status: 'approved', content: 'I like nettle tea.' })
    await eventually(async () => expect(await named('Grumblehaus')).toEqual([]))
    expect(await named('Utrecht')).toEqual([(await mine.read(lives.memory_id)).content])
    const [indexed] = await withDatabase(shared().databaseUrl, async (client) => {
      return (await client.query('SELECT named_by FROM memories WHERE memory_id = $1', [lives.memory_id])).rows
    })
    expect(indexed).toEqual({ named_by: null })
  })
})

test(cites('an export holds the present version only', 'memory.edit'), async () => {
  const volume_id = await tenant.volume('exported')
  const there = memoriesOf(send, key, volume_id)
  const { memory_id } = await there.write('The mill turns at dawn.')
  await there.write('The mill turns at dawn')
  const wordings = async () => {
    const reply = await send('POST', '/memory/export', { key, body: { volume_id } })
    const [record] = expectStatus(reply, 200).body.data.memories
    return record.sources.map(({ content }: Json) => content)
  }
  expectStatus(await tryEdit(key, memory_id, { metadata: { seen: true } }), 200)
  expect(await wordings()).toHaveLength(3)
  await edit(key, memory_id, 'The mill turns at dusk.')
  expect(await wordings()).toEqual(['The mill turns at dusk.'])
})
