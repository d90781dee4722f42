import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { freeze } from '../support/freeze.js'
import { times } from './harness/extent.js'
import { endure } from './harness/outage.js'
import type { FleetInstallation } from './harness/places/fleet.js'
import { sharedFleet } from './harness/places/shared.js'
import { survive } from './harness/schedule.js'
import { stopInOrder } from './harness/stop.js'

/** Number of kills. The full form makes a quarter of the 1,000 that reliability requirement P1 asks for. */
const KILLS = times(5, 250)
/** Number of stops. The full form makes half of the 100 that requirement P8 asks for, alone.test.ts the others. */
const STOPS = times(3, 50)

describe('a fleet over PostgreSQL', () => {
  const installed = sharedFleet()
  let installation: FleetInstallation
  beforeAll(() => {
    installation = installed()
  })

  test(
    `no acknowledged memory is lost or duplicated by ${KILLS} kills of guard, graph, gateway, embedder and PostgreSQL`,
    async () => {
      expect(await survive(installation, 'kills, shape 2', KILLS)).toEqual([])
    },
    // Jobs of a killed process are picked up after 5 to 7 s, later under load.
    600_000 + KILLS * 25_000,
  )

  test(
    cites(
      `${STOPS} SIGTERM of guard, gateway and embedder under load fail no request`,
      'stop.no-failed-request',
      'stop.in-time',
    ),
    async () => {
      const stopAndRestart = (name: 'guard' | 'gateway' | 'embedder') => async () => {
        await stopInOrder(installation.server(name))
        await installation.restart(name)
      }
      const kills = {
        'the guard': stopAndRestart('guard'),
        'the gateway': stopAndRestart('gateway'),
        'the embedder': stopAndRestart('embedder'),
      }
      expect(await survive({ ...installation, kills }, 'stops, shape 2', STOPS, { orderly: true })).toEqual([])
    },
    600_000 + STOPS * 30_000,
  )

  const outages = [
    {
      name: 'hangs',
      async begin() {
        const thaw = await freeze(installation.postgres.pid())
        return async () => thaw()
      },
    },
    {
      name: 'is gone',
      async begin() {
        await installation.postgres.kill()
        return () => installation.postgres.start()
      },
    },
  ]

  test.each(outages)(
    cites('a PostgreSQL that $name: 503 in time, and accepted work completes by itself', 'errors.service-unavailable'),
    async ({ name, begin }) => {
      expect(await endure(installation, `a PostgreSQL that ${name}, shape 2`, begin)).toEqual([])
    },
  )
})
