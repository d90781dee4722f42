import { describe, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { times } from './harness/extent.js'
import { installAlone } from './harness/places/alone.js'
import { installFleet } from './harness/places/fleet.js'
import type { Installation } from './harness/places/installation.js'
import { survive } from './harness/schedule.js'
import { stopInOrder } from './harness/stop.js'

/** Reliability, P8: 100 of them, half of each shape. */
const STOPS = times(5, 50)
const TIME_LIMIT = 600_000 + STOPS * 30_000

async function surviveStops(installation: Installation, stops: Installation['kills'], name: string): Promise<string[]> {
  try {
    return await survive({ ...installation, kills: stops }, name, STOPS, { orderly: true })
  } finally {
    await installation.stop()
  }
}

describe(`${STOPS} SIGTERM under load fail no request`, () => {
  test(
    cites('of everything in one process', 'stop.no-failed-request', 'stop.in-time'),
    async () => {
      const alone = await installAlone()
      const stops = {
        async 'the whole process'() {
          await stopInOrder(alone.server())
          await alone.restart()
        },
      }
      expect(await surviveStops(alone, stops, 'stops, shape 1')).toEqual([])
    },
    TIME_LIMIT,
  )

  test(
    cites('of guard, gateway and embedder', 'stop.no-failed-request', 'stop.in-time'),
    async () => {
      const fleet = await installFleet()
      const stopAndRestart = (name: 'guard' | 'gateway' | 'embedder') => async () => {
        await stopInOrder(fleet.server(name))
        await fleet.restart(name)
      }
      const stops = {
        'the guard': stopAndRestart('guard'),
        'the gateway': stopAndRestart('gateway'),
        'the embedder': stopAndRestart('embedder'),
      }
      expect(await surviveStops(fleet, stops, 'stops, shape 2')).toEqual([])
    },
    TIME_LIMIT,
  )
})
