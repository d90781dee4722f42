/** Documents made for tests: small well-formed ones, and ones made to harm their reader. */
import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib'

export interface ZipEntry {
  name: string
  data: Buffer | string
  /** A false size for the archive to declare. */
  saidSize?: number
}

const fast = { level: constants.Z_BEST_SPEED }

/** Makes an archive as in https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, version 2.0. */
export function makeZip(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, data, saidSize } of entries) {
    const bytes = Buffer.from(data)
    const packed = deflateRawSync(bytes, fast)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(saidSize ?? bytes.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    files.push(Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place, Buffer.from(name))
    offset += 30 + Buffer.byteLength(name) + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, listed, end])
}

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** Returns the `<w:p>` element of a text. */
export const wordParagraph = (text: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

export const wordDocument = (body: string, before = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>${before}<w:document ${WORD}><w:body>${body}</w:body></w:document>`

/** Makes a Word document from a main part and further entries. */
export function makeDocx(document: string | Buffer, more: readonly ZipEntry[] = []): Buffer {
  const types = 'http://schemas.openxmlformats.org/package/2006/content-types'
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  const kind = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
  return makeZip([
    {
      name: '[Content_Types].xml',
      data: `<Types xmlns="${types}"><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    },
    {
      name: '_rels/.rels',
      data: `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${kind}" Target="word/document.xml"/></Relationships>`,
    },
    { name: 'word/document.xml', data: document },
    ...more,
  ])
}

/** A part of a Word document by the name of its root. */
export const wordPart = (root: string, body: string) => `<w:${root} ${WORD}>${body}</w:${root}>`

/** The styles that make headings of paragraphs with `<w:pStyle w:val="Heading1"/>`. */
export const wordStyles: ZipEntry = {
  name: 'word/styles.xml',
  data: wordPart(
    'styles',
    [1, 2, 3]
      .map((n) => `<w:style w:type="paragraph" w:styleId="Heading${n}"><w:name w:val="heading ${n}"/></w:style>`)
      .join(''),
  ),
}

/** Makes a PDF from these objects, numbered from 1 (`null` leaves a number out); the first is the catalogue. */
export function pdfOf(objects: readonly (string | Buffer | null)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const places: number[] = []
  let at = parts[0]?.length ?? 0
  for (const [i, object] of objects.entries()) {
    places.push(at)
    if (object === null) continue
    const part = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])
    parts.push(part)
    at += part.length
  }
  const rows = places.map((place) => `${`${place}`.padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(table), Buffer.from(end)])
}

/** A stream object, compressed `packings` times. */
export function pdfStream(data: Buffer | string, packings = 1): Buffer {
  let bytes: Buffer = Buffer.from(data)
  for (let i = 0; i < packings; i++) bytes = deflateSync(bytes, fast)
  const filters = '/FlateDecode '.repeat(packings)
  const dictionary = `<< /Length ${bytes.length} /Filter [ ${filters}] >>\nstream\n`
  return Buffer.concat([Buffer.from(dictionary), bytes, Buffer.from('\nendstream')])
}

/** Lines of [text, size in points] from the top of a page down. */
export const pdfText = (lines: readonly [text: string, size: number][]) =>
  `BT 1 0 0 1 72 740 Tm ${lines.map(([text, size]) => `/F1 ${size} Tf (${text}) Tj 0 ${-Math.round(size * 1.3)} Td`).join('\n')} ET`

/** Makes a PDF with one content stream per page; `said` is the page count that it claims. */
export function makePdf(contents: readonly (Buffer | string)[], { said = contents.length, trailer = '' } = {}): Buffer {
  const kids = contents.map((_, i) => `${4 + 2 * i} 0 R`).join(' ')
  return pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Count ${said} /Kids [ ${kids} ] >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ...contents.flatMap((content, i) => [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * i} 0 R >>`,
        Buffer.isBuffer(content) ? content : pdfStream(content),
      ]),
    ],
    trailer,
  )
}
