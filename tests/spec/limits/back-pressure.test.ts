import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { eventually } from '../../support/eventually.js'
import { expectError } from '../../support/expectations.js'
import { freeze } from '../../support/freeze.js'
import { clientOf, expectStatus, onceTo, type Reply } from '../../support/http/client.js'
import { type Memories, memoriesOf } from '../../support/http/memories.js'
import { newTenant } from '../../support/http/tenant.js'
import { type Fleet, startFleet } from '../../support/service.js'

const LIMIT = 20

let fleet: Fleet
let thaw = () => {}
beforeAll(async () => {
  fleet = await startFleet({ env: { RATE_LIMITS: 'off', MAX_OPEN_JOBS: String(LIMIT) } })
})
afterAll(async () => {
  thaw()
  await fleet?.stop()
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
/** For all organizations; a slow database answers 503, too. */
const isFull = ({ status, text }: Reply) => status === 503 && text.includes('Too much work is waiting')
/** Proposes one more until it is rejected: the limit is checked about once a second. */
const untilRefused = ({ once }: Writer, status: number): Promise<Reply> =>
  eventually(async () => expectStatus(await once.tryProposeAll(statements(1)), status))

describe('while the guard makes no progress', () => {
  test(
    cites(
      'writes are rejected per organization, then for all, and no accepted write is lost',
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
      /** Unless the limit for all is reached already. */
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
