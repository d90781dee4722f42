import { AppError } from '@agent-memory/core/errors'
import { readTraceContext, withinTrace } from '@agent-memory/core/work/trace-context'
import { beginSpan, type Span } from '@agent-memory/core/work/tracing'
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express'
import helmet from 'helmet'
import type { Health } from '../observe/health.js'
import type { Logging } from '../observe/log.js'
import type { Metrics } from '../observe/metrics.js'
import { type AccessPorts, openAccessWatch } from './access/access-watch.js'
import { corsFor } from './access/origin.js'
import { rateLimitHeaders } from './access/rate-limit.js'
import type { Endpoint } from './endpoint.js'
import { type ErrorReply, replyTo } from './errors.js'
import { noticeUntrustedProxy, refuseForeignNames } from './host.js'
import { ClientGone } from './lifetime.js'
import { hasStarted } from './openapi/open-ended.js'
import { openApiDocument } from './openapi/openapi.js'
import { documentationPaths, operationalPaths } from './operational.js'
import { type PageFailure, sendPage } from './page.js'
import { requestId, requestIdOf } from './request-id.js'
import { type Place, routerOf } from './routing.js'
import { noteErrorForm, type ServeDependencies, serve } from './serve.js'
import { notedUnavailable, noteUnavailable, whatWasUnavailable } from './unavailable.js'

/** The configuration of the HTTP layer. */
export interface HttpSettings {
  baseUrl: string
  /** Origins of dashboards on other hosts. */
  corsOrigins: readonly string[]
  /** In the form that express accepts: the number of proxies, or their addresses. */
  trustProxy: false | number | string[]
  /** True if the service is only for this machine: requests for other host names are rejected. */
  localOnly: boolean
}

export interface AppDependencies
  extends Omit<ServeDependencies, 'ownOrigins' | 'requestTimeLimitMs' | 'stopping' | 'accessWatch'>,
    AccessPorts {
  /** Time limit of a request; 29 s by default. */
  requestTimeLimitMs?: number
  settings: HttpSettings
  logging: Logging
  metrics: Metrics
  health: Health
  endpoints: readonly Endpoint[]
  /** Version of the service, for /openapi.json. */
  version: string
}

/**
 * Time limit of a request. For an endpoint with `slowBody` it counts from the end of the body; any other request that
 * has not fully arrived within 30 s is cut off by the server.
 */
const REQUEST_TIME_LIMIT_MS = 29_000

/** Builds the whole HTTP layer, ready for `createHttpServer`. */
export function createApp(deps: AppDependencies): Express {
  const { settings, logging, metrics, health, limiter } = deps
  const app = express()
  app.disable('x-powered-by').disable('etag').set('trust proxy', settings.trustProxy)
  app.use(requestId)
  app.use(observe(logging, metrics))
  app.use(commonHeaders(settings))
  if (settings.trustProxy === false) app.use(noticeUntrustedProxy(logging.log))
  app.use((_request, response, next) => {
    // Default headers, which admission replaces once it has counted the request.
    response.set(rateLimitHeaders(limiter.untouched('failed_auth')))
    closeWhenDraining(response, health)
    next()
  })
  if (settings.localOnly) app.use(refuseForeignNames)
  app.use(corsFor(settings.corsOrigins, openPathsOf(deps)))
  app.use(routerOf(placesOf(deps)))
  app.use(() => {
    throw new AppError('not_found', 'There is nothing at this path; /docs lists every endpoint.')
  })
  app.use(answerError(logging))
  return app
}

const openPathsOf = ({ endpoints }: AppDependencies): Set<string> =>
  new Set(endpoints.filter(({ cors }) => cors === 'open').map(({ path }) => path))

function placesOf(deps: AppDependencies): Place[] {
  const { settings, health, metrics, limiter, endpoints } = deps
  const ownOrigins = new Set([new URL(settings.baseUrl).origin, ...settings.corsOrigins])
  const serving: ServeDependencies = {
    ...deps,
    ownOrigins,
    stopping: health.stopping,
    accessWatch: openAccessWatch(deps, { onLoss: (by) => metrics.accessLosses.inc({ noticed_by: by }) }),
    requestTimeLimitMs: deps.requestTimeLimitMs ?? REQUEST_TIME_LIMIT_MS,
  }
  const documentInfo = { version: deps.version, baseUrl: settings.baseUrl, limits: limiter.limits }
  const documentation = documentationPaths(() => openApiDocument(endpoints, documentInfo))
  const operational = [...operationalPaths(health, metrics), ...documentation]
  return [
    ...operational.map((path) => ({ method: 'get' as const, ...path })),
    ...endpoints.map((endpoint) => ({
      method: endpoint.method,
      path: endpoint.path,
      handler: serve(endpoint, serving),
      noteErrorForm: (request: Request, response: Response) => noteErrorForm(endpoint, request, response),
    })),
  ]
}

