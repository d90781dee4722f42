import type { RateCounters, WindowCount } from '@agent-memory/core/ports/accounts/quotas'
import type { Database } from './database.js'

/**
 * Counts a request in one statement, so that concurrent processes each get a different count. Uses the database's
 * clock.
 */
const INCREMENT = `
  INSERT INTO rate_windows AS known (key, count, ends_at) VALUES ($1, 1, date_trunc('milliseconds', now() + $2 * interval '1 second'))
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN known.ends_at <= now() THEN 1 ELSE least(known.count, 1000000000) + 1 END,
    ends_at = CASE WHEN known.ends_at <= now() THEN excluded.ends_at ELSE known.ends_at END
  RETURNING count, extract(epoch FROM ends_at - clock_timestamp())::float8 * 1000 AS ends_in_ms`

const SWEEP = 'DELETE FROM rate_windows WHERE ends_at <= now()'
/** Number of requests counted between two removals of expired windows. */
const SWEEP_EVERY = 1_000

interface Row {
  count: number
  ends_in_ms: number
}

/**
 * Opens rate counters in PostgreSQL, for several processes that share a database.
 * @throws AppError service_unavailable when the server is down
 */
export function openPostgresRateCounters(database: Database, sweepEvery = SWEEP_EVERY): RateCounters {
  let sinceSweep = 0
  return {
    async increment(key, seconds) {
      const rows = await database.query<Row>({ name: 'rate_increment', text: INCREMENT, values: [key, seconds] })
      if (++sinceSweep >= sweepEvery) {
        sinceSweep = 0
        // A failed sweep is ignored: a later one removes the same windows.
        database.query({ text: SWEEP, values: [] }).catch(() => {})
      }
      return windowOf(rows[0] as Row)
    },
    async forget(key) {
      await database.query({ text: 'DELETE FROM rate_windows WHERE key = $1', values: [key] })
    },
  }
}

const windowOf = ({ count, ends_in_ms }: Row): WindowCount => ({ count, endsInMs: ends_in_ms })
