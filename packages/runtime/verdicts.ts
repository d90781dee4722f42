import { AppError, isUnavailable, Unavailable } from '@agent-memory/core/errors'
import { WRITE_WAIT_MS, WRITE_WAIT_STOPPING_MS } from '@agent-memory/core/limits'
import type { Outcome } from '@agent-memory/core/memory/types'
import type { MemoryStore } from '@agent-memory/core/ports/memories'
import type { Signals } from '@agent-memory/core/ports/signals'
import type { Verdicts as VerdictsPort } from '@agent-memory/core/ports/verdicts'

/** One query for all waiters of the process, so that a lost signal costs a quarter of a second. */
const POLL_MS = 250
/** A write that waits on background work which finds its store away is told within so long, and may be retried. */
const PATIENCE_AWAY_MS = 1_000
/** The relay hands over again what it could not after five seconds; then it is known whether the store is back. */
const AWAY_MS = 6_000

export interface Verdicts extends VerdictsPort {
  /**
   * Background work found its store away or full: until a verdict arrives, or for six seconds, no wait lasts over one
   * second; then it is service_unavailable, with the memory_id.
   */
  storeAway(error: Unavailable): void
  /** What was decided in this process, so that who waits for it here need not read it; it is committed. */
  tell(outcome: Outcome): void
  /** From now on no wait lasts over twelve seconds. */
  stopping(): void
  close(): void
}

interface Waiter {
  began: number
  deadline: number
  resolve(outcome: Outcome): void
  reject(error: Error): void
}

/** Lets requests wait on rows: events only wake, the row is the truth. */
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
  const look = async (memoryIds: string[]): Promise<void> => {
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
      if (error && [...waiting].some((waiter) => waiter.began + PATIENCE_AWAY_MS <= now)) {
        settle(memoryId, (waiter) => waiter.reject(unavailable(memoryId, error)))
      } else if ([...waiting].some((waiter) => waiter.deadline <= now)) {
        settle(memoryId, (waiter) => waiter.reject(late(memoryId, stopping)))
      }
    }
    if (away && away.until <= now) away = undefined
  }

  const woken = new Set<string>()
  const lookAtWoken = (): void => {
    const memoryIds = [...woken]
    woken.clear()
    look(memoryIds).catch(onError)
  }
  const wake = (memoryId: string): void => {
    if (!waiters.has(memoryId)) return
    if (woken.size === 0) setImmediate(lookAtWoken)
    woken.add(memoryId)
  }
  signals.onDecided((memoryIds) => memoryIds.forEach(wake))
  const underWay = new Set<string>()
  const poll = setInterval(() => {
    const memoryIds = [...waiters.keys()].filter((memoryId) => !underWay.has(memoryId))
    for (const memoryId of memoryIds) underWay.add(memoryId)
    look(memoryIds)
      .catch(onError)
      .finally(() => {
        for (const memoryId of memoryIds) underWay.delete(memoryId)
        // What was decided while this process stood still is not late: it lies in the sockets, which are read first.
        setImmediate(expire)
      })
  }, POLL_MS)

  /** Gives the way to stop waiting. */
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
      away = { until: performance.now() + AWAY_MS, error }
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

const deleted = () => new AppError('memory_not_found', 'The memory was deleted before the guard decided on it.')

const unavailable = (memoryId: string, cause: unknown) =>
  new Unavailable(
    // Outcomes are read there.
    isUnavailable(cause) ? cause.needed : 'postgresql',
    'A store that the guard needs is away or full; the memory is kept. Retry to learn its outcome.',
    {
      retryAfter: 1,
      fields: { memory_id: memoryId },
      cause,
    },
  )

const late = (memoryId: string, stopping: boolean) =>
  stopping
    ? new Unavailable('process', 'The service is restarting; the memory is kept. Retry to learn its outcome.', {
        retryAfter: 2,
        fields: { memory_id: memoryId },
      })
    : new AppError('write_failed', 'The guard has not decided in time; the memory is kept. Retry to attach to it.', {
        retryAfter: 5,
        fields: { memory_id: memoryId },
      })
