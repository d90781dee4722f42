import type { Database } from './database.js'
import { promises } from './work/promise.js'

/** A document that is ingested is found by its chunks: its file is read no more. */
const PROMISE = `
  WITH page AS (
    SELECT document_id FROM documents
    WHERE status = 'completed' AND NOT original_removed AND ($1::uuid IS NULL OR volume_id = $1)
    LIMIT $2 FOR UPDATE),
  left_behind AS (
    UPDATE documents d SET original_removed = true FROM page WHERE d.document_id = page.document_id
    RETURNING d.volume_id, d.file_id)
  ${promises('file.remove', { volumeId: 'volume_id', payload: { file_id: 'file_id' }, from: 'left_behind' })}`

/**
 * Promises the removal of up to `limit` original files whose ingestion is over, of a volume or, with null, of all.
 * @returns how many
 */
export const promiseRemovals = async (
  database: Database,
  { volumeId, limit }: { volumeId: string | null; limit: number },
): Promise<number> =>
  database.transaction(async (client) => (await client.query(PROMISE, [volumeId, limit])).rowCount ?? 0)
