import { AsyncLocalStorage } from 'node:async_hooks'
import { z } from 'zod'

/**
 * What set off the work that is under way. Every log line of it carries the ids, every job that it promises and every call
 * of another process of ours carries all of it.
 */
const SHAPE = z.object({
  /** In a form that is safe in headers and logs. */
  request_id: z
    .string()
    .regex(/^[\w.:/+=@-]{1,128}$/)
    .optional(),
  org_id: z.uuid().optional(),
  memory_id: z.uuid().optional(),
  /** The span that is under way: https://www.w3.org/TR/trace-context/#traceparent-header */
  traceparent: z
    .string()
    .regex(/^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/)
    .optional(),
})

export type TraceContext = { [Field in keyof z.output<typeof SHAPE>]: string | undefined }

const storage = new AsyncLocalStorage<TraceContext>()

/** Undefined in work that nobody asked for, such as a sweep. */
export const traceContext = (): Readonly<TraceContext> | undefined => storage.getStore()

/** Runs `run` within a context, which is the given object itself: `noteInTrace` adds to it. */
export const withinTrace = <T>(context: TraceContext, run: () => T): T => storage.run(context, run)

/** Adds what became known of the work that is under way. */
export const noteInTrace = (known: TraceContext): void => {
  const context = storage.getStore()
  if (context) Object.assign(context, known)
}

/** One that was stored or sent; fields that are not what they should be are left out. */
export const readTraceContext = (given: unknown): TraceContext => {
  const fields = Object.entries((given ?? {}) as Record<string, unknown>)
  const isGood = ([name, value]: [string, unknown]): boolean =>
    value !== undefined && Object.hasOwn(SHAPE.shape, name) && SHAPE.safeParse({ [name]: value }).success
  return Object.fromEntries(fields.filter(isGood))
}

/**
 * The headers by which a process of ours learns of it: X-Request-Id, `traceparent`, and the rest as `baggage`
 * (https://www.w3.org/TR/baggage/).
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

/** What a `baggage` header says; only callers that are let in as our own are to be believed. */
export const readBaggage = (header: string | undefined): TraceContext =>
  readTraceContext(Object.fromEntries((header ?? '').split(',').map((entry) => entry.trim().split('='))))
