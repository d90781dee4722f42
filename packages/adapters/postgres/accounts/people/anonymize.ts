import { formerName } from '@agent-memory/core/accounts/people/anonymize'
import type { AccountErasure } from '@agent-memory/core/ports/accounts/erasure'
import type { PoolClient } from 'pg'
import type { Database } from '../../connection/database.js'
import { ENQUEUE_AGAIN, enqueueJob, enqueueSql } from '../../work/enqueue.js'
import { replaceInMemories } from './replace-name.js'
import { slow } from './slow.js'

/**
 * Delay of the second run, which replaces the name again: requests that began before the erasure may have written it
 * after the first run.
 */
const AGAIN_SECONDS = 60
/**
 * Maximum memories per search. The number is high, because each search reads everything that the user wrote in the
 * volume.
 */
const FOUND_AT_ONCE = 20_000
/** Maximum rows of other tables changed per transaction. */
const PAGE = 1_000

/** Enqueues the job that replaces the user's name: now, and again once the requests under way have ended. */
export const enqueueAnonymizing = async (client: PoolClient, userId: string): Promise<void> => {
  const job = { payload: { user_id: userId } }
  await enqueueJob(client, 'user.anonymize', job)
  await enqueueJob(client, 'user.anonymize', { ...job, inSeconds: AGAIN_SECONDS })
}

type Anonymizing = Pick<
  AccountErasure,
  'anonymizeUser' | 'namedIn' | 'anonymizeMemories' | 'anonymizeRest' | 'anonymizeLater'
>

/** @param external whether an index outside PostgreSQL must be notified of changes */
export const openAnonymizing = (database: Database, { external }: { external: boolean }): Anonymizing => ({
  anonymizeUser: (userId, outboxId) =>
    database.transaction(async (client) => {
      await client.query(slow(IN_AUDIT_LOGS, [userId, formerName(userId)]))
      await client.query(slow(FOR_EACH_VOLUME, [userId]))
      await client.query('DELETE FROM outbox WHERE outbox_id = $1', [outboxId])
    }),

  async namedIn(volumeId, userId) {
    const values = [volumeId, userId, formerName(userId), FOUND_AT_ONCE]
    return (await database.query<{ memory_id: string }>(slow(NAMED, values))).map(({ memory_id }) => memory_id)
  },

  anonymizeMemories: (volumeId, userId, memoryIds) =>
    database.transaction(async (client) => {
      await lock(client, volumeId)
      await replaceInMemories(client, { volumeId, memoryIds, userId, name: formerName(userId), external })
    }),

  async anonymizeRest(volumeId, userId) {
    const name = formerName(userId)
    for (const [table, key] of REST) {
      const found = `SELECT ${key} AS id FROM ${table} WHERE volume_id = $1 AND agent_id = $2 AND agent <> $3 LIMIT $4`
      const ids = (await database.query<{ id: string }>(slow(found, [volumeId, userId, name, PAGE]))).map(
        ({ id }) => id,
      )
      if (ids.length === 0) continue
      const replace = `UPDATE ${table} SET agent = $3 WHERE ${key} = ANY($1) AND agent_id = $2`
      await database.transaction(async (client) => {
        await lock(client, volumeId)
        await client.query(slow(replace, [ids, userId, name]))
      })
      return false
    }
    return true
  },

  async anonymizeLater(outboxId) {
    await database.query({ text: ENQUEUE_AGAIN, values: [outboxId] })
  },
})

/** Locks the volume's row. Every change to a volume's memories takes this lock before it locks a memory. */
const lock = (client: PoolClient, volumeId: string) =>
  client.query('SELECT FROM volumes WHERE volume_id = $1 FOR NO KEY UPDATE', [volumeId])

const REST = [
  ['feedback', 'feedback_id'],
  ['documents', 'document_id'],
  ['forget_requests', 'forget_id'],
] as const

const IN_AUDIT_LOGS = 'UPDATE audit_entries SET agent = $2 WHERE key_id = $1 AND agent <> $2'

const volumesIn = (table: string) => `SELECT volume_id FROM ${table} WHERE agent_id = $1`
const actedIn = (table: string) =>
  `EXISTS (SELECT FROM ${table} t WHERE t.volume_id = v.volume_id AND t.agent_id = $1::uuid)`

/** Enqueues a job for each volume in which the user wrote or changed something, even in former organizations. */
const FOR_EACH_VOLUME = enqueueSql('author.anonymize', {
  volumeId: 'v.volume_id',
  payload: { volume_id: 'v.volume_id', user_id: '$1::uuid' },
  from: `volumes v WHERE ${['memory_sources', 'memory_changes'].map(actedIn).join(' OR ')}
    OR v.volume_id IN (${REST.map(([table]) => volumesIn(table)).join(' UNION ')})`,
})

const named = (table: string) => `SELECT memory_id FROM ${table} WHERE volume_id = $1 AND agent_id = $2 AND agent <> $3`

/**
 * Selects up to $4 memories of the volume $1 that the user $2 wrote (alone or among others) or changed, and in which $3
 * has not replaced the user's name yet. A merged memory is found by its write, because its wording is now a source of
 * the memory into which it was merged. The chunk of a document has no write, and is found by its own source.
 */
const NAMED = `
  WITH wording AS (SELECT memory_id, write_id FROM memory_sources WHERE volume_id = $1 AND agent_id = $2),
  written AS (SELECT memory_id FROM wording UNION SELECT w.memory_id FROM wording JOIN writes w USING (write_id))
  SELECT memory_id FROM (
    SELECT memory_id FROM memories JOIN written USING (memory_id) WHERE agent_id = $2 AND agent <> $3
    UNION ${['memory_sources', 'memory_changes'].map(named).join(' UNION ')}) AS named
  WHERE EXISTS (SELECT FROM volumes WHERE volume_id = $1) LIMIT $4`
