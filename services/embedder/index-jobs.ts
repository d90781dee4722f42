import { indexMemory, unindexMemories, unindexMemory, unindexVolume } from '@agent-memory/core/memory/index-memory'
import type { HandlersFor } from '@agent-memory/core/work/handlers'
import type { Ports } from '@agent-memory/runtime/wire'

type IndexJob = 'memory.index' | 'memory.unindex' | 'document.unindex' | 'volume.unindex'

/** What keeps the index outside of PostgreSQL up to it. Where there is none, what was promised to one is dropped. */
export const indexJobs = (ports: Ports): HandlersFor<IndexJob> => {
  const now = () => ({ ...ports, ...ports.retrieval() })
  return {
    async 'memory.index'({ memory_id }, { outboxId }) {
      await indexMemory(now(), memory_id, outboxId)
      ports.signals.decided([memory_id])
    },
    async 'memory.unindex'({ memory_id }, { outboxId }) {
      await unindexMemory(now(), memory_id)
      await ports.memories.finish(outboxId)
    },
    async 'document.unindex'({ memory_ids }, { outboxId }) {
      await unindexMemories(now(), memory_ids)
      await ports.memories.finish(outboxId)
    },
    async 'volume.unindex'({ volume_id }, { outboxId }) {
      await unindexVolume(now(), volume_id)
      await ports.memories.finish(outboxId)
    },
  }
}
