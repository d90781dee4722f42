import type { AppError } from '../errors.js'

/** Whether there is room for more work. Asked by every write before it is made durable. */
export interface BackPressure {
  /**
   * What to refuse so many new writes of this organization with, or null when there is room, which they take: rate_limited
   * or service_unavailable, both with retryAfter. 0 asks without taking any. Answers at once, from what was last measured;
   * work that was accepted is never refused.
   */
  refusal(orgId: string, writes: number): AppError | null
}
