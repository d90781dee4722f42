import { setTimeout as pause } from 'node:timers/promises'
import type { JobQueue } from '@agent-memory/core/ports/job-queue'
import type { Outbox, OutboxJob } from '@agent-memory/core/ports/outbox'
import type { Signals } from '@agent-memory/core/ports/signals'
import { JOBS, type JobName } from '@agent-memory/core/work/catalogue'

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
  /** A look at what waits begins; it is told in the end of which names some does. */
  handOver: { look(): (waiting: readonly JobName[]) => void }
  onError: (error: unknown) => void
}

export interface Relay {
  stop(): Promise<void>
}

/**
 * Turns outbox rows into jobs: at once when woken, and by a sweep every second that also hands over again what
 * the queue may have lost. Any number of processes may run one.
 */
export const startRelay = ({ outbox, queue, signals, handOver, onError }: RelayPorts): Relay => {
  let wanted = false
  let stopped = false
  let running: Promise<void> | undefined

  const pass = async (next: () => Promise<OutboxJob[]>): Promise<void> => {
    const jobs = await next()
    if (jobs.length > 0) await queue.add(jobs)
  }
  const claimAll = async (): Promise<void> => {
    const seen = handOver.look()
    const { jobs, more } = await outbox.waiting()
    seen(jobs)
    for (const job of jobs) await pass(() => outbox.claim(job, JOBS[job].inFlight)).catch(onError)
    wanted ||= more
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
    pass(() => outbox.overdue(OVERDUE_MS)).catch(onError)
  }

  signals.onWork(wake)
  const timer = setInterval(sweep, SWEEP_MS)
  // What an earlier process had in its hands is lost with it.
  if (!queue.outlivesProcess) pass(() => outbox.overdue(0)).catch(onError)
  wake()
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
