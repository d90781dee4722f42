import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { freeze } from '../support/freeze.js'
import { times } from './harness/extent.js'
import { endure } from './harness/outage.js'
import type { AloneInstallation } from './harness/places/alone.js'
import { sharedAlone } from './harness/places/shared.js'
import { survive } from './harness/schedule.js'
import { faultSeed, seeded } from './harness/seeded.js'
import { killsOfOneAtSteps } from './harness/steps.js'
import { stopInOrder } from './harness/stop.js'

/** Number of kills. The full form makes a quarter of the 1,000 that reliability requirement P1 asks for. */
const KILLS = times(3, 250)
/** Each round kills at each of 5 steps of a write. The full form makes 70 kills. */
const ROUNDS = times(1, 14)
/** Number of stops. The full form makes half of the 100 that requirement P8 asks for, fleet.test.ts the others. */
const STOPS = times(1, 50)

describe('everything in one process', () => {
  const installed = sharedAlone()
  let installation: AloneInstallation
  beforeAll(() => {
    installation = installed()
  })

  test(
    `no acknowledged memory is lost or duplicated by ${KILLS} kills of the whole process and of its PostgreSQL`,
    async () => {
      expect(await survive(installation, 'kills, shape 1', KILLS)).toEqual([])
    },
    // Jobs of a killed process are picked up after 5 to 7 s, later under load.
    600_000 + KILLS * 25_000,
  )

  test(
    `nor by ${ROUNDS} rounds of kills at each step of a write that uses no queue`,
    async () => {
      const name = 'rounds of kills at steps, shape 1'
      const kills = killsOfOneAtSteps(installation, seeded(faultSeed(name)))
      expect(await survive({ ...installation, kills }, name, ROUNDS)).toEqual([])
    },
    600_000 + ROUNDS * 225_000,
  )

  test(
    cites(`${STOPS} SIGTERM under load fail no request`, 'stop.no-failed-request', 'stop.in-time'),
    async () => {
      const kills = {
        async 'the whole process'() {
          await stopInOrder(installation.server())
          await installation.restart()
        },
      }
      expect(await survive({ ...installation, kills }, 'stops, shape 1', STOPS, { orderly: true })).toEqual([])
    },
    600_000 + STOPS * 30_000,
  )

  test(
    cites('a PostgreSQL that hangs: 503 in time, and accepted work completes by itself', 'errors.service-unavailable'),
    async () => {
      const outage = async () => {
        const thaw = await freeze(installation.postmaster())
        return async () => thaw()
      }
      expect(await endure(installation, 'hang, shape 1', outage)).toEqual([])
    },
  )
})
