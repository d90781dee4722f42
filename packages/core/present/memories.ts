import type { QueryResults } from '../memory/find/answer-query.js'
import type { FoundMemory } from '../memory/find/current-hits.js'
import type { SearchPage } from '../memory/find/search.js'
import { type Memory, type MemorySource, type Outcome, validFrom } from '../memory/types.js'
import type { Proposal, WriteOutcome } from '../memory/write/write.js'
import type { CurrentMemory, ErasureReceipt, MemoryDetail, ReadMemory } from '../ports/memory/memories.js'
import { documentSources } from './document-sources.js'
import { presentExplanation } from './explanation.js'
import { presentGraphFact } from './graph.js'

/** Builds the response body of a write; for a merged write it names the memory that the write was merged into. */
export const presentOutcome = (outcome: WriteOutcome) => ({
  status: outcome.status,
  reason: outcome.reason,
  confidence: outcome.confidence,
  memory_id: outcome.mergedInto ?? outcome.memoryId,
  write_id: outcome.writeId,
  agent: outcome.agent,
  volume_id: outcome.volumeId,
  supersedes: outcome.supersedes,
  superseded_by: outcome.supersededBy,
  ...presentFlags(outcome),
})

export const presentFlags = ({ flagReason, conflictsWith }: Pick<Outcome, 'flagReason' | 'conflictsWith'>) => ({
  flagged: flagReason !== null,
  flag_reason: flagReason,
  conflicts_with: conflictsWith,
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

/** Builds the response body of a query. */
export const presentResults = (
  query: string,
  volumeId: string,
  { found, facts, degraded }: QueryResults,
  { explain = false } = {},
) => ({
  query,
  volume_id: volumeId,
  memories: found.map((each) => ({ ...presentFound(each), ...(explain && presentExplanation(each.signals)) })),
  graph_facts: facts.map(presentGraphFact),
  document_sources: documentSources(found),
  total_results: found.length + facts.length,
  ...(degraded.length > 0 && { degraded }),
})

const presentChunk = ({ chunk }: Memory) => ({
  document_id: chunk?.documentId ?? null,
  filename: chunk?.filename ?? null,
  chunk_index: chunk?.chunkIndex ?? null,
})

const presentFound = ({ memory, score }: FoundMemory) => ({ id: memory.memoryId, ...presentHit(memory, score) })

/** Builds the fields of a memory in an answer, except its id. */
export const presentHit = (memory: CurrentMemory, score: number) => ({
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
  ...presentChunk(memory),
  ...presentMarks(memory),
  likely_updated_by: memory.likelyUpdates,
  created_at: memory.createdAt.toISOString(),
})

/** Builds the fields that say whether a memory still holds. */
const presentMarks = (memory: Memory) => ({
  superseded: memory.status === 'superseded',
  superseded_by: memory.supersededBy,
  valid_from: validFrom(memory).toISOString(),
  valid_to: memory.validTo?.toISOString() ?? null,
  ...presentFlags(memory),
  outdated: memory.outdated,
})

export const presentMemory = ({ memory, sources, supersedes }: ReadMemory) => ({
  status: 'ok' as const,
  data: { memory: { ...presentFields(memory), supersedes, sources: sources.map(presentSource) } },
})

/** Builds the fields that say who wrote the memory, for which user, and when. */
const presentProvenance = (memory: Memory) => ({
  agent: memory.writer.agent,
  agent_id: memory.writer.agentId,
  user_id: memory.userId,
  session_id: memory.sessionId,
  event_date: memory.eventDate.toISOString(),
  event_date_source: memory.eventDateSource,
  event_date_precision: memory.eventDatePrecision,
  metadata: memory.metadata,
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
  ...presentProvenance(memory),
  ...presentChunk(memory),
  ...presentMarks(memory),
  created_at: memory.createdAt.toISOString(),
  last_confirmed_at: memory.lastConfirmedAt?.toISOString() ?? null,
})

/** Builds the response body of a search. */
export const presentPage = ({ found, cursor, degraded }: SearchPage, { explain = false } = {}) => ({
  status: 'ok' as const,
  data: {
    memories: found.map(({ memory, score, signals }) => ({
      ...presentFields(memory),
      ...(memory.likelyUpdates && { likely_updated_by: memory.likelyUpdates }),
      score,
      ...(explain && signals && presentExplanation(signals)),
    })),
    next_cursor: cursor,
    ...(degraded.length > 0 && { degraded }),
  },
})

const presentSource = (source: MemorySource) => ({ write_id: source.writeId, ...presentWording(source) })

/** Builds a wording in the form that reads and exports show. */
const presentWording = (source: MemorySource) => ({
  content: source.wording,
  agent: source.writer.agent,
  agent_id: source.writer.agentId,
  user_id: source.userId,
  session_id: source.sessionId,
  event_date: source.eventDate?.toISOString() ?? null,
  event_date_precision: source.eventDatePrecision,
  created_at: source.createdAt.toISOString(),
})

/** What a receipt says about the index. In both cases no search shows the memory: hits are checked in PostgreSQL. */
export const INDEX_RECEIPT: Readonly<Record<ErasureReceipt['index'], string>> = {
  erased: 'erased at the latest before the next search is answered',
  promised: 'not erased yet, because the vector store is unavailable; the data will be erased once the store is back',
}

/**
 * What a receipt says about the graph. In both cases no read shows erased facts: until a sync is done, PostgreSQL is
 * read.
 */
export const GRAPH_RECEIPT: Readonly<Record<ErasureReceipt['graph'], string>> = {
  erased: 'erased at the latest before the next read is answered',
  promised: 'not erased yet; the data will be erased once the graph store is synced',
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
        graph: GRAPH_RECEIPT[receipt.graph],
      },
      judged_anew: receipt.survivors,
    },
  },
})

/** Builds a memory's entry in an export file, with all that an import needs to restore it. */
export const presentExported = ({ memory, sources }: MemoryDetail) => ({
  memory_id: memory.memoryId,
  content: memory.content,
  memory_type: memory.memoryType,
  memory_type_source: memory.memoryTypeSource,
  category: memory.category,
  confidence: memory.confidence,
  reason: memory.reason,
  ...presentProvenance(memory),
  created_at: memory.createdAt.toISOString(),
  last_confirmed_at: memory.lastConfirmedAt?.toISOString() ?? null,
  sources: sources.map(presentWording),
  versions: [],
})
