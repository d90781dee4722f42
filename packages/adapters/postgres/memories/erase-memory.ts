import type { Receipt } from '@agent-memory/core/ports/memory/memories'
import { type JudgeJob, judgeJobOf } from '@agent-memory/core/work/catalogue'
import type { PoolClient } from 'pg'
import { retractIn } from '../graph/retract.js'
import { forgetIndexed, lockStatistics } from '../index/volume-terms.js'
import { DROP_JOBS, enqueueJob, enqueueSql } from '../work/enqueue.js'
import { endUndo, forgetReasons } from './forget-reasons.js'
import { nextSeq } from './memory-changes.js'

/**
 * Erases a memory with all wordings of its first writer everywhere in PostgreSQL, and leaves a tombstone for the
 * indexes. Other agents' wordings survive: the guard re-judges them as memories of their own. Null when the memory is
 * already gone. `external`, `externalGraph`: whether an external index or graph store must be notified.
 */
export const eraseMemory = async (
  client: PoolClient,
  volumeId: string,
  memoryId: string,
  { external, externalGraph }: { external: boolean; externalGraph: boolean },
): Promise<Receipt | null> => {
  await client.query(lockStatistics([volumeId]))
  const { rows: volumes } = await client.query<{ head_seq: bigint }>(nextSeq(volumeId))
  const seq = volumes[0]?.head_seq
  if (seq === undefined) return null
  const { rows } = await client.query<{ agent_id: string }>(
    'SELECT agent_id FROM memories WHERE volume_id = $1 AND memory_id = $2',
    [volumeId, memoryId],
  )
  const firstWriter = rows[0]?.agent_id
  if (firstWriter === undefined) return null
  const survivors = await rejudge(client, volumeId, memoryId, firstWriter)
  const receipt = await remove(client, volumeId, memoryId)
  const source = { kind: 'memory' as const, id: memoryId }
  const { updated, gone } = await retractIn(client, volumeId, [source], { external: externalGraph })
  const isTold = externalGraph && updated.length + gone.length > 0
  await client.query('INSERT INTO tombstones (volume_id, seq, memory_id) VALUES ($1, $2, $3)', [
    volumeId,
    seq,
    memoryId,
  ])
  if (external) await enqueueJob(client, 'memory.unindex', { volumeId, payload: { memory_id: memoryId } })
  return { ...receipt, graph: isTold ? 'promised' : 'erased', survivors }
}

const rejudge = async (
  client: PoolClient,
  volumeId: string,
  memoryId: string,
  firstWriter: string,
): Promise<string[]> => {
  const { rows: survivors } = await client.query<{ memory_id: string; content: string }>(
    `WITH survivor AS (
       UPDATE memories SET status = 'pending', merged_into = NULL, same_hash = NULL, seq = NULL, decided_at = NULL,
         reason = NULL, confidence = NULL
       WHERE merged_into = $1 AND agent_id <> $2
       RETURNING memory_id, content),
     wording AS (
       UPDATE memory_sources s SET memory_id = w.memory_id FROM writes w, survivor
       WHERE w.memory_id = survivor.memory_id AND s.write_id = w.write_id)
     SELECT memory_id, content FROM survivor`,
    [memoryId, firstWriter],
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

/** No mark names an erased memory; what it superseded stays superseded. */
const FORGET_MARKS = `
  WITH replaced AS (UPDATE memories SET superseded_by = NULL WHERE superseded_by = ANY($1))
  UPDATE memories m SET
    conflicts_with = ARRAY(SELECT unnest(m.conflicts_with) EXCEPT SELECT unnest($1::uuid[])),
    flag_reason = CASE WHEN m.flag_reason = 'conflict' AND m.conflicts_with <@ $1::uuid[] THEN NULL ELSE m.flag_reason END
  WHERE m.flag_reason = 'conflict' AND m.volume_id = $2 AND m.conflicts_with && $1::uuid[]`

const remove = async (
  client: PoolClient,
  volumeId: string,
  memoryId: string,
): Promise<Omit<Receipt, 'graph' | 'survivors'>> => {
  const { rows: doomed } = await client.query<{ memory_id: string }>(
    'SELECT memory_id FROM memories WHERE memory_id = $1 OR merged_into = $1 FOR UPDATE',
    [memoryId],
  )
  const ids = doomed.map((row) => row.memory_id)
  await forgetReasons(client, ids)
  const count = async (sql: string) => (await client.query(sql, [ids])).rowCount ?? 0
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
  return { memories, sources, windows, writes, outbox: waiting + dead }
}
