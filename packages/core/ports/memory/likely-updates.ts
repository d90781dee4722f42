import type { JudgeSubject } from './refinements.js'

/** A memory, and the older memories for which it probably gives a newer value. */
export interface LikelyUpdate {
  newer: Pick<JudgeSubject, 'volumeId' | 'headSeq'> & { memoryId: string }
  olders: readonly string[]
}

/**
 * Pairs of memories of which the newer one probably gives another value for what the older one says. Both stay current.
 * If a search finds the older memory, the result names the newer memories, and the newest of them may move up in the
 * results, to right before the older memory. A pair ends when one of its memories is erased, changes its text or
 * status, or is approved by a reviewer.
 */
export interface LikelyUpdates {
  /**
   * Stores the pairs of memories that have not changed since they were read, and completes the job, in one transaction.
   * @param found null if there was nothing to compare
   * @throws AppError service_unavailable when PostgreSQL is unavailable
   */
  store(outboxId: bigint, found: LikelyUpdate | null): Promise<void>
}
