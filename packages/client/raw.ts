import type { Answer } from './answer.js'
import { idempotencyKeyFrom } from './calls.js'
import type { Call, CallOptions, Send } from './request.js'

export interface RawOptions extends CallOptions {
  query?: Call['query']
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string> | undefined
  /** Sent as it is; with one a POST, too, is tried again. */
  idempotencyKey?: string | undefined
}

/** @param path from the base URL on, with a slash at its beginning */
export type RawCall = (method: string, path: string, options?: RawOptions) => Promise<Answer>

const REPEATABLE = ['GET', 'HEAD', 'PUT', 'DELETE']

export const raw =
  (send: Send): RawCall =>
  async (method, path, { query, body, headers, idempotencyKey: given, ...options } = {}) => {
    if (!path.startsWith('/')) throw new TypeError('path must begin with a slash.')
    const idempotencyKey = given === undefined ? undefined : idempotencyKeyFrom(given)
    const repeatable = idempotencyKey !== undefined || REPEATABLE.includes(method)
    // fetch would take a bad header for a broken connection.
    new Headers(headers)
    return send({ method, path, query, body, headers, idempotencyKey, repeatable }, options)
  }
