import type { OpenWork } from '../ports/work/outbox.js'

/** A process that is restarting, late or busy still starts a due job within this time. */
const GRACE_MS = 60_000

/** Jobs with the same name that are due and were never started. */
interface Unstarted {
  /** Since when the first of them has been due, in milliseconds. */
  since: number
  lowest: bigint
}

/** Unstarted jobs, and the looks of which none has found that a job was started. */
interface Standstill extends Unstarted {
  firstLook: number
  lastLook: number
}

/**
 * Opens the function that finds the names of jobs that no process seems to handle: some jobs with the name are due, and
 * for over a minute none was started. Call it with the open work, at least once a minute. A flood, or a store that is
 * down, is not reported: some jobs have then been started. One look would not show that: a job leaves the outbox when it
 * is done, so that between two short jobs a look finds none that was started.
 * @param now a monotonic clock, in milliseconds
 */
export const openUnhandledJobs = (now: () => number): ((open: readonly OpenWork[]) => string[]) => {
  let standing = new Map<string, Standstill>()
  return (open) => {
    const time = now()
    const found = new Map<string, Standstill>()
    for (const job of new Set(open.map((work) => work.job))) {
      const unstarted = unstartedIn(open.filter((work) => work.job === job))
      if (!unstarted) continue
      const before = standing.get(job)
      const stands = before && time - before.lastLook <= GRACE_MS && isStill(before, unstarted)
      found.set(job, { ...unstarted, firstLook: stands ? before.firstLook : time, lastLook: time })
    }
    standing = found
    return [...found].flatMap(([job, { firstLook }]) => (time - firstLook > GRACE_MS ? [job] : []))
  }
}

/** Returns the unstarted jobs; null if there are none, or if a job was started that is not done yet. */
const unstartedIn = (work: readonly OpenWork[]): Unstarted | null => {
  let found: Unstarted | null = null
  for (const { begun, unstartedSince, lowestUnstarted } of work) {
    if (begun) return null
    if (unstartedSince === null || lowestUnstarted === null) continue
    found ??= { since: unstartedSince.getTime(), lowest: lowestUnstarted }
    found.since = Math.min(found.since, unstartedSince.getTime())
    if (lowestUnstarted < found.lowest) found.lowest = lowestUnstarted
  }
  return found
}

/**
 * Whether no job seems to have been started in between. If none was, the job that has been due the longest is still
 * there, and so is the one with the lowest id, unless a postponed job with a lower one is due now. Of each volume the
 * lowest id starts first, and all volumes get turns, so that work under way changes one or the other.
 */
const isStill = (before: Unstarted, { since, lowest }: Unstarted): boolean =>
  since === before.since && lowest <= before.lowest
