import type { Embedder } from '../../../ports/memory/embedder.js'
import type { Judge } from '../../../ports/memory/judge.js'
import type { MemoryStore } from '../../../ports/memory/memories.js'
import type { MemoryIndex } from '../../../ports/memory/memory-index.js'
import type { JudgedMemory, JudgeSubject, Refinements } from '../../../ports/memory/refinements.js'
import { allOf, type ModelUsage, type Tokens } from '../../../ports/work/model-usage.js'
import { nearStatements } from '../near-statements.js'
import { refinementsFrom } from './answer.js'
import { worthAsking } from './gate.js'
import { judgeMessage, MOST_ANSWER_TOKENS, tokensOf } from './prompt.js'

export interface RefinePorts {
  /** Null if no judge is configured any more; then there is nothing to do. */
  judge: Judge | null
  /** Maximum tokens that one organization may use in a month, for all purposes together. */
  budget: number
  usage: ModelUsage
  refinements: Refinements
  memories: Pick<MemoryStore, 'finish'>
  embedder: Pick<Embedder, 'model'>
  index: Pick<MemoryIndex, 'search'>
  now: () => Date
}

/**
 * How a run ended. `passed over`: nothing was worth asking about; `over budget`: the organization has too few tokens
 * left this month; `failed`: the model gave no answer; `refused`: the model's answer was discarded; `unrelated`: the
 * model found nothing related; `stale`: the memories had changed meanwhile; `related`: memories were changed.
 */
export const REFINE_RESULTS = [
  'passed over',
  'over budget',
  'failed',
  'refused',
  'unrelated',
  'stale',
  'related',
] as const
export type RefineResult = (typeof REFINE_RESULTS)[number]

export interface Refined {
  result: RefineResult
  /** The tokens that the call used; null if no call was made. */
  used: Tokens | null
  /** The kinds of the refinements that were committed. */
  kinds: readonly string[]
  /** The ids of all memories that changed. */
  changed: readonly string[]
  orgId: string | null
}

/** Number of nearest memories to examine: far more than the judge is asked about, as most fail `worthAsking`. */
const NEAREST = 24

/**
 * Lets the judge compare an approved memory with the nearest known memories and applies the result. Runs after the
 * verdict, so no write waits for it.
 * Idempotent: the changes are committed together with the end of the job. If the model is slow or down, or its answer
 * fails the checks, no memory changes and the job still succeeds.
 * @throws AppError service_unavailable when a store is unavailable; the job is rerun
 */
export const refineMemory = async (
  ports: RefinePorts,
  job: { memoryId: string; outboxId: bigint; signal: AbortSignal },
): Promise<Refined> => {
  const subject = ports.judge && (await ports.refinements.subject(job.memoryId, ports.embedder.model))
  const candidates = subject && (await candidatesFor(ports, subject, job.signal))
  if (!ports.judge || !candidates) return end(ports, job, 'passed over', { orgId: subject?.orgId ?? null })
  const { orgId } = subject
  const message = judgeMessage(subject.memory, candidates)
  const reservation = await ports.usage.reserve({ orgId, purpose: 'judge', tokens: tokensOf(message) }, ports.budget)
  if (!reservation) return end(ports, job, 'over budget', { orgId })
  const reply = await ports.judge.ask(message, job.signal)
  const used = reply.used === 'unknown' ? allOf(reservation, MOST_ANSWER_TOKENS) : reply.used
  await ports.usage.settle(reservation, used)
  if (reply.result === 'failed') return end(ports, job, 'failed', { orgId, used })
  const { model } = ports.judge
  const refinements = refinementsFrom(reply.input, subject.memory, candidates, model)
  if (!refinements) return end(ports, job, 'refused', { orgId, used })
  if (refinements.length === 0) return end(ports, job, 'unrelated', { orgId, used })
  const { outboxId } = job
  const committed = await ports.refinements.commit({ subject, outboxId, refinements, model, now: ports.now() })
  if (committed.result !== 'committed') return { result: 'stale', used, kinds: [], changed: [], orgId }
  return { result: 'related', used, kinds: refinements.map(({ kind }) => kind), changed: committed.changed, orgId }
}

const end = async (
  { memories }: RefinePorts,
  { outboxId }: { outboxId: bigint },
  result: RefineResult,
  { orgId, used = null }: { orgId: string | null; used?: Tokens | null },
): Promise<Refined> => {
  await memories.finish(outboxId)
  return { result, used, kinds: [], changed: [], orgId }
}

/** Returns the known statements to ask about; null if there are none. */
const candidatesFor = async (
  ports: RefinePorts,
  subject: JudgeSubject,
  signal: AbortSignal,
): Promise<JudgedMemory[] | null> => {
  const candidates = worthAsking(subject.memory, await nearStatements(ports, subject, NEAREST, signal))
  return candidates.length === 0 ? null : candidates
}
