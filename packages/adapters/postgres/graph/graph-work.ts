import type { GraphWork, SourceToExtract } from '@agent-memory/core/ports/graph/graph-ledger'
import { inExistingVolume } from '../accounts/existing-volume.js'
import type { Database } from '../connection/database.js'
import { OF_VISIBLE_DOCUMENT } from '../documents/document-rows.js'
import { WAITS } from '../work/claim.js'

interface WaitingRow extends Omit<SourceToExtract, 'source' | 'outboxId' | 'speaker'> {
  outbox_id: bigint
  memory_id: string
  of_document: boolean
  user_id: string | null
  agent_id: string
  agent: string
}

/**
 * Selects the job $1 and the waiting jobs of the same line, that is, of the same volume: $2 jobs at most. Leaves out
 * jobs that were already handed to a worker, because that worker runs them.
 */
const WAITING = `
  SELECT o.outbox_id, m.memory_id, m.volume_id AS "volumeId", m.document_id IS NOT NULL AS of_document, m.content,
    m.category, m.created_at AS at, m.outdated, m.user_id, m.agent_id, m.agent
  FROM outbox own
  CROSS JOIN LATERAL (
    SELECT * FROM (
      SELECT outbox_id, payload FROM outbox WHERE outbox_id = own.outbox_id
      UNION ALL
      (SELECT outbox_id, payload FROM outbox
       WHERE job = own.job AND line = own.line AND ${WAITS} AND outbox_id <> own.outbox_id
       ORDER BY outbox_id LIMIT $2 - 1)) AS o
    ) AS o
  LEFT JOIN memories m ON m.memory_id = (o.payload ->> 'memory_id')::uuid AND m.status = 'approved'
    AND ${OF_VISIBLE_DOCUMENT} AND ${inExistingVolume('m')}
  WHERE own.outbox_id = $1 ORDER BY o.outbox_id`

export const openGraphWork = (database: Database): GraphWork => ({
  async take(outboxId, limit) {
    const rows = await database.query<WaitingRow | { outbox_id: bigint; memory_id: null }>({
      name: 'graph-waiting',
      text: WAITING,
      values: [outboxId, limit],
    })
    const gone = rows.filter((row) => row.memory_id === null)
    if (gone.length > 0) {
      const values = [gone.map((row) => row.outbox_id)]
      await database.query({ text: 'DELETE FROM outbox WHERE outbox_id = ANY($1)', values })
    }
    return rows.flatMap((row) => (row.memory_id === null ? [] : [toSource(row)]))
  },
})

/**
 * Returns a function that checks whether an external graph store lacks changes to a volume, because their jobs are
 * pending or dead letters.
 */
export const projectionIsBehind =
  (database: Pick<Database, 'query'>) =>
  async (volumeId: string): Promise<boolean> => {
    const rows = await database.query({
      name: 'projection-is-behind',
      text: `SELECT FROM outbox WHERE job = 'graph.project' AND volume_id = $1
             UNION ALL SELECT FROM dead_letters WHERE job = 'graph.project' AND volume_id = $1 LIMIT 1`,
      values: [volumeId],
    })
    return rows.length > 0
  }

const toSource = (row: WaitingRow): SourceToExtract => ({
  outboxId: row.outbox_id,
  volumeId: row.volumeId,
  source: { kind: row.of_document ? 'chunk' : 'memory', id: row.memory_id },
  content: row.content,
  speaker: row.of_document ? null : speakerOf(row),
  category: row.category,
  at: row.at,
  outdated: row.outdated,
})

/** Names the speaker as the guard does: "I" is the user named in the write, else the writing agent. */
const speakerOf = ({ user_id, agent_id, agent }: WaitingRow) =>
  user_id === null ? { key: `agent:${agent_id}`, name: agent } : { key: `user:${user_id}`, name: user_id }
