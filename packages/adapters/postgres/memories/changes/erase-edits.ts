import type { PoolClient } from 'pg'
import { enqueueRename } from '../../speakers/enqueue-rename.js'
import { VERSION_COLUMNS } from '../version-columns.js'
import { followChanges, settleSources } from './change-memory.js'
import { nextSeq } from './memory-changes.js'

/** The columns that the erasure of an edit restores: those of a version, and the outdated sentences. */
const VERSION = [...VERSION_COLUMNS, 'outdated']

interface Edit {
  memory_id: string
  edits: string
  content: string
  /** The change that made the edit's text a version of the memory. */
  since: bigint
  /** The change by which the next edit that was not undone replaced this edit's text; null if there is no such edit. */
  until: bigint | null
  /** False if the edit was undone. */
  applied: boolean
  /**
   * The id under which the vectors of this edit's text are stored: that of the next edit that was not undone; if there
   * is none, that of the edited memory.
   */
  holder: string
}

/** Selects, oldest first, the edits among $1 whose text is or was a version of a memory that is not among $1. */
const EDITS = `
  WITH version AS (
    SELECT e.memory_id, e.edits, e.content, e.status = 'merged' AS applied, c.change_id AS since
    FROM memories own JOIN memories e ON e.edits = own.edits
    JOIN writes w ON w.memory_id = e.memory_id
    JOIN memory_changes c ON c.write_id = w.write_id AND c.memory_id = e.edits AND c.kind = 'edited'
    WHERE own.memory_id = ANY($1) AND own.edits <> ALL($1)
    GROUP BY e.memory_id, c.change_id)
  SELECT v.*, (SELECT min(n.since) FROM version n WHERE n.edits = v.edits AND n.since > v.since AND n.applied) AS until,
    coalesce((SELECT n.memory_id FROM version n WHERE n.edits = v.edits AND n.since > v.since AND n.applied
              ORDER BY n.since LIMIT 1), v.edits) AS holder
  FROM version v WHERE v.memory_id = ANY($1) ORDER BY v.since`

const columnsOf = (row: string): string => VERSION.map((column) => `${row}.${column}`).join(', ')
const asJson = `jsonb_build_object(${VERSION.map((column) => `'${column}', was.before -> '${column}'`).join(', ')})`

/**
 * In the history of the memory $1, finds the later rows that have the edit's text $4, and restores in them the version
 * from before the edit. $2 is the change that the edit made, $3 the change that replaced its text, or null.
 */
const SPLICE = `
  UPDATE memory_changes c SET before = c.before || ${asJson}
  FROM memory_changes was
  WHERE was.change_id = $2 AND c.memory_id = $1 AND c.change_id > $2 AND c.change_id <= coalesce($3::bigint, c.change_id)
    AND c.before ->> 'content' = $4`

/**
 * Enqueues a rename, because the speaker may lose the name that the erased text told. Must run before REVERT, which
 * removes that name from the memory's row.
 */
const FORMER_NAME = enqueueRename('memories WHERE memory_id = $1 AND tells_name IS NOT NULL')

const REVERT = `
  UPDATE memories m SET seq = (SELECT head_seq FROM volumes WHERE volume_id = m.volume_id),
    (${VERSION.join(', ')}) = (
      SELECT ${columnsOf('was')} FROM memory_changes c, jsonb_populate_record(NULL::memories, c.before) AS was
      WHERE c.change_id = $2)
  WHERE m.memory_id = $1`

/**
 * Removes the effects of edits that are about to be erased: each edited memory ends up as if the edit had been undone,
 * and no row of its history keeps the edit's text. Needs `lockToErase`.
 * @param memoryIds the memories to erase; edited memories among them are left unchanged
 * @returns the edited memories whose current text came from an erased edit
 */
export const revertEdits = async (
  client: PoolClient,
  volumeId: string,
  memoryIds: readonly string[],
  { external }: { external: boolean },
): Promise<string[]> => {
  const { rows: edits } = await client.query<Edit>(EDITS, [memoryIds])
  const reverted = new Set<string>()
  for (const { memory_id: editId, edits: memoryId, content, since, until, applied, holder } of edits) {
    await client.query(SPLICE, [memoryId, since, until, content])
    await client.query('UPDATE memory_changes SET undone_at = coalesce(undone_at, now()) WHERE change_id = $1', [since])
    if (!applied) continue
    await client.query('DELETE FROM memory_windows WHERE memory_id = $1', [holder])
    await client.query('UPDATE memory_windows SET memory_id = $1 WHERE memory_id = $2', [holder, editId])
    if (holder !== memoryId) continue
    await client.query(nextSeq(volumeId))
    await client.query(FORMER_NAME, [memoryId])
    await client.query(REVERT, [memoryId, since])
    reverted.add(memoryId)
  }
  if (reverted.size > 0) await followChanges(client, [...reverted], { external })
  return [...reverted]
}

/**
 * Prepares edits that are not erased themselves, in two cases. If the memory they edited is about to be erased, the edit
 * with its present text is left to be judged as a memory of its own, and edits with former texts are rejected. If the
 * memory they edited stays, but was merged into one that is about to be erased, they belong to the edited memory again.
 */
export const leaveEdits = async (client: PoolClient, memoryIds: readonly string[]): Promise<void> => {
  const { rows: back } = await client.query<{ memory_id: string }>(
    `UPDATE memories SET merged_into = edits
     WHERE merged_into = ANY($1) AND edits <> ALL($1) AND memory_id <> ALL($1) RETURNING memory_id`,
    [memoryIds],
  )
  const { rows: former } = await client.query<{ memory_id: string }>(
    `UPDATE memories e SET status = 'rejected', merged_into = NULL, reason = $2 FROM memories t
     WHERE t.memory_id = ANY($1) AND e.edits = t.memory_id AND e.status = 'merged' AND e.memory_id <> ALL($1)
       AND e.content <> t.content
     RETURNING e.memory_id`,
    [memoryIds, 'A former version of a memory that was erased.'],
  )
  // Deletes the vectors, which belong to the version before the edit, and the speaker, copied from the edited memory.
  await client.query(
    `WITH own AS (
       UPDATE memories SET edits = NULL, speaker = NULL WHERE edits = ANY($1) AND memory_id <> ALL($1) RETURNING memory_id)
     DELETE FROM memory_windows w USING own WHERE w.memory_id = own.memory_id`,
    [memoryIds],
  )
  await settleSources(
    client,
    [...back, ...former].map((row) => row.memory_id),
  )
}
