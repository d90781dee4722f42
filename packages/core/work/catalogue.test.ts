import { expect, test } from '@jest/globals'
import { entryOf, JOBS, maxConcurrency, maxInFlight, maxRuns, QUEUE_NAMES, retryDelay } from './catalogue.js'
import type { RetrySchedule } from './entry.js'

test('a job has one more run than pauses, and repeats the last pause beyond its schedule', () => {
  const minutes = 60_000
  const retry: RetrySchedule = [minutes, 10 * minutes, 60 * minutes, 23 * 60 * minutes]
  expect(maxRuns({ retry })).toBe(5)
  expect([1, 2, 3, 4, 5].map((runs) => retryDelay({ retry }, runs) / minutes)).toEqual([1, 10, 60, 1_380, 1_380])
})

test('all jobs of a queue have the same owner', () => {
  for (const queue of QUEUE_NAMES) {
    const owners = Object.values(JOBS).flatMap((entry) => (entry.queue === queue ? [entry.owner] : []))
    expect(new Set(owners).size).toBe(1)
  }
})

test('a process runs at most what may be in flight of a queue', () => {
  expect(maxInFlight('index')).toBe(64 + 64 + 4 + 4 + 4 + 4 + 4 + 16)
  expect(maxConcurrency('index')).toBe(maxInFlight('index'))
  expect(maxConcurrency('documents')).toBe(1)
})

test('a job of a newer version has no entry', () => {
  expect(entryOf('memory.dream')).toBeNull()
  expect(entryOf('memory.judge')?.owner).toBe('guard')
})
