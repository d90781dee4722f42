import type { GuardCandidate, GuardCandidates, Verdict } from '../../ports/memory/memories.js'
import { NAMELESS, speakerKey, type ToldName } from '../speaker/speaker.js'
import type { Memory } from '../types.js'
import type { Classification } from './classify/classify.js'
import { type Edited, otherThan, refusalOf } from './edit.js'
import type { Relations } from './relate.js'
import type { TextStudy } from './study-text.js'

/** Everything that a verdict needs to know about the statement itself, without the memories it is compared with. */
export interface Insight extends TextStudy {
  classification: Classification
  /** Why the text may be an order to a model that reads it; null if it does not look like one. */
  suspicion: string | null
  windows: Verdict['windows']
  /** Whether the text is a plain statement, which is worth comparing with its neighbours. */
  isPlain: boolean
  /** Whether a judge (a language model) may compare the statement with its neighbours. */
  hasJudge: boolean
}

/** A memory that is ready to be judged. */
export interface Studied {
  memory: Memory
  insight: Insight
  /** The names that its speaker's current statements give, latest first: `insight` and `relationsOf` depend on them. */
  told: readonly ToldName[]
  relationsOf: (related: readonly GuardCandidate[]) => Relations
  /** State of the memory that `memory` edits, read when `memory` is judged. If absent, the state counts as `none`. */
  edited?: Edited
  /** Outbox id of the job that judges the memory. */
  outboxId: bigint
}

/** Confidence of a rejection or a merge: a rule or an exact comparison decided it, so there is no doubt. */
export const SURE = 1

/**
 * Returns the first verdict that applies: rejected by a rule, or refused as an edit; merged, if a known memory says the
 * same; else approved, with its effects on related memories. A memory that a reviewer approved (`overruled`) is neither
 * rejected by a rule nor merged.
 */
export const verdictOn = (
  { memory, insight, told, relationsOf, edited = 'none' }: Studied,
  candidates: Pick<GuardCandidates, 'same' | 'related'>,
): Verdict => {
  const { same, related } = otherThan(memory.edits, candidates)
  const base = {
    memoryId: memory.memoryId,
    volumeId: memory.volumeId,
    userId: memory.userId,
    edits: memory.edits,
    memoryType: memory.memoryType ?? insight.classification.memoryType,
    category: memory.category ?? insight.classification.category,
    sameHash: insight.hash,
    relationKeys: insight.relationKeys,
    speaker: speakerKey(memory.volumeId, { ...memory, ...memory.writer }),
    tellsName: insight.tellsName,
    named: insight.named,
    told: insight.named === NAMELESS ? null : told,
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
  const refusal = refusalOf(edited, known)
  if (refusal !== null) return { ...base, status: 'rejected', reason: refusal, confidence: SURE }
  if (known && !memory.overruled) {
    return {
      ...base,
      status: 'merged',
      mergedInto: known.memoryId,
      // A repeat of a flagged memory adds a source to that memory but does not confirm it, because a reviewer decides
      // whether the flagged memory holds.
      confirms: insight.lastingState && !known.isFlagged,
      reason: mergeReason(memory, known),
      confidence: SURE,
    }
  }
  // A text that a reviewer approved, or that an edit leaves as it was, replaces nothing and is not flagged again.
  const isSettledBefore = memory.overruled || edited === 'same'
  const { evidence, ...relations } = relationsOf(isSettledBefore ? [] : related)
  const suspicion = isSettledBefore ? null : insight.suspicion
  const stored = `${memory.edits === null ? 'New to this volume' : 'Edited'}: stored with the type ${base.memoryType} and the category ${base.category}.`
  // True if a reviewer has decided or will decide, or if the rules related the memory to another one.
  const isSettled =
    memory.overruled || suspicion !== null || relations.supersededBy !== null || relations.effects.length > 0
  const isCompared = insight.isPlain && !isSettled
  return {
    ...base,
    ...relations,
    status: 'approved',
    flagReason: suspicion !== null ? 'suspicious' : relations.conflictsWith.length > 0 ? 'conflict' : null,
    reason: [stored, ...evidence, ...(suspicion === null ? [] : [suspicion])].join(' '),
    confidence: insight.classification.confidence,
    isCompared,
    isRefined: isCompared && insight.hasJudge && memory.edits === null,
    windows: insight.windows,
  }
}

/**
 * Returns a reason that does not name the other writer, because the caller may have write access only. Whoever may read
 * the memory sees the writer in its sources.
 */
const mergeReason = (memory: Memory, known: GuardCandidate): string => {
  const kept = known.agent === memory.writer.agent ? 'A memory' : 'A memory of another writer'
  return `${kept} already says the same; this wording is kept as a source of that memory.`
}
