import type { Outbox, StartedRun } from '@agent-memory/core/ports/work/outbox'
import { inGroups } from '@agent-memory/core/work/in-groups'
import type { Database } from '../connection/database.js'

/** Maximum jobs per statement. */
const TOGETHER = 256

/**
 * CTE for updates that need not wait for the disk: if a crash loses such an update, the relay just dispatches the job
 * again.
 */
const RELAXED = `relaxed AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))`

/** CTE that locks the jobs $1 that still exist, always in the same order, so that no two statements deadlock. */
const LOCKED = `locked AS MATERIALIZED (
  SELECT outbox_id FROM outbox WHERE outbox_id = ANY ($1::bigint[]) ORDER BY outbox_id FOR UPDATE)`

const BEGIN = `
  WITH ${RELAXED}, ${LOCKED}
  UPDATE outbox o SET attempts = attempts + 1 FROM relaxed, locked WHERE o.outbox_id = locked.outbox_id
  RETURNING o.outbox_id AS "outboxId", attempts,
    greatest(0, extract(epoch FROM now() - created_at))::float AS "waitedSeconds"`

/**
 * Returns the function `Outbox.begin`. Runs that start at the same time, as hundreds do after a fan-out, share a
 * statement.
 */
export const openBegin = (database: Database): Outbox['begin'] => {
  const begin = inGroups(TOGETHER, async (outboxIds: readonly bigint[]) => {
    const values = [outboxIds]
    const begun = await database.query<StartedRun & { outboxId: bigint }>({ name: 'begin-jobs', text: BEGIN, values })
    const runs = new Map(begun.map(({ outboxId, ...run }) => [outboxId, run]))
    return outboxIds.map((outboxId) => runs.get(outboxId) ?? null)
  })
  return (outboxId) => begin('all', outboxId)
}

const POSTPONE = `
  WITH ${LOCKED}
  UPDATE outbox o SET handed_at = NULL, postponed = true, due_at = now() + make_interval(secs => delay_ms / 1000),
    last_error = left(error, 500), attempts = attempts - CASE WHEN counted THEN 0 ELSE 1 END
  FROM locked JOIN unnest($1::bigint[], $2::float[], $3::text[], $4::boolean[])
    AS failure (outbox_id, delay_ms, error, counted) USING (outbox_id)
  WHERE o.outbox_id = locked.outbox_id`

type Failure = Parameters<Outbox['postpone']>[1]

/**
 * Returns the function `Outbox.postpone`. Jobs that fail at the same time, because one server hangs, share a statement.
 */
export const openPostpone = (database: Database): Outbox['postpone'] => {
  const postpone = inGroups(TOGETHER, async (failures: readonly (Failure & { outboxId: bigint })[]) => {
    const values = [
      failures.map(({ outboxId }) => outboxId),
      failures.map(({ delayMs }) => delayMs),
      failures.map(({ error }) => error),
      failures.map(({ counted }) => counted),
    ]
    await database.query({ name: 'postpone-jobs', text: POSTPONE, values })
    return failures.map(() => undefined)
  })
  return (outboxId, failure) => postpone('all', { ...failure, outboxId })
}
