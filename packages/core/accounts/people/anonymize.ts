import { forATurn } from '../../documents/turn.js'
import type { AccountErasure } from '../../ports/accounts/erasure.js'
import type { MemoryStore } from '../../ports/memory/memories.js'

/**
 * Returns the name that replaces a deleted user's name on what the user wrote. It contains part of the user's id, so
 * that two deleted users are not mistaken for one.
 */
export const formerName = (userId: string): string => `deleted user ${userId.slice(0, 8)}`

/** How many memories one transaction changes while it holds the volume's lock. */
const PAGE = 100

export interface AnonymizePorts {
  accountErasure: Pick<AccountErasure, 'namedIn' | 'anonymizeMemories' | 'anonymizeRest' | 'anonymizeLater'>
  memories: Pick<MemoryStore, 'finish'>
  now: () => Date
}

/**
 * Runs the job that replaces the name of a deleted user in a volume that belongs to others. Idempotent. If there is too
 * much for one run, the run enqueues the next one.
 * @throws AppError service_unavailable
 */
export const anonymizeAuthor = async (
  { accountErasure, memories, now }: AnonymizePorts,
  { volumeId, userId, outboxId, signal }: { volumeId: string; userId: string; outboxId: bigint; signal: AbortSignal },
): Promise<void> => {
  let found: string[] = []
  const isDone = await forATurn(now, signal, async () => {
    if (found.length === 0) found = await accountErasure.namedIn(volumeId, userId)
    if (found.length === 0) return accountErasure.anonymizeRest(volumeId, userId)
    await accountErasure.anonymizeMemories(volumeId, userId, found.splice(0, PAGE))
    return false
  })
  await (isDone ? memories.finish(outboxId) : accountErasure.anonymizeLater(outboxId))
}
