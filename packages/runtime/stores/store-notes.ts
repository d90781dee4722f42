import { asUnavailable } from '@agent-memory/adapters/postgres/connection/unavailable'
import { isUnavailable, type Needed } from '@agent-memory/core/errors'
import { WrongSetting } from '../observe/health.js'
import type { Log } from '../observe/log.js'

/**
 * Quiet time: how long a store must go without a failure before it counts as back. Calls in flight when it went down
 * may still fail a little later.
 */
const QUIET_MS = 2_000
/**
 * If a store fails again this soon after it counted as back, its quiet time doubles, up to `QUIET_AT_MOST_MS`.
 * Otherwise a store with a full disk, which passes checks between its failures, would be logged again and again.
 */
const SOON_MS = 30_000
const QUIET_AT_MOST_MS = 60_000

/** Logs outages of stores. Each outage is logged once, however many callers notice it. */
export interface StoreNotes {
  away(store: Needed, error: unknown): void
  /** Call when the store has answered a check. */
  answered(store: Needed): void
  /** Call when background work has failed. If PostgreSQL or a watched store is down, logs that outage, not `what`. */
  failed(error: unknown, what: string): void
  /** Whether this process watches the store, so that callers need not log its outages themselves. */
  watches(store: Needed): boolean
}

interface Outage {
  at: number
  refused: boolean
  /** How long the store must go without a failure before it counts as back. */
  quietMs: number
}

export const openStoreNotes = (
  log: Pick<Log, 'debug' | 'info' | 'warn'>,
  now: () => number = () => performance.now(),
): StoreNotes => {
  const outages = new Map<Needed, Outage>()
  const returned = new Map<Needed, { at: number; quietMs: number }>()
  const watched = new Set<Needed>()

  const quietFor = (store: Needed): number => {
    const last = returned.get(store)
    return last && now() - last.at < SOON_MS ? Math.min(last.quietMs * 2, QUIET_AT_MOST_MS) : QUIET_MS
  }

  const away = (store: Needed, error: unknown): void => {
    watched.add(store)
    const refused = error instanceof WrongSetting
    const before = outages.get(store)
    outages.set(store, { at: now(), refused, quietMs: before?.quietMs ?? quietFor(store) })
    if (before?.refused !== refused) log.warn({ store, err: error }, `${store} is unavailable, full or slow`)
  }
  return {
    away,
    watches: (store) => watched.has(store),
    answered(store) {
      watched.add(store)
      const last = outages.get(store)
      if (last === undefined || now() - last.at < last.quietMs) return
      outages.delete(store)
      returned.set(store, { at: now(), quietMs: last.quietMs })
      log.info({ store }, `${store} is available again`)
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
