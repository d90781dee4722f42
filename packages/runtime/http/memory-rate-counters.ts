import type { RateCounters, WindowCount } from '@agent-memory/core/ports/rate-counters'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'

/** Windows in this process's memory; enough when every service runs in it. */
export function createMemoryRateCounters(): RateCounters {
  // Limits and durations are our table's; the library keeps the windows.
  const windows = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: 60, keyPrefix: '' })
  return {
    increment: async (key, seconds) => windowOf(await windows.penalty(key, 1, { customDuration: seconds })),
  }
}

const windowOf = ({ consumedPoints, msBeforeNext }: RateLimiterRes): WindowCount => ({
  count: consumedPoints,
  endsInMs: msBeforeNext,
})
