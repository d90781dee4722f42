import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { TransferError } from './parsed.js'

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

/** How many bytes at the start of a file are examined: enough for every signature, and to recognize a binary file. */
const SIGNATURE_BYTES = 4_096

/**
 * Yields the text of a file chunk by chunk, in constant memory. Unpacks gzip (recognized by its magic bytes) and strips
 * a byte order mark. Reads UTF-8, and UTF-16 if it begins with a byte order mark. Throws TransferError for a binary
 * file, and for bytes that are not valid text, with the line number.
 */
export async function* readText(path: string): AsyncGenerator<string> {
  const raw = createReadStream(path)
  const packed = await startsWith(path, [0x1f, 0x8b])
  const bytes = packed ? pipeline(raw, createGunzip(), () => undefined) : raw
  try {
    yield* decoded(bytes)
  } catch (error) {
    if (packed && isZlibError(error))
      throw new TransferError(
        'The gzip data is damaged or truncated: check the file with `gzip -t`, or export the data again.',
      )
    throw error
  } finally {
    raw.destroy()
  }
}

async function* decoded(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | null = null
  let head: Buffer = Buffer.alloc(0)
  let line = 1
  const decode = (chunk: Buffer, stream: boolean): string => {
    decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true })
    try {
      const text = decoder.decode(chunk, { stream })
      line += count(text, '\n')
      return text
    } catch {
      const bad = line + linesBeforeDamage(chunk, decoder.encoding as Encoding)
      throw new TransferError(`Line ${bad} is not ${decoder.encoding.toUpperCase()} text: ${ENCODINGS}`)
    }
  }
  for await (const chunk of bytes) {
    head = decoder === null ? Buffer.concat([head, chunk]) : chunk
    if (decoder === null && head.length < SIGNATURE_BYTES) continue
    yield decode(head, true)
  }
  yield decode(decoder === null ? head : Buffer.alloc(0), false)
}

const ENCODINGS = 'save the file as UTF-8, or as UTF-16 with a byte order mark.'

/** Returns the encoding that the byte order mark states, else UTF-8. Throws TransferError for a binary file. */
function encodingOf(head: Buffer): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (head.subarray(0, 4).equals(Buffer.from('PK\x03\x04')))
    throw new TransferError('This is a zip archive (or an office document): unpack it and import its contents.')
  if (head.subarray(0, SIGNATURE_BYTES).includes(0)) throw new TransferError(`This is not a text file: ${ENCODINGS}`)
  return 'utf-8'
}

/** Counts the lines of a chunk before its first invalid byte. */
function linesBeforeDamage(chunk: Buffer, encoding: Encoding): number {
  const text = new TextDecoder(encoding).decode(chunk)
  const damage = text.indexOf('\uFFFD')
  return count(text.slice(0, damage < 0 ? text.length : damage), '\n')
}

function count(text: string, character: string): number {
  let found = 0
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) found++
  return found
}

async function startsWith(path: string, signature: number[]): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(signature.length), 0, signature.length, 0)
    return bytesRead === signature.length && buffer.equals(Buffer.from(signature))
  } finally {
    await file.close()
  }
}

const isZlibError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && String(error.code).startsWith('Z_')
