import type { Memory } from '@agent-memory/core/memory/types'
import type { MemoryStore } from '@agent-memory/core/ports/memory/memories'
import { inExistingVolume } from '../accounts/existing-volume.js'
import type { Database } from '../connection/database.js'
import { OF_VISIBLE_DOCUMENT } from '../documents/document-rows.js'
import { toldBy, toTold } from '../speakers/told-names.js'
import { acceptWrites } from './accept-writes.js'
import { audit } from './changes/change-memory.js'
import { eraseMemory } from './changes/erase-memory.js'
import { commitVerdicts } from './commit-verdict.js'
import { pageOfMemories } from './export-memories.js'
import { awaitsIndex, isFindable } from './findable.js'
import { guardCandidates } from './guard-candidates.js'
import { likelyUpdatesSql } from './likely-updates.js'
import { listMemories } from './list-memories.js'
import {
  MEMORY_COLUMNS,
  type MemoryRow,
  type OutcomeRow,
  type SourceRow,
  toMemory,
  toOutcome,
  toSource,
} from './memory-rows.js'

/** The memory that holds the wording: the one that the write made, or the one it was merged into. */
const HOLDER = 'coalesce(m.merged_into, m.memory_id)'

/** Makes a memory look pending for as long as queries cannot find it. */
const undecided = (memory: Memory): Memory => ({
  ...memory,
  status: 'pending',
  reason: null,
  confidence: null,
  mergedInto: null,
  decidedAt: null,
})

/**
 * Memories in PostgreSQL, the source of truth; every index is a projection.
 * @param external whether an external index must be notified of changes, by a job in the same transaction. If so,
 * clients see a new memory as pending until the index has it. `externalGraph`: whether an external graph store must be
 * notified
 */
