import { setTimeout as wait } from 'node:timers/promises'
import { Unavailable } from '@agent-memory/core/errors'
import { type Background, inBackground } from './background.js'
import type { StoreNotes } from './store-notes.js'
import type { StoreCheck } from './stores.js'

const LOOK_EVERY_MS = 500
const PATIENCE_MS = 1_500

export interface StoreWatch {
  notes: Pick<StoreNotes, 'away' | 'answered'>
  /** Called at each look that finds a store away, once its patience is over. */
  onAway(error: Unavailable): void
}

/**
 * Looks twice a second at the stores: so that the log says once that one is away, and who waits here for what other
 * processes need is told at once when it cannot come.
 */
export const watchStores = (stores: readonly StoreCheck[], { notes, onAway }: StoreWatch): Background => {
  const look = async ({ name, check, patienceMs = 0 }: StoreCheck, signal: AbortSignal): Promise<void> => {
    let away: number | undefined
    const noteAway = (cause: unknown): void => {
      if (signal.aborted) return
      notes.away(name, cause)
      away ??= performance.now()
      if (performance.now() - away < patienceMs) return
      onAway(new Unavailable(name, `The ${name} is away.`, { retryAfter: 1, cause }))
    }
    const noteAnswer = (): void => {
      away = undefined
      notes.answered(name)
    }
    while (!signal.aborted) {
      const late = wait(PATIENCE_MS, undefined, { signal, ref: false }).then(() =>
        Promise.reject(new Error('no answer')),
      )
      await Promise.race([check(), late]).then(noteAnswer, noteAway)
      await wait(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => {})
    }
  }
  return inBackground((signal) => Promise.all(stores.map((store) => look(store, signal))))
}
