/**
 * The parts of a memory's relevance. Constants were chosen on LoCoMo and BEAM 100K dev (bench/retrieval.mjs), so their
 * recall there flatters them. Any one of them, and of those in rank.ts, moved by a fifth costs either set at most .014
 * of recall@10; the hour of CONVERSATION_GAP_MS is a convention that neither set tests.
 */

/** Neighbours by order of writing count as context up to this distance, each step away half as much. */
export const CONTEXT_STEPS = [0.5, 0.25, 0.125] as const
/** Statements further apart than this belong to two conversations. */
export const CONVERSATION_GAP_MS = 3_600_000
/** From this cosine on a memory takes the whole context into account, below it in proportion, without any none. */
const CONTEXT_COSINE = 0.2
/** A term's match is worth half when it makes up one in so many terms of the memory. */
const HALF_MATCH_TERMS = 80
/** A volume counts as so much larger than it is, so that in a small one a term that all memories share keeps weight. */
const IDF_PRIOR_MEMORIES = 100
/** A later window of a long memory counts less than its first by this much: long answers crowd out what was asked. */
const LATER_WINDOW_ALLOWANCE = 0.1

/** Memories of one conversation are each other's context: one agent, user and session, in order of writing. */
export const conversationOf = (agentId: string, userId: string | null, sessionId: string | null): string =>
  JSON.stringify([agentId, userId, sessionId])

/** Weight of a term that `containing` of the volume's `memories` have (BM25's idf, Robertson and Spärck Jones), > 0. */
export const inverseDocumentFrequency = (memories: number, containing: number): number =>
  Math.log(1 + (memories + IDF_PRIOR_MEMORIES - containing + 0.5) / (containing + 0.5))

/** How well a memory of `length` terms matches a term it has `frequency` times: BM25's saturation with b = 1 and an absolute mean length; 0 to 1. */
export const termMatch = (frequency: number, length: number): number =>
  frequency === 0 ? 0 : frequency / (frequency + length / HALF_MATCH_TERMS)

/** Cosine of a memory that has several windows. */
export const windowsCosine = (first: number, best: number): number => Math.max(first, best - LATER_WINDOW_ALLOWANCE)

/** How much of its neighbours' signals a memory of this cosine takes for its own, 0 to 1. Keeps unrelated facts that were written one after another apart. */
export const contextShare = (cosine: number): number => Math.min(1, Math.max(0, cosine / CONTEXT_COSINE))
