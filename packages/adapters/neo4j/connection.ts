import { setTimeout as wait } from 'node:timers/promises'
import { Unavailable } from '@agent-memory/core/errors'
import { inSpan, type SpanStart } from '@agent-memory/core/work/tracing'
import neo4j, { type Driver, type ManagedTransaction, Neo4jError } from 'neo4j-driver'
import { within } from '../time-limit.js'

export interface Neo4jOptions {
  /** bolt:// or neo4j://, with +s for TLS. */
  url: string
  user: string
  /** Null for a server that asks for none. */
  password: string | null
  /** Milliseconds that a request waits for a read; 1,500 unless given. */
  readLimitMs?: number
}

/** A read, and the look whether the server is there at all, is answered or given up in time for the request behind it. */
const READ_LIMIT_MS = 1_500
const CHANGE_LIMIT_MS = 15_000
const CONNECT_LIMIT_MS = 1_000
/** What a server says no to for a moment (a deadlock, a leader that changes) is asked again for so long. */
const READ_RETRIES_MS = 500
const CHANGE_RETRIES_MS = 10_000

export type Row = Record<string, unknown>
/** Runs a statement; whatever comes from outside is in the parameters. */
export type Run = <Result extends Row>(text: string, parameters: Row) => Promise<Result[]>

/** A server, by drivers that never wait for long. Every method throws service_unavailable when it is away, hung or busy. */
export interface Connection {
  /** In one transaction, begun again when the server says that it is worth it: `work` is run once or more. */
  read<Result>(work: (run: Run) => Promise<Result>): Promise<Result>
  /** The same. That the server is there is known as soon as with a read, that a change is through within 15 s. */
  change<Result>(work: (run: Run) => Promise<Result>): Promise<Result>
  /** A change that waits for a server which is just starting: its first statements take seconds. */
  setUp(work: (run: Run) => Promise<unknown>): Promise<void>
  close(): Promise<void>
}

/** Opens no connection by itself: the first statement does. */
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
  /** From an answer that did not come in time to the next one that does. */
  let hangs = false
  let isTried = false

  /** The driver waits for ever for an answer of a server that hangs, and its pool would fill with such connections. */
  const leave = (hung: Driver) => {
    hangs = true
    if (driver !== hung) return
    driver = openDriver(options, retriesMs)
    closeQuietly(hung)
  }

  return {
    async run(mode, work) {
      // Nothing closes a connection that waits for the server's first word: while it hangs there is one at a time.
      if (hangs && isTried) throw asUnavailable(new TooSlow('no answer yet after one that did not come in time'))
      const tries = hangs
      if (tries) isTried = true
      const used = driver
      const session = used.session({ defaultAccessMode: mode })
      const managed = async (transaction: ManagedTransaction) => work(runIn(transaction))
      const config = { timeout: limitMs }
      const answer = mode === 'READ' ? session.executeRead(managed, config) : session.executeWrite(managed, config)
      try {
        const result = await within(limitMs, answer, () => {
          leave(used)
          return new TooSlow(`no answer within ${limitMs} ms`)
        })
        hangs = false
        return result
      } catch (error) {
        throw asUnavailable(error)
      } finally {
        if (tries) isTried = false
        session.close().catch(() => {})
      }
    },
    async close() {
      await Promise.race([driver.close().catch(() => {}), wait(CONNECT_LIMIT_MS, undefined, { ref: false })])
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

/** What the server refuses for good: a fault of ours, or of what it was given. */
const REFUSED = /^Neo\.ClientError\.(Statement|Schema|Procedure|Request)\./

/** Anything that may be otherwise in a moment, a wrong password among it, is no fault of the job. */
const asUnavailable = (error: unknown): unknown => {
  const isServers = error instanceof TooSlow || (error instanceof Neo4jError && !REFUSED.test(error.code))
  if (!isServers) return error
  return new Unavailable('neo4j', 'The graph store is not available right now. Retry in a moment.', {
    retryAfter: 1,
    cause: error,
  })
}
