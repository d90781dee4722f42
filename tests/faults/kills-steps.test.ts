import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { freePort } from '../support/processes.js'
import { startQdrant, type TestQdrant } from '../support/qdrant.js'
import { redisIsThere, startTestRedis, type TestRedis } from '../support/redis.js'
import { smAdmin } from '../support/sm-admin.js'
import { findDifferences } from './harness/check.js'
import { startLoad } from './harness/clients.js'
import { times } from './harness/extent.js'
import { type FleetInstallation, installFleet } from './harness/fleet.js'
import { endure, WRITES_MAY_WAIT } from './harness/outage.js'
import { survive } from './harness/schedule.js'
import { faultSeed, seeded } from './harness/seeded.js'
import { killsAtSteps, untilStopped } from './harness/steps.js'

/** Reliability, P1: every process, every step; a quarter of its 1,000. */
const KILLS = times(10, 250)
const LONG = 180_000
/** Longer than the lock of a job lasts. */
const PAST_THE_LOCK_MS = 8_000

const qdrant: TestQdrant | null = await startQdrant()
afterAll(() => qdrant?.stop())
const onServers = redisIsThere('the kills of a fleet with every store') && qdrant ? describe : describe.skip

onServers('a fleet over PostgreSQL, Redis and Qdrant', () => {
  let redis: TestRedis
  let fleet: FleetInstallation
  beforeAll(async () => {
    redis = await startTestRedis()
    fleet = await installFleet({ REDIS_URL: redis.url, QDRANT_URL: qdrant?.url ?? '' })
  }, LONG)
  afterAll(async () => {
    await fleet?.stop()
    await redis?.stop()
  }, LONG)

  /** PostgreSQL and Qdrant hold the same. */
  const expectAgreement = async () =>
    expect(await smAdmin(fleet.databaseUrl, ['reconcile'], '', { QDRANT_URL: qdrant?.url ?? '' })).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('agree'),
    })

  test(
    cites(
      `nothing acknowledged is lost or doubled in any store by ${KILLS} kills at the steps of a write`,
      'faults.kills',
    ),
    async () => {
      const kills = killsAtSteps(fleet, seeded(faultSeed('which call')))
      expect(await survive({ ...fleet, kills }, 'kills at steps, shape 3', KILLS)).toEqual([])
      await expectAgreement()
    },
    LONG + KILLS * 30_000,
  )

  test(
    cites('a worker that comes back after its job was given to another does nothing twice', 'faults.zombie'),
    async () => {
      const load = await startLoad({ baseUrl: fleet.baseUrl, random: seeded(faultSeed('zombie')), clients: 4 })
      try {
        for (const [name, step] of [
          ['guard', 'memories.commit:before'],
          ['embedder', 'external.put:before'],
        ] as const) {
          await fleet.end(name)
          await fleet.restart(name, { FAILPOINT: `${step}:stop:3` })
          const zombie = fleet.server(name)
          await untilStopped(zombie.pid)
          // Its port is free only when it is gone.
          await fleet.restart(name, { PORT: String(await freePort()) })
          await wait(PAST_THE_LOCK_MS)
          zombie.kill('SIGCONT')
          await wait(2_000)
          await zombie.stop()
          await fleet.end(name)
          await fleet.restart(name)
        }
        await load.finish()
        expect(await findDifferences({ ...load, databaseUrl: fleet.databaseUrl })).toEqual([])
      } finally {
        load.abandon()
      }
      await expectAgreement()
    },
    LONG,
  )

  const outages = [
    { name: 'hangs', begin: async () => (await qdrant?.freeze()) ?? (async () => {}) },
    {
      name: 'is gone',
      async begin() {
        await qdrant?.kill()
        return async () => qdrant?.restart()
      },
    },
  ]
  const outageTest = qdrant?.ours ? test : test.skip
  outageTest.each(outages)(
    cites(
      'a Qdrant that $name: queries are answered, writes answered or refused, and all that was accepted is finished',
      'index.standby',
      'errors.service-unavailable',
    ),
    async ({ name, begin }) => {
      expect(await endure(fleet, `a Qdrant that ${name}`, begin, WRITES_MAY_WAIT)).toEqual([])
      await expectAgreement()
    },
    LONG,
  )
})
