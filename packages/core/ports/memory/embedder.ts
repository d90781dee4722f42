/** Queries are served before writes, and writes before bulk work (documents, re-embedding). */
export type EmbedPriority = 'query' | 'write' | 'bulk'

export interface EmbedOptions {
  signal?: AbortSignal | undefined
  /** An org_id. Requests of equal priority are served round-robin by tenant. */
  tenant?: string | undefined
}

/** Turns texts into unit vectors. The same text gives the same bytes, whatever else is embedded with it. */
export interface Embedder {
  /** The model's name. Every vector is stored with name and dimension; vectors of two models are never compared. */
  readonly model: string
  readonly dimension: number
  /**
   * One unit vector per window of the text (a short text has one window; a long one is cut into
   * overlapping windows of the model's length), in order of the text.
   * @throws AppError service_unavailable when the model cannot answer; payload_too_large when it rejects the text for
   *   good. So does `query`.
   */
  windows(text: string, priority: EmbedPriority, options?: EmbedOptions): Promise<Float32Array[]>
  /** One unit vector for a query, truncated to the model's window. */
  query(text: string, options?: EmbedOptions): Promise<Float32Array>
  close(): Promise<void>
}
