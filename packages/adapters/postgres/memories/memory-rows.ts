import type {
  Category,
  DatePrecision,
  EventDateSource,
  FlagReason,
  Memory,
  MemorySource,
  MemoryStatus,
  MemoryType,
  MemoryTypeSource,
  Metadata,
  Outcome,
} from '@agent-memory/core/memory/types'

export interface MemoryRow {
  memory_id: string
  org_id: string
  volume_id: string
  status: MemoryStatus
  content: string
  memory_type: MemoryType | null
  memory_type_source: MemoryTypeSource
  category: Category | null
  confidence: number | null
  reason: string | null
  key_id: string
  agent_id: string
  agent: string
  user_id: string | null
  session_id: string | null
  event_date: Date
  event_date_source: EventDateSource
  event_date_precision: DatePrecision | null
  metadata: Metadata | null
  merged_into: string | null
  redactions: string[]
  created_at: Date
  decided_at: Date | null
  last_confirmed_at: Date | null
  superseded_by: string | null
  valid_to: Date | null
  flag_reason: FlagReason | null
  conflicts_with: string[]
  outdated: string[]
  overruled: boolean
  edits: string | null
  document_id: string | null
  filename: string | null
  chunk_index: number | null
}

export const MEMORY_COLUMNS = `m.memory_id, m.org_id, m.volume_id, m.status, m.content, m.memory_type, m.memory_type_source, m.category,
  m.confidence, m.reason, m.key_id, m.agent_id, m.agent, m.user_id, m.session_id, m.event_date, m.event_date_source,
  m.event_date_precision, m.metadata, m.merged_into, m.redactions, m.created_at, m.decided_at, m.last_confirmed_at,
  m.superseded_by, m.valid_to, m.flag_reason, m.conflicts_with, m.outdated, m.overruled, m.edits, m.document_id, m.chunk_index,
  (SELECT d.filename FROM documents d WHERE d.document_id = m.document_id) AS filename`

export const toMemory = (row: MemoryRow): Memory => ({
  memoryId: row.memory_id,
  chunk:
    row.document_id === null
      ? null
      : { documentId: row.document_id, filename: row.filename ?? '', chunkIndex: row.chunk_index ?? 0 },
  orgId: row.org_id,
  volumeId: row.volume_id,
  status: row.status,
  content: row.content,
  memoryType: row.memory_type,
  memoryTypeSource: row.memory_type_source,
  category: row.category,
  confidence: row.confidence,
  reason: row.reason,
  writer: { keyId: row.key_id, agentId: row.agent_id, agent: row.agent },
  userId: row.user_id,
  sessionId: row.session_id,
  eventDate: row.event_date,
  eventDateSource: row.event_date_source,
  eventDatePrecision: row.event_date_precision,
  metadata: row.metadata,
  mergedInto: row.merged_into,
  redactions: row.redactions,
  createdAt: row.created_at,
  decidedAt: row.decided_at,
  lastConfirmedAt: row.last_confirmed_at,
  supersededBy: row.superseded_by,
  validTo: row.valid_to,
  flagReason: row.flag_reason,
  conflictsWith: row.conflicts_with,
  outdated: row.outdated,
  overruled: row.overruled,
  edits: row.edits,
})

export interface SourceRow {
  write_id: string
  wording: string
  key_id: string
  agent_id: string
  agent: string
  user_id: string | null
  session_id: string | null
  event_date: Date | null
  event_date_precision: DatePrecision | null
  created_at: Date
}

export const toSource = (row: SourceRow): MemorySource => ({
  writeId: row.write_id,
  wording: row.wording,
  writer: { keyId: row.key_id, agentId: row.agent_id, agent: row.agent },
  userId: row.user_id,
  sessionId: row.session_id,
  eventDate: row.event_date,
  eventDatePrecision: row.event_date_precision,
  createdAt: row.created_at,
})

export interface OutcomeRow {
  memory_id: string
  volume_id: string
  status: MemoryStatus
  reason: string | null
  confidence: number | null
  merged_into: string | null
  agent: string
  supersedes: string[] | null
  superseded_by: string | null
  flag_reason: FlagReason | null
  conflicts_with: string[]
}

export const toOutcome = (row: OutcomeRow): Outcome => ({
  memoryId: row.memory_id,
  volumeId: row.volume_id,
  // A superseded memory is stored, so its write counts as approved.
  status: row.status === 'superseded' ? 'approved' : row.status,
  reason: row.reason,
  confidence: row.confidence,
  mergedInto: row.merged_into,
  agent: row.agent,
  supersedes: row.supersedes ?? [],
  supersededBy: row.superseded_by,
  flagReason: row.flag_reason,
  conflictsWith: row.conflicts_with,
})
