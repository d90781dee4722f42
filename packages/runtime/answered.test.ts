import { setTimeout as pause } from 'node:timers/promises'
import { openAnsweredWrites } from '@agent-memory/runtime/answered'
import { expect, test } from '@jest/globals'

/** Answered writes over a store that takes each list of them when it is let. */
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

test('whoever attached to an answered write waits for the record of its answer', async () => {
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

test('another process has a moment to record what it answered', async () => {
  const { writes, taken } = open()
  const began = performance.now()
  await writes.recorded('a')
  expect([taken, performance.now() - began > 40]).toEqual([[], true])
})

test('what could not be recorded is recorded later', async () => {
  const { writes, taken, next, errors } = open()
  writes.note('a')
  const away = new Error('away')
  ;(await next()).fail(away)
  ;(await next()).let()
  expect([taken, errors]).toEqual([[['a'], ['a']], [away]])
})
