import { z } from 'zod'
import { LONG_TEXT } from '../limits.js'
import type { JobEntry, RetrySchedule } from './entry.js'

/** For work on stores of our own: what fails four times within 8 s fails for good. */
const SOON: RetrySchedule = [500, 1_000, 2_000, 4_000]

const OF_MEMORY = z.object({ memory_id: z.uuid() })
const OF_VOLUME = z.object({ volume_id: z.uuid() })
const OF_DOCUMENT = z.object({ document_id: z.uuid() })

/** A decision on a pending memory: there is one for each write that waits. */
const JUDGEMENT = {
  owner: 'guard',
  payload: OF_MEMORY,
  tenant: 'volume',
  retry: SOON,
  refuses: 'its organization',
  isWaitedFor: true,
  whenGivenUp: 'kept',
} as const satisfies Partial<JobEntry>

/** What keeps the stores beside PostgreSQL up to it. */
const UPKEEP = {
  owner: 'embedder',
  queue: 'index',
  tenant: 'volume',
  deadlineMs: 60_000,
  retry: SOON,
  refuses: 'everybody',
  isWaitedFor: false,
  whenGivenUp: 'kept',
} as const satisfies Partial<JobEntry>

/** Nobody waits for the graph, and its rows are small: one that is behind for hours is no reason to refuse a write. */
const GRAPH = {
  owner: 'graph',
  queue: 'graph',
  tenant: 'volume',
  deadlineMs: 120_000,
  retry: SOON,
  refuses: 'nobody',
  isWaitedFor: false,
  whenGivenUp: 'kept',
} as const satisfies Partial<JobEntry>

/** Every kind of background work. */
export const JOBS = {
  /** Decide a pending memory: classify, compare, embed, commit the verdict. */
  'memory.judge': {
    ...JUDGEMENT,
    queue: 'guard',
    deadlineMs: 20_000,
    inFlight: { perVolume: 16, perTenant: 32, depth: 64 },
  },
  /** The same for a long text, which takes seconds of the model: in a queue of its own, so that no short one waits for it. */
  'memory.judge_long': {
    ...JUDGEMENT,
    queue: 'guard-long',
    /** Longer than an embedder that hangs is waited for (a minute for the longest text), which is not the job's fault. */
    deadlineMs: 90_000,
    inFlight: { perVolume: 2, perTenant: 4, depth: 8 },
  },
  /** Put a memory that was approved into the index that lies outside of PostgreSQL. */
  'memory.index': {
    ...UPKEEP,
    payload: OF_MEMORY,
    deadlineMs: 20_000,
    isWaitedFor: true,
    inFlight: { perVolume: 16, perTenant: 32, depth: 64 },
  },
  /** Take a memory that left its volume out of it. */
  'memory.unindex': {
    ...UPKEEP,
    payload: OF_MEMORY,
    deadlineMs: 20_000,
    inFlight: { perVolume: 16, perTenant: 32, depth: 64 },
  },
  /** Take all that was of a volume out of it. */
  'volume.unindex': { ...UPKEEP, payload: OF_VOLUME, inFlight: { perVolume: 1, perTenant: 2, depth: 4 } },
  /** The same for a part of the chunks of a document that is being erased, or was given up. */
  'document.unindex': {
    ...UPKEEP,
    payload: z.object({ memory_ids: z.array(z.uuid()) }),
    inFlight: { perVolume: 2, perTenant: 2, depth: 4 },
  },
  /**
   * Read an uploaded document, or embed some more of its chunks: a long one takes many runs, each promised by the one
   * before, so that others have their turn in between.
   */
  'document.ingest': {
    ...UPKEEP,
    queue: 'documents',
    payload: OF_DOCUMENT,
    deadlineMs: 120_000,
    inFlight: { perVolume: 1, perTenant: 1, depth: 4 },
    whenGivenUp: 'undone',
  },
  /** Erase a document that nobody sees any more, or the chunks of one that was given up; a long one in many runs too. */
  'document.erase': {
    ...UPKEEP,
    payload: OF_DOCUMENT,
    deadlineMs: 120_000,
    inFlight: { perVolume: 1, perTenant: 2, depth: 4 },
  },
  /** Remove a file that no document has: of one that was erased, or of an upload that was cut off. */
  'file.remove': {
    ...UPKEEP,
    payload: z.object({ file_id: z.uuid() }),
    inFlight: { perVolume: 4, perTenant: 8, depth: 16 },
  },
  /**
   * Bring the graph of a volume up to an approved memory; a language model may be asked for each. Changes of one graph wait
   * for each other, and one run takes up others of its volume that wait, so that many cost little more than one.
   */
  'memory.extract': { ...GRAPH, payload: OF_MEMORY, inFlight: { perVolume: 1, perTenant: 4, depth: 16 } },
  /** The same, with no new memory behind it: of a chunk of a document, or of what is read anew. */
  'memory.extract_later': { ...GRAPH, payload: OF_MEMORY, inFlight: { perVolume: 1, perTenant: 2, depth: 8 } },
  /** Tell the graph store outside of PostgreSQL what became of nodes. */
  'graph.project': {
    ...GRAPH,
    payload: z.object({ volume_id: z.uuid(), node_ids: z.array(z.uuid()) }),
    deadlineMs: 60_000,
    inFlight: { perVolume: 1, perTenant: 4, depth: 16 },
  },
  /** Take a volume that was deleted out of it. */
  'graph.erase': { ...GRAPH, payload: OF_VOLUME, inFlight: { perVolume: 1, perTenant: 2, depth: 4 } },
} as const satisfies Record<string, JobEntry>

