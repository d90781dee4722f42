/**
 * Why language models are called on behalf of an organization. All purposes share the organization's monthly budget.
 */
export const MODEL_PURPOSES = ['judge', 'answer'] as const
export type ModelPurpose = (typeof MODEL_PURPOSES)[number]

/** Tokens of calls, as the provider counts them. */
export interface Tokens {
  in: number
  out: number
}

/** Tokens reserved for one call of a model, until `settle` replaces them with the tokens used. */
export interface Reservation {
  orgId: string
  /**
   * First day of the month (UTC) whose budget the call uses, YYYY-MM-DD. Stored because a call can end in the next
   * month.
   */
  month: string
  purpose: ModelPurpose
  tokens: number
}

/**
 * Counts the language model tokens that each organization uses in a calendar month (UTC). Each method throws
 * service_unavailable when PostgreSQL is down.
 */
export interface ModelUsage {
  /**
   * Reserves tokens for a call if they fit into what is left of the month's budget after all tokens used or reserved
   * for any purpose; atomic across processes. Null if the tokens do not fit, or the organization was deleted. A
   * reservation that a crash leaves unsettled counts as used until the month ends.
   * @param budget tokens per month of one organization
   */
  reserve(call: { orgId: string; purpose: ModelPurpose; tokens: number }, budget: number): Promise<Reservation | null>
  /** Replaces a reservation with what the call used, which may be more. Call it once. */
  settle(reservation: Reservation, used: Tokens): Promise<void>
}

/**
 * Returns the tokens to count for a call whose use is unknown: all reserved tokens.
 * @param out how many of the reserved tokens are for the answer
 */
export const allOf = ({ tokens }: Reservation, out: number): Tokens => ({
  in: Math.max(0, tokens - out),
  out: Math.min(tokens, out),
})
