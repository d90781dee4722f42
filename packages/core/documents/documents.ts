import { authorizedVolume, authorizedVolumeOf, type VolumeAccess } from '../accounts/authorized-volume.js'
import { AppError } from '../errors.js'
import type { DocumentRecord, DocumentStore, ReadableChunk } from '../ports/document-store.js'
import type { FileStore } from '../ports/file-store.js'
import type { Principal } from '../principal.js'
import { eraseChunksForATurn } from './erase-chunks.js'

export interface DocumentPorts extends VolumeAccess {
  documents: Pick<
    DocumentStore,
    'list' | 'read' | 'chunks' | 'beginErasing' | 'eraseChunks' | 'finishErasing' | 'hasFile' | 'finish' | 'goOnLater'
  >
  files: Pick<FileStore, 'remove'>
  now: () => Date
}

/**
 * The documents of a volume, the newest first.
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
  /** The place at which the text goes on; null at its end. */
  next: number | null
}

/**
 * A document with up to `limit` of its chunks, from place `from` on. Of one that is being ingested those that are found
 * by now.
 * @throws AppError document_not_found, also for a document out of reach
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

/** `erased`: nothing of it is left in any store. `promised`: jobs do the rest, as always in an index or graph of its own. */
export type Erasure = 'erased' | 'promised'

/**
 * Erases a document with its chunks and its file. From then on nobody sees its text, whatever is away; what cannot be
 * done at once is done by a job, what the graph was told of it included.
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
  // Its job waits for the end of this request; where that cannot be said now, some seconds longer.
  if (!isDone) await ports.documents.goOnLater(outboxId).catch(() => {})
  return isDone && !isOutside ? 'erased' : 'promised'
}

type ErasePorts = Pick<DocumentPorts, 'documents' | 'files' | 'now'>
interface EraseJob {
  documentId: string
  outboxId: bigint
  signal: AbortSignal
}

/**
 * The job of a document that is being erased; idempotent. A long one takes many runs, each promised by the one before.
 * @throws AppError service_unavailable when a store is away
 */
export const eraseDocument = async (ports: ErasePorts, job: EraseJob): Promise<void> => {
  if (!(await eraseForATurn(ports, job))) await ports.documents.goOnLater(job.outboxId)
}

/** Whether nothing is left of it. */
const eraseForATurn = async (ports: ErasePorts, { documentId, outboxId, signal }: EraseJob): Promise<boolean> => {
  if (!(await eraseChunksForATurn(ports, documentId, signal))) return false
  const last = await ports.documents.finishErasing(documentId, outboxId)
  if (last) await ports.files.remove(last.fileId)
  return true
}

/**
 * The job of a file that no document may have; one that a document has stays.
 * @throws AppError service_unavailable when a store is away
 */
export const removeFile = async (
  { documents, files }: Pick<DocumentPorts, 'documents' | 'files'>,
  fileId: string,
  outboxId: bigint,
): Promise<void> => {
  if (!(await documents.hasFile(fileId))) await files.remove(fileId)
  await documents.finish(outboxId)
}
