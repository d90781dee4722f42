import { useTracer } from '@agent-memory/core/work/tracing'
import type { Config } from '../config/config.js'
import { isSplit } from '../config/roles.js'
import type { Log } from './log.js'

/**
 * Sends spans to the configured collector; without one, OpenTelemetry is not loaded.
 * @returns a function that flushes pending spans and closes the exporter
 */
export const openTracing = async (config: Config, version: string, log: Log): Promise<() => Promise<void>> => {
  if (config.otlpEndpoint === undefined) return async () => {}
  const { openOpenTelemetry } = await import('@agent-memory/adapters/telemetry/open-telemetry')
  const service = ['agent-memory', ...(isSplit(config) ? config.services : [])].join('-')
  const tracer = openOpenTelemetry({ service, version, log })
  useTracer(tracer)
  return tracer.close
}
