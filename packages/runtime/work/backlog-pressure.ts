import { AppError, Unavailable } from '@agent-memory/core/errors'
import { OPEN_JOBS } from '@agent-memory/core/limits'
import type { BackPressure } from '@agent-memory/core/ports/work/back-pressure'
import type { Backlog } from '@agent-memory/core/ports/work/outbox'
import { entryOf } from '@agent-memory/core/work/catalogue'
import type { RefusalReason } from '../observe/work-metrics.js'

/** If the last count of the outbox is older than this, no write is rejected. It gets this old only if reads fail. */
const STALE_MS = 15_000
/** Share of the limit that should be free again after Retry-After, so that more than one retry succeeds. */
const FREE_SHARE = 0.1
/** Retry-After in seconds: minimum, maximum, and the value while the drain rate is unknown. */
const RETRY = { least: 1, most: 120, unknown: 5 }

export interface BacklogPressureOptions {
  backlog: () => Promise<Backlog>
  /**
   * Maximum writes of one organization that await the guard. The maximum of all due jobs, except those with
   * `refuses: 'nobody'` in the job catalogue, is `OPEN_JOBS.inAll` times this.
   */
  maxOpenJobs: number
  onRefused: (reason: RefusalReason) => void
}

/** What the last read of the outbox found. */
interface Seen {
  at: number
  backlog: Backlog
  /** Writes awaiting judgement, by organization. */
  ofOrganization: ReadonlyMap<string, number>
  /** All due jobs except those with `refuses: 'nobody'`. */
  inAll: number
  /**
   * Jobs of all kinds done per second by all processes together. Null until there are two reads to compare.
   */
  drained: number | null
}

/**
 * Rejects writes while too many jobs are open:
 * - An organization's writes get rate_limited when too many of its own writes await the guard.
 * - All writes get service_unavailable when there are too many jobs in total, including jobs that count towards no
 *   organization's limit, such as index jobs.
 *
 * Each check reads the outbox again in the background if the last count is old. Writes that this process has admitted
 * since then count too. Writes admitted by other processes do not, so the limits can be exceeded. Retry-After is the
 * time to drain to 90 % of the limit at the measured rate. Each waiting organization is assumed to get an equal part of
 * that rate.
 */
export const openBacklogPressure = ({ backlog, maxOpenJobs, onRefused }: BacklogPressureOptions): BackPressure => {
  let seen: Seen | undefined
  let looking = false
  /**
   * Writes that this process has admitted since a read of the outbox started: `letThrough` since the start of the last
   * finished read, and `meanwhile` since the start of the read in progress.
   */
  let letThrough = tally()
  let meanwhile = tally()
  const look = (): void => {
    if (looking) return
    looking = true
    meanwhile = tally()
    backlog()
      .then((found) => {
        if (found === seen?.backlog) return
        seen = toSeen(found, seen)
        letThrough = meanwhile
      })
      // Nothing to do on an error: if the store is down, the write itself will fail.
      .catch(() => {})
      .finally(() => {
        looking = false
      })
  }
  return {
    refusal(orgId, writes) {
      look()
      if (!seen || performance.now() - seen.at > STALE_MS) return null
      const { ofOrganization, drained } = seen
      const inAll = seen.inAll + letThrough.inAll
      const bound = maxOpenJobs * OPEN_JOBS.inAll
      if (inAll >= bound) {
        onRefused('backlog')
        const retryAfter = secondsToDrain(inAll, bound, drained)
        return new Unavailable('backlog', 'Too much work is waiting to be done; retry later.', { retryAfter })
      }
      const own = (ofOrganization.get(orgId) ?? 0) + (letThrough.of.get(orgId) ?? 0)
      if (own < maxOpenJobs) {
        letThrough.add(orgId, writes)
        if (meanwhile !== letThrough) meanwhile.add(orgId, writes)
        return null
      }
      onRefused('organization_backlog')
      const retryAfter = secondsToDrain(own, maxOpenJobs, drained && drained / ofOrganization.size)
      return new AppError(
        'rate_limited',
        `Too many of your writes are waiting for the guard; retry in ${retryAfter} s.`,
        {
          retryAfter,
        },
      )
    },
  }
}

const tally = () => {
  const of = new Map<string, number>()
  return {
    of,
    inAll: 0,
    add(orgId: string, writes: number): void {
      of.set(orgId, (of.get(orgId) ?? 0) + writes)
      this.inAll += writes
    },
  }
}

const secondsToDrain = (open: number, bound: number, perSecond: number | null): number => {
  if (perSecond === null) return RETRY.unknown
  const seconds = (open - (1 - FREE_SHARE) * bound) / perSecond
  return Math.min(RETRY.most, Math.max(RETRY.least, Math.ceil(seconds)))
}

const toSeen = (backlog: Backlog, before: Seen | undefined): Seen => {
  const ofOrganization = new Map<string, number>()
  for (const { job, orgId, jobs } of backlog.open) {
    if (orgId !== null && entryOf(job)?.refuses === 'its organization')
      ofOrganization.set(orgId, (ofOrganization.get(orgId) ?? 0) + jobs)
  }
  const inAll = pressing(backlog)
  const at = performance.now()
  if (!before) return { at, backlog, ofOrganization, inAll, drained: null }
  const done = backlog.promised - before.backlog.promised - (allOf(backlog) - allOf(before.backlog))
  const drained = Math.max(0, done) / ((at - before.at) / 1_000)
  return { at, backlog, ofOrganization, inAll, drained }
}

/** Wraps back-pressure so that `onRefused` is called on each rejection. */
export const noted = (pressure: BackPressure, onRefused: () => void): BackPressure => ({
  refusal(orgId, writes) {
    const refusal = pressure.refusal(orgId, writes)
    if (refusal) onRefused()
    return refusal
  },
})

/**
 * Counts the due jobs that may cause rejections. Postponed jobs, such as a delivery to be retried in a day or a removal
 * due next month, are no reason to reject a write.
 */
const pressing = ({ open }: Backlog): number =>
  open.reduce((sum, { job, jobs }) => sum + (entryOf(job)?.refuses === 'nobody' ? 0 : jobs), 0)

const allOf = ({ open }: Backlog): number => open.reduce((sum, { jobs, postponed }) => sum + jobs + postponed, 0)
