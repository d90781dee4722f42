import { asUnavailable } from '@agent-memory/adapters/postgres/unavailable'
import { isUnavailable, type Needed } from '@agent-memory/core/errors'
import { WrongSetting } from './health.js'
import type { Log } from './log.js'

/** What was asked when a store went may fail a little after its return. */
const QUIET_MS = 2_000
/** A store with a full disk answers looks and fails in between: one that soon goes again has to hold out for longer. */
const SOON_MS = 30_000
const QUIET_AT_MOST_MS = 60_000

/** What the log says of stores that are away: one warning a store and state, however many notice. */
export interface StoreNotes {
  away(store: Needed, error: unknown): void
  /** It was asked, and answered. */
  answered(store: Needed): void
  /** Work behind requests failed: if for want of PostgreSQL or a store that is looked at, that is what is told. */
  failed(error: unknown, what: string): void
  /** Whether this process looks at it, so that its being away is told without a word of whoever needs it. */
  watches(store: Needed): boolean
}

interface Told {
  at: number
  refused: boolean
  /** How long nothing of it must fail before it counts as back. */
  quietMs: number
}

export const openStoreNotes = (
  log: Pick<Log, 'debug' | 'info' | 'warn'>,
  now: () => number = () => performance.now(),
): StoreNotes => {
  const told = new Map<Needed, Told>()
  const returned = new Map<Needed, { at: number; quietMs: number }>()
  const watched = new Set<Needed>()

  const quietFor = (store: Needed): number => {
    const last = returned.get(store)
    return last && now() - last.at < SOON_MS ? Math.min(last.quietMs * 2, QUIET_AT_MOST_MS) : QUIET_MS
  }

  const away = (store: Needed, error: unknown): void => {
    watched.add(store)
    const refused = error instanceof WrongSetting
    const before = told.get(store)
    told.set(store, { at: now(), refused, quietMs: before?.quietMs ?? quietFor(store) })
    if (before?.refused !== refused) log.warn({ store, err: error }, `${store} is away, full or late`)
  }
  return {
    away,
    watches: (store) => watched.has(store),
    answered(store) {
      watched.add(store)
      const last = told.get(store)
      if (last === undefined || now() - last.at < last.quietMs) return
      told.delete(store)
      returned.set(store, { at: now(), quietMs: last.quietMs })
      log.info({ store }, `${store} is back`)
    },
    failed(error, what) {
      const known = asUnavailable(error)
      if (!isUnavailable(known) || !(known.needed === 'postgresql' || watched.has(known.needed)))
        return log.warn({ err: error }, what)
      away(known.needed, error)
      log.debug({ err: error }, what)
    },
  }
}
