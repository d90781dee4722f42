import { AppError, Unavailable } from '../errors.js'
import { chunkSuspicion } from '../memory/guard/reject/suspicion.js'
import { indexMemories } from '../memory/index/index-memory.js'
import type { DocumentReader } from '../ports/documents/document-reader.js'
import type {
  DocumentIngestion,
  DocumentStore,
  EmbeddedChunk,
  IngestingDocument,
  UnembeddedChunk,
} from '../ports/documents/document-store.js'
import type { FileStore } from '../ports/documents/file-store.js'
import type { Embedder, EmbedOptions } from '../ports/memory/embedder.js'
import type { ExternalIndex } from '../ports/memory/external-index.js'
import type { GuardModels } from '../ports/memory/guard-model.js'
import type { IndexLedger } from '../ports/memory/index-ledger.js'
import { eraseChunksForATurn } from './documents.js'
import { forATurn } from './turn.js'
import type { DocumentFailure } from './types.js'

/** How an ingestion ended: `completed`, or why it failed. */
export type DocumentEnd = 'completed' | DocumentFailure

export interface IngestPorts {
  documents: DocumentIngestion & Pick<DocumentStore, 'eraseChunks'>
  files: Pick<FileStore, 'withFile'>
  reader: Pick<DocumentReader, 'read'>
  ledger: IndexLedger
  retrieval: () => { embedder: Embedder; external: ExternalIndex | null }
  guardModels: { orders: Pick<GuardModels['orders'], 'score'> }
  /** Called for each ingestion once its outcome is durable. */
  documentEnded: (end: DocumentEnd) => void
  now: () => Date
}

export interface IngestJob {
  documentId: string
  outboxId: bigint
  signal: AbortSignal
}

/** Maximum number of chunks made current per transaction, which holds the volume's lock for some milliseconds. */
const BATCH = 16
/** Maximum number of chunks sent to an external index at once. */
const INDEX_BATCH = 200

/**
 * Runs one turn of an ingestion: erases leftover chunks, reads the file and stores its chunks (all or none), then
 * embeds them in batches and indexes them. If the turn ends early, or the process is killed, the next turn resumes
 * where this one stopped. Each chunk becomes current only once.
 * @throws AppError service_unavailable when a store or the model is down; then the job is retried
 */
export const ingestDocument = async (ports: IngestPorts, job: IngestJob): Promise<void> => {
  const { documents } = ports
  const document = await documents.ingesting(job.documentId)
  if (!document) return documents.finish(job.outboxId)
  if (document.chunkCount === null) {
    const isEmpty = await eraseChunksForATurn(ports, job.documentId, job.signal)
    if (!isEmpty) return documents.continueLater(job.outboxId)
    if (!(await readChunks(ports, document, job))) return
  }
  const { embedder, external } = ports.retrieval()
  const isDone = await embedForATurn(ports, document, embedder, job.signal)
  if (external) await indexChunks(ports, job, { embedder, external })
  if (!isDone) return documents.continueLater(job.outboxId)
  if (!(await documents.complete(job.documentId, job.outboxId, embedder.model))) {
    throw new Unavailable('embedder', 'The embedding model is changing.', { retryAfter: 1 })
  }
  ports.documentEnded('completed')
}

/** Reads the file and stores its chunks. Returns false if the ingestion has failed: the file is lost or not usable. */
const readChunks = async (
  { documents, files, reader, documentEnded }: IngestPorts,
  { documentId, orgId, fileId, format, pii }: IngestingDocument,
  { outboxId, signal }: IngestJob,
): Promise<boolean> => {
  const result = await files.withFile(
    fileId,
    (path) => reader.read(path, format, pii, { signal, tenant: orgId }),
    signal,
  )
  if (result !== null && 'chunks' in result) {
    await documents.storeChunks(documentId, result.chunks)
    return true
  }
  const failure = result?.failure ?? 'lost'
  await documents.fail(documentId, failure, outboxId)
  documentEnded(failure)
  return false
}

/**
 * Embeds chunks until the turn ends. Embeds one chunk at a time, so that the model's other threads stay free for
 * requests. Also checks each chunk for instructions to a model. Returns true if no chunk is left.
 */
const embedForATurn = (
  { documents, guardModels, now }: IngestPorts,
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
      const turn = { signal, tenant: document.orgId }
      const vectors = await vectorsOf(chunk, embedder, turn)
      const suspicion = await chunkSuspicion(chunk.content, (window) => guardModels.orders.score(window, 'bulk', turn))
      embedded.push({ memoryId: chunk.memoryId, vectors, suspicion })
    }
    await documents.storeVectors(document, embedder, embedded, now())
    return false
  })

/** Returns the vectors of a chunk, one per model window; an empty list if the model rejects the text as too large. */
const vectorsOf = async (
  { content }: UnembeddedChunk,
  embedder: Embedder,
  turn: EmbedOptions,
): Promise<Float32Array[]> => {
  try {
    return await embedder.windows(content, 'bulk', turn)
  } catch (error) {
    if (error instanceof AppError && error.code === 'payload_too_large') return []
    throw error
  }
}

/**
 * Indexes the chunks in this job rather than in one job per chunk: thousands of jobs would delay the volume's next
 * write. Records which chunks are indexed, so that none is missed.
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
