import { AppError } from '@agent-memory/core/errors'

/** Classes and codes of PostgreSQL that say: not now, try again (docs of PostgreSQL, appendix "Error Codes"). */
const RETRYABLE_STATES = /^(08...|53...|57P0[1-5]|58030|40001|40P01|25006)$/
const RETRYABLE_SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** What pg says of a connection that broke, of a server that hangs, and of a pool with nothing to lend. */
const RETRYABLE_MESSAGE =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/
/** Prisma's codes for the same (its error reference): not reachable, timed out, closed, no connection, transaction lost. */
const RETRYABLE_PRISMA = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2034'])

/**
 * Turns an error that says that PostgreSQL is away, full or restarting into `service_unavailable`; gives any other
 * error back as it is.
 */
export const asUnavailable = (error: unknown): unknown =>
  !(error instanceof AppError) && chain(error).some(isUnavailable)
    ? new AppError('service_unavailable', 'The database is not available right now. Retry in a moment.', {
        retryAfter: 1,
        cause: error,
      })
    : error

/** The error with its causes: Prisma wraps what the driver said. */
const chain = (error: unknown): ErrorLike[] => {
  const found: ErrorLike[] = []
  let next = error as ErrorLike | undefined
  while (next && typeof next === 'object' && found.length < 8 && !found.includes(next)) {
    found.push(next)
    next = next.cause ?? next.meta?.driverAdapterError
  }
  return found
}

interface ErrorLike {
  code?: unknown
  originalCode?: unknown
  message?: unknown
  cause?: ErrorLike
  meta?: { driverAdapterError?: ErrorLike }
}

const isUnavailable = ({ code, originalCode, message }: ErrorLike): boolean =>
  [code, originalCode].some((given) => typeof given === 'string' && isRetryableCode(given)) ||
  (typeof message === 'string' && RETRYABLE_MESSAGE.test(message))

const isRetryableCode = (code: string): boolean =>
  RETRYABLE_STATES.test(code) || RETRYABLE_SYSTEM.has(code) || RETRYABLE_PRISMA.has(code)
