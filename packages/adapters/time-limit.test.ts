import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { startLimit, within } from '@agent-memory/adapters/time-limit'
import { describe, expect, test } from '@jest/globals'

/** As a process does that is stopped, or whose machine is taken from it: nothing of it runs. */
const standStill = (milliseconds: number): void => {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}
const late = () => new Error('late')

describe('a limit of time', () => {
  test('ends what takes longer', async () => {
    await expect(within(50, new Promise(() => {}), late)).rejects.toThrow('late')
    await expect(within(700, new Promise(() => {}), late)).rejects.toThrow('late')
  })

  test('is nothing to what comes in time, and can be called off', async () => {
    expect(await within(60_000, Promise.resolve(7), late)).toBe(7)
    await expect(within(60_000, Promise.reject(new Error('its own')), late)).rejects.toThrow('its own')
    let calls = 0
    startLimit(20, () => calls++)()
    await pause(100)
    expect(calls).toBe(0)
  })

  test('does not count what this process stood still', async () => {
    // Other side and process stand still together: the answer comes a moment after both go on.
    const answer = within(
      300,
      pause(1_000).then(() => pause(50, 'there')),
      late,
    )
    standStill(1_100)
    expect(await answer).toBe('there')
  })

  test('counts on afterwards', async () => {
    const answer = within(600, new Promise(() => {}), late)
    standStill(900)
    await expect(answer).rejects.toThrow('late')
  })
})

test('an answer that lies in the socket when the time is over is in time', async () => {
  // Of another thread: one that stands still with us answers nobody.
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
