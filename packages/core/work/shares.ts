import type { Tenant } from './turns.js'

/** A tenant counts as active for this long after the last `note` for it. */
const ACTIVE_MS = 10_000

/** The tenants a process currently works for. */
export interface Activity {
  /**
   * Notes that the tenant is active. Call it when the tenant writes or queries, or one of its jobs starts, but not for
   * cheap things such as an open stream.
   */
  note(tenant: Tenant): void
  /** Whether any other tenant was active within the last 10 s. */
  hasOthers(tenant: Tenant): boolean
  /**
   * Registers a listener. It is called with true when a second tenant becomes active, and with false at the first
   * `note` after only one tenant is left.
   */
  onContention(listener: (company: boolean) => void): void
}

/** @param nowMs a clock that never goes back, in milliseconds */
export function openActivity(nowMs: () => number): Activity {
  interface Seen {
    tenant: Tenant
    at: number
  }
  // Two entries suffice: the latest tenant, and the latest of all other tenants.
  let latest: Seen | undefined
  let before: Seen | undefined
  let company = false
  const listeners: ((company: boolean) => void)[] = []
  const hasOthers = (tenant: Tenant): boolean => {
    const other = latest?.tenant === tenant ? before : latest
    return other !== undefined && nowMs() - other.at < ACTIVE_MS
  }
  return {
    note(tenant) {
      if (latest && latest.tenant !== tenant) before = latest
      latest = { tenant, at: nowMs() }
      if (company === hasOthers(tenant)) return
      company = !company
      for (const listener of listeners) listener(company)
    },
    hasOthers,
    onContention: (listener) => void listeners.push(listener),
  }
}

/** Limits each tenant's background work in one process. */
export interface Shares {
  /**
   * Runs the work once its tenant has capacity.
   * @throws Error when the work would have to wait and the process is shutting down; whatever the work throws
   */
  pass<Result>(tenant: Tenant, work: () => Promise<Result>): Promise<Result>
  /** Rejects all waiting work and, from then on, all work that would have to wait. */
  close(): void
}

interface Waiting {
  enter(): void
  reject(error: Error): void
}

const ending = () => new Error('this process is shutting down; another one runs the job')

/**
 * Limits a tenant's work only while other tenants are active, because the work then competes with their requests for
 * CPU time.
 * @param besideOthers how many pieces of work one tenant may run at once while others are active
 */
export function openShares(activity: Activity, besideOthers: number): Shares {
  const underWay = new Map<Tenant, number>()
  const waiting = new Map<Tenant, Waiting[]>()
  let closed = false
  const hasRoom = (tenant: Tenant): boolean => (underWay.get(tenant) ?? 0) < besideOthers || !activity.hasOthers(tenant)
  const enter = (tenant: Tenant): void => {
    activity.note(tenant)
    underWay.set(tenant, (underWay.get(tenant) ?? 0) + 1)
  }
  /**
   * Called when a piece of work ends: starts the tenant's next waiting work, or all its waiting work if no other tenant
   * is active any more. A tenant with waiting work always has running work too, so nothing waits forever.
   */
  const leave = (tenant: Tenant): void => {
    const left = (underWay.get(tenant) ?? 0) - 1
    if (left > 0) underWay.set(tenant, left)
    else underWay.delete(tenant)
    const line = waiting.get(tenant)
    while (line && line.length > 0 && hasRoom(tenant)) {
      enter(tenant)
      line.shift()?.enter()
    }
    if (line?.length === 0) waiting.delete(tenant)
  }
  const waitInLine = (tenant: Tenant): Promise<void> =>
    new Promise((resolve, reject) => {
      if (closed) throw ending()
      const line = waiting.get(tenant) ?? []
      waiting.set(tenant, line)
      line.push({ enter: resolve, reject })
    })
  return {
    async pass(tenant, work) {
      if (!waiting.has(tenant) && hasRoom(tenant)) enter(tenant)
      else await waitInLine(tenant)
      try {
        return await work()
      } finally {
        leave(tenant)
      }
    },
    close() {
      closed = true
      const lines = [...waiting.values()]
      waiting.clear()
      for (const { reject } of lines.flat()) reject(ending())
    },
  }
}
