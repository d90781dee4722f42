export interface EmbeddingModel {
  model: string
  dimension: number
}

/** A current memory that has no vector of a model. */
export interface Unembedded {
  memoryId: string
  volumeId: string
  content: string
}

/** Which models vectors are stored under, and which of them serves. Each method throws service_unavailable when PostgreSQL is away. */
export interface EmbeddingModels {
  /**
   * Makes a model known, and gives the one that serves: this one if none has vectors yet.
   * @throws Error when vectors of another dimension are stored under its name
   */
  use(model: EmbeddingModel): Promise<EmbeddingModel>
  serving(): Promise<string | null>
  dimensionOf(model: string): Promise<number | null>
  /** From now on the vectors of this model are those that are searched. */
  serve(model: string): Promise<void>
  /** Up to `limit` in the order of their ids, after a memory id. */
  unembedded(model: string, after: string | null, limit: number): Promise<Unembedded[]>
  countUnembedded(model: string): Promise<number>
  /** Keeps the windows of a memory that is current still. Of a model that serves, every index is told. */
  keep(memory: Unembedded, model: EmbeddingModel, vectors: readonly Float32Array[]): Promise<void>
}
