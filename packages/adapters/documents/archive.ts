import yauzl from 'yauzl'
import { PARSE_LIMITS, ParseError } from './parser.js'

// With `decodeStrings: false`, `yauzl` returns entry names as bytes and does not check them. Nothing is written under
// these names, so an odd name is no reason to reject a document.
const OPTIONS = { decodeStrings: false, lazyEntries: true } as const

/**
 * Reads the entry names from the directory of an archive on disk; unpacks nothing. Null if the file is not an archive.
 */
export async function entryNames(path: string): Promise<string[] | null> {
  try {
    const archive = await yauzl.openPromise(path, OPTIONS)
    const names: string[] = []
    for await (const entry of archive.eachEntry()) {
      names.push(nameOf(entry))
      if (names.length === PARSE_LIMITS.entries) break
    }
    archive.close()
    return names
  } catch {
    return null
  }
}

const nameOf = (entry: yauzl.Entry) => (entry.fileName as unknown as Buffer).toString('latin1')

/**
 * Unpacks the XML parts of a document; skips the rest (pictures, fonts, other documents). Rejects archives with too
 * many entries or too many unpacked bytes. Also rejects document type declarations, which the Open Packaging
 * Conventions forbid: without a declaration, a document cannot define XML entities.
 */
export async function readParts(bytes: Buffer): Promise<Map<string, Buffer>> {
  const archive = await yauzl.fromBufferPromise(exactEnd(bytes), OPTIONS).catch(broken)
  if (archive.entryCount > PARSE_LIMITS.entries) throw new ParseError('too_many_entries')
  const parts = new Map<string, Buffer>()
  let inflated = 0
  for await (const entry of archive.eachEntry()) {
    if (entry.isEncrypted()) throw new ParseError('encrypted')
    const name = nameOf(entry).replaceAll('\\', '/').replace(/^\//, '')
    if (!/\.(xml|rels)$/i.test(name)) continue
    const chunks: Buffer[] = []
    for await (const chunk of (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      inflated += chunk.length
      if (inflated > PARSE_LIMITS.inflatedBytes) throw new ParseError('too_large')
      chunks.push(chunk)
    }
    const part = Buffer.concat(chunks)
    if (declaresTypes(part)) throw new ParseError('broken')
    parts.set(name, part)
  }
  return parts
}

/** Whether a part has a document type declaration. Zero bytes are removed first, so that UTF-16 matches like UTF-8. */
function declaresTypes(part: Buffer): boolean {
  const text = part.toString('latin1')
  return /<!(DOCTYPE|ENTITY)/i.test(part.includes(0) ? text.replaceAll('\0', '') : text)
}

/**
 * Cuts or extends an archive to the end that its end record states: some programs write more or fewer bytes after the
 * record, and Office programs accept both.
 */
function exactEnd(bytes: Buffer): Buffer {
  const record = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (record < 0 || record + END_LENGTH > bytes.length) return bytes
  const end = record + END_LENGTH + bytes.readUInt16LE(record + END_LENGTH - 2)
  return end > bytes.length ? Buffer.concat([bytes, Buffer.alloc(end - bytes.length)]) : bytes.subarray(0, end)
}

/** Length of the end record up to its comment; the last two of these bytes state the comment's length. */
const END_LENGTH = 22

const broken = (cause: unknown): never => {
  throw new ParseError('broken', cause)
}
