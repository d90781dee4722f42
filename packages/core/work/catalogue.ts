import { z } from 'zod'
import { LANGUAGES } from '../accounts/people/language.js'
import { LINK_PURPOSES } from '../accounts/people/link-tokens.js'
import { LONG_TEXT } from '../limits.js'
import type { JobEntry, RetrySchedule } from './entry.js'

/** Retries for work on our own stores: a job that still fails after four retries, within 8 s, is given up. */
const SOON: RetrySchedule = [500, 1_000, 2_000, 4_000]

const OF_MEMORY = z.object({ memory_id: z.uuid() })
const OF_VOLUME = z.object({ volume_id: z.uuid() })
const OF_FORGET = z.object({ forget_id: z.uuid() })
/** `speaker`: a `speakerKey` (core/memory/speaker), in decimal. */
const OF_SPEAKER = z.object({ volume_id: z.uuid(), speaker: z.string().regex(/^-?\d{1,19}$/) })
const OF_DOCUMENT = z.object({ document_id: z.uuid() })
const OF_DELIVERY = z.object({ webhook_id: z.uuid(), event_id: z.uuid() })

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

/** Jobs that keep the other stores in sync with PostgreSQL. */
const UPKEEP = {
  owner: 'embedder',
  queue: 'index',
  tenant: 'volume',
  deadlineMs: 60_000,
  retry: SOON,
  refuses: 'everybody',
  isAwaited: false,
  onDeadLetter: 'kept',
} as const satisfies Partial<JobEntry>

/**
 * Work on the graph. No request waits for it and its rows are small, so even hours of lag are no reason to reject a
 * write.
 */
const GRAPH = {
  owner: 'graph',
  queue: 'graph',
  tenant: 'volume',
  deadlineMs: 120_000,
  retry: SOON,
  refuses: 'nobody',
  isAwaited: false,
  onDeadLetter: 'kept',
} as const satisfies Partial<JobEntry>

/**
 * Notifications. An endpoint that fails is no failure of its job: the next attempt is a job of its own, on the schedule
 * of core/notify/schedule.ts. No write is refused because endpoints are slow.
 */
