/** How many counted calls an organization may make in a calendar month (UTC), and how many it has made. */
export interface MonthlyQuota {
  monthly: number
  used: number
}

/** Monthly quotas of organizations; most organizations have none. */
export interface QuotaStore {
  /**
   * Counts `amount` calls against the quota if all of them fit, atomically across processes, and returns the resulting
   * state. `taken: false` means that they did not fit and nothing was counted. Returns null when the organization has
   * no quota (any more).
   */
  take(orgId: string, amount: number): Promise<(MonthlyQuota & { taken: boolean }) | null>
  /** Subtracts this many failed calls from this month's count, which stays at least 0. */
  giveBack(orgId: string, amount: number): Promise<void>
  /** Sets the quota; null removes it, but keeps this month's count. Returns false if there is no such organization. */
  set(orgId: string, monthly: number | null): Promise<boolean>
}

/** The state of a window just after a request was counted. */
export interface WindowCount {
  /** Requests counted in the current window. */
  count: number
  /** Milliseconds until the window ends. */
  endsInMs: number
}

/**
 * Counts requests per key in fixed windows; a window begins with the key's first request. Losing the counts is
 * harmless: counting starts again at 0.
 */
export interface RateCounters {
  /** Counts one request, atomically across processes; starts a window of `seconds` if none is open. */
  increment(key: string, seconds: number): Promise<WindowCount>
  /** Ends the key's window, so that its count starts again at 0. */
  forget(key: string): Promise<void>
}
