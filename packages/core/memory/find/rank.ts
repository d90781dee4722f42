import { LIMITS } from '../../limits.js'
import type { Candidate, MatchSignals } from '../../ports/memory/memory-index.js'

const LEXICAL_WEIGHT = 1.3
const CONTEXT_WEIGHT = 0.2
/**
 * Above this many terms, each doubling of the length costs LENGTH_WEIGHT, because long memories touch on many topics.
 */
const ORDINARY_TERMS = 40
const LENGTH_WEIGHT = 0.1
/** Subtracted from every memory's fused score; without it, the threshold RELEVANT would have to be this much higher. */
const ALLOWANCE = 0.065

/**
 * A fused score above this is relevant. Of the dev questions paired with a memory from another volume, 2.4 % (LoCoMo)
 * and 4.9 % (BEAM) score above it. Of the right memories in the top ten, 99.8 and 98.1 % score above it. The value is
 * low, so that memories without context still pass when a question uses other words.
 */
const RELEVANT = 0.4
/**
 * Fused scores this far apart differ by a factor e in their odds; the median hit on the dev set, with a fused score of
 * 1.2, scores .8.
 */
const SPREAD = 0.35
const MIDDLE = RELEVANT + SPREAD * Math.log((1 - LIMITS.relevance) / LIMITS.relevance)

/**
 * Number of candidates that a query requests from each leg of the index (by vector, by terms). On the dev set, with
 * volumes of up to 680 memories, requesting half as many or all candidates finds the same right memories.
 */
export const CANDIDATES_PER_LEG = 100

export interface Ranked {
  memoryId: string
  /** How well the memory answers the query, 0 to 1. */
  score: number
  signals: MatchSignals
}

/** What each signal adds to the fused score, or takes from it. */
export interface Contributions {
  /** Similarity in meaning. */
  meaning: number
  /** Words of the query in the memory, weighted by rarity. */
  words: number
  /** What the memories before and after the memory say. */
  context: number
  /** How well the memory fits the question apart from the rarity and meaning of its words; see `fitOf`. */
  fit: number
  /** Negative for texts longer than usual. */
  length: number
  /**
   * What the memory gains because an older memory, which it supersedes, contradicts or probably replaces, matches the
   * query better.
   */
  former: number
}

/** Returns the summands of `fused`, except ALLOWANCE. */
export const contributionsOf = ({ cosine, lexical, context, length, fit, former }: MatchSignals): Contributions => ({
  meaning: cosine,
  words: LEXICAL_WEIGHT * lexical,
  context: CONTEXT_WEIGHT * context,
  fit,
  length: -LENGTH_WEIGHT * Math.log2(Math.max(1, length / ORDINARY_TERMS)),
  former,
})

/**
 * Combines the signals of one memory (cosine, matched terms, context, kind, length and what it replaced) into one
 * unbounded number; see rank-signals.ts.
 */
export const fused = ({ cosine, lexical, context, length, fit, former }: MatchSignals): number =>
  cosine +
  LEXICAL_WEIGHT * lexical +
  CONTEXT_WEIGHT * context +
  fit +
  former -
  LENGTH_WEIGHT * Math.log2(Math.max(1, length / ORDINARY_TERMS)) -
  ALLOWANCE

/**
 * Converts a fused score to a relevance in [0, 1]: monotone, the same for every query and volume, .3 at RELEVANT; not a
 * probability.
 */
export const scoreOf = (fusedScore: number): number => 1 / (1 + Math.exp((MIDDLE - fusedScore) / SPREAD))

/** Returns, unordered, the memories that `rank` would rank first, at most `most`. */
export const mostRelevant = <Found extends MatchSignals>(
  found: readonly Found[],
  most: number,
  idOf: (one: Found) => string,
): Found[] => {
  const scores = found.map((one) => scoreOf(fused(one)))
  const places = [...scores.keys()].filter((at) => (scores[at] as number) > LIMITS.relevance)
  if (places.length > most) {
    const id = (at: number) => idOf(found[at] as Found)
    places.sort((one, other) => (scores[other] as number) - (scores[one] as number) || (id(one) < id(other) ? -1 : 1))
  }
  return places.slice(0, most).map((at) => found[at] as Found)
}

/** Returns the best `limit` candidates that score above LIMITS.relevance, best first. */
export const rank = (candidates: readonly Candidate[], limit: number): Ranked[] =>
  bestFirst(
    candidates
      .map((candidate) => ({ memoryId: candidate.memoryId, score: scoreOf(fused(candidate)), signals: candidate }))
      .filter(({ score }) => score > LIMITS.relevance),
    limit,
  )

/**
 * Returns the best `limit` candidates with a word from the query, best first; `score` is the matched share of the
 * query's total inverse document frequency.
 */
export const rankByKeywords = (candidates: readonly Candidate[], limit: number): Ranked[] =>
  bestFirst(
    candidates
      .map((candidate) => ({ memoryId: candidate.memoryId, score: Math.min(1, candidate.lexical), signals: candidate }))
      .filter(({ score }) => score > 0),
    limit,
  )

/** Returns the first `limit`, best first. Equal scores are ordered by id, so that every index gives the same answer. */
const bestFirst = (ranked: Ranked[], limit: number): Ranked[] =>
  ranked.sort((one, other) => other.score - one.score || (one.memoryId < other.memoryId ? -1 : 1)).slice(0, limit)