/** Sets helmet's default headers, without the TLS-only headers when the base URL is plain http. */
function commonHeaders({ baseUrl }: HttpSettings): RequestHandler {
  const secure = baseUrl.startsWith('https:')
  const secureHeaders = helmet({
    strictTransportSecurity: secure,
    contentSecurityPolicy: { directives: secure ? {} : { upgradeInsecureRequests: null } },
  })
  return (request, response, next) => {
    response.set('Cache-Control', 'no-store')
    secureHeaders(request, response, next)
  }
}

/** Makes a response close its connection if a shutdown has begun by the time the headers are sent. */
function closeWhenDraining(response: Response, health: Health): void {
  const writeHead = response.writeHead
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    if (health.draining) response.setHeader('Connection', 'close')
    return writeHead.apply(response, head)
  }) as typeof writeHead
}

/** Routes that other programs call constantly. They are logged only at the level `debug`. */
const ROUTINE: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics', '/v1/embeddings', '/v1/models'])

/** Logs and measures each response, by route template rather than by path: a path can contain anything. */
function observe({ workLog }: Logging, metrics: Metrics): RequestHandler {
  return (request, response, next) => {
    const start = performance.now()
    const span = spanOf(request)
    const context = { request_id: requestIdOf(response), traceparent: span?.traceparent ?? givenTrace(request) }
    response.once('close', () => {
      const milliseconds = performance.now() - start
      const route: string = request.route?.path ?? 'unmatched'
      const isAnswered = response.writableFinished || hasStarted(response)
      // If the client left before the answer, log 499, as nginx does.
      const status = isAnswered ? response.statusCode : 499
      metrics.httpDuration.observe({ method: request.method, route, status: String(status) }, milliseconds / 1_000)
      const level = ROUTINE.has(route) ? 'debug' : 'info'
      const ms = Math.round(milliseconds)
      const about = { method: request.method, route, status, ms, ...notedUnavailable(response) }
      withinTrace(context, () => workLog[level](about, 'request'))
      span?.end({
        name: `${request.method} ${route}`,
        attributes: { 'http.route': route, 'http.response.status_code': status },
        ...(status >= 500 && { error: { code: String(status) } }),
      })
    })
    withinTrace(context, next)
  }
}

const givenTrace = (request: Request): string | undefined =>
  readTraceContext({ traceparent: request.get('traceparent') }).traceparent

/**
 * Starts a span. A request for one of the `ROUTINE` paths gets a span only if it belongs to a trace: for example, the
 * guard's request for vectors belongs to the trace of the write.
 */
const spanOf = (request: Request): Span | undefined => {
  const parent = givenTrace(request)
  if (parent === undefined && ROUTINE.has(request.path)) return undefined
  return beginSpan(
    { name: request.method, kind: 'server', attributes: { 'http.request.method': request.method } },
    parent,
  )
}

const answerError =
  ({ workLog }: Logging): ErrorRequestHandler =>
  (error, request, response, _next) => {
    if (error instanceof ClientGone || response.destroyed) return
    const reply = replyTo(
      error,
      response.locals.operation ?? 'request',
      requestIdOf(response),
      response.locals.challenge,
    )
    noteUnavailable(response, whatWasUnavailable(error))
    if (reply.unexpected) workLog.error({ err: error, code: reply.body.error }, 'request failed')
    // A stream that failed has already sent the error as its last event.
    if (response.writableEnded) return
    if (response.headersSent || hasStarted(response)) return endSoon(response)
    response.status(reply.status).set(reply.headers)
    const { failed } = response.locals
    if (failed) sendPage(response, failed(failureOf(reply, request, response)), reply.status)
    else response.json(response.locals.errorBody?.(reply) ?? reply.body)
  }

const failureOf = ({ status, headers, body }: ErrorReply, request: Request, response: Response): PageFailure => ({
  status,
  code: body.error,
  details: body.details,
  retryAfter: headers['Retry-After'] === undefined ? undefined : Number(headers['Retry-After']),
  requestId: requestIdOf(response),
  request,
  form: response.locals.form ?? {},
})

/**
 * How long a response that has already begun may continue after an error. After a timeout, for example, the handler's
 * signal has aborted, and in this time the handler can still write the error into the response.
 */
const END_WITHIN_MS = 1_000

const endSoon = (response: Response): void => {
  const timer = setTimeout(() => response.destroy(), END_WITHIN_MS)
  response.once('close', () => clearTimeout(timer))
}
