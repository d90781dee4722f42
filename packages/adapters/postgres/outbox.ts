import { JOBS, type JobName } from '@agent-memory/core/jobs'
import type { BegunRun, OpenWork, Outbox, OutboxJob } from '@agent-memory/core/ports/outbox'
import type { Database } from './database.js'

interface OutboxRow {
  outbox_id: bigint
  job: string
  tenant: string
  payload: unknown
}

/**
 * Whoever has least under way goes next: organizations take turns, within one its volumes do, and a volume's own jobs go
 * in order. What is promised on behalf of a volume that is gone counts as an organization of its own. Arrays rather than
 * joins with what was chosen: the planner thinks that a limit it cannot know lets through much, and would read the table.
 */
const CLAIM = `
  WITH RECURSIVE in_flight AS (
    SELECT volume_id, count(*)::int AS jobs FROM outbox WHERE job = $4 AND handed_at IS NOT NULL GROUP BY volume_id),
  room AS (SELECT greatest(0, $3::int - coalesce(sum(jobs), 0))::int AS jobs FROM in_flight),
  waiting AS (
    (SELECT volume_id FROM outbox WHERE job = $4 AND handed_at IS NULL AND (SELECT jobs FROM room) > 0
     ORDER BY volume_id LIMIT 1)
    UNION ALL
    SELECT (SELECT o.volume_id FROM outbox o WHERE o.job = $4 AND o.handed_at IS NULL AND o.volume_id > w.volume_id
            ORDER BY o.volume_id LIMIT 1)
    FROM waiting w WHERE w.volume_id IS NOT NULL),
  tenants AS (
    SELECT coalesce(v.org_id, f.volume_id) AS tenant, sum(f.jobs)::int AS jobs
    FROM in_flight f LEFT JOIN volumes v USING (volume_id) GROUP BY 1),
  candidates AS (
    SELECT next.outbox_id, coalesce(v.org_id, w.volume_id) AS tenant,
      coalesce(f.jobs, 0) + row_number() OVER (PARTITION BY w.volume_id ORDER BY next.outbox_id) AS turn
    FROM waiting w LEFT JOIN volumes v USING (volume_id) LEFT JOIN in_flight f USING (volume_id)
    CROSS JOIN LATERAL (
      SELECT outbox_id FROM outbox
      WHERE job = $4 AND volume_id = w.volume_id AND handed_at IS NULL AND due_at <= now()
      ORDER BY handed_at, outbox_id -- the order of the index, or all that waits would be read and sorted
      LIMIT greatest(0, least($1::int - coalesce(f.jobs, 0), (SELECT jobs FROM room)))) next),
  turns AS (
    SELECT c.outbox_id, c.tenant,
      coalesce(t.jobs, 0) + row_number() OVER (PARTITION BY c.tenant ORDER BY c.turn, c.outbox_id) AS turn
    FROM candidates c LEFT JOIN tenants t USING (tenant)),
  next AS (
    SELECT outbox_id, tenant, turn FROM turns WHERE turn <= $2 ORDER BY turn, outbox_id LIMIT (SELECT jobs FROM room)),
  chosen AS (
    SELECT outbox_id FROM outbox WHERE outbox_id = ANY (ARRAY(SELECT outbox_id FROM next)) AND handed_at IS NULL
    ORDER BY outbox_id FOR UPDATE SKIP LOCKED),
  claimed AS (
    UPDATE outbox SET handed_at = now() WHERE outbox_id = ANY (ARRAY(SELECT outbox_id FROM chosen))
    RETURNING outbox_id, job, payload)
  SELECT outbox_id, job, tenant, payload FROM claimed JOIN next USING (outbox_id) ORDER BY turn, outbox_id`

/** A lost mark only makes the relay hand the job over again, so these updates need not wait for the disk. */
const RELAXED = `relaxed AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))`

/**
 * Of a document that cannot be ingested its uploader is told, and what was made of it is promised to be erased; `replay`
 * begins it again.
 */
const BURY = `
  WITH buried AS (DELETE FROM outbox WHERE outbox_id = $1 RETURNING *),
  given_up AS (
    UPDATE documents d SET status = 'failed', error_code = 'not_ingested', chunk_count = NULL FROM buried b
    WHERE b.job = 'document.ingest' AND d.document_id = (b.payload ->> 'document_id')::uuid AND d.status = 'processing'
    RETURNING d.volume_id, d.document_id),
  noted AS (
    INSERT INTO events (volume_id, event, document_id) SELECT volume_id, 'document.failed', document_id FROM given_up),
  to_erase AS (
    INSERT INTO outbox (job, volume_id, payload)
    SELECT 'document.erase', volume_id, jsonb_build_object('document_id', document_id) FROM given_up)
  INSERT INTO dead_letters (outbox_id, job, volume_id, payload, created_at, attempts, last_error)
  SELECT outbox_id, job, volume_id, payload, created_at, attempts, $2 FROM buried`

