import { LISTED_DELIVERIES } from '@agent-memory/core/limits'
import { listed } from '@agent-memory/core/paging'
import type { SubscriptionRecord, SubscriptionStore } from '@agent-memory/core/ports/notify/subscriptions'
import type { PoolClient } from 'pg'
import type { Database } from '../connection/database.js'
import { refuseGoneVolume } from '../documents/accept-document.js'
import { enqueueSql } from '../work/enqueue.js'
import { openLostAccess } from './lost-access.js'
import { redeliver } from './redeliver.js'
import { activate, saveSubscription } from './save-subscription.js'
import {
  type DeliveryRow,
  SELECT_SUBSCRIPTIONS,
  type SubscriptionRow,
  toDelivery,
  toSubscription,
} from './subscription-rows.js'

/** Opens the store of webhook subscriptions. */
export const openSubscriptions = (database: Database): SubscriptionStore => {
  const select = async (condition: string, values: unknown[]): Promise<SubscriptionRecord[]> => {
    const rows = await database.query<SubscriptionRow>({ text: `${SELECT_SUBSCRIPTIONS} ${condition}`, values })
    return rows.map(toSubscription)
  }
  const find = async (webhookId: string) => (await select('WHERE s.webhook_id = $1', [webhookId]))[0] ?? null

  return {
    async save(subscription, seal) {
      const saved = await database
        .transaction(async (client) => {
          const webhookId = await saveSubscription(client, subscription, seal)
          const text = `${SELECT_SUBSCRIPTIONS} WHERE s.webhook_id = $1`
          return (await client.query<SubscriptionRow>(text, [webhookId])).rows[0] as SubscriptionRow
        })
        .catch(refuseGoneVolume)
      return toSubscription(saved)
    },

    find,

    findOwn: async (keyId, volumeId, url) =>
      (await select('WHERE s.key_id = $1 AND s.volume_id = $2 AND s.url = $3', [keyId, volumeId, url]))[0] ?? null,

    async list({ volumeId, keyId }, page) {
      const found = await select(LISTED, [
        ...[volumeId, keyId],
        ...[page.after?.createdAt ?? null, page.after?.id ?? null],
        page.limit + 1,
      ])
      const { items, next } = listed(found, page, ({ createdAt, webhookId }) => ({ createdAt, id: webhookId }))
      const ids = items.map(({ webhookId }) => webhookId)
      const deliveries = await database.query<DeliveryRow>({ text: LATEST, values: [ids, LISTED_DELIVERIES] })
      const of = (webhookId: string) => deliveries.filter((row) => row.webhook_id === webhookId).map(toDelivery)
      return { items: items.map((item) => ({ ...item, deliveries: of(item.webhookId) })), next }
    },

    async remove(volumeId, webhookId) {
      const text = 'DELETE FROM webhook_subscriptions WHERE volume_id = $1 AND webhook_id = $2 RETURNING webhook_id'
      return (await database.query({ text, values: [volumeId, webhookId] })).length === 1
    },

    async enable(volumeId, webhookId) {
      const isFound = await database.transaction((client) => activate(client, volumeId, webhookId))
      return isFound ? find(webhookId) : null
    },

    async rotate(volumeId, webhookId, { sealed, until, canOpen }) {
      const isFound = await database.transaction(async (client) => {
        const former = await client.query<{ secret: Buffer | null }>(FORMER, [volumeId, webhookId])
        const [row] = former.rows
        const kept = row?.secret && canOpen(row.secret) ? row.secret : null
        if (row) await client.query(ROTATE, [webhookId, sealed, kept, kept && until])
        return row !== undefined
      })
      return isFound ? find(webhookId) : null
    },

    test: (volumeId, webhookId) =>
      database.transaction(async (client) => {
        if ((await activeOrganization(client, volumeId, webhookId)) === null) return null
        const { rows } = await client.query<{ event_id: string }>(
          `INSERT INTO events (volume_id, event) VALUES ($1, 'webhook.test') RETURNING event_id`,
          [volumeId],
        )
        const delivery = await client.query<DeliveryRow>(
          `INSERT INTO webhook_deliveries (webhook_id, event_id, event, next_attempt_at)
           VALUES ($1, $2, 'webhook.test', now()) RETURNING *`,
          [webhookId, rows[0]?.event_id],
        )
        await client.query(DELIVER, [webhookId, rows[0]?.event_id, volumeId])
        return toDelivery(delivery.rows[0] as DeliveryRow)
      }),

    redeliver: (volumeId, webhookId, choice) =>
      database.transaction(async (client) => {
        const orgId = await activeOrganization(client, volumeId, webhookId)
        return orgId === null ? null : redeliver(client, { orgId, volumeId, webhookId }, choice)
      }),

    ...openLostAccess(database),
  }
}

/**
 * Returns the organization of a subscription, and keeps the subscription active until the transaction ends; null if it
 * does not exist or is disabled.
 */
const activeOrganization = async (client: PoolClient, volumeId: string, webhookId: string): Promise<string | null> => {
  const { rows } = await client.query<{ org_id: string }>(
    `SELECT org_id FROM webhook_subscriptions WHERE volume_id = $1 AND webhook_id = $2 AND status = 'active' FOR SHARE`,
    [volumeId, webhookId],
  )
  return rows[0]?.org_id ?? null
}

const LISTED = `
  WHERE s.volume_id = $1 AND ($2::uuid IS NULL OR s.key_id = $2)
    AND ($3::timestamptz IS NULL OR (s.created_at, s.webhook_id) > ($3, $4::uuid))
  ORDER BY s.created_at, s.webhook_id LIMIT $5`

const LATEST = `
  SELECT latest.* FROM unnest($1::uuid[]) AS listed (webhook_id) CROSS JOIN LATERAL (
    SELECT * FROM webhook_deliveries d WHERE d.webhook_id = listed.webhook_id ORDER BY created_at DESC, event_id LIMIT $2) latest
  ORDER BY latest.created_at DESC, latest.event_id`

const FORMER = 'SELECT secret FROM webhook_subscriptions WHERE volume_id = $1 AND webhook_id = $2 FOR UPDATE'

const ROTATE = `
  UPDATE webhook_subscriptions SET secret = $2, previous_secret = $3, previous_until = $4, updated_at = now()
  WHERE webhook_id = $1`

const DELIVER = enqueueSql('webhook.deliver', {
  volumeId: '$3::uuid',
  payload: { webhook_id: '$1::uuid', event_id: '$2::uuid' },
})
