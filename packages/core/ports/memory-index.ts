import type { MemoryFilters } from '../memory/filters.js'

/** What one query finds in one memory, in absolute terms: nothing here depends on the other hits. */
export interface Signals {
  /**
   * Cosine of query and memory, -1 to 1: of its first window, or of its best one less an allowance (rank-signals.ts).
   * 0 when the query has no vector.
   */
  cosine: number
  /** Share of the query's idf mass that the memory matches, what its neighbours match counted in part; 0 to 1. */
  lexical: number
  /** Sum of the cosines of the memory before and the memory after, in so far as they are its context; -2 to 2. */
  context: number
  /** Length of the memory in terms. */
  length: number
}

export interface Candidate extends Signals {
  memoryId: string
}

export interface IndexQuery {
  volumeId: string
  /** The volume's head: the index brings itself up to it before it searches. */
  headSeq: bigint
  /** Null to search by terms alone. */
  vector: Float32Array | null
  /** Of the query, as core/text/terms.ts makes them; repeats count once. */
  terms: readonly string[]
  /** How many candidates each leg (dense, lexical) contributes; the neighbours of each come on top. */
  perLeg: number
  /** Only memories that pass these are candidates; the signals of those that do stay what they are. Null: all of them. */
  among: MemoryFilters | null
}

/** The index of what can be retrieved. A projection: PostgreSQL is its truth. */
export interface MemoryIndex {
  /**
   * Candidates in no order: the best of each leg with their neighbours, whose signals core/memory/rank.ts fuses.
   * A memory that was approved at or before `headSeq` is among what is searched, one that left is not.
   * @throws AppError service_unavailable when the index cannot be brought up to the head
   */
  search(query: IndexQuery, signal?: AbortSignal): Promise<Candidate[]>
  close(): Promise<void>
}
