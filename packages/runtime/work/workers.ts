import { availableParallelism } from 'node:os'
import { isUnavailable, RefusedError } from '@agent-memory/core/errors'
import type { JobQueue, JobWorker } from '@agent-memory/core/ports/work/job-queue'
import type { Outbox, OutboxJob, Signals, StartedRun } from '@agent-memory/core/ports/work/outbox'
import { JOBS, type JobName, type QueueName } from '@agent-memory/core/work/catalogue'
import type { JobHandler, JobHandlers } from '@agent-memory/core/work/handlers'
import { maxConcurrency } from '@agent-memory/core/work/queue-limits'
import { maxRuns, maxStarts, retryDelay } from '@agent-memory/core/work/retries'
import { type Activity, openShares } from '@agent-memory/core/work/shares'
import { readTraceContext, type TraceContext, traceContext, withinTrace } from '@agent-memory/core/work/trace-context'
import { inSpan, type SpanStart } from '@agent-memory/core/work/tracing'
import { z } from 'zod'
import type { Log } from '../observe/log.js'
import type { StoreNotes } from '../stores/store-notes.js'
import type { Verdicts } from './verdicts.js'

/**
 * Returns why a job run failed, as a sentence for an operator; for an invalid payload, the sentence names the fields.
 */
export const reasonOf = (error: unknown): string => {
  if (error instanceof z.ZodError) {
    const fields = error.issues.map(({ path, message }) => `${path.join('.') || 'payload'}: ${message}`)
    return `The job's payload is invalid (${fields.join('; ')}).`
  }
  return error instanceof Error ? error.message : String(error)
}

export type RunResult = 'done' | 'failed' | 'buried'

export interface RunObserver {
  /** Called when a job's first run starts, `waitedSeconds` after the job was enqueued. */
  began(job: JobName, waitedSeconds: number): void
  /** Called when a run has ended with this result after this many seconds. */
  ended(job: JobName, result: RunResult, seconds: number): void
}

/**
 * The relay is woken once per this many finished jobs. If the relay claimed new jobs after each finished job, the
 * claims would take a third of the database's time and delay new work. Workers do not run out of jobs meanwhile,
 * because more jobs than this are dispatched in advance.
 */
const WAKE_AFTER = { jobs: 4, withinMs: 100 }

/**
 * Concurrent jobs per queue: enough to keep the cores busy. More would cost time, because a worker with free slots
 * polls.
 */
const AT_ONCE = Math.max(8, 4 * availableParallelism())

/** Queues whose jobs mostly wait for endpoints of third parties, and use hardly any CPU time. */
const WAITS_ON_OTHERS: ReadonlySet<QueueName> = new Set(['webhooks'])

/**
 * Returns how many jobs a tenant may run at once per queue while other tenants are active: half of the queue's slots,
 * because running jobs delay the requests of the other tenants. In a process that embeds texts itself, one judgement
 * per core is full load, so there the limit is half of the cores. In the queue `index` the limit is AT_ONCE. In a queue
 * that mostly waits for third parties, a tenant may use all slots.
 */
export const perTenantLimit = (queue: QueueName, { embedsHere }: Pick<WorkerPorts, 'embedsHere'>): number => {
  if (queue === 'index') return AT_ONCE
  if (WAITS_ON_OTHERS.has(queue)) return maxConcurrency(queue)
  const slots = embedsHere ? availableParallelism() : Math.min(AT_ONCE, maxConcurrency(queue))
  return Math.max(1, Math.floor(slots / 2))
}

export interface WorkerPorts {
  /** The tenants this process works for. */
  activity: Activity
  embedsHere: boolean
  outbox: Outbox
  queue: JobQueue
  signals: Signals
  verdicts: Pick<Verdicts, 'storeAway'>
  workLog: Log
  notes: Pick<StoreNotes, 'watches'>
  observe: RunObserver
}

/**
 * Starts one worker for each queue that the handlers need. While several organizations are active, a worker fetches all
 * jobs that the relay dispatches, so that no job waits in the queue behind jobs of another organization. The worker
 * then starts a limited number of jobs per organization at a time (`perTenantLimit`). In the embedder, organizations
 * take turns too, text by text.
 */
export const startWorkers = (ports: WorkerPorts, handlers: JobHandlers): JobWorker[] => {
  const names = Object.keys(handlers) as JobName[]
  const queues = new Set<QueueName>(names.map((name) => JOBS[name].queue))
  // A process that serves no requests learns the active tenants here, before their jobs arrive.
  ports.signals.onWork((tenants) => tenants.forEach(ports.activity.note))
  const roomFreed = gathered(WAKE_AFTER.jobs, WAKE_AFTER.withinMs, () => ports.signals.work([]))
  return [...queues].map((queue) =>
    startWorker(ports, queue, (job) =>
      withinTrace(contextOf(job), () => runJob(ports, handlers, job)).finally(roomFreed),
    ),
  )
}

