import { askingShare, FIRST_PERSON, TELLS_WHEN, type Traits } from './traits.js'

/**
 * The parts of a memory's relevance. Constants were tuned on LoCoMo and BEAM 100K dev (bench/retrieval.mjs), so their
 * recall there flatters them; bench/ranking-ablation.mjs says what each part brings. The hour of CONVERSATION_GAP_MS is a
 * convention that neither set tests.
 */

/** Neighbours in the order of writing count as context up to three steps away; each step counts half as much. */
export const CONTEXT_STEPS = [0.5, 0.25, 0.125] as const
/** Statements further apart than this belong to two conversations. */
export const CONVERSATION_GAP_MS = 3_600_000
/** At or above this cosine a memory uses its whole context, below it a proportional share, at 0 none. */
const CONTEXT_COSINE = 0.2
/** A term's match is worth half when it makes up one in this many terms of the memory. */
const HALF_MATCH_TERMS = 80
/**
 * Added to a volume's memory count when term weights are computed; otherwise a term found in every memory of a small
 * volume would weigh almost nothing.
 */
const IDF_PRIOR_MEMORIES = 200
/** A later window of a long memory counts this much less than its first: long memories crowd out good hits. */
const LATER_WINDOW_ALLOWANCE = 0.1
/** How much more a question counts as context of what follows it. */
const QUESTION_BEFORE = 0.75
/** The parts of `fitOf`. The first counts fully from this cosine on, so that it brings up no other topic. */
const TELLS_WHEN_WEIGHT = 0.2
const ON_TOPIC_COSINE = 0.4
/**
 * Well below the .25 that is best on BEAM: a fact that was written about the user in the third person answers a question
 * in the first one too, and neither set has such pairs.
 */
const OTHER_PERSON_WEIGHT = 0.1
const LEADING_WEIGHT = 0.05

/** Memories of one conversation are each other's context: one agent, user and session, in order of writing. */
export const conversationOf = (agentId: string, userId: string | null, sessionId: string | null): string =>
  JSON.stringify([agentId, userId, sessionId])

/** Weight of a term in `containing` of the volume's `memories` (BM25's idf, Robertson and Spärck Jones), > 0. */
export const inverseDocumentFrequency = (memories: number, containing: number): number =>
  Math.log(1 + (memories + IDF_PRIOR_MEMORIES - containing + 0.5) / (containing + 0.5))

/**
 * How well a memory of `length` terms matches a term it has `frequency` times, 0 to 1: BM25's saturation with b = 1 and
 * an absolute mean length.
 */
export const termMatch = (frequency: number, length: number): number =>
  frequency === 0 ? 0 : frequency / (frequency + length / HALF_MATCH_TERMS)

/** The cosine of a memory with several windows, from those of its first and of its best window. */
export const windowsCosine = (first: number, best: number): number => Math.max(first, best - LATER_WINDOW_ALLOWANCE)

/**
 * How much the previous memory counts as context, 1 to 1.75: most if it is all questions, which this one may answer.
 * @param before the previous memory's traits
 */
export const questionBefore = (before: Traits): number => 1 + QUESTION_BEFORE * askingShare(before)

/**
 * How well the kind of a memory fits a question, apart from its words, as a part of the fused score (rank.ts), -0.25
 * to 0.25: a memory on the topic that tells when gains if the question asks when; one that is not in first person loses if
 * the question is; one that begins with a word of the question, as with its subject, gains.
 */
export const fitOf = (memory: { wanted: Traits; traits: Traits; cosine: number; leads: boolean }): number => {
  const { wanted, traits, cosine, leads } = memory
  return (
    (wanted & traits & TELLS_WHEN ? TELLS_WHEN_WEIGHT * Math.min(1, Math.max(0, cosine / ON_TOPIC_COSINE)) : 0) -
    (wanted & ~traits & FIRST_PERSON ? OTHER_PERSON_WEIGHT : 0) +
    (leads ? LEADING_WEIGHT : 0)
  )
}

/** The share of its neighbours' signals that a memory adopts, 0 to 1: unrelated facts written in a row adopt little. */
export const contextShare = (cosine: number): number => Math.min(1, Math.max(0, cosine / CONTEXT_COSINE))
