import type { Chunk } from '../documents/chunk.js'
import type { DocumentFailure } from '../documents/failures.js'
import type { DocumentFormat } from '../documents/types.js'

/** What reads documents, apart from everything else. */
export interface DocumentReader {
  /** The format of a file by its content, its name a hint; null for none that is taken. */
  detect(path: string, filename: string): Promise<DocumentFormat | null>
  /**
   * The chunks of a file, or why it has none; the same for the same bytes.
   * @throws the signal's reason; Error when no process or thread can be started
   */
  read(
    path: string,
    format: DocumentFormat,
    signal: AbortSignal,
  ): Promise<{ chunks: Chunk[] } | { failure: DocumentFailure }>
}
