import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { NOTICED_BY } from '../http/access/access-watch.js'

/**
 * How often the delay of the event loop is measured. The default of 10 ms wakes an idle process 100 times a second,
 * which is most of its CPU time.
 */
const LAG_EVERY_MS = 100

export interface Metrics {
  registry: Registry
  /** Seconds from the request's arrival to the end of its response, by route template. */
  httpDuration: Histogram<'method' | 'route' | 'status'>
  /** Counts open responses whose caller lost access. */
  accessLosses: Counter<'noticed_by'>
}

/** Creates a registry with the process's default metrics; other parts add their own. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_EVERY_MS })
  const httpDuration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its response',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  })
  const accessLosses = new Counter({
    name: 'access_losses_total',
    help: 'Open responses whose caller lost access, entirely or to a watched volume, by what noticed it',
    labelNames: ['noticed_by'] as const,
    registers: [registry],
  })
  for (const noticed_by of NOTICED_BY) accessLosses.inc({ noticed_by }, 0)
  return { registry, httpDuration, accessLosses }
}
