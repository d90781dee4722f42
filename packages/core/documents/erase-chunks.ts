import type { DocumentStore } from '../ports/document-store.js'
import { forATurn } from './turn.js'

/** Chunks erased in one transaction, which holds the volume's lock. */
const BATCH = 200

/** Erases the chunks of a document, batch by batch. False when the turn was over before they were all gone. */
export const eraseChunksForATurn = (
  { documents, now }: { documents: Pick<DocumentStore, 'eraseChunks'>; now: () => Date },
  documentId: string,
  signal: AbortSignal,
): Promise<boolean> => forATurn(now, signal, async () => (await documents.eraseChunks(documentId, BATCH)) < BATCH)
