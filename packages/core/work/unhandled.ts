import type { OpenWork } from '../ports/outbox.js'

/** A process that was restarted or came late has begun by then; so has one that is full. */
const PATIENCE_SECONDS = 60

/**
 * Names that no process seems to handle: some are due, the oldest for over a minute, and not one was ever run. Of a flood
 * some have begun, and of jobs whose store is away some have failed.
 */
export const unhandledJobs = (open: readonly OpenWork[]): string[] => {
  const names = [...new Set(open.map(({ job }) => job))]
  return names.filter((name) => {
    const work = open.filter(({ job }) => job === name)
    return (
      work.some(({ jobs, oldestSeconds }) => jobs > 0 && oldestSeconds > PATIENCE_SECONDS) &&
      work.every(({ begun }) => !begun)
    )
  })
}
