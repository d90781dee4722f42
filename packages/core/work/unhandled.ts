import type { OpenWork } from '../ports/work/outbox.js'

/** A process that is restarting, late or busy still starts a due job within this time. */
const GRACE_SECONDS = 60

/**
 * Returns the names of jobs that no process seems to handle: some jobs with the name are due, the oldest for over a
 * minute, and none was ever started. A flood, or a store that is down, is not reported: some jobs have then been
 * started.
 */
export const unhandledJobs = (open: readonly OpenWork[]): string[] => {
  const names = [...new Set(open.map(({ job }) => job))]
  return names.filter((name) => {
    const work = open.filter(({ job }) => job === name)
    return (
      work.some(({ jobs, oldestSeconds }) => jobs > 0 && oldestSeconds > GRACE_SECONDS) &&
      work.every(({ begun }) => !begun)
    )
  })
}
