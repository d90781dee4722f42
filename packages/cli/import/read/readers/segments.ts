import { linesOf } from '../lines.js'
import { TransferError } from '../parsed.js'

/** A part of a note that is read on its own. */
export interface Segment {
  /** The number of the segment's first line in the note, counted from 1. */
  line: number
  lines: string[]
}

/**
 * In UTF-16 units. A longer segment ends at the next heading; if it is over four times this length, also at the next
 * empty line.
 */
const SEGMENT_LENGTH = 2 ** 16
/**
 * Maximum length of a segment, in UTF-16 units. A longer one ends the reading of the file: it is not a note, or its
 * code block is never closed.
 */
const LONGEST_SEGMENT = 2 ** 24

/**
 * Splits a note into segments, and holds one segment in memory at a time. A segment begins at a heading or, after a
 * long text without headings, at an empty line. It never begins within a fenced block of code.
 */
export async function* segmentsOf(text: AsyncIterable<string>): AsyncGenerator<Segment> {
  let segment: Segment = { line: 1, lines: [] }
  let length = 0
  let fence: string | null = null
  for await (const { line, text: content } of linesOf(text)) {
    const cut =
      fence === null &&
      ((length > SEGMENT_LENGTH && /^ {0,3}#{1,6}\s/.test(content)) ||
        (length > 4 * SEGMENT_LENGTH && content.trim() === ''))
    if (cut) {
      yield segment
      segment = { line, lines: [] }
      length = 0
    }
    segment.lines.push(content)
    length += content.length + 1
    if (length > LONGEST_SEGMENT)
      throw new TransferError(
        `The 16 MB after line ${segment.line} have no empty line, or a code block that begins there is never closed: correct or split the file.`,
      )
    const mark = /^\s*(`{3,}|~{3,})/.exec(content)?.[1]
    if (fence === null) fence = mark ?? null
    else if (mark?.startsWith(fence) && content.trim() === mark) fence = null
  }
  yield segment
}
