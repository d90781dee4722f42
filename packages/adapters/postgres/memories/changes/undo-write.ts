import type { MemoryStatus } from '@agent-memory/core/memory/types'
import type { Act, UndoResult } from '@agent-memory/core/ports/memory/memory-changes'
import type { PoolClient } from 'pg'
import { swapWindows } from '../swap-windows.js'
import { audit, changeMemory, followChanges, lockForChanges, restoredFrom } from './change-memory.js'

interface Made {
  memory_id: string
  status: MemoryStatus
  /** The memory that the write edited; null if the write was not an edit. */
  edits: string | null
}

interface Done {
  change_id: bigint
  memory_id: string
}

/**
 * Restores, newest first, the rows that a write, edit, review or the judge changed, and withdraws the memory that a
 * write made.
 * @param external whether an index outside PostgreSQL must be notified
 */
export const undoWrite = async (
  client: PoolClient,
  act: Act,
  writeId: string,
  { external }: { external: boolean },
): Promise<UndoResult> => {
  await lockForChanges(client, act)
  const made = (
    await client.query<Made>(
      `SELECT m.memory_id, m.status, m.edits FROM writes w JOIN memories m USING (memory_id)
       WHERE w.write_id = $1 AND m.document_id IS NULL`,
      [writeId],
    )
  ).rows[0]
  if (made?.status === 'pending') return { result: 'pending' }
  const { rows: done } = await client.query<Done>(
    'SELECT change_id, memory_id FROM memory_changes WHERE write_id = $1 AND undone_at IS NULL ORDER BY change_id DESC',
    [writeId],
  )
  const stands = made !== undefined && made.status !== 'rejected'
  if (done.length === 0 && !stands) return { result: 'nothing to undo' }
  const by = await blockers(client, writeId, stands ? made.memory_id : null)
  if (by.length > 0) return { result: 'blocked', by }

  const reason = 'Undone.'
  for (const { change_id, memory_id: memoryId } of done) {
    const assignments = restoredFrom('$10::bigint')
    await changeMemory(client, act, writeId, { memoryId, kind: 'undone', reason, assignments, values: [change_id] })
  }
  if (stands && made.edits !== null) {
    for (const step of swapWindows('undo-windows', made.edits, made.memory_id)) await client.query(step)
  }
  if (stands) {
    const assignments = `status = 'rejected', reason = $10, merged_into = NULL, superseded_by = NULL, valid_to = NULL,
      flag_reason = NULL, conflicts_with = '{}'`
    await changeMemory(client, act, writeId, {
      ...{ memoryId: made.memory_id, kind: 'undone', reason, assignments, values: [reason] },
    })
  }
  await client.query('UPDATE memory_changes SET undone_at = $2 WHERE write_id = $1 AND undone_at IS NULL', [
    writeId,
    act.now,
  ])
  const changed = [...new Set([...done.map((row) => row.memory_id), ...(stands ? [made.memory_id] : [])])]
  await followChanges(client, changed, { external })
  await audit(client, act, 'write.undone', writeId, { memory_ids: changed })
  return { result: 'undone', changed }
}

/** SQL: the write of the latest change that gave `m` its present target; if there is none, the write that made `m`. */
const restingBy = (column: 'merged_into' | 'superseded_by'): string => `
  coalesce(
    (SELECT c.write_id FROM memory_changes c WHERE c.memory_id = m.memory_id AND c.undone_at IS NULL
       AND c.before ->> '${column}' IS DISTINCT FROM m.${column}::text ORDER BY c.change_id DESC LIMIT 1),
    (SELECT w.write_id FROM writes w WHERE w.memory_id = m.memory_id ORDER BY w.created_at LIMIT 1)) AS write_id`

/**
 * Returns the writes that must be undone before this one. These are the writes that
 * - later changed a memory that this write changed or made;
 * - merged a memory into the one that this write made, or superseded a memory by it: the write of the latest such
 *   change or, if there is none, the write that stored the memory as merged or superseded;
 * - merged away a memory into which undo would have to merge another memory again;
 * - made the edited memory supersede another memory after this edit.
 */
const blockers = async (client: PoolClient, writeId: string, made: string | null): Promise<string[]> => {
  const { rows } = await client.query<{ write_id: string }>(
    `WITH done AS (
       SELECT memory_id, max(change_id) AS last FROM memory_changes WHERE write_id = $1 AND undone_at IS NULL GROUP BY 1
       UNION ALL SELECT $2::uuid, 0 WHERE $2::uuid IS NOT NULL)
     SELECT c.write_id FROM memory_changes c JOIN done USING (memory_id)
     WHERE c.change_id > done.last AND c.write_id <> $1 AND c.undone_at IS NULL
     UNION SELECT ${restingBy('merged_into')} FROM memories m WHERE m.merged_into = $2
     UNION SELECT ${restingBy('superseded_by')} FROM memories m
     WHERE m.superseded_by = $2 AND m.memory_id NOT IN (SELECT memory_id FROM done)
     UNION SELECT ${restingBy('merged_into')} FROM memory_changes c
     JOIN memories m ON m.memory_id = (c.before ->> 'merged_into')::uuid
     WHERE c.write_id = $1 AND c.undone_at IS NULL AND m.merged_into IS NOT NULL
       AND m.memory_id NOT IN (SELECT memory_id FROM done)
     UNION SELECT ${restingBy('superseded_by')} FROM memories edit JOIN memories m ON m.superseded_by = edit.edits
     WHERE edit.memory_id = $2 AND m.decided_at > edit.decided_at AND m.memory_id NOT IN (SELECT memory_id FROM done)`,
    [writeId, made],
  )
  return rows.map((row) => row.write_id)
}
