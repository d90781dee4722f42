import { AsyncLocalStorage } from 'node:async_hooks'
import { z } from 'zod'

/**
 * What triggered the current work. Log lines of the work contain these ids and the id of the trace. Jobs that the
 * work enqueues, and its calls to our other processes, carry all fields.
 */
const SHAPE = z.object({
  /** Safe for headers and logs. */
  request_id: z
    .string()
    .regex(/^[\w.:/+=@-]{1,128}$/)
    .optional(),
  org_id: z.uuid().optional(),
  memory_id: z.uuid().optional(),
  /** The current span: https://www.w3.org/TR/trace-context/#traceparent-header */
  traceparent: z
    .string()
    .regex(/^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/)
    .optional(),
})

export type TraceContext = { [Field in keyof z.output<typeof SHAPE>]: string | undefined }

const storage = new AsyncLocalStorage<TraceContext>()

/** Returns the current context; undefined in work that no request triggered, such as a sweep. */
export const traceContext = (): Readonly<TraceContext> | undefined => storage.getStore()

/** Runs `run` within this context object; `noteInTrace` mutates it. */
export const withinTrace = <T>(context: TraceContext, run: () => T): T => storage.run(context, run)

/** Adds ids to the current context. */
export const noteInTrace = (known: TraceContext): void => {
  const context = storage.getStore()
  if (context) Object.assign(context, known)
}

/** Parses a stored or received context; invalid fields are dropped. */
export const readTraceContext = (given: unknown): TraceContext => {
  const fields = Object.entries((given ?? {}) as Record<string, unknown>)
  const isGood = ([name, value]: [string, unknown]): boolean =>
    value !== undefined && Object.hasOwn(SHAPE.shape, name) && SHAPE.safeParse({ [name]: value }).success
  return Object.fromEntries(fields.filter(isGood))
}

/**
 * Returns the headers that pass the context to our other processes: X-Request-Id, `traceparent`, and the rest as
 * `baggage` (https://www.w3.org/TR/baggage/).
 */
export const traceHeaders = (): Record<string, string> => {
  const { request_id, traceparent, ...ids } = storage.getStore() ?? {}
  const baggage = Object.entries(ids).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
  return {
    ...(request_id !== undefined && { 'x-request-id': request_id }),
    ...(traceparent !== undefined && { traceparent }),
    ...(baggage.length > 0 && { baggage: baggage.join(',') }),
  }
}

/** Parses a `baggage` header; trust it only from authenticated internal callers. */
export const readBaggage = (header: string | undefined): TraceContext =>
  readTraceContext(Object.fromEntries((header ?? '').split(',').map((entry) => entry.trim().split('='))))
