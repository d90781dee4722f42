import { forATurn } from '../../documents/turn.js'
import type { AccountErasure } from '../../ports/accounts/erasure.js'
import type { MemoryStore } from '../../ports/memory/memories.js'

/** Takes the place of the name of a deleted user on what they wrote: distinct, so that two are not taken for one. */
export const formerName = (userId: string): string => `deleted user ${userId.slice(0, 8)}`

export interface AnonymizePorts {
  accountErasure: Pick<AccountErasure, 'anonymize' | 'anonymizeLater'>
  memories: Pick<MemoryStore, 'finish'>
  now: () => Date
}

/**
 * Runs the job that replaces the name of a deleted user in a volume of others. Idempotent. If there is much, each run
 * enqueues the next one.
 * @throws AppError service_unavailable
 */
export const anonymizeAuthor = async (
  { accountErasure, memories, now }: AnonymizePorts,
  { volumeId, userId, outboxId, signal }: { volumeId: string; userId: string; outboxId: bigint; signal: AbortSignal },
): Promise<void> => {
  const isDone = await forATurn(now, signal, () => accountErasure.anonymize(volumeId, userId))
  await (isDone ? memories.finish(outboxId) : accountErasure.anonymizeLater(outboxId))
}
