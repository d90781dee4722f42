/** How close texts are in meaning. */
export interface Meaning {
  /**
   * Returns the cosine between the vectors of the text and of each other text, -1 to 1, in the order of `others`.
   * @param call `orgId`: the organization that the call is made for; the embedder serves organizations in turn
   * @throws AppError service_unavailable when the embedder is unavailable
   */
  closeness(text: string, others: readonly string[], call: { orgId: string; signal: AbortSignal }): Promise<number[]>
}
