import type { JobHandler } from '@agent-memory/core/jobs'
import { openPrototypes } from '@agent-memory/core/memory/classify'
import { decide } from '@agent-memory/core/memory/guard'
import type { Service } from '@agent-memory/runtime/service'

/** Decides what becomes of every pending memory. */
export const guard: Service = {
  jobs(ports) {
    const guardPorts = { ...ports, prototypes: openPrototypes((text) => ports.embedder.query(text)) }
    // Made at the start; the embedder may start later than the guard.
    guardPorts.prototypes().catch(() => {}) // The first job tries again, and tells.
    const judge: JobHandler<'memory.judge' | 'memory.judge_long'> = async (payload, { outboxId, signal }) => {
      const memoryId = payload.memory_id
      await decide(guardPorts, { memoryId, outboxId, signal })
      ports.signals.decided([memoryId])
    }
    return { 'memory.judge': judge, 'memory.judge_long': judge }
  },
}
