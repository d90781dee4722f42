import { setTimeout as wait } from 'node:timers/promises'
import { Unavailable } from '@agent-memory/core/errors'
import { untilAborted, within } from '@agent-memory/core/time-limit'
import { type Background, inBackground } from '../../process/background.js'
import type { StoreNotes } from '../store-notes.js'
import type { StoreCheck } from '../stores.js'

const CHECK_EVERY_MS = 500
const CHECK_TIMEOUT_MS = 1_500

export interface StoreWatch {
  notes: Pick<StoreNotes, 'away' | 'answered'>
  /** Called at each check that finds a store down, once its `notifyAfterMs` has passed. */
  onAway(error: Unavailable): void
}

/**
 * Checks the stores twice a second. An outage is logged once, and requests of this process that wait for work of other
 * processes fail early when that work cannot finish.
 */
export const watchStores = (stores: readonly StoreCheck[], { notes, onAway }: StoreWatch): Background => {
  const look = async ({ name, check, notifyAfterMs = 0 }: StoreCheck, signal: AbortSignal): Promise<void> => {
    let away: number | undefined
    const noteAway = (cause: unknown): void => {
      if (signal.aborted) return
      notes.away(name, cause)
      away ??= performance.now()
      if (performance.now() - away < notifyAfterMs) return
      onAway(new Unavailable(name, `${name} is unavailable.`, { retryAfter: 1, cause }))
    }
    const noteAnswer = (): void => {
      away = undefined
      notes.answered(name)
    }
    while (!signal.aborted) {
      const answer = within(CHECK_TIMEOUT_MS, check(), () => new Error('no answer'))
      await untilAborted(answer, signal).then(noteAnswer, noteAway)
      await wait(CHECK_EVERY_MS, undefined, { signal, ref: false }).catch(() => {})
    }
  }
  return inBackground((signal) => Promise.all(stores.map((store) => look(store, signal))))
}
