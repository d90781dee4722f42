import type { Embedder } from '../../ports/memory/embedder.js'
import type { GuardModel } from '../../ports/memory/guard-model.js'
import type { GuardCandidates, MemoryStore, PendingMemory, Verdict } from '../../ports/memory/memories.js'
import type { TextWork, Turn } from '../../ports/memory/text-work.js'
import { inGroups } from '../../work/in-groups.js'
import { NAMELESS, speakerKey, type ToldName } from '../speaker/speaker.js'
import type { Memory, Outcome } from '../types.js'
import { classify, type Prototypes } from './classify/classify.js'
import { asSpoken, editedBy } from './edit.js'
import { judgeInOrder } from './judge-in-order.js'
import { isPlainStatement } from './plain-statement.js'
import { gibberishReason } from './reject/nothing.js'
import { suspicionOf } from './reject/suspicion.js'
import { openRelations } from './relate.js'
import { type Insight, type Studied, SURE } from './verdict.js'

export interface GuardPorts {
  memories: MemoryStore
  embedder: Embedder
  models: Record<'orders' | 'gibberish', Pick<GuardModel, 'score'>>
  texts: Pick<TextWork, 'study'>
  /** The class prototypes, embedded with the same model as the memories. */
  prototypes: () => Promise<Prototypes>
  /** Whether there is a judge: a language model that compares the statements that the rules found unrelated. */
  hasJudge: boolean
  now: () => Date
}

export interface JudgeRun {
  memoryId: string
  outboxId: bigint
  signal: AbortSignal
}

/** Maximum memories of a volume judged as one group. The writer of the first waits until the last is judged. */
const TOGETHER = 16

/**
 * Returns a function that decides a pending memory. For a memory that is already decided or deleted, the function
 * returns null, so a job may run twice.
 *
 * Texts are studied in parallel. Then the memories of one volume that are ready are judged in order, each as if the
 * verdicts before it were committed, and are committed together. If each were judged and committed alone, its commit
 * would make the others' verdicts stale, and every commit would wait for the disk. Judging happens outside any
 * transaction, on the volume as it was at some sequence number. If a later commit, for example by another process,
 * affects a verdict, the memory is judged again.
 * @throws AppError service_unavailable when the embedder, a guard model or the store is unavailable; the job is rerun
 */
export const openGuard = (ports: GuardPorts): ((run: JudgeRun) => Promise<Outcome | null>) => {
  const inGroup = inGroups(TOGETHER, (group: readonly Waiting[]) => decideGroup(ports, group))
  return async ({ memoryId, outboxId, signal }) => {
    const pending = await ports.memories.pending(memoryId)
    if (!pending) {
      await ports.memories.finish(outboxId)
      return null
    }
    const memory = asSpoken(pending)
    const insight = await study(ports, memory, signal)
    const under = async (told: readonly ToldName[], known: Insight): Promise<Waiting> => ({
      ...{ memory, insight: known, told, relationsOf: openRelations(memory, told), outboxId },
      async renamed(names) {
        const isTouched = known.named !== NAMELESS
        const again = isTouched ? await ports.texts.study({ ...memory, told: names }, turnOf(memory, signal)) : {}
        // Keeps `rejected`: it depends on no name, and may come from the gibberish model, which is asked only once.
        return under(names, { ...known, ...again, rejected: known.rejected })
      },
    })
    const studied = await under(memory.told, insight)
    for (;;) {
      signal.throwIfAborted()
      // An edit gets a group of its own (its memory id is the key): other memories of a group would not see its effect
      // on the edited memory before the commit.
      const decision = await inGroup(memory.edits === null ? memory.volumeId : memory.memoryId, studied)
      if (decision !== 'stale') return decision
    }
  }
}

/** A studied memory that waits to be judged. */
interface Waiting extends Studied {
  /** Analyses the memory again with `told` as its speaker's names, because the names have changed in the meantime. */
  renamed(told: readonly ToldName[]): Promise<Waiting>
}

type Decision = Outcome | null | 'stale'

/** Judges and commits memories of one volume. */
const decideGroup = async (ports: GuardPorts, ready: readonly Waiting[]): Promise<Decision[]> => {
  const { memories, now } = ports
  const group = await Promise.all(
    ready.map(async (waiting) => ({ ...waiting, edited: await editedBy(memories, waiting.memory) })),
  )
  const known = await candidatesOf(ports, group)
  // The speakers' names were read before the candidates and may have changed since, so each statement is judged under
  // the names that were read with the candidates.
  const named = await Promise.all(
    group.map((waiting, at) => {
      const told = known[at]?.told ?? waiting.told
      return JSON.stringify(told) === JSON.stringify(waiting.told) ? waiting : waiting.renamed(told)
    }),
  )
  if (named.some((waiting, at) => waiting !== group[at])) return decideGroup(ports, named)
  const judged = judgeInOrder(group, known)
  const results = await memories.commit(
    judged.map(({ studied, ...verdict }) => ({ ...verdict, outboxId: studied.outboxId, now: now() })),
  )
  return judged.map(({ verdict, studied }, at): Decision => {
    const result = results[at]
    if (result === 'committed') return outcomeOf(verdict, studied.memory)
    return result === 'gone' ? null : 'stale'
  })
}

const candidatesOf = ({ memories }: GuardPorts, group: readonly Studied[]): Promise<GuardCandidates[]> =>
  memories.candidates(
    group[0]?.memory.volumeId ?? '',
    group.map(({ memory, insight }) => ({
      ...{ userId: memory.userId, sameHash: insight.hash, relationKeys: insight.relationKeys },
      speaker: speakerKey(memory.volumeId, { ...memory, ...memory.writer }),
    })),
  )

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

const turnOf = ({ orgId }: Memory, signal: AbortSignal): Turn => ({ signal, tenant: orgId })

const study = async (ports: GuardPorts, memory: PendingMemory, signal: AbortSignal): Promise<Insight> => {
  const turn = turnOf(memory, signal)
  const studied = await ports.texts.study(memory, turn)
  const common = { ...studied, rejected: studied.rejected ?? (await gibberish(ports, memory, studied.oddness, turn)) }
  if (common.rejected) {
    const classification = { memoryType: 'factual', category: 'other', confidence: SURE } as const
    return { ...common, classification, suspicion: null, windows: null, isPlain: false, hasJudge: false }
  }
  const [vectors, { evidence }] = await Promise.all([
    ports.embedder.windows(memory.content, 'write', turn),
    suspicionOf(common.orders, (window) => ports.models.orders.score(window, 'write', turn)),
  ])
  const first = vectors[0]
  if (!first) throw new Error('the embedder returned no window')
  return {
    ...common,
    classification: classify(memory.content, first, await ports.prototypes()),
    suspicion: evidence,
    windows: { model: ports.embedder.model, dimension: ports.embedder.dimension, vectors },
    isPlain: isPlainStatement(memory.content),
    hasJudge: ports.hasJudge,
  }
}

/** Returns why a text is gibberish; null if it is not. Asks the model only about a text that looks odd to the rules. */
const gibberish = async (
  { models }: GuardPorts,
  { content }: PendingMemory,
  oddness: number | null,
  turn: Turn,
): Promise<{ reason: string } | null> => {
  if (oddness === null) return null
  const reason = gibberishReason(oddness, await models.gibberish.score(content, 'write', turn))
  return reason === null ? null : { reason }
}
