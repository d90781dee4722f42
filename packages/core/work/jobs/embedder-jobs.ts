import { z } from 'zod'
import { LANGUAGES } from '../../accounts/people/language.js'
import { LINK_PURPOSES } from '../../accounts/people/link-tokens.js'
import type { JobEntry } from '../entry.js'
import { OF_MEMORY, OF_VOLUME, SOON } from './shared.js'

const OF_FORGET = z.object({ forget_id: z.uuid() })
/** `speaker`: a `speakerKey` (core/memory/speaker), in decimal. */
const OF_SPEAKER = z.object({ volume_id: z.uuid(), speaker: z.string().regex(/^-?\d{1,19}$/) })
const OF_DOCUMENT = z.object({ document_id: z.uuid() })

/** What the embedder's jobs have in common. Most of them keep the other stores in sync with PostgreSQL. */
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

export const EMBEDDER_JOBS = {
  /** Add an approved memory to the index outside PostgreSQL. */
  'memory.index': {
    ...UPKEEP,
    payload: OF_MEMORY,
    deadlineMs: 20_000,
    isAwaited: true,
    inFlight: { perVolume: 16, perTenant: 32, depth: 64 },
  },
  /** Remove an erased memory from the index outside PostgreSQL. */
  'memory.unindex': {
    ...UPKEEP,
    payload: OF_MEMORY,
    deadlineMs: 20_000,
    inFlight: { perVolume: 16, perTenant: 32, depth: 64 },
  },
  /**
   * Erase what a deleted volume has left in PostgreSQL. A large volume takes many runs. Enqueued by a trigger on
   * `volumes`. Its tenant is the organization, so that an organization that deletes many volumes delays only itself.
   */
  'volume.erase': {
    ...UPKEEP,
    payload: OF_VOLUME,
    tenant: 'organization',
    deadlineMs: 120_000,
    refuses: 'nobody',
    inFlight: { perVolume: 1, perTenant: 1, depth: 4 },
  },
  /** Remove a deleted volume from the index outside PostgreSQL. */
  'volume.unindex': { ...UPKEEP, payload: OF_VOLUME, inFlight: { perVolume: 1, perTenant: 2, depth: 4 } },
  /**
   * Like `memory.unindex`, but for several memories: chunks of a document; or forgotten, expired or merged memories.
   */
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
  /**
   * Erase a deleted document, or the chunks of a document whose ingestion was given up. A long document takes many
   * runs.
   */
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
   * Update the memories of a speaker whose name became known or changed, so that they are found and compared under the
   * new name. Many memories take many runs. No request waits for this job.
   */
  'memory.rename': {
    ...UPKEEP,
    payload: OF_SPEAKER,
    deadlineMs: 120_000,
    refuses: 'nobody',
    inFlight: { perVolume: 1, perTenant: 2, depth: 4 },
  },
  /** Replace a deleted user's name in audit logs, and find the volumes where the user wrote or changed something. */
  'user.anonymize': {
    ...UPKEEP,
    payload: z.object({ user_id: z.uuid() }),
    tenant: 'nobody',
    refuses: 'nobody',
    inFlight: { perVolume: 4, perTenant: 4, depth: 4 },
  },
  /** Replace the name of a deleted user on what they wrote in another owner's volume. Many memories take many runs. */
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
   * Mail a link: an invitation, an address verification or a password reset. The mail is composed when it is sent.
   * While the mail server is down, the job waits.
   */
  'mail.send': {
    ...UPKEEP,
    payload: z.object({ purpose: z.enum(LINK_PURPOSES), id: z.uuid(), language: z.enum(LANGUAGES).optional() }),
    tenant: 'nobody',
    retry: [5_000, 30_000, 120_000, 600_000],
    refuses: 'nobody',
    inFlight: { perVolume: 4, perTenant: 4, depth: 4 },
  },
} as const satisfies Record<string, JobEntry>
