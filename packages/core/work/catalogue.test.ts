import { expect, test } from '@jest/globals'
import { entryOf, JOBS, QUEUE_NAMES } from './catalogue.js'
import { EMBEDDER_JOBS } from './jobs/embedder-jobs.js'
import { GRAPH_JOBS } from './jobs/graph-jobs.js'
import { GUARD_JOBS } from './jobs/guard-jobs.js'
import { REALTIME_JOBS } from './jobs/realtime-jobs.js'
import { maxConcurrency, maxInFlight } from './queue-limits.js'

test('each job is listed with the service that owns it, and once', () => {
  const listed = { guard: GUARD_JOBS, embedder: EMBEDDER_JOBS, graph: GRAPH_JOBS, realtime: REALTIME_JOBS }
  const jobs = Object.entries(listed).flatMap(([owner, entries]) => Object.keys(entries).map((job) => [job, owner]))
  expect(jobs).toEqual(Object.entries(JOBS).map(([job, entry]) => [job, entry.owner]))
})

test('all jobs of a queue have the same owner', () => {
  for (const queue of QUEUE_NAMES) {
    const owners = Object.values(JOBS).flatMap((entry) => (entry.queue === queue ? [entry.owner] : []))
    expect(new Set(owners).size).toBe(1)
  }
})

test('a process runs at most what may be in flight of a queue', () => {
  expect(maxInFlight('index')).toBe(64 + 64 + 4 + 4 + 4 + 4 + 4 + 4 + 4 + 4 + 16 + 4)
  expect(maxConcurrency('index')).toBe(maxInFlight('index'))
  expect(maxConcurrency('documents')).toBe(1)
})

test('a job of a newer version has no entry', () => {
  expect(entryOf('memory.dream')).toBeNull()
  expect(entryOf('memory.judge')?.owner).toBe('guard')
})
