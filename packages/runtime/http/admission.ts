import { callerId, type Principal } from '@agent-memory/core/accounts/principal'
import { RATE_LIMITS } from '@agent-memory/core/rate-limits'
import type { Request, RequestHandler, Response } from 'express'
import { type Authenticator, authenticate, isFailedAuthentication } from './access/auth.js'
import {
  addressOf,
  type RateLimiter,
  type RateWindow,
  rateLimitHeaders,
  refuseExceeded,
  tighter,
} from './access/rate-limit.js'
import { loadSession } from './access/session.js'
import type { EndpointTerms } from './endpoint.js'

export interface AdmissionDependencies {
  authenticator: Authenticator
  limiter: RateLimiter
  /** The middleware that `sessionMiddleware` returned. */
  session: RequestHandler
}

/**
 * Admits or rejects a caller before any of the body is read. Checks in the order that docs/decisions.md promises: first
 * the address's rate limit, if the endpoint counts by address; then the credential; then, if it is invalid, the
 * address's rate limit for failed authentications; last, the caller's rate limit. Sets the X-RateLimit headers.
 * @throws AppError rate_limited, unauthorized, invalid_api_key
 */
export async function admit(
  terms: EndpointTerms,
  deps: AdmissionDependencies,
  request: Request,
  response: Response,
): Promise<Principal | null> {
  await limitAddress(terms, deps.limiter, request, response)
  const principal = await identify(terms, deps, request, response)
  await limitCaller(terms, deps.limiter, principal, request, response)
  return principal
}

async function limitAddress(
  terms: EndpointTerms,
  limiter: RateLimiter,
  request: Request,
  response: Response,
): Promise<void> {
  if (terms.limit === null || RATE_LIMITS[terms.limit].scope !== 'address') return
  const window = await limiter.count(terms.limit, addressOf(request))
  showWindow(response, window)
  refuseExceeded(window)
}

/**
 * Authenticates the caller. Only failures are counted by address, so a valid credential is never rejected because of
 * other callers at the same address.
 */
async function identify(
  terms: EndpointTerms,
  { authenticator, limiter, session }: AdmissionDependencies,
  request: Request,
  response: Response,
): Promise<Principal | null> {
  if (terms.signsIn || terms.accepts.includes('session')) await loadSession(session, request, response)
  try {
    return await authenticate(terms.accepts, request, authenticator)
  } catch (error) {
    if (!isFailedAuthentication(error) || terms.limit === null) throw error
    const failures = await limiter.count('failed_auth', addressOf(request))
    showWindow(response, failures)
    refuseExceeded(failures)
    throw error
  }
}

/** Counts one request of the caller; called again for each further request in a batch body. */
export async function limitCaller(
  terms: EndpointTerms,
  limiter: RateLimiter,
  principal: Principal | null,
  request: Request,
  response: Response,
): Promise<void> {
  if (terms.limit === null || RATE_LIMITS[terms.limit].scope === 'address') return
  const window = await limiter.count(terms.limit, callerOf(principal, request))
  showWindow(response, window)
  refuseExceeded(window)
}

function callerOf(principal: Principal | null, request: Request): string {
  return principal === null ? addressOf(request) : callerId(principal)
}

/** Sets the X-RateLimit headers, unless they already show a window in which fewer requests remain. */
export function showWindow(response: Response, window: RateWindow): void {
  const shown: RateWindow = response.locals.window ? tighter(window, response.locals.window) : window
  response.locals.window = shown
  // A raw handler may have sent its headers already.
  if (!response.headersSent) response.set(rateLimitHeaders(shown))
}
