import { openPrototypes } from '@agent-memory/core/memory/classify'
import { decide, type GuardPorts } from '@agent-memory/core/memory/guard'
import type { Embedder } from '@agent-memory/core/ports/embedder'
import type { JudgeJob } from '@agent-memory/core/work/catalogue'
import type { HandlersOf, JobHandler } from '@agent-memory/core/work/handlers'
import type { Service } from '@agent-memory/runtime/service'
import { timed } from '@agent-memory/runtime/work-metrics'

/** The same answer for the same argument: the model that serves is another one only after its change. */
const onceEach = <Key extends object, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const made = new WeakMap<Key, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}

/** Decides what becomes of every pending memory. */
export const guard: Service = {
  jobs(ports): HandlersOf<'guard'> {
    const prototypesOf = onceEach((embedder: Embedder) => openPrototypes((text) => embedder.query(text)))
    // Made at the start; the embedder may start later than the guard.
    prototypesOf(ports.retrieval().embedder)().catch(() => {}) // The first job tries again, and tells.
    const judge = (job: JudgeJob): JobHandler<JudgeJob> => {
      const note = (step: string, seconds: number) => ports.work.step(job, step, seconds)
      const memories = timed(ports.memories, { pending: 'read', sameAs: 'compare', commit: 'commit' }, note)
      const guardPortsOf = onceEach(
        (embedder: Embedder): GuardPorts => ({
          memories,
          now: ports.now,
          texts: timed(ports.texts, { study: 'study' }, note),
          prototypes: prototypesOf(embedder),
          embedder: timed(embedder, { windows: 'embed' }, note),
        }),
      )
      return async ({ memory_id: memoryId }, { outboxId, signal }) => {
        const { embedder, external } = ports.retrieval()
        const outcome = await decide(guardPortsOf(embedder), { memoryId, outboxId, signal })
        // With the verdict its place in the index was promised, and whoever wrote it waits for that.
        if (external) ports.signals.work([])
        else if (outcome) ports.verdicts.tell(outcome)
        ports.signals.decided([memoryId])
      }
    }
    return { 'memory.judge': judge('memory.judge'), 'memory.judge_long': judge('memory.judge_long') }
  },
}
