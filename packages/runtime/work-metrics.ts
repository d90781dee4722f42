import type { JobName } from '@agent-memory/core/jobs'
import type { Backlog, Outbox } from '@agent-memory/core/ports/outbox'
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
  // One look at the outbox for all that one scrape asks of it.
  let looking: Promise<Backlog> | undefined
  const look = (): Promise<Backlog> => {
    looking ??= outbox.backlog().finally(() => {
      looking = undefined
    })
    return looking
  }
  const gauge = (name: string, help: string, figureIn: (backlog: Backlog) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(figureIn(await look()))
      },
    })
  gauge('outbox_jobs', 'Jobs promised and not yet done', ({ jobs }) => jobs)
  gauge('dead_letters', 'Jobs that failed too often', ({ deadLetters }) => deadLetters)
  gauge('outbox_oldest_seconds', 'Age of the oldest job that is not done', ({ oldestSeconds }) => oldestSeconds)
  return (job: JobName, result: RunResult, seconds: number): void => runs.observe({ job, result }, seconds)
}
