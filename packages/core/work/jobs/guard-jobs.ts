import type { JobEntry } from '../entry.js'
import { OF_MEMORY, SOON } from './shared.js'

/** Decisions on pending memories: one job for each waiting write. */
const JUDGEMENT = {
  owner: 'guard',
  payload: OF_MEMORY,
  tenant: 'volume',
  retry: SOON,
  refuses: 'its organization',
  isAwaited: true,
  onDeadLetter: 'kept',
} as const satisfies Partial<JobEntry>

export const GUARD_JOBS = {
  /** Decide a pending memory: classify, compare, embed, commit the verdict. */
  'memory.judge': {
    ...JUDGEMENT,
    queue: 'guard',
    deadlineMs: 20_000,
    inFlight: { perVolume: 16, perTenant: 32, depth: 64 },
  },
  /**
   * Decide a memory with a long text, which takes the model seconds. Such jobs have a queue of their own, so that
   * memories with short texts do not wait for them.
   */
  'memory.judge_long': {
    ...JUDGEMENT,
    queue: 'guard-long',
    /**
     * Longer than the wait for a hanging embedder (a minute for the longest text), so that the embedder's failure does
     * not count as a failure of the job.
     */
    deadlineMs: 90_000,
    inFlight: { perVolume: 2, perTenant: 4, depth: 8 },
  },
  /**
   * Let the update reader compare an approved memory with its nearest neighbours. Nothing waits for this job.
   */
  'memory.compare': {
    owner: 'guard',
    queue: 'compare',
    payload: OF_MEMORY,
    tenant: 'volume',
    deadlineMs: 20_000,
    retry: SOON,
    refuses: 'nobody',
    isAwaited: false,
    onDeadLetter: 'kept',
    inFlight: { perVolume: 2, perTenant: 4, depth: 8 },
  },
  /**
   * Let the judge, a language model, compare an approved memory with its neighbours. Nothing waits for this job. It has
   * a queue of its own, so that a model that is slow or down delays only these jobs.
   */
  'memory.refine': {
    owner: 'guard',
    queue: 'judge',
    payload: OF_MEMORY,
    tenant: 'volume',
    /** Longer than the judge's own limit for a question, 40 s. */
    deadlineMs: 60_000,
    retry: SOON,
    refuses: 'nobody',
    isAwaited: false,
    onDeadLetter: 'kept',
    inFlight: { perVolume: 2, perTenant: 4, depth: 8 },
  },
} as const satisfies Record<string, JobEntry>
