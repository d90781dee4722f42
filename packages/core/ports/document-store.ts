import type { Chunk } from '../documents/chunk.js'
import type { DocumentFailure } from '../documents/failures.js'
import type { DocumentFormat } from '../documents/types.js'
import type { Writer } from '../memory/types.js'

export type DocumentStatus = 'processing' | 'completed' | 'failed'

export interface DocumentRecord {
  documentId: string
  volumeId: string
  filename: string
  mimeType: string
  /** In bytes. */
  fileSize: number
  status: DocumentStatus
  /** 0 until the file is read. */
  chunkCount: number
  failure: DocumentFailure | null
  createdAt: Date
}

export interface NewDocument {
  documentId: string
  /** Where the file store has the bytes. */
  fileId: string
  orgId: string
  volumeId: string
  filename: string
  mimeType: string
  fileSize: number
  sha256: Uint8Array
  writer: Writer
  idempotencyKey: string | null
  /** SHA-256 of all that makes the upload what it is. */
  bodyHash: Uint8Array
  now: Date
}

export interface AcceptedDocument {
  document: DocumentRecord
  /** The volume had the same bytes already: nothing was made. */
  duplicate: boolean
}

/** A document whose ingestion is not over. */
export interface IngestingDocument {
  documentId: string
  orgId: string
  volumeId: string
  fileId: string
  format: DocumentFormat
  /** Null until its chunks are stored. */
  chunkCount: number | null
}

/** A chunk that is found, as it is read in its place. */
export interface ReadableChunk {
  memoryId: string
  /** Place in the document, from 0. */
  index: number
  content: string
  /** From 1; null where the format has none. */
  page: number | null
  /** The headings above it, the outermost first, between them ` > `; null without any. */
  heading: string | null
}

export interface UnembeddedChunk {
  memoryId: string
  content: string
}

export interface EmbeddedChunk {
  memoryId: string
  /** Empty where the model refuses the text: it is found by its words alone. */
  vectors: readonly Float32Array[]
}

export interface ErasedDocument {
  /** Of the job that erases it in any case. */
  outboxId: bigint
  /** Whether a store outside of PostgreSQL may hold something of it, which a job of its own takes out. */
  isOutside: boolean
}

/**
 * What brings a document from its file to chunks that are found. One method is one transaction; each throws
 * service_unavailable.
 */
export interface DocumentIngestion {
  /** Null when its ingestion is over, or it is gone. */
  ingesting(documentId: string): Promise<IngestingDocument | null>
  /** Stores all chunks of a document, to be embedded; does nothing where they are there already. */
  storeChunks(documentId: string, chunks: readonly Chunk[]): Promise<void>
  /** Up to `limit` of those that wait for their vectors, in reading order. */
  unembedded(documentId: string, limit: number): Promise<UnembeddedChunk[]>
  /** Makes chunks current with their vectors, each once. */
  storeVectors(
    document: Pick<IngestingDocument, 'documentId' | 'volumeId'>,
    model: { model: string; dimension: number },
    chunks: readonly EmbeddedChunk[],
    now: Date,
  ): Promise<void>
  /** Up to `limit` current chunks that an index outside of PostgreSQL was not told of yet. */
  unindexed(documentId: string, limit: number): Promise<string[]>
  /** Ends a job that has nothing left to do. */
  finish(outboxId: bigint): Promise<void>
  /** Ends the job by promising another one, behind what waits. */
  goOnLater(outboxId: bigint): Promise<void>
  /** Ends the job and the ingestion, unless another model serves by now. False then. */
  complete(documentId: string, outboxId: bigint, model: string): Promise<boolean>
  /** Ends the job and the ingestion; the file is not needed any more. */
  fail(documentId: string, failure: DocumentFailure, outboxId: bigint): Promise<void>
}

/** Documents in PostgreSQL, and their chunks there. One method is one transaction; each throws service_unavailable. */
export interface DocumentStore extends DocumentIngestion {
  /** Promises that a file which is about to be put is removed in an hour, unless a document has it by then. */
  promiseFile(volumeId: string, fileId: string): Promise<void>
  /**
   * Makes an upload durable with the job that ingests it. The same bytes in the same volume answer with the document that
   * is there, or ingest a failed one anew under its id; the same Idempotency-Key answers as before.
   * @throws AppError conflict when the key came with another upload, agent_not_authorized_for_volume when the volume was
   * deleted meanwhile
   */
  accept(document: NewDocument): Promise<AcceptedDocument>
  /** Of a volume, the newest first. */
  list(volumeId: string): Promise<DocumentRecord[]>
  read(documentId: string): Promise<DocumentRecord | null>
  /** Up to `limit` of the chunks that are found by now, from place `from` on, in reading order. */
  chunks(documentId: string, from: number, limit: number): Promise<ReadableChunk[]>

  /** From now on nobody sees the document; a job is promised that erases it. Null when the volume has none of this id. */
  beginErasing(volumeId: string, documentId: string): Promise<ErasedDocument | null>
  /**
   * Erases up to `limit` chunks of a document that is being erased, or those that a failed ingestion has left of one that
   * failed or whose chunks are yet to be stored; gives how many.
   */
  eraseChunks(documentId: string, limit: number): Promise<number>
  /**
   * Erases what is left of a document that is being erased, promises the removal of its file, and ends the job. Gives the
   * file's id; null for any other, which stays as it is.
   * @throws Error when it has chunks
   */
  finishErasing(documentId: string, outboxId: bigint): Promise<{ fileId: string } | null>
  /** Whether a document has this file. */
  hasFile(fileId: string): Promise<boolean>
}
