import type { JobHandler } from '@agent-memory/core/jobs'
import { buildPrototypes } from '@agent-memory/core/memory/classify'
import { decide } from '@agent-memory/core/memory/guard'
import type { Service } from '@agent-memory/runtime/service'

/** Decides what becomes of every pending memory. */
export const guard: Service = {
  jobs(ports) {
    // Made at the start, and again at a job when that failed: the embedder may start later than the guard.
    let prototypes: ReturnType<typeof buildPrototypes> | undefined
    const guardPorts = {
      ...ports,
      prototypes: () => {
        prototypes ??= buildPrototypes((text) => ports.embedder.query(text)).catch((error) => {
          prototypes = undefined
          throw error
        })
        return prototypes
      },
    }
    guardPorts.prototypes().catch(() => {}) // The first job tries again, and tells.
    const judge: JobHandler<'memory.judge' | 'memory.judge_long'> = async (payload, { outboxId, signal }) => {
      const memoryId = payload.memory_id
      await decide(guardPorts, { memoryId, outboxId, signal })
      ports.signals.decided([memoryId])
    }
    return { 'memory.judge': judge, 'memory.judge_long': judge }
  },
}
