import type { Query } from '../../connection/query.js'

/** An SQL expression or clause. */
type Sql = string

/**
 * Returns the statement that takes the volume's next sequence number. Its row lock serializes the volume's commits, so
 * the order of `seq` is the order of commits.
 */
export const nextSeq = (volumeId: string): Query => ({
  name: 'next-seq',
  text: 'UPDATE volumes SET head_seq = head_seq + 1 WHERE volume_id = $1 RETURNING head_seq',
  values: [volumeId],
})

/** SQL: the time from which a memory is valid (`validFrom` in core/memory/types.ts). */
export const sinceOf = (memory: string): Sql =>
  `CASE ${memory}.event_date_source WHEN 'written' THEN ${memory}.created_at ELSE ${memory}.event_date END`

/**
 * A change to record, as SQL. Record it before the change is made, or in the same statement, which still sees the
 * previous row.
 */
export interface NotedChange {
  /** Like `reason`, an expression over `own` and `m`. */
  kind: Sql
  reason: Sql
  /** The FROM clause, in which `own` is the memory that caused the change. */
  by: Sql
  /** The condition that selects `m`, the changed memories. */
  where: Sql
}

/** SQL that records the changes that a write's verdict makes in other memories, each with the memory's previous row. */
export const noteChange = ({ kind, reason, by, where }: NotedChange): Sql => `
  INSERT INTO memory_changes (memory_id, volume_id, write_id, kind, reason, key_id, agent_id, agent, created_at, before)
  SELECT m.memory_id, m.volume_id, ${writeOf('own')}, ${kind}, ${reason}, own.key_id, own.agent_id, own.agent,
    coalesce(own.decided_at, now()), to_jsonb(m)
  FROM ${by}, memories m WHERE ${where}`

/** SQL: the id of the write that made a memory; the memory's own id if that write was erased. */
const writeOf = (memory: Sql): Sql =>
  `coalesce((SELECT w.write_id FROM writes w WHERE w.memory_id = ${memory}.memory_id ORDER BY w.created_at LIMIT 1), ${memory}.memory_id)`
