import { NO_VOLUME_ACCESS } from '@agent-memory/core/accounts/access'
import { AppError } from '@agent-memory/core/errors'
import { ATTACH_MS, IDEMPOTENCY_MS } from '@agent-memory/core/limits'
import { speakerKey } from '@agent-memory/core/memory/speaker/speaker'
import type { Accepted, NewWrite } from '@agent-memory/core/ports/memory/new-write'
import { type JudgeJob, judgeJobOf } from '@agent-memory/core/work/catalogue'
import { inExistingVolume } from '../accounts/existing-volume.js'
import type { Database } from '../connection/database.js'
import type { Query } from '../connection/query.js'
import { enqueueSql } from '../work/enqueue.js'
import { acceptFurtherSources } from './accept-sources.js'

interface AcceptedRow {
  memory_id: string
  write_id: string
  attached: boolean
  outbox_id: bigint | null
}

/**
 * Accepts writes in one transaction and one round trip: each write attaches to an identical earlier write, or inserts
 * memory, source, write record and outbox row. Identical concurrent writes are serialized by a lock on their
 * Idempotency-Key, or else on their body.
 * @throws AppError conflict when an Idempotency-Key came with another body, or when an edited memory has changed
 * meanwhile or has another edit pending; agent_not_authorized_for_volume when a volume was deleted after the caller was
 * authorized
 */
export const acceptWrites = async (database: Database, writes: readonly NewWrite[]): Promise<Accepted[]> => {
  const before = [lockTwins(writes), ...writes.flatMap(lockEdited), ...writes.flatMap(forgetExpired)]
  const after = [...writes.flatMap(acceptFurtherSources), ...writes.flatMap(endLostEdits)]
  const steps = [...before, ...writes.map(accept), ...after]
  const results = await database.batch<AcceptedRow>(steps).catch(refuse)
  const accepted = results.slice(before.length, before.length + writes.length)
  return writes.map(({ isDispatched, furtherSources, edits }, at) => {
    const row = accepted[at]?.[0]
    if (!row && edits)
      throw new AppError(
        'conflict',
        'The memory has changed, or another edit of it is being judged: read the memory and try again.',
      )
    if (!row) throw new Error('a write was neither accepted nor attached')
    const waits = !row.attached && (!isDispatched || furtherSources.length > 0)
    const { memory_id: memoryId, write_id: writeId, attached, outbox_id: outboxId } = row
    return { memoryId, writeId, attached, outboxId, waits }
  })
}

const FOREIGN_KEY_VIOLATION = '23503'
const UNIQUE_VIOLATION = '23505'

const refuse = (error: { code?: string; constraint?: string }): never => {
  if (error.code === FOREIGN_KEY_VIOLATION) {
    throw new AppError('agent_not_authorized_for_volume', NO_VOLUME_ACCESS)
  }
  if (error.code === UNIQUE_VIOLATION && error.constraint === 'writes_key_id_idempotency_key_key') {
    throw new AppError(
      'conflict',
      'This Idempotency-Key was already used for a request with a different body. Use a new key for each new write.',
    )
  }
  throw error
}

/**
 * Locks the Idempotency-Keys or bodies that identical writes share. Takes the locks in numeric order, so that two
 * batches with the same writes never deadlock.
 */
const lockTwins = (writes: readonly NewWrite[]): Query => ({
  name: 'lock-twins',
  text: `SELECT pg_advisory_xact_lock(twin) FROM (
           SELECT DISTINCT hashtextextended(name, 0) AS twin FROM unnest($1::text[]) AS given (name) ORDER BY twin
         ) AS twins`,
  values: [writes.map((write) => `${write.statement.writer.keyId}:${twinName(write)}`)],
})

const twinName = (write: NewWrite): string =>
  write.idempotencyKey ? `key:${write.idempotencyKey}` : `body:${Buffer.from(write.bodyHash).toString('base64')}`

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds)

/** Serializes concurrent edits of a memory, so that each sees whether another was accepted. */
const lockEdited = ({ edits }: NewWrite): Query[] =>
  edits
    ? [{ name: 'lock-edited', text: 'SELECT FROM memories WHERE memory_id = $1 FOR UPDATE', values: [edits.memoryId] }]
    : []

/** SQL condition: the edit `e` is still to be judged: its job is in the outbox, neither done nor a dead letter. */
const IS_JUDGED = `(
  e.status = 'pending' AND EXISTS (SELECT FROM outbox o WHERE o.payload ->> 'memory_id' = e.memory_id::text))`

/**
 * Rejects earlier edits whose jobs are dead letters, because a replay of such a job would replace the edit accepted
 * now.
 */
const endLostEdits = ({ edits, memoryId, now }: NewWrite): Query[] =>
  edits ? [{ name: 'end-lost-edits', text: END_LOST_EDITS, values: [edits.memoryId, memoryId, now] }] : []

const END_LOST_EDITS = `
  UPDATE memories e SET status = 'rejected', reason = 'Not judged, because another edit of the memory was accepted first.',
    confidence = 1, decided_at = $3, memory_type = coalesce(memory_type, 'factual'), category = coalesce(category, 'other')
  WHERE e.edits = $1 AND e.status = 'pending' AND NOT ${IS_JUDGED}
    AND EXISTS (SELECT FROM memories next WHERE next.memory_id = $2)`

