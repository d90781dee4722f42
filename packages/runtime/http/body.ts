import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { AppError, invalid } from '@agent-memory/core/errors'
import { LIMITS } from '@agent-memory/core/limits'
import { unstorableFields } from '@agent-memory/core/schemas'
import getRawBody from 'raw-body'

const inflate = promisify(gunzip)

/**
 * Reads a JSON body. An empty body counts as `{}`, so that the error names every missing field.
 * @throws AppError as `readJsonBytes`; validation_failed also for invalid JSON, JSON nested too deeply or with too many
 * fields, and text that cannot be stored
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const bytes = await readJsonBytes(request)
  return bytes === null ? {} : parseJson(bytes)
}

/**
 * Reads the bytes of a JSON body, inflated; null when there are none.
 * @throws AppError payload_too_large over 1 MB, as sent or inflated; unsupported_media_type for anything but UTF-8
 * JSON, plain or gzipped; validation_failed for an incomplete body or invalid gzip
 */
export async function readJsonBytes(request: IncomingMessage): Promise<Uint8Array | null> {
  const sent = await readBytes(request)
  if (sent.length === 0) return null
  requireJsonType(request.headers['content-type'])
  return decode(sent, request.headers['content-encoding'])
}

/**
 * Reads a body's bytes. After an error, reads and discards the rest of the body; otherwise the client could not read
 * our response. `limitArrival` limits how long the body may take.
 * @throws AppError payload_too_large over 1 MB, validation_failed for an incomplete body
 */
export async function readBytes(request: IncomingMessage): Promise<Uint8Array> {
  try {
    const length = request.headers['content-length'] ?? null
    return await getRawBody(request, { limit: LIMITS.jsonBytes, length })
  } catch (error) {
    request.resume()
    if (has(error, 'type', 'entity.too.large')) throw tooLarge()
    if (has(error, 'type', 'request.size.invalid') || has(error, 'type', 'request.aborted')) {
      throw invalid('body', 'arrived incomplete')
    }
    throw error
  }
}

const has = (error: unknown, property: 'type' | 'code', value: string) =>
  typeof error === 'object' && error !== null && (error as Record<string, unknown>)[property] === value

const tooLarge = () => new AppError('payload_too_large', `A body can have at most ${LIMITS.jsonBytes} bytes.`)

function requireJsonType(contentType: string | undefined): void {
  if (!/^\s*application\/json\s*(;|$)/i.test(contentType ?? '')) {
    throw new AppError('unsupported_media_type', 'The body must be sent as Content-Type: application/json.')
  }
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType ?? '')?.[1]
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
    throw new AppError('unsupported_media_type', 'The body must be encoded in UTF-8.')
  }
}

async function decode(sent: Uint8Array, encoding = 'identity'): Promise<Uint8Array> {
  if (/^identity$/i.test(encoding)) return sent
  if (!/^(x-)?gzip$/i.test(encoding)) {
    throw new AppError('unsupported_media_type', 'The body must be sent plain or with Content-Encoding: gzip.')
  }
  try {
    return await inflate(sent, { maxOutputLength: LIMITS.jsonBytes })
  } catch (error) {
    if (has(error, 'code', 'ERR_BUFFER_TOO_LARGE')) throw tooLarge()
    throw invalid('body', 'is not valid gzip')
  }
}

/**
 * Parses bytes as JSON.
 * @throws AppError validation_failed as `parseBounded`, and for text that cannot be stored
 */
export function parseJson(bytes: Uint8Array): unknown {
  const { text, value } = parseBounded(bytes)
  const unstorable = MAY_BE_UNSTORABLE.test(text) ? unstorableFields(value) : null
  if (unstorable) throw new AppError('validation_failed', unstorable)
  return value
}

/**
 * Parses bytes as JSON, limited in depth, fields and list items; also returns the text.
 * @throws AppError validation_failed, naming `body`
 */
export function parseBounded(bytes: Uint8Array): { text: string; value: unknown } {
  requireBounds(bytes)
  const text = attempt(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes), 'must be valid UTF-8')
  return { text, value: attempt(() => JSON.parse(text), 'must be valid JSON') }
}

/** Valid UTF-8 JSON can contain lone surrogates and NUL only as escapes; without such an escape no check is needed. */
const MAY_BE_UNSTORABLE = /\\u(0000|d[89a-f])/i

function attempt<T>(work: () => T, otherwise: string): T {
  try {
    return work()
  } catch {
    throw invalid('body', otherwise)
  }
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
/** The bit that distinguishes `{` from `[`, and `}` from `]`. */
const CURLY = 0x20
const OPENING = 0x7b
const CLOSING = 0x7d

/**
 * Checks the raw bytes in one pass before parsing. Limits the depth, because recursive code cannot handle 10⁵ levels.
 * Limits the number of items, because parsing 60,000 names blocked the event loop for 80 ms, and scanning a list of
 * 500,000 numbers for 160 ms. The number of items is the number of commas plus one per list or object, so an empty list
 * counts as one item.
 */
function requireBounds(bytes: Uint8Array): void {
  let depth = 0
  let held = 0
  let inString = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number
    if (inString) {
      if (byte === BACKSLASH) at++
      else if (byte === QUOTE) inString = false
    } else if (byte === QUOTE) inString = true
    else if (byte === COMMA) held++
    else if ((byte | CURLY) === OPENING) {
      held++
      if (++depth > LIMITS.jsonDepth) throw invalid('body', `must be at most ${LIMITS.jsonDepth} levels deep`)
    } else if ((byte | CURLY) === CLOSING) depth--
  }
  if (held > LIMITS.jsonFields) {
    throw invalid('body', `must have at most ${LIMITS.jsonFields} fields and list items in all`)
  }
}
