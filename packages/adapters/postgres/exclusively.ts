import pg from 'pg'
import { asUnavailable } from './unavailable.js'

/**
 * Runs work unless another process runs work of this name: a lock that ends with its connection, so that a process
 * which is killed leaves none behind.
 * @param url a direct connection: a transaction pooler would give the lock to others
 * @returns false when another process has the name
 * @throws AppError service_unavailable when the database is away, and whatever the work throws
 */
export const exclusively = async (url: string, name: string, work: () => Promise<void>): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_500, keepAlive: true })
  // The work's own statements tell; the lock ends with the connection.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ locked: boolean }>(
      'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS locked',
      [name],
    )
    if (!rows[0]?.locked) return false
    await work()
    return true
  } catch (error) {
    throw asUnavailable(error)
  } finally {
    await client.end()
  }
}
