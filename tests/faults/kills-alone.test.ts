import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type AloneInstallation, installAlone } from './harness/alone.js'
import { times } from './harness/extent.js'
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
  `no acknowledged memory is lost or doubled by ${KILLS} kills of the whole process and of its PostgreSQL`,
  async () => {
    expect(await survive(installation, 'kills, shape 1', KILLS)).toEqual([])
  },
  // What a killed process had under way is taken up after 5 to 7 s, under load later.
  600_000 + KILLS * 25_000,
)

/** Each step once, and in the long form often. */
const KILLS_AT_STEPS = times(5, 70)

test(
  `none is by ${KILLS_AT_STEPS} kills at each step of a write that crosses no queue`,
  async () => {
    const name = 'kills at steps, shape 1'
    const kills = killsOfOneAtSteps(installation, seeded(faultSeed(name)))
    expect(await survive({ ...installation, kills }, name, KILLS_AT_STEPS)).toEqual([])
  },
  600_000 + KILLS_AT_STEPS * 45_000,
)
