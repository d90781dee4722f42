import type { JOBS, JobName, JobPayload } from '@agent-memory/core/work/catalogue'
import type { PoolClient } from 'pg'

/** An expression of SQL. */
type Sql = string

type TenantOf<N extends JobName> = (typeof JOBS)[N]['tenant']

/** Whose the job is, as its catalogue entry says. */
type OwnerOf<N extends JobName, Id> =
  TenantOf<N> extends 'volume'
    ? { volumeId: Id }
    : TenantOf<N> extends 'organization'
      ? { orgId: Id }
      : { volumeId?: never; orgId?: never }

/** What is promised for each row of `from`: expressions over it. */
export type PromisedRows<N extends JobName> = OwnerOf<N, Sql> & {
  payload: { [Field in keyof JobPayload<N>]-?: Sql }
  /** What follows FROM, up to the end of the statement; without it one job is promised. */
  from?: Sql
  /** Of those that are not due at once, in how many seconds they are. */
  inSeconds?: Sql
  /** Whether the transaction itself hands the job over, which counts its first run. */
  isHanded?: Sql
  /** What set it off, where the transaction is that of several; else it is what set off the transaction. */
  context?: Sql
}

/** A job of the catalogue, or of several with the same payload the expression that names one. */
type Named<N extends JobName> = N | { by: Sql }

/**
 * SQL that promises a job for each row, in the transaction of the change that asks for it: a statement, or the last or
 * any other part of one. RETURNING may follow it. Nothing else writes new rows of the outbox.
 */
export const promises = <N extends JobName>(job: Named<N>, rows: PromisedRows<N>): Sql => {
  const { volumeId, orgId, payload, from, inSeconds, isHanded, context } = rows as Columns
  const fields = Object.entries(payload).map(([field, value]) => `'${field}', ${value}`)
  return insert({
    job: typeof job === 'string' ? `'${job}'` : job.by,
    volumeId,
    orgId,
    payload: `jsonb_build_object(${fields.join(', ')})`,
    from,
    inSeconds,
    isHanded,
    context,
  })
}

/** Each row of the outbox or of the dead letters in `from` once more, as new: whose it is, and what it says. */
export const promisesAgain = (from: Sql, keeps: readonly 'created_at'[] = []): Sql => {
  const columns = ['job', 'volume_id', 'org_id', 'payload', 'context', ...keeps].join(', ')
  return `INSERT INTO outbox (${columns}) SELECT ${columns} FROM ${from}`
}

/** Promises one job in a transaction of the caller's, due at once or in so many seconds. */
export const promiseJob = <N extends JobName>(
  client: Pick<PoolClient, 'query'>,
  job: N,
  promised: OwnerOf<N, string> & { payload: JobPayload<N>; inSeconds?: number },
) => {
  const { volumeId, orgId, inSeconds = 0 } = promised as { volumeId?: string; orgId?: string; inSeconds?: number }
  return client.query(PROMISE_ONE, [job, volumeId, orgId, JSON.stringify(promised.payload), inSeconds])
}

interface Columns {
  volumeId?: Sql
  orgId?: Sql
  payload: Readonly<Record<string, Sql>>
  from?: Sql
  inSeconds?: Sql
  isHanded?: Sql
  context?: Sql
}

type Insert = { [Part in keyof Required<Columns>]?: Sql | undefined } & { job: Sql; payload: Sql }

/** One that is due later is as old as its time, and no claim reads it until then. */
const insert = ({ job, volumeId, orgId, payload, from, inSeconds, isHanded, context }: Insert): Sql => {
  const due = `now() + make_interval(secs => ${inSeconds})`
  const values = Object.entries({
    job,
    ...(volumeId && { volume_id: volumeId }),
    ...(orgId && { org_id: orgId }),
    payload,
    ...(inSeconds && { created_at: due, due_at: due, postponed: `${inSeconds} > 0` }),
    ...(isHanded && {
      handed_at: `CASE WHEN ${isHanded} THEN now() END`,
      attempts: `CASE WHEN ${isHanded} THEN 1 ELSE 0 END`,
    }),
    ...(context && { context }),
  })
  const columns = values.map(([column]) => column).join(', ')
  const selected = values.map(([, value]) => value).join(', ')
  return `INSERT INTO outbox (${columns}) SELECT ${selected}${from === undefined ? '' : ` FROM ${from}`}`
}

const PROMISE_ONE = insert({
  job: '$1',
  volumeId: '$2::uuid',
  orgId: '$3::uuid',
  payload: '$4::jsonb',
  inSeconds: '$5::float8',
})
