import type { z } from 'zod'

/** A service that handles jobs. */
export type JobOwner = 'guard' | 'graph' | 'embedder'

/** How many jobs of one name may be handed over and not done, by all processes together. */
export interface InFlight {
  perVolume: number
  /** Of one organization: a flood of one leaves room to the others. */
  perTenant: number
  /** Of all, so that the queue stays short. */
  depth: number
}

/**
 * Pauses between runs, in milliseconds: the first after the first run that failed, and so on. A job has one run more than
 * pauses; when the last one fails it is given up.
 */
export type RetrySchedule = readonly [number, ...number[]]

/** All that is said of a kind of background work, here and nowhere else. */
export interface JobEntry {
  /** The one service that handles it. */
  owner: JobOwner
  /** Jobs of one queue share the workers of a process. */
  queue: string
  /** Ids only; it may grow by optional fields alone, for old and new processes run side by side during a deploy. */
  payload: z.ZodObject
  /** Whose turn a job is: its volume's, its organization's where it belongs to no volume, or that of all that is nobody's. */
  tenant: 'volume' | 'organization' | 'nobody'
  /** One run may take so long before it is aborted and counted as a failure. */
  deadlineMs: number
  retry: RetrySchedule
  inFlight: InFlight
  /** Whom too many of them that are due refuse a write: whoever promised them and everybody, everybody, or nobody. */
  refuses: 'its organization' | 'everybody' | 'nobody'
  /** Whether a request waits for it: of a store that it finds away, who waits is told at once. */
  isWaitedFor: boolean
  /**
   * A job that is given up is kept as a dead letter, which `sm-admin replay` puts back. `undone`: in the same transaction
   * what it has begun is undone, and at the replay begun anew.
   */
  whenGivenUp: 'kept' | 'undone'
}
