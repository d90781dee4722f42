import type { Database } from '@agent-memory/adapters/postgres/database'
import { installationName } from '@agent-memory/adapters/postgres/installation'
import { openPostgresRateCounters } from '@agent-memory/adapters/postgres/rate-counters'
import { openPostgresSignals } from '@agent-memory/adapters/postgres/signals'
import { asUnavailable } from '@agent-memory/adapters/postgres/unavailable'
import { openPostgresJobQueue } from '@agent-memory/adapters/queue/bullmq-postgres'
import { openRedisJobQueue } from '@agent-memory/adapters/queue/bullmq-redis'
import { type LocalQueue, openLocalQueue } from '@agent-memory/adapters/queue/local-queue'
import { openLocalSignals } from '@agent-memory/adapters/queue/local-signals'
import { openRedis, type RedisServer } from '@agent-memory/adapters/redis/connection'
import { openRedisRateCounters } from '@agent-memory/adapters/redis/rate-counters'
import { openRedisSignals } from '@agent-memory/adapters/redis/signals'
import { isUnavailable, type Unavailable } from '@agent-memory/core/errors'
import type { BackPressure } from '@agent-memory/core/ports/back-pressure'
import type { JobQueue } from '@agent-memory/core/ports/job-queue'
import type { RateCounters } from '@agent-memory/core/ports/rate-counters'
import type { Signals } from '@agent-memory/core/ports/signals'
import { atStart } from './at-start.js'
import type { Config } from './config.js'
import { createMemoryRateCounters } from './http/memory-rate-counters.js'
import type { Log } from './log.js'

/** What the processes of an installation reach one another by. Any of it may be lost: PostgreSQL has what counts. */
export interface Transports {
  queue: JobQueue
  /** The same, where this process runs every job itself; null where others may. */
  localQueue: LocalQueue | null
  signals: Signals
  rateCounters: RateCounters
  /** What refuses writes that it cannot carry. */
  backPressure: readonly BackPressure[]
  /** Null without REDIS_URL. */
  redis: Pick<RedisServer, 'ping'> | null
  close(): Promise<void>
}

export interface TransportsOpening {
  config: Pick<Config, 'redisUrl' | 'databaseUrl'>
  databaseUrl: string
  database: Database
  log: Log
  onError(error: unknown): void
  /** Called when PostgreSQL is found away by a worker; at Redis looks whoever watches the stores. */
  onAway(error: Unavailable): void
}

/**
 * Over Redis where REDIS_URL names one, else over PostgreSQL, or within the process when it is alone.
 * @throws Error with one sentence when Redis does not answer or may lose jobs
 */
export const openTransports = async (opening: TransportsOpening): Promise<Transports> => {
  const { redisUrl } = opening.config
  return redisUrl === undefined ? overPostgres(opening) : overRedis(opening, redisUrl)
}

const overPostgres = async (opening: TransportsOpening): Promise<Transports> => {
  const { config, databaseUrl, database, onError, onAway } = opening
  // Whoever brings their own PostgreSQL may run any number of processes on it.
  const alone = config.databaseUrl === undefined
  const signals = alone ? openLocalSignals() : await openPostgresSignals(database, onError)
  const onQueueError = (error: unknown): void => {
    onError(error)
    const known = asUnavailable(error)
    if (isUnavailable(known)) onAway(known)
  }
  const localQueue = alone ? openLocalQueue(onQueueError) : null
  const queue = localQueue ?? openPostgresJobQueue({ databaseUrl, onError: onQueueError })
  return {
    queue,
    localQueue,
    signals,
    rateCounters: alone ? createMemoryRateCounters() : openPostgresRateCounters(database),
    backPressure: [],
    redis: null,
    async close() {
      await queue.close()
      await signals.close()
    },
  }
}

const overRedis = async ({ database, log, onError }: TransportsOpening, redisUrl: string): Promise<Transports> => {
  const redis = await openRedis({ url: redisUrl, log })
  // Several installations may share a Redis.
  const prefix = `agent-memory:${await atStart(() => installationName(database))}`
  const queue = openRedisJobQueue({ redis, prefix, onError })
  const signals = openRedisSignals(redis, prefix)
  return {
    queue,
    localQueue: null,
    signals,
    rateCounters: openRedisRateCounters(redis, prefix, openPostgresRateCounters(database)),
    backPressure: [redis.backPressure],
    redis,
    async close() {
      await queue.close()
      await signals.close()
      await redis.close()
    },
  }
}
