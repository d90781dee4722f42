import type { FurtherSource, NewWrite } from '@agent-memory/core/ports/memory/new-write'
import { type JudgeJob, judgeJobOf } from '@agent-memory/core/work/catalogue'
import type { Query } from '../connection/query.js'
import { enqueueSql } from '../work/enqueue.js'

/**
 * Returns the statement that stores the further wordings of an imported memory, each with its own memory row and write
 * record, as if it had been written and merged. A wording that differs in meaning goes to the guard instead. The
 * statement does nothing when the write was attached to an earlier write.
 */
export const acceptFurtherSources = (write: NewWrite): Query[] =>
  write.furtherSources.length === 0
    ? []
    : [
        {
          name: 'accept-further-sources',
          text: ACCEPT,
          values: [
            write.memoryId,
            write.orgId,
            write.volumeId,
            write.statement.writer.keyId,
            write.statement.memoryType,
            write.statement.category,
            write.bodyHash,
            write.now,
            JSON.stringify(write.furtherSources.map(toRow)),
          ],
        },
      ]

const ACCEPT = `
  WITH source AS (
    SELECT s.* FROM jsonb_to_recordset($9::jsonb) AS s (memory_id uuid, write_id uuid, wording text, agent_id uuid,
      agent text, user_id text, session_id text, event_date timestamptz, event_date_precision text, created_at timestamptz, same boolean,
      redactions text[], job text)
    WHERE EXISTS (SELECT FROM memories WHERE memory_id = $1)),
  memory AS (
    INSERT INTO memories (memory_id, org_id, volume_id, status, content, memory_type, category, reason, key_id, agent_id,
      agent, user_id, session_id, event_date, event_date_source, event_date_precision, merged_into, redactions, created_at, decided_at)
    SELECT memory_id, $2::uuid, $3::uuid, CASE WHEN same THEN 'merged' ELSE 'pending' END, wording,
      CASE WHEN same THEN $5 END, CASE WHEN same THEN $6 END,
      CASE WHEN same THEN 'Imported as another wording of the same statement.' END, $4::uuid, agent_id, agent,
      user_id, session_id, coalesce(event_date, created_at), CASE WHEN event_date IS NULL THEN 'written' ELSE 'given' END,
      CASE WHEN event_date IS NULL THEN 'day' ELSE event_date_precision END,
      CASE WHEN same THEN $1::uuid END, redactions, created_at, CASE WHEN same THEN $8::timestamptz END
    FROM source),
  wording AS (
    INSERT INTO memory_sources (source_id, memory_id, volume_id, write_id, wording, key_id, agent_id, agent,
      user_id, session_id, event_date, event_date_precision, created_at)
    SELECT write_id, CASE WHEN same THEN $1 ELSE memory_id END, $3, write_id, wording, $4, agent_id, agent,
      user_id, session_id, event_date, event_date_precision, created_at FROM source),
  write AS (
    INSERT INTO writes (write_id, memory_id, volume_id, key_id, body_hash, created_at, answered_at)
    SELECT write_id, memory_id, $3, $4, $7::bytea, $8, $8 FROM source)
  ${enqueueSql<JudgeJob>({ by: 'job' }, { volumeId: '$3', payload: { memory_id: 'memory_id' }, from: 'source WHERE NOT same' })}`

const toRow = (source: FurtherSource) => ({
  memory_id: source.memoryId,
  write_id: source.writeId,
  wording: source.wording,
  agent_id: source.agentId,
  agent: source.agent,
  user_id: source.userId,
  session_id: source.sessionId,
  event_date: source.eventDate?.toISOString() ?? null,
  event_date_precision: source.eventDatePrecision,
  created_at: source.createdAt.toISOString(),
  same: source.same,
  redactions: source.redactions,
  job: judgeJobOf(source.wording),
})
