/** Queries are served before writes, and writes before bulk work (documents, re-embedding). */
export type EmbedPriority = 'query' | 'write' | 'bulk'

export interface EmbedOptions {
  signal?: AbortSignal | undefined
  /** The organization's id. Requests of equal priority are served round-robin by organization. */
  tenant?: string | undefined
}

/**
 * Turns texts into unit vectors. The same text gives the same bytes, no matter what is embedded along with it. A query
 * may be encoded differently from a text, so that it is near the texts that answer it: compare the vector of a query
 * only with vectors of texts.
 */
export interface Embedder {
  /** The model's name. Every vector is stored with name and dimension; vectors of two models are never compared. */
  readonly model: string
  readonly dimension: number
  /**
   * Returns one unit vector per window of the text, in the order of the text. A short text has one window; a long one
   * is cut into overlapping windows of the model's length.
   * @throws AppError service_unavailable when the model cannot answer; payload_too_large when it rejects the text for
   *   good. `text` and `query` throw the same errors.
   */
  windows(text: string, priority: EmbedPriority, options?: EmbedOptions): Promise<Float32Array[]>
  /** Truncates the text to the model's window and returns one unit vector; has the priority of a query. */
  text(text: string, options?: EmbedOptions): Promise<Float32Array>
  /** Truncates the query to the model's window and returns one unit vector. */
  query(text: string, options?: EmbedOptions): Promise<Float32Array>
  close(): Promise<void>
}
