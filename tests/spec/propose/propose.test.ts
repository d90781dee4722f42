import { describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { eventually } from '../../support/eventually.js'
import { expectError, expectInvalid, UUID } from '../../support/expectations.js'
import { expectStatus, type Json } from '../../support/http/client.js'
import { newWriter } from '../../support/http/writer.js'
import { send } from '../../support/shared.js'

const { tenant, key, mine } = await newWriter('proj_rw')

const propose = (content: unknown, more: Json = {}, headers = {}) =>
  send('POST', '/memory/propose', { key, headers, body: { content, volume_id: tenant.volumeId, ...more } })
const proposed = async (content: string, more?: Json) =>
  expectStatus(await propose(content, more), 202).body.data.proposals[0]
const decided = (memoryId: string) =>
  eventually(async () => {
    const memory = await mine.read(memoryId)
    expect(memory.status).not.toBe('pending')
    return memory
  })

describe('POST /memory/propose', () => {
  test(
    cites('answers before the verdict, which can be read later', 'propose', 'propose.verdict', 'envelope.ok'),
    async () => {
      const reply = await propose('The orchard has forty pear trees.')
      expect(reply.status).toBe(202)
      expect(reply.body).toEqual({
        status: 'ok',
        data: {
          proposals: [{ memory_id: UUID, write_id: UUID, state: 'pending', reason: null, merged_into: null }],
        },
      })
      const memory = await decided(reply.body.data.proposals[0].memory_id)
      expect(memory).toMatchObject({ status: 'approved', content: 'The orchard has forty pear trees.' })
      expect(await mine.find('pear trees in the orchard')).toContain('The orchard has forty pear trees.')
    },
  )

  test(cites('keeps a merged id resolvable', 'propose.merged'), async () => {
    const kept = await mine.write('The orchard belongs to Henrik.')
    const { memory_id } = await proposed('the orchard belongs to Henrik')
    expect(memory_id).not.toBe(kept.memory_id)
    expect(await decided(memory_id)).toMatchObject({ status: 'merged', merged_into: kept.memory_id })
  })

  test(cites('honours an Idempotency-Key', 'write.idempotency-key'), async () => {
    const send = () => propose('The orchard has a well.', {}, { 'Idempotency-Key': 'well' })
    const [first, second] = [await send(), await send()]
    expect(second.body).toEqual(first.body)
    expectError(await propose('The orchard has two wells.', {}, { 'Idempotency-Key': 'well' }), 409, 'conflict')
  })

  test(cites("takes a write's body, and its rules", 'propose', 'write.access', 'errors.read-only-key'), async () => {
    expectInvalid(await propose(''), 'content')
    expectInvalid(await propose('x', { volume_id: 'y' }), 'volume_id')
    expectInvalid(await propose('x', { memory_type: 'y' }), 'memory_type')
    const body = { content: 'The orchard is old.', volume_id: tenant.volumeId }
    const reader = await tenant.key('proj_r')
    expectError(await send('POST', '/memory/propose', { key: reader, body }), 403, 'agent_not_authorized_for_volume')
  })
})
