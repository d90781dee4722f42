import type { QueueName } from '../work/catalogue.js'
import type { OutboxJob } from './outbox.js'

/** What the queue knows of a run besides its job. */
export interface QueuedRun {
  /** A process that ran it before was gone before the run was over. */
  orphaned: boolean
}

export interface JobWorker {
  /** How many jobs it runs at once, from the next one that begins or ends. */
  setConcurrency(concurrency: number): void
  /** Takes no new job, waits for running ones at most so long, then leaves them to be run again. */
  stop(limitMs: number): Promise<void>
}

/** Jobs of one queue, over all processes. */
export interface QueueDepth {
  waiting: number
  /** Under way, those of a killed process included until another takes them up. */
  active: number
}

/** The queue between processes. It may lose everything it holds: the outbox hands it over again. */
export interface JobQueue {
  /** False where it ends with its process: what was handed over before has to be handed over again. */
  readonly outlivesProcess: boolean
  /** Adding a job that the queue still knows does nothing. */
  add(jobs: readonly OutboxJob[]): Promise<void>
  work(queue: QueueName, concurrency: number, run: (job: OutboxJob, queued: QueuedRun) => Promise<void>): JobWorker
  /** @throws Error when the queue is away */
  depth(): Promise<Record<QueueName, QueueDepth>>
  /** Whether the queue answers. */
  ping(): Promise<void>
  close(): Promise<void>
}
