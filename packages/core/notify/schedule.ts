const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** Pauses after the first failed attempt, the second, and so on (docs/decisions.md, Webhooks). */
const PAUSES_MS: readonly number[] = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
]

/** Pauses are lengthened by up to a fifth, so that deliveries that failed together are not retried together. */
const JITTER = 0.2

/**
 * Returns the pause in milliseconds, lengthened.
 * @param random from 0 up to 1
 */
export const jittered = (ms: number, random: number): number => Math.round(ms * (1 + JITTER * random))

/**
 * Returns the milliseconds until the next attempt; null if there is no further attempt.
 * @param failed number of failed attempts, from 1
 * @param retryAfterMs what the endpoint asked for, which only lengthens the pause
 * @param random from 0 up to 1
 */
export const nextAttemptMs = (failed: number, retryAfterMs: number | null, random: number): number | null => {
  const pause = PAUSES_MS[failed - 1]
  return pause === undefined ? null : Math.max(jittered(pause, random), retryAfterMs ?? 0)
}
