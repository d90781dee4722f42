import type { MemoryFilters } from '../../memory/find/filters.js'
import type { Traits } from '../../memory/find/traits.js'

/** How one memory matches one query, in absolute terms: independent of the other hits. */
export interface MatchSignals {
  /**
   * Cosine of query and memory, -1 to 1: that of the memory's first window, or of its best one minus a penalty
   * (rank-signals.ts).
   * 0 when the query has no vector.
   */
  cosine: number
  /** Share of the query's total idf that the memory matches; matches of its neighbours count in part. 0 to 1. */
  lexical: number
  /**
   * Sum of the cosines of the previous and next memory, as far as they are its context, the previous one's up to
   * 1.75 times if it asks a question; -2.75 to 2.75.
   */
  context: number
  /** Length of the memory in terms. */
  length: number
  /** How well its kind fits the question, apart from its words (`fitOf` in rank-signals.ts); -0.25 to 0.25. */
  fit: number
}

export interface Candidate extends MatchSignals {
  memoryId: string
}

export interface IndexQuery {
  volumeId: string
  /** The volume's head: the index catches up to it before searching. */
  headSeq: bigint
  /** Null to search by terms alone. */
  vector: Float32Array | null
  /** The query's terms (core/text/terms.ts); repeats count once. */
  terms: readonly string[]
  /** The traits an answer should have (core/memory/find/traits.ts). */
  wanted: Traits
  /** How many candidates each leg (dense, lexical) contributes, plus the neighbours of each. */
  perLeg: number
  /** Only memories that match these filters are candidates; signals are not affected. Null: all memories. */
  among: MemoryFilters | null
  /**
   * Enough for this caller: the first so many of `rank` (core/memory/find/rank.ts), so that an index need not hand over
   * what would rank lower or is not relevant. An index that ignores this is right too. Undefined: all candidates.
   */
  best?: number | undefined
}

/** The retrieval index, projected from PostgreSQL. */
export interface MemoryIndex {
  /**
   * Unordered candidates: the best of each leg with their neighbours, whose signals core/memory/find/rank.ts fuses.
   * Sees every memory approved at or before `headSeq`, and none removed by then.
   * @throws AppError service_unavailable when the index cannot catch up to the head
   */
  search(query: IndexQuery, signal?: AbortSignal): Promise<Candidate[]>
  close(): Promise<void>
}
