import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getDocumentProxy } from 'unpdf'
import { PARSE_LIMITS, ParseError, type Parser } from '../parser.js'
import { hasUnknownLetters, nameLetters, unknownLetters } from './pdf-glyphs.js'
import { type Line, type TextItem, toBlocks, toLines } from './pdf-lines.js'

/**
 * Data that unpdf's bundle leaves out, read from pdfjs-dist: the character maps of fonts that are not embedded (most
 * Chinese, Japanese and Korean PDFs need them), and the widths of the standard fonts.
 */
class LibraryData {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const folder = kind === 'cMapUrl' ? 'cmaps' : 'standard_fonts'
    return new Uint8Array(await readFile(join(LIBRARY, folder, basename(filename))))
  }
}

const LIBRARY = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')))

/** Reads a PDF page by page. Unreadable pages are left out; if all are unreadable, throws `broken`. */
export const parsePdf: Parser = async (bytes, emit) => {
  const document = await open(bytes)
  if (document.numPages > PARSE_LIMITS.pages) throw new ParseError('too_many_pages')
  const lines: Line[] = []
  const readItems = itemReader()
  let failed: unknown
  let read = 0
  for (let number = 1; number <= document.numPages; number++) {
    try {
      const page = await document.getPage(number)
      for (const line of toLines(await readItems(page), number)) lines.push(line)
      for (const text of writtenInto(await page.getAnnotations())) lines.push({ ...WRITTEN, text, page: number })
      page.cleanup()
      read++
    } catch (error) {
      if (error instanceof RangeError) throw error
      failed = error
    }
  }
  if (read === 0) throw new ParseError('broken', failed)
  for (const block of toBlocks(lines)) emit(block)
  return { pages: document.numPages }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof open>>['getPage']>>

/**
 * Returns a function that reads the text of a page. It looks up unknown letters by glyph name, but stops doing so after
 * a page where no lookup succeeds.
 */
function itemReader(): (page: Page) => Promise<TextItem[]> {
  let asks = true
  return async (page) => {
    const { items } = await page.getTextContent()
    const painted = items.flatMap((item) => ('str' in item ? [item] : []))
    if (!asks || !painted.some(({ str }) => hasUnknownLetters(str))) return painted
    const letters = await unknownLetters(page)
    asks = letters.size > 0
    return painted.map((item) => ({ ...item, str: nameLetters(item.str, letters) }))
  }
}

/** Size and place for text that is not part of any line of the page. */
const WRITTEN = { size: 0, y: Number.NaN }

interface Annotation {
  subtype?: string
  hidden?: boolean
  fieldType?: string | null
  fieldValue?: unknown
  alternativeText?: string
  contentsObj?: { str: string }
}

/** Returns text filled in on a page: values of form fields, each with the field's description, and text annotations. */
function writtenInto(annotations: Annotation[]): string[] {
  return annotations.flatMap(({ subtype, hidden, fieldType, fieldValue, alternativeText, contentsObj }) => {
    if (hidden) return []
    if (subtype === 'FreeText') return contentsObj?.str ? [contentsObj.str] : []
    if (subtype !== 'Widget' || (fieldType !== 'Tx' && fieldType !== 'Ch')) return []
    const value = Array.isArray(fieldValue) ? fieldValue.join(', ') : fieldValue
    if (typeof value !== 'string' || value.trim() === '') return []
    return [alternativeText ? `${alternativeText}: ${value}` : value]
  })
}

/** unpdf's bundle needs this method to transfer fonts, and Node 20 does not have it. */
const buffers = ArrayBuffer.prototype as { transferToFixedLength?: (this: ArrayBuffer) => ArrayBuffer }
buffers.transferToFixedLength ??= function transferToFixedLength() {
  return this.slice(0)
}

async function open(bytes: Buffer) {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), {
      verbosity: 0,
      disableFontFace: true,
      useSystemFonts: false,
      useWorkerFetch: false,
      stopAtErrors: false,
      BinaryDataFactory: LibraryData,
      cMapPacked: true,
      // Fonts are read with their glyph names; pictures are not needed.
      fontExtraProperties: true,
      maxImageSize: 1,
    })
  } catch (error) {
    if (error instanceof RangeError) throw error
    throw new ParseError((error as Error).name === 'PasswordException' ? 'encrypted' : 'broken', error)
  }
}
