import { orLate } from '@agent-memory/core/time-limit'
import pg from 'pg'
import { asUnavailable } from './unavailable.js'

/**
 * Limit for connecting and for each statement. It is short because shutdown waits for background work, which may be
 * waiting here.
 */
const ANSWER_LIMIT_MS = 3_000
const LEAVE_LIMIT_MS = 2_000

/**
 * Runs `work` unless another process is already running work under this name. The lock is tied to a connection, so a
 * killed process leaves no lock behind.
 * @param url a direct connection: a transaction pooler would hand the lock to other clients
 * @param work gets a signal that aborts when the connection, and with it the lock, is lost
 * @returns false when another process holds the lock of this name
 * @throws AppError service_unavailable when the database is down, and whatever `work` throws
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
    // The wait is limited, because a hung server never acknowledges the end of a connection.
    await orLate(LEAVE_LIMIT_MS, client.end())
  }
}
