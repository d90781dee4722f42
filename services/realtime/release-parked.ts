import { setTimeout as wait } from 'node:timers/promises'
import type { DeliveryStore } from '@agent-memory/core/ports/notify/deliveries'
import type { Signals } from '@agent-memory/core/ports/work/outbox'
import { type Background, inBackground } from '@agent-memory/runtime/process/background'

const PASS_EVERY_MS = 1_000

export interface ReleasePorts {
  deliveries: Pick<DeliveryStore, 'release'>
  signals: Pick<Signals, 'work'>
  notes: { failed(error: unknown, message: string): void }
}

/**
 * Every second, enqueues parked deliveries whose endpoints may get requests again. A delivery is parked while its
 * endpoint gets no requests, for example because it is busy, did not answer recently or asked for a pause. Several
 * processes can do this at the same time.
 */
export const releaseParked = ({ deliveries, signals, notes }: ReleasePorts): Background =>
  inBackground(async (signal) => {
    while (!signal.aborted) {
      try {
        if ((await deliveries.release()) > 0) signals.work([])
      } catch (error) {
        notes.failed(error, 'deliveries that wait for their endpoints could not be enqueued; retrying')
      }
      await wait(PASS_EVERY_MS, undefined, { signal }).catch(() => {})
    }
  })
