import type { Chunk } from '../../documents/chunk.js'
import type { DocumentFailure, DocumentFormat } from '../../documents/types.js'
import type { PiiSetting } from '../../memory/guard/pii/redact-personal.js'

/** Reads documents in isolation from the rest of the service. */
export interface DocumentReader {
  /**
   * Detects the format of a file from its content, with its name as a hint; returns null for an unsupported format.
   * @throws AppError service_unavailable when detection takes too long or the signal was aborted before the file's
   * turn; the signal's reason; Error for a file that cannot be read
   */
  detect(path: string, filename: string, signal: AbortSignal): Promise<DocumentFormat | null>
  /**
   * Returns the chunks of a file, redacted as the volume's setting `pii` says, or the reason why it has none. The same
   * bytes and setting always give the same result.
   * @throws the signal's reason; Error when no process or thread can be started
   */
  read(
    path: string,
    format: DocumentFormat,
    pii: PiiSetting,
    signal: AbortSignal,
  ): Promise<{ chunks: Chunk[] } | { failure: DocumentFailure }>
  close(): Promise<void>
}
