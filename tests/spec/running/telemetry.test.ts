import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { eventually } from '../../support/eventually.js'
import { clientOf } from '../../support/http/client.js'
import { memoriesOf } from '../../support/http/memories.js'
import { newTenant } from '../../support/http/tenant.js'
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from '../../support/servers/otlp-receiver.js'
import { type RunningService, SHAPE, startService } from '../../support/service.js'

let collector: OtlpReceiver
let service: RunningService
beforeAll(async () => {
  collector = await startOtlpReceiver()
  service = await startService({
    // Embedder calls are logged at debug.
    LOG_LEVEL: 'debug',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '200',
  })
})
afterAll(async () => {
  await service?.stop()
  await collector?.stop()
})

type Line = Record<string, unknown>

const linesOf = (logFile: string, id: string): Line[] =>
  readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((line) => line.includes(id))
    .map((line) => JSON.parse(line) as Line)

test(cites('one write has the same ids in every line of every process', 'request-id.logged'), async () => {
  const send = clientOf(service.baseUrl)
  const tenant = await newTenant(send)
  const key = await tenant.key('org_rw')
  const id = `trace-${randomUUID()}`
  const traced: typeof send = (method, path, options = {}) =>
    send(method, path, { ...options, headers: { ...options.headers, 'X-Request-Id': id } })
  const { memory_id } = await memoriesOf(traced, key, tenant.volumeId).write('Ada Lovelace lives in Bristol.')
  await eventually(async () => {
    const lines = service.logFiles.map((file) => linesOf(file, id))
    const all = lines.flat()
    const jobs = all.filter(({ msg }) => msg === 'job done').map(({ job }) => job)
    expect(jobs).toEqual(expect.arrayContaining(['memory.judge', 'memory.extract']))
    if (SHAPE === 3) expect(jobs).toEqual(expect.arrayContaining(['memory.index', 'graph.project']))
    expect(all.filter(({ msg }) => msg === 'request').map(({ route }) => route)).toContain('/agent/memory/write')
    // Embedder, guard, graph and gateway.
    for (const ofProcess of lines) expect(ofProcess).not.toEqual([])
    for (const line of all) expect(line).toMatchObject({ request_id: id, org_id: tenant.orgId, memory_id })
  })
})

const CALLER = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' }
const [SERVES, CALLS, HANDLES] = [2, 3, 5]

test('one write is one trace, from the caller over HTTP and jobs to the stores', async () => {
  const send = clientOf(service.baseUrl)
  const tenant = await newTenant(send)
  const key = await tenant.key('org_rw')
  const traceparent = `00-${CALLER.traceId}-${CALLER.spanId}-01`
  const traced: typeof send = (method, path, options = {}) =>
    send(method, path, { ...options, headers: { ...options.headers, traceparent } })
  const text = 'Grace Hopper moved to Arlington.'
  await memoriesOf(traced, key, tenant.volumeId).write(text)
  await eventually(async () => {
    const spans = collector.spans.filter(({ traceId }) => traceId === CALLER.traceId)
    const byId = new Map(spans.map((span) => [span.spanId, span]))
    const parentOf = ({ parentId }: ReceivedSpan) => byId.get(parentId)
    const named = (name: string) => spans.filter((span) => span.name === name)
    const [request] = named('POST /agent/memory/write')
    expect(request).toMatchObject({
      kind: SERVES,
      parentId: CALLER.spanId,
      attributes: { 'http.response.status_code': 200, 'http.route': '/agent/memory/write' },
    })
    // All are nested below the request.
    for (const span of spans) expect(span === request || byId.has(span.parentId)).toBe(true)
    const [judge] = named('process memory.judge')
    const [extract] = named('process memory.extract')
    for (const job of [judge, extract]) expect(job).toMatchObject({ kind: HANDLES })
    const [commit] = named('next-seq commit-verdict')
    expect(commit).toMatchObject({
      kind: CALLS,
      parentId: judge?.spanId,
      attributes: { 'db.system.name': 'postgresql' },
    })
    const [embedding] = named('embed')
    if (SHAPE > 1) {
      expect(embedding && parentOf(embedding)).toMatchObject({ name: 'POST /v1/embeddings', kind: SERVES })
      expect(new Set(spans.map(({ service }) => service))).toEqual(
        new Set(['embedder', 'guard', 'graph', 'gateway-mcp'].map((name) => `agent-memory-${name}`)),
      )
    }
    if (SHAPE === 3) {
      const systems = spans.map(({ attributes }) => attributes['db.system.name'])
      expect(systems).toEqual(expect.arrayContaining(['postgresql', 'qdrant', 'neo4j']))
    }
    expect(JSON.stringify(spans)).not.toMatch(/Grace|Arlington/)
  })
})
