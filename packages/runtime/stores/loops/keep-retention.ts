import { setTimeout as wait } from 'node:timers/promises'
import type { Retention } from '@agent-memory/core/ports/memory/retention'
import { type Background, inBackground } from '../../process/background.js'
import type { StoreNotes } from '../store-notes.js'

const PASS_EVERY_MS = 3_600_000
const HOUR_MS = 3_600_000
/** From the specification: rejected memories can be reviewed for 30 days; repeated writes are recognized for a day. */
const REJECTED_KEPT_MS = 30 * 24 * HOUR_MS
const IDEMPOTENCY_KEPT_MS = 24 * HOUR_MS
/**
 * An index in memory learns of deletions from tombstones, so it must read them before they are removed. An index that
 * has not read them for six days is reloaded (`LONGEST_UNREAD_MS` in memory-index.ts); this time has to be longer.
 */
const TOMBSTONES_KEPT_MS = 7 * 24 * HOUR_MS
/** How long events and webhook deliveries are kept. A delivery can be listed for this long; its retries end earlier. */
const EVENTS_KEPT_MS = 7 * 24 * HOUR_MS
/**
 * How long messages to WebSockets are kept. This is longer than the time within which a socket can resume
 * (`SOCKETS.resumeMs`), but not much longer, because messages can be long.
 */
const BROADCASTS_KEPT_MS = HOUR_MS
/** An OAuth client that no user grants access within this time is removed (docs/decisions.md). */
const UNUSED_CLIENTS_KEPT_MS = 24 * HOUR_MS
/** Maximum rejected memories erased per transaction, and maximum rows removed per statement. */
const REJECTED = 100
const ROWS = 5_000
/**
 * Maximum number of steps (transactions or statements) for each kind of data in one pass. The rest follows after
 * `PAUSE_MS`, so that other work gets its turn at the database.
 */
const STEPS = 100
const PAUSE_MS = 10_000

export interface RetentionPorts {
  retention: Retention
  notes: Pick<StoreNotes, 'failed'>
  now: () => Date
}

/**
 * Erases expired data:
 * - after an hour: the texts of broadcasts;
 * - after 24 hours: Idempotency-Keys, and OAuth clients that no user granted access;
 * - after 7 days: tombstones, events and deliveries;
 * - after 30 days: rejected memories;
 * - when they expire: OAuth tokens and grants, sign-ups, invitations, password resets and replaced webhook secrets.
 *
 * The first pass starts immediately; the next follows after an hour, or sooner if much is left. Several processes can
 * do this at the same time.
 */
export const keepRetention = ({ retention, notes, now }: RetentionPorts, everyMs: number = PASS_EVERY_MS): Background =>
  inBackground(async (signal) => {
    while (!signal.aborted) {
      let isDone = true
      const untilFewer = async (limit: number, step: (limit: number) => Promise<number>) => {
        for (let steps = 0; steps < STEPS && !signal.aborted; steps++) if ((await step(limit)) < limit) return
        isDone = false
      }
      const start = now().getTime()
      const rejected = new Date(start - REJECTED_KEPT_MS)
      const keys = new Date(start - IDEMPOTENCY_KEPT_MS)
      const tombstones = new Date(start - TOMBSTONES_KEPT_MS)
      const events = new Date(start - EVENTS_KEPT_MS)
      const broadcasts = new Date(start - BROADCASTS_KEPT_MS)
      const unusedClients = new Date(start - UNUSED_CLIENTS_KEPT_MS)
      const steps: (() => Promise<void>)[] = [
        () => untilFewer(REJECTED, (limit) => retention.eraseRejected(rejected, limit)),
        () => untilFewer(ROWS, (limit) => retention.removeIdempotencyKeys(keys, limit)),
        () => untilFewer(ROWS, (limit) => retention.removeTombstones(tombstones, limit)),
        () => untilFewer(ROWS, (limit) => retention.forgetBroadcasts(broadcasts, limit)),
        () => untilFewer(ROWS, (limit) => retention.removeEvents(events, limit)),
        () => untilFewer(ROWS, (limit) => retention.removeDeliveries(events, limit)),
        () => untilFewer(ROWS, (limit) => retention.removeExpiredOAuth(now(), limit)),
        () => untilFewer(ROWS, (limit) => retention.removeUnusedClients(unusedClients, limit)),
        () => untilFewer(ROWS, (limit) => retention.removeExpiredLinks(now(), limit)),
        () => retention.removeFormerSecrets(now()),
      ]
      for (const step of steps)
        await step().catch((error: unknown) => notes.failed(error, 'could not erase expired data; retrying'))
      await wait(isDone ? everyMs : Math.min(PAUSE_MS, everyMs), undefined, { signal, ref: false }).catch(() => {})
    }
  })
