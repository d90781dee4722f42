import type { JobHandler } from '@agent-memory/core/jobs'
import { openPrototypes } from '@agent-memory/core/memory/classify'
import { decide, type GuardPorts } from '@agent-memory/core/memory/guard'
import type { Service } from '@agent-memory/runtime/service'
import { timed } from '@agent-memory/runtime/work-metrics'

type JudgeJob = 'memory.judge' | 'memory.judge_long'

/** Decides what becomes of every pending memory. */
export const guard: Service = {
  jobs(ports) {
    const prototypes = openPrototypes((text) => ports.embedder.query(text))
    // Made at the start; the embedder may start later than the guard.
    prototypes().catch(() => {}) // The first job tries again, and tells.
    const judge = (job: JudgeJob): JobHandler<JudgeJob> => {
      const note = (step: string, seconds: number) => ports.work.step(job, step, seconds)
      const guardPorts: GuardPorts = {
        prototypes,
        now: ports.now,
        memories: timed(ports.memories, { pending: 'read', sameAs: 'compare', commit: 'commit' }, note),
        embedder: timed(ports.embedder, { windows: 'embed' }, note),
      }
      return async ({ memory_id: memoryId }, { outboxId, signal }) => {
        await decide(guardPorts, { memoryId, outboxId, signal })
        ports.signals.decided([memoryId])
      }
    }
    return { 'memory.judge': judge('memory.judge'), 'memory.judge_long': judge('memory.judge_long') }
  },
}
