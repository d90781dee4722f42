import type { EmbedPriority } from '@agent-memory/core/ports/embedder'
import { openTurns, type Turns } from '@agent-memory/core/turns'

/** A class that was passed over so often in a row goes next. */
const PATIENCE = 8

/** Where an item waits: its class, and within it the line of its tenant; those without one share a line. */
export interface Place {
  priority: EmbedPriority
  tenant?: string | undefined
  /** Its run takes several times as long as others do. */
  isLong?: boolean
}

export interface PriorityQueue<T> {
  readonly size: number
  push(item: T, place: Place): void
  /** Puts an item back to the front of its class. */
  unshift(item: T, place: Place): void
  remove(item: T, place: Place): void
  /** @param withLong whether it may be a long one */
  take(withLong?: boolean): T | undefined
  /** Empties the queue. */
  drain(): T[]
}

const PRIORITIES: readonly EmbedPriority[] = ['query', 'write', 'bulk']
/** A long run goes after the others of its priority. */
const classOf = ({ priority, isLong = false }: Place): number => 2 * PRIORITIES.indexOf(priority) + Number(isLong)
const CLASSES = PRIORITIES.flatMap((priority) => [false, true].map((isLong) => classOf({ priority, isLong })))
const isLongClass = (at: number): boolean => at % 2 === 1

/**
 * Queries before writes before bulk work. Within a class tenants take turns, an item each, and a tenant's own items go
 * first in, first out: however many one of them waits for, another's next one waits for one of each at most. So that a
 * flood of queries cannot stop writes for ever, a class that others were taken before eight times in a row goes next:
 * under any load a waiting item of each class is among thirteen runs that it may be among.
 */
export function createPriorityQueue<T>(): PriorityQueue<T> {
  const waiting: Turns<T>[] = CLASSES.map(() => openTurns())
  const passedOver = CLASSES.map(() => 0)
  const lineOf = (place: Place) => waiting[classOf(place)] as Turns<T>

  const nextClass = (withLong: boolean): number | undefined => {
    const open = CLASSES.filter((at) => waiting[at]?.size !== 0 && (withLong || !isLongClass(at)))
    return open.find((at) => (passedOver[at] ?? 0) >= PATIENCE) ?? open[0]
  }
  return {
    get size() {
      return waiting.reduce((sum, { size }) => sum + size, 0)
    },
    push: (item, place) => lineOf(place).push(item, place.tenant),
    unshift: (item, place) => lineOf(place).unshift(item, place.tenant),
    remove: (item, place) => void lineOf(place).remove(item, place.tenant),
    take(withLong = true) {
      const taken = nextClass(withLong)
      if (taken === undefined) return undefined
      for (const at of CLASSES) passedOver[at] = at === taken || waiting[at]?.size === 0 ? 0 : (passedOver[at] ?? 0) + 1
      return waiting[taken]?.take()
    },
    drain: () => waiting.flatMap((line) => line.drain()),
  }
}
