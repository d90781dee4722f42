import type { JobName } from '../jobs.js'

/** Work that has been promised and is not done yet. */
export interface OutboxJob {
  outboxId: bigint
  job: JobName
  payload: unknown
}

export interface Backlog {
  /** Jobs not yet done, handed over or not. */
  jobs: number
  /** Age of the oldest, in seconds; 0 when there is none. */
  oldestSeconds: number
  deadLetters: number
}

/** The outbox in PostgreSQL: a row lives from the transaction that promises the work to the one that does it. */
export interface Outbox {
  /**
   * Marks the next jobs of this name as handed over, fairly: round robin over volumes, at most `perVolume` of them in
   * flight a volume and `depth` in all. Safe to call from several processes at once.
   */
  claim(job: JobName, bounds: { perVolume: number; depth: number }): Promise<OutboxJob[]>
  /** Jobs handed over so long ago, in milliseconds, that the queue may have lost them; marks them as handed over again. */
  overdue(olderThanMs: number): Promise<OutboxJob[]>
  /** Counts a run and gives the count; null when the job is done already. */
  begin(outboxId: bigint): Promise<number | null>
  /** Puts a failed job back to wait; `counted: false` when the failure is not the job's own (a store was away). */
  postpone(outboxId: bigint, failure: { delayMs: number; error: string; counted: boolean }): Promise<void>
  /** Moves a job that failed too often to the dead letters. */
  bury(outboxId: bigint, error: string): Promise<void>
  /** Puts every dead letter back; gives how many. */
  replay(): Promise<number>
  backlog(): Promise<Backlog>
}
