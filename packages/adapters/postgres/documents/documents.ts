import type { DocumentStore } from '@agent-memory/core/ports/documents/document-store'
import { inExistingVolume } from '../accounts/existing-volume.js'
import type { Database } from '../connection/database.js'
import { enqueueJob, enqueueSql } from '../work/enqueue.js'
import { acceptDocument, refuseGoneVolume } from './accept-document.js'
import { type ChunkRow, eraseUnseenChunks, toReadableChunk } from './document-chunks.js'
import { openDocumentIngestion } from './document-ingestion.js'
import { DOCUMENT_COLUMNS, type DocumentRow, OF_VISIBLE_DOCUMENT, toDocument } from './document-rows.js'

/** Long enough to list a volume of a hundred thousand documents. */
const LIST_LIMIT_MS = 20_000
/** Delay before an uploaded file without a document is removed. No upload takes longer. */
const UPLOAD_ENDS_SECONDS = 3_600
/** Delay of the erasure job. Meanwhile, the delete request erases the document; no request lasts longer than this. */
const REQUEST_ERASES_SECONDS = 30

const ENQUEUE_ERASURE = enqueueSql('document.erase', {
  volumeId: '$1::uuid',
  payload: { document_id: '$2::uuid' },
  inSeconds: '$3::float8',
})

/**
 * Opens the document store. `external` and `externalGraph` say whether an external index or graph store must be
 * notified of erasures.
 */
export const openDocumentStore = (
  database: Database,
  { external = false, externalGraph = false } = {},
): DocumentStore => ({
  ...openDocumentIngestion(database),

  async scheduleFileRemoval(volumeId, fileId) {
    await database.transaction((client) =>
      enqueueJob(client, 'file.remove', {
        volumeId,
        payload: { file_id: fileId },
        inSeconds: UPLOAD_ENDS_SECONDS,
      }),
    )
  },

  accept: (document) => database.transaction((client) => acceptDocument(client, document)).catch(refuseGoneVolume),

  async list(volumeId) {
    const rows = await database.query<DocumentRow>({
      text: `SELECT ${DOCUMENT_COLUMNS} FROM documents WHERE volume_id = $1 AND status <> 'erasing'
             ORDER BY created_at DESC, document_id DESC`,
      values: [volumeId],
      query_timeout: LIST_LIMIT_MS,
    })
    return rows.map(toDocument)
  },

  async read(documentId) {
    const [row] = await database.query<DocumentRow>({
      text: `SELECT ${DOCUMENT_COLUMNS} FROM documents WHERE document_id = $1 AND status <> 'erasing'`,
      values: [documentId],
    })
    return row ? toDocument(row) : null
  },

  async chunks(documentId, from, limit) {
    const rows = await database.query<ChunkRow>({
      text: `SELECT memory_id, chunk_index, content, metadata FROM memories m
             WHERE document_id = $1 AND chunk_index >= $2 AND status = 'approved' AND ${OF_VISIBLE_DOCUMENT}
             ORDER BY chunk_index LIMIT $3`,
      values: [documentId, from, limit],
    })
    return rows.map(toReadableChunk)
  },

  beginErasing: (volumeId, documentId) =>
    database.transaction(async (client) => {
      const { rowCount } = await client.query(
        `UPDATE documents SET status = 'erasing', sha256 = NULL
         WHERE volume_id = $1 AND document_id = $2 AND status <> 'erasing'`,
        [volumeId, documentId],
      )
      if (rowCount === 0) return null
      for (const table of ['outbox', 'dead_letters']) {
        await client.query(
          `DELETE FROM ${table} WHERE volume_id = $1 AND job = 'document.ingest' AND payload ->> 'document_id' = $2`,
          [volumeId, documentId],
        )
      }
      const { rows } = await client.query<{ outbox_id: bigint; may_be_outside: boolean }>(
        `${ENQUEUE_ERASURE}
         RETURNING outbox_id, EXISTS (SELECT FROM memories WHERE document_id = $2::uuid)
           OR EXISTS (SELECT FROM outbox WHERE job IN ('document.unindex', 'graph.project') AND volume_id = $1::uuid)
           AS may_be_outside`,
        [volumeId, documentId, REQUEST_ERASES_SECONDS],
      )
      const [row] = rows
      return row ? { outboxId: row.outbox_id, isOutside: row.may_be_outside && (external || externalGraph) } : null
    }),

  eraseChunks: (documentId, limit) =>
    database.transaction((client) => eraseUnseenChunks(client, { documentId, limit, external, externalGraph })),

  finishErasing: (documentId, outboxId) =>
    database.transaction(async (client) => {
      const { rows } = await client.query<{ volume_id: string; file_id: string }>(
        `SELECT volume_id, file_id FROM documents d
         WHERE document_id = $1 AND status = 'erasing' AND ${inExistingVolume('d')} FOR UPDATE`,
        [documentId],
      )
      const [gone] = rows
      // If ingestion restarted after this run saw the last chunk, deleting the document would drop new chunks without
      // notifying the other stores.
      const chunks = await client.query('SELECT FROM memories WHERE document_id = $1 LIMIT 1', [documentId])
      if (gone && chunks.rowCount !== 0) throw new Error('the document has chunks again')
      await client.query('DELETE FROM outbox WHERE outbox_id = $1', [outboxId])
      if (!gone) return null
      await client.query('DELETE FROM documents WHERE document_id = $1', [documentId])
      await enqueueJob(client, 'file.remove', { volumeId: gone.volume_id, payload: { file_id: gone.file_id } })
      return { fileId: gone.file_id }
    }),

  async hasFile(fileId) {
    const text = `SELECT FROM documents WHERE file_id = $1 AND status <> 'failed' AND NOT original_removed`
    return (await database.query({ text, values: [fileId] })).length > 0
  },
})
