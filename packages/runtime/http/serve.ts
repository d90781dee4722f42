import type { Principal } from '@agent-memory/core/principal'
import { unknownFields } from '@agent-memory/core/unknown-fields'
import type { Request, RequestHandler, Response } from 'express'
import { type AdmissionDependencies, admit } from './admission.js'
import { authenticate, refuseWrongKind } from './auth.js'
import { readJson } from './body.js'
import { boundConnectionAge } from './connection-age.js'
import { withIgnored } from './ignored.js'
import { lifetime, untilAborted } from './lifetime.js'
import { refuseForeignOrigin } from './origin.js'
import { type Quotas, refuseSpentQuota, withinQuota } from './quota.js'
import { requestIdOf } from './request-id.js'
import type { Route } from './route.js'
import { idempotencyKeyOf, validate } from './validate.js'

/** What serving any route takes. */
export interface ServeDependencies extends AdmissionDependencies {
  /** Origins whose pages may use a session: the service's own and the dashboard's. */
  ownOrigins: ReadonlySet<string>
  /** A request whose time is over is answered 503 and its signal aborted. */
  requestTimeLimitMs: number
  /** Left out with the rate limits. */
  quotas?: Quotas | undefined
}

/** Serves one route: every check in the order that the error table promises, then the handler. */
export const serve =
  (route: Route, deps: ServeDependencies): RequestHandler =>
  async (request, response) => {
    response.locals.operation = route.operation
    if (route.token !== undefined) boundConnectionAge(request, response)
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
  const principal = await admit(route, deps, request, response)
  const { quotas } = deps
  if (quotas && route.quota) refuseSpentQuota(quotas, route.path, principal, response)
  const { ignored, ...input } = await readInput(route, request)
  refuseWrongKind(route.auth, principal)
  if (usesSession(route, principal) && request.method !== 'GET' && request.method !== 'HEAD') {
    refuseForeignOrigin(request, deps.ownOrigins)
  }
  const handle = async () => {
    const answered = await route.handle({
      ...input,
      principal: principal as never,
      principalNow: () => authenticate(route.auth, request, deps.authenticator) as never,
      requestId: requestIdOf(response),
      signal,
      onAnswered: (callback) => void response.once('finish', callback),
      request,
    })
    return withIgnored(response, answered, ignored)
  }
  if (!quotas || !route.quota) return handle()
  const call = { path: route.path, principal, amount: route.quota(input.body), response, signal }
  return withinQuota(quotas, call, handle)
}

const usesSession = (route: Route, principal: Principal | null) =>
  principal === null ? route.auth === 'none' : principal.kind === 'session'

async function readInput(route: Route, request: Request) {
  const idempotencyKey = idempotencyKeyOf(request.get('Idempotency-Key'))
  const given = route.body && (await readJson(request))
  const [params, query, body] = validate([
    { name: 'params', schema: route.params, value: request.params },
    { name: 'query', schema: route.query, value: request.query },
    { name: 'body', schema: route.body, value: given },
  ])
  return { params, query, body, idempotencyKey, ignored: route.body ? unknownFields(route.body, given) : [] }
}