export const openMemoryStore = (database: Database, { external = false, externalGraph = false } = {}): MemoryStore => {
  const finish = async (outboxIds: readonly bigint[]): Promise<void> => {
    await database.query({ text: 'DELETE FROM outbox WHERE outbox_id = ANY($1)', values: [outboxIds] })
  }
  return {
    accept: (writes) => acceptWrites(database, writes),

    async outcomes(memoryIds) {
      const rows = await database.query<OutcomeRow>({
        name: 'outcomes',
        // Until the external index has a memory, it is reported as pending.
        text: `SELECT m.memory_id, m.volume_id, m.reason,
               CASE WHEN $2 AND ${awaitsIndex(HOLDER)} THEN 'pending'
                 ELSE m.status END AS status,
               m.confidence, m.merged_into, m.agent, m.superseded_by, m.flag_reason, m.conflicts_with,
               (SELECT array_agg(o.memory_id) FROM memories o WHERE o.superseded_by = m.memory_id) AS supersedes
             FROM memories m WHERE m.memory_id = ANY($1) AND ${inExistingVolume('m')}`,
        values: [memoryIds, external],
      })
      return rows.map(toOutcome)
    },

    async answered(writeIds) {
      await database.query({
        name: 'answered',
        text: `WITH relaxed AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
             UPDATE writes SET answered_at = now() FROM relaxed WHERE write_id = ANY($1) AND answered_at IS NULL`,
        values: [writeIds],
      })
    },

    async pending(memoryId) {
      const [row] = await database.query<MemoryRow & { told: string[]; speaking: string }>({
        name: 'pending-memory',
        text: `SELECT ${MEMORY_COLUMNS}, coalesce(target.agent_id, m.agent_id) AS speaking,
               ${toldBy('coalesce(target.speaker, m.speaker)')} AS told
             FROM memories m LEFT JOIN memories target ON target.memory_id = m.edits
             WHERE m.memory_id = $1 AND m.status = 'pending' AND ${inExistingVolume('m')}`,
        values: [memoryId],
      })
      if (!row) return null
      return { ...toMemory(row), speaking: { userId: row.user_id, agentId: row.speaking }, told: toTold(row.told) }
    },

    finish: (outboxId) => finish([outboxId]),

    candidates: (volumeId, statements) => guardCandidates(database, volumeId, statements),

    async commit(commits) {
      const results = await commitVerdicts(database, commits, external)
      const gone = commits.filter((_, at) => results[at] === 'gone')
      if (gone.length > 0) await finish(gone.map(({ outboxId }) => outboxId))
      return results
    },

    async locate(memoryId) {
      const [row] = await database.query<{ volume_id: string; is_chunk: boolean }>({
        name: 'locate-memory',
        text: `SELECT volume_id, document_id IS NOT NULL AS is_chunk FROM memories m
             WHERE memory_id = $1 AND ${OF_VISIBLE_DOCUMENT}`,
        values: [memoryId],
      })
      return row ? { volumeId: row.volume_id, isChunk: row.is_chunk } : null
    },

    async read(volumeId, memoryId) {
      const [row] = await database.query<MemoryRow & { unfindable: boolean; supersedes: string[] | null }>({
        name: 'read-memory',
        text: `SELECT ${MEMORY_COLUMNS}, $3 AND m.status IN ('approved', 'merged') AND NOT ${isFindable(HOLDER)} AS unfindable,
               (SELECT array_agg(o.memory_id ORDER BY o.seq) FROM memories o WHERE o.superseded_by = m.memory_id) AS supersedes
             FROM memories m WHERE m.volume_id = $1 AND m.memory_id = $2`,
        values: [volumeId, memoryId, external],
      })
      if (!row) return null
      const sources = await database.query<SourceRow>({
        name: 'read-sources',
        text: `SELECT write_id, wording, key_id, agent_id, agent, user_id, session_id, event_date,
          event_date_precision, created_at
             FROM memory_sources WHERE volume_id = $1 AND memory_id = $2
               AND ($3::uuid IS NULL OR write_id IN (SELECT write_id FROM writes WHERE memory_id = $3))
             ORDER BY created_at, write_id LIMIT 100`,
        // While the merge is not reported yet, return the memory's own wording, which is stored with the memory it was
        // merged into.
        values: row.unfindable && row.merged_into ? [volumeId, row.merged_into, memoryId] : [volumeId, memoryId, null],
      })
      return {
        memory: row.unfindable ? undecided(toMemory(row)) : toMemory(row),
        sources: sources.map(toSource),
        supersedes: row.unfindable ? [] : (row.supersedes ?? []),
      }
    },

    page: (volumeId, page) => pageOfMemories(database, volumeId, page),

    list: (volumeId, filters, page) => listMemories(database, volumeId, filters, page),

    async current(volumeId, memoryIds, { lastPosition, history = false, chunks, nodes, likelyUpdates = false }) {
      const rows = await database.query<MemoryRow & { nodes: string[] | null; likely_updates: string[] | null }>({
        name: 'current-memories',
        text: `SELECT ${MEMORY_COLUMNS},
               CASE WHEN $5 THEN (SELECT s.nodes FROM graph_sources s
                 WHERE s.volume_id = m.volume_id AND s.source_id = m.memory_id) END AS nodes,
               CASE WHEN $7 THEN ${likelyUpdatesSql('$3')} END AS likely_updates
             FROM memories m
             WHERE m.volume_id = $1 AND m.memory_id = ANY($2) AND (m.status = 'approved' OR $6 AND m.status = 'superseded')
               AND ($3::bigint IS NULL OR m.position <= $3)
               AND (m.document_id IS NULL OR ($4 AND ${OF_VISIBLE_DOCUMENT}))`,
        values: [volumeId, memoryIds, lastPosition ?? null, chunks, nodes, history, likelyUpdates],
      })
      return rows.map((row) => ({
        ...toMemory(row),
        nodes: row.nodes ?? [],
        likelyUpdates: row.likely_updates ?? [],
      }))
    },

    async lastPosition() {
      const [row] = await database.query<{ last_value: bigint }>({
        name: 'last-position',
        text: 'SELECT last_value FROM memories_position_seq',
        values: [],
      })
      return row?.last_value ?? 0n
    },

    erase: (volumeId, memoryId, act) =>
      database.transaction(async (client) => {
        const receipt = await eraseMemory(client, volumeId, memoryId, { external, externalGraph })
        if (receipt && act) await audit(client, act, 'memory.deleted', memoryId, {})
        return receipt
      }),
  }
}