const REPLAY = `
  WITH raised AS (DELETE FROM dead_letters RETURNING *),
  taken_up AS (
    UPDATE documents d SET status = 'processing', chunk_count = NULL, error_code = NULL FROM raised r
    WHERE r.job = 'document.ingest' AND d.document_id = (r.payload ->> 'document_id')::uuid
      AND d.error_code = 'not_ingested')
  INSERT INTO outbox (job, volume_id, payload, created_at)
  SELECT job, volume_id, payload, created_at FROM raised RETURNING outbox_id`

const OPEN_WORK = `
  WITH by_volume AS (
    SELECT job, volume_id, count(*) AS jobs, min(created_at) AS oldest FROM outbox GROUP BY job, volume_id)
  SELECT job, org_id AS "orgId", sum(jobs)::int AS jobs,
    greatest(0, extract(epoch FROM now() - min(oldest)))::float AS "oldestSeconds"
  FROM by_volume LEFT JOIN volumes USING (volume_id) GROUP BY job, org_id`

export const openOutbox = (database: Database): Outbox => ({
  async waiting(jobs) {
    const rows = await database.query<{ job: JobName }>({
      name: 'waiting-jobs',
      text: `SELECT job FROM unnest($1::text[]) AS name (job)
             WHERE EXISTS (SELECT FROM outbox o WHERE o.job = name.job AND o.handed_at IS NULL)`,
      values: [jobs],
    })
    return rows.map(({ job }) => job)
  },

  async claim(job, { perVolume, perTenant, depth }) {
    const values = [perVolume, perTenant, depth, job]
    return (await database.query<OutboxRow>({ name: 'claim-jobs', text: CLAIM, values })).flatMap(toJob)
  },

  async overdue(olderThanMs) {
    const rows = await database.query<OutboxRow>({
      name: 'overdue-jobs',
      text: `WITH handed AS (
               UPDATE outbox SET handed_at = now() WHERE outbox_id IN (
                 SELECT outbox_id FROM outbox WHERE handed_at < now() - make_interval(secs => $1::float / 1000)
                 ORDER BY handed_at LIMIT 500 FOR UPDATE SKIP LOCKED)
               RETURNING outbox_id, job, volume_id, payload)
             SELECT outbox_id, job, coalesce(org_id, volume_id) AS tenant, payload
             FROM handed LEFT JOIN volumes USING (volume_id)`,
      values: [olderThanMs],
    })
    return rows.flatMap(toJob)
  },

  async begin(outboxId) {
    const [begun] = await database.query<BegunRun>({
      name: 'begin-job',
      text: `WITH ${RELAXED} UPDATE outbox SET attempts = attempts + 1 FROM relaxed WHERE outbox_id = $1
             RETURNING attempts, greatest(0, extract(epoch FROM now() - created_at))::float AS "waitedSeconds"`,
      values: [outboxId],
    })
    return begun ?? null
  },

  async postpone(outboxId, { delayMs, error, counted }) {
    await database.query({
      text: `UPDATE outbox SET handed_at = NULL, due_at = now() + make_interval(secs => $2::float / 1000),
               last_error = left($3, 500), attempts = attempts - CASE WHEN $4 THEN 0 ELSE 1 END
             WHERE outbox_id = $1`,
      values: [outboxId, delayMs, error, counted],
    })
  },

  async bury(outboxId, error) {
    await database.query({ text: BURY, values: [outboxId, error.slice(0, 500)] })
  },

  async replay() {
    return (await database.query({ text: REPLAY, values: [] })).length
  },

  async backlog() {
    const [open, rest] = await Promise.all([
      database.query<OpenWork>({ name: 'open-work', text: OPEN_WORK, values: [] }),
      database.query<{ dead: bigint; promised: bigint }>({
        name: 'promised-work',
        text: 'SELECT (SELECT count(*) FROM dead_letters) AS dead, last_value AS promised FROM outbox_outbox_id_seq',
        values: [],
      }),
    ])
    const { dead, promised } = rest[0] ?? { dead: 0n, promised: 0n }
    return { open, deadLetters: Number(dead), promised: Number(promised) }
  },
})

/** A job of a newer version that this process does not know is left for one that does. */
const toJob = (row: OutboxRow): OutboxJob[] =>
  row.job in JOBS
    ? [{ outboxId: row.outbox_id, job: row.job as JobName, tenant: row.tenant, payload: row.payload }]
    : []
