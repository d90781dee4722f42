import type { RateCounters, WindowCount } from '@agent-memory/core/ports/rate-counters'
import type { Redis } from 'ioredis'
import type { RedisServer } from './connection.js'

/** One step for the server: no key is left without an end, and processes that count at once each get their own count. */
const INCREMENT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`

type Reply = [count: number, endsInMs: number]

/** With the script, which is sent once and then called by its hash. */
interface Scripted extends Redis {
  rateIncrement(key: string, milliseconds: number): Promise<Reply>
}

/**
 * Windows in Redis, for several processes.
 * @param prefix of every key, without a colon at its end
 * @param fallback counts while Redis cannot be asked, in windows of its own. Counters that all processes share, not an
 * open door: sign-in must stay limited however Redis fares. A request is held up by half a second at most, and only
 * until the first look at Redis has failed.
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
  }
}

const windowOf = ([count, endsInMs]: Reply): WindowCount => ({ count, endsInMs: Math.max(1, endsInMs) })
