import type { JobQueue } from '@agent-memory/core/ports/job-queue'
import type { Backlog } from '@agent-memory/core/ports/outbox'
import { JOB_NAMES, JOBS, type JobName } from '@agent-memory/core/work/catalogue'
import { unhandledJobs } from '@agent-memory/core/work/unhandled'
import { Gauge } from 'prom-client'
import type { HealthCheck } from './health.js'
import type { Metrics } from './metrics.js'

/** A scrape does not wait longer for a store that hangs: its figures are left out, and `store_up` tells. */
const PATIENCE_MS = 1_500

/** What brings each projection up to date. */
const PROJECTION_JOBS: Readonly<Record<string, readonly JobName[]>> = {
  qdrant: ['memory.index', 'memory.unindex', 'volume.unindex', 'document.unindex'],
  neo4j: ['graph.project', 'graph.erase'],
}

export interface ObservedStores {
  /** One look for all that a scrape asks of it. */
  backlog: () => Promise<Backlog>
  queue: Pick<JobQueue, 'depth'>
  /** Everything that this process depends on. */
  stores: readonly HealthCheck[]
}

/** Registers the gauges of what waits in the stores, looked up at each scrape; a store that is away costs its own figures. */
export const measureStores = ({ registry }: Metrics, { backlog, queue, stores }: ObservedStores): void => {
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    collect: (gauge: Gauge<Label>) => Promise<void>,
  ) =>
    new Gauge<Label>({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      async collect() {
        this.reset()
        await within(PATIENCE_MS, collect(this)).catch(() => {})
      },
    })
  const byJob = (name: string, help: string, figureOf: (work: JobWork) => number) =>
    gauge(name, help, ['job'], async (found) => {
      for (const [job, work] of workByJob(await backlog())) found.set({ job }, figureOf(work))
    })
  const byProjection = (name: string, help: string, figureOf: (work: JobWork) => number) =>
    gauge(name, help, ['projection'], async (found) => {
      const work = await backlog()
      for (const [projection, jobs] of Object.entries(PROJECTION_JOBS)) {
        found.set({ projection }, figureOf(sum(work.open.filter(({ job }) => jobs.includes(job as JobName)))))
      }
    })

  byJob('outbox_jobs', 'Jobs that are due and not yet done', ({ jobs }) => jobs)
  byJob('outbox_postponed_jobs', 'Jobs that wait for their time or for another run', ({ postponed }) => postponed)
  byJob('outbox_oldest_seconds', 'Age of the oldest job that is not done', ({ oldestSeconds }) => oldestSeconds)
  gauge(
    'outbox_unhandled',
    'Whether no process runs a job that is due for a minute: 1 or 0',
    ['job'],
    async (found) => {
      const { open } = await backlog()
      for (const job of JOB_NAMES) found.set({ job }, 0)
      for (const job of unhandledJobs(open)) found.set({ job }, 1)
    },
  )
  gauge('dead_letters', 'Jobs that failed too often', [], async (found) => found.set((await backlog()).deadLetters))
  byProjection(
    'projection_lag_jobs',
    'Changes that a projection does not show yet',
    ({ jobs, postponed }) => jobs + postponed,
  )
  byProjection('projection_lag_seconds', 'Age of the oldest of them', ({ oldestSeconds }) => oldestSeconds)
  gauge('queue_jobs', 'Jobs in the queue, over all processes', ['queue', 'state'], async (found) => {
    for (const [name, { waiting, active }] of Object.entries(await queue.depth())) {
      found.set({ queue: name, state: 'waiting' }, waiting)
      found.set({ queue: name, state: 'active' }, active)
    }
  })
  gauge('store_up', 'Whether this process reaches a store: 1 or 0', ['store'], async (found) => {
    for (const { name } of stores) found.set({ store: name }, 0)
    const reached = async ({ name, check }: HealthCheck) => {
      await check()
      found.set({ store: name }, 1)
    }
    await Promise.allSettled(stores.map(reached))
  })
}

interface JobWork {
  jobs: number
  postponed: number
  oldestSeconds: number
}

const NONE: JobWork = { jobs: 0, postponed: 0, oldestSeconds: 0 }

const sum = (parts: readonly JobWork[]): JobWork =>
  parts.reduce(
    (all, { jobs, postponed, oldestSeconds }) => ({
      jobs: all.jobs + jobs,
      postponed: all.postponed + postponed,
      oldestSeconds: Math.max(all.oldestSeconds, oldestSeconds),
    }),
    NONE,
  )

/** Of every job of the catalogue, those with no work too, so that an alert tells nothing from no answer. */
const workByJob = ({ open }: Backlog): Map<string, JobWork> => {
  const names = new Set([...Object.keys(JOBS), ...open.map(({ job }) => job)])
  return new Map([...names].map((name) => [name, sum(open.filter(({ job }) => job === name))]))
}

const within = async (limitMs: number, work: Promise<void>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}
