import { releaseParked } from '@agent-memory/service-realtime/release-parked'
import { expect, test } from '@jest/globals'
import { eventually } from '../../tests/support/eventually.js'

test('parked deliveries are released again and again, also after a failure, and the relay is woken for them', async () => {
  const results = [new Error('away'), 0, 3]
  let woken = 0
  const failures: unknown[] = []
  const background = releaseParked({
    deliveries: {
      release: async () => {
        const result = results.shift() ?? 0
        if (result instanceof Error) throw result
        return result
      },
    },
    signals: { work: () => void woken++ },
    notes: { failed: (error) => void failures.push(error) },
  })
  await eventually(async () => expect([failures.length, woken]).toEqual([1, 1]))
  await background.stop()
})
