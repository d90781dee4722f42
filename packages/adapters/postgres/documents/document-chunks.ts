import type { Chunk } from '@agent-memory/core/documents/chunk'
import type { ReadableChunk } from '@agent-memory/core/ports/documents/document-store'
import type { PoolClient } from 'pg'
import { retractIn } from '../graph/retract.js'
import { forgetIndexed, lockStatistics } from '../index/volume-terms.js'
import { eraseFeedback } from '../memories/feedback.js'
import { forgetAnswers } from '../notify/forget-answers.js'
import { DROP_JOBS, enqueueJob } from '../work/enqueue.js'

/** Chunks per statement: about 1.5 MB of text at most. */
const SLICE = 500
/** An ingestion run that sends chunks to an external index has ended after this time, and so has its last request. */
export const INGESTION_ENDS_SECONDS = 180
/**
 * Time limit of one statement of up to SLICE chunks. Even a busy disk can write 20 MB, index entries included, in this
 * time.
 */
const WRITE_LIMIT_MS = 20_000

/**
 * Inserts chunks. A chunk is a memory that bypasses the guard and is pending until it has its vectors. created_at grows
 * by 1 ms per chunk, so that lists in order of creation show chunks in reading order.
 */
const INSERT = `
  WITH chunk AS (
    INSERT INTO memories (memory_id, org_id, volume_id, status, content, memory_type, category, confidence, reason, key_id,
      agent_id, agent, event_date, event_date_source, event_date_precision, metadata, redactions, created_at, document_id, chunk_index)
    SELECT gen_random_uuid(), d.org_id, d.volume_id, 'pending', given.content, 'factual', 'other', 1,
      'A part of an uploaded document.', d.key_id, d.agent_id, d.agent, d.created_at, 'written', 'day', given.metadata, '{}',
      d.created_at + given.chunk_index * interval '1 millisecond', d.document_id, given.chunk_index
    FROM documents d, jsonb_to_recordset($2::jsonb) AS given (chunk_index int, content text, metadata jsonb)
    WHERE d.document_id = $1 ORDER BY given.chunk_index
    RETURNING memory_id, volume_id, content, key_id, agent_id, agent, event_date, event_date_precision, created_at)
  INSERT INTO memory_sources (source_id, memory_id, volume_id, write_id, wording, key_id, agent_id, agent, event_date,
    event_date_precision, created_at)
  SELECT memory_id, memory_id, volume_id, memory_id, content, key_id, agent_id, agent, event_date, event_date_precision,
    created_at FROM chunk`

/** Inserts all chunks of a document in the caller's transaction. */
export const insertChunks = async (client: PoolClient, documentId: string, chunks: readonly Chunk[]): Promise<void> => {
  for (let start = 0; start < chunks.length; start += SLICE) {
    const rows = chunks.slice(start, start + SLICE).map(toRow)
    await client.query({
      text: INSERT,
      values: [documentId, JSON.stringify(rows)],
      ...{ query_timeout: WRITE_LIMIT_MS },
    })
  }
}

export interface ChunkRow {
  memory_id: string
  chunk_index: number
  content: string
  metadata: { page?: number; heading?: string } | null
}

export const toReadableChunk = ({ memory_id, chunk_index, content, metadata }: ChunkRow): ReadableChunk => ({
  memoryId: memory_id,
  index: chunk_index,
  content,
  page: metadata?.page ?? null,
  heading: metadata?.heading ?? null,
})

const toRow = ({ index, text, page, headings }: Chunk) => ({
  chunk_index: index,
  content: text,
  metadata: { ...(page !== null && { page }), ...(headings.length > 0 && { heading: headings.join(' > ') }) },
})

/** Which stores outside PostgreSQL must be notified: an index, a graph store. */
export interface Outside {
  external: boolean
  externalGraph: boolean
}

/**
 * Erases up to `limit` chunks of a document that is being erased, has failed or is restarting; returns how many. The
 * document stays locked, so chunks that a parallel run is storing are not erased.
 */
