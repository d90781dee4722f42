import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { startQdrant, type TestQdrant } from '../support/servers/qdrant.js'
import { redisIsThere, startTestRedis, type TestRedis } from '../support/servers/redis.js'
import { expectAgreement } from './harness/agreement.js'
import { findDifferences } from './harness/check.js'
import { startLoad } from './harness/clients.js'
import { isShortForm, times } from './harness/extent.js'
import { endure, WRITES_MAY_WAIT } from './harness/outage.js'
import { type FleetInstallation, installFleet } from './harness/places/fleet.js'
import { openWire, over, type Wire } from './harness/places/proxy.js'
import { report } from './harness/report.js'
import { faultSeed, seeded } from './harness/seeded.js'

const CUTS = times(4, 100)

const qdrant: TestQdrant | null = await startQdrant()
afterAll(() => qdrant?.stop())
const onServers = redisIsThere('a fleet with cut connections') && qdrant ? describe : describe.skip

onServers('a fleet whose connections to its stores are cut', () => {
  let redis: TestRedis
  let fleet: FleetInstallation
  const wires: Record<string, Wire> = {}

  beforeAll(async () => {
    redis = await startTestRedis()
    const urls: Record<string, string> = { REDIS_URL: redis.url, QDRANT_URL: qdrant?.url ?? '' }
    for (const [name, url] of Object.entries(urls)) {
      const wire = await openWire(Number(new URL(url).port))
      wires[name] = wire
      urls[name] = over(wire, url)
    }
    fleet = await installFleet(urls)
  })
  afterAll(async () => {
    for (const wire of Object.values(wires)) wire.resume()
    await fleet?.stop()
    for (const wire of Object.values(wires)) await wire.close()
    await redis?.stop()
  })

  // A hanging server looks like a silent connection, because its operating system still accepts connections.
  test.each([
    ['Redis', 'REDIS_URL'],
    ['Qdrant', 'QDRANT_URL'],
  ] as const)(
    cites(
      '%s silent: queries are answered, writes answered or rejected, and everything completes afterwards',
      'faults.cut-off',
      'redis.away',
      'index.standby',
      'errors.service-unavailable',
    ),
    async (store, name) => {
      const outage = async () => {
        wires[name]?.silence()
        return async () => wires[name]?.resume()
      }
      expect(await endure(fleet, `${store} silent`, outage, WRITES_MAY_WAIT)).toEqual([])
    },
  )

  test(
    cites(`${CUTS} connections broken mid-transfer lose and duplicate nothing`, 'faults.cut-off'),
    async () => {
      const random = seeded(faultSeed('broken connections'))
      const load = await startLoad({
        baseUrl: fleet.baseUrl,
        random: seeded(faultSeed('their load')),
        // In the short form, clients pause so briefly that each cut hits a transfer.
        ...(isShortForm && { pauseMs: 300 }),
      })
      try {
        for (let cut = 0; cut < CUTS; cut++) {
          const wire = random.pick(Object.values(wires) as [Wire, ...Wire[]])
          wire.cutAfter(random.between(0, 4_000))
          await wait(random.between(200, 1_000))
          wire.resume()
          await wait(random.between(200, 1_000))
        }
        await load.finish()
        const differences = await findDifferences({ ...load, databaseUrl: fleet.databaseUrl })
        report('broken connections', { cuts: CUTS, writes: load.journal.count(), differences })
        expect(differences).toEqual([])
        await expectAgreement(fleet, /index agree/)
      } finally {
        load.abandon()
      }
    },
    600_000 + CUTS * 5_000,
  )
})
