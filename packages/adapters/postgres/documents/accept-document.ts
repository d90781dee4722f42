import { NO_VOLUME_ACCESS } from '@agent-memory/core/accounts/access'
import { AppError } from '@agent-memory/core/errors'
import { IDEMPOTENCY_MS } from '@agent-memory/core/limits'
import type { AcceptedDocument, NewDocument } from '@agent-memory/core/ports/documents/document-store'
import type { PoolClient } from 'pg'
import { inExistingVolume, lockExistingVolume } from '../accounts/existing-volume.js'
import { enqueueJob } from '../work/enqueue.js'
import { DOCUMENT_COLUMNS, type DocumentRow, toDocument } from './document-rows.js'

/**
 * Accepts an upload in the caller's transaction. Concurrent uploads of the same content, or with the same
 * Idempotency-Key, are serialized by advisory locks.
 * @throws AppError conflict, agent_not_authorized_for_volume
 */
export const acceptDocument = async (client: PoolClient, document: NewDocument): Promise<AcceptedDocument> => {
  await lockTwins(client, document)
  await lockExistingVolume(client, document.volumeId, 'FOR KEY SHARE')
  const earlier = await earlierUpload(client, document)
  if (earlier) return leaveFile(client, document, earlier)
  const known = await find(client, 'volume_id = $1 AND sha256 = $2', [document.volumeId, document.sha256])
  if (known && known.status !== 'failed') {
    const accepted = { document: toDocument(known), duplicate: true }
    await noteUpload(client, document, accepted)
    return leaveFile(client, document, accepted)
  }
  const row = known ? await restart(client, document, known) : await insert(client, document)
  const accepted = { document: toDocument(row), duplicate: false }
  await noteUpload(client, document, accepted)
  await enqueueJob(client, 'document.ingest', {
    volumeId: document.volumeId,
    payload: { document_id: row.document_id },
  })
  // The file now belongs to a document, so its removal is cancelled.
  await client.query(`DELETE FROM outbox WHERE job = 'file.remove' AND volume_id = $1 AND payload ->> 'file_id' = $2`, [
    document.volumeId,
    document.fileId,
  ])
  return accepted
}

const FOREIGN_KEY_VIOLATION = '23503'

/** Turns the foreign-key error for a volume just deleted into an access error; rethrows any other error. */
export const refuseGoneVolume = (error: { code?: string }): never => {
  if (error.code === FOREIGN_KEY_VIOLATION) {
    throw new AppError('agent_not_authorized_for_volume', NO_VOLUME_ACCESS)
  }
  throw error
}

/** Locks the upload's content and Idempotency-Key in the order of their hashes, so that two uploads never deadlock. */
const lockTwins = async (
  client: PoolClient,
  { volumeId, sha256, writer, idempotencyKey }: NewDocument,
): Promise<void> => {
  const names = [`document:${volumeId}:${Buffer.from(sha256).toString('hex')}`]
  if (idempotencyKey !== null) names.push(`upload:${writer.keyId}:${idempotencyKey}`)
  await client.query(
    `SELECT pg_advisory_xact_lock(twin) FROM (
       SELECT DISTINCT hashtextextended(name, 0) AS twin FROM unnest($1::text[]) AS given (name) ORDER BY twin) AS twins`,
    [names],
  )
}

/**
 * Returns the response to an earlier upload with this Idempotency-Key in the last day, with the document's current
 * state; null if there is none.
 */
const earlierUpload = async (
  client: PoolClient,
  { writer, idempotencyKey, bodyHash, now }: NewDocument,
): Promise<AcceptedDocument | null> => {
  if (idempotencyKey === null) return null
  await client.query(
    `DELETE FROM document_uploads u USING documents d WHERE u.key_id = $1 AND u.idempotency_key = $2
       AND d.document_id = u.document_id AND (u.created_at <= $3 OR NOT ${inExistingVolume('d')})`,
    [writer.keyId, idempotencyKey, new Date(now.getTime() - IDEMPOTENCY_MS)],
  )
  const { rows } = await client.query<{ document_id: string; body_hash: Buffer; duplicate: boolean }>(
    'SELECT document_id, body_hash, duplicate FROM document_uploads WHERE key_id = $1 AND idempotency_key = $2',
    [writer.keyId, idempotencyKey],
  )
  const [upload] = rows
  if (!upload) return null
  if (!upload.body_hash.equals(bodyHash)) {
    throw new AppError(
      'conflict',
      'This Idempotency-Key was already used for a different upload. Use a new key for each new upload.',
    )
  }
  const row = await find(client, 'document_id = $1', [upload.document_id])
  return row ? { document: toDocument(row), duplicate: upload.duplicate } : null
}

