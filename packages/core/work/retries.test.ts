import { expect, test } from '@jest/globals'
import type { RetrySchedule } from './entry.js'
import { maxRuns, retryDelay } from './retries.js'

test('a job has one more run than pauses, and repeats the last pause beyond its schedule', () => {
  const minutes = 60_000
  const retry: RetrySchedule = [minutes, 10 * minutes, 60 * minutes, 23 * 60 * minutes]
  expect(maxRuns({ retry })).toBe(5)
  expect([1, 2, 3, 4, 5].map((runs) => retryDelay({ retry }, runs) / minutes)).toEqual([1, 10, 60, 1_380, 1_380])
})
