import type { Block } from '@agent-memory/core/documents/types'
import { decodeText } from './encoding.js'
import { ParseError, type Parser } from './parser.js'

/** Reads plain text in any encoding; a blank line ends a paragraph. */
export const parseText: Parser = async (bytes, emit) => {
  emitParagraphs(textOf(bytes), emit)
  return { pages: null }
}

/**
 * Returns the text of a file in a text format, with \n line ends; throws `unsupported` if the file is not text after
 * all.
 */
export function textOf(bytes: Buffer): string {
  const text = decodeText(bytes)
  if (text === null) throw new ParseError('unsupported')
  return text.replace(/\r\n?/g, '\n')
}

/** Maximum length of a paragraph in UTF-16 units; a longer one is emitted in parts. */
const LONGEST_PARAGRAPH = 32 * 1024

export function emitParagraphs(text: string, emit: (block: Block) => void): void {
  for (const paragraph of paragraphs(text)) {
    for (let start = 0; start < paragraph.length; ) {
      const end = partEnd(paragraph, start)
      emit({ kind: 'paragraph', text: paragraph.slice(start, end) })
      start = end
    }
  }
}

function* paragraphs(text: string): Generator<string> {
  let start = 0
  for (const { 0: gap, index } of text.matchAll(/\n[^\S\n]{0,200}\n|\f/g)) {
    yield text.slice(start, index)
    start = index + gap.length
  }
  yield text.slice(start)
}

/** Returns where a part ends: after white space if there is some near the limit, never inside a surrogate pair. */
function partEnd(text: string, start: number): number {
  const limit = start + LONGEST_PARAGRAPH
  if (limit >= text.length) return text.length
  for (let at = limit; at > limit - 1_000; at--) if (/\s/.test(text[at - 1] as string)) return at
  return /[\uDC00-\uDFFF]/.test(text[limit] as string) ? limit - 1 : limit
}
