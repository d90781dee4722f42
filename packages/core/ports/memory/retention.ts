/**
 * Erases expired data. Methods with a `limit` return how many rows they found; if they read several tables, the largest
 * of the numbers. Each throws service_unavailable when PostgreSQL is down.
 */
export interface Retention {
  /**
   * Erases up to `limit` memories that were rejected before this moment and have not changed since, with the wordings
   * merged into them. Also counts memories that changed before they could be erased.
   */
  eraseRejected(before: Date, limit: number): Promise<number>
  /** Removes up to `limit` Idempotency-Keys of writes from before this moment; keeps the write records. */
  removeIdempotencyKeys(before: Date, limit: number): Promise<number>
  /** Removes up to `limit` tombstones from before this moment; an index last updated before this moment must reload. */
  removeTombstones(before: Date, limit: number): Promise<number>
  /**
   * Removes the content of up to `limit` broadcasts from before this moment; the events stay, so a socket can still
   * resume after them.
   */
  forgetBroadcasts(before: Date, limit: number): Promise<number>
  /** Removes up to `limit` events from before this moment. */
  removeEvents(before: Date, limit: number): Promise<number>
  /** Removes up to `limit` webhook deliveries from before this moment. */
  removeDeliveries(before: Date, limit: number): Promise<number>
  /** Removes up to `limit` OAuth grants and up to `limit` interactions, codes and tokens that have expired at `now`. */
  removeExpiredOAuth(now: Date, limit: number): Promise<number>
  /**
   * Removes up to `limit` OAuth clients that were first stored before this moment and never got a grant. Keeps official
   * clients and those that the operator added.
   */
  removeUnusedClients(before: Date, limit: number): Promise<number>
  /**
   * Removes up to `limit` each of the sign-ups, invitations, password resets and command-line logins that have expired
   * at this moment.
   */
  removeExpiredLinks(now: Date, limit: number): Promise<number>
  /** Removes webhook secrets that a rotation replaced and that no longer sign deliveries at this moment. */
  removeFormerSecrets(now: Date): Promise<void>
}
