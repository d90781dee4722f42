import { AppError } from '@agent-memory/core/errors'
import cors, { type CorsOptions } from 'cors'
import type { Request, RequestHandler } from 'express'
import { IGNORED_HEADER } from '../validate.js'

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
 * Allows CORS with credentials for the listed origins (dashboards). Open paths take no cookies, so pages of any origin
 * can call them, with any headers. The router answers OPTIONS.
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
  // `allowedHeaders` is left out, which allows every header that the preflight asks for.
  const open: CorsOptions = { ...common, origin: '*', exposedHeaders: [...EXPOSED_HEADERS, 'Mcp-Session-Id'] }
  return cors((request, callback) => callback(null, openPaths.has(pathOf(request.url)) ? open : listed))
}

/** Returns the path without the query and without a trailing slash, which the router ignores too. */
const pathOf = (url = ''): string => (url.split('?', 1)[0] ?? '').replace(/(?<=.)\/$/, '')

/**
 * Keeps foreign pages from using the visitor's session (CSRF). A client that sends neither Origin nor Sec-Fetch-Site is
 * not a browser, so there is no visitor to exploit.
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
    throw new AppError(
      'forbidden',
      'A page of another origin made this request, which is not allowed. The operator can allow the origin in CORS_ORIGINS.',
    )
}

/** Returns the host of an Origin. If it is the host that was called, the page came from this service. */
const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined)
