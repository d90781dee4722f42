/** Accepted formats, with the media type shown for each. */
export const MEDIA_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  csv: 'text/csv',
  markdown: 'text/markdown',
  text: 'text/plain',
} as const

export type DocumentFormat = keyof typeof MEDIA_TYPES

/** A piece of a document in reading order. Pages count from 1 and are known for PDF only. */
export type Block =
  /** `level` is 1 (top) to 6, as in HTML. */
  | { kind: 'heading'; text: string; level: number; page?: number }
  | { kind: 'paragraph' | 'list_item' | 'code'; text: string; page?: number }
  /** The column names of the `table_row` blocks that directly follow. */
  | { kind: 'table_header'; cells: string[]; page?: number }
  | { kind: 'table_row'; cells: string[]; page?: number }

export interface ParsedDocument {
  format: DocumentFormat
  /** At least one block; every block has text. */
  blocks: Block[]
  /** Null for formats without pages. */
  pages: number | null
}

/** Reasons why a document could not be read: the possible values of `error.code`, each with its message for people. */
export const PARSE_FAILURES = {
  empty: 'The file is empty.',
  encrypted: 'The file is encrypted or needs a password.',
  broken: 'The file is damaged or does not follow its format.',
  no_text: 'The file contains no text; a scan or a picture needs text recognition (OCR) first.',
  too_large: 'The content is too large once it is unpacked.',
  too_many_entries: 'The archive inside the file has too many entries.',
  too_many_pages: 'The document has too many pages.',
  too_many_columns: 'The table has too many columns.',
  too_slow: 'Reading the file took too long.',
  too_much_memory: 'Reading the file took too much memory.',
  unsupported: 'The file is not a PDF, DOCX, CSV, Markdown or plain-text file.',
} as const

export type ParseFailure = keyof typeof PARSE_FAILURES

export type ParseResult = { document: ParsedDocument } | { failure: ParseFailure }

/** Reasons why a document's ingestion failed: the possible values of `error.code`, each with its message for people. */
export const DOCUMENT_FAILURES = {
  ...PARSE_FAILURES,
  too_many_chunks: 'The text is too long to be searched as one document; split the file.',
  personal_data:
    'The document contains personal data, such as an e-mail address or a phone number, which this volume does not store; remove the data from the file, or change the setting `pii` of the volume.',
  lost: 'The uploaded file is gone from the file store; upload it again.',
  not_ingested: 'The document could not be ingested for a reason on our side; upload it again.',
} as const

export type DocumentFailure = keyof typeof DOCUMENT_FAILURES
