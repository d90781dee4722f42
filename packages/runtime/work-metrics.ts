import type { JobName } from '@agent-memory/core/jobs'
import type { Outbox } from '@agent-memory/core/ports/outbox'
import { Gauge, Histogram } from 'prom-client'
import type { Metrics } from './metrics.js'
import type { RunResult } from './workers.js'

/** Registers what tells how background work goes; gives the function that notes one run. */
export const measureWork = ({ registry }: Metrics, outbox: Outbox) => {
  const runs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time of one run of a job, by how it ended',
    labelNames: ['job', 'result'] as const,
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers: [registry],
  })
  const jobs = new Gauge({ name: 'outbox_jobs', help: 'Jobs promised and not yet done', registers: [registry] })
  const dead = new Gauge({ name: 'dead_letters', help: 'Jobs that failed too often', registers: [registry] })
  registry.registerMetric(
    new Gauge({
      name: 'outbox_oldest_seconds',
      help: 'Age of the oldest job that is not done',
      registers: [],
      async collect() {
        const backlog = await outbox.backlog()
        this.set(backlog.oldestSeconds)
        jobs.set(backlog.jobs)
        dead.set(backlog.deadLetters)
      },
    }),
  )
  return (job: JobName, result: RunResult, seconds: number): void => runs.observe({ job, result }, seconds)
}
