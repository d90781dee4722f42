import type { JobEntry } from './entry.js'

/** Returns the maximum number of runs of a job before it becomes a dead letter. */
export const maxRuns = ({ retry }: Pick<JobEntry, 'retry'>): number => retry.length + 1

/**
 * Returns the maximum number of starts of a job before it becomes a dead letter. It may start more often than it may
 * fail, because a run also ends when its process dies, and the job may not be the cause: the machine may have
 * restarted.
 */
export const maxStarts = (entry: Pick<JobEntry, 'retry'>): number => maxRuns(entry) + 3

/**
 * Returns the milliseconds until the next run.
 * @param runs number of failed runs, from 1. A job that failed its last run because a store was down gets more runs
 * than scheduled; these use the last pause again.
 */
export const retryDelay = ({ retry }: Pick<JobEntry, 'retry'>, runs: number): number =>
  retry[Math.min(runs, retry.length) - 1] ?? retry[0]
