import { setTimeout as wait } from 'node:timers/promises'
import type { JobQueue, QueuedRun } from '@agent-memory/core/ports/job-queue'
import type { OutboxJob } from '@agent-memory/core/ports/outbox'
import { JOBS, QUEUE_NAMES, type QueueName } from '@agent-memory/core/work/catalogue'

/** The queue of a process that runs every service: what it holds can be looked at. */
export interface LocalQueue extends JobQueue {
  /** Jobs that were added and are not done. */
  held(): Iterable<OutboxJob>
}

interface Worker {
  concurrency: number
  stopped: boolean
  running: Set<Promise<void>>
  run(job: OutboxJob, queued: QueuedRun): Promise<void>
}

/**
 * Jobs within one process, each queue in the order in which they were added. Nothing outlives the process: the outbox,
 * which holds every job until it is done, hands over again what a process had when it ended.
 * @param onError told of a run that failed without a word in the outbox, which then hands its job over again
 */
export const openLocalQueue = (onError: (error: unknown) => void): LocalQueue => {
  const held = new Map<bigint, OutboxJob>()
  const waiting = new Map(QUEUE_NAMES.map((name) => [name, [] as OutboxJob[]]))
  const workers = new Map<QueueName, Worker>()
  const lineOf = (name: QueueName): OutboxJob[] => waiting.get(name) as OutboxJob[]

  const begin = (name: QueueName, worker: Worker, job: OutboxJob): void => {
    const underWay = worker
      .run(job, { orphaned: job.orphaned === true })
      .catch(onError)
      .finally(() => {
        worker.running.delete(underWay)
        held.delete(job.outboxId)
        beginNext(name)
      })
    worker.running.add(underWay)
  }
  const beginNext = (name: QueueName): void => {
    const worker = workers.get(name)
    const line = lineOf(name)
    while (worker && !worker.stopped && worker.running.size < worker.concurrency) {
      const job = line.shift()
      if (!job) return
      begin(name, worker, job)
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
        beginNext(name)
      }
    },
    work(name, concurrency, run) {
      const worker: Worker = { concurrency, stopped: false, running: new Set(), run }
      workers.set(name, worker)
      beginNext(name)
      return {
        setConcurrency(concurrency) {
          worker.concurrency = concurrency
          beginNext(name)
        },
        async stop(limitMs) {
          worker.stopped = true
          const late = new AbortController()
          const over = wait(limitMs, undefined, { signal: late.signal }).catch(() => {})
          await Promise.race([Promise.allSettled(worker.running), over])
          late.abort()
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
