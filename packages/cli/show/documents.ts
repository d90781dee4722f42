import type { Document } from '@agent-memory/client/types'
import { fields, type Output } from '../output/output.js'
import { counted, oneLine } from '../output/text.js'

/** A file that did not become a document. */
export interface FailedUpload {
  file: string
  status: 'refused'
  error: { code: string; message: string }
}

export const refusedUpload = (
  file: string,
  code: string,
  details: string | Readonly<Record<string, readonly string[]>>,
): FailedUpload => {
  const message =
    typeof details === 'string'
      ? details
      : Object.entries(details)
          .map(([field, messages]) => `${field} ${messages.join('; ')}.`)
          .join(' ')
  return { file, status: 'refused', error: { code, message } }
}

/** Describes a document for a person: id, status, name; then its chunks and size, or the reason why it failed. */
export const describeDocument = ({ colours }: Output, document: Document): string => {
  const { document_id, filename, status, chunk_count, file_size, error } = document
  const colour = { processing: colours.cyan, completed: colours.green, failed: colours.red }[status]
  const about =
    error === null ? `${counted(chunk_count, 'chunk')}, ${Math.ceil(file_size / 1_000)} kB` : oneLine(error.message)
  return `${document_id}  ${colour(status.padEnd('processing'.length))}  ${oneLine(filename)}: ${about}`
}

/** Describes a document for programs: status, id, filename, chunks and, if it failed, error code and message. */
export const lineOfDocument = ({ document_id, filename, status, chunk_count, error }: Document): string =>
  fields(status, document_id, filename, chunk_count, error?.code, error?.message)
