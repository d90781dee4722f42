import { type DocumentFormat, MEDIA_TYPES } from '@agent-memory/core/documents/types'
import type { PiiSetting } from '@agent-memory/core/memory/guard/pii/redact-personal'
import type { DocumentIngestion, EmbeddedChunk } from '@agent-memory/core/ports/documents/document-store'
import { inExistingVolume } from '../accounts/existing-volume.js'
import type { Database } from '../connection/database.js'
import type { Query } from '../connection/query.js'
import { ENQUEUE_AGAIN, enqueueSql } from '../work/enqueue.js'
import { noteEventsSql } from '../work/note-events.js'
import { insertChunks } from './document-chunks.js'
import { DOCUMENT_COLUMNS, type DocumentRow } from './document-rows.js'

/** Opens the ingestion of documents in PostgreSQL; see DocumentIngestion. */
export const openDocumentIngestion = (database: Database): DocumentIngestion => ({
  async ingesting(documentId) {
    const [row] = await database.query<DocumentRow & { pii: PiiSetting }>({
      text: `SELECT ${DOCUMENT_COLUMNS}, (SELECT pii FROM volumes v WHERE v.volume_id = d.volume_id) AS pii
             FROM documents d WHERE document_id = $1 AND status = 'processing' AND ${inExistingVolume('d')}`,
      values: [documentId],
    })
    return row
      ? {
          documentId,
          orgId: row.org_id,
          volumeId: row.volume_id,
          fileId: row.file_id,
          format: formatOf(row.mime_type),
          pii: row.pii,
          chunkCount: row.chunk_count,
        }
      : null
  },

  storeChunks: (documentId, chunks) =>
    database.transaction(async (client) => {
      const { rowCount } = await client.query(
        `UPDATE documents SET chunk_count = $2 WHERE document_id = $1 AND status = 'processing' AND chunk_count IS NULL`,
        [documentId, chunks.length],
      )
      if (rowCount !== 0) await insertChunks(client, documentId, chunks)
    }),

  async unembedded(documentId, limit) {
    const rows = await database.query<{ memory_id: string; content: string }>({
      name: 'unembedded-chunks',
      text: `SELECT memory_id, content FROM memories m WHERE document_id = $1 AND status = 'pending'
               AND ${inExistingVolume('m')}
             ORDER BY chunk_index LIMIT $2`,
      values: [documentId, limit],
    })
    return rows.map((row) => ({ memoryId: row.memory_id, content: row.content }))
  },

  async storeVectors({ documentId, volumeId }, model, chunks, now) {
    await database.batch([
      {
        name: 'next-seqs',
        text: 'UPDATE volumes SET head_seq = head_seq + $2 WHERE volume_id = $1',
        values: [volumeId, chunks.length],
      },
      approveChunks(documentId, model, chunks, now),
    ])
  },

  async unindexed(documentId, limit) {
    const rows = await database.query<{ memory_id: string }>({
      text: `SELECT memory_id FROM memories m WHERE document_id = $1 AND status = 'approved'
               AND ${inExistingVolume('m')}
               AND NOT EXISTS (SELECT FROM indexed_memories i WHERE i.memory_id = m.memory_id)
             ORDER BY chunk_index LIMIT $2`,
      values: [documentId, limit],
    })
    return rows.map((row) => row.memory_id)
  },

  async finish(outboxId) {
    await database.query({ text: 'DELETE FROM outbox WHERE outbox_id = $1', values: [outboxId] })
  },

  async continueLater(outboxId) {
    await database.query({ text: ENQUEUE_AGAIN, values: [outboxId] })
  },

  async complete(documentId, outboxId, model) {
    const rows = await database.query({
      text: `WITH ended AS (
               DELETE FROM outbox WHERE outbox_id = $2
                 AND EXISTS (SELECT FROM embedding_models WHERE model = $3 AND serving) RETURNING 1),
             completed AS (
               UPDATE documents SET status = 'completed' FROM ended WHERE document_id = $1 AND status = 'processing'
               RETURNING volume_id),
             ${noteEventsSql({
               event: `'document.processed'`,
               volumeId: 'volume_id',
               documentId: '$1',
               from: 'completed',
             })}
             SELECT FROM ended`,
      values: [documentId, outboxId, model],
    })
    return rows.length > 0
  },

  async fail(documentId, failure, outboxId) {
    await database.query({
      text: `WITH failed AS (
               UPDATE documents SET status = 'failed', error_code = $2
               WHERE document_id = $1 AND status = 'processing' AND chunk_count IS NULL
                 AND EXISTS (SELECT FROM outbox WHERE outbox_id = $3) RETURNING volume_id, file_id),
             ended AS (DELETE FROM outbox WHERE outbox_id = $3 AND EXISTS (SELECT FROM failed)),
             ${noteEventsSql({ event: `'document.failed'`, volumeId: 'volume_id', documentId: '$1', from: 'failed' })}
             ${enqueueSql('file.remove', { volumeId: 'volume_id', payload: { file_id: 'file_id' }, from: 'failed' })}`,
      values: [documentId, failure, outboxId],
    })
  },
})

