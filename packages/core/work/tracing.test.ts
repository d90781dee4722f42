import { afterEach, expect, test } from '@jest/globals'
import { traceContext, withinTrace } from './trace-context.js'
import { beginSpan, inSpan, type SpanEnd, type SpanStart, useTracer } from './tracing.js'

afterEach(() => useTracer(undefined))

const START = { name: 'read', kind: 'client' } as const

/** Names spans s1, s2… and records them. */
const recording = () => {
  const begun: { name: string; parent: string | undefined; end?: SpanEnd | undefined }[] = []
  useTracer({
    begin({ name }: SpanStart, parent) {
      const span: (typeof begun)[number] = { name, parent }
      const traceparent = `s${begun.push(span)}`
      const end = (given: SpanEnd = {}): void => {
        span.end = given
      }
      return { traceparent, end }
    },
    async close() {},
  })
  return begun
}

test('spans nest across awaits, and siblings do not', async () => {
  const begun = recording()
  await withinTrace({ request_id: 'r1', traceparent: 's0' }, async () => {
    await inSpan(START, async () => {
      await new Promise((resolve) => setImmediate(resolve))
      expect(traceContext()).toEqual({ request_id: 'r1', traceparent: 's1' })
      await inSpan({ ...START, name: 'inner' }, async () => {})
    })
    await inSpan({ ...START, name: 'next' }, async () => {})
  })
  expect(begun).toEqual([
    { name: 'read', parent: 's0', end: {} },
    { name: 'inner', parent: 's1', end: {} },
    { name: 'next', parent: 's0', end: {} },
  ])
})

test('a failure ends its span and propagates', async () => {
  const begun = recording()
  const error = new Error('away')
  const failing = withinTrace({ traceparent: 's0' }, () => inSpan(START, () => Promise.reject(error)))
  await expect(failing).rejects.toBe(error)
  expect(begun).toEqual([{ name: 'read', parent: 's0', end: { error } }])
})

test('work outside a trace makes no spans, nor does any without a tracer', async () => {
  const begun = recording()
  expect(await inSpan(START, async () => 1)).toBe(1)
  expect(await withinTrace({ request_id: 'r1' }, () => inSpan(START, async () => 2))).toBe(2)
  expect(begun).toEqual([])
  useTracer(undefined)
  expect(await withinTrace({ traceparent: 's0' }, () => inSpan(START, async () => 3))).toBe(3)
  expect(beginSpan(START, undefined)).toBeUndefined()
})
