import { isUnavailable } from '@agent-memory/core/errors'
import type { Response } from 'express'
import { describeError } from '../observe/log.js'

/**
 * Extra log fields of a 503. `unavailable`: the store or service that was down, full or late; `why`: its own message.
 */
export interface WhatWasUnavailable {
  unavailable?: string
  why?: string
}

/** Returns the log fields for an `Unavailable` error, and no fields for any other error. */
export const whatWasUnavailable = (error: unknown): WhatWasUnavailable => {
  if (!isUnavailable(error)) return {}
  const root = rootOf(error)
  return { unavailable: error.needed, why: String(describeError(root).message ?? root) }
}

/** Returns the root cause of an error: the store's own error, which our errors wrap. */
const rootOf = (error: unknown): unknown => {
  const cause = error instanceof Error ? error.cause : undefined
  return cause === undefined ? error : rootOf(cause)
}

/** Stores details that the response does not reveal, so that the request's log line can include them. */
export const noteUnavailable = (response: Response, what: WhatWasUnavailable | string): void => {
  response.locals.unavailable = typeof what === 'string' ? { unavailable: what } : what
}

export const notedUnavailable = (response: Response): WhatWasUnavailable => response.locals.unavailable ?? {}
