import { AppError, Unavailable } from '../errors.js'
import { indexMemories } from '../memory/index-memory.js'
import type { DocumentReader } from '../ports/document-reader.js'
import type {
  DocumentIngestion,
  DocumentStore,
  EmbeddedChunk,
  IngestingDocument,
  UnembeddedChunk,
} from '../ports/document-store.js'
import type { Embedder } from '../ports/embedder.js'
import type { ExternalIndex } from '../ports/external-index.js'
import type { FileStore } from '../ports/file-store.js'
import type { IndexLedger } from '../ports/index-ledger.js'
import { eraseChunksForATurn } from './erase-chunks.js'
import type { DocumentFailure } from './failures.js'
import { forATurn } from './turn.js'

/** How an ingestion ended: `completed`, or why it failed. */
export type DocumentEnd = 'completed' | DocumentFailure

export interface IngestPorts {
  documents: DocumentIngestion & Pick<DocumentStore, 'eraseChunks'>
  files: Pick<FileStore, 'withFile'>
  reader: Pick<DocumentReader, 'read'>
  ledger: IndexLedger
  retrieval: () => { embedder: Embedder; external: ExternalIndex | null }
  /** Told of each ingestion that ends, once that is durable. */
  documentEnded: (end: DocumentEnd) => void
  now: () => Date
}

export interface IngestJob {
  documentId: string
  outboxId: bigint
  signal: AbortSignal
}

/** Chunks that become current together; their volume's lock is held for some milliseconds. */
const BATCH = 16
/** Chunks that an index outside is told of together. */
const INDEX_BATCH = 200

/**
 * Brings a document some way on: erases what an earlier ingestion has left, reads its file and stores the chunks, then
 * embeds them batch by batch. Done again after a kill it goes on where it stopped: chunks are stored all or none, and each
 * becomes current once.
 * @throws AppError service_unavailable when a store or the model is away; then the job is run again
 */
export const ingestDocument = async (ports: IngestPorts, job: IngestJob): Promise<void> => {
  const { documents } = ports
  const document = await documents.ingesting(job.documentId)
  if (!document) return documents.finish(job.outboxId)
  if (document.chunkCount === null) {
    const isEmpty = await eraseChunksForATurn(ports, job.documentId, job.signal)
    if (!isEmpty) return documents.goOnLater(job.outboxId)
    if (!(await readChunks(ports, document, job))) return
  }
  const { embedder, external } = ports.retrieval()
  const isDone = await embedForATurn(ports, document, embedder, job.signal)
  if (external) await indexChunks(ports, job, { embedder, external })
  if (!isDone) return documents.goOnLater(job.outboxId)
  if (!(await documents.complete(job.documentId, job.outboxId, embedder.model))) {
    throw new Unavailable('embedder', 'The embedding model is changing.', { retryAfter: 1 })
  }
  ports.documentEnded('completed')
}

/** False when that was the end of it. */
const readChunks = async (
  { documents, files, reader, documentEnded }: IngestPorts,
  { documentId, fileId, format }: IngestingDocument,
  { outboxId, signal }: IngestJob,
): Promise<boolean> => {
  const result = await files.withFile(fileId, (path) => reader.read(path, format, signal), signal)
  if (result !== null && 'chunks' in result) {
    await documents.storeChunks(documentId, result.chunks)
    return true
  }
  const failure = result?.failure ?? 'lost'
  await documents.fail(documentId, failure, outboxId)
  documentEnded(failure)
  return false
}

/** Whether no chunk is left to be embedded. One text at a time: the model's other threads are for those who wait. */
const embedForATurn = (
  { documents, now }: IngestPorts,
  document: IngestingDocument,
  embedder: Embedder,
  signal: AbortSignal,
): Promise<boolean> =>
  forATurn(now, signal, async () => {
    const batch = await documents.unembedded(document.documentId, BATCH)
    if (batch.length === 0) return true
    const embedded: EmbeddedChunk[] = []
    for (const chunk of batch) {
      signal.throwIfAborted()
      embedded.push({ memoryId: chunk.memoryId, vectors: await vectorsOf(chunk, embedder, document.orgId, signal) })
    }
    await documents.storeVectors(document, embedder, embedded, now())
    return false
  })

/** None where the model refuses the text, and would refuse it again. */
const vectorsOf = async (
  { content }: UnembeddedChunk,
  embedder: Embedder,
  tenant: string,
  signal: AbortSignal,
): Promise<Float32Array[]> => {
  try {
    return await embedder.windows(content, 'bulk', { signal, tenant })
  } catch (error) {
    if (error instanceof AppError && error.code === 'payload_too_large') return []
    throw error
  }
}

/**
 * Here rather than by a job a chunk: thousands of those would stand before the volume's next write. What the index was
 * told is noted, so nothing is forgotten.
 */
const indexChunks = async (
  { documents, ledger }: IngestPorts,
  { documentId, signal }: IngestJob,
  index: { embedder: Embedder; external: ExternalIndex },
): Promise<void> => {
  for (let told = INDEX_BATCH; told === INDEX_BATCH; ) {
    signal.throwIfAborted()
    const memoryIds = await documents.unindexed(documentId, INDEX_BATCH)
    if (memoryIds.length > 0) await indexMemories({ ledger, ...index }, memoryIds)
    told = memoryIds.length
  }
}
