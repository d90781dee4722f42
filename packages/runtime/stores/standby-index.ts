import { readsHistory } from '@agent-memory/core/memory/find/filters'
import type { ExternalIndex } from '@agent-memory/core/ports/memory/external-index'
import type { IndexLedger } from '@agent-memory/core/ports/memory/index-ledger'
import type { MemoryIndex } from '@agent-memory/core/ports/memory/memory-index'
import { orStandby } from './or-standby.js'

/** How long a process remembers whether the external index is filled before it asks PostgreSQL again. */
export const FILLED_KNOWN_MS = 2_000

export interface StandbyOptions {
  external: ExternalIndex
  /** PostgreSQL's own index, which has the same ranking and needs no other store. */
  standby: MemoryIndex
  ledger: Pick<IndexLedger, 'isFilled'>
  log: { warn(fields: object, message: string): void }
}

/**
 * Searches the external index, or PostgreSQL's own while the external index is unavailable or not filled. PostgreSQL's
 * index gives the same results, but is slower for large volumes. A query that may find superseded memories always
 * searches PostgreSQL's index, because only that index has them.
 */
export const withStandby = ({ external, standby, ledger, log }: StandbyOptions): MemoryIndex => {
  const ask = orStandby({
    store: 'qdrant',
    isBack: () =>
      external.ping().then(
        () => true,
        () => false,
      ),
    onAway: () => log.warn({ set: external.set }, 'the vector store is unavailable; PostgreSQL answers instead'),
    onBack: () => log.warn({ set: external.set }, 'the vector store is available again'),
  })
  let filled = false
  let lookedAt = Number.NEGATIVE_INFINITY

  const isFilled = async (): Promise<boolean> => {
    const now = performance.now()
    if (now - lookedAt >= FILLED_KNOWN_MS) {
      lookedAt = now
      filled = await ledger.isFilled(external.set)
    }
    return filled
  }
  return {
    async search(query, signal) {
      const own = () => standby.search(query, signal)
      const isPast = query.among !== null && readsHistory(query.among)
      return !isPast && (await isFilled()) ? ask(() => external.search(query, signal), own) : own()
    },
    async close() {
      await external.close()
      await standby.close()
    },
  }
}
