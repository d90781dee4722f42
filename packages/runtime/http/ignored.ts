import type { Response } from 'express'

/** Of an answer that has no fields of its own. */
export const IGNORED_HEADER = 'X-Ignored-Fields'

/**
 * The answer, with the names of what was sent and not looked at: a field that is misspelled must not pass for one that
 * was obeyed. An answer that is a list or a stream names them in a header, percent-encoded, with commas between.
 */
export function withIgnored(response: Response, body: unknown, ignored: readonly string[]): unknown {
  if (ignored.length === 0) return body
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body, ignored }
  response.set(IGNORED_HEADER, ignored.map(encodeURIComponent).join(', '))
  return body
}
