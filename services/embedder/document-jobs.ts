import { eraseDocument, removeFile } from '@agent-memory/core/documents/documents'
import { ingestDocument } from '@agent-memory/core/documents/ingest'
import type { HandlersFor } from '@agent-memory/core/work/handlers'
import type { Ports } from '@agent-memory/runtime/wire'

type DocumentJob = 'document.ingest' | 'document.erase' | 'file.remove'

/** Brings uploaded documents to chunks that are found, and takes away what was deleted. */
export const documentJobs = (ports: Ports): HandlersFor<DocumentJob> => ({
  'document.ingest': ({ document_id: documentId }, run) => ingestDocument(ports, { documentId, ...run }),
  'document.erase': ({ document_id: documentId }, run) => eraseDocument(ports, { documentId, ...run }),
  'file.remove': ({ file_id }, { outboxId }) => removeFile(ports, file_id, outboxId),
})
