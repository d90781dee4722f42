import { traceContext } from '@agent-memory/core/work/trace-context'
import pg from 'pg'
import type { Query } from './query.js'
import { sendTogether } from './same-tick.js'
import { asUnavailable } from './unavailable.js'

/**
 * The server's lock timeout is this much shorter than our statement limit. The server does not notice when we stop
 * waiting, so abandoned statements would otherwise pile up behind a held lock and then run.
 */
export const LOCK_LEAD_MS = 100
/** A process suspended in the middle of a transaction must not hold its locks forever. */
const IDLE_IN_TRANSACTION_LIMIT_MS = 10_000

export interface BatchOptions {
  /**
   * Plans each named statement once per connection, for any values. Only for statements that find all rows by key:
   * their plans never read a table to its end, so the plans stay right while tables grow.
   */
  planOnce?: boolean
}

/**
 * Returns the SQL that begins a transaction. Settings apply to the transaction, not the session: a transaction pooler
 * shares sessions and may reject startup options. Outbox rows take their trace context from `agent_memory.context`.
 */
const begin = (lockLimitMs: number) => {
  const context = traceContext()
  const begun = `BEGIN; SET LOCAL lock_timeout = ${lockLimitMs}`
  return context ? `${begun}; SET LOCAL agent_memory.context = ${pg.escapeLiteral(JSON.stringify(context))}` : begun
}

const PLAN_ONCE = '; SET LOCAL plan_cache_mode = force_generic_plan; SET LOCAL enable_seqscan = off'

/** Runs work in a transaction. Afterwards the connection is not reused if its rollback failed or its server hangs. */
export const inTransaction = async <Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
  lockLimitMs: number,
): Promise<Result> => {
  const client = await pool.connect()
  let broken = false
  try {
    const idleLimit = `SET LOCAL idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_LIMIT_MS}`
    await client.query(`${begin(lockLimitMs)}; ${idleLimit}`)
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    broken = asUnavailable(error) !== error
    if (!broken) await client.query('ROLLBACK').catch(() => (broken = true))
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * Sends BEGIN, the statements and COMMIT together. After a failed statement the server treats COMMIT as ROLLBACK; that
 * statement's error comes first and is thrown.
 */
export const inOneTrip = async <Row extends object>(
  pool: pg.Pool,
  statements: readonly Query[],
  { limitMs, planOnce }: { limitMs: number; planOnce: boolean },
): Promise<Row[][]> => {
  const client = await pool.connect()
  let broken = false
  // All statements are sent at once and each waits for the previous ones, so each gets the longest of their limits.
  const query_timeout = Math.max(limitMs, ...statements.map((each) => each.query_timeout ?? 0))
  try {
    sendTogether(client)
    const sent = [
      client.query({ text: `${begin(limitMs - LOCK_LEAD_MS)}${planOnce ? PLAN_ONCE : ''}`, ...{ query_timeout } }),
      ...statements.map((each) => client.query<Row>({ ...each, ...{ query_timeout } })),
      client.query({ text: 'COMMIT', ...{ query_timeout } }),
    ]
    const outcomes = await Promise.allSettled(sent)
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failed) throw failed.reason
    const results = (await Promise.all(sent)) as pg.QueryResult<Row>[]
    return results.slice(1, -1).map(({ rows }) => rows)
  } catch (error) {
    broken = asUnavailable(error) !== error
    throw error
  } finally {
    client.release(broken)
  }
}
