import type { ForgetCounts, ForgetRequest } from '../ports/memory/forgetting.js'
import { GRAPH_RECEIPT, INDEX_RECEIPT } from './memories.js'

export const presentForgetting = (forgetId: string | null, { memories, sources }: ForgetCounts) => ({
  status: 'ok' as const,
  data: { forget: { forget_id: forgetId, dry_run: forgetId === null, memories, sources } },
})

export const presentForgetStatus = (request: ForgetRequest) => ({
  status: 'ok' as const,
  data: {
    forget: {
      forget_id: request.forgetId,
      volume_id: request.volumeId,
      state: request.finishedAt === null ? ('running' as const) : ('completed' as const),
      criteria: presentCriteria(request),
      matched: { memories: request.matched.memories, sources: request.matched.sources },
      erased: { memories: request.receipt.memories, sources: request.receipt.sources },
      created_at: request.createdAt.toISOString(),
      finished_at: request.finishedAt?.toISOString() ?? null,
      receipt: request.finishedAt === null ? null : presentStores(request),
    },
  },
})

const presentCriteria = ({ criteria }: ForgetRequest) => ({
  user_id: criteria.userId ?? null,
  session_id: criteria.sessionId ?? null,
  agent_id: criteria.agentId ?? null,
  document_id: criteria.documentId ?? null,
  before: criteria.before?.toISOString() ?? null,
})

const presentStores = ({ receipt, index, graph }: ForgetRequest) => ({
  stores: {
    postgresql: {
      memories: receipt.memories,
      sources: receipt.sources,
      vectors: receipt.windows,
      writes: receipt.writes,
      jobs: receipt.outbox,
    },
    index: INDEX_RECEIPT[index],
    graph: GRAPH_RECEIPT[graph],
  },
  judged_anew: receipt.survivors,
})
