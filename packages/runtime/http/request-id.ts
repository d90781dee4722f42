import { randomUUID } from 'node:crypto'
import { holdsCredential } from '@agent-memory/core/memory/guard/secrets/identifiers'
import { readTraceContext } from '@agent-memory/core/work/trace-context'
import type { Request, RequestHandler, Response } from 'express'

/**
 * Echoes the client's X-Request-Id. Because ids are logged, generates a new one if the client's is missing, is not safe
 * to log (`readTraceContext` then drops it) or contains a credential.
 */
export const requestId: RequestHandler = (request: Request, response: Response, next) => {
  const { request_id: given } = readTraceContext({ request_id: request.get('X-Request-Id') })
  const id = given === undefined || holdsCredential(given) ? randomUUID() : given
  response.locals.requestId = id
  response.set('X-Request-Id', id)
  next()
}

export const requestIdOf = (response: Response): string => String(response.locals.requestId)
