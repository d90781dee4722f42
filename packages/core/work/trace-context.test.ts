import { expect, test } from '@jest/globals'
import { noteInTrace, readBaggage, readTraceContext, traceContext, traceHeaders, withinTrace } from './trace-context.js'

const ORG = '2f0c2f3e-58bb-4f3c-9f39-0c34f2f6a001'
const MEMORY = '2f0c2f3e-58bb-4f3c-9f39-0c34f2f6a002'
const SPAN = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

test('follows the work across awaits and takes added ids', async () => {
  const context = { request_id: 'r1' }
  await withinTrace(context, async () => {
    await new Promise((resolve) => setImmediate(resolve))
    noteInTrace({ memory_id: MEMORY })
    expect(traceContext()).toEqual({ request_id: 'r1', memory_id: MEMORY })
  })
  expect(context).toEqual({ request_id: 'r1', memory_id: MEMORY })
  expect(traceContext()).toBeUndefined()
})

test('ids noted in work without a context are dropped', () => {
  noteInTrace({ request_id: 'r1' })
  expect(traceContext()).toBeUndefined()
})

test('its headers carry all fields that are set', () => {
  expect(traceHeaders()).toEqual({})
  expect(withinTrace({ request_id: 'r1' }, traceHeaders)).toEqual({ 'x-request-id': 'r1' })
  const all = { request_id: 'r1', org_id: ORG, memory_id: MEMORY, traceparent: SPAN }
  const headers = withinTrace(all, traceHeaders)
  expect(headers).toEqual({ 'x-request-id': 'r1', traceparent: SPAN, baggage: `org_id=${ORG},memory_id=${MEMORY}` })
  expect(readBaggage(headers.baggage)).toEqual({ org_id: ORG, memory_id: MEMORY })
})

test.each([
  [null, {}],
  ['a text', {}],
  [
    { request_id: 'r1', org_id: 'mine', memory_id: MEMORY, content: 'a text' },
    { request_id: 'r1', memory_id: MEMORY },
  ],
  [{ traceparent: `${SPAN}\n`, request_id: 'x'.repeat(129) }, {}],
  [{ traceparent: SPAN, memory_id: undefined, toString: 'x' }, { traceparent: SPAN }],
])('keeps the valid fields of %j', (given, kept) => {
  expect(readTraceContext(given)).toStrictEqual(kept)
})

test.each([undefined, '', 'org_id', `org_id=${ORG};secret=1`, '=,=,='])('ignores the baggage %j', (header) => {
  expect(readBaggage(header)).toStrictEqual({})
})
