import type { OpenWork, Outbox, OutboxJob } from '@agent-memory/core/ports/work/outbox'
import type { JobName, JobPayload } from '@agent-memory/core/work/catalogue'
import { JOB_NAMES, JOBS } from '@agent-memory/core/work/catalogue'
import { readTraceContext } from '@agent-memory/core/work/trace-context'
import type { PoolClient } from 'pg'
import type { Database } from '../connection/database.js'
import { claimJobs, overdueJobs, waitingJobs } from './claim.js'
import { reenqueueSql } from './enqueue.js'
import { openBegin, openPostpone } from './runs.js'

/** The jobs in the catalogue that need compensation when they become dead letters. */
type CompensatedJob = { [N in JobName]: (typeof JOBS)[N]['onDeadLetter'] extends 'compensated' ? N : never }[JobName]

/** What the adapter of a job does in the transaction that makes the job a dead letter, or that replays it. */
export interface Compensation<N extends JobName> {
  /** Compensates what the job started. */
  compensate(client: PoolClient, payload: JobPayload<N>): Promise<void>
  /** Called when these jobs are replayed. */
  restart(client: PoolClient, payloads: readonly JobPayload<N>[]): Promise<void>
}

/** The compensations of all jobs that need one; the compiler reports a missing compensation. */
export type Compensations = { [N in CompensatedJob]: Compensation<N> }

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

const BURY = `
  WITH buried AS (DELETE FROM outbox WHERE outbox_id = $1 RETURNING *)
  INSERT INTO dead_letters (outbox_id, job, volume_id, org_id, payload, context, created_at, attempts, last_error)
  SELECT outbox_id, job, volume_id, org_id, payload, context, created_at, attempts, left($2, 500) FROM buried
  RETURNING job, payload`

/**
 * Replays the dead letters $2, or all if null. Selects their number, and the dead letters of the jobs $1, which have
 * compensations.
 */
const REPLAY = `
  WITH raised AS (DELETE FROM dead_letters WHERE $2::bigint[] IS NULL OR outbox_id = ANY ($2) RETURNING *),
  promised AS (${reenqueueSql('raised', ['created_at'])} RETURNING 1)
  SELECT (SELECT count(*) FROM promised)::int AS jobs,
    (SELECT coalesce(jsonb_agg(raised), '[]') FROM raised WHERE job = ANY ($1)) AS undone`

const IS_UNSTARTED = 'due_at <= now() AND attempts = 0 AND last_error IS NULL'

const OPEN_WORK = `
  WITH by_line AS (
    SELECT job, line, org_id, count(*) FILTER (WHERE due_at <= now()) AS due,
      count(*) FILTER (WHERE due_at > now()) AS postponed, min(created_at) AS oldest,
      bool_or(attempts > 0 OR last_error IS NOT NULL) AS begun,
      min(due_at) FILTER (WHERE ${IS_UNSTARTED}) AS since, min(outbox_id) FILTER (WHERE ${IS_UNSTARTED}) AS lowest
    FROM outbox GROUP BY job, line, org_id)
  SELECT job, coalesce(v.org_id, o.org_id) AS "orgId", sum(due)::int AS jobs, sum(postponed)::int AS postponed, bool_or(begun) AS begun,
    min(since) AS "unstartedSince", min(lowest) AS "lowestUnstarted",
    greatest(0, extract(epoch FROM now() - min(oldest)))::float AS "oldestSeconds"
  FROM by_line o LEFT JOIN volumes v ON v.volume_id = line GROUP BY 1, 2`

/** @param compensations compensations for dead letters, each from the adapter of the data that the job works on */
export const openOutboxWith = (database: Database, compensations: Compensations): Outbox => ({
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

  begin: openBegin(database),

  postpone: openPostpone(database),

  async bury(outboxId, error) {
    await database.transaction(async (client) => {
      const { rows } = await client.query<Ended>(BURY, [outboxId, error])
      for (const each of compensationsOf(compensations)) {
        for (const payload of payloadsOf(each.job, rows)) await each.compensate(client, payload)
      }
    })
  },

  replay: (outboxIds) =>
    database.transaction(async (client) => {
      const { rows } = await client.query<{ jobs: number; undone: Ended[] }>(REPLAY, [
        Object.keys(compensations),
        outboxIds ?? null,
      ])
      const { jobs, undone } = rows[0] ?? { jobs: 0, undone: [] }
      for (const each of compensationsOf(compensations)) await each.restart(client, payloadsOf(each.job, undone))
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

const compensationsOf = (compensations: Compensations) =>
  (Object.keys(compensations) as (keyof Compensations)[]).map((job) => ({ job, ...compensations[job] }))

/**
 * Returns the valid payloads in the rows with this job name. A job with an invalid payload became a dead letter before
 * it did anything, so there is nothing to compensate.
 */
const payloadsOf = <N extends JobName>(name: N, ended: readonly Ended[]): JobPayload<N>[] =>
  ended.flatMap(({ job, payload }) => {
    const parsed = job === name ? JOBS[name].payload.safeParse(payload) : undefined
    return parsed?.success ? [parsed.data as JobPayload<N>] : []
  })
