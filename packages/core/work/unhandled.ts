import type { OpenWork } from '../ports/work/outbox.js'

/** Within this time, a process that is restarting, late or busy has started a job. */
const GRACE_SECONDS = 60

/**
 * Job names that no process seems to handle: some are due, the oldest for over a minute, and none was ever started. In
 * a flood some have started, and while a store is down some have failed.
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
