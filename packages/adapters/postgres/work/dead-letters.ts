import type { Database } from '../database.js'

/** A job that was given up. */
export interface DeadLetter {
  outboxId: bigint
  job: string
  /** Null for what is an organization's, or nobody's. */
  volumeId: string | null
  orgId: string | null
  payload: unknown
  /** Of the request that set it off; null where none did. */
  requestId: string | null
  createdAt: Date
  failedAt: Date
  /** Runs that had begun. */
  attempts: number
  reason: string
}

/** What an operator does about jobs that were given up, besides putting them back: see `Outbox.replay`. */
export interface DeadLetters {
  /** The latest first. */
  list(limit: number): Promise<DeadLetter[]>
  find(outboxId: bigint): Promise<DeadLetter | null>
  /** Forgets them for good, and gives the numbers of those that there were. */
  drop(outboxIds: readonly bigint[]): Promise<bigint[]>
}

const COLUMNS = `outbox_id AS "outboxId", job, volume_id AS "volumeId",
  coalesce(org_id, (SELECT v.org_id FROM volumes v WHERE v.volume_id = d.volume_id)) AS "orgId", payload,
  context->>'request_id' AS "requestId",
  created_at AS "createdAt", failed_at AS "failedAt", attempts, coalesce(last_error, 'Nothing was said.') AS reason`

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
