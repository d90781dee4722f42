import type { Principal } from '@agent-memory/core/access'
import { AppError } from '@agent-memory/core/errors'
import { carriesToken } from '@agent-memory/core/internal-token'
import { RATE_LIMITS } from '@agent-memory/core/rate-limits'
import type { Request, RequestHandler, Response } from 'express'
import { type Authenticator, authenticate, refuseWrongKind } from './auth.js'
import { readJson } from './body.js'
import { refuseForeignOrigin } from './origin.js'
import {
  addressGroup,
  type RateLimiter,
  type RateWindow,
  rateLimitHeaders,
  refuseExceeded,
  tighter,
} from './rate-limit.js'
import { requestIdOf } from './request-id.js'
import type { Route } from './route.js'
import { loadSession } from './session.js'
import { idempotencyKeyOf, validate } from './validate.js'

/** What serving any route takes. */
export interface ServeDependencies {
  authenticator: Authenticator
  limiter: RateLimiter
  /** From `sessionMiddleware`. */
  session: RequestHandler
  /** Origins whose pages may use a session: the service's own and the dashboard's. */
  ownOrigins: ReadonlySet<string>
  /** A request whose time is over is answered 503 and its signal aborted. */
  requestTimeLimitMs: number
}

/** Serves one route: every check in the order that the error table promises, then the handler. */
export const serve =
  (route: Route, deps: ServeDependencies): RequestHandler =>
  async (request, response) => {
    response.locals.operation = route.operation
    const { signal, clear } = lifetime(response, deps.requestTimeLimitMs)
    try {
      const body = await untilAborted(answer(route, deps, request, response, signal), signal)
      response.status(route.success.status).json(body)
    } finally {
      clear()
    }
  }

async function answer(
  route: Route,
  deps: ServeDependencies,
  request: Request,
  response: Response,
  signal: AbortSignal,
): Promise<unknown> {
  await limitAddress(route, deps.limiter, request, response)
  const principal = await identify(route, deps, request, response)
  await limitCaller(route, deps.limiter, principal, request, response)
  const input = await readInput(route, request)
  refuseWrongKind(route.auth, principal)
  if (usesSession(route, principal) && request.method !== 'GET' && request.method !== 'HEAD') {
    refuseForeignOrigin(request, deps.ownOrigins)
  }
  return route.handle({
    ...input,
    principal: principal as never,
    requestId: requestIdOf(response),
    signal,
    onAnswered: (callback) => void response.once('finish', callback),
    request,
  })
}

const usesSession = (route: Route, principal: Principal | null) =>
  principal === null ? route.auth === 'none' : principal.kind === 'session'

/** The address's own windows: failed authentication where a credential is needed, /auth where it is counted by address. */
async function limitAddress(route: Route, limiter: RateLimiter, request: Request, response: Response): Promise<void> {
  const address = addressOf(request)
  if (route.auth !== 'none') {
    const failures = await limiter.read('failed_auth', address)
    showWindow(response, failures)
    refuseExceeded(failures)
  }
  if (route.limit !== null && RATE_LIMITS[route.limit].scope === 'address') {
    const window = await limiter.count(route.limit, address)
    showWindow(response, window)
    refuseExceeded(window)
  }
}

async function identify(
  route: Route,
  { authenticator, limiter, session }: ServeDependencies,
  request: Request,
  response: Response,
): Promise<Principal | null> {
  if (route.token !== undefined && !carriesToken(request.headers.authorization, route.token)) {
    throw new AppError('unauthorized', 'A token is needed.')
  }
  if (route.auth !== 'key') await loadSession(session, request, response)
  try {
    return await authenticate(route.auth, request, authenticator)
  } catch (error) {
    if (isFailedAuthentication(error)) showWindow(response, await limiter.count('failed_auth', addressOf(request)))
    throw error
  }
}

const isFailedAuthentication = (error: unknown) =>
  error instanceof AppError && (error.code === 'unauthorized' || error.code === 'invalid_api_key')

async function limitCaller(
  route: Route,
  limiter: RateLimiter,
  principal: Principal | null,
  request: Request,
  response: Response,
): Promise<void> {
  if (route.limit === null || RATE_LIMITS[route.limit].scope === 'address') return
  const window = await limiter.count(route.limit, callerOf(principal, request))
  showWindow(response, window)
  refuseExceeded(window)
}

function callerOf(principal: Principal | null, request: Request): string {
  if (principal === null) return addressOf(request)
  return principal.kind === 'key' ? `key:${principal.keyId}` : `user:${principal.userId}`
}

const addressOf = (request: Request) => `address:${addressGroup(request.ip ?? '')}`

/** Sets the X-RateLimit headers, or keeps those of a window that has less left. */
export function showWindow(response: Response, window: RateWindow): void {
  const shown: RateWindow = response.locals.window ? tighter(window, response.locals.window) : window
  response.locals.window = shown
  response.set(rateLimitHeaders(shown))
}

async function readInput(route: Route, request: Request) {
  const idempotencyKey = idempotencyKeyOf(request.get('Idempotency-Key'))
  const [params, query, body] = validate([
    { name: 'params', schema: route.params, value: request.params },
    { name: 'query', schema: route.query, value: request.query },
    { name: 'body', schema: route.body, value: route.body && (await readJson(request)) },
  ])
  return { params, query, body, idempotencyKey }
}

/** A signal that aborts when the client leaves before its answer, or when the request's time is over. */
function lifetime(response: Response, timeLimitMs: number) {
  const controller = new AbortController()
  const timer = setTimeout(() => {
    controller.abort(new AppError('service_unavailable', 'This took too long; retry later.'))
  }, timeLimitMs)
  const onClose = () => {
    if (!response.writableFinished) controller.abort(new ClientGone())
  }
  response.once('close', onClose)
  const clear = () => clearTimeout(timer)
  return { signal: controller.signal, clear }
}

/** The reason of an abort that nobody is left to hear of. */
export class ClientGone extends Error {}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    }),
  ])
}
