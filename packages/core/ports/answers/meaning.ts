/** How close texts are in meaning. */
export interface Meaning {
  /**
   * Returns the cosine of the text's vector with that of each other text, -1 to 1, in their order.
   * @param orgId whose turn the embedding takes
   * @throws AppError service_unavailable when the embedder is unavailable
   */
  closeness(text: string, others: readonly string[], call: { orgId: string; signal: AbortSignal }): Promise<number[]>
}
