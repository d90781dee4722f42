import type { OldestDeliveries } from '@agent-memory/core/ports/notify/deliveries'
import type { Database } from '../connection/database.js'

/** More attempts than a delivery can have (core/notify/schedule.ts). */
const ATTEMPTS = 16

/** Selects, by the index, the oldest delivery with this number of attempts whose active webhook meets the condition. */
const first = (attempts: string, isParked: string, condition: string) => `
  SELECT d.created_at FROM webhook_deliveries d JOIN webhook_subscriptions s USING (webhook_id)
  WHERE d.status = 'pending' AND d.attempts = ${attempts} AND d.is_parked = ${isParked} AND s.status = 'active'
    AND (${condition})
  ORDER BY d.created_at LIMIT 1`

const age = (createdAt: string) => `coalesce(greatest(0, extract(epoch FROM now() - ${createdAt})), 0)::float`

/**
 * Selects the age of the oldest delivery that waits for this service, and of the oldest that waits for its endpoint. A
 * delivery that was attempted waits for its endpoint. So does a delivery that was never attempted, if it is parked or
 * the webhook's last attempt failed.
 */
export const OLDEST = `
  SELECT ${age(`(${first('0', 'false', 's.failing_since IS NULL')})`)} AS service,
    ${age(`(
      SELECT min(created_at) FROM generate_series(0, ${ATTEMPTS}) AS made (attempts), (VALUES (false), (true)) AS state (is_parked)
      CROSS JOIN LATERAL (
        ${first('made.attempts', 'state.is_parked', 'made.attempts > 0 OR state.is_parked OR s.failing_since IS NOT NULL')}) one)`)} AS endpoint`

export const readOldest = async (database: Database): Promise<OldestDeliveries> => {
  const [row] = await database.query<OldestDeliveries>({ name: 'oldest-deliveries', text: OLDEST, values: [] })
  return row ?? { service: 0, endpoint: 0 }
}
