import { openOpenTelemetry } from '@agent-memory/adapters/telemetry/open-telemetry'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { eventually } from '../../../tests/support/eventually.js'
import { type OtlpReceiver, startOtlpReceiver } from '../../../tests/support/servers/otlp-receiver.js'

const START = { name: 'GET', kind: 'server' } as const
const PARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
const UNSAMPLED = '00-0af7651916cd43dd8448eb211c80319d-b7ad6b7169203331-00'

let collector: OtlpReceiver
let told: string[]
const environment = { ...process.env }
beforeEach(async () => {
  collector = await startOtlpReceiver()
  told = []
  Object.assign(process.env, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '20' })
})
afterEach(async () => {
  process.env = { ...environment }
  await collector.stop()
})

const tell = (_details: object, message: string) => void told.push(message)
const open = () =>
  openOpenTelemetry({ service: 'agent-memory-guard', version: '1.2.3', log: { warn: tell, info: tell } })

test('spans arrive with parent, end and service, including the last ones before close', async () => {
  const tracer = open()
  const span = tracer.begin({ ...START, attributes: { one: 1 } }, PARENT)
  span.end({
    name: 'GET /healthz',
    attributes: { two: 'ii' },
    error: Object.assign(new Error('a text'), { code: 'E' }),
  })
  const inner = tracer.begin({ name: 'read', kind: 'client' }, span.traceparent)
  inner.end({ error: new TypeError('another text') })
  await tracer.close()
  const [, traceId, spanId] = span.traceparent.split('-')
  expect(collector.spans).toEqual([
    {
      traceId,
      spanId,
      parentId: 'b7ad6b7169203331',
      name: 'GET /healthz',
      kind: 2,
      attributes: { one: 1, two: 'ii', 'error.type': 'E' },
      service: 'agent-memory-guard',
    },
    expect.objectContaining({ parentId: spanId, name: 'read', kind: 3, attributes: { 'error.type': 'TypeError' } }),
  ])
  expect(traceId).toBe('0af7651916cd43dd8448eb211c80319c')
})

test('an unsampled trace is not recorded, and stays unsampled downstream', async () => {
  const tracer = open()
  const span = tracer.begin(START, UNSAMPLED)
  expect(span.traceparent).toMatch(/^00-0af7651916cd43dd8448eb211c80319d-[0-9a-f]{16}-00$/)
  span.end()
  tracer.begin(START, undefined).end()
  await tracer.close()
  expect(collector.spans).toEqual([expect.objectContaining({ parentId: '' })])
})

test('the SDK’s own settings hold', async () => {
  Object.assign(process.env, { OTEL_TRACES_SAMPLER: 'always_off', OTEL_SERVICE_NAME: 'mine' })
  const silent = open()
  silent.begin(START, undefined).end()
  await silent.close()
  process.env.OTEL_TRACES_SAMPLER = 'always_on'
  const tracer = open()
  tracer.begin(START, UNSAMPLED).end()
  await tracer.close()
  expect(collector.spans).toEqual([expect.objectContaining({ service: 'mine' })])
})

test('an outage of the collector is logged once, and its end once', async () => {
  const { url } = collector
  await collector.stop()
  const tracer = open()
  const spansAgain = async () => tracer.begin(START, undefined).end()
  await eventually(async () => {
    await spansAgain()
    expect(told).toEqual(['traces cannot be delivered and are dropped'])
  })
  collector = await startOtlpReceiver(Number(new URL(url).port))
  await eventually(async () => {
    await spansAgain()
    expect(told).toEqual(['traces cannot be delivered and are dropped', 'traces can be delivered again'])
  })
  await tracer.close()
}, 60_000)
