import type { Tenant } from './turns.js'

/** For so many milliseconds after it was last heard of, a tenant counts as active. */
const ACTIVE_MS = 10_000

/** Whom a process works for now. */
export interface Activity {
  /** The tenant writes or asks, or a job of its begins; what costs little, as an open stream, is not noted. */
  note(tenant: Tenant): void
  /** Whether any other tenant was active within the last 10 s. */
  othersThan(tenant: Tenant): boolean
  /** Tells when several tenants are active from now on, and when there is but one again, as seen at the next note. */
  onCompany(listener: (company: boolean) => void): void
}

/** @param nowMs a clock that never goes back, in milliseconds */
export function openActivity(nowMs: () => number): Activity {
  interface Seen {
    tenant: Tenant
    at: number
  }
  // The last one heard of and the last one before it that was another: all that the question can be about.
  let latest: Seen | undefined
  let before: Seen | undefined
  let company = false
  const listeners: ((company: boolean) => void)[] = []
  const othersThan = (tenant: Tenant): boolean => {
    const other = latest?.tenant === tenant ? before : latest
    return other !== undefined && nowMs() - other.at < ACTIVE_MS
  }
  return {
    note(tenant) {
      if (latest && latest.tenant !== tenant) before = latest
      latest = { tenant, at: nowMs() }
      if (company === othersThan(tenant)) return
      company = !company
      for (const listener of listeners) listener(company)
    },
    othersThan,
    onCompany: (listener) => void listeners.push(listener),
  }
}

/** Background work of all tenants on the way through one process. */
export interface Shares {
  /**
   * Runs the work when its tenant has room, and throws what it throws.
   * @throws Error when it waited and the process is ending
   */
  pass<Result>(tenant: Tenant, work: () => Promise<Result>): Promise<Result>
  /** Whoever waits is turned away, and whoever would have to. */
  close(): void
}

interface Waiting {
  enter(): void
  turnAway(error: Error): void
}

const ending = () => new Error('this process is ending; the job is run by another')

/**
 * Lets a tenant that is alone begin all its work at once, and one beside others so much: what is under way shares
 * the processor with the others' requests, and waiting costs them nothing.
 * @param besideOthers how many pieces of work of one tenant may be under way while others are active
 */
export function openShares(activity: Activity, besideOthers: number): Shares {
  const underWay = new Map<Tenant, number>()
  const waiting = new Map<Tenant, Waiting[]>()
  let closed = false
  const hasRoom = (tenant: Tenant): boolean =>
    (underWay.get(tenant) ?? 0) < besideOthers || !activity.othersThan(tenant)
  const enter = (tenant: Tenant): void => {
    activity.note(tenant)
    underWay.set(tenant, (underWay.get(tenant) ?? 0) + 1)
  }
  /** Who waits has work under way, whose end lets the next ones in: all of them once the others are gone. */
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
  const standInLine = (tenant: Tenant): Promise<void> =>
    new Promise((resolve, reject) => {
      if (closed) throw ending()
      const line = waiting.get(tenant) ?? []
      waiting.set(tenant, line)
      line.push({ enter: resolve, turnAway: reject })
    })
  return {
    async pass(tenant, work) {
      if (!waiting.has(tenant) && hasRoom(tenant)) enter(tenant)
      else await standInLine(tenant)
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
      for (const { turnAway } of lines.flat()) turnAway(ending())
    },
  }
}
