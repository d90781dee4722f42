import type { JOBS, JobName, JobPayload } from '@agent-memory/core/work/catalogue'
import type { PoolClient } from 'pg'

/** The jobs of the catalogue of which more is said than that they are kept when they are given up. */
type UndoneJob = { [N in JobName]: (typeof JOBS)[N]['whenGivenUp'] extends 'undone' ? N : never }[JobName]

/** What a job's own adapter does when the job is given up or replayed, in the transaction of that. */
export interface Undoing<N extends JobName> {
  /** What the job has begun is undone. */
  undo(client: PoolClient, payload: JobPayload<N>): Promise<void>
  /** These jobs are put back. */
  beginAnew(client: PoolClient, payloads: readonly JobPayload<N>[]): Promise<void>
}

/** The compiler names a job whose undoing is missing. */
export type Undoings = { [N in UndoneJob]: Undoing<N> }
