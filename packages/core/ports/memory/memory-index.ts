import type { MemoryFilters } from '../../memory/find/filters.js'
import type { Traits } from '../../memory/find/traits.js'

/** How well one memory matches one query, independently of the other hits. */
export interface MatchSignals {
  /**
   * The higher of two values: the query's cosine with the memory's first window, and its highest cosine with any window
   * minus a penalty (rank-signals.ts). -1 to 1; 0 when the query has no vector.
   */
  cosine: number
  /**
   * Share of the query's total inverse document frequency that the memory's terms cover, 0 to 1; terms of its
   * neighbours count in part.
   */
  lexical: number
  /**
   * Sum of the cosines of the previous and the next memory, times the `contextShare` of the memory's own cosine
   * (rank-signals.ts); -2.75 to 2.75. The previous memory counts up to 1.75 times if it asks a question.
   */
  context: number
  /** Length of the memory in terms. */
  length: number
  /** How well the memory fits what the query asks for, besides its words (`fitOf` in rank-signals.ts); -0.1 to 0.25. */
  fit: number
  /**
   * Added to the memory's fused score: for matches of the memories that it superseded (former-wordings.ts); and to take
   * the place of an older memory that it contradicts or probably gives a newer value for (newer-first.ts). Else 0.
   */
  former: number
}

export interface Candidate extends MatchSignals {
  memoryId: string
}

export interface IndexQuery {
  volumeId: string
  /** The volume's latest sequence number: the index catches up to it before searching. */
  headSeq: bigint
  /** Null to search by terms alone. */
  vector: Float32Array | null
  /** The query's terms (core/text/terms.ts); repeats count once. */
  terms: readonly string[]
  /** The traits an answer should have (core/memory/find/traits.ts). */
  wanted: Traits
  /** How many candidates each leg (dense, lexical) contributes, plus the neighbours of each. */
  perLeg: number
  /**
   * Only memories that match these filters are candidates. Their signals are computed from all current memories of the
   * volume or, if the filters read history, from superseded ones too. Null: no filter.
   */
  among: MemoryFilters | null
  /**
   * How many of the best candidates, as ranked by core/memory/find/rank.ts, are enough for this caller; all if
   * undefined. An index may omit candidates that would rank lower or are not relevant, but need not.
   */
  best?: number | undefined
}

/** The retrieval index, derived from the memories in PostgreSQL. */
export interface MemoryIndex {
  /**
   * Returns unordered candidates: the best of each leg and their neighbours. core/memory/find/rank.ts fuses their
   * signals. Sees every memory approved at or before `headSeq`, and none removed by then.
   * @throws AppError service_unavailable when the index cannot catch up to the head
   */
  search(query: IndexQuery, signal?: AbortSignal): Promise<Candidate[]>
  close(): Promise<void>
}
