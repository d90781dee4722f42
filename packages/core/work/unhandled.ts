import type { OpenWork } from '../ports/work/outbox.js'

/** A process that is restarting, late or busy still starts a due job within this time. */
const GRACE_MS = 60_000

/** Jobs with the same name that are due and were never started; `lowest` is the lowest of their ids. */
interface Unstarted {
  /** When the job that has been due the longest became due, in milliseconds since 1970. */
  since: number
  lowest: bigint
}

/**
 * Unstarted jobs, and the times of the first and the last look in a series of looks between which no job was started. A
 * look is one call of the function that `openUnhandledJobs` returns.
 */
interface Standstill extends Unstarted {
  firstLook: number
  lastLook: number
}

/**
 * Opens the function that finds the names of jobs that no process seems to handle: some jobs with the name are due, and
 * for over a minute none was started. Call it with the open work, at least once a minute. A flood of jobs, or a store
 * that is down, is not reported, because some jobs were started. A single look is not enough: a job leaves the outbox
 * when it is done, so a look between two short jobs finds no started job.
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
 * Whether no job seems to have been started between two looks. If none was, the job that has been due the longest is
 * still there, and the lowest id is the same, or lower if a postponed job with a lower id is due now. In each volume,
 * the job with the lowest id starts first, and all volumes get turns, so if jobs are started, the job due the longest
 * or the lowest id changes.
 */
const isStill = (before: Unstarted, { since, lowest }: Unstarted): boolean =>
  since === before.since && lowest <= before.lowest
