import type { Failure } from '../errors.js'

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 8_000

export interface RetryQuestion {
  failure: Pick<Failure, 'passing' | 'untouched' | 'retryAfter'>
  /** Attempts so far, 1 or more. */
  tries: number
  maxRetries: number
  /** Whether the call is idempotent. */
  repeatable: boolean
  /** A random number in [0, 1). */
  random: number
}

/**
 * Returns the milliseconds to wait before the next attempt, or null for no retry: after a permanent failure, after
 * `maxRetries`, and when the request may have been carried out and is not idempotent. Waits as long as Retry-After
 * says, plus up to a tenth. Without it the wait doubles from 250 ms to 8 s, and its second half is random ("equal
 * jitter": M. Brooker, Exponential Backoff And Jitter, AWS Architecture Blog, 2015).
 */
export function waitBeforeRetry({ failure, tries, maxRetries, repeatable, random }: RetryQuestion): number | null {
  if (!failure.passing || tries > maxRetries || !(repeatable || failure.untouched)) return null
  if (failure.retryAfter) return failure.retryAfter * 1_000 * (1 + 0.1 * random)
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS)
  return (wait / 2) * (1 + random)
}

/**
 * Returns the seconds of a Retry-After header; undefined if it is missing or invalid. The header holds seconds or a
 * date (RFC 9110, section 10.2.3). A date is compared with the response's Date header, because the clocks of client and
 * server may differ.
 */
export function retryAfterOf(headers: Headers, now: number): number | undefined {
  const value = headers.get('Retry-After')
  if (value === null) return undefined
  if (/^\d+$/.test(value)) return Number(value)
  const at = /^[A-Z]/.test(value) ? Date.parse(value) : Number.NaN
  if (Number.isNaN(at)) return undefined
  const sent = Date.parse(headers.get('Date') ?? '')
  return Math.max(0, (at - (Number.isNaN(sent) ? now : sent)) / 1_000)
}
