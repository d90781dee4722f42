import type { ModelUsage, Reservation } from '@agent-memory/core/ports/work/model-usage'
import type { Database } from '../connection/database.js'
import type { Query } from '../connection/query.js'
import { THIS_MONTH } from './quotas.js'

/**
 * Locks the usage of one organization until the transaction ends. Otherwise two reservations could sum the same rows at
 * the same time and exceed the budget together. The lock is advisory: a lock on the organization's row would interfere
 * with foreign keys, which lock that row too.
 */
const LOCK = `SELECT pg_advisory_xact_lock(hashtextextended('model_usage ' || $1, 0))`

/**
 * Reserves $3 tokens for the purpose $2 if the organization's budget $4 suffices. Runs as a separate statement after
 * the lock, so that its snapshot includes all earlier reservations.
 */
const RESERVE = `
  INSERT INTO model_usage AS known (org_id, month, purpose, reserved)
  SELECT org_id, ${THIS_MONTH}, $2, $3::bigint FROM organizations
  WHERE org_id = $1 AND $3::bigint + coalesce((
    SELECT sum(tokens_in + tokens_out + reserved) FROM model_usage WHERE org_id = $1 AND month = ${THIS_MONTH}), 0) <= $4::bigint
  ON CONFLICT (org_id, month, purpose) DO UPDATE SET reserved = known.reserved + excluded.reserved
  RETURNING to_char(month, 'YYYY-MM-DD') AS month`

const SETTLE = `
  UPDATE model_usage SET reserved = greatest(0, reserved - $4::bigint),
    tokens_in = tokens_in + $5::bigint, tokens_out = tokens_out + $6::bigint, calls = calls + 1
  WHERE org_id = $1 AND month = $2::date AND purpose = $3`

export const openModelUsage = (database: Pick<Database, 'query' | 'batch'>): ModelUsage => ({
  async reserve(call, budget) {
    const lock: Query = { name: 'lock-model-usage', text: LOCK, values: [call.orgId] }
    const values = [call.orgId, call.purpose, call.tokens, budget]
    const [, rows] = await database.batch<{ month?: string }>([
      lock,
      { name: 'reserve-model-tokens', text: RESERVE, values },
    ])
    const month = rows?.[0]?.month
    return month === undefined ? null : { ...call, month }
  },

  async settle({ orgId, month, purpose, tokens }: Reservation, used) {
    const values = [orgId, month, purpose, tokens, used.in, used.out]
    await database.query({ name: 'settle-model-tokens', text: SETTLE, values })
  },
})
