import type { PoolClient } from 'pg'
import { INGESTION_ENDS_SECONDS } from '../documents/document-chunks.js'
import { enqueueJob } from '../work/enqueue.js'

/**
 * Deletes a volume's row and its connections; returns false if there is no such volume. After the commit, nothing finds
 * the volume, and a trigger has enqueued the job `volume.erase`, which erases its rows. Thanks to the lock on the
 * volume's row, an earlier write is erased with the rest and a later write finds no volume.
 * `external`: whether an external index must be notified.
 */
export const eraseVolume = async (
  client: PoolClient,
  orgId: string,
  volumeId: string,
  { external }: { external: boolean },
): Promise<boolean> => {
  const { rowCount } = await client.query('SELECT FROM volumes WHERE org_id = $1 AND volume_id = $2 FOR UPDATE', [
    orgId,
    volumeId,
  ])
  if (rowCount === 0) return false
  if (external) await unindexLateChunks(client, volumeId)
  await client.query(TAKE_KEYS, [volumeId])
  await client.query('DELETE FROM volumes WHERE volume_id = $1', [volumeId])
  return true
}

/**
 * Disables the volume's webhooks and detaches them from their keys. A webhook without a key is no longer listed. Nor is
 * it deleted together with its former key, which could delete many deliveries at once. Locks rows in the same order as
 * ../notify/lost-access.ts.
 */
const TAKE_KEYS = `
  UPDATE webhook_subscriptions SET key_id = NULL, status = 'disabled'
  WHERE webhook_id IN (
    SELECT webhook_id FROM webhook_subscriptions WHERE volume_id = $1 ORDER BY webhook_id FOR UPDATE)`

/** Enqueues a late removal from the index, because a run of an ingestion may still be indexing chunks of a document. */
const unindexLateChunks = async (client: PoolClient, volumeId: string): Promise<void> => {
  const { rowCount } = await client.query(
    `SELECT FROM documents WHERE volume_id = $1 AND status <> 'completed' LIMIT 1`,
    [volumeId],
  )
  if (rowCount === 0) return
  const inSeconds = INGESTION_ENDS_SECONDS
  await enqueueJob(client, 'volume.unindex', { volumeId, payload: { volume_id: volumeId }, inSeconds })
}
