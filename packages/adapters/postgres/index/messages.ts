import type { FormerPosting } from '@agent-memory/core/memory/find/scan'
import type { Traits } from '@agent-memory/core/memory/find/traits'

/** A change to one memory of a volume. Changes come in order of `seq`. */
export type Change =
  | { kind: 'removed'; memoryId: string }
  | {
      kind: 'current'
      memoryId: string
      content: string
      /**
       * The name of the speaker ("I") under which the memory is indexed; empty if the memory does not depend on who
       * says it.
       */
      speaker: string
      /** The conversation's name, as built in core/memory/find/rank-signals.ts. */
      conversation: string
      /** The memory's place in the order of writing within the conversation. */
      position: number
      /** Milliseconds since 1970. */
      writtenAt: number
      /** How many of the numbers in the page's vectors belong to this memory. */
      floats: number
    }
  | {
      kind: 'superseded'
      memoryId: string
      content: string
      /** The memory with the newer value. */
      successor: string
      floats: number
    }

/** Candidates: their ids, and six signals for each (cosine, lexical, context, length, fit, former). */
export interface Found {
  memoryIds: string[]
  signals: Float64Array
}

/** A search in one index. */
export interface Search {
  /** Null to search by terms only. */
  query: Float32Array | null
  terms: readonly string[]
  wanted: Traits
  perLeg: number
  /** Ids of the memories to search, 16 bytes each; null for all memories. */
  among: Uint8Array | null
  /** How many candidates to return, most relevant first; undefined for all (see `IndexQuery`). */
  best?: number | undefined
}

/** Superseded memories. `successors`: for each, the last memory of its chain of successors, not necessarily current. */
export interface FormersFound {
  successors: string[]
  cosines: Float32Array
  /** For each of the terms, the superseded memories with the term, by their places in `successors`. */
  postings: FormerPosting[]
}

/** A request to the worker; `index` names a volume's index, or a scan of a volume that is too large to hold. */
export type Ask =
  | { kind: 'apply'; index: string; changes: readonly Change[]; vectors: Float32Array }
  | ({ kind: 'begin-scan'; index: string } & Pick<Search, 'query' | 'terms'>)
  | ({ kind: 'search'; index: string } & Search)
  | { kind: 'formers'; index: string; query: Float32Array; terms: readonly string[] }
  | { kind: 'release'; index: string }

export interface Answers {
  apply: { bytes: number; memories: number; superseded: number }
  'begin-scan': null
  search: Found
  formers: FormersFound
  release: null
}

export type Request = { id: number; ask: Ask }
export type Reply = { id: number; answer: Answers[Ask['kind']] } | { id: number; error: string }
