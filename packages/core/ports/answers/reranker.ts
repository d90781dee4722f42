/** Orders texts by how well they answer a query. Off unless RERANKER_URL is set. */
export interface Reranker {
  /** The model's name, as configured; null if the service has only one model and needs no name. */
  readonly model: string | null
  /**
   * Returns the relevance of each text, in the order of `texts`; null for a text that the service left out. Higher is
   * better; the scale is the model's. Long texts are judged by their beginning.
   * @throws RerankerFailed when the service is late, unavailable or gives an invalid answer: the caller then keeps its
   * own order
   * @throws the signal's reason when the signal aborts
   */
  rank(query: string, texts: readonly string[], signal: AbortSignal): Promise<(number | null)[]>
}

/** @param message one sentence that contains neither a caller's text nor the API key */
export class RerankerFailed extends Error {
  override readonly name = 'RerankerFailed'
}
