import type { MatchSignals } from '../../ports/memory/memory-index.js'
import { lift, liftedScan } from './former-wordings.js'
import { fused } from './rank.js'
import { CONTEXT_STEPS, contextShare, fitOf, inverseDocumentFrequency, questionBefore } from './rank-signals.js'
import { type FormerPosting, NONE, type Posting, type Scan } from './scan.js'
import { topSlots } from './top-slots.js'
import type { Traits } from './traits.js'

/** Maximum number of terms used from a query. */
export const MAX_TERMS = 64

export interface Selected extends MatchSignals {
  slot: number
}

/**
 * Selects the `perLeg` best allowed memories by cosine and as many by matched terms, plus all allowed memories in their
 * context, and computes their signals. Memories that are not allowed still contribute to the signals. A memory that
 * superseded others is also matched by their texts; its signal `former` is the resulting gain.
 * @param leading for a scan that has only some memories of the volume: for each slot, 1 if the scan also has all
 * memories of its context. Only such slots can be among the `perLeg` best. Null if all slots can be
 */
export const selectCandidates = (scan: Scan, perLeg: number, leading: Uint8Array | null = null): Selected[] => {
  const weights = scan.postings.map(({ memories }) => inverseDocumentFrequency(scan.memories, memories))
  const lifted = lift(scan, scan.formers ?? null)
  const cosines = lifted?.cosines ?? scan.cosines
  const matches = ownMatches(scan.slots, scan.postings, weights)
  if (lifted !== null) addMatches(matches, lifted.gains, weights)
  const best = [
    ...(cosines ? topSlots(only(leading, only(scan.allowed, cosines)), perLeg, Number.NEGATIVE_INFINITY) : []),
    ...topSlots(only(leading, only(scan.allowed, matches)), perLeg, 0),
  ]
  const selected = signalsOf(scan, weights, withNeighbours(scan, best))
  if (lifted === null) return selected
  const places = new Map(selected.map(({ slot }, at) => [slot, at]))
  const slots = [...lifted.slots].filter((slot) => places.has(slot))
  const around = slots.flatMap((slot) => [slot, ...neighbours(scan, slot)])
  for (const gained of signalsOf(liftedScan(scan, lifted, around), weights, slots)) {
    const own = selected[places.get(gained.slot) as number] as Selected
    own.former = Math.max(0, fused(gained) - fused(own))
  }
  return selected
}

const signalsOf = (scan: Scan, weights: readonly number[], slots: readonly number[]): Selected[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const matches = contextMatches(scan, weights, slots)
  const leads = leadingSlots(scan)
  return slots.map((slot, at) => {
    const cosine = cosineAt(scan, slot)
    return {
      slot,
      cosine,
      lexical: total === 0 ? 0 : (matches[at] as number) / total,
      context: contextShare(cosine) * cosinesAround(scan, slot),
      length: scan.lengths[slot] as number,
      fit: fitOf({ wanted: scan.wanted, traits: scan.traits[slot] as Traits, cosine, leads: leads[slot] === 1 }),
      former: 0,
    }
  })
}

/** Keeps the scores of the chosen slots; all other scores become NaN. */
const only = (chosen: Uint8Array | null, scores: Float32Array): Float32Array => {
  if (chosen === null) return scores
  const left = new Float32Array(scores.length).fill(Number.NaN)
  for (let slot = 0; slot < left.length; slot++) if (chosen[slot] === 1) left[slot] = scores[slot] as number
  return left
}

/**
 * Selects the terms to search by: for a query as long as a document, only the rarest, because they are the most
 * specific. Call it before reading any postings: the postings of thousands of common terms would take gigabytes.
 * @param terms of the query; repeats count once
 * @param memoriesWith returns how many memories contain a term
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

const cosinesAround = (scan: Scan, slot: number): number => {
  const before = scan.before(slot)
  const asked = before === NONE ? 1 : questionBefore(scan.traits[before] as Traits)
  return asked * cosineAt(scan, before) + cosineAt(scan, scan.after(slot))
}

/** Marks the slots of the memories that begin with a term of the query. */
const leadingSlots = ({ slots, postings }: Scan): Uint8Array => {
  const leading = new Uint8Array(slots)
  for (const posting of postings)
    for (let at = 0; at < posting.slots.length; at++)
      if (posting.leads[at] === 1) leading[posting.slots[at] as number] = 1
  return leading
}

