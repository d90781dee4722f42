import type { JobQueue } from '@agent-memory/core/ports/work/job-queue'
import type { Backlog, Outbox } from '@agent-memory/core/ports/work/outbox'
import { createMetrics } from '@agent-memory/runtime/observe/metrics'
import { measureStores } from '@agent-memory/runtime/observe/store-metrics'
import { openBacklogView } from '@agent-memory/runtime/work/backlog'
import { expect, test } from '@jest/globals'

const queue = {
  depth: async () => ({ guard: { waiting: 3, active: 8 }, 'guard-long': { waiting: 0, active: 1 } }),
} as unknown as JobQueue
const STARTED = { begun: true, unstartedSince: null, lowestUnstarted: null }
const backlog: Backlog = {
  open: [
    { job: 'memory.judge', orgId: 'a', jobs: 7, postponed: 0, ...STARTED, oldestSeconds: 2.5 },
    { job: 'memory.judge', orgId: 'b', jobs: 1, postponed: 0, ...STARTED, oldestSeconds: 4 },
    { job: 'document.unindex', orgId: 'b', jobs: 2, postponed: 4, ...STARTED, oldestSeconds: 3 },
    { job: 'file.remove', orgId: 'b', jobs: 1, postponed: 0, ...STARTED, oldestSeconds: 9 },
    { job: 'graph.project', orgId: 'a', jobs: 5, postponed: 0, ...STARTED, oldestSeconds: 70 },
    { job: 'graph.erase', orgId: null, jobs: 1, postponed: 0, ...STARTED, oldestSeconds: 80 },
    { job: 'memory.extract', orgId: 'a', jobs: 3, postponed: 0, ...STARTED, oldestSeconds: 90 },
  ],
  deadLetters: 10,
  promised: 1_000,
}
const works = { name: 'postgresql', required: true, check: async () => {} }
const down = { name: 'qdrant', required: false, check: () => Promise.reject(new Error('down')) }

const scrape = async (metrics: ReturnType<typeof createMetrics>) =>
  (await metrics.registry.metrics()).split('\n').filter((line) => /^(outbox|dead|queue|store|projection)_/.test(line))

test('a scrape reports pending work with one read of the outbox', async () => {
  const metrics = createMetrics()
  let looks = 0
  const look = async () => {
    looks++
    return backlog
  }
  const outbox = { backlog: look } as unknown as Outbox
  const unhandled = async () => ['memory.judge']
  measureStores(metrics, { backlog: openBacklogView(outbox), unhandled, queue, stores: [works, down] })
  expect(await scrape(metrics)).toEqual(
    expect.arrayContaining([
      'outbox_jobs{job="memory.judge"} 8',
      'outbox_jobs{job="memory.judge_long"} 0',
      'outbox_jobs{job="document.unindex"} 2',
      'outbox_postponed_jobs{job="document.unindex"} 4',
      'outbox_oldest_seconds{job="memory.judge"} 4',
      'outbox_oldest_seconds{job="memory.judge_long"} 0',
      'outbox_unhandled{job="memory.judge"} 1',
      'outbox_unhandled{job="memory.judge_long"} 0',
      'dead_letters 10',
      'projection_lag_jobs{projection="qdrant"} 6',
      'projection_lag_seconds{projection="qdrant"} 3',
      'projection_lag_jobs{projection="neo4j"} 6',
      'projection_lag_seconds{projection="neo4j"} 80',
      'queue_jobs{queue="guard",state="waiting"} 3',
      'queue_jobs{queue="guard",state="active"} 8',
      'queue_jobs{queue="guard-long",state="waiting"} 0',
      'queue_jobs{queue="guard-long",state="active"} 1',
      'store_up{store="postgresql"} 1',
      'store_up{store="qdrant"} 0',
    ]),
  )
  expect(looks).toBe(1)
})

test('a store that fails or hangs loses its own metrics, not the scrape', async () => {
  const metrics = createMetrics()
  const hung = { depth: () => new Promise(() => {}) } as unknown as JobQueue
  const away = () => Promise.reject(new Error('away'))
  measureStores(metrics, { backlog: away, unhandled: away, queue: hung, stores: [works] })
  expect(await scrape(metrics)).toEqual(['dead_letters 0', 'store_up{store="postgresql"} 1'])
})
