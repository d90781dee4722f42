import { AppError, isUnavailable, Unavailable } from '@agent-memory/core/errors'

/** Messages and codes of ioredis errors for a server that is down or hangs. */
const CLIENT_MESSAGE =
  /^(Command timed out|Connection is closed|Connection in subscriber mode|Stream isn't writeable|Reached the max retries per request|Socket timeout|connect )|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|All sentinels are unreachable/
/** Temporary error replies (Redis is loading its data, full, failing over, unable to save, or busy with a script). */
const NOT_NOW_REPLY =
  /^(LOADING|OOM|READONLY|MASTERDOWN|CLUSTERDOWN|MISCONF|BUSY|NOREPLICAS|TRYAGAIN)\b|\bOOM command not allowed/

export const redisUnavailable = (cause: unknown): AppError =>
  new Unavailable('redis', 'Redis is not available right now. Retry in a moment.', { retryAfter: 1, cause })

/** Turns an error of a Redis that is down, full or restarting into `service_unavailable`; returns others unchanged. */
export const asRedisUnavailable = (error: unknown): unknown =>
  isRedisUnavailable(error) && !(error instanceof AppError) ? redisUnavailable(error) : error

/** Whether an error, before or after `asRedisUnavailable`, means that Redis is down, full or restarting. */
export const isRedisUnavailable = (error: unknown): boolean => {
  if (error instanceof AppError) return isUnavailable(error)
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return [error.message, code ?? ''].some((text) => CLIENT_MESSAGE.test(text) || NOT_NOW_REPLY.test(text))
}
