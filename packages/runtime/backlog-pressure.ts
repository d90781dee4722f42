import { AppError, Unavailable } from '@agent-memory/core/errors'
import { OPEN_JOBS } from '@agent-memory/core/limits'
import type { BackPressure } from '@agent-memory/core/ports/back-pressure'
import type { Backlog } from '@agent-memory/core/ports/outbox'
import { entryOf } from '@agent-memory/core/work/catalogue'
import type { RefusalReason } from './work-metrics.js'

/** What was seen longer ago than this says nothing about now; a view is fresh for less, however long the outbox. */
const STALE_MS = 15_000
/** A refused caller shall find this share of the bound free when it comes back, rather than one place. */
const ROOM = 0.1
/** Seconds: what Retry-After says at least and at most, and where no drain has been seen yet. */
const RETRY = { least: 1, most: 120, unknown: 5 }

export interface BacklogPressureOptions {
  backlog: () => Promise<Backlog>
  /** Judgements of one organization; OPEN_JOBS.inAll times it jobs of all kinds but the graph's in all. */
  maxOpenJobs: number
  onRefused: (reason: RefusalReason) => void
}

/** What the last look has shown. */
interface Seen {
  at: number
  backlog: Backlog
  /** Writes that wait to be judged, by organization. */
  ofOrganization: ReadonlyMap<string, number>
  /** Jobs of all kinds but the graph's. */
  inAll: number
  /** Jobs of all kinds done a second, by all processes together; null before a second look. */
  drained: number | null
}

/**
 * Refuses writes while too much is open: an organization's with rate_limited when too many of its own wait to be judged,
 * everybody's with service_unavailable when there are too many jobs in all: those of the index are the fault of no
 * organization, but the store fills with them all the same. A question looks at the outbox beside the request where the last look is old; what this process
 * has let through since counts too, what others have comes on top of the bounds. Retry-After is the time in which a tenth of the bound
 * drains at the measured rate, of which each organization that waits has the same share.
 */
export const openBacklogPressure = ({ backlog, maxOpenJobs, onRefused }: BacklogPressureOptions): BackPressure => {
  let seen: Seen | undefined
  let looking = false
  /** Let through since the last look was begun; since the one that is under way. */
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
      // A store that is away refuses the write itself.
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
      return new AppError('rate_limited', `Too many of your writes wait to be judged; retry in ${retryAfter} s.`, {
        retryAfter,
      })
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
  const seconds = (open - (1 - ROOM) * bound) / perSecond
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

/** Tells when it refuses. */
export const noted = (pressure: BackPressure, onRefused: () => void): BackPressure => ({
  refusal(orgId, writes) {
    const refusal = pressure.refusal(orgId, writes)
    if (refusal) onRefused()
    return refusal
  },
})

/** What is due: a delivery that waits a day for its receiver, or a removal of next month, is no reason to refuse a write. */
const pressing = ({ open }: Backlog): number =>
  open.reduce((sum, { job, jobs }) => sum + (entryOf(job)?.refuses === 'nobody' ? 0 : jobs), 0)

const allOf = ({ open }: Backlog): number => open.reduce((sum, { jobs, postponed }) => sum + jobs + postponed, 0)
