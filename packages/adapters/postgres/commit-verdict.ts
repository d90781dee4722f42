import type { CommitResult, Verdict } from '@agent-memory/core/ports/memories'
import type { PoolClient } from 'pg'

/** Undoes the transaction on purpose: nothing of a verdict that cannot stand is kept. */
export class Withdrawn extends Error {
  constructor(readonly result: Exclude<CommitResult, 'committed'>) {
    super(result)
  }
}

/**
 * Inside one transaction: takes the volume's lock (its own row, whose `head_seq` the verdict needs anyway),
 * compares with what was decided after `asOf`, and writes verdict, vectors, sources and the end of the job.
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
  await compareWithNewer(client, verdict, asOf)
  await write(client, verdict, seq, outboxId, now)
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

const compareWithNewer = async (client: PoolClient, verdict: Verdict, asOf: bigint): Promise<void> => {
  const { rows } = await client.query<{ own: string | null; target: string | null; newer: boolean }>({
    name: 'compare-with-newer',
    text: `SELECT
        (SELECT status FROM memories WHERE memory_id = $1) AS own,
        (SELECT status FROM memories WHERE memory_id = $2) AS target,
        EXISTS (SELECT FROM memories WHERE volume_id = $3 AND same_hash = $4 AND user_id IS NOT DISTINCT FROM $5
                AND status = 'approved' AND seq > $6) AS newer`,
    values: [verdict.memoryId, verdict.mergedInto, verdict.volumeId, verdict.sameHash, verdict.userId, asOf],
  })
  const found = rows[0]
  if (found?.own !== 'pending') throw new Withdrawn('gone')
  if (verdict.status === 'approved' && found.newer) throw new Withdrawn('stale')
  if (verdict.status === 'merged' && found.target !== 'approved') throw new Withdrawn('stale')
}

const write = async (client: PoolClient, verdict: Verdict, seq: bigint, outboxId: bigint, now: Date): Promise<void> => {
  await client.query({
    name: 'commit-verdict',
    text: `
      WITH decided AS (
        UPDATE memories SET status = $2, seq = $3, reason = $4, confidence = $5, memory_type = $6, category = $7,
          same_hash = $8, merged_into = $9, decided_at = $10
        WHERE memory_id = $1 RETURNING volume_id),
      vectors AS (
        INSERT INTO memory_windows (memory_id, volume_id, model, dimension, "window", vector)
        SELECT $1, volume_id, $11, $12, place - 1, vector
        FROM decided, unnest($13::bytea[]) WITH ORDINALITY AS given (vector, place)),
      wording AS (
        UPDATE memory_sources SET memory_id = $9 WHERE $9::uuid IS NOT NULL
          AND write_id IN (SELECT write_id FROM writes WHERE memory_id = $1)),
      confirmed AS (
        UPDATE memories SET last_confirmed_at = $10 WHERE memory_id = $9 AND $14)
      DELETE FROM outbox WHERE outbox_id = $15`,
    values: [
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
      verdict.windows?.model ?? null,
      verdict.windows?.dimension ?? null,
      (verdict.windows?.vectors ?? []).map((vector) =>
        Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength),
      ),
      verdict.confirms,
      outboxId,
    ],
  })
}
