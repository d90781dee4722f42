import { openPrototypes } from '@agent-memory/core/memory/guard/classify/classify'
import { openGuard } from '@agent-memory/core/memory/guard/guard'
import { refineMemory } from '@agent-memory/core/memory/guard/judge/refine'
import { compareMemory } from '@agent-memory/core/memory/guard/updates/likely-updates'
import type { Embedder } from '@agent-memory/core/ports/memory/embedder'
import type { JudgeJob } from '@agent-memory/core/work/catalogue'
import type { HandlersOf, JobHandler } from '@agent-memory/core/work/handlers'
import { timed } from '@agent-memory/runtime/observe/work-metrics'
import type { Service } from '@agent-memory/runtime/process/service'
import { nameOldMemories } from '@agent-memory/runtime/stores/loops/name-memories'

/** Caches the result of `make` for each embedder. The embedder is the same object until the embedding model changes. */
const onceEach = <Key extends object, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const made = new WeakMap<Key, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}

/**
 * Judges every pending memory and, if a language model is configured, lets it compare memories that the guard's rules
 * left unrelated. Adds relation keys (by which the guard finds related memories) and speaker names to memories that
 * were stored before the service had these fields.
 */
export const guard: Service = {
  jobs(ports): HandlersOf<'guard'> {
    const prototypesOf = onceEach(openPrototypes)
    // Embeds the prototypes (example texts of each class of memories) in advance, because this takes time with a model
    // that is not built in. Such a model may start later than the guard. If this attempt fails, the first job tries
    // again and reports the error.
    prototypesOf(ports.retrieval().embedder)().catch(() => {})
    const judge = (job: JudgeJob): JobHandler<JudgeJob> => {
      const note = (step: string, seconds: number) => ports.work.step(job, step, seconds)
      const memories = timed(ports.memories, { pending: 'read', candidates: 'compare', commit: 'commit' }, note)
      const guardOf = onceEach((embedder: Embedder) =>
        openGuard({
          memories,
          now: ports.now,
          hasJudge: ports.judge !== null,
          texts: timed(ports.texts, { study: 'study' }, note),
          prototypes: prototypesOf(embedder),
          embedder: timed(embedder, { windows: 'embed' }, note),
          models: {
            orders: timed(ports.guardModels.orders, { score: 'guard_model' }, note),
            gibberish: timed(ports.guardModels.gibberish, { score: 'guard_model' }, note),
          },
        }),
      )
      return async ({ memory_id: memoryId }, { outboxId, signal }) => {
        const { embedder, external } = ports.retrieval()
        const outcome = await guardOf(embedder)({ memoryId, outboxId, signal })
        // An index job was enqueued with the verdict, and the writer waits for that job: wakes the relay to dispatch
        // it.
        if (external) ports.signals.work([])
        else if (outcome) ports.verdicts.tell(outcome)
        ports.signals.decided([memoryId])
        if (outcome) ports.signals.happened([outcome.volumeId])
      }
    }
    return {
      'memory.judge': judge('memory.judge'),
      'memory.judge_long': judge('memory.judge_long'),
      async 'memory.compare'({ memory_id: memoryId }, { outboxId, signal }) {
        const note = (step: string, seconds: number) => ports.work.step('memory.compare', step, seconds)
        const updates = timed(ports.guardModels.updates, { score: 'guard_model' }, note)
        const { embedder, index, external } = ports.retrieval()
        const comparing = { ...ports, embedder, index, updates, isBounded: external === null }
        await compareMemory(comparing, { memoryId, outboxId, signal })
      },
      async 'memory.refine'({ memory_id: memoryId }, { outboxId, signal }) {
        const { embedder, index } = ports.retrieval()
        const refinePorts = {
          ...ports,
          embedder,
          index,
          usage: ports.modelUsage,
          budget: ports.config.modelMonthlyTokens,
        }
        const { changed, orgId, ...done } = await refineMemory(refinePorts, { memoryId, outboxId, signal })
        ports.judged(done)
        if (changed.length === 0) return
        ports.signals.work(orgId === null ? [] : [orgId])
        ports.signals.decided(changed)
      },
    }
  },
  background: (ports) => [nameOldMemories(ports)],
}
