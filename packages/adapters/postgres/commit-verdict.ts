import type { CommitResult, Verdict } from '@agent-memory/core/ports/memories'
import type { PoolClient } from 'pg'

/** Undoes the transaction on purpose: nothing of a verdict that cannot stand is kept. */
export class Withdrawn extends Error {
  constructor(readonly result: Exclude<CommitResult, 'committed'>) {
    super(result)
  }
}

/**
 * Inside one transaction: takes the volume's lock (its own row, whose `head_seq` the verdict needs anyway), then in
 * one statement compares with what was decided after `asOf` and writes verdict, vectors, sources and the job's end.
 * @throws Withdrawn when the verdict cannot stand; the transaction is rolled back
 */
export const commitVerdict = async (
  client: PoolClient,
  verdict: Verdict,
  asOf: bigint,
  outboxId: bigint,
  now: Date,
): Promise<void> => {
  const seq = await nextSeq(client, verdict.volumeId)
  if (seq === undefined) throw new Withdrawn('gone')
  const { rows } = await client.query<{ result: CommitResult }>({
    name: 'commit-verdict',
    text: COMMIT_VERDICT,
    values: [...outcome(verdict, seq, now), ...vectors(verdict), verdict.confirms, outboxId, ...comparison(verdict, asOf)],
  })
  const result = rows[0]?.result ?? 'gone'
  if (result !== 'committed') throw new Withdrawn(result)
}

/** The row lock serializes the volume's commits, so the order of `seq` is the order of commits. */
export const nextSeq = async (client: PoolClient, volumeId: string): Promise<bigint | undefined> => {
  const { rows } = await client.query<{ head_seq: bigint }>({
    name: 'next-seq',
    text: 'UPDATE volumes SET head_seq = head_seq + 1 WHERE volume_id = $1 RETURNING head_seq',
    values: [volumeId],
  })
  return rows[0]?.head_seq
}

/** A statement of its own after the lock: its snapshot holds all that was committed before the lock was given. */
const COMMIT_VERDICT = `
  WITH found AS (
    SELECT
      (SELECT status FROM memories WHERE memory_id = $1) AS own,
      (SELECT status FROM memories WHERE memory_id = $9) AS target,
      EXISTS (SELECT FROM memories WHERE volume_id = $16 AND same_hash = $8 AND user_id IS NOT DISTINCT FROM $17
              AND status = 'approved' AND seq > $18) AS newer),
  verdict AS (
    SELECT CASE
      WHEN own IS DISTINCT FROM 'pending' THEN 'gone'
      WHEN $2 = 'approved' AND newer THEN 'stale'
      WHEN $2 = 'merged' AND target IS DISTINCT FROM 'approved' THEN 'stale'
      ELSE 'committed' END AS result
    FROM found),
  decided AS (
    UPDATE memories SET status = $2, seq = $3, reason = $4, confidence = $5, memory_type = $6, category = $7,
      same_hash = $8, merged_into = $9, decided_at = $10
    FROM verdict WHERE result = 'committed' AND memory_id = $1
    RETURNING memory_id, volume_id),
  vectors AS (
    INSERT INTO memory_windows (memory_id, volume_id, model, dimension, "window", vector)
    SELECT memory_id, volume_id, $11, $12, place - 1, vector
    FROM decided, unnest($13::bytea[]) WITH ORDINALITY AS given (vector, place)),
  wording AS (
    UPDATE memory_sources s SET memory_id = $9 FROM decided d JOIN writes w USING (memory_id)
    WHERE $9::uuid IS NOT NULL AND s.write_id = w.write_id),
  confirmed AS (
    UPDATE memories m SET last_confirmed_at = $10 FROM decided WHERE m.memory_id = $9 AND $14),
  ended AS (
    DELETE FROM outbox o USING decided WHERE o.outbox_id = $15)
  SELECT result FROM verdict`

const outcome = (verdict: Verdict, seq: bigint, now: Date): unknown[] => [
  verdict.memoryId,
  verdict.status,
  seq,
  verdict.reason,
  verdict.confidence,
  verdict.memoryType,
  verdict.category,
  verdict.sameHash,
  verdict.mergedInto,
  now,
]

const vectors = ({ windows }: Verdict): unknown[] => [
  windows?.model ?? null,
  windows?.dimension ?? null,
  (windows?.vectors ?? []).map((vector) => Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength)),
]

const comparison = (verdict: Verdict, asOf: bigint): unknown[] => [verdict.volumeId, verdict.userId, asOf]
