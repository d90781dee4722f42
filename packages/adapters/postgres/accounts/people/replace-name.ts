import type { PoolClient } from 'pg'
import { enqueueSql } from '../../work/enqueue.js'

export interface Replaced {
  volumeId: string
  memoryIds: readonly string[]
  /** The deleted user. */
  userId: string
  /** The replacement for the name. */
  name: string
  /** Whether an index outside PostgreSQL must be notified. */
  external: boolean
}

/**
 * Replaces the name of a deleted user in memories, their wordings and their history. Indexes read "I" as the name of
 * the speaker, so memories with "I" get new sequence numbers, which makes indexes read them again. The graph extracts
 * the user's statements again. The caller must hold the lock of the volume.
 */
export const replaceInMemories = async (
  client: PoolClient,
  { volumeId, memoryIds, userId, name, external }: Replaced,
): Promise<void> => {
  const { rows } = await client.query<{ memory_id: string }>(
    `SELECT memory_id FROM memories WHERE memory_id = ANY($1) AND agent_id = $2 AND agent <> $3 AND named <> 0
       AND status IN ('approved', 'superseded') ORDER BY seq`,
    [memoryIds, userId, name],
  )
  const spoken = rows.map(({ memory_id }) => memory_id)
  const extract = `memories WHERE memory_id = ANY($1::uuid[]) AND agent_id = $2 AND agent <> $3 AND status = 'approved'
    AND user_id IS NULL AND document_id IS NULL`
  const own = [memoryIds, userId, name]
  await client.query(enqueueSql('memory.extract_later', { ...ONE_MEMORY, from: extract }), own)
  for (const statement of [...REASONS, ...NAMES]) await client.query(statement, own)
  if (spoken.length === 0) return
  const { rows: head } = await client.query<{ before: bigint }>(
    'UPDATE volumes SET head_seq = head_seq + $2 WHERE volume_id = $1 RETURNING head_seq - $2 AS before',
    [volumeId, spoken.length],
  )
  await client.query(
    `UPDATE memories m SET seq = $2::bigint + spoken.place
     FROM unnest($1::uuid[]) WITH ORDINALITY AS spoken (memory_id, place) WHERE m.memory_id = spoken.memory_id`,
    [spoken, String(head[0]?.before ?? 0)],
  )
  const index = `memories WHERE memory_id = ANY($1::uuid[]) AND status = 'approved'`
  if (external) await client.query(enqueueSql('memory.index', { ...ONE_MEMORY, from: index }), [spoken])
}

const ONE_MEMORY = { volumeId: 'volume_id', payload: { memory_id: 'memory_id' } }

/**
 * Selects, for each memory, the ending " by Ada." that names the user in a reason such as "Edited by Ada." Only earlier
 * versions of the service wrote names into reasons.
 */
const SAID = `
  WITH said AS (
    SELECT DISTINCT memory_id, ' by ' || agent || '.' AS author FROM memory_changes
    WHERE memory_id = ANY($1) AND agent_id = $2 AND agent <> $3)`
const names = (row: string, reason: string) =>
  `${row}.memory_id = said.memory_id AND right(${reason}, length(author)) = author`
const without = (reason: string) => `left(${reason}, -length(author)) || '.'`
const BEFORE = `(c.before ->> 'reason')`

/** Statements that remove the name from reasons. They run before NAMES, while the history still has the name. */
const REASONS = [
  `${SAID} UPDATE memories m SET reason = ${without('m.reason')} FROM said WHERE ${names('m', 'm.reason')}`,
  `${SAID} UPDATE memory_changes c SET reason = ${without('c.reason')} FROM said WHERE ${names('c', 'c.reason')}`,
  `${SAID} UPDATE memory_changes c SET before = jsonb_set(before, '{reason}', to_jsonb(${without(BEFORE)}))
   FROM said WHERE ${names('c', BEFORE)}`,
]

const inTable = (table: string) =>
  `UPDATE ${table} SET agent = $3 WHERE memory_id = ANY($1) AND agent_id = $2 AND agent <> $3`

const NAMES = [
  ...['memories', 'memory_sources', 'memory_changes'].map(inTable),
  `UPDATE memory_changes SET before = jsonb_set(before, '{agent}', to_jsonb($3::text))
   WHERE memory_id = ANY($1) AND before ->> 'agent_id' = $2::text AND before ->> 'agent' <> $3`,
]
