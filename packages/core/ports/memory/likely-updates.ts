import type { JudgeSubject } from './refinements.js'

/** A memory, and the older ones for which it probably gives a newer value. */
export interface LikelyUpdate {
  newer: Pick<JudgeSubject, 'volumeId' | 'headSeq'> & { memoryId: string }
  olders: readonly string[]
}

/**
 * Pairs of memories of which the newer one probably gives another value for what the older one says. An older
 * memory among results names the newer ones, and the newest of them moves up to its place; nothing is hidden. A pair
 * ends when one of its memories is erased, changes its text or status, or is approved by a reviewer.
 */
export interface LikelyUpdates {
  /**
   * Stores the pairs of memories that have not changed since they were read, and completes the job, in one transaction.
   * @param found null if there was nothing to compare
   * @throws AppError service_unavailable when PostgreSQL is unavailable
   */
  store(outboxId: bigint, found: LikelyUpdate | null): Promise<void>
}
