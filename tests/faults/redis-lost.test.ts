import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { redisIsThere, startTestRedis, type TestRedis } from '../support/servers/redis.js'
import { times } from './harness/extent.js'
import { type FleetInstallation, installFleet } from './harness/places/fleet.js'
import { survive } from './harness/schedule.js'

/** Reliability, P2. */
const LOSSES = times(10, 100)
/** Reliability, P1: a quarter of its 1,000. */
const KILLS = times(6, 250)

const describeWithRedis = redisIsThere('the losses of Redis') ? describe : describe.skip

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
  /** Its state two losses ago: restoring it brings back jobs that were done long ago. */
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
})
