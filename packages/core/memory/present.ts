import type { ErasureReceipt, MemoryDetail } from '../ports/memories.js'
import type { FoundMemory } from './current-hits.js'
import type { SearchPage } from './search.js'
import type { Memory, MemorySource, Outcome } from './types.js'
import type { Proposal } from './write.js'

/** Body of a write's answer. A merged write names the memory that kept it. */
export const presentOutcome = (outcome: Outcome) => ({
  status: outcome.status,
  reason: outcome.reason,
  confidence: outcome.confidence,
  memory_id: outcome.mergedInto ?? outcome.memoryId,
  write_id: outcome.writeId,
  agent: outcome.agent,
  volume_id: outcome.volumeId,
})

export const presentProposals = (proposals: readonly Proposal[]) => ({
  status: 'ok' as const,
  data: {
    proposals: proposals.map(({ memoryId, writeId, outcome }) => ({
      memory_id: memoryId,
      write_id: writeId,
      state: outcome?.status ?? 'pending',
      reason: outcome?.reason ?? null,
      merged_into: outcome?.mergedInto ?? null,
    })),
  },
})

/** Body of a query's answer. Graph facts and document chunks are not part of the service yet. */
export const presentResults = (query: string, volumeId: string, found: readonly FoundMemory[]) => ({
  query,
  volume_id: volumeId,
  memories: found.map(presentFound),
  graph_facts: [],
  document_sources: [],
  total_results: found.length,
})

const presentFound = ({ memory, score }: FoundMemory) => ({
  id: memory.memoryId,
  content: memory.content,
  score,
  agent: memory.writer.agent,
  agent_id: memory.writer.agentId,
  memory_type: memory.memoryType,
  category: memory.category,
  confidence: memory.confidence,
  user_id: memory.userId,
  session_id: memory.sessionId,
  event_date: memory.eventDate.toISOString(),
  document_id: null,
  filename: null,
  chunk_index: null,
  created_at: memory.createdAt.toISOString(),
})

export const presentMemory = ({ memory, sources }: MemoryDetail) => ({
  status: 'ok' as const,
  data: { memory: { ...presentFields(memory), sources: sources.map(presentSource) } },
})

const presentFields = (memory: Memory) => ({
  memory_id: memory.memoryId,
  volume_id: memory.volumeId,
  content: memory.content,
  status: memory.status,
  memory_type: memory.memoryType,
  category: memory.category,
  confidence: memory.confidence,
  reason: memory.reason,
  merged_into: memory.mergedInto,
  agent: memory.writer.agent,
  agent_id: memory.writer.agentId,
  user_id: memory.userId,
  session_id: memory.sessionId,
  event_date: memory.eventDate.toISOString(),
  event_date_source: memory.eventDateSource,
  metadata: memory.metadata,
  created_at: memory.createdAt.toISOString(),
  last_confirmed_at: memory.lastConfirmedAt?.toISOString() ?? null,
})

/** Body of a search's answer. */
export const presentPage = ({ found, cursor }: SearchPage) => ({
  status: 'ok' as const,
  data: { memories: found.map(({ memory, score }) => ({ ...presentFields(memory), score })), next_cursor: cursor },
})

const presentSource = (source: MemorySource) => ({ write_id: source.writeId, ...presentWording(source) })

/** A wording, whoever reads it. */
export const presentWording = (source: MemorySource) => ({
  content: source.wording,
  agent: source.writer.agent,
  agent_id: source.writer.agentId,
  user_id: source.userId,
  session_id: source.sessionId,
  event_date: source.eventDate?.toISOString() ?? null,
  created_at: source.createdAt.toISOString(),
})

/** No search shows it in either case: each hit is checked against PostgreSQL. */
const INDEX_RECEIPT: Readonly<Record<ErasureReceipt['index'], string>> = {
  erased: 'erased before the next search answers',
  promised: 'will be erased: the vector store is away',
}

export const presentReceipt = (memoryId: string, receipt: ErasureReceipt) => ({
  status: 'ok' as const,
  data: {
    receipt: {
      memory_id: memoryId,
      stores: {
        postgresql: {
          memories: receipt.memories,
          sources: receipt.sources,
          vectors: receipt.windows,
          writes: receipt.writes,
          jobs: receipt.outbox,
        },
        index: INDEX_RECEIPT[receipt.index],
      },
      judged_anew: receipt.survivors,
    },
  },
})
