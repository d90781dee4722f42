import { describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectError, expectInvalid } from '../../support/expectations.js'
import { memoriesOf } from '../../support/http/memories.js'
import { newWriter } from '../../support/http/writer.js'
import { send } from '../../support/shared.js'

const { tenant, mine } = await newWriter()

const once = (content: string, idempotencyKey: string, more = {}) =>
  mine.tryWrite(content, more, { 'Idempotency-Key': idempotencyKey })

describe('an Idempotency-Key', () => {
  test(cites('makes a repeat the same write', 'write.idempotency-key'), async () => {
    const first = await once('The ferry leaves at dawn.', 'ferry-1')
    const again = await once('The ferry leaves at dawn.', 'ferry-1')
    expect(again.status).toBe(200)
    expect(again.body).toEqual(first.body)
    expect((await mine.read(first.body.memory_id)).sources).toHaveLength(1)
  })

  test(cites('makes parallel repeats one write', 'write.idempotency-key'), async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => once('The ferry returns at dusk.', 'ferry-2')))
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(new Set(replies.map(({ body }) => body.write_id)).size).toBe(1)
  })

  test(cites('with another body is a conflict', 'write.idempotency-key', 'errors.conflict'), async () => {
    await once('The ferry is red.', 'ferry-3')
    expectError(await once('The ferry is blue.', 'ferry-3'), 409, 'conflict')
    expectError(await once('The ferry is red.', 'ferry-3', { user_id: 'u' }), 409, 'conflict')
    expect(await mine.find('the ferry is blue')).not.toContain('The ferry is blue.')
  })

  test(cites('belongs to one principal', 'write.idempotency-key'), async () => {
    const other = memoriesOf(send, await tenant.key('org_rw'), tenant.volumeId)
    const first = await once('The quay is long.', 'quay')
    const second = await other.tryWrite('The quay was rebuilt in 1950.', {}, { 'Idempotency-Key': 'quay' })
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body.write_id).not.toBe(first.body.write_id)
  })

  test(cites('has 1 to 255 characters', 'write.idempotency-key'), async () => {
    expect((await once('The mast is tall.', 'm'.repeat(255))).status).toBe(200)
    expectInvalid(await once('The mast is tall.', 'm'.repeat(256)), 'Idempotency-Key')
  })
})

describe('without one', () => {
  test(
    cites('a repeat of an answered write is another write, which merges', 'write.attach', 'write.status-merged'),
    async () => {
      const { body: first } = await mine.tryWrite('The anchor weighs two tonnes.')
      const { body: second } = await mine.tryWrite('The anchor weighs two tonnes.')
      expect(second).toMatchObject({ status: 'merged', memory_id: first.memory_id })
      expect(second.write_id).not.toBe(first.write_id)
    },
  )

  test(cites('parallel identical writes merge or attach: one memory', 'same.twins', 'write.attach'), async () => {
    const content = 'The cook of the Aurora is from Genoa.'
    const replies = await Promise.all(Array.from({ length: 10 }, () => mine.tryWrite(content)))
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(new Set(replies.map(({ body }) => body.memory_id)).size).toBe(1)
    expect((await mine.find('cook of the Aurora')).filter((found) => found === content)).toHaveLength(1)
  })
})
