import { boundedMetadata } from '../../metadata.js'
import { linesOf } from '../lines.js'
import type { Statement } from '../parsed.js'
import type { Reader, TextUnit } from './reader.js'

/** Maximum length of a paragraph in UTF-16 units; a longer one is split. */
const LONGEST_PARAGRAPH = 2 ** 20

/**
 * Reads plain text: one statement per line, or per paragraph (lines without an empty line between them, joined by
 * spaces). Bullets are stripped.
 */
export const readPlainText: Reader = async function* (text, { file, unit }) {
  let paragraph: string[] = []
  let length = 0
  let first = 1
  const statement = (content: string, line: number): Statement => {
    const metadata = boundedMetadata([
      ['source_format', 'text'],
      ['source_file', file],
      ['source_line', line],
    ])
    return { kind: 'statement', file, line, memory: { content, metadata }, wordings: [] }
  }
  for await (const { line, text: raw } of linesOf(text)) {
    const said = raw.trim().replace(/^[-*•–]\s+/, '')
    if (unit === 'line') {
      if (said !== '') yield statement(said, line)
      continue
    }
    if (paragraph.length === 0) first = line
    if (said !== '') {
      paragraph.push(said)
      length += said.length
    }
    if (paragraph.length > 0 && (said === '' || length > LONGEST_PARAGRAPH)) {
      yield statement(paragraph.join(' '), first)
      paragraph = []
      length = 0
    }
  }
  if (paragraph.length > 0) yield statement(paragraph.join(' '), first)
}

/** Whether a line looks wrapped by an editor: it has a usual width, and does not end a sentence. */
const isWrapped = (line: string): boolean => line.length >= 50 && line.length <= 120 && !/[.!?:;…]["')]*$/.test(line)

/**
 * Returns what counts as a statement in a text that begins like this: a paragraph if most lines look wrapped (50 to 120
 * characters, not the end of a sentence), else a line. A line right before a blank line or the end does not count.
 */
export function textUnitOf(start: string): TextUnit {
  const lines = start.split(/\r?\n/).map((line) => line.trim())
  const followed = lines.filter((line, at) => line !== '' && (lines[at + 1] ?? '') !== '')
  return followed.length > 0 && followed.filter(isWrapped).length * 2 > followed.length ? 'paragraph' : 'line'
}
