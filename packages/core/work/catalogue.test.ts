import { expect, test } from '@jest/globals'
import { entryOf, JOBS, mostAtOnce, mostInFlight, mostRuns, pauseAfter, QUEUE_NAMES } from './catalogue.js'
import type { RetrySchedule } from './entry.js'

test('a job has one run more than pauses, and past its schedule the last pause', () => {
  const minutes = 60_000
  const retry: RetrySchedule = [minutes, 10 * minutes, 60 * minutes, 23 * 60 * minutes]
  expect(mostRuns({ retry })).toBe(5)
  expect([1, 2, 3, 4, 5].map((runs) => pauseAfter({ retry }, runs) / minutes)).toEqual([1, 10, 60, 1_380, 1_380])
})

test('a process that works a queue handles all of its jobs', () => {
  for (const queue of QUEUE_NAMES) {
    const owners = Object.values(JOBS).flatMap((entry) => (entry.queue === queue ? [entry.owner] : []))
    expect(new Set(owners).size).toBe(1)
  }
})

test('a process takes up what may be handed over of a queue, or less', () => {
  expect(mostInFlight('index')).toBe(64 + 64 + 4 + 4 + 4 + 16)
  expect(mostAtOnce('index')).toBe(mostInFlight('index'))
  expect(mostAtOnce('documents')).toBe(1)
})

test('a job of a newer version has no entry', () => {
  expect(entryOf('memory.dream')).toBeNull()
  expect(entryOf('memory.judge')?.owner).toBe('guard')
})
