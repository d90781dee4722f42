import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { times } from './harness/extent.js'
import { type AloneInstallation, installAlone } from './harness/places/alone.js'
import { survive } from './harness/schedule.js'
import { faultSeed, seeded } from './harness/seeded.js'
import { killsOfOneAtSteps } from './harness/steps.js'

/** Reliability, P1: a quarter of its 1,000. */
const KILLS = times(5, 250)

let installation: AloneInstallation
beforeAll(async () => {
  installation = await installAlone()
})
afterAll(() => installation.stop())

test(
  `no acknowledged memory is lost or duplicated by ${KILLS} kills of the whole process and of its PostgreSQL`,
  async () => {
    expect(await survive(installation, 'kills, shape 1', KILLS)).toEqual([])
  },
  // Jobs of a killed process are picked up after 5 to 7 s, later under load.
  600_000 + KILLS * 25_000,
)

/** Of a kill at each of 5 steps: 70 kills in the long form. */
const ROUNDS = times(1, 14)

test(
  `nor by ${ROUNDS} rounds of kills at each step of a write that uses no queue`,
  async () => {
    const name = 'rounds of kills at steps, shape 1'
    const kills = killsOfOneAtSteps(installation, seeded(faultSeed(name)))
    expect(await survive({ ...installation, kills }, name, ROUNDS)).toEqual([])
  },
  600_000 + ROUNDS * 225_000,
)
