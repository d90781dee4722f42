import type { ToldName } from '@agent-memory/core/memory/speaker/speaker'

/** An SQL expression. */
type Sql = string

/** More names of one speaker do not count: the latest does, or a fuller form of it. */
const MOST = 8
const UUID_LENGTH = 36

/**
 * The names that a speaker's current statements tell, the latest first, those that are in conflict last. Each once,
 * behind the id of the statement that told it first: so repeats change nothing. They are derived from the memories each time, so that they are right whatever becomes of the
 * statement that told one.
 * @param speaker an expression for the speaker's key
 */
export const toldBy = (speaker: Sql): Sql => `ARRAY(
  SELECT (array_agg(t.memory_id || ' ' || t.tells_name ORDER BY t.position))[1] FROM memories t
  WHERE t.speaker = ${speaker} AND t.tells_name IS NOT NULL AND t.status = 'approved'
    AND t.flag_reason IS DISTINCT FROM 'suspicious'
  GROUP BY lower(t.tells_name)
  ORDER BY max(t.position) FILTER (WHERE t.flag_reason IS NULL) DESC NULLS LAST, max(t.position) DESC LIMIT ${MOST})`

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
