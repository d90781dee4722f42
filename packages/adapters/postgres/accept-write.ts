import { NO_VOLUME_ACCESS } from '@agent-memory/core/access'
import { AppError } from '@agent-memory/core/errors'
import { judgeJobOf } from '@agent-memory/core/jobs'
import { ATTACH_MS, IDEMPOTENCY_MS } from '@agent-memory/core/limits'
import type { Accepted, NewWrite } from '@agent-memory/core/ports/memories'
import type { Database, Query } from './database.js'

interface AcceptedRow {
  memory_id: string
  write_id: string
  body_hash: Buffer
  attached: boolean
}

/**
 * One transaction in one round trip: attaches to an earlier write of the same key, or makes memory row, source, write
 * record and outbox row. Twins that arrive at once are put in line by a lock on what they have in common.
 * @throws AppError conflict when the Idempotency-Key came with another body, agent_not_authorized_for_volume when the
 * volume was deleted after the caller was let in
 */
export const acceptWrite = async (database: Database, write: NewWrite): Promise<Accepted> => {
  const steps = [lockTwins(write), ...(write.idempotencyKey ? [forgetExpired(write)] : []), accept(write)]
  const [row] = await database.batch<AcceptedRow>(steps).catch(refuseWithoutVolume)
  if (!row) throw new Error('a write was neither accepted nor attached')
  if (!row.body_hash.equals(write.bodyHash)) {
    throw new AppError('conflict', 'This Idempotency-Key came with another body before: use a new key for a new write.')
  }
  return { memoryId: row.memory_id, writeId: row.write_id, attached: row.attached }
}

const FOREIGN_KEY_VIOLATION = '23503'

const refuseWithoutVolume = (error: { code?: string }): never => {
  if (error.code !== FOREIGN_KEY_VIOLATION) throw error
  throw new AppError('agent_not_authorized_for_volume', NO_VOLUME_ACCESS)
}

const lockTwins = (write: NewWrite): Query => ({
  name: 'lock-twins',
  text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',
  values: [`${write.statement.writer.keyId}:${twinKey(write)}`],
})

const twinKey = (write: NewWrite): string =>
  write.idempotencyKey ? `key:${write.idempotencyKey}` : `body:${Buffer.from(write.bodyHash).toString('base64')}`

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds)

/** Only the key is forgotten: the record still ties its memory to its wording and to whoever waits for it. */
const forgetExpired = (write: NewWrite): Query => ({
  text: 'UPDATE writes SET idempotency_key = NULL WHERE key_id = $1 AND idempotency_key = $2 AND created_at <= $3',
  values: [write.statement.writer.keyId, write.idempotencyKey, before(write.now, IDEMPOTENCY_MS)],
})

/** A statement of its own after the lock: its snapshot holds the twin that had the lock before. */
const accept = (write: NewWrite): Query =>
  write.idempotencyKey
    ? {
        name: 'accept-keyed-write',
        text: acceptUnless('idempotency_key = $18'),
        values: [...fields(write), before(write.now, IDEMPOTENCY_MS)],
      }
    : {
        name: 'accept-write',
        text: acceptUnless('volume_id = $3 AND body_hash = $19 AND answered_at IS NULL'),
        values: [...fields(write), before(write.now, ATTACH_MS)],
      }

const acceptUnless = (isEarlier: string): string => `
  WITH earlier AS (
    SELECT memory_id, write_id, body_hash FROM writes
    WHERE key_id = $7 AND ${isEarlier} AND created_at > $21
    ORDER BY created_at LIMIT 1),
  memory AS (
    INSERT INTO memories (memory_id, org_id, volume_id, status, content, memory_type, category, key_id, agent_id,
      agent, user_id, session_id, event_date, event_date_source, metadata, redactions, created_at)
    SELECT $1::uuid, $2::uuid, $3::uuid, 'pending', $4, $5, $6, $7::uuid, $8::uuid,
      $9, $10, $11, $12::timestamptz, $13, $14::jsonb, $15::text[], $16::timestamptz
    WHERE NOT EXISTS (SELECT FROM earlier)
    RETURNING memory_id),
  source AS (
    INSERT INTO memory_sources (source_id, memory_id, volume_id, write_id, wording, key_id, agent_id, agent,
      user_id, session_id, event_date, created_at)
    SELECT $17::uuid, memory_id, $3, $17, $4, $7, $8, $9, $10, $11, $12, $16 FROM memory),
  write AS (
    INSERT INTO writes (write_id, memory_id, volume_id, key_id, idempotency_key, body_hash, created_at)
    SELECT $17, memory_id, $3, $7, $18, $19::bytea, $16 FROM memory),
  job AS (
    INSERT INTO outbox (job, volume_id, payload)
    SELECT $20, $3, jsonb_build_object('memory_id', memory_id) FROM memory)
  SELECT memory_id, write_id, body_hash, true AS attached FROM earlier
  UNION ALL
  SELECT memory_id, $17, $19, false FROM memory`

const fields = ({ statement, ...write }: NewWrite): unknown[] => [
  write.memoryId,
  write.orgId,
  write.volumeId,
  statement.content,
  statement.memoryType,
  statement.category,
  statement.writer.keyId,
  statement.writer.agentId,
  statement.writer.agent,
  statement.userId,
  statement.sessionId,
  statement.eventDate,
  statement.eventDateSource,
  statement.metadata === null ? null : JSON.stringify(statement.metadata),
  statement.redactions,
  write.now,
  write.writeId,
  write.idempotencyKey,
  write.bodyHash,
  judgeJobOf(statement.content),
]
