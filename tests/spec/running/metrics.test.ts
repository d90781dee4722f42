import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { eventually } from '../../support/eventually.js'
import { clientOf } from '../../support/http/client.js'
import { memoriesOf } from '../../support/http/memories.js'
import { newTenant } from '../../support/http/tenant.js'
import { type RunningService, startService } from '../../support/service.js'

let service: RunningService
beforeAll(async () => {
  service = await startService({ RATE_LIMITS: 'off' })
})
afterAll(() => service?.stop())

/** The metrics of each process, by name with labels. */
const scrape = (): Promise<Map<string, number>[]> =>
  Promise.all(
    service.processes.map(async ({ baseUrl }) => {
      const { text } = await clientOf(baseUrl)('GET', '/metrics')
      const figures = [...text.matchAll(/^(\w+(?:\{[^}]*\})?) (\S+)$/gm)]
      return new Map(figures.map(([, name = '', figure]) => [name, Number(figure)]))
    }),
  )

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
const ONCE_A_WRITE = [
  'job_duration_seconds_count{job="memory.judge",result="done"}',
  'http_request_duration_seconds_count{method="POST",route="/agent/memory/write",status="200"}',
]
/** A value appears with the next scrape. */
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
    const totalsOf = async (names: readonly string[]) => {
      const processes = await scrape()
      return names.map((name) => processes.reduce((sum, figures) => sum + (figures.get(name) ?? 0), 0))
    }
    const NEW = ['The tram runs at night', 'The bakery opens at six', 'The lake freezes in January']
    // A slow database can fail a run after its verdict is committed, or the answer to a write; then the counts differ.
    await eventually(async () => {
      const before = await totalsOf(ONCE_A_WRITE)
      for (const content of NEW) await memories.write(`${content}, says ${randomUUID()}.`)
      await eventually(async () => {
        const after = await totalsOf(ONCE_A_WRITE)
        expect(after.map((total, at) => total - (before[at] ?? 0))).toEqual(ONCE_A_WRITE.map(() => NEW.length))
      }, SHOWN_MS)
    })
    // A scrape omits what a store does not report in time.
    await eventually(async () => {
      for (const figures of await scrape()) {
        expect([...figures.keys()]).toEqual(expect.arrayContaining(IN_EVERY_PROCESS))
        expect(figures.get('store_up{store="postgresql"}')).toBe(1)
        expect(figures.get('store_up{store="embedder"}') ?? 1).toBe(1)
      }
      const totals = await totalsOf(AT_LEAST_ONCE_A_WRITE)
      expect(Math.min(...totals)).toBeGreaterThanOrEqual(NEW.length)
    })
  })
})
