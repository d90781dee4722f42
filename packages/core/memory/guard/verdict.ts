import type { GuardCandidate, GuardCandidates, Verdict } from '../../ports/memory/memories.js'
import type { Memory } from '../types.js'
import type { Classification } from './classify/classify.js'
import type { Relations } from './relate.js'
import type { TextStudy } from './study-text.js'

/** Everything a verdict needs from the statement itself, independent of the volume. */
export interface Insight extends TextStudy {
  classification: Classification
  /** Why the text may be an order to a model that reads it; null if it does not look like one. */
  suspicion: string | null
  windows: Verdict['windows']
}

/** A memory that is ready to be judged. */
export interface Studied {
  memory: Memory
  insight: Insight
  relationsOf: (related: readonly GuardCandidate[]) => Relations
  /** Its job. */
  outboxId: bigint
}

/** Confidence of a rejection or a merge: both follow from certain rules or an exact comparison. */
export const SURE = 1

/**
 * Rejection comes before every other rule. The same statement as a known one is merged. Anything else is approved, with
 * what it does to the memories it is related to.
 */
export const verdictOn = (
  { memory, insight, relationsOf }: Studied,
  { same, related }: Omit<GuardCandidates, 'asOf'>,
): Verdict => {
  const base = {
    memoryId: memory.memoryId,
    volumeId: memory.volumeId,
    userId: memory.userId,
    memoryType: memory.memoryType ?? insight.classification.memoryType,
    category: memory.category ?? insight.classification.category,
    sameHash: insight.hash,
    relationKeys: insight.relationKeys,
    mergedInto: null,
    confirms: false,
    supersededBy: null,
    flagReason: null,
    conflictsWith: [],
    effects: [],
    windows: null,
  }
  if (insight.rejected && !memory.overruled)
    return { ...base, status: 'rejected', reason: insight.rejected.reason, confidence: SURE }
  const [known] = same
  if (known && !memory.overruled) {
    return {
      ...base,
      status: 'merged',
      mergedInto: known.memoryId,
      // A repeat of a flagged memory is a source of it, no confirmation: whether it holds is for the reviewer to say.
      confirms: insight.lastingState && !known.isFlagged,
      reason: mergeReason(memory, known),
      confidence: SURE,
    }
  }
  const { evidence, ...relations } = relationsOf(memory.overruled ? [] : related)
  const suspicion = memory.overruled ? null : insight.suspicion
  const stored = `New to this volume: stored with the type ${base.memoryType} and the category ${base.category}.`
  return {
    ...base,
    ...relations,
    status: 'approved',
    flagReason: suspicion !== null ? 'suspicious' : relations.conflictsWith.length > 0 ? 'conflict' : null,
    reason: [stored, ...evidence, ...(suspicion === null ? [] : [suspicion])].join(' '),
    confidence: insight.classification.confidence,
    windows: insight.windows,
  }
}

/** The reason does not name the other writer: the caller may have write access only. Readers see the writer. */
const mergeReason = (memory: Memory, known: GuardCandidate): string => {
  const who = known.agent === memory.writer.agent ? 'already written' : 'already written by another writer'
  return `The same statement is ${who}; this wording is kept as one of its sources.`
}
