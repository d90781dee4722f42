/** An organization's limit for a calendar month (UTC), and what it has used. */
export interface MonthlyQuota {
  monthly: number
  used: number
}

/** Monthly quotas of organizations; most have none. */
export interface QuotaStore {
  /**
   * Counts the amount against the quota if all of it fits, atomically across processes; returns the resulting state.
   * `taken: false`: it does not fit, and nothing was counted. Null when the organization has no quota (any more).
   */
  take(orgId: string, amount: number): Promise<(MonthlyQuota & { taken: boolean }) | null>
  /** Refunds the amount for failed calls from this month's count; never below 0. */
  giveBack(orgId: string, amount: number): Promise<void>
  /** Null removes the quota; this month's usage stays counted. False if there is no such organization. */
  set(orgId: string, monthly: number | null): Promise<boolean>
}

/** The state of a window after a request was counted. */
export interface WindowCount {
  /** Requests counted in the current window. */
  count: number
  /** Milliseconds until the window ends. */
  endsInMs: number
}

/** Counts in fixed windows, one per key, from a key's first request on. Losing them is harmless: they start again. */
export interface RateCounters {
  /** Counts one request, atomically across processes; starts a window of `seconds` if none is open. */
  increment(key: string, seconds: number): Promise<WindowCount>
}
