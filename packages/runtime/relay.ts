import { setTimeout as pause } from 'node:timers/promises'
import { JOBS, type JobName, type QueueName } from '@agent-memory/core/jobs'
import type { JobQueue } from '@agent-memory/core/ports/job-queue'
import type { InFlight, Outbox, OutboxJob } from '@agent-memory/core/ports/outbox'
import type { Signals } from '@agent-memory/core/ports/signals'

/** Jobs in flight: one organization's flood leaves half of the room to the others, and the queue stays short. */
const BOUNDS: Readonly<Record<JobName, InFlight>> = {
  'memory.judge': { perVolume: 16, perTenant: 32, depth: 64 },
  'memory.judge_long': { perVolume: 2, perTenant: 4, depth: 8 },
  'memory.index': { perVolume: 16, perTenant: 32, depth: 64 },
  'memory.unindex': { perVolume: 16, perTenant: 32, depth: 64 },
  'volume.unindex': { perVolume: 1, perTenant: 2, depth: 4 },
  'document.unindex': { perVolume: 2, perTenant: 2, depth: 4 },
  'document.ingest': { perVolume: 1, perTenant: 1, depth: 4 },
  'document.erase': { perVolume: 1, perTenant: 2, depth: 4 },
  'file.remove': { perVolume: 4, perTenant: 8, depth: 16 },
  // Changes of one graph wait for each other, and one run takes up what waits of its volume.
  'memory.extract': { perVolume: 1, perTenant: 4, depth: 16 },
  'memory.extract_later': { perVolume: 1, perTenant: 2, depth: 8 },
  'graph.project': { perVolume: 1, perTenant: 4, depth: 16 },
  'graph.erase': { perVolume: 1, perTenant: 2, depth: 4 },
}
const JOB_NAMES = Object.keys(BOUNDS) as JobName[]

/** How many jobs of a queue may be handed over at once, by all processes together. */
export const mostInFlight = (queue: QueueName): number =>
  JOB_NAMES.filter((job) => JOBS[job].queue === queue).reduce((sum, job) => sum + BOUNDS[job].depth, 0)

/**
 * Where a process takes up fewer at once than all together may: reading a document takes a quarter of a gigabyte, and
 * nobody waits for the graph.
 */
const AT_ONCE: Partial<Record<QueueName, number>> = { documents: 1, graph: 4 }

/** How many jobs of a queue one process may have under way. */
export const mostAtOnce = (queue: QueueName): number => AT_ONCE[queue] ?? mostInFlight(queue)

const SWEEP_MS = 1_000
/**
 * Claiming takes at most one part in so many of the time: under load a claim hands over several jobs. The pause has an end,
 * for a claim that found the database away took long.
 */
const SHARE = 3
const LONGEST_PAUSE_MS = 50
/** A job handed over so long ago and not done may be lost with the queue; adding what is known does nothing. */
const OVERDUE_MS = 5_000

export interface RelayPorts {
  outbox: Outbox
  queue: JobQueue
  signals: Signals
  onError: (error: unknown) => void
}

export interface Relay {
  stop(): Promise<void>
}

/**
 * Turns outbox rows into jobs: at once when woken, and by a sweep every second that also hands over again what
 * the queue may have lost. Any number of processes may run one.
 */
export const startRelay = ({ outbox, queue, signals, onError }: RelayPorts): Relay => {
  let wanted = false
  let stopped = false
  let running: Promise<void> | undefined

  const handOver = async (next: () => Promise<OutboxJob[]>): Promise<void> => {
    const jobs = await next()
    if (jobs.length > 0) await queue.add(jobs)
  }
  const claimAll = async (): Promise<void> => {
    for (const job of await outbox.waiting(JOB_NAMES)) {
      await handOver(() => outbox.claim(job, BOUNDS[job])).catch(onError)
    }
  }
  const drain = async (): Promise<void> => {
    while (wanted && !stopped) {
      wanted = false
      const began = performance.now()
      await claimAll().catch(onError)
      await pause(Math.min(LONGEST_PAUSE_MS, (SHARE - 1) * (performance.now() - began)))
    }
    running = undefined
  }
  const wake = (): void => {
    wanted = true
    if (!stopped) running ??= drain()
  }
  const sweep = (): void => {
    wake()
    handOver(() => outbox.overdue(OVERDUE_MS)).catch(onError)
  }

  signals.onWork(wake)
  const timer = setInterval(sweep, SWEEP_MS)
  wake()
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
