import type { JobName } from '../../work/catalogue.js'
import type { InFlight } from '../../work/entry.js'
import type { TraceContext } from '../../work/trace-context.js'

/** Enqueued work that is not done yet. */
export interface OutboxJob {
  outboxId: bigint
  job: JobName
  /**
   * The organization, or the id of a deleted volume. Undefined for a job without a tenant, and for a job that an older
   * version added to the queue.
   */
  tenant?: string | undefined
  /** Undefined for a job without a volume, and for a job taken from a queue, which does not carry it. */
  volumeId?: string | undefined
  payload: unknown
  /** The request that triggered the job; undefined if none did, or if an older version enqueued the job. */
  context?: TraceContext | undefined
  /** True if an earlier run of the job started and never reported its end. */
  orphaned?: boolean | undefined
  /**
   * When the job was dispatched, in milliseconds of `performance.now()`. Set only if the transaction that enqueued the
   * job also dispatched it and counted its first run.
   */
  countedAt?: number | undefined
}

/** Number and ages of the open jobs with the same name in one organization. */
export interface OpenWork {
  /** A job name from core/work/catalogue.ts, or one that only a newer version knows. */
  job: string
  /** Null for jobs without a tenant, and for jobs of a deleted volume. */
  orgId: string | null
  /** Number of jobs that are due and not yet done, dispatched or not. */
  jobs: number
  /** Number of jobs that are not due: scheduled for later, or waiting for a retry. */
  postponed: number
  /** Whether any of these jobs, due or not, was ever started. */
  begun: boolean
  /** When the first of the jobs that are due and were never started became due; null if there is none. */
  unstartedSince: Date | null
  /** The lowest id of those jobs that are due and were never started; null if there is none. */
  lowestUnstarted: bigint | null
  /** Age of the oldest job in seconds, due or not; 0 if that job is scheduled for later. */
  oldestSeconds: number
}

export interface Backlog {
  open: readonly OpenWork[]
  deadLetters: number
  /** Number of jobs ever enqueued. It only grows, and may grow by more than one per job. */
  promised: number
}

/** A run of a job that has just been started. */
export interface StartedRun {
  /** Runs started, including this one. */
  attempts: number
  /** Seconds since the job was enqueued. */
  waitedSeconds: number
}

/**
 * The outbox in PostgreSQL. A job's row is inserted in the transaction that enqueues the work and deleted in the
 * transaction that completes it.
 */
export interface Outbox {
  /**
   * Ends the postponement of due jobs, so that they can be dispatched, and returns the names of all waiting jobs.
   * `more` says whether more postponed jobs may be due, because the number of jobs per call is limited.
   */
  waiting(): Promise<{ jobs: JobName[]; more: boolean }>
  /**
   * Marks the next jobs of this name as dispatched and returns them in fair order: first the organization with the
   * fewest jobs in flight, and within the organization the volume with the fewest. Postponed jobs do not count as in
   * flight. Safe to call concurrently from several processes.
   */
  claim(job: JobName, bounds: InFlight): Promise<OutboxJob[]>
  /**
   * Returns the jobs dispatched longer ago than this, which the queue may have lost, and marks them as dispatched now.
   */
  overdue(olderThanMs: number): Promise<OutboxJob[]>
  /** Records that a run starts, and counts it. Returns null when the job is already done. */
  begin(outboxId: bigint): Promise<StartedRun | null>
  /**
   * Postpones a failed job by the delay. Pass `counted: false` if the job did not cause the failure (a store was down):
   * `attempts` then leaves out this run.
   */
  postpone(outboxId: bigint, failure: { delayMs: number; error: string; counted: boolean }): Promise<void>
  /** Moves an abandoned job to the dead letters; if the job has a compensation, runs it in the same transaction. */
  bury(outboxId: bigint, error: string): Promise<void>
  /**
   * Enqueues dead letters again, either all or only these, and returns how many. Work that a compensation rolled back
   * starts from the beginning.
   */
  replay(outboxIds?: readonly bigint[]): Promise<number>
  /**
   * Returns all open work. Scans the whole outbox, which takes 23 ms for 100,000 jobs: do not call it for every
   * request.
   */
  backlog(): Promise<Backlog>
}

/** Wakes waiters in this process and in others. A signal may be lost, so waiters also poll. */
export interface Signals {
  /** Signals that the outbox has new work from these tenants, or that there is new capacity for their work. */
  work(tenants: readonly string[]): void
  /** `from` tells the listener whether this process or another one signalled the work. */
  onWork(listener: (tenants: readonly string[], from: 'here' | 'elsewhere') => void): void
  /** Signals that these memories have been decided or deleted. */
  decided(memoryIds: readonly string[]): void
  onDecided(listener: (memoryIds: readonly string[]) => void): void
  /** Signals that the log has new events of these volumes. */
  happened(volumeIds: readonly string[]): void
  onHappened(listener: (volumeIds: readonly string[]) => void): void
  /**
   * Signals that access was taken away: from these keys, agents, users or webhooks, or to these volumes, projects or
   * organizations. Sent after the commit. core/accounts/revocations.ts lists the changes that send it; removing a
   * webhook sends it too.
   * @param ids UUIDs of any of these kinds
   */
  revoked(ids: readonly string[]): void
  onRevoked(listener: (ids: readonly string[]) => void): void
  close(): Promise<void>
}
