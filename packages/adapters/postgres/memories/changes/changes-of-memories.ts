import { LIMITS } from '@agent-memory/core/limits'
import type { ChangeKind, MemoryChange, MemoryChanges, Version } from '@agent-memory/core/ports/memory/memory-changes'
import type { Database } from '../../connection/database.js'
import { MEMORY_COLUMNS, type MemoryRow, toMemory } from '../memory-rows.js'
import { reviewMemory } from './review-memory.js'
import { undoWrite } from './undo-write.js'

type Before = Pick<MemoryRow, 'content' | 'status' | 'memory_type' | 'category' | 'reason'> & { event_date: string }

interface ChangeRow {
  write_id: string
  kind: ChangeKind
  reason: string
  key_id: string
  agent_id: string
  agent: string
  created_at: Date
  undone_at: Date | null
  before: Before
}

/** @param external whether an index outside PostgreSQL must be notified of changes */
export const openMemoryChanges = (database: Database, { external = false } = {}): MemoryChanges => ({
  async historyOf(volumeId, memoryId) {
    const rows = await database.query<ChangeRow>({
      name: 'history-of',
      text: `SELECT write_id, kind, reason, key_id, agent_id, agent, created_at, undone_at, before
             FROM memory_changes WHERE volume_id = $1 AND memory_id = $2 ORDER BY change_id DESC LIMIT $3`,
      values: [volumeId, memoryId, LIMITS.historyChanges],
    })
    return rows.toReversed().map(toChange)
  },

  async editable(volumeId, memoryId) {
    const [row] = await database.query<MemoryRow & { seq: bigint }>({
      name: 'editable-memory',
      text: `SELECT ${MEMORY_COLUMNS}, m.seq FROM memories m
             WHERE m.volume_id = $1 AND m.memory_id = $2 AND m.document_id IS NULL`,
      values: [volumeId, memoryId],
    })
    return row ? { memory: toMemory(row), seq: row.seq } : null
  },

  review: (act, review) => database.transaction((client) => reviewMemory(client, act, review, { external })),

  async locateWrite(writeId) {
    const [row] = await database.query<{ volume_id: string }>({
      name: 'locate-write',
      text: `SELECT volume_id FROM writes WHERE write_id = $1
             UNION ALL SELECT volume_id FROM memory_changes WHERE write_id = $1 LIMIT 1`,
      values: [writeId],
    })
    return row ? { volumeId: row.volume_id } : null
  },

  undo: (act, writeId) => database.transaction((client) => undoWrite(client, act, writeId, { external })),
})

const toChange = (row: ChangeRow): MemoryChange => ({
  writeId: row.write_id,
  kind: row.kind,
  reason: row.reason,
  writer: { keyId: row.key_id, agentId: row.agent_id, agent: row.agent },
  at: row.created_at,
  undoneAt: row.undone_at,
  before: toVersion(row.before),
})

const toVersion = (before: Before): Version => ({
  content: before.content,
  status: before.status,
  memoryType: before.memory_type,
  category: before.category,
  eventDate: new Date(before.event_date),
  reason: before.reason,
})
