import { traceContext, withinTrace } from './trace-context.js'

export interface SpanStart {
  /** Never contains a caller's text. */
  name: string
  /**
   * A span kind of OpenTelemetry: `server` serves a request, `client` makes a request, `consumer` handles a job,
   * `internal` is anything else.
   */
  kind: 'server' | 'client' | 'consumer' | 'internal'
  /** Names follow OpenTelemetry's semantic conventions. Values never contain a caller's text. */
  attributes?: Readonly<Record<string, string | number>>
}

export interface SpanEnd {
  /** Replaces the name of the span; for a name that is known only at the end. */
  name?: string
  attributes?: Readonly<Record<string, string | number>>
  /** Set when the work failed. Only the kind of error is recorded: its message may quote a caller's text. */
  error?: unknown
}

export interface Span {
  /** Lets other processes continue the trace; see trace-context.ts. */
  traceparent: string
  end(end?: SpanEnd): void
}

export interface Tracer {
  /** @param parent `traceparent` of the parent span; undefined starts a new trace */
  begin(start: SpanStart, parent: string | undefined): Span
  /** Flushes pending spans. */
  close(): Promise<void>
}

let tracer: Tracer | undefined

/** Sets the tracer of this process; undefined turns tracing off. */
export const useTracer = (used: Tracer | undefined): void => {
  tracer = used
}

/** Starts a span, in a new trace if it has no parent. Returns undefined when tracing is off. The caller must end it. */
export const beginSpan = (start: SpanStart, parent: string | undefined): Span | undefined =>
  tracer?.begin(start, parent)

/** Runs `run` in a child span of the current trace; if there is no trace, only runs it. */
export const inSpan = async <T>(start: SpanStart, run: () => Promise<T>): Promise<T> => {
  const context = traceContext()
  const span = context?.traceparent === undefined ? undefined : tracer?.begin(start, context.traceparent)
  if (!span) return run()
  try {
    const result = await withinTrace({ ...context, traceparent: span.traceparent }, run)
    span.end()
    return result
  } catch (error) {
    span.end({ error })
    throw error
  }
}
