import type { DocumentFailure } from '@agent-memory/core/documents/types'
import type { DocumentRecord, DocumentStatus } from '@agent-memory/core/ports/documents/document-store'

export interface DocumentRow {
  document_id: string
  org_id: string
  volume_id: string
  filename: string
  mime_type: string
  file_size: number
  file_id: string
  status: DocumentStatus
  chunk_count: number | null
  error_code: DocumentFailure | null
  created_at: Date
}

export const DOCUMENT_COLUMNS =
  'document_id, org_id, volume_id, filename, mime_type, file_size, file_id, status, chunk_count, error_code, created_at'

export const toDocument = (row: DocumentRow): DocumentRecord => ({
  documentId: row.document_id,
  volumeId: row.volume_id,
  filename: row.filename,
  mimeType: row.mime_type,
  fileSize: row.file_size,
  status: row.status,
  chunkCount: row.chunk_count ?? 0,
  failure: row.error_code,
  createdAt: row.created_at,
})

/**
 * SQL condition: memory `m` is not a chunk, or is a chunk of a visible document and not left over from a failed
 * ingestion.
 */
export const OF_VISIBLE_DOCUMENT = `(m.document_id IS NULL OR EXISTS (
  SELECT FROM documents d WHERE d.document_id = m.document_id AND d.status IN ('processing', 'completed')
    AND d.chunk_count IS NOT NULL))`