const startWorker = (ports: WorkerPorts, queue: QueueName, run: (job: OutboxJob) => Promise<void>): JobWorker => {
  // Each queue has its own line of orphans (see `oneAtATime`). In a shared line, long jobs of one queue would delay
  // short jobs of another.
  const inTurn = oneAtATime()
  const shares = openShares(ports.activity, perTenantLimit(queue, ports))
  const all = maxConcurrency(queue)
  const alone = WAITS_ON_OTHERS.has(queue) ? all : Math.min(AT_ONCE, all)
  let company = false
  let orphans = 0
  // Orphans occupy slots even while they wait in line, so the worker then gets extra slots, for new jobs.
  const concurrency = (): number => (company || orphans > 0 ? all : alone)
  const runOrphan = async (job: OutboxJob): Promise<void> => {
    orphans++
    worker.setConcurrency(concurrency())
    try {
      await inTurn(() => run(job))
    } finally {
      orphans--
      worker.setConcurrency(concurrency())
    }
  }
  const worker = ports.queue.work(queue, alone, (job, { orphaned }) => {
    if (orphaned) return runOrphan(job)
    // A job has no tenant if it belongs to no organization, or if an older version enqueued it.
    return job.tenant === undefined ? run(job) : shares.pass(job.tenant, () => run(job))
  })
  ports.activity.onContention((now) => {
    company = now
    worker.setConcurrency(concurrency())
  })
  return {
    ...worker,
    async stop(limitMs) {
      // Rejects waiting jobs. They have not started, so they are no orphans: the outbox dispatches them elsewhere.
      shares.close()
      await worker.stop(limitMs)
    },
  }
}

/**
 * Returns a function that batches its calls: it calls `call` after `most` calls, or `withinMs` after the first call of
 * a batch.
 */
const gathered = (most: number, withinMs: number, call: () => void) => {
  let count = 0
  let timer: NodeJS.Timeout | undefined
  const end = (): void => {
    clearTimeout(timer)
    timer = undefined
    count = 0
    call()
  }
  return (): void => {
    timer ??= setTimeout(end, withinMs).unref()
    if (++count >= most) end()
  }
}

/**
 * Runs orphans, the jobs that a killed process was running, one by one, because it is unknown which of them killed the
 * process. If the process crashes again, the crash counts only against the job that was running, so only the guilty job
 * is dead-lettered in the end.
 */
const oneAtATime = () => {
  let last: Promise<void> = Promise.resolve()
  return (run: () => Promise<void>): Promise<void> => {
    const mine = last.then(run)
    last = mine.catch(() => {})
    return mine
  }
}

/**
 * Returns the trace context of a job: the context of the request that enqueued it, plus its organization and memory.
 */
const contextOf = ({ context, tenant, payload }: OutboxJob): TraceContext => {
  const { memory_id } = (payload ?? {}) as { memory_id?: unknown }
  return { ...context, ...readTraceContext({ org_id: tenant, memory_id }) }
}

const spanOf = ({ job, outboxId }: OutboxJob): SpanStart => ({
  name: `process ${job}`,
  kind: 'consumer',
  attributes: {
    'messaging.operation.type': 'process',
    'messaging.destination.name': JOBS[job].queue,
    'messaging.message.id': String(outboxId),
  },
})

/**
 * Runs a job once. The run is counted in PostgreSQL before it starts, so that a job that kills its process is
 * dead-lettered in the end. The transaction that does the work also deletes the job's outbox row.
 */
const runJob = async (ports: WorkerPorts, handlers: JobHandlers, job: OutboxJob): Promise<void> => {
  const entry = JOBS[job.job]
  const handle = handlers[job.job] as JobHandler<JobName> | undefined
  if (!handle) throw new Error(`this process has no handler for the job ${job.job}`)
  const begun = job.countedAt === undefined ? await ports.outbox.begin(job.outboxId) : countedBefore(job.countedAt)
  if (begun === null) return
  const { attempts } = begun
  if (attempts === 1) ports.observe.began(job.job, begun.waitedSeconds)
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1000
  try {
    if (attempts > maxStarts(entry))
      throw new Error(`the process ended too often during runs of this job (${maxStarts(entry)} starts)`)
    const signal = AbortSignal.timeout(entry.deadlineMs)
    const payload = entry.payload.parse(job.payload)
    await inSpan(spanOf(job), () => handle(payload, { outboxId: job.outboxId, signal }))
    ports.observe.ended(job.job, 'done', seconds())
    ports.workLog[traceContext()?.request_id === undefined ? 'debug' : 'info'](
      { job: job.job, ms: Math.round(1_000 * seconds()) },
      'job done',
    )
  } catch (error) {
    const buried = await recordFailure(ports, job, attempts, error)
    ports.observe.ended(job.job, buried ? 'buried' : 'failed', seconds())
  }
}

/** Describes the first run of a job, if the transaction that enqueued the job also counted that run. */
const countedBefore = (at: number): StartedRun => ({ attempts: 1, waitedSeconds: (performance.now() - at) / 1_000 })

/**
 * Dead-letters the job or schedules a retry. Returns whether the job was dead-lettered. A run that failed because a
 * store or model is down does not count.
 */
const recordFailure = async (
  ports: WorkerPorts,
  job: OutboxJob,
  attempts: number,
  error: unknown,
): Promise<boolean> => {
  const entry = JOBS[job.job]
  if (isUnavailable(error) && entry.isAwaited) ports.verdicts.storeAway(error)
  const message = reasonOf(error)
  const away = isUnavailable(error)
  // A job that failed with a RefusedError is not retried, because the error would recur in every run.
  const buried = !away && (error instanceof RefusedError || attempts >= maxRuns(entry))
  const isLogged = away && ports.notes.watches(error.needed)
  ports.workLog[buried ? 'error' : isLogged ? 'info' : 'warn'](
    { job: job.job, outbox_id: String(job.outboxId), attempts, err: error },
    'job failed',
  )
  if (buried) await ports.outbox.bury(job.outboxId, message)
  else
    await ports.outbox.postpone(job.outboxId, { delayMs: retryDelay(entry, attempts), error: message, counted: !away })
  return buried
}
