import type { Principal } from '@agent-memory/core/accounts/principal'
import { AppError } from '@agent-memory/core/errors'
import type { MonthlyQuota, QuotaStore } from '@agent-memory/core/ports/accounts/quotas'
import type { Response } from 'express'
import { showWindow } from '../admission.js'
import { ClientGone } from '../lifetime.js'
import type { RateWindow } from './rate-limit.js'

export interface Quotas {
  store: Pick<QuotaStore, 'take' | 'giveBack'>
  /** Called when the quota rejected a call to this path. */
  onRefused(path: string): void
}

/** Describes the current month as a window, for the X-RateLimit headers. */
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
  throw new AppError(
    'rate_limited',
    "This request needs more than is left of your organization's monthly quota. The quota starts again next month.",
    {
      retryAfter: secondsLeft,
    },
  )
}

/**
 * Rejects a caller whose organization has used up its monthly quota. Can run before the body is read, because the quota
 * was loaded with the key. Does nothing without a quota.
 * @throws AppError rate_limited until the end of the month
 */
export function refuseSpentQuota(quotas: Quotas, path: string, principal: Principal | null, response: Response): void {
  const quota = quotaOf(principal)
  if (!quota) return
  const month = windowOfMonth(quota, new Date())
  showWindow(response, month)
  if (month.exceeded) refuse(quotas, path, month)
}

/** A call that counts towards the quota. */
export interface CountedCall {
  path: string
  principal: Principal | null
  /** How much of the quota the call uses: a batch of five proposals uses 5. */
  amount: number
  response: Response
  signal: AbortSignal
}

/**
 * Runs a call that counts towards the quota. A call that exceeds what is left is neither run nor counted. A failed call
 * is refunded, unless it failed only because the client disconnected.
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
    // A failed refund is ignored: the caller needs the error of the call, not that of the refund.
    if (!(signal.reason instanceof ClientGone)) await quotas.store.giveBack(principal.orgId, amount).catch(() => {})
    throw error
  }
}
