import type { RequestHandler } from 'express'
import type { Health } from '../health.js'
import type { Metrics } from '../metrics.js'
import { docsPage } from './docs.js'
import type { OpenApiDocument } from './openapi.js'
import { noteUnavailable } from './unavailable.js'

/** A path for whoever runs the service rather than for its callers: GET, open, never limited. */
export interface OperationalPath {
  path: string
  handler: RequestHandler
}

/** /healthz (alive), /readyz (fit to serve), /metrics (Prometheus). */
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

/** /openapi.json for programs, /docs for people. */
export function documentationPaths(document: OpenApiDocument): OperationalPath[] {
  const page = docsPage(document)
  // Once: it takes milliseconds, and anybody may ask.
  const json = JSON.stringify(document)
  return [
    { path: '/openapi.json', handler: (_request, response) => void response.type('json').send(json) },
    { path: '/docs', handler: (_request, response) => void response.type('html').send(page) },
  ]
}
