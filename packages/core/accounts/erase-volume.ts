import { forATurn } from '../documents/turn.js'
import type { VolumeStore } from '../ports/accounts/volumes.js'

/** Maximum rows erased per transaction. */
const BATCH = 500

export interface EraseVolumePorts {
  volumes: Pick<VolumeStore, 'eraseRows' | 'endErasing' | 'eraseLater'>
  now: () => Date
}

/**
 * Runs the job that erases what is left of a deleted volume; idempotent. A large volume takes many runs, each enqueued
 * by the previous one, so that other organizations get their turn in between.
 * @throws AppError service_unavailable
 */
export const eraseDeletedVolume = async (
  { volumes, now }: EraseVolumePorts,
  { volumeId, outboxId, signal }: { volumeId: string; outboxId: bigint; signal: AbortSignal },
): Promise<void> => {
  const isDone = await forATurn(now, signal, () => volumes.eraseRows(volumeId, BATCH))
  await (isDone ? volumes.endErasing(volumeId, outboxId) : volumes.eraseLater(outboxId))
}
