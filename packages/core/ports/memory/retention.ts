/** Erases what is kept for a time only. Each method throws service_unavailable. */
export interface Retention {
  /**
   * Erases up to `limit` memories that were rejected, and last changed, before this moment, with the wordings merged
   * into them. Returns how many were due.
   */
  eraseRejected(before: Date, limit: number): Promise<number>
  /** Removes up to `limit` Idempotency-Keys of writes from before this moment; the write records stay. */
  removeIdempotencyKeys(before: Date, limit: number): Promise<number>
}
