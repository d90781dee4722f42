/** What `INFO memory` says that we go by. */
export interface RedisMemory {
  /** maxmemory-policy */
  policy: string
  usedBytes: number
  /** maxmemory; 0 where there is no bound. */
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

/** A Redis that may evict keys loses jobs: a sentence that says what to do, or undefined when it keeps all. */
export const whyUnfit = ({ policy }: RedisMemory): string | undefined =>
  policy === 'noeviction'
    ? undefined
    : `Redis at REDIS_URL evicts keys when it is full (its maxmemory-policy is ${policy || 'not told'}), which loses jobs: set maxmemory-policy to noeviction.`

/** From so much of its maxmemory on no more is added: a full Redis under noeviction does not even hand out its jobs. */
const NEARLY_FULL_SHARE = 0.7

export const isNearlyFull = ({ usedBytes, maxBytes }: RedisMemory): boolean =>
  maxBytes > 0 && usedBytes >= NEARLY_FULL_SHARE * maxBytes

/** Nothing can be added, and nothing that was is handed out. */
export const isFull = ({ usedBytes, maxBytes }: RedisMemory): boolean => maxBytes > 0 && usedBytes >= maxBytes
