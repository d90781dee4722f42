import { isIPv6 } from 'node:net'
import { AppError } from '@agent-memory/core/errors'
import type { RateCounters } from '@agent-memory/core/ports/accounts/quotas'
import { type RateLimitName, type RateLimits, withOverrides } from '@agent-memory/core/rate-limits'
import type { Request } from 'express'

/** A caller's state in one window, as in the X-RateLimit headers. */
export interface RateWindow {
  limit: number
  remaining: number
  /** Unix time, seconds. */
  resetsAt: number
  /** Seconds until `resetsAt`. */
  secondsLeft: number
  exceeded: boolean
}

export interface RateLimiter {
  limits: RateLimits | 'off'
  /** Returns the state of a window before its first request. */
  untouched(name: RateLimitName): RateWindow
  /** Counts one request. Requests over the limit do not extend the window. */
  count(name: RateLimitName, who: string): Promise<RateWindow>
  /** Ends the window, so that its count starts again at 0. */
  forget(name: RateLimitName, who: string): Promise<void>
}

/** @param limits the limits by name, or `off`: then nothing is counted or rejected, but the headers are still sent */
export function createRateLimiter(counters: RateCounters, limits: RateLimits | 'off'): RateLimiter {
  const table = limits === 'off' ? withOverrides({}) : limits
  const windowOf = (name: RateLimitName, count: number, endsInMs: number, exceeded: boolean): RateWindow => ({
    limit: table[name].max,
    remaining: Math.max(0, table[name].max - count),
    resetsAt: Math.ceil((Date.now() + endsInMs) / 1_000),
    secondsLeft: Math.max(1, Math.ceil(endsInMs / 1_000)),
    exceeded,
  })
  const untouched = (name: RateLimitName) => windowOf(name, 0, table[name].seconds * 1_000, false)
  if (limits === 'off') {
    return { limits, untouched, count: async (name) => untouched(name), forget: async () => {} }
  }
  return {
    limits,
    untouched,
    async count(name, who) {
      const window = await counters.increment(`${name}:${who}`, table[name].seconds)
      return windowOf(name, window.count, window.endsInMs, window.count > table[name].max)
    },
    forget: (name, who) => counters.forget(`${name}:${who}`),
  }
}

/** Returns the window in which fewer requests remain. */
export const tighter = (a: RateWindow, b: RateWindow): RateWindow => (b.remaining < a.remaining ? b : a)

export const rateLimitHeaders = ({ limit, remaining, resetsAt }: RateWindow) => ({
  'X-RateLimit-Limit': String(limit),
  'X-RateLimit-Remaining': String(remaining),
  'X-RateLimit-Reset': String(resetsAt),
})

/** Returns the key by which requests from the client's address are counted. */
export const addressOf = (request: Request): string => `address:${addressGroup(request.ip ?? '')}`

/** @throws AppError rate_limited */
export function refuseExceeded({ exceeded, secondsLeft }: RateWindow): void {
  if (!exceeded) return
  throw new AppError('rate_limited', `Too many requests; the limit resets in ${secondsLeft} s.`, {
    retryAfter: secondsLeft,
  })
}

/**
 * Returns the key by which an address is counted: the address, or for IPv6 its /64, because one subscriber has a whole
 * /64.
 */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  const all = [...groups, ...Array<string>(missing).fill('0'), ...(tail ? tail.split(':') : [])]
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
