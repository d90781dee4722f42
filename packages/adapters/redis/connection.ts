import { setTimeout as wait } from 'node:timers/promises'
import type { BackPressure } from '@agent-memory/core/ports/back-pressure'
import { Redis } from 'ioredis'
import { within } from '../time-limit.js'
import { parseMemory, whyUnfit } from './policy.js'
import { redisUnavailable } from './unavailable.js'
import { type RedisLog, watchRedis } from './watch.js'

/** A start waits so long for Redis. */
const START_LIMIT_MS = 30_000
const START_PAUSE_MS = 50
/** The longest that a request may be held up by a Redis that has begun to hang. */
const ASK_LIMIT_MS = 500
const SHARED = {
  connectTimeout: 1_500,
  keepAlive: 5_000,
  retryStrategy: (tries: number) => Math.min(50 * 2 ** tries, 1_000),
}
/**
 * Answers in time or fails, and fails at once without a connection: what it was for is tried again elsewhere. Nobody
 * waits for these commands save with a limit of their own, so that this one need not take a slow machine for a hung Redis.
 */
const PROMPT = {
  ...SHARED,
  commandTimeout: 3_000,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
}
/**
 * Waits for Redis however long. A blocking command lasts at most ten seconds, so that a longer silence is a dead socket.
 * Only while a command is under way is silence measured: who just listens has to ask now and then.
 */
const PATIENT = { ...SHARED, maxRetriesPerRequest: null, socketTimeout: 15_000 }

export interface RedisOpening {
  url: string
  log: RedisLog
  startLimitMs?: number
}

/** The Redis of one process. */
export interface RedisServer {
  /** For commands that take their time limits from us. */
  commands: Redis
  /**
   * Runs a command, or refuses at once while Redis is known to be away.
   * @throws AppError service_unavailable, after half a second in which this process ran
   */
  ask<T>(command: (redis: Redis) => Promise<T>): Promise<T>
  /** Whether it answers; as `ask`. */
  ping(): Promise<void>
  /** A connection of its own that waits for Redis however long: for workers, and to subscribe. */
  openPatient(): Redis
  /** Refuses writes while Redis is nearly full. */
  backPressure: BackPressure
  close(): Promise<void>
}

const inTime = <T>(answer: Promise<T>): Promise<T> =>
  within(ASK_LIMIT_MS, answer, () => new Error(`Command timed out after ${ASK_LIMIT_MS} ms`))

/**
 * Connects, makes sure that this Redis keeps what it is given, and watches it from then on.
 * @throws Error with one sentence that says what to do, when Redis does not answer in time or may evict keys
 */
export const openRedis = async (opening: RedisOpening): Promise<RedisServer> => {
  const { url, log } = opening
  // Whoever needs an answer is told by its own command, and the log by the watch.
  const connect = (options: typeof PROMPT | typeof PATIENT): Redis => new Redis(url, options).on('error', () => {})
  const commands = connect(PROMPT)
  const others: Redis[] = []
  const closeAll = (): void => {
    for (const redis of [...others, commands]) redis.disconnect()
  }
  try {
    const unfit = whyUnfit(parseMemory(await firstAnswer(commands, opening)))
    if (unfit) throw new Error(unfit)
  } catch (error) {
    closeAll()
    throw error
  }
  const watch = watchRedis({ look: () => inTime(commands.info('memory')), log })
  const ask: RedisServer['ask'] = async (command) => {
    const away = watch.away()
    if (away) throw away
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
    openPatient() {
      const redis = connect(PATIENT)
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

/** What the server says of its memory, once it answers; meanwhile the log says why it does not. */
const firstAnswer = async (redis: Redis, { log, startLimitMs = START_LIMIT_MS }: RedisOpening): Promise<string> => {
  const deadline = performance.now() + startLimitMs
  // Connecting fails apart from commands, whose own error only says that there is no connection.
  let reason = 'it does not connect'
  let told: string | undefined
  const note = (error: Error) => {
    reason = error.message || (error as NodeJS.ErrnoException).code || reason
    if (reason !== told) log.warn({ reason }, 'Redis does not answer; it is tried again')
    told = reason
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
  throw new Error(`Redis at REDIS_URL did not answer within ${seconds} s (${reason}): start it, or correct REDIS_URL.`)
}
