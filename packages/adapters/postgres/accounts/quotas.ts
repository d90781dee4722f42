import type { QuotaStore } from '@agent-memory/core/ports/accounts/quotas'
import type { Database } from '../connection/database.js'

/** The first day of the current month in UTC, by the database's clock. */
export const THIS_MONTH = `date_trunc('month', now() AT TIME ZONE 'UTC')::date`

/**
 * Counts the amount $2 if the quota of the organization $1 allows it, in one statement, so that concurrent processes
 * cannot exceed the quota together. The commit does not wait for the disk, so a crash may lose some counts.
 */
const TAKE = `
  WITH relaxed AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true)),
  taken AS (
    INSERT INTO quota_usage AS known (org_id, month, used)
    SELECT org_id, ${THIS_MONTH}, $2::int FROM organizations, relaxed WHERE org_id = $1 AND $2 <= monthly_quota
    ON CONFLICT (org_id, month) DO UPDATE SET used = known.used + excluded.used
      WHERE known.used + excluded.used <= (SELECT monthly_quota FROM organizations WHERE org_id = $1)
    RETURNING used)
  SELECT monthly_quota AS monthly, EXISTS (SELECT FROM taken) AS taken,
    coalesce((SELECT used FROM taken), (SELECT used FROM quota_usage WHERE org_id = $1 AND month = ${THIS_MONTH}), 0) AS used
  FROM organizations WHERE org_id = $1 AND monthly_quota IS NOT NULL`

export const openQuotaStore = (database: Database): QuotaStore => ({
  async take(orgId, amount) {
    const [row] = await database.query<{ monthly: number; used: number; taken: boolean }>({
      name: 'take-quota',
      text: TAKE,
      values: [orgId, amount],
    })
    return row ?? null
  },

  async giveBack(orgId, amount) {
    const text = `UPDATE quota_usage SET used = greatest(0, used - $2::int) WHERE org_id = $1 AND month = ${THIS_MONTH}`
    await database.query({ name: 'give-back-quota', text, values: [orgId, amount] })
  },

  async set(orgId, monthly) {
    const text = 'UPDATE organizations SET monthly_quota = $2 WHERE org_id = $1 RETURNING org_id'
    return (await database.query({ text, values: [orgId, monthly] })).length === 1
  },
})
