export interface EmbeddingModel {
  model: string
  dimension: number
}

/** A current memory that has no vector of a given model. */
export interface Unembedded {
  memoryId: string
  volumeId: string
  content: string
}

/**
 * The models that have stored vectors, and the one that searches use. Each method throws service_unavailable when
 * PostgreSQL is down.
 */
export interface EmbeddingModels {
  /**
   * Registers a model and returns the model that searches use, which is the given one if no model has vectors yet.
   * @throws Error when vectors of another dimension are stored under its name
   */
  use(model: EmbeddingModel): Promise<EmbeddingModel>
  serving(): Promise<string | null>
  dimensionOf(model: string): Promise<number | null>
  /** Switches searches to this model's vectors. */
  serve(model: string): Promise<void>
  /** Returns up to `limit` memories without a vector of the model, with ids greater than `after`, ordered by id. */
  unembedded(model: string, after: string | null, limit: number): Promise<Unembedded[]>
  countUnembedded(model: string): Promise<number>
  /** Stores the vectors of a memory if it is still current. If searches use the model, every index is updated. */
  keep(memory: Unembedded, model: EmbeddingModel, vectors: readonly Float32Array[]): Promise<void>
}
