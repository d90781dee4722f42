import type { Signals } from '../ports/memory-index.js'
import { CONTEXT_STEPS, contextShare, inverseDocumentFrequency } from './rank-signals.js'
import { topSlots } from './top-slots.js'

/** No neighbour on this side. */
export const NONE = -1
/** Terms of a query that count. */
export const MAX_TERMS = 64

/** One query against the memories of one volume, which stand in numbered slots. */
export interface Scan {
  /** Memories in the volume. */
  memories: number
  /** How many numbers there are: as many memories as ever stood in it at once, or those of it that were gathered. */
  slots: number
  /** By slot, as `windowsCosine` makes it, NaN for an empty one. Null when the query has no vector: then all are 0. */
  cosines: Float32Array | null
  /** Length in terms, by slot. */
  lengths: ArrayLike<number>
  /** By distinct query term that counts, see `rarestTerms`. */
  postings: readonly Posting[]
  /** Slot of the memory before or after in the same conversation, or NONE. */
  before(slot: number): number
  after(slot: number): number
  /** By slot: whether it may be a candidate. Null: all may. */
  allowed: Uint8Array | null
}

/** Which memories have a term. */
export interface Posting {
  /** How many of the volume have it. */
  memories: number
  /** The slots that have it, and how well each matches it: `termMatch`. */
  slots: ArrayLike<number>
  matches: ArrayLike<number>
}

export interface Selected extends Signals {
  slot: number
}

/**
 * The best `perLeg` allowed memories by cosine and by matched terms, and all allowed that lie in their context, with
 * their signals, to which those that are not allowed contribute all the same.
 * @param leading by slot, where the slots are gathered: whether all of its surroundings were, so that it may be one of
 * the best. Null: each may.
 */
export const selectCandidates = (scan: Scan, perLeg: number, leading: Uint8Array | null = null): Selected[] => {
  const weights = scan.postings.map(({ memories }) => inverseDocumentFrequency(scan.memories, memories))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const best = [
    ...(scan.cosines
      ? topSlots(only(leading, only(scan.allowed, scan.cosines)), perLeg, Number.NEGATIVE_INFINITY)
      : []),
    ...topSlots(only(leading, only(scan.allowed, ownMatches(scan, weights))), perLeg, 0),
  ]
  const slots = [...withNeighbours(scan, best)]
  const matches = contextMatches(scan, weights, slots)
  return slots.map((slot, at) => ({
    slot,
    cosine: cosineAt(scan, slot),
    lexical: total === 0 ? 0 : (matches[at] as number) / total,
    context:
      contextShare(cosineAt(scan, slot)) * (cosineAt(scan, scan.before(slot)) + cosineAt(scan, scan.after(slot))),
    length: scan.lengths[slot] as number,
  }))
}

/** The scores of the chosen slots, with the others taken out. */
const only = (chosen: Uint8Array | null, scores: Float32Array): Float32Array => {
  if (chosen === null) return scores
  const left = new Float32Array(scores.length).fill(Number.NaN)
  for (let slot = 0; slot < left.length; slot++) if (chosen[slot] === 1) left[slot] = scores[slot] as number
  return left
}

/**
 * A query as long as a document is searched by its rarest terms, which tell what it is about. Chosen before any postings
 * are read: thousands of common terms would take gigabytes.
 * @param terms of the query; those that are repeated count once
 * @param memoriesWith how many memories have a term
 */
export const rarestTerms = (terms: readonly string[], memoriesWith: (term: string) => number): string[] => {
  const distinct = [...new Set(terms)]
  if (distinct.length <= MAX_TERMS) return distinct
  return distinct
    .map((term) => ({ term, memories: memoriesWith(term) }))
    .sort((one, other) => one.memories - other.memories)
    .slice(0, MAX_TERMS)
    .map(({ term }) => term)
}

const cosineAt = (scan: Scan, slot: number): number =>
  slot === NONE || scan.cosines === null ? 0 : (scan.cosines[slot] as number)

const ownMatches = (scan: Scan, weights: readonly number[]): Float32Array => {
  const sums = new Float32Array(scan.slots)
  scan.postings.forEach((posting, term) => {
    const weight = weights[term] as number
    eachMatch(posting, (slot, match) => {
      sums[slot] = (sums[slot] as number) + weight * match
    })
  })
  return sums
}

/** Without cosines nothing says that a memory is on the topic of its neighbours, so these bring nothing. */
const withNeighbours = (scan: Scan, best: readonly number[]): Set<number> => {
  const slots = new Set(best)
  if (scan.cosines === null) return slots
  for (const slot of best)
    for (const neighbour of neighbours(scan, slot)) if (mayBe(scan, neighbour)) slots.add(neighbour)
  return slots
}

const mayBe = ({ allowed }: Scan, slot: number): boolean => slot !== NONE && (allowed === null || allowed[slot] === 1)

/** The slots one, two and three steps before, then those after. */
const neighbours = (scan: Scan, slot: number): number[] => {
  const found: number[] = []
  for (const step of [scan.before, scan.after]) {
    let at = slot
    for (const _ of CONTEXT_STEPS) {
      at = at === NONE ? NONE : step(at)
      found.push(at)
    }
  }
  return found
}

/** Matched idf mass of each slot: a term counts by its own match, plus the share of the neighbours', at most wholly. */
const contextMatches = (scan: Scan, weights: readonly number[], slots: readonly number[]): Float64Array => {
  const sums = new Float64Array(slots.length)
  const around = slots.map((slot) => neighbours(scan, slot))
  const shares = slots.map((slot) => contextShare(cosineAt(scan, slot)))
  const matches = new Float32Array(scan.slots)
  scan.postings.forEach((posting, term) => {
    const weight = weights[term] as number
    eachMatch(posting, (slot, match) => {
      matches[slot] = match
    })
    slots.forEach((slot, index) => {
      const own = matches[slot] as number
      const context = (shares[index] as number) * matchAround(matches, around[index] as number[])
      sums[index] = (sums[index] as number) + weight * Math.min(1, own + context)
    })
    eachMatch(posting, (slot) => {
      matches[slot] = 0
    })
  })
  return sums
}

const matchAround = (matches: Float32Array, around: readonly number[]): number => {
  let sum = 0
  for (let at = 0; at < around.length; at++) {
    const slot = around[at] as number
    if (slot !== NONE) sum += (CONTEXT_STEPS[at % CONTEXT_STEPS.length] as number) * (matches[slot] as number)
  }
  return sum
}

const eachMatch = ({ slots, matches }: Posting, visit: (slot: number, match: number) => void): void => {
  for (let at = 0; at < slots.length; at++) visit(slots[at] as number, matches[at] as number)
}
