import { AppError } from '@agent-memory/core/errors'
import type { MonthlyQuota, QuotaStore } from '@agent-memory/core/ports/quotas'
import type { Principal } from '@agent-memory/core/principal'
import type { Response } from 'express'
import { showWindow } from './admission.js'
import { ClientGone } from './lifetime.js'
import type { RateWindow } from './rate-limit.js'

export interface Quotas {
  store: Pick<QuotaStore, 'take' | 'giveBack'>
  /** A call was refused, to this path. */
  onRefused(path: string): void
}

/** The month as a window of the X-RateLimit headers. */
export function windowOfMonth({ monthly, used }: MonthlyQuota, now: Date): RateWindow {
  const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)
  return {
    limit: monthly,
    remaining: Math.max(0, monthly - used),
    resetsAt: end / 1_000,
    secondsLeft: Math.max(1, Math.ceil((end - now.getTime()) / 1_000)),
    exceeded: used >= monthly,
  }
}

const quotaOf = (principal: Principal | null): MonthlyQuota | undefined =>
  principal?.kind === 'key' ? principal.quota : undefined

const refuse = (quotas: Quotas, path: string, { secondsLeft }: RateWindow): never => {
  quotas.onRefused(path)
  throw new AppError('rate_limited', "This is more than what is left of your organization's monthly quota.", {
    retryAfter: secondsLeft,
  })
}

/**
 * Refuses a caller whose organization has nothing left this month, before anything of the body is read: the quota came
 * with the key. Where there is none, this does nothing.
 * @throws AppError rate_limited until the end of the month
 */
export function refuseSpentQuota(quotas: Quotas, path: string, principal: Principal | null, response: Response): void {
  const quota = quotaOf(principal)
  if (!quota) return
  const month = windowOfMonth(quota, new Date())
  showWindow(response, month)
  if (month.exceeded) refuse(quotas, path, month)
}

/** A call that the quota counts. */
export interface CountedCall {
  path: string
  principal: Principal | null
  /** How many it counts for. */
  amount: number
  response: Response
  signal: AbortSignal
}

/**
 * Runs a call that the quota counts; one that does not fit is not run and counts nothing. One that is refused or fails is
 * given back, unless it only failed because its caller has left.
 * @throws AppError rate_limited until the end of the month; whatever the work throws
 */
export async function withinQuota<Result>(
  quotas: Quotas,
  { path, principal, amount, response, signal }: CountedCall,
  work: () => Promise<Result>,
): Promise<Result> {
  if (principal?.kind !== 'key' || !principal.quota) return work()
  const quota = await quotas.store.take(principal.orgId, amount)
  if (!quota) return work()
  const month = windowOfMonth(quota, new Date())
  if (!quota.taken) {
    showWindow(response, month)
    return refuse(quotas, path, month)
  }
  try {
    const result = await work()
    showWindow(response, month)
    return result
  } catch (error) {
    // A store that is away loses this count; the error of the call itself is what matters to the caller.
    if (!(signal.reason instanceof ClientGone)) await quotas.store.giveBack(principal.orgId, amount).catch(() => {})
    throw error
  }
}
