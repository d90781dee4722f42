import type { JobQueue } from '@agent-memory/core/ports/work/job-queue'
import { createRedisBackend } from 'bullmq'
import type { RedisServer } from '../redis/connection.js'
import { asRedisUnavailable, isRedisUnavailable } from '../redis/unavailable.js'
import { openJobQueue } from './bullmq.js'

/** Number of BullMQ's own events to keep: few, because nothing reads them (verdicts are read from PostgreSQL). */
const EVENTS_KEPT = 100

export interface RedisJobQueueOptions {
  redis: Pick<RedisServer, 'commands' | 'openRetrying'>
  /** Prefix of every key, without a trailing colon. */
  prefix: string
  onError: (error: Error) => void
}

/**
 * Opens BullMQ on Redis. Jobs are added over the fail-fast connection: while Redis hangs, adding a job fails within
 * seconds. Redis may have stored the job anyway; the job's id makes a retry harmless. Workers share a connection that
 * waits for Redis indefinitely, and each worker has its own copy of that connection for blocking commands.
 */
export const openRedisJobQueue = ({ redis, prefix, onError }: RedisJobQueueOptions): JobQueue => {
  const retrying = redis.openRetrying()
  return openJobQueue({
    queueOptions: { connection: redis.commands, prefix, streams: { events: { maxLen: EVENTS_KEPT } } },
    workerOptions: { connection: retrying, prefix },
    factory: createRedisBackend,
    ping: () => redis.commands.ping(),
    translate: asRedisUnavailable,
    // An unavailable Redis is not reported here, because `watchRedis` already logs it.
    onError: (error) => isRedisUnavailable(error) || onError(error),
    close: async () => retrying.disconnect(),
  })
}
