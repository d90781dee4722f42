import type { BegunRun, OpenWork, Outbox, OutboxJob } from '@agent-memory/core/ports/outbox'
import { JOB_NAMES, JOBS, type JobName, type JobPayload } from '@agent-memory/core/work/catalogue'
import { readTraceContext } from '@agent-memory/core/work/trace-context'
import type { Database } from '../database.js'
import { claimJobs, overdueJobs, waitingJobs } from './claim.js'
import { promisesAgain } from './promise.js'
import type { Undoings } from './undoings.js'

interface OutboxRow {
  outbox_id: bigint
  job: JobName
  tenant: string | null
  volume_id: string | null
  payload: unknown
  context: unknown
  orphaned?: boolean
}

interface Ended {
  job: string
  payload: unknown
}

/** A lost mark only makes the relay hand the job over again, so these updates need not wait for the disk. */
const RELAXED = `relaxed AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))`

const BURY = `
  WITH buried AS (DELETE FROM outbox WHERE outbox_id = $1 RETURNING *)
  INSERT INTO dead_letters (outbox_id, job, volume_id, org_id, payload, context, created_at, attempts, last_error)
  SELECT outbox_id, job, volume_id, org_id, payload, context, created_at, attempts, left($2, 500) FROM buried
  RETURNING job, payload`

/** Gives the payloads of those that have an undoing ($1), for it. */
const REPLAY = `
  WITH raised AS (DELETE FROM dead_letters WHERE $2::bigint[] IS NULL OR outbox_id = ANY ($2) RETURNING *),
  promised AS (${promisesAgain('raised', ['created_at'])} RETURNING 1)
  SELECT (SELECT count(*) FROM promised)::int AS jobs,
    (SELECT coalesce(jsonb_agg(raised), '[]') FROM raised WHERE job = ANY ($1)) AS undone`

const OPEN_WORK = `
  WITH by_line AS (
    SELECT job, line, org_id, count(*) FILTER (WHERE due_at <= now()) AS due,
      count(*) FILTER (WHERE due_at > now()) AS postponed, min(created_at) AS oldest,
      bool_or(attempts > 0 OR last_error IS NOT NULL) AS begun
    FROM outbox GROUP BY job, line, org_id)
  SELECT job, coalesce(v.org_id, o.org_id) AS "orgId", sum(due)::int AS jobs, sum(postponed)::int AS postponed, bool_or(begun) AS begun,
    greatest(0, extract(epoch FROM now() - min(oldest)))::float AS "oldestSeconds"
  FROM by_line o LEFT JOIN volumes v ON v.volume_id = line GROUP BY 1, 2`

/** @param undoings of jobs that are given up, each brought by the adapter of what it works on */
export const openOutboxWith = (database: Database, undoings: Undoings): Outbox => ({
  async waiting() {
    const rows = await database.query<{ job: JobName; more: boolean }>(waitingJobs(JOB_NAMES))
    return { jobs: rows.map(({ job }) => job), more: rows.some(({ more }) => more) }
  },

  async claim(job, bounds) {
    return (await database.query<OutboxRow>(claimJobs(job, bounds))).map(toJob)
  },

  async overdue(olderThanMs) {
    return (await database.query<OutboxRow>(overdueJobs(JOB_NAMES, olderThanMs))).map(toJob)
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
      text: `UPDATE outbox SET handed_at = NULL, postponed = true, due_at = now() + make_interval(secs => $2::float / 1000),
               last_error = left($3, 500), attempts = attempts - CASE WHEN $4 THEN 0 ELSE 1 END
             WHERE outbox_id = $1`,
      values: [outboxId, delayMs, error, counted],
    })
  },

  async bury(outboxId, error) {
    await database.transaction(async (client) => {
      const { rows } = await client.query<Ended>(BURY, [outboxId, error])
      for (const undoing of undoingsOf(undoings)) {
        for (const payload of payloadsOf(undoing.job, rows)) await undoing.undo(client, payload)
      }
    })
  },

  replay: (outboxIds) =>
    database.transaction(async (client) => {
      const { rows } = await client.query<{ jobs: number; undone: Ended[] }>(REPLAY, [
        Object.keys(undoings),
        outboxIds ?? null,
      ])
      const { jobs, undone } = rows[0] ?? { jobs: 0, undone: [] }
      for (const undoing of undoingsOf(undoings)) await undoing.beginAnew(client, payloadsOf(undoing.job, undone))
      return jobs
    }),

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

const toJob = (row: OutboxRow): OutboxJob => ({
  outboxId: row.outbox_id,
  job: row.job,
  tenant: row.tenant ?? undefined,
  volumeId: row.volume_id ?? undefined,
  payload: row.payload,
  context: readTraceContext(row.context),
  orphaned: row.orphaned,
})

const undoingsOf = (undoings: Undoings) =>
  (Object.keys(undoings) as (keyof Undoings)[]).map((job) => ({ job, ...undoings[job] }))

/** A job whose payload is not what it should be was given up for that, and has begun nothing. */
const payloadsOf = <N extends JobName>(name: N, ended: readonly Ended[]): JobPayload<N>[] =>
  ended.flatMap(({ job, payload }) => {
    const parsed = job === name ? JOBS[name].payload.safeParse(payload) : undefined
    return parsed?.success ? [parsed.data as JobPayload<N>] : []
  })
