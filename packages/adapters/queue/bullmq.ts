import { setTimeout as wait } from 'node:timers/promises'
import type { JobQueue, JobWorker, QueueDepth } from '@agent-memory/core/ports/job-queue'
import type { OutboxJob } from '@agent-memory/core/ports/outbox'
import { JOBS, type JobName, QUEUE_NAMES, type QueueName } from '@agent-memory/core/work/catalogue'
import { readTraceContext, type TraceContext } from '@agent-memory/core/work/trace-context'
import { type BackendFactory, type Job, Queue, type QueueOptions, Worker, type WorkerOptions } from 'bullmq'

/**
 * A crashed worker's job is picked up after 5 to 7 s (60 s at BullMQ's defaults), while whoever wrote it still waits;
 * stalls are not failures, since the outbox counts the runs. A fetch that failed is made again after a second (15 s at
 * the defaults).
 */
const WORKER_TIMES = { lockDuration: 5_000, stalledInterval: 2_000, maxStalledCount: 5, runRetryDelay: 1_000 }
/** Pause before a worker that found its store away tries to start again. */
const START_AGAIN_MS = 500

/** The store under BullMQ, with all its connections of this process. */
export interface QueueBackend {
  queueOptions: QueueOptions
  workerOptions: Pick<WorkerOptions, 'connection' | 'prefix'>
  factory: BackendFactory
  /** Rejects, and soon, when the store cannot be used now. */
  ping(): Promise<unknown>
  /** An error as whoever adds jobs shall see it. */
  translate(error: unknown): unknown
  /** Errors that no caller sees. */
  onError(error: Error): void
  close(): Promise<void>
}

interface Carried {
  outboxId: string
  tenant?: string | undefined
  payload: unknown
  context?: TraceContext | undefined
}

/** The job queue of one process, whichever store carries it. */
export const openJobQueue = (backend: QueueBackend): JobQueue => {
  const { onError } = backend
  // The types of queues and workers know BullMQ's own backend alone.
  const factory = backend.factory as never
  const queues = new Map<QueueName, Promise<Queue>>()
  const openQueue = async (name: QueueName): Promise<Queue> => {
    // BullMQ would wait for a store that is away.
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
  /** @throws what the backend makes of the error */
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
    // Not all digits and without a colon, which BullMQ refuses.
    const options = { jobId: `outbox-${job.outboxId}`, removeOnComplete: true, removeOnFail: true }
    await (await queue(JOBS[job.job].queue)).add(job.job, carried, options)
  }
  const depthOf = async (name: QueueName): Promise<[QueueName, QueueDepth]> => {
    const { waiting = 0, active = 0 } = await (await queue(name)).getJobCounts('waiting', 'active')
    return [name, { waiting, active }]
  }

  return {
    outlivesProcess: true,
    // One by one: on PostgreSQL a bulk insert makes temporary tables, which takes seven times as long as one job (3.4 ms
    // against .5) and leaves dead rows in the server's catalogue. On Redis the commands share the way all the same.
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
            await wait(START_AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => {})
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
          const limit = timeLimit(limitMs)
          const worker = await Promise.race([started, limit.over])
          if (worker && worker !== 'late') await stopWorker(worker, running, limit.over)
          limit.clear()
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
  tenant: job.data.tenant,
  payload: job.data.payload,
  context: readTraceContext(job.data.context),
})

const timeLimit = (milliseconds: number) => {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), milliseconds)
  })
  return { over, clear: () => clearTimeout(timer) }
}

/**
 * BullMQ's close has no time limit, and a second one with force waits for the first. So the worker is paused and what
 * runs waited for here; past the limit the locks run out and another worker takes the jobs. A store that is away keeps
 * a worker from closing: that is left to the end of its connections.
 */
const stopWorker = async (
  worker: Worker,
  running: ReadonlySet<Promise<void>>,
  over: Promise<'late'>,
): Promise<void> => {
  await worker.pause(true)
  const outcome = await Promise.race([Promise.allSettled(running), over])
  if (outcome === 'late') await worker.close(true)
  else await Promise.race([worker.close(), over])
}
