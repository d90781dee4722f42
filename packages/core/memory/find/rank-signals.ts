import { askingShare, FIRST_PERSON, TELLS_WHEN, type Traits } from './traits.js'

/**
 * The parts of a memory's relevance. The constants were tuned on LoCoMo and BEAM 100K dev (bench/retrieval.mjs), so
 * recall measured on these two is too optimistic. bench/ranking-ablation.mjs shows what each part contributes.
 * CONVERSATION_GAP_MS, an hour, is a convention that neither LoCoMo nor BEAM tests.
 */

/** How much the memories written one, two and three steps before or after a memory count as its context. */
export const CONTEXT_STEPS = [0.5, 0.25, 0.125] as const
/** Statements further apart than this belong to two conversations. */
export const CONVERSATION_GAP_MS = 3_600_000
/**
 * At this cosine with the query or above, a memory's context counts fully; below, in proportion to the cosine; at 0,
 * not at all.
 */
const CONTEXT_COSINE = 0.2
/** `termMatch` is 0.5 for a term that occurs once per this many terms. */
const HALF_MATCH_TERMS = 80
/**
 * Added to a volume's memory count when term weights are computed; otherwise a term found in every memory of a small
 * volume would weigh almost nothing.
 */
const IDF_PRIOR_MEMORIES = 200
/**
 * Subtracted from the cosines of a long memory's later windows (parts that are embedded separately), so that long
 * memories do not crowd out better hits.
 */
const LATER_WINDOW_ALLOWANCE = 0.1
/** How much more a question counts as context for the memory after it. */
const QUESTION_BEFORE = 0.75
/**
 * The weights in `fitOf`. TELLS_WHEN_WEIGHT applies in full only at a cosine of ON_TOPIC_COSINE or more, so that it
 * does not lift memories on other topics.
 */
const TELLS_WHEN_WEIGHT = 0.2
const ON_TOPIC_COSINE = 0.4
/**
 * Subtracted if the question is in first person and the memory is not. Chosen well below 0.25, the best value on BEAM,
 * because a fact about the user in the third person is an answer too, and neither LoCoMo nor BEAM has such pairs.
 */
const OTHER_PERSON_WEIGHT = 0.1
const LEADING_WEIGHT = 0.05

/** Returns the key of a conversation: the memories of one agent, user and session, which are each other's context. */
export const conversationOf = (agentId: string, userId: string | null, sessionId: string | null): string =>
  JSON.stringify([agentId, userId, sessionId])

/**
 * Returns the weight of a term that occurs in `containing` of the volume's `memories` (BM25's idf, Robertson and Spärck
 * Jones); above 0.
 */
export const inverseDocumentFrequency = (memories: number, containing: number): number =>
  Math.log(1 + (memories + IDF_PRIOR_MEMORIES - containing + 0.5) / (containing + 0.5))

/**
 * Returns how well a memory with `length` terms matches a term that it contains `frequency` times, 0 to 1: BM25's
 * saturation with b = 1 and a fixed mean length.
 */
export const termMatch = (frequency: number, length: number): number =>
  frequency === 0 ? 0 : frequency / (frequency + length / HALF_MATCH_TERMS)

/** Returns the cosine of a memory with several windows, given the cosines of its first and its best window. */
export const windowsCosine = (first: number, best: number): number => Math.max(first, best - LATER_WINDOW_ALLOWANCE)

/**
 * Returns how much the previous memory counts as context, 1 to 1.75: most if it is all questions, which the next memory
 * may answer.
 * @param before the previous memory's traits
 */
export const questionBefore = (before: Traits): number => 1 + QUESTION_BEFORE * askingShare(before)

/**
 * Returns how well the kind of a memory fits a question, apart from its words: a summand of the fused score (rank.ts),
 * -0.1 to 0.25. A memory on the topic that says when something happened gains if the question asks when. A memory not
 * in first person loses if the question is in first person. A memory that begins with a word of the question, probably
 * its subject, gains.
 */
export const fitOf = (memory: { wanted: Traits; traits: Traits; cosine: number; leads: boolean }): number => {
  const { wanted, traits, cosine, leads } = memory
  return (
    (wanted & traits & TELLS_WHEN ? TELLS_WHEN_WEIGHT * Math.min(1, Math.max(0, cosine / ON_TOPIC_COSINE)) : 0) -
    (wanted & ~traits & FIRST_PERSON ? OTHER_PERSON_WEIGHT : 0) +
    (leads ? LEADING_WEIGHT : 0)
  )
}

/**
 * Returns how much the signals of the memories before and after a memory count for it, 0 to 1: little if the memory
 * itself is unrelated to the query, even if its neighbours match.
 */
export const contextShare = (cosine: number): number => Math.min(1, Math.max(0, cosine / CONTEXT_COSINE))
