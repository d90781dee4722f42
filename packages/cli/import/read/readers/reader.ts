import type { Parsed } from '../parsed.js'

export const FORMATS = ['volume', 'mem0', 'mcp-memory', 'text', 'markdown'] as const
/** File formats: our own volume file, or those of other programs. */
export type Format = (typeof FORMATS)[number]

export const TEXT_UNITS = ['line', 'paragraph'] as const
export type TextUnit = (typeof TEXT_UNITS)[number]

export interface ReadContext {
  /** The file name for places: relative to the source; null for standard input. */
  file: string | null
  /** When the import began; later dates are invalid. */
  now: Date
  /** One JSON value per line, so that a broken line does not affect others. */
  jsonLines: boolean
  /** What counts as one statement in plain text. */
  unit: TextUnit
}

/** Reads the text of one file, in constant memory. Throws TransferError if it cannot continue. */
export type Reader = (text: AsyncIterable<string>, context: ReadContext) => AsyncGenerator<Parsed>
