import type { Chunk } from '../../documents/chunk.js'
import type { DocumentFailure, DocumentFormat } from '../../documents/types.js'
import type { PiiSetting } from '../../memory/guard/pii/redact-personal.js'
import type { Writer } from '../../memory/types.js'

export type DocumentStatus = 'processing' | 'completed' | 'failed'

export interface DocumentRecord {
  documentId: string
  volumeId: string
  filename: string
  mimeType: string
  /** In bytes. */
  fileSize: number
  status: DocumentStatus
  /** 0 until the file has been read. */
  chunkCount: number
  failure: DocumentFailure | null
  createdAt: Date
}

export interface NewDocument {
  documentId: string
  /** Id of the uploaded file in the file store. */
  fileId: string
  orgId: string
  volumeId: string
  filename: string
  mimeType: string
  fileSize: number
  sha256: Uint8Array
  writer: Writer
  idempotencyKey: string | null
  /** SHA-256 of everything that identifies the upload. */
  bodyHash: Uint8Array
  now: Date
}

export interface AcceptedDocument {
  document: DocumentRecord
  /** True if the volume already had a document with the same bytes, so that no new document was created. */
  duplicate: boolean
}

/** A document still being ingested. */
export interface IngestingDocument {
  documentId: string
  orgId: string
  volumeId: string
  fileId: string
  format: DocumentFormat
  /** The volume's setting for personal identifiers. */
  pii: PiiSetting
  /** Null until the document's chunks are stored. */
  chunkCount: number | null
}

/** A searchable chunk with its place in the document. */
export interface ReadableChunk {
  memoryId: string
  /** Position in the document, from 0. */
  index: number
  content: string
  /** Page number, from 1; null for formats without pages. */
  page: number | null
  /** The headings above the chunk, outermost first, joined by ` > `; null if there are none. */
  heading: string | null
}

export interface UnembeddedChunk {
  memoryId: string
  content: string
}

export interface EmbeddedChunk {
  memoryId: string
  /** Empty when the model rejects the text; such a chunk is only found by term search. */
  vectors: readonly Float32Array[]
  /**
   * Why the chunk is flagged: how its text looks like a command to a model that reads it. Null if it is not flagged.
   */
  suspicion: string | null
}

export interface ErasedDocument {
  /** Id of the enqueued job that erases the document in case the request does not finish erasing it. */
  outboxId: bigint
  /** Whether a store outside PostgreSQL may have data of the document, which a separate job removes. */
  isOutside: boolean
}

/** Turns a file into searchable chunks. Each method is one transaction and throws service_unavailable. */
export interface DocumentIngestion {
  /** Returns the document if it is still being ingested; null when its ingestion has ended or the document is gone. */
  ingesting(documentId: string): Promise<IngestingDocument | null>
  /** Stores all chunks of a document, to be embedded; does nothing if they are already stored. */
  storeChunks(documentId: string, chunks: readonly Chunk[]): Promise<void>
  /** Returns up to `limit` chunks without vectors, in reading order. */
  unembedded(documentId: string, limit: number): Promise<UnembeddedChunk[]>
  /**
   * Stores the chunks' vectors, flags the suspicious chunks, and makes the chunks current; skips those already current.
   */
  storeVectors(
    document: Pick<IngestingDocument, 'documentId' | 'volumeId'>,
    model: { model: string; dimension: number },
    chunks: readonly EmbeddedChunk[],
    now: Date,
  ): Promise<void>
  /** Returns up to `limit` current chunks that an index outside PostgreSQL does not have yet. */
  unindexed(documentId: string, limit: number): Promise<string[]>
  /** Completes a job that has nothing left to do. */
  finish(outboxId: bigint): Promise<void>
  /** Completes the job and enqueues its continuation behind the waiting jobs. */
  continueLater(outboxId: bigint): Promise<void>
  /** Completes the job and the ingestion. If searches use another model by now, changes nothing and returns false. */
  complete(documentId: string, outboxId: bigint, model: string): Promise<boolean>
  /** Completes the job and ends the ingestion; the file is no longer needed. */
  fail(documentId: string, failure: DocumentFailure, outboxId: bigint): Promise<void>
}

/** Documents and their chunks in PostgreSQL. Each method is one transaction and throws service_unavailable. */
export interface DocumentStore extends DocumentIngestion {
  /**
   * Enqueues a job that removes the file in an hour unless a document uses it by then. Call it before `FileStore.put`.
   */
  scheduleFileRemoval(volumeId: string, fileId: string): Promise<void>
  /**
   * Makes an upload durable together with its ingestion job. If the volume already has the same bytes, returns the
   * existing document; if that document failed, ingests it again under the same id. A repeated Idempotency-Key returns
   * the document of the earlier upload, as it is now.
   * @throws AppError conflict when the key was used for another upload, agent_not_authorized_for_volume when the volume
   * was deleted in the meantime
   */
  accept(document: NewDocument): Promise<AcceptedDocument>
  /** Lists the volume's documents, newest first. */
  list(volumeId: string): Promise<DocumentRecord[]>
  read(documentId: string): Promise<DocumentRecord | null>
  /** Returns up to `limit` of the chunks that are already searchable, from position `from` on, in reading order. */
  chunks(documentId: string, from: number, limit: number): Promise<ReadableChunk[]>

  /** Hides the document and enqueues the job that erases it. Returns null when the volume has no such document. */
  beginErasing(volumeId: string, documentId: string): Promise<ErasedDocument | null>
  /**
   * Erases up to `limit` chunks of a document and returns how many it erased. Erases only what readers cannot see: the
   * chunks of a document that is being erased or has failed, or the old chunks of a document that is being ingested
   * again.
   */
  eraseChunks(documentId: string, limit: number): Promise<number>
  /**
   * Erases the rest of a document that is being erased, enqueues the removal of its file and completes the job. Returns
   * the file's id. For any other document, only completes the job and returns null.
   * @throws Error when the document still has chunks
   */
  finishErasing(documentId: string, outboxId: bigint): Promise<{ fileId: string } | null>
  /** Whether a document uses this file. */
  hasFile(fileId: string): Promise<boolean>
}
