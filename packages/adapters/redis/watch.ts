import { type AppError, Unavailable } from '@agent-memory/core/errors'
import type { BackPressure } from '@agent-memory/core/ports/work/back-pressure'
import { isFull, isNearlyFull, parseMemory, type RedisMemory } from './policy.js'
import { redisUnavailable } from './unavailable.js'

export interface RedisLog {
  info(message: string): void
  warn(fields: object, message: string): void
}

/**
 * How often Redis is polled. A hung Redis is detected within this time plus the time limit of one poll; from then on,
 * `ask` (connection.ts) fails at once.
 */
const POLL_EVERY_MS = 500
/** After how many seconds a client may retry a rejected write: queued work drains in this time. */
const FULL_RETRY_SECONDS = 5

export interface RedisWatchOptions {
  /** Returns the reply of `INFO memory`; rejects on timeout. */
  poll(): Promise<string>
  log: RedisLog
  everyMs?: number
}

export interface RedisWatch {
  /** Returns why Redis cannot be used now (no reply, or full); null if it can. */
  outage(): AppError | null
  backPressure: BackPressure
  stop(): void
}

/** Polls whether Redis responds, and how full it is. */
export const watchRedis = ({ poll, log, everyMs = POLL_EVERY_MS }: RedisWatchOptions): RedisWatch => {
  let outage: AppError | null = null
  let memory: RedisMemory | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const pollOnce = async (): Promise<void> => {
    try {
      note(parseMemory(await poll()))
    } catch (error) {
      if (stopped) return
      memory = undefined
      noteDown(error)
    }
    if (!stopped) timer = setTimeout(pollOnce, everyMs)
  }
  const note = (seen: RedisMemory): void => {
    if (isNearlyFull(seen) && !(memory && isNearlyFull(memory))) {
      log.warn({ ...seen }, 'Redis is nearly full; rejecting writes')
    }
    memory = seen
    if (isFull(seen)) noteDown(new Error('Redis is full'))
    else noteUp()
  }
  const noteUp = (): void => {
    if (outage !== null) log.info('Redis is available again')
    outage = null
  }
  const noteDown = (error: unknown): void => {
    if (outage === null) log.warn({ err: error }, 'Redis is unavailable or full; jobs wait in PostgreSQL')
    outage = redisUnavailable(error)
  }
  timer = setTimeout(pollOnce, everyMs)
  return {
    outage: () => outage,
    backPressure: {
      refusal: () => (memory && isNearlyFull(memory) ? nearlyFull() : null),
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

const nearlyFull = () =>
  new Unavailable(
    'redis',
    'The job queue is nearly full, so new writes are rejected; accepted writes are still processed. Retry later.',
    {
      retryAfter: FULL_RETRY_SECONDS,
    },
  )
