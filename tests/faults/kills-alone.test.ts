import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type AloneInstallation, installAlone } from './harness/alone.js'
import { times } from './harness/extent.js'
import { survive } from './harness/schedule.js'

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
