import { section } from './section.js'

/** Uploading documents, and what happens to them. */
export const documentSections = [
  section('specification, Documents', {
    'documents.upload': 'POST /agent/documents/upload: document_id, filename, size, status processing, at once',
    'documents.formats': 'PDF, TXT, Markdown, CSV and DOCX are ingested',
    'documents.size': 'A file has at most 20 MB',
    'documents.list': 'GET /agent/documents/:volume_id: an array of documents with all their fields',
    'documents.states': 'processing becomes completed once all chunks are embedded and indexed, or failed',
    'documents.no-file': '400 No file provided without a file part',
    'documents.no-volume': '400 volume_id required without volume_id',
    'documents.access': 'Uploading and deleting need write access, listing read access: 403 otherwise',
    'documents.rate': '50 uploads an hour a key',
  }),
  section('specification, Memory, POST /agent/memory/query', {
    'documents.results': 'document_id, filename, chunk_index of a memory that derives from a chunk, otherwise null',
    'documents.sources': 'document_sources: chunks grouped by file, with best score, count of those found and snippets',
  }),
  section('decisions, Documents', {
    'documents.failed':
      'A failed document has error {code, message} in the list; uploading the same bytes ingests it again',
    'documents.type': 'The type is judged by content: no listed format is 415 at once',
    'documents.duplicates': 'The same bytes in the same volume answer with the document there, duplicate: true',
    'documents.idempotency': 'Idempotency-Key on upload: the same answer, or a conflict',
    'documents.delete':
      'DELETE /agent/documents/:volume_id/:document_id removes it with its chunks and facts, from every store',
    'documents.not-compared': 'Document chunks are not compared',
  }),
  section('design notes, Documents', {
    'documents.kill': 'Killed anywhere, an ingestion goes on where it stopped: each chunk once',
    'documents.flag': 'A chunk that may give an order to a reading model is flagged suspicious and marked in queries',
    'documents.pii': "Personal identifiers in a document follow the volume's setting allow, redact, reject",
    'documents.secrets': 'A secret in a document is in none of its chunks; the file stays as it is',
    'documents.files': 'Files lie on a disk or in any S3-compatible store, one contract for both',
    'documents.private':
      'Uploads, those being received and FILES_DIR included, are for the service alone: folders 700, files 600',
    'documents.remove-originals':
      'sm-admin remove-originals removes uploaded files whose ingestion is over; documents stay',
  }),
]
