import type { EventDateSource } from '@agent-memory/core/memory/types'
import type { ComparisonKeys, GuardCandidate, GuardCandidates } from '@agent-memory/core/ports/memory/memories'
import type { Database } from '../connection/database.js'
import { toldBy, toTold } from '../speakers/told-names.js'

/**
 * Maximum number of memories with the same normal form to compare. The statement is merged into the first of them that
 * is suitable, so more would cost time without changing the verdict.
 */
const MOST = 50

/**
 * Maximum number of related memories to compare, because a comparison takes up to 0.3 ms, and many memories can share a
 * relation key ("I am …"). The newest memories of each key are read. Of these, the memories that share the most keys
 * are compared, so that the same property of the same subject comes first.
 */
const MOST_RELATED = 12

interface CandidateRow {
  head_seq: bigint
  told: string[]
  is_same: boolean
  /** Null, like all fields below, if there is no candidate. */
  memory_id: string | null
  content: string
  key_id: string
  agent_id: string
  agent: string
  user_id: string | null
  event_date: Date
  event_date_source: EventDateSource
  created_at: Date
  is_flagged: boolean
  /**
   * The names of the candidate's speaker; null if the statement has the same speaker, or if the candidate depends on no
   * name.
   */
  told_by_other: string[] | null
}

const FIELDS = `m.memory_id, content, key_id, agent_id, agent, user_id, event_date, event_date_source, created_at,
  flag_reason IS NOT NULL AS is_flagged, speaker, named`
const IN_SCOPE = `volume_id = v.volume_id AND user_id IS NOT DISTINCT FROM $2 AND status = 'approved'`

/**
 * Selects the candidates in the volume $1 for one statement: $2 is its `userId`, $3 its `sameHash`, $4 its
 * `relationKeys`, $5 its `speaker`. Each lookup reads a few entries of an index, so that the cost does not depend on
 * the size of the volume.
 */
const CANDIDATES = `
  SELECT v.head_seq, ${toldBy('$5::bigint')} AS told, found.*,
    CASE WHEN found.speaker <> $5::bigint AND found.named <> 0 THEN ${toldBy('found.speaker')} END AS told_by_other
  FROM volumes v LEFT JOIN LATERAL (
    (SELECT true AS is_same, ${FIELDS} FROM memories m WHERE ${IN_SCOPE} AND same_hash = $3 ORDER BY seq LIMIT ${MOST})
    UNION ALL
    (SELECT false, ${FIELDS} FROM (
       SELECT newest.memory_id, count(*) AS shared FROM unnest($4::bigint[]) AS wanted (key) CROSS JOIN LATERAL (
         SELECT k.memory_id FROM memory_relation_keys k WHERE k.volume_id = $1 AND k.key = wanted.key
         ORDER BY k.seq DESC LIMIT ${MOST_RELATED}
       ) AS newest GROUP BY newest.memory_id) AS likely
     JOIN memories m USING (memory_id) WHERE ${IN_SCOPE} ORDER BY shared DESC, seq DESC LIMIT ${MOST_RELATED})
  ) AS found ON true
  WHERE v.volume_id = $1`

/** For each statement, selects the current memories of its scope with the same normal form or a shared relation key. */
export const guardCandidates = (
  database: Pick<Database, 'query'>,
  volumeId: string,
  statements: readonly ComparisonKeys[],
): Promise<GuardCandidates[]> =>
  Promise.all(
    statements.map(async ({ userId, sameHash, relationKeys, speaker }) => {
      const rows = await database.query<CandidateRow>(
        {
          name: 'guard-candidates',
          text: CANDIDATES,
          values: [volumeId, userId, sameHash, relationKeys.map(String), String(speaker)],
        },
        { together: true },
      )
      const of = (isSame: boolean) => rows.filter((row) => row.is_same === isSame).flatMap(toCandidate)
      return { asOf: rows[0]?.head_seq ?? 0n, told: toTold(rows[0]?.told ?? []), same: of(true), related: of(false) }
    }),
  )

const toCandidate = (row: CandidateRow): GuardCandidate[] =>
  row.memory_id === null
    ? []
    : [
        {
          memoryId: row.memory_id,
          content: row.content,
          keyId: row.key_id,
          agentId: row.agent_id,
          agent: row.agent,
          userId: row.user_id,
          eventDate: row.event_date,
          eventDateSource: row.event_date_source,
          createdAt: row.created_at,
          isFlagged: row.is_flagged,
          told: toTold(row.told_by_other ?? row.told),
        },
      ]
