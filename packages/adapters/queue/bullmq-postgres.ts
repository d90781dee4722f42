import type { JobQueue } from '@agent-memory/core/ports/work/job-queue'
import { assertSchemaCompatibility, createPostgresBackend, runMigrations, SchemaMigrationRequiredError } from 'bullmq'
import pg from 'pg'
import { CONNECTIONS } from '../postgres/connection/connections.js'
import { limitConnecting, limitStatements } from '../postgres/connection/limits-of-time.js'
import { asUnavailable } from '../postgres/connection/unavailable.js'
import { openJobQueue } from './bullmq.js'

const SCHEMA = 'bullmq'
/** Time limits for adding and fetching jobs when the server hangs or has vanished. */
const CONNECT_LIMIT_MS = 1_500
const QUERY_LIMIT_MS = 10_000

export interface PostgresJobQueueOptions {
  databaseUrl: string
  onError: (error: Error) => void
}

/** Brings BullMQ's schema up to date or, with `check`, only verifies it. */
export const migrateJobQueue = async (databaseUrl: string, mode: 'auto' | 'check'): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await (mode === 'auto' ? runMigrations(client, SCHEMA) : assertSchemaCompatibility(client, SCHEMA))
  } finally {
    await client.end()
  }
}

/** Whether an error from `migrateJobQueue` with `check` means that the schema is missing. */
export const lacksJobQueue = (error: unknown): boolean => error instanceof SchemaMigrationRequiredError

/** Opens BullMQ on its PostgreSQL backend; all queues and workers of the process share one pool. */
export const openPostgresJobQueue = ({ databaseUrl, onError }: PostgresJobQueueOptions): JobQueue => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS.jobs,
    keepAlive: true,
    // Keep-alive probes detect a vanished server even on connections where BullMQ only listens.
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 2 * CONNECT_LIMIT_MS,
    // Commits need not wait for the disk, because jobs that a server crash loses are dispatched again from the outbox.
    options: `-c search_path=${SCHEMA} -c synchronous_commit=off`,
  })
  pool.on('error', onError)
  limitConnecting(pool, CONNECT_LIMIT_MS)
  pool.on('connect', (client) => {
    client.on('error', onError)
    limitStatements(client, QUERY_LIMIT_MS)
  })
  // BullMQ's types only accept its own connection options.
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
