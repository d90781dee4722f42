import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { eventually } from '../../support/eventually.js'
import { expectError, UUID } from '../../support/expectations.js'
import { freeze } from '../../support/freeze.js'
import { clientOf, expectStatus, type Json, onceTo, type Reply, type Send } from '../../support/http/client.js'
import { type Memories, memoriesOf } from '../../support/http/memories.js'
import { newTenant } from '../../support/http/tenant.js'
import { withDatabase } from '../../support/servers/database.js'
import { type Fleet, startFleet } from '../../support/service.js'

/**
 * How many writes of one organization may wait for the guard; for all organizations together, ten times as many jobs.
 */
const LIMIT = 20

let fleet: Fleet
let send: Send
let key: string
let volumeId: string
let mine: Memories
/** Resumes the guard, if it was stopped. */
let thaw = () => {}
beforeAll(async () => {
  fleet = await startFleet({ compact: true, env: { RATE_LIMITS: 'off', MAX_OPEN_JOBS: String(LIMIT) } })
  send = clientOf(fleet.baseUrl)
  const tenant = await newTenant(send)
  key = await tenant.key('org_rw')
  volumeId = tenant.volumeId
  mine = memoriesOf(send, key, volumeId)
})
afterEach(() => thaw())
afterAll(() => fleet?.stop())

const query = (text: string, values: Json[]) =>
  withDatabase(fleet.databaseUrl, async (client) => (await client.query(text, values)).rows)

/** Writes, and disconnects once the write is durable but has no verdict; returns the id of the write. */
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
 * Returns the verdict of a write, or of a retry that attaches to it. Once a stopped guard resumes, its queue may take
 * longer than the 25 s of one request to give it jobs again.
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
    // The first write has been answered, so the same statement is a new write.
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

interface Writer {
  /** Retries when the answer asks for it. */
  patient: Memories
  /** Never retries. */
  once: Memories
}
const newWriter = async (): Promise<Writer> => {
  const tenant = await newTenant(clientOf(fleet.baseUrl))
  const key = await tenant.key('org_rw')
  const [patient, once] = [clientOf, onceTo].map((by) => memoriesOf(by(fleet.baseUrl), key, tenant.volumeId))
  return { patient, once } as Writer
}
const statements = (count: number) => Array.from({ length: count }, () => `Parcel ${crypto.randomUUID()} arrived.`)
/** Whether the limit for all organizations is reached. A slow database answers 503 too, with another text. */
const isFull = ({ status, text }: Reply) => status === 503 && text.includes('Too much work is waiting')
/** Proposes a statement again and again until it is rejected, because the limit is checked about once a second. */
const untilRefused = ({ once }: Writer, status: number): Promise<Reply> =>
  eventually(async () => expectStatus(await once.tryProposeAll(statements(1)), status))

describe('a guard without progress', () => {
  test(
    cites(
      'has writes rejected per organization, then for all, and no accepted write is lost',
      'pressure.organization',
      'pressure.all',
      'pressure.drains',
    ),
    async () => {
      thaw = await freeze(fleet.guard.pid)
      const [flooding, quiet] = [await newWriter(), await newWriter()]
      const proposals: string[] = []
      const keep = ({ body }: Reply) =>
        proposals.push(...body.data.proposals.map(({ memory_id }: { memory_id: string }) => memory_id))
      const propose = async ({ patient }: Writer, count: number) =>
        keep(expectStatus(await patient.tryProposeAll(statements(count)), 202))
      /** Proposes statements. They are not accepted if the limit for all organizations is reached already. */
      const flood = ({ once }: Writer, count: number) =>
        eventually(async () => {
          const reply = await once.tryProposeAll(statements(count))
          if (!isFull(reply)) keep(expectStatus(reply, 202))
        })
      await propose(flooding, LIMIT)
      const refused = await untilRefused(flooding, 429)
      expectError(refused, 429, 'rate_limited')
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
      expectError(await flooding.once.tryWrite('One more.'), 429, 'rate_limited')
      expect((await flooding.patient.tryQuery('parcel')).status).toBe(200)
      await propose(quiet, 1)

      for (let others = 0; others < 2; others++) await flood(await newWriter(), 5 * LIMIT)
      const full = await eventually(async () => {
        const reply = await untilRefused(quiet, 503)
        expect(isFull(reply)).toBe(true)
        return reply
      })
      expectError(full, 503, 'service_unavailable')
      expect(Number(full.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)

      thaw()
      await eventually(async () => expect((await flooding.once.tryProposeAll(statements(1))).status).toBe(202))
      await eventually(async () => expect((await quiet.patient.tryWrite('The last parcel arrived.')).status).toBe(200))
    },
  )
})
