import { Unavailable } from '@agent-memory/core/errors'
import { orLate, within } from '@agent-memory/core/time-limit'
import { inSpan, type SpanStart } from '@agent-memory/core/work/tracing'
import neo4j, { type Driver, type ManagedTransaction, Neo4jError } from 'neo4j-driver'

export interface Neo4jOptions {
  /** bolt:// or neo4j://, with +s for TLS. */
  url: string
  user: string
  /** Null for a server without authentication. */
  password: string | null
  /** Milliseconds that a request waits for a read; 1,500 by default. */
  readLimitMs?: number
}

/** Time limit for a read, and for the check that the server is up: short enough for the request that waits. */
const READ_LIMIT_MS = 1_500
const CHANGE_LIMIT_MS = 15_000
const CONNECT_LIMIT_MS = 1_000
/** How long to retry a read that fails with a transient error (a deadlock, a leader change). */
const READ_RETRIES_MS = 500
const CHANGE_RETRIES_MS = 10_000

export type Row = Record<string, unknown>
/** Runs a statement; external values go into the parameters. */
export type Run = <Result extends Row>(text: string, parameters: Row) => Promise<Result[]>

/**
 * A connection to a server, with bounded waits. Every method throws service_unavailable when the server is down, hung
 * or busy.
 */
export interface Connection {
  /** Runs `work` in one transaction, which a transient error restarts: `work` may run more than once. */
  read<Result>(work: (run: Run) => Promise<Result>): Promise<Result>
  /**
   * Runs `work` as `read` does, for writes. A change may take up to 15 s, but an unavailable server is detected as fast
   * as by a read.
   */
  change<Result>(work: (run: Run) => Promise<Result>): Promise<Result>
  /**
   * Like `change`, but without the quick check that the server is up: a server that is still starting would not pass
   * the check, because its first statements take seconds.
   */
  setUp(work: (run: Run) => Promise<unknown>): Promise<void>
  close(): Promise<void>
}

/** Opens a connection. It connects only with the first statement. */
export const openConnection = (options: Neo4jOptions): Connection => {
  const reading = openLane(options, { limitMs: options.readLimitMs ?? READ_LIMIT_MS, retriesMs: READ_RETRIES_MS })
  const changing = openLane(options, { limitMs: CHANGE_LIMIT_MS, retriesMs: CHANGE_RETRIES_MS })
  return {
    read: (work) => inSpan(spanOf('READ'), () => reading.run('READ', work)),
    async change(work) {
      return inSpan(spanOf('WRITE'), async () => {
        await reading.run('READ', (run) => run('RETURN 1 AS one', {}))
        return changing.run('WRITE', work)
      })
    },
    async setUp(work) {
      await changing.run('WRITE', work)
    },
    async close() {
      await Promise.all([reading.close(), changing.close()])
    },
  }
}

const spanOf = (name: 'READ' | 'WRITE'): SpanStart => {
  return { name, kind: 'client', attributes: { 'db.system.name': 'neo4j', 'db.operation.name': name } }
}

interface Lane {
  run<Result>(mode: 'READ' | 'WRITE', work: (run: Run) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

const openLane = (options: Neo4jOptions, { limitMs, retriesMs }: { limitMs: number; retriesMs: number }): Lane => {
  let driver = openDriver(options, retriesMs)
  /** True from a timeout until the server next answers in time. */
  let hangs = false
  let isProbing = false

  /**
   * Replaces the driver when the server hangs: the old one waits forever, and its pool would fill with hung
   * connections.
   */
  const replace = (hung: Driver) => {
    hangs = true
    if (driver !== hung) return
    driver = openDriver(options, retriesMs)
    closeQuietly(hung)
  }

  return {
    async run(mode, work) {
      // Nothing closes a connection that waits for the handshake, so a hung server is tried by one request at a time.
      if (hangs && isProbing) throw asUnavailable(new TooSlow('still no answer after a timeout'))
      const probes = hangs
      if (probes) isProbing = true
      const used = driver
      const session = used.session({ defaultAccessMode: mode })
      const managed = async (transaction: ManagedTransaction) => work(runIn(transaction))
      const config = { timeout: limitMs }
      const answer = mode === 'READ' ? session.executeRead(managed, config) : session.executeWrite(managed, config)
      try {
        const result = await within(limitMs, answer, () => {
          replace(used)
          return new TooSlow(`no answer within ${limitMs} ms`)
        })
        hangs = false
        return result
      } catch (error) {
        throw asUnavailable(error)
      } finally {
        if (probes) isProbing = false
        session.close().catch(() => {})
      }
    },
    async close() {
      await orLate(
        CONNECT_LIMIT_MS,
        driver.close().catch(() => {}),
      )
    },
  }
}

const openDriver = ({ url, user, password, readLimitMs = READ_LIMIT_MS }: Neo4jOptions, retriesMs: number): Driver =>
  neo4j.driver(url, password === null ? undefined : neo4j.auth.basic(user, password), {
    connectionTimeout: Math.max(CONNECT_LIMIT_MS, readLimitMs / 2),
    connectionAcquisitionTimeout: readLimitMs,
    maxTransactionRetryTime: retriesMs,
    maxConnectionPoolSize: 20,
    useBigInt: true,
    userAgent: 'agent-memory',
    telemetryDisabled: true,
  })

const closeQuietly = (driver: Driver): void => {
  driver.close().catch(() => {})
}

const runIn =
  (transaction: ManagedTransaction): Run =>
  async <Result extends Row>(text: string, parameters: Row) => {
    const { records } = await transaction.run(text, parameters)
    return records.map((record) => record.toObject() as Result)
  }

class TooSlow extends Error {}

/** Codes of permanent errors: a bug of ours, or bad input. */
const PERMANENT = /^Neo\.ClientError\.(Statement|Schema|Procedure|Request)\./

/**
 * Turns a timeout, or an error of the server that is not permanent, into service_unavailable, so that no job is given
 * up because of it. A wrong password does not count as permanent.
 */
const asUnavailable = (error: unknown): unknown => {
  const isServers = error instanceof TooSlow || (error instanceof Neo4jError && !PERMANENT.test(error.code))
  if (!isServers) return error
  return new Unavailable('neo4j', 'The graph store is not available right now. Retry in a moment.', {
    retryAfter: 1,
    cause: error,
  })
}
