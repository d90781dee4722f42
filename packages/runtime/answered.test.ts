import { setTimeout as pause } from 'node:timers/promises'
import { openAnsweredWrites } from '@agent-memory/runtime/answered'
import { expect, test } from '@jest/globals'

/** Answered writes over a store that takes each list of them when it is let. */
const open = () => {
  const taken: (readonly string[])[] = []
  const lets: (() => void)[] = []
  const answered = (writeIds: readonly string[]) =>
    new Promise<void>((resolve) => {
      taken.push(writeIds)
      lets.push(resolve)
    })
  const errors: unknown[] = []
  const writes = openAnsweredWrites({ answered } as never, (error) => errors.push(error))
  return { writes, taken, letOne: () => lets.shift()?.(), errors }
}

test('whoever attached to an answered write waits for the record of its answer', async () => {
  const { writes, taken, letOne } = open()
  writes.note('a')
  let isRecorded = false
  const recorded = writes.record('a').then((was) => {
    isRecorded = true
    return was
  })
  await pause(0)
  expect([taken, isRecorded]).toEqual([[['a']], false])
  letOne()
  expect(await recorded).toBe(true)
})

test('an answer that was recorded while the twin of its write was being accepted is known still', async () => {
  const { writes, taken, letOne } = open()
  writes.note('a')
  // The twin is accepted from here on, by what the database holds now.
  while (taken.length === 0) await pause(5)
  letOne()
  await pause(0)
  expect(await writes.record('a')).toBe(true)
  expect(taken).toHaveLength(1)
  expect(await writes.record('b')).toBe(false)
})
