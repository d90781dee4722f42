import type { JobEntry } from './entry.js'

/** Returns how often a job is run at most before it becomes a dead letter. */
export const maxRuns = ({ retry }: Pick<JobEntry, 'retry'>): number => retry.length + 1

/**
 * How often a job is started before it is given up. More often than it may fail: that the process ended during a run can
 * have any cause, such as a machine that is restarted again and again.
 */
export const maxStarts = (entry: Pick<JobEntry, 'retry'>): number => maxRuns(entry) + 3

/**
 * Returns the milliseconds until the next run.
 * @param runs number of failed runs, from 1. A job that failed its last run because a store was down gets more runs
 * than scheduled; these use the last pause again.
 */
export const retryDelay = ({ retry }: Pick<JobEntry, 'retry'>, runs: number): number =>
  retry[Math.min(runs, retry.length) - 1] ?? retry[0]
