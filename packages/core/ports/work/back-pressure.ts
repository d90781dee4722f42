import type { AppError } from '../../errors.js'

/** Limits new work to what can be handled. Every write checks this before it is made durable. */
export interface BackPressure {
  /**
   * Asks to admit this many new writes of the organization. Returns null and reserves their capacity, or returns the
   * error to reject them with: rate_limited or service_unavailable, both with retryAfter. With 0 writes, only checks.
   * Answers at once from the last measurement; never rejects accepted work.
   */
  refusal(orgId: string, writes: number): AppError | null
}
