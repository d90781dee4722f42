import { setTimeout as pause } from 'node:timers/promises'
import { openAnsweredWrites } from '@agent-memory/runtime/work/answered'
import { expect, test } from '@jest/globals'

/** Opens answered writes over a fake store. A call of the store ends when the test ends it with `let` or `fail`. */
const open = () => {
  const taken: (readonly string[])[] = []
  const ends: { let(): void; fail(error: Error): void }[] = []
  const answered = (writeIds: readonly string[]) =>
    new Promise<void>((resolve, reject) => {
      taken.push(writeIds)
      ends.push({ let: resolve, fail: reject })
    })
  const errors: unknown[] = []
  const writes = openAnsweredWrites({ answered } as never, (error) => errors.push(error))
  const next = async () => {
    while (ends.length === 0) await pause(5)
    return ends.shift() as (typeof ends)[0]
  }
  return { writes, taken, next, errors }
}

test('a retry of an answered write waits until the answer is recorded', async () => {
  const { writes, taken, next } = open()
  writes.note('a')
  let isRecorded = false
  const recorded = writes.recorded('a').then(() => {
    isRecorded = true
  })
  const record = await next()
  await pause(100)
  expect([taken, isRecorded]).toEqual([[['a']], false])
  record.let()
  await recorded
})

test('other processes get a moment to record their answers', async () => {
  const { writes, taken } = open()
  const began = performance.now()
  await writes.recorded('a')
  expect([taken, performance.now() - began > 40]).toEqual([[], true])
})

test('failed records are retried', async () => {
  const { writes, taken, next, errors } = open()
  writes.note('a')
  const away = new Error('away')
  ;(await next()).fail(away)
  ;(await next()).let()
  expect([taken, errors]).toEqual([[['a'], ['a']], [away]])
})
