import { authorize } from '../access.js'
import { AppError } from '../errors.js'
import type { DocumentRecord, DocumentStore, ReadableChunk } from '../ports/document-store.js'
import type { FileStore } from '../ports/file-store.js'
import type { VolumeStore } from '../ports/volumes.js'
import type { KeyPrincipal } from '../principal.js'
import { eraseChunksForATurn } from './erase-chunks.js'

export interface DocumentPorts {
  documents: Pick<
    DocumentStore,
    'list' | 'read' | 'chunks' | 'beginErasing' | 'eraseChunks' | 'finishErasing' | 'hasFile' | 'finish' | 'goOnLater'
  >
  volumes: Pick<VolumeStore, 'volumeForKey'>
  files: Pick<FileStore, 'remove'>
  now: () => Date
}

/**
 * The documents of a volume, the newest first.
 * @throws AppError agent_not_authorized_for_volume
 */
export const listDocuments = async (
  { documents, volumes }: Pick<DocumentPorts, 'documents' | 'volumes'>,
  principal: KeyPrincipal,
  volumeId: string,
): Promise<DocumentRecord[]> => {
  const volume = await volumes.volumeForKey(volumeId, principal.agentId)
  authorize(principal, 'read_memories', 'volume', volume)
  return documents.list(volumeId)
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
  { documents, volumes }: Pick<DocumentPorts, 'documents' | 'volumes'>,
  principal: KeyPrincipal,
  { documentId, from, limit }: { documentId: string; from: number; limit: number },
): Promise<DocumentPage> => {
  const document = await documents.read(documentId)
  const volume = document && (await volumes.volumeForKey(document.volumeId, principal.agentId))
  authorize(principal, 'read_memories', 'document', volume)
  if (!document) throw noSuchDocument()
  const found = await documents.chunks(documentId, from, limit + 1)
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
  principal: KeyPrincipal,
  { volumeId, documentId, signal }: { volumeId: string; documentId: string; signal: AbortSignal },
): Promise<Erasure> => {
  const volume = await ports.volumes.volumeForKey(volumeId, principal.agentId)
  authorize(principal, 'write_memories', 'volume', volume)
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
