/** Orders texts by how well they answer a query. Off unless RERANKER_URL is set. */
export interface Reranker {
  /** The model's name, as configured. */
  readonly model: string
  /**
   * Returns the relevance of each text, in their order; higher is better, the scale is the model's.
   * @throws RerankerFailed when it is late, unavailable or answers nonsense: the caller keeps its own order
   */
  rank(query: string, texts: readonly string[], signal: AbortSignal): Promise<number[]>
}

/** @param message one sentence, without a text of the caller or the key */
export class RerankerFailed extends Error {}
