import type { Database } from '../connection/database.js'

/** A job abandoned after its last attempt. */
export interface DeadLetter {
  outboxId: bigint
  job: string
  /** Null for jobs that belong to an organization as a whole or to no tenant. */
  volumeId: string | null
  orgId: string | null
  payload: unknown
  /** The request that caused the job; null if no request did. */
  requestId: string | null
  createdAt: Date
  failedAt: Date
  /** How many runs were started. */
  attempts: number
  reason: string
}

/** What operators can do with dead letters; to replay them see `Outbox.replay`. */
export interface DeadLetters {
  /** Lists dead letters, latest first. */
  list(limit: number): Promise<DeadLetter[]>
  find(outboxId: bigint): Promise<DeadLetter | null>
  /** Deletes dead letters for good; returns the ids that existed. */
  drop(outboxIds: readonly bigint[]): Promise<bigint[]>
}

const COLUMNS = `outbox_id AS "outboxId", job, volume_id AS "volumeId",
  coalesce(org_id, (SELECT v.org_id FROM volumes v WHERE v.volume_id = d.volume_id)) AS "orgId", payload,
  context->>'request_id' AS "requestId",
  created_at AS "createdAt", failed_at AS "failedAt", attempts, coalesce(last_error, 'No error was recorded.') AS reason`

export const openDeadLetters = (database: Database): DeadLetters => ({
  list: (limit) =>
    database.query({
      text: `SELECT ${COLUMNS} FROM dead_letters d ORDER BY failed_at DESC, outbox_id DESC LIMIT $1`,
      values: [limit],
    }),

  async find(outboxId) {
    const text = `SELECT ${COLUMNS} FROM dead_letters d WHERE outbox_id = $1`
    const [found] = await database.query<DeadLetter>({ text, values: [outboxId] })
    return found ?? null
  },

  async drop(outboxIds) {
    const text = 'DELETE FROM dead_letters WHERE outbox_id = ANY ($1::bigint[]) RETURNING outbox_id'
    const dropped = await database.query<{ outbox_id: bigint }>({ text, values: [outboxIds] })
    return dropped.map(({ outbox_id }) => outbox_id)
  },
})
