import type { DocumentFormat } from '@agent-memory/core/documents/types'
import { Unavailable } from '@agent-memory/core/errors'
import type { DocumentReader } from '@agent-memory/core/ports/documents/document-reader'
import { openTextThread, TextTookTooLong } from '../text-thread.js'
import type { FileToDetect } from './detect-worker.js'

/** Time limit for one file: twenty times what the slowest file in our measurements takes. */
const FILE_MS = 5_000

export interface DetectOptions {
  /** Called when the thread fails while idle. */
  onError?: (error: unknown) => void
  fileMs?: number
  /** The thread's module. */
  worker?: URL
}

/**
 * Opens format detection in a thread, since guessing the encoding and the table columns of 64 KB takes up to 200 ms.
 */
export const openDetection = ({
  onError = () => {},
  fileMs = FILE_MS,
  worker = new URL('./detect-worker.js', import.meta.url),
}: DetectOptions = {}): Pick<DocumentReader, 'detect' | 'close'> => {
  const thread = openTextThread<FileToDetect, DocumentFormat | null>({
    worker,
    textMs: fileMs,
    onError,
  })
  return {
    detect: (path, filename, signal) => thread.run({ path, filename }, signal).catch(orUnavailable),
    close: () => thread.close(),
  }
}

const orUnavailable = (error: unknown): never => {
  if (!(error instanceof TextTookTooLong)) throw error
  throw new Unavailable('document_reader', 'The format of the file could not be detected in time. Retry in a moment.')
}
