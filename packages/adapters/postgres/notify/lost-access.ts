import type { SubscriptionStore } from '@agent-memory/core/ports/notify/subscriptions'
import type { Database } from '../connection/database.js'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Opens the part of the subscription store that revocations need. */
export const openLostAccess = (database: Database): Pick<SubscriptionStore, 'activeOf' | 'disableLost'> => ({
  // Leaves out ids that are not UUIDs: a process of an earlier version may signal the id of an OAuth grant, which was
  // no UUID then.
  activeOf: (ids) =>
    database.query({ name: 'active-webhooks-of', text: ACTIVE_OF, values: [ids.filter((id) => UUID.test(id))] }),

  async disableLost(webhookIds) {
    const rows = await database.query<{ webhook_id: string }>({ text: DISABLE_LOST, values: [webhookIds] })
    return rows.map(({ webhook_id }) => webhook_id)
  },
})

/**
 * Selects active webhooks by ids of volumes, organizations, keys, agents or users. A union lets each part use its
 * index.
 */
const ACTIVE_OF = `
  SELECT webhook_id AS "webhookId", key_id AS "keyId", volume_id AS "volumeId" FROM webhook_subscriptions
  WHERE status = 'active' AND webhook_id IN (
    SELECT webhook_id FROM webhook_subscriptions WHERE volume_id = ANY($1::uuid[])
    UNION ALL SELECT webhook_id FROM webhook_subscriptions WHERE org_id = ANY($1::uuid[])
    UNION ALL SELECT webhook_id FROM webhook_subscriptions WHERE key_id IN (
      SELECT key_id FROM api_keys
      WHERE key_id = ANY($1::uuid[]) OR agent_id = ANY($1::uuid[]) OR kind = 'live' AND user_id = ANY($1::uuid[])))`

/** All processes run this statement at the same time, so it locks rows in a fixed order, which prevents deadlocks. */
const DISABLE_LOST = `
  UPDATE webhook_subscriptions SET status = 'disabled', disabled_reason = 'access_lost'
  WHERE webhook_id IN (
    SELECT webhook_id FROM webhook_subscriptions WHERE webhook_id = ANY($1::uuid[]) AND status = 'active'
    ORDER BY webhook_id FOR UPDATE)
  RETURNING webhook_id`
