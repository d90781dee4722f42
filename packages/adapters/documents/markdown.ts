import type { Block } from '@agent-memory/core/documents/types'
import type { Nodes, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { toString as plainText } from 'mdast-util-to-string'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { Parser } from './parser.js'
import { emitParagraphs, textOf } from './text.js'

/**
 * A new section starts at the first suitable line after this many UTF-16 units. A syntax tree takes about a hundred
 * times the memory of its source, so long documents are parsed in sections.
 */
const SECTION = 32 * 1024
/** Maximum length of a section in UTF-16 units. A longer section had no place to cut, and is read as plain text. */
const LONGEST_SECTION = 256 * 1024

/**
 * Reads Markdown with GitHub's tables. What the parser cannot handle (10,000 levels, megabyte lines) is read as plain
 * text.
 */
export const parseMarkdown: Parser = async (bytes, emit) => {
  for (const section of sections(textOf(bytes))) {
    const blocks = isOrdinary(section) ? readSection(section) : null
    if (blocks === null) emitParagraphs(section, emit)
    else for (const block of blocks) emit(block)
  }
  return { pages: null }
}

/**
 * Cuts a text into parts of about SECTION units. Each starts at an unindented line after a blank line, outside code.
 */
function* sections(text: string): Generator<string> {
  let start = 0
  let fence: string | null = null
  let blank = false
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at) < 0 ? text.length : text.indexOf('\n', at) + 1
    const line = text.slice(at, Math.min(end, at + 200))
    if (blank && fence === null && at - start >= SECTION && /^[^\s>|]/.test(line)) {
      yield text.slice(start, at)
      start = at
    }
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (mark) fence = fence === null ? mark : mark.startsWith(fence) ? null : fence
    blank = end - at < 200 && line.trim() === ''
    at = end
  }
  yield text.slice(start)
}

/**
 * Matches lists or quotations that are nested too deeply to parse, because parsing time is quadratic in their depth.
 */
const TOO_DEEP = /^[>\-+* \t]{500}/m

const isOrdinary = (section: string) => section.length <= LONGEST_SECTION && !TOO_DEEP.test(section)

function readSection(section: string): Block[] | null {
  try {
    const tree = fromMarkdown(section, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
    return tree.children.flatMap(blocksOf)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function blocksOf(node: RootContent): Block[] {
  switch (node.type) {
    case 'heading':
      return [{ kind: 'heading', text: textIn(node), level: node.depth }]
    case 'code':
      return [{ kind: 'code', text: node.value }]
    case 'html':
      return [{ kind: 'paragraph', text: node.value.replace(/<!--|-->|<[^<>]{0,2000}>/g, ' ') }]
    case 'table':
      return node.children.map((row, i) => ({
        kind: i === 0 ? 'table_header' : 'table_row',
        cells: row.children.map(textIn),
      }))
    case 'blockquote':
      return node.children.flatMap(blocksOf)
    case 'list':
      return node.children.flatMap((item) =>
        item.children.flatMap((child) =>
          child.type === 'paragraph' ? [{ kind: 'list_item' as const, text: textIn(child) }] : blocksOf(child),
        ),
      )
    default:
      return [{ kind: 'paragraph', text: textIn(node) }]
  }
}

const textIn = (node: Nodes) => plainText(node, { includeHtml: false })
