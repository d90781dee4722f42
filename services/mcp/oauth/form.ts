import type { IncomingMessage } from 'node:http'
import { AppError } from '@agent-memory/core/errors'

/** Enough for 1,000 chosen volumes. */
const MOST_BYTES = 64 * 1_024

/**
 * Reads a form that a page posted.
 * @throws AppError payload_too_large, unsupported_media_type
 */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    throw new AppError('unsupported_media_type', 'The body must be a form: application/x-www-form-urlencoded.')
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += (chunk as Buffer).length
    if (bytes > MOST_BYTES) throw new AppError('payload_too_large', `A form can have at most ${MOST_BYTES} bytes.`)
    chunks.push(chunk as Buffer)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}
