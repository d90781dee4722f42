import { isUnavailable } from '@agent-memory/core/errors'
import type { Response } from 'express'
import { describeError } from '../log.js'

/** What a log line of a 503 says beyond its status: what was away, full or late, and why in its own words. */
export interface WhatWasUnavailable {
  unavailable?: string
  why?: string
}

/** The fields of an error that says so; none for any other. */
export const whatWasUnavailable = (error: unknown): WhatWasUnavailable => {
  if (!isUnavailable(error)) return {}
  const root = rootOf(error)
  return { unavailable: error.needed, why: String(describeError(root).message ?? root) }
}

/** The first cause is what a store said itself; the errors around it are ours. */
const rootOf = (error: unknown): unknown => {
  const cause = error instanceof Error ? error.cause : undefined
  return cause === undefined ? error : rootOf(cause)
}

/** Keeps for the request's line in the log what its answer does not tell the caller. */
export const noteUnavailable = (response: Response, what: WhatWasUnavailable | string): void => {
  response.locals.unavailable = typeof what === 'string' ? { unavailable: what } : what
}

export const notedUnavailable = (response: Response): WhatWasUnavailable => response.locals.unavailable ?? {}
