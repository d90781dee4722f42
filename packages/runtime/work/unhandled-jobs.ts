import { setTimeout as wait } from 'node:timers/promises'
import type { Backlog } from '@agent-memory/core/ports/work/outbox'
import { openUnhandledJobs } from '@agent-memory/core/work/unhandled'
import type { Log } from '../observe/log.js'
import { type Background, inBackground } from '../process/background.js'

const CHECK_EVERY_MS = 30_000

/** Reads the outbox. Returns the names of jobs that no process handles, judged by this read and the earlier reads. */
export type UnhandledJobs = () => Promise<string[]>

/** @param now a monotonic clock, in milliseconds */
export const lookForUnhandledJobs = (
  { backlog }: { backlog: () => Promise<Backlog> },
  now = () => performance.now(),
): UnhandledJobs => {
  const unhandled = openUnhandledJobs(now)
  return async () => unhandled((await backlog()).open)
}

/** @throws Error naming the jobs that no process handles */
export const allJobsAreHandled = async (unhandled: UnhandledJobs): Promise<void> => {
  const names = await unhandled()
  if (names.length > 0) throw new Error(`no process handles ${names.join(', ')}`)
}

/** Logs each job once when no process handles it, and once when it is handled again. */
export const watchUnhandledJobs = (unhandled: UnhandledJobs, log: Log, lookEveryMs = CHECK_EVERY_MS): Background => {
  let told = new Set<string>()
  const look = async (): Promise<void> => {
    const found = new Set(await unhandled())
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
