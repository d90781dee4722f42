/** Orders texts by how well they answer a query. Off unless RERANKER_URL is set. */
export interface Reranker {
  /** The model's name, as configured; null if the service has only one and needs no name. */
  readonly model: string | null
  /**
   * Returns the relevance of each text, in their order, and null for a text that the service left out. Higher is better;
   * the scale is the model's. Long texts are judged by their beginning.
   * @throws RerankerFailed when it is late, unavailable or answers nonsense: the caller keeps its own order
   */
  rank(query: string, texts: readonly string[], signal: AbortSignal): Promise<(number | null)[]>
}

/** @param message one sentence, without a text of the caller or the key */
export class RerankerFailed extends Error {
  override readonly name = 'RerankerFailed'
}
