import type { Chunk } from '../documents/chunk.js'
import type { DocumentFailure } from '../documents/failures.js'
import type { DocumentFormat } from '../documents/types.js'

/** What reads documents, apart from everything else. */
export interface DocumentReader {
  /**
   * The format of a file by its content, its name a hint; null for none that is taken.
   * @throws AppError service_unavailable for one that takes too long, or whose signal was aborted before its turn; the
   * signal's reason; Error for a file that cannot be read
   */
  detect(path: string, filename: string, signal: AbortSignal): Promise<DocumentFormat | null>
  /**
   * The chunks of a file, or why it has none; the same for the same bytes.
   * @throws the signal's reason; Error when no process or thread can be started
   */
  read(
    path: string,
    format: DocumentFormat,
    signal: AbortSignal,
  ): Promise<{ chunks: Chunk[] } | { failure: DocumentFailure }>
  close(): Promise<void>
}
