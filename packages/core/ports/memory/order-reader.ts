import type { EmbedOptions, EmbedPriority } from './embedder.js'

/** A model that reads a few sentences of a text, and tells whether they are an order to a model that reads them later. */
export interface OrderReader {
  /**
   * Returns the log odds that the window is an order. The same window gives the same number.
   * @throws AppError service_unavailable when the model cannot answer
   */
  score(window: string, priority: EmbedPriority, options?: EmbedOptions): Promise<number>
  close(): Promise<void>
}
