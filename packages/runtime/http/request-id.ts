import { randomUUID } from 'node:crypto'
import { readTraceContext } from '@agent-memory/core/work/trace-context'
import type { Request, RequestHandler, Response } from 'express'

/** Echoes the client's X-Request-Id, or generates one. */
export const requestId: RequestHandler = (request: Request, response: Response, next) => {
  const { request_id: id = randomUUID() } = readTraceContext({ request_id: request.get('X-Request-Id') })
  response.locals.requestId = id
  response.set('X-Request-Id', id)
  next()
}

export const requestIdOf = (response: Response): string => String(response.locals.requestId)
