import { TransferError } from './parsed.js'

/**
 * Maximum length of a line, in UTF-16 units. Lines of `sm export`, each a memory with all its wordings, are shorter.
 */
const LONGEST_LINE = 32 * 2 ** 20

export interface Line {
  /** Counted from 1. */
  line: number
  /** Without its line break, LF or CRLF. */
  text: string
}

/**
 * Yields the lines of a chunked text; the last line needs no line break. Throws TransferError for a line that is over
 * LONGEST_LINE.
 */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<Line> {
  let line = 0
  let rest: string[] = []
  let held = 0
  for await (const chunk of chunks) {
    let from = 0
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      rest.push(chunk.slice(from, end))
      yield { line: ++line, text: withoutReturn(rest.join('')) }
      rest = []
      held = 0
      from = end + 1
    }
    if (from < chunk.length) {
      rest.push(chunk.slice(from))
      held += chunk.length - from
      if (held > LONGEST_LINE)
        throw new TransferError(`Line ${line + 1} is over 32 MB long: this is not a list of memories.`)
    }
  }
  if (rest.length > 0) yield { line: ++line, text: withoutReturn(rest.join('')) }
}

const withoutReturn = (text: string): string => (text.endsWith('\r') ? text.slice(0, -1) : text)
