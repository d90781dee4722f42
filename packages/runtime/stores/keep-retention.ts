import { setTimeout as wait } from 'node:timers/promises'
import type { Retention } from '@agent-memory/core/ports/memory/retention'
import { type Background, inBackground } from '../process/background.js'
import type { StoreNotes } from './store-notes.js'

const PASS_EVERY_MS = 3_600_000
const HOUR_MS = 3_600_000
/** From the specification: rejected memories can be reviewed for 30 days, and a write repeated for a day. */
const REJECTED_KEPT_MS = 30 * 24 * HOUR_MS
const IDEMPOTENCY_KEPT_MS = 24 * HOUR_MS
/** Rejected memories erased per transaction, and Idempotency-Keys removed per statement. */
const REJECTED = 100
const KEYS = 5_000
/** A pass stops after this many steps, and the next pass continues: others need the database too. */
const STEPS = 100

export interface RetentionPorts {
  retention: Retention
  notes: Pick<StoreNotes, 'failed'>
  now: () => Date
}

/**
 * Erases rejected memories after 30 days and Idempotency-Keys after 24 hours, in a pass every hour, starting
 * immediately. Several processes can do so at the same time. Tombstones are kept: a process that has not searched a
 * volume for a long time reads them, however old, when its index catches up.
 */
export const keepRetention = ({ retention, notes, now }: RetentionPorts, everyMs: number = PASS_EVERY_MS): Background =>
  inBackground(async (signal) => {
    const untilFewer = async (limit: number, step: (limit: number) => Promise<number>) => {
      for (let steps = 0; steps < STEPS && !signal.aborted; steps++) if ((await step(limit)) < limit) return
    }
    while (!signal.aborted) {
      const start = now().getTime()
      const rejected = new Date(start - REJECTED_KEPT_MS)
      const keys = new Date(start - IDEMPOTENCY_KEPT_MS)
      await untilFewer(REJECTED, (limit) => retention.eraseRejected(rejected, limit))
        .then(() => untilFewer(KEYS, (limit) => retention.removeIdempotencyKeys(keys, limit)))
        .catch((error: unknown) => notes.failed(error, 'could not erase expired data; retrying'))
      await wait(everyMs, undefined, { signal, ref: false }).catch(() => {})
    }
  })
