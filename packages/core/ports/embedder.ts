/** Queries go before writes, writes before bulk work (documents, re-embedding). */
export type EmbedPriority = 'query' | 'write' | 'bulk'

export interface EmbedOptions {
  signal?: AbortSignal | undefined
  /** For whom: of what has the same priority, tenants take turns. An org_id. */
  tenant?: string | undefined
}

/** Turns texts into unit vectors. The same text gives the same bytes whatever else is being embedded. */
export interface Embedder {
  /** Name and dimension stamp every stored vector; vectors of two models are never compared. */
  readonly model: string
  readonly dimension: number
  /**
   * One unit vector per window of the text (a short text has one window; a long one is cut into
   * overlapping windows of the model's length), in order of the text.
   * @throws AppError service_unavailable when the model cannot answer; payload_too_large when it refuses the text and
   *   would refuse it again. So does `query`.
   */
  windows(text: string, priority: EmbedPriority, options?: EmbedOptions): Promise<Float32Array[]>
  /** One unit vector for a query; what is beyond the model's window is cut. */
  query(text: string, options?: EmbedOptions): Promise<Float32Array>
  close(): Promise<void>
}
