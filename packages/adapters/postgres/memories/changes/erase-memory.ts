import type { Receipt } from '@agent-memory/core/ports/memory/memories'
import { type JudgeJob, judgeJobOf } from '@agent-memory/core/work/catalogue'
import type { PoolClient } from 'pg'
import { retractIn } from '../../graph/retract.js'
import { forgetIndexed, lockStatistics } from '../../index/volume-terms.js'
import { forgetAnswers } from '../../notify/forget-answers.js'
import { enqueueRename } from '../../speakers/enqueue-rename.js'
import { DROP_JOBS, enqueueJob, enqueueSql } from '../../work/enqueue.js'
import { eraseFeedback } from '../feedback.js'
import { leaveEdits, revertEdits } from './erase-edits.js'
import { endUndo, forgetReasons } from './forget-reasons.js'

/** `external`, `externalGraph`: whether an external index or graph store must be notified. */
export interface Outside {
  external: boolean
  externalGraph: boolean
}

/**
 * Erases a memory everywhere in PostgreSQL, with all its versions and all wordings of its first writer, and leaves a
 * tombstone for the indexes. Other agents' wordings survive: the guard re-judges them as memories of their own. Returns
 * null when the memory is already gone.
 */
export const eraseMemory = async (
  client: PoolClient,
  volumeId: string,
  memoryId: string,
  outside: Outside,
): Promise<Receipt | null> => {
  if (!(await lockToErase(client, volumeId))) return null
  const { rows } = await client.query<{ memory_id: string }>(
    `SELECT m.memory_id FROM memories own JOIN memories m
       ON m.memory_id = own.memory_id OR m.merged_into = own.memory_id AND m.agent_id = own.agent_id
         OR m.edits = own.memory_id
     WHERE own.volume_id = $1 AND own.memory_id = $2`,
    [volumeId, memoryId],
  )
  if (rows.length === 0) return null
  const ids = rows.map((row) => row.memory_id)
  const receipt = await eraseWordings(client, volumeId, ids, outside)
  if (outside.external) await unindex(client, volumeId, memoryId, ids)
  return receipt
}

const unindex = async (client: PoolClient, volumeId: string, memoryId: string, erased: readonly string[]) => {
  await enqueueJob(client, 'memory.unindex', { volumeId, payload: { memory_id: memoryId } })
  // A memory that was merged after its approval may still be in the index.
  const merged = erased.filter((id) => id !== memoryId)
  if (merged.length > 0) await enqueueJob(client, 'document.unindex', { volumeId, payload: { memory_ids: merged } })
}

/** Takes the locks that `eraseWordings` needs; returns false if the volume is gone. */
export const lockToErase = async (client: PoolClient, volumeId: string): Promise<boolean> => {
  await client.query(lockStatistics([volumeId]))
  const { rowCount } = await client.query('SELECT FROM volumes WHERE volume_id = $1 FOR NO KEY UPDATE', [volumeId])
  return rowCount !== 0
}

/**
 * Erases these memories everywhere in PostgreSQL, each with its own wording, and leaves tombstones for the indexes.
 * Merged memories may be among them. The guard re-judges other wordings that were merged into an erased memory; a
 * memory whose edit is erased goes back to its former version. Needs `lockToErase`; the caller notifies an external
 * index.
 * @param memoryIds memories of one volume, without document chunks
 */
export const eraseWordings = async (
  client: PoolClient,
  volumeId: string,
  memoryIds: readonly string[],
  { external, externalGraph }: Outside,
): Promise<Receipt> => {
  const reverted = await revertEdits(client, volumeId, memoryIds, { external })
  await leaveEdits(client, memoryIds)
  const survivors = await rejudge(client, volumeId, memoryIds)
  await client.query(TO_RENAME, [memoryIds])
  const { ids, ...receipt } = await remove(client, volumeId, memoryIds)
  // Retracts merged memories too: a memory that was merged after its approval may still be in the index and the graph.
  const sources = [...ids, ...reverted].map((id) => ({ kind: 'memory' as const, id }))
  const { updated, gone } = await retractIn(client, volumeId, sources, { external: externalGraph })
  const isTold = externalGraph && updated.length + gone.length > 0
  await client.query(
    `WITH head AS (
       UPDATE volumes SET head_seq = head_seq + $3 WHERE volume_id = $1 RETURNING head_seq - $3 AS seq)
     INSERT INTO tombstones (volume_id, seq, memory_id)
     SELECT $1, head.seq + place, id FROM head, unnest($2::uuid[]) WITH ORDINALITY AS given (id, place)`,
    // The sequence number grows even without a tombstone, because a memory that lost a wording may no longer match the
    // same filters.
    [volumeId, ids, Math.max(ids.length, 1)],
  )
  return { ...receipt, graph: isTold ? 'promised' : 'erased', survivors }
}

