import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { eventually } from '../../support/eventually.js'
import { UUID } from '../../support/expectations.js'
import { freeze } from '../../support/freeze.js'
import { clientOf, type Json, type Reply, type Send } from '../../support/http/client.js'
import { type Memories, memoriesOf } from '../../support/http/memories.js'
import { newTenant } from '../../support/http/tenant.js'
import { withDatabase } from '../../support/servers/database.js'
import { type Fleet, startFleet } from '../../support/service.js'

let fleet: Fleet
let send: Send
let key: string
let volumeId: string
let mine: Memories
/** Resumes the guard, if it was stopped. */
let thaw = () => {}
beforeAll(async () => {
  fleet = await startFleet({ env: { RATE_LIMITS: 'off' } })
  send = clientOf(fleet.baseUrl)
  const tenant = await newTenant(send)
  key = await tenant.key('org_rw')
  volumeId = tenant.volumeId
  mine = memoriesOf(send, key, volumeId)
})
afterEach(() => thaw())
afterAll(() => fleet.stop())

const query = (text: string, values: Json[]) =>
  withDatabase(fleet.databaseUrl, async (client) => (await client.query(text, values)).rows)

/** Writes, and disconnects once the write is durable but has no verdict; returns its id. */
async function writeAndLeave(content: string): Promise<string> {
  thaw = await freeze(fleet.guard.pid)
  const client = new AbortController()
  const body = { content, volume_id: volumeId }
  const lost = send('POST', '/agent/memory/write', { key, body, signal: client.signal }).catch(() => 'left')
  const writeId = await eventually(async () => {
    const [row] = await query('SELECT write_id FROM writes JOIN memories USING (memory_id) WHERE content = $1', [
      content,
    ])
    expect(row).toBeDefined()
    return row.write_id
  })
  client.abort()
  expect(await lost).toBe('left')
  return writeId
}

/**
 * The verdict of a write, or of a retry that attaches to it: a guard that was stopped may need more than the 25 s of
 * one request before its queue gives it jobs again.
 */
function decided(content: string, first: Promise<Reply>): Promise<Json> {
  let asked = first
  return eventually(async () => {
    const { body } = await asked
    if (body.error) asked = mine.tryWrite(content)
    expect(body.error).toBeUndefined()
    return body
  })
}

describe('a write whose client left before the verdict', () => {
  test(cites('is what its retry attaches to', 'write.attach'), async () => {
    const content = 'The keeper of the lock is called Ines.'
    const writeId = await writeAndLeave(content)
    const retried = mine.tryWrite(content)
    thaw()
    const { status, write_id, memory_id } = await decided(content, retried)
    expect([status, write_id]).toEqual(['approved', writeId])
    expect((await mine.read(memory_id)).sources).toHaveLength(1)
    // Now that it is answered, the same statement is another write.
    expect((await mine.tryWrite(content)).body).toMatchObject({ status: 'merged', memory_id })
  })

  test(cites('is another write after ten minutes', 'write.attach'), async () => {
    const content = 'The lock was dug by hand.'
    const writeId = await writeAndLeave(content)
    await query("UPDATE writes SET created_at = created_at - interval '601 seconds' WHERE write_id = $1", [writeId])
    const retried = mine.tryWrite(content)
    thaw()
    const { write_id, memory_id } = await decided(content, retried)
    expect(write_id).not.toBe(writeId)
    await eventually(async () => expect((await mine.read(memory_id)).sources).toHaveLength(2))
  })
})

describe('a write without a verdict', () => {
  test(
    cites('is write_failed with its memory_id, to which a retry attaches', 'write.failed', 'write.attach'),
    async () => {
      const content = 'The lock gate is made of oak.'
      thaw = await freeze(fleet.guard.pid)
      const failed = await mine.tryWrite(content)
      expect([failed.status, failed.body]).toEqual([
        500,
        expect.objectContaining({ error: 'write_failed', details: expect.any(String), memory_id: UUID }),
      ])
      const pending = await send('GET', `/memory/${failed.body.memory_id}`, { key })
      expect(pending.body.data.memory.status).toBe('pending')
      thaw()
      const retried = await decided(content, mine.tryWrite(content))
      expect(retried).toMatchObject({ status: 'approved', memory_id: failed.body.memory_id })
      expect((await mine.find('lock gate oak')).filter((found) => found === content)).toHaveLength(1)
    },
  )
})
