import { setTimeout as wait } from 'node:timers/promises'
import { JOBS, type JobName, QUEUE_NAMES, type QueueName } from '@agent-memory/core/jobs'
import type { JobQueue, JobWorker, QueueDepth } from '@agent-memory/core/ports/job-queue'
import type { OutboxJob } from '@agent-memory/core/ports/outbox'
import { assertSchemaCompatibility, createPostgresBackend, type Job, Queue, runMigrations, Worker } from 'bullmq'
import pg from 'pg'

/** BullMQ keeps its tables in a schema of its own. */
const SCHEMA = 'bullmq'

/**
 * A crashed worker's job is picked up after about ten seconds (60 s at BullMQ's defaults); stalls are not
 * failures, since the outbox counts the runs.
 */
const WORKER_TIMES = { lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 5 }
/** Pause before a worker that found no PostgreSQL tries to start again. */
const START_AGAIN_MS = 500
/** Its type knows BullMQ's own connection options alone. */
const BACKEND = createPostgresBackend as never

interface Carried {
  outboxId: string
  payload: unknown
}

export interface JobQueueOptions {
  databaseUrl: string
  onError: (error: Error) => void
}

/** Brings BullMQ's schema up to date, or with `check` only verifies it. */
export const migrateJobQueue = async (databaseUrl: string, mode: 'auto' | 'check'): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await (mode === 'auto' ? runMigrations(client, SCHEMA) : assertSchemaCompatibility(client, SCHEMA))
  } finally {
    await client.end()
  }
}

/** BullMQ on its PostgreSQL backend, all queues and workers of the process over one pool. */
export const openJobQueue = ({ databaseUrl, onError }: JobQueueOptions): JobQueue => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 6,
    keepAlive: true,
    connectionTimeoutMillis: 1_500,
    // The outbox hands over again what a crash of the server takes from the queue, so it need not wait for the disk.
    options: `-c search_path=${SCHEMA} -c synchronous_commit=off`,
  })
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  const queues = new Map<QueueName, Promise<Queue>>()
  const queue = async (name: QueueName): Promise<Queue> => {
    const opening = queues.get(name) ?? whenReady(new Queue(name, { connection: pool as never }, BACKEND), onError)
    queues.set(name, opening)
    try {
      return await opening
    } catch (error) {
      queues.delete(name)
      throw error
    }
  }

  return {
    // One by one: on PostgreSQL a bulk insert makes temporary tables, which takes seven times as long as one job (3.4 ms
    // against .5) and leaves dead rows in the server's catalogue.
    async add(jobs) {
      await Promise.all(
        jobs.map(async (job) =>
          (await queue(JOBS[job.job].queue)).add(
            job.job,
            { outboxId: String(job.outboxId), payload: job.payload } satisfies Carried,
            // Not all digits and without a colon, which BullMQ refuses.
            { jobId: `outbox-${job.outboxId}`, removeOnComplete: true, removeOnFail: true },
          ),
        ),
      )
    },
    work(name, concurrency, run) {
      const options = { connection: pool as never, concurrency, autorun: false, ...WORKER_TIMES }
      const stopping = new AbortController()
      const running = new Set<Promise<void>>()
      const process = (job: Job<Carried>): Promise<void> => {
        const underWay = run(fromQueue(job), { orphaned: job.stalledCounter > 0 }).finally(() =>
          running.delete(underWay),
        )
        running.add(underWay)
        return underWay
      }
      const start = async (): Promise<Worker | undefined> => {
        while (!stopping.signal.aborted) {
          try {
            await pool.query('SELECT 1')
            const worker = new Worker<Carried>(name, process, options, BACKEND)
            await whenReady(worker, onError)
            worker.run().catch(onError)
            return worker
          } catch (error) {
            onError(error as Error)
            await wait(START_AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => {})
          }
        }
        return undefined
      }
      const started = start()
      return {
        async stop(limitMs) {
          stopping.abort()
          const worker = await started
          if (worker) await stopWorker(worker, running, limitMs)
        },
      } satisfies JobWorker
    },
    async depth() {
      const depthOf = async (name: QueueName): Promise<[QueueName, QueueDepth]> => {
        const { waiting = 0, active = 0 } = await (await queue(name)).getJobCounts('waiting', 'active')
        return [name, { waiting, active }]
      }
      return Object.fromEntries(await Promise.all(QUEUE_NAMES.map(depthOf))) as Record<QueueName, QueueDepth>
    },
    async ping() {
      await pool.query('SELECT 1')
    },
    async close() {
      const open = await Promise.allSettled(queues.values())
      await Promise.all(open.map((opened) => opened.status === 'fulfilled' && opened.value.close()))
      await pool.end()
    },
  }
}

/** A queue or a worker. */
interface Openable {
  on(event: 'error', listener: (error: Error) => void): unknown
  waitUntilReady(): Promise<unknown>
  close(): Promise<void>
}

/**
 * BullMQ looks at its schema once and keeps the outcome: what was opened while PostgreSQL was away fails for ever.
 * So it is closed, and opened again by whoever needs it.
 */
const whenReady = async <Opened extends Openable>(opened: Opened, onError: (error: Error) => void): Promise<Opened> => {
  opened.on('error', onError)
  try {
    await opened.waitUntilReady()
    return opened
  } catch (error) {
    await opened.close().catch(onError)
    throw error
  }
}

const fromQueue = (job: Job<Carried>): OutboxJob => ({
  outboxId: BigInt(job.data.outboxId),
  job: job.name as JobName,
  payload: job.data.payload,
})

/**
 * BullMQ's close has no time limit, and a second one with force waits for the first. So the worker is paused and what
 * runs waited for here; past the limit the locks run out and another worker takes the jobs.
 */
const stopWorker = async (worker: Worker, running: ReadonlySet<Promise<void>>, limitMs: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), limitMs)
  })
  await worker.pause(true)
  const outcome = await Promise.race([Promise.allSettled(running), limit])
  clearTimeout(timer)
  await worker.close(outcome === 'late')
}
