import type { JobHandlers } from '@agent-memory/core/jobs'
import { indexMemories, unindexMemory, unindexVolume } from '@agent-memory/core/memory/index-memory'
import type { Ports } from '@agent-memory/runtime/wire'

/** What keeps the index outside of PostgreSQL up to it. Where there is none, what was promised to one is dropped. */
export const indexJobs = (ports: Ports): JobHandlers => ({
  async 'memory.index'({ memory_id }, { outboxId }) {
    await indexMemories(ports, [memory_id], [outboxId])
    ports.signals.decided([memory_id])
  },
  'memory.unindex': ({ memory_id }, { outboxId }) => unindexMemory(ports, memory_id, outboxId),
  'volume.unindex': ({ volume_id }, { outboxId }) => unindexVolume(ports, volume_id, outboxId),
})
