import type { z } from 'zod'
import { LONG_TEXT } from '../limits.js'
import type { JobEntry } from './entry.js'
import { EMBEDDER_JOBS } from './jobs/embedder-jobs.js'
import { GRAPH_JOBS } from './jobs/graph-jobs.js'
import { GUARD_JOBS } from './jobs/guard-jobs.js'
import { REALTIME_JOBS } from './jobs/realtime-jobs.js'

/** Every kind of background work, by the name of its job. */
export const JOBS = { ...GUARD_JOBS, ...EMBEDDER_JOBS, ...GRAPH_JOBS, ...REALTIME_JOBS }

export type JobName = keyof typeof JOBS
export type QueueName = (typeof JOBS)[JobName]['queue']
export type JobPayload<N extends JobName> = z.output<(typeof JOBS)[N]['payload']>

export const JOB_NAMES = Object.keys(JOBS) as readonly JobName[]

/** The names of all queues, without repeats. */
export const QUEUE_NAMES: readonly QueueName[] = [...new Set(Object.values(JOBS).map(({ queue }) => queue))]

/** Returns the definition of a job; null if only a newer version of the service knows the job. */
export const entryOf = (job: string): JobEntry | null => (Object.hasOwn(JOBS, job) ? JOBS[job as JobName] : null)

/** The jobs that decide on a memory: `memory.judge_long` for a long text, else `memory.judge`. */
export type JudgeJob = 'memory.judge' | 'memory.judge_long'

/** Returns the job that decides on a memory with this text. */
export const judgeJobOf = (content: string): JudgeJob =>
  content.length > LONG_TEXT ? 'memory.judge_long' : 'memory.judge'
