import { AppError } from '@agent-memory/core/errors'
import { callerId, type Principal } from '@agent-memory/core/principal'
import { RATE_LIMITS } from '@agent-memory/core/rate-limits'
import type { Request, RequestHandler, Response } from 'express'
import { type Authenticator, authenticate } from './auth.js'
import type { EndpointTerms } from './endpoint.js'
import {
  addressGroup,
  type RateLimiter,
  type RateWindow,
  rateLimitHeaders,
  refuseExceeded,
  tighter,
} from './rate-limit.js'
import { loadSession } from './session.js'

/** What letting callers in takes. */
export interface AdmissionDependencies {
  authenticator: Authenticator
  limiter: RateLimiter
  /** From `sessionMiddleware`. */
  session: RequestHandler
}

/**
 * Lets a caller in, or not: the address's window where the endpoint counts by address, the credential, the address's
 * window for one that is missing or unknown, the caller's window; in the order that docs/decisions.md promises, and
 * before anything of the body is read. Sets the X-RateLimit headers.
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

/** A good credential is never refused for what others at its address do. */
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

/** Whether a credential was missing or is worth nothing. */
export const isFailedAuthentication = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'unauthorized' || error.code === 'invalid_api_key')

/** Counts one request of the caller; also for each further one that a body carries. */
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

const addressOf = (request: Request) => `address:${addressGroup(request.ip ?? '')}`

/** Sets the X-RateLimit headers, or keeps those of a window that has less left. */
export function showWindow(response: Response, window: RateWindow): void {
  const shown: RateWindow = response.locals.window ? tighter(window, response.locals.window) : window
  response.locals.window = shown
  // What has answered for itself has told its headers.
  if (!response.headersSent) response.set(rateLimitHeaders(shown))
}
