import type { IndexLedger, Placed } from '@agent-memory/core/ports/memory/index-ledger'
import type { Database } from '../connection/database.js'
import { fromMark, TRAITS_MARK } from './index-entries.js'

/** Returns the function `IndexLedger.around`, which reads memories and their neighbours in the conversation. */
export const neighboursIn =
  (database: Pick<Database, 'query'>): IndexLedger['around'] =>
  async (volumeId, memoryIds, steps, wanted) => {
    const rows = await database.query<PlacedRow>({
      name: 'index-around',
      text: AROUND,
      values: [volumeId, memoryIds, steps, wanted],
    })
    return rows.map(toPlaced)
  }

const toPlaced = (row: PlacedRow): Placed => {
  const mark = row.second?.startsWith(TRAITS_MARK) ? fromMark(row.second) : null
  const length = row.terms - (mark ? 2 + mark.names : 1)
  return {
    memoryId: row.memory_id,
    conversation: row.conversation,
    position: Number(row.position),
    writtenAt: row.written_at.getTime(),
    length,
    traits: mark?.traits ?? 0,
    lead: length === 0 ? null : mark ? row.third : row.second,
    having: row.having,
  }
}

interface PlacedRow {
  memory_id: string
  conversation: string
  position: bigint
  written_at: Date
  terms: number
  second: string | null
  third: string | null
  having: string[]
}

/**
 * Selects the memories $2 of the volume $1 and up to $3 neighbours before and after each. `second` and `third` are
 * recorded terms of the memory: see `toNotedTerms`. `having` has the recorded terms that are among $4.
 */
const AROUND = `
  SELECT DISTINCT ON (near.conversation, near.position) near.memory_id, encode(near.conversation, 'hex') AS conversation,
    near.position, near.written_at, cardinality(near.terms) AS terms, near.terms[2] AS second, near.terms[3] AS third,
    ARRAY(SELECT term FROM unnest(near.terms) AS term WHERE term = ANY($4)) AS having
  FROM indexed_memories own
  CROSS JOIN LATERAL (
    (SELECT * FROM indexed_memories i WHERE i.volume_id = own.volume_id AND i.conversation = own.conversation
       AND i.position <= own.position ORDER BY i.position DESC LIMIT $3 + 1)
    UNION ALL
    (SELECT * FROM indexed_memories i WHERE i.volume_id = own.volume_id AND i.conversation = own.conversation
       AND i.position > own.position ORDER BY i.position LIMIT $3)
  ) AS near
  WHERE own.volume_id = $1 AND own.memory_id = ANY($2)
  ORDER BY near.conversation, near.position`
