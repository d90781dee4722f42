import yauzl from 'yauzl'
import { PARSE_LIMITS, ParseError } from './parser.js'

// Names are bytes of anyone's making: nothing is written under them, so an odd one is no reason to refuse a document.
const OPTIONS = { decodeStrings: false, lazyEntries: true } as const

/** Names of the entries of an archive on disk, from its directory alone: nothing is unpacked. null if it is no archive. */
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
 * The parts of a document that are XML, unpacked; the rest (pictures, fonts, other documents) stays as it is. Refuses too
 * many entries, too many bytes as they come out, and document type declarations, which the Open Packaging Conventions
 * forbid and which entities need.
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

/** UTF-16 reads like UTF-8 here once its zeros are gone. */
function declaresTypes(part: Buffer): boolean {
  const text = part.toString('latin1')
  return /<!(DOCTYPE|ENTITY)/i.test(part.includes(0) ? text.replaceAll('\0', '') : text)
}

/** Some programs write more after an archive than its end says, or less; every office program takes both. */
function exactEnd(bytes: Buffer): Buffer {
  const record = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (record < 0 || record + END_LENGTH > bytes.length) return bytes
  const end = record + END_LENGTH + bytes.readUInt16LE(record + END_LENGTH - 2)
  return end > bytes.length ? Buffer.concat([bytes, Buffer.alloc(end - bytes.length)]) : bytes.subarray(0, end)
}

/** Of the record that ends an archive, without its comment, whose length are its last two bytes. */
const END_LENGTH = 22

const broken = (cause: unknown): never => {
  throw new ParseError('broken', cause)
}