/**
 * Removes an Idempotency-Key from its write record if it has expired or its volume is gone. The record stays, since it
 * links the memory to its wording and to waiting clients.
 */
const forgetExpired = (write: NewWrite): Query[] =>
  write.idempotencyKey === null
    ? []
    : [
        {
          name: 'forget-expired-key',
          text: `UPDATE writes SET idempotency_key = NULL WHERE key_id = $1 AND idempotency_key = $2
                   AND (created_at <= $3 OR NOT ${inExistingVolume('writes')})`,
          values: [write.statement.writer.keyId, write.idempotencyKey, before(write.now, IDEMPOTENCY_MS)],
        },
      ]

/**
 * Returns a statement to run after the lock, so that its snapshot includes an identical write that held the lock
 * before.
 */
const accept = (write: NewWrite): Query =>
  write.idempotencyKey
    ? {
        name: 'accept-keyed-write',
        // A write with this Idempotency-Key but another body is not found, so the insert fails with a unique violation.
        text: acceptUnless('idempotency_key = $18 AND body_hash = $19'),
        values: valuesOf(write, IDEMPOTENCY_MS),
      }
    : {
        name: 'accept-write',
        text: acceptUnless('volume_id = $3 AND body_hash = $19 AND answered_at IS NULL'),
        values: valuesOf(write, ATTACH_MS),
      }

/**
 * SQL condition: the edited memory $27 still has the sequence number $28 that it had when the edit was made, and no
 * other edit of the memory is being judged.
 */
const IS_EDITABLE = `(
  EXISTS (SELECT FROM memories t WHERE t.memory_id = $27 AND t.volume_id = $3 AND t.status = 'approved' AND t.seq = $28)
  AND NOT EXISTS (SELECT FROM memories e WHERE e.edits = $27 AND ${IS_JUDGED}))`

/**
 * SQL for the speaker's key. For an edit, it is that of the edited memory's speaker; null if the edited memory was
 * stored before speakers were recorded.
 */
const SPEAKER =
  'CASE WHEN $27 IS NULL THEN $29::bigint ELSE (SELECT t.speaker FROM memories t WHERE t.memory_id = $27) END'

const acceptUnless = (isEarlier: string): string => `
  WITH earlier AS (
    SELECT memory_id, write_id FROM writes
    WHERE key_id = $7 AND ${isEarlier} AND created_at > $24 AND ${inExistingVolume('writes')}
    ORDER BY created_at LIMIT 1),
  memory AS (
    INSERT INTO memories (memory_id, org_id, volume_id, status, content, memory_type, category, key_id, agent_id,
      agent, user_id, session_id, event_date, event_date_source, metadata, redactions, created_at,
      memory_type_source, last_confirmed_at, event_date_precision, edits, speaker)
    SELECT $1::uuid, $2::uuid, $3::uuid, 'pending', $4, $5, $6, $7::uuid, $8::uuid,
      $9, $10, $11, $12::timestamptz, $13, $14::jsonb, $15::text[], $16::timestamptz, $21, $22::timestamptz, $26, $27::uuid,
      ${SPEAKER}
    WHERE NOT EXISTS (SELECT FROM earlier) AND ($27 IS NULL OR ${IS_EDITABLE})
    RETURNING memory_id),
  source AS (
    INSERT INTO memory_sources (source_id, memory_id, volume_id, write_id, wording, key_id, agent_id, agent,
      user_id, session_id, event_date, event_date_precision, created_at)
    SELECT $17::uuid, memory_id, $3, $17, $4, $7, $8, $9, $10, $11, $12, $26, $16 FROM memory),
  write AS (
    INSERT INTO writes (write_id, memory_id, volume_id, key_id, idempotency_key, body_hash, created_at)
    SELECT $17, memory_id, $3, $7, $18, $19::bytea, $23::timestamptz FROM memory),
  job AS (${enqueueSql<JudgeJob>(
    { by: '$20' },
    { volumeId: '$3', payload: { memory_id: 'memory_id' }, from: 'memory', isDispatched: '$25::boolean' },
  )} RETURNING outbox_id)
  SELECT memory_id, write_id, true AS attached, NULL AS outbox_id FROM earlier
  UNION ALL
  SELECT memory_id, $17, false, outbox_id FROM memory, job`

const valuesOf = (write: NewWrite, attachMs: number): unknown[] => [
  ...fields(write),
  before(write.now, attachMs),
  write.isDispatched === true,
  write.statement.eventDatePrecision,
  write.edits?.memoryId ?? null,
  write.edits?.seq ?? null,
  String(speakerKey(write.volumeId, { ...write.statement, ...write.statement.writer })),
]

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
  write.createdAt,
  write.writeId,
  write.idempotencyKey,
  write.bodyHash,
  judgeJobOf(statement.content),
  statement.memoryTypeSource,
  write.lastConfirmedAt,
  write.now,
]
