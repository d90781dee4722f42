import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { eventually } from '../../support/eventually.js'
import { clientOf, patientFetch } from '../../support/http/client.js'
import { ACCEPT } from '../../support/http/mcp.js'
import { memoriesOf } from '../../support/http/memories.js'
import { newTenant } from '../../support/http/tenant.js'
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from '../../support/servers/otlp-receiver.js'
import type { ServerProcess } from '../../support/servers/processes.js'
import { type RunningService, SHAPE, startApart } from '../../support/service.js'
import { shared } from '../../support/shared.js'
import { expectStopped } from '../../support/stopped.js'

let collector: OtlpReceiver
let service: RunningService
beforeAll(async () => {
  const traced = shared().gatewayEnv?.OTEL_EXPORTER_OTLP_ENDPOINT
  collector = await startOtlpReceiver(traced ? Number(new URL(traced).port) : 0)
  service = await startApart({
    RATE_LIMITS: 'off',
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
    // The four are embedder, guard, graph and our gateway. The realtime process has nothing to do, because nobody
    // listens to the volume.
    expect(lines.filter((ofProcess) => ofProcess.length > 0)).toHaveLength(SHAPE === 1 ? 1 : 4)
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
    // All other spans are nested below the request.
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

type Figures = Map<string, number>
/** The metrics of a process, by name with labels. */
const figuresOf = async (url: string): Promise<Figures> => {
  const { text } = await clientOf(url)('GET', '/metrics')
  const figures = [...text.matchAll(/^(\w+(?:\{[^}]*\})?) (\S+)$/gm)]
  return new Map(figures.map(([, name = '', figure]) => [name, Number(figure)]))
}
const scrape = (): Promise<Figures[]> => Promise.all(service.urls.map(figuresOf))
const total = (processes: Figures[], name: string): number =>
  processes.reduce((sum, figures) => sum + (figures.get(name) ?? 0), 0)

const IN_EVERY_PROCESS = [
  'outbox_jobs{job="memory.judge"}',
  'outbox_oldest_seconds{job="memory.judge"}',
  'dead_letters',
  'queue_jobs{queue="guard",state="waiting"}',
  'queue_jobs{queue="guard",state="active"}',
  'projection_lag_jobs{projection="qdrant"}',
  'projection_lag_seconds{projection="qdrant"}',
  'store_up{store="postgresql"}',
  'writes_refused_total{reason="organization_backlog"}',
  'writes_refused_total{reason="backlog"}',
  'writes_refused_total{reason="queue_memory"}',
  'writes_refused_total{reason="monthly_quota"}',
  'index_scans_total',
  'index_scan_seconds_count',
]
const JUDGED = 'job_duration_seconds_count{job="memory.judge",result="done"}'
const ANSWERED = 'http_request_duration_seconds_count{method="POST",route="/agent/memory/write",status="200"}'
/** How long a changed value may take to appear in a scrape. */
const SHOWN_MS = 20_000
/** A run that a slow database ended is retried, and repeats its steps. */
const AT_LEAST_ONCE_A_WRITE = [
  'job_wait_seconds_count{job="memory.judge"}',
  'job_step_seconds_count{job="memory.judge",step="read"}',
  'job_step_seconds_count{job="memory.judge",step="embed"}',
  'job_step_seconds_count{job="memory.judge",step="compare"}',
  'job_step_seconds_count{job="memory.judge",step="commit"}',
]

describe('the metrics of a process', () => {
  test(cites('describe the work, under the names that alerts rely on', 'run.work-metrics'), async () => {
    const tenant = await newTenant(clientOf(service.baseUrl))
    const memories = memoriesOf(clientOf(service.baseUrl), await tenant.key('org_rw'), tenant.volumeId)
    const counts = async () => {
      const [all, ours] = await Promise.all([scrape(), figuresOf(service.baseUrl)])
      const steps = AT_LEAST_ONCE_A_WRITE.map((name) => total(all, name))
      return { judged: total(all, JUDGED), answered: total([ours], ANSWERED), steps }
    }
    const NEW = ['The tram runs at night', 'The bakery opens at six', 'The lake freezes in January']
    // A slow database can fail a run after its verdict is committed, or the answer to a write; then the counts differ.
    await eventually(async () => {
      const before = await counts()
      for (const content of NEW) await memories.write(`${content}, says ${randomUUID()}.`)
      await eventually(async () => {
        const after = await counts()
        const [judged, answered] = [after.judged - before.judged, after.answered - before.answered]
        expect(answered).toBe(NEW.length)
        // The guard of a fleet also judges what other tests write.
        if (SHAPE === 1) expect(judged).toBe(NEW.length)
        else expect(judged).toBeGreaterThanOrEqual(NEW.length)
        const steps = after.steps.map((count, at) => count - (before.steps[at] ?? 0))
        expect(Math.min(...steps)).toBeGreaterThanOrEqual(NEW.length)
      }, SHOWN_MS)
    })
    // A scrape omits what a store does not report in time.
    await eventually(async () => {
      for (const figures of await scrape()) {
        expect([...figures.keys()]).toEqual(expect.arrayContaining(IN_EVERY_PROCESS))
        expect(figures.get('store_up{store="postgresql"}')).toBe(1)
        expect(figures.get('store_up{store="embedder"}') ?? 1).toBe(1)
      }
    })
  })
})

// Last, because it ends the gateway.
test(cites('open streams neither delay the end of the process nor outlive it', 'mcp.stream'), async () => {
  const tenant = await newTenant(clientOf(service.baseUrl))
  const key = await tenant.key('org_rw')
  const headers = { Authorization: `Bearer ${key}`, ...ACCEPT }
  const streams = await Promise.all(
    Array.from({ length: 5 }, () => patientFetch(`${service.baseUrl}/mcp`, { headers })),
  )
  const [gateway] = service.gateways as [ServerProcess]
  const [code, ...rest] = await Promise.all([gateway.stop(), ...streams.map((one) => one.text())])
  // In other shapes the gateway has no PostgreSQL of its own to stop.
  if (SHAPE === 1) expectStopped(code, readFileSync(gateway.logFile, 'utf8'))
  else expect(code).toBe(0)
  expect(rest).toEqual(Array(5).fill(expect.stringMatching(/^: open\n\n/)))
})
