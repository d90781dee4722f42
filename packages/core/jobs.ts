import { z } from 'zod'
import { LONG_TEXT } from './limits.js'

/**
 * Every kind of background work. A payload carries ids only, is parsed on consume, and may grow by optional
 * fields alone (old and new processes run side by side during a deploy).
 */
export const JOBS = {
  /** Decide a pending memory: classify, compare, embed, commit the verdict. */
  'memory.judge': {
    queue: 'guard',
    payload: z.object({ memory_id: z.uuid() }),
    /** One run may take so long before it is aborted and counted as a failure. */
    deadlineMs: 20_000,
    /** So many runs may begin before the job goes to the dead letters. */
    maxAttempts: 5,
  },
  /** The same for a long text, which takes seconds of the model: in a queue of its own, so that no short one waits for it. */
  'memory.judge_long': {
    queue: 'guard-long',
    payload: z.object({ memory_id: z.uuid() }),
    /** Longer than an embedder that hangs is waited for (a minute for the longest text), which is not the job's fault. */
    deadlineMs: 90_000,
    maxAttempts: 5,
  },
  /** Put a memory that was approved into the index that lies outside of PostgreSQL. */
  'memory.index': {
    queue: 'index',
    payload: z.object({ memory_id: z.uuid() }),
    deadlineMs: 20_000,
    maxAttempts: 5,
  },
  /** Take a memory that left its volume out of it. */
  'memory.unindex': {
    queue: 'index',
    payload: z.object({ memory_id: z.uuid() }),
    deadlineMs: 20_000,
    maxAttempts: 5,
  },
  /** Take all that was of a volume out of it. */
  'volume.unindex': {
    queue: 'index',
    payload: z.object({ volume_id: z.uuid() }),
    deadlineMs: 60_000,
    maxAttempts: 5,
  },
  /** The same for a part of the chunks of a document that is being erased, or was given up. */
  'document.unindex': {
    queue: 'index',
    payload: z.object({ memory_ids: z.array(z.uuid()) }),
    deadlineMs: 60_000,
    maxAttempts: 5,
  },
  /**
   * Read an uploaded document, or embed some more of its chunks: a long one takes many runs, each promised by the one
   * before, so that others have their turn in between.
   */
  'document.ingest': {
    queue: 'documents',
    payload: z.object({ document_id: z.uuid() }),
    deadlineMs: 120_000,
    maxAttempts: 5,
  },
  /** Erase a document that nobody sees any more, or the chunks of one that was given up; a long one in many runs too. */
  'document.erase': {
    queue: 'index',
    payload: z.object({ document_id: z.uuid() }),
    deadlineMs: 120_000,
    maxAttempts: 5,
  },
  /** Remove a file that no document has: of one that was erased, or of an upload that was cut off. */
  'file.remove': {
    queue: 'index',
    payload: z.object({ file_id: z.uuid() }),
    deadlineMs: 60_000,
    maxAttempts: 5,
  },
  /**
   * Bring the graph of a volume up to an approved memory. One run takes up others of its volume that
   * wait, so that many cost little more than one.
   */
  'memory.extract': {
    queue: 'graph',
    payload: z.object({ memory_id: z.uuid() }),
    /** A language model may be asked for each. */
    deadlineMs: 120_000,
    maxAttempts: 5,
  },
  /** The same, with no new memory behind it: of a chunk of a document, or of what is read anew. */
  'memory.extract_later': {
    queue: 'graph',
    payload: z.object({ memory_id: z.uuid() }),
    deadlineMs: 120_000,
    maxAttempts: 5,
  },
  /** Tell the graph store outside of PostgreSQL what became of nodes. */
  'graph.project': {
    queue: 'graph',
    payload: z.object({ volume_id: z.uuid(), node_ids: z.array(z.uuid()) }),
    deadlineMs: 60_000,
    maxAttempts: 5,
  },
  /** Take a volume that was deleted out of it. */
  'graph.erase': {
    queue: 'graph',
    payload: z.object({ volume_id: z.uuid() }),
    deadlineMs: 120_000,
    maxAttempts: 5,
  },
} as const

/** The job that decides on a memory of this text. */
export const judgeJobOf = (content: string): JobName =>
  content.length > LONG_TEXT ? 'memory.judge_long' : 'memory.judge'

/** Whether a job decides on a write; there is one for each write that waits. */
export const isJudgement = (job: string): boolean => job === 'memory.judge' || job === 'memory.judge_long'

/** Whether the answer to a write waits for it: of a store that it finds away, who waits is told at once. */
export const isWaitedFor = (job: string): boolean => isJudgement(job) || job === 'memory.index'

export type JobName = keyof typeof JOBS
export type QueueName = (typeof JOBS)[JobName]['queue']
export type JobPayload<N extends JobName> = z.output<(typeof JOBS)[N]['payload']>

/** Every queue, each once. */
export const QUEUE_NAMES: readonly QueueName[] = [...new Set(Object.values(JOBS).map(({ queue }) => queue))]

/** What a handler knows of its run besides the payload. */
export interface JobRun {
  outboxId: bigint
  /** Aborted at the job's deadline. A shutdown lets the run end, and leaves one that takes too long to another process. */
  signal: AbortSignal
}

export type JobHandler<N extends JobName> = (payload: JobPayload<N>, run: JobRun) => Promise<void>

/** What a service handles; the compiler names a handler whose payload does not fit. */
export type JobHandlers = { [N in JobName]?: JobHandler<N> }

/** Pause before the next run after so many failed ones: 0.5 s, doubling, at most 30 s. */
export const retryDelayMs = (attempts: number): number => Math.min(500 * 2 ** Math.max(0, attempts - 1), 30_000)