const FORMATS = new Map(Object.entries(MEDIA_TYPES).map(([format, type]) => [type as string, format as DocumentFormat]))

const formatOf = (mimeType: string): DocumentFormat => {
  const format = FORMATS.get(mimeType)
  if (format === undefined) throw new Error(`unknown media type of a stored document: ${mimeType}`)
  return format
}

/**
 * Returns the statement that approves chunks and flags the suspicious ones; chunks that are no longer pending are
 * skipped. It must run after the statement that locks the volume and reserves one sequence number per chunk.
 */
const approveChunks = (
  documentId: string,
  { model, dimension }: { model: string; dimension: number },
  chunks: readonly EmbeddedChunk[],
  now: Date,
): Query => {
  const windows = chunks.flatMap(({ memoryId, vectors }) =>
    vectors.map((vector, window) => ({
      memoryId,
      window,
      vector: Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength),
    })),
  )
  return {
    name: 'approve-chunks',
    text: `
      WITH approved AS (
        UPDATE memories m SET status = 'approved', decided_at = $4, seq = v.head_seq - cardinality($2::uuid[]) + given.place,
          flag_reason = CASE WHEN given.suspicion IS NOT NULL THEN 'suspicious' END,
          reason = concat_ws(' ', m.reason, given.suspicion)
        FROM unnest($2::uuid[], $9::text[]) WITH ORDINALITY AS given (memory_id, suspicion, place), volumes v
        WHERE m.memory_id = given.memory_id AND m.document_id = $1 AND m.status = 'pending' AND v.volume_id = m.volume_id
        RETURNING m.memory_id, m.volume_id, m.flag_reason),
      ${noteEventsSql({
        event: `'memory.flagged'`,
        volumeId: 'volume_id',
        memoryId: 'memory_id',
        from: 'approved WHERE flag_reason IS NOT NULL',
      })},
      to_graph AS (${enqueueSql('memory.extract_later', {
        volumeId: 'volume_id',
        payload: { memory_id: 'memory_id' },
        from: 'approved',
      })})
      INSERT INTO memory_windows (memory_id, volume_id, model, dimension, "window", vector)
      SELECT memory_id, volume_id, $3, $8, given."window", given.vector
      FROM approved JOIN unnest($5::uuid[], $6::int[], $7::bytea[]) AS given (memory_id, "window", vector) USING (memory_id)`,
    values: [
      documentId,
      chunks.map(({ memoryId }) => memoryId),
      model,
      now,
      windows.map(({ memoryId }) => memoryId),
      windows.map(({ window }) => window),
      windows.map(({ vector }) => vector),
      dimension,
      chunks.map(({ suspicion }) => suspicion),
    ],
  }
}
