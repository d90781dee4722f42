import { AppError, isUnavailable, Unavailable } from '@agent-memory/core/errors'
import { WRITE_WAIT_MS, WRITE_WAIT_STOPPING_MS } from '@agent-memory/core/limits'
import type { Outcome } from '@agent-memory/core/memory/types'
import type { MemoryStore } from '@agent-memory/core/ports/memory/memories'
import type { Verdicts as VerdictsPort } from '@agent-memory/core/ports/memory/verdicts'
import type { Signals } from '@agent-memory/core/ports/work/outbox'

/** How often a query reads the outcomes for all waiters of the process, so that a lost signal costs at most 250 ms. */
const POLL_MS = 250
/** How long a write waits for its verdict while background work cannot reach a store. The client can then retry. */
const OUTAGE_WAIT_MS = 1_000
/**
 * How long an outage is assumed to last. Jobs are dispatched again after 5 s, which shows whether the store is back.
 */
const OUTAGE_MS = 6_000

export interface Verdicts extends VerdictsPort {
  /**
   * Call when background work found a store down or full. For six seconds, or until a verdict arrives, every wait ends
   * after one second with service_unavailable and the memory_id.
   */
  storeAway(error: Unavailable): void
  /** Gives waiters an outcome that this process decided and committed, so that they need not read it. */
  tell(outcome: Outcome): void
  /** Call at the start of a shutdown: from then on waits are limited to twelve seconds. */
  stopping(): void
  close(): void
}

interface Waiter {
  began: number
  deadline: number
  resolve(outcome: Outcome): void
  reject(error: Error): void
}

/** Lets requests wait for verdicts. A signal only triggers a read; the outcome is what the memory's row says. */
export const openVerdicts = (memories: MemoryStore, signals: Signals, onError: (error: unknown) => void): Verdicts => {
  const waiters = new Map<string, Set<Waiter>>()
  let stopping = false
  let away: { until: number; error: Unavailable } | undefined

  const settle = (memoryId: string, act: (waiter: Waiter) => void): void => {
    const waiting = waiters.get(memoryId)
    waiters.delete(memoryId)
    for (const waiter of waiting ?? []) act(waiter)
  }
  const tell = (outcome: Outcome): void => {
    away = undefined
    settle(outcome.memoryId, (waiter) => waiter.resolve(outcome))
  }
  const readOutcomes = async (memoryIds: string[]): Promise<void> => {
    if (memoryIds.length === 0) return
    const outcomes = await memories.outcomes(memoryIds).catch((error: unknown) => {
      for (const memoryId of memoryIds) settle(memoryId, (waiter) => waiter.reject(unavailable(memoryId, error)))
      throw error
    })
    const found = new Map(outcomes.map((outcome) => [outcome.memoryId, outcome]))
    for (const memoryId of memoryIds) {
      const outcome = found.get(memoryId)
      if (!outcome) settle(memoryId, (waiter) => waiter.reject(deleted()))
      else if (outcome.status !== 'pending') tell(outcome)
    }
  }
  const expire = (): void => {
    const now = performance.now()
    for (const [memoryId, waiting] of waiters) {
      const error = away?.error
      if (error && [...waiting].some((waiter) => waiter.began + OUTAGE_WAIT_MS <= now)) {
        settle(memoryId, (waiter) => waiter.reject(unavailable(memoryId, error)))
      } else if ([...waiting].some((waiter) => waiter.deadline <= now)) {
        settle(memoryId, (waiter) => waiter.reject(late(memoryId, stopping)))
      }
    }
    if (away && away.until <= now) away = undefined
  }

  const woken = new Set<string>()
  const readWoken = (): void => {
    const memoryIds = [...woken]
    woken.clear()
    readOutcomes(memoryIds).catch(onError)
  }
  const wake = (memoryId: string): void => {
    if (!waiters.has(memoryId)) return
    if (woken.size === 0) setImmediate(readWoken)
    woken.add(memoryId)
  }
  signals.onDecided((memoryIds) => memoryIds.forEach(wake))
  const underWay = new Set<string>()
  const poll = setInterval(() => {
    const memoryIds = [...waiters.keys()].filter((memoryId) => !underWay.has(memoryId))
    for (const memoryId of memoryIds) underWay.add(memoryId)
    readOutcomes(memoryIds)
      .catch(onError)
      .finally(() => {
        for (const memoryId of memoryIds) underWay.delete(memoryId)
        // `setImmediate` lets the event loop read its sockets first: verdicts that arrived while this process was
        // stalled are not late.
        setImmediate(expire)
      })
  }, POLL_MS)

  /** Adds a waiter for the verdict on a memory. Returns a function that removes the waiter. */
  const enlist = (memoryId: string, { resolve, reject }: Pick<Waiter, 'resolve' | 'reject'>): (() => void) => {
    const limit = stopping ? WRITE_WAIT_STOPPING_MS : WRITE_WAIT_MS
    const began = performance.now()
    const waiter: Waiter = { began, deadline: began + limit, resolve, reject }
    const waiting = waiters.get(memoryId) ?? new Set()
    waiters.set(memoryId, waiting.add(waiter))
    return () => {
      waiting.delete(waiter)
      if (waiting.size === 0 && waiters.get(memoryId) === waiting) waiters.delete(memoryId)
    }
  }

  return {
    wait: (memoryId, { attached, signal }) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted()
        const leave = enlist(memoryId, { resolve, reject })
        if (attached) wake(memoryId)
        signal.addEventListener('abort', () => {
          leave()
          reject(signal.reason)
        })
      }),
    async waitForAll(memoryIds, signal) {
      const leaving: (() => void)[] = []
      const outcomes = memoryIds.map(
        (memoryId) =>
          new Promise<Outcome | null>((resolve) => {
            const leave = enlist(memoryId, { resolve, reject: () => resolve(null) })
            leaving.push(() => {
              leave()
              resolve(null)
            })
            wake(memoryId)
          }),
      )
      const leaveAll = () => {
        for (const leave of leaving) leave()
      }
      if (signal.aborted) leaveAll()
      signal.addEventListener('abort', leaveAll)
      return Promise.all(outcomes)
    },
    tell,
    storeAway(error) {
      away = { until: performance.now() + OUTAGE_MS, error }
    },
    stopping() {
      stopping = true
      const latest = performance.now() + WRITE_WAIT_STOPPING_MS
      for (const waiting of waiters.values()) {
        for (const waiter of waiting) waiter.deadline = Math.min(waiter.deadline, latest)
      }
    },
    close: () => clearInterval(poll),
  }
}

const deleted = () =>
  new AppError(
    'memory_not_found',
    'This memory, or the one it was merged into, has just been erased. Write it again to keep it.',
  )

const unavailable = (memoryId: string, cause: unknown) =>
  new Unavailable(
    // Any other error comes from PostgreSQL, from which outcomes are read.
    isUnavailable(cause) ? cause.needed : 'postgresql',
    'A store that the guard needs is unavailable or full; the memory is stored. Retry to get the decision.',
    {
      retryAfter: 1,
      fields: { memory_id: memoryId },
      cause,
    },
  )

const late = (memoryId: string, stopping: boolean) =>
  stopping
    ? new Unavailable(
        'process',
        'The service is restarting. The memory is stored but not judged yet: retry the request to get the decision.',
        {
          retryAfter: 2,
          fields: { memory_id: memoryId },
        },
      )
    : new AppError('write_failed', 'The memory is stored but not judged yet: retry the request to get the decision.', {
        retryAfter: 5,
        fields: { memory_id: memoryId },
      })
