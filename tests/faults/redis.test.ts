import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { eventually } from '../support/eventually.js'
import { withDatabase } from '../support/servers/database.js'
import { redisIsThere, startTestRedis, type TestRedis } from '../support/servers/redis.js'
import { findDifferences } from './harness/check.js'
import { startLoad } from './harness/clients.js'
import { isShortForm, times } from './harness/extent.js'
import { endure, isRefusal, WRITES_MAY_WAIT } from './harness/outage.js'
import { type FleetInstallation, installFleet } from './harness/places/fleet.js'
import { survive } from './harness/schedule.js'
import { faultSeed, seeded } from './harness/seeded.js'

/** How often Redis loses data, because it is flushed or an older copy is restored. */
const LOSSES = times(4, 100)
/** Number of kills; with --full, a quarter of the promised 1,000. */
const KILLS = times(6, 250)

const describeWithRedis = redisIsThere('the outages and losses of Redis') ? describe : describe.skip

describeWithRedis('a fleet over Redis', () => {
  let redis: TestRedis
  let installation: FleetInstallation
  beforeAll(async () => {
    redis = await startTestRedis()
    installation = await installFleet({ REDIS_URL: redis.url })
  })
  afterAll(async () => {
    await installation?.stop()
    await redis?.stop()
  })

  const flush = async () => void (await redis.command('FLUSHALL'))
  /** The data of Redis at the previous `putBack`. Restoring it brings back jobs that were done long ago. */
  let older: Buffer | undefined
  const putBack = async () => {
    const now = await redis.save()
    await redis.putBack(older ?? now)
    older = now
  }
  const killRedis = async () => {
    await redis.kill()
    await redis.start()
  }

  test(
    cites(`all accepted work completes when Redis is flushed or restored ${LOSSES} times`, 'redis.lost'),
    async () => {
      const losses = { ...installation, kills: { 'Redis flushed': flush, 'an older copy of Redis': putBack } }
      expect(await survive(losses, 'losses of Redis', LOSSES)).toEqual([])
    },
    600_000 + LOSSES * 25_000,
  )

  test(
    cites(`no acknowledged memory is lost or duplicated by ${KILLS} kills of Redis and of processes`, 'redis.lost'),
    async () => {
      const kills = { ...installation.kills, 'Redis killed': killRedis }
      expect(await survive({ ...installation, kills }, 'kills, shape 3', KILLS)).toEqual([])
    },
    // Jobs of a killed process are picked up after 5 to 7 s, later under load.
    600_000 + KILLS * 25_000,
  )

  const setMaxMemory = (bytes: number) => redis.command('CONFIG', 'SET', 'maxmemory', bytes)

  const usedMemory = async () => Number(/^used_memory:(\d+)/m.exec(String(await redis.command('INFO', 'memory')))?.[1])

  // cut-off.test.ts covers a Redis that hangs.
  const outages = [
    {
      name: 'is gone',
      async begin() {
        await redis.kill()
        return redis.start
      },
    },
    {
      name: 'is full',
      async begin() {
        await setMaxMemory(100_000)
        return async () => void (await setMaxMemory(0))
      },
    },
  ]

  test.each(outages)(
    cites(
      'a Redis that $name: queries are answered, writes answered or rejected, and all accepted work completes',
      'redis.away',
      'errors.service-unavailable',
    ),
    async ({ name, begin }) => {
      expect(await endure(installation, `a Redis that ${name}`, begin, WRITES_MAY_WAIT)).toEqual([])
    },
  )

  test(
    cites('above 70 % of its memory writes are rejected, and what was accepted before completes', 'redis.full'),
    async () => {
      const load = await startLoad({ baseUrl: installation.baseUrl, random: seeded(faultSeed('Redis nearly full')) })
      // Sets a limit that leaves space for work in progress but is 77 % used. It is set again if memory was freed
      // meanwhile.
      const fillUntilRefused = () =>
        eventually(async () => {
          await setMaxMemory(Math.round((await usedMemory()) * 1.3))
          expect(isRefusal(await load.memories.tryWrite('ok'))).toBe(true)
        })
      try {
        await eventually(async () => expect(load.journal.count()).toBeGreaterThan(isShortForm ? 8 : 20))
        await fillUntilRefused()
        await eventually(async () => expect(await openJobs()).toBe(0))
        // Fills Redis again, because completed work no longer uses its memory.
        await fillUntilRefused()
        await setMaxMemory(0)
        await load.finish()
        expect(await findDifferences({ ...load, databaseUrl: installation.databaseUrl })).toEqual([])
      } finally {
        await setMaxMemory(0)
        load.abandon()
      }
    },
  )

  const openJobs = () =>
    withDatabase(installation.databaseUrl, async (client) => {
      const { rows } = await client.query<{ count: number }>('SELECT count(*)::int FROM outbox')
      return rows[0]?.count
    })
})
