import type { LikelyUpdates } from '@agent-memory/core/ports/memory/likely-updates'
import type { Database } from '../connection/database.js'
import { enqueueSql } from '../work/enqueue.js'

/**
 * Ends the job $1, and stores the pairs of the memory $2 of the volume $3 with the memories $4 that have not changed
 * since the sequence number $5, each pair both ways. Locks each memory, so that no text can change until the commit, and
 * leaves out a memory that is being changed: it never waits, so it cannot deadlock with a change of several memories.
 */
const STORE = `WITH ended AS (DELETE FROM outbox WHERE outbox_id = $1 RETURNING outbox_id),
  unchanged AS (
    SELECT m.memory_id FROM memories m
    WHERE EXISTS (SELECT FROM ended) AND m.volume_id = $3 AND (m.memory_id = $2 OR m.memory_id = ANY($4))
      AND m.seq <= $5 AND m.status = 'approved'
    FOR SHARE OF m SKIP LOCKED),
  to_refine AS (${enqueueSql('memory.refine', {
    volumeId: 'volume_id',
    payload: { memory_id: 'memory_id' },
    from: `memories WHERE $6 AND memory_id = $2 AND EXISTS (SELECT FROM ended)`,
  })})
  INSERT INTO likely_updates (memory_id, other_id)
  SELECT pair.memory_id, pair.other_id
  FROM unchanged one JOIN unchanged other ON one.memory_id = $2 AND other.memory_id <> $2,
    LATERAL (VALUES (one.memory_id, other.memory_id), (other.memory_id, one.memory_id)) AS pair (memory_id, other_id)
  ON CONFLICT DO NOTHING`

/** Pairs of memories of which the newer one probably gives another value for what the older one says. */
export const openLikelyUpdates = (database: Database): LikelyUpdates => ({
  async store(outboxId, found, thenRefine) {
    const { memoryId = null, volumeId = null, headSeq = null } = found?.subject ?? {}
    const others = found?.others ?? []
    await database.query({
      name: 'store-likely-updates',
      text: STORE,
      values: [outboxId, memoryId, volumeId, others, headSeq, thenRefine],
    })
  },
})
