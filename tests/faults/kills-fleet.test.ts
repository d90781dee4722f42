import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { times } from './harness/extent.js'
import { type FleetInstallation, installFleet } from './harness/places/fleet.js'
import { survive } from './harness/schedule.js'

/** Reliability, P1: a quarter of its 1,000. */
const KILLS = times(5, 250)

let installation: FleetInstallation
beforeAll(async () => {
  installation = await installFleet()
})
afterAll(() => installation.stop())

test(
  `no acknowledged memory is lost or duplicated by ${KILLS} kills of guard, graph, gateway, embedder and PostgreSQL`,
  async () => {
    expect(await survive(installation, 'kills, shape 2', KILLS)).toEqual([])
  },
  // Jobs of a killed process are picked up after 5 to 7 s, later under load.
  600_000 + KILLS * 25_000,
)
