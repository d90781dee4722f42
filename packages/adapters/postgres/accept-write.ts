import { AppError } from '@agent-memory/core/errors'
import { ATTACH_MS, IDEMPOTENCY_MS } from '@agent-memory/core/limits'
import type { Accepted, NewWrite } from '@agent-memory/core/ports/memories'
import type { PoolClient } from 'pg'

interface EarlierWrite {
  memory_id: string
  write_id: string
  body_hash: Buffer
}

/**
 * One transaction: attaches to an earlier write of the same key, or makes memory row, source, write record and
 * outbox row. Twins that arrive at once are put in line by a lock on what they have in common.
 */
export const acceptWrite = async (client: PoolClient, write: NewWrite): Promise<Accepted> => {
  await client.query(LOCK_TWINS, [`${write.statement.writer.keyId}:${twinKey(write)}`])
  const earlier = write.idempotencyKey ? await findByKey(client, write) : await findUnanswered(client, write)
  if (earlier) return { memoryId: earlier.memory_id, writeId: earlier.write_id, attached: true }
  await insert(client, write).catch(refuseWithoutVolume)
  return { memoryId: write.memoryId, writeId: write.writeId, attached: false }
}

const FOREIGN_KEY_VIOLATION = '23503'

/** The volume was deleted after the caller was let in. */
const refuseWithoutVolume = (error: { code?: string }): never => {
  if (error.code !== FOREIGN_KEY_VIOLATION) throw error
  throw new AppError('agent_not_authorized_for_volume', 'You have no such access to this volume.')
}

const LOCK_TWINS = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))'

const twinKey = (write: NewWrite): string =>
  write.idempotencyKey ? `key:${write.idempotencyKey}` : `body:${Buffer.from(write.bodyHash).toString('base64')}`

const findByKey = async (client: PoolClient, write: NewWrite): Promise<EarlierWrite | undefined> => {
  const keyId = write.statement.writer.keyId
  await client.query('DELETE FROM writes WHERE key_id = $1 AND idempotency_key = $2 AND created_at < $3', [
    keyId,
    write.idempotencyKey,
    new Date(write.now.getTime() - IDEMPOTENCY_MS),
  ])
  const { rows } = await client.query<EarlierWrite>(
    'SELECT memory_id, write_id, body_hash FROM writes WHERE key_id = $1 AND idempotency_key = $2',
    [keyId, write.idempotencyKey],
  )
  const earlier = rows[0]
  if (earlier && !earlier.body_hash.equals(write.bodyHash)) {
    throw new AppError('conflict', 'This Idempotency-Key came with another body before: use a new key for a new write.')
  }
  return earlier
}

const findUnanswered = async (client: PoolClient, write: NewWrite): Promise<EarlierWrite | undefined> => {
  const { rows } = await client.query<EarlierWrite>({
    name: 'find-unanswered-write',
    text: `SELECT memory_id, write_id, body_hash FROM writes
           WHERE key_id = $1 AND volume_id = $2 AND body_hash = $3 AND answered_at IS NULL AND created_at > $4
           ORDER BY created_at LIMIT 1`,
    values: [write.statement.writer.keyId, write.volumeId, write.bodyHash, new Date(write.now.getTime() - ATTACH_MS)],
  })
  return rows[0]
}

const insert = async (client: PoolClient, write: NewWrite): Promise<void> => {
  const { statement } = write
  await client.query({
    name: 'accept-write',
    text: `
      WITH memory AS (
        INSERT INTO memories (memory_id, org_id, volume_id, status, content, memory_type, category, key_id, agent_id,
          agent, user_id, session_id, event_date, event_date_source, metadata, redactions, created_at)
        VALUES ($1, $2, $3, 'pending', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
        RETURNING memory_id),
      source AS (
        INSERT INTO memory_sources (source_id, memory_id, volume_id, write_id, wording, key_id, agent_id, agent,
          user_id, session_id, event_date, created_at)
        SELECT $17, memory_id, $3, $17, $4, $7, $8, $9, $10, $11, $12, $16 FROM memory),
      write AS (
        INSERT INTO writes (write_id, memory_id, volume_id, key_id, idempotency_key, body_hash, created_at)
        SELECT $17, memory_id, $3, $7, $18, $19, $16 FROM memory)
      INSERT INTO outbox (job, volume_id, payload)
      SELECT 'memory.judge', $3, jsonb_build_object('memory_id', memory_id) FROM memory`,
    values: [
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
    ],
  })
}
