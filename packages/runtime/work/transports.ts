import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { installationName } from '@agent-memory/adapters/postgres/connection/installation'
import { openPostgresRateCounters } from '@agent-memory/adapters/postgres/connection/rate-counters'
import { openPostgresSignals, openSignalsOfOneProcess } from '@agent-memory/adapters/postgres/connection/signals'
import { asUnavailable } from '@agent-memory/adapters/postgres/connection/unavailable'
import type { PostgresJobQueueOptions } from '@agent-memory/adapters/queue/bullmq-postgres'
import { type LocalQueue, openLocalQueue } from '@agent-memory/adapters/queue/local-queue'
import type { RedisServer } from '@agent-memory/adapters/redis/connection'
import { isUnavailable, type Unavailable } from '@agent-memory/core/errors'
import type { RateCounters } from '@agent-memory/core/ports/accounts/quotas'
import type { BackPressure } from '@agent-memory/core/ports/work/back-pressure'
import type { JobQueue } from '@agent-memory/core/ports/work/job-queue'
import type { Signals } from '@agent-memory/core/ports/work/outbox'
import type { Config } from '../config/config.js'
import { createMemoryRateCounters } from '../http/access/memory-rate-counters.js'
import type { Log } from '../observe/log.js'
import { atStart } from '../process/starting.js'

/** How the processes of an installation communicate. Messages may get lost: what must not be lost is in PostgreSQL. */
export interface Transports {
  queue: JobQueue
  /** `queue`, if this process runs every job itself. Null if other processes may run jobs too. */
  localQueue: LocalQueue | null
  signals: Signals
  rateCounters: RateCounters
  /** Checks that reject writes while a transport has no room for their jobs: Redis, while its memory is nearly full. */
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
  /** Called when the queue finds PostgreSQL down. Never called if the queue is in Redis, which `watchStores` checks. */
  onAway(error: Unavailable): void
}

/**
 * Opens the transports: over Redis if REDIS_URL is set, within the process if PostgreSQL is embedded, else over
 * PostgreSQL.
 * @throws Error with a one-sentence message when Redis does not answer or may lose jobs
 */
export const openTransports = async (opening: TransportsOpening): Promise<Transports> => {
  const { redisUrl } = opening.config
  return redisUrl === undefined ? overPostgres(opening) : overRedis(opening, redisUrl)
}

/** Opens BullMQ's queue. Loads BullMQ only in a process that uses it: loading takes a tenth of the startup time. */
const openQueue = async (options: PostgresJobQueueOptions): Promise<JobQueue> => {
  const { openPostgresJobQueue } = await import('@agent-memory/adapters/queue/bullmq-postgres')
  return openPostgresJobQueue(options)
}

const overPostgres = async (opening: TransportsOpening): Promise<Transports> => {
  const { config, databaseUrl, database, onError, onAway } = opening
  // Several service processes can share only an external PostgreSQL. An embedded PostgreSQL is used by one service
  // process, and by sm-admin.
  const alone = config.databaseUrl === undefined
  const signals = await (alone ? openSignalsOfOneProcess(database) : openPostgresSignals(database, onError))
  const onQueueError = (error: unknown): void => {
    onError(error)
    const known = asUnavailable(error)
    if (isUnavailable(known)) onAway(known)
  }
  const localQueue = alone ? openLocalQueue(onQueueError) : null
  const queue = localQueue ?? (await openQueue({ databaseUrl, onError: onQueueError }))
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

/** Prefix of an installation's names in Redis, which several installations can share. */
export const prefixIn = (installation: string): string => `agent-memory:${installation}`

const overRedis = async ({ database, log, onError }: TransportsOpening, redisUrl: string): Promise<Transports> => {
  const { openRedis } = await import('@agent-memory/adapters/redis/connection')
  const { openRedisRateCounters } = await import('@agent-memory/adapters/redis/rate-counters')
  const { openRedisSignals } = await import('@agent-memory/adapters/redis/signals')
  const { openRedisJobQueue } = await import('@agent-memory/adapters/queue/bullmq-redis')
  const redis = await openRedis({ url: redisUrl, log })
  const prefix = prefixIn(await atStart(() => installationName(database)))
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
