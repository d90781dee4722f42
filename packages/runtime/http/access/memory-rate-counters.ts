import type { RateCounters, WindowCount } from '@agent-memory/core/ports/accounts/quotas'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'

/** Counts requests per rate-limit window in memory, which is enough when one process runs every service. */
export function createMemoryRateCounters(): RateCounters {
  // `points` and `duration` have no effect: core/rate-limits.ts has the limits and durations, and the library only
  // counts.
  const windows = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: 60, keyPrefix: '' })
  return {
    increment: async (key, seconds) => windowOf(await windows.penalty(key, 1, { customDuration: seconds })),
    forget: async (key) => {
      await windows.delete(key)
    },
  }
}

const windowOf = ({ consumedPoints, msBeforeNext }: RateLimiterRes): WindowCount => ({
  count: consumedPoints,
  endsInMs: msBeforeNext,
})
