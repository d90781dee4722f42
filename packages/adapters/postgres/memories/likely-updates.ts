import type { LikelyUpdates } from '@agent-memory/core/ports/memory/likely-updates'
import type { Database } from '../connection/database.js'

/**
 * Ends the job $1 and pairs the memory $2 of the volume $3 with the older memories $4. Leaves out memories that have
 * changed since the sequence number $5. Locks the others, so that none changes before the commit. Also leaves out a
 * memory that is being changed, because waiting for it could deadlock with a change of several memories.
 */
const STORE = `WITH ended AS (DELETE FROM outbox WHERE outbox_id = $1 RETURNING outbox_id),
  unchanged AS (
    SELECT m.memory_id FROM memories m
    WHERE EXISTS (SELECT FROM ended) AND m.volume_id = $3 AND (m.memory_id = $2 OR m.memory_id = ANY($4))
      AND m.seq <= $5 AND m.status = 'approved'
    FOR SHARE OF m SKIP LOCKED)
  INSERT INTO likely_updates (volume_id, older_id, newer_id)
  SELECT $3, older.memory_id, newer.memory_id
  FROM unchanged newer JOIN unchanged older ON newer.memory_id = $2 AND older.memory_id <> $2
  ON CONFLICT DO NOTHING`

/**
 * Opens the store of likely updates: pairs of memories in which the newer memory probably gives another value for what
 * the older one says.
 */
export const openLikelyUpdates = (database: Database): LikelyUpdates => ({
  async store(outboxId, found) {
    const { memoryId = null, volumeId = null, headSeq = null } = found?.newer ?? {}
    const values = [outboxId, memoryId, volumeId, found?.olders ?? [], headSeq]
    await database.query({ name: 'store-likely-updates', text: STORE, values })
  },
})

/**
 * SQL expression: the three newest likely updates of the memory `m`, newest first. Unless `last` is null, leaves out
 * those whose position is after `last`.
 * @param last an SQL parameter, such as `$3`
 */
export const likelyUpdatesSql = (last: string): string => `ARRAY(
  SELECT l.newer_id FROM likely_updates l JOIN memories newer ON newer.memory_id = l.newer_id
  WHERE l.older_id = m.memory_id AND (${last}::bigint IS NULL OR newer.position <= ${last})
  ORDER BY newer.position DESC LIMIT 3)`
