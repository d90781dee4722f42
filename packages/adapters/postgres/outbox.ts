import { JOBS, type JobName } from '@agent-memory/core/jobs'
import type { BegunRun, OpenWork, Outbox, OutboxJob } from '@agent-memory/core/ports/outbox'
import type { Database } from './database.js'

interface OutboxRow {
  outbox_id: bigint
  job: string
  payload: unknown
}

/** Each volume with waiting work takes its turn; a volume's own jobs go in order. */
const CLAIM = `
  WITH RECURSIVE waiting AS (
    (SELECT volume_id FROM outbox WHERE job = $3 AND handed_at IS NULL ORDER BY volume_id LIMIT 1)
    UNION ALL
    SELECT (SELECT o.volume_id FROM outbox o WHERE o.job = $3 AND o.handed_at IS NULL AND o.volume_id > w.volume_id
            ORDER BY o.volume_id LIMIT 1)
    FROM waiting w WHERE w.volume_id IS NOT NULL),
  in_flight AS (
    SELECT volume_id, count(*) AS jobs FROM outbox WHERE job = $3 AND handed_at IS NOT NULL GROUP BY volume_id),
  turns AS (
    SELECT next.outbox_id, next.turn
    FROM waiting w LEFT JOIN in_flight f USING (volume_id)
    CROSS JOIN LATERAL (
      SELECT o.outbox_id, row_number() OVER (ORDER BY o.outbox_id) AS turn
      FROM (SELECT outbox_id FROM outbox
            WHERE job = $3 AND volume_id = w.volume_id AND handed_at IS NULL AND due_at <= now()
            ORDER BY outbox_id LIMIT greatest(0, $1::int - coalesce(f.jobs, 0)::int)) o) next
    WHERE w.volume_id IS NOT NULL
    ORDER BY next.turn, next.outbox_id
    LIMIT greatest(0, $2::int - (SELECT coalesce(sum(jobs), 0) FROM in_flight)::int)),
  chosen AS (
    SELECT outbox_id FROM outbox WHERE outbox_id IN (SELECT outbox_id FROM turns) AND handed_at IS NULL
    ORDER BY outbox_id FOR UPDATE SKIP LOCKED)
  UPDATE outbox SET handed_at = now() WHERE outbox_id IN (SELECT outbox_id FROM chosen)
  RETURNING outbox_id, job, payload`

/** A lost mark only makes the relay hand the job over again, so these updates need not wait for the disk. */
const RELAXED = `relaxed AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))`

const BURY = `
  WITH buried AS (DELETE FROM outbox WHERE outbox_id = $1 RETURNING *)
  INSERT INTO dead_letters (outbox_id, job, volume_id, payload, created_at, attempts, last_error)
  SELECT outbox_id, job, volume_id, payload, created_at, attempts, $2 FROM buried`

const REPLAY = `
  WITH raised AS (DELETE FROM dead_letters RETURNING *)
  INSERT INTO outbox (job, volume_id, payload, created_at)
  SELECT job, volume_id, payload, created_at FROM raised RETURNING outbox_id`

const OPEN_WORK = `
  WITH by_volume AS (
    SELECT job, volume_id, count(*) AS jobs, min(created_at) AS oldest FROM outbox GROUP BY job, volume_id)
  SELECT job, org_id AS "orgId", sum(jobs)::int AS jobs,
    greatest(0, extract(epoch FROM now() - min(oldest)))::float AS "oldestSeconds"
  FROM by_volume LEFT JOIN volumes USING (volume_id) GROUP BY job, org_id`

export const openOutbox = (database: Database): Outbox => ({
  async claim(job, { perVolume, depth }) {
    const rows = await database.query<OutboxRow>({ name: 'claim-jobs', text: CLAIM, values: [perVolume, depth, job] })
    return rows.flatMap(toJob)
  },

  async overdue(olderThanMs) {
    const rows = await database.query<OutboxRow>({
      name: 'overdue-jobs',
      text: `UPDATE outbox SET handed_at = now() WHERE outbox_id IN (
               SELECT outbox_id FROM outbox WHERE handed_at < now() - make_interval(secs => $1::float / 1000)
               ORDER BY handed_at LIMIT 500 FOR UPDATE SKIP LOCKED)
             RETURNING outbox_id, job, payload`,
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
  row.job in JOBS ? [{ outboxId: row.outbox_id, job: row.job as JobName, payload: row.payload }] : []
