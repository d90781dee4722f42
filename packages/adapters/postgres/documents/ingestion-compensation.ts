import { enqueueJob } from '../work/enqueue.js'
import { noteEventsSql } from '../work/note-events.js'
import type { Compensation } from '../work/outbox-rows.js'

/**
 * Marks a document that cannot be ingested as failed, notifies subscribers and enqueues the erasure of its chunks. A
 * replay of the job restarts the document from its file.
 */
export const ingestionCompensation: Compensation<'document.ingest'> = {
  async compensate(client, { document_id: documentId }) {
    const { rows } = await client.query<{ volume_id: string }>(
      `WITH failed AS (
         UPDATE documents SET status = 'failed', error_code = 'not_ingested', chunk_count = NULL
         WHERE document_id = $1 AND status = 'processing' RETURNING volume_id, document_id),
       ${noteEventsSql({
         event: `'document.failed'`,
         volumeId: 'volume_id',
         documentId: 'document_id',
         from: 'failed',
       })}
       SELECT volume_id FROM failed`,
      [documentId],
    )
    for (const { volume_id: volumeId } of rows) {
      await enqueueJob(client, 'document.erase', { volumeId, payload: { document_id: documentId } })
    }
  },

  async restart(client, payloads) {
    await client.query(
      `UPDATE documents SET status = 'processing', chunk_count = NULL, error_code = NULL
       WHERE document_id = ANY($1::uuid[]) AND error_code = 'not_ingested'`,
      [payloads.map((payload) => payload.document_id)],
    )
  },
}
