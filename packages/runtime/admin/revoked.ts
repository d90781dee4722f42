import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { installationName } from '@agent-memory/adapters/postgres/connection/installation'
import { sendRevoked } from '@agent-memory/adapters/postgres/connection/signals'
import type { Config } from '../config/config.js'
import { prefixIn } from '../work/transports.js'

/** Time for Redis to answer. A longer wait would gain little: the processes soon notice the revocation themselves. */
const REDIS_LIMIT_MS = 2_000

/**
 * Tells the running processes, over the transport that they use, that access was revoked, so that open streams end at
 * once. Returns false if the signal could not be sent; the processes then notice the revocation within seconds.
 */
export const announceRevoked = async (
  { redisUrl }: Config,
  database: Database,
  ids: readonly string[],
): Promise<boolean> => {
  if (ids.length === 0) return true
  if (redisUrl === undefined) {
    await sendRevoked(database, ids)
    return true
  }
  const { openRedis } = await import('@agent-memory/adapters/redis/connection')
  const { sendRevoked: publishRevoked } = await import('@agent-memory/adapters/redis/signals')
  try {
    const redis = await openRedis({ url: redisUrl, log: { info() {}, warn() {} }, startLimitMs: REDIS_LIMIT_MS })
    try {
      await publishRevoked(redis, prefixIn(await installationName(database)), ids)
    } finally {
      await redis.close()
    }
    return true
  } catch {
    return false
  }
}
