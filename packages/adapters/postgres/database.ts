import { setTimeout as wait } from 'node:timers/promises'
import { traceContext } from '@agent-memory/core/work/trace-context'
import { inSpan, type SpanStart } from '@agent-memory/core/work/tracing'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { CONNECTIONS } from './connections.js'
import { PrismaClient } from './generated/client.js'
import { limitConnecting, limitStatements } from './limits-of-time.js'
import { type Listener, openListener } from './listener.js'
import { asUnavailable } from './unavailable.js'

/** A stopped or absent server is known within two seconds: a request then gets its 503 instead of hanging. */
const REQUEST_LIMIT_MS = 1_500
/**
 * The server gives up waiting for a lock a little before we give up waiting for the server. It does not see us leave:
 * behind a lock that is held, statements that nobody waits for any more would pile up and then be run.
 */
const LOCK_LEAD_MS = 100
/** A process that is stopped in the middle of a transaction must not hold its locks for ever. */
const IDLE_IN_TRANSACTION_LIMIT_MS = 10_000
/** What is under way when the database is closed gets so long to finish. */
const CLOSE_LIMIT_MS = 2_000
const INT8 = 20
const INT8_ARRAY = 1016

export interface Query {
  /** Given to hot queries: parsed and planned once a connection. */
  name?: string
  text: string
  values: unknown[]
  /** Milliseconds instead of the database's `limitMs`, for reads that are long by nature. */
  query_timeout?: number
}

/** PostgreSQL: Prisma for what is managed, SQL for the paths that need locks or speed, both over one pool. */
export interface Database {
  pool: pg.Pool
  prisma: PrismaClient
  /** @throws AppError service_unavailable when the server is away, full or restarting */
  query<Row extends object>(query: Query): Promise<Row[]>
  /**
   * Runs `work` between BEGIN and COMMIT, with ROLLBACK when it throws. Short ones only, and no call to anything else
   * inside. After service_unavailable the commit may or may not have happened.
   * @param options.lockLimitMs how long a statement may wait for a lock, instead of 100 ms less than it may take; 0: as
   * long as the statement may
   * @throws AppError service_unavailable, like `query`, and whatever `work` throws
   */
  transaction<Result>(
    work: (client: pg.PoolClient) => Promise<Result>,
    options?: { lockLimitMs: number },
  ): Promise<Result>
  /**
   * Runs the statements in one transaction and one round trip: none may need another's result here. Gives the rows
   * of each. When one fails, nothing of any is kept.
   * @throws AppError service_unavailable, like `transaction`, and the error of the first statement that failed
   */
  batch<Row extends object>(statements: readonly Query[]): Promise<Row[][]>
  listen: Listener['listen']
  /** Resolves when a statement has run. @throws AppError service_unavailable */
  ready(): Promise<void>
  /** Ends every connection, after 2 s also those in use. */
  close(): Promise<void>
}

export interface DatabaseOptions {
  poolSize?: number
  /** How long a statement may take, and the wait for a connection: 1.5 s, as behind a request, unless given. */
  limitMs?: number
  /** For LISTEN, where `url` leads to a transaction pooler. */
  directUrl?: string
  /** A connection broke. The statement that met it has its own answer, so this is for the log. */
  onError: (error: Error) => void
}

/** Opens no connection by itself: the first statement does. */
export const openDatabase = (
  url: string,
  { poolSize = CONNECTIONS.statements, limitMs = REQUEST_LIMIT_MS, directUrl = url, onError }: DatabaseOptions,
): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    // Ends what hangs on the way to a server; whoever waits for a connection is told before, by `limitConnecting`.
    connectionTimeoutMillis: 2 * limitMs,
    keepAlive: true,
    // Statements that are not waited for go out together: see `batch`.
    pipeline: true,
    allowExitOnIdle: true,
    types: { getTypeParser: parserOf },
  })
  pool.on('error', onError)
  limitConnecting(pool, limitMs)
  pool.on('connect', (client) => limitStatements(client, limitMs))
  // The pool hears idle connections only; one that breaks within a transaction would end the process unheard.
  pool.on('connect', (client) => client.on('error', onError))
  const listener = openListener(directUrl, onError)
  const prisma = openPrisma(pool)

  const query = async <Row extends object>(statement: Query): Promise<Row[]> => {
    try {
      return await inSpan(spanOf([statement]), async () => (await pool.query<Row>(statement)).rows)
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
    async batch<Row extends object>(statements: readonly Query[]) {
      try {
        return await inSpan(spanOf(statements), () => inOneTrip<Row>(pool, statements, limitMs))
      } catch (error) {
        throw asUnavailable(error)
      }
    },
    listen: listener.listen,
    async ready() {
      await query({ text: 'SELECT 1', values: [] })
    },
    async close() {
      // A server that hangs does not close its side.
      const ended = Promise.all([listener.close(), prisma.$disconnect().then(() => pool.end())])
      await Promise.race([ended, wait(CLOSE_LIMIT_MS, undefined, { ref: false })])
    },
  }
}

/** Texts of statements are long, and their values are nobody's business: a name, or the first word, stands for each. */
const spanOf = (statements: readonly Query[]): SpanStart => {
  const names = statements.map(({ name, text }) => name ?? text.trim().split(/\s/, 1)[0] ?? '')
  const summary = [...new Set(names)].join(' ').slice(0, 255) || 'transaction'
  const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': summary }
  return { name: summary, kind: 'client', attributes }
}

/**
 * In the transaction, not for the session: a transaction pooler may lend that to others, and may refuse start-up options.
 * Rows of the outbox take their context from there (schema.prisma).
 */
const begin = (lockLimitMs: number) => {
  const context = traceContext()
  const begun = `BEGIN; SET LOCAL lock_timeout = ${lockLimitMs}`
  return context ? `${begun}; SET LOCAL agent_memory.context = ${pg.escapeLiteral(JSON.stringify(context))}` : begun
}

/** A connection whose transaction failed to roll back, or whose server hangs, is not lent again. */
const inTransaction = async <Result>(
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

/** COMMIT after a statement that failed is a ROLLBACK to the server; the failure itself comes first. */
const inOneTrip = async <Row extends object>(
  pool: pg.Pool,
  statements: readonly Query[],
  limitMs: number,
): Promise<Row[][]> => {
  const client = await pool.connect()
  let broken = false
  // All are sent at once: each waits for those before it, and so has the time of the one that has the longest.
  const query_timeout = Math.max(limitMs, ...statements.map((each) => each.query_timeout ?? 0))
  try {
    const sent = [
      client.query({ text: begin(limitMs - LOCK_LEAD_MS), ...{ query_timeout } }),
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

/** int8 exceeds what a number holds, so it comes as a bigint; for this pool alone, as pg's registry is everybody's. */
const parserOf = ((oid: number, format?: 'text' | 'binary') => {
  if (oid === INT8) return BigInt
  const parse = pg.types.getTypeParser(oid, format as 'text')
  if (oid !== INT8_ARRAY) return parse
  return (text: string) => (parse(text) as (string | null)[]).map((item) => (item === null ? null : BigInt(item)))
}) as typeof pg.types.getTypeParser
