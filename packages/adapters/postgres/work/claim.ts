import type { JobName } from '@agent-memory/core/work/catalogue'
import type { InFlight } from '@agent-memory/core/work/entry'
import type { Query } from '../connection/query.js'

/** The `line` of jobs without a tenant; see schema.prisma. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** SQL condition: a row is in the index of waiting jobs, which excludes dispatched and postponed rows. */
const IS_INDEXED = 'handed_at IS NULL AND NOT postponed'
/**
 * SQL condition: a job waits to be dispatched. `due_at` is checked too, since processes of an older version postpone
 * jobs without setting `postponed`.
 */
export const WAITS = `${IS_INDEXED} AND due_at <= now()`

/**
 * Maximum number of jobs whose postponement one poll ends: more would delay claims too long. The next poll takes the
 * rest.
 */
const MOST_RAISED = 1_000

/**
 * Returns the statement that ends the postponement of due jobs, so that they can be dispatched, and selects the names
 * of waiting jobs. `more` says whether more postponed jobs may be due. Writes nothing if no postponed job is due. Reads
 * the first waiting job of each name in index order instead of using EXISTS: with EXISTS and OR, the planner would scan
 * the table.
 * @param mostRaised maximum number of jobs whose postponement the statement ends
 */
export const waitingJobs = (jobs: readonly JobName[], mostRaised = MOST_RAISED): Query => ({
  name: 'waiting-jobs',
  text: `
    WITH raised AS (
      UPDATE outbox SET postponed = false WHERE outbox_id IN (
        SELECT outbox_id FROM outbox WHERE postponed AND due_at <= now() ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED)
      RETURNING job)
    SELECT job, (SELECT count(*) FROM raised) = $2 AS more FROM unnest($1::text[]) AS name (job)
    WHERE (SELECT true FROM outbox o WHERE o.job = name.job AND ${IS_INDEXED} ORDER BY line, outbox_id LIMIT 1)
      OR job IN (SELECT job FROM raised)`,
  values: [jobs, mostRaised],
})

/**
 * Claims jobs of the name $4. $1 and $2 are the maximum numbers of jobs in flight per line and per organization, $3 the
 * maximum in all. Each next job comes from the organization with the fewest jobs in flight and, within that
 * organization, from the line with the fewest. A line is a volume, or the organization's own jobs. Jobs within a line
 * are claimed in order. Jobs of a deleted volume count as an organization of their own, as do all jobs without a
 * tenant. Uses arrays instead of joins, because the planner assumes that an unknown limit passes many rows, and would
 * read the whole table.
 */
const CLAIM = `
  WITH RECURSIVE in_flight AS (
    SELECT line, count(*)::int AS jobs FROM outbox WHERE job = $4 AND handed_at IS NOT NULL GROUP BY line),
  room AS (SELECT greatest(0, $3::int - coalesce(sum(jobs), 0))::int AS jobs FROM in_flight),
  waiting AS (
    (SELECT line FROM outbox WHERE job = $4 AND ${IS_INDEXED} AND (SELECT jobs FROM room) > 0 ORDER BY line LIMIT 1)
    UNION ALL
    SELECT (SELECT o.line FROM outbox o WHERE o.job = $4 AND ${IS_INDEXED} AND o.line > w.line ORDER BY o.line LIMIT 1)
    FROM waiting w WHERE w.line IS NOT NULL),
  tenants AS (
    SELECT coalesce(v.org_id, f.line) AS tenant, sum(f.jobs)::int AS jobs
    FROM in_flight f LEFT JOIN volumes v ON v.volume_id = f.line GROUP BY 1),
  candidates AS (
    SELECT next.outbox_id, coalesce(v.org_id, w.line) AS tenant,
      coalesce(f.jobs, 0) + row_number() OVER (PARTITION BY w.line ORDER BY next.outbox_id) AS turn
    FROM waiting w LEFT JOIN volumes v ON v.volume_id = w.line LEFT JOIN in_flight f USING (line)
    CROSS JOIN LATERAL (
      SELECT outbox_id FROM outbox
      WHERE job = $4 AND line = w.line AND ${WAITS} ORDER BY outbox_id
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
    RETURNING outbox_id, job, volume_id, payload, context)
  SELECT outbox_id, job, nullif(tenant, '${NOBODY}') AS tenant, volume_id, payload, context
  FROM claimed JOIN next USING (outbox_id) ORDER BY turn, outbox_id`

/** Returns the statement that marks the next jobs of this name as dispatched; see Outbox.claim. */
export const claimJobs = (job: JobName, { perVolume, perTenant, depth }: InFlight): Query => ({
  name: 'claim-jobs',
  text: CLAIM,
  values: [perVolume, perTenant, depth, job],
})

/**
 * Returns the statement that selects at most 500 jobs that were last dispatched over `olderThanMs` ago, and marks them
 * as dispatched now. Unknown jobs are left to processes of a newer version.
 */
export const overdueJobs = (jobs: readonly JobName[], olderThanMs: number): Query => ({
  name: 'overdue-jobs',
  text: `
    WITH handed AS (
      UPDATE outbox SET handed_at = now() WHERE outbox_id IN (
        SELECT outbox_id FROM outbox
        WHERE handed_at < now() - make_interval(secs => $1::float / 1000) AND job = ANY ($2)
        ORDER BY handed_at LIMIT 500 FOR UPDATE SKIP LOCKED)
      RETURNING outbox_id, job, line, volume_id, payload, context, attempts > 0 AS orphaned)
    SELECT outbox_id, job, nullif(coalesce(v.org_id, line), '${NOBODY}') AS tenant, handed.volume_id, payload, context, orphaned
    FROM handed LEFT JOIN volumes v ON v.volume_id = line`,
  values: [olderThanMs, jobs],
})
