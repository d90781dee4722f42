import type { EmbedPriority } from '@agent-memory/core/ports/memory/embedder'
import { openTurns, type Turns } from '@agent-memory/core/work/turns'

/** A class of items that was skipped this many times in a row is served next. */
const MAX_SKIPS = 8

/**
 * Where an item waits. `priority` and `isLong` determine its class. In each class, every tenant has a queue, and all
 * items without a tenant share a queue.
 */
export interface Place {
  priority: EmbedPriority
  tenant?: string | undefined
  /** Whether the item's run takes several times as long as others. */
  isLong?: boolean
}

export interface PriorityQueue<T> {
  readonly size: number
  push(item: T, place: Place): void
  /** Puts an item back at the front of its class. */
  unshift(item: T, place: Place): void
  remove(item: T, place: Place): void
  /** @param withLong whether long items may be taken */
  take(withLong?: boolean): T | undefined
  /** Empties the queue and returns its items. */
  drain(): T[]
}

const PRIORITIES: readonly EmbedPriority[] = ['query', 'write', 'bulk']
/** Returns an item's class: in each priority, long runs come after short runs. */
const classOf = ({ priority, isLong = false }: Place): number => 2 * PRIORITIES.indexOf(priority) + Number(isLong)
const CLASSES = PRIORITIES.flatMap((priority) => [false, true].map((isLong) => classOf({ priority, isLong })))
const isLongClass = (at: number): boolean => at % 2 === 1

/**
 * Creates a queue where queries come before writes, and writes before bulk work. A class is served round-robin over
 * tenants, first in, first out within a tenant: the first item of a tenant waits for at most one item of each other
 * tenant. To prevent starvation, a class skipped eight times in a row goes next: under any load a waiting class gets
 * one of every thirteen runs for which it is eligible.
 */
export function createPriorityQueue<T>(): PriorityQueue<T> {
  const waiting: Turns<T>[] = CLASSES.map(() => openTurns())
  const skipped = CLASSES.map(() => 0)
  const lineOf = (place: Place) => waiting[classOf(place)] as Turns<T>

  const nextClass = (withLong: boolean): number | undefined => {
    const open = CLASSES.filter((at) => waiting[at]?.size !== 0 && (withLong || !isLongClass(at)))
    return open.find((at) => (skipped[at] ?? 0) >= MAX_SKIPS) ?? open[0]
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
      for (const at of CLASSES) skipped[at] = at === taken || waiting[at]?.size === 0 ? 0 : (skipped[at] ?? 0) + 1
      return waiting[taken]?.take()
    },
    drain: () => waiting.flatMap((line) => line.drain()),
  }
}
