import { AppError, isUnavailable, Unavailable } from '@agent-memory/core/errors'

/** Classes and codes of PostgreSQL that say: not now, try again (docs of PostgreSQL, appendix "Error Codes"). */
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
])
/** What pg says of a connection that broke, of a server that hangs, and of a pool with nothing to lend. */
const RETRYABLE_MESSAGE =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/
/** Prisma's codes for the same (its error reference): not reachable, timed out, closed, no connection, transaction lost. */
const RETRYABLE_PRISMA = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2034', 'P2037'])
/** And what its driver adapter calls them, which stands alone where Prisma has no code. */
const RETRYABLE_KIND = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections'])

/**
 * Turns an error that says that PostgreSQL is away, full or restarting into `service_unavailable`; gives any other
 * error back as it is.
 */
export const asUnavailable = (error: unknown): unknown =>
  !(error instanceof AppError) && chain(error).some(isRetryable)
    ? new Unavailable('postgresql', 'The database is not available right now. Retry in a moment.', {
        retryAfter: 1,
        cause: error,
      })
    : error

/** Whether an error, translated or not, says that a store is away, full or restarting. */
export const saysAway = (error: unknown): boolean => isUnavailable(asUnavailable(error))

/** The error with its causes: Prisma wraps what the driver said, and Node the refusals of a host's several addresses. */
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
