import { orLate } from '@agent-memory/core/time-limit'
import { inSpan, type SpanStart } from '@agent-memory/core/work/tracing'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from '../generated/client.js'
import { CONNECTIONS } from './connections.js'
import { limitConnecting, limitStatements } from './limits-of-time.js'
import { type Listener, openListener } from './listener.js'
import type { Query } from './query.js'
import { inSameTick } from './same-tick.js'
import { type BatchOptions, inOneTrip, inTransaction, LOCK_LEAD_MS } from './transactions.js'
import { asUnavailable } from './unavailable.js'

/**
 * Default time limit of a statement. With it, a stopped or missing server is detected within two seconds, and the
 * request gets a 503 instead of hanging.
 */
const REQUEST_LIMIT_MS = 1_500
/** How long `close` waits for running statements. */
const CLOSE_LIMIT_MS = 2_000
const INT8 = 20
const INT8_ARRAY = 1016

/**
 * `together`: the statement is always quick, so it may share a connection and a socket write with other statements of
 * the same tick.
 */
interface Sharing {
  together?: boolean
}

/** Access to PostgreSQL: Prisma for management data, SQL where locks or speed matter, both over one pool. */
export interface Database {
  pool: pg.Pool
  prisma: PrismaClient
  /** @throws AppError service_unavailable when the server is down, full or restarting */
  query<Row extends object>(query: Query, sharing?: Sharing): Promise<Row[]>
  /**
   * Runs `work` between BEGIN and COMMIT, with ROLLBACK when `work` throws. `work` must be short and call no other
   * service. After service_unavailable the commit may or may not have happened.
   * @param options.lockLimitMs how long a statement may wait for a lock: by default 100 ms less than the database's
   * statement limit; with 0, until the statement's own limit
   * @throws AppError service_unavailable, like `query`, and whatever `work` throws
   */
  transaction<Result>(
    work: (client: pg.PoolClient) => Promise<Result>,
    options?: { lockLimitMs: number },
  ): Promise<Result>
  /**
   * Runs the statements in one transaction and one round trip, so the values of a statement cannot depend on the result
   * of another. Returns the rows of each statement. If a statement fails, all are rolled back.
   * @throws AppError service_unavailable, like `transaction`, and the error of the first statement that failed
   */
  batch<Row extends object>(statements: readonly Query[], options?: BatchOptions): Promise<Row[][]>
  listen: Listener['listen']
  /** Resolves once a statement has run. @throws AppError service_unavailable */
  ready(): Promise<void>
  /** Closes every connection; waits up to 2 s for connections in use. */
  close(): Promise<void>
}

export interface DatabaseOptions {
  poolSize?: number
  /** Limit for a statement, and for waiting for a connection. Default: 1.5 s, as for requests. */
  limitMs?: number
  /** A direct connection for LISTEN, needed when `url` points to a transaction pooler. */
  directUrl?: string
  /** Called when a connection breaks, only to log it: a statement that was using the connection fails anyway. */
  onError: (error: Error) => void
}

/** Opens access to PostgreSQL. Does not connect before the first statement. */
export const openDatabase = (
  url: string,
  { poolSize = CONNECTIONS.statements, limitMs = REQUEST_LIMIT_MS, directUrl = url, onError }: DatabaseOptions,
): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    // Ends connection attempts that hang; `limitConnecting` fails the waiting caller earlier.
    connectionTimeoutMillis: 2 * limitMs,
    keepAlive: true,
    // Statements sent without awaiting the previous one go out together: see `batch`.
    pipeline: true,
    allowExitOnIdle: true,
    types: { getTypeParser: parserOf },
  })
  pool.on('error', onError)
  limitConnecting(pool, limitMs)
  pool.on('connect', (client) => limitStatements(client, limitMs))
  // The pool handles errors of idle connections only. Without this handler, a connection that breaks within a
  // transaction would crash the process.
  pool.on('connect', (client) => client.on('error', onError))
  const listener = openListener(directUrl, onError)
  const prisma = openPrisma(pool)

  const shared = inSameTick(pool)
  const alone = async <Row extends object>(statement: Query) => (await pool.query<Row>(statement)).rows
  const query = async <Row extends object>(statement: Query, { together = false }: Sharing = {}): Promise<Row[]> => {
    try {
      return await inSpan(spanOf([statement]), () => (together ? shared<Row>(statement) : alone<Row>(statement)))
    } catch (error) {
      throw asUnavailable(error)
    }
  }
  return {
    pool,
    prisma,
    query,
    async transaction(work, { lockLimitMs } = { lockLimitMs: limitMs - LOCK_LEAD_MS }) {
      try {
        return await inSpan(spanOf([]), () => inTransaction(pool, work, lockLimitMs))
      } catch (error) {
        throw asUnavailable(error)
      }
    },
    async batch<Row extends object>(statements: readonly Query[], { planOnce = false }: BatchOptions = {}) {
      try {
        return await inSpan(spanOf(statements), () => inOneTrip<Row>(pool, statements, { limitMs, planOnce }))
      } catch (error) {
        throw asUnavailable(error)
      }
    },
    listen: listener.listen,
    async ready() {
      await query({ text: 'SELECT 1', values: [] })
    },
    async close() {
      // The wait is limited, because a hung server never closes its side of a connection.
      const ended = Promise.all([listener.close(), prisma.$disconnect().then(() => pool.end())])
      await orLate(CLOSE_LIMIT_MS, ended)
    },
  }
}

/** Describes statements for tracing by their name or first word only, since they are long and their values private. */
const spanOf = (statements: readonly Query[]): SpanStart => {
  const names = statements.map(({ name, text }) => name ?? text.trim().split(/\s/, 1)[0] ?? '')
  const summary = [...new Set(names)].join(' ').slice(0, 255) || 'transaction'
  const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': summary }
  return { name: summary, kind: 'client', attributes }
}

const openPrisma = (pool: pg.Pool): PrismaClient => {
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) })
  const mapped = prisma.$extends({
    query: {
      $allOperations: async ({ args, query }) => {
        try {
          return await query(args)
        } catch (error) {
          throw asUnavailable(error)
        }
      },
    },
  })
  return mapped as unknown as PrismaClient
}

/**
 * Parses int8 as a bigint, since it does not fit a number. The parser is set for this pool only, because pg's own type
 * registry is global, so a change there would affect other code in the process.
 */
const parserOf = ((oid: number, format?: 'text' | 'binary') => {
  if (oid === INT8) return BigInt
  const parse = pg.types.getTypeParser(oid, format as 'text')
  if (oid !== INT8_ARRAY) return parse
  return (text: string) => (parse(text) as (string | null)[]).map((item) => (item === null ? null : BigInt(item)))
}) as typeof pg.types.getTypeParser
