import { openEncryption } from '@agent-memory/adapters/encryption'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { openSubscriptions } from '@agent-memory/adapters/postgres/notify/subscriptions'
import { openWebhookSender } from '@agent-memory/adapters/webhooks/webhook-sender'
import type { Encryption } from '@agent-memory/core/ports/notify/encryption'
import type { SubscriptionStore } from '@agent-memory/core/ports/notify/subscriptions'
import type { WebhookSender } from '@agent-memory/core/ports/notify/webhook-sender'
import type { StartedConfig } from '../config/config.js'

/** What notifications need: who subscribed, and how they are reached. */
export interface Notifications {
  subscriptions: SubscriptionStore
  encryption: Encryption
  webhookSender: WebhookSender
}

export const openNotifications = (config: StartedConfig, database: Database): Notifications => ({
  subscriptions: openSubscriptions(database),
  encryption: openEncryption(config.secretKey),
  webhookSender: openWebhookSender({ allowedNetworks: config.webhookAllowedNetworks }),
})
