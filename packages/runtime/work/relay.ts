import { setTimeout as pause } from 'node:timers/promises'
import type { JobQueue } from '@agent-memory/core/ports/work/job-queue'
import type { Outbox, OutboxJob, Signals } from '@agent-memory/core/ports/work/outbox'
import { JOBS, type JobName } from '@agent-memory/core/work/catalogue'

const SWEEP_MS = 1_000
/**
 * Claiming takes at most 1/SHARE of the time, so that under load one claim dispatches several jobs. The pause after a
 * claim has an upper limit, because a claim takes long when the database is down.
 */
const SHARE = 3
const LONGEST_PAUSE_MS = 50
/**
 * A job that was dispatched this long ago and is not done is added to the queue again, because the queue may have lost
 * it. Adding a job that the queue still has does nothing.
 */
const OVERDUE_MS = 5_000

export interface RelayPorts {
  outbox: Outbox
  queue: JobQueue
  signals: Signals
  /** Called before the waiting jobs are read; the returned function is then called with their names. */
  handOver: { look(): (waiting: readonly JobName[]) => void }
  onError: (error: unknown) => void
}

export interface Relay {
  stop(): Promise<void>
}

/**
 * Dispatches outbox rows as jobs: immediately when this process signals work, and in a sweep every second. The sweep
 * also dispatches again the jobs that the queue may have lost. Any number of processes can run a relay.
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

  // Only the process that signals new jobs dispatches them. If all processes did, each job would cost one poll per
  // process, and most polls would find the job already claimed. If the signalling process ends first, the next sweep of
  // another process dispatches the jobs.
  signals.onWork((_tenants, from) => {
    if (from === 'here') wake()
  })
  const timer = setInterval(sweep, SWEEP_MS)
  // If the queue is in memory, the jobs that the previous process had dispatched are lost and are dispatched again.
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
