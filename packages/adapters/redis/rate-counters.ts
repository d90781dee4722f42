import type { RateCounters, WindowCount } from '@agent-memory/core/ports/accounts/quotas'
import type { Redis } from 'ioredis'
import type { RedisServer } from './connection.js'

/**
 * Counts a request with the key KEYS[1], in a window of ARGV[1] milliseconds. Returns the count, and the milliseconds
 * until the window ends. A script runs atomically, so every key gets an expiry, and concurrent processes get different
 * counts.
 */
const INCREMENT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`

type Reply = [count: number, endsInMs: number]

/** A client with the script as a command; the script is sent only once and then called by its hash. */
interface Scripted extends Redis {
  rateIncrement(key: string, milliseconds: number): Promise<Reply>
}

/**
 * Counts requests per window in Redis, for several processes.
 * @param prefix of every key, without a trailing colon
 * @param fallback counts while Redis is unavailable, in windows of its own. All processes must share the fallback, so
 * that sign-in stays rate-limited even without Redis. When Redis fails, each request is delayed by half a second at
 * most, and only until a poll of Redis has failed.
 */
export const openRedisRateCounters = (
  { commands, ask }: Pick<RedisServer, 'commands' | 'ask'>,
  prefix: string,
  fallback: RateCounters,
): RateCounters => {
  commands.defineCommand('rateIncrement', { numberOfKeys: 1, lua: INCREMENT })
  const keyOf = (key: string) => `${prefix}:rate:${key}`
  return {
    async increment(key, seconds) {
      const counted = ask((redis) => (redis as Scripted).rateIncrement(keyOf(key), seconds * 1_000))
      return counted.then(windowOf, () => fallback.increment(key, seconds))
    },
    /** Forgets the key in Redis and in the fallback, because the fallback may have part of the count. */
    async forget(key) {
      await Promise.allSettled([ask((redis) => redis.del(keyOf(key))), fallback.forget(key)])
    },
  }
}

const windowOf = ([count, endsInMs]: Reply): WindowCount => ({ count, endsInMs: Math.max(1, endsInMs) })
