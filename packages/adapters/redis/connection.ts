import { setTimeout as wait } from 'node:timers/promises'
import type { BackPressure } from '@agent-memory/core/ports/work/back-pressure'
import { within } from '@agent-memory/core/time-limit'
import { Redis } from 'ioredis'
import { parseMemory, whyUnfit } from './policy.js'
import { redisUnavailable } from './unavailable.js'
import { type RedisLog, watchRedis } from './watch.js'

/** How long a start waits for Redis. */
const START_LIMIT_MS = 30_000
const START_PAUSE_MS = 50
/** The longest that a hanging Redis may delay a request. */
const ASK_LIMIT_MS = 500
const SHARED = {
  connectTimeout: 1_500,
  keepAlive: 5_000,
  retryStrategy: (tries: number) => Math.min(50 * 2 ** tries, 1_000),
}
/**
 * With these settings, commands fail on timeout, and at once without a connection; retries are up to the caller.
 * Callers have shorter time limits of their own, so the timeout can be long enough not to mistake a slow machine for a
 * hung Redis.
 */
const FAIL_FAST = {
  ...SHARED,
  commandTimeout: 3_000,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
}
/**
 * With these settings, commands wait for Redis indefinitely. A blocking command lasts at most ten seconds, so longer
 * silence means a dead socket. Silence is measured only while a command is pending, so a subscriber, which sends no
 * commands, has to ping.
 */
const RETRYING = { ...SHARED, maxRetriesPerRequest: null, socketTimeout: 15_000 }

export interface RedisOptions {
  url: string
  log: RedisLog
  startLimitMs?: number
}

/** The connections of one process to Redis. */
export interface RedisServer {
  /** For commands whose callers set a time limit themselves. */
  commands: Redis
  /**
   * Runs a command, or fails at once while Redis is known to be down.
   * @throws AppError service_unavailable, after half a second at most (not counting stalls of this process)
   */
  ask<T>(command: (redis: Redis) => Promise<T>): Promise<T>
  /** Resolves if Redis responds; rejects as `ask` does. */
  ping(): Promise<void>
  /** Opens another connection, which waits for Redis indefinitely: for workers and subscribers. */
  openRetrying(): Redis
  /** Rejects writes while Redis is nearly full. */
  backPressure: BackPressure
  close(): Promise<void>
}

const inTime = <T>(answer: Promise<T>): Promise<T> =>
  within(ASK_LIMIT_MS, answer, () => new Error(`Command timed out after ${ASK_LIMIT_MS} ms`))

/**
 * Connects, checks that this Redis does not evict keys, and monitors it from then on.
 * @throws Error when Redis does not respond in time or may evict keys; its one-sentence message states what to do
 */
export const openRedis = async (options: RedisOptions): Promise<RedisServer> => {
  const { url, log } = options
  // Errors need no handling here: commands report their own, and `watchRedis` logs outages.
  const connect = (settings: typeof FAIL_FAST | typeof RETRYING): Redis =>
    new Redis(url, settings).on('error', () => {})
  const commands = connect(FAIL_FAST)
  const others: Redis[] = []
  const closeAll = (): void => {
    for (const redis of [...others, commands]) redis.disconnect()
  }
  try {
    const unfit = whyUnfit(parseMemory(await firstAnswer(commands, options)))
    if (unfit) throw new Error(unfit)
  } catch (error) {
    closeAll()
    throw error
  }
  const watch = watchRedis({ poll: () => inTime(commands.info('memory')), log })
  const ask: RedisServer['ask'] = async (command) => {
    const outage = watch.outage()
    if (outage) throw outage
    try {
      return await inTime(command(commands))
    } catch (error) {
      throw redisUnavailable(error)
    }
  }
  return {
    commands,
    ask,
    ping: async () => void (await ask((redis) => redis.ping())),
    openRetrying() {
      const redis = connect(RETRYING)
      others.push(redis)
      return redis
    },
    backPressure: watch.backPressure,
    async close() {
      watch.stop()
      closeAll()
    },
  }
}

/** Waits for the first reply to `INFO memory`; logs why there is no reply yet. */
const firstAnswer = async (redis: Redis, { log, startLimitMs = START_LIMIT_MS }: RedisOptions): Promise<string> => {
  const deadline = performance.now() + startLimitMs
  // A command's own error only says that there is no connection; the `error` event says why.
  let reason = 'no connection'
  let logged: string | undefined
  const note = (error: Error) => {
    reason = error.message || (error as NodeJS.ErrnoException).code || reason
    if (reason !== logged) log.warn({ reason }, 'Redis does not respond; retrying')
    logged = reason
  }
  redis.on('error', note)
  try {
    while (performance.now() < deadline) {
      if (redis.status === 'ready') {
        try {
          return await redis.info('memory')
        } catch (error) {
          note(error as Error)
        }
      }
      await wait(START_PAUSE_MS)
    }
  } finally {
    redis.off('error', note)
  }
  const seconds = Math.round(startLimitMs / 1_000)
  throw new Error(
    `Redis at REDIS_URL did not respond within ${seconds} s (${reason}): start Redis, or correct REDIS_URL.`,
  )
}
