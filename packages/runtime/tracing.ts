import { useTracer } from '@agent-memory/core/work/tracing'
import type { Config } from './config.js'
import type { Log } from './log.js'
import { isSplit } from './roles.js'

/**
 * Has spans sent to the collector that is configured; where none is, nothing of OpenTelemetry is loaded.
 * @returns sends what was not sent yet
 */
export const openTracing = async (config: Config, version: string, log: Log): Promise<() => Promise<void>> => {
  if (config.otlpEndpoint === undefined) return async () => {}
  const { openOpenTelemetry } = await import('@agent-memory/adapters/telemetry/open-telemetry')
  const service = ['agent-memory', ...(isSplit(config) ? config.services : [])].join('-')
  const tracer = openOpenTelemetry({ service, version, log })
  useTracer(tracer)
  return tracer.close
}
