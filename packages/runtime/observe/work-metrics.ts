import type { DocumentEnd } from '@agent-memory/core/documents/ingest'
import { DOCUMENT_FAILURES } from '@agent-memory/core/documents/types'
import type { JobName } from '@agent-memory/core/work/catalogue'
import { Counter, Histogram } from 'prom-client'
import type { RunObserver } from '../work/workers.js'
import type { Metrics } from './metrics.js'

/** Records the seconds one step of a job took, such as `embed` or `commit`. */
export type StepObserver = (job: JobName, step: string, seconds: number) => void

export interface WorkObserver extends RunObserver {
  step: StepObserver
}

const STEP_BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const RUN_BUCKETS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]
const WAIT_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1_800]

/** Registers the metrics of background work in this process; returns their observer. */
export const measureWork = ({ registry }: Metrics): WorkObserver => {
  const registers = [registry]
  const runs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time of one run of a job, by how it ended',
    labelNames: ['job', 'result'] as const,
    buckets: RUN_BUCKETS,
    registers,
  })
  const waits = new Histogram({
    name: 'job_wait_seconds',
    help: 'Time from enqueueing a job to its first run',
    labelNames: ['job'] as const,
    buckets: WAIT_BUCKETS,
    registers,
  })
  const steps = new Histogram({
    name: 'job_step_seconds',
    help: 'Time of one step of a job',
    labelNames: ['job', 'step'] as const,
    buckets: STEP_BUCKETS,
    registers,
  })
  return {
    began: (job, waitedSeconds) => waits.observe({ job }, waitedSeconds),
    ended: (job, result, seconds) => runs.observe({ job, result }, seconds),
    step: (job, step, seconds) => steps.observe({ job, step }, seconds),
  }
}

/** Registers metrics of searches in volumes too large for INDEX_MEMORY_MB; returns their observer. */
export const measureScans = ({ registry }: Metrics) => {
  const registers = [registry]
  const scans = new Counter({
    name: 'index_scans_total',
    help: 'Searches that read their whole volume from PostgreSQL because its index exceeds INDEX_MEMORY_MB',
    registers,
  })
  const times = new Histogram({
    name: 'index_scan_seconds',
    help: 'Time to read a whole volume from PostgreSQL for one search, because its index exceeds INDEX_MEMORY_MB',
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers,
  })
  return ({ milliseconds }: { milliseconds: number }): void => {
    scans.inc()
    times.observe(milliseconds / 1_000)
  }
}

/**
 * `organization_backlog`: too many open jobs of the organization; `backlog`: too many in total; `queue_memory`: Redis
 * is nearly full; `monthly_quota`: the organization has used up its quota.
 */
export type RefusalReason = 'organization_backlog' | 'backlog' | 'queue_memory' | 'monthly_quota'

/** Registers the count of writes rejected by back-pressure or quota; returns the function that counts one. */
export const measureRefusals = ({ registry }: Metrics) => {
  const refusals = new Counter({
    name: 'writes_refused_total',
    help: 'Rejected writes, by reason',
    labelNames: ['reason'] as const,
    registers: [registry],
  })
  for (const reason of ['organization_backlog', 'backlog', 'queue_memory', 'monthly_quota'] as const) {
    refusals.inc({ reason }, 0)
  }
  return (reason: RefusalReason): void => refusals.inc({ reason })
}

/** Registers the count of documents whose ingestion ended in this process; returns the function that counts one. */
export const measureDocuments = ({ registry }: Metrics) => {
  const ends = new Counter({
    name: 'documents_ended_total',
    help: 'Documents whose ingestion ended, by result: completed, or the code of the failure',
    labelNames: ['result'] as const,
    registers: [registry],
  })
  for (const result of ['completed', ...Object.keys(DOCUMENT_FAILURES)]) ends.inc({ result }, 0)
  return (result: DocumentEnd): void => ends.inc({ result })
}

type Method = (...args: never[]) => Promise<unknown>
type MethodsOf<Port> = { [Name in keyof Port]: Port[Name] extends Method ? Name : never }[keyof Port]

/** Wraps a port so that the named methods are timed as steps: `timed(memories, { commit: 'commit' }, note)`. */
export const timed = <Port extends object>(
  port: Port,
  steps: Partial<Record<MethodsOf<Port>, string>>,
  note: (step: string, seconds: number) => void,
): Port => {
  const observed = Object.create(port) as Port
  for (const [name, step] of Object.entries(steps) as [MethodsOf<Port>, string][]) {
    const method = port[name] as Method
    const inTime = async (...args: never[]) => {
      const began = performance.now()
      try {
        return await method.apply(port, args)
      } finally {
        note(step, (performance.now() - began) / 1_000)
      }
    }
    Object.defineProperty(observed, name, { value: inTime })
  }
  return observed
}
