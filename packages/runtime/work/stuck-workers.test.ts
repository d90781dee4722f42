import type { JobQueue, QueueDepth, QueuedRun } from '@agent-memory/core/ports/work/job-queue'
import type { OutboxJob } from '@agent-memory/core/ports/work/outbox'
import type { QueueName } from '@agent-memory/core/work/catalogue'
import { watchForStuckWorkers } from '@agent-memory/runtime/work/stuck-workers'
import { afterEach, expect, test } from '@jest/globals'
import { eventually } from '../../../tests/support/eventually.js'

const JOB: OutboxJob = { outboxId: 1n, job: 'memory.judge', payload: {} }

/**
 * Opens a fake queue with `waiting()` jobs in `guard`; a negative number means that the queue is down. Its worker
 * fetches a job when `fetchOne` is called.
 */
const openQueue = (waiting: () => number) => {
  let looks = 0
  let fetch: (job: OutboxJob, queued: QueuedRun) => Promise<void> = async () => {}
  const queue = {
    async depth() {
      looks++
      const count = waiting()
      if (count < 0) throw new Error('away')
      return { guard: { waiting: count, active: 0 } } as Record<QueueName, QueueDepth>
    },
    work(_name: QueueName, _concurrency: number, run: typeof fetch) {
      fetch = run
      return { setConcurrency: () => {}, stop: async () => {} }
    },
  } as unknown as JobQueue
  return { queue, fetchOne: () => fetch(JOB, { orphaned: false }), looks: () => looks }
}

const MINUTE = 60_000
let time = 0
const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const watchWorker = (queue: JobQueue, concurrency = 1, run: () => Promise<void> = async () => {}) => {
  const stuck: QueueName[] = []
  const onStuck = (name: QueueName) => void stuck.push(name)
  const watched = watchForStuckWorkers({ queue, onStuck, lookEveryMs: 2, now: () => time })
  ends.push(watched.stop)
  return { stuck, worker: watched.queue.work('guard', concurrency, run) }
}
const watch = (...given: Parameters<typeof watchWorker>) => watchWorker(...given).stuck

/** Waits for checks of the worker, advances the fake clock, and waits for checks again. */
const pass = async (queue: ReturnType<typeof openQueue>, milliseconds: number) => {
  await looksPass(queue)
  time += milliseconds
  await looksPass(queue)
}

const looksPass = async (queue: ReturnType<typeof openQueue>) => {
  const goal = queue.looks() + 3
  await eventually(async () => expect(queue.looks()).toBeGreaterThanOrEqual(goal))
}

test('a worker that fetches nothing for a minute while jobs wait is stuck, which is reported once', async () => {
  const queue = openQueue(() => 3)
  const stuck = watch(queue.queue)
  await pass(queue, MINUTE - 1)
  expect(stuck).toEqual([])
  time += 1
  await eventually(async () => expect(stuck).toEqual(['guard']))
  time += MINUTE
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(stuck).toEqual(['guard'])
})

test('one that fetches, even slowly, is not', async () => {
  const queue = openQueue(() => 3)
  const stuck = watch(queue.queue)
  for (let n = 0; n < 3; n++) {
    await pass(queue, MINUTE - 1)
    await queue.fetchOne()
  }
  expect(stuck).toEqual([])
})

test.each([
  ['an empty queue', () => 0],
  ['a queue that is away', () => -1],
])('%s says nothing of its worker', async (_name, waiting) => {
  const queue = openQueue(waiting)
  const stuck = watch(queue.queue)
  await pass(queue, 2 * MINUTE)
  expect(stuck).toEqual([])
})

test('a worker without a free slot is not stuck, one with a free slot is', async () => {
  const never = () => new Promise<void>(() => {})
  const full = openQueue(() => 3)
  const stuckWhenFull = watch(full.queue, 1, never)
  void full.fetchOne()
  const roomy = openQueue(() => 3)
  const stuckWithRoom = watch(roomy.queue, 2, never)
  void roomy.fetchOne()
  await pass(full, 0)
  await looksPass(roomy)
  time += MINUTE
  await eventually(async () => expect(stuckWithRoom).toEqual(['guard']))
  await looksPass(full)
  expect(stuckWhenFull).toEqual([])
})

test('a worker with raised concurrency has free slots', async () => {
  const queue = openQueue(() => 3)
  const { stuck, worker } = watchWorker(queue.queue, 1, () => new Promise<void>(() => {}))
  void queue.fetchOne()
  await pass(queue, 2 * MINUTE)
  expect(stuck).toEqual([])
  worker.setConcurrency(2)
  await looksPass(queue)
  time += MINUTE
  await eventually(async () => expect(stuck).toEqual(['guard']))
})

test('newly arrived jobs do not count, however long the worker was idle', async () => {
  let waiting = 0
  const queue = openQueue(() => waiting)
  const stuck = watch(queue.queue)
  await pass(queue, 2 * MINUTE)
  waiting = 1
  await pass(queue, MINUTE - 1)
  expect(stuck).toEqual([])
})
