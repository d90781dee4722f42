import type { ToldName } from '@agent-memory/core/memory/speaker/speaker'

/** An SQL expression. */
type Sql = string

/** Maximum number of names per speaker; more are not needed, since only the latest counts, or a fuller form of it. */
const MOST = 8
const UUID_LENGTH = 36
/** SQL condition: the statement `t` may tell a name, since it is not suspected to be an instruction to a model. */
const COUNTS = `t.flag_reason IS DISTINCT FROM 'suspicious'`

/**
 * SQL for an array of the names that a speaker's current statements tell, latest first. Names that only flagged
 * statements tell come last. Each name has one element: the id of the statement that told it first, a space and the
 * name; so telling a name again does not change its element. Names are derived from the memories on every read, so they
 * stay right when a statement is changed or erased. Reads a few entries of the index `memories_naming` per name,
 * however often it was told.
 * @param speaker an SQL expression for the speaker's key
 */
export const toldBy = (speaker: Sql): Sql => {
  const naming = `t.speaker = ${speaker} AND t.tells_name IS NOT NULL AND t.status = 'approved'`
  const next = (after: Sql) =>
    `(SELECT t.tells_name FROM memories t WHERE ${naming} ${after} ORDER BY t.speaker, t.tells_name LIMIT 1)`
  const one = (columns: Sql, order: 'ASC' | 'DESC', flagged: Sql) =>
    `SELECT ${columns} FROM memories t WHERE ${naming} AND t.tells_name = told.name AND ${flagged}
     ORDER BY t.speaker ${order}, t.tells_name ${order}, t.position ${order} LIMIT 1`
  return `ARRAY(
  WITH RECURSIVE told AS (
    SELECT ${next('')} AS name
    UNION ALL
    SELECT ${next('AND t.tells_name > told.name')} FROM told WHERE told.name IS NOT NULL)
  SELECT (array_agg(first.memory_id || ' ' || first.tells_name ORDER BY first.position))[1] FROM told
    CROSS JOIN LATERAL (${one('t.memory_id, t.tells_name, t.position', 'ASC', COUNTS)}) AS first
    CROSS JOIN LATERAL (${one('t.position', 'DESC', COUNTS)}) AS latest
    LEFT JOIN LATERAL (${one('t.position', 'DESC', 't.flag_reason IS NULL')}) AS latest_sure ON true
  GROUP BY lower(first.tells_name)
  ORDER BY max(latest_sure.position) DESC NULLS LAST, max(latest.position) DESC LIMIT ${MOST})`
}

/** Parses the array that `toldBy` selects. */
export const toTold = (rows: readonly string[]): ToldName[] =>
  rows.map((row) => ({ memoryId: row.slice(0, UUID_LENGTH), name: row.slice(UUID_LENGTH + 1) }))

/** The inverse of `toTold`. */
export const fromTold = (told: readonly ToldName[]): string[] => told.map(({ memoryId, name }) => `${memoryId} ${name}`)

/**
 * SQL for the speaker's name under which a memory is indexed. It is the name told by the memory `named_by`, else the
 * user's id, else the agent's name; null if the memory does not depend on who says it. The name changes only when the
 * memory's row changes, so an index that reads rows by sequence number misses no change.
 * @param memory the alias of the memory's row
 */
export const indexedName = (memory: Sql): Sql => `CASE WHEN ${memory}.named <> 0 THEN coalesce(
  (SELECT t.tells_name FROM memories t WHERE t.memory_id = ${memory}.named_by), ${memory}.user_id, ${memory}.agent) END`
