import { linesOf } from '../lines.js'
import { TransferError } from '../parsed.js'

/** A part of a note that is read by itself. */
export interface Segment {
  /** The number of its first line, from 1. */
  line: number
  lines: string[]
}

/** A segment ends at a heading once it is so long, and at an empty line once it is four times as long. */
const SEGMENT_LENGTH = 2 ** 16
/** Such a block of code is no note, or its end is missing. */
const LONGEST_SEGMENT = 2 ** 24

/**
 * A note of any length in segments that begin where a heading or, without any for long, a paragraph does, never within
 * a fenced block of code: so much of it is held at a time.
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
      throw new TransferError(`A block of code that begins after line ${segment.line} has no end within 16 MB.`)
    const mark = /^\s*(`{3,}|~{3,})/.exec(content)?.[1]
    if (fence === null) fence = mark ?? null
    else if (mark?.startsWith(fence) && content.trim() === mark) fence = null
  }
  yield segment
}
