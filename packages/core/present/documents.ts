import type { Erasure } from '../documents/documents.js'
import { DOCUMENT_FAILURES } from '../documents/types.js'
import type { AcceptedDocument, DocumentRecord } from '../ports/documents/document-store.js'

export const presentUpload = ({ document, duplicate }: AcceptedDocument) => ({
  document_id: document.documentId,
  filename: document.filename,
  size: document.fileSize,
  status: 'processing' as const,
  ...(duplicate && { duplicate: true as const, document_status: document.status }),
})

export const presentDocument = (document: DocumentRecord) => ({
  document_id: document.documentId,
  filename: document.filename,
  mime_type: document.mimeType,
  file_size: document.fileSize,
  chunk_count: document.chunkCount,
  status: document.status,
  error: document.failure && { code: document.failure, message: DOCUMENT_FAILURES[document.failure] },
  created_at: document.createdAt.toISOString(),
})

export const presentErasure = (documentId: string, stores: Erasure) => ({
  status: 'ok' as const,
  data: { receipt: { document_id: documentId, stores } },
})
