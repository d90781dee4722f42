import { AppError } from '@agent-memory/core/errors'
import cors, { type CorsOptions } from 'cors'
import type { Request, RequestHandler } from 'express'
import { IGNORED_HEADER } from './ignored.js'

const EXPOSED_HEADERS = [
  'X-Request-Id',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'Retry-After',
  'WWW-Authenticate',
  IGNORED_HEADER,
]
const ALLOWED_HEADERS = ['Authorization', 'Content-Type', 'Idempotency-Key', 'Prefer', 'X-Request-Id']

/**
 * CORS for the listed origins, with credentials: they are the dashboard's. Open paths take no cookies, so pages of every
 * origin may call them, with whatever headers their protocol has. The endpoints answer OPTIONS themselves.
 */
export function corsFor(origins: readonly string[], openPaths: ReadonlySet<string>): RequestHandler {
  const common = { maxAge: 600, preflightContinue: true, methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'] }
  const listed: CorsOptions = {
    ...common,
    origin: [...origins],
    credentials: true,
    allowedHeaders: ALLOWED_HEADERS,
    exposedHeaders: EXPOSED_HEADERS,
  }
  // Without a list, the headers that the preflight asks for are allowed.
  const open: CorsOptions = { ...common, origin: '*', exposedHeaders: [...EXPOSED_HEADERS, 'Mcp-Session-Id'] }
  return cors((request, callback) => callback(null, openPaths.has(pathOf(request.url)) ? open : listed))
}

/** The router takes a path with a slash at its end for the same. */
const pathOf = (url = ''): string => (url.split('?', 1)[0] ?? '').replace(/(?<=.)\/$/, '')

/**
 * Keeps a foreign page from using the visitor's session. A client that sends neither Origin nor Sec-Fetch-Site is no
 * browser, and has no visitor to abuse.
 * @throws AppError forbidden
 */
export function refuseForeignOrigin(request: Request, ownOrigins: ReadonlySet<string>): void {
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  const isForeign =
    origin === undefined
      ? site !== undefined && site !== 'same-origin' && site !== 'none'
      : !ownOrigins.has(origin) && hostOf(origin) !== host
  if (isForeign)
    throw new AppError('forbidden', 'A page of another origin may not do this; CORS_ORIGINS names those that may.')
}

/** A browser cannot be made to send an Origin whose host is the one it calls, unless the page came from there. */
const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined)
