import { setTimeout as wait } from 'node:timers/promises'
import type { Backlog } from '@agent-memory/core/ports/work/outbox'
import { unhandledJobs } from '@agent-memory/core/work/unhandled'
import type { Log } from '../observe/log.js'
import { type Background, inBackground } from '../process/background.js'

const CHECK_EVERY_MS = 30_000

interface Looking {
  backlog: () => Promise<Backlog>
}

/** @throws Error naming the jobs that no process handles */
export const allJobsAreHandled = async ({ backlog }: Looking): Promise<void> => {
  const names = unhandledJobs((await backlog()).open)
  if (names.length > 0) throw new Error(`no process handles ${names.join(', ')}`)
}

/** Logs each job once when no process handles it, and once when it is handled again. */
export const watchUnhandledJobs = (
  { backlog, log }: Looking & { log: Log },
  lookEveryMs = CHECK_EVERY_MS,
): Background => {
  let told = new Set<string>()
  const look = async (): Promise<void> => {
    const found = new Set(unhandledJobs((await backlog()).open))
    for (const job of found)
      if (!told.has(job)) log.error({ job }, 'no process handles this job: is its service running?')
    for (const job of told) if (!found.has(job)) log.info({ job }, 'this job is handled again')
    told = found
  }
  return inBackground(async (signal) => {
    while (!signal.aborted) {
      // An error means that a store is down, which other code logs.
      await look().catch(() => {})
      await wait(lookEveryMs, undefined, { signal, ref: false }).catch(() => {})
    }
  })
}
