import type { EmbedPriority } from '@agent-memory/core/ports/embedder'
import { openTurns, type Turns } from '@agent-memory/core/turns'

const ORDER: readonly EmbedPriority[] = ['query', 'write', 'bulk']
/** A class that was passed over so often in a row goes next. */
const PATIENCE = 8

/** Where an item waits: its class, and within it the line of its tenant; those without one share a line. */
export interface Place {
  priority: EmbedPriority
  tenant?: string | undefined
}

export interface PriorityQueue<T> {
  readonly size: number
  push(item: T, place: Place): void
  /** Puts an item back to the front of its class. */
  unshift(item: T, place: Place): void
  remove(item: T, place: Place): void
  take(): T | undefined
  /** Empties the queue. */
  drain(): T[]
}

/**
 * Queries before writes before bulk work. Within a class tenants take turns, an item each, and a tenant's own items go
 * first in, first out: however many one of them waits for, another's next one waits for one of each at most. So that a
 * flood of queries cannot stop writes for ever, a class that others were taken before eight times in a row goes next:
 * under any load at least one run in nine is a waiting write, and one in nine a waiting bulk text.
 */
export function createPriorityQueue<T>(): PriorityQueue<T> {
  const waiting: Record<EmbedPriority, Turns<T>> = { query: openTurns(), write: openTurns(), bulk: openTurns() }
  const passedOver: Record<EmbedPriority, number> = { query: 0, write: 0, bulk: 0 }

  const nextClass = (): EmbedPriority | undefined => {
    const filled = ORDER.filter((priority) => waiting[priority].size > 0)
    return filled.find((priority) => passedOver[priority] >= PATIENCE) ?? filled[0]
  }
  return {
    get size() {
      return ORDER.reduce((sum, priority) => sum + waiting[priority].size, 0)
    },
    push: (item, { priority, tenant }) => waiting[priority].push(item, tenant),
    unshift: (item, { priority, tenant }) => waiting[priority].unshift(item, tenant),
    remove: (item, { priority, tenant }) => void waiting[priority].remove(item, tenant),
    take() {
      const taken = nextClass()
      if (!taken) return undefined
      for (const priority of ORDER) {
        passedOver[priority] = priority === taken || waiting[priority].size === 0 ? 0 : passedOver[priority] + 1
      }
      return waiting[taken].take()
    },
    drain: () => ORDER.flatMap((priority) => waiting[priority].drain()),
  }
}
