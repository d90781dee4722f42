import type { JobQueue } from '@agent-memory/core/ports/job-queue'
import { createRedisBackend } from 'bullmq'
import type { RedisServer } from '../redis/connection.js'
import { asRedisUnavailable, saysRedisAway } from '../redis/unavailable.js'
import { openJobQueue } from './bullmq.js'

/** Nobody reads BullMQ's own events, for verdicts are read from their rows: so few are kept. */
const EVENTS_KEPT = 100

export interface RedisJobQueueOptions {
  redis: Pick<RedisServer, 'commands' | 'openPatient'>
  /** Of every key, without a colon at its end. */
  prefix: string
  onError: (error: Error) => void
}

/**
 * BullMQ on Redis. Jobs are added over the prompt connection: a Redis that hangs fails within seconds what would else
 * wait for it, though it may have kept the job, which its id makes harmless. Workers share a connection that waits for
 * Redis however long, and each has a copy of it to block on.
 */
export const openRedisJobQueue = ({ redis, prefix, onError }: RedisJobQueueOptions): JobQueue => {
  const patient = redis.openPatient()
  return openJobQueue({
    queueOptions: { connection: redis.commands, prefix, streams: { events: { maxLen: EVENTS_KEPT } } },
    workerOptions: { connection: patient, prefix },
    factory: createRedisBackend,
    ping: () => redis.commands.ping(),
    translate: asRedisUnavailable,
    // That Redis is away the log says already.
    onError: (error) => saysRedisAway(error) || onError(error),
    close: async () => patient.disconnect(),
  })
}
