import { eraseDocument, removeFile } from '@agent-memory/core/documents/documents'
import { ingestDocument } from '@agent-memory/core/documents/ingest'
import type { JobHandlers } from '@agent-memory/core/jobs'
import type { Ports } from '@agent-memory/runtime/wire'

/** Brings uploaded documents to chunks that are found, and takes away what was deleted. */
export const documentJobs = (ports: Ports): JobHandlers => ({
  'document.ingest': ({ document_id: documentId }, run) => ingestDocument(ports, { documentId, ...run }),
  'document.erase': ({ document_id: documentId }, run) => eraseDocument(ports, { documentId, ...run }),
  'file.remove': ({ file_id }, { outboxId }) => removeFile(ports, file_id, outboxId),
})