const TO_RENAME = enqueueRename(`memories WHERE memory_id = ANY($1) AND tells_name IS NOT NULL AND status = 'approved'`)

const rejudge = async (client: PoolClient, volumeId: string, erased: readonly string[]): Promise<string[]> => {
  const { rows: survivors } = await client.query<{ memory_id: string; content: string }>(
    `WITH survivor AS (
       UPDATE memories SET status = 'pending', merged_into = NULL, same_hash = NULL, seq = NULL, decided_at = NULL,
         reason = NULL, confidence = NULL
       WHERE merged_into = ANY($1) AND memory_id <> ALL($1)
       RETURNING memory_id, content),
     wording AS (
       UPDATE memory_sources s SET memory_id = w.memory_id FROM writes w, survivor
       WHERE w.memory_id = survivor.memory_id AND s.write_id = w.write_id)
     SELECT memory_id, content FROM survivor`,
    [erased],
  )
  const memoryIds = survivors.map((survivor) => survivor.memory_id)
  await endUndo(client, memoryIds)
  await client.query(
    enqueueSql<JudgeJob>(
      { by: 'job' },
      {
        volumeId: '$1::uuid',
        payload: { memory_id: 'memory_id' },
        from: 'unnest($2::text[], $3::text[]) AS given (job, memory_id)',
      },
    ),
    [volumeId, survivors.map(({ content }) => judgeJobOf(content)), memoryIds],
  )
  return memoryIds
}

/**
 * Removes references to erased memories from other memories. A memory stays superseded even if the memory that
 * superseded it is erased.
 */
const FORGET_MARKS = `
  WITH replaced AS (UPDATE memories SET superseded_by = NULL WHERE superseded_by = ANY($1))
  UPDATE memories m SET
    conflicts_with = ARRAY(SELECT unnest(m.conflicts_with) EXCEPT SELECT unnest($1::uuid[])),
    flag_reason = CASE WHEN m.flag_reason = 'conflict' AND m.conflicts_with <@ $1::uuid[] THEN NULL ELSE m.flag_reason END
  WHERE m.flag_reason = 'conflict' AND m.volume_id = $2 AND m.conflicts_with && $1::uuid[]`

/** Deletes those memories that still exist; returns their ids and the numbers of deleted rows. */
const remove = async (
  client: PoolClient,
  volumeId: string,
  memoryIds: readonly string[],
): Promise<Omit<Receipt, 'graph' | 'survivors'> & { ids: string[] }> => {
  const { rows: doomed } = await client.query<{ memory_id: string }>(
    'SELECT memory_id FROM memories WHERE memory_id = ANY($1) FOR UPDATE',
    [memoryIds],
  )
  const ids = doomed.map((row) => row.memory_id)
  await forgetReasons(client, volumeId, ids)
  await eraseFeedback(client, ids)
  const count = async (sql: string) => (await client.query(sql, [ids])).rowCount ?? 0
  await forgetAnswers(client, volumeId, ids)
  const sources = await count(
    `DELETE FROM memory_sources WHERE memory_id = ANY($1)
       OR write_id IN (SELECT write_id FROM writes WHERE memory_id = ANY($1))`,
  )
  const windows = await count('DELETE FROM memory_windows WHERE memory_id = ANY($1)')
  const writes = await count('DELETE FROM writes WHERE memory_id = ANY($1)')
  const waiting = await count(DROP_JOBS)
  const dead = await count(`DELETE FROM dead_letters WHERE payload ->> 'memory_id' = ANY($1::text[])`)
  const memories = await count('DELETE FROM memories WHERE memory_id = ANY($1)')
  await forgetIndexed(client, ids)
  await client.query(FORGET_MARKS, [ids, volumeId])
  return { memories, sources, windows, writes, outbox: waiting + dead, ids }
}
