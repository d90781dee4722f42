import type { Parsed } from '../parsed.js'

export const FORMATS = ['volume', 'mem0', 'mcp-memory', 'text', 'markdown'] as const
/** What a file can be: our own volume file, or what another program left. */
export type Format = (typeof FORMATS)[number]

export const TEXT_UNITS = ['line', 'paragraph'] as const
export type TextUnit = (typeof TEXT_UNITS)[number]

export interface ReadContext {
  /** The name that places bear: relative to what is imported; null for standard input. */
  file: string | null
  /** When the import began: what is dated later cannot have been written. */
  now: Date
  /** One JSON value a line, so that a broken line spoils no other. */
  jsonLines: boolean
  /** What a statement is in plain text. */
  unit: TextUnit
}

/** Reads the text of one file, in constant memory. Throws TransferError where it cannot go on. */
export type Reader = (text: AsyncIterable<string>, context: ReadContext) => AsyncGenerator<Parsed>
