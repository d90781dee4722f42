import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from './generated/client.js'
import { type Listener, openListener } from './listener.js'
import { asUnavailable } from './unavailable.js'

/** A stopped or absent server is known within two seconds: a request then gets its 503 instead of hanging. */
const CONNECT_LIMIT_MS = 1_500
const QUERY_LIMIT_MS = 1_800
const INT8 = 20

export interface Query {
  /** Given to hot queries: parsed and planned once a connection. */
  name?: string
  text: string
  values: unknown[]
  /** Instead of 1.8 s, for reads that are long by nature. */
  query_timeout?: number
}

/** PostgreSQL: Prisma for what is managed, SQL for the paths that need locks or speed, both over one pool. */
export interface Database {
  pool: pg.Pool
  prisma: PrismaClient
  /** @throws AppError service_unavailable when the server is away, full or restarting */
  query<Row extends object>(query: Query): Promise<Row[]>
  /** Short ones only, and no call to anything else inside. @throws AppError service_unavailable, like `query` */
  transaction<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result>
  listen: Listener['listen']
  close(): Promise<void>
}

export interface DatabaseOptions {
  poolSize?: number
  /** For LISTEN, where `url` leads to a transaction pooler. */
  directUrl?: string
  onError: (error: Error) => void
}

export const openDatabase = (url: string, { poolSize = 12, directUrl = url, onError }: DatabaseOptions): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    query_timeout: QUERY_LIMIT_MS,
    keepAlive: true,
    types: { getTypeParser: parserOf },
  })
  pool.on('error', onError)
  const listener = openListener(directUrl, onError)
  const prisma = openPrisma(pool)

  return {
    pool,
    prisma,
    async query<Row extends object>(query: Query) {
      try {
        return (await pool.query<Row>(query)).rows
      } catch (error) {
        throw asUnavailable(error)
      }
    },
    async transaction(work) {
      try {
        return await inTransaction(pool, work)
      } catch (error) {
        throw asUnavailable(error)
      }
    },
    listen: listener.listen,
    async close() {
      await listener.close()
      await prisma.$disconnect()
      await pool.end()
    },
  }
}

/** A connection whose transaction failed to roll back, or whose server hangs, is not lent again. */
const inTransaction = async <Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect()
  let broken = false
  try {
    await client.query('BEGIN')
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

/** int8 exceeds what a number holds, so it comes as a bigint. */
const parserOf = ((oid: number, format?: 'text' | 'binary') =>
  oid === INT8
    ? (value: string) => BigInt(value)
    : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser
