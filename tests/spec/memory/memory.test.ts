import { describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { eventually } from '../../support/eventually.js'
import { expectError, expectInvalid, ISO_TIME, UUID } from '../../support/expectations.js'
import { type Memories, memoriesOf } from '../../support/http/memories.js'
import { newTenant } from '../../support/http/tenant.js'
import { newWriter } from '../../support/http/writer.js'
import { rowsWith } from '../../support/servers/database.js'
import { send, shared } from '../../support/shared.js'

const { tenant, key, mine } = await newWriter('org_rw', { name: 'Keeper' })

const erase = (memoryId: string, by = key) => send('DELETE', `/memory/${memoryId}`, { key: by })
const get = (memoryId: string, by = key) => send('GET', `/memory/${memoryId}`, { key: by })

describe('GET /memory/:memory_id', () => {
  test(cites('returns the memory', 'memory.read', 'envelope.ok'), async () => {
    const { memory_id, confidence } = await mine.write('The well is nine metres deep.')
    const reply = await get(memory_id)
    expect([reply.status, reply.body.status]).toEqual([200, 'ok'])
    expect(reply.body.data.memory).toMatchObject({
      memory_id,
      volume_id: tenant.volumeId,
      content: 'The well is nine metres deep.',
      status: 'approved',
      memory_type: expect.any(String),
      category: expect.any(String),
      confidence: expect.closeTo(confidence, 5),
      agent: 'Keeper',
      agent_id: UUID,
      user_id: null,
      session_id: null,
      event_date: ISO_TIME,
      event_date_source: expect.any(String),
      event_date_precision: 'day',
      metadata: null,
      created_at: ISO_TIME,
    })
  })

  test(
    cites('hides from strangers whether it exists', 'errors.alike-memory', 'errors.alike', 'errors.resource-not-found'),
    async () => {
      const { memory_id } = await mine.write('The well was dug in 1820.')
      const stranger = await (await newTenant(send)).key('org_rw')
      const outsider = (await tenant.agent('Outsider')).key
      const replies = [
        await get(memory_id, stranger),
        await get(crypto.randomUUID(), stranger),
        await get(memory_id, outsider),
        await erase(memory_id, stranger),
        await erase(crypto.randomUUID(), stranger),
        await erase(memory_id, outsider),
      ]
      for (const reply of replies) expectError(reply, 404, 'memory_not_found')
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
      expect((await get(memory_id)).status).toBe(200)
    },
  )

  test(
    cites('names the missing permission to a caller with reach', 'errors.alike-memory', 'errors.read-only-key'),
    async () => {
      const { memory_id } = await mine.write('The well has a lid.')
      const writer = await tenant.agent('Writes', { volumeId: tenant.volumeId, permissions: ['write'] })
      const reader = await tenant.agent('Reads', { volumeId: tenant.volumeId, permissions: ['read'] })
      expectError(await get(memory_id, writer.key), 403, 'agent_not_authorized_for_volume')
      expectError(await erase(memory_id, reader.key), 403, 'agent_not_authorized_for_volume')
      expectError(await erase(memory_id, await tenant.key('org_r')), 403, 'agent_not_authorized_for_volume')
      expect((await get(memory_id)).status).toBe(200)
    },
  )

  test(cites('requires a UUID, and a key', 'errors.validation-details', 'errors.unauthorized'), async () => {
    expectInvalid(await get('seven'), 'memory_id')
    expectInvalid(await erase('7'), 'memory_id')
    expectError(await send('GET', `/memory/${crypto.randomUUID()}`), 401, 'unauthorized')
  })
})

describe('DELETE /memory/:memory_id', () => {
  test(cites('is final and returns a receipt', 'memory.delete', 'envelope.ok'), async () => {
    const { memory_id } = await mine.write('The stable has six boxes.')
    const reply = await erase(memory_id)
    expect([reply.status, reply.body.status]).toEqual([200, 'ok'])
    const { receipt } = reply.body.data
    expect(receipt).toMatchObject({
      memory_id,
      stores: {
        postgresql: expect.objectContaining({ memories: 1, sources: 1 }),
        index: expect.stringMatching(/^(erased|not erased yet)/),
        graph: expect.stringMatching(/^(erased|not erased yet)/),
      },
    })
    expect(await mine.find('boxes in the stable')).not.toContain('The stable has six boxes.')
    expectError(await get(memory_id), 404, 'memory_not_found')
    expectError(await erase(memory_id), 404, 'memory_not_found')
  })

  test(cites('leaves the content in no table', 'memory.delete-everywhere'), async () => {
    const canary = `Canary${crypto.randomUUID().replaceAll('-', '')}`
    const content = `The horse ${canary} won the race.`
    const reply = await mine.tryWrite(content, { metadata: { note: canary } }, { 'Idempotency-Key': canary })
    expect((await mine.write(`  ${content}!`)).status).toBe('merged')
    const { memory_id } = reply.body
    expect(await rowsWith(shared().databaseUrl, canary)).not.toEqual([])
    await erase(memory_id)
    expect(await rowsWith(shared().databaseUrl, canary)).toEqual([])
  })

  test(cites("keeps other agents' wordings as a memory", 'memory.delete-survivors'), async () => {
    const ada = await tenant.agent('Ada', { volumeId: tenant.volumeId })
    const ben = await tenant.agent('Ben', { volumeId: tenant.volumeId })
    const [asAda, asBen] = [ada, ben].map((agent) => memoriesOf(send, agent.key, tenant.volumeId)) as [
      Memories,
      Memories,
    ]
    const { memory_id } = await asAda.write('The barn was built of oak.')
    await asAda.write('The Barn was built of oak!')
    await asBen.write('the barn was built of oak')
    await erase(memory_id)
    await eventually(async () => {
      const { memories } = await mine.query('What was the barn built of?')
      expect(memories).toEqual([expect.objectContaining({ content: 'the barn was built of oak', agent: 'Ben' })])
      const { sources } = await mine.read(memories[0]?.id ?? '')
      expect(sources.map(({ agent }) => agent)).toEqual(['Ben'])
    })
  })
})
