import type { PoolClient } from 'pg'

const FORGOTTEN = 'The reason named a memory that has since been erased.'

/**
 * Selects memories that are related to a memory to be erased ($1): one of the two caused a change in the other, or
 * refers to it.
 */
const RELATED = `
  SELECT w.memory_id FROM memory_changes c JOIN writes w USING (write_id) WHERE c.memory_id = ANY($1)
  UNION SELECT other.memory_id FROM memory_changes c JOIN memory_changes other USING (write_id) WHERE c.memory_id = ANY($1)
  UNION SELECT c.memory_id FROM writes w JOIN memory_changes c USING (write_id) WHERE w.memory_id = ANY($1)
  UNION SELECT memory_id FROM memories WHERE superseded_by = ANY($1)
  UNION SELECT memory_id FROM memory_changes WHERE volume_id = $2 AND before ->> 'superseded_by' = ANY($1::text[])
  UNION SELECT memory_id FROM memory_changes WHERE volume_id = $2 AND before ->> 'merged_into' = ANY($1::text[])`

/**
 * Removes every reason in the history of memories that were ever related to an erased memory, since a reason may quote
 * the values of both. Also removes references to erased memories from the history. Undo then still works for the other
 * memories of a change, but a merge into an erased memory can no longer be undone.
 */
export const forgetReasons = async (
  client: PoolClient,
  volumeId: string,
  memoryIds: readonly string[],
): Promise<void> => {
  const { rows } = await client.query<{ memory_id: string }>(
    `SELECT memory_id FROM (${RELATED}) AS related WHERE memory_id <> ALL($1)`,
    [memoryIds, volumeId],
  )
  const related = rows.map((row) => row.memory_id)
  if (related.length === 0) return
  await client.query('UPDATE memories SET reason = $2 WHERE memory_id = ANY($1) AND reason IS NOT NULL', [
    related,
    FORGOTTEN,
  ])
  await client.query(
    `UPDATE memory_changes c SET reason = $3,
       undone_at = CASE WHEN c.before ->> 'merged_into' = ANY($2::text[]) THEN coalesce(c.undone_at, now()) ELSE c.undone_at END,
       before = c.before || jsonb_build_object(
         'reason', CASE WHEN c.before ->> 'reason' IS NOT NULL THEN $3::text END,
         'superseded_by', CASE WHEN c.before ->> 'superseded_by' = ANY($2::text[]) THEN NULL ELSE c.before ->> 'superseded_by' END,
         'conflicts_with', left_over.partners,
         'flag_reason', CASE WHEN c.before ->> 'flag_reason' = 'conflict' AND left_over.partners = '[]' THEN NULL
           ELSE c.before ->> 'flag_reason' END)
     FROM memory_changes own
     CROSS JOIN LATERAL (
       SELECT coalesce(jsonb_agg(partner), '[]') AS partners
       FROM jsonb_array_elements_text(own.before -> 'conflicts_with') AS partner WHERE partner <> ALL($2::text[])) AS left_over
     WHERE own.change_id = c.change_id AND c.memory_id = ANY($1)`,
    [related, memoryIds, FORGOTTEN],
  )
}

/**
 * Makes all changes of these memories final. The memories are judged again, so undo has no earlier decision to
 * restore.
 */
export const endUndo = (client: PoolClient, memoryIds: readonly string[]) =>
  client.query('UPDATE memory_changes SET undone_at = now() WHERE memory_id = ANY($1) AND undone_at IS NULL', [
    memoryIds,
  ])
