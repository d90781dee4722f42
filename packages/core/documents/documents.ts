import { authorizedVolume, authorizedVolumeOf, type VolumeAccess } from '../accounts/authorized-volume.js'
import type { Principal } from '../accounts/principal.js'
import { AppError } from '../errors.js'
import type { DocumentRecord, DocumentStore, ReadableChunk } from '../ports/documents/document-store.js'
import type { FileStore } from '../ports/documents/file-store.js'
import { forATurn } from './turn.js'

/** Maximum number of chunks erased per transaction, which holds the volume's lock. */
const BATCH = 200

/** Erases the chunks of a document in batches. Returns false if the turn ended before all chunks were erased. */
export const eraseChunksForATurn = (
  { documents, now }: { documents: Pick<DocumentStore, 'eraseChunks'>; now: () => Date },
  documentId: string,
  signal: AbortSignal,
): Promise<boolean> => forATurn(now, signal, async () => (await documents.eraseChunks(documentId, BATCH)) < BATCH)

export interface DocumentPorts extends VolumeAccess {
  documents: Pick<
    DocumentStore,
    | 'list'
    | 'read'
    | 'chunks'
    | 'beginErasing'
    | 'eraseChunks'
    | 'finishErasing'
    | 'hasFile'
    | 'finish'
    | 'continueLater'
  >
  files: Pick<FileStore, 'remove'>
  now: () => Date
}

/**
 * Lists the documents of a volume, newest first.
 * @throws AppError agent_not_authorized_for_volume
 */
export const listDocuments = async (
  ports: Pick<DocumentPorts, 'documents' | 'volumes'>,
  principal: Principal,
  volumeId: string,
): Promise<DocumentRecord[]> => {
  await authorizedVolume(ports, principal, 'read_memories', volumeId)
  return ports.documents.list(volumeId)
}

export interface DocumentPage {
  document: DocumentRecord
  chunks: ReadableChunk[]
  /** Position of the next chunk; null at the end. */
  next: number | null
}

/**
 * Returns a document with up to `limit` of its chunks, from position `from` on. During ingestion, returns only chunks
 * that are already searchable.
 * @throws AppError document_not_found, also for a document the caller has no access to
 */
export const readDocument = async (
  ports: Pick<DocumentPorts, 'documents' | 'volumes'>,
  principal: Principal,
  { documentId, from, limit }: { documentId: string; from: number; limit: number },
): Promise<DocumentPage> => {
  const document = await ports.documents.read(documentId)
  await authorizedVolumeOf(ports, principal, 'read_memories', ['document', document])
  if (!document) throw noSuchDocument()
  const found = await ports.documents.chunks(documentId, from, limit + 1)
  const chunks = found.slice(0, limit)
  return { document, chunks, next: found[limit]?.index ?? null }
}

const noSuchDocument = () => new AppError('document_not_found', 'The volume has no document with this id.')

/**
 * What became of a deleted document. `erased`: no store holds any of its data. `promised`: jobs will erase the rest.
 * It is always `promised` if a separate index or graph store may have some of the data.
 */
export type Erasure = 'erased' | 'promised'

/**
 * Erases a document with its chunks and its file. Its text is invisible at once, even if a store is down; jobs erase
 * whatever cannot be erased now, including its data in the graph.
 * @throws AppError agent_not_authorized_for_volume, document_not_found
 */
export const deleteDocument = async (
  ports: DocumentPorts,
  principal: Principal,
  { volumeId, documentId, signal }: { volumeId: string; documentId: string; signal: AbortSignal },
): Promise<Erasure> => {
  await authorizedVolume(ports, principal, 'write_memories', volumeId)
  const erased = await ports.documents.beginErasing(volumeId, documentId)
  if (!erased) throw noSuchDocument()
  const { outboxId, isOutside } = erased
  const isDone = await eraseForATurn(ports, { documentId, outboxId, signal }).catch(() => false)
  // `continueLater` lets the erasure job start when this request has ended. Without it, the job starts some seconds
  // later.
  if (!isDone) await ports.documents.continueLater(outboxId).catch(() => {})
  return isDone && !isOutside ? 'erased' : 'promised'
}

type ErasePorts = Pick<DocumentPorts, 'documents' | 'files' | 'now'>
interface EraseJob {
  documentId: string
  outboxId: bigint
  signal: AbortSignal
}

/**
 * Runs the job that erases a document; idempotent. A long document takes many runs, each enqueued by the previous run.
 * @throws AppError service_unavailable when a store is down
 */
export const eraseDocument = async (ports: ErasePorts, job: EraseJob): Promise<void> => {
  if (!(await eraseForATurn(ports, job))) await ports.documents.continueLater(job.outboxId)
}

/** Erases as much of a document as it can within one turn. Returns true if nothing is left. */
const eraseForATurn = async (ports: ErasePorts, { documentId, outboxId, signal }: EraseJob): Promise<boolean> => {
  if (!(await eraseChunksForATurn(ports, documentId, signal))) return false
  const last = await ports.documents.finishErasing(documentId, outboxId)
  if (last) await ports.files.remove(last.fileId)
  return true
}

/**
 * Runs the job that removes an uploaded file, unless a document uses it.
 * @throws AppError service_unavailable when a store is down
 */
export const removeFile = async (
  { documents, files }: Pick<DocumentPorts, 'documents' | 'files'>,
  fileId: string,
  outboxId: bigint,
): Promise<void> => {
  if (!(await documents.hasFile(fileId))) await files.remove(fileId)
  await documents.finish(outboxId)
}
