import type { QueueName } from '../../work/catalogue.js'
import type { OutboxJob } from './outbox.js'

/** What the queue knows about a run besides its job. */
export interface QueuedRun {
  /** True if a previous process died while it ran the job. */
  orphaned: boolean
}

export interface JobWorker {
  /** Sets how many jobs the worker runs at once; takes effect when the next job starts or ends. */
  setConcurrency(concurrency: number): void
  /** Starts no new jobs and waits at most `limitMs` for running jobs; jobs still running then will be run again. */
  stop(limitMs: number): Promise<void>
}

/** Number of jobs in one queue, across all processes. */
export interface QueueDepth {
  waiting: number
  /** Running jobs; a killed process's jobs count until another process picks them up. */
  active: number
}

/** A job queue shared by processes. It may lose any job: the outbox dispatches lost jobs again. */
export interface JobQueue {
  /** False if the queue's contents are lost when its process ends: jobs added earlier must then be dispatched again. */
  readonly outlivesProcess: boolean
  /** Adds jobs, except those already in the queue. */
  add(jobs: readonly OutboxJob[]): Promise<void>
  work(queue: QueueName, concurrency: number, run: (job: OutboxJob, queued: QueuedRun) => Promise<void>): JobWorker
  /** @throws Error when the queue is down */
  depth(): Promise<Record<QueueName, QueueDepth>>
  /** Checks that the queue responds; rejects otherwise. */
  ping(): Promise<void>
  close(): Promise<void>
}
