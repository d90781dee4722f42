import type { JobName } from '../jobs.js'

/** Work that has been promised and is not done yet. */
export interface OutboxJob {
  outboxId: bigint
  job: JobName
  /** The organization, or the volume that is gone; undefined for a job that an older version handed over. */
  tenant?: string | undefined
  payload: unknown
}

/** Jobs of one name that one organization waits for. */
export interface OpenWork {
  /** A name of core/jobs.ts, or of a newer version. */
  job: string
  /** Null for what was promised on behalf of a volume that is gone. */
  orgId: string | null
  /** Not yet done, handed over or not. */
  jobs: number
  /** Age of the oldest, in seconds. */
  oldestSeconds: number
}

export interface Backlog {
  open: readonly OpenWork[]
  deadLetters: number
  /** How many jobs have ever been promised; it only grows, by gaps too. */
  promised: number
}

/** A run that begins. */
export interface BegunRun {
  /** Runs that have begun, this one included. */
  attempts: number
  /** Since the job was promised. */
  waitedSeconds: number
}

/** How many jobs of one name may be handed over and not done. */
export interface InFlight {
  perVolume: number
  /** Of one organization. */
  perTenant: number
  depth: number
}

/** The outbox in PostgreSQL: a row lives from the transaction that promises the work to the one that does it. */
export interface Outbox {
  /** Of these names, those of which a job waits to be handed over. */
  waiting(jobs: readonly JobName[]): Promise<JobName[]>
  /**
   * Marks the next jobs of this name as handed over and gives them in their order, fairly: the organization with the
   * fewest in flight goes next, and within it the volume with the fewest. Safe to call from several processes at once.
   */
  claim(job: JobName, bounds: InFlight): Promise<OutboxJob[]>
  /** Jobs handed over so long ago, in milliseconds, that the queue may have lost them; marks them as handed over again. */
  overdue(olderThanMs: number): Promise<OutboxJob[]>
  /** Counts a run; null when the job is done already. */
  begin(outboxId: bigint): Promise<BegunRun | null>
  /** Puts a failed job back to wait; `counted: false` when the failure is not the job's own (a store was away). */
  postpone(outboxId: bigint, failure: { delayMs: number; error: string; counted: boolean }): Promise<void>
  /** Moves a job that failed too often to the dead letters. A document that it was to ingest has failed, and its chunks go. */
  bury(outboxId: bigint, error: string): Promise<void>
  /** Puts every dead letter back; gives how many. A document begins again from its file. */
  replay(): Promise<number>
  /** All that is open, by one pass over the outbox: 23 ms for 100,000 jobs, so not for every request. */
  backlog(): Promise<Backlog>
}
