/** The tenant an item belongs to; undefined groups all items without a tenant. */
export type Tenant = string | undefined

/** A FIFO queue per tenant; the tenants are served in turn, one item at a time. */
export interface Turns<Item> {
  readonly size: number
  push(item: Item, tenant: Tenant): void
  /** Puts an item at the front of its tenant's queue, and lets this tenant be served next. */
  unshift(item: Item, tenant: Tenant): void
  /** Removes a queued item; false if it is not queued. */
  remove(item: Item, tenant: Tenant): boolean
  take(): Item | undefined
  /** Empties all queues. */
  drain(): Item[]
}

/**
 * Opens empty queues. However many items one tenant queues, another tenant's next item waits for at most one item of
 * each other tenant.
 */
export function openTurns<Item>(): Turns<Item> {
  /** The queue of each tenant, in turn order. */
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

/** Limits how many pieces of work run at once. */
export interface Gate {
  /**
   * Runs the work when it is its tenant's turn.
   * @throws the signal's reason when the signal aborts before the turn, and whatever the work throws
   */
  pass<Result>(tenant: Tenant, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>
}

/** @param width how many pieces of work may run at once */
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
