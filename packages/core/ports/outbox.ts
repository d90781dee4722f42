import type { JobName } from '../work/catalogue.js'
import type { InFlight } from '../work/entry.js'
import type { TraceContext } from '../work/trace-context.js'

/** Work that has been promised and is not done yet. */
export interface OutboxJob {
  outboxId: bigint
  job: JobName
  /** The organization, or the volume that is gone; undefined for a job of nobody's, or that an older version handed over. */
  tenant?: string | undefined
  /** Undefined for a job of no volume, or that came out of a queue. */
  volumeId?: string | undefined
  payload: unknown
  /** What set it off; undefined for what nobody asked for, or that an older version promised. */
  context?: TraceContext | undefined
  /** A run of it had begun, and nothing was heard of its end. */
  orphaned?: boolean | undefined
  /**
   * Handed over in the transaction that promised it, which counted its first run; when that was, in milliseconds of
   * `performance.now()`.
   */
  countedAt?: number | undefined
}

/** Jobs of one name that one organization waits for. */
export interface OpenWork {
  /** A name of core/work/catalogue.ts, or of a newer version. */
  job: string
  /** Null for what is nobody's, or was promised on behalf of a volume that is gone. */
  orgId: string | null
  /** Due and not yet done, handed over or not. */
  jobs: number
  /** Not due: they wait for their time, or for another run after a failure. */
  postponed: number
  /** Whether any of them, due or not, was ever run. */
  begun: boolean
  /** Age of the oldest, due or not, in seconds; of one that waits for its time, 0. */
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

/** The outbox in PostgreSQL: a row lives from the transaction that promises the work to the one that does it. */
export interface Outbox {
  /**
   * The names of which a job waits to be handed over. Postponed jobs whose time has come wait from then on; `more` when there
   * are more of them than one look lets in.
   */
  waiting(): Promise<{ jobs: JobName[]; more: boolean }>
  /**
   * Marks the next jobs of this name as handed over and gives them in their order, fairly: the organization with the
   * fewest in flight goes next, and within it the volume with the fewest. What is postponed costs it nothing. Safe to call
   * from several processes at once.
   */
  claim(job: JobName, bounds: InFlight): Promise<OutboxJob[]>
  /** Jobs handed over so long ago, in milliseconds, that the queue may have lost them; marks them as handed over again. */
  overdue(olderThanMs: number): Promise<OutboxJob[]>
  /** Counts a run; null when the job is done already. */
  begin(outboxId: bigint): Promise<BegunRun | null>
  /** Puts a failed job back to wait; `counted: false` when the failure is not the job's own (a store was away). */
  postpone(outboxId: bigint, failure: { delayMs: number; error: string; counted: boolean }): Promise<void>
  /** Moves a job that is given up to the dead letters; what is `undone` then, by the catalogue, is so in the same transaction. */
  bury(outboxId: bigint, error: string): Promise<void>
  /** Puts dead letters back, all or these; gives how many. What was undone begins anew. */
  replay(outboxIds?: readonly bigint[]): Promise<number>
  /** All that is open, by one pass over the outbox: 23 ms for 100,000 jobs, so not for every request. */
  backlog(): Promise<Backlog>
}
