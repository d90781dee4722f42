import { once } from '@agent-memory/core/once'
import type { RequestHandler } from 'express'
import type { Health } from '../observe/health.js'
import type { Metrics } from '../observe/metrics.js'
import { docsPage } from './openapi/docs.js'
import type { OpenApiDocument } from './openapi/openapi.js'
import { noteUnavailable } from './unavailable.js'

/** A path outside the API, for health, metrics or documentation: GET, public, not rate-limited. */
export interface OperationalPath {
  path: string
  handler: RequestHandler
}

/** Defines /healthz (liveness), /readyz (readiness), /metrics (Prometheus). */
export const operationalPaths = (health: Health, metrics: Metrics): OperationalPath[] => [
  {
    path: '/healthz',
    handler: (_request, response) => void response.json({ status: 'ok' }),
  },
  {
    path: '/readyz',
    handler: async (_request, response) => {
      const { ready, ...rest } = await health.readiness()
      const missing = Object.entries(rest.checks).filter(([, { ok, required }]) => required && !ok)
      if (!ready) noteUnavailable(response, missing.map(([name]) => name).join() || 'process')
      response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not_ready', ...rest })
    },
  },
  {
    path: '/metrics',
    handler: async (_request, response) => {
      response.type(metrics.registry.contentType).send(await metrics.registry.metrics())
    },
  },
]

/**
 * Defines /openapi.json for programs and /docs for people. Both are built at the first request for one of them, because
 * most processes never get such a request. They are built only once, because building takes a tenth of a second and
 * anyone can request them.
 */
export function documentationPaths(document: () => OpenApiDocument): OperationalPath[] {
  const documentation = once(() => {
    const built = document()
    return { json: JSON.stringify(built), page: docsPage(built) }
  })
  return [
    { path: '/openapi.json', handler: (_request, response) => void response.type('json').send(documentation().json) },
    { path: '/docs', handler: (_request, response) => void response.type('html').send(documentation().page) },
  ]
}
