import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Worker } from 'node:worker_threads'
import { describe, expect, test } from '@jest/globals'
import { endsWithin, orLate, startLimit, untilAborted, within } from './time-limit.js'

/** Blocks the thread, as if the process were stopped or its machine paused. */
const standStill = (milliseconds: number): void => {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}
const late = () => new Error('late')

describe('a time limit', () => {
  test('rejects what takes longer', async () => {
    await expect(within(50, new Promise(() => {}), late)).rejects.toThrow('late')
    await expect(within(700, new Promise(() => {}), late)).rejects.toThrow('late')
  })

  test('does not affect what is in time, and can be cancelled', async () => {
    expect(await within(60_000, Promise.resolve(7), late)).toBe(7)
    await expect(within(60_000, Promise.reject(new Error('its own')), late)).rejects.toThrow('its own')
    let calls = 0
    startLimit(20, () => calls++)()
    await pause(100)
    expect(calls).toBe(0)
  })

  test('does not count time for which this process was stalled', async () => {
    // The other side and this process are stalled together: the answer arrives a moment after both resume.
    const answer = within(
      300,
      pause(1_000).then(() => pause(50, 'there')),
      late,
    )
    standStill(1_100)
    expect(await answer).toBe('there')
  })

  test('continues to count afterwards', async () => {
    const answer = within(600, new Promise(() => {}), late)
    standStill(900)
    await expect(answer).rejects.toThrow('late')
  })
})

test('an answer already in the socket at the deadline is in time', async () => {
  // The server runs in another thread, because a server in this thread would be stalled too.
  const answers = new Int32Array(new SharedArrayBuffer(4))
  const echo = new Worker(
    `const { createServer } = require('node:net')
     const { parentPort, workerData } = require('node:worker_threads')
     const answered = () => Atomics.store(workerData, 0, 1)
     const server = createServer((socket) => socket.on('data', (sent) => socket.write(sent, answered)))
     server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))`,
    { eval: true, workerData: answers },
  )
  try {
    const [port] = await once(echo, 'message')
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    const answer = within(100, once(socket, 'data'), late)
    await new Promise((resolve) => socket.write('there?', resolve))
    standStill(200)
    for (const until = performance.now() + 60_000; Atomics.load(answers, 0) === 0 && performance.now() < until; );
    expect(String((await answer)[0])).toBe('there?')
    socket.destroy()
  } finally {
    await echo.terminate()
  }
})

test('work that takes too long is late, but continues', async () => {
  const slow = pause(300, 'done')
  expect(await orLate(20, slow)).toBe('late')
  expect(await orLate(60_000, slow)).toBe('done')
})

test('an abort ends the wait with its reason, not the work', async () => {
  const caller = new AbortController()
  const work = pause(200, 'done')
  const waiting = untilAborted(work, caller.signal)
  caller.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  await expect(untilAborted(work, caller.signal)).rejects.toThrow('gone')
  expect(await untilAborted(work, undefined)).toBe('done')
})

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Returns whether the signal aborts within 5 s. Nothing else references the signal, so it may be garbage-collected. */
const ends = (signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, 5_000, false)
    const ended = () => {
      clearTimeout(timer)
      resolve(true)
    }
    signal.addEventListener('abort', ended, { once: true })
  })

test('a time limit fires despite garbage collection', async () => {
  const caller = new AbortController()
  const waits = Array.from({ length: 20 }, () => ends(endsWithin(500, caller.signal)))
  for (let round = 0; round < 5; round++) {
    await pause(20)
    collect()
  }
  expect(await Promise.all(waits)).toEqual(Array(20).fill(true))
})

test('a time limit ends with the caller', async () => {
  const caller = new AbortController()
  const signal = endsWithin(60_000, caller.signal)
  caller.abort(new Error('gone'))
  expect([signal.aborted, signal.reason.message]).toEqual([true, 'gone'])
})
