import { open } from 'node:fs/promises'
import type { DocumentFormat } from '@agent-memory/core/documents/types'
import { entryNames } from './archive.js'
import { tableDialect } from './dialect.js'
import { decodeText } from './encoding.js'

const HEAD_BYTES = 64 * 1024

/**
 * Detects a file's format from its content. The name helps only to choose between text formats, or if the file is
 * empty, damaged or encrypted. Null if the service cannot read the format: pictures, programs, other office formats.
 */
export async function detectFormat(path: string, filename: string): Promise<DocumentFormat | null> {
  const { head, size } = await readHead(path)
  const named = nameHint(filename)
  if (size === 0) return named ?? 'text'
  // The mark need not be at the start: PDF readers ignore bytes before it.
  if (head.subarray(0, 1_024).includes('%PDF-')) return 'pdf'
  if (startsWith(head, 'PK\x03\x04') || startsWith(head, 'PK\x05\x06')) return detectArchive(path, named)
  // An OLE container. If it is named .docx, it is probably an encrypted document, which the parser then reports.
  // Otherwise it is an older format, such as .doc.
  if (startsWith(head, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return named === 'docx' ? 'docx' : null
  const text = decodeText(head, size > head.length)
  if (text === null || PRINTABLE_FORMATS.test(text)) return null
  return textFormat(text, named, size > head.length)
}

async function readHead(path: string): Promise<{ head: Buffer; size: number }> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(size, HEAD_BYTES)), 0)
    return { head: buffer.subarray(0, bytesRead), size }
  } finally {
    await file.close()
  }
}

const startsWith = (head: Buffer, mark: string) => head.toString('latin1', 0, mark.length) === mark

/** Text-based formats that are not prose: RTF, PostScript, uuencoded mail attachments. */
const PRINTABLE_FORMATS = /^\s*(\{\\rtf|%!PS|begin \d{3,4} )/

function nameHint(filename: string): DocumentFormat | null {
  const extension = /\.([a-z0-9]{1,10})$/i.exec(filename)?.[1]?.toLowerCase()
  if (extension === 'md' || extension === 'markdown') return 'markdown'
  if (extension === 'csv' || extension === 'tsv') return 'csv'
  if (extension === 'pdf' || extension === 'docx') return extension
  return extension === 'txt' ? 'text' : null
}

/**
 * Detects the format of an archive from its directory. A damaged archive has no directory; it counts as a Word document
 * if its name ends in .docx. Null for other archives.
 */
async function detectArchive(path: string, named: DocumentFormat | null): Promise<DocumentFormat | null> {
  const names = await entryNames(path)
  if (names === null) return named === 'docx' ? 'docx' : null
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name))
  return has(/^\/?\[Content_Types\]\.xml$/i) && has(/^[/\\]?word[/\\].+\.xml$/i) ? 'docx' : null
}

function textFormat(text: string, named: DocumentFormat | null, cut: boolean): DocumentFormat {
  if (named === 'markdown') return 'markdown'
  // If the file is longer than the sample, the last line of the sample may be incomplete, so it is dropped.
  const whole = cut ? text.slice(0, text.lastIndexOf('\n') + 1) || text : text
  if (tableDialect(whole, named === 'csv' ? 'named' : 'unnamed')) return 'csv'
  return looksLikeMarkdown(whole) ? 'markdown' : 'text'
}

const MARKDOWN_SIGNS = [
  /^#{1,6} \S.*\n[ \t]{0,20}\n/m,
  /^(```|~~~)/m,
  /\[[^\]\n]{1,200}\]\([^)\s]{1,500}\)/,
  /^\|?[ \t]{0,20}:?-{3,200}:?[ \t]{0,20}\|/m,
  /^[ \t]{0,20}[-*+] \[[ x]\] /m,
  /\*\*\S[^*\n]{0,200}\*\*/,
]

/**
 * Whether a text looks like Markdown. Requires two different signs, since a single one also occurs in programs, logs
 * and letters.
 */
const looksLikeMarkdown = (text: string) => MARKDOWN_SIGNS.filter((sign) => sign.test(text)).length >= 2
