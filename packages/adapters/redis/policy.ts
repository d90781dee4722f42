/** The fields of `INFO memory` that we use. */
export interface RedisMemory {
  /** Redis's setting maxmemory-policy. */
  policy: string
  usedBytes: number
  /** Redis's setting maxmemory; 0 means no limit. */
  maxBytes: number
}

/** Reads the reply of `INFO memory`. */
export const parseMemory = (info: string): RedisMemory => {
  const field = (name: string): string => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1] ?? ''
  return {
    policy: field('maxmemory_policy'),
    usedBytes: Number(field('used_memory')),
    maxBytes: Number(field('maxmemory')),
  }
}

/** Returns how to fix a Redis that evicts keys and so loses jobs; undefined if this Redis evicts none. */
export const whyUnfit = ({ policy }: RedisMemory): string | undefined =>
  policy === 'noeviction'
    ? undefined
    : `Redis at REDIS_URL evicts keys when it is full (its maxmemory-policy is ${policy || 'unknown'}), which loses jobs: set maxmemory-policy to noeviction.`

/**
 * From this share of maxmemory on, writes are rejected, because a full Redis with noeviction cannot even dispatch jobs.
 */
const NEARLY_FULL_SHARE = 0.7

export const isNearlyFull = ({ usedBytes, maxBytes }: RedisMemory): boolean =>
  maxBytes > 0 && usedBytes >= NEARLY_FULL_SHARE * maxBytes

/** Whether Redis is full, so that jobs can be neither added nor dispatched. */
export const isFull = ({ usedBytes, maxBytes }: RedisMemory): boolean => maxBytes > 0 && usedBytes >= maxBytes
