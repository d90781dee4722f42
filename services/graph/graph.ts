import { projectNodes } from '@agent-memory/core/graph/apply'
import { extractSources } from '@agent-memory/core/graph/extract/extract-sources'
import type { HandlersOf, JobRun } from '@agent-memory/core/work/handlers'
import type { Service } from '@agent-memory/runtime/process/service'
import { keepGraphFilled } from '@agent-memory/runtime/stores/loops/fill-graph'

/** Builds the knowledge graph from memories and documents, and syncs a graph store outside of PostgreSQL. */
export const graph: Service = {
  jobs(ports): HandlersOf<'graph'> {
    const { externalGraph: external } = ports
    const extract = async (_: unknown, run: JobRun): Promise<void> => {
      await extractSources({ ...ports, external: external !== null }, run)
      if (external) ports.signals.work([])
    }
    return {
      'memory.extract': extract,
      'memory.extract_later': extract,
      async 'memory.retract'({ memory_id }, { outboxId }) {
        await ports.graphLedger.retractFormer(memory_id, { outboxId, external: external !== null })
        if (external) ports.signals.work([])
      },
      async 'graph.project'({ volume_id, node_ids }, { outboxId }) {
        if (external) await projectNodes({ ledger: ports.graphLedger, store: external }, volume_id, node_ids)
        await ports.memories.finish(outboxId)
      },
      async 'graph.erase'({ volume_id }, { outboxId }) {
        await external?.eraseVolume(volume_id)
        await ports.memories.finish(outboxId)
      },
    }
  },
  background: (ports) => (ports.externalGraph ? [keepGraphFilled(ports, ports.externalGraph)] : []),
}
