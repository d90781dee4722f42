import type { Answer } from '../answer.js'
import { idempotencyKeyFrom } from './calls.js'
import type { Call, CallOptions, Send } from './request.js'

export interface RawOptions extends CallOptions {
  query?: Call['query']
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string> | undefined
  /** Sent unchanged; with an idempotency key, even a POST is retried. */
  idempotencyKey?: string | undefined
}

/** @param path relative to the base URL, with a leading slash */
export type RawCall = (method: string, path: string, options?: RawOptions) => Promise<Answer>

const REPEATABLE = ['GET', 'HEAD', 'PUT', 'DELETE']

export const raw =
  (send: Send): RawCall =>
  async (method, path, { query, body, headers, idempotencyKey: given, ...options } = {}) => {
    if (!path.startsWith('/')) throw new TypeError('path must start with a slash.')
    const idempotencyKey = given === undefined ? undefined : idempotencyKeyFrom(given)
    const repeatable = idempotencyKey !== undefined || REPEATABLE.includes(method)
    // Throws TypeError for a bad header, which fetch would report as a connection failure.
    new Headers(headers)
    return send({ method, path, query, body, headers, idempotencyKey, repeatable }, options)
  }
