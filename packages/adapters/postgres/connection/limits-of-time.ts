import { startLimit } from '@agent-memory/core/time-limit'
import type pg from 'pg'

type Send = (...given: unknown[]) => unknown

/**
 * Limits the time of every statement on a connection to the statement's own `query_timeout`, or else to `limitMs`. As
 * with pg's limit for pipelined statements, a timeout closes the connection, and the statement fails with pg's own
 * message. Unlike pg's limit, this limit excludes time in which this process was suspended.
 */
export const limitStatements = (client: pg.ClientBase, limitMs: number): void => {
  const { stream } = (client as unknown as { connection: { stream: { destroy(error: Error): void } } }).connection
  const send = client.query.bind(client) as Send
  const limited: Send = (statement, ...rest) => {
    const own = typeof statement === 'object' ? (statement as Limited).query_timeout : undefined
    // `query_timeout` is removed, since pg would otherwise apply its own timer as well.
    const given = own === undefined ? statement : { ...(statement as Limited), query_timeout: undefined }
    const end = startLimit(own || limitMs, () => stream.destroy(new Error('Query read timeout')))
    const callback = rest.at(-1)
    if (typeof callback !== 'function') return (send(given, ...rest) as Promise<unknown>).finally(end)
    return send(given, ...rest.slice(0, -1), (...outcome: unknown[]) => {
      end()
      callback(...outcome)
    })
  }
  client.query = limited as typeof client.query
}

type Granted = (error: Error | undefined, client?: pg.PoolClient, release?: () => void) => void

/**
 * Limits the wait for a pool connection; a timeout fails with the pool's own message. Time in which this process was
 * suspended does not count here, but it does count towards the pool's own limit, which is longer. A connection that
 * arrives too late is returned to the pool.
 */
export const limitConnecting = (pool: pg.Pool, limitMs: number): void => {
  const connect = pool.connect.bind(pool) as (granted: Granted) => void
  const limited = (granted: Granted): void => {
    let isLate = false
    const end = startLimit(limitMs, () => {
      isLate = true
      granted(new Error('timeout exceeded when trying to connect'), undefined, () => {})
    })
    connect((error, client, release) => {
      end()
      if (!isLate) granted(error, client, release)
      // Each release hands the connection to the next waiter. It is deferred, because a thousand late waiters would
      // otherwise overflow the stack.
      else if (release) process.nextTick(release)
    })
  }
  const given = (granted?: Granted) =>
    granted
      ? limited(granted)
      : new Promise((resolve, reject) => limited((error, client) => (error ? reject(error) : resolve(client))))
  pool.connect = given as typeof pool.connect
}

interface Limited {
  query_timeout?: number
}
