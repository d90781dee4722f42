import type { Outcome } from '../../memory/types.js'

/** Waits for the guard's verdicts. */
export interface Verdicts {
  /**
   * Resolves with the outcome of a write once the write is decided. `attached`: the call attached to an earlier write,
   * which may be decided already.
   * @throws AppError write_failed after 25 s; service_unavailable when the process stops, or the guard's work finds a
   * store unavailable; memory_not_found when the memory was deleted in the meantime. write_failed and
   * service_unavailable carry the memory_id, and a retry attaches to the same memory
   */
  wait(memoryId: string, options: { attached: boolean; signal: AbortSignal }): Promise<Outcome>
  /**
   * Resolves with the outcomes of writes, in their order, once all are decided or the signal aborts. The outcome is
   * null for a write that is still undecided or unknown. Never rejects.
   */
  waitForAll(memoryIds: readonly string[], signal: AbortSignal): Promise<(Outcome | null)[]>
}

/** Tracks answered writes: only retries with an Idempotency-Key still attach to them. */
export interface AnsweredWrites {
  note(writeId: string): void
  /** Resolves once any earlier answer to this write, by any process, is recorded. */
  recorded(writeId: string): Promise<void>
}
