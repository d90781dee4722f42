/** What an organization may use in a calendar month, UTC, and what it has. */
export interface MonthlyQuota {
  monthly: number
  used: number
}

/** Monthly quotas of organizations; most have none. */
export interface QuotaStore {
  /**
   * Counts so many against the quota if all of them fit, atomically over all processes; gives where it stands then.
   * `taken: false`: they do not fit, and nothing was counted. Null when the organization has no quota (any more).
   */
  take(orgId: string, amount: number): Promise<(MonthlyQuota & { taken: boolean }) | null>
  /** Takes so many off what was counted this month, of calls that came to nothing; never below 0. */
  giveBack(orgId: string, amount: number): Promise<void>
  /** Null takes the quota away; what was used this month stays counted. False if there is no such organization. */
  set(orgId: string, monthly: number | null): Promise<boolean>
}
