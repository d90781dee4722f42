import type { JOBS, JobName, JobPayload } from '@agent-memory/core/work/catalogue'
import type { PoolClient } from 'pg'

/** An SQL expression. */
type Sql = string

type TenantOf<N extends JobName> = (typeof JOBS)[N]['tenant']

/** The job's owner (a volume, an organization or nobody), as its catalogue entry requires. */
type OwnerOf<N extends JobName, Id> =
  TenantOf<N> extends 'volume'
    ? { volumeId: Id }
    : TenantOf<N> extends 'organization'
      ? { orgId: Id }
      : { volumeId?: never; orgId?: never }

/** The fields of the job to enqueue for each row of `from`, as SQL expressions over that row. */
export type EnqueuedRows<N extends JobName> = OwnerOf<N, Sql> & {
  payload: { [Field in keyof JobPayload<N>]-?: Sql }
  /** The FROM clause and the rest of the statement. If absent, one job is enqueued. */
  from?: Sql
  /** Seconds until the job is due; if absent, it is due immediately. */
  inSeconds?: Sql
  /** Whether the transaction itself dispatches the job, which counts as its first run. */
  isDispatched?: Sql
  /**
   * The trace context of the job's cause, if the transaction serves several causes; by default that of the transaction.
   */
  context?: Sql
}

/** A job name, or an SQL expression for the name of one of several jobs with the same payload. */
type Named<N extends JobName> = N | { by: Sql }

/**
 * Builds SQL that enqueues a job for each row. It must run in the transaction of the change that needs the job, as a
 * statement of its own or part of one. RETURNING can follow it. Outbox rows are inserted only by this file, and by the
 * trigger on `volumes` that enqueues `volume.erase`.
 */
export const enqueueSql = <N extends JobName>(job: Named<N>, rows: EnqueuedRows<N>): Sql => {
  const { volumeId, orgId, payload, from, inSeconds, isDispatched, context } = rows as Columns
  const fields = Object.entries(payload).map(([field, value]) => `'${field}', ${value}`)
  return insert({
    job: typeof job === 'string' ? `'${job}'` : job.by,
    volumeId,
    orgId,
    payload: `jsonb_build_object(${fields.join(', ')})`,
    from,
    inSeconds,
    isDispatched,
    context,
  })
}

/**
 * Builds SQL that enqueues each outbox or dead-letter row in `from` again, as a new job with the same owner, payload
 * and context.
 */
export const reenqueueSql = (from: Sql, keeps: readonly 'created_at'[] = []): Sql => {
  const columns = ['job', 'volume_id', 'org_id', 'payload', 'context', ...keeps].join(', ')
  return `INSERT INTO outbox (${columns}) SELECT ${columns} FROM ${from}`
}

/** Ends the job with outbox id $1 and enqueues it again as a new job, so that other jobs get their turn in between. */
export const ENQUEUE_AGAIN = `
  WITH ended AS (DELETE FROM outbox WHERE outbox_id = $1 RETURNING *) ${reenqueueSql('ended')}`

/** Enqueues one job in the caller's transaction, due immediately or in `inSeconds`. */
export const enqueueJob = <N extends JobName>(
  client: Pick<PoolClient, 'query'>,
  job: N,
  promised: OwnerOf<N, string> & { payload: JobPayload<N>; inSeconds?: number },
) => {
  const { volumeId, orgId, inSeconds = 0 } = promised as { volumeId?: string; orgId?: string; inSeconds?: number }
  return client.query(ENQUEUE_ONE, [job, volumeId, orgId, JSON.stringify(promised.payload), inSeconds])
}

interface Columns {
  volumeId?: Sql
  orgId?: Sql
  payload: Readonly<Record<string, Sql>>
  from?: Sql
  inSeconds?: Sql
  isDispatched?: Sql
  context?: Sql
}

type Insert = { [Part in keyof Required<Columns>]?: Sql | undefined } & { job: Sql; payload: Sql }

/**
 * Builds the INSERT. The age of a job that is due later counts from its due time, and no claim reads the job until
 * then.
 */
const insert = ({ job, volumeId, orgId, payload, from, inSeconds, isDispatched, context }: Insert): Sql => {
  const due = `now() + make_interval(secs => ${inSeconds})`
  const values = Object.entries({
    job,
    ...(volumeId && { volume_id: volumeId }),
    ...(orgId && { org_id: orgId }),
    payload,
    ...(inSeconds && { created_at: due, due_at: due, postponed: `${inSeconds} > 0` }),
    ...(isDispatched && {
      handed_at: `CASE WHEN ${isDispatched} THEN now() END`,
      attempts: `CASE WHEN ${isDispatched} THEN 1 ELSE 0 END`,
    }),
    ...(context && { context }),
  })
  const columns = values.map(([column]) => column).join(', ')
  const selected = values.map(([, value]) => value).join(', ')
  return `INSERT INTO outbox (${columns}) SELECT ${selected}${from === undefined ? '' : ` FROM ${from}`}`
}

const ENQUEUE_ONE = insert({
  job: '$1',
  volumeId: '$2::uuid',
  orgId: '$3::uuid',
  payload: '$4::jsonb',
  inSeconds: '$5::float8',
})

/**
 * Drops enqueued jobs of erased memories ($1). An index job that may be running is kept: its next run finds the memory
 * gone and removes what the earlier run wrote.
 */
export const DROP_JOBS = `
  DELETE FROM outbox
  WHERE payload ->> 'memory_id' = ANY($1::text[]) AND NOT (job = 'memory.index' AND handed_at IS NOT NULL)`
