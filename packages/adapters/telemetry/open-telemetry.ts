import { orLate } from '@agent-memory/core/time-limit'
import type { SpanStart, Tracer } from '@agent-memory/core/work/tracing'
import { isSpanContextValid, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base'

export interface OpenTelemetryOptions {
  /** `service.name`, unless OTEL_SERVICE_NAME or OTEL_RESOURCE_ATTRIBUTES overrides it. */
  service: string
  version: string
  /** Receives one line when spans cannot be delivered, and one when delivery works again. */
  log: Record<'warn' | 'info', (details: object, message: string) => void>
}

/** How long a shutdown waits for spans that are not delivered yet. */
const CLOSE_LIMIT_MS = 2_000

/**
 * Opens a tracer that sends spans to a collector in batches, in the background. Delivery is best effort: while the
 * collector is down, spans are dropped. The SDK reads its settings from the environment: OTEL_EXPORTER_OTLP_ENDPOINT
 * (to which it adds `/v1/traces`), OTEL_EXPORTER_OTLP_HEADERS, OTEL_TRACES_SAMPLER and OTEL_BSP_*
 * (https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/).
 */
export const openOpenTelemetry = ({ service, version, log }: OpenTelemetryOptions): Tracer => {
  const own = resourceFromAttributes({ 'service.name': service, 'service.version': version })
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(own)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(withOutageLog(new OTLPTraceExporter(), log))],
  })
  const tracer = provider.getTracer('agent-memory', version)
  return {
    begin({ name, kind, attributes }, parent) {
      const started = tracer.startSpan(name, { kind: KIND[kind], ...(attributes && { attributes }) }, contextOf(parent))
      const { traceId, spanId, traceFlags } = started.spanContext()
      return {
        traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
        end({ name, attributes = {}, error } = {}) {
          if (name !== undefined) started.updateName(name)
          started.setAttributes(attributes)
          if (error !== undefined) {
            started.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', typeOf(error))
          }
          started.end()
        },
      }
    },
    async close() {
      await orLate(
        CLOSE_LIMIT_MS,
        provider.shutdown().catch(() => {}),
      )
    },
  }
}

const KIND: Record<SpanStart['kind'], SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
}

const contextOf = (traceparent: string | undefined) => {
  const [, traceId = '', spanId = '', flags = ''] = (traceparent ?? '').split('-')
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
}

/**
 * Returns the error's code (service_unavailable, ECONNREFUSED), which is more specific than its class name; without a
 * code, the class name.
 */
const typeOf = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return typeof code === 'string' ? code : typeof name === 'string' ? name : '_OTHER'
}

/** Logs when delivery stops and when it works again, instead of a line for every failed batch. */
const withOutageLog = (exporter: SpanExporter, log: OpenTelemetryOptions['log']): SpanExporter => {
  let isDown = false
  const note = (error: Error | undefined): void => {
    if (error && !isDown) log.warn({ err: error }, 'traces cannot be delivered and are dropped')
    if (!error && isDown) log.info({}, 'traces can be delivered again')
    isDown = error !== undefined
  }
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        note(result.code === 0 ? undefined : (result.error ?? new Error('the collector rejected the traces')))
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}
