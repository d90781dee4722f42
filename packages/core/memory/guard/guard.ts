import type { Embedder } from '../../ports/memory/embedder.js'
import type { GuardCandidate, GuardCandidates, MemoryStore, Verdict } from '../../ports/memory/memories.js'
import type { TextWork } from '../../ports/memory/text-work.js'
import type { Memory, Outcome } from '../types.js'
import { type Classification, classify, type Prototypes } from './classify/classify.js'
import { suspicionOf } from './reject/suspicion.js'
import { openRelations, type Relations } from './relate.js'
import type { TextStudy } from './study-text.js'

export interface GuardPorts {
  memories: MemoryStore
  embedder: Embedder
  texts: Pick<TextWork, 'study'>
  /** The class prototypes, embedded with the same model as the memories. */
  prototypes: () => Promise<Prototypes>
  now: () => Date
}

/** Confidence of a rejection or a merge: both rest on strict rules or on an exact comparison. */
const SURE = 1

/**
 * Decides one pending memory. Judges it outside any transaction, as of a sequence S of the volume, then commits the
 * verdict. If something decided after S affects the verdict, judges again as of the newer sequence.
 * Idempotent: skips a memory that is already decided or deleted.
 * @returns what this call decided; null if there was nothing to decide
 * @throws AppError service_unavailable when the embedder or the store is unavailable; the job is rerun
 */
export const decideMemory = async (
  ports: GuardPorts,
  job: { memoryId: string; outboxId: bigint; signal: AbortSignal },
): Promise<Outcome | null> => {
  const memory = await ports.memories.pending(job.memoryId)
  if (!memory) {
    await ports.memories.finish(job.outboxId)
    return null
  }
  const insight = await study(ports, memory, job.signal)
  const relationsOf = openRelations(memory)
  for (;;) {
    job.signal.throwIfAborted()
    const { hash: sameHash, relationKeys } = insight
    const known = await ports.memories.candidates(memory.volumeId, memory.userId, { sameHash, relationKeys })
    const verdict = judge(memory, insight, known, relationsOf)
    const result = await ports.memories.commit(verdict, known.asOf, job.outboxId, ports.now())
    if (result === 'committed') return outcomeOf(verdict, memory)
    if (result === 'gone') return null
  }
}

const outcomeOf = (verdict: Verdict, memory: Memory): Outcome => ({
  memoryId: verdict.memoryId,
  volumeId: verdict.volumeId,
  status: verdict.status,
  reason: verdict.reason,
  confidence: verdict.confidence,
  mergedInto: verdict.mergedInto,
  agent: memory.writer.agent,
  supersedes: verdict.effects.filter(({ kind }) => kind === 'superseded').map(({ memoryId }) => memoryId),
  supersededBy: verdict.supersededBy,
  flagReason: verdict.flagReason,
  conflictsWith: verdict.conflictsWith,
})

/** Everything a verdict needs that follows from the statement alone, independent of the volume. */
interface Insight extends TextStudy {
  classification: Classification
  /** Why the text may be an order to a model that reads it; null if it does not look like one. */
  suspicion: string | null
  windows: Verdict['windows']
}

const study = async (ports: GuardPorts, memory: Memory, signal: AbortSignal): Promise<Insight> => {
  const turn = { signal, tenant: memory.orgId }
  const common = await ports.texts.study(memory, turn)
  if (common.rejected) {
    const classification = { memoryType: 'factual', category: 'other', confidence: SURE } as const
    return { ...common, classification, suspicion: null, windows: null }
  }
  const vectors = await ports.embedder.windows(memory.content, 'write', turn)
  const first = vectors[0]
  if (!first) throw new Error('the embedder returned no window')
  return {
    ...common,
    classification: classify(memory.content, first, await ports.prototypes()),
    suspicion: suspicionOf(common.orders, first).evidence,
    windows: { model: ports.embedder.model, dimension: ports.embedder.dimension, vectors },
  }
}

/**
 * Rejects first, before any other rule. Then merges a statement that is already known. Approves anything else, with its
 * effects on the memories it is related to.
 */
const judge = (
  memory: Memory,
  insight: Insight,
  { same, related }: Omit<GuardCandidates, 'asOf'>,
  relationsOf: (related: readonly GuardCandidate[]) => Relations,
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
      // A repeat of a flagged memory becomes one of its sources, but does not confirm it: only the reviewer decides
      // whether it holds.
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

/**
 * The reason does not name the other writer, because the caller may have write access only. Readers see the writer in
 * the memory.
 */
const mergeReason = (memory: Memory, known: GuardCandidate): string => {
  const who = known.agent === memory.writer.agent ? 'already written' : 'already written by another writer'
  return `The same statement is ${who}; this wording is kept as one of its sources.`
}
