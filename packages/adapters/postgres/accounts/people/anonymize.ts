import { formerName } from '@agent-memory/core/accounts/people/anonymize'
import type { AccountErasure } from '@agent-memory/core/ports/accounts/erasure'
import type { PoolClient } from 'pg'
import type { Database } from '../../connection/database.js'
import { enqueueSql } from '../../work/enqueue.js'

/** Memories per transaction, which holds the volume's lock. */
const PAGE = 100
/** A request that began before the erasure may still write under the name. */
const AGAIN_SECONDS = 60
/** Looking through a large volume, or for the volumes, takes longer than the statement limit of requests. */
const FIND_LIMIT_MS = 25_000

const slowly = <Row extends object>(client: PoolClient, text: string, values: unknown[]) =>
  client.query<Row>({ text, values, ...{ query_timeout: FIND_LIMIT_MS } })

/**
 * Enqueues the jobs that replace the user's name in each volume where the user wrote or may have acted: now, and once
 * more after requests that are under way. Needs the memberships.
 */
export const enqueueAnonymizing = async (client: PoolClient, userId: string): Promise<void> => {
  const from = `volumes v WHERE v.org_id IN (SELECT org_id FROM memberships WHERE user_id = $1)
    OR EXISTS (SELECT FROM memory_sources s WHERE s.volume_id = v.volume_id AND s.agent_id = $1)`
  const job = { volumeId: 'v.volume_id', payload: { volume_id: 'v.volume_id', user_id: '$1::uuid' }, from }
  await slowly(client, enqueueSql('author.anonymize', job), [userId])
  await slowly(client, enqueueSql('author.anonymize', { ...job, inSeconds: String(AGAIN_SECONDS) }), [userId])
}

/** @param external whether an index outside PostgreSQL must be notified of changes */
export const openAnonymizing = (
  database: Database,
  { external }: { external: boolean },
): Pick<AccountErasure, 'anonymize' | 'anonymizeLater'> => ({
  anonymize: (volumeId, userId) =>
    database.transaction(async (client) => {
      const name = formerName(userId)
      // First the volume, like every change of its memories.
      await client.query('SELECT FROM volumes WHERE volume_id = $1 FOR NO KEY UPDATE', [volumeId])
      const { rows } = await slowly<{ memory_id: string }>(client, FOUND, [volumeId, userId, name, PAGE])
      const memoryIds = rows.map(({ memory_id }) => memory_id)
      if (memoryIds.length > 0) {
        await replaceInMemories(client, { volumeId, memoryIds, userId, name, external })
        return false
      }
      for (const table of ['feedback', 'documents', 'forget_requests'])
        await client.query(`UPDATE ${table} SET agent = $3 WHERE volume_id = $1 AND agent_id = $2`, [
          volumeId,
          userId,
          name,
        ])
      return true
    }),

  async anonymizeLater(outboxId) {
    await database.query({ text: LATER, values: [outboxId] })
  },
})

const named = (table: string) => `SELECT memory_id FROM ${table} WHERE volume_id = $1 AND agent_id = $2 AND agent <> $3`

/** Memories that the user wrote, alone or among others, or changed, and that still have the name. */
const FOUND = `SELECT memory_id FROM (${['memories', 'memory_sources', 'memory_changes'].map(named).join(' UNION ')}) AS named
  ORDER BY memory_id LIMIT $4`

interface Replaced {
  volumeId: string
  memoryIds: string[]
  userId: string
  name: string
  external: boolean
}

/**
 * Replaces the name in memories, their wordings and their history. Indexes read "I" as the name of the speaker, so such
 * memories get new sequence numbers; the graph extracts what the user said again.
 */
const replaceInMemories = async (client: PoolClient, { volumeId, memoryIds, userId, name, external }: Replaced) => {
  const { rows } = await client.query<{ memory_id: string }>(
    `SELECT memory_id FROM memories WHERE memory_id = ANY($1) AND agent_id = $2 AND named <> 0
       AND status IN ('approved', 'superseded') ORDER BY seq`,
    [memoryIds, userId],
  )
  const spoken = rows.map(({ memory_id }) => memory_id)
  const { rows: head } = await client.query<{ before: bigint }>(
    'UPDATE volumes SET head_seq = head_seq + $2 WHERE volume_id = $1 RETURNING head_seq - $2 AS before',
    [volumeId, spoken.length],
  )
  const own = [memoryIds, userId, name]
  await client.query('UPDATE memories SET agent = $3 WHERE memory_id = ANY($1) AND agent_id = $2', own)
  await client.query('UPDATE memory_sources SET agent = $3 WHERE memory_id = ANY($1) AND agent_id = $2', own)
  await client.query('UPDATE memory_changes SET agent = $3 WHERE memory_id = ANY($1) AND agent_id = $2', own)
  await client.query(
    `UPDATE memory_changes SET before = jsonb_set(before, '{agent}', to_jsonb($3::text))
     WHERE memory_id = ANY($1) AND before ->> 'agent_id' = $2::text`,
    own,
  )
  await client.query(
    `UPDATE memories m SET seq = $2::bigint + spoken.place
     FROM unnest($1::uuid[]) WITH ORDINALITY AS spoken (memory_id, place) WHERE m.memory_id = spoken.memory_id`,
    [spoken, String(head[0]?.before ?? 0)],
  )
  const job = { volumeId: 'volume_id', payload: { memory_id: 'memory_id' } }
  const index = `memories WHERE memory_id = ANY($1::uuid[]) AND status = 'approved'`
  if (external) await client.query(enqueueSql('memory.index', { ...job, from: index }), [spoken])
  const extract = `memories WHERE memory_id = ANY($1::uuid[]) AND agent_id = $2 AND status = 'approved'
    AND user_id IS NULL AND document_id IS NULL`
  await client.query(enqueueSql('memory.extract_later', { ...job, from: extract }), [memoryIds, userId])
}

const LATER = `
  WITH ended AS (DELETE FROM outbox WHERE outbox_id = $1 RETURNING *)
  ${enqueueSql('author.anonymize', {
    volumeId: 'volume_id',
    payload: { volume_id: `payload ->> 'volume_id'`, user_id: `payload ->> 'user_id'` },
    context: 'context',
    from: 'ended',
  })}`
