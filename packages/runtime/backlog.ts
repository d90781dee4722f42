import type { Backlog, Outbox } from '@agent-memory/core/ports/outbox'

/** One look at the outbox serves for at least so long. */
const FRESH_MS = 1_000
/** Looking takes at most one part in so many of the time: a long outbox is looked at less often. */
const SHARE = 50
/** But after so long at the latest, before back-pressure holds what was seen for too old to refuse by. */
const OLDEST_MS = 10_000

/**
 * Looks at the outbox for all of this process that ask: an answer is at most a second old, or fifty times what the look
 * took, up to ten seconds, and askers of the same moment share one look.
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
