import { asUnavailable } from '@agent-memory/adapters/postgres/unavailable'
import { isUnavailable, type Needed } from '@agent-memory/core/errors'
import { WrongSetting } from './health.js'
import type { Log } from './log.js'

/** What was asked when a store went may fail a little after its return. */
const QUIET_MS = 2_000

/** What the log says of stores that are away: one warning a store and state, however many notice. */
export interface StoreNotes {
  away(store: Needed, error: unknown): void
  /** It was asked, and answered. */
  answered(store: Needed): void
  /** Work behind requests failed: if for want of PostgreSQL, that is what is told. */
  failed(error: unknown, what: string): void
  /** Whether this process looks at it, so that its being away is told without a word of whoever needs it. */
  watches(store: Needed): boolean
}

export const openStoreNotes = (log: Pick<Log, 'debug' | 'info' | 'warn'>): StoreNotes => {
  const told = new Map<Needed, { at: number; refused: boolean }>()
  const watched = new Set<Needed>()

  const away = (store: Needed, error: unknown): void => {
    watched.add(store)
    const refused = error instanceof WrongSetting
    const before = told.get(store)
    told.set(store, { at: performance.now(), refused })
    if (before?.refused !== refused) log.warn({ store, err: error }, `${store} is away, full or late`)
  }
  return {
    away,
    watches: (store) => watched.has(store),
    answered(store) {
      watched.add(store)
      const last = told.get(store)
      if (last === undefined || performance.now() - last.at < QUIET_MS) return
      told.delete(store)
      log.info({ store }, `${store} is back`)
    },
    failed(error, what) {
      const known = asUnavailable(error)
      if (!isUnavailable(known) || known.needed !== 'postgresql') return log.warn({ err: error }, what)
      away('postgresql', error)
      log.debug({ err: error }, what)
    },
  }
}
