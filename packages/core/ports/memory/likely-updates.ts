import type { JudgeSubject } from './refinements.js'

/** The memories of which one probably gives a newer value for what the subject says, or the subject for what it says. */
export interface LikelyUpdatesOfOne {
  subject: Pick<JudgeSubject, 'volumeId' | 'headSeq'> & { memoryId: string }
  others: readonly string[]
}

/**
 * Pairs of memories of which the newer one probably gives another value for what the older one says. They change only
 * the order of results. A pair ends when one of its memories is erased or its text changes.
 */
export interface LikelyUpdates {
  /**
   * Stores the pairs of a memory that have not changed since it was read, and completes the job, in one transaction.
   * @param found null if there was nothing to compare; `thenRefine`: whether to enqueue a job for the judge
   * @throws AppError service_unavailable when PostgreSQL is unavailable
   */
  store(outboxId: bigint, found: LikelyUpdatesOfOne | null, thenRefine: boolean): Promise<void>
}
