import { type AppError, Unavailable } from '@agent-memory/core/errors'
import type { BackPressure } from '@agent-memory/core/ports/back-pressure'
import { isFull, isNearlyFull, parseMemory, type RedisMemory } from './policy.js'
import { redisUnavailable } from './unavailable.js'

export interface RedisLog {
  info(message: string): void
  warn(fields: object, message: string): void
}

/** A hung Redis is known after this and the time limit of one look; requests then no longer ask it. */
const LOOK_EVERY_MS = 500
/** Queued work drains meanwhile. */
const FULL_RETRY_SECONDS = 5

export interface RedisWatching {
  /** The reply of `INFO memory`; rejects when there is none in time. */
  look(): Promise<string>
  log: RedisLog
  everyMs?: number
}

export interface RedisWatch {
  /** Why Redis cannot be asked now, for it does not answer or is full; else null. */
  away(): AppError | null
  backPressure: BackPressure
  stop(): void
}

/** Looks again and again whether Redis answers, and how full it is. */
export const watchRedis = ({ look, log, everyMs = LOOK_EVERY_MS }: RedisWatching): RedisWatch => {
  let away: AppError | null = null
  let memory: RedisMemory | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const lookOnce = async (): Promise<void> => {
    try {
      note(parseMemory(await look()))
    } catch (error) {
      if (stopped) return
      memory = undefined
      noteAway(error)
    }
    if (!stopped) timer = setTimeout(lookOnce, everyMs)
  }
  const note = (seen: RedisMemory): void => {
    if (isNearlyFull(seen) && !(memory && isNearlyFull(memory))) {
      log.warn({ ...seen }, 'Redis is nearly full; writes are refused')
    }
    memory = seen
    if (isFull(seen)) noteAway(new Error('Redis is full'))
    else noteBack()
  }
  const noteBack = (): void => {
    if (away !== null) log.info('Redis is back')
    away = null
  }
  const noteAway = (error: unknown): void => {
    if (away === null) log.warn({ err: error }, 'Redis is away or full; what it would carry waits in PostgreSQL')
    away = redisUnavailable(error)
  }
  timer = setTimeout(lookOnce, everyMs)
  return {
    away: () => away,
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
  new Unavailable('redis', 'The queue is nearly full; what was accepted is being worked off.', {
    retryAfter: FULL_RETRY_SECONDS,
  })
