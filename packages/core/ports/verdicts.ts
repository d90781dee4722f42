import type { Outcome } from '../memory/types.js'

/** Waiting for the guard. */
export interface Verdicts {
  /**
   * The outcome of a write, once it is decided.
   * @throws AppError write_failed after 25 s, service_unavailable when the process stops first (both carry the
   * memory_id; a retry attaches to the same memory), memory_not_found when the memory was deleted meanwhile
   */
  wait(memoryId: string, options: { attached: boolean; signal: AbortSignal }): Promise<Outcome>
  /**
   * The outcomes of writes, in their order, once all are decided or the signal is aborted: null for one that is not
   * decided by then, or cannot be known now. Never rejects.
   */
  waitForAll(memoryIds: readonly string[], signal: AbortSignal): Promise<(Outcome | null)[]>
}

/** Which writes have been answered: no retry attaches to those. */
export interface AnsweredWrites {
  note(writeId: string): void
  /** Resolves when it is recorded that this write was answered, if it was by now, by whichever process. */
  recorded(writeId: string): Promise<void>
}