const ownMatches = (slots: number, postings: readonly Posting[], weights: readonly number[]): Float32Array => {
  const sums = new Float32Array(slots)
  addMatches(sums, postings, weights)
  return sums
}

const addMatches = (sums: Float32Array, postings: readonly FormerPosting[], weights: readonly number[]): void =>
  postings.forEach(({ slots, matches }, term) => {
    const weight = weights[term] as number
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] as number
      sums[slot] = (sums[slot] as number) + weight * (matches[at] as number)
    }
  })

/**
 * Adds the neighbours of the best slots if the scan has cosines. Without cosines, nothing shows that neighbours share a
 * topic.
 */
const withNeighbours = (scan: Scan, best: readonly number[]): number[] => {
  const isIn = new Uint8Array(scan.slots)
  const slots: number[] = []
  const add = (slot: number) => {
    if (isIn[slot] === 1) return
    isIn[slot] = 1
    slots.push(slot)
  }
  for (const slot of best) add(slot)
  if (scan.cosines === null) return slots
  for (const slot of best)
    for (const neighbour of neighbours(scan, slot)) if (isAllowed(scan, neighbour)) add(neighbour)
  return slots
}

const isAllowed = ({ allowed }: Scan, slot: number): boolean =>
  slot !== NONE && (allowed === null || allowed[slot] === 1)

/** Returns the slots one, two and three steps before a slot, then those after it; `NONE` for each missing neighbour. */
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

/**
 * Sums the weights (inverse document frequencies) of the terms that each slot matches. A term counts by its match in
 * the slot plus a share of its matches in the neighbours, at most 1.
 */
const contextMatches = (scan: Scan, weights: readonly number[], slots: readonly number[]): Float64Array => {
  const sums = new Float64Array(slots.length)
  const contexts = contextsOf(scan, slots)
  const matches = new Float32Array(scan.slots)
  scan.postings.forEach((posting, term) => {
    const weight = weights[term] as number
    for (let at = 0; at < posting.slots.length; at++)
      matches[posting.slots[at] as number] = posting.matches[at] as number
    for (let at = 0; at < slots.length; at++) {
      const own = matches[slots[at] as number] as number
      sums[at] = (sums[at] as number) + weight * Math.min(1, own + matchAround(matches, contexts, at))
    }
    for (let at = 0; at < posting.slots.length; at++) matches[posting.slots[at] as number] = 0
  })
  return sums
}

/** The neighbours of some slots, `AROUND` for each; in flat arrays, because a search has thousands of neighbours. */
interface Contexts {
  /** The slots of the neighbours; NONE where one is missing. */
  near: Int32Array
  /** Weight of a match in each neighbour: its step's weight, times `questionBefore` for neighbours before the slot. */
  parts: Float64Array
  /** The `contextShare` of each slot. */
  shares: Float64Array
}

const AROUND = 2 * CONTEXT_STEPS.length

const contextsOf = (scan: Scan, slots: readonly number[]): Contexts => {
  const near = new Int32Array(slots.length * AROUND)
  const parts = new Float64Array(slots.length * AROUND)
  const shares = new Float64Array(slots.length)
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number
    shares[at] = contextShare(cosineAt(scan, slot))
    let before = slot
    let after = slot
    for (let step = 0; step < CONTEXT_STEPS.length; step++) {
      const part = CONTEXT_STEPS[step] as number
      const place = at * AROUND + step
      before = before === NONE ? NONE : scan.before(before)
      near[place] = before
      parts[place] = before === NONE ? 0 : part * questionBefore(scan.traits[before] as Traits)
      after = after === NONE ? NONE : scan.after(after)
      near[place + CONTEXT_STEPS.length] = after
      parts[place + CONTEXT_STEPS.length] = part
    }
  }
  return { near, parts, shares }
}

const matchAround = (matches: Float32Array, { near, parts, shares }: Contexts, at: number): number => {
  const share = shares[at] as number
  if (share === 0) return 0
  let sum = 0
  for (let place = at * AROUND; place < (at + 1) * AROUND; place++) {
    const slot = near[place] as number
    if (slot !== NONE) sum += (parts[place] as number) * (matches[slot] as number)
  }
  return share * sum
}