const NOTIFICATIONS = {
  owner: 'realtime',
  queue: 'webhooks',
  tenant: 'volume',
  retry: SOON,
  refuses: 'nobody',
  isAwaited: false,
  onDeadLetter: 'kept',
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
  /**
   * Decide a memory with a long text, which takes the model seconds. These have a queue of their own, so that memories
   * with short texts do not wait for them.
   */
  'memory.judge_long': {
    ...JUDGEMENT,
    queue: 'guard-long',
    /**
     * Longer than the wait for a hanging embedder (a minute for the longest text), so that such a failure does not
     * count as the job's.
     */
    deadlineMs: 90_000,
    inFlight: { perVolume: 2, perTenant: 4, depth: 8 },
  },
  /**
   * Let the judge, a language model, compare an approved memory with its neighbours. Nothing waits for it: it has a queue
   * of its own, and a model that is slow or down delays only these jobs.
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
  /** Add an approved memory to the index outside PostgreSQL. */
  'memory.index': {
    ...UPKEEP,
    payload: OF_MEMORY,
    deadlineMs: 20_000,
    isAwaited: true,
    inFlight: { perVolume: 16, perTenant: 32, depth: 64 },
  },
  /** Remove a memory that left its volume from the index outside PostgreSQL. */
  'memory.unindex': {
    ...UPKEEP,
    payload: OF_MEMORY,
    deadlineMs: 20_000,
    inFlight: { perVolume: 16, perTenant: 32, depth: 64 },
  },
  /** Remove a deleted volume from the index outside PostgreSQL. */
  'volume.unindex': { ...UPKEEP, payload: OF_VOLUME, inFlight: { perVolume: 1, perTenant: 2, depth: 4 } },
  /** Remove some chunks of a document that is being erased or was abandoned. */
  'document.unindex': {
    ...UPKEEP,
    payload: z.object({ memory_ids: z.array(z.uuid()) }),
    inFlight: { perVolume: 2, perTenant: 2, depth: 4 },
  },
  /**
   * Read an uploaded document, or embed more of its chunks. A long document takes many runs, each enqueued by the
   * previous one, so that other documents get their turn in between.
   */
  'document.ingest': {
    ...UPKEEP,
    queue: 'documents',
    payload: OF_DOCUMENT,
    deadlineMs: 120_000,
    inFlight: { perVolume: 1, perTenant: 1, depth: 4 },
    onDeadLetter: 'compensated',
  },
  /** Erase a hidden document, or the chunks of an abandoned one. A long document takes many runs. */
  'document.erase': {
    ...UPKEEP,
    payload: OF_DOCUMENT,
    deadlineMs: 120_000,
    inFlight: { perVolume: 1, perTenant: 2, depth: 4 },
  },
  /** Erase the memories that match a forget request. Many memories take many runs. */
  'memory.forget': {
    ...UPKEEP,
    payload: OF_FORGET,
    deadlineMs: 120_000,
    refuses: 'nobody',
    inFlight: { perVolume: 1, perTenant: 2, depth: 4 },
  },
  /**
   * Index and compare what a speaker said under the name that is known now; much takes many runs. No request waits for
   * it.
   */
  'memory.rename': {
    ...UPKEEP,
    payload: OF_SPEAKER,
    deadlineMs: 120_000,
    refuses: 'nobody',
    inFlight: { perVolume: 1, perTenant: 2, depth: 4 },
  },
  /** Replace the name of a deleted user in audit logs, and find the volumes where the user wrote or changed something. */
  'user.anonymize': {
    ...UPKEEP,
    payload: z.object({ user_id: z.uuid() }),
    tenant: 'nobody',
    refuses: 'nobody',
    inFlight: { perVolume: 4, perTenant: 4, depth: 4 },
  },
  /** Replace the name of a deleted user on what they wrote in the volume of others. Much takes many runs. */
  'author.anonymize': {
    ...UPKEEP,
    payload: z.object({ volume_id: z.uuid(), user_id: z.uuid() }),
    deadlineMs: 120_000,
    refuses: 'nobody',
    inFlight: { perVolume: 1, perTenant: 2, depth: 4 },
  },
  /** Remove a file that no document uses, left by an erased document or an interrupted upload. */
  'file.remove': {
    ...UPKEEP,
    payload: z.object({ file_id: z.uuid() }),
    inFlight: { perVolume: 4, perTenant: 8, depth: 16 },
  },
  /**
   * Add an approved memory to its volume's graph; this may call a language model. Changes of one graph are serialized.
   * A run also takes the volume's other waiting jobs, so that many cost little more than one.
   */
  'memory.extract': { ...GRAPH, payload: OF_MEMORY, inFlight: { perVolume: 1, perTenant: 4, depth: 16 } },
  /** Like `memory.extract`, but not for a new memory: for a document chunk, or to extract a memory again. */
  'memory.extract_later': { ...GRAPH, payload: OF_MEMORY, inFlight: { perVolume: 1, perTenant: 2, depth: 8 } },
  /** Remove what a superseded or withdrawn memory said from its volume's graph, unless the memory is current again. */
  'memory.retract': { ...GRAPH, payload: OF_MEMORY, inFlight: { perVolume: 1, perTenant: 4, depth: 16 } },
  /** Sync changed nodes to the graph store outside PostgreSQL. */
  'graph.project': {
    ...GRAPH,
    payload: z.object({ volume_id: z.uuid(), node_ids: z.array(z.uuid()) }),
    deadlineMs: 60_000,
    inFlight: { perVolume: 1, perTenant: 4, depth: 16 },
  },
  /** Remove a deleted volume from the graph store outside PostgreSQL. */
  'graph.erase': { ...GRAPH, payload: OF_VOLUME, inFlight: { perVolume: 1, perTenant: 2, depth: 4 } },
  /**
   * Mail a link: an invitation, a verification of an address, a reset of a password. The mail is composed when it is
   * sent. While the mail server is down, the job waits.
   */
  'mail.send': {
    ...UPKEEP,
    payload: z.object({ purpose: z.enum(LINK_PURPOSES), id: z.uuid(), language: z.enum(LANGUAGES).optional() }),
    tenant: 'nobody',
    retry: [5_000, 30_000, 120_000, 600_000],
    refuses: 'nobody',
    inFlight: { perVolume: 4, perTenant: 4, depth: 4 },
  },
  /** Enqueue the delivery of these events to the webhooks that want them. */
  'event.fan_out': {
    ...NOTIFICATIONS,
    payload: z.object({ volume_id: z.uuid(), event_ids: z.array(z.uuid()) }),
    deadlineMs: 20_000,
    inFlight: { perVolume: 2, perTenant: 8, depth: 32 },
  },
  /** Attempt to deliver an event to a webhook. The job does not wait for a slow endpoint: see core/notify/deliver.ts. */
  'webhook.deliver': {
    ...NOTIFICATIONS,
    payload: OF_DELIVERY,
    deadlineMs: 60_000,
    inFlight: { perVolume: 256, perTenant: 256, depth: 512 },
  },
} as const satisfies Record<string, JobEntry>

export type JobName = keyof typeof JOBS
export type QueueName = (typeof JOBS)[JobName]['queue']
export type JobPayload<N extends JobName> = z.output<(typeof JOBS)[N]['payload']>

export const JOB_NAMES = Object.keys(JOBS) as readonly JobName[]

/** The names of all queues, without repeats. */
export const QUEUE_NAMES: readonly QueueName[] = [...new Set(Object.values(JOBS).map(({ queue }) => queue))]

/** Returns the definition of a job; null if only a newer version of the service knows the job. */
export const entryOf = (job: string): JobEntry | null => (Object.hasOwn(JOBS, job) ? JOBS[job as JobName] : null)

/** The jobs that decide on a memory, by the length of its text. */
export type JudgeJob = 'memory.judge' | 'memory.judge_long'

/** Returns the job that decides on a memory with this text. */
export const judgeJobOf = (content: string): JudgeJob =>
  content.length > LONG_TEXT ? 'memory.judge_long' : 'memory.judge'
