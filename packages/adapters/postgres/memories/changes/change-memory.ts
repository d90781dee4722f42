import type { EventType } from '@agent-memory/core/notify/event-types'
import type { Act, ChangeKind } from '@agent-memory/core/ports/memory/memory-changes'
import type { PoolClient } from 'pg'
import { lockExistingVolume } from '../../accounts/existing-volume.js'
import { lockStatistics } from '../../index/volume-terms.js'
import { enqueueRename } from '../../speakers/enqueue-rename.js'
import { enqueueSql } from '../../work/enqueue.js'
import { noteMemoryEvent } from '../../work/note-events.js'
import { VERSION_COLUMNS } from '../version-columns.js'
import { nextSeq } from './memory-changes.js'

/** The columns that undoing a change restores: all columns of a memory that can change after its verdict. */
const RESTORED = [
  ...VERSION_COLUMNS,
  ...['status', 'merged_into', 'superseded_by', 'valid_to', 'flag_reason', 'conflicts_with', 'outdated'],
  ...['decided_at', 'last_confirmed_at', 'overruled'],
]
/**
 * SQL assignments that restore the columns of `RESTORED` from the row that a change recorded; `change` is an SQL
 * expression for the change's id.
 */
export const restoredFrom = (change: string): string => `
  (${RESTORED.join(', ')}) = (
    SELECT ${RESTORED.map((column) => `was.${column}`).join(', ')}
    FROM memory_changes c, jsonb_populate_record(NULL::memories, c.before) AS was WHERE c.change_id = ${change})`

export interface Change {
  memoryId: string
  kind: ChangeKind
  reason: string
  /** SQL assignments to columns of the memory `m`; their parameters start at $10. */
  assignments: string
  values?: readonly unknown[]
  /** The event that subscribers of the volume get, if any. */
  event?: EventType
}

const changed = (assignments: string): string => `
  WITH noted AS (
    INSERT INTO memory_changes (memory_id, volume_id, write_id, kind, reason, key_id, agent_id, agent, created_at, before)
    SELECT m.memory_id, m.volume_id, $3, $4, $5, $6, $7, $8, $9, to_jsonb(m)
    FROM memories m WHERE m.volume_id = $1 AND m.memory_id = $2)
  UPDATE memories m SET seq = (SELECT head_seq FROM volumes WHERE volume_id = $1), ${assignments}
  WHERE m.volume_id = $1 AND m.memory_id = $2`

/**
 * Locks the volume's statistics, then the volume; its memories are locked later. Erasures and the index's ledger use
 * the same order, so they never deadlock.
 * @throws AppError agent_not_authorized_for_volume if the volume was deleted after the caller was authorized
 */
export const lockForChanges = async (client: PoolClient, { volumeId }: Act): Promise<void> => {
  await client.query(lockStatistics([volumeId]))
  await lockExistingVolume(client, volumeId, 'FOR NO KEY UPDATE')
}

/** Changes one memory and records its previous row. Locks the volume until the end of the transaction. */
export const changeMemory = async (client: PoolClient, act: Act, writeId: string, change: Change): Promise<void> => {
  await client.query(nextSeq(act.volumeId))
  const { keyId, agentId, agent } = act.writer
  await client.query(changed(change.assignments), [
    ...[act.volumeId, change.memoryId, writeId, change.kind, change.reason, keyId, agentId, agent, act.now],
    ...(change.values ?? []),
  ])
  const { event, memoryId } = change
  if (event) await noteMemoryEvent(client, event, { volumeId: act.volumeId, memoryId })
}

/**
 * Assigns each source to the memory that its write made or, if that memory was merged, to the memory it was merged
 * into.
 */
const SETTLE_SOURCES = `
  UPDATE memory_sources s SET memory_id = coalesce(m.merged_into, m.memory_id)
  FROM writes w JOIN memories m ON m.memory_id = w.memory_id
  WHERE w.memory_id = ANY($1) AND s.write_id = w.write_id AND s.memory_id <> coalesce(m.merged_into, m.memory_id)`

const ONE_JOB = { volumeId: 'volume_id', payload: { memory_id: 'memory_id' } }
const TO_INDEX = enqueueSql('memory.index', { ...ONE_JOB, from: 'memories WHERE memory_id = ANY($1)' })
const TO_GRAPH = enqueueSql('memory.extract', {
  ...ONE_JOB,
  from: `memories WHERE memory_id = ANY($1) AND status = 'approved'`,
})
const OUT_OF_GRAPH = enqueueSql('memory.retract', {
  ...ONE_JOB,
  from: `memories WHERE memory_id = ANY($1) AND status <> 'approved'`,
})

export const settleSources = (client: PoolClient, memoryIds: readonly string[]) =>
  client.query(SETTLE_SOURCES, [memoryIds])

/**
 * Enqueues renames for memories that tell or depend on their speaker's name, because a memory that becomes current
 * again may still have a former name.
 */
const TO_RENAME = enqueueRename('memories WHERE memory_id = ANY($1) AND (tells_name IS NOT NULL OR named <> 0)')

/** Brings sources up to date with the changed memories, and enqueues jobs that do so for names, index and graph. */
export const followChanges = async (
  client: PoolClient,
  memoryIds: readonly string[],
  { external }: { external: boolean },
): Promise<void> => {
  await settleSources(client, memoryIds)
  if (external) await client.query(TO_INDEX, [memoryIds])
  await client.query(TO_RENAME, [memoryIds])
  await client.query(TO_GRAPH, [memoryIds])
  await client.query(OUT_OF_GRAPH, [memoryIds])
}

/** Records who did what. `details` contains no memory texts, so that erased texts stay erased. */
export const audit = async (
  client: PoolClient,
  act: Act,
  action: string,
  subjectId: string,
  details: Record<string, unknown>,
): Promise<void> => {
  const { keyId, agentId, agent } = act.writer
  await client.query(
    `INSERT INTO audit_entries (org_id, volume_id, action, subject_id, key_id, agent_id, agent, details, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [act.orgId, act.volumeId, action, subjectId, keyId, agentId, agent, JSON.stringify(details), act.now],
  )
}
