import type { AppError } from '../../errors.js'

/** Limits new work to the capacity. Every write checks this before it is made durable. */
export interface BackPressure {
  /**
   * The error with which to reject this many new writes of the organization: rate_limited or service_unavailable, both
   * with retryAfter. Null means that the writes may be accepted, and reserves their capacity; 0 writes only check it.
   * Answers at once from the last measurement; never rejects accepted work.
   */
  refusal(orgId: string, writes: number): AppError | null
}
