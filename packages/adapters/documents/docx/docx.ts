import type { Block } from '@agent-memory/core/documents/types'
import mammoth from 'mammoth'
import { readParts } from '../archive.js'
import { ParseError, type Parser } from '../parser.js'
import { completeText } from './docx-text.js'

/** The parts of mammoth's document tree that we read (mammoth/lib/documents.js). */
interface Node {
  type: string
  children?: Node[]
  value?: string
  checked?: boolean
  styleName?: string | null
  styleId?: string | null
  numbering?: object | null
  isHeader?: boolean
  noteType?: string
  noteId?: string
  body?: Node[]
  altText?: string | null
  notes?: { resolve(reference: Node): Node | undefined }
}

/**
 * Reads Word documents: headings (by style), lists, tables and text boxes. A note follows the paragraph or table row
 * that cites it.
 */
export const parseDocx: Parser = async (bytes, emit) => {
  if (bytes.subarray(0, 4).toString('latin1') !== 'PK\x03\x04') throw containerError(bytes)
  const document = await readDocument(completeText(await readParts(bytes)))
  for (const node of document.children ?? []) emitNode(node, document, emit)
  return { pages: null }
}

/**
 * Creates the error for a file that is not an archive. An OLE container (D0CF11E0) is either an encrypted .docx or an
 * older format such as .doc.
 */
function containerError(bytes: Buffer): ParseError {
  if (bytes.readUInt32BE(0) !== 0xd0cf11e0) return new ParseError('broken')
  return new ParseError(bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'encrypted' : 'unsupported')
}

/**
 * Returns the tree that `mammoth` builds from a document, captured in its option `transformDocument`. The HTML output
 * stays empty.
 */
async function readDocument(parts: ReadonlyMap<string, Buffer>): Promise<Node> {
  let document: Node | undefined
  const transformDocument = (tree: Node): Node => {
    document = tree
    return { ...tree, children: [] }
  }
  // mammoth's internal archive interface (mammoth/lib/zipfile.js), missing from its types.
  const file = {
    exists: (name: string) => parts.has(name),
    read: async (name: string) => (parts.get(name) ?? Buffer.alloc(0)).toString(),
  }
  try {
    await mammoth.convertToHtml({ file } as unknown as Parameters<typeof mammoth.convertToHtml>[0], {
      transformDocument,
      includeEmbeddedStyleMap: false,
      externalFileAccess: false,
    })
  } catch (error) {
    if (error instanceof RangeError) throw error
    throw new ParseError('broken', error)
  }
  if (document === undefined) throw new ParseError('broken')
  return document
}

function emitNode(node: Node, document: Node, emit: (block: Block) => void): void {
  if (node.type === 'table') emitTable(node, document, emit)
  else if (node.type === 'paragraph') emitParagraph(node, document, emit)
  else for (const child of node.children ?? []) emitNode(child, document, emit)
}

function emitParagraph(node: Node, document: Node, emit: (block: Block) => void): void {
  const text = textIn(node)
  const level = headingLevel(node)
  if (level !== null) emit({ kind: 'heading', text, level })
  else emit({ kind: node.numbering ? 'list_item' : 'paragraph', text })
  emitNotes(node, document, emit)
}

/**
 * Returns the level of a heading; null for other paragraphs. Word's built-in styles have English names in every
 * language; `Heading 7` and deeper count as `Heading 6`.
 */
function headingLevel({ styleName, styleId }: Node): number | null {
  if (/^title$/i.test(styleName ?? '')) return 1
  const level = /^heading ?([1-9])$/i.exec(styleName ?? styleId ?? '')?.[1]
  return level ? Math.min(6, Number(level)) : null
}

function emitTable(table: Node, document: Node, emit: (block: Block) => void): void {
  const rows = table.children ?? []
  for (const [i, row] of rows.entries()) {
    const cells = (row.children ?? []).map((cell) => textIn(cell))
    const isHeader = i === 0 && row.isHeader === true && rows.length > 1
    emit({ kind: isHeader ? 'table_header' : 'table_row', cells })
    emitNotes(row, document, emit)
  }
}

function emitNotes(node: Node, document: Node, emit: (block: Block) => void): void {
  if (node.type === 'noteReference') {
    const note = document.notes?.resolve(node)
    // References inside a note are not followed, because a note may refer to itself.
    for (const child of note?.body ?? []) emit({ kind: 'paragraph', text: textIn(child) })
  }
  for (const child of node.children ?? []) emitNotes(child, document, emit)
}

function textIn(node: Node): string {
  switch (node.type) {
    case 'text':
      return node.value ?? ''
    case 'tab':
      return '\t'
    case 'break':
      return '\n'
    case 'checkbox':
      return node.checked ? '☒' : '☐'
    case 'image':
      return node.altText ? `[${node.altText}]` : ''
    default: {
      const inner = (node.children ?? []).map(textIn)
      return inner.join(
        node.type === 'tableCell' || node.type === 'table' ? '\n' : node.type === 'tableRow' ? '; ' : '',
      )
    }
  }
}
