/** What language models are called for on behalf of an organization; all purposes share its monthly budget. */
export const MODEL_PURPOSES = ['judge', 'answer'] as const
export type ModelPurpose = (typeof MODEL_PURPOSES)[number]

/** Tokens of calls, as the provider counts them. */
export interface Tokens {
  in: number
  out: number
}

/** Tokens set aside for one call until it is settled. */
export interface Reservation {
  orgId: string
  /** First day of the month it counts for (UTC), YYYY-MM-DD, because a call can end in the next month. */
  month: string
  purpose: ModelPurpose
  tokens: number
}

/** What organizations use of language models, by calendar month (UTC). Throws service_unavailable. */
export interface ModelUsage {
  /**
   * Sets tokens aside for a call if they fit into what is left of the month's budget after all tokens used or set aside
   * for any purpose; atomic across processes. Null if they do not fit, or the organization is gone. A reservation that
   * a crash leaves unsettled counts as used until the month ends.
   * @param budget tokens per month of one organization
   */
  reserve(call: { orgId: string; purpose: ModelPurpose; tokens: number }, budget: number): Promise<Reservation | null>
  /** Replaces a reservation by what the call used, which may be more. Call it once. */
  settle(reservation: Reservation, used: Tokens): Promise<void>
}

/**
 * Returns the tokens that a call with unknown use counts for: all that were set aside.
 * @param out how many of them were set aside for the answer
 */
export const allOf = ({ tokens }: Reservation, out: number): Tokens => ({
  in: Math.max(0, tokens - out),
  out: Math.min(tokens, out),
})
