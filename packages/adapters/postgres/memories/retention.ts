import type { Retention } from '@agent-memory/core/ports/memory/retention'
import type { PoolClient } from 'pg'
import { inExistingVolume } from '../accounts/existing-volume.js'
import { openLinkRetention } from '../accounts/people/link-retention.js'
import type { Database } from '../connection/database.js'
import { openOAuthRetention } from '../oauth/oauth-retention.js'
import { enqueueJob } from '../work/enqueue.js'
import { eraseWordings, lockToErase, type Outside } from './changes/erase-memory.js'

/** Long, because no request waits for these statements, and they may read a whole table. */
const LIMIT_MS = 30_000

/** SQL condition: `m` is a rejected memory that neither the guard nor a reviewer has changed since $1. */
const DUE = `m.status = 'rejected' AND m.decided_at < $1
  AND NOT EXISTS (SELECT FROM memory_changes c WHERE c.memory_id = m.memory_id AND c.created_at >= $1)`

/** @param outside whether an external index or graph store must be notified of erasures */
export const openRetention = (
  database: Database,
  { external = false, externalGraph = false }: Partial<Outside> = {},
): Retention => ({
  async eraseRejected(before, limit) {
    const rows = await database.query<{ volume_id: string; ids: string[] }>({
      text: `SELECT volume_id, array_agg(memory_id) AS ids
             FROM (SELECT m.volume_id, m.memory_id FROM memories m WHERE ${DUE} AND ${inExistingVolume('m')}
                   ORDER BY m.decided_at LIMIT $2) AS due
             GROUP BY volume_id`,
      values: [before, limit],
      query_timeout: LIMIT_MS,
    })
    for (const { volume_id: volumeId, ids } of rows)
      await database.transaction((client) =>
        eraseDue(client, { volumeId, ids, before, outside: { external, externalGraph } }),
      )
    return rows.reduce((sum, { ids }) => sum + ids.length, 0)
  },

  async removeIdempotencyKeys(before, limit) {
    const rows = await database.query({
      text: `UPDATE writes SET idempotency_key = NULL WHERE write_id IN (
               SELECT write_id FROM writes WHERE idempotency_key IS NOT NULL AND created_at <= $1
               LIMIT $2 FOR UPDATE SKIP LOCKED)
             RETURNING 1`,
      values: [before, limit],
      query_timeout: LIMIT_MS,
    })
    return rows.length
  },

  async removeTombstones(before, limit) {
    const rows = await database.query({
      text: `DELETE FROM tombstones WHERE (volume_id, seq) IN (
               SELECT volume_id, seq FROM tombstones WHERE created_at < $1
               ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED)
             RETURNING 1`,
      values: [before, limit],
      query_timeout: LIMIT_MS,
    })
    return rows.length
  },

  async forgetBroadcasts(before, limit) {
    const rows = await database.query({
      text: `UPDATE events SET broadcast = NULL WHERE event_id IN (
               SELECT event_id FROM events WHERE broadcast IS NOT NULL AND created_at < $1
               ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED)
             RETURNING 1`,
      values: [before, limit],
      query_timeout: LIMIT_MS,
    })
    return rows.length
  },

  removeEvents: (before, limit) => removeOld(database, { table: 'events', key: 'event_id' }, before, limit),
  removeDeliveries: (before, limit) =>
    removeOld(database, { table: 'webhook_deliveries', key: 'webhook_id, event_id' }, before, limit),

  ...openOAuthRetention(database, LIMIT_MS),
  ...openLinkRetention(database, LIMIT_MS),

  async removeFormerSecrets(now) {
    await database.query({
      text: `UPDATE webhook_subscriptions SET previous_secret = NULL, previous_until = NULL WHERE previous_until <= $1`,
      values: [now],
      query_timeout: LIMIT_MS,
    })
  },
})

/** Removes at most `limit` rows created before the time `before`, oldest first; returns how many. */
const removeOld = async (
  database: Database,
  { table, key }: { table: string; key: string },
  before: Date,
  limit: number,
): Promise<number> => {
  const rows = await database.query({
    text: `DELETE FROM ${table} WHERE (${key}) IN (
             SELECT ${key} FROM ${table} WHERE created_at < $1 ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED)
           RETURNING 1`,
    values: [before, limit],
    query_timeout: LIMIT_MS,
  })
  return rows.length
}

interface Due {
  volumeId: string
  ids: readonly string[]
  before: Date
  outside: Outside
}

const eraseDue = async (client: PoolClient, { volumeId, ids, before, outside }: Due): Promise<void> => {
  if (!(await lockToErase(client, volumeId))) return
  // Checked again under the volume's lock, because a reviewer may have restored a memory in the meantime.
  const { rows } = await client.query<{ memory_id: string }>(
    `WITH due AS (SELECT m.memory_id FROM memories m WHERE m.memory_id = ANY($2) AND ${DUE})
     SELECT memory_id FROM due UNION SELECT m.memory_id FROM memories m JOIN due ON m.merged_into = due.memory_id`,
    [before, ids],
  )
  if (rows.length === 0) return
  const erased = rows.map((row) => row.memory_id)
  await eraseWordings(client, volumeId, erased, outside)
  if (outside.external) await enqueueJob(client, 'document.unindex', { volumeId, payload: { memory_ids: erased } })
}
