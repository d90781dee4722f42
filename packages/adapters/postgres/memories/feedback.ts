import { listed } from '@agent-memory/core/paging'
import type { Feedback, FeedbackKind, FeedbackStore, NewFeedback } from '@agent-memory/core/ports/memory/feedback'
import type { PoolClient } from 'pg'
import type { Database } from '../connection/database.js'
import { refuseGoneVolume } from '../documents/accept-document.js'
import { OF_VISIBLE_DOCUMENT } from '../documents/document-rows.js'

interface FeedbackRow {
  feedback_id: string
  volume_id: string
  kind: FeedbackKind
  memory_ids: string[]
  query: string | null
  comment: string | null
  key_id: string
  agent_id: string
  agent: string
  created_at: Date
}

const COLUMNS = 'feedback_id, volume_id, kind, memory_ids, query, comment, key_id, agent_id, agent, created_at'

export const openFeedback = (database: Database): FeedbackStore => ({
  add: (feedback, { chunks }) =>
    database
      .transaction(async (client) => {
        if (!(await holds(client, feedback, chunks))) return null
        await insert(client, feedback)
        const { rows } = await client.query<FeedbackRow>(`SELECT ${COLUMNS} FROM feedback WHERE feedback_id = $1`, [
          feedback.feedbackId,
        ])
        return toFeedback(rows[0] as FeedbackRow)
      })
      .catch(refuseGoneVolume),

  async list(volumeId, page) {
    const rows = await database.query<FeedbackRow>({
      text: `SELECT ${COLUMNS} FROM feedback
             WHERE volume_id = $1 AND ($2::timestamptz IS NULL OR (created_at, feedback_id) < ($2, $3::uuid))
             ORDER BY created_at DESC, feedback_id DESC LIMIT $4`,
      values: [volumeId, page.after?.createdAt ?? null, page.after?.id ?? null, page.limit + 1],
    })
    return listed(rows.map(toFeedback), page, ({ createdAt, feedbackId }) => ({ createdAt, id: feedbackId }))
  },
})

/**
 * Erases the feedback on memories that are about to be erased. The caller has locked their volume, so that no feedback
 * on them can be stored any more.
 */
export const eraseFeedback = async (client: PoolClient, memoryIds: readonly string[]): Promise<void> => {
  await client.query('DELETE FROM feedback WHERE memory_ids && $1::uuid[]', [memoryIds])
}

/**
 * Whether the volume has all these memories. Locks the volume, so that no memory is erased before the transaction ends.
 */
const holds = async (client: PoolClient, { volumeId, memoryIds }: NewFeedback, chunks: boolean): Promise<boolean> => {
  await client.query('SELECT FROM volumes WHERE volume_id = $1 FOR SHARE', [volumeId])
  const { rowCount } = await client.query(
    `SELECT FROM memories m
     WHERE volume_id = $1 AND memory_id = ANY($2) AND ($3 OR document_id IS NULL) AND ${OF_VISIBLE_DOCUMENT}`,
    [volumeId, memoryIds, chunks],
  )
  return rowCount === memoryIds.length
}

const insert = (client: PoolClient, feedback: NewFeedback) =>
  client.query(
    `INSERT INTO feedback (org_id, ${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (feedback_id) DO NOTHING`,
    [
      feedback.orgId,
      feedback.feedbackId,
      feedback.volumeId,
      feedback.kind,
      feedback.memoryIds,
      feedback.query,
      feedback.comment,
      feedback.writer.keyId,
      feedback.writer.agentId,
      feedback.writer.agent,
      feedback.createdAt,
    ],
  )

const toFeedback = (row: FeedbackRow): Feedback => ({
  feedbackId: row.feedback_id,
  volumeId: row.volume_id,
  kind: row.kind,
  memoryIds: row.memory_ids,
  query: row.query,
  comment: row.comment,
  writer: { keyId: row.key_id, agentId: row.agent_id, agent: row.agent },
  createdAt: row.created_at,
})
