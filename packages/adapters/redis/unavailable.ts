import { AppError, isUnavailable, Unavailable } from '@agent-memory/core/errors'

/** What ioredis says of a server that is away or hangs. */
const CLIENT_MESSAGE =
  /^(Command timed out|Connection is closed|Connection in subscriber mode|Stream isn't writeable|Reached the max retries per request|Socket timeout|connect )|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|All sentinels are unreachable/
/** Error replies that say: not now (Redis: loading its data, full, failing over, cannot save, kept busy by a script). */
const NOT_NOW_REPLY =
  /^(LOADING|OOM|READONLY|MASTERDOWN|CLUSTERDOWN|MISCONF|BUSY|NOREPLICAS|TRYAGAIN)\b|\bOOM command not allowed/

/** The Redis that a process needs for this cannot answer now. */
export const redisUnavailable = (cause: unknown): AppError =>
  new Unavailable('redis', 'Redis is not available right now. Retry in a moment.', { retryAfter: 1, cause })

/** Turns an error that says that Redis is away, full or restarting into `service_unavailable`; others stay. */
export const asRedisUnavailable = (error: unknown): unknown =>
  saysRedisAway(error) && !(error instanceof AppError) ? redisUnavailable(error) : error

/** Whether an error, translated or not, says so. */
export const saysRedisAway = (error: unknown): boolean => {
  if (error instanceof AppError) return isUnavailable(error)
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return [error.message, code ?? ''].some((text) => CLIENT_MESSAGE.test(text) || NOT_NOW_REPLY.test(text))
}
