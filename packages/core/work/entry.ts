import type { z } from 'zod'

/** A service that handles jobs. */
export type JobOwner = 'guard' | 'graph' | 'embedder' | 'realtime'

/** How many jobs of one name may be dispatched and not yet done, waiting in the queue or running, in all processes. */
export interface InFlight {
  perVolume: number
  /** Per organization, so that a flood from one leaves capacity for the others. */
  perTenant: number
  /** In total, so that the queue stays short. */
  depth: number
}

/**
 * Pauses between runs, in milliseconds: the first follows the first failed run, and so on. A job gets one more run than
 * there are pauses; if the last run fails, the job becomes a dead letter.
 */
export type RetrySchedule = readonly [number, ...number[]]

/** The complete definition of a kind of background work. */
export interface JobEntry {
  /** The one service that handles the job. */
  owner: JobOwner
  /** Jobs of one queue share the workers of a process. */
  queue: string
  /** Contains only ids. A new field must be optional: old and new processes run side by side during a deploy. */
  payload: z.ZodObject
  /**
   * The tenant that a job counts for (see `perTenant`): its volume's organization, the organization that it is enqueued
   * for, or the group of all jobs without an organization.
   */
  tenant: 'volume' | 'organization' | 'nobody'
  /** A run that takes longer than this is aborted and counted as a failure. */
  deadlineMs: number
  retry: RetrySchedule
  inFlight: InFlight
  /**
   * Whose writes are rejected when too many of these jobs are due. With `its organization`, everybody's writes are
   * rejected too once all organizations together have too many jobs.
   */
  refuses: 'its organization' | 'everybody' | 'nobody'
  /** Whether a request waits for the job. If a store is down, such a request fails at once. */
  isAwaited: boolean
  /**
   * An abandoned job is kept as a dead letter, which `sm-admin replay` enqueues again. With `compensated`, the
   * transaction that makes it a dead letter also rolls back its work, which restarts on replay.
   */
  onDeadLetter: 'kept' | 'compensated'
}
