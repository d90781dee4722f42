/** Erases data that has expired. Each method throws service_unavailable. */
export interface Retention {
  /**
   * Erases up to `limit` memories that were rejected, and last changed, before this moment, with the wordings merged
   * into them. Returns how many expired ones it found.
   */
  eraseRejected(before: Date, limit: number): Promise<number>
  /** Removes up to `limit` Idempotency-Keys of writes from before this moment; keeps the write records. */
  removeIdempotencyKeys(before: Date, limit: number): Promise<number>
  /** Removes up to `limit` tombstones from before this moment; an index that was last updated before it must reload. */
  removeTombstones(before: Date, limit: number): Promise<number>
  /** Removes what up to `limit` broadcasts from before this moment say; a socket can still resume after them. */
  forgetBroadcasts(before: Date, limit: number): Promise<number>
  /** Removes up to `limit` events from before this moment. */
  removeEvents(before: Date, limit: number): Promise<number>
  /** Removes up to `limit` deliveries of events to webhooks from before this moment. */
  removeDeliveries(before: Date, limit: number): Promise<number>
  /** Removes the secrets of webhooks that a rotation replaced and that sign nothing at this moment. */
  removeFormerSecrets(now: Date): Promise<void>
}