export const eraseUnseenChunks = async (
  client: PoolClient,
  { documentId, ...more }: Outside & { documentId: string; limit: number },
): Promise<number> => {
  const unseen = `FROM documents WHERE document_id = $1 AND (status = 'erasing' OR chunk_count IS NULL)`
  const { rows } = await client.query<{ volume_id: string }>(`SELECT volume_id ${unseen}`, [documentId])
  const [found] = rows
  if (!found) return 0
  await client.query(lockStatistics([found.volume_id]))
  const locked = await client.query<{ status: string }>(`SELECT status ${unseen} FOR UPDATE`, [documentId])
  const [document] = locked.rows
  if (!document) return 0
  const erased = await eraseChunks(client, { volumeId: found.volume_id, documentId, ...more })
  if (erased > 0 && document.status !== 'erasing') await forgetEvents(client, documentId, document.status)
  return erased
}

/**
 * Deletes a document's events about entities. Otherwise a restarted document could not report these entities again,
 * because a document reports each entity only once. Events of retractions are deleted only when the document restarts.
 */
const forgetEvents = (client: PoolClient, documentId: string, status: string) =>
  client.query('DELETE FROM events WHERE document_id = $1 AND node_id IS NOT NULL AND ($2 OR NOT taken_back)', [
    documentId,
    status === 'processing',
  ])

/**
 * Erases up to `limit` chunks and leaves a tombstone for each, with its own sequence number, so that the indexes learn
 * of the erasure. Returns how many chunks were erased.
 */
const eraseChunks = async (
  client: PoolClient,
  {
    volumeId,
    documentId,
    limit,
    external,
    externalGraph,
  }: Outside & { volumeId: string; documentId: string; limit: number },
): Promise<number> => {
  // Locks are taken in the same order everywhere: the volume, its memories, the outbox.
  const volume = await client.query('SELECT FROM volumes WHERE volume_id = $1 FOR NO KEY UPDATE', [volumeId])
  if (volume.rowCount === 0) return 0
  const found = await client.query<{ memory_id: string; on_its_way: boolean }>(
    `SELECT memory_id, status = 'approved' AND NOT EXISTS (
       SELECT FROM indexed_memories i WHERE i.memory_id = m.memory_id) AS on_its_way
     FROM memories m WHERE document_id = $1 ORDER BY chunk_index LIMIT $2 FOR UPDATE`,
    [documentId, limit],
  )
  const ids = found.rows.map((row) => row.memory_id)
  if (ids.length === 0) return 0
  const { rows } = await client.query<{ seq: bigint }>(
    'UPDATE volumes SET head_seq = head_seq + $2 WHERE volume_id = $1 RETURNING head_seq - $2 AS seq',
    [volumeId, ids.length],
  )
  await client.query(DROP_JOBS, [ids])
  await eraseFeedback(client, ids)
  await forgetAnswers(client, volumeId, [documentId, ...ids])
  await client.query('DELETE FROM memories WHERE memory_id = ANY($1)', [ids])
  const sources = ids.map((id) => ({ kind: 'chunk' as const, id }))
  await retractIn(client, volumeId, sources, { external: externalGraph, documentId })
  await client.query(
    `INSERT INTO tombstones (volume_id, seq, memory_id)
     SELECT $1, $2::bigint + place, id FROM unnest($3::uuid[]) WITH ORDINALITY AS given (id, place)`,
    [volumeId, rows[0]?.seq, ids],
  )
  await forgetIndexed(client, ids)
  if (external) {
    const onTheirWay = found.rows.filter((row) => row.on_its_way).map((row) => row.memory_id)
    await enqueueJob(client, 'document.unindex', { volumeId, payload: { memory_ids: ids } })
    if (onTheirWay.length > 0)
      await enqueueJob(client, 'document.unindex', {
        volumeId,
        payload: { memory_ids: onTheirWay },
        inSeconds: INGESTION_ENDS_SECONDS,
      })
  }
  return ids.length
}
