import { traceContext, withinTrace } from './trace-context.js'

export interface SpanStart {
  /** Never with a caller's text in it. */
  name: string
  /** As OpenTelemetry has them: who serves a request, who makes one, who handles a job, and all else. */
  kind: 'server' | 'client' | 'consumer' | 'internal'
  /** By the names of OpenTelemetry's semantic conventions; never with a caller's text in them. */
  attributes?: Readonly<Record<string, string | number>>
}

export interface SpanEnd {
  /** Known only now. */
  name?: string
  attributes?: Readonly<Record<string, string | number>>
  /** Present when it failed. Its kind is kept, not its message, which may quote a text. */
  error?: unknown
}

export interface Span {
  /** By which others can go on with the trace; see trace-context.ts. */
  traceparent: string
  end(end?: SpanEnd): void
}

export interface Tracer {
  /** @param parent `traceparent` of the span in which it lies; a new trace without it */
  begin(start: SpanStart, parent: string | undefined): Span
  /** Sends what was not sent yet. */
  close(): Promise<void>
}

let tracer: Tracer | undefined

/** From here on spans go there; undefined where nobody asked for traces. One a process. */
export const useTracer = (used: Tracer | undefined): void => {
  tracer = used
}

/** Begins a span, of a new trace without a parent; undefined where nobody asked for traces. Whoever began it ends it. */
export const beginSpan = (start: SpanStart, parent: string | undefined): Span | undefined =>
  tracer?.begin(start, parent)

/** Runs `run` as a part of the trace that is under way; where there is none, just runs it. */
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
