import type { Block, ParseFailure } from '@agent-memory/core/documents/types'

/** Hands on the blocks of a document in reading order; says how many pages it has. Throws ParseError. */
export type Parser = (bytes: Buffer, emit: (block: Block) => void) => Promise<{ pages: number | null }>

/** A document that cannot be read, for a reason with a code. */
export class ParseError extends Error {
  readonly code: ParseFailure

  constructor(code: ParseFailure, cause?: unknown) {
    super(code, { cause })
    this.name = 'ParseError'
    this.code = code
  }
}

/** What a document may cost. */
export const PARSE_LIMITS = {
  /** Time of a processor, of all threads. Wall clock would count what others use of it: reading has a low priority. */
  processorSeconds: 30,
  /** Time from start to end, whatever the process waits for: half of what a job has. */
  wallMs: 60_000,
  /** Resident memory of the process (M: see parse-process.test.ts). */
  residentBytes: 256 * 2 ** 20,
  /** Text handed on, as JSON in UTF-8: what 20 MB of the plainest format become, and no more. */
  outputBytes: 40 * 2 ** 20,
  /**
   * Of the XML in an archive, counted while it is unpacked: what the archive says of itself is not believed. It becomes
   * a tree of some 20 times its size.
   */
  inflatedBytes: 16 * 2 ** 20,
  entries: 5_000,
  pages: 5_000,
  /** What a spreadsheet holds: https://support.microsoft.com/office/excel-specifications-and-limits */
  columns: 16_384,
} as const