const find = async (client: PoolClient, condition: string, values: unknown[]): Promise<DocumentRow | undefined> => {
  const text = `SELECT ${DOCUMENT_COLUMNS} FROM documents WHERE ${condition} AND status <> 'erasing' FOR UPDATE`
  return (await client.query<DocumentRow>(text, values)).rows[0]
}

const noteUpload = async (
  client: PoolClient,
  { writer, idempotencyKey, bodyHash, now }: NewDocument,
  { document, duplicate }: AcceptedDocument,
): Promise<void> => {
  if (idempotencyKey === null) return
  await client.query(
    `INSERT INTO document_uploads (key_id, idempotency_key, body_hash, document_id, duplicate, created_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (key_id, idempotency_key)
       DO UPDATE SET body_hash = $3, document_id = $4, duplicate = $5, created_at = $6`,
    [writer.keyId, idempotencyKey, bodyHash, document.documentId, duplicate, now],
  )
}

/**
 * Makes the removal of the uploaded file due immediately, since the file is not needed. The removal was enqueued before
 * the file was stored.
 */
const leaveFile = async (
  client: PoolClient,
  { volumeId, fileId }: NewDocument,
  accepted: AcceptedDocument,
): Promise<AcceptedDocument> => {
  await client.query(
    `UPDATE outbox SET due_at = now(), created_at = now() WHERE job = 'file.remove' AND volume_id = $1 AND payload ->> 'file_id' = $2`,
    [volumeId, fileId],
  )
  return accepted
}

const insert = async (client: PoolClient, document: NewDocument): Promise<DocumentRow> => {
  const { rows } = await client.query<DocumentRow>(
    `INSERT INTO documents (document_id, org_id, volume_id, filename, mime_type, file_size, sha256, file_id, status, key_id,
       agent_id, agent, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'processing', $9, $10, $11, $12) RETURNING ${DOCUMENT_COLUMNS}`,
    [
      document.documentId,
      document.orgId,
      document.volumeId,
      document.filename,
      document.mimeType,
      document.fileSize,
      document.sha256,
      document.fileId,
      document.writer.keyId,
      document.writer.agentId,
      document.writer.agent,
      document.now,
    ],
  )
  return rows[0] as DocumentRow
}

/** Restarts a failed document under the same id. Its old chunks are hidden, and erased before the new file is read. */
const restart = async (
  client: PoolClient,
  document: NewDocument,
  { document_id: documentId, file_id: oldFileId }: DocumentRow,
): Promise<DocumentRow> => {
  const { volumeId } = document
  await client.query(
    `DELETE FROM dead_letters WHERE job = 'document.ingest' AND volume_id = $1 AND payload ->> 'document_id' = $2`,
    [volumeId, documentId],
  )
  await enqueueJob(client, 'file.remove', { volumeId, payload: { file_id: oldFileId } })
  const { rows } = await client.query<DocumentRow>(
    `UPDATE documents SET filename = $2, mime_type = $3, file_id = $4, status = 'processing', chunk_count = NULL,
       error_code = NULL, key_id = $5, agent_id = $6, agent = $7, created_at = $8
     WHERE document_id = $1 RETURNING ${DOCUMENT_COLUMNS}`,
    [
      documentId,
      document.filename,
      document.mimeType,
      document.fileId,
      document.writer.keyId,
      document.writer.agentId,
      document.writer.agent,
      document.now,
    ],
  )
  return rows[0] as DocumentRow
}
