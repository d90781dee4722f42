import type { JobName, JobPayload } from '@agent-memory/core/jobs'
import type { PoolClient } from 'pg'

/**
 * Promises a job in a transaction of the caller's. One that is due later is created when it is due: until then it is
 * nobody's backlog.
 */
export const promiseJob = <Name extends JobName>(
  client: PoolClient,
  volumeId: string,
  job: Name,
  payload: JobPayload<Name>,
  inSeconds = 0,
) =>
  client.query(
    `INSERT INTO outbox (job, volume_id, payload, created_at, due_at)
     SELECT $1, $2::uuid, $3::jsonb, due, due FROM (SELECT now() + make_interval(secs => $4) AS due) AS promised`,
    [job, volumeId, JSON.stringify(payload), inSeconds],
  )
