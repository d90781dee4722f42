import type { Traits } from './traits.js'

/** Stands for a missing neighbour or successor. */
export const NONE = -1
/** The data to rank one volume's memories for one query; each memory has a numbered slot. */
export interface Scan {
  /** Number of memories in the volume. */
  memories: number
  /**
   * Number of slots: the largest number of memories that the volume ever held at once, or the number of memories
   * gathered for this scan.
   */
  slots: number
  /**
   * The `windowsCosine` of each slot; NaN for an empty slot. Null when the query has no vector: then all cosines are 0.
   */
  cosines: Float32Array | null
  /** The length of each slot's memory, in terms. */
  lengths: ArrayLike<number>
  /** `traitsOf` each memory, by slot. */
  traits: ArrayLike<Traits>
  /** The query's `traitsWanted`. */
  wanted: Traits
  /** The postings of each distinct query term that is used (see `rarestTerms`). */
  postings: readonly Posting[]
  /**
   * Returns the slot of the previous memory in the same conversation, or NONE; `after` returns that of the next one.
   */
  before(slot: number): number
  after(slot: number): number
  /** For each slot, whether its memory can be a candidate; null if all can. */
  allowed: Uint8Array | null
  /** The wordings of the memories that the volume's current memories superseded; null if there are none. */
  formers?: FormerWordings | null
}

/** The memories that contain a term. */
export interface Posting {
  /** How many memories of the volume have the term. */
  memories: number
  /** The slots of the memories with the term; `matches` has their `termMatch`. */
  slots: ArrayLike<number>
  matches: ArrayLike<number>
  /** For each slot in `slots`, 1 if its memory begins with the term, else 0. */
  leads: ArrayLike<number>
}

/**
 * The wordings (texts) of the volume's superseded memories. Each counts for the current memory, because a question in
 * the words of the old value ("Where does Marta live?") is answered by what replaced it ("Marta has moved to Bonn").
 */
export interface FormerWordings {
  /**
   * For each superseded memory, the slot of the memory at the end of its chain of successors; NONE if that last memory
   * is not current.
   */
  successors: ArrayLike<number>
  /** The cosine of each superseded memory with the query. */
  cosines: ArrayLike<number>
  /** One posting for each posting of the scan, in the same order. `slots` are positions in `successors`. */
  postings: readonly FormerPosting[]
}

export type FormerPosting = Pick<Posting, 'slots' | 'matches' | 'leads'>
