import type { Backlog, Outbox } from '@agent-memory/core/ports/work/outbox'

/** The result of a read of the outbox is reused for at least this long. */
const FRESH_MS = 1_000
/**
 * Reading takes at most 1/SHARE of the time: the longer a read takes, the later the next read starts, but no later
 * than `OLDEST_MS` allows.
 */
const SHARE = 50
/** Longest reuse of a result. It is less than `STALE_MS`, the age at which back-pressure ignores a result. */
const OLDEST_MS = 10_000

/**
 * Opens a cached view of the outbox for the whole process. A result is reused for a second, or for fifty times as long
 * as its read took if that is longer, up to ten seconds. Concurrent callers share one read.
 */
export const openBacklogView = (outbox: Pick<Outbox, 'backlog'>): (() => Promise<Backlog>) => {
  let view: Promise<Backlog> | undefined
  let freshUntil = 0
  const look = async (): Promise<Backlog> => {
    const began = performance.now()
    const backlog = await outbox.backlog()
    const now = performance.now()
    freshUntil = now + Math.min(OLDEST_MS, Math.max(FRESH_MS, SHARE * (now - began)))
    return backlog
  }
  return () => {
    if (view && performance.now() < freshUntil) return view
    freshUntil = Number.POSITIVE_INFINITY
    view = look().catch((error) => {
      freshUntil = 0
      throw error
    })
    return view
  }
}
