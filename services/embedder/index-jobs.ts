import type { JobHandlers } from '@agent-memory/core/jobs'
import { indexMemories, type UnindexPorts, unindexMemory, unindexVolume } from '@agent-memory/core/memory/index-memory'
import type { Ports } from '@agent-memory/runtime/wire'

/** What keeps the index outside of PostgreSQL up to it. Where there is none, what was promised to one is dropped. */
export const indexJobs = (ports: Ports): JobHandlers => ({
  async 'memory.index'({ memory_id }, { outboxId }) {
    await indexMemories({ ...ports, ...ports.retrieval() }, [memory_id], [outboxId])
    ports.signals.decided([memory_id])
  },
  'memory.unindex': ({ memory_id }, { outboxId }) => unindexMemory(everywhere(ports), memory_id, outboxId),
  'volume.unindex': ({ volume_id }, { outboxId }) => unindexVolume(everywhere(ports), volume_id, outboxId),
})

const everywhere = ({ memories, externals }: Ports): UnindexPorts => ({ memories, externals: externals() })
