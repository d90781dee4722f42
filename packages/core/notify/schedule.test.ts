import { expect, test } from '@jest/globals'
import { jittered, nextAttemptMs } from './schedule.js'

const HOUR = 3_600
const DECIDED = [5, 300, 1_800, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR]

test('the pauses are the decided ones, lengthened by up to a fifth, and then there is none', () => {
  for (const [at, seconds] of DECIDED.entries()) {
    expect(nextAttemptMs(at + 1, null, 0)).toBe(1_000 * seconds)
    expect(nextAttemptMs(at + 1, null, 1)).toBe(1_200 * seconds)
  }
  expect(nextAttemptMs(DECIDED.length + 1, null, 0)).toBeNull()
  expect(jittered(1_000, 0.5)).toBe(1_100)
})

test('Retry-After lengthens a pause and never shortens one', () => {
  expect(nextAttemptMs(1, 60_000, 0)).toBe(60_000)
  expect(nextAttemptMs(2, 60_000, 0)).toBe(300_000)
  expect(nextAttemptMs(DECIDED.length + 1, 60_000, 0)).toBeNull()
})
