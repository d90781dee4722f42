import { randomUUID } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'

/** Taken over from the caller only in a form that is safe in headers and logs. */
const SAFE_ID = /^[\w.:/+=@-]{1,128}$/

/** Echoes the caller's X-Request-Id, or makes one. */
export const requestId: RequestHandler = (request: Request, response: Response, next) => {
  const given = request.get('X-Request-Id')
  const id = given !== undefined && SAFE_ID.test(given) ? given : randomUUID()
  response.locals.requestId = id
  response.set('X-Request-Id', id)
  next()
}

export const requestIdOf = (response: Response): string => String(response.locals.requestId)
