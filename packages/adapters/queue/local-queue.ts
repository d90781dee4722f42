import type { JobQueue, QueuedRun } from '@agent-memory/core/ports/work/job-queue'
import type { OutboxJob } from '@agent-memory/core/ports/work/outbox'
import { orLate } from '@agent-memory/core/time-limit'
import { JOBS, QUEUE_NAMES, type QueueName } from '@agent-memory/core/work/catalogue'

/** The queue of a process that runs every service; its jobs can be listed. */
export interface LocalQueue extends JobQueue {
  /** Returns the jobs that are not done yet. */
  held(): Iterable<OutboxJob>
}

interface Worker {
  concurrency: number
  stopped: boolean
  running: Set<Promise<void>>
  run(job: OutboxJob, queued: QueuedRun): Promise<void>
}

/**
 * Opens a queue for the jobs of one process, first in, first out in each queue. It does not outlive the process, but
 * the outbox keeps every job until it is done and dispatches unfinished jobs again.
 * @param onError called with the error of a run that did not record its failure in the outbox; the outbox dispatches
 * the job again
 */
export const openLocalQueue = (onError: (error: unknown) => void): LocalQueue => {
  const held = new Map<bigint, OutboxJob>()
  const waiting = new Map(QUEUE_NAMES.map((name) => [name, [] as OutboxJob[]]))
  const workers = new Map<QueueName, Worker>()
  const lineOf = (name: QueueName): OutboxJob[] => waiting.get(name) as OutboxJob[]

  const start = (name: QueueName, worker: Worker, job: OutboxJob): void => {
    const underWay = worker
      .run(job, { orphaned: job.orphaned === true })
      .catch(onError)
      .finally(() => {
        worker.running.delete(underWay)
        held.delete(job.outboxId)
        startNext(name)
      })
    worker.running.add(underWay)
  }
  const startNext = (name: QueueName): void => {
    const worker = workers.get(name)
    const line = lineOf(name)
    while (worker && !worker.stopped && worker.running.size < worker.concurrency) {
      const job = line.shift()
      if (!job) return
      start(name, worker, job)
    }
  }

  return {
    outlivesProcess: false,
    held: () => held.values(),
    async add(jobs) {
      for (const job of jobs) {
        if (held.has(job.outboxId)) continue
        const name = JOBS[job.job].queue
        held.set(job.outboxId, job)
        lineOf(name).push(job)
        startNext(name)
      }
    },
    work(name, concurrency, run) {
      const worker: Worker = { concurrency, stopped: false, running: new Set(), run }
      workers.set(name, worker)
      startNext(name)
      return {
        setConcurrency(concurrency) {
          worker.concurrency = concurrency
          startNext(name)
        },
        async stop(limitMs) {
          worker.stopped = true
          await orLate(limitMs, Promise.allSettled(worker.running))
        },
      }
    },
    async depth() {
      const depths = QUEUE_NAMES.map((name) => {
        const active = workers.get(name)?.running.size ?? 0
        return [name, { waiting: lineOf(name).length, active }] as const
      })
      return Object.fromEntries(depths) as Record<QueueName, { waiting: number; active: number }>
    },
    async ping() {},
    async close() {},
  }
}
