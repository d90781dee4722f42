import type { TermStatistics } from '@agent-memory/core/ports/memory/index-ledger'
import type { PoolClient } from 'pg'
import type { Database } from '../connection/database.js'
import type { Query } from '../connection/query.js'

/**
 * A term that every recorded memory has: its count in `volume_terms` is the number of the volume's recorded memories.
 */
export const MEMORY_ITSELF = ''
/** Long enough to compare all terms of a volume of 100,000 memories. */
const COMPARE_LIMIT_MS = 60_000

/**
 * Returns the statement that locks the term statistics of volumes. It must run before any lock on a memory, and takes
 * its locks in numeric order, so that counting terms never deadlocks.
 */
export const lockStatistics = (volumeIds: readonly string[]): Query => ({
  name: 'lock-statistics',
  text: `SELECT pg_advisory_xact_lock(volume) FROM (
           SELECT DISTINCT hashtextextended('terms of ' || id, 0) AS volume FROM unnest($1::text[]) AS given (id)
           ORDER BY volume
         ) AS volumes`,
  values: [volumeIds],
})

/**
 * Removes memories and their terms from the record of what an external index holds. Needs the lock of `lockStatistics`.
 */
export const forgetIndexed = async (client: PoolClient, memoryIds: readonly string[]): Promise<void> => {
  const { rows } = await client.query<{ volume_id: string; term: string }>(
    `WITH gone AS (DELETE FROM indexed_memories WHERE memory_id = ANY($1) RETURNING volume_id, terms)
     UPDATE volume_terms v SET memories = v.memories - less.memories
     FROM (SELECT volume_id, term, count(*) AS memories
           FROM gone, LATERAL (SELECT DISTINCT unnest(gone.terms) AS term) AS each GROUP BY 1, 2) AS less
     WHERE v.volume_id = less.volume_id AND v.term = less.term
     RETURNING v.volume_id, v.term`,
    [memoryIds],
  )
  if (rows.length === 0) return
  // Terms that no memory has any more are deleted, so that no word of an erased memory remains.
  await client.query('DELETE FROM volume_terms WHERE volume_id = ANY($1) AND term = ANY($2) AND memories <= 0', [
    [...new Set(rows.map((row) => row.volume_id))],
    rows.map((row) => row.term),
  ])
}

/**
 * Selects recorded memories that are not current, under the lock on the statistics. A memory that becomes current later
 * is recorded again by its own job.
 */
const FORMER = `
  SELECT memory_id FROM indexed_memories i WHERE memory_id = ANY($1)
    AND NOT EXISTS (SELECT FROM memories m WHERE m.memory_id = i.memory_id AND m.status = 'approved')`

/** Removes those of the memories that are not current from the record of what an external index holds. */
export const forgetFormer = (database: Database, memoryIds: readonly string[]): Promise<void> =>
  database.transaction(async (client) => {
    const { rows: volumes } = await client.query<{ volume_id: string }>(
      'SELECT DISTINCT volume_id FROM indexed_memories WHERE memory_id = ANY($1)',
      [memoryIds],
    )
    await client.query(lockStatistics(volumes.map((row) => row.volume_id)))
    const { rows: gone } = await client.query<{ memory_id: string }>(FORMER, [memoryIds])
    await forgetIndexed(
      client,
      gone.map((row) => row.memory_id),
    )
  })

/** Reads term statistics without a lock, because slightly outdated figures are good enough. */
export const statisticsOf = async (
  database: Database,
  volumeId: string,
  wanted: readonly string[],
): Promise<TermStatistics> => {
  const rows = await database.query<{ term: string; memories: number }>({
    name: 'term-statistics',
    text: 'SELECT term, memories FROM volume_terms WHERE volume_id = $1 AND term = ANY($2)',
    values: [volumeId, [MEMORY_ITSELF, ...wanted]],
  })
  const having = new Map(rows.map(({ term, memories }) => [term, memories]))
  return { memories: having.get(MEMORY_ITSELF) ?? 0, having }
}

/** Selects records of memories that are not current. */
const ORPHANS = `
  SELECT memory_id FROM indexed_memories i
  WHERE i.volume_id = $1
    AND NOT EXISTS (SELECT FROM memories m WHERE m.memory_id = i.memory_id AND m.status = 'approved')`

/** Selects terms whose stored count differs from the number of recorded memories with the term, in one snapshot. */
const WRONG = `
  WITH truth AS (
    SELECT i.volume_id, term, count(*) AS memories
    FROM indexed_memories i, LATERAL (SELECT DISTINCT unnest(i.terms) AS term) AS each
    WHERE i.volume_id = $1 GROUP BY 1, 2),
  stored AS (SELECT * FROM volume_terms WHERE volume_id = $1)
  SELECT volume_id, term, coalesce(truth.memories, 0) - coalesce(stored.memories, 0) AS difference
  FROM truth FULL JOIN stored USING (volume_id, term)
  WHERE coalesce(truth.memories, 0) <> coalesce(stored.memories, 0)`

/** Corrects wrong counts. Needs the lock of `lockStatistics`: two concurrent repairs would add the difference twice. */
const ADD = `
  INSERT INTO volume_terms (volume_id, term, memories)
  SELECT volume_id, term, difference FROM (${WRONG}) AS wrong ORDER BY 1, 2
  ON CONFLICT (volume_id, term) DO UPDATE SET memories = volume_terms.memories + excluded.memories
  RETURNING 1`

export const compareNotes = async (database: Database, volumeId: string, repair: boolean): Promise<number> => {
  const query = (text: string) => ({ text, values: [volumeId], query_timeout: COMPARE_LIMIT_MS })
  const orphans = await database.query<{ memory_id: string }>(query(ORPHANS))
  if (!repair) return orphans.length + (await database.query(query(WRONG))).length
  if (orphans.length > 0) {
    await forgetFormer(
      database,
      orphans.map((row) => row.memory_id),
    )
  }
  const [, wrong] = await database.batch([
    lockStatistics([volumeId]),
    query(ADD),
    query('DELETE FROM volume_terms WHERE memories <= 0 AND volume_id = $1'),
  ])
  return orphans.length + (wrong?.length ?? 0)
}
