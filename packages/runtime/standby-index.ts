import { AppError } from '@agent-memory/core/errors'
import type { ExternalIndex } from '@agent-memory/core/ports/external-index'
import type { IndexLedger } from '@agent-memory/core/ports/index-ledger'
import type { MemoryIndex } from '@agent-memory/core/ports/memory-index'
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel'

/** So many searches in a row that find the store away, and it is left alone; one every BREAK_MS finds out whether it is back. */
const FAILURES_TO_BREAK = 3
const BREAK_MS = 2_000
/** How old a process's knowledge may be whether a set is filled. */
export const FILLED_KNOWN_MS = 2_000

export interface StandbyOptions {
  external: ExternalIndex
  /** PostgreSQL's own index, which has the same ranking and needs no other store. */
  standby: MemoryIndex
  ledger: Pick<IndexLedger, 'isFilled'>
  log: { warn(fields: object, message: string): void }
}

/**
 * Searches the index in its own store; PostgreSQL's as long as that one is not filled, and while it is away: slower in
 * a large volume, but complete and the same.
 */
export const withStandby = ({ external, standby, ledger, log }: StandbyOptions): MemoryIndex => {
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof AppError && error.code === 'service_unavailable'),
    { halfOpenAfter: BREAK_MS, breaker: new ConsecutiveBreaker(FAILURES_TO_BREAK) },
  )
  breaker.onBreak(() => log.warn({ set: external.set }, 'the vector store is away; PostgreSQL answers in its place'))
  breaker.onReset(() => log.warn({ set: external.set }, 'the vector store is back'))
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
      if (!(await isFilled())) return standby.search(query, signal)
      try {
        return await breaker.execute(() => external.search(query, signal))
      } catch (error) {
        const away =
          error instanceof AppError ? error.code === 'service_unavailable' : breaker.state !== CircuitState.Closed
        if (!away) throw error
        return standby.search(query, signal)
      }
    },
    async close() {
      await external.close()
      await standby.close()
    },
  }
}
