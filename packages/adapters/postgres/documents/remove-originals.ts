import type { Database } from '../connection/database.js'
import { enqueueSql } from '../work/enqueue.js'

/**
 * Enqueues the removal of up to $2 files of ingested documents, in the volume $1 or, if it is null, in all volumes.
 * Once a document is ingested, queries use its chunks and its file is no longer read.
 */
const PROMISE = `
  WITH page AS (
    SELECT document_id FROM documents
    WHERE status = 'completed' AND NOT original_removed AND ($1::uuid IS NULL OR volume_id = $1)
    LIMIT $2 FOR UPDATE),
  left_behind AS (
    UPDATE documents d SET original_removed = true FROM page WHERE d.document_id = page.document_id
    RETURNING d.volume_id, d.file_id)
  ${enqueueSql('file.remove', { volumeId: 'volume_id', payload: { file_id: 'file_id' }, from: 'left_behind' })}`

/**
 * Enqueues the removal of up to `limit` original files of ingested documents, in one volume or, with `volumeId: null`,
 * in all volumes.
 * @returns how many were enqueued
 */
export const enqueueRemovals = async (
  database: Database,
  { volumeId, limit }: { volumeId: string | null; limit: number },
): Promise<number> =>
  database.transaction(async (client) => (await client.query(PROMISE, [volumeId, limit])).rowCount ?? 0)
