import type { ToldName } from '@agent-memory/core/memory/speaker/speaker'

/** An SQL expression. */
type Sql = string

/** More names of one speaker do not count: the latest does, or a fuller form of it. */
const MOST = 8
const UUID_LENGTH = 36
/** A statement `t` that may be an order to a model tells no name. */
const COUNTS = `t.flag_reason IS DISTINCT FROM 'suspicious'`

/**
 * The names that a speaker's current statements tell, the latest first, those that are in conflict last. Each once,
 * behind the id of the statement that told it first: so repeats change nothing. They are derived from the memories each
 * time, so that they are right whatever becomes of the statement that told one. Reads a few entries of the index
 * `memories_naming` for each name, however often it was told.
 * @param speaker an expression for the speaker's key
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

/** Reads what `toldBy` returns. */
export const toTold = (rows: readonly string[]): ToldName[] =>
  rows.map((row) => ({ memoryId: row.slice(0, UUID_LENGTH), name: row.slice(UUID_LENGTH + 1) }))

/** What `toldBy` returned. */
export const fromTold = (told: readonly ToldName[]): string[] => told.map(({ memoryId, name }) => `${memoryId} ${name}`)

/**
 * The name that a memory is indexed under for those who look for its speaker: as told by the statement it names, else
 * the user's id, else the agent's name; null if it does not depend on who says it. Follows from the row alone, so that an
 * index which reads rows by their sequence misses no change.
 * @param memory the alias of its row
 */
export const indexedName = (memory: Sql): Sql => `CASE WHEN ${memory}.named <> 0 THEN coalesce(
  (SELECT t.tells_name FROM memories t WHERE t.memory_id = ${memory}.named_by), ${memory}.user_id, ${memory}.agent) END`
