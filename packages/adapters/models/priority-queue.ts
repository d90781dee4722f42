import type { EmbedPriority } from '@agent-memory/core/ports/embedder'

const ORDER: readonly EmbedPriority[] = ['query', 'write', 'bulk']
/** A class that was passed over so often in a row goes next. */
const PATIENCE = 8

export interface PriorityQueue<T> {
  readonly size: number
  push(item: T, priority: EmbedPriority): void
  /** Puts an item back to the front of its class. */
  unshift(item: T, priority: EmbedPriority): void
  remove(item: T, priority: EmbedPriority): void
  take(): T | undefined
  /** Empties the queue. */
  drain(): T[]
}

/**
 * First in, first out within a class; queries before writes before bulk work. So that a flood of queries cannot stop
 * writes for ever, a class that others were taken before eight times in a row goes next: under any load at least one
 * run in nine is a waiting write, and one in nine a waiting bulk text.
 */
export function createPriorityQueue<T>(): PriorityQueue<T> {
  const waiting: Record<EmbedPriority, T[]> = { query: [], write: [], bulk: [] }
  const passedOver: Record<EmbedPriority, number> = { query: 0, write: 0, bulk: 0 }

  const nextClass = (): EmbedPriority | undefined => {
    const filled = ORDER.filter((priority) => waiting[priority].length > 0)
    return filled.find((priority) => passedOver[priority] >= PATIENCE) ?? filled[0]
  }
  return {
    get size() {
      return ORDER.reduce((sum, priority) => sum + waiting[priority].length, 0)
    },
    push: (item, priority) => void waiting[priority].push(item),
    unshift: (item, priority) => void waiting[priority].unshift(item),
    remove(item, priority) {
      const at = waiting[priority].indexOf(item)
      if (at >= 0) waiting[priority].splice(at, 1)
    },
    take() {
      const taken = nextClass()
      if (!taken) return undefined
      for (const priority of ORDER) {
        passedOver[priority] = priority === taken || waiting[priority].length === 0 ? 0 : passedOver[priority] + 1
      }
      return waiting[taken].shift()
    },
    drain: () => ORDER.flatMap((priority) => waiting[priority].splice(0)),
  }
}
