import { AppError, isUnavailable, Unavailable } from '@agent-memory/core/errors'

/** Retryable error classes and codes (PostgreSQL documentation, appendix "Error Codes"). */
const RETRYABLE_STATES = /^(08...|53...|57P0[1-5]|57014|58...|40001|40P01|25P03|25006|55P03)$/
const RETRYABLE_SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  // A Unix socket whose server accepts no more connections for now.
  'EAGAIN',
])
/** pg's messages for a broken connection, a hung server and an exhausted pool. */
const RETRYABLE_MESSAGE =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/
/**
 * Prisma's codes for an unavailable database (see Prisma's error reference): unreachable, timed out, closed, no
 * connection, lost transaction.
 */
const RETRYABLE_PRISMA = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2034', 'P2037'])
/** The driver adapter's names for an unavailable database, because Prisma does not have a code for each failure. */
const RETRYABLE_KIND = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections'])

/**
 * Turns errors that mean PostgreSQL is down, full or restarting into `service_unavailable`; returns any other error
 * unchanged.
 */
export const asUnavailable = (error: unknown): unknown =>
  !(error instanceof AppError) && chain(error).some(isRetryable)
    ? new Unavailable('postgresql', 'The database is not available right now. Retry in a moment.', {
        retryAfter: 1,
        cause: error,
      })
    : error

/** Whether an error means that a store is down, full or restarting; true also for an error service_unavailable. */
export const meansUnavailable = (error: unknown): boolean => isUnavailable(asUnavailable(error))

/**
 * Returns the error and its causes, at most 8 in all: Prisma wraps the driver's error, and Node wraps one failure per
 * address of a host.
 */
const chain = (error: unknown): ErrorLike[] => {
  const found: ErrorLike[] = []
  const open = [error]
  while (open.length > 0 && found.length < 8) {
    const next = open.shift() as ErrorLike | undefined
    if (!next || typeof next !== 'object' || found.includes(next)) continue
    found.push(next)
    open.push(next.cause, next.meta?.driverAdapterError, ...(next.errors ?? []))
  }
  return found
}

interface ErrorLike {
  code?: unknown
  originalCode?: unknown
  kind?: unknown
  message?: unknown
  cause?: unknown
  meta?: { driverAdapterError?: unknown }
  errors?: unknown[]
}

const isRetryable = ({ code, originalCode, kind, message }: ErrorLike): boolean =>
  [code, originalCode].some((given) => typeof given === 'string' && isRetryableCode(given)) ||
  (typeof kind === 'string' && RETRYABLE_KIND.has(kind)) ||
  (typeof message === 'string' && RETRYABLE_MESSAGE.test(message))

const isRetryableCode = (code: string): boolean =>
  RETRYABLE_STATES.test(code) || RETRYABLE_SYSTEM.has(code) || RETRYABLE_PRISMA.has(code)

/** System error codes for an unreachable server. */
const NO_ANSWER = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
/** pg's messages when `connectionTimeoutMillis` expires. */
const TOO_SLOW = /timeout exceeded when trying to connect|terminated due to connection timeout/
/** SQLSTATE classes 28 (user, password, pg_hba.conf) and 3D (no such database). */
const REFUSED = /^(28|3D)...$/

/**
 * Turns the failure of a first connection into one sentence that says what to do; returns any other error unchanged.
 * The sentence shows the server's address, never the password.
 */
export function explainConnectFailure(error: unknown, databaseUrl: string): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  const { host } = new URL(databaseUrl)
  if (NO_ANSWER.has(code) || TOO_SLOW.test(message)) {
    const why = code || 'no answer in time'
    return new Error(`No PostgreSQL answers at ${host} (${why}): start PostgreSQL there, or correct DATABASE_URL.`, {
      cause: error,
    })
  }
  if (REFUSED.test(code)) {
    const said = `PostgreSQL at ${host} refuses the connection (${message})`
    return new Error(`${said}: correct DATABASE_URL, or create the user and the database that it names.`, {
      cause: error,
    })
  }
  return error
}
