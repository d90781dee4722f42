import type { JobQueue } from '@agent-memory/core/ports/job-queue'
import { assertSchemaCompatibility, createPostgresBackend, runMigrations, SchemaMigrationRequiredError } from 'bullmq'
import pg from 'pg'
import { CONNECTIONS } from '../postgres/connections.js'
import { limitConnecting, limitStatements } from '../postgres/limits-of-time.js'
import { asUnavailable } from '../postgres/unavailable.js'
import { openJobQueue } from './bullmq.js'

/** BullMQ keeps its tables in a schema of its own. */
const SCHEMA = 'bullmq'
/** Who adds a job or takes one is not kept for longer by a server that hangs, or that went without a word. */
const CONNECT_LIMIT_MS = 1_500
const QUERY_LIMIT_MS = 10_000

export interface PostgresJobQueueOptions {
  databaseUrl: string
  onError: (error: Error) => void
}

/** Brings BullMQ's schema up to date, or with `check` only verifies it. */
export const migrateJobQueue = async (databaseUrl: string, mode: 'auto' | 'check'): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await (mode === 'auto' ? runMigrations(client, SCHEMA) : assertSchemaCompatibility(client, SCHEMA))
  } finally {
    await client.end()
  }
}

/** Whether an error of `migrateJobQueue` with `check` says that the schema is not there. */
export const lacksJobQueue = (error: unknown): boolean => error instanceof SchemaMigrationRequiredError

/** BullMQ on its PostgreSQL backend, all queues and workers of the process over one pool. */
export const openPostgresJobQueue = ({ databaseUrl, onError }: PostgresJobQueueOptions): JobQueue => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS.jobs,
    keepAlive: true,
    // A server that is gone without a word is noticed where BullMQ only listens, too.
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 2 * CONNECT_LIMIT_MS,
    // The outbox hands over again what a crash of the server takes from the queue, so it need not wait for the disk.
    options: `-c search_path=${SCHEMA} -c synchronous_commit=off`,
  })
  pool.on('error', onError)
  limitConnecting(pool, CONNECT_LIMIT_MS)
  pool.on('connect', (client) => {
    client.on('error', onError)
    limitStatements(client, QUERY_LIMIT_MS)
  })
  // BullMQ's types know its own connection options alone.
  const connection = pool as never
  return openJobQueue({
    queueOptions: { connection },
    workerOptions: { connection },
    factory: createPostgresBackend as never,
    ping: () => pool.query('SELECT 1'),
    translate: asUnavailable,
    onError,
    close: () => pool.end(),
  })
}
