/** One retrievable memory with the absolute signals of one query: nothing here depends on the volume's size or on the other hits. */
export interface Candidate {
  memoryId: string
  /** Cosine of the query with the memory's best window, -1 to 1. */
  cosine: number
  /** BM25 with the volume's own statistics, ≥ 0. */
  bm25: number
  /** Share of the query's idf mass that the memory's terms match, 0 to 1. */
  idfShare: number
}

export interface IndexQuery {
  volumeId: string
  /** The volume's head: the index brings itself up to it before it searches. */
  headSeq: bigint
  vector: Float32Array
  /** Distinct query terms as core/text/terms.ts makes them. */
  terms: readonly string[]
  /** How many candidates each leg (dense, lexical) contributes at least. */
  perLeg: number
}

/** The index of what can be retrieved. A projection: PostgreSQL is its truth. */
export interface MemoryIndex {
  search(query: IndexQuery, signal?: AbortSignal): Promise<Candidate[]>
  close(): Promise<void>
}
