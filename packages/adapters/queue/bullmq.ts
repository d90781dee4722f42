import { setTimeout as wait } from 'node:timers/promises'
import type { JobQueue, JobWorker, QueueDepth } from '@agent-memory/core/ports/work/job-queue'
import type { OutboxJob } from '@agent-memory/core/ports/work/outbox'
import { endsWithin, untilAborted } from '@agent-memory/core/time-limit'
import { JOBS, type JobName, QUEUE_NAMES, type QueueName } from '@agent-memory/core/work/catalogue'
import { readTraceContext, type TraceContext } from '@agent-memory/core/work/trace-context'
import { type BackendFactory, type Job, Queue, type QueueOptions, Worker, type WorkerOptions } from 'bullmq'

/**
 * With these settings, a crashed worker's job is picked up after 5 to 7 s (60 s with BullMQ's defaults), while the
 * client is still waiting. Up to five such stalls do not fail a job in BullMQ, since the outbox counts its runs. A
 * failed fetch is retried after a second (15 s with the defaults).
 */
const WORKER_TIMES = { lockDuration: 5_000, stalledInterval: 2_000, maxStalledCount: 5, runRetryDelay: 1_000 }
/** How long a worker waits before it tries to start again when its store is down. */
const RESTART_PAUSE_MS = 500

/** The store that BullMQ uses, with all of this process's connections to it. */
export interface QueueBackend {
  queueOptions: QueueOptions
  workerOptions: Pick<WorkerOptions, 'connection' | 'prefix'>
  factory: BackendFactory
  /** Rejects quickly when the store is unavailable. */
  ping(): Promise<unknown>
  /** Turns an error of the store into the error that the callers of `add` and `depth` get. */
  translate(error: unknown): unknown
  /** Called with errors that no caller sees. */
  onError(error: Error): void
  close(): Promise<void>
}

interface Carried {
  outboxId: string
  tenant?: string | undefined
  payload: unknown
  context?: TraceContext | undefined
}

/** Opens the job queue of one process, on any store. */
export const openJobQueue = (backend: QueueBackend): JobQueue => {
  const { onError } = backend
  // BullMQ's types only accept its own backend.
  const factory = backend.factory as never
  const queues = new Map<QueueName, Promise<Queue>>()
  const openQueue = async (name: QueueName): Promise<Queue> => {
    // Without this ping, BullMQ would wait for a store that is down.
    await backend.ping()
    return whenReady(new Queue(name, backend.queueOptions, factory), onError)
  }
  const queue = async (name: QueueName): Promise<Queue> => {
    const opening = queues.get(name) ?? openQueue(name)
    queues.set(name, opening)
    try {
      return await opening
    } catch (error) {
      queues.delete(name)
      throw error
    }
  }
  /** @throws the error as the backend translates it */
  const translated = async <T>(result: Promise<T>): Promise<T> => {
    try {
      return await result
    } catch (error) {
      throw backend.translate(error)
    }
  }
  const add = async (job: OutboxJob): Promise<void> => {
    const { tenant, payload, context } = job
    const carried: Carried = { outboxId: String(job.outboxId), tenant, payload, context }
    // BullMQ rejects ids that are all digits or contain a colon.
    const options = { jobId: `outbox-${job.outboxId}`, removeOnComplete: true, removeOnFail: true }
    await (await queue(JOBS[job.job].queue)).add(job.job, carried, options)
  }
  const depthOf = async (name: QueueName): Promise<[QueueName, QueueDepth]> => {
    const { waiting = 0, active = 0 } = await (await queue(name)).getJobCounts('waiting', 'active')
    return [name, { waiting, active }]
  }

  return {
    outlivesProcess: true,
    // Jobs are added one by one: on PostgreSQL a bulk insert creates temporary tables, which takes seven times as long
    // as one job (3.4 ms instead of 0.5) and leaves dead rows in the system catalog. On Redis, commands are pipelined.
    async add(jobs) {
      await translated(Promise.all(jobs.map(add)))
    },
    work(name, concurrency, run) {
      const options = { ...backend.workerOptions, concurrency, autorun: false, ...WORKER_TIMES }
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
            await backend.ping()
            const worker = new Worker<Carried>(name, process, options, factory)
            await whenReady(worker, onError)
            worker.run().catch(onError)
            return worker
          } catch (error) {
            onError(error as Error)
            await wait(RESTART_PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => {})
          }
        }
        return undefined
      }
      const started = start()
      return {
        setConcurrency(concurrency) {
          options.concurrency = concurrency
          void started.then((worker) => {
            if (worker) worker.concurrency = options.concurrency
          })
        },
        async stop(limitMs) {
          stopping.abort()
          const late = endsWithin(limitMs)
          const worker = await orLate(started, late)
          if (worker && worker !== 'late') await stopWorker(worker, running, late)
        },
      } satisfies JobWorker
    },
    async depth() {
      const depths = await translated(Promise.all(QUEUE_NAMES.map(depthOf)))
      return Object.fromEntries(depths) as Record<QueueName, QueueDepth>
    },
    async ping() {
      await backend.ping()
    },
    async close() {
      const open = await Promise.allSettled(queues.values())
      await Promise.all(open.map((opened) => opened.status === 'fulfilled' && opened.value.close()))
      await backend.close()
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
 * Waits until a queue or worker is ready, and closes it if it fails, so that the next use opens a new one: BullMQ
 * checks its schema once and caches the result, so a queue opened while PostgreSQL was down fails forever.
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
  tenant: job.data.tenant,
  payload: job.data.payload,
  context: readTraceContext(job.data.context),
})

const orLate = <T>(work: Promise<T>, late: AbortSignal): Promise<T | 'late'> =>
  untilAborted(work, late).catch((error: unknown) => {
    if (late.aborted) return 'late'
    throw error
  })

/**
 * Pauses the worker and waits here for its running jobs: BullMQ's `close` would wait for them without a time limit, and
 * a second, forced `close` would wait for the first. Jobs that outlast the limit lose their locks, and another worker
 * takes them. While its store is down, a worker cannot close; it ends when the connections are closed.
 */
const stopWorker = async (worker: Worker, running: ReadonlySet<Promise<void>>, late: AbortSignal): Promise<void> => {
  await worker.pause(true)
  const outcome = await orLate(Promise.allSettled(running), late)
  if (outcome === 'late') await worker.close(true)
  else await orLate(worker.close(), late)
}
