/** Who waits; undefined stands for all that belong to nobody in particular. */
export type Tenant = string | undefined

/** Items that wait in a line for each tenant. Tenants take turns, an item each; a line is first in, first out. */
export interface Turns<Item> {
  readonly size: number
  push(item: Item, tenant: Tenant): void
  /** Puts an item at the front of its line, and its tenant's turn next. */
  unshift(item: Item, tenant: Tenant): void
  /** False when it does not wait. */
  remove(item: Item, tenant: Tenant): boolean
  take(): Item | undefined
  /** Empties all lines. */
  drain(): Item[]
}

/** However many items one tenant waits for, the next one of another is taken after at most one of each. */
export function openTurns<Item>(): Turns<Item> {
  /** The tenant whose turn it is comes first. */
  const lines = new Map<Tenant, Item[]>()
  let size = 0
  return {
    get size() {
      return size
    },
    push(item, tenant) {
      const line = lines.get(tenant)
      if (line) line.push(item)
      else lines.set(tenant, [item])
      size++
    },
    unshift(item, tenant) {
      const others = [...lines].filter(([other]) => other !== tenant)
      const line = [item, ...(lines.get(tenant) ?? [])]
      lines.clear()
      for (const [of, items] of [[tenant, line] as const, ...others]) lines.set(of, items)
      size++
    },
    remove(item, tenant) {
      const line = lines.get(tenant) ?? []
      const at = line.indexOf(item)
      if (at < 0) return false
      line.splice(at, 1)
      if (line.length === 0) lines.delete(tenant)
      size--
      return true
    },
    take() {
      const [next] = lines
      if (!next) return undefined
      const [tenant, line] = next
      const item = line.shift()
      lines.delete(tenant)
      if (line.length > 0) lines.set(tenant, line)
      size--
      return item
    },
    drain() {
      const items = [...lines.values()].flat()
      lines.clear()
      size = 0
      return items
    },
  }
}

/** Lets so many pieces of work through at once. */
export interface Gate {
  /**
   * Runs the work when its tenant's turn has come.
   * @throws the signal's reason when it is aborted before, and whatever the work throws
   */
  pass<Result>(tenant: Tenant, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>
}

/** @param width how many pieces of work may be under way at once */
export function openGate(width: number): Gate {
  const waiting = openTurns<() => void>()
  let underWay = 0
  const enter = (tenant: Tenant, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const leave = () => {
        if (waiting.remove(begin, tenant)) reject(signal.reason)
      }
      const begin = () => {
        signal.removeEventListener('abort', leave)
        underWay++
        resolve()
      }
      if (underWay < width) return begin()
      signal.addEventListener('abort', leave, { once: true })
      waiting.push(begin, tenant)
    })
  return {
    async pass(tenant, signal, work) {
      await enter(tenant, signal)
      try {
        return await work()
      } finally {
        underWay--
        waiting.take()?.()
      }
    },
  }
}
