import type { Block, ParseFailure } from '@agent-memory/core/documents/types'

/**
 * Emits the blocks of a document in reading order; returns its page count, or null if it has none. Throws ParseError.
 */
export type Parser = (bytes: Buffer, emit: (block: Block) => void) => Promise<{ pages: number | null }>

/** A document that cannot be read; the code says why. */
export class ParseError extends Error {
  readonly code: ParseFailure

  constructor(code: ParseFailure, cause?: unknown) {
    super(code, { cause })
    this.name = 'ParseError'
    this.code = code
  }
}

/** Resource limits for parsing one document. */
export const PARSE_LIMITS = {
  /** CPU time of all threads. Wall time would include waits for the CPU, since the process has low priority. */
  processorSeconds: 30,
  /** Wall time: half of the deadline of the job that ingests a document. */
  wallMs: 60_000,
  /** Resident memory of the process (measured in bounded-node.test.ts). */
  residentBytes: 256 * 2 ** 20,
  /** Size of the emitted text as JSON in UTF-8: enough for a plain text file of 20 MB. */
  outputBytes: 40 * 2 ** 20,
  /**
   * XML in an archive, counted while unpacking: the sizes that the archive declares are not trusted. Parsed, the XML
   * becomes a tree of some 20 times its size.
   */
  inflatedBytes: 16 * 2 ** 20,
  entries: 5_000,
  pages: 5_000,
  /**
   * Columns of a table; the same limit as in Excel:
   * https://support.microsoft.com/office/excel-specifications-and-limits
   */
  columns: 16_384,
} as const
