import { availableParallelism } from 'node:os'
import { isUnavailable, RefusedError } from '@agent-memory/core/errors'
import type { JobQueue, JobWorker } from '@agent-memory/core/ports/job-queue'
import type { BegunRun, Outbox, OutboxJob } from '@agent-memory/core/ports/outbox'
import type { Signals } from '@agent-memory/core/ports/signals'
import { type Activity, openShares } from '@agent-memory/core/shares'
import { JOBS, type JobName, mostAtOnce, mostRuns, pauseAfter, type QueueName } from '@agent-memory/core/work/catalogue'
import type { JobHandler, JobHandlers } from '@agent-memory/core/work/handlers'
import { readTraceContext, type TraceContext, traceContext, withinTrace } from '@agent-memory/core/work/trace-context'
import { inSpan, type SpanStart } from '@agent-memory/core/work/tracing'
import type { Log } from './log.js'
import { reasonOf } from './reason-of.js'
import type { StoreNotes } from './store-notes.js'
import type { Verdicts } from './verdicts.js'

export type RunResult = 'done' | 'failed' | 'buried'

export interface RunObserver {
  /** A job's first run begins, so many seconds after the job was promised. */
  began(job: JobName, waitedSeconds: number): void
  /** Seconds a run took, and how it ended. */
  ended(job: JobName, result: RunResult, seconds: number): void
}

/**
 * Claims for each job done would take a third of the database's time, and who has new work would wait for them; more
 * jobs than these are handed over.
 */
const ROOM = { jobs: 4, withinMs: 100 }

/** Jobs of one queue at once: as many as keep the cores busy. A worker with room to spare asks for more all the time. */
const AT_ONCE = Math.max(8, 4 * availableParallelism())

/**
 * Jobs of one queue and one tenant at once, beside others: what is under way stands before the others' requests. A
 * process that embeds is full with as many judgements as it has cores; what waits for an embedder elsewhere, or for the
 * index, is not.
 */
const besideOthers = (queue: QueueName, { embedsElsewhere }: Pick<WorkerPorts, 'embedsElsewhere'>): number => {
  if (queue === 'index') return AT_ONCE
  return embedsElsewhere ? AT_ONCE / 2 : Math.max(1, Math.floor(availableParallelism() / 2))
}

export interface WorkerPorts {
  /** Whom this process works for. */
  activity: Activity
  embedsElsewhere: boolean
  outbox: Outbox
  queue: JobQueue
  signals: Signals
  verdicts: Pick<Verdicts, 'storeAway'>
  workLog: Log
  notes: Pick<StoreNotes, 'watches'>
  observe: RunObserver
}

/**
 * Starts one worker for each queue that the handlers need. While several organizations are active it takes up all that
 * the relay hands over, so that no job waits in the queue behind another organization's, and begins few of each;
 * where their judgements meet is the embedder's queue, in which tenants take turns.
 */
export const startWorkers = (ports: WorkerPorts, handlers: JobHandlers): JobWorker[] => {
  const names = Object.keys(handlers) as JobName[]
  const queues = new Set<QueueName>(names.map((name) => JOBS[name].queue))
  // A process that answers no requests learns by this, before their jobs come, whom it is to work for.
  ports.signals.onWork((tenants) => tenants.forEach(ports.activity.note))
  const roomFreed = gathered(ROOM.jobs, ROOM.withinMs, () => ports.signals.work([]))
  return [...queues].map((queue) =>
    startWorker(ports, queue, (job) =>
      withinTrace(contextOf(job), () => runJob(ports, handlers, job)).finally(roomFreed),
    ),
  )
}

const startWorker = (ports: WorkerPorts, queue: QueueName, run: (job: OutboxJob) => Promise<void>): JobWorker => {
  // Of each queue its own: long jobs would hold up the short ones.
  const inTurn = oneAtATime()
  const shares = openShares(ports.activity, besideOthers(queue, ports))
  const all = mostAtOnce(queue)
  const alone = Math.min(AT_ONCE, all)
  let company = false
  let orphans = 0
  // New jobs find room beside orphans that stand in line.
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
    // Whose an older version's job is was not written into it.
    return job.tenant === undefined ? run(job) : shares.pass(job.tenant, () => run(job))
  })
  ports.activity.onCompany((now) => {
    company = now
    worker.setConcurrency(concurrency())
  })
  return {
    ...worker,
    async stop(limitMs) {
      // What has not begun is no orphan: the outbox hands it to another process.
      shares.close()
      await worker.stop(limitMs)
    },
  }
}

/** Calls once for so many calls, or for those of so many milliseconds. */
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
 * Which of the jobs that a killed process had under way killed it is not known. Run one by one they are not
 * counted for the others of their queue: only the guilty one ends in the dead letters.
 */
const oneAtATime = () => {
  let last: Promise<void> = Promise.resolve()
  return (run: () => Promise<void>): Promise<void> => {
    const mine = last.then(run)
    last = mine.catch(() => {})
    return mine
  }
}

/** What set it off, and what it is about. */
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
 * One run: counted in PostgreSQL before it begins, so that a job that kills its process ends in the dead letters.
 * A run that ends well has deleted its outbox row in the transaction that did the work.
 */
const runJob = async (ports: WorkerPorts, handlers: JobHandlers, job: OutboxJob): Promise<void> => {
  const entry = JOBS[job.job]
  const handle = handlers[job.job] as JobHandler<JobName> | undefined
  if (!handle) throw new Error(`this process does not handle ${job.job}`)
  const begun = job.countedAt === undefined ? await ports.outbox.begin(job.outboxId) : countedBefore(job.countedAt)
  if (begun === null) return
  const { attempts } = begun
  if (attempts === 1) ports.observe.began(job.job, begun.waitedSeconds)
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1000
  try {
    if (attempts > mostRuns(entry)) throw new Error(`its process ended in each of ${mostRuns(entry)} runs`)
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

/** The first run was counted when the job was promised, in the same transaction. */
const countedBefore = (at: number): BegunRun => ({ attempts: 1, waitedSeconds: (performance.now() - at) / 1_000 })

/** A store or model that is away is not the job's fault: such a run does not count. */
const recordFailure = async (
  ports: WorkerPorts,
  job: OutboxJob,
  attempts: number,
  error: unknown,
): Promise<boolean> => {
  const entry = JOBS[job.job]
  if (isUnavailable(error) && entry.isWaitedFor) ports.verdicts.storeAway(error)
  const message = reasonOf(error)
  const away = isUnavailable(error)
  // What is refused for good would be so in every other run.
  const buried = !away && (error instanceof RefusedError || attempts >= mostRuns(entry))
  const isTold = away && ports.notes.watches(error.needed)
  ports.workLog[buried ? 'error' : isTold ? 'info' : 'warn'](
    { job: job.job, outbox_id: String(job.outboxId), attempts, err: error },
    'job failed',
  )
  if (buried) await ports.outbox.bury(job.outboxId, message)
  else
    await ports.outbox.postpone(job.outboxId, { delayMs: pauseAfter(entry, attempts), error: message, counted: !away })
  return buried
}