export type JobName = keyof typeof JOBS
export type QueueName = (typeof JOBS)[JobName]['queue']
export type JobPayload<N extends JobName> = z.output<(typeof JOBS)[N]['payload']>

export const JOB_NAMES = Object.keys(JOBS) as readonly JobName[]

/** Every queue, each once. */
export const QUEUE_NAMES: readonly QueueName[] = [...new Set(Object.values(JOBS).map(({ queue }) => queue))]

/** Null for a job of a newer version. */
export const entryOf = (job: string): JobEntry | null => (Object.hasOwn(JOBS, job) ? JOBS[job as JobName] : null)

/** The jobs that decide on a memory, by the length of its text. */
export type JudgeJob = 'memory.judge' | 'memory.judge_long'

/** The job that decides on a memory of this text. */
export const judgeJobOf = (content: string): JudgeJob =>
  content.length > LONG_TEXT ? 'memory.judge_long' : 'memory.judge'

/** So many runs of a job may begin before it is given up. */
export const mostRuns = ({ retry }: Pick<JobEntry, 'retry'>): number => retry.length + 1

/**
 * Milliseconds until the next run.
 * @param runs that have failed, from 1; more than the schedule has, as of a job that found a store away in its last run,
 * get its last pause
 */
export const pauseAfter = ({ retry }: Pick<JobEntry, 'retry'>, runs: number): number =>
  retry[Math.min(runs, retry.length) - 1] ?? retry[0]

/** How many jobs of a queue may be handed over at once, by all processes together. */
export const mostInFlight = (queue: QueueName): number =>
  Object.values(JOBS).reduce((sum, entry) => sum + (entry.queue === queue ? entry.inFlight.depth : 0), 0)

/**
 * Where a process takes up fewer at once than all together may: reading a document takes a quarter of a gigabyte, and
 * nobody waits for the graph.
 */
const AT_ONCE: Partial<Record<QueueName, number>> = { documents: 1, graph: 4 }

/** How many jobs of a queue one process may have under way. */
export const mostAtOnce = (queue: QueueName): number => AT_ONCE[queue] ?? mostInFlight(queue)
