import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from '@jest/globals'
import { endsWithin } from './time-limit.js'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Whether a wait on the signal, to which nothing else refers, ends. */
const ends = (signal: AbortSignal): Promise<boolean> =>
  Promise.race([
    new Promise<boolean>((resolve) => signal.addEventListener('abort', () => resolve(true), { once: true })),
    pause(5_000, false),
  ])

test('a limit of time fires though memory is collected meanwhile', async () => {
  const caller = new AbortController()
  const waits = Array.from({ length: 20 }, () => ends(endsWithin(500, caller.signal)))
  for (let round = 0; round < 5; round++) {
    await pause(20)
    collect()
  }
  expect(await Promise.all(waits)).toEqual(Array(20).fill(true))
})

test('and ends with the caller', async () => {
  const caller = new AbortController()
  const signal = endsWithin(60_000, caller.signal)
  caller.abort(new Error('gone'))
  expect([signal.aborted, signal.reason.message]).toEqual([true, 'gone'])
})
