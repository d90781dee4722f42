/**
 * The process that parses one document. It reads the file from standard input, gets its format as an argument, and
 * writes one JSON Message per line to standard output. A malicious document can harm only this process; its limits are
 * PARSE_LIMITS in parser.ts.
 */
import { readFileSync, writeSync } from 'node:fs'
import type { Block, DocumentFormat, ParseFailure } from '@agent-memory/core/documents/types'
import { closeNetwork } from './close-network.js'
import { ParseError, type Parser } from './parser.js'

export type Message = { block: Block } | { end: { pages: number | null } } | { failure: ParseFailure }

/** Each parser is loaded on demand: PDF.js alone is 1.6 MB. */
const PARSERS: Record<DocumentFormat, () => Promise<Parser>> = {
  pdf: async () => (await import('./pdf/pdf.js')).parsePdf,
  docx: async () => (await import('./docx/docx.js')).parseDocx,
  csv: async () => (await import('./csv.js')).parseCsv,
  markdown: async () => (await import('./markdown.js')).parseMarkdown,
  text: async () => (await import('./text.js')).parseText,
}

const FLUSH_CHARACTERS = 64 * 1024
let waiting = ''

function send(message: Message): void {
  waiting += `${JSON.stringify(message)}\n`
  if (waiting.length > FLUSH_CHARACTERS) flush()
}

function flush(): void {
  let rest = Buffer.from(waiting)
  waiting = ''
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(1, rest))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
    }
  }
}

// NUL, which PostgreSQL rejects, and the controls of ISO 6429, which in PDFs represent unknown letters.
const MEANINGLESS = /[\0\u0080-\u009f]/g

/** Removes meaningless characters, changes line ends to \n, and trims. Null if no text is left. */
function clean(block: Block): Block | null {
  // Encoding as UTF-8 turns a lone surrogate, which PostgreSQL rejects too, into U+FFFD.
  const text = (value: string) => Buffer.from(value.replace(MEANINGLESS, '')).toString().replace(/\r\n?/g, '\n').trim()
  if ('cells' in block) {
    const cells = block.cells.map(text)
    return cells.some((cell) => cell !== '') ? { ...block, cells } : null
  }
  const cleaned = text(block.text)
  return cleaned === '' ? null : { ...block, text: cleaned }
}

async function read(format: DocumentFormat): Promise<Message> {
  const bytes = readFileSync(0)
  if (bytes.length === 0) return { failure: 'empty' }
  const parse = await PARSERS[format]()
  let blocks = 0
  const { pages } = await parse(bytes, (block) => {
    const cleaned = clean(block)
    if (cleaned === null) return
    blocks++
    send({ block: cleaned })
  })
  return blocks === 0 ? { failure: 'no_text' } : { end: { pages } }
}

/**
 * Maps an error to a failure. A RangeError means that array buffers or the stack ran out; when the heap runs out, the
 * process ends.
 */
function failureOf(error: unknown): ParseFailure {
  if (error instanceof ParseError) return error.code
  return error instanceof RangeError ? 'too_much_memory' : 'broken'
}

function finish(message: Message): never {
  send(message)
  flush()
  process.exit(0)
}

// Unhandled rejections are ignored: the libraries create promises that nothing awaits.
process.on('uncaughtException', (error) => finish({ failure: failureOf(error) }))
process.on('unhandledRejection', () => {})
closeNetwork()
try {
  finish(await read(process.argv[2] as DocumentFormat))
} catch (error) {
  finish({ failure: failureOf(error) })
}
