import type { Parsed } from '../parsed.js'

export const FORMATS = ['volume', 'mem0', 'mcp-memory', 'text', 'markdown'] as const
/** File formats: our own volume file, or those of other programs. */
export type Format = (typeof FORMATS)[number]

export const TEXT_UNITS = ['line', 'paragraph'] as const
export type TextUnit = (typeof TEXT_UNITS)[number]

export interface ReadContext {
  /** Path of the file relative to the source, to name places in reports; null for standard input. */
  file: string | null
  /** When the import began. Later dates in the files are not accepted. */
  now: Date
  /** Whether every line is a JSON value of its own, so that a broken line does not affect the other lines. */
  jsonLines: boolean
  /** What counts as one statement in plain text. */
  unit: TextUnit
}

/** Reads the text of one file, in constant memory. Throws TransferError if it cannot continue. */
export type Reader = (text: AsyncIterable<string>, context: ReadContext) => AsyncGenerator<Parsed>
