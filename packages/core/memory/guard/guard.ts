import type { Embedder } from '../../ports/memory/embedder.js'
import type { MemoryStore, SameCandidate, Verdict } from '../../ports/memory/memories.js'
import type { TextWork } from '../../ports/memory/text-work.js'
import type { Memory, Outcome } from '../types.js'
import { type Classification, classify, type Prototypes } from './classify/classify.js'
import type { TextStudy } from './study-text.js'

export interface GuardPorts {
  memories: MemoryStore
  embedder: Embedder
  texts: Pick<TextWork, 'study'>
  /** The class prototypes, embedded with the same model as the memories. */
  prototypes: () => Promise<Prototypes>
  now: () => Date
}

/** Confidence of a rejection or a merge: both follow from certain rules or an exact comparison. */
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
  for (;;) {
    job.signal.throwIfAborted()
    const { asOf, candidates } = await ports.memories.sameAs(memory.volumeId, memory.userId, insight.hash)
    const verdict = judge(memory, insight, candidates)
    const result = await ports.memories.commit(verdict, asOf, job.outboxId, ports.now())
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
})

/** Everything a verdict needs from the statement itself, independent of the volume. */
interface Insight extends TextStudy {
  classification: Classification
  windows: Verdict['windows']
}

const study = async (ports: GuardPorts, memory: Memory, signal: AbortSignal): Promise<Insight> => {
  const turn = { signal, tenant: memory.orgId }
  const common = await ports.texts.study(memory, turn)
  if (common.rejected) {
    return { ...common, classification: { memoryType: 'factual', category: 'other', confidence: SURE }, windows: null }
  }
  const vectors = await ports.embedder.windows(memory.content, 'write', turn)
  const first = vectors[0]
  if (!first) throw new Error('the embedder returned no window')
  return {
    ...common,
    classification: classify(memory.content, first, await ports.prototypes()),
    windows: { model: ports.embedder.model, dimension: ports.embedder.dimension, vectors },
  }
}

/** Rejection comes before every other rule. The same statement as a known one is merged; anything else is approved. */
const judge = (memory: Memory, insight: Insight, candidates: readonly SameCandidate[]): Verdict => {
  const base = {
    memoryId: memory.memoryId,
    volumeId: memory.volumeId,
    userId: memory.userId,
    memoryType: memory.memoryType ?? insight.classification.memoryType,
    category: memory.category ?? insight.classification.category,
    sameHash: insight.hash,
    mergedInto: null,
    confirms: false,
    windows: null,
  }
  if (insight.rejected) return { ...base, status: 'rejected', reason: insight.rejected.reason, confidence: SURE }
  const known = candidates[0]
  if (known) {
    return {
      ...base,
      status: 'merged',
      mergedInto: known.memoryId,
      confirms: insight.lastingState,
      reason: mergeReason(memory, known),
      confidence: SURE,
    }
  }
  return {
    ...base,
    status: 'approved',
    reason: `New to this volume: stored with the type ${base.memoryType} and the category ${base.category}.`,
    confidence: insight.classification.confidence,
    windows: insight.windows,
  }
}

/** The reason does not name the other writer: the caller may have write access only. Readers see the writer. */
const mergeReason = (memory: Memory, known: SameCandidate): string => {
  const who = known.agent === memory.writer.agent ? 'already written' : 'already written by another writer'
  return `The same statement is ${who}; this wording is kept as one of its sources.`
}
