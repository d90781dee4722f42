import type { Chunk } from '../../documents/chunk.js'
import type { DocumentFailure, DocumentFormat } from '../../documents/types.js'
import type { PiiSetting } from '../../memory/guard/pii/redact-personal.js'
import type { Turn } from '../memory/text-work.js'

/** Reads documents in isolation from the rest of the service. */
export interface DocumentReader {
  /**
   * Detects the format of a file from its content, with its name as a hint; returns null for an unsupported format.
   * @throws AppError service_unavailable when detection takes too long, or when the signal aborts before the file's
   * turn
   * @throws the signal's reason when the signal aborts later
   * @throws Error for a file that cannot be read
   */
  detect(path: string, filename: string, signal: AbortSignal): Promise<DocumentFormat | null>
  /**
   * Returns the chunks of a file, redacted as the volume's setting `pii` says, or the reason why it has none. On one kind of
   * processor, the same bytes and setting give the same result, unless the secret reader fails on a window.
   * @throws AppError service_unavailable when the secret reader is unavailable; the signal's reason when the signal
   * aborts; Error when no process or thread can be started
   */
  read(
    path: string,
    format: DocumentFormat,
    pii: PiiSetting,
    turn: Turn,
  ): Promise<{ chunks: Chunk[] } | { failure: DocumentFailure }>
  close(): Promise<void>
}
