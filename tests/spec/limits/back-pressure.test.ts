import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { clientOf, type Reply } from '../../support/client.js'
import { eventually } from '../../support/eventually.js'
import { expectError } from '../../support/expectations.js'
import { type Memories, memoriesOf } from '../../support/memories.js'
import { type Fleet, startFleet } from '../../support/service.js'
import { newTenant } from '../../support/tenant.js'

const BOUND = 20

let fleet: Fleet
beforeAll(async () => {
  fleet = await startFleet({ env: { RATE_LIMITS: 'off', MAX_OPEN_JOBS: String(BOUND) } })
})
afterAll(async () => {
  fleet?.guard.kill('SIGCONT')
  await fleet?.stop()
})

const newWriter = async (): Promise<Memories> => {
  const send = clientOf(fleet.baseUrl)
  const tenant = await newTenant(send)
  return memoriesOf(send, await tenant.key('org_rw'), tenant.volumeId)
}
const statements = (count: number) => Array.from({ length: count }, () => `Parcel ${crypto.randomUUID()} arrived.`)
/** Hands in one more until that is refused: the bound is looked at about once a second. */
const untilRefused = (writer: Memories): Promise<Reply> =>
  eventually(async () => {
    const reply = await writer.tryProposeAll(statements(1))
    if (reply.status === 202) throw new Error('it is accepted still')
    return reply
  })

describe('while the guard does not get on', () => {
  test(
    cites(
      'writes are refused organization by organization, then all of them, and none that was accepted is lost',
      'pressure.organization',
      'pressure.all',
      'pressure.drains',
    ),
    async () => {
      fleet.guard.kill('SIGSTOP')
      const [flooding, quiet] = [await newWriter(), await newWriter()]
      const proposals: string[] = []
      const propose = async (writer: Memories, count: number) => {
        const { body } = await writer.tryProposeAll(statements(count))
        proposals.push(...body.data.proposals.map(({ memory_id }: { memory_id: string }) => memory_id))
      }
      await propose(flooding, BOUND)
      const refused = await untilRefused(flooding)
      expectError(refused, 429, 'rate_limited')
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
      expectError(await flooding.tryWrite('One more.'), 429, 'rate_limited')
      expect((await flooding.tryQuery('parcel')).status).toBe(200)
      await propose(quiet, 1)

      for (let others = 0; others < 2; others++) await propose(await newWriter(), 5 * BOUND)
      const full = await untilRefused(quiet)
      expectError(full, 503, 'service_unavailable')
      expect(Number(full.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)

      fleet.guard.kill('SIGCONT')
      await eventually(async () => expect((await flooding.tryProposeAll(statements(1))).status).toBe(202), 60_000)
      await eventually(async () => expect((await quiet.tryWrite('The last parcel arrived.')).status).toBe(200), 60_000)
    },
  )
})
