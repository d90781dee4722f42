import type pg from 'pg'
import { startLimit } from '../time-limit.js'

type Send = (...given: unknown[]) => unknown

/**
 * Gives every statement of a connection a limit: its own `query_timeout`, else `limitMs`. What is late ends the connection,
 * as pg's own limit does where statements are sent together, and fails with the same words; unlike that one it does not
 * count the time in which this process stood still.
 */
export const limitStatements = (client: pg.ClientBase, limitMs: number): void => {
  const { stream } = (client as unknown as { connection: { stream: { destroy(error: Error): void } } }).connection
  const send = client.query.bind(client) as Send
  const limited: Send = (statement, ...rest) => {
    const own = typeof statement === 'object' ? (statement as Limited).query_timeout : undefined
    // Otherwise pg would count by its own clock as well.
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
 * Gives everyone who asks a pool for a connection so long, likewise without what this process stood still (up to the pool's
 * own limit), and fails with the pool's own words. A connection that comes too late goes back.
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
      // Not at once: each gives the connection on to the next, and a thousand late ones would overflow the stack.
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
