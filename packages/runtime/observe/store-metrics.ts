import type { JobQueue } from '@agent-memory/core/ports/work/job-queue'
import type { Backlog } from '@agent-memory/core/ports/work/outbox'
import { orLate } from '@agent-memory/core/time-limit'
import { JOB_NAMES, JOBS, type JobName } from '@agent-memory/core/work/catalogue'
import { Gauge } from 'prom-client'
import type { UnhandledJobs } from '../work/unhandled-jobs.js'
import type { HealthCheck } from './health.js'
import type { Metrics } from './metrics.js'

/** A scrape waits this long for a store. If the store hangs longer, its metrics are omitted and its `store_up` is 0. */
const SCRAPE_TIMEOUT_MS = 1_500

/** The jobs that update each projection, which is a copy of PostgreSQL's data in another store. */
const PROJECTION_JOBS: Readonly<Record<string, readonly JobName[]>> = {
  qdrant: ['memory.index', 'memory.unindex', 'volume.unindex', 'document.unindex'],
  neo4j: ['graph.project', 'graph.erase'],
}

export interface ObservedStores {
  /** Cached, so that one read serves a whole scrape. */
  backlog: () => Promise<Backlog>
  unhandled: UnhandledJobs
  queue: Pick<JobQueue, 'depth'>
  /** Everything that this process depends on. */
  stores: readonly HealthCheck[]
}

/** Registers gauges of pending work, read at each scrape. If a store is unavailable, only its metrics are missing. */
export const measureStores = ({ registry }: Metrics, { backlog, unhandled, queue, stores }: ObservedStores): void => {
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
        await orLate(SCRAPE_TIMEOUT_MS, collect(this)).catch(() => {})
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
  byJob('outbox_postponed_jobs', 'Jobs scheduled for later or waiting for a retry', ({ postponed }) => postponed)
  byJob('outbox_oldest_seconds', 'Age of the oldest job that is not done', ({ oldestSeconds }) => oldestSeconds)
  gauge(
    'outbox_unhandled',
    '1 if jobs of this name are due but, as far as this process saw, none has started for over a minute; else 0',
    ['job'],
    async (found) => {
      const names = await unhandled()
      for (const job of JOB_NAMES) found.set({ job }, 0)
      for (const job of names) found.set({ job }, 1)
    },
  )
  gauge(
    'dead_letters',
    'Jobs that failed too often, or for a reason that a retry would not change',
    [],
    async (found) => found.set((await backlog()).deadLetters),
  )
  byProjection(
    'projection_lag_jobs',
    'Changes in PostgreSQL that a projection (its copy in Qdrant or Neo4j) does not show yet',
    ({ jobs, postponed }) => jobs + postponed,
  )
  byProjection(
    'projection_lag_seconds',
    'Age of the oldest change in PostgreSQL that a projection (its copy in Qdrant or Neo4j) does not show yet',
    ({ oldestSeconds }) => oldestSeconds,
  )
  gauge('queue_jobs', 'Jobs in the queue, over all processes', ['queue', 'state'], async (found) => {
    for (const [name, { waiting, active }] of Object.entries(await queue.depth())) {
      found.set({ queue: name, state: 'waiting' }, waiting)
      found.set({ queue: name, state: 'active' }, active)
    }
  })
  gauge('store_up', '1 if this process reaches the store, else 0', ['store'], async (found) => {
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

/** Returns the work of every job. A job without work is included as 0, so that alerts can tell zero from no data. */
const workByJob = ({ open }: Backlog): Map<string, JobWork> => {
  const names = new Set([...Object.keys(JOBS), ...open.map(({ job }) => job)])
  return new Map([...names].map((name) => [name, sum(open.filter(({ job }) => job === name))]))
}
