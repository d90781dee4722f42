import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { asUnavailable } from './unavailable.js'

/** Background work waits for it, and a stop for that. */
const ANSWER_LIMIT_MS = 3_000
const LEAVE_LIMIT_MS = 2_000

/**
 * Runs work unless another process runs work of this name: a lock that ends with its connection, so that a process
 * which is killed leaves none behind.
 * @param url a direct connection: a transaction pooler would give the lock to others
 * @param work its signal is aborted when the connection broke, and with it the lock
 * @returns false when another process has the name
 * @throws AppError service_unavailable when the database is away, and whatever the work throws
 */
export const exclusively = async (
  url: string,
  name: string,
  work: (lost: AbortSignal) => Promise<void>,
): Promise<boolean> => {
  const lost = new AbortController()
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_LIMIT_MS,
    query_timeout: ANSWER_LIMIT_MS,
    keepAlive: true,
  })
  client.on('error', (error) => lost.abort(error))
  client.on('end', () => lost.abort(new Error('the lock is lost')))
  try {
    await client.connect()
    const { rows } = await client.query<{ locked: boolean }>(
      'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS locked',
      [name],
    )
    if (!rows[0]?.locked) return false
    await work(lost.signal)
    return true
  } catch (error) {
    throw asUnavailable(error)
  } finally {
    // A server that hangs answers no farewell.
    await Promise.race([client.end(), wait(LEAVE_LIMIT_MS, undefined, { ref: false })])
  }
}
