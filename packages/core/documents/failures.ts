import { PARSE_FAILURES } from './types.js'

/** Why a document failed: the closed list of codes of `error.code`, each with the sentence for a person. */
export const DOCUMENT_FAILURES = {
  ...PARSE_FAILURES,
  too_many_chunks: 'The text is too long to be searched as one document; split the file.',
  lost: 'The uploaded file is gone from the file store; upload it again.',
  not_ingested: 'The document could not be ingested for a reason on our side; upload it again.',
} as const

export type DocumentFailure = keyof typeof DOCUMENT_FAILURES
